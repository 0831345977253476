<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en_US">
    <context>
        <name>helix</name>
        <message>
            <location filename="helix_desktop/app/about.py" />
            <source>Apache License 2.0</source>
            <translation>Apacheライセンス2.0</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/about.py" />
            <source>Full third-party licenses</source>
            <translation>サードパーティライセンスの全文</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/about.py" />
            <source>Third-party software</source>
            <translation>サードパーティソフトウェア</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Add the provider again with `helix-desktop models add … --secret {name}`.</source>
            <translation>`helix-desktop models add … --secret {name}`でプロバイダーを追加し直してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Can't read the key for {endpoint}. {message}</source>
            <translation>{endpoint}のキーを読み取れません。{message}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>No secure system keyring found, so the value of {name} can't be saved.</source>
            <translation>安全なシステムキーリングが見つからないため、{name}の値を保存できません。</translation>
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
            <translation>何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Set the variable and start Helix again.</source>
            <translation>変数を設定して、Helixを起動し直してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>The environment variable {name} has no value for the header {header}.</source>
            <translation>ヘッダー{header}に使う環境変数{name}に値がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>The key is empty.</source>
            <translation>キーが空です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>The keyring has no value for the header {name} of {endpoint}.</source>
            <translation>キーリングに{endpoint}のヘッダー{name}の値がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>The system keyring isn't responding.</source>
            <translation>システムキーリングが応答しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The value of {name} can't be sent.</source>
            <translation>{name}の値は送信できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>There is no key for {endpoint}.</source>
            <translation>{endpoint}のキーがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>This doesn't look like a key. Keys contain no spaces.</source>
            <translation>キーではないようです。キーに空白は含まれません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Unlock the keyring and try again, or set the key as an environment variable.</source>
            <translation>キーリングのロックを解除して再試行するか、キーを環境変数に設定してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/api_keys.py" />
            <source>Write ${{NAME}} for an environment variable.</source>
            <translation>環境変数は${{NAME}}と書きます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <source>A file of Helix Desktop is missing: {name}.</source>
            <translation>Helix Desktopのファイルがありません: {name}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <source>Can't create the folder {folder}: {reason}.</source>
            <translation>フォルダー{folder}を作成できません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <source>Can't write to the folder {folder}.</source>
            <translation>フォルダー{folder}に書き込めません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <source>Choose another place with --data-dir.</source>
            <translation>--data-dirで別の場所を指定してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/environment.py" />
            <location filename="helix_desktop/providers/models/model_catalog.py" />
            <location filename="helix_desktop/ui/application/startup.py" />
            <location filename="helix_desktop/ui/style/theme.py" />
            <source>Reinstall Helix Desktop.</source>
            <translation>Helix Desktopを再インストールしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>Choose one in Settings › Models and keys.</source>
            <translation>設定 › モデルとキーで選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>No other model is available.</source>
            <translation>ほかに使えるモデルがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>Nothing to compact yet.</source>
            <translation>圧縮するものはまだありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>Nothing was compacted.</source>
            <translation>何も圧縮されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>The newest turn and your last message are never compacted.</source>
            <translation>最新のターンと最後のメッセージは圧縮されません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>This session has no compaction {number}.</source>
            <translation>このセッションに圧縮{number}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>This session has no handover {number}.</source>
            <translation>このセッションに引き継ぎ書{number}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>This workspace has no fast model.</source>
            <translation>このワークスペースに高速モデルはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>This workspace has no long-context model.</source>
            <translation>このワークスペースに長コンテキストモデルはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/handover_timeline.py" />
            <source>This workspace has no main model.</source>
            <translation>このワークスペースにメインモデルはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Already covered by a handover.</source>
            <translation>すでに引き継ぎ書がカバーしています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Already excluded.</source>
            <translation>すでに除外されています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Covered by a handover, so its text is no longer sent.</source>
            <translation>引き継ぎ書がカバーしているため、このテキストはもう送信されません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Not sent yet.</source>
            <translation>まだ送信されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>Recall it into your next message, or undo the handover first.</source>
            <translation>次のメッセージに呼び戻すか、先に引き継ぎ書を元に戻してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/inspection/request_inspector.py" />
            <source>The Timeline shows what the handover covers.</source>
            <translation>引き継ぎ書がカバーする範囲はタイムラインで確認できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Check its window, or end the process if it hangs. Nothing was lost.</source>
            <translation>そのウィンドウを確認するか、応答がなければプロセスを終了してください。何も失われていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Close that version, or start the MCP server from the same version.</source>
            <translation>そのバージョンを閉じるか、同じバージョンからMCPサーバーを起動してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Helix Desktop was closed before the command ended.</source>
            <translation>コマンドが終わる前にHelix Desktopが閉じられました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Process {pid} has this workspace open and isn't responding.</source>
            <translation>プロセス{pid}がこのワークスペースを開いたまま応答していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>Process {pid}, another version of Helix, has this workspace open.</source>
            <translation>別バージョンのHelixのプロセス{pid}がこのワークスペースを開いています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/ipc_client.py" />
            <source>The session shows what was done. Nothing was lost.</source>
            <translation>実行された内容はセッションで確認できます。何も失われていません。</translation>
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
            <translation>ウィンドウでコマンドが失敗しました。理由はログを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Can't create a socket in {home}: {reason}.</source>
            <translation>{home}にソケットを作成できません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Can't open a local port: {reason}.</source>
            <translation>ローカルポートを開けません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Can't open the folder {home}: {reason}.</source>
            <translation>フォルダー{home}を開けません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Choose a shorter --data-dir.</source>
            <translation>より短い--data-dirを指定してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Other users can enter the folder {home}.</source>
            <translation>ほかのユーザーがフォルダー{home}に入れます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>Set its permissions to {private}.</source>
            <translation>アクセス許可を{private}に設定してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>The path {plain} is too long for a socket.</source>
            <translation>パス{plain}はソケットには長すぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/local_socket.py" />
            <source>This system has no local sockets.</source>
            <translation>このシステムにはローカルソケットがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>Nothing is stored in this workspace yet.</source>
            <translation>このワークスペースにはまだ何も保存されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>Open the workspace in Helix Desktop first.</source>
            <translation>先にHelix Desktopでワークスペースを開いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>The process that had this workspace open is gone.</source>
            <translation>このワークスペースを開いていたプロセスはなくなりました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>This workspace is in use by {who}, which can't share it.</source>
            <translation>このワークスペースは{who}が使用中で、共有できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>Try again when that is finished (a check, backup, or repair). Nothing was lost.</source>
            <translation>その処理（確認、バックアップ、修復）が終わってから再試行してください。何も失われていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/ipc/remote_tools.py" />
            <source>Try again.</source>
            <translation>再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Can't read {path}, so the file isn't overwritten.</source>
            <translation>{path}を読み取れないため、ファイルは上書きされません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Can't read {path}, so the file isn't used.</source>
            <translation>{path}を読み取れないため、ファイルは使用されません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Couldn't save {path}: {reason}.</source>
            <translation>{path}を保存できませんでした（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Repair or move the file.</source>
            <translation>ファイルを修復するか、移動してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>Skipped an entry of {path}: {error}</source>
            <translation>{path}の項目をスキップしました: {error}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>The damaged file is kept as {aside}.</source>
            <translation>破損したファイルは{aside}として保管されています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>The entry is still in the file.</source>
            <translation>項目はファイルに残っています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/json_file.py" />
            <source>The file is unchanged.</source>
            <translation>ファイルは変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't open the folder {folder}: {reason}.</source>
            <translation>フォルダー{folder}を開けません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Choose another folder.</source>
            <translation>別のフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <source>Copy the folder here, or choose another one.</source>
            <translation>フォルダーをここにコピーするか、別のフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <source>Mount the folder on this computer and open that.</source>
            <translation>フォルダーをこのコンピューターにマウントし、それを開いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <source>{asked} is on another computer.</source>
            <translation>{asked}は別のコンピューターにあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/launch_targets.py" />
            <source>{asked} isn't a folder on this computer.</source>
            <translation>{asked}はこのコンピューターのフォルダーではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Can't read the MCP server list, so no server is started.</source>
            <translation>MCPサーバーの一覧を読み取れないため、サーバーは起動しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Can't write {path}: {error}.</source>
            <translation>{path}に書き込めません（{error}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Enter one of them.</source>
            <translation>いずれかを入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Remove one first.</source>
            <translation>先にどれかを削除してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Server {name} contains a character that can't be passed to a program.</source>
            <translation>サーバー{name}にプログラムへ渡せない文字が含まれています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Server {name} needs a command or URL.</source>
            <translation>サーバー{name}にはコマンドまたはURLが必要です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Servers: {known}.</source>
            <translation>サーバー: {known}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>The arguments or the URL contain a key, which would be saved in a file.</source>
            <translation>引数またはURLにキーが含まれており、ファイルに保存されてしまいます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>There is no server {name}.</source>
            <translation>サーバー{name}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Use `--secret NAME` (a variable or header) to be asked for the key, or write ${NAME} for an environment variable.</source>
            <translation>`--secret NAME`（変数またはヘッダー）を使うとキーの入力を求められます。環境変数は${NAME}と書きます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>Use letters and digits.</source>
            <translation>英数字を使用してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>You already have {most} servers.</source>
            <translation>サーバーがすでに{most}件あります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_file.py" />
            <source>{name} isn't a valid server name.</source>
            <translation>{name}は有効なサーバー名ではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <source>Not a valid server list: {error}.</source>
            <translation>有効なサーバー一覧ではありません（{error}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <source>The file is too large for a server list.</source>
            <translation>ファイルがサーバー一覧としては大きすぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <source>servers of type {kind} aren't supported.</source>
            <translation>種類が{kind}のサーバーには対応していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_import.py" />
            <source>the server needs an input from its editor. Use a variable instead: ${NAME}.</source>
            <translation>サーバーにエディターからの入力が必要です。代わりに変数を使ってください: ${NAME}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Enter the secret as one line of text.</source>
            <translation>シークレットは1行のテキストで入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>No secure system keyring found, so the secret can't be saved.</source>
            <translation>安全なシステムキーリングが見つからないため、シークレットを保存できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Nothing was saved.</source>
            <translation>何も保存されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Save it with `helix-desktop servers secret {server} {name}`.</source>
            <translation>`helix-desktop servers secret {server} {name}`で保存してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Set it as an environment variable and use ${{{name}}} in the server's configuration.</source>
            <translation>環境変数に設定し、サーバーの構成では${{{name}}}を使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>The keyring has no secret {name} for server {server}.</source>
            <translation>キーリングにサーバー{server}のシークレット{name}がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/mcp_servers/server_settings.py" />
            <source>Unlock the keyring and try again.</source>
            <translation>キーリングのロックを解除して再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <source>Choose a model first.</source>
            <translation>先にモデルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <source>There is no provider {provider}.</source>
            <translation>プロバイダー{provider}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Try again later.</source>
            <translation>後で再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <source>{endpoint} didn't answer within {patience} s.</source>
            <translation>{endpoint}は{patience}秒以内に応答しませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/connection_test.py" />
            <source>{endpoint} lists no models.</source>
            <translation>{endpoint}のモデル一覧が空です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>Add the provider or choose another model in Settings › Models and keys or with `helix-desktop models choose`. Known providers: {known}.</source>
            <translation>設定 › モデルとキー、または`helix-desktop models choose`でプロバイダーを追加するか別のモデルを選択してください。使えるプロバイダー: {known}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>Helix chose {model} as fast model. You can choose another one.</source>
            <translation>Helixが{model}を高速モデルに選びました。別のモデルも選択できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>Helix chose {model} as long-context model. You can choose another one.</source>
            <translation>Helixが{model}を長コンテキストモデルに選びました。別のモデルも選択できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>No fast model selected: using {model}.</source>
            <translation>高速モデルが未選択のため、{model}を使用します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>No long-context model selected: using {model} ({window} tokens).</source>
            <translation>長コンテキストモデルが未選択のため、{model}（{window}トークン）を使用します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>No model selected, so the practice model answers. It works offline and only quotes what the tools return.</source>
            <translation>モデルが未選択のため、練習用モデルが応答します。オフラインで動作し、ツールの出力を引用するだけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>{model} isn't available: there is no provider {provider}.</source>
            <translation>{model}は使用できません。プロバイダー{provider}がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_handles.py" />
            <source>{name} isn't available: its provider isn't set up.</source>
            <translation>{name}は使用できません。プロバイダーが未設定です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>Invalid value: {error}.</source>
            <translation>無効な値です（{error}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>Known: {endpoints}.</source>
            <translation>使えるもの: {endpoints}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>There is no provider {name}.</source>
            <translation>プロバイダー{name}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>Write it as provider/model, for example openai/gpt-5.5.</source>
            <translation>openai/gpt-5.5のように、プロバイダー/モデルの形で書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/model_registry.py" />
            <source>{name} isn't a model name.</source>
            <translation>{name}はモデル名ではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/own_endpoints.py" />
            <source>Line {number} isn't NAME{sign}VALUE.</source>
            <translation>{number}行目がNAME{sign}VALUEの形になっていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/own_endpoints.py" />
            <source>{name} is set twice.</source>
            <translation>{name}が2回設定されています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/provider_factory.py" />
            <source>Choose another dialect for this provider.</source>
            <translation>このプロバイダーには別のプロトコルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/models/provider_factory.py" />
            <source>{endpoint} isn't reached over HTTP.</source>
            <translation>{endpoint}はHTTPで接続するプロバイダーではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/plain_http.py" />
            <source>Others on that network could read and change everything. Use https://, or allow http:// for this host (--allow-http on the command line).</source>
            <translation>同じネットワーク上の他者が、すべての内容を読み取ったり変更したりできます。https://を使うか、このホストにhttp://を許可してください（コマンドラインでは--allow-http）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/plain_http.py" />
            <source>The connection to {host} isn't encrypted.</source>
            <translation>{host}への接続は暗号化されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>--cluster needs the address of a Dask scheduler, such as tls://host:8786, not {address}.</source>
            <translation>--cluster にはDaskスケジューラーのアドレス（tls://host:8786 など）が必要です。{address} は使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Can't reach the cluster at {address}: {reason}.</source>
            <translation>{address} のクラスターに接続できません：{reason}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Install it with: pip install "helix-desktop[cluster]".</source>
            <translation>次のコマンドでインストールしてください：pip install "helix-desktop[cluster]"</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Install the same version of Helix on all workers.</source>
            <translation>すべてのワーカーに同じバージョンのHelixをインストールしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Replays on a cluster need Dask, which is not installed.</source>
            <translation>クラスターでの再生にはDaskが必要ですが、インストールされていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>The worker {worker} runs {name} {theirs}, and this computer {ours}.</source>
            <translation>ワーカー {worker} の{name}は {theirs}、このコンピューターでは {ours} です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Use tls:// with certificates, or a scheduler on this machine.</source>
            <translation>証明書を使う tls:// か、このコンピューター上のスケジューラーを使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/dask_cluster.py" />
            <source>Whole sessions would travel to {host} unencrypted.</source>
            <translation>セッション全体が暗号化されずに {host} へ送信されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/policy_trials.py" />
            <source>Can't compare policies because their process ended.</source>
            <translation>プロセスが終了したため、ポリシーを比較できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/policy_trials.py" />
            <source>Nothing changed. Reopen this page to try again.</source>
            <translation>何も変更されていません。このページを開き直して再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>Can't read the folder {folder}: {reason}.</source>
            <translation>フォルダー{folder}を読み取れません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>Replay them into two folders.</source>
            <translation>2つのフォルダーに分けて再生してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>The folder {path} has no recorded sessions (*.jsonl[.gz]).</source>
            <translation>フォルダー{path}に記録されたセッション（*.jsonl[.gz]）がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>There is no file {path}.</source>
            <translation>ファイル{path}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/replay/replay_files.py" />
            <source>{other} and {path} would write the same trace.</source>
            <translation>{other}と{path}は同じトレースを書き込みます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>Can't load the system keyring.</source>
            <translation>システムキーリングを読み込めません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>Check PYTHON_KEYRING_BACKEND and keyringrc.cfg, or set the key as an environment variable.</source>
            <translation>PYTHON_KEYRING_BACKENDとkeyringrc.cfgを確認するか、キーを環境変数に設定してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>Keys are saved in {store}</source>
            <translation>キーは{store}に保存されます</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>No secure system keyring: keys are saved until you quit</source>
            <translation>安全なシステムキーリングなし: キーは終了するまで保存</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>The system keyring couldn't delete the key.</source>
            <translation>システムキーリングからキーを削除できませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>The system keyring couldn't save the key.</source>
            <translation>システムキーリングにキーを保存できませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>The system keyring won't release the key.</source>
            <translation>システムキーリングからキーを取得できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/secret_vault.py" />
            <source>Unlock the keyring and try again. The key was not written anywhere else.</source>
            <translation>キーリングのロックを解除して再試行してください。キーはほかのどこにも書き込まれていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/message_queue.py" />
            <source>Couldn't queue the message: {reason}.</source>
            <translation>メッセージをキューに追加できませんでした（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/message_queue.py" />
            <location filename="helix_desktop/app/sessions/session_archive.py" />
            <source>Couldn't save this change: {reason}.</source>
            <translation>この変更を保存できませんでした（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/message_queue.py" />
            <source>Your message stays in the message box. Free disk space, or stop the turn and send it.</source>
            <translation>メッセージは入力欄に残っています。ディスクの空きを増やすか、ターンを停止して送信してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_archive.py" />
            <source>A session needs a name.</source>
            <translation>セッションには名前が必要です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_archive.py" />
            <source>The old name stays.</source>
            <translation>名前は元のままです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_archive.py" />
            <source>The session stays where it is.</source>
            <translation>セッションは元の場所のままです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Helix is still working in this session. Nothing changed.</source>
            <translation>Helixはこのセッションでまだ作業中です。何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <source>Stop its running commands, or wait until they end.</source>
            <translation>実行中のコマンドを停止するか、終了するまで待ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <source>The worktree of this session was removed: {branch}.</source>
            <translation>このセッションのワークツリーは削除されました: {branch}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This session has no worktree.</source>
            <translation>このセッションにワークツリーはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Wait until its turn finishes, or stop it with Esc.</source>
            <translation>ターンの完了を待つか、Escで停止してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/session_worktrees.py" />
            <source>You can read the session. Start a new one to go on.</source>
            <translation>セッションを読むことはできます。続けるには新しいセッションを開始してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>Choose one of: {known}.</source>
            <translation>いずれかを選択してください: {known}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>Omit the effort, or choose another model.</source>
            <translation>推論量を省略するか、別のモデルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>{least} to {most} tokens</source>
            <translation>{least}～{most}トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>{model} can't use the reasoning effort {effort}.</source>
            <translation>{model}では推論量{effort}を使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/sessions/sessions.py" />
            <source>{model} has no reasoning effort to choose.</source>
            <translation>{model}では推論量を選択できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>A provider that asks for longer ends the turn</source>
            <translation>これより長い待機を求められた場合はターンを終了します</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>A session finishes</source>
            <translation>セッションが完了したとき</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>A tool call or an MCP server is waiting</source>
            <translation>ツール呼び出しかMCPサーバーが待機中です</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Also while Helix is in front</source>
            <translation>Helixが前面にあるときも</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Animations</source>
            <translation>アニメーション</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Animations: `system` follows the desktop.</source>
            <translation>アニメーション。`system`はデスクトップに従います。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>Appearance</source>
            <translation>外観</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Can't read the policy for all workspaces. Balanced is used.</source>
            <translation>全ワークスペースのポリシーを読み取れません。Balancedを使用します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Can't read the settings file. Default settings are used.</source>
            <translation>設定ファイルを読み取れません。既定の設定を使用します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>Commands</source>
            <translation>コマンド</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Couldn't save the policy for all workspaces: {reason}.</source>
            <translation>全ワークスペースのポリシーを保存できませんでした（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Couldn't save the settings: {reason}.</source>
            <translation>設定を保存できませんでした（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Custom shortcuts as JSON: action to keys.</source>
            <translation>カスタムショートカットのJSON。アクションからキーへの対応。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Dark</source>
            <translation>ダーク</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Dark or light; `system` follows the desktop.</source>
            <translation>ダークまたはライト。`system`はデスクトップに従います。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Fill the screen when the window opens.</source>
            <translation>ウィンドウを開くときに最大化します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>For sessions that aren't on screen</source>
            <translation>画面に表示されていないセッションが対象</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Full</source>
            <comment>motion</comment>
            <translation>標準</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Git Bash is used if both are installed: Helix understands its commands. Takes effect after a restart</source>
            <translation>両方インストール済みなら、Helixがコマンドを理解できるGit Bashを使います。再起動後に反映されます</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Height of the window when it opens.</source>
            <translation>ウィンドウを開くときの高さ。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Helix needs my approval</source>
            <translation>Helixが承認を求めたとき</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Hosts allowed without encryption</source>
            <translation>暗号化なしで許可するホスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>In any open workspace</source>
            <translation>開いているすべてのワークスペースが対象</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Language</source>
            <translation>言語</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Language of the window; `system` is that of the system.</source>
            <translation>ウィンドウの言語。`system`はシステムの言語です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Let the fast model name a session after its first turn.</source>
            <translation>セッションの最初のターンの後、高速モデルが名前を付けます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Light</source>
            <translation>ライト</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Longest wait in minutes when a provider asks to try again later.</source>
            <translation>プロバイダーが後での再試行を求めた場合の最長待機時間（分）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Longest wait when asked to wait</source>
            <translation>待機を求められたときの上限</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Message box</source>
            <translation>メッセージ欄</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Motion</source>
            <translation>動き</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Name sessions by the fast model</source>
            <translation>高速モデルでセッションに名前を付ける</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Notify me when</source>
            <translation>通知するタイミング</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Notify when a call waits for an answer.</source>
            <translation>呼び出しが回答を待っているときに通知します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Notify when a session finishes.</source>
            <translation>セッションが完了したときに通知します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Notify while Helix is in front, too.</source>
            <translation>Helixが前面にあるときも通知します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Possible values: {known}.</source>
            <translation>指定できる値: {known}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Possible values: {low} to {high}.</source>
            <translation>指定できる値: {low}～{high}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Private hosts for http://, separated by spaces</source>
            <translation>http://を許可するプライベートホスト（空白区切り）</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Private hosts that may be reached by http://, separated by spaces.</source>
            <translation>http://での接続を許可するプライベートホスト（空白区切り）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Providers</source>
            <translation>プロバイダー</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Reduced</source>
            <translation>控えめ</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Reduced turns off sliding and fading</source>
            <translation>「控えめ」はスライドとフェードをオフにします</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Reopen the last workspace</source>
            <translation>前回のワークスペースを開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Reopen the last workspace at startup.</source>
            <translation>起動時に前回のワークスペースを開きます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Scales the whole window. Also Ctrl++, Ctrl+−, and Ctrl+0</source>
            <translation>ウィンドウ全体を拡大・縮小します。Ctrl++、Ctrl+−、Ctrl+0でも操作できます</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Sessions</source>
            <translation>セッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Shell for commands</source>
            <translation>コマンドのシェル</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Shell for commands on Windows; `automatic` is Git Bash if it is there.</source>
            <translation>Windowsでコマンドに使うシェル。`automatic`は、Git Bashがあればそれを使います。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Shift+Tab changes the mode</source>
            <translation>Shift+Tabでモードを変更</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Shift+Tab in the message box changes the mode instead of moving the focus.</source>
            <translation>メッセージ欄のShift+Tabで、フォーカスの移動の代わりにモードを変更します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Size</source>
            <translation>サイズ</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Size of everything in the window, in percent.</source>
            <translation>ウィンドウ内のすべての大きさ（%）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Startup</source>
            <translation>起動</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>System</source>
            <translation>システム</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>System</source>
            <comment>language</comment>
            <translation>システム</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>System follows your desktop</source>
            <translation>「システム」はデスクトップに従います</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Takes effect at once</source>
            <translation>すぐに反映されます</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>The earlier policy stays in effect.</source>
            <translation>以前のポリシーが引き続き有効です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>The last model you chose; new workspaces start with it.</source>
            <translation>最後に選択したモデル。新しいワークスペースはこれで始まります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>The models you chose last as JSON, newest first.</source>
            <translation>最近選択したモデルのJSON（新しい順）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>The workspace that opens at startup.</source>
            <translation>起動時に開くワークスペース。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Theme</source>
            <translation>テーマ</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>There is no setting {key}.</source>
            <translation>{key}という設定はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>When off, Helix shows all workspaces</source>
            <translation>オフの場合、すべてのワークスペースを表示します</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>When off, Shift+Tab moves the focus. Use Alt+M</source>
            <translation>オフ時、Shift+Tabはフォーカス移動。Alt+Mで変更</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>When off, the first words are the name</source>
            <translation>オフの場合、最初の言葉が名前になります</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Width of the list of sessions.</source>
            <translation>セッション一覧の幅。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Width of the window when it opens.</source>
            <translation>ウィンドウを開くときの幅。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Your changes apply until you quit Helix.</source>
            <translation>変更はHelixを終了するまで有効です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>Zoom, in percent</source>
            <translation>拡大率（%）</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>min</source>
            <translation>分</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/settings.py" />
            <source>{key} can't be {value}.</source>
            <translation>{key}に{value}は指定できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/single_instance.py" />
            <source>Helix Desktop is already open in {who}.</source>
            <translation>Helix Desktopはすでに{who}で開いています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/single_instance.py" />
            <source>Use that window, or start another one with its own --data-dir.</source>
            <translation>そのウィンドウを使うか、別の--data-dirを指定してもう1つ起動してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/cache_browser.py" />
            <source>Nothing changed. Choose a file of the same version, for example from a backup.</source>
            <translation>何も変更されていません。同じバージョンのファイルを、バックアップなどから選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/cache_browser.py" />
            <source>Run `helix-desktop check`.</source>
            <translation>`helix-desktop check`を実行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/cache_browser.py" />
            <source>The entry is still damaged.</source>
            <translation>エントリは破損したままです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/cache_browser.py" />
            <source>{path} doesn't have the same bytes as this entry.</source>
            <translation>{path}のバイト列はこのエントリと一致しません。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/app/workspaces/copies.py" />
            <source>{count} places in the stored data couldn't be read.</source>
            <extracomment>One: {count} place in the stored data couldn't be read.</extracomment>
            <translation>
                <numerusform>保存データのうち{count}か所を読み取れませんでした。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>Check the workspace to see what can be repaired.</source>
            <translation>ワークスペースを確認すると、修復できるものがわかります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>Couldn't read {path}: {reason}.</source>
            <translation>{path}を読み取れませんでした（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>Couldn't write {path}: {reason}.</source>
            <translation>{path}に書き込めませんでした（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>Nothing changed. Choose another file.</source>
            <translation>何も変更されていません。別のファイルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>The content no longer matches its hash, so no file was written.</source>
            <translation>内容がハッシュと一致しなくなったため、ファイルは書き込まれませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/exports.py" />
            <source>The entry is unchanged. Choose another folder or free disk space.</source>
            <translation>エントリは変更されていません。別のフォルダーを選択するか、ディスクの空きを増やしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/guide_agreements.py" />
            <source>Can't read {missing} as instructions of this folder.</source>
            <translation>{missing}をこのフォルダーの指示として読み取れません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/guide_agreements.py" />
            <source>From git or from a nested repository, and you haven't agreed to use it.</source>
            <translation>gitまたは入れ子のリポジトリから来たもので、使用にまだ同意していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>assumed</source>
            <translation>仮定</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>built in</source>
            <translation>組み込み</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>built in, {dated}</source>
            <translation>組み込み、{dated}</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>from the same model elsewhere</source>
            <translation>別の場所の同じモデルから</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>reported by the provider</source>
            <translation>プロバイダーの報告値</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>saved in {store}</source>
            <translation>{store}に保存済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>saved until you quit</source>
            <translation>終了するまで保存</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/model_settings.py" />
            <source>set by you</source>
            <translation>自分で設定</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/open_workspace.py" />
            <source>Can't change models and policy here.</source>
            <translation>ここではモデルとポリシーを変更できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/open_workspace.py" />
            <source>Open the workspace.</source>
            <translation>ワークスペースを開いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_center.py" />
            <source>The permission for this session could not be kept.</source>
            <translation>このセッションの許可を保存できませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Can't read the permissions file, so Helix asks again about everything you allowed or denied.</source>
            <translation>許可ファイルを読み取れないため、これまでに許可または拒否した内容をHelixが再度確認します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Couldn't save your answer, because the permissions file can't be written.</source>
            <translation>許可ファイルに書き込めないため、回答を保存できませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Remove some in Settings › Permissions.</source>
            <translation>設定 › 許可でいくつか削除してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>See Settings › Sandbox, or Settings › Permissions for how to get one.</source>
            <translation>設定 › サンドボックスを参照してください。入手方法は設定 › 許可にあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>There are more than {most} rules.</source>
            <translation>ルールが{most}件を超えています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Trust this folder first, in the window or with `helix-desktop permissions --folder DIR trust`.</source>
            <translation>先に、ウィンドウまたは`helix-desktop permissions --folder DIR trust`でこのフォルダーを信頼してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>Your answer applies until you quit Helix.</source>
            <translation>回答はHelixを終了するまで有効です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>{mode} is for trusted folders only.</source>
            <translation>{mode}は信頼済みフォルダーでのみ使えます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/permission_files.py" />
            <source>{mode} needs a sandbox, and none is in use here.</source>
            <translation>{mode}にはサンドボックスが必要ですが、ここでは使われていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Allow this computer's address in its network, such as {example}. The service must listen there.</source>
            <translation>{example}のような、ネットワーク内でのこのコンピューターのアドレスを許可してください。サービスはそのアドレスで待ち受けている必要があります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Can't read the sandbox settings. The defaults apply, with no hosts allowed.</source>
            <translation>サンドボックスの設定を読み取れません。既定値が適用され、ホストは許可されません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Choose a folder inside it that has no keys.</source>
            <translation>その中の、キーを含まないフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Couldn't save the sandbox settings: {reason}.</source>
            <translation>サンドボックスの設定を保存できませんでした（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>In the sandbox, {text} is the sandbox itself, and not this computer.</source>
            <translation>サンドボックス内では、{text}はこのコンピューターではなくサンドボックス自身です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove some.</source>
            <translation>いくつか削除してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Start the path with / or ~/.</source>
            <translation>パスは/または~/で始めてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>The earlier settings stay in effect.</source>
            <translation>以前の設定が引き続き有効です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>There are too many hosts or folders.</source>
            <translation>ホストまたはフォルダーが多すぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>Write name or name:port.</source>
            <translation>名前または名前:ポートの形で書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>{text} contains more than commands should read.</source>
            <translation>{text}にはコマンドに読み取らせるべきでないものが含まれています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <source>{text} isn't a full path.</source>
            <translation>{text}は完全なパスではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/sandbox_access.py" />
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>{text} isn't a host.</source>
            <translation>{text}はホストではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/session_modes.py" />
            <source>Answer the question first, or choose the mode in its menu.</source>
            <translation>先に回答するか、モードのメニューから選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/session_modes.py" />
            <source>Ask Helix for another one.</source>
            <translation>Helixに別のプランを依頼してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/session_modes.py" />
            <source>The mode stays as it is, because a question waits for your answer.</source>
            <translation>回答待ちの確認があるため、モードは変わりません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/session_modes.py" />
            <source>This plan is no longer open.</source>
            <translation>このプランはもう承認待ちではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>The file stays in {place}.</source>
            <translation>ファイルは{place}に残っています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>This file is no longer set aside.</source>
            <translation>このファイルはもう退避されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>{path} wasn't put back because another file is there.</source>
            <translation>別のファイルがあるため、{path}は戻されませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>{path} wasn't put back because its place is outside the folder.</source>
            <translation>場所がフォルダーの外にあるため、{path}は戻されませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/set_aside_files.py" />
            <source>{path} wasn't put back because its worktree was removed.</source>
            <translation>ワークツリーが削除されているため、{path}は戻されませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/toolbox_factory.py" />
            <source>Looking at the project's files…</source>
            <translation>プロジェクトのファイルを確認中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/toolbox_factory.py" />
            <source>Searching the project's files for secrets…</source>
            <translation>プロジェクトのファイルからシークレットを検索中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/toolbox_factory.py" />
            <source>Waiting for {drive}, which doesn't answer…</source>
            <translation>応答しない{drive}を待っています…</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <source>A name can have at most {longest} characters.</source>
            <translation>名前は{longest}文字以内です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <source>A workspace needs a name.</source>
            <translation>ワークスペースには名前が必要です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <source>All stored data was copied, except the workspace's name and policy.</source>
            <translation>ワークスペースの名前とポリシーを除く、すべての保存データがコピーされました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_file.py" />
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Can't write {file}: {reason}.</source>
            <translation>{file}に書き込めません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't read the file {file}, which is the workspace file of {folder}.</source>
            <translation>ファイル{file}を読み取れません（{folder}のワークスペースファイル）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't read the file {file}, which may be the workspace file of {folder}.</source>
            <translation>ファイル{file}を読み取れません（{folder}のワークスペースファイルの可能性があります）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't read the file {file}: {reason}.</source>
            <translation>ファイル{file}を読み取れません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Can't read the folder {folder}.</source>
            <translation>フォルダー{folder}を読み取れません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Change its permissions or choose another folder.</source>
            <translation>アクセス許可を変更するか、別のフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Choose the project's folder.</source>
            <translation>プロジェクトのフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Couldn't save the workspace {workspace}: {error}.</source>
            <translation>ワークスペース{workspace}を保存できませんでした（{error}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Nothing else changed.</source>
            <translation>ほかは何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Open a folder in the window, or use it with `helix-desktop ask --folder`.</source>
            <translation>ウィンドウでフォルダーを開くか、`helix-desktop ask --folder`で使用してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Rename the folder or choose another one.</source>
            <translation>フォルダーの名前を変更するか、別のフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>The folder's name isn't valid text.</source>
            <translation>フォルダーの名前が有効なテキストではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>There is no workspace {name}.</source>
            <translation>ワークスペース{name}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Workspaces: {known}.</source>
            <translation>ワークスペース: {known}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Your data is intact. Restore the file from a backup, or move the folder {parent} away to start over.</source>
            <translation>データは無事です。バックアップからファイルを復元するか、フォルダー{parent}を別の場所へ移して最初からやり直してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>Your stored data is intact. Restore the file from a backup, or run `helix-desktop check --workspace {id}`.</source>
            <translation>保存データは無事です。バックアップからファイルを復元するか、`helix-desktop check --workspace {id}`を実行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_list.py" />
            <source>{folder} is not a folder.</source>
            <translation>{folder}はフォルダーではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>Can't save the text because it isn't valid Unicode.</source>
            <translation>有効なUnicodeではないため、テキストを保存できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>Nothing changed. Put longer text into a project file.</source>
            <translation>何も変更されていません。長いテキストはプロジェクトのファイルに入れてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>Set the warning below the limit. Nothing changed.</source>
            <translation>警告は上限より低く設定してください。何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>The text has {count} characters; the limit is {longest}.</source>
            <translation>テキストは{count}文字です。上限は{longest}文字です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>There can be at most {most} hosts.</source>
            <translation>ホストは最大{most}件です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>Write it as name, name:port or [address]:port.</source>
            <translation>名前、名前:ポート、または[アドレス]:ポートの形で書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>{host} isn't a host.</source>
            <translation>{host}はホストではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>{name} can't have this budget.</source>
            <translation>{name}にこの予算は設定できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_settings.py" />
            <source>{name} would stop before its warning.</source>
            <translation>{name}が警告より先に停止することになります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>Can't delete {place}: {reason}.</source>
            <translation>{place}を削除できません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>Can't move the workspace {workspace}: {reason}.</source>
            <translation>ワークスペース{workspace}を移動できません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>Can't restore the workspace: {reason}.</source>
            <translation>ワークスペースを復元できません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>The rest is still there.</source>
            <translation>残りはまだそこにあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>The workspace is still in {place}.</source>
            <translation>ワークスペースは{place}に残っています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/app/workspaces/workspace_trash.py" />
            <source>The workspace is unchanged.</source>
            <translation>ワークスペースは変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>a large output</source>
            <translation>大きな出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>a pinned output</source>
            <translation>ピン留めした出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>a tool's output</source>
            <translation>ツールの出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>an older output</source>
            <translation>古い出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>no result came</source>
            <translation>結果なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>pinned fact</source>
            <translation>ピン留めした事実</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>pinned message</source>
            <translation>ピン留めしたメッセージ</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>pinned rule</source>
            <translation>ピン留めしたルール</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>project context</source>
            <translation>プロジェクトのコンテキスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the agent said it</source>
            <translation>エージェントの発言</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the beginning is damaged</source>
            <translation>先頭が破損しています</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the beginning is excluded</source>
            <translation>先頭は除外されています</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the system prompt</source>
            <translation>システムプロンプト</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>the tools it may call</source>
            <translation>呼び出せるツール</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>what the pinned text after it is</source>
            <translation>次のピン留めしたテキストの説明</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>you mentioned it</source>
            <translation>ユーザーが言及</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/blocks.py" />
            <source>you wrote it</source>
            <translation>ユーザーの入力</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Already moved to the cache.</source>
            <translation>すでにキャッシュに移動されています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Already part of every request.</source>
            <translation>すでにすべてのリクエストに含まれています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Comes from {name}. Change it there.</source>
            <translation>{name}に由来します。そちらで変更してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Helix is answering this message.</source>
            <translation>Helixがこのメッセージに回答中です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Pinned. Unpin it first.</source>
            <translation>ピン留めされています。先にピン留めを外してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/inspection.py" />
            <source>Unpin it instead.</source>
            <translation>代わりにピン留めを外してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>Compaction can't reduce: {told}. Choose a model with a larger context window, turn off tools, unpin blocks, or shorten your message.</source>
            <translation>圧縮では減らせません: {told}。コンテキストウィンドウの大きいモデルを選ぶ、ツールをオフにする、ブロックのピン留めを外す、メッセージを短くする、のいずれかをお試しください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>The next request needs {need} {what}, but the model accepts {most}.</source>
            <translation>次のリクエストに必要な量（{what}）は{need}ですが、モデルの上限は{most}です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>bytes</source>
            <translation>バイト</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/text/model_text.py" />
            <source>images</source>
            <translation>画像</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>pinned blocks</source>
            <translation>ピン留めしたブロック</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>system prompt</source>
            <translation>システムプロンプト</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>tokens</source>
            <translation>トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>tool definitions</source>
            <translation>ツールの定義</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>your last message and the last step</source>
            <translation>最後のメッセージと最後のステップ</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/overflow.py" />
            <source>{name} {tokens}</source>
            <translation>{name} {tokens}</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>Make it simpler.</source>
            <translation>もっと単純にしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The regular expression calls itself, which is not possible here.</source>
            <translation>正規表現が自分自身を呼び出しています。ここでは使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The regular expression cannot be read.</source>
            <translation>正規表現を解釈できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The regular expression cannot be read: {error}.</source>
            <translation>正規表現を解釈できません（{error}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The regular expression has {count} characters, {longest} are possible.</source>
            <translation>正規表現が{count}文字あります。上限は{longest}文字です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>The repetitions {form} multiply to too many.</source>
            <translation>繰り返し{form}の掛け合わせが多すぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>To look for these very letters use text:"…".</source>
            <translation>この文字列そのものを探すには、text:"…"を使います。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>Use + or * instead.</source>
            <translation>代わりに+または*を使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/texts/safe_regex.py" />
            <source>Write (?R), (?1) and (?&amp;name) out.</source>
            <translation>(?R)、(?1)、(?&amp;name)は展開して書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/context/window_state.py" />
            <source>window at {tokens} of {size} tokens</source>
            <translation>コンテキストは{size}中{tokens}トークン</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/blank_runs.py" />
            <source>⟨{count} blank lines⟩</source>
            <extracomment>One: ⟨{count} blank line⟩</extracomment>
            <translation>
                <numerusform>⟨空行{count}行⟩</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/blank_runs.py" />
            <source>⟨{count} blanks⟩</source>
            <extracomment>One: ⟨{count} blank⟩</extracomment>
            <translation>
                <numerusform>⟨空白{count}文字⟩</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/blank_runs.py" />
            <source>⟨{count} hidden characters⟩</source>
            <extracomment>One: ⟨{count} hidden character⟩</extracomment>
            <translation>
                <numerusform>⟨不可視文字{count}個⟩</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/blank_runs.py" />
            <source>⟨{count} tabs⟩</source>
            <extracomment>One: ⟨{count} tab⟩</extracomment>
            <translation>
                <numerusform>⟨タブ{count}個⟩</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache.py" />
            <source>it is longer than the original</source>
            <translation>元の内容より長い</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache.py" />
            <source>the model refused or found nothing</source>
            <translation>モデルが拒否したか、何も見つからなかった</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/cache.py" />
            <source>{count} lines are not in the original</source>
            <extracomment>One: {count} line is not in the original</extracomment>
            <translation>
                <numerusform>元の内容にない行が{count}行</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>A space is missing after the closing {sign}.</source>
            <translation>閉じの{sign}の後に空白がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>A time range can't have a sign.</source>
            <translation>時間の範囲に符号は付けられません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Did you mean “{near}:”?</source>
            <translation>「{near}:」ではありませんか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Enter a part of the name.</source>
            <translation>名前の一部を入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Fields: {fields}.</source>
            <translation>フィールド: {fields}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example auth, or text:"a phrase" for the content alone.</source>
            <translation>例: auth。内容だけの検索にはtext:"語句"。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example created:&lt;7d, created:2026-11-20 or created:yesterday.</source>
            <translation>例: created:&lt;7d、created:2026-11-20、created:yesterday。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example mime:image or mime:=text/plain.</source>
            <translation>例: mime:image、mime:=text/plain。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example outcome:failed.</source>
            <translation>例: outcome:failed。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example pinned:yes.</source>
            <translation>例: pinned:yes。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example re:/error \d+/i.</source>
            <translation>例: re:/error \d+/i。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example sha:3fa9: the first digits, 0-9 and a-f.</source>
            <translation>例: sha:3fa9。先頭の桁を0-9とa-fで指定します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example text:"Traceback (most recent".</source>
            <translation>例: text:"Traceback (most recent"。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example tool:shell, or tool:~read for a part of the name.</source>
            <translation>例: tool:shell、名前の一部ならtool:~read。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example used:never, used:&lt;7d or used:&gt;2026-11-20.</source>
            <translation>例: used:never、used:&lt;7d、used:&gt;2026-11-20。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example what:auth.py, or what:=src/auth.py for an exact match.</source>
            <translation>例: what:auth.py、完全一致ならwhat:=src/auth.py。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>For example {field}:&gt;10k, {field}:10..20 or {field}:0.</source>
            <translation>例: {field}:&gt;10k、{field}:10..20、{field}:0。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Nothing follows “{text}”.</source>
            <translation>「{text}」の後に何もありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>One of context, pinned, cached, compacted, superseded, damaged.</source>
            <translation>context、pinned、cached、compacted、superseded、damagedのいずれか。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Possible letters: i m s x.</source>
            <translation>使える文字: i m s x。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Put a {sign} where it ends.</source>
            <translation>終わりの位置に{sign}を付けてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>The {sign} is never closed.</source>
            <translation>{sign}が閉じられていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>There is no field “{name}”.</source>
            <translation>フィールド「{name}」はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>Write a range as smaller..larger, for example 10..20.</source>
            <translation>範囲は10..20のように、小さい値..大きい値の形で書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>{known} To search for a colon, put "…" around it.</source>
            <translation>{known}コロンを検索するには、"…"で囲んでください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{flags}” can't follow a regular expression.</source>
            <translation>正規表現の後に「{flags}」は置けません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{relation}” doesn't work with names.</source>
            <translation>「{relation}」は名前には使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{text}” is too far away.</source>
            <translation>「{text}」は遠すぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{text}” is too large.</source>
            <translation>「{text}」は大きすぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>“{text}” isn't a number.</source>
            <translation>「{text}」は数値ではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{text}” isn't a time.</source>
            <translation>「{text}」は日時ではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{value}” is neither yes nor no.</source>
            <translation>「{value}」はyesでもnoでもありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{value}” isn't a state.</source>
            <translation>「{value}」は状態ではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“{value}” isn't the start of a SHA-256.</source>
            <translation>「{value}」はSHA-256の先頭部分ではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/cache_filter.py" />
            <source>“~” works only with names.</source>
            <translation>「~」は名前にのみ使えます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>A model takes notes when new history exceeds this share; 0 = never.</source>
            <translation>新しい履歴がこの割合を超えるとモデルがメモを取ります。0 = しない。</translation>
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
            <translation>いずれかを選択してください: {choices}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Context window to assume for a model whose own is unknown.</source>
            <translation>コンテキストウィンドウが不明なモデルで仮定する値。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Economy</source>
            <translation>Economy</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Enter a number from {low} to {high} {unit}.</source>
            <translation>数値を入力してください（{low}～{high}{unit}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Enter a whole number from {low} to {high} {unit}.</source>
            <translation>整数を入力してください（{low}～{high}{unit}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Known: {known}.</source>
            <translation>使えるもの: {known}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <location filename="helix_desktop/domain/context_window/presets.py" />
            <source>Known: {presets}.</source>
            <translation>使えるもの: {presets}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Leave the previous turn alone, allow recallable markers, or treat it like any other.</source>
            <translation>直前のターンは触らない、呼び戻せるマーカーを許可する、ほかと同じに扱う、から選択。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Let the agent choose what to keep of a large output, decide automatically, or never shorten.</source>
            <translation>大きな出力の何を残すかをエージェントが選ぶ、自動で決める、短縮しない、から選択。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Merge and shorten those notes above this share.</source>
            <translation>この割合を超えたら、それらのメモを統合して短縮します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Move outputs older than this many turns or steps; 0 = never.</source>
            <translation>このターン数またはステップ数より古い出力を移動します。0 = しない。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Newest tokens that a handover leaves unchanged.</source>
            <translation>引き継ぎ書が変更せずに残す最新のトークン数。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Notes leave whole and quote what a forecast expects to be needed again, or the newest reads of changed files.</source>
            <translation>メモがそのまま残し引用するもの: 予測で再び必要になるもの、または変更されたファイルの最新の読み取り。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Observational</source>
            <translation>Observational</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Outputs larger than this are shortened before they enter the context.</source>
            <translation>これより大きい出力は、コンテキストに入る前に短縮されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Policy of subagents: the conversation's, or a preset of their own.</source>
            <translation>サブエージェントのポリシー。会話と同じ、または独自のプリセット。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>The same limit in tokens; whichever comes first. All limits for notes shrink with it in small context windows.</source>
            <translation>同じ上限をトークン数で指定。先に達した方が有効です。小さいコンテキストウィンドウでは、メモの上限もすべてこれに合わせて下がります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>There is no policy preset {preset}.</source>
            <translation>ポリシーのプリセット{preset}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>There is no policy value {name}.</source>
            <translation>ポリシーの値{name}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Time between two handovers.</source>
            <translation>引き継ぎ書を書く間隔。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Turn old steps into short notes when the context is this full; 0 = never.</source>
            <translation>コンテキストがここまで埋まったら、古いステップを短いメモにします。0 = しない。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>Write a handover when the context is this full; 0 = only manually.</source>
            <translation>コンテキストがここまで埋まったら、引き継ぎ書を書きます。0 = 手動のみ。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>s</source>
            <comment>seconds</comment>
            <translation>秒</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>turns or steps</source>
            <translation>ターンまたはステップ</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/policy.py" />
            <source>{name} can't be {value}.</source>
            <translation>{name}に{value}は指定できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/presets.py" />
            <source>The policy preset can't be {name}.</source>
            <translation>ポリシーのプリセットに{name}は指定できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/presets.py" />
            <source>There is no policy preset {name}.</source>
            <translation>ポリシーのプリセット{name}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/context_window/presets.py" />
            <source>These policy values are no longer settings, and are ignored: {names}.</source>
            <translation>これらのポリシーの値は設定ではなくなったため、無視されます: {names}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Extra high</source>
            <comment>reasoning effort</comment>
            <translation>超高</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>High</source>
            <comment>reasoning effort</comment>
            <translation>高</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Low</source>
            <comment>reasoning effort</comment>
            <translation>低</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Maximum</source>
            <comment>reasoning effort</comment>
            <translation>最大</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Medium</source>
            <comment>reasoning effort</comment>
            <translation>中</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Minimal</source>
            <comment>reasoning effort</comment>
            <translation>最小</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>Off</source>
            <comment>reasoning effort</comment>
            <translation>オフ</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/effort.py" />
            <source>On</source>
            <comment>reasoning effort</comment>
            <translation>オン</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <source>A record of kind {name} has a value that the journal can't store.</source>
            <translation>種類が{name}のレコードに、ジャーナルに保存できない値があります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <source>A record of kind {name}, version {version}, was written by a newer Helix Desktop.</source>
            <translation>種類が{name}、バージョン{version}のレコードは、より新しいHelix Desktopで書き込まれました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <source>Can't decode a journal record.</source>
            <translation>ジャーナルのレコードをデコードできません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <location filename="helix_desktop/store/journal_table.py" />
            <source>Nothing changed. Open this workspace with the newer version.</source>
            <translation>何も変更されていません。新しいバージョンでこのワークスペースを開いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/event_codec.py" />
            <source>Nothing was written.</source>
            <translation>何も書き込まれていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>A URL can't contain a user name or password.</source>
            <translation>URLにユーザー名やパスワードは含められません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>A server URL starts with https://.</source>
            <translation>サーバーのURLはhttps://で始まります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>At least {least} characters; there are {count}.</source>
            <translation>{least}文字以上にしてください（現在{count}文字）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>At least {least}.</source>
            <translation>{least}以上にしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>At most {most} characters; there are {count}.</source>
            <translation>{most}文字以内にしてください（現在{count}文字）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>At most {most}.</source>
            <translation>{most}以下にしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose at least one.</source>
            <translation>1つ以上選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose at least {least}.</source>
            <translation>{least}個以上選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose at most {most}.</source>
            <translation>{most}個以内で選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose each only once.</source>
            <translation>それぞれ1回だけ選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose from these.</source>
            <translation>この中から選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose one.</source>
            <translation>1つ選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Choose yes or no.</source>
            <translation>はいかいいえを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a date with a time, like 2026-01-31T18:30:00Z.</source>
            <translation>2026-01-31T18:30:00Zのように日時を入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a date, like 2026-01-31.</source>
            <translation>2026-01-31のように日付を入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a full URL, like https://example.org.</source>
            <translation>https://example.orgのように完全なURLを入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a number like 3.5.</source>
            <translation>3.5のように数値を入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a number.</source>
            <translation>数値を入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter a whole number.</source>
            <translation>整数を入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter an email address, like ann@example.org.</source>
            <translation>ann@example.orgのようにメールアドレスを入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Enter text.</source>
            <translation>テキストを入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Not a URL.</source>
            <translation>URLではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Others on the network could read and change everything sent to an http:// server.</source>
            <translation>http://のサーバーに送る内容は、ネットワーク上の他者がすべて読み取ったり変更したりできます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Put the key into a header.</source>
            <translation>キーはヘッダーに入れてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Required.</source>
            <translation>必須です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>Use https://. Only servers on this computer and private networks can use http://.</source>
            <translation>https://を使ってください。http://はこのコンピューターとプライベートネットワーク上のサーバーでのみ使えます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/mcp_servers.py" />
            <source>{url} isn't a server URL.</source>
            <translation>{url}はサーバーのURLではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Accept edits</source>
            <translation>編集を許可</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Ask</source>
            <translation>毎回確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Asks before each change and command, except read-only ones in the sandbox.</source>
            <translation>変更とコマンドのたびに確認します。サンドボックス内の読み取り専用コマンドは除きます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Only reads. Ends with a plan that you edit, approve, or discard.</source>
            <translation>読み取りのみ。最後に、編集、承認、破棄のできるプランを示します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Ordinary file edits need no approval. Commands still ask.</source>
            <translation>通常のファイル編集は承認不要です。コマンドは確認します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <location filename="helix_desktop/domain/tool_table.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Plan</source>
            <translation>プラン</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Required arguments are missing:</source>
            <translation>必須の引数がありません:</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Sandboxed auto</source>
            <translation>サンドボックス自動</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>Sandboxed commands and ordinary file edits need no approval. Allowed hosts are in reach.</source>
            <translation>サンドボックス内コマンドと通常のファイル編集は承認不要です。許可したホストには接続できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>The arguments can't be read.</source>
            <translation>引数を読み取れません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>This can't be done:</source>
            <translation>実行できません:</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>This session is in plan mode, in which only calls that read are run.</source>
            <translation>このセッションはプランモードです。実行されるのは読み取りだけの呼び出しです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/permission.py" />
            <source>files of this workspace that hold no secrets</source>
            <translation>シークレットを含まない、このワークスペースのファイル</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>first {last} of {total}</source>
            <translation>{total}のうち先頭{last}</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>more than {total}</source>
            <translation>{total}超</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} bytes</source>
            <extracomment>One: {count} byte</extracomment>
            <translation>
                <numerusform>{count}バイト</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} cells</source>
            <extracomment>One: {count} cell</extracomment>
            <translation>
                <numerusform>{count}セル</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} lines</source>
            <extracomment>One: {count} line</extracomment>
            <translation>
                <numerusform>{count}行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} long lines cut</source>
            <extracomment>One: {count} long line cut</extracomment>
            <translation>
                <numerusform>長い行{count}行を切り詰め</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} pages</source>
            <extracomment>One: {count} page</extracomment>
            <translation>
                <numerusform>{count}ページ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} sheets</source>
            <extracomment>One: {count} sheet</extracomment>
            <translation>
                <numerusform>{count}シート</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{count} slides</source>
            <extracomment>One: {count} slide</extracomment>
            <translation>
                <numerusform>{count}スライド</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/shown_part.py" />
            <source>{first}–{last} of {total}</source>
            <translation>{total}のうち{first}–{last}</translation>
        </message>
        <message>
            <location filename="helix_desktop/domain/subagent_definition.py" />
            <source>Policy not used: {why}</source>
            <translation>ポリシーは使用されません: {why}</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>No command is running.</source>
            <translation>実行中のコマンドはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>Running: {running}.</source>
            <translation>実行中: {running}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>Stop one with background_command: {named}.</source>
            <translation>background_commandでいずれかを停止してください: {named}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>The command has ended.</source>
            <translation>コマンドはすでに終了しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>There is no background command {name}.</source>
            <translation>バックグラウンドコマンド{name}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>This session runs no commands in the background.</source>
            <translation>このセッションでは、バックグラウンドでコマンドを実行できません。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/engine/background_commands.py" />
            <source>{count} commands run in the background, and no more can be started.</source>
            <extracomment>One: {count} command runs in the background, and no more can be started.</extracomment>
            <translation>
                <numerusform>バックグラウンドで{count}件のコマンドが実行中のため、これ以上開始できません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>Everything is saved. Raise the budget in Settings › Budgets to continue.</source>
            <translation>すべて保存済みです。続けるには設定 › 予算で予算を増やしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>The session</source>
            <translation>セッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>The workspace</source>
            <translation>ワークスペース</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/engine/budget.py" />
            <source>{cost} and {count} calls with an unknown price</source>
            <extracomment>One: {cost} and {count} call with an unknown price</extracomment>
            <translation>
                <numerusform>{cost}と価格不明の呼び出し{count}回</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has spent {cost} of its {limit}. Your warning is set at {mark}.</source>
            <translation>{name}の使用額は{limit}中{cost}です。警告の設定額は{mark}です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has spent {cost}. Your warning is set at {mark}.</source>
            <translation>{name}の使用額は{cost}です。警告の設定額は{mark}です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has used up its budget of {budget} ({used}).</source>
            <translation>{name}の予算{budget}を使い切りました（{used}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has used up its budget of {budget} tokens ({tokens}).</source>
            <translation>{name}の予算{budget}トークンを使い切りました（{tokens}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has used {tokens} of its {limit} tokens. Your warning is set at {mark}.</source>
            <translation>{name}の使用量は{limit}トークン中{tokens}です。警告の設定値は{mark}です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} has used {tokens} tokens. Your warning is set at {mark}.</source>
            <translation>{name}の使用量は{tokens}トークンです。警告の設定値は{mark}です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/budget.py" />
            <source>{name} made a call with an unknown price. Dollar budgets don't count it; token budgets do.</source>
            <translation>{name}で価格不明の呼び出しがありました。ドルの予算には含まれず、トークンの予算には含まれます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>Nothing changed. Try again, or compact by rules.</source>
            <translation>何も変更されていません。再試行するか、ルールで圧縮してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>The draft was stopped.</source>
            <translation>下書きを停止しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>The preview failed because {asks} didn't write a usable handover.</source>
            <translation>{asks}が使える引き継ぎ書を書かなかったため、プレビューに失敗しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>The session is closed.</source>
            <translation>セッションは閉じています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>{job} isn't a background job.</source>
            <translation>{job}はバックグラウンドジョブではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/compactor.py" />
            <source>{reason}; by rules: {why}</source>
            <translation>{reason}。ルールで実行: {why}</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>A handover has six sections.</source>
            <translation>引き継ぎ書には6つのセクションがあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>No new version was created.</source>
            <translation>新しいバージョンは作成されませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>Nothing changed. Shorten the version; the originals keep everything.</source>
            <translation>何も変更されていません。このバージョンを短くしてください。元の内容はすべて残ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>Nothing changed. Try again, choose another model, or use rules.</source>
            <translation>何も変更されていません。再試行するか、別のモデルを選ぶか、ルールを使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>The handover already has this text.</source>
            <translation>引き継ぎ書はすでにこのテキストです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>The handover is unchanged.</source>
            <translation>引き継ぎ書は変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>The messages that this version covers can't be found again.</source>
            <translation>このバージョンがカバーするメッセージが見つかりません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>This version is in use.</source>
            <translation>このバージョンは使用中です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>This version would take more than {most} tokens, half of every request.</source>
            <translation>このバージョンは{most}トークンを超えます。これは毎回のリクエストの半分にあたります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/handover_versions.py" />
            <source>{name} didn't write a usable handover.</source>
            <translation>{name}は使える引き継ぎ書を書きませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>Compacting would have freed too little, so nothing changed.</source>
            <translation>圧縮しても空く量が少なすぎるため、何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>Nothing to compact right now.</source>
            <translation>今は圧縮するものがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>Something went wrong. Nothing changed. See the log for details.</source>
            <translation>問題が発生しました。何も変更されていません。詳細はログを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>The conversation changed in the meantime, so nothing was compacted.</source>
            <translation>途中で会話が変わったため、何も圧縮されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/compaction/jobs.py" />
            <source>{tokens_before} tokens became {tokens_after}.</source>
            <translation>{tokens_before}トークンが{tokens_after}トークンになりました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Already in context in full.</source>
            <translation>すでに全文がコンテキストにあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Helix is answering this message, so it's always sent in full.</source>
            <translation>Helixがこのメッセージに回答中のため、常に全文が送信されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>No longer in context.</source>
            <translation>もうコンテキストにありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Not pinned.</source>
            <translation>ピン留めされていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Nothing to pin.</source>
            <translation>ピン留めするものがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Nothing to redo.</source>
            <translation>やり直すものがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Nothing to undo: the context is the full history.</source>
            <translation>元に戻すものがありません。コンテキストは履歴全体です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Only calls, which their results need. Exclude the results instead.</source>
            <translation>呼び出しのみで、その結果に必要です。代わりに結果を除外してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Pin less, or unpin something else first.</source>
            <translation>ピン留めを減らすか、先にほかのピン留めを外してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>Pinned blocks would take more than a quarter of every request.</source>
            <translation>ピン留めしたブロックが、毎回のリクエストの4分の1を超えます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/manual_rewrites.py" />
            <source>There is no result to exclude.</source>
            <translation>除外する結果がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>Let Helix recall it, or undo the compaction first.</source>
            <translation>Helixに呼び戻させるか、先に圧縮を元に戻してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>The change failed. The output is unchanged.</source>
            <translation>変更に失敗しました。出力は変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>The excerpt was refused: {why}. The output is unchanged.</source>
            <translation>抜粋は却下されました: {why}。出力は変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>The full output may not fit, or no model could write an excerpt.</source>
            <translation>出力全体が入りきらないか、どのモデルも抜粋を作成できませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>There is no output for this call.</source>
            <translation>この呼び出しの出力はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/output_gate.py" />
            <source>This output is now in the cache or covered by a handover.</source>
            <translation>この出力は現在キャッシュにあるか、引き継ぎ書がカバーしています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/permission_broker.py" />
            <source>The window was closed before an answer.</source>
            <translation>回答する前にウィンドウが閉じられました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/price_questions.py" />
            <source>Set it with `helix-desktop models set {model} --input USD --output USD`. Use --free if it costs nothing, or --dollar-limit off to go on without the limit.</source>
            <translation>`helix-desktop models set {model} --input USD --output USD`で設定してください。無料なら--freeを、上限なしで続けるなら--dollar-limit offを使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/price_questions.py" />
            <source>The price of {model} is unknown, so the budget in dollars can't be kept.</source>
            <translation>{model}の価格が不明なため、ドルの予算を管理できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/playback.py" />
            <source>A recorded model can give only recorded answers.</source>
            <translation>記録されたモデルは、記録された回答しか返せません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>It is not there.</source>
            <translation>そこにありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>More than one cache entry starts with {prefix}.</source>
            <translation>{prefix}で始まるキャッシュエントリが複数あります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>No content begins with {prefix}.</source>
            <translation>{prefix}で始まる内容はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>There is no content {digest}.</source>
            <translation>内容{digest}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/replay/replay.py" />
            <source>{name} names a content that is nowhere.</source>
            <translation>{name}が参照する内容はどこにもありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/request_builder.py" />
            <source>Event {seq} of this session isn't a request.</source>
            <translation>このセッションのイベント{seq}はリクエストではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/server_requests.py" />
            <source>A server can use a model only while it works on a call.</source>
            <translation>サーバーがモデルを使えるのは、呼び出しを処理している間だけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/server_requests.py" />
            <source>The user declined.</source>
            <translation>ユーザーが拒否しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/server_requests.py" />
            <source>Too long for {llm}: {tokens} tokens.</source>
            <translation>{llm}には長すぎます（{tokens}トークン）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_deps.py" />
            <source>This SubAgent does not have the tool {tool}. Tools: {known}.</source>
            <translation>このサブエージェントにツール{tool}はありません。ツール: {known}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_journal.py" />
            <source>Branched in the middle of a turn. Continue from here.</source>
            <translation>ターンの途中からブランチしました。ここから続けてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_journal.py" />
            <source>Choose a message.</source>
            <translation>メッセージを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_journal.py" />
            <source>Nothing to branch from.</source>
            <translation>ブランチする元がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>A turn is still running.</source>
            <translation>ターンがまだ実行中です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Helix quit during this turn. Everything up to here is saved.</source>
            <translation>このターンの途中でHelixが終了しました。ここまではすべて保存済みです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Nothing to continue.</source>
            <translation>続けるものがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Nothing to send.</source>
            <translation>送信するものがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Send a message.</source>
            <translation>メッセージを送信してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Wait until it finishes, or stop it with Esc.</source>
            <translation>完了を待つか、Escで停止してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_runner.py" />
            <source>Write a message first.</source>
            <translation>先にメッセージを書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/session_window.py" />
            <source>There is no version {restores} of this session's context.</source>
            <translation>このセッションのコンテキストにバージョン{restores}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/side_questions.py" />
            <source>{llm} gave no usable answer.</source>
            <translation>{llm}から使える回答が得られませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/side_questions.py" />
            <source>{llm} took too long.</source>
            <translation>{llm}の応答に時間がかかりすぎました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>A SubAgent starts no SubAgents.</source>
            <translation>サブエージェントはサブエージェントを起動できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>Ask before trying again.</source>
            <translation>再試行する前に確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>Couldn't save how the subagent ended.</source>
            <translation>サブエージェントの終了状態を保存できませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>Do it with the other tools.</source>
            <translation>ほかのツールで行ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>The SubAgent failed.</source>
            <translation>サブエージェントが失敗しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>The user stopped all subagents before this one started.</source>
            <translation>開始前に、ユーザーがすべてのサブエージェントを停止しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>The user stopped the subagent.</source>
            <translation>ユーザーがサブエージェントを停止しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>There is no tool {name} here.</source>
            <translation>ここにツール{name}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/subagents.py" />
            <source>This workspace has no model {model}, so the main model is used.</source>
            <translation>このワークスペースにモデル{model}がないため、メインモデルを使用します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>Send a message that helps, or choose another model.</source>
            <translation>助けになるメッセージを送信するか、別のモデルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>Send again or choose another model.</source>
            <translation>再送信するか、別のモデルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>Something went wrong. Everything up to here is saved. See the log for details.</source>
            <translation>問題が発生しました。ここまではすべて保存済みです。詳細はログを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The answer was cut off at the model's output limit.</source>
            <translation>回答がモデルの出力上限で途切れました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model declined to answer.</source>
            <translation>モデルが回答を拒否しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model made the same call {count} times in a row and got the same output.</source>
            <translation>モデルが同じ呼び出しを{count}回続け、同じ出力を受け取りました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model made the same failing call {count} times in a row.</source>
            <translation>モデルが失敗する同じ呼び出しを{count}回続けました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model sent an empty answer.</source>
            <translation>モデルが空の回答を送信しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The model's reply was cut off.</source>
            <translation>モデルの応答が途切れました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The partial answer is saved. Continue, or send a new message.</source>
            <translation>回答の途中までは保存済みです。続行するか、新しいメッセージを送信してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/engine/turn.py" />
            <source>The provider's filter ended the answer.</source>
            <translation>プロバイダーのフィルターが回答を終了しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/gemini_stream.py" />
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The partial answer is saved. Send again or choose another model.</source>
            <translation>回答の途中までは保存済みです。再送信するか、別のモデルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/gemini_stream.py" />
            <source>The provider couldn't parse the model's output ({reason}).</source>
            <translation>プロバイダーがモデルの出力を解析できませんでした（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/gemini_stream.py" />
            <source>{message} The provider says: “{reason}”</source>
            <translation>{message}プロバイダーからのメッセージ: 「{reason}」</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/model_lists.py" />
            <source>Check the base URL.</source>
            <translation>ベースURLを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/dialects/model_lists.py" />
            <source>The provider didn't return a list of models.</source>
            <translation>プロバイダーがモデルの一覧を返しませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>An address with a name or a password in it is not fetched from.</source>
            <translation>名前やパスワードを含むアドレスからは取得しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>Can't find the host {host}.</source>
            <translation>ホスト{host}が見つかりません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Nothing was sent. Use https://, or a server on this computer or network.</source>
            <translation>何も送信されていません。https://を使うか、このコンピューターまたはネットワーク上のサーバーを使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Remove it from the URL. Keys belong in the system keyring.</source>
            <translation>URLから削除してください。キーはシステムキーリングに保存します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>The base URL of the provider contains a name or a password.</source>
            <translation>プロバイダーのベースURLに名前またはパスワードが含まれています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The base URL of the provider isn't a web address.</source>
            <translation>プロバイダーのベースURLがWebアドレスではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>The base URL uses http outside your private network, so others could read your key and conversation.</source>
            <translation>ベースURLがプライベートネットワーク外でhttpを使っているため、キーと会話を他者に読まれるおそれがあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>The user can allow this host in Settings › Permissions.</source>
            <translation>ユーザーは設定 › 許可でこのホストを許可できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Write https://host/path.</source>
            <translation>https://ホスト/パスの形で書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Write it as https://host/path, or http://localhost:port for a server on this computer.</source>
            <translation>https://ホスト/パス、またはこのコンピューター上のサーバーならhttp://localhost:ポートの形で書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>Write other alphabets as xn--… (punycode).</source>
            <translation>ほかの文字体系はxn--…（punycode）で書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>{host} is no plain host name.</source>
            <translation>{host}は通常のホスト名ではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>{host} leads into this machine or a private network, and that is not fetched from.</source>
            <translation>{host}はこのコンピューターまたはプライベートネットワークを指すため、取得しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/address_policy.py" />
            <source>{url} is no address of the web.</source>
            <translation>{url}はWebアドレスではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Can't find the provider's address.</source>
            <translation>プロバイダーのアドレスが見つかりません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Can't reach the provider.</source>
            <translation>プロバイダーに接続できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Couldn't open an encrypted connection to the provider.</source>
            <translation>プロバイダーとの暗号化接続を開けませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Nothing answers at the provider's address.</source>
            <translation>プロバイダーのアドレスから応答がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The API key contains a line break or an invalid character.</source>
            <translation>APIキーに改行または無効な文字が含まれています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The answer was stopped because it has too many bytes.</source>
            <translation>回答のバイト数が多すぎるため、停止されました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The answer was stopped because one of its lines is too long.</source>
            <translation>回答に長すぎる行があるため、停止されました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The base URL redirects elsewhere.</source>
            <translation>ベースURLがほかへリダイレクトしています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The connection was lost before an answer arrived.</source>
            <translation>回答が届く前に接続が切れました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The model is still being loaded.</source>
            <translation>モデルはまだ読み込み中です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider asks to wait until {until}; your limit is {limit}.</source>
            <translation>プロバイダーが{until}まで待つよう求めています。設定した上限は{limit}です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider didn't answer in time.</source>
            <translation>プロバイダーが時間内に応答しませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider doesn't have this model.</source>
            <translation>プロバイダーにこのモデルはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider had an internal error.</source>
            <translation>プロバイダーで内部エラーが発生しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider is overloaded.</source>
            <translation>プロバイダーが過負荷状態です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider rejected the API key.</source>
            <translation>プロバイダーがAPIキーを拒否しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider rejected the credentials that signed the request.</source>
            <translation>リクエストの署名に使われた認証情報を、プロバイダーが拒否しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider rejected the request.</source>
            <translation>プロバイダーがリクエストを拒否しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider rejected the signature, because this computer's clock is wrong.</source>
            <translation>このコンピューターの時計がずれているため、プロバイダーが署名を拒否しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider returned a web page instead of an answer.</source>
            <translation>プロバイダーが回答の代わりにWebページを返しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider returned something that isn't an answer.</source>
            <translation>プロバイダーが回答ではないものを返しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider sent an empty answer.</source>
            <translation>プロバイダーが空の回答を送信しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The provider's rate limit is reached.</source>
            <translation>プロバイダーのレート制限に達しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The proxy requires authentication.</source>
            <translation>プロキシの認証が必要です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The request exceeds the model's limit.</source>
            <translation>リクエストがモデルの上限を超えています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The request is too large for the provider.</source>
            <translation>リクエストがプロバイダーの許容量を超えています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>The system proxy type isn't supported.</source>
            <translation>システムプロキシの種類に対応していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>This API key has no access to this model.</source>
            <translation>このAPIキーではこのモデルにアクセスできません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>This system doesn't trust the provider's certificate.</source>
            <translation>このシステムはプロバイダーの証明書を信頼していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Your account with the provider is out of credit.</source>
            <translation>プロバイダーのアカウントのクレジットがなくなりました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Your message is saved.</source>
            <translation>メッセージは保存済みです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>Your sign-in to the provider has expired.</source>
            <translation>プロバイダーへのサインインの有効期限が切れています。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{count} minutes</source>
            <extracomment>One: {count} minute</extracomment>
            <translation>
                <numerusform>{count}分</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Add a key in Settings › Models and keys, or choose another model.</source>
            <translation>{kept}設定 › モデルとキーでキーを追加するか、別のモデルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Add credit with the provider or choose another model.</source>
            <translation>{kept}プロバイダーでクレジットを追加するか、別のモデルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the access key and its secret, then send it again.</source>
            <translation>{kept}アクセスキーとシークレットを確認してから、再送信してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL and the protocol in Settings › Models and keys.</source>
            <translation>{kept}設定 › モデルとキーでベースURLとプロトコルを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL and this system's certificates.</source>
            <translation>{kept}ベースURLとこのシステムの証明書を確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL in Settings › Models and keys.</source>
            <translation>{kept}設定 › モデルとキーでベースURLを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL in Settings, and whether this network requires sign-in.</source>
            <translation>{kept}設定でベースURLを確認し、このネットワークにサインインが必要かどうかも確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the base URL. Servers without https start with http://.</source>
            <translation>{kept}ベースURLを確認してください。httpsではないサーバーはhttp://で始まります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the connection and the base URL, then send it again.</source>
            <translation>{kept}接続とベースURLを確認してから、再送信してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check the key in Settings › Models and keys and send it again.</source>
            <translation>{kept}設定 › モデルとキーでキーを確認し、再送信してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Check this system's proxy and its password.</source>
            <translation>{kept}このシステムのプロキシとそのパスワードを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Choose another model or ask the provider for access.</source>
            <translation>{kept}別のモデルを選択するか、プロバイダーにアクセス権を依頼してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Choose another model, or check its name in Settings › Models and keys.</source>
            <translation>{kept}別のモデルを選択するか、設定 › モデルとキーで名前を確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Choose another model, or check the settings of this one.</source>
            <translation>{kept}別のモデルを選択するか、このモデルの設定を確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Compact the session or choose a model with a larger context window.</source>
            <translation>{kept}セッションを圧縮するか、コンテキストウィンドウの大きいモデルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Continue then, choose another model, or raise the limit in Settings › General.</source>
            <translation>{kept}その時刻以降に続けるか、別のモデルを選択するか、設定 › 全般で上限を引き上げてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <location filename="helix_desktop/providers/http/http_client.py" />
            <source>{kept} Enter the key again in Settings › Models and keys.</source>
            <translation>{kept}設定 › モデルとキーでキーを入力し直してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Remove images or long texts from the context, or compact the session.</source>
            <translation>{kept}コンテキストから画像や長いテキストを取り除くか、セッションを圧縮してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Send it again or choose another model.</source>
            <translation>{kept}再送信するか、別のモデルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Send it again.</source>
            <translation>{kept}再送信してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Set the clock, then send it again.</source>
            <translation>{kept}時計を合わせてから、再送信してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Sign in again with the provider's own tool, then send it again.</source>
            <translation>{kept}プロバイダーのツールでサインインし直してから、再送信してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Try again in a moment.</source>
            <translation>{kept}少し待ってから再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Try again later or choose another model.</source>
            <translation>{kept}後で再試行するか、別のモデルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/error_words.py" />
            <source>{kept} Use an http, https, or socks5 proxy (HTTPS_PROXY), or none.</source>
            <translation>{kept}http、https、socks5のいずれかのプロキシ（HTTPS_PROXY）を使うか、プロキシを使わないでください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/http_client.py" />
            <source>Nothing was sent. Use https://, or check where the name leads.</source>
            <translation>何も送信されていません。https://を使うか、名前の解決先を確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/http_client.py" />
            <source>The request has a header that can't be sent.</source>
            <translation>リクエストに送信できないヘッダーがあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/http_client.py" />
            <source>{host} leads out of your private network, and http:// isn't encrypted.</source>
            <translation>{host}はプライベートネットワークの外を指しており、http://は暗号化されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/provider_errors.py" />
            <source>The base URL redirects elsewhere. The key was not sent there.</source>
            <translation>ベースURLがほかへリダイレクトしています。キーはそこへ送信されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/provider_errors.py" />
            <source>The base URL redirects to {place}. The key was not sent there.</source>
            <translation>ベースURLが{place}へリダイレクトしています。キーはそこへ送信されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/provider_errors.py" />
            <source>The provider says: “{sentence}”</source>
            <translation>プロバイダーからのメッセージ: 「{sentence}」</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/provider_errors.py" />
            <source>The request exceeds the model's limit of {limit} tokens.</source>
            <translation>リクエストがモデルの上限{limit}トークンを超えています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>Can't fetch from {host}. {told}</source>
            <translation>{host}から取得できません。{told}</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>Fetch that address if it is what is wanted.</source>
            <translation>必要であれば、そのアドレスを取得してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>The connection to {host} was lost.</source>
            <translation>{host}への接続が切れました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>{host} did not answer in time.</source>
            <translation>{host}が時間内に応答しませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>{host} sends from one address to the next without end.</source>
            <translation>{host}はアドレスのリダイレクトを際限なく繰り返しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>{host} sent compressed data that can't be unpacked.</source>
            <translation>{host}が展開できない圧縮データを送信しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/http/web_client.py" />
            <source>{url} leads to another place, which was not followed: {other}</source>
            <translation>{url}は別の場所へリダイレクトしていますが、たどりませんでした: {other}</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Enter the name of an AWS profile, or the path of a file of Google credentials.</source>
            <translation>AWSプロファイルの名前か、Googleの認証情報ファイルのパスを入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>For example max_completion_tokens.</source>
            <translation>例: max_completion_tokens。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Helix sets the header {name} itself.</source>
            <translation>ヘッダー{name}はHelixが自動で設定します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Helix writes the body field {name} itself.</source>
            <translation>ボディフィールド{name}はHelixが自動で書き込みます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Leave the field empty.</source>
            <translation>この欄は空のままにしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>More than {most} options.</source>
            <translation>オプションが{most}個を超えています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Only Bedrock and Vertex AI have a profile or file of credentials.</source>
            <translation>プロファイルや認証情報ファイルを使えるのは、BedrockとVertex AIだけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove one.</source>
            <translation>どちらかを削除してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove this field.</source>
            <translation>このフィールドを削除してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove this header, or set that the provider needs no key.</source>
            <translation>このヘッダーを削除するか、プロバイダーをキー不要に設定してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Remove this header.</source>
            <translation>このヘッダーを削除してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Send the key in a header.</source>
            <translation>キーはヘッダーで送信してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Shorten its value.</source>
            <translation>値を短くしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The body field {name} has more than {most} characters.</source>
            <translation>ボディフィールド{name}が{most}文字を超えています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The header {name} carries the key of this provider.</source>
            <translation>ヘッダー{name}はこのプロバイダーのキーの送信に使われます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The header {name} is set twice.</source>
            <translation>ヘッダー{name}が2回設定されています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The query parameter {name} may be a key, and addresses end up in logs.</source>
            <translation>クエリパラメーター{name}はキーの可能性があります。アドレスはログに残ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>The value of {name} looks like a key, which would be saved in a file.</source>
            <translation>{name}の値はキーのようです。このままではファイルに保存されてしまいます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>This isn't a profile or a file of credentials.</source>
            <translation>プロファイルでも認証情報ファイルでもありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>This protocol has one name for the token limit only.</source>
            <translation>このプロトコルでは、トークン上限のフィールド名は1つだけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Use `--secret NAME` (a header) to be asked for the key, or write ${{NAME}} for an environment variable.</source>
            <translation>`--secret NAME`（ヘッダー）を使うとキーの入力を求められます。環境変数は${{NAME}}と書きます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Use letters, digits, and dashes.</source>
            <translation>英数字とダッシュを使用してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Use up to {most} letters, digits, and signs of ASCII in one line.</source>
            <translation>ASCIIの英数字と記号を使い、{most}文字以内の1行にしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Write it as name=value, for example api-version=2024-10-21.</source>
            <translation>api-version=2024-10-21のように、名前=値の形で書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>Write it as name=value, for example temperature=0.2.</source>
            <translation>temperature=0.2のように、名前=値の形で書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>{name} isn't a valid body field.</source>
            <translation>{name}は有効なボディフィールドではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>{name} isn't a valid header name.</source>
            <translation>{name}は有効なヘッダー名ではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>{name} isn't a valid name of the token limit.</source>
            <translation>{name}はトークン上限のフィールド名として無効です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoint_options.py" />
            <source>{name} isn't a valid query parameter.</source>
            <translation>{name}は有効なクエリパラメーターではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Can't use the provider's address: {why}.</source>
            <translation>プロバイダーのアドレスを使用できません（{why}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Choose another dialect or name.</source>
            <translation>別のプロトコルまたは名前を選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Enter the name of the variable that holds the key, not the key itself.</source>
            <translation>キー自体ではなく、キーを保持する変数の名前を入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Example: https://api.example.com/v1, or http://127.0.0.1:8080/v1 on this computer.</source>
            <translation>例: https://api.example.com/v1、このコンピューター上ならhttp://127.0.0.1:8080/v1。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Name the environment variable that holds the key, or add the key in Settings › Models and keys or with `helix-desktop keys set`.</source>
            <translation>キーを保持する環境変数の名前を指定するか、設定 › モデルとキーまたは`helix-desktop keys set`でキーを追加してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>The environment variable of {id} has an invalid name.</source>
            <translation>{id}の環境変数の名前が無効です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>The practice model isn't a provider.</source>
            <translation>練習用モデルはプロバイダーではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>This looks like a key, which would be saved in a file.</source>
            <translation>キーのようです。このままではファイルに保存されてしまいます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>Use up to 40 lowercase letters, digits, dots, and dashes.</source>
            <translation>40文字以内の小文字、数字、ドット、ダッシュを使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/endpoints.py" />
            <source>{id} isn't a valid provider name.</source>
            <translation>{id}は有効なプロバイダー名ではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/model_catalog.py" />
            <source>Can't use Helix Desktop's list of models: {why}.</source>
            <translation>Helix Desktopのモデル一覧を使用できません（{why}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/models/model_catalog.py" />
            <source>The context window of {model} is unknown, so Helix assumes {window} tokens. Set it in Settings › Models and keys or with `helix-desktop models set`.</source>
            <translation>{model}のコンテキストウィンドウが不明なため、{window}トークンと仮定します。設定 › モデルとキー、または`helix-desktop models set`で設定してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Add a profile with “credential_process = aws configure export-credentials --profile {profile}” to ~/.aws/config, and choose that one.</source>
            <translation>「credential_process = aws configure export-credentials --profile {profile}」を含むプロファイルを~/.aws/configに追加し、それを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Can't read the AWS settings in {file}.</source>
            <translation>{file}のAWSの設定を読み取れません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Check this file.</source>
            <translation>このファイルを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Helix doesn't sign in with the {name} of the AWS profile {profile}.</source>
            <translation>HelixはAWSプロファイル{profile}の{name}によるサインインに対応していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Run `aws configure`, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the provider with a key.</source>
            <translation>`aws configure`を実行するか、AWS_ACCESS_KEY_IDとAWS_SECRET_ACCESS_KEYを設定するか、プロバイダーをキー付きで追加してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Run it in a terminal to see why.</source>
            <translation>原因を調べるには、ターミナルで実行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>The address doesn't name an AWS region.</source>
            <translation>アドレスにAWSリージョンが含まれていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>The credential_process of the AWS profile {profile} failed.</source>
            <translation>AWSプロファイル{profile}のcredential_processが失敗しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>There are no AWS credentials in the profile {profile}.</source>
            <translation>プロファイル{profile}にAWSの認証情報がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/aws_credentials.py" />
            <source>Use an address such as https://bedrock-runtime.eu-central-1.amazonaws.com, or set AWS_REGION.</source>
            <translation>https://bedrock-runtime.eu-central-1.amazonaws.comのようなアドレスを使うか、AWS_REGIONを設定してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Can't read the Google credentials in {file}.</source>
            <translation>{file}のGoogleの認証情報を読み取れません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Google rejected the credentials. {message}</source>
            <translation>Googleが認証情報を拒否しました。{message}</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Google's answer contains no access token.</source>
            <translation>Googleの応答にアクセストークンが含まれていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Helix can't use Google credentials of the type {type}.</source>
            <translation>Helixでは、種類が{type}のGoogleの認証情報を使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Run `gcloud auth application-default login`, or name the file of a service account.</source>
            <translation>`gcloud auth application-default login`を実行するか、サービスアカウントのファイルを指定してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>Sign in again with `gcloud auth application-default login`, or check the file of the service account and this computer's clock.</source>
            <translation>`gcloud auth application-default login`でサインインし直すか、サービスアカウントのファイルとこのコンピューターの時計を確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>The service account's file has no usable key.</source>
            <translation>サービスアカウントのファイルに使えるキーがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/signing/google_tokens.py" />
            <source>There are no Google credentials in {file}.</source>
            <translation>{file}にGoogleの認証情報がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/tokens/rank_files.py" />
            <source>Can't read the tokenizer file {path}.</source>
            <translation>トークナイザーのファイル{path}を読み取れません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/tokens/rank_files.py" />
            <source>The tokenizer file {path} is damaged.</source>
            <translation>トークナイザーのファイル{path}が破損しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/tokens/rank_files.py" />
            <source>The tokenizer file {path} isn't the original.</source>
            <translation>トークナイザーのファイル{path}が元のものと異なります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/providers/tokens/rank_files.py" />
            <source>Your data isn't affected. Reinstall Helix Desktop to restore the file.</source>
            <translation>データに影響はありません。Helix Desktopを再インストールするとファイルが復元されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/async_store.py" />
            <location filename="helix_desktop/store/contents.py" />
            <location filename="helix_desktop/store/leveldb.py" />
            <source>Reopen the workspace to continue.</source>
            <translation>続けるにはワークスペースを開き直してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/async_store.py" />
            <location filename="helix_desktop/store/contents.py" />
            <source>The workspace is closing.</source>
            <translation>ワークスペースを閉じています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/content_codec.py" />
            <source>Everything else is intact. `helix-desktop check --deep` lists all damage.</source>
            <translation>ほかはすべて無事です。`helix-desktop check --deep`ですべての破損を一覧できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/content_codec.py" />
            <source>Nothing changed. A newer version of Helix may be able to read it.</source>
            <translation>何も変更されていません。新しいバージョンのHelixなら読み取れる可能性があります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/content_codec.py" />
            <source>The cache entry {named}… has a format (version {version}) that this Helix Desktop doesn't know.</source>
            <translation>キャッシュエントリ{named}…の形式（バージョン{version}）を、このHelix Desktopは認識できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/content_codec.py" />
            <source>The cache entry {named}… is damaged: its bytes don't match its SHA-256.</source>
            <translation>キャッシュエントリ{named}…は破損しています。バイト列がSHA-256と一致しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/contents.py" />
            <source>A range starts at 0 or later and doesn't go backward.</source>
            <translation>範囲は0以上から始まり、逆向きにはできません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/contents.py" />
            <source>Cache entries belong to one workspace. Check that this is the right one.</source>
            <translation>キャッシュエントリは1つのワークスペースに属します。正しいワークスペースか確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/contents.py" />
            <source>There is no range {start} to {stop}.</source>
            <translation>{start}～{stop}の範囲はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/contents.py" />
            <source>This workspace has no cache entry {name}….</source>
            <translation>このワークスペースにキャッシュエントリ{name}…はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Can't use {path}: {reason}.</source>
            <translation>{path}を使用できません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Check that the disk is connected and the path is right.</source>
            <translation>ディスクが接続され、パスが正しいことを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Everything so far is saved and readable, but new work can't be saved. Free disk space; the workspace then resumes.</source>
            <translation>ここまでの内容はすべて保存され、読み取れますが、新しい作業は保存できません。ディスクの空きを増やすと、ワークスペースが再開します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Helix doesn't have permission to read and write in {where}.</source>
            <translation>Helixに{where}の読み取りと書き込みのアクセス許可がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Nothing changed. Check the folder's permissions or choose another data folder.</source>
            <translation>何も変更されていません。フォルダーのアクセス許可を確認するか、別のデータフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Nothing changed. Choose a data folder with a shorter path.</source>
            <translation>何も変更されていません。パスの短いデータフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>Nothing changed. Choose a data folder with a valid name.</source>
            <translation>何も変更されていません。有効な名前のデータフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>The disk that holds {where} is full.</source>
            <translation>{where}のあるディスクがいっぱいです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>The path {folder} isn't valid text.</source>
            <translation>パス{folder}が有効なテキストではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>The path {path} is too long for this system.</source>
            <translation>パス{path}はこのシステムには長すぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/disk.py" />
            <source>{path} does not exist.</source>
            <translation>{path}は存在しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Closest match: {names}…</source>
            <translation>最も近い一致: {names}…</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Enter 12 to 64 hex digits, as shown in the marker.</source>
            <translation>マーカーに表示されている12～64桁の16進数を入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Enter more digits: {found}.</source>
            <translation>桁数を増やしてください: {found}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>More than one cache entry starts with {wanted}.</source>
            <translation>{wanted}で始まるキャッシュエントリが複数あります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Nothing is stored yet.</source>
            <translation>まだ何も保存されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>Nothing was saved. Try again.</source>
            <translation>何も保存されていません。再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>The cache is being cleaned up.</source>
            <translation>キャッシュをクリーンアップ中です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>This workspace has no cache entry starting with {wanted}.</source>
            <translation>このワークスペースに{wanted}で始まるキャッシュエントリはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/entries.py" />
            <source>{prefix} isn't a hash.</source>
            <translation>{prefix}はハッシュではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>Choose another ID.</source>
            <translation>別のIDを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>Choose one from the list.</source>
            <translation>一覧から選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>Session {session} has already started.</source>
            <translation>セッション{session}はすでに開始しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The record doesn't follow the one before it.</source>
            <translation>レコードが直前のレコードとつながっていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The record has a format (version {version}) that only a newer Helix Desktop knows.</source>
            <translation>レコードの形式（バージョン{version}）を認識できるのは、より新しいHelix Desktopだけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The record is cut short.</source>
            <translation>レコードが途中で切れています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The record is damaged (its checksum is wrong).</source>
            <translation>レコードが破損しています（チェックサムが一致しません）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <location filename="helix_desktop/store/maintenance/garbage_mark.py" />
            <source>The record is missing.</source>
            <translation>レコードがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The session has no start record.</source>
            <translation>セッションに開始レコードがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <source>The session's head doesn't match its last record.</source>
            <translation>セッションのヘッドが最後のレコードと一致しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/journal_table.py" />
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>There is no session {session} in this workspace.</source>
            <translation>このワークスペースにセッション{session}はありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/journal_table.py" />
            <source>{count} more records are missing up to here.</source>
            <extracomment>One: {count} more record is missing up to here.</extracomment>
            <translation>
                <numerusform>ここまでにさらに{count}件のレコードがありません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>Nothing changed. Close that program, then reopen the workspace.</source>
            <translation>何も変更されていません。そのプログラムを閉じてから、ワークスペースを開き直してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>Nothing was erased. Check the disk, then reopen the workspace.</source>
            <translation>何も消去されていません。ディスクを確認し、ワークスペースを開き直してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <location filename="helix_desktop/store/maintenance/frozen_store.py" />
            <location filename="helix_desktop/store/writer.py" />
            <source>Nothing was erased. Run `helix-desktop check --repair`, which works on a copy.</source>
            <translation>何も消去されていません。コピー上で動作する`helix-desktop check --repair`を実行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>Reopen the workspace and try again.</source>
            <translation>ワークスペースを開き直して再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The database in {folder} is damaged or incomplete: {text}.</source>
            <translation>{folder}のデータベースが破損しているか不完全です（{text}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The database in {folder} is in use by another program.</source>
            <translation>{folder}のデータベースは別のプログラムが使用中です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The disk failed while using {folder}: {text}.</source>
            <translation>{folder}の使用中にディスクエラーが発生しました（{text}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The workspace's store is closed.</source>
            <translation>ワークスペースのストアは閉じています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/leveldb.py" />
            <source>The workspace's store is closing.</source>
            <translation>ワークスペースのストアを閉じています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>Nothing changed. Quit it, or try again when it has ended.</source>
            <translation>何も変更されていません。終了させるか、終了してから再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>Nothing changed. Try again when it has ended.</source>
            <translation>何も変更されていません。終了してから再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>The workspace in {parent} is open in {who}.</source>
            <translation>{parent}のワークスペースは{who}で開いています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>another part of this process</source>
            <translation>このプロセスの別の部分</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>another process</source>
            <translation>別のプロセス</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/lock.py" />
            <source>process {pid}</source>
            <translation>プロセス{pid}</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>A displayed total is wrong.</source>
            <translation>表示される合計が正しくありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>A hint points to {digest}…, which is missing.</source>
            <translation>ヒントが参照する{digest}…がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>A snapshot belongs to session {key}, which is missing.</source>
            <translation>スナップショットが属するセッション{key}がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Counts of uses are too high.</source>
            <translation>使用回数が多すぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Event {seq} of session {session}: {problem}</source>
            <translation>セッション{session}のイベント{seq}: {problem}</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Its content may be lost. `check --repair` keeps the readable part.</source>
            <translation>内容が失われた可能性があります。`check --repair`は読み取れる部分を残します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Its title and times are lost.</source>
            <translation>タイトルと日時が失われています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Its tool, times, and counts are lost.</source>
            <translation>ツール、日時、件数が失われています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>New entries could overwrite old ones.</source>
            <translation>新しいエントリが古いエントリを上書きするおそれがあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Nothing changed. `check --repair` rebuilds the database from readable data.</source>
            <translation>何も変更されていません。`check --repair`は読み取れるデータからデータベースを再構築します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Nothing is displayed incorrectly.</source>
            <translation>表示に誤りはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Opening the workspace sets the mark again.</source>
            <translation>ワークスペースを開くと印が再び付きます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Search may not find this entry.</source>
            <translation>検索でこのエントリが見つからない可能性があります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>Session {session} {what}.</source>
            <translation>セッション{session}: {what}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The counters are behind the numbers in use.</source>
            <translation>カウンターが使用中の番号より遅れています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The end of the database's log is gone. Everything before it is intact.</source>
            <translation>データベースのログの末尾が失われています。それより前はすべて無事です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The entry is indexed twice.</source>
            <translation>エントリが索引に2回登録されています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The entry takes space and can be recalled only by its hash.</source>
            <translation>エントリは容量を使いますが、ハッシュでしか呼び戻せません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The list of its uses is incomplete.</source>
            <translation>使用の一覧が不完全です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The next version takes more space.</source>
            <translation>次のバージョンの容量が増えます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The number of its uses is wrong.</source>
            <translation>使用回数が正しくありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The old database is kept as db.before-repair-… in the workspace's data. `check --acknowledge` ends this report.</source>
            <translation>古いデータベースはワークスペースのデータ内にdb.before-repair-…として残ります。`check --acknowledge`でこの報告を終了できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The record of {short}… is damaged.</source>
            <translation>{short}…のレコードが破損しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The session is shown with a gap there.</source>
            <translation>セッションのその部分が抜けて表示されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The session isn't listed.</source>
            <translation>セッションが一覧にありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The snapshot only takes space.</source>
            <translation>スナップショットが容量を使っているだけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The store counts {said} for {name}, but the entries add up to {counted}.</source>
            <translation>ストアの記録では{name}が{said}ですが、エントリの合計は{counted}です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The store in {folder} isn't marked as complete.</source>
            <translation>{folder}のストアに完了の印がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The store's counters are lost.</source>
            <translation>ストアのカウンターが失われています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The use of {digest}… by event {seq} of {session} isn't recorded.</source>
            <translation>{session}のイベント{seq}による{digest}…の使用が記録されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>The workspace doesn't open.</source>
            <translation>ワークスペースが開きません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>These events aren't shown.</source>
            <translation>これらのイベントは表示されません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>has a damaged head</source>
            <translation>ヘッドが破損しています</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>has a different length than when it was stored</source>
            <translation>保存時と長さが異なります</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>has events after its head</source>
            <translation>ヘッドより後にイベントがあります</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>has events but no head</source>
            <translation>イベントはありますがヘッドがありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>is damaged</source>
            <translation>破損しています</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>is listed but missing</source>
            <translation>一覧にありますが存在しません</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>is of an unknown kind</source>
            <translation>種類が不明です</translation>
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
                <numerusform>{short}…の使用が{count}件記録されていますが、エントリがありません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{digest}… is at a wrong place in the change feed.</source>
            <translation>{digest}…の変更フィード内の位置が正しくありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{missing} saved steps after step {step} are missing.</source>
            <translation>ステップ{step}より後の保存済みステップ{missing}件がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{noted} recorded uses belong to no event.</source>
            <translation>記録された使用{noted}件はどのイベントにも属していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{short}… counts {refs} uses, but {count} are recorded.</source>
            <translation>{short}…の使用回数は{refs}ですが、記録は{count}件です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{short}… is missing from the change feed.</source>
            <translation>{short}…が変更フィードにありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check.py" />
            <source>{short}… is stored but not listed.</source>
            <translation>{short}…は保存されていますが、一覧にありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>A block of the database's files with {room} is damaged.</source>
            <translation>データベースファイルのうち{room}のブロックが破損しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>Its known contents are listed below. The rest was read.</source>
            <translation>判明している内容は以下のとおりです。残りは読み取れました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>This entry is damaged. Restoring a file with the same bytes repairs it.</source>
            <translation>このエントリは破損しています。同じバイト列のファイルから復元すると修復できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>contents</source>
            <translation>内容</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>entries</source>
            <translation>エントリ</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>events</source>
            <translation>イベント</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>hints</source>
            <translation>ヒント</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>incidents</source>
            <translation>インシデント</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>pieces of large contents</source>
            <translation>大きな内容の断片</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>references</source>
            <translation>参照</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>session heads</source>
            <translation>セッションのヘッド</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>snapshots</source>
            <translation>スナップショット</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>the change feed</source>
            <translation>変更フィード</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>token counts</source>
            <translation>トークン数</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>unnamed</source>
            <translation>名前なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/check_report.py" />
            <source>{digest}… ({entry}) {problem}.</source>
            <translation>{digest}…（{entry}）: {problem}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The database's file {name} has no readable index.</source>
            <translation>データベースのファイル{name}に読み取れるインデックスがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The database's file {name} is missing.</source>
            <translation>データベースのファイル{name}がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The database's file {name} was cut off: {size} of {listed} bytes are left.</source>
            <translation>データベースのファイル{name}が途切れています。{listed}バイトのうち{size}バイトが残っています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The database's log {name} is damaged.</source>
            <translation>データベースのログ{name}が破損しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/database_files.py" />
            <source>The list of the database's tables (MANIFEST) is missing or damaged.</source>
            <translation>データベースのテーブル一覧（MANIFEST）がないか破損しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/export.py" />
            <source>The content is damaged or missing.</source>
            <translation>内容が破損しているか、見つかりません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/frozen_store.py" />
            <source>The database in {place} is damaged: {why}.</source>
            <translation>{place}のデータベースが破損しています（{why}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/garbage_mark.py" />
            <source>Nothing was removed. Can't read event {seq} of session {session}, so the entries it uses are unknown ({problem})</source>
            <translation>何も削除されていません。セッション{session}のイベント{seq}を読み取れないため、使用中のエントリが不明です（{problem}）</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/garbage_mark.py" />
            <source>Run `helix-desktop check`, or delete that session if you no longer need it.</source>
            <translation>`helix-desktop check`を実行するか、不要であればそのセッションを削除してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/garbage_mark.py" />
            <source>The session's head doesn't match its records.</source>
            <translation>セッションのヘッドがレコードと一致しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_cleaning.py" />
            <source>Nothing was imported. Helix Desktop doesn't write such sessions.</source>
            <translation>何もインポートされていません。Helix Desktopはこのようなセッションを書き込みません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_cleaning.py" />
            <source>Session {session} doesn't begin with its start.</source>
            <translation>セッション{session}が開始の記録から始まっていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Choose the folder that contains workspace.json.</source>
            <translation>workspace.jsonのあるフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Its workspace.json was changed.</source>
            <translation>workspace.jsonが変更されています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Nothing changed. Update Helix to import it.</source>
            <translation>何も変更されていません。インポートするにはHelixを更新してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Nothing was imported. Choose a folder that Helix Desktop exported.</source>
            <translation>何もインポートされていません。Helix Desktopがエクスポートしたフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>Nothing was imported. Replace the link with the folder itself.</source>
            <translation>何もインポートされていません。リンクをフォルダー本体に置き換えてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>The export contains an invalid session name.</source>
            <translation>エクスポートに無効なセッション名が含まれています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>The export in {source} was written by a newer Helix Desktop.</source>
            <translation>{source}のエクスポートは、より新しいHelix Desktopで書き込まれました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>{folder} is a symbolic link.</source>
            <translation>{folder}はシンボリックリンクです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>{path} isn't a valid export list: {error}.</source>
            <translation>{path}は有効なエクスポート一覧ではありません（{error}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/import_export.py" />
            <source>{source} isn't an export of Helix Desktop.</source>
            <translation>{source}はHelix Desktopのエクスポートではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>A line is an event of an unknown kind.</source>
            <translation>種類が不明なイベントの行があります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>A line isn't an event: {error}.</source>
            <translation>イベントではない行があります（{error}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>A line names an invalid cache entry.</source>
            <translation>無効なキャッシュエントリを指す行があります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>A line was changed: its SHA-256 differs.</source>
            <translation>変更された行があります。SHA-256が異なります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>Events {name} of version {version} come from a newer version.</source>
            <translation>バージョン{version}のイベント{name}は、より新しいバージョンのものです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/plain_json.py" />
            <source>Out of order.</source>
            <translation>順序が正しくありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>Event {seq} of session {name} is lost.</source>
            <translation>セッション{name}のイベント{seq}が失われました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>More may be lost, and how much is unknown.</source>
            <translation>ほかにも失われた可能性がありますが、その量は不明です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>Session {name} “{title}” is lost.</source>
            <translation>セッション{name}「{title}」が失われました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>The readable part is still in the database that was set aside.</source>
            <translation>読み取れる部分は、退避されたデータベースに残っています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>The workspace was repaired: kept {entries} entries and {events} events, {count} known losses.</source>
            <translation>ワークスペースを修復しました。エントリ{entries}件、イベント{events}件を維持、判明した損失は{count}件です。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>{count} more files.</source>
            <extracomment>One: {count} more file.</extracomment>
            <translation>
                <numerusform>ほか{count}個のファイル。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>{digest}… ({entry}) is lost.</source>
            <translation>{digest}…（{entry}）が失われました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/rebuild.py" />
            <source>{digest}… is lost; event {seq} of session {owner} names it.</source>
            <translation>{digest}…が失われました。セッション{owner}のイベント{seq}が参照しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>Session {session} is still being written to.</source>
            <translation>セッション{session}はまだ書き込み中です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>Stop its turn first, then delete it.</source>
            <translation>先にターンを停止してから削除してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>The search didn't finish, so not all matching entries are known.</source>
            <translation>検索が完了しなかったため、一致するエントリをすべて把握できていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/removal.py" />
            <source>Wait until the search index is ready, or use a simpler filter.</source>
            <translation>検索の索引ができるまで待つか、より単純なフィルターを使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>A block of the database's files with events is damaged.</source>
            <translation>データベースファイルのうちイベントのブロックが破損しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>Nothing changed. Free disk space, or copy the folder to a larger disk.</source>
            <translation>何も変更されていません。ディスクの空きを増やすか、フォルダーを大きいディスクにコピーしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>Nothing changed. Restore the workspace from a backup.</source>
            <translation>何も変更されていません。ワークスペースをバックアップから復元してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>Repairing {folder} needs {needed} of free disk space, but only {free} is free.</source>
            <translation>{folder}の修復には{needed}の空き容量が必要ですが、空きは{free}しかありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>The repaired copy of {folder} isn't correct: {wrong}</source>
            <translation>{folder}の修復済みコピーが正しくありません: {wrong}</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/repair.py" />
            <source>{count} MB</source>
            <translation>{count} MB</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Choose a folder outside it.</source>
            <translation>その外にあるフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Existing data is unchanged.</source>
            <translation>既存のデータは変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Nothing changed. Choose a new or empty folder.</source>
            <translation>何も変更されていません。新しいフォルダーか空のフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Nothing was imported. Make it again, then import it.</source>
            <translation>何もインポートされていません。作り直してからインポートしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>Stopped.</source>
            <translation>停止しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>The backup or export in {folder} was not finished.</source>
            <translation>{folder} のバックアップまたはエクスポートは完了していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>{folder} is inside {source}.</source>
            <translation>{folder}は{source}の中にあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/maintenance/staging.py" />
            <source>{folder} is not empty.</source>
            <translation>{folder}は空ではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>Create the workspace or check the path.</source>
            <translation>ワークスペースを作成するか、パスを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <location filename="helix_desktop/store/records.py" />
            <source>Nothing changed. Run `helix-desktop check --repair`, which works on a copy.</source>
            <translation>何も変更されていません。コピー上で動作する`helix-desktop check --repair`を実行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>Nothing was created in its place. Restore it from a backup, or choose another folder.</source>
            <translation>代わりのものは作成されていません。バックアップから復元するか、別のフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>Nothing was created in its place. Restore it from a backup.</source>
            <translation>代わりのものは作成されていません。バックアップから復元してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>The database in {folder} has lost its first records.</source>
            <translation>{folder}のデータベースから最初のレコードが失われています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>The database in {folder} is gone.</source>
            <translation>{folder}のデータベースがなくなっています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>The workspace in {folder} was complete, but its database is gone.</source>
            <translation>{folder}のワークスペースは完全でしたが、データベースがなくなっています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/opening.py" />
            <source>There is no workspace data in {folder}.</source>
            <translation>{folder}にワークスペースのデータはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/partial_replies.py" />
            <source>The disk isn't responding.</source>
            <translation>ディスクが応答しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/partial_replies.py" />
            <source>The file doesn't start with a request.</source>
            <translation>ファイルがリクエストで始まっていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/partial_replies.py" />
            <source>The file has more than {most} MB.</source>
            <translation>ファイルが{most} MBを超えています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>A record of the store ({name}) is damaged.</source>
            <translation>ストアのレコード（{name}）が破損しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>Nothing changed. Choose another folder.</source>
            <translation>何も変更されていません。別のフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>Nothing changed. Update Helix to open it.</source>
            <translation>何も変更されていません。開くにはHelixを更新してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>Nothing was erased. `helix-desktop check --deep` lists what is damaged.</source>
            <translation>何も消去されていません。`helix-desktop check --deep`で破損箇所を一覧できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>The folder {where} contains a database that Helix Desktop didn't create.</source>
            <translation>フォルダー{where}に、Helix Desktopが作成していないデータベースがあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>The store in {where} doesn't say which program wrote it.</source>
            <translation>{where}のストアに、書き込んだプログラムの情報がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/records.py" />
            <source>The store in {where} was written by a newer Helix Desktop (format {version}, this one knows {known}).</source>
            <translation>{where}のストアは、より新しいHelix Desktopで書き込まれました（形式{version}、対応は{known}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/index.py" />
            <source>Can't replace the search index file.</source>
            <translation>検索の索引ファイルを置き換えられません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/index.py" />
            <source>Can't store the search index here. Search still works, but slower.</source>
            <translation>ここには検索の索引を保存できません。検索は使えますが、遅くなります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/index.py" />
            <source>Can't write the search index to this disk. Search still works, but slower.</source>
            <translation>このディスクに検索の索引を書き込めません。検索は使えますが、遅くなります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/index.py" />
            <location filename="helix_desktop/store/search/search.py" />
            <source>The workspace is closed.</source>
            <translation>ワークスペースは閉じています。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/search/search.py" />
            <source>Search stopped after {count} entries.</source>
            <extracomment>One: Search stopped after {count} entry.</extracomment>
            <translation>
                <numerusform>検索は{count}件のエントリで停止しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/search.py" />
            <source>The regular expression stopped after {seconds} seconds and {looked} entries.</source>
            <translation>正規表現は{seconds}秒、{looked}件のエントリで停止しました。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/search/search.py" />
            <source>The regular expression took too long in {count} entries.</source>
            <extracomment>One: The regular expression took too long in {count} entry.</extracomment>
            <translation>
                <numerusform>{count}件のエントリで正規表現に時間がかかりすぎました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/search.py" />
            <source>The search index is catching up, so this search was slower.</source>
            <translation>検索の索引を更新中のため、今回の検索は遅くなりました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/search/search.py" />
            <source>The workspace was closed.</source>
            <translation>ワークスペースが閉じられました。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/store/search/search.py" />
            <source>{count} damaged entries couldn't be searched.</source>
            <extracomment>One: {count} damaged entry couldn't be searched.</extracomment>
            <translation>
                <numerusform>破損した{count}件のエントリを検索できませんでした。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/store/workspace_store.py" />
            <source>The last step before the disk filled up was saved after all.</source>
            <translation>ディスクがいっぱいになる直前のステップは、結果として保存されていました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/workspace_store.py" />
            <source>{seen} saved steps after step {step} are missing: the end of the database's log is gone. Everything before it is intact.</source>
            <translation>ステップ{step}より後の保存済みステップ{seen}件がありません。データベースのログの末尾が失われています。それより前はすべて無事です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/store/writer.py" />
            <source>The store in {parent} has lost its counters.</source>
            <translation>{parent}のストアのカウンターが失われています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/command_shell.py" />
            <source>Commands need Git Bash or PowerShell 7, and neither was found. Install Git for Windows or PowerShell 7, and start Helix again.</source>
            <translation>コマンドにはGit BashかPowerShell 7が必要ですが、どちらも見つかりません。Git for WindowsかPowerShell 7をインストールし、Helixを再起動してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/documents/document_reader.py" />
            <source>The reading of the document was stopped.</source>
            <translation>ドキュメントの読み取りが停止されました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Apply the code again to see the present changes.</source>
            <translation>現在の変更を確認するには、コードをもう一度適用してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Ask for one patch for each file.</source>
            <translation>ファイルごとに1つのパッチを依頼してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Change {number} of the patch doesn't fit the file.</source>
            <translation>パッチの変更{number}がファイルに合いません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Choose another file.</source>
            <translation>別のファイルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Choose the file that the patch changes.</source>
            <translation>パッチの変更対象のファイルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Edit it by hand.</source>
            <translation>手動で編集してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Its lines must be in the file exactly once. Ask for a new patch.</source>
            <translation>変更対象の行がファイル内に1か所だけ存在する必要があります。新しいパッチを依頼してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>The encoding of {path} ({name}) lacks a character of the code.</source>
            <translation>{path}の文字コード（{name}）では、コードの一部の文字を表せません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>The file has too many lines for a patch.</source>
            <translation>ファイルの行数が多すぎて、パッチを適用できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>The patch changes several files.</source>
            <translation>パッチが複数のファイルにまたがっています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>There is no file {path} for the patch.</source>
            <translation>パッチの対象のファイル{path}がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>Use Save as… if you want the code in that file.</source>
            <translation>コードをそのファイルに入れるには「別名で保存…」を使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} changed in the meantime, so Helix left it alone.</source>
            <translation>{path}が途中で変更されたため、Helixは手を付けませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>{path} is too large: code is applied to files of up to 1 MB.</source>
            <translation>{path}は大きすぎます。コードを適用できるのは1 MBまでのファイルです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>{path} isn't text.</source>
            <translation>{path}はテキストではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/code_application.py" />
            <source>{path} starts programs, holds keys, or tells agents what to do, so code isn't applied there.</source>
            <translation>{path}はプログラムの起動、キーの保管、エージェントへの指示のいずれかに使われるため、コードは適用されません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>Change it with a command.</source>
            <translation>コマンドで変更してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>{path} cannot be read, so what it holds could not be kept. It is as it was.</source>
            <translation>{path}を読み取れないため、内容を保管できませんでした。ファイルは元のままです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>{path} has {size} bytes. What a file holds is kept before it is changed, up to {most} bytes; it is as it was.</source>
            <translation>{path}は{size}バイトです。変更前に保管できる内容は{most}バイトまでです。ファイルは元のままです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>{path} is as it was: what it holds could not be kept first.</source>
            <translation>内容を先に保管できなかったため、{path}は元のままです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} leads elsewhere now; nothing was written.</source>
            <translation>{path}の指す先が変わったため、何も書き込まれていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_change.py" />
            <source>{path} was changed meanwhile; nothing was written.</source>
            <translation>{path}が途中で変更されたため、何も書き込まれていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>Ask the user.</source>
            <translation>ユーザーに確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>Make a copy of it under a new name instead.</source>
            <translation>代わりに新しい名前でコピーを作成してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>Read it again first.</source>
            <translation>先にもう一度読み取ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>{path} has {count} names (hard links); writing it would change or cut off the others.</source>
            <translation>{path}には{count}個の名前（ハードリンク）があります。書き込むと、ほかの名前の内容が変わるか切り離されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>{path} is read-only and unchanged.</source>
            <translation>{path}は読み取り専用で、変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_replace.py" />
            <source>{path} was changed by another program in the meantime, so Helix left it alone.</source>
            <translation>{path}は途中で別のプログラムが変更したため、Helixは手を付けませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>Restore the whole file.</source>
            <translation>ファイル全体を復元してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>Single changes of {path} can't be separated.</source>
            <translation>{path}の個々の変更を分けられません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>There are too many copies of {path} already.</source>
            <translation>{path}のコピーがすでに多すぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} appeared in the meantime, so Helix left it alone.</source>
            <translation>{path}が途中で現れたため、Helixは手を付けませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} didn't exist before.</source>
            <translation>{path}は以前は存在しませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_restore.py" />
            <source>{path} isn't text that can be merged.</source>
            <translation>{path}はマージできるテキストではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_tree.py" />
            <source>The braces of the pattern stand for too many.</source>
            <translation>パターンの波かっこの展開が多すぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_tree.py" />
            <source>The pattern has {count} characters, {longest} are possible.</source>
            <translation>パターンが{count}文字あります。上限は{longest}文字です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/file_tree.py" />
            <source>Use * instead.</source>
            <translation>代わりに*を使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>A part of {path} is not a folder.</source>
            <translation>{path}の一部がフォルダーではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>A path cannot hold a null character.</source>
            <translation>パスにヌル文字は使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Can't open the project folder.</source>
            <translation>プロジェクトフォルダーを開けません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Make room first.</source>
            <translation>先に空きを作ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>The disk is full; {path} is as it was.</source>
            <translation>ディスクがいっぱいです。{path}は元のままです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>There is no {path}.</source>
            <translation>{path}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Use a path relative to that folder.</source>
            <translation>そのフォルダーからの相対パスを使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Use list_files to see what is in it.</source>
            <translation>list_filesで中身を確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>Use list_files to see what is there.</source>
            <translation>list_filesで何があるか確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} cannot be opened: {reason}.</source>
            <translation>{path}を開けません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} is a folder.</source>
            <translation>{path}はフォルダーです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} is being renamed all the time.</source>
            <translation>{path}の名前が絶えず変更されています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} is not a regular file (a pipe, device, socket or folder).</source>
            <translation>{path}は通常のファイルではありません（パイプ、デバイス、ソケット、フォルダーのいずれか）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} leads out of the workspace folder.</source>
            <translation>{path}はワークスペースのフォルダーの外を指しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} lies on a disk that cannot be written.</source>
            <translation>{path}は書き込めないディスクにあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path} runs in a circle of symbolic links.</source>
            <translation>{path}のシンボリックリンクが循環しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/path_walk.py" />
            <source>{path}… goes through too many folders.</source>
            <translation>{path}…が通るフォルダーが多すぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/project_root.py" />
            <source>Its hooks and settings could run programs later, outside the sandbox.</source>
            <translation>そのフックや設定は、後でサンドボックスの外でプログラムを実行する可能性があります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/project_root.py" />
            <source>{parts} is the inside of a repository, which tools do not write.</source>
            <translation>{parts}はリポジトリの内部のため、ツールは書き込みません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/project_root.py" />
            <source>{parts} is {name}, which tools do not write.</source>
            <translation>{parts}は{name}のため、ツールは書き込みません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/project_root.py" />
            <source>{path} belongs to Helix Desktop itself; tools leave it alone.</source>
            <translation>{path}はHelix Desktop自身のものです。ツールは手を付けません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>Could run programs later, outside the sandbox.</source>
            <translation>後でサンドボックスの外でプログラムを実行する可能性があります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>Put / between folders; choose a plain name.</source>
            <translation>フォルダーは/で区切り、通常の名前を選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>Show the user what you would write there.</source>
            <translation>そこに書く内容をユーザーに見せてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{parts} belongs to {part}, which tools do not write.</source>
            <translation>{parts}は{part}に属するため、ツールは書き込みません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{parts} is not written: instructions for agents include it.</source>
            <translation>{parts}には書き込みません。エージェントへの指示に取り込まれています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{parts} is not written: {part} starts programs, holds keys or tells agents what to do.</source>
            <translation>{parts}には書き込みません。{part}はプログラムの起動、キーの保持、またはエージェントへの指示に使われます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{path} cannot be a file here: {odd}.</source>
            <translation>{path}はここではファイルにできません（{odd}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/files/protected_paths.py" />
            <source>{path} is not made: {reason}.</source>
            <translation>{path}は作成されません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>A branch can't be named {name} beside the branch {other}.</source>
            <translation>ブランチ{other}があるため、{name}という名前のブランチは作成できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Can't write to {folder}, where the worktree would be.</source>
            <translation>ワークツリーの作成先{folder}に書き込めません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Choose another name.</source>
            <translation>別の名前を選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Commit something first.</source>
            <translation>先に何かコミットしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git can't create the worktree {folder}: {reason}</source>
            <translation>gitがワークツリー{folder}を作成できません: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git can't tell what is uncommitted in {folder}: {reason}</source>
            <translation>gitが{folder}の未コミットの変更を調べられません: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git did not answer: {reason}</source>
            <translation>gitから応答がありませんでした: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git did not merge {branch}: {reason}</source>
            <translation>gitが{branch}をマージしませんでした: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git did not remove {folder}: {reason}</source>
            <translation>gitが{folder}を削除しませんでした: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git doesn't take {name} as the name of a branch.</source>
            <translation>{name}はgitのブランチ名として使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Git is not installed.</source>
            <translation>gitがインストールされていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Install git, then try again.</source>
            <translation>gitをインストールして再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Its branch {branch} may still be there. Start a new session.</source>
            <translation>ブランチ{branch}はまだ残っている可能性があります。新しいセッションを開始してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing changed. Choose another name, or start an ordinary session.</source>
            <translation>何も変更されていません。別の名前を選択するか、通常のセッションを開始してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing was merged.</source>
            <translation>何もマージされていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing was merged. Let Helix merge {into} into {branch} in this session first.</source>
            <translation>何もマージされていません。先にこのセッションで、{into}を{branch}にマージするようHelixに依頼してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing was removed.</source>
            <translation>何も削除されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Nothing was removed. Run `git branch NAME {commit}` in the project folder first.</source>
            <translation>何も削除されていません。先にプロジェクトフォルダーで`git branch NAME {commit}`を実行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Open that folder as a workspace to work in worktrees.</source>
            <translation>ワークツリーで作業するには、そのフォルダーをワークスペースとして開いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Open the folder of the main repository as a workspace.</source>
            <translation>メインリポジトリのフォルダーをワークスペースとして開いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>Run `git init` there first.</source>
            <translation>先にそこで`git init`を実行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The branch {branch} does not exist.</source>
            <translation>ブランチ{branch}は存在しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The folder {folder} is gone.</source>
            <translation>フォルダー{folder}がなくなっています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder has an unfinished merge, rebase or revert.</source>
            <translation>プロジェクトフォルダーに、完了していないマージ、リベース、またはリバートがあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder has uncommitted changes of the same files: {files}</source>
            <translation>プロジェクトフォルダーで、同じファイルに未コミットの変更があります: {files}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is a bare repository, without a work tree.</source>
            <translation>プロジェクトフォルダーはベアリポジトリで、作業ツリーがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is itself a worktree or a submodule.</source>
            <translation>プロジェクトフォルダー自体がワークツリーかサブモジュールです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is not in a git repository.</source>
            <translation>プロジェクトフォルダーはgitリポジトリ内にありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is on no branch now.</source>
            <translation>プロジェクトフォルダーは現在、どのブランチにもありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The project folder is only a part of the repository {top}.</source>
            <translation>プロジェクトフォルダーはリポジトリ{top}の一部にすぎません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The repository has no commits yet.</source>
            <translation>リポジトリにまだコミットがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The worktree has commits that are on no branch, the last one is {commit}.</source>
            <translation>ワークツリーに、どのブランチにも属さないコミットがあります。最後のものは{commit}です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The worktree has files that are not committed: {files}</source>
            <translation>ワークツリーに未コミットのファイルがあります: {files}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The worktree is not on its branch {branch} now.</source>
            <translation>ワークツリーは現在、自身のブランチ{branch}にありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>The worktree of this session is gone: {folder}.</source>
            <translation>このセッションのワークツリーがなくなっています: {folder}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>There is a branch {name} already.</source>
            <translation>ブランチ{name}はすでに存在します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>`git worktree repair` may help. Otherwise start a new session.</source>
            <translation>`git worktree repair`で直る可能性があります。直らなければ、新しいセッションを開始してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>{branch} and {into} change the same lines of: {files}</source>
            <translation>{branch}と{into}が次のファイルの同じ行を変更しています: {files}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/git_worktrees.py" />
            <source>{folder} is no worktree of the project folder any more.</source>
            <translation>{folder}はもうプロジェクトフォルダーのワークツリーではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>A .env file, which holds secrets.</source>
            <translation>シークレットを含む.envファイルです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Can't be read.</source>
            <translation>読み取れません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>Changed by a git command, and you haven't agreed to the new text.</source>
            <translation>gitコマンドで変更された新しいテキストに、まだ同意していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>Not text.</source>
            <translation>テキストではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>This folder isn't trusted yet.</source>
            <translation>このフォルダーはまだ信頼されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/instruction_reader.py" />
            <source>This folder isn't trusted.</source>
            <translation>このフォルダーは信頼されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host.py" />
            <source>Server {name} isn't turned on.</source>
            <translation>サーバー{name}はオンになっていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host.py" />
            <source>The user must review it again.</source>
            <translation>ユーザーがもう一度確認する必要があります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host.py" />
            <source>{tool} of {server} changed since you approved it.</source>
            <translation>承認後に{server}の{tool}が変更されました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host_limits.py" />
            <source>No model is available here.</source>
            <translation>ここで使えるモデルがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/host_limits.py" />
            <source>There is no system keyring for the secrets of {server}.</source>
            <translation>{server}のシークレット用のシステムキーリングがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>Can't find the server's address. Check its URL and the connection.</source>
            <translation>サーバーのアドレスが見つかりません。URLと接続を確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>Can't reach the server. Check that it runs, its URL, and the connection.</source>
            <translation>サーバーに接続できません。サーバーが動作しているか、またURLと接続を確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>Couldn't open an encrypted connection to the server. Check its URL: servers without https start with http://.</source>
            <translation>サーバーとの暗号化接続を開けませんでした。URLを確認してください。httpsではないサーバーはhttp://で始まります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The proxy opens no way to the server. Check this system's proxy.</source>
            <translation>プロキシ経由でサーバーに接続できません。このシステムのプロキシを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The proxy requires authentication (status 407). Check this system's proxy.</source>
            <translation>プロキシの認証が必要です（ステータス407）。このシステムのプロキシを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server had an internal error (status {status}). Try again later.</source>
            <translation>サーバーで内部エラーが発生しました（ステータス{status}）。後で再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server redirects to {place} (status {status}), where Helix doesn't follow. If that is the right server, use that URL.</source>
            <translation>サーバーが{place}へリダイレクトしています（ステータス{status}）が、Helixはたどりません。そちらが正しいサーバーなら、そのURLを使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server refuses access (status 403). Check what its token is allowed to do.</source>
            <translation>サーバーがアクセスを拒否しました（ステータス403）。トークンに許可された操作を確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server rejected the request (status {status}). Check its URL and headers.</source>
            <translation>サーバーがリクエストを拒否しました（ステータス{status}）。URLとヘッダーを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The server says: {said}</source>
            <translation>サーバーからのメッセージ: {said}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server wants you to sign in (status 401). Save its token with `helix-desktop servers secret SERVER Authorization`, as in `Bearer TOKEN`.</source>
            <translation>サーバーがサインインを求めています（ステータス401）。`helix-desktop servers secret SERVER Authorization`で、トークンを`Bearer TOKEN`の形で保存してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server's rate limit is reached (status 429). Try again in {seconds} s.</source>
            <translation>サーバーのレート制限に達しました（ステータス429）。{seconds}秒後に再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>The server's rate limit is reached (status 429). Try again later.</source>
            <translation>サーバーのレート制限に達しました（ステータス429）。後で再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>There is no MCP server at this address (status 404). Check the path of its URL, which often ends with /mcp.</source>
            <translation>このアドレスにMCPサーバーはありません（ステータス404）。URLのパスを確認してください。多くの場合、末尾は/mcpです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>This address accepts no MCP messages (status {status}). Check its URL: it must be one for streamable HTTP, not for SSE.</source>
            <translation>このアドレスはMCPメッセージを受け付けません（ステータス{status}）。URLを確認してください。SSE用ではなく、streamable HTTP用のURLが必要です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>This address answers with a web page, not as an MCP server. Check its URL, and whether this network requires sign-in.</source>
            <translation>このアドレスはMCPサーバーではなく、Webページを返します。URLと、このネットワークにサインインが必要かどうかを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>This address doesn't answer as an MCP server, but with {kind}. Check its URL.</source>
            <translation>このアドレスはMCPサーバーとして応答せず、{kind}を返します。URLを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/http_faults.py" />
            <source>This system doesn't trust the server's certificate. Check its URL and this system's certificates.</source>
            <translation>このシステムはサーバーの証明書を信頼していません。URLとこのシステムの証明書を確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/message_filter.py" />
            <source>Can't understand the server's answer.</source>
            <translation>サーバーの回答を解釈できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>A form has {most} fields at most.</source>
            <translation>フォームのフィールドは最大{most}個です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>A model that is asked for a server has no tools.</source>
            <translation>サーバーのために呼び出されるモデルはツールを使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>Forms can contain only text, numbers, yes/no, and choices.</source>
            <translation>フォームに使えるのは、テキスト、数値、はい/いいえ、選択肢だけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>From 1 to {most} messages and tokens for an answer.</source>
            <translation>メッセージ数と回答のトークン数は、それぞれ1～{most}です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>More than {longest} characters.</source>
            <translation>{longest}文字を超えています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>Only text can be asked of a model here.</source>
            <translation>ここでモデルに送れるのはテキストだけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_messages.py" />
            <source>The form asks for fields that it does not have.</source>
            <translation>フォームが存在しないフィールドを求めています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The arguments are not an object.</source>
            <translation>引数がオブジェクトではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <location filename="helix_desktop/tools/tool.py" />
            <source>The arguments are not valid JSON: {error}.</source>
            <translation>引数が有効なJSONではありません（{error}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The call is over.</source>
            <translation>呼び出しは終わっています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The connection to the server ended.</source>
            <translation>サーバーへの接続が終了しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The server didn't answer in time.</source>
            <translation>サーバーが時間内に応答しませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>The server's answer doesn't follow the protocol.</source>
            <translation>サーバーの回答がプロトコルに従っていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/sdk_session.py" />
            <source>{server} didn't answer in time, so the call was canceled.</source>
            <translation>{server}が時間内に応答しなかったため、呼び出しをキャンセルしました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_connection.py" />
            <source>The connection ended</source>
            <translation>接続が終了しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_connection.py" />
            <source>The server needs this variable.</source>
            <translation>サーバーにはこの変数が必要です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_connection.py" />
            <source>The server said: {said}</source>
            <translation>サーバーからのメッセージ: {said}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_connection.py" />
            <source>The variable {name} is not set.</source>
            <translation>変数{name}が設定されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>Can't find the server {server} ({reason}).</source>
            <translation>サーバー{server}が見つかりません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>Its start command isn't approved.</source>
            <translation>起動コマンドが承認されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>The server ended before it answered.</source>
            <translation>サーバーが応答する前に終了しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>The server ended.</source>
            <translation>サーバーが終了しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>The server has ended.</source>
            <translation>サーバーは終了しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>The server {server} has been stopped.</source>
            <translation>サーバー{server}は停止されました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>failing</source>
            <translation>エラー</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>needs approval</source>
            <translation>承認が必要</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>ready</source>
            <translation>準備完了</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>starting</source>
            <translation>起動中</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>stopped</source>
            <translation>停止</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>{phase}: {reason}</source>
            <translation>{phase}: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_lifecycle.py" />
            <source>{server} didn't start in time.</source>
            <translation>{server}が時間内に起動しませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_process.py" />
            <source>Can't start {program}: {reason}.</source>
            <translation>{program}を起動できません（{reason}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_process.py" />
            <source>Install the program, or enter its full path.</source>
            <translation>プログラムをインストールするか、完全なパスを入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/mcp_host/server_process.py" />
            <source>There is no program {command}.</source>
            <translation>プログラム{command}はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Can read {held}, which contains secrets, and reach the network.</source>
            <translation>シークレットを含む{held}を読み取り、ネットワークに接続できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Fetches from an unusual address.</source>
            <translation>通常と異なるアドレスから取得します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Fetches from {host}, which learns everything in the address.</source>
            <translation>{host}から取得します。アドレスの内容はすべて相手に伝わります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Git would read {named}, which contains secrets and is hidden from commands. Once committed, commands can read it.</source>
            <translation>シークレットを含みコマンドから隠されている{named}を、gitが読み取ります。コミットすると、コマンドから読めるようになります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Helix can't check commands for {shell}.</source>
            <translation>Helixは{shell}のコマンドを検査できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Helix can't check it</source>
            <translation>Helixでは検査できません</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Needs network access.</source>
            <translation>ネットワークアクセスが必要です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Reaches {host}: data can be sent there.</source>
            <translation>{host}に接続します。データをそこに送信できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Runs in the background until it ends or someone stops it.</source>
            <translation>終了するか停止されるまで、バックグラウンドで動き続けます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>The sandbox can't create a work tree outside the project folder.</source>
            <translation>サンドボックスではプロジェクトフォルダーの外にワークツリーを作成できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>Would send a secret of this project elsewhere.</source>
            <translation>このプロジェクトのシークレットをほかへ送信します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>`{server}` says that `{tool}` only reads. Its answer is outside content.</source>
            <translation>`{server}`によると、`{tool}`は読み取りのみです。結果は外部コンテンツになります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>`{tool}` does more than read.</source>
            <translation>`{tool}`は読み取り以外も行います。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>it can carry data out</source>
            <translation>データを外部に持ち出す可能性があります</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/call_policy.py" />
            <source>{mask} only hides a secret from you, and would be used as it is written here. `edit_file` and `write_file` can keep it in the file that it is from.</source>
            <translation>{mask}はシークレットを隠しているだけで、ここに書かれたまま使われてしまいます。`edit_file`と`write_file`なら、元のファイルに残せます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Can be read in two ways.</source>
            <translation>2通りに解釈できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Contains invisible characters.</source>
            <translation>不可視文字を含んでいます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Contains look-alike letters.</source>
            <translation>紛らわしい文字を含んでいます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Has too many parts to check.</source>
            <translation>部分が多すぎて確認できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Longer than {longest} characters, too long to check.</source>
            <translation>{longest}文字を超えており、長すぎて確認できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>No rules are known for {shell}.</source>
            <translation>{shell}のルールがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>The command is empty.</source>
            <translation>コマンドが空です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>Writes to `{target}`.</source>
            <translation>`{target}`に書き込みます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_policy.py" />
            <source>`{name}` {trouble}.</source>
            <translation>`{name}`: {trouble}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Changes permissions of a whole folder.</source>
            <translation>フォルダー全体のアクセス許可を変更します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes everything it finds.</source>
            <translation>見つけたものをすべて削除します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes files that git doesn't track.</source>
            <translation>gitが追跡していないファイルを削除します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes files.</source>
            <translation>ファイルを削除します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes folders with everything in them.</source>
            <translation>フォルダーを中身ごと削除します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Deletes folders.</source>
            <translation>フォルダーを削除します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Ends programs.</source>
            <translation>プログラムを終了させます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Overwrites files so that they can't be restored.</source>
            <translation>ファイルを復元できないように上書きします。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Publishes a package.</source>
            <translation>パッケージを公開します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Publishes commits to another place.</source>
            <translation>コミットを別の場所に公開します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Replaces or deletes commits that were pushed.</source>
            <translation>プッシュ済みのコミットを置き換えるか削除します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Sends data to another computer.</source>
            <translation>別のコンピューターにデータを送信します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Throws away changes or commits that git may not bring back.</source>
            <translation>gitで戻せない可能性のある変更やコミットを破棄します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Truncates files.</source>
            <translation>ファイルを切り詰めます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Writes raw bytes over a file or a disk.</source>
            <translation>ファイルまたはディスクに生のバイトを上書きします。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>Writes to GitHub in your name.</source>
            <translation>ユーザーの名前でGitHubに書き込みます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/command_warnings.py" />
            <source>it replaces what was pushed</source>
            <translation>プッシュ済みのものを置き換えます</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Changes permissions of the whole system or a home folder.</source>
            <translation>システム全体またはホームフォルダーのアクセス許可を変更します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Deletes files all over the system.</source>
            <translation>システム全体のファイルを削除します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Deletes the system, a home folder, or anything an empty variable expands to.</source>
            <translation>システム、ホームフォルダー、または空の変数が展開される先をすべて削除します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Fork bomb: multiplies until the computer freezes.</source>
            <translation>フォーク爆弾です。コンピューターが固まるまで増殖します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Kills every running program.</source>
            <translation>実行中のプログラムをすべて強制終了します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Moves the system or a home folder.</source>
            <translation>システムまたはホームフォルダーを移動します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Shuts down the computer.</source>
            <translation>コンピューターをシャットダウンします。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Wipes a disk or changes its partitions.</source>
            <translation>ディスクを消去するか、パーティションを変更します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/destructive.py" />
            <source>Writes over a disk.</source>
            <translation>ディスクを上書きします。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>Changes `{path}`.</source>
            <translation>`{path}`を変更します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>Names no file in the project folder, and this tool changes no others.</source>
            <translation>プロジェクトフォルダー内のファイルを指定していません。このツールはほかのファイルを変更しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>Would change git's or Helix's own settings.</source>
            <translation>gitまたはHelix自身の設定を変更します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>`{path}` contains a secret, which is hidden from the model.</source>
            <translation>`{path}`には、モデルから隠されたシークレットが含まれています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>`{path}` may contain a secret.</source>
            <translation>`{path}`にはシークレットが含まれている可能性があります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>`{path}` starts programs or tells agents what to do, outside the sandbox.</source>
            <translation>`{path}`はサンドボックスの外で、プログラムを起動したりエージェントに指示したりします。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>it holds a secret</source>
            <translation>シークレットを含んでいます</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/file_policy.py" />
            <source>it steers programs</source>
            <translation>プログラムの動作を左右します</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/prefix_rules.py" />
            <source>`{lead}` followed by any other words. Only in the sandbox and in this workspace, not `{lead} &amp;&amp; …`.</source>
            <translation>`{lead}`の後に任意の語が続くもの。このワークスペースのサンドボックス内のみで、`{lead} &amp;&amp; …`は除きます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>Asks to run without the sandbox, because this system's sandbox (Landlock) can't allow what it does. Nothing would restrict it.</source>
            <translation>このシステムのサンドボックス（Landlock）ではこの動作を許可できないため、サンドボックスなしでの実行を求めています。制限は一切かかりません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>No sandbox on this system: nothing restricts the command.</source>
            <translation>このシステムにはサンドボックスがなく、コマンドは何も制限されません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>The conversation contains outside content, and this call can send data out.</source>
            <translation>会話に外部コンテンツが含まれており、この呼び出しはデータを外部に送信できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>The sandbox is off for this workspace: nothing restricts the command.</source>
            <translation>このワークスペースではサンドボックスがオフのため、コマンドは何も制限されません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>The user always denies this</source>
            <translation>ユーザーが常に拒否しています</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>You haven't trusted this folder yet.</source>
            <translation>このフォルダーはまだ信頼されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>a rule says to always ask</source>
            <translation>ルールにより毎回確認します</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>isn't a known read-only command</source>
            <translation>既知の読み取り専用コマンドではありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it contains invisible characters</source>
            <translation>不可視文字を含んでいます</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it contains look-alike letters</source>
            <translation>紛らわしい文字を含んでいます</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it may reach outside the project</source>
            <translation>プロジェクトの外に及ぶ可能性があります</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it may read secrets</source>
            <translation>シークレットを読み取る可能性があります</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>it uses sudo</source>
            <translation>sudoを使っています</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>not for this kind of call</source>
            <translation>この種類の呼び出しは対象外です</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>outside content is in the conversation</source>
            <translation>会話に外部コンテンツがあります</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>trust this folder first</source>
            <translation>先にこのフォルダーを信頼してください</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/permissions/rules.py" />
            <source>{said} (`{shown}`).</source>
            <translation>{said}（`{shown}`）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The file isn't a PNG, JPEG, GIF, or WebP image.</source>
            <translation>ファイルがPNG、JPEG、GIF、WebPのいずれの画像でもありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image can't be made small enough.</source>
            <translation>画像を必要なサイズまで小さくできません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image has no pixels.</source>
            <translation>画像にピクセルがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image has too many pixels. Up to {most} are supported.</source>
            <translation>画像のピクセル数が多すぎます。対応しているのは{most}までです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image has {size} bytes. Images of up to {most} bytes are supported.</source>
            <translation>画像が{size}バイトあります。対応しているのは{most}バイトまでの画像です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/pictures.py" />
            <source>The image is damaged or incomplete.</source>
            <translation>画像が破損しているか不完全です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/project_guides.py" />
            <source>From a folder of dependencies or one that git ignores, and you haven't agreed to use it.</source>
            <translation>依存関係のフォルダーまたはgitが無視するフォルダーから来たもので、使用にまだ同意していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/project_guides.py" />
            <source>From a nested repository that isn't yours, and you haven't agreed to use it.</source>
            <translation>自分のものではない入れ子のリポジトリから来たもので、使用にまだ同意していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/project_guides.py" />
            <source>Same text as {name}.</source>
            <translation>{name}と同じテキストです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/folder_survey.py" />
            <source>Choose a smaller folder as the project folder.</source>
            <translation>プロジェクトフォルダーには、より小さいフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/folder_survey.py" />
            <source>The project folder contains more than {most} folders, too many to find what commands must not reach.</source>
            <translation>プロジェクトフォルダー内のフォルダーが{most}個を超えており、コマンドに触れさせてはならないものを探しきれません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_copy.py" />
            <source>Put what it leads to in its place.</source>
            <translation>リンク先の内容をその場所に置いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_copy.py" />
            <source>Run `git pack-refs --all` yourself.</source>
            <translation>`git pack-refs --all` を自分で実行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_copy.py" />
            <source>The command was not run: `{path}` in the repository is a link.</source>
            <translation>コマンドは実行されませんでした: リポジトリの`{path}`はリンクです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_copy.py" />
            <source>The command was not run: the repository has too many branches, tags, or other files to be copied before.</source>
            <translation>コマンドは実行されませんでした: リポジトリのブランチ、タグ、その他のファイルが多すぎて、事前にコピーできません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_files.py" />
            <source>The command left too many files in the repository.</source>
            <translation>コマンドがリポジトリに残したファイルが多すぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>A merge, rebase, or revert was unfinished then, or is now.</source>
            <translation>マージ、リベース、またはリバートがその時点で完了していなかったか、現在完了していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>Can't open the repository: {reason}</source>
            <translation>リポジトリを開けません: {reason}</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>Finish or abort it with git.</source>
            <translation>gitで完了するか中止してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>Git has removed what the earlier state needs.</source>
            <translation>以前の状態に必要なものをgitが削除しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/git_undo.py" />
            <source>These were changed since: {names}.</source>
            <translation>その後に変更されました: {names}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/layout.py" />
            <source>Commands can't run when the whole disk is the project folder.</source>
            <translation>ディスク全体がプロジェクトフォルダーの場合、コマンドを実行できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/layout.py" />
            <source>Put the secrets into one folder, into version control or elsewhere; or choose a smaller folder as the project folder.</source>
            <translation>シークレットをバージョン管理などの1つのフォルダーにまとめるか、プロジェクトフォルダーとしてより小さいフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/layout.py" />
            <source>The command was not run: the project folder holds {count} places that it would have to be kept from, more than {most}.</source>
            <translation>コマンドは実行されませんでした。プロジェクトフォルダー内に触れさせてはならない場所が{count}か所あり、上限の{most}を超えています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/login_environment.py" />
            <source>{shell} didn't report its variables within {seconds} seconds.</source>
            <translation>{shell}が{seconds}秒以内に変数を返しませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/mount_check.py" />
            <source>another command moves {place}</source>
            <translation>別のコマンドが {place} を移動しています</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/mount_check.py" />
            <source>its mounts can't be checked</source>
            <translation>マウントを確認できません</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/network_entry.py" />
            <source>No port could be opened: {error}.</source>
            <translation>ポートを開けませんでした（{error}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>Sandboxes are available on Linux only.</source>
            <translation>サンドボックスはLinuxでのみ使えます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>doesn't run ({error}).</source>
            <translation>動作しません（{error}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>needs version {oldest}, but the kernel offers {offered}.</source>
            <translation>バージョン{oldest}が必要ですが、カーネルは{offered}です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>no program to start it with.</source>
            <translation>起動に使うプログラムがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>not installed.</source>
            <translation>インストールされていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>not supported on this processor.</source>
            <translation>このプロセッサーでは使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/probe.py" />
            <source>too old.</source>
            <translation>古すぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/process.py" />
            <source>The command could not be run.</source>
            <translation>コマンドを実行できませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox.py" />
            <source>The command could not be started.</source>
            <translation>コマンドを開始できませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Can end your other programs, because this system's Landlock is too old to prevent that.</source>
            <translation>このシステムのLandlockは古くて防げないため、ほかのプログラムを終了できてしまいます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Can't change repositories, or editor, shell, and agent configuration. New ones are set aside for you. Only git in its own command can commit.</source>
            <translation>リポジトリや、エディター、シェル、エージェントの構成は変更できません。新しいものは退避されます。コミットできるのは、単独のコマンドとしてのgitだけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Can't see uncommitted files with secrets. Committed ones are readable, but removed from the output.</source>
            <translation>シークレットを含む未コミットのファイルは見えません。コミット済みのものは読めますが、出力からは取り除かれます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Can't touch git hooks and settings, or editor, shell, and agent configuration. New ones are set aside for you, unless git created them.</source>
            <translation>gitのフックと設定や、エディター、シェル、エージェントの構成には触れられません。新しいものは、gitが作成した場合を除き退避されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Changes that commands make to files can't be undone.</source>
            <translation>コマンドによるファイルの変更は元に戻せません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Child processes are ended with the command.</source>
            <translation>子プロセスはコマンドとともに終了させられます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Child processes end with the command, and with Helix.</source>
            <translation>子プロセスは、コマンドやHelixの終了とともに終了します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Child processes end with the command.</source>
            <translation>子プロセスはコマンドとともに終了します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Commands run in Git Bash.</source>
            <translation>コマンドはGit Bashで実行されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Commands run in PowerShell 7. Helix can't check them, so there is no “Always” for them.</source>
            <translation>コマンドはPowerShell 7で実行されます。Helixでは検査できないため、「常に許可」は使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Every command you allow can reach the network, your files, and your keys.</source>
            <translation>許可したコマンドはすべて、ネットワーク、ファイル、キーにアクセスできます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>New editor or agent configuration files are set aside only when the command ends.</source>
            <translation>エディターやエージェントの新しい構成ファイルは、コマンドの終了時に初めて退避されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>No network except the hosts you allow, and no access to other processes. Its own processes can reach each other.</source>
            <translation>許可したホスト以外のネットワークと、ほかのプロセスにはアクセスできません。自身のプロセス同士は通信できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>No network unless you allow it, not even to this computer.</source>
            <translation>許可しないかぎりネットワークは使えません。このコンピューターへの接続も同様です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>No sandbox: commands can do anything you can, so Helix asks before each one.</source>
            <translation>サンドボックスなし。コマンドはユーザーと同じことができるため、Helixは毎回確認します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Not sandboxed: can do anything you can.</source>
            <translation>サンドボックスなし。ユーザーと同じことができます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Nothing can be created, renamed, or deleted directly in folders that contain protected files (including the project folder), not even `target`, `node_modules`, or `build`, and their modes can't be changed. Folders below them have no such limits. Owners of files can't be changed. A command that fails for this reason may ask you to run without the sandbox.</source>
            <translation>保護されたファイルのあるフォルダー（プロジェクトフォルダーを含む）の直下では、`target`、`node_modules`、`build`も含めて作成、名前の変更、削除はできず、モードも変更できません。その下のフォルダーに制限はありません。ファイルの所有者は変更できません。これが原因で失敗したコマンドは、サンドボックスなしでの実行を求めることがあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Programs that exchange datagrams over sockets with a path don't work; programs that connect to each other do.</source>
            <translation>パス付きソケットでデータグラムをやり取りするプログラムは動作しません。互いに接続するプログラムは動作します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Programs that share memory between processes don't work.</source>
            <translation>プロセス間でメモリを共有するプログラムは動作しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Programs that talk to each other over sockets with a path don't work on this system.</source>
            <translation>このシステムでは、パス付きソケットで互いに接続するプログラムは動作しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Reaches the whole network or nothing. Single hosts can't be allowed.</source>
            <translation>ネットワーク全体につながるか、まったくつながらないかのどちらかです。個別のホストは許可できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Reads the system and your toolchains, but nothing else in home folders or on other disks.</source>
            <translation>システムとツールチェーンを読み取れますが、ホームフォルダーやほかのディスクのそれ以外のものは読み取れません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Sandboxed with Landlock: can write only in the project folder and the workspace's own home folder. Can't read yours, but sees other processes.</source>
            <translation>Landlockのサンドボックス内。書き込みはプロジェクトフォルダーとワークスペース専用のホームフォルダーのみです。あなたのホームフォルダーは読み取れませんが、ほかのプロセスは見えます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Sandboxed: can write only in the project folder and the workspace's own home folder, and can't see yours.</source>
            <translation>サンドボックス内。書き込みはプロジェクトフォルダーとワークスペース専用のホームフォルダーのみで、あなたのホームフォルダーは見えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Sees running programs and the names of protected files in the project folder.</source>
            <translation>実行中のプログラムと、プロジェクトフォルダー内の保護されたファイルの名前が見えます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Writes only in the project folder and in the workspace's own home folder.</source>
            <translation>書き込みはプロジェクトフォルダーとワークスペース専用のホームフォルダーのみです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/sandbox_kind.py" />
            <source>Writes only in the project folder and in the workspace's own home folder; files in /tmp are discarded.</source>
            <translation>書き込みはプロジェクトフォルダーとワークスペース専用のホームフォルダーのみです。/tmpのファイルは破棄されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/sandbox/windows_process.py" />
            <source>This shell is for Windows only.</source>
            <translation>このシェルはWindows専用です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>A mask can be kept, moved in its file, or removed, but not copied.</source>
            <translation>マスクは残すこと、ファイル内で移動すること、削除することはできますが、コピーはできません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>A mask stands for its secret only in the file that it was read from. Read this file again, or write something else in its place.</source>
            <translation>マスクがシークレットを表すのは、読み取り元のファイル内だけです。このファイルを読み直すか、代わりに別の内容を書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>Keep or remove all of these lines together.</source>
            <translation>これらの行は、すべてまとめて残すか削除してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>Read the file again: there, each of them has its own mark.</source>
            <translation>ファイルを読み直してください。そこではそれぞれに固有の印が付いています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>{mask} is one of several lines that stand for one secret in {path}; nothing was changed.</source>
            <translation>{mask}は、{path}の1つのシークレットを表す複数行のうちの1行です。何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>{mask} may stand for one of several secrets in {path}; nothing was changed.</source>
            <translation>{mask}は、{path}内の複数のシークレットのどれを表すか特定できません。何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>{mask} stands for a hidden secret, but for none that is in {path} now; nothing was changed.</source>
            <translation>{mask}は隠されたシークレットを表しますが、今{path}にあるものではありません。何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/secrets/secret_masks.py" />
            <source>{mask} would be in {path} more often than its secret is now; nothing was changed.</source>
            <translation>{path}内の{mask}の数が、現在のシークレットの数より多くなります。何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A list isn't closed on its line.</source>
            <translation>一覧がその行で閉じられていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A quotation mark isn't closed on its line.</source>
            <translation>引用符がその行で閉じられていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A second line of {mark} is missing.</source>
            <translation>2つ目の{mark}の行がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A value can't start with {quote}.</source>
            <translation>値を{quote}で始めることはできません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>A value has {count} characters; the limit is {longest}.</source>
            <translation>値が{count}文字あります。上限は{longest}文字です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Can't understand line {line}, or its field is repeated.</source>
            <translation>{line}行目を解釈できないか、そのフィールドが重複しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Can't understand line {line}.</source>
            <translation>{line}行目を解釈できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Can't understand the text below line {line}.</source>
            <translation>{line}行目より下のテキストを解釈できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Larger than 64 KB.</source>
            <translation>64 KBを超えています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>No description.</source>
            <translation>説明がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>No instructions below the description.</source>
            <translation>説明の下に指示がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>The file doesn't start with a line of {mark}.</source>
            <translation>ファイルが{mark}の行で始まっていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>The name may contain only letters, digits, spaces, dots, _, and -.</source>
            <translation>名前に使えるのは、文字、数字、空白、ドット、_、-だけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>The tools aren't a list of names.</source>
            <translation>ツールが名前の一覧になっていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>Too many agents.</source>
            <translation>エージェントが多すぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>a list isn't allowed.</source>
            <translation>一覧は使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/subagent_definitions.py" />
            <source>{where} has the same name and comes first.</source>
            <translation>{where}に同じ名前のものがあり、そちらが優先されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>Change other letters with a command that knows its encoding.</source>
            <translation>ほかの文字は、その文字コードを扱えるコマンドで変更してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>Use write_file to make a file.</source>
            <translation>ファイルの作成にはwrite_fileを使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>What stands there may be a part of other letters.</source>
            <translation>そこにあるものは、別の文字の一部かもしれません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>{which} has no text to find.</source>
            <translation>{which}: 検索するテキストがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>{which} is not unique; nothing was changed.</source>
            <translation>{which}: 一意ではありません。何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>{which} would change nothing: old and new text are the same.</source>
            <translation>{which}: 新旧のテキストが同じで、何も変わりません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/text/exact_edits.py" />
            <source>{which}: the text to replace wasn't found. Nothing changed.</source>
            <translation>{which}: 置き換えるテキストが見つかりません。何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/tool.py" />
            <source>The arguments are not valid JSON: {half} is half of a character.</source>
            <translation>引数が有効な JSON ではありません: {half} は文字の半分です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/tool.py" />
            <source>The arguments do not fit: {error}.</source>
            <translation>引数が合いません（{error}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/tools/tool.py" />
            <source>Write the character itself, or both of its halves.</source>
            <translation>文字そのもの、または両方の半分を書いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>Finished</source>
            <translation>完了</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>Helix needs your approval</source>
            <translation>Helixが承認を求めています</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>Helix: {0} sessions running</source>
            <extracomment>One: Helix: {0} session running</extracomment>
            <translation>
                <numerusform>Helix: {0}件のセッションを実行中</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Quit</source>
            <translation>終了</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>Show Helix</source>
            <translation>Helixを表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>“{0}” in {1} finished.</source>
            <translation>{1}の「{0}」が完了しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/activity_monitor.py" />
            <source>“{0}” in {1} is waiting for your answer.</source>
            <translation>{1}の「{0}」が回答を待っています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>A drive may hang there. Choose another folder, or try again later.</source>
            <translation>応答しないドライブにある可能性があります。別のフォルダーを選択するか、後で再試行してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Change now</source>
            <translation>今すぐ変更</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Change the language now?</source>
            <translation>言語を今すぐ変更しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Changing it now discards what you typed in settings: {0}. Otherwise it changes after a restart.</source>
            <translation>今変更すると、設定に入力した内容が破棄されます: {0}。今変更しない場合は、再起動後に変わります。</translation>
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
            <translation>引き継ぎ書</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Something went wrong.</source>
            <translation>問題が発生しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>The folder {folder} doesn't answer.</source>
            <translation>フォルダー{folder}が応答しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/application.py" />
            <source>Your saved work is safe. See the log in {0}.</source>
            <translation>保存済みの作業は無事です。{0}のログを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/error_window.py" />
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/startup.py" />
            <source>Can't load a part of Helix Desktop: {error}.</source>
            <translation>Helix Desktopの一部を読み込めません（{error}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_check.py" />
            <source>The window shows only {count} colors, so it was not painted.</source>
            <translation>ウィンドウの色数が{count}色しかないため、描画されませんでした。</translation>
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
            <translation>キャンセル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Commands that run in the background end with Helix.</source>
            <translation>バックグラウンドのコマンドはHelixとともに終了します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Helix is still working</source>
            <translation>Helixはまだ作業中です</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>If you stop now, everything so far is kept and you can continue later.</source>
            <translation>今停止しても、ここまでの内容はすべて残り、後で続行できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Keep running</source>
            <translation>実行を続ける</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Quit without applying your changes?</source>
            <translation>変更を適用せずに終了しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Quitting discards what you edited but did not apply: {0}.</source>
            <translation>終了すると、編集して適用していない内容は破棄されます: {0}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Stop and quit</source>
            <translation>停止して終了</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Untitled</source>
            <translation>無題</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Work can continue in the background. Use the tray icon to reopen the window.</source>
            <translation>作業はバックグラウンドで続けられます。ウィンドウはトレイアイコンから開き直せます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>Work can continue while the window is minimized.</source>
            <translation>ウィンドウを最小化しても作業は続けられます。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>{0} commands are still running</source>
            <extracomment>One: {0} command is still running</extracomment>
            <translation>
                <numerusform>{0}件のコマンドがまだ実行中です</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/application/window_monitor.py" />
            <source>{0} sessions are still running</source>
            <extracomment>One: {0} session is still running</extracomment>
            <translation>
                <numerusform>{0}件のセッションがまだ実行中です</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Archive</source>
            <translation>アーカイブ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Archive workspace</source>
            <translation>ワークスペースをアーカイブ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Archived and deleted workspaces…</source>
            <translation>アーカイブ・削除したワークスペース…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <source>Can't read the workspace file</source>
            <translation>ワークスペースファイルを読み取れません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Can't read this workspace's file.</source>
            <translation>このワークスペースのファイルを読み取れません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/window/main_window.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Choose a project folder</source>
            <translation>プロジェクトフォルダーを選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Choose an empty folder for the export</source>
            <translation>エクスポート先の空のフォルダーを選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Choose an export or backup folder</source>
            <translation>エクスポートまたはバックアップのフォルダーを選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Close without applying your changes?</source>
            <translation>変更を適用せずに閉じますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Closing the workspace discards what you typed in its settings: {0}.</source>
            <translation>ワークスペースを閉じると、設定に入力した内容が破棄されます: {0}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Delete permanently</source>
            <translation>完全に削除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Delete workspace “{0}”?</source>
            <translation>ワークスペース「{0}」を削除しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Delete workspace…</source>
            <translation>ワークスペースを削除…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Delete “{0}” permanently?</source>
            <translation>「{0}」を完全に削除しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Export</source>
            <translation>エクスポート</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Export canceled</source>
            <translation>エクスポートをキャンセルしました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Export failed</source>
            <translation>エクスポートに失敗しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Export workspace…</source>
            <translation>ワークスペースをエクスポート…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Exported</source>
            <translation>エクスポート完了</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Exporting</source>
            <translation>エクスポート中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Finished before it could be canceled.</source>
            <translation>キャンセルする前に完了しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Helix is working in this workspace. Stop it or wait until it finishes</source>
            <translation>Helixがこのワークスペースで作業中です。停止するか、完了を待ってください</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Import canceled</source>
            <translation>インポートをキャンセルしました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Import failed</source>
            <translation>インポートに失敗しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Import workspace…</source>
            <translation>ワークスペースをインポート…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Imported</source>
            <translation>インポート完了</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Importing</source>
            <translation>インポート中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Its sessions and cache are erased from disk. You can't undo this.</source>
            <translation>セッションとキャッシュがディスクから消去されます。元に戻せません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Its sessions, cache, and settings ({0}) move to the trash in {1}.</source>
            <translation>セッション、キャッシュ、設定（{0}）が{1}のごみ箱に移動します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Move to trash</source>
            <translation>ごみ箱に移動</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>New workspace</source>
            <translation>新規ワークスペース</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>New workspace with this policy…</source>
            <translation>このポリシーで新規ワークスペース…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>New workspace…</source>
            <translation>新規ワークスペース…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>No workspace is open</source>
            <translation>開いているワークスペースがありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>No workspace was created. {0} is unchanged.</source>
            <translation>ワークスペースは作成されませんでした。{0}は変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Open folder…</source>
            <translation>フォルダーを開く…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Rename and color</source>
            <translation>名前と色の変更</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Rename and color…</source>
            <translation>名前と色の変更…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>The partial export in {0} was removed. The workspace is unchanged.</source>
            <translation>{0}の途中までのエクスポートを削除しました。ワークスペースは変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>The partial work was removed. Nothing else changed.</source>
            <translation>途中までの作業を削除しました。ほかは何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>This workspace no longer exists.</source>
            <translation>このワークスペースはもう存在しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Workspace</source>
            <translation>ワークスペース</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>You can restore them from Archived and deleted workspaces.</source>
            <translation>「アーカイブ・削除したワークスペース」から復元できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Your project folder is not touched.</source>
            <translation>プロジェクトフォルダーはそのまま残ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/application/workspace_actions.py" />
            <source>Your project folder {0} is not touched.</source>
            <translation>プロジェクトフォルダー{0}はそのまま残ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/content_lines.py" />
            <source>From line {0}</source>
            <translation>{0}行目から</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/content_lines.py" />
            <source>… {0} more</source>
            <translation>… ほか{0}件</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Cache</source>
            <translation>キャッシュ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Clean up cache…</source>
            <translation>キャッシュをクリーンアップ…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Compare with previous version</source>
            <translation>前のバージョンと比較</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Copy marker</source>
            <translation>マーカーをコピー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Export entry…</source>
            <translation>エントリをエクスポート…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Filter entries</source>
            <translation>エントリを絞り込む</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Filter entries (/)</source>
            <translation>エントリを絞り込む (/)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Filter with regular expressions</source>
            <translation>正規表現で絞り込む</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Open a cache entry first.</source>
            <translation>先にキャッシュエントリを開いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Open or close entry</source>
            <translation>エントリを開く/閉じる</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Pin or unpin entry</source>
            <translation>エントリのピン留め/解除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Recall into next message</source>
            <translation>次のメッセージに呼び戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Show references</source>
            <translation>参照を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Verify all entries</source>
            <translation>全エントリを検証</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/controller.py" />
            <source>Verify entry</source>
            <translation>エントリを検証</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>All blocks are intact now. Check again.</source>
            <translation>すべてのブロックが無事になりました。再確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>All {0}</source>
            <translation>全{0}件</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Check again</source>
            <translation>再確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Checking blocks: {0}%</source>
            <translation>ブロックを確認中: {0}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Copy SHA-256</source>
            <translation>SHA-256をコピー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Copy report</source>
            <translation>レポートをコピー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Helix won't send or export it. Nothing else is affected. To repair it, choose a file with the same bytes, for example from a backup or the project.</source>
            <translation>Helixはこのエントリを送信もエクスポートもしません。ほかに影響はありません。修復するには、同じバイト列のファイルをバックアップやプロジェクトなどから選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>None fits. Open one and recall part of it.</source>
            <translation>どれも入りません。1つ開いて一部を呼び戻してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>None of its {0} can be read.</source>
            <translation>{0}すべてを読み取れません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Not even one line fits.</source>
            <translation>1行も入りません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>One message can recall up to {0}.</source>
            <translation>1つのメッセージに呼び戻せるのは{0}件までです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Only {0} would fit.</source>
            <translation>入るのは{0}だけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall matches</source>
            <translation>一致を呼び戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall matches in {0}</source>
            <translation>{0}内の一致を呼び戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall {0}</source>
            <translation>{0}を呼び戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall {0} into next message</source>
            <translation>{0}件を次のメッセージに呼び戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Recall {0} of {1}</source>
            <translation>{1}件中{0}件を呼び戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Recalled</source>
            <translation>呼び戻し</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>References</source>
            <translation>参照</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Restore from file…</source>
            <translation>ファイルから復元…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Save readable part…</source>
            <translation>読み取れる部分を保存…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Stored</source>
            <translation>保存日時</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Text</source>
            <translation>テキスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>The whole entry</source>
            <translation>エントリ全体</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>This entry can't go into a message as text.</source>
            <translation>このエントリはテキストとしてメッセージに入れられません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>This entry is damaged</source>
            <translation>このエントリは破損しています</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>This entry is no longer stored</source>
            <translation>このエントリはもう保存されていません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>This part</source>
            <translation>この部分</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <location filename="helix_desktop/ui/inspector/page.py" />
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Tokens</source>
            <translation>トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>Verify SHA-256 (V)</source>
            <translation>SHA-256を検証 (V)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>none</source>
            <translation>なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>the handover at {0}%</source>
            <translation>{0}% での引き継ぎ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>{0} and {1} more</source>
            <translation>{0}、ほか{1}件</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} blocks; damaged: {1}</source>
            <translation>{0}ブロック、破損: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} may not fit in the context.</source>
            <translation>{0}がコンテキストに入りきらない可能性があります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} of them fit.</source>
            <translation>うち{0}件は入ります。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{0} of {1} blocks are damaged. {2} ({3}%) can still be read.</source>
            <extracomment>One: One of {1} blocks is damaged. {2} ({3}%) can still be read.</extracomment>
            <translation>
                <numerusform>{1}ブロック中{0}個が破損しています。{2}（{3}%）はまだ読み取れます。</numerusform>
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
            <translation>{0}を入れるとコンテキストが{1}%になり、{2}を超えます。</translation>
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
            <translation>{0}{2} · {1}{2}トークン</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>{1} in {0} sessions</source>
            <extracomment>One: {1} in {0} session</extracomment>
            <translation>
                <numerusform>{1}（{0}セッション）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_cards.py" />
            <source>≈ Tokens</source>
            <translation>≈トークン</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>All {0} entries are intact.</source>
            <extracomment>One: All {0} entry is intact.</extracomment>
            <translation>
                <numerusform>{0}件のエントリはすべて無事です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Can't compare: one version isn't text or is too large.</source>
            <translation>比較できません。一方のバージョンがテキストではないか、大きすぎます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Canceling…</source>
            <translation>キャンセル中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Choose a file with the same bytes</source>
            <translation>同じバイト列のファイルを選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Copied.</source>
            <translation>コピーしました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Empty.</source>
            <translation>空です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Export canceled.</source>
            <translation>エクスポートをキャンセルしました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Export canceled. The partial file {0} was removed.</source>
            <translation>エクスポートをキャンセルしました。途中までのファイル{0}は削除されました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Export entry</source>
            <translation>エントリをエクスポート</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>No earlier version of this command or path.</source>
            <translation>このコマンドまたはパスの以前のバージョンはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Not text. Use the hex view.</source>
            <translation>テキストではありません。16進表示を使ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Not valid JSON.</source>
            <translation>有効なJSONではありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Pinned. Cleanup won't delete this entry.</source>
            <translation>ピン留めしました。クリーンアップでこのエントリは削除されません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Restored and verified.</source>
            <translation>復元し、検証しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Save readable part</source>
            <translation>読み取れる部分を保存</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Saved to {0}.</source>
            <translation>{0}に保存しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Saved to {0}. The {1} missing bytes are marked.</source>
            <translation>{0}に保存しました。欠けている{1}バイトには印が付いています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Since {0} ({1}): +{2} −{3} lines.</source>
            <translation>{0}（{1}）以降: +{2} −{3}行。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Too large for the clipboard. Export it instead.</source>
            <translation>クリップボードには大きすぎます。エクスポートしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Too large to show as JSON. Export it instead.</source>
            <translation>JSONとして表示するには大きすぎます。エクスポートしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Unpinned.</source>
            <translation>ピン留めを外しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>Verifying {0} of {1}</source>
            <translation>検証中: {0}/{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>Verifying…</source>
            <translation>検証中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>Writing {0}: {1}%</source>
            <translation>{0}を書き込み中: {1}%</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/entry_controller.py" />
            <source>{0} of {1} entries are damaged.</source>
            <extracomment>One: {0} of {1} entries is damaged.</extracomment>
            <translation>
                <numerusform>{1}件中{0}件のエントリが破損しています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Also removes the partial file {0}</source>
            <translation>途中までのファイル{0}も削除します</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Cancel export</source>
            <translation>エクスポート中止</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Close (Esc)</source>
            <translation>閉じる (Esc)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Copy content</source>
            <translation>内容をコピー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Diff</source>
            <translation>差分</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Export…</source>
            <translation>エクスポート…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Find in content</source>
            <translation>内容を検索</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Hash mismatch</source>
            <translation>ハッシュ不一致</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Hex</source>
            <translation>16進</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>JSON</source>
            <translation>JSON</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Lines</source>
            <translation>行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Matches</source>
            <translation>一致</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Missing</source>
            <translation>欠落</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Next entry (↓)</source>
            <translation>次のエントリ (↓)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Next match (Enter)</source>
            <translation>次の一致 (Enter)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Not used in any session.</source>
            <translation>どのセッションでも使われていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Pin</source>
            <translation>ピン留め</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Previous entry (↑)</source>
            <translation>前のエントリ (↑)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Previous match (Shift+Enter)</source>
            <translation>前の一致 (Shift+Enter)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Recall</source>
            <translation>呼び戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Recall   {0}</source>
            <translation>呼び戻す   {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Recent references</source>
            <translation>最近の参照</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Search the text first</source>
            <translation>先にテキストを検索してください</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Select lines in the text first</source>
            <translation>先にテキストの行を選択してください</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Show all {0}</source>
            <translation>すべて表示（{0}）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Unpin</source>
            <translation>ピン留め解除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Whole</source>
            <translation>全体</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>Wrap long lines</source>
            <translation>長い行を折り返す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>as an excerpt</source>
            <translation>抜粋</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>as marker</source>
            <translation>マーカー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>choosing…</source>
            <translation>選択中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>covered</source>
            <translation>カバー済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>event {0}</source>
            <translation>イベント{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>in context</source>
            <translation>コンテキスト内</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>in context?</source>
            <translation>コンテキスト内？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>lines with “{0}”</source>
            <translation>「{0}」を含む行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>no</source>
            <translation>いいえ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>not open</source>
            <translation>開いていない</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>verified just now</source>
            <translation>たった今検証済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/entry_pane.py" />
            <source>✓ Verified · {0} ms</source>
            <translation>✓ 検証済み · {0}ミリ秒</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Cache filter</source>
            <translation>キャッシュのフィルター</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Clear filter (Esc)</source>
            <translation>フィルターをクリア (Esc)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Filter by tool, size, usage, state, hash, or text</source>
            <translation>ツール、サイズ、使用状況、状態、ハッシュ、テキストで絞り込む</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Filter suggestions</source>
            <translation>フィルターの候補</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_bar.py" />
            <source>Use regular expressions (Alt+R)</source>
            <translation>正規表現を使う (Alt+R)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>bytes: size:&gt;10k</source>
            <translation>バイト数: size:&gt;10k</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>command or path</source>
            <translation>コマンドまたはパス</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>last recalled</source>
            <translation>最後に呼び戻した日時</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>number of lines</source>
            <translation>行数</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>number of references</source>
            <translation>参照数</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>outcome of the call</source>
            <translation>呼び出しの結果</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>regular expression: re:/error \d+/i</source>
            <translation>正規表現: re:/error \d+/i</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>start of the hash</source>
            <translation>ハッシュの先頭</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>state in the open session</source>
            <translation>開いているセッションでの状態</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>text in the content</source>
            <translation>内容のテキスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>time of storage: created:&lt;7d</source>
            <translation>保存日時: created:&lt;7d</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>times recalled</source>
            <translation>呼び戻した回数</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>tokens: tokens:&gt;4k</source>
            <translation>トークン数: tokens:&gt;4k</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>tool that produced the entry</source>
            <translation>エントリを作ったツール</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>type: mime:image</source>
            <translation>種類: mime:image</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/filter_suggestions.py" />
            <source>yes or no</source>
            <translation>yesまたはno</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>Stopped after {0} entries.</source>
            <extracomment>One: Stopped after {0} entry.</extracomment>
            <translation>
                <numerusform>{0}件のエントリで停止しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>Stopped. The remaining entries were not deleted.</source>
            <translation>停止しました。残りのエントリは削除されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} damaged</source>
            <translation>破損{0}件</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} entries deleted, {1} freed.</source>
            <extracomment>One: {0} entry deleted, {1} freed.</extracomment>
            <translation>
                <numerusform>{0}件のエントリを削除し、{1}を解放しました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} entries verified. All intact.</source>
            <extracomment>One: {0} entry verified. All intact.</extracomment>
            <translation>
                <numerusform>{0}件のエントリを検証しました。すべて無事です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} found in {1} ms</source>
            <translation>{0}件見つかりました（{1}ミリ秒）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/list_controller.py" />
            <source>{0} verified, {1} damaged. Filter by state:damaged to see them.</source>
            <translation>{0}件を検証、{1}件が破損しています。state:damagedで絞り込むと表示できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Age</source>
            <translation>経過</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Cached</source>
            <translation>キャッシュ済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Choosing…</source>
            <translation>選択中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Compacted</source>
            <translation>圧縮済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Damaged</source>
            <translation>破損</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Excerpt</source>
            <translation>抜粋</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>In context</source>
            <translation>コンテキスト内</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Loading</source>
            <translation>読み込み中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Pinned</source>
            <translation>ピン留め</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Refs</source>
            <translation>参照</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>SHA-256</source>
            <translation>SHA-256</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Source</source>
            <translation>取得元</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>State</source>
            <translation>状態</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Superseded</source>
            <translation>旧版</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>Tool</source>
            <translation>ツール</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <location filename="helix_desktop/ui/cache/table.py" />
            <source>never</source>
            <comment>recalled</comment>
            <translation>なし</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>{0} bytes</source>
            <extracomment>One: {0} byte</extracomment>
            <translation>
                <numerusform>{0}バイト</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/model.py" />
            <source>{0}, {1}, {2} tokens, {3}, {4} of {5}</source>
            <translation>{0}、{1}、{2}トークン、{3}、{4}/{5}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>16,020 tokens</source>
            <translation>16,020トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Before dedup</source>
            <translation>重複排除前</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Change or clear the filter to see more.</source>
            <translation>フィルターを変更またはクリアすると、さらに表示されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Change thresholds…</source>
            <translation>しきい値を変更…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Clean up…</source>
            <translation>クリーンアップ…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Clear</source>
            <translation>クリア</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <location filename="helix_desktop/ui/widgets/line_view.py" />
            <source>Content</source>
            <translation>内容</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Delete {0} entries</source>
            <extracomment>One: Delete {0} entry</extracomment>
            <translation>
                <numerusform>{0}件のエントリを削除</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Deleting…</source>
            <translation>削除中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Entries</source>
            <translation>エントリ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Entries that are pinned, used by a session, or less than a day old are kept.</source>
            <translation>ピン留めしたもの、セッションで使用中のもの、1日以内のエントリは残ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Entries used again in the meantime are kept.</source>
            <translation>その間に再び使われたエントリは残ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Go to conversation</source>
            <translation>会話に移動</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Helix keeps every tool output here. Large ones leave a marker in the context.</source>
            <translation>Helixはすべてのツール出力をここに保管します。大きな出力はコンテキストにマーカーを残します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Identical content is stored once. You and Helix can recall every byte.</source>
            <translation>同じ内容は1回だけ保存されます。すべてのバイトを、自分でもHelixでも呼び戻せます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Looking for unused entries…</source>
            <translation>未使用のエントリを検索中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>No matches</source>
            <translation>一致なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Nothing cached yet</source>
            <translation>まだキャッシュはありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Nothing to clean up</source>
            <translation>クリーンアップするものはありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>On disk</source>
            <translation>ディスク上</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Reading all sessions first. Nothing has been deleted.</source>
            <translation>先にすべてのセッションを読み取っています。まだ何も削除されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Recent cache entries</source>
            <translation>最近のキャッシュエントリ</translation>
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
            <translation>削除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Send a message that reads or searches files to fill the cache.</source>
            <translation>ファイルを読み取ったり検索したりするメッセージを送信すると、キャッシュに入ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Tokens saved</source>
            <translation>節約トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Tool outputs appear here.</source>
            <translation>ツールの出力がここに表示されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>Verify all</source>
            <translation>すべて検証</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>You can't undo this.</source>
            <translation>元に戻せません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>content {0}</source>
            <translation>内容{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>content {0}, and conversations</source>
            <translation>内容{0}と会話</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>in all outputs</source>
            <translation>全出力の合計</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>in this session</source>
            <translation>このセッション</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>in {0} sessions</source>
            <extracomment>One: in {0} session</extracomment>
            <translation>
                <numerusform>{0}セッション</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>no duplicates</source>
            <translation>重複なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>no duplicates yet</source>
            <translation>重複はまだありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>of {0}</source>
            <translation>/ {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} deduplicated</source>
            <translation>{0}を重複排除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} duplicates</source>
            <translation>重複{0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} entries in the cache are no longer needed</source>
            <extracomment>One: {0} entry in the cache is no longer needed</extracomment>
            <translation>
                <numerusform>キャッシュ内の{0}件のエントリは不要になっています</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} entries matching the filter are no longer needed</source>
            <extracomment>One: {0} entry matching the filter is no longer needed</extracomment>
            <translation>
                <numerusform>フィルターに一致する{0}件のエントリは不要になっています</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} hides the most entries.</source>
            <translation>{0}が最も多くのエントリを隠しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} new</source>
            <translation>新着{0}件</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} of content, {1} on disk.</source>
            <translation>内容{0}、ディスク上{1}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>{0} uncompressed</source>
            <translation>非圧縮で{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>↑↓ select   Enter recall   P pin   V verify</source>
            <translation>↑↓ 選択   Enter 呼び戻す   P ピン留め   V 検証</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/page.py" />
            <source>≈46 tokens</source>
            <translation>≈46トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/cache/table.py" />
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Cache entries</source>
            <translation>キャッシュエントリ</translation>
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
            <translation>変更</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>Done. Helix learns about it with the next request.</source>
            <translation>完了しました。Helixには次のリクエストで伝わります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>Helix keeps the present version, so you can undo this.</source>
            <translation>現在のバージョンは保持されるため、元に戻せます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>Some changes couldn't be undone.</source>
            <translation>一部の変更を元に戻せませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>The earlier version is in {0}.</source>
            <translation>以前のバージョンは{0}にあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>The file already has this content.</source>
            <translation>ファイルはすでにこの内容です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/timeline/rewrite_list.py" />
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>Undo what may be your own change?</source>
            <translation>自分の変更かもしれませんが、元に戻しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/controller.py" />
            <source>{0} changed while the command ran: by it, or by you.</source>
            <translation>{0}はコマンドの実行中に、コマンドまたは自分により変更されました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>Added</source>
            <translation>追加</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>Change {0} of {1}</source>
            <translation>変更{0}/{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>File changes</source>
            <translation>ファイルの変更</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>No newline at end of file</source>
            <translation>ファイル末尾に改行なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>Removed</source>
            <translation>削除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>line {0}</source>
            <translation>{0}行目</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>{0} files</source>
            <extracomment>One: {0} file</extracomment>
            <translation>
                <numerusform>{0}個のファイル</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>{1}: {0} lines added, {2} removed</source>
            <extracomment>One: {1}: {0} line added, {2} removed</extracomment>
            <translation>
                <numerusform>{1}: {0}行追加、{2}行削除</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/diff_lines.py" />
            <source>… {0} more lines not shown. Restore file undoes all of them.</source>
            <extracomment>One: … {0} more line not shown. Restore file undoes all of them.</extracomment>
            <translation>
                <numerusform>… ほか{0}行は表示していません。「ファイルを復元」ですべて元に戻せます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>All changes to this file were undone. Every version is in the cache.</source>
            <translation>このファイルの変更はすべて元に戻されました。どのバージョンもキャッシュにあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Files Helix writes or edits appear here, with their earlier versions.</source>
            <translation>Helixが書き込みまたは編集したファイルと、その以前のバージョンがここに表示されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Merge…</source>
            <translation>マージ…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>No changes left</source>
            <translation>変更はもうありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>No file selected</source>
            <translation>ファイルが選択されていません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>No files changed in this session</source>
            <translation>このセッションで変更されたファイルはありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>No line-by-line view</source>
            <translation>行単位の表示はできません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Remove worktree…</source>
            <translation>ワークツリーを削除…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Restore file</source>
            <translation>ファイルを復元</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Save a copy</source>
            <translation>コピーを保存</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Select a file to see its changes line by line.</source>
            <translation>ファイルを選択すると、変更を行単位で表示します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Something else changed the file between the change before and this one.</source>
            <translation>前の変更とこの変更の間に、ほかの何かがファイルを変更しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>The file is back to its original content.</source>
            <translation>ファイルは元の内容に戻っています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>The file isn't text or is over 1 MB. You can restore the whole file.</source>
            <translation>ファイルがテキストではないか、1 MBを超えています。ファイル全体の復元はできます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>The file was edited since, so Helix won't overwrite it. You can undo single changes or save a copy.</source>
            <translation>その後ファイルが編集されたため、Helixは上書きしません。個々の変更を元に戻すか、コピーを保存できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>The file was new, so undoing the changes deleted it.</source>
            <translation>新規のファイルだったため、変更を元に戻した際に削除されました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Undo restore</source>
            <translation>復元を元に戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Undo this change</source>
            <translation>この変更を元に戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>Undo what git changed</source>
            <translation>gitによる変更を元に戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Worktree: {0}</source>
            <translation>ワークツリー: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>as Helix left it</source>
            <translation>Helixの編集どおり</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>by a command or you</source>
            <translation>コマンドまたは自分による</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>deleted</source>
            <translation>削除済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>edited since</source>
            <translation>その後編集あり</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>everything is merged</source>
            <translation>すべてマージ済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>its folder is gone</source>
            <translation>フォルダーなし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>restored</source>
            <translation>復元済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>unavailable</source>
            <translation>利用不可</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>while the command ran: by it, or by you</source>
            <translation>コマンドの実行中: コマンドまたは自分による</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>{0} commits to merge</source>
            <extracomment>One: {0} commit to merge</extracomment>
            <translation>
                <numerusform>未マージのコミット{0}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>{0} records of this session can't be read. Some changes may be missing.</source>
            <extracomment>One: {0} record of this session can't be read. Some changes may be missing.</extracomment>
            <translation>
                <numerusform>このセッションの{0}件のレコードを読み取れません。一部の変更が抜けている可能性があります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/changes/page.py" />
            <source>{0} uncommitted files</source>
            <extracomment>One: {0} uncommitted file</extracomment>
            <translation>
                <numerusform>未コミットのファイル{0}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Check models…</source>
            <translation>モデルを確認…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Retry now</source>
            <translation>今すぐ再試行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Retrying in {0} s · attempt {1}</source>
            <translation>{0}秒後に再試行 · {1}回目</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Retrying in {0} · attempt {1}</source>
            <translation>{0}後に再試行 · {1}回目</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Retrying · attempt {0}</source>
            <translation>再試行中 · {0}回目</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>The provider asks to wait</source>
            <translation>プロバイダーが待機を求めています</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>The provider isn't responding</source>
            <translation>プロバイダーが応答しません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>Your request is saved, and no tool ran twice.</source>
            <translation>リクエストは保存済みで、ツールが2回実行されることはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>excerpt</source>
            <translation>抜粋</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>full output</source>
            <translation>出力全体</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>preview</source>
            <translation>プレビュー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>section {0} of {1}: {2}</source>
            <translation>セクション{0}/{1}: {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>you can keep working; the result is checked before it replaces anything</source>
            <translation>作業は続けられます。結果は置き換えの前に確認されます</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>{0} large outputs: Helix is choosing what to keep in context</source>
            <extracomment>One: Large output: Helix is choosing what to keep in context</extracomment>
            <translation>
                <numerusform>大きな出力{0}件: コンテキストに残す内容をHelixが選択中</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/activity_cards.py" />
            <source>{0} of {1} s</source>
            <translation>{0}/{1}秒</translation>
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
            <translation>このセッションで許可</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Allow once</source>
            <translation>1回だけ許可</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Allow this command?</source>
            <translation>このコマンドを許可しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Allow {0}?</source>
            <translation>{0}を許可しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Always</source>
            <translation>常に許可</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Always allow</source>
            <translation>常に許可</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Back</source>
            <translation>戻る</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Can do anything that you can · no sandbox</source>
            <translation>ユーザーと同じことができます · サンドボックスなし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Changes files of the project and uses the network · sandboxed</source>
            <translation>プロジェクトのファイルを変更し、ネットワークを使います · サンドボックス内</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Changes files of the project · sandboxed</source>
            <translation>プロジェクトのファイルを変更します · サンドボックス内</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Command</source>
            <translation>コマンド</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Contains invisible characters (marked).</source>
            <translation>不可視文字を含んでいます（印付き）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Denies the call. Helix gets your note and asks before its next attempt.</source>
            <translation>呼び出しを拒否します。入力した内容がHelixに伝わり、Helixは次に試す前に確認します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Deny</source>
            <translation>拒否</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Deny and send</source>
            <translation>拒否して送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Details of this call</source>
            <translation>この呼び出しの詳細</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Edit</source>
            <translation>編集</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Edit this file?</source>
            <translation>このファイルを編集しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Either way, Helix asks before it changes or runs anything else, unless you choose Sandboxed auto. Once outside content is in the conversation, Helix asks every time for secrets, the network, and other folders.</source>
            <translation>どちらの場合も、「サンドボックス自動」を選ばないかぎり、Helixはほかの変更や実行の前に確認します。会話に外部コンテンツが入ると、シークレット、ネットワーク、ほかのフォルダーについて毎回確認します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Fetch this URL?</source>
            <translation>このURLを取得しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Helix saves the current version first, so you can undo this.</source>
            <translation>先に現在のバージョンを保存するため、元に戻せます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Instructions of this project</source>
            <translation>このプロジェクトの指示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Keep trusting</source>
            <translation>信頼を続ける</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>May delete data</source>
            <translation>データ削除の可能性</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>May read secrets</source>
            <translation>シークレット読取の可能性</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Network access</source>
            <translation>ネットワークアクセス</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Never allow</source>
            <translation>常に拒否</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>No sandbox</source>
            <translation>サンドボックスなし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Not now</source>
            <translation>後で</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Not trusted</source>
            <translation>未信頼</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>One invisible character</source>
            <translation>不可視文字1個</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Open</source>
            <comment>to commands</comment>
            <translation>開放</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Open this to commands</source>
            <translation>コマンドに開放</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Opens {0} · sandboxed</source>
            <translation>{0}を開きます · サンドボックス内</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Outside project folder</source>
            <translation>プロジェクトフォルダーの外</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Review {0}</source>
            <translation>{0}を確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Run this instead</source>
            <translation>代わりにこれを実行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Sandboxed</source>
            <translation>サンドボックス</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Stop trusting</source>
            <translation>信頼をやめる</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Tell</source>
            <comment>Helix instead</comment>
            <translation>伝える</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Tell Helix instead</source>
            <translation>代わりに伝える</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>The command is checked again before it runs, and Helix sees what ran.</source>
            <translation>コマンドは実行前に再確認され、実行した内容はHelixに伝わります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>The wider “Always” (Alt+P) also allows {0}</source>
            <translation>範囲の広い「常に許可」（Alt+P）は次も許可します: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>This folder is trusted</source>
            <translation>このフォルダーは信頼済みです</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>This folder isn't trusted yet</source>
            <translation>このフォルダーはまだ信頼されていません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>This is a new file. If you undo this, Helix deletes it.</source>
            <translation>これは新しいファイルです。元に戻すと、Helixが削除します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>This session</source>
            <translation>このセッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Trust this folder</source>
            <translation>このフォルダーを信頼</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Trust this folder?</source>
            <translation>このフォルダーを信頼しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Two invisible characters</source>
            <translation>不可視文字2個</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Unrestricted</source>
            <translation>制限なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>What should Helix do instead?</source>
            <translation>Helixに代わりに何をさせますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Whatever you allow with “Always” runs without asking again.</source>
            <translation>「常に許可」したものは、次から確認なしで実行されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only commands in the sandbox without asking.</source>
            <translation>信頼すると、HelixはプロジェクトのAGENTS.mdとCLAUDE.mdに従い、読み取り専用のコマンドを確認なしでサンドボックス内で実行します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this system: Helix asks before every command.</source>
            <translation>信頼すると、HelixはプロジェクトのAGENTS.mdとCLAUDE.mdに従います。このシステムにはサンドボックスがないため、Helixはコマンドのたびに確認します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Without trust, Helix can read files but asks before every command and change.</source>
            <translation>信頼しない場合、Helixはファイルを読めますが、コマンドや変更のたびに確認します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>Write this file?</source>
            <translation>このファイルに書き込みますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>You can undo its changes to project files of up to 1 MB each.</source>
            <translation>プロジェクトのファイル（それぞれ1 MBまで）への変更は元に戻せます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>You can undo its changes to project files, but not what it sends.</source>
            <translation>プロジェクトのファイルへの変更は元に戻せますが、送信した内容は取り消せません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>You can't undo what it does.</source>
            <translation>実行した内容は元に戻せません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>You changed this command.</source>
            <translation>このコマンドは編集済みです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>not available here</source>
            <translation>ここでは使えません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>one look-alike letter</source>
            <translation>紛らわしい文字1個</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0} and {1}</source>
            <translation>{0}と{1}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0} invisible characters</source>
            <extracomment>One: {0} invisible character</extracomment>
            <translation>
                <numerusform>不可視文字{0}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0} look-alike letters</source>
            <extracomment>One: {0} look-alike letter</extracomment>
            <translation>
                <numerusform>紛らわしい文字{0}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0} would make this look like {1}. The actual text is {2}.</source>
            <translation>{0}により{1}のように見えますが、実際のテキストは{2}です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>{0}. Click to change.</source>
            <translation>{0}。クリックで変更。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Always” and “Never” apply to {0}</source>
            <translation>「常に許可」と「常に拒否」の対象: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Always” applies to {0}</source>
            <translation>「常に許可」の対象: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Always” isn't available: {0}.</source>
            <translation>「常に許可」は使えません（{0}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“For this session” applies to {0}</source>
            <translation>「このセッションで許可」の対象: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Never” applies to {0}</source>
            <translation>「常に拒否」の対象: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/approval_card.py" />
            <source>“Never” applies to {0}, as far as Helix recognizes it</source>
            <translation>「常に拒否」の対象: {0}（Helixが認識できる範囲）</translation>
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
            <translation>次へ</translation>
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
            <translation>{0}/{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/exact_text.py" />
            <source>Full details of this call</source>
            <translation>この呼び出しの詳細全文</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/exact_text.py" />
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>{0} more lines</source>
            <extracomment>One: {0} more line</extracomment>
            <translation>
                <numerusform>さらに{0}行</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Carry out this plan?</source>
            <translation>このプランを実行しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Discard</source>
            <translation>破棄</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Discard and send</source>
            <translation>破棄して送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Edit the plan</source>
            <translation>プランを編集</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <source>Go</source>
            <translation>実行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/plan_card.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Enter both prices as numbers, such as 3 and 15.</source>
            <translation>両方の価格を、3や15のような数値で入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Free of charge</source>
            <translation>無料</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Input</source>
            <translation>入力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Input price, USD per million tokens</source>
            <translation>入力価格（100万トークンあたりUSD）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>No dollar limit</source>
            <translation>ドル上限なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Output</source>
            <translation>出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Output price, USD per million tokens</source>
            <translation>出力価格（100万トークンあたりUSD）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>The price of {0} is unknown, so your budget in dollars can't be kept.</source>
            <translation>{0}の価格が不明なため、ドルの予算を管理できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>USD per million tokens</source>
            <translation>USD/100万トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Use this price</source>
            <translation>この価格を使う</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>What does this model cost?</source>
            <translation>このモデルの価格はいくらですか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/price_card.py" />
            <source>Your answer holds in all workspaces. Change it in Settings › Models and keys.</source>
            <translation>回答は全ワークスペースで有効です。設定 › モデルとキーで変更できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source> characters</source>
            <translation>文字</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source> of these</source>
            <translation>個</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>A terminal wants to change permissions</source>
            <translation>ターミナルが許可の変更を求めています</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Allow</source>
            <translation>許可</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Allow this only if you entered the command yourself.</source>
            <translation>自分でコマンドを入力した場合にのみ許可してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Decline</source>
            <translation>断る</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/widgets/cards.py" />
            <source>Dismiss</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Don't enter passwords or keys. Servers must not ask for them.</source>
            <translation>パスワードやキーは入力しないでください。サーバーがそれらを求めることは認められていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Helix can't open this link. Only plain http and https links work.</source>
            <translation>Helixはこのリンクを開けません。使えるのは通常のhttpとhttpsのリンクだけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Helix can't see what you do on that page. You confirm once more before it opens.</source>
            <translation>そのページでの操作はHelixには見えません。開く前にもう一度確認します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>MCP server</source>
            <translation>MCPサーバー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>No</source>
            <translation>いいえ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Opens {0}</source>
            <translation>{0}を開きます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Open…</source>
            <translation>開く…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Send</source>
            <translation>送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Server request</source>
            <translation>サーバーの要求</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Terminal</source>
            <translation>ターミナル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The address contains invisible characters.</source>
            <translation>アドレスに不可視文字が含まれています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>The connection is not encrypted.</source>
            <translation>接続は暗号化されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The host name contains look-alike letters.</source>
            <translation>ホスト名に紛らわしい文字が含まれています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The link points to this computer or your local network.</source>
            <translation>リンク先はこのコンピューターまたはローカルネットワークです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>The model sees only the text above, not your conversations, and has no tools. Its answer goes to the MCP server {0}.</source>
            <translation>モデルに見えるのは上のテキストだけです。会話は見えず、ツールも使えません。回答はMCPサーバー{0}に送られます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Yes</source>
            <translation>はい</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>Your answers go to the MCP server {0}, a third-party program.</source>
            <translation>回答は、第三者のプログラムであるMCPサーバー{0}に送られます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>at least {0}</source>
            <translation>{0}以上</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>at most {0}</source>
            <translation>{0}以下</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>optional</source>
            <translation>任意</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>required</source>
            <translation>必須</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>up to {0}</source>
            <translation>{0}まで</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>{0} Servers must not ask for passwords or keys. Decline this request.</source>
            <translation>{0}サーバーがパスワードやキーを求めることは認められていません。この要求を断ってください。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>{0} fields</source>
            <extracomment>One: {0} field</extracomment>
            <translation>
                <numerusform>{0}個のフィールド</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>{3} would answer: about {0} tokens in, up to {1} out, {2}.</source>
            <extracomment>One: {3} would answer: about {0} token in, up to {1} out, {2}.</extracomment>
            <translation>
                <numerusform>回答するモデルは{3}です。入力は約{0}トークン、出力は最大{1}、{2}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>“{0}” asks you to open a link</source>
            <translation>「{0}」がリンクを開くよう求めています</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>“{0}” looks like a secret.</source>
            <translation>「{0}」はシークレットのようです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>“{0}” needs information from you</source>
            <translation>「{0}」が情報の入力を求めています</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/cards/server_card.py" />
            <source>“{0}” wants to use a model</source>
            <translation>「{0}」がモデルの使用を求めています</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Applied to {0}.</source>
            <translation>{0}に適用しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>Apply code to file</source>
            <translation>コードをファイルに適用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Choose a file in the project folder.</source>
            <translation>プロジェクトフォルダー内のファイルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Helix learns about it with the next request. Undo it under Changes.</source>
            <translation>次のリクエストでHelixに伝わります。「変更」で元に戻せます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Nothing was saved. Choose another location.</source>
            <translation>何も保存されていません。別の場所を選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_controller.py" />
            <source>Save code</source>
            <translation>コードを保存</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Apply</source>
            <translation>適用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>Choose file…</source>
            <translation>ファイルを選択…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>Choose the file that the code is for.</source>
            <translation>コードの適用先のファイルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>File in the project folder</source>
            <translation>プロジェクトフォルダー内のファイル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>New file.</source>
            <translation>新しいファイル。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>The code replaces the whole file.</source>
            <translation>コードでファイル全体が置き換わります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/code_dialogs.py" />
            <source>The patch changes the lines that it names.</source>
            <translation>パッチで指定された行が変更されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Attach a copy that is open and has text, or pictures of its pages.</source>
            <translation>保護のない、テキストを含むコピーか、ページの画像を添付してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>Attach files or images</source>
            <translation>ファイルや画像を添付</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Can't attach {0}: {1}.</source>
            <translation>{0}を添付できません（{1}）。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Move it into the project folder and mention it with @.</source>
            <translation>プロジェクトフォルダーに移動し、@で指定してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Remove images until the message fits.</source>
            <translation>メッセージが収まるまで画像を取り除いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>Scale down or remove the oversized image first.</source>
            <translation>先に大きすぎる画像を縮小するか取り除いてください。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>This model accepts {0} images per message.</source>
            <extracomment>One: This model accepts {0} image per message.</extracomment>
            <translation>
                <numerusform>このモデルで送れる画像は1メッセージにつき{0}個です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>To add a folder, type @ and its name.</source>
            <translation>フォルダーを追加するには、@とその名前を入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it can't be read</source>
            <translation>読み取れません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it isn't a regular file</source>
            <translation>通常のファイルではありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's damaged or too large to be read</source>
            <translation>破損しているか大きすぎるため、読み取れません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's neither text nor a supported image</source>
            <translation>テキストでも対応画像でもありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's outside the project and is a folder or over 64 MB</source>
            <translation>プロジェクトの外にあり、フォルダーか64 MB超です</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's outside the project and larger than 4 MB</source>
            <translation>プロジェクトの外にあり、4 MBを超えています</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>it's protected by a password</source>
            <translation>パスワードで保護されています</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>its pages are pictures without text</source>
            <translation>ページがテキストのない画像です</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>pasted image</source>
            <translation>貼り付けた画像</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} and {1} pixels</source>
            <translation>{0}、{1}ピクセル</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} files selected. You can attach {1} at a time.</source>
            <extracomment>One: {0} file selected. You can attach {1} at a time.</extracomment>
            <translation>
                <numerusform>{0}個のファイルが選択されています。一度に添付できるのは{1}個です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} is sent no images. It reads that there was one.</source>
            <translation>{0}に画像は送信されません。画像があったことだけが伝わります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} is {1} × {2}, {3}. This model accepts {4}.</source>
            <translation>{0}は{1} × {2}、{3}です。このモデルの上限は{4}です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} may not support images and could reject this message.</source>
            <translation>{0}は画像に対応していない可能性があり、このメッセージを拒否することがあります。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/attachment_controller.py" />
            <source>{0} more failed for the same reason.</source>
            <extracomment>One: {0} more failed for the same reason.</extracomment>
            <translation>
                <numerusform>ほか{0}件も同じ理由で失敗しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Enter to queue</source>
            <translation>Enterでキューに追加</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Enter to queue · Ctrl+Enter to interrupt · Esc to stop</source>
            <translation>Enterでキューに追加 · Ctrl+Enterで割り込み · Escで停止</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Enter to save  ·  Esc to cancel</source>
            <translation>Enterで保存  ·  Escでキャンセル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Enter to send · Shift+Enter for new line</source>
            <translation>Enterで送信 · Shift+Enterで改行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Image, {0} × {1}, {2}</source>
            <translation>画像、{0} × {1}、{2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Mention a file (@)</source>
            <translation>ファイルを指定 (@)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Message</source>
            <translation>メッセージ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Message {0}…   @ file · / command · # cached output</source>
            <translation>{0}へのメッセージ…   @ ファイル · / コマンド · # キャッシュ済み出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Scale down</source>
            <translation>縮小</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Send (Enter)</source>
            <translation>送信 (Enter)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>Stop (Esc)</source>
            <translation>停止 (Esc)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Use {0}</source>
            <translation>{0}を使う</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>{0} doesn't fit ({1} tokens). Only a preview will be sent.</source>
            <translation>{0}は入りきりません（{1}トークン）。プレビューだけが送信されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>{0} with this message</source>
            <translation>このメッセージ込みで{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>{0}, {1} tok</source>
            <translation>{0}、{1} tok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/composer.py" />
            <source>{0}. Press Delete to remove.</source>
            <translation>{0}。Deleteで取り除きます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/editor.py" />
            <source>Save it as a file in the project and ask Helix to read it.</source>
            <translation>プロジェクトにファイルとして保存し、Helixに読むよう依頼してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/editor.py" />
            <source>This text is too long to paste.</source>
            <translation>このテキストは長すぎて貼り付けられません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>Cached outputs</source>
            <translation>キャッシュ済み出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>Files and cached outputs</source>
            <translation>ファイルとキャッシュ済み出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>Lines of {0}</source>
            <translation>{0}の行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>all lines</source>
            <translation>すべての行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>insert</source>
            <translation>挿入</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>lines with certain words</source>
            <translation>特定の語を含む行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>lines {0} to {1}</source>
            <translation>{0}–{1}行目</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>pick lines…</source>
            <translation>行を選ぶ…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>run</source>
            <translation>実行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>select</source>
            <translation>選択</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>the first {0} lines</source>
            <extracomment>One: the first {0} line</extracomment>
            <translation>
                <numerusform>最初の{0}行</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_controller.py" />
            <source>these lines</source>
            <translation>この行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_popup.py" />
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>No matches.</source>
            <translation>一致するものはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_popup.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>cached</source>
            <translation>キャッシュ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mention_popup.py" />
            <source>changed</source>
            <translation>変更あり</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mode_pill.py" />
            <source>Change with {0}.</source>
            <translation>{0}で変更できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/mode_pill.py" />
            <source>Mode: {0}</source>
            <translation>モード: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Couldn't send the next message.</source>
            <translation>次のメッセージを送信できませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Edit (Enter)</source>
            <translation>編集 (Enter)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <location filename="helix_desktop/ui/widgets/picture_view.py" />
            <source>Image</source>
            <translation>画像</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Move (Alt+↑, Alt+↓)</source>
            <translation>移動 (Alt+↑、Alt+↓)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Queued messages</source>
            <translation>キュー内のメッセージ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Remove (Delete)</source>
            <translation>削除 (Delete)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>Send now</source>
            <translation>今すぐ送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>The turn failed, so the queue is paused.</source>
            <translation>ターンが失敗したため、キューは一時停止中です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>These messages were queued when Helix closed.</source>
            <translation>これらのメッセージは、Helixを閉じたときキューにありました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>You stopped the turn, so the queue is paused.</source>
            <translation>ターンを停止したため、キューは一時停止中です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>editing</source>
            <translation>編集中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>next</source>
            <translation>次</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>sending</source>
            <translation>送信中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <source>then</source>
            <translation>その後</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer/queue_list.py" />
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>{0} images</source>
            <extracomment>One: {0} image</extracomment>
            <translation>
                <numerusform>画像{0}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>Mention a file</source>
            <translation>ファイルを指定</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>Send queued messages</source>
            <translation>キュー内のメッセージを送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>The queue is empty.</source>
            <translation>キューは空です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <source>Your message is still in the message box.</source>
            <translation>メッセージは入力欄に残っています。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/composer_controller.py" />
            <location filename="helix_desktop/ui/palette/palette.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} outputs</source>
            <extracomment>One: {0} output</extracomment>
            <translation>
                <numerusform>出力{0}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/controller.py" />
            <source>Ready</source>
            <translation>準備完了</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/controller.py" />
            <source>Running · {0}</source>
            <translation>実行中 · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/controller.py" />
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <location filename="helix_desktop/ui/widgets/list_view.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Waiting for you</source>
            <translation>回答待ち</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Budget · {0} tokens…</source>
            <translation>予算 · {0}トークン…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Budget…</source>
            <translation>予算…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Change reasoning effort…</source>
            <translation>推論量を変更…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>Conversation</source>
            <translation>会話</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Effort</source>
            <translation>推論量</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Effort · {0}</source>
            <translation>推論量 · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Enter a number from {0} to {1}. Nothing changed.</source>
            <translation>{0}～{1}の数値を入力してください。何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>From {0} to {1} tokens. They are charged as output.</source>
            <translation>{0}～{1}トークン。出力として課金されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Reasoning budget</source>
            <translation>推論予算</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Reasoning effort</source>
            <translation>推論量</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Reasoning effort: {0}</source>
            <translation>推論量: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>Sets how long the model reasons before it answers.</source>
            <translation>回答前にモデルがどれだけ推論するかを設定します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>The model reasons with at most this many tokens before each answer.</source>
            <translation>モデルが各回答の前の推論に使うトークンの上限です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>The server may reject these for this model.</source>
            <translation>このモデルではサーバーに拒否されることがあります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>This model gets {0}.</source>
            <translation>このモデルでは「{0}」になります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>This model has no reasoning effort to choose.</source>
            <translation>このモデルでは推論量を選択できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>You chose {0}.</source>
            <translation>「{0}」を選択しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>{0} isn't a budget of this model.</source>
            <translation>{0}はこのモデルの予算として使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/effort_menu.py" />
            <source>{0} · up to {1} tokens</source>
            <translation>{0} · 最大{1}トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Continue with</source>
            <translation>続きから始める</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Continue “{0}”</source>
            <translation>「{0}」を続ける</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Describe a task. Type @ to mention a file.</source>
            <translation>タスクを入力してください。@でファイルを指定できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Fix what failed</source>
            <translation>失敗した処理を修正</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Go on with what is still open:
{0}</source>
            <translation>まだ完了していない次の作業を続けてください:
{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>This command failed in the last session. Find out why:
{0}</source>
            <translation>前回のセッションで次のコマンドが失敗しました。原因を調べてください:
{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>Try “summarize this project”, “find TODO”, or “write hello into notes.txt”.</source>
            <translation>「summarize this project」「find TODO」「write hello into notes.txt」などを英語でお試しください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>What should Helix work on?</source>
            <translation>Helixに何をさせますか？</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/empty_session.py" />
            <source>{0} open steps</source>
            <extracomment>One: {0} open step</extracomment>
            <translation>
                <numerusform>未完了のステップ{0}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Add key</source>
            <translation>キーを追加</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Context is ≈{0}, context window {1}. Helix will compact first.</source>
            <translation>コンテキストは≈{0}、コンテキストウィンドウは{1}です。Helixが先に圧縮します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Models</source>
            <translation>モデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Reading models…</source>
            <translation>モデルを読み取り中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Recent</source>
            <translation>最近使用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Search models</source>
            <translation>モデルを検索</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Takes effect with the next request · {0}</source>
            <translation>次のリクエストから反映 · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>There is no key for {0}.</source>
            <translation>{0}のキーがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>This workspace</source>
            <translation>このワークスペース</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>Use the model in</source>
            <translation>モデルの適用先</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>as typed; unknown limits get safe defaults</source>
            <translation>入力どおり。不明な上限には安全な既定値を使用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>current model</source>
            <translation>現在のモデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>key in environment</source>
            <translation>キーは環境変数</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>key set</source>
            <translation>キーあり</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>no key</source>
            <translation>キーなし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>no key needed</source>
            <translation>キー不要</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>no tools</source>
            <translation>ツール非対応</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>retires {0}</source>
            <translation>{0}に提供終了</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/text/model_text.py" />
            <source>thinking</source>
            <translation>思考</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} models</source>
            <extracomment>One: {0} model</extracomment>
            <translation>
                <numerusform>モデル{0}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/model_menu.py" />
            <source>{0} per 1M</source>
            <translation>100万あたり{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/page.py" />
            <source>Change model (Ctrl+M).</source>
            <translation>モデルを変更 (Ctrl+M)。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/page.py" />
            <source>Model: {0}</source>
            <translation>モデル: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/permission_controller.py" />
            <source>A subagent of “{0}” asks: {1}</source>
            <translation>「{0}」のサブエージェントからの確認: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/permission_controller.py" />
            <source>Asked in “{0}”</source>
            <translation>「{0}」での確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/permission_controller.py" />
            <source>another session</source>
            <translation>別のセッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>All files</source>
            <translation>全ファイル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Beginning, end, and key lines</source>
            <translation>先頭、末尾、重要な行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Branch conversation</source>
            <translation>会話をブランチ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Change…</source>
            <translation>変更…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Close files to commands again in Settings › Permissions.</source>
            <translation>設定 › 許可で、ファイルの開放を取り消せます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Complete and unchanged</source>
            <translation>全体、変更なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Continue interrupted turn</source>
            <translation>中断したターンを続ける</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Covered by a handover</source>
            <translation>引き継ぎ書がカバー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Covered by handover {0}</source>
            <translation>引き継ぎ書{0}がカバー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Covered by notes</source>
            <translation>メモがカバー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Doesn't fit: {0} of {1} tokens</source>
            <translation>入りません: {1}中{0}トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Edit and resend</source>
            <translation>編集して再送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Edit and resend last message</source>
            <translation>最後のメッセージを編集して再送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Excerpt with other instructions…</source>
            <translation>別の指示で抜粋…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Excerpt…</source>
            <translation>抜粋…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Excluded from context</source>
            <translation>コンテキストから除外しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <source>Find in conversation</source>
            <translation>会話を検索</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Fits: context grows to {0}%</source>
            <translation>入ります: コンテキストは{0}%になります</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Full output</source>
            <translation>出力全体</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Go to latest message</source>
            <translation>最新のメッセージに移動</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Included in full</source>
            <translation>全文を含めました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Keep excerpt</source>
            <translation>抜粋を残す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>No messages yet.</source>
            <translation>メッセージはまだありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Not in context</source>
            <translation>コンテキスト外</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Now open to commands: {0}</source>
            <translation>コマンドに開放しました: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Pinned to context</source>
            <translation>コンテキストにピン留めしました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Preview</source>
            <translation>プレビュー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Put back: {0}</source>
            <translation>戻しました: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Send in new branch</source>
            <translation>新しいブランチで送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>The fast model reads the whole output. The change applies from the next request; the prompt cache is rebuilt from here.</source>
            <translation>高速モデルが出力全体を読みます。変更は次のリクエストから反映され、プロンプトキャッシュはここから再構築されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>The images are included.</source>
            <translation>画像も含まれます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>The last turn wasn't interrupted.</source>
            <translation>最後のターンは中断されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Unpinned</source>
            <translation>ピン留めを外しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>What should Helix keep from this output?</source>
            <translation>この出力からHelixに何を残させますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>Your edit goes to a new branch. This conversation stays unchanged.</source>
            <translation>編集は新しいブランチに入ります。この会話は変わりません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>{0} · excluding about {1}</source>
            <translation>{0} · 除外すると約{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/row_controller.py" />
            <source>{0} · {1} tok</source>
            <translation>{0} · {1} tok</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <source>Choose model</source>
            <translation>モデルを選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <source>Next mode</source>
            <translation>次のモード</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Session</source>
            <translation>セッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_choices.py" />
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>The server accepts {0} tokens, less than the {1} set for this model.</source>
            <translation>サーバーが受け付けるのは{0}トークンで、このモデルに設定された{1}より少なくなっています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Add a step</source>
            <translation>ステップを追加</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Hide the running commands</source>
            <translation>実行中のコマンドを隠す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Hide the steps</source>
            <translation>ステップを隠す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Lead a port of your computer to this port in the sandbox</source>
            <translation>このコンピューターのポートを、サンドボックス内のこのポートに転送します</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Move down (Alt+↓)</source>
            <translation>下へ移動 (Alt+↓)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Move up (Alt+↑)</source>
            <translation>上へ移動 (Alt+↑)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>New step</source>
            <translation>新しいステップ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Open port {0}</source>
            <translation>ポート{0}を開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Port {0} of the command, at this address of your computer until it ends</source>
            <translation>コマンドのポート{0}。コマンドが終了するまで、このコンピューターのこのアドレスで使えます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Remove all steps</source>
            <translation>すべてのステップを削除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Running commands</source>
            <translation>実行中のコマンド</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Show the running commands</source>
            <translation>実行中のコマンドを表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Show the steps</source>
            <translation>ステップを表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Steps</source>
            <translation>ステップ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Stop the command</source>
            <translation>コマンドを停止</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>Stop {0}</source>
            <translation>{0}を停止</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0} commands running</source>
            <extracomment>One: {0} command running</extracomment>
            <translation>
                <numerusform>コマンド{0}件を実行中</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0} of {1} done</source>
            <extracomment>One: {0} of {1} done</extracomment>
            <translation>
                <numerusform>{1}件中{0}件完了</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, done</source>
            <translation>{0}、完了</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, dropped</source>
            <translation>{0}、取りやめ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, in progress</source>
            <translation>{0}、進行中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, open</source>
            <translation>{0}、未完了</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/session_panels.py" />
            <source>{0}, running for {1}</source>
            <translation>{0}、実行時間{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Collapse</source>
            <translation>折りたたむ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Expand</source>
            <translation>展開</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>No subagent was stopped in the last 5 seconds.</source>
            <translation>直近5秒間に停止したサブエージェントはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>No subagents are running.</source>
            <translation>実行中のサブエージェントはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Resume. A running command was cut off.</source>
            <translation>再開します。実行中だったコマンドは打ち切られています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Show fewer</source>
            <translation>表示を減らす</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stop all subagents</source>
            <translation>すべてのサブエージェントを停止</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stop this subagent</source>
            <translation>このサブエージェントを停止</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stopped subagent: {0}</source>
            <translation>停止したサブエージェント: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stopped · ends in {0} s</source>
            <translation>停止 · {0}秒後に終了</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Stopping…</source>
            <translation>停止中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Subagent resumed: {0}</source>
            <translation>サブエージェントを再開しました: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Subagent stopped: {0}. You can undo for 5 seconds.</source>
            <translation>サブエージェントを停止しました: {0}。5秒間は元に戻せます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Subagent: {0}</source>
            <translation>サブエージェント: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>The partial answer is returned when the time is up</source>
            <translation>時間になると、途中までの回答が返されます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Undo stopping subagents</source>
            <translation>サブエージェントの停止を元に戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Undo: resume all subagents</source>
            <translation>元に戻す: すべてのサブエージェントを再開</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>Undo: resume “{0}”</source>
            <translation>元に戻す: 「{0}」を再開</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>isolated context</source>
            <translation>独立したコンテキスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0} ({1})</source>
            <translation>{0}（{1}）</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0} more subagents</source>
            <extracomment>One: {0} more subagent</extracomment>
            <translation>
                <numerusform>ほか{0}件のサブエージェント</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0} stopped</source>
            <translation>{0}件停止</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0} subagents</source>
            <extracomment>One: {0} subagent</extracomment>
            <translation>
                <numerusform>サブエージェント{0}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/subagents.py" />
            <source>{0}, policy {1}</source>
            <translation>{0}、ポリシー{1}</translation>
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
                <numerusform>コンテキスト{1}トークン</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>Fold tool calls</source>
            <translation>ツール呼び出しを折りたたむ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>Show tool calls</source>
            <translation>ツール呼び出しを表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>calls folded</source>
            <translation>折りたたみ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>calls shown</source>
            <translation>展開</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>edited {0} files</source>
            <extracomment>One: edited {0} file</extracomment>
            <translation>
                <numerusform>ファイル{0}個を編集</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>fetched {0} pages</source>
            <extracomment>One: fetched {0} page</extracomment>
            <translation>
                <numerusform>ページ{0}件を取得</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>listed {0} folders</source>
            <extracomment>One: listed {0} folder</extracomment>
            <translation>
                <numerusform>フォルダー{0}個を一覧</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>ran {0} commands</source>
            <extracomment>One: ran {0} command</extracomment>
            <translation>
                <numerusform>コマンド{0}件を実行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>ran {0} subagents</source>
            <extracomment>One: ran {0} subagent</extracomment>
            <translation>
                <numerusform>サブエージェント{0}個を実行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>read {0} files</source>
            <extracomment>One: read {0} file</extracomment>
            <translation>
                <numerusform>ファイル{0}個を読み取り</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>recalled {0} times</source>
            <extracomment>One: recalled once</extracomment>
            <translation>
                <numerusform>{0}回呼び戻し</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>searched twice</source>
            <translation>2回検索</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>searched {0} times</source>
            <extracomment>One: searched once</extracomment>
            <translation>
                <numerusform>{0}回検索</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>updated the todo list {0} times</source>
            <extracomment>One: updated the todo list once</extracomment>
            <translation>
                <numerusform>TODOリストを{0}回更新</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>used {1} {0} times</source>
            <extracomment>One: used {1} once</extracomment>
            <translation>
                <numerusform>{1}を{0}回使用</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>wrote {0} files</source>
            <extracomment>One: wrote {0} file</extracomment>
            <translation>
                <numerusform>ファイル{0}個に書き込み</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>{0} failed</source>
            <extracomment>One: {0} failed</extracomment>
            <translation>
                <numerusform>{0}件失敗</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/call_runs.py" />
            <source>{0} thoughts</source>
            <extracomment>One: {0} thought</extracomment>
            <translation>
                <numerusform>思考{0}回</numerusform>
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
                <numerusform>{1}トークン</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Excluded</source>
            <translation>除外</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Helix kept {0}</source>
            <translation>Helixが{0}を保持</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Hidden from this command: {0}</source>
            <translation>このコマンドから隠したもの: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Kept: {0}</source>
            <translation>保持: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Large output</source>
            <translation>大きな出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Open full output in cache</source>
            <translation>出力全体をキャッシュで開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Put back</source>
            <translation>戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>Set aside, made by the command or by you: {0}</source>
            <translation>退避（コマンドまたは自分が作成）: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>You kept {0}</source>
            <translation>自分で{0}を保持</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>all {1} tokens in context</source>
            <extracomment>One: all {1} token in context</extracomment>
            <translation>
                <numerusform>全{1}トークンがコンテキスト内</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>beginning, end, and key lines</source>
            <translation>先頭、末尾、重要な行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>complete and unchanged</source>
            <translation>全体、変更なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>exit {0}</source>
            <translation>終了コード{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <location filename="helix_desktop/ui/text/formatting.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>{0} s</source>
            <translation>{0}秒</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/card_rows.py" />
            <source>{0} tokens in context · full output in cache</source>
            <translation>コンテキスト内に{0}トークン · 出力全体はキャッシュ内</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/diff_rows.py" />
            <source>Changed while it ran: by it, or by you</source>
            <translation>実行中の変更: コマンドまたは自分による</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/diff_rows.py" />
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <source>Show {0} more lines</source>
            <extracomment>One: Show {0} more line</extracomment>
            <translation>
                <numerusform>さらに{0}行を表示</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/model.py" />
            <source>If Helix ends now, the end of this answer is lost. {0}</source>
            <translation>今Helixが終了すると、この回答の末尾は失われます。{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>All compactions undone</source>
            <translation>すべての圧縮を元に戻しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Budgets…</source>
            <translation>予算…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Continue</source>
            <translation>続ける</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Details</source>
            <translation>詳細</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Earlier version restored</source>
            <translation>以前のバージョンを復元</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Edit &amp; resend</source>
            <translation>編集して再送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Everything up to here is saved, and no tool ran twice.</source>
            <translation>ここまではすべて保存済みで、ツールが2回実行されることはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Notes</source>
            <translation>メモ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Notes refined</source>
            <translation>メモの推敲</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Outputs cached</source>
            <translation>出力をキャッシュ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/chat/transcript/row_layout.py" />
            <location filename="helix_desktop/ui/widgets/line_view.py" />
            <source>Reading…</source>
            <translation>読み取り中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Redone</source>
            <translation>やり直しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Trimmed to fit</source>
            <translation>切り詰め</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Try again</source>
            <translation>再試行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>Undone</source>
            <translation>元に戻しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>View handover</source>
            <translation>引き継ぎ書を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>a model took notes of older steps</source>
            <translation>モデルが古いステップのメモを作成</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>can't be shown</source>
            <translation>表示できません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>compaction is back exactly</source>
            <translation>圧縮がそのまま戻りました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>context restored exactly</source>
            <translation>コンテキストを正確に復元</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>covers {0} messages and steps</source>
            <extracomment>One: covers {0} message or step</extracomment>
            <translation>
                <numerusform>メッセージとステップ{0}件をカバー</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>notes were merged and shortened</source>
            <translation>メモを統合し短縮しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>older steps are now notes</source>
            <translation>古いステップをメモにしました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <source>the request was too long</source>
            <translation>リクエストが長すぎました</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/note_rows.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>{0} outputs moved to cache</source>
            <extracomment>One: {0} output moved to cache</extracomment>
            <translation>
                <numerusform>出力{0}件をキャッシュに移動</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>Continued.</source>
            <translation>続行しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>Helix quit during this turn</source>
            <translation>このターンの途中でHelixが終了</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>Helix stopped {0}, which ran in the background.</source>
            <translation>Helixがバックグラウンドの{0}を停止しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>In the background, {0} ended with exit status {2} after {1}.</source>
            <translation>バックグラウンドの{0}は、{1}後に終了コード{2}で終了しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Interrupted</source>
            <translation>中断</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>You stopped {0}, which ran in the background for {1}.</source>
            <translation>バックグラウンドで{1}実行していた{0}を停止しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>partial answer kept</source>
            <translation>回答の途中までを保持</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>{0} could not run on in the background.</source>
            <translation>{0}の実行をバックグラウンドで続けられませんでした。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>{0} ran in the background and ended when Helix quit unexpectedly.</source>
            <translation>バックグラウンドの{0}は、Helixが予期せず終了したときに終了しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_builder.py" />
            <source>{0} ran in the background and was stopped when Helix or its session was closed.</source>
            <translation>バックグラウンドの{0}は、Helixまたはそのセッションが閉じられたときに停止しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Apply code to file…</source>
            <translation>コードをファイルに適用…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Branch from here</source>
            <translation>ここからブランチ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Code {0} ({1})</source>
            <translation>コード{0}（{1}）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Copy as Markdown</source>
            <translation>Markdownとしてコピー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Copy code</source>
            <translation>コードをコピー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Copy text</source>
            <translation>テキストをコピー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Edit and resend in new branch</source>
            <translation>新しいブランチで編集して再送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Exclude from context</source>
            <translation>コンテキストから除外</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Include in full</source>
            <translation>全文を含める</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Jump to latest</source>
            <translation>最新に移動</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Jump to latest · {0} new</source>
            <extracomment>One: Jump to latest · {0} new</extracomment>
            <translation>
                <numerusform>最新に移動 · 新着{0}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Open original</source>
            <translation>元の内容を開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Pin to context</source>
            <translation>コンテキストにピン留め</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Retry in new branch</source>
            <translation>新しいブランチで再試行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Save code as…</source>
            <translation>コードを別名で保存…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show all code</source>
            <translation>コード全体を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show image in cache</source>
            <translation>キャッシュで画像を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show in cache</source>
            <translation>キャッシュで表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show in timeline</source>
            <translation>タイムラインで表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show what the model saw</source>
            <translation>モデルが見た内容を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/row_toolbar.py" />
            <source>Show why it's in context</source>
            <translation>コンテキストにある理由を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Answer cut off</source>
            <translation>回答が途切れました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Blocked by the provider's filter</source>
            <translation>プロバイダーのフィルターがブロックしました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Branch</source>
            <translation>ブランチ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Budget reached</source>
            <translation>予算に達しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Caching old outputs</source>
            <translation>古い出力をキャッシュ中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Excerpt kept</source>
            <translation>抜粋を保持</translation>
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
            <translation>残す内容をHelixが選択中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Instructions: {0}</source>
            <translation>指示: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Kept in full</source>
            <translation>全文を保持</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Mode: {0} · {1}</source>
            <translation>モード: {0} · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Model of the workspace: {0}</source>
            <translation>ワークスペースのモデル: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Model of this session: that of the workspace again</source>
            <translation>このセッションのモデル: ワークスペースのモデルに戻しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Model of this session: {0}</source>
            <translation>このセッションのモデル: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>No instructions in use</source>
            <translation>使用中の指示はありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>No key</source>
            <translation>キーなし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Preview kept</source>
            <translation>プレビューを保持</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Reasoning effort from here on: {0}</source>
            <translation>以降の推論量: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Refining notes</source>
            <translation>メモを推敲中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Taking notes</source>
            <translation>メモを作成中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>The model refused</source>
            <translation>モデルが拒否しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>The server doesn't accept the reasoning effort {0}.</source>
            <translation>サーバーは推論量「{0}」を受け付けません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>The turn ended early</source>
            <translation>ターンが途中で終わりました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Thinking</source>
            <translation>思考</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>This reply made {0} tool calls. The first {1} were run, the others were not.</source>
            <translation>この応答にはツール呼び出しが{0}件ありました。最初の{1}件を実行し、残りは実行していません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Trimming to fit</source>
            <translation>切り詰め中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Undoing</source>
            <translation>元に戻す処理中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Works as {0}, from {1}</source>
            <translation>{0}として動作（{1}から）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Worktree: branch {0} from {1}, in {2}</source>
            <translation>ワークツリー: ブランチ{0}（{1}から作成）、場所: {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Writing handover</source>
            <translation>引き継ぎ書を作成中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>You</source>
            <translation>自分</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You approved the plan.</source>
            <translation>プランを承認しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You changed the plan.</source>
            <translation>プランを変更しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You did this. Helix is told:
{0}</source>
            <translation>この変更は自分で行いました。Helixへの通知:
{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You discarded the plan.</source>
            <translation>プランを破棄しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You merged the branch {0}.</source>
            <translation>ブランチ{0}をマージしました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>You removed the worktree of the branch {0}.</source>
            <translation>ブランチ{0}のワークツリーを削除しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>Your change: {0}. It applies from the next request; the prompt cache is rebuilt from that output on.</source>
            <translation>自分の変更: {0}。次のリクエストから反映され、プロンプトキャッシュはその出力以降が再構築されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>compacted</source>
            <translation>圧縮済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>denied</source>
            <translation>拒否</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>everything above is a copy; the original is unchanged</source>
            <translation>ここより上はすべてコピーで、元の会話は変わりません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>excluded</source>
            <translation>除外</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>failed</source>
            <translation>失敗</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>interrupted</source>
            <translation>中断</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>model {0}</source>
            <translation>モデル{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>not started</source>
            <translation>未開始</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>not used: {0}</source>
            <translation>未使用: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>ok</source>
            <translation>OK</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>pinned</source>
            <translation>ピン留め</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>policy {0}</source>
            <translation>ポリシー{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>preview of {0}</source>
            <translation>{0}のプレビュー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/widgets/list_view.py" />
            <source>running</source>
            <translation>実行中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>shortened</source>
            <translation>短縮</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>superseded</source>
            <translation>旧版</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>this workspace's prompt</source>
            <translation>このワークスペースのプロンプト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>this workspace's rules</source>
            <translation>このワークスペースのルール</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>tools: {0}</source>
            <translation>ツール: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>waiting for you</source>
            <translation>回答待ち</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>you stopped at {0}</source>
            <translation>{0}に停止</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{0} canceled. Nothing changed.</source>
            <translation>{0}にキャンセルしました。何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{0} failed: {1} Nothing changed.</source>
            <translation>{0}に失敗しました: {1}何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{0} more</source>
            <translation>ほか{0}件</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{0} tokens kept</source>
            <extracomment>One: {0} token kept</extracomment>
            <translation>
                <numerusform>{0}トークンを保持</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/chat/transcript/rows.py" />
            <source>{1} → {2} tokens</source>
            <extracomment>One: {1} → {2} token</extracomment>
            <translation>
                <numerusform>{1} → {2}トークン</numerusform>
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
            <translation>コピー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <source>Previous (Enter)</source>
            <translation>前へ (Enter)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/chat/transcript/view.py" />
            <source>Select all</source>
            <translation>すべて選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/event_bridge.py" />
            <source>Check the workspace with `helix-desktop check --deep`.</source>
            <translation>`helix-desktop check --deep`でワークスペースを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/block_list.py" />
            <source>Not available for this block.</source>
            <translation>このブロックでは使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/block_list.py" />
            <source>Request blocks</source>
            <translation>リクエストのブロック</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Compare with older request</source>
            <translation>古いリクエストと比較</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <location filename="helix_desktop/ui/inspector/page.py" />
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Context</source>
            <translation>コンテキスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Copy request as JSON</source>
            <translation>リクエストをJSONでコピー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Exclude block from context</source>
            <translation>ブロックをコンテキストから除外</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>First request</source>
            <translation>最初のリクエスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Include or recall block</source>
            <translation>ブロックを含める/呼び戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>New session</source>
            <translation>新規セッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Newer request</source>
            <translation>新しいリクエストへ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Next request</source>
            <translation>次のリクエスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>No answer yet. Retrying…</source>
            <translation>まだ回答がありません。再試行中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Older request</source>
            <translation>古いリクエストへ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Pin or unpin block</source>
            <translation>ブロックのピン留め/解除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Request copied block by block. The exact bytes weren't recorded.</source>
            <translation>リクエストをブロック単位でコピーしました。正確なバイト列は記録されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Request copied.</source>
            <translation>リクエストをコピーしました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Sending the first request…</source>
            <translation>最初のリクエストを送信中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/controller.py" />
            <source>Show original of block</source>
            <translation>ブロックの元の内容を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Block</source>
            <translation>ブロック</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Copy JSON</source>
            <translation>JSONをコピー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Copy request as JSON (Ctrl+Shift+C)</source>
            <translation>リクエストをJSONでコピー (Ctrl+Shift+C)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Nothing sent yet. These blocks go out with your first message.</source>
            <translation>まだ何も送信されていません。これらのブロックは最初のメッセージとともに送信されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Over {0} tokens: Helix compacts before sending.</source>
            <translation>{0}トークン超: 送信前にHelixが圧縮します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Reason</source>
            <translation>理由</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Show changes</source>
            <translation>変更を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Some blocks were sent before Helix recorded their text.</source>
            <translation>一部のブロックは、Helixがテキストを記録する前に送信されました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>Sort by reason (S)</source>
            <translation>理由で並べ替え（S）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>This request is too large. Compaction can't reduce these parts: {0}. Exclude or unpin blocks, or choose a model with a larger context window.</source>
            <translation>このリクエストは大きすぎます。次の部分は圧縮では減らせません: {0}。ブロックを除外するかピン留めを外すか、コンテキストウィンドウの大きいモデルを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>This request is too large. Helix compacts before sending: {0}.</source>
            <translation>このリクエストは大きすぎます。送信前にHelixが圧縮します: {0}。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/page.py" />
            <source>{0} blocks</source>
            <extracomment>One: {0} block</extracomment>
            <translation>
                <numerusform>{0}ブロック</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Newer request (])</source>
            <translation>新しいリクエストへ (])</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Next</source>
            <comment>request</comment>
            <translation>次</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Next (End)</source>
            <translation>次へ (End)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Next request · not sent yet</source>
            <translation>次のリクエスト · 未送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Nothing sent yet</source>
            <translation>まだ何も送信されていません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Older request ([)</source>
            <translation>古いリクエストへ ([)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Request {0} of {1} · sent {2} · {3} tokens</source>
            <translation>リクエスト{0}/{1} · {2}に送信 · {3}トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>Requests in this session</source>
            <translation>このセッションのリクエスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>not sent</source>
            <translation>未送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_strip.py" />
            <source>not sent yet</source>
            <translation>未送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Bytes</source>
            <translation>バイト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Context used</source>
            <translation>コンテキスト使用量</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Forecast</source>
            <translation>予測</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Request cost</source>
            <translation>リクエストの費用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Request {0} of {1}</source>
            <translation>リクエスト{0}/{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Reserved for reply</source>
            <translation>応答用に確保</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>SHA-256 {0} recorded</source>
            <translation>SHA-256 {0}を記録済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>SHA-256 {0} {1}</source>
            <translation>SHA-256 {0} {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Sent</source>
            <translation>送信日時</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>Without prompt cache</source>
            <translation>プロンプトキャッシュなし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>answered in {0} s</source>
            <translation>{0}秒で応答</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>at {0} tokens</source>
            <translation>{0}トークンで</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>automatic compaction is off</source>
            <translation>自動圧縮はオフ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>bytes not recorded</source>
            <translation>バイト列は未記録</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>cache writes cost extra</source>
            <translation>キャッシュの書き込みは追加費用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>counting…</source>
            <translation>計算中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>doesn't match</source>
            <translation>不一致</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>estimated</source>
            <translation>推定</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>exact</source>
            <translation>正確</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>expected</source>
            <translation>見込み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>incomplete</source>
            <translation>不完全</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>not checked</source>
            <translation>未確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>not reported by the provider</source>
            <translation>プロバイダーの報告なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>of {0} · {1}</source>
            <translation>/ {0} · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>same: nothing in the prompt cache</source>
            <translation>同額: プロンプトキャッシュなし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>the prompt cache saves {0}</source>
            <translation>プロンプトキャッシュで{0}節約</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>this model is free</source>
            <translation>このモデルは無料</translation>
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
            <translation>大きすぎます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>{0} at {1} tokens</source>
            <translation>{0}: {1}トークンで</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/request_summary.py" />
            <source>{0} prompt-cached · {1} new</source>
            <translation>プロンプトキャッシュ{0} · 新規{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Before → after</source>
            <translation>前 → 後</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>Coverage</source>
            <translation>カバレッジ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Covers</source>
            <translation>カバー範囲</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Hash</source>
            <translation>ハッシュ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Not in this request</source>
            <translation>このリクエストにはありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>Turn</source>
            <translation>ターン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>complete</source>
            <translation>完全</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/row_painter.py" />
            <source>{0} details not in handover</source>
            <extracomment>One: {0} detail not in handover</extracomment>
            <translation>
                <numerusform>引き継ぎ書にない詳細{0}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source> · shortened</source>
            <translation> · 短縮</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Always</source>
            <comment>in every request</comment>
            <translation>常時</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Choose tools</source>
            <translation>ツールを選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/welcome/page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Choose…</source>
            <translation>選択…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Draft</source>
            <translation>下書き</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Edit instructions</source>
            <translation>指示を編集</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Exclude</source>
            <translation>除外</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Full</source>
            <comment>in full length</comment>
            <translation>全文</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Handover {0}</source>
            <translation>引き継ぎ書{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Include</source>
            <translation>含める</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/settings_context.py" />
            <source>Instructions</source>
            <translation>指示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>New since request {0}</source>
            <translation>リクエスト{0}以降の新規</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Not recorded</source>
            <translation>記録なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Notes (model)</source>
            <translation>メモ（モデル）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Notes (rules)</source>
            <translation>メモ（ルール）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Older, unchanged</source>
            <translation>古い内容、変更なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Open</source>
            <translation>開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Open in cache</source>
            <translation>キャッシュで開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Pin</source>
            <comment>a pinned text</comment>
            <translation>ピン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Removed since request {0}</source>
            <translation>リクエスト{0}以降に削除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Select a block first.</source>
            <translation>先にブロックを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Show in conversation</source>
            <translation>会話で表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Show original messages</source>
            <translation>元のメッセージを表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Show originals</source>
            <translation>元の内容を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>System prompt</source>
            <translation>システムプロンプト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Turn {0}, unchanged</source>
            <translation>ターン{0}、変更なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Turns {0}–{1}, unchanged</source>
            <translation>ターン{0}–{1}、変更なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>Unchanged since last request</source>
            <translation>前回のリクエストから変更なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>hash {0}</source>
            <translation>ハッシュ{0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} markers</source>
            <extracomment>One: {0} marker</extracomment>
            <translation>
                <numerusform>マーカー{0}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} messages and tool calls</source>
            <extracomment>One: {0} message or tool call</extracomment>
            <translation>
                <numerusform>メッセージとツール呼び出し{0}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} pins</source>
            <extracomment>One: {0} pin</extracomment>
            <translation>
                <numerusform>ピン{0}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} tokens · from prompt cache</source>
            <translation>{0}トークン · プロンプトキャッシュから</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} tokens · same as last request</source>
            <translation>{0}トークン · 前回のリクエストと同じ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0} tokens · {1} from prompt cache</source>
            <translation>{0}トークン · うち{1}はプロンプトキャッシュから</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{0}, and others</source>
            <translation>{0}ほか</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{1} tokens · {0} blocks</source>
            <extracomment>One: {1} tokens · {0} block</extracomment>
            <translation>
                <numerusform>{1}トークン · {0}ブロック</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{1} tokens · {0} blocks added</source>
            <extracomment>One: {1} tokens · {0} block added</extracomment>
            <translation>
                <numerusform>{1}トークン · {0}ブロック追加</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/inspector/rows.py" />
            <source>{1} tools</source>
            <extracomment>One: {1} tool</extracomment>
            <translation>
                <numerusform>ツール{1}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <source>Apply to file…</source>
            <translation>ファイルに適用…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <source>Save as…</source>
            <translation>別名で保存…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/markdown/code_box.py" />
            <source>code</source>
            <translation>コード</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/markdown/message_layout.py" />
            <source>Show {0} more characters</source>
            <translation>さらに{0}文字を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/item_sources.py" />
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/controller.py" />
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Actions</source>
            <translation>アクション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Files</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Handovers</source>
            <translation>引き継ぎ書</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Messages</source>
            <translation>メッセージ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Outputs</source>
            <translation>出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Search all sessions</source>
            <translation>すべてのセッションを検索</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Search all sessions for “{0}”</source>
            <translation>すべてのセッションで「{0}」を検索</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <source>Type to search</source>
            <translation>入力して検索</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/items.py" />
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Workspaces</source>
            <translation>ワークスペース</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>Nothing in any session contains “{0}”.</source>
            <translation>「{0}」を含むものは、どのセッションにもありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>Results</source>
            <translation>結果</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>Search actions, sessions, files, and cache</source>
            <translation>アクション、セッション、ファイル、キャッシュを検索</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Search everything</source>
            <translation>すべてを検索</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>Searching all sessions…</source>
            <translation>すべてのセッションを検索中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>actions</source>
            <translation>アクション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>cache</source>
            <translation>キャッシュ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>files</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>open</source>
            <translation>開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>sessions</source>
            <translation>セッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>this group only</source>
            <translation>このグループのみ</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{0} handovers</source>
            <extracomment>One: {0} handover</extracomment>
            <translation>
                <numerusform>引き継ぎ書{0}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{0} messages</source>
            <extracomment>One: {0} message</extracomment>
            <translation>
                <numerusform>メッセージ{0}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{0} results in {1} ms</source>
            <extracomment>One: {0} result in {1} ms</extracomment>
            <translation>
                <numerusform>{0}件の結果（{1}ミリ秒）</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{1} found in {0} sessions</source>
            <extracomment>One: {1} found in {0} session</extracomment>
            <translation>
                <numerusform>{1}、{0}セッションで検出</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/palette/palette.py" />
            <source>{1} so far, {0} sessions searched</source>
            <extracomment>One: {1} so far, {0} session searched</extracomment>
            <translation>
                <numerusform>現在{1}、{0}セッションを検索済み</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>
… and {0} more</source>
            <translation>
… ほか{0}件</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>About</source>
            <translation>情報</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Back up…</source>
            <translation>バックアップ…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Backup</source>
            <translation>バックアップ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Check</source>
            <translation>確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Check for updates</source>
            <translation>更新を確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Choose a destination folder</source>
            <translation>コピー先のフォルダーを選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Copies everything to a new folder</source>
            <translation>すべてを新しいフォルダーにコピーします</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>Data</source>
            <translation>データ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Export as files…</source>
            <translation>ファイルとしてエクスポート…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Folders</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Folders of your data</source>
            <translation>データのフォルダー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Full check</source>
            <translation>完全な確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>General</source>
            <translation>全般</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Helix never checks for updates on its own.</source>
            <translation>Helixが自動で更新を確認することはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>License</source>
            <translation>ライセンス</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Licenses</source>
            <translation>ライセンス一覧</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Logs</source>
            <translation>ログ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>No automatic checks</source>
            <translation>自動確認なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>No problems found</source>
            <translation>問題なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>Notifications</source>
            <translation>通知</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Open folder</source>
            <translation>フォルダーを開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Opens the releases page in your browser</source>
            <translation>リリースページをブラウザーで開きます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Quick check of the index, or every byte</source>
            <translation>索引だけの簡易確認、または全バイトの確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Saved: {0}</source>
            <translation>保存先: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>Shortcuts</source>
            <translation>ショートカット</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Storage</source>
            <translation>ストレージ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Takes effect after a restart</source>
            <translation>再起動後に反映されます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>This build has no releases page. Check where you downloaded it.</source>
            <translation>このビルドにリリースページはありません。ダウンロード元で確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Updates</source>
            <translation>更新</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Version {0}</source>
            <translation>バージョン{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>Version {0} is installed</source>
            <translation>バージョン{0}がインストールされています</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>View</source>
            <comment>read a license</comment>
            <translation>表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>View and change shortcuts</source>
            <translation>ショートカットの表示と変更</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>starting…</source>
            <translation>開始中…</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>{0} cache entries, {1} before deduplication. {2} on disk with conversations</source>
            <extracomment>One: {0} cache entry, {1} before deduplication. {2} on disk with conversations</extracomment>
            <translation>
                <numerusform>キャッシュエントリ{0}件、重複排除前{1}。会話を含めてディスク上{2}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>{0} problems found</source>
            <extracomment>One: {0} problem found</extracomment>
            <translation>
                <numerusform>{0}件の問題を検出</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/application_pages.py" />
            <source>{0} records, {1}</source>
            <extracomment>One: {0} record, {1}</extracomment>
            <translation>
                <numerusform>レコード{0}件、{1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/controller.py" />
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Application</source>
            <translation>アプリ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Accepts images</source>
            <translation>画像に対応</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Accepts tools</source>
            <translation>ツールに対応</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Body fields</source>
            <translation>ボディフィールド</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Headers</source>
            <translation>ヘッダー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Key header</source>
            <translation>キーのヘッダー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Query parameters</source>
            <translation>クエリパラメーター</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <source>Token limit field</source>
            <translation>トークン上限フィールド</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/endpoint_options_form.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Values that look like keys are stored in the keyring.</source>
            <translation>キーのような値はキーリングに保存されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_groups.py" />
            <source>Close</source>
            <comment>fold a row</comment>
            <translation>閉じる</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_groups.py" />
            <source>Open</source>
            <comment>unfold a row</comment>
            <translation>開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>All workspaces</source>
            <translation>全ワークスペース</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <source>Fewer settings</source>
            <translation>設定を減らす</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <source>Reset</source>
            <translation>リセット</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <source>Source: {0}</source>
            <translation>適用元: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>default</source>
            <translation>既定</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>needs review</source>
            <translation>要確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>not applied</source>
            <translation>未適用</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/form_rows.py" />
            <source>{0} more settings</source>
            <extracomment>One: {0} more setting</extracomment>
            <translation>
                <numerusform>ほか{0}件の設定</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>API key for {0}</source>
            <translation>{0}のAPIキー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>AWS profile (optional)</source>
            <translation>AWSプロファイル（任意）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/settings/settings_page.py" />
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>Add</source>
            <translation>追加</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Answered in {0} s</source>
            <translation>{0}秒で応答</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Answers you and uses tools</source>
            <translation>回答し、ツールを使います</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Asking… {0} s</source>
            <translation>応答待ち… {0}秒</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Base URL</source>
            <translation>ベースURL</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Context window</source>
            <translation>コンテキストウィンドウ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Credentials</source>
            <translation>認証情報</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Delete key</source>
            <translation>キーを削除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Fast model</source>
            <translation>高速モデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Fewer options</source>
            <translation>オプションを隠す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Helix uses the default model and shows which</source>
            <translation>Helixは既定のモデルを使い、どれかを表示します</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Key deleted.</source>
            <translation>キーを削除しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Key variable</source>
            <translation>キーの変数</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Long-context model</source>
            <translation>長コンテキストモデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Main model</source>
            <translation>メインモデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Max output</source>
            <translation>最大出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Model</source>
            <translation>モデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>More options</source>
            <translation>その他のオプション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>No dollar limit while the price is unknown</source>
            <translation>価格が不明な間はドル上限なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>No keyring: saved until you quit</source>
            <translation>キーリングなし: 終了するまで保存</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>No matches. Type provider/model to use any other model.</source>
            <translation>一致なし。ほかのモデルを使うには、プロバイダー/モデルの形で入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>No system keyring: keys are forgotten when you quit. Install GNOME Keyring or KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), or set an environment variable.</source>
            <translation>システムキーリングがないため、キーは終了時に消えます。GNOME KeyringまたはKWalletをインストールするか（Debian、Ubuntu: sudo apt install gnome-keyring）、環境変数を設定してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Not saved. The key is still in the field.</source>
            <translation>保存されていません。キーは入力欄に残っています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Paste API key</source>
            <translation>APIキーを貼り付け</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Picks excerpts, takes notes, names sessions</source>
            <translation>抜粋の選択、メモの作成、セッションの命名を行います</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Price: {0}</source>
            <translation>価格: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Protocol</source>
            <translation>プロトコル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Refresh models</source>
            <translation>モデルを更新</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Remove provider</source>
            <translation>プロバイダーを削除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Requires a key</source>
            <translation>キーが必要</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Reset to defaults</source>
            <translation>既定値に戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Reset to the built-in values.</source>
            <translation>組み込みの値に戻しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Save anyway</source>
            <translation>このまま保存</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Saved in {0}</source>
            <translation>{0}に保存済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Saved. Takes effect with the next request.</source>
            <translation>保存しました。次のリクエストから反映されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Search, or type provider/model</source>
            <translation>検索、またはプロバイダー/モデルを入力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Short name</source>
            <translation>短い名前</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Stop using in all workspaces</source>
            <translation>全ワークスペースでの使用をやめる</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Test</source>
            <translation>テスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Test and save</source>
            <translation>テストして保存</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Test model</source>
            <translation>モデルをテスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Tested with one short request. Stored in {0}, never in a file.</source>
            <translation>短いリクエスト1回でテストします。保存先は{0}で、ファイルには保存されません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>The key is deleted from your keyring.</source>
            <translation>キーはキーリングから削除されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>The set context window is used with the next request.</source>
            <translation>設定したコンテキストウィンドウは次のリクエストから使われます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Try {0} again</source>
            <translation>{0}を再試行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Use in all workspaces</source>
            <translation>全ワークスペースで使う</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Use the default</source>
            <translation>既定を使う</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>Writes handovers that fit no other model</source>
            <translation>ほかのモデルに入りきらない引き継ぎ書を書きます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>You can no longer use its models.</source>
            <translation>このプロバイダーのモデルは使えなくなります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>cache read</source>
            <translation>キャッシュ読取</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>cache write</source>
            <translation>キャッシュ書込</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>context window</source>
            <translation>コンテキストウィンドウ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>credentials file (optional)</source>
            <translation>認証情報ファイル（任意）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>environment variable (optional)</source>
            <translation>環境変数（任意）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>in</source>
            <translation>入力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>key {0} from {1}</source>
            <translation>キー{0}（{1}から）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>key {0}, {1}</source>
            <translation>キー{0}、{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>max output</source>
            <translation>最大出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>no images</source>
            <translation>画像非対応</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>out</source>
            <translation>出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>project/location, such as my-project/europe-west1</source>
            <translation>プロジェクト/ロケーション（例: my-project/europe-west1）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>provider/model</source>
            <translation>プロバイダー/モデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>region, such as eu-central-1</source>
            <translation>リージョン（例: eu-central-1）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>signed with your AWS credentials</source>
            <translation>AWSの認証情報で署名</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>signed with your Google credentials</source>
            <translation>Googleの認証情報で署名</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>unknown</source>
            <comment>price</comment>
            <translation>不明</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} added. Add its key or refresh its models below.</source>
            <translation>{0}を追加しました。下でキーを追加するか、モデルを更新してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} body fields</source>
            <extracomment>One: {0} body field</extracomment>
            <translation>
                <numerusform>ボディフィールド{0}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} headers</source>
            <extracomment>One: {0} header</extracomment>
            <translation>
                <numerusform>ヘッダー{0}個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} models found</source>
            <extracomment>One: {0} model found</extracomment>
            <translation>
                <numerusform>モデル{0}件を検出</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} of {1} models</source>
            <translation>{1}件中{0}件のモデル</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} parameters</source>
            <extracomment>One: {0} parameter</extracomment>
            <translation>
                <numerusform>パラメーター{0}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} per million tokens in / out</source>
            <translation>100万トークンあたり{0}（入力/出力）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0} · not available yet</source>
            <translation>{0} · まだ使えません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0}, USD per million tokens</source>
            <translation>{0}（100万トークンあたりUSD）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0}-token context window</source>
            <translation>コンテキストウィンドウ{0}トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/model_forms.py" />
            <source>{0}.</source>
            <translation>{0}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Add a provider</source>
            <translation>プロバイダーを追加</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>All providers shown</source>
            <translation>全プロバイダーを表示中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Any URL with a supported protocol</source>
            <translation>対応プロトコルの任意のURL</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Back to the default model with the next request.</source>
            <translation>次のリクエストから既定のモデルに戻ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Custom</source>
            <translation>カスタム</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Defaults in use</source>
            <translation>既定を使用中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Find local models</source>
            <translation>ローカルモデルを検索</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Local servers found: {0}.</source>
            <translation>見つかったローカルサーバー: {0}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Model changed. Takes effect with the next request.</source>
            <translation>モデルを変更しました。次のリクエストから反映されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Model limits and prices</source>
            <translation>モデルの上限と価格</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <source>Models and keys</source>
            <translation>モデルとキー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Models in this workspace</source>
            <translation>このワークスペースのモデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>More providers</source>
            <translation>その他のプロバイダー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>No local models found. Start Ollama, LM Studio, or llama.cpp.</source>
            <translation>ローカルモデルが見つかりません。Ollama、LM Studio、llama.cppのいずれかを起動してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>No longer the default in all workspaces. Takes effect with the next request.</source>
            <translation>全ワークスペースの既定から外しました。次のリクエストから反映されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Now the default in all workspaces. Takes effect with the next request.</source>
            <translation>全ワークスペースの既定にしました。次のリクエストから反映されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Override a model's context window or prices</source>
            <translation>モデルのコンテキストウィンドウや価格を上書きします</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Providers and keys</source>
            <translation>プロバイダーとキー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>Show all</source>
            <translation>すべて表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>Show {0} more</source>
            <translation>ほか{0}件を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>chosen by Helix</source>
            <translation>Helixが選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/models_page.py" />
            <source>not found</source>
            <translation>見つかりません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Budgets</source>
            <translation>予算</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/settings_context.py" />
            <location filename="helix_desktop/ui/welcome/page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Context policy</source>
            <translation>コンテキストポリシー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>MCP servers</source>
            <translation>MCPサーバー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Permissions</source>
            <translation>許可</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Policy lab</source>
            <translation>ポリシーラボ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Sandbox</source>
            <translation>サンドボックス</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/page_names.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Tools</source>
            <translation>ツール</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Accept</source>
            <translation>受け入れる</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Allowed for one session</source>
            <translation>1つのセッションで許可</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Allowed private hosts</source>
            <translation>許可したプライベートホスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Approvals</source>
            <translation>承認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Couldn't read a file</source>
            <translation>ファイルの読み取り失敗</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Folder no longer trusted.</source>
            <translation>フォルダーの信頼をやめました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Folder trusted.</source>
            <translation>フォルダーを信頼しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>For a stronger sandbox, install bubblewrap (Debian, Ubuntu: sudo apt install bubblewrap; Fedora: sudo dnf install bubblewrap; Arch: sudo pacman -S bubblewrap) and restart Helix.</source>
            <translation>より強力なサンドボックスを使うには、bubblewrapをインストールし（Debian、Ubuntu: sudo apt install bubblewrap、Fedora: sudo dnf install bubblewrap、Arch: sudo pacman -S bubblewrap）、Helixを再起動してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Helix asks before every command. “Always” covers only that exact command.</source>
            <translation>Helixはコマンドのたびに確認します。「常に許可」の対象はまったく同じコマンドだけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Helix has no sandbox for this system yet. On Linux, it uses bubblewrap.</source>
            <translation>このシステムで使えるサンドボックスはまだありません。Linuxではbubblewrapを使います。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>In trusted folders, read-only commands run without asking.</source>
            <translation>信頼済みフォルダーでは、読み取り専用のコマンドは確認なしで実行されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Local and private addresses are blocked unless listed here</source>
            <translation>ローカルおよびプライベートのアドレスは、ここにないかぎりブロックされます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Mode: {0}.</source>
            <translation>モード: {0}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>No reason given</source>
            <translation>理由なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>No rules yet. Answer a request with “Always” or “Never” to add one.</source>
            <translation>ルールはまだありません。確認に「常に許可」か「常に拒否」で答えると追加されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>No sandbox on this system</source>
            <translation>このシステムにサンドボックスはありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Not decided yet</source>
            <translation>未決定</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Off for this workspace</source>
            <translation>このワークスペースではオフ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Private host</source>
            <translation>プライベートホスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Private hosts</source>
            <translation>プライベートホスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Project instructions and your “Always” rules apply</source>
            <translation>プロジェクトの指示と「常に許可」のルールが適用されます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Project instructions are ignored; every command and change asks</source>
            <translation>プロジェクトの指示は無視し、コマンドと変更のたびに確認します</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Reject</source>
            <translation>却下</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Rejected. Helix asks each time and won't suggest it again.</source>
            <translation>却下しました。Helixは毎回確認し、再度提案しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Removed</source>
            <comment>a rule</comment>
            <translation>削除しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Rule added.</source>
            <translation>ルールを追加しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Rules</source>
            <translation>ルール</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Sandboxed with Landlock</source>
            <translation>Landlockによるサンドボックス</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Sandboxed with bubblewrap</source>
            <translation>bubblewrapによるサンドボックス</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Suggested by the project</source>
            <translation>プロジェクトからの提案</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Takes effect with the next step.</source>
            <translation>次のステップから反映されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Tested at every startup.</source>
            <translation>起動のたびにテストされます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>This folder</source>
            <translation>このフォルダー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>This folder isn't trusted</source>
            <translation>このフォルダーは信頼されていません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Trust</source>
            <translation>信頼する</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Unavailable: {0}</source>
            <translation>使用不可: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Web</source>
            <translation>Web</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>Web access</source>
            <translation>Webアクセス</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>When on, Helix asks before each site</source>
            <translation>オンの場合、サイトごとに確認します</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>a subagent</source>
            <translation>サブエージェント</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>all workspaces</source>
            <translation>全ワークスペース</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>always</source>
            <translation>常に許可</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>asks</source>
            <translation>毎回確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>bubblewrap is installed but blocked, often because AppArmor denies user namespaces. Allow them for bwrap (in a container, start it with user namespaces allowed), then restart Helix.</source>
            <translation>bubblewrapはインストール済みですがブロックされています。多くの場合、AppArmorがユーザー名前空間を拒否しています。bwrapに許可し（コンテナーではユーザー名前空間を許可して起動し）、Helixを再起動してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>everything</source>
            <translation>すべて</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>host or host:port</source>
            <translation>ホストまたはホスト:ポート</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>in {0}</source>
            <translation>場所: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>in “{0}” only</source>
            <translation>「{0}」のみ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>never</source>
            <translation>常に拒否</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>sandboxed only</source>
            <translation>サンドボックス内のみ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>this session</source>
            <translation>このセッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>this workspace</source>
            <translation>このワークスペース</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>without a sandbox</source>
            <translation>サンドボックスなし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/permissions_page.py" />
            <source>{0}: Helix asks again</source>
            <translation>{0}: Helixは再び確認します</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>A</source>
            <translation>A</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>A · baseline</source>
            <translation>A · 基準</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>All sessions</source>
            <translation>全セッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>B</source>
            <translation>B</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>B · candidate</source>
            <translation>B · 候補</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>B − A</source>
            <translation>B − A</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Canceled.</source>
            <translation>キャンセルしました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Canceled. {0}: {1} of {2} requests shown.</source>
            <translation>キャンセルしました。{0}: {2}件中{1}件のリクエストを表示。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Context use and cost</source>
            <translation>コンテキスト使用量と費用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Current: {0}</source>
            <translation>現在: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Differences</source>
            <translation>相違点</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Hover over a request, or use ← and →. Drag or press + to zoom.</source>
            <translation>リクエストにカーソルを合わせるか、←と→を使います。ドラッグまたは+で拡大します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>No sessions to replay yet. Run a session, then compare policies.</source>
            <translation>再生するセッションがまだありません。セッションを実行してから、ポリシーを比較してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Reading sessions…</source>
            <translation>セッションを読み取り中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Replaying {0}: {1} of {2}</source>
            <translation>{0}を再生中: {1}/{2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Replaying…</source>
            <translation>再生中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Request {0}</source>
            <translation>リクエスト{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Resume</source>
            <translation>再開</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Showing {0}–{1} of {2}. Double-click or press 0 to show all.</source>
            <translation>{2}件中{0}–{1}を表示。すべて表示するには、ダブルクリックするか0を押します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Takes effect with the next request.</source>
            <translation>次のリクエストから反映されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>Use this policy</source>
            <translation>このポリシーを使う</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>handover: {0}</source>
            <translation>引き継ぎ書: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>this session only</source>
            <translation>このセッションのみ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>unchanged</source>
            <translation>変更なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0} changed</source>
            <translation>{0}件変更</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>{0} requests replayed in {1} s, no model called</source>
            <extracomment>One: {0} request replayed in {1} s, no model called</extracomment>
            <translation>
                <numerusform>{0}件のリクエストを{1}秒で再生、モデル呼び出しなし</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_lab_page.py" />
            <source>{0} sessions</source>
            <extracomment>One: {0} session</extracomment>
            <translation>
                <numerusform>{0}セッション</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Applied to new workspaces.</source>
            <translation>新しいワークスペースに適用しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Applied. Takes effect with the next request.</source>
            <translation>適用しました。次のリクエストから反映されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Effect on your sessions</source>
            <translation>セッションへの影響</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Fix the marked value to apply.</source>
            <translation>適用するには、印の付いた値を修正してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>No sessions to replay yet. After the first one, this compares the current policy with your edits.</source>
            <translation>再生するセッションがまだありません。最初のセッションの後、現在のポリシーと編集内容をここで比較します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Reading sessions of {0}…</source>
            <translation>{0}のセッションを読み取り中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Replaying {0}…</source>
            <translation>{0}を再生中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>Reset to {0}</source>
            <translation>{0}に戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>Settings for</source>
            <translation>設定の対象</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>handover at {0}%</source>
            <translation>引き継ぎ書は{0}%で</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>no automatic handover</source>
            <translation>自動の引き継ぎ書なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>now {0}</source>
            <translation>現在{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0} older not shown</source>
            <translation>古い{0}件は非表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0} replayed in {1} s, no model called</source>
            <translation>{0}を{1}秒で再生、モデル呼び出しなし</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0} sessions of {1}</source>
            <extracomment>One: {0} session of {1}</extracomment>
            <translation>
                <numerusform>{1}の{0}セッション</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>{0}, now {1}</source>
            <translation>{0}、現在{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>— current: {0}</source>
            <translation>— 現在: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_page.py" />
            <source>— edited: {0}</source>
            <translation>— 編集後: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Ask the agent</source>
            <translation>エージェントに確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Before they enter the context</source>
            <translation>コンテキストに入る前</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>By age</source>
            <translation>古さ順</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>By age, after {0} steps</source>
            <extracomment>One: By age, after {0} step</extracomment>
            <translation>
                <numerusform>古さで移動、{0}ステップ後</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>By age, after {0} turns</source>
            <extracomment>One: By age, after {0} turn</extracomment>
            <translation>
                <numerusform>古さで移動、{0}ターン後</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>By forecast</source>
            <translation>予測</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Caches, handover at 85%</source>
            <translation>キャッシュ、85%で引き継ぎ書</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Cheapest, less verbatim</source>
            <translation>最安、原文は少なめ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Choice for outputs over the limit</source>
            <translation>上限を超える出力の扱い</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Context window if unknown</source>
            <translation>不明時のコンテキストウィンドウ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Each subagent has its own context window</source>
            <translation>サブエージェントごとに独自のコンテキストウィンドウがあります</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Early, when it pays off</source>
            <translation>割に合うとき早めに</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Excerpts and notes</source>
            <translation>抜粋とメモ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Keep</source>
            <translation>残す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Keep after a handover</source>
            <translation>引き継ぎ書の後に残す量</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Keep and quote</source>
            <translation>残して引用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Large outputs</source>
            <translation>大きな出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Let a model take notes at</source>
            <translation>モデルがメモを取る時点</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Like any other</source>
            <translation>ほかと同じ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>May move</source>
            <translation>移動可</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Move outputs older than</source>
            <translation>移動する出力の古さ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Never</source>
            <translation>しない</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Newest messages, verbatim</source>
            <translation>最新のメッセージ（原文）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Off</source>
            <translation>オフ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Old outputs</source>
            <translation>古い出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Only when you compact manually</source>
            <translation>手動で圧縮したときのみ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Or at</source>
            <translation>または</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Prevents back-to-back compaction</source>
            <translation>連続した圧縮を防ぎます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Previous turn</source>
            <translation>直前のターン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Shorten outputs over</source>
            <translation>出力を短縮するサイズ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Shorten those notes at</source>
            <translation>そのメモを短縮する時点</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Subagents use</source>
            <translation>サブエージェントのポリシー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>The same</source>
            <translation>同じ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Time between handovers</source>
            <translation>引き継ぎ書の間隔</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Tool outputs</source>
            <translation>ツールの出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Turn old steps into notes at</source>
            <translation>古いステップをメモにする時点</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Whether its outputs may move to the cache</source>
            <translation>出力をキャッシュに移動してよいか</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Whichever comes first</source>
            <translation>先に達した方が有効です</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>Write a handover at</source>
            <translation>引き継ぎ書を書く時点</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>{0} tokens (less than {1}% of {2})</source>
            <extracomment>One: {0} token (less than {1}% of {2})</extracomment>
            <translation>
                <numerusform>{0}トークン（{2}の{1}%未満）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/policy_text.py" />
            <source>{0}% of {1} = {2} tokens</source>
            <translation>{1}の{0}% = {2}トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>/absolute/path</source>
            <translation>/絶対パス</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Allowed hosts</source>
            <translation>許可したホスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Asks for every command</source>
            <translation>コマンドのたびに確認します</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Blocked since startup</source>
            <translation>起動後にブロックしたもの</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Command access</source>
            <translation>コマンドのアクセス</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Commits on no branch, kept for 90 days</source>
            <translation>どのブランチにもないコミット（90日間保持）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Developer</source>
            <translation>開発者</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <location filename="helix_desktop/ui/welcome/page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Folders you don't trust are always Strict.</source>
            <translation>信頼していないフォルダーは常に「厳格」です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Git deletes the commits later, and they can't be brought back.</source>
            <translation>gitが後でコミットを削除し、元に戻せなくなります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Host</source>
            <translation>ホスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>In addition to the system, the project, and toolchains on your PATH</source>
            <translation>システム、プロジェクト、PATH上のツールチェーンに加えて許可します</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>None. Commands have no network.</source>
            <translation>なし。コマンドはネットワークを使えません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Reached through Helix's proxy. Private hosts need a port</source>
            <translation>Helixのプロキシを経由します。プライベートホストにはポートが必要です</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Readable folders</source>
            <translation>読み取り可能なフォルダー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Remove the names of these commits?</source>
            <translation>これらのコミットの名前を削除しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Requested by a command</source>
            <translation>コマンドからの要求</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Strict</source>
            <translation>厳格</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>System programs only</source>
            <translation>システムプログラムのみ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Takes effect with the next command.</source>
            <translation>次のコマンドから反映されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Toolchains, listed hosts</source>
            <translation>ツールチェーンと許可ホスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Without a sandbox, commands can read your keys, write anywhere, and use the network. Helix asks before each one. Check every command before you allow it.</source>
            <translation>サンドボックスがないと、コマンドはキーの読み取り、任意の場所への書き込み、ネットワークの使用ができます。Helixは毎回確認します。許可する前にコマンドを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>Writable folders</source>
            <translation>書き込み可能なフォルダー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>detected</source>
            <translation>検出</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>home folder and caches for commands</source>
            <translation>コマンド用のホームフォルダーとキャッシュ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>the project</source>
            <translation>プロジェクト</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/sandbox_page.py" />
            <source>{0} commits</source>
            <extracomment>One: {0} commit</extracomment>
            <translation>
                <numerusform>{0}件のコミット</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source> · replaces yours</source>
            <translation> · 既存を置き換え</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source> · {0} moved to keyring</source>
            <translation> · {0}件をキーリングに移動</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>A URL takes no arguments.</source>
            <translation>URLに引数は付けられません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>A local command or an https URL</source>
            <translation>ローカルコマンドまたはhttpsのURL</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>A server can do anything your programs can. This is everything it declares.</source>
            <translation>サーバーは、ユーザーのプログラムと同じことを何でもできます。以下はサーバーが申告した内容のすべてです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Add a server</source>
            <translation>サーバーを追加</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Add servers</source>
            <translation>サーバーを追加</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>And {0} more. See the exact text below.</source>
            <translation>ほか{0}件。下の正確なテキストを参照してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Approve all</source>
            <translation>すべて承認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Can't read {0}: {1}</source>
            <translation>{0}を読み取れません: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Command or URL</source>
            <translation>コマンドまたはURL</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Enter a name and a command or URL.</source>
            <translation>名前と、コマンドまたはURLを入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Environment variables or HTTP headers</source>
            <translation>環境変数またはHTTPヘッダー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Exact text</source>
            <translation>正確なテキスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Import</source>
            <translation>インポート</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Import a list</source>
            <translation>一覧をインポート</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Import {0}</source>
            <translation>{0}件をインポート</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Imported. Review each start command before it runs.</source>
            <translation>インポートしました。それぞれの起動コマンドを実行前に確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Imported. Review its start command before it runs.</source>
            <translation>インポートしました。起動コマンドを実行前に確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>In keyring. Type a new value to replace it.</source>
            <translation>キーリングに保存済み。置き換えるには新しい値を入力します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Its saved keys are deleted too.</source>
            <translation>保存済みのキーも削除されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>JSON files (*.json);;All files (*)</source>
            <translation>JSONファイル (*.json);;すべてのファイル (*)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Let Helix use {0}</source>
            <translation>Helixに{0}の使用を許可</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Let it request model answers (asks you each time)</source>
            <translation>モデルの回答の要求を許可（毎回確認します）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Log</source>
            <translation>ログ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Missing closing quote.</source>
            <translation>閉じの引用符がありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>NAME=value, one per line (for a URL: Header: value)</source>
            <translation>NAME=value、1行に1つ（URLの場合はHeader: value）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Needs review</source>
            <translation>要確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>No answer yet · {0}</source>
            <translation>まだ応答なし · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>No output yet.</source>
            <translation>まだ出力はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>No servers yet. Add one above or import a list.</source>
            <translation>サーバーはまだありません。上で追加するか、一覧をインポートしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>None yet. Tools appear here after the server starts.</source>
            <translation>まだありません。サーバーが起動すると、ツールがここに表示されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Not imported: {0}</source>
            <translation>未インポート: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Not started: review its start command first</source>
            <translation>未起動: 先に起動コマンドを確認してください</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Open a file…</source>
            <translation>ファイルを開く…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Paste another client's mcpServers, or open its file</source>
            <translation>ほかのクライアントのmcpServersを貼り付けるか、そのファイルを開きます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Restart</source>
            <translation>再起動</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Review before use</source>
            <translation>使用前に確認</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Server list</source>
            <translation>サーバー一覧</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Servers</source>
            <translation>サーバー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Show log</source>
            <translation>ログを表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Start command</source>
            <translation>起動コマンド</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Stopped unexpectedly</source>
            <translation>予期せず停止しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>The server changed. Review it again; nothing was approved.</source>
            <translation>サーバーが変更されました。もう一度確認してください。何も承認されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>This server declares more than can be shown here.</source>
            <translation>このサーバーの申告内容は多すぎて、ここに表示しきれません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Tools (Helix sees only those that are on)</source>
            <translation>ツール（Helixに見えるのはオンのものだけです）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Trust its tool hints: tools marked read-only run without asking</source>
            <translation>ツールの申告を信頼: 読み取り専用のツールは確認なしで実行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>Variables or headers</source>
            <translation>変数またはヘッダー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>marked read-only</source>
            <translation>読み取り専用と申告</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>no tools yet</source>
            <translation>ツールなし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>npx -y @example/docs   or   https://example.com/mcp</source>
            <translation>npx -y @example/docs   または   https://example.com/mcp</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>off</source>
            <translation>オフ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} added. Review its tools to use them.</source>
            <translation>{0}を追加しました。使うにはツールを確認してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} is on</source>
            <translation>{0}をオンにしました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} saved in the keyring.</source>
            <translation>{0}をキーリングに保存しました。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} tools</source>
            <extracomment>One: {0} tool</extracomment>
            <translation>
                <numerusform>ツール{0}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} would start: {1}</source>
            <translation>{0}が起動するもの: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} · restarts on next call</source>
            <translation>{0} · 次の呼び出しで再起動</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{0} · retrying in {1} s</source>
            <translation>{0} · {1}秒後に再試行</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>{1}; {0} need review</source>
            <extracomment>One: {1}; {0} needs review</extracomment>
            <translation>
                <numerusform>{1}、要確認{0}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <source>“{0}” must look like NAME{1}value.</source>
            <translation>「{0}」はNAME{1}valueの形にしてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/servers_page.py" />
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>… and {0} more</source>
            <translation>… ほか{0}件</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>APPLICATION</source>
            <translation>アプリ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>Back (Esc)</source>
            <translation>戻る (Esc)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>No matching settings.</source>
            <translation>一致する設定はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>Numbers count this workspace's own settings.</source>
            <translation>数字はこのワークスペース独自の設定の数です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>Search</source>
            <translation>検索</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/settings_view.py" />
            <source>Search settings</source>
            <translation>設定を検索</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>Press keys…</source>
            <translation>キーを押す…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>custom</source>
            <translation>カスタム</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>no shortcut</source>
            <translation>未割り当て</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/shortcuts_page.py" />
            <source>{0} is already used for {1}</source>
            <translation>{0}はすでに{1}に使われています</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Actual cost</source>
            <translation>実際の費用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Almost no difference</source>
            <translation>ほとんど違いはありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Average context</source>
            <translation>平均コンテキスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Cheaper, and nothing is lost</source>
            <translation>より安く、何も失われません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Compactions</source>
            <comment>a number of them</comment>
            <translation>圧縮回数</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Context use and cost by request</source>
            <translation>リクエストごとのコンテキスト使用量と費用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Context use and tokens are about the same.</source>
            <translation>コンテキスト使用量とトークン数はほぼ同じです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Context use by request, peaking at {0}% and {1}%</source>
            <translation>リクエストごとのコンテキスト使用量、ピークは{0}%と{1}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Cost</source>
            <translation>費用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Didn't fit</source>
            <translation>入りきらず</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Everything that leaves the context can be recalled from the cache.</source>
            <translation>コンテキストから出たものは、すべてキャッシュから呼び戻せます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>From prompt cache</source>
            <translation>キャッシュから</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>More expensive</source>
            <translation>より高くなります</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Peak context</source>
            <translation>ピークコンテキスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Prompt cache breaks</source>
            <translation>キャッシュの途切れ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Sends more tokens, or rebuilds the prompt cache more often.</source>
            <translation>送信トークンが増えるか、プロンプトキャッシュの再構築が増えます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Smaller context, and nothing is lost</source>
            <translation>コンテキストが小さくなり、何も失われません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Some requests wouldn't fit</source>
            <translation>入りきらないリクエストがあります</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>Tokens sent</source>
            <translation>送信トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>current</source>
            <comment>policy</comment>
            <translation>現在</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>edited</source>
            <comment>policy</comment>
            <translation>編集後</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>first request</source>
            <translation>最初のリクエスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>request {0}</source>
            <translation>リクエスト{0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/trial_charts.py" />
            <source>{0} requests are too large for the context window.</source>
            <extracomment>One: {0} request is too large for the context window.</extracomment>
            <translation>
                <numerusform>{0}件のリクエストがコンテキストウィンドウに入りきりません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Answers</source>
            <translation>回答</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Applied. Takes effect with the next turn.</source>
            <translation>適用しました。次のターンから反映されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>As sent to the model</source>
            <translation>モデルに送信したとおり</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Comes after the system prompt and before project files</source>
            <translation>システムプロンプトの後、プロジェクトファイルの前に入ります</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Comes first in every request</source>
            <translation>すべてのリクエストの先頭に入ります</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Compaction</source>
            <translation>圧縮</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Enter a number. Nothing changed.</source>
            <translation>数値を入力してください。何も変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Exact text sent to the model</source>
            <translation>モデルに送信する正確なテキスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Excerpts of large outputs</source>
            <translation>大きな出力の抜粋</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Follow</source>
            <translation>従う</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Followed from the next turn on. If the text changes, Helix asks again.</source>
            <translation>次のターンから従います。テキストが変わると、Helixは再び確認します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>For example: “Never touch migrations.”</source>
            <translation>例: 「マイグレーションには触らないこと。」</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>In every new session</source>
            <translation>すべての新しいセッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>In every request</source>
            <translation>すべてのリクエスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>No limit</source>
            <translation>上限なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Not applied yet. Takes effect with the next turn.</source>
            <translation>まだ適用されていません。次のターンから反映されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Not used: {0}</source>
            <translation>未使用: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Nothing spent yet.</source>
            <translation>まだ支出はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Nothing yet. Write instructions above, or add an AGENTS.md to the project.</source>
            <translation>まだありません。上に指示を書くか、プロジェクトにAGENTS.mdを追加してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Per session, including subagents</source>
            <translation>セッションごと（サブエージェントを含む）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Session names</source>
            <translation>セッション名</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Spending</source>
            <translation>支出</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Stop at cost</source>
            <translation>停止する費用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Stop at tokens</source>
            <translation>停止するトークン数</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Tool definitions</source>
            <translation>ツールの定義</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>USD</source>
            <translation>USD</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Warn at cost</source>
            <translation>警告する費用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Warn at tokens</source>
            <translation>警告するトークン数</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Who the agent is and how it should work. Leave empty for the default.</source>
            <translation>エージェントの役割と働き方です。空欄の場合は既定を使います。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Whole workspace</source>
            <translation>ワークスペース全体</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Your instructions</source>
            <translation>自分の指示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Your rules</source>
            <translation>自分のルール</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>Your system prompt</source>
            <translation>自分のシステムプロンプト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>always on: markers need it</source>
            <translation>常にオン: マーカーに必要</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>highest so far</source>
            <translation>これまでの最大</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>no limit</source>
            <translation>上限なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>not used</source>
            <translation>未使用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>not used yet</source>
            <translation>まだ使用なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>nothing yet</source>
            <translation>まだなし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>project</source>
            <translation>プロジェクト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>used</source>
            <translation>使用済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>yours</source>
            <translation>自分</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} calls</source>
            <extracomment>One: {0} call</extracomment>
            <translation>
                <numerusform>{0}回の呼び出し</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} is off. The next request rebuilds the prompt cache.</source>
            <translation>{0}をオフにしました。次のリクエストでプロンプトキャッシュが再構築されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} is on. The next request rebuilds the prompt cache.</source>
            <translation>{0}をオンにしました。次のリクエストでプロンプトキャッシュが再構築されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0} of {1} tools, {2} tokens per request</source>
            <translation>{1}個中{0}個のツール、リクエストあたり{2}トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{0}, shortened to fit; Helix can recall the rest</source>
            <translation>{0}、収まるよう短縮。残りはHelixが呼び戻せます</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/settings/workspace_pages.py" />
            <source>{1} plus {0} calls with unknown price</source>
            <extracomment>One: {1} plus {0} call with unknown price</extracomment>
            <translation>
                <numerusform>{1}と価格不明の呼び出し{0}回</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/style/theme.py" />
            <source>Can't load the font {name}.</source>
            <translation>フォント{name}を読み込めません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/style/theme.py" />
            <source>The icon {name} is missing.</source>
            <translation>アイコン{name}がありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>About {0} tokens are written to the prompt cache again</source>
            <extracomment>One: About {0} token is written to the prompt cache again</extracomment>
            <translation>
                <numerusform>約{0}トークンがプロンプトキャッシュに書き直されます</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Added by Helix</source>
            <translation>Helixが追加</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>After earlier notes</source>
            <translation>以前のメモの後</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>After handover {0}</source>
            <translation>引き継ぎ書{0}の後</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>After the handover</source>
            <translation>引き継ぎ書の後</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>After the notes</source>
            <translation>メモの後</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Cached at {0}, {1} tokens in all</source>
            <translation>{0}にキャッシュ、合計{1}トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Created {0}: {1}</source>
            <translation>{0}に作成: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Current turn</source>
            <translation>現在のターン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Estimated: no tokenizer for {0}. Usage reports correct the count.</source>
            <translation>推定値。{0}用のトークナイザーがありません。使用量の報告で補正されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Excerpt of a large output</source>
            <translation>大きな出力の抜粋</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Excerpt: {0}</source>
            <translation>抜粋: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Excluded by you at {0}</source>
            <translation>{0}に自分で除外</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Full output, chosen by Helix</source>
            <translation>出力全体、Helixが選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Full output, chosen by you</source>
            <translation>出力全体、自分で選択</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Kept: edited {0} steps ago</source>
            <extracomment>One: Kept: edited {0} step ago</extracomment>
            <translation>
                <numerusform>保持: {0}ステップ前に編集</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Kept: returned {0} steps ago</source>
            <extracomment>One: Kept: returned {0} step ago</extracomment>
            <translation>
                <numerusform>保持: {0}ステップ前に出力</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Kept: said {0} steps ago</source>
            <extracomment>One: Kept: said {0} step ago</extracomment>
            <translation>
                <numerusform>保持: {0}ステップ前の発言</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Markers</source>
            <translation>マーカー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Mentioned in your message</source>
            <translation>メッセージ内で言及</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Message being answered</source>
            <translation>回答中のメッセージ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Model counts less</source>
            <translation>モデルの計数が少ない</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Model counts more</source>
            <translation>モデルの計数が多い</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Model difference</source>
            <translation>モデルとの差</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>No result</source>
            <translation>結果なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>No result yet, still running</source>
            <translation>結果はまだなし、実行中</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Notes refined {0}: {1}</source>
            <translation>{0}にメモを推敲: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Notes taken {0}: {1}</source>
            <translation>{0}にメモを作成: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Nothing is written to the prompt cache again</source>
            <translation>プロンプトキャッシュへの書き直しはありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Pinned by you</source>
            <translation>自分でピン留め</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Pinned by you in turn {0}</source>
            <translation>ターン{0}で自分でピン留め</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Pinning changes nothing in the next request</source>
            <translation>ピン留めしても次のリクエストは変わりません</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Pinning writes about {0} tokens to the prompt cache again</source>
            <extracomment>One: Pinning writes about {0} token to the prompt cache again</extracomment>
            <translation>
                <numerusform>ピン留めすると約{0}トークンがプロンプトキャッシュに書き直されます</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview of a large output</source>
            <translation>大きな出力のプレビュー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview while Helix chooses what to keep</source>
            <translation>残す内容をHelixが選択中のプレビュー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview, as no choice could be used</source>
            <translation>プレビュー、使える選択がなかったため</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview, as the excerpt was refused</source>
            <translation>プレビュー、抜粋が却下されたため</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview, chosen by Helix</source>
            <translation>プレビュー、Helixが選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Preview, chosen by you</source>
            <translation>プレビュー、自分で選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Previous turn, unchanged</source>
            <translation>直前のターン、変更なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Project instructions, pinned</source>
            <translation>プロジェクトの指示、ピン留め</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Restored {0}</source>
            <translation>復元: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Sent before Helix recorded this text</source>
            <translation>Helixがこのテキストを記録する前に送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Sent first in every request</source>
            <translation>すべてのリクエストの先頭で送信</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Start of the session is damaged</source>
            <translation>セッションの先頭が破損しています</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Start of the session is excluded</source>
            <translation>セッションの先頭は除外されています</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>System</source>
            <comment>part of a request</comment>
            <translation>システム</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Tools Helix can use here</source>
            <translation>Helixがここで使えるツール</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Trimmed at {0}, {1} tokens in all</source>
            <translation>{0}に切り詰め、合計{1}トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Trimmed to fit {0}: {1}</source>
            <translation>{0}に切り詰め: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Waiting for your approval</source>
            <translation>承認待ち</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Written {0}: {1}</source>
            <translation>{0}に作成: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Your draft</source>
            <translation>自分の下書き</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Your rules for this workspace</source>
            <translation>このワークスペースの自分のルール</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>Your system prompt for this workspace</source>
            <translation>このワークスペースの自分のシステムプロンプト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>asked for by you</source>
            <translation>自分で指示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>at {0}%</source>
            <translation>{0}%で</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>at {0}–{1}%</source>
            <translation>{0}–{1}%で</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>back to version {0}</source>
            <translation>バージョン{0}に戻した</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>caching</source>
            <translation>キャッシュ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>handover</source>
            <translation>引き継ぎ書</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>in about {0} turns</source>
            <extracomment>One: in about {0} turn</extracomment>
            <translation>
                <numerusform>約{0}ターン後</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>notes</source>
            <translation>メモ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>on next request</source>
            <translation>次のリクエスト時</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>restored by you</source>
            <translation>自分で復元</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>trimming to fit</source>
            <translation>切り詰め</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>{0} {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>{0} {1}</source>
            <comment>a compaction, then when</comment>
            <translation>{0}：{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>{0}, about {1}</source>
            <translation>{0}、約{1}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/block_labels.py" />
            <source>{1}, {0} of its names were used since</source>
            <extracomment>One: {1}, {0} of its names was used since</extracomment>
            <translation>
                <numerusform>{1}、その後{0}個の名前を使用</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>, </source>
            <comment>between the items of a list</comment>
            <translation>、</translation>
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
            <translation>無料</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>just now</source>
            <translation>たった今</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>lines {0}–{1}</source>
            <translation>{0}–{1}行目</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>now</source>
            <translation>今</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <location filename="helix_desktop/ui/text/model_text.py" />
            <source>price unknown</source>
            <translation>価格不明</translation>
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
            <translation>{0}前</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} d</source>
            <translation>{0}日</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} entries</source>
            <extracomment>One: {0} entry</extracomment>
            <translation>
                <numerusform>エントリ{0}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} h</source>
            <translation>{0}時間</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} lines</source>
            <extracomment>One: {0} line</extracomment>
            <translation>
                <numerusform>{0}行</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} min</source>
            <translation>{0}分</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/formatting.py" />
            <source>{0} {1}</source>
            <comment>two sentences</comment>
            <translation>{0}{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/model_text.py" />
            <source>tools</source>
            <translation>ツール</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Completed Work</source>
            <translation>完了した作業</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Current Issues</source>
            <translation>現在の課題</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Index</source>
            <translation>索引</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Model's default</source>
            <translation>モデルの既定</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Project Background</source>
            <translation>プロジェクトの背景</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>TODO Items</source>
            <translation>TODO項目</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>Technical Details</source>
            <translation>技術的な詳細</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>The excerpt was refused: {0}. A preview stands instead.</source>
            <translation>抜粋は却下されました: {0}。代わりにプレビューが入ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>User Preferences</source>
            <translation>ユーザーの希望</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>a preview</source>
            <translation>プレビュー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>an excerpt</source>
            <translation>抜粋</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/names.py" />
            <source>the full output</source>
            <translation>出力全体</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/names.py" />
            <source>{0} of {1} parts of the excerpt were refused: {2}. Previews of them stand instead.</source>
            <extracomment>One: {0} of {1} parts of the excerpt was refused: {2}. A preview of it stands instead.</extracomment>
            <translation>
                <numerusform>抜粋の{1}個の部分のうち{0}個が却下されました: {2}。代わりにプレビューが入ります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/names.py" />
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>{0} tokens</source>
            <extracomment>One: {0} token</extracomment>
            <translation>
                <numerusform>{0}トークン</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>argument {0}</source>
            <translation>引数{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>excerpt of {0}</source>
            <translation>{0}の抜粋</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>{0} and more</source>
            <translation>{0}など</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>… {0} bytes total. The full output is in the cache.</source>
            <extracomment>One: … {0} byte total. The full output is in the cache.</extracomment>
            <translation>
                <numerusform>… 全{0}バイト。出力全体はキャッシュにあります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/text/safe_text.py" />
            <source>… {0} more characters not shown</source>
            <extracomment>One: … {0} more character not shown</extracomment>
            <translation>
                <numerusform>… ほか{0}文字は表示していません</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>All</source>
            <comment>requests</comment>
            <translation>すべて</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>Context use</source>
            <translation>コンテキスト使用量</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>Context use over the session</source>
            <translation>セッション中のコンテキスト使用量</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Show this request</source>
            <translation>このリクエストを表示</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>The last {0} requests</source>
            <extracomment>One: The last {0} request</extracomment>
            <translation>
                <numerusform>直近{0}件のリクエスト</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>View as table</source>
            <translation>表で表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>Whole session</source>
            <translation>セッション全体</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>no request yet</source>
            <translation>リクエストはまだありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart.py" />
            <source>request {0}: {1} tokens</source>
            <translation>リクエスト{0}: {1}トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>Requests in this session appear here.</source>
            <translation>このセッションのリクエストがここに表示されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>Trimmed → v{0}</source>
            <translation>切り詰め → v{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>limit {0}</source>
            <translation>上限{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>request</source>
            <translation>リクエスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/chart_layers.py" />
            <source>session</source>
            <translation>セッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>+ {0} to rebuild the prompt cache</source>
            <translation>+ プロンプトキャッシュの再構築に{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>After</source>
            <translation>圧縮後</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Automatic compaction is off.</source>
            <translation>自動圧縮はオフです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Compact</source>
            <translation>圧縮</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Compact now?</source>
            <translation>今すぐ圧縮しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Compacting now is free.</source>
            <translation>今圧縮しても費用はかかりません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Context after compaction</source>
            <translation>圧縮後のコンテキスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Coverage is checked once the handover is written.</source>
            <translation>カバレッジは引き継ぎ書の作成後に確認します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Coverage: every detail · {0}</source>
            <translation>カバレッジ: すべての詳細 · {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Coverage: {0} details only via recall · {1}</source>
            <extracomment>One: Coverage: {0} detail only via recall · {1}</extracomment>
            <translation>
                <numerusform>カバレッジ: 呼び戻しのみの詳細{0}件 · {1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Dry run: nothing has changed yet. Every message stays on disk either way.</source>
            <translation>ドライラン: まだ何も変更されていません。いずれの場合も、すべてのメッセージはディスクに残ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Frees</source>
            <translation>空く量</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Generate preview</source>
            <translation>プレビューを生成</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Generate preview · {0}</source>
            <translation>プレビューを生成 · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>New messages {0}–{1} stay as they are.</source>
            <translation>新しいメッセージ{0}–{1}はそのまま残ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Now</source>
            <translation>現在</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Now {0}, after at most {1} of {2} tokens</source>
            <translation>現在{0}、圧縮後は最大{1}（{2}トークン中）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>On price alone, compacting never pays off.</source>
            <translation>価格だけで見ると、圧縮は割に合いません。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Pays off after {0} requests.</source>
            <extracomment>One: Pays off after {0} request.</extracomment>
            <translation>
                <numerusform>{0}件のリクエストで元が取れます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Price unknown, so Helix can't say when compacting pays off.</source>
            <translation>価格が不明なため、いつ元が取れるかわかりません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Runs automatically at {0}.</source>
            <translation>{0}で自動実行されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Time</source>
            <comment>duration</comment>
            <translation>時間</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Undo restores the exact same request.</source>
            <translation>元に戻すと、まったく同じリクエストに戻ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Writing section {0} of {1}…</source>
            <translation>セクション{0}/{1}を作成中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>Writing…</source>
            <translation>作成中…</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>last {0} messages, unchanged</source>
            <extracomment>One: last {0} message, unchanged</extracomment>
            <translation>
                <numerusform>最後のメッセージ{0}件、変更なし</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>messages {0}–{1}</source>
            <translation>メッセージ{0}–{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>not written yet</source>
            <translation>未作成</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>prompt cache unaffected</source>
            <translation>プロンプトキャッシュへの影響なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>v{0}</source>
            <translation>v{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>v{0}, updates v{1}</source>
            <translation>v{0}、v{1}を更新</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>you can keep typing</source>
            <translation>入力を続けられます</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>{0} messages · {1} stay</source>
            <extracomment>One: {0} message · {1} stay</extracomment>
            <translation>
                <numerusform>メッセージ{0}件 · {1}件は残ります</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/compaction_dialog.py" />
            <source>{0}% of current use</source>
            <translation>現在の使用量の{0}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Checking the originals…</source>
            <translation>元の内容を確認中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Compact now…</source>
            <translation>今すぐ圧縮…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Compaction cost: {0}</source>
            <translation>圧縮の費用: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Context use as table</source>
            <translation>コンテキスト使用量の表</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Edit this version</source>
            <translation>このバージョンを編集</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Next change</source>
            <translation>次の変更</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>No changes.</source>
            <translation>変更はありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>No handover selected.</source>
            <translation>引き継ぎ書が選択されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>No requests yet.</source>
            <translation>リクエストはまだありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Nothing to undo.</source>
            <translation>元に戻すものがありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Previous change</source>
            <translation>前の変更</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <source>Redo compaction</source>
            <translation>圧縮をやり直す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Timeline</source>
            <translation>タイムライン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/controller.py" />
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Undo last compaction</source>
            <translation>最後の圧縮を元に戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>Next missing detail</source>
            <translation>次の不足した詳細</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>all {0} details</source>
            <extracomment>One: all {0} detail</extracomment>
            <translation>
                <numerusform>全{0}件の詳細</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>constraints</source>
            <translation>制約</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>decisions</source>
            <translation>決定</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>errors</source>
            <translation>エラー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>names</source>
            <translation>名前</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>{0} missing, number {1}: {2}, event {3}</source>
            <extracomment>One: {0} missing, number {1}: {2}, event {3}</extracomment>
            <translation>
                <numerusform>不足{0}件中{1}番目: {2}、イベント{3}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/kept_details.py" />
            <source>{0}: {1} of {2} covered</source>
            <translation>{0}: {2}件中{1}件をカバー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>All</source>
            <comment>compactions</comment>
            <translation>すべて</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Automatic handovers are off. Choose Compact now to write one.</source>
            <translation>自動の引き継ぎ書はオフです。作成するには「今すぐ圧縮」を選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/timeline/rewrite_list.py" />
            <source>Compactions</source>
            <translation>圧縮</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Compactions in this session appear here.</source>
            <translation>このセッションの圧縮がここに表示されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Helix writes the first handover at {0}% ({1} tokens), or when you choose Compact now.</source>
            <translation>Helixは最初の引き継ぎ書を、{0}%（{1}トークン）に達したとき、または「今すぐ圧縮」を選択したときに書きます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Redo</source>
            <translation>やり直す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Use long-context model</source>
            <translation>長コンテキストモデルを使う</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Write without model</source>
            <translation>モデルなしで作成</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>Writing {0} · {1} s</source>
            <translation>{0}を作成中 · {1}秒</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>You can keep working.</source>
            <translation>作業は続けられます。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>and {0} large outputs</source>
            <extracomment>One: and {0} large output</extracomment>
            <translation>
                <numerusform>大きな出力: {0}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/page.py" />
            <source>{0} of {1} now</source>
            <translation>現在{0} / {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Discard your edits?</source>
            <translation>編集内容を破棄しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Undo all</source>
            <translation>すべて元に戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Undo back to {0}?</source>
            <translation>{0}まで元に戻しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Without a model (rules) · free</source>
            <translation>モデルなし（ルール） · 無料</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>Your edits will be lost. The saved version stays unchanged.</source>
            <translation>編集内容は失われます。保存済みのバージョンは変わりません。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/rewrite_controller.py" />
            <source>{0} compactions are undone: {1}. Nothing is deleted. Use Undo to bring them back.</source>
            <extracomment>One: {0} compaction is undone: {1}. Nothing is deleted. Use Undo to bring it back.</extracomment>
            <translation>
                <numerusform>{0}件の圧縮を元に戻します: {1}。何も削除されません。「元に戻す」を使うと圧縮した状態に戻せます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrite_list.py" />
            <source>Undo back to here…</source>
            <translation>ここまで元に戻す…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Couldn't write the {0}</source>
            <translation>{0}を作成できませんでした</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Helix kept an excerpt</source>
            <translation>Helixが抜粋を保持</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Helix kept the full output</source>
            <translation>Helixが出力全体を保持</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Helix kept the preview</source>
            <translation>Helixがプレビューを保持</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Included</source>
            <translation>再び含める</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Redo: {0}</source>
            <translation>やり直す: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Restore</source>
            <translation>復元</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Undo</source>
            <comment>an event</comment>
            <translation>元に戻す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>Undo: {0}</source>
            <translation>元に戻す: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>by rules</source>
            <translation>ルールで</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>by you</source>
            <translation>自分で</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>byte-identical</source>
            <translation>バイト単位で同一</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>current</source>
            <comment>version</comment>
            <translation>現行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>edited</source>
            <comment>version</comment>
            <translation>編集済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>fast model</source>
            <translation>高速モデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>long-context model</source>
            <translation>長コンテキストモデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>main model</source>
            <translation>メインモデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>model you chose</source>
            <translation>選択したモデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>model, input truncated</source>
            <translation>モデル、入力を切り詰め</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>of {0} by models: {1}</source>
            <translation>モデルによる{0}件のうち: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>over {0}</source>
            <translation>{0}超</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>preview, as no choice could be used</source>
            <translation>プレビュー、使える選択がなかったため</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>refined notes</source>
            <translation>推敲したメモ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>restored</source>
            <comment>version</comment>
            <translation>復元済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>trimmed</source>
            <translation>切り詰め</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>undone</source>
            <translation>元に戻しました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>you chose an excerpt</source>
            <translation>自分で抜粋を選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>you chose the full output</source>
            <translation>自分で出力全体を選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>you chose the preview</source>
            <translation>自分でプレビューを選択</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} by the long-context model</source>
            <translation>長コンテキストモデルで{0}件</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} with truncated input</source>
            <translation>入力を切り詰めて{0}件</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × handover</source>
            <translation>引き継ぎ書 × {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × notes (model)</source>
            <translation>メモ（モデル） × {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × notes (rules)</source>
            <translation>メモ（ルール） × {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × notes refined</source>
            <translation>メモの推敲 × {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × outputs cached</source>
            <translation>出力をキャッシュ × {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/rewrites.py" />
            <source>{0} × trimmed to fit</source>
            <translation>切り詰め × {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Context use by request</source>
            <translation>リクエストごとのコンテキスト使用量</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Covered messages</source>
            <translation>カバーしたメッセージ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Event</source>
            <translation>イベント</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Every message is still on disk.</source>
            <translation>すべてのメッセージはディスクに残っています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Not verified: some messages don't match the SHA-256 in {0} ({1}…).</source>
            <translation>検証できません。一部のメッセージが{0}（{1}…）のSHA-256と一致しません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Request</source>
            <translation>リクエスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Requests</source>
            <translation>リクエスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Selected message</source>
            <translation>選択したメッセージ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Time</source>
            <translation>時刻</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Verified against the SHA-256 recorded in {0} ({1}…).</source>
            <translation>{0}（{1}…）に記録されたSHA-256で検証済みです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>Who</source>
            <translation>発言者</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>agent</source>
            <translation>エージェント</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>call</source>
            <translation>呼び出し</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>context</source>
            <translation>コンテキスト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>output</source>
            <translation>出力</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>you</source>
            <translation>自分</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>{0} messages covered by {1}</source>
            <extracomment>One: {0} message covered by {1}</extracomment>
            <translation>
                <numerusform>{1}がカバーするメッセージ{0}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/table_dialogs.py" />
            <source>{0}, failed</source>
            <translation>{0}、失敗</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>A large output was shortened before it entered the context.</source>
            <translation>大きな出力が、コンテキストに入る前に短縮されました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>A model turned old turns into notes. The originals are kept.</source>
            <translation>モデルが古いターンをメモにしました。元の内容は残っています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>An earlier version was restored as a new one. Nothing was deleted.</source>
            <translation>以前のバージョンを新しいバージョンとして復元しました。何も削除されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>B only</source>
            <translation>Bのみ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Compare</source>
            <translation>比較</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Continue editing</source>
            <translation>編集を続ける</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Ctrl+Enter to save</source>
            <translation>Ctrl+Enterで保存</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Ctrl+Enter to save, Esc to cancel. The previous version is kept.</source>
            <translation>Ctrl+Enterで保存、Escでキャンセル。前のバージョンは残ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>More</source>
            <translation>その他</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>No compactions yet</source>
            <translation>圧縮はまだありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>None (single version)</source>
            <translation>なし（バージョンは1つ）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Notes were merged and shortened.</source>
            <translation>メモを統合し短縮しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Old steps were shortened to notes by rules, without a model.</source>
            <translation>モデルを使わず、ルールで古いステップを短いメモにしました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Older outputs moved to the cache. Each marker recalls one.</source>
            <translation>古い出力をキャッシュに移動しました。それぞれマーカーで呼び戻せます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Restore as new version</source>
            <translation>新しいバージョンとして復元</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Rewrite with…</source>
            <translation>書き直す…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Save as new version</source>
            <translation>新しいバージョンとして保存</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Show covered messages {0}–{1}</source>
            <translation>カバーしたメッセージ{0}–{1}を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Side by side</source>
            <translation>左右に並べる</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Side by side (widen the window)</source>
            <translation>左右に並べる（ウィンドウを広げてください）</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>The context is byte for byte what it was before.</source>
            <translation>コンテキストはバイト単位で以前と同じです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>The first handover appears here, section by section.</source>
            <translation>最初の引き継ぎ書が、セクションごとにここに表示されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>The request was too large, so Helix trimmed it without calling a model.</source>
            <translation>リクエストが大きすぎたため、Helixがモデルを呼び出さずに切り詰めました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>The undone compaction is back, byte for byte.</source>
            <translation>元に戻した圧縮を、バイト単位で再現しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Unified</source>
            <translation>インライン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Verified originals</source>
            <translation>検証済みの元の内容</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>Version {0}: {1}</source>
            <translation>バージョン{0}: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>View</source>
            <comment>how a version is shown</comment>
            <translation>表示</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>in {1} of {0} sections</source>
            <extracomment>One: in {1} of {0} section</extracomment>
            <translation>
                <numerusform>{0}セクション中{1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_pane.py" />
            <source>{0} → {1} tokens</source>
            <translation>{0} → {1}トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>Change {0} of {1}: {2}</source>
            <translation>変更{0}/{1}: {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>Handover sections</source>
            <translation>引き継ぎ書のセクション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>unchanged · {0}</source>
            <translation>変更なし · {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/timeline/version_view.py" />
            <source>{0} unchanged lines</source>
            <extracomment>One: {0} unchanged line</extracomment>
            <translation>
                <numerusform>変更のない{0}行</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>+{0} more · {1}</source>
            <translation>ほか{0}件 · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>A built-in model plays 80 tool calls through the real engine, so you can watch the context fill up and get compacted.</source>
            <translation>組み込みモデルが本物のエンジンで80回のツール呼び出しを再現し、コンテキストが埋まって圧縮される様子を見られます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>API key</source>
            <translation>APIキー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Caches old outputs, handover at 85%</source>
            <translation>古い出力をキャッシュ、85%で引き継ぎ書</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Enter to test. The server must support Chat Completions.</source>
            <translation>Enterでテスト。サーバーはChat Completionsに対応している必要があります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Excerpts outputs over 4,000 tokens, takes notes at 30%</source>
            <translation>4,000トークン超の出力を抜粋、30%でメモ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Found</source>
            <translation>検出済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Found in your environment variables.</source>
            <translation>環境変数で見つかりました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Free. Nothing leaves this computer.</source>
            <translation>無料。このコンピューターの外には何も出ません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Helix detects Ollama, LM Studio, and llama.cpp.</source>
            <translation>HelixはOllama、LM Studio、llama.cppを検出します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Hide key</source>
            <translation>キーを隠す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Local model</source>
            <translation>ローカルモデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>No key, no network</source>
            <translation>キーもネットワークも不要</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>No local model found</source>
            <translation>ローカルモデルが見つかりません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>No system keyring: saved until you quit</source>
            <translation>システムキーリングなし: 終了するまで保存</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Other URL ⌄</source>
            <translation>ほかのURL ⌄</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Peak {0}% of context · {1}× cost</source>
            <translation>コンテキストのピーク{0}% · 費用{1}×</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Practice model</source>
            <translation>練習用モデル</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Recommended</source>
            <translation>おすすめ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Saved in {0} ✓</source>
            <translation>{0}に保存済み ✓</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Searching…</source>
            <translation>検索中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Show key</source>
            <translation>キーを表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Start Ollama, LM Studio, or llama.cpp. Helix searches again when you come back.</source>
            <translation>Ollama、LM Studio、llama.cppのいずれかを起動してください。戻るとHelixが再び検索します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Testing…</source>
            <translation>テスト中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Turns old steps into notes when that saves money</source>
            <translation>節約になるとき、古いステップをメモにします</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>Use other URL…</source>
            <translation>ほかのURLを使う…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>https://models.example.com/v1</source>
            <translation>https://models.example.com/v1</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>{0} · {1} context window</source>
            <translation>{0} · コンテキストウィンドウ{1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/option_cards.py" />
            <source>✓ Answered in {0} s</source>
            <translation>✓ {0}秒で応答</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Choose a model, or try the practice model.</source>
            <translation>モデルを選択するか、練習用モデルをお試しください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Choose a project folder.</source>
            <translation>プロジェクトフォルダーを選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Choose the project Helix works in.</source>
            <translation>Helixが作業するプロジェクトを選択します。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Get started</source>
            <translation>始める</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Git branch {0}</source>
            <translation>Gitブランチ: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Measured on recorded sessions; cost relative to compacting only at 85%</source>
            <translation>記録されたセッションで測定。費用は85%でのみ圧縮した場合との比較です</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>No account, no telemetry. Only requests to the model you choose leave this computer.</source>
            <translation>アカウント不要、テレメトリなし。このコンピューターの外に出るのは、選択したモデルへのリクエストだけです。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>No folder selected</source>
            <translation>フォルダーが選択されていません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Open {0}</source>
            <translation>{0}を開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Opening…</source>
            <translation>開いています…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Paste an API key and wait for the test.</source>
            <translation>APIキーを貼り付け、テストの完了を待ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Recent workspaces</source>
            <translation>最近のワークスペース</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Start the demo</source>
            <translation>デモを開始</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Tested with one short request</source>
            <translation>短いリクエスト1回でテスト済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>The project Helix works in</source>
            <translation>Helixが作業するプロジェクト</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Three choices, about a minute. You can change all of them later.</source>
            <translation>選択は3つ、1分ほどで終わります。すべて後で変更できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>Welcome to Helix</source>
            <translation>Helixへようこそ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>{0} will be used as instructions</source>
            <translation>{0}を指示として使います</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/welcome/page.py" />
            <source>{1} files</source>
            <extracomment>One: {1} file</extracomment>
            <translation>
                <numerusform>ファイル{1}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/accessibility.py" />
            <source>Copied</source>
            <translation>コピーしました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/cards.py" />
            <source>Restart normally</source>
            <translation>通常モードで再起動</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/cards.py" />
            <source>Safe mode: Helix quit unexpectedly twice at startup. MCP servers are off, no workspace is open, and settings are at their defaults. Your data is unchanged.</source>
            <translation>セーフモード: Helixが起動時に2回、予期せず終了しました。MCPサーバーはオフ、ワークスペースは開いておらず、設定は既定値です。データは変更されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Open in browser</source>
            <translation>ブラウザーで開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Open link</source>
            <translation>リンクを開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Open mail app</source>
            <translation>メールアプリを開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Open {0}?</source>
            <translation>{0}を開きますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Send email to someone at {0}?</source>
            <translation>{0}宛てにメールを送信しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Starting…</source>
            <translation>開始中…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>Stopping after the current item…</source>
            <translation>現在の項目の後で停止します…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The connection isn't encrypted.</source>
            <translation>接続は暗号化されていません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/dialogs.py" />
            <source>The link text shows a different host.</source>
            <translation>リンクの文字列は別のホストを示しています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/fields.py" />
            <source>Hide</source>
            <translation>隠す</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/fields.py" />
            <source>Show</source>
            <translation>表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/fields.py" />
            <source>no matches</source>
            <translation>一致なし</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/widgets/list_view.py" />
            <source>{0} sessions running</source>
            <extracomment>One: {0} session running</extracomment>
            <translation>
                <numerusform>{0}件のセッションを実行中</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/plain_http_consent.py" />
            <source>Allow this host</source>
            <translation>このホストを許可</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/plain_http_consent.py" />
            <source>Connect without encryption?</source>
            <translation>暗号化なしで接続しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/plain_http_consent.py" />
            <source>The connection to {0} isn't encrypted. Others on that network could read and change everything that is sent, also keys.</source>
            <translation>{0}への接続は暗号化されていません。同じネットワーク上の他者が、キーも含めて送信内容をすべて読み取ったり変更したりできます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/plain_http_consent.py" />
            <source>Your answer holds for this host, for models and MCP servers. Change it in Settings › General.</source>
            <translation>回答はこのホストのモデルとMCPサーバーに適用されます。設定 › 全般で変更できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>A model takes notes here</source>
            <translation>ここでモデルがメモを取ります</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Expected: {0} tokens, at most {1}</source>
            <translation>見込み: {0}トークン、最大{1}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Free: {0} tokens</source>
            <extracomment>One: Free: {0} token</extracomment>
            <translation>
                <numerusform>空き: {0}トークン</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Helix writes a handover here</source>
            <translation>ここでHelixが引き継ぎ書を書きます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Old outputs move to the cache here</source>
            <translation>ここで古い出力をキャッシュに移動します</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Old steps become notes here</source>
            <translation>ここで古いステップをメモにします</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Old steps may become notes from here on</source>
            <translation>ここから古いステップをメモにすることがあります</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>Reserved for the reply: {0} tokens</source>
            <extracomment>One: Reserved for the reply: {0} token</extracomment>
            <translation>
                <numerusform>応答用に確保: {0}トークン</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>{0} of {1} tokens</source>
            <translation>{1}トークン中{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>{0}% used</source>
            <translation>{0}%使用</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/widgets/token_bar.py" />
            <source>{0}: {1} tokens</source>
            <translation>{0}: {1}トークン</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Archive session</source>
            <translation>セッションをアーカイブ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Delete this session?</source>
            <translation>このセッションを削除しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Delete…</source>
            <translation>削除…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Export as Markdown…</source>
            <translation>Markdownとしてエクスポート…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Export session</source>
            <translation>セッションをエクスポート</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Export session as Markdown…</source>
            <translation>セッションをMarkdownとしてエクスポート…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Helix is still working in this session.</source>
            <translation>Helixはこのセッションでまだ作業中です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Helix is working in this session. Stop it or wait until it finishes.</source>
            <translation>Helixがこのセッションで作業中です。停止するか、完了を待ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>No session is open</source>
            <translation>開いているセッションがありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Nothing is erased, and your project files stay as they are.</source>
            <translation>何も消去されず、プロジェクトのファイルもそのまま残ります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Nothing was exported. Choose another location.</source>
            <translation>何もエクスポートされていません。別の場所を選択してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Rename</source>
            <translation>名前の変更</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Rename session</source>
            <translation>セッション名の変更</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Rename session…</source>
            <translation>セッション名の変更…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Rename…</source>
            <translation>名前の変更…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Session name</source>
            <translation>セッション名</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Show archived sessions</source>
            <translation>アーカイブしたセッションを表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Show open sessions</source>
            <translation>開いているセッションを表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Show trash</source>
            <translation>ごみ箱を表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>Stop it or wait until it finishes.</source>
            <translation>停止するか、完了を待ってください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Unarchive</source>
            <translation>アーカイブを解除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/session_controller.py" />
            <source>“{0}” moves to this workspace's trash. You can restore it from there.</source>
            <translation>「{0}」をこのワークスペースのごみ箱に移動します。そこから復元できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/side_panels.py" />
            <source>Open as page</source>
            <translation>ページとして開く</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>ARCHIVED</source>
            <translation>アーカイブ済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Archived</source>
            <translation>アーカイブ済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Archived and deleted sessions</source>
            <translation>アーカイブ・削除したセッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Can't read its file</source>
            <translation>ファイルを読み取れません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>EXPLORE</source>
            <translation>ビュー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Explore</source>
            <translation>ビュー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Menu</source>
            <translation>メニュー</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>New session (Ctrl+N)</source>
            <translation>新規セッション (Ctrl+N)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>No archived sessions.</source>
            <translation>アーカイブしたセッションはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Running commands and open steps of this session</source>
            <translation>このセッションの実行中のコマンドと未完了のステップ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>SESSIONS</source>
            <translation>セッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Search (Ctrl+K)</source>
            <translation>検索 (Ctrl+K)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Send a message to start a session.</source>
            <translation>メッセージを送信するとセッションが始まります。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>THIS SESSION</source>
            <translation>このセッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>TRASH</source>
            <translation>ごみ箱</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>Trash is empty.</source>
            <translation>ごみ箱は空です。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>WORKSPACES</source>
            <translation>ワークスペース</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/sidebar.py" />
            <source>{1} · {0} events</source>
            <extracomment>One: {1} · {0} event</extracomment>
            <translation>
                <numerusform>{1} · イベント{0}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>All on disk</source>
            <translation>すべて保存済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Closed</source>
            <translation>閉じました</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Disk full: new work isn't being saved</source>
            <translation>ディスクがいっぱいで、新しい作業は保存されていません</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Price unknown for {0} calls</source>
            <extracomment>One: Price unknown for {0} call</extracomment>
            <translation>
                <numerusform>{0}回の呼び出しの価格が不明</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Saved in this session by markers, notes, handovers, and shortened outputs</source>
            <translation>このセッションでマーカー、メモ、引き継ぎ書、出力の短縮により節約</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Side panel (Ctrl+Alt+B)</source>
            <translation>サイドパネル (Ctrl+Alt+B)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Sidebar (Ctrl+B)</source>
            <translation>サイドバー (Ctrl+B)</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>Workspace damaged: read-only</source>
            <translation>ワークスペースが破損: 読み取り専用</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{0} approvals waiting</source>
            <extracomment>One: {0} approval waiting</extracomment>
            <translation>
                <numerusform>承認待ち{0}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{0} cache entries</source>
            <extracomment>One: {0} cache entry</extracomment>
            <translation>
                <numerusform>キャッシュエントリ{0}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{0} on disk</source>
            <translation>ディスク上{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{0} this session</source>
            <translation>このセッションで{0}</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/status_bar.py" />
            <source>{1} tokens saved</source>
            <extracomment>One: {1} token saved</extracomment>
            <translation>
                <numerusform>{1}トークン節約</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>Go to</source>
            <translation>移動</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>No workspace with that number</source>
            <translation>その番号のワークスペースはありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Show keyboard shortcuts</source>
            <translation>キーボードショートカットを表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>This system can change zoom only at startup.</source>
            <translation>このシステムでは、拡大率は起動時にのみ変更できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Toggle full screen</source>
            <translation>全画面表示の切り替え</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Toggle side panel</source>
            <translation>サイドパネルの切り替え</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Toggle sidebar</source>
            <translation>サイドバーの切り替え</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Use dark theme</source>
            <translation>ダークテーマを使う</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Use light theme</source>
            <translation>ライトテーマを使う</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Use system theme</source>
            <translation>システムのテーマを使う</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>View</source>
            <comment>menu</comment>
            <translation>表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Workspace {0}</source>
            <translation>ワークスペース{0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom in</source>
            <translation>拡大</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom out</source>
            <translation>縮小</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom to 100%</source>
            <translation>100%表示</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom {0}%</source>
            <translation>拡大率{0}%</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_actions.py" />
            <source>Zoom {0}% takes effect after a restart</source>
            <translation>拡大率{0}%は再起動後に反映されます</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Also available in the menu and the command palette.</source>
            <translation>メニューとコマンドパレットからも使えます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Amber</source>
            <translation>琥珀色</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Archived and deleted workspaces</source>
            <translation>アーカイブ・削除したワークスペース</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Archived · {0}</source>
            <translation>アーカイブ済み · {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Blue</source>
            <translation>青</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Color</source>
            <translation>色</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Create</source>
            <translation>作成</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Delete permanently…</source>
            <translation>完全に削除…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Enter a workspace name.</source>
            <translation>ワークスペース名を入力してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Green</source>
            <translation>緑</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Helix works here. Deleting the workspace never deletes this folder.</source>
            <translation>Helixはここで作業します。ワークスペースを削除しても、このフォルダーは削除されません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>In the trash, {0} · {1}</source>
            <translation>ごみ箱、{0} · {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Indigo</source>
            <translation>藍色</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Keyboard shortcuts</source>
            <translation>キーボードショートカット</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Lists</source>
            <translation>一覧</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>New line</source>
            <translation>改行</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>No color</source>
            <translation>色なし</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Nothing here yet. Archive or delete a workspace from its menu.</source>
            <translation>まだ何もありません。ワークスペースのメニューからアーカイブまたは削除できます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Pink</source>
            <translation>ピンク</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Red</source>
            <translation>赤</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Same as folder</source>
            <translation>フォルダーと同じ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Same as {0}</source>
            <translation>{0}と同じ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Stop turn</source>
            <translation>ターンを停止</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Teal</source>
            <translation>青緑</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/window_dialogs.py" />
            <source>Workspaces 1 to 9</source>
            <translation>ワークスペース1～9</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>Sessions and cache are saved. Put the folder back, or open another one.</source>
            <translation>セッションとキャッシュは保存されています。フォルダーを戻すか、別のフォルダーを開いてください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/workspace_view.py" />
            <source>The project folder is gone: {0}</source>
            <translation>プロジェクトフォルダーがありません: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>All commits are merged, so the branch {0} is deleted, too.</source>
            <translation>コミットはすべてマージ済みのため、ブランチ{0}も削除されます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Ask Helix to merge {0} into {1} in this session first.</source>
            <translation>先にこのセッションで、{0}を{1}にマージするようHelixに依頼してください。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Both branches change the same lines of: {0}.</source>
            <translation>両方のブランチが次のファイルの同じ行を変更しています: {0}。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Files that git ignores are deleted. The session can still be read.</source>
            <translation>gitが無視するファイルは削除されます。セッションは引き続き読めます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Its branch is kept.</source>
            <translation>ブランチは残っています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Its branch was merged and is deleted.</source>
            <translation>ブランチはマージ済みのため、削除されました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Merge</source>
            <translation>マージ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Merge worktree…</source>
            <translation>ワークツリーをマージ…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Merge {0} into {1}?</source>
            <translation>{0}を{1}にマージしますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Merged {0} into {1}.</source>
            <translation>{0}を{1}にマージしました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>New session in a worktree…</source>
            <translation>ワークツリーで新規セッション…</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Remove and delete files</source>
            <translation>ファイルごと削除</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>Remove the worktree {0}?</source>
            <translation>ワークツリー{0}を削除しますか？</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>The worktree was removed.</source>
            <translation>ワークツリーを削除しました。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>There are no conflicts. No hooks are run.</source>
            <translation>競合はありません。フックは実行されません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This session has no worktree</source>
            <translation>このセッションにワークツリーはありません</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This workspace has no worktrees.</source>
            <translation>このワークスペースにワークツリーはありません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This worktree can't be merged now.</source>
            <translation>今はこのワークツリーをマージできません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>This worktree can't be removed now.</source>
            <translation>今はこのワークツリーを削除できません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>You can remove the worktree now, or go on in it.</source>
            <translation>ワークツリーを削除することも、このまま作業を続けることもできます。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>You can remove the worktree.</source>
            <translation>ワークツリーを削除できます。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} commits are not merged. They stay on the branch {1}.</source>
            <extracomment>One: {0} commit is not merged. It stays on the branch {1}.</extracomment>
            <translation>
                <numerusform>コミット{0}件がマージされていません。ブランチ{1}に残ります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} commits:</source>
            <extracomment>One: {0} commit:</extracomment>
            <translation>
                <numerusform>コミット{0}件:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} files are not committed and would be deleted: {1}</source>
            <extracomment>One: {0} file is not committed and would be deleted: {1}</extracomment>
            <translation>
                <numerusform>未コミットのファイル{0}個が削除されます: {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} files change: {1}</source>
            <extracomment>One: {0} file changes: {1}</extracomment>
            <translation>
                <numerusform>ファイル{0}個が変更されます: {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} files in the worktree are not committed and are not merged: {1}</source>
            <extracomment>One: {0} file in the worktree is not committed and is not merged: {1}</extracomment>
            <translation>
                <numerusform>ワークツリー内の未コミットのファイル{0}個はマージされません: {1}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0} has everything of {1}.</source>
            <translation>{1}の内容はすべて{0}に含まれています。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_controller.py" />
            <source>{0}: worktree removed</source>
            <translation>{0}: ワークツリー削除済み</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Branch</source>
            <comment>of git</comment>
            <translation>ブランチ</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Folder: {0}</source>
            <translation>フォルダー: {0}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>From commit {0}: {1}</source>
            <translation>作成元: コミット{0}: {1}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>From {0} at {1}: {2}</source>
            <translation>作成元: {0}（{1}）: {2}</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>New session in a worktree</source>
            <translation>ワークツリーで新規セッション</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>Submodules are not checked out there.</source>
            <translation>ワークツリーでは、サブモジュールはチェックアウトされません。</translation>
        </message>
        <message>
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>The session works in a folder and on a branch of its own. Your folder stays as it is until you merge.</source>
            <translation>セッションは専用のフォルダーとブランチで作業します。マージするまで、元のフォルダーはそのままです。</translation>
        </message>
        <message numerus="yes">
            <location filename="helix_desktop/ui/window/worktree_dialog.py" />
            <source>{0} uncommitted files stay in your folder and are not in the worktree: {1}</source>
            <extracomment>One: {0} uncommitted file stays in your folder and is not in the worktree: {1}</extracomment>
            <translation>
                <numerusform>未コミットのファイル{0}個は元のフォルダーに残り、ワークツリーには含まれません: {1}</numerusform>
            </translation>
        </message>
    </context>
</TS>
