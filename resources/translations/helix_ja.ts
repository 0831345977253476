<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en_US">
<context><name>helix</name>
<message><source>&#10;… and {0} more</source><translation>&#10;… ほか{0}件</translation></message>
<message><source> characters</source><translation>文字</translation></message>
<message><source> of these</source><translation>個</translation></message>
<message><source> · replaces yours</source><translation> · 既存を置き換え</translation></message>
<message><source> · shortened</source><translation> · 短縮</translation></message>
<message><source> · {0} moved to keyring</source><translation> · {0}件をキーリングに移動</translation></message>
<message><source>$0 is the first argument here, and $1 the second.</source><translation>ここでは $0 が最初の引数、$1 が2番目の引数です。</translation></message>
<message><source>+ {0} to rebuild the prompt cache</source><translation>+ プロンプトキャッシュの再構築に{0}</translation></message>
<message><source>+{0} more · {1}</source><translation>ほか{0}件 · {1}</translation></message>
<message><source>, </source><comment>between the items of a list</comment><translation>、</translation></message>
<message><source>--cluster needs the address of a Dask scheduler, such as tls://host:8786, not {address}.</source><translation>--cluster にはDaskスケジューラーのアドレス（tls://host:8786 など）が必要です。{address} は使えません。</translation></message>
<message><source>--set needs name=value, not {change}.</source><translation>--set には 名前=値 が必要です。{change} は使えません。</translation></message>
<message><source>/absolute/path</source><translation>/絶対パス</translation></message>
<message><source>16,020 tokens</source><translation>16,020トークン</translation></message>
<message><source>&lt; {0}</source><translation>&lt; {0}</translation></message>
<message><source>A</source><translation>A</translation></message>
<message><source>A .env file, which holds secrets.</source><translation>シークレットを含む.envファイルです。</translation></message>
<message><source>A SubAgent starts no SubAgents.</source><translation>サブエージェントはサブエージェントを起動できません。</translation></message>
<message><source>A URL can't contain a user name or password.</source><translation>URLにユーザー名やパスワードは含められません。</translation></message>
<message><source>A URL takes no arguments.</source><translation>URLに引数は付けられません。</translation></message>
<message><source>A block of the database's files with events is damaged.</source><translation>データベースファイルのうちイベントのブロックが破損しています。</translation></message>
<message><source>A block of the database's files with {room} is damaged.</source><translation>データベースファイルのうち{room}のブロックが破損しています。</translation></message>
<message><source>A branch can't be named {name} beside the branch {other}.</source><translation>ブランチ{other}があるため、{name}という名前のブランチは作成できません。</translation></message>
<message><source>A branch has the conversation up to there.</source><translation>ブランチにはそこまでの会話があります。</translation></message>
<message><source>A bundle has {most} settings at most.</source><translation>バンドルの設定は最大{most}個です。</translation></message>
<message><source>A command was cut off: put back what changed?</source><translation>コマンドが中断されました。変更されたものを戻しますか？</translation></message>
<message><source>A content has another SHA-256.</source><translation>内容の SHA-256 が異なります。</translation></message>
<message><source>A content is too large.</source><translation>内容が大きすぎます。</translation></message>
<message><source>A content isn't Base64.</source><translation>内容が Base64 ではありません。</translation></message>
<message><source>A displayed total is wrong.</source><translation>表示される合計が正しくありません。</translation></message>
<message><source>A drive may hang there. Choose another folder, or try again later.</source><translation>応答しないドライブにある可能性があります。別のフォルダーを選択するか、後で再試行してください。</translation></message>
<message><source>A file can't be read or written: {reason}.</source><translation>ファイルを読み書きできません: {reason}。</translation></message>
<message><source>A file of Helix Desktop is missing: {name}.</source><translation>Helix Desktopのファイルがありません: {name}。</translation></message>
<message><source>A file, or a collector as http://127.0.0.1:4318. Empty: none are written</source><translation>ファイル、またはhttp://127.0.0.1:4318のようなコレクター。空なら書き込みません</translation></message>
<message><source>A form has {most} fields at most.</source><translation>フォームのフィールドは最大{most}個です。</translation></message>
<message><source>A handover has six sections.</source><translation>引き継ぎ書には6つのセクションがあります。</translation></message>
<message><source>A hint points to {digest}…, which is missing.</source><translation>ヒントが参照する{digest}…がありません。</translation></message>
<message><source>A hook can't allow anything or change a call: that has no effect.</source><translation>フックは何も許可できず、呼び出しも変更できません。その部分は無効です。</translation></message>
<message><source>A hook told Helix:&#10;{0}</source><translation>フックからHelixへの通知:&#10;{0}</translation></message>
<message><source>A large output was shortened before it entered the context.</source><translation>大きな出力が、コンテキストに入る前に短縮されました。</translation></message>
<message><source>A line contains a key or a password, which the memory never keeps.</source><translation>キーまたはパスワードを含む行があります。記憶には残せません。</translation></message>
<message><source>A line contains invisible characters.</source><translation>不可視文字を含む行があります。</translation></message>
<message><source>A line has {count} characters; {most} are possible.</source><translation>{count}文字の行があります。{most}文字まで可能です。</translation></message>
<message><source>A line is an event of an unknown kind.</source><translation>種類が不明なイベントの行があります。</translation></message>
<message><source>A line is named twice.</source><translation>同じ行が2回指定されています。</translation></message>
<message><source>A line isn't an event: {error}.</source><translation>イベントではない行があります（{error}）。</translation></message>
<message><source>A line names an invalid cache entry.</source><translation>無効なキャッシュエントリを指す行があります。</translation></message>
<message><source>A line of the memory is empty.</source><translation>記憶に空の行があります。</translation></message>
<message><source>A line was changed: its SHA-256 differs.</source><translation>変更された行があります。SHA-256が異なります。</translation></message>
<message><source>A link that leads nowhere, or out of the folder.</source><translation>リンク先がないか、フォルダーの外を指すリンクです。</translation></message>
<message><source>A local command or an https URL</source><translation>ローカルコマンドまたはhttpsのURL</translation></message>
<message><source>A marker is one line in place of an output. With it, Helix recalls the output.</source><translation>マーカーは出力の代わりに置かれる 1 行です。Helix はこれで出力を呼び戻します。</translation></message>
<message><source>A mask can be kept, moved in its file, or removed, but not copied.</source><translation>マスクは残すこと、ファイル内で移動すること、削除することはできますが、コピーはできません。</translation></message>
<message><source>A mask stands for its secret only in the file that it was read from. Read this file again, or write something else in its place.</source><translation>マスクがシークレットを表すのは、読み取り元のファイル内だけです。このファイルを読み直すか、代わりに別の内容を書いてください。</translation></message>
<message><source>A merge, rebase, or revert was unfinished then, or is now.</source><translation>マージ、リベース、またはリバートがその時点で完了していなかったか、現在完了していません。</translation></message>
<message><source>A model takes notes when new history exceeds this share; 0 = never.</source><translation>新しい履歴がこの割合を超えるとモデルがメモを取ります。0 = しない。</translation></message>
<message><source>A model takes the next notes here</source><translation>ここでモデルが次のメモを取ります</translation></message>
<message><source>A model turned old turns into notes. The originals are kept.</source><translation>モデルが古いターンをメモにしました。元の内容は残っています。</translation></message>
<message><source>A model's notes in place of old turns, shortened again when they grow.</source><translation>古いターンの代わりに置かれるモデルの観察。増えると再び短縮されます。</translation></message>
<message><source>A name can have at most {longest} characters.</source><translation>名前は{longest}文字以内です。</translation></message>
<message><source>A part of {path} is not a folder.</source><translation>{path}の一部がフォルダーではありません。</translation></message>
<message><source>A path cannot hold a null character.</source><translation>パスにヌル文字は使えません。</translation></message>
<message><source>A permissions file was damaged, and a rule in it may have denied this.</source><translation>許可ファイルが破損していて、その中のルールがこれを拒否していた可能性があります。</translation></message>
<message><source>A question: {words}</source><translation>質問: {words}</translation></message>
<message><source>A range starts at 0 or later and doesn't go backward.</source><translation>範囲は0以上から始まり、逆向きにはできません。</translation></message>
<message><source>A record of kind {name} has a value that the journal can't store.</source><translation>種類が{name}のレコードに、ジャーナルに保存できない値があります。</translation></message>
<message><source>A record of kind {name}, version {version}, was written by a newer Helix Desktop.</source><translation>種類が{name}、バージョン{version}のレコードは、より新しいHelix Desktopで書き込まれました。</translation></message>
<message><source>A record of the store ({name}) is damaged.</source><translation>ストアのレコード（{name}）が破損しています。</translation></message>
<message><source>A recorded model can give only recorded answers.</source><translation>記録されたモデルは、記録された回答しか返せません。</translation></message>
<message><source>A second line of {mark} is missing.</source><translation>2つ目の{mark}の行がありません。</translation></message>
<message><source>A secret, in event {0}</source><translation>機密情報、イベント {0}</translation></message>
<message><source>A server URL starts with https://.</source><translation>サーバーのURLはhttps://で始まります。</translation></message>
<message><source>A server can do anything your programs can. This is everything it declares.</source><translation>サーバーは、ユーザーのプログラムと同じことを何でもできます。以下はサーバーが申告した内容のすべてです。</translation></message>
<message><source>A session finishes</source><translation>セッションが完了したとき</translation></message>
<message><source>A session needs a name.</source><translation>セッションには名前が必要です。</translation></message>
<message><source>A skill in use</source><translation>使用中のスキル</translation></message>
<message><source>A snapshot belongs to session {key}, which is missing.</source><translation>スナップショットが属するセッション{key}がありません。</translation></message>
<message><source>A space is missing after the closing {sign}.</source><translation>閉じの{sign}の後に空白がありません。</translation></message>
<message><source>A subagent of “{0}” asks: {1}</source><translation>「{0}」のサブエージェントからの確認: {1}</translation></message>
<message><source>A terminal wants to change permissions</source><translation>ターミナルが許可の変更を求めています</translation></message>
<message><source>A test</source><translation>テスト</translation></message>
<message><source>A time range can't have a sign.</source><translation>時間の範囲に符号は付けられません。</translation></message>
<message><source>A time such as 14:05, or a date with it such as 2026-12-01 14:05.</source><translation>14:05 のような時刻、または 2026-12-01 14:05 のような日付と時刻。</translation></message>
<message><source>A timeout is a number of seconds from 1 to {most}.</source><translation>タイムアウトは 1 から {most} までの秒数です。</translation></message>
<message><source>A tool call or an MCP server is waiting</source><translation>ツール呼び出しかMCPサーバーが待機中です</translation></message>
<message><source>A turn failed.</source><translation>ターンが失敗しました。</translation></message>
<message><source>A turn is still running.</source><translation>ターンがまだ実行中です。</translation></message>
<message><source>A turn was stopped.</source><translation>ターンが停止されました。</translation></message>
<message><source>A value has {count} characters; the limit is {longest}.</source><translation>値が{count}文字あります。上限は{longest}文字です。</translation></message>
<message><source>A workspace needs a name.</source><translation>ワークスペースには名前が必要です。</translation></message>
<message><source>A · baseline</source><translation>A · 基準</translation></message>
<message><source>API key</source><translation>APIキー</translation></message>
<message><source>API key for {0}</source><translation>{0}のAPIキー</translation></message>
<message><source>APPLICATION</source><translation>アプリ</translation></message>
<message><source>ARCHIVED</source><translation>アーカイブ済み</translation></message>
<message><source>AWS profile (optional)</source><translation>AWSプロファイル（任意）</translation></message>
<message><source>About</source><translation>情報</translation></message>
<message numerus="yes"><source>About {0} tokens are written to the prompt cache again</source><extracomment>One: About {0} token is written to the prompt cache again</extracomment><translation><numerusform>約{0}トークンがプロンプトキャッシュに書き直されます</numerusform></translation></message>
<message><source>Accept</source><translation>受け入れる</translation></message>
<message><source>Accept edits</source><translation>編集を許可</translation></message>
<message><source>Accepts images</source><translation>画像に対応</translation></message>
<message><source>Accepts tools</source><translation>ツールに対応</translation></message>
<message><source>Acknowledge</source><translation>確認済みにする</translation></message>
<message><source>Actions</source><translation>アクション</translation></message>
<message><source>Actual cost</source><translation>実際の費用</translation></message>
<message><source>Add</source><translation>追加</translation></message>
<message><source>Add a line</source><translation>行を追加</translation></message>
<message><source>Add a profile with “credential_process = aws configure export-credentials --profile {profile}” to ~/.aws/config, and choose that one.</source><translation>「credential_process = aws configure export-credentials --profile {profile}」を含むプロファイルを~/.aws/configに追加し、それを選択してください。</translation></message>
<message><source>Add a provider</source><translation>プロバイダーを追加</translation></message>
<message><source>Add a server</source><translation>サーバーを追加</translation></message>
<message><source>Add a step</source><translation>ステップを追加</translation></message>
<message><source>Add it with `helix-desktop guest add`.</source><translation>`helix-desktop guest add`で追加してください。</translation></message>
<message><source>Add key</source><translation>キーを追加</translation></message>
<message><source>Add servers</source><translation>サーバーを追加</translation></message>
<message><source>Add the provider again with `helix-desktop model add … --secret {name}`.</source><translation>`helix-desktop model add … --secret {name}`でプロバイダーを追加し直してください。</translation></message>
<message><source>Add the provider or choose another model in Settings › Models and keys or with `helix-desktop model choose`. Known providers: {known}.</source><translation>設定 › モデルとキー、または`helix-desktop model choose`でプロバイダーを追加するか別のモデルを選択してください。使えるプロバイダー: {known}。</translation></message>
<message><source>Added</source><translation>追加</translation></message>
<message><source>Added by Helix</source><translation>Helixが追加</translation></message>
<message><source>Added.</source><translation>追加しました。</translation></message>
<message><source>Adds the line Helix-Session: ID to their messages</source><translation>メッセージにHelix-Session: IDの行を追加します</translation></message>
<message><source>After</source><translation>圧縮後</translation></message>
<message><source>After a handover was written</source><translation>引き継ぎ書の作成後</translation></message>
<message><source>After a tool</source><translation>ツールの実行後</translation></message>
<message><source>After a tool failed</source><translation>ツールの失敗後</translation></message>
<message><source>After earlier notes</source><translation>以前のメモの後</translation></message>
<message><source>After handover {0}</source><translation>引き継ぎ書{0}の後</translation></message>
<message><source>After the handover</source><translation>引き継ぎ書の後</translation></message>
<message><source>After the notes</source><translation>メモの後</translation></message>
<message><source>Age</source><translation>経過</translation></message>
<message><source>Agent</source><translation>エージェント</translation></message>
<message><source>Agents of other programs</source><translation>ほかのプログラムのエージェント</translation></message>
<message><source>All</source><comment>compactions</comment><translation>すべて</translation></message>
<message><source>All</source><comment>requests</comment><translation>すべて</translation></message>
<message><source>All blocks are intact now. Check again.</source><translation>すべてのブロックが無事になりました。再確認してください。</translation></message>
<message><source>All changes to this file were undone. Every version is in the cache.</source><translation>このファイルの変更はすべて元に戻されました。どのバージョンもキャッシュにあります。</translation></message>
<message><source>All commits are merged, so the branch {0} is deleted, too.</source><translation>コミットはすべてマージ済みのため、ブランチ{0}も削除されます。</translation></message>
<message><source>All compactions undone</source><translation>すべての圧縮を元に戻しました</translation></message>
<message><source>All days</source><translation>全期間</translation></message>
<message><source>All files</source><translation>全ファイル</translation></message>
<message><source>All files of the worktree are in commits. The folder is deleted.</source><translation>ワークツリーのファイルはすべてコミットにあります。フォルダーは削除されます。</translation></message>
<message><source>All models</source><translation>すべてのモデル</translation></message>
<message><source>All numbers are of the {0} of {1} requests whose tokens were recorded.</source><translation>すべての数値は、{1}件のリクエストのうちトークンが記録された{0}件のものです。</translation></message>
<message><source>All on disk</source><translation>すべて保存済み</translation></message>
<message><source>All providers shown</source><translation>全プロバイダーを表示中</translation></message>
<message><source>All sessions</source><translation>全セッション</translation></message>
<message><source>All stored data was copied, except the memory.</source><translation>記憶を除く、すべての保存データがコピーされました。</translation></message>
<message><source>All stored data was copied, except the workspace's name and policy.</source><translation>ワークスペースの名前とポリシーを除く、すべての保存データがコピーされました。</translation></message>
<message><source>All workspaces</source><translation>全ワークスペース</translation></message>
<message><source>All {0}</source><translation>全{0}件</translation></message>
<message numerus="yes"><source>All {0} entries are intact.</source><extracomment>One: All {0} entry is intact.</extracomment><translation><numerusform>{0}件のエントリはすべて無事です。</numerusform></translation></message>
<message><source>Allow</source><translation>許可</translation></message>
<message><source>Allow for this session</source><translation>このセッションで許可</translation></message>
<message><source>Allow once</source><translation>1回だけ許可</translation></message>
<message><source>Allow this command?</source><translation>このコマンドを許可しますか？</translation></message>
<message><source>Allow this computer's address in its network, such as {example}. The service must listen there.</source><translation>{example}のような、ネットワーク内でのこのコンピューターのアドレスを許可してください。サービスはそのアドレスで待ち受けている必要があります。</translation></message>
<message><source>Allow this host</source><translation>このホストを許可</translation></message>
<message><source>Allow this only if you entered the command yourself.</source><translation>自分でコマンドを入力した場合にのみ許可してください。</translation></message>
<message><source>Allow this only if you installed or moved it. It runs with your keys for it.</source><translation>自分でインストールまたは移動した場合にのみ許可してください。そのためのあなたのキーを使って動作します。</translation></message>
<message><source>Allow this only if you know it. A program runs outside the sandbox and can do all that you can. The settings of a project can name it.</source><translation>知っているものである場合にのみ許可してください。プログラムはサンドボックスの外で実行され、あなたにできることをすべて行えます。プロジェクトの設定で指定されている場合があります。</translation></message>
<message><source>Allow web searches?</source><translation>Web検索を許可しますか？</translation></message>
<message><source>Allow {0}?</source><translation>{0}を許可しますか？</translation></message>
<message><source>Allowed for one session</source><translation>1つのセッションで許可</translation></message>
<message><source>Allowed hosts</source><translation>許可したホスト</translation></message>
<message><source>Allowed private hosts</source><translation>許可したプライベートホスト</translation></message>
<message><source>Almost no difference</source><translation>ほとんど違いはありません</translation></message>
<message><source>Already covered by a handover.</source><translation>すでに引き継ぎ書がカバーしています。</translation></message>
<message><source>Already excluded.</source><translation>すでに除外されています。</translation></message>
<message><source>Already in context in full.</source><translation>すでに全文がコンテキストにあります。</translation></message>
<message><source>Already moved to the cache.</source><translation>すでにキャッシュに移動されています。</translation></message>
<message><source>Already part of every request.</source><translation>すでにすべてのリクエストに含まれています。</translation></message>
<message><source>Also available in the menu and the command palette.</source><translation>メニューとコマンドパレットからも使えます。</translation></message>
<message><source>Also removes the partial file {0}</source><translation>途中までのファイル{0}も削除します</translation></message>
<message><source>Also the arguments of tools. Secrets are redacted</source><translation>ツールの引数も含みます。シークレットは伏せられます</translation></message>
<message><source>Also while Helix is in front</source><translation>Helixが前面にあるときも</translation></message>
<message><source>Always</source><translation>常に許可</translation></message>
<message><source>Always</source><comment>stay awake</comment><translation>常に</translation></message>
<message><source>Always allow</source><translation>常に許可</translation></message>
<message><source>Amber</source><translation>琥珀色</translation></message>
<message><source>An address with a name or a password in it is not fetched from.</source><translation>名前やパスワードを含むアドレスからは取得しません。</translation></message>
<message><source>An agent of another program answers only its own sessions.</source><translation>ほかのプログラムのエージェントは、自身のセッションでしか答えません。</translation></message>
<message><source>An agent of another program isn't a provider with an address.</source><translation>ほかのプログラムのエージェントは、アドレスのあるプロバイダーではありません。</translation></message>
<message><source>An earlier version was restored as a new one. Nothing was deleted.</source><translation>以前のバージョンを新しいバージョンとして復元しました。何も削除されていません。</translation></message>
<message><source>An editor wants to use the MCP server “{0}”</source><translation>エディターが MCP サーバー「{0}」を使用しようとしています</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It can't serve editors.</source><translation>古いバージョンの Helix Desktop がこのワークスペースを開いています。エディターには対応していません。</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It doesn't know --{name}.</source><translation>古いバージョンの Helix Desktop がこのワークスペースを開いています。--{name} には対応していません。</translation></message>
<message><source>And {0} more. See the exact text below.</source><translation>ほか{0}件。下の正確なテキストを参照してください。</translation></message>
<message><source>Animations</source><translation>アニメーション</translation></message>
<message><source>Animations: `system` follows the desktop.</source><translation>アニメーション。`system`はデスクトップに従います。</translation></message>
<message><source>Another sign-in to {server} was begun.</source><translation>{server} への別のサインインが始まりました。</translation></message>
<message><source>Answer cut off</source><translation>回答が途切れました</translation></message>
<message><source>Answer in the window, or in a terminal that you opened yourself.</source><translation>ウィンドウで、または自分で開いた端末で答えてください。</translation></message>
<message><source>Answer the question first, or choose the mode in its menu.</source><translation>先に回答するか、モードのメニューから選択してください。</translation></message>
<message><source>Answer then</source><translation>当時の回答</translation></message>
<message><source>Answered in {0} s</source><translation>{0}秒で応答</translation></message>
<message><source>Answers</source><translation>回答</translation></message>
<message><source>Answers you and uses tools</source><translation>回答し、ツールを使います</translation></message>
<message><source>Any URL with a supported protocol</source><translation>対応プロトコルの任意のURL</translation></message>
<message><source>Anything</source><translation>すべて可</translation></message>
<message><source>Apache License 2.0</source><translation>Apacheライセンス2.0</translation></message>
<message><source>AppArmor denies bubblewrap user namespaces. For a sandbox, install Helix from the .deb, which brings a profile, or run these two lines in a terminal and restart Helix: “{first}” “{second}”</source><translation>AppArmorがbubblewrapのユーザー名前空間を拒否しています。サンドボックスを使うには、プロファイルを含む.debからHelixをインストールするか、次の2行をターミナルで実行してHelixを再起動してください: “{first}” “{second}”</translation></message>
<message><source>Appearance</source><translation>外観</translation></message>
<message><source>Application</source><translation>アプリ</translation></message>
<message><source>Applied to new workspaces.</source><translation>新しいワークスペースに適用しました。</translation></message>
<message><source>Applied to {0}.</source><translation>{0}に適用しました。</translation></message>
<message><source>Applied. Takes effect with the next request.</source><translation>適用しました。次のリクエストから反映されます。</translation></message>
<message><source>Applied. Takes effect with the next turn.</source><translation>適用しました。次のターンから反映されます。</translation></message>
<message><source>Apply</source><translation>適用</translation></message>
<message><source>Apply code to file</source><translation>コードをファイルに適用</translation></message>
<message><source>Apply code to file…</source><translation>コードをファイルに適用…</translation></message>
<message><source>Apply the code again to see the present changes.</source><translation>現在の変更を確認するには、コードをもう一度適用してください。</translation></message>
<message><source>Apply to file…</source><translation>ファイルに適用…</translation></message>
<message><source>Approvals</source><translation>承認</translation></message>
<message><source>Approve</source><translation>承認</translation></message>
<message><source>Approve all</source><translation>すべて承認</translation></message>
<message><source>Approve {server} first.</source><translation>先に {server} を承認してください。</translation></message>
<message><source>Archive</source><translation>アーカイブ</translation></message>
<message><source>Archive session</source><translation>セッションをアーカイブ</translation></message>
<message><source>Archive workspace</source><translation>ワークスペースをアーカイブ</translation></message>
<message><source>Archived</source><translation>アーカイブ済み</translation></message>
<message><source>Archived and deleted sessions</source><translation>アーカイブ・削除したセッション</translation></message>
<message><source>Archived and deleted workspaces</source><translation>アーカイブ・削除したワークスペース</translation></message>
<message><source>Archived and deleted workspaces…</source><translation>アーカイブ・削除したワークスペース…</translation></message>
<message><source>Archived · {0}</source><translation>アーカイブ済み · {0}</translation></message>
<message><source>As it was</source><translation>実際</translation></message>
<message><source>As it was: the tokens weren't recorded</source><translation>実際: トークンは記録されていません</translation></message>
<message><source>As reported by the agent. Its own requests weren't recorded.</source><translation>エージェントの報告によるものです。エージェント自身のリクエストは記録されていません。</translation></message>
<message><source>As sent to the model</source><translation>モデルに送信したとおり</translation></message>
<message><source>Ask</source><translation>毎回確認</translation></message>
<message><source>Ask Helix for another one.</source><translation>Helixに別のプランを依頼してください。</translation></message>
<message><source>Ask Helix to merge {0} into {1} in this session first.</source><translation>先にこのセッションで、{0}を{1}にマージするようHelixに依頼してください。</translation></message>
<message><source>Ask before trying again.</source><translation>再試行する前に確認してください。</translation></message>
<message><source>Ask for one patch for each file.</source><translation>ファイルごとに1つのパッチを依頼してください。</translation></message>
<message><source>Ask the agent</source><translation>エージェントに確認</translation></message>
<message><source>Ask the user.</source><translation>ユーザーに確認してください。</translation></message>
<message><source>Asked</source><translation>依頼</translation></message>
<message><source>Asked in “{0}”</source><translation>「{0}」での確認</translation></message>
<message><source>Asking…</source><translation>問い合わせ中…</translation></message>
<message><source>Asking… {0} s</source><translation>応答待ち… {0}秒</translation></message>
<message><source>Asks before each change and command, except read-only ones in the sandbox.</source><translation>変更とコマンドのたびに確認します。サンドボックス内の読み取り専用コマンドは除きます。</translation></message>
<message><source>Asks for every command</source><translation>コマンドのたびに確認します</translation></message>
<message><source>Asks to run without the sandbox, because this system's sandbox (Seatbelt) can't allow what it does. Nothing would restrict it.</source><translation>このシステムのサンドボックス（Seatbelt）ではこの動作を許可できないため、サンドボックスなしでの実行を求めています。制限は一切かかりません。</translation></message>
<message><source>At least {least} characters; there are {count}.</source><translation>{least}文字以上にしてください（現在{count}文字）。</translation></message>
<message><source>At least {least}.</source><translation>{least}以上にしてください。</translation></message>
<message><source>At most {most} characters; there are {count}.</source><translation>{most}文字以内にしてください（現在{count}文字）。</translation></message>
<message><source>At most {most} lines can be added.</source><translation>追加できる行は最大{most}行です。</translation></message>
<message><source>At most {most}.</source><translation>{most}以下にしてください。</translation></message>
<message><source>Attach a copy that is open and has text, or pictures of its pages.</source><translation>保護のない、テキストを含むコピーか、ページの画像を添付してください。</translation></message>
<message><source>Attach files or images</source><translation>ファイルや画像を添付</translation></message>
<message><source>Automatic</source><translation>自動</translation></message>
<message><source>Automatic compaction is off.</source><translation>自動圧縮はオフです。</translation></message>
<message><source>Automatic compaction is off. Choose Compact now to compact.</source><translation>自動圧縮はオフです。圧縮するには「今すぐ圧縮」を選びます。</translation></message>
<message><source>Average context</source><translation>平均コンテキスト</translation></message>
<message><source>B</source><translation>B</translation></message>
<message><source>B only</source><translation>Bのみ</translation></message>
<message><source>B · candidate</source><translation>B · 候補</translation></message>
<message><source>B − A</source><translation>B − A</translation></message>
<message><source>Back</source><translation>戻る</translation></message>
<message><source>Back (Esc)</source><translation>戻る (Esc)</translation></message>
<message><source>Back to the default model with the next request.</source><translation>次のリクエストから既定のモデルに戻ります。</translation></message>
<message><source>Back up…</source><translation>バックアップ…</translation></message>
<message><source>Backup</source><translation>バックアップ</translation></message>
<message><source>Balanced</source><translation>Balanced</translation></message>
<message><source>Base URL</source><translation>ベースURL</translation></message>
<message><source>Before a compaction</source><translation>圧縮の前</translation></message>
<message><source>Before a message is sent</source><translation>メッセージの送信前</translation></message>
<message><source>Before a tool</source><translation>ツールの実行前</translation></message>
<message><source>Before dedup</source><translation>重複排除前</translation></message>
<message><source>Before they enter the context</source><translation>コンテキストに入る前</translation></message>
<message><source>Before → after</source><translation>前 → 後</translation></message>
<message><source>Beginning, end, and key lines</source><translation>先頭、末尾、重要な行</translation></message>
<message><source>Beginning, end, and key lines of a large output. The cache has the full output.</source><translation>大きな出力の先頭、末尾、重要な行。キャッシュに完全な出力があります。</translation></message>
<message><source>Block</source><translation>ブロック</translation></message>
<message><source>Blocked by the provider's filter</source><translation>プロバイダーのフィルターがブロックしました</translation></message>
<message><source>Blocked since startup</source><translation>起動後にブロックしたもの</translation></message>
<message><source>Blue</source><translation>青</translation></message>
<message><source>Body fields</source><translation>ボディフィールド</translation></message>
<message><source>Both branches change the same lines of: {0}.</source><translation>両方のブランチが次のファイルの同じ行を変更しています: {0}。</translation></message>
<message><source>Branch</source><translation>ブランチ</translation></message>
<message><source>Branch</source><comment>of git</comment><translation>ブランチ</translation></message>
<message><source>Branch conversation</source><translation>会話をブランチ</translation></message>
<message><source>Branch from here</source><translation>ここからブランチ</translation></message>
<message><source>Branched in the middle of a turn. Continue from here.</source><translation>ターンの途中からブランチしました。ここから続けてください。</translation></message>
<message><source>Budget reached</source><translation>予算に達しました</translation></message>
<message><source>Budget · {0} tokens…</source><translation>予算 · {0}トークン…</translation></message>
<message><source>Budgets</source><translation>予算</translation></message>
<message><source>Budgets…</source><translation>予算…</translation></message>
<message><source>Budget…</source><translation>予算…</translation></message>
<message><source>Built in, for trying Helix out. Without a folder, a demo of 80 tool calls shows how the context fills up and is compacted.</source><translation>Helixを試すための組み込みモデル。フォルダーがなければ、80回のツール呼び出しのデモで、コンテキストが埋まって圧縮される様子を見られます。</translation></message>
<message><source>By age</source><translation>古さ順</translation></message>
<message numerus="yes"><source>By age, after {0} turns</source><extracomment>One: By age, after {0} turn</extracomment><translation><numerusform>古さで移動、{0}ターン後</numerusform></translation></message>
<message><source>By forecast</source><translation>予測</translation></message>
<message><source>By so much compactions and shortened outputs made all requests together smaller, less the tokens of the calls for that</source><translation>圧縮と短縮された出力によってすべてのリクエストが合計で小さくなった分から、そのための呼び出しのトークンを引いた値</translation></message>
<message><source>By the model's provider, who charges for it. Asks after outside content</source><translation>モデルのプロバイダーが行い、料金がかかります。外部コンテンツの後は確認します</translation></message>
<message><source>Bytes</source><translation>バイト</translation></message>
<message><source>Cache</source><translation>キャッシュ</translation></message>
<message><source>Cache + Compact</source><translation>Cache + Compact</translation></message>
<message><source>Cache entries</source><translation>キャッシュエントリ</translation></message>
<message><source>Cache entries belong to one workspace. Check that this is the right one.</source><translation>キャッシュエントリは1つのワークスペースに属します。正しいワークスペースか確認してください。</translation></message>
<message><source>Cache filter</source><translation>キャッシュのフィルター</translation></message>
<message><source>Cache outputs</source><translation>出力をキャッシュへ</translation></message>
<message><source>Cached</source><translation>キャッシュ済み</translation></message>
<message><source>Cached at {0}, {1} tokens in all</source><translation>{0}にキャッシュ、合計{1}トークン</translation></message>
<message><source>Caches, handover at 85%</source><translation>キャッシュ、85%で引き継ぎ書</translation></message>
<message><source>Caching old outputs</source><translation>古い出力をキャッシュ中</translation></message>
<message><source>Calls</source><translation>呼び出し</translation></message>
<message><source>Calls aren't shown there: nothing tells Helix whether the screen is locked.</source><translation>画面がロック中かどうかHelixには分からないため、呼び出しは表示されません。</translation></message>
<message><source>Can be read in two ways.</source><translation>2通りに解釈できます。</translation></message>
<message><source>Can do anything that you can · no sandbox</source><translation>ユーザーと同じことができます · サンドボックスなし</translation></message>
<message><source>Can read {held}, which contains secrets, and reach the network.</source><translation>シークレットを含む{held}を読み取り、ネットワークに接続できます。</translation></message>
<message><source>Can't attach {0}: {1}.</source><translation>{0}を添付できません（{1}）。</translation></message>
<message><source>Can't be compared by lines.</source><translation>行ごとに比較できません。</translation></message>
<message><source>Can't be read.</source><translation>読み取れません。</translation></message>
<message><source>Can't be understood.</source><translation>解釈できません。</translation></message>
<message><source>Can't change repositories, or editor, shell, and agent configuration. New ones are set aside for you.</source><translation>リポジトリや、エディター、シェル、エージェントの構成は変更できません。新しいものは退避されます。</translation></message>
<message><source>Can't compare policies because their process ended.</source><translation>プロセスが終了したため、ポリシーを比較できません。</translation></message>
<message><source>Can't compare the sessions because their process ended.</source><translation>プロセスが終了したため、セッションを比較できません。</translation></message>
<message><source>Can't compare: one version isn't text or is too large.</source><translation>比較できません。一方のバージョンがテキストではないか、大きすぎます。</translation></message>
<message><source>Can't copy {name} into the worktree: {reason}.</source><translation>{name}をワークツリーにコピーできません: {reason}。</translation></message>
<message><source>Can't create a socket in {home}: {reason}.</source><translation>{home}にソケットを作成できません（{reason}）。</translation></message>
<message><source>Can't create the folder {folder}: {reason}.</source><translation>フォルダー{folder}を作成できません（{reason}）。</translation></message>
<message><source>Can't decode a journal record.</source><translation>ジャーナルのレコードをデコードできません。</translation></message>
<message><source>Can't delete {place}: {reason}.</source><translation>{place}を削除できません（{reason}）。</translation></message>
<message><source>Can't fetch from {host}. {told}</source><translation>{host}から取得できません。{told}</translation></message>
<message><source>Can't find the host {host}.</source><translation>ホスト{host}が見つかりません。</translation></message>
<message><source>Can't find the provider's address.</source><translation>プロバイダーのアドレスが見つかりません。</translation></message>
<message><source>Can't find the server {server} ({reason}).</source><translation>サーバー{server}が見つかりません（{reason}）。</translation></message>
<message><source>Can't find the server's address. Check its URL and the connection.</source><translation>サーバーのアドレスが見つかりません。URLと接続を確認してください。</translation></message>
<message><source>Can't load a part of Helix Desktop: {error}.</source><translation>Helix Desktopの一部を読み込めません（{error}）。</translation></message>
<message><source>Can't load the font {name}.</source><translation>フォント{name}を読み込めません。</translation></message>
<message><source>Can't load the system keyring.</source><translation>システムキーリングを読み込めません。</translation></message>
<message><source>Can't move the workspace {workspace}: {reason}.</source><translation>ワークスペース{workspace}を移動できません（{reason}）。</translation></message>
<message><source>Can't open a local port: {reason}.</source><translation>ローカルポートを開けません（{reason}）。</translation></message>
<message><source>Can't open the folder {folder}: {reason}.</source><translation>フォルダー{folder}を開けません（{reason}）。</translation></message>
<message><source>Can't open the folder {home}: {reason}.</source><translation>フォルダー{home}を開けません（{reason}）。</translation></message>
<message><source>Can't open the project folder.</source><translation>プロジェクトフォルダーを開けません。</translation></message>
<message><source>Can't open the repository: {reason}</source><translation>リポジトリを開けません: {reason}</translation></message>
<message><source>Can't reach the cluster at {address}: {reason}.</source><translation>{address} のクラスターに接続できません：{reason}。</translation></message>
<message><source>Can't reach the provider.</source><translation>プロバイダーに接続できません。</translation></message>
<message><source>Can't reach the server. Check that it runs, its URL, and the connection.</source><translation>サーバーに接続できません。サーバーが動作しているか、またURLと接続を確認してください。</translation></message>
<message><source>Can't read all keys, so they can't be masked. {reason}</source><translation>すべてのキーを読み取れないため、隠すことができません。{reason}</translation></message>
<message><source>Can't read its file</source><translation>ファイルを読み取れません</translation></message>
<message><source>Can't read the AWS settings in {file}.</source><translation>{file}のAWSの設定を読み取れません。</translation></message>
<message><source>Can't read the Google credentials in {file}.</source><translation>{file}のGoogleの認証情報を読み取れません。</translation></message>
<message><source>Can't read the MCP server list, so no server is started.</source><translation>MCPサーバーの一覧を読み取れないため、サーバーは起動しません。</translation></message>
<message><source>Can't read the approved hooks, so none runs.</source><translation>承認済みのフックを読み取れないため、どのフックも実行されません。</translation></message>
<message><source>Can't read the file {file}, which is the workspace file of {folder}.</source><translation>ファイル{file}を読み取れません（{folder}のワークスペースファイル）。</translation></message>
<message><source>Can't read the file {file}, which may be the workspace file of {folder}.</source><translation>ファイル{file}を読み取れません（{folder}のワークスペースファイルの可能性があります）。</translation></message>
<message><source>Can't read the file {file}: {reason}.</source><translation>ファイル{file}を読み取れません（{reason}）。</translation></message>
<message><source>Can't read the folder {folder}.</source><translation>フォルダー{folder}を読み取れません。</translation></message>
<message><source>Can't read the folder {folder}: {reason}.</source><translation>フォルダー{folder}を読み取れません（{reason}）。</translation></message>
<message><source>Can't read the key for {endpoint}. {message}</source><translation>{endpoint}のキーを読み取れません。{message}</translation></message>
<message><source>Can't read the permissions file, so Helix asks again about everything you allowed or denied.</source><translation>許可ファイルを読み取れないため、これまでに許可または拒否した内容をHelixが再度確認します。</translation></message>
<message><source>Can't read the policy for all workspaces. Balanced is used.</source><translation>全ワークスペースのポリシーを読み取れません。Balancedを使用します。</translation></message>
<message><source>Can't read the policy {path}: {reason}.</source><translation>ポリシー {path} を読み取れません: {reason}。</translation></message>
<message><source>Can't read the sandbox settings. Strict applies, with no hosts allowed.</source><translation>サンドボックスの設定を読み取れません。厳格が適用され、許可されたホストはありません。</translation></message>
<message><source>Can't read the saved memory.</source><translation>保存された記憶を読み取れません。</translation></message>
<message><source>Can't read the settings file. Default settings are used.</source><translation>設定ファイルを読み取れません。既定の設定を使用します。</translation></message>
<message><source>Can't read the tokenizer file {path}.</source><translation>トークナイザーのファイル{path}を読み取れません。</translation></message>
<message><source>Can't read the workspace file</source><translation>ワークスペースファイルを読み取れません</translation></message>
<message><source>Can't read this workspace's file.</source><translation>このワークスペースのファイルを読み取れません。</translation></message>
<message><source>Can't read {0}: {1}</source><translation>{0}を読み取れません: {1}</translation></message>
<message><source>Can't read {file}: {reason}.</source><translation>{file}を読み取れません: {reason}。</translation></message>
<message><source>Can't read {missing} as instructions of this folder.</source><translation>{missing}をこのフォルダーの指示として読み取れません。</translation></message>
<message><source>Can't read {name}: {why}</source><translation>{name}を読み取れません: {why}</translation></message>
<message><source>Can't read {path}, so the file isn't overwritten.</source><translation>{path}を読み取れないため、ファイルは上書きされません。</translation></message>
<message><source>Can't read {path}, so the file isn't used.</source><translation>{path}を読み取れないため、ファイルは使用されません。</translation></message>
<message><source>Can't read {path}: {reason}.</source><translation>{path}を読み取れません: {reason}。</translation></message>
<message><source>Can't replace the search index file.</source><translation>検索の索引ファイルを置き換えられません。</translation></message>
<message><source>Can't restore the workspace: {reason}.</source><translation>ワークスペースを復元できません（{reason}）。</translation></message>
<message><source>Can't save the sign-in.</source><translation>サインインを保存できません。</translation></message>
<message><source>Can't save the text because it isn't valid Unicode.</source><translation>有効なUnicodeではないため、テキストを保存できません。</translation></message>
<message><source>Can't see uncommitted files with secrets. Committed ones are readable, but removed from the output.</source><translation>シークレットを含む未コミットのファイルは見えません。コミット済みのものは読めますが、出力からは取り除かれます。</translation></message>
<message><source>Can't sign in: {reason}</source><translation>サインインできません: {reason}</translation></message>
<message><source>Can't start {program}: {reason}.</source><translation>{program}を起動できません（{reason}）。</translation></message>
<message><source>Can't store the search index here. Search still works, but slower.</source><translation>ここには検索の索引を保存できません。検索は使えますが、遅くなります。</translation></message>
<message><source>Can't touch git hooks and settings, or editor, shell, and agent configuration. New ones are set aside for you, unless git created them.</source><translation>gitのフックと設定や、エディター、シェル、エージェントの構成には触れられません。新しいものは、gitが作成した場合を除き退避されます。</translation></message>
<message><source>Can't understand line {line}, or its field is repeated.</source><translation>{line}行目を解釈できないか、そのフィールドが重複しています。</translation></message>
<message><source>Can't understand the server's answer.</source><translation>サーバーの回答を解釈できません。</translation></message>
<message><source>Can't unpack the bundle: {reason}.</source><translation>バンドルを展開できません: {reason}。</translation></message>
<message><source>Can't use Helix Desktop's list of models: {why}.</source><translation>Helix Desktopのモデル一覧を使用できません（{why}）。</translation></message>
<message><source>Can't use the command {name}: {why}</source><translation>コマンド {name} を使えません: {why}</translation></message>
<message><source>Can't use the provider's address: {why}.</source><translation>プロバイダーのアドレスを使用できません（{why}）。</translation></message>
<message><source>Can't use {path}: {reason}.</source><translation>{path}を使用できません（{reason}）。</translation></message>
<message><source>Can't use {place}: {reason}.</source><translation>{place}を使用できません: {reason}。</translation></message>
<message><source>Can't write the search index to this disk. Search still works, but slower.</source><translation>このディスクに検索の索引を書き込めません。検索は使えますが、遅くなります。</translation></message>
<message><source>Can't write to the folder {folder}.</source><translation>フォルダー{folder}に書き込めません。</translation></message>
<message><source>Can't write to {folder}, where the worktree would be.</source><translation>ワークツリーの作成先{folder}に書き込めません。</translation></message>
<message><source>Can't write {file}: {reason}.</source><translation>{file}に書き込めません（{reason}）。</translation></message>
<message><source>Can't write {path}: {error}.</source><translation>{path}に書き込めません（{error}）。</translation></message>
<message><source>Cancel</source><translation>キャンセル</translation></message>
<message><source>Cancel export</source><translation>エクスポート中止</translation></message>
<message><source>Canceled.</source><translation>キャンセルしました。</translation></message>
<message><source>Canceled. {0}: {1} of {2} requests shown.</source><translation>キャンセルしました。{0}: {2}件中{1}件のリクエストを表示。</translation></message>
<message><source>Canceling…</source><translation>キャンセル中…</translation></message>
<message><source>Carry out this plan?</source><translation>このプランを実行しますか？</translation></message>
<message><source>Change it with a command.</source><translation>コマンドで変更してください。</translation></message>
<message><source>Change its permissions or choose another folder.</source><translation>アクセス許可を変更するか、別のフォルダーを選択してください。</translation></message>
<message><source>Change now</source><translation>今すぐ変更</translation></message>
<message><source>Change or clear the filter to see more.</source><translation>フィルターを変更またはクリアすると、さらに表示されます。</translation></message>
<message><source>Change other letters with a command that knows its encoding.</source><translation>ほかの文字は、その文字コードを扱えるコマンドで変更してください。</translation></message>
<message><source>Change reasoning effort…</source><translation>推論量を変更…</translation></message>
<message><source>Change the language now?</source><translation>言語を今すぐ変更しますか？</translation></message>
<message><source>Change the memory?</source><translation>記憶を変更しますか？</translation></message>
<message><source>Change thresholds…</source><translation>しきい値を変更…</translation></message>
<message><source>Change with {0}.</source><translation>{0}で変更できます。</translation></message>
<message><source>Change {0} of {1}</source><translation>変更{0}/{1}</translation></message>
<message><source>Change {0} of {1}: {2}</source><translation>変更{0}/{1}: {2}</translation></message>
<message><source>Change {number} of the patch doesn't fit the file.</source><translation>パッチの変更{number}がファイルに合いません。</translation></message>
<message><source>Changed after that, so it is yours and stays: {names}.</source><translation>その後に変更されたため、あなたのものとしてそのまま残ります：{names}。</translation></message>
<message><source>Changed by git, or around a command or a turn of another agent, and you haven't agreed to the new text.</source><translation>gitによって、またはコマンドや別のエージェントのターンの前後に変更され、新しいテキストにまだ同意していません。</translation></message>
<message><source>Changed lines</source><translation>変更された行</translation></message>
<message><source>Changed since you approved it.</source><translation>承認後の変更。</translation></message>
<message><source>Changed since you approved it:</source><translation>承認後の変更:</translation></message>
<message><source>Changed while a command or another agent ran, and you haven't agreed to use it.</source><translation>コマンドまたは別のエージェントの実行中に変更され、使用にまだ同意していません。</translation></message>
<message><source>Changed while it ran: by it, or by you</source><translation>実行中の変更: コマンドまたは自分による</translation></message>
<message><source>Changed: {path}</source><translation>変更: {path}</translation></message>
<message><source>Changes</source><translation>変更</translation></message>
<message><source>Changes `{path}`.</source><translation>`{path}`を変更します。</translation></message>
<message><source>Changes files of the project and uses the network · sandboxed</source><translation>プロジェクトのファイルを変更し、ネットワークを使います · サンドボックス内</translation></message>
<message><source>Changes files of the project · sandboxed</source><translation>プロジェクトのファイルを変更します · サンドボックス内</translation></message>
<message><source>Changes permissions of a whole folder.</source><translation>フォルダー全体のアクセス許可を変更します。</translation></message>
<message><source>Changes permissions of the whole system or a home folder.</source><translation>システム全体またはホームフォルダーのアクセス許可を変更します。</translation></message>
<message><source>Changes that commands make to files can't be undone.</source><translation>コマンドによるファイルの変更は元に戻せません。</translation></message>
<message><source>Changes what later sessions of this workspace read.</source><translation>このワークスペースの今後のセッションが読む内容を変更します。</translation></message>
<message><source>Change…</source><translation>変更…</translation></message>
<message><source>Changing it now discards what you typed in settings: {0}. Otherwise it changes after a restart.</source><translation>今変更すると、設定に入力した内容が破棄されます: {0}。今変更しない場合は、再起動後に変わります。</translation></message>
<message><source>Cheaper, and nothing is lost</source><translation>より安く、何も失われません</translation></message>
<message><source>Cheapest, less verbatim</source><translation>最安、原文は少なめ</translation></message>
<message><source>Check</source><translation>確認</translation></message>
<message><source>Check PYTHON_KEYRING_BACKEND and keyringrc.cfg, or set the key as an environment variable.</source><translation>PYTHON_KEYRING_BACKENDとkeyringrc.cfgを確認するか、キーを環境変数に設定してください。</translation></message>
<message><source>Check again</source><translation>再確認</translation></message>
<message><source>Check for updates</source><translation>更新を確認</translation></message>
<message><source>Check its window, or end the process if it hangs. Nothing was lost.</source><translation>そのウィンドウを確認するか、応答がなければプロセスを終了してください。何も失われていません。</translation></message>
<message><source>Check models…</source><translation>モデルを確認…</translation></message>
<message><source>Check that the disk is connected and the path is right.</source><translation>ディスクが接続され、パスが正しいことを確認してください。</translation></message>
<message><source>Check the base URL.</source><translation>ベースURLを確認してください。</translation></message>
<message><source>Check the connection, then press Enter again.</source><translation>接続を確認し、もう一度Enterを押してください。</translation></message>
<message><source>Check the workspace to see what can be repaired.</source><translation>ワークスペースを確認すると、修復できるものがわかります。</translation></message>
<message><source>Check the workspace with `helix-desktop workspace check --deep`.</source><translation>`helix-desktop workspace check --deep`でワークスペースを確認してください。</translation></message>
<message><source>Check this file.</source><translation>このファイルを確認してください。</translation></message>
<message><source>Check who owns it and its permissions, then try again.</source><translation>所有者と権限を確認してから、もう一度お試しください。</translation></message>
<message><source>Checking blocks: {0}%</source><translation>ブロックを確認中: {0}%</translation></message>
<message><source>Checking the originals…</source><translation>元の内容を確認中…</translation></message>
<message><source>Child processes end with the command, and with Helix.</source><translation>子プロセスは、コマンドやHelixの終了とともに終了します。</translation></message>
<message><source>Child processes end with the command.</source><translation>子プロセスはコマンドとともに終了します。</translation></message>
<message><source>Child processes that leave the command's group can go on after it.</source><translation>コマンドのグループを離れた子プロセスは、コマンドの終了後も続くことがあります。</translation></message>
<message><source>Choice for outputs over the limit</source><translation>上限を超える出力の扱い</translation></message>
<message><source>Choose a destination folder</source><translation>コピー先のフォルダーを選択</translation></message>
<message><source>Choose a file in the project folder.</source><translation>プロジェクトフォルダー内のファイルを選択してください。</translation></message>
<message><source>Choose a file with sessions</source><translation>セッションのファイルを選ぶ</translation></message>
<message><source>Choose a file with the same bytes</source><translation>同じバイト列のファイルを選択</translation></message>
<message><source>Choose a folder inside it that has no keys.</source><translation>その中の、キーを含まないフォルダーを選択してください。</translation></message>
<message><source>Choose a folder outside it.</source><translation>その外にあるフォルダーを選択してください。</translation></message>
<message><source>Choose a later one.</source><translation>後のものを選んでください。</translation></message>
<message><source>Choose a message.</source><translation>メッセージを選択してください。</translation></message>
<message><source>Choose a model first.</source><translation>先にモデルを選択してください。</translation></message>
<message><source>Choose a model, or try the practice model.</source><translation>モデルを選択するか、練習用モデルをお試しください。</translation></message>
<message><source>Choose a project folder</source><translation>プロジェクトフォルダーを選択</translation></message>
<message><source>Choose a project folder.</source><translation>プロジェクトフォルダーを選択してください。</translation></message>
<message><source>Choose a session's file.</source><translation>セッションのファイルを選んでください。</translation></message>
<message><source>Choose a shorter --data-dir.</source><translation>より短い--data-dirを指定してください。</translation></message>
<message><source>Choose a smaller folder as the project folder.</source><translation>プロジェクトフォルダーには、より小さいフォルダーを選択してください。</translation></message>
<message><source>Choose an empty folder for the export</source><translation>エクスポート先の空のフォルダーを選択</translation></message>
<message><source>Choose an export or backup folder</source><translation>エクスポートまたはバックアップのフォルダーを選択</translation></message>
<message><source>Choose another ID.</source><translation>別のIDを選択してください。</translation></message>
<message><source>Choose another dialect for this provider.</source><translation>このプロバイダーには別のプロトコルを選択してください。</translation></message>
<message><source>Choose another dialect or name.</source><translation>別のプロトコルまたは名前を選択してください。</translation></message>
<message><source>Choose another file.</source><translation>別のファイルを選択してください。</translation></message>
<message><source>Choose another folder.</source><translation>別のフォルダーを選択してください。</translation></message>
<message><source>Choose another model for this.</source><translation>これには別のモデルを選んでください。</translation></message>
<message><source>Choose another model.</source><translation>別のモデルを選んでください。</translation></message>
<message><source>Choose another name.</source><translation>別の名前を選択してください。</translation></message>
<message><source>Choose another place with --data-dir.</source><translation>--data-dirで別の場所を指定してください。</translation></message>
<message><source>Choose another.</source><translation>別のものを選んでください。</translation></message>
<message><source>Choose at least one.</source><translation>1つ以上選択してください。</translation></message>
<message><source>Choose at least {least}.</source><translation>{least}個以上選択してください。</translation></message>
<message><source>Choose at most {most}.</source><translation>{most}個以内で選択してください。</translation></message>
<message><source>Choose each only once.</source><translation>それぞれ1回だけ選択してください。</translation></message>
<message><source>Choose file…</source><translation>ファイルを選択…</translation></message>
<message><source>Choose from these.</source><translation>この中から選択してください。</translation></message>
<message><source>Choose model</source><translation>モデルを選択</translation></message>
<message><source>Choose model…</source><translation>モデルを選択…</translation></message>
<message><source>Choose one from the list.</source><translation>一覧から選択してください。</translation></message>
<message><source>Choose one in Settings › Models and keys.</source><translation>設定 › モデルとキーで選択してください。</translation></message>
<message><source>Choose one of: {choices}.</source><translation>いずれかを選択してください: {choices}。</translation></message>
<message><source>Choose one of: {known}.</source><translation>いずれかを選択してください: {known}。</translation></message>
<message><source>Choose one.</source><translation>1つ選択してください。</translation></message>
<message><source>Choose other blocks, or another model.</source><translation>別のブロックか別のモデルを選んでください。</translation></message>
<message><source>Choose the file that the code is for.</source><translation>コードの適用先のファイルを選択してください。</translation></message>
<message><source>Choose the file that the patch changes.</source><translation>パッチの変更対象のファイルを選択してください。</translation></message>
<message><source>Choose the folder that contains workspace.json.</source><translation>workspace.jsonのあるフォルダーを選択してください。</translation></message>
<message><source>Choose the project Helix works in.</source><translation>Helixが作業するプロジェクトを選択します。</translation></message>
<message><source>Choose the project's folder.</source><translation>プロジェクトのフォルダーを選択してください。</translation></message>
<message><source>Choose tools</source><translation>ツールを選択</translation></message>
<message><source>Choose yes or no.</source><translation>はいかいいえを選択してください。</translation></message>
<message><source>Choose “Redo what the rewind took back”, or rewind again.</source><translation>「巻き戻した内容をやり直す」を選ぶか、もう一度巻き戻してください。</translation></message>
<message><source>Choose…</source><translation>選択…</translation></message>
<message><source>Clean up cache…</source><translation>キャッシュをクリーンアップ…</translation></message>
<message><source>Clean up…</source><translation>クリーンアップ…</translation></message>
<message><source>Clear</source><translation>クリア</translation></message>
<message><source>Clear filter (Esc)</source><translation>フィルターをクリア (Esc)</translation></message>
<message><source>Close</source><translation>閉じる</translation></message>
<message><source>Close</source><comment>fold a row</comment><translation>閉じる</translation></message>
<message><source>Close (Esc)</source><translation>閉じる (Esc)</translation></message>
<message><source>Close files to commands again in Settings › Permissions.</source><translation>設定 › 許可で、ファイルの開放を取り消せます。</translation></message>
<message><source>Close that version, or start the MCP server from the same version.</source><translation>そのバージョンを閉じるか、同じバージョンからMCPサーバーを起動してください。</translation></message>
<message><source>Close that window, or omit --{name}.</source><translation>そのウィンドウを閉じるか、--{name} を省いてください。</translation></message>
<message><source>Close that window.</source><translation>そのウィンドウを閉じてください。</translation></message>
<message><source>Close this report</source><translation>レポートを閉じる</translation></message>
<message><source>Close without applying your changes?</source><translation>変更を適用せずに閉じますか？</translation></message>
<message><source>Closed</source><translation>閉じました</translation></message>
<message><source>Closest match: {names}…</source><translation>最も近い一致: {names}…</translation></message>
<message><source>Closing the workspace discards what you typed in its settings: {0}.</source><translation>ワークスペースを閉じると、設定に入力した内容が破棄されます: {0}。</translation></message>
<message><source>Code {0} ({1})</source><translation>コード{0}（{1}）</translation></message>
<message><source>Collapse</source><translation>折りたたむ</translation></message>
<message><source>Color</source><translation>色</translation></message>
<message><source>Comes after the system prompt and before project files</source><translation>システムプロンプトの後、プロジェクトファイルの前に入ります</translation></message>
<message><source>Comes first in every request</source><translation>すべてのリクエストの先頭に入ります</translation></message>
<message><source>Comes from {name}. Change it there.</source><translation>{name}に由来します。そちらで変更してください。</translation></message>
<message><source>Command</source><translation>コマンド</translation></message>
<message><source>Command access</source><translation>コマンドのアクセス</translation></message>
<message><source>Command and files</source><translation>コマンドとファイル</translation></message>
<message><source>Command or URL</source><translation>コマンドまたはURL</translation></message>
<message><source>Commands</source><translation>コマンド</translation></message>
<message><source>Commands can't run when the whole disk is the project folder.</source><translation>ディスク全体がプロジェクトフォルダーの場合、コマンドを実行できません。</translation></message>
<message><source>Commands need Git Bash or PowerShell 7, and neither was found. Install Git for Windows or PowerShell 7, and start Helix again.</source><translation>コマンドにはGit BashかPowerShell 7が必要ですが、どちらも見つかりません。Git for WindowsかPowerShell 7をインストールし、Helixを再起動してください。</translation></message>
<message><source>Commands run in Git Bash.</source><translation>コマンドはGit Bashで実行されます。</translation></message>
<message><source>Commands run in PowerShell 7. Helix can't check them, so there is no “Always” for them.</source><translation>コマンドはPowerShell 7で実行されます。Helixでは検査できないため、「常に許可」は使えません。</translation></message>
<message><source>Commands that run at certain moments</source><translation>特定のタイミングで実行されるコマンド</translation></message>
<message><source>Commands that run in the background end with Helix.</source><translation>バックグラウンドのコマンドはHelixとともに終了します。</translation></message>
<message><source>Comment</source><translation>コメント</translation></message>
<message><source>Comment on a line</source><translation>行にコメント</translation></message>
<message><source>Comment on this line. It is sent with the others, by Send comments.</source><translation>この行へのコメント。「コメントを送信」でほかのコメントと一緒に送られます。</translation></message>
<message><source>Comment on {0}</source><translation>{0} へのコメント</translation></message>
<message><source>Comments on lines</source><translation>行へのコメント</translation></message>
<message><source>Commit</source><comment>in git</comment><translation>コミット</translation></message>
<message><source>Commit all changes?</source><translation>すべての変更をコミットしますか？</translation></message>
<message><source>Commit in a terminal. Nothing changed.</source><translation>ターミナルでコミットしてください。何も変更されていません。</translation></message>
<message><source>Commit in worktree…</source><translation>ワークツリーでコミット…</translation></message>
<message><source>Commit message</source><translation>コミットメッセージ</translation></message>
<message><source>Commit something first.</source><translation>先に何かコミットしてください。</translation></message>
<message><source>Commit the changes first, then merge them.</source><translation>先に変更をコミットしてから、マージしてください。</translation></message>
<message><source>Commits on no branch, kept for 90 days</source><translation>どのブランチにもないコミット（90日間保持）</translation></message>
<message><source>Committed to {0}.</source><translation>{0}にコミットしました。</translation></message>
<message><source>Commit…</source><comment>in git</comment><translation>コミット…</translation></message>
<message><source>Compact</source><translation>圧縮</translation></message>
<message><source>Compact before it expires?</source><translation>期限切れの前に圧縮しますか？</translation></message>
<message><source>Compact now?</source><translation>今すぐ圧縮しますか？</translation></message>
<message><source>Compact now…</source><translation>今すぐ圧縮…</translation></message>
<message><source>Compacting now is free.</source><translation>今圧縮しても費用はかかりません。</translation></message>
<message><source>Compacting would have freed too little, so nothing changed.</source><translation>圧縮しても空く量が少なすぎるため、何も変更されていません。</translation></message>
<message><source>Compaction</source><translation>圧縮</translation></message>
<message><source>Compaction can't reduce: {told}. Choose a model with a larger context window, turn off tools, unpin blocks, or shorten your message.</source><translation>圧縮では減らせません: {told}。コンテキストウィンドウの大きいモデルを選ぶ、ツールをオフにする、ブロックのピン留めを外す、メッセージを短くする、のいずれかをお試しください。</translation></message>
<message><source>Compaction cost: {0}</source><translation>圧縮の費用: {0}</translation></message>
<message><source>Compactions</source><translation>圧縮</translation></message>
<message><source>Compactions</source><comment>a number of them</comment><translation>圧縮回数</translation></message>
<message><source>Compactions in this session appear here.</source><translation>このセッションの圧縮がここに表示されます。</translation></message>
<message><source>Compactions not used</source><translation>使われなかった圧縮</translation></message>
<message><source>Compacts at {0}</source><translation>{0} で圧縮</translation></message>
<message><source>Compacts from {0} if it pays off, at {1} at the latest</source><translation>割に合えば {0} から、遅くとも {1} で圧縮</translation></message>
<message><source>Compare</source><translation>比較</translation></message>
<message><source>Compare with older request</source><translation>古いリクエストと比較</translation></message>
<message><source>Compare with previous version</source><translation>前のバージョンと比較</translation></message>
<message><source>Compare…</source><translation>比較…</translation></message>
<message><source>Comparing session {0} of {1}…</source><translation>セッション {0}/{1} を比較中…</translation></message>
<message><source>Complete and unchanged</source><translation>全体、変更なし</translation></message>
<message><source>Completed Work</source><translation>完了した作業</translation></message>
<message><source>Connect without encryption?</source><translation>暗号化なしで接続しますか？</translation></message>
<message><source>Contains invisible characters (marked).</source><translation>不可視文字を含んでいます（印付き）。</translation></message>
<message><source>Contains invisible characters.</source><translation>不可視文字を含んでいます。</translation></message>
<message><source>Contains look-alike letters.</source><translation>紛らわしい文字を含んでいます。</translation></message>
<message><source>Content</source><translation>内容</translation></message>
<message><source>Content of the request</source><translation>リクエストの内容</translation></message>
<message><source>Context</source><translation>コンテキスト</translation></message>
<message><source>Context after compaction</source><translation>圧縮後のコンテキスト</translation></message>
<message><source>Context is ≈{0}, context window {1}. Helix will compact first.</source><translation>コンテキストは≈{0}、コンテキストウィンドウは{1}です。Helixが先に圧縮します。</translation></message>
<message><source>Context policy</source><translation>コンテキストポリシー</translation></message>
<message><source>Context use</source><translation>コンテキスト使用量</translation></message>
<message><source>Context use and cost</source><translation>コンテキスト使用量と費用</translation></message>
<message><source>Context use and cost by request</source><translation>リクエストごとのコンテキスト使用量と費用</translation></message>
<message><source>Context use and tokens are about the same.</source><translation>コンテキスト使用量とトークン数はほぼ同じです。</translation></message>
<message><source>Context use as table</source><translation>コンテキスト使用量の表</translation></message>
<message><source>Context use by request</source><translation>リクエストごとのコンテキスト使用量</translation></message>
<message><source>Context use by request, peaking at {0}% and {1}%</source><translation>リクエストごとのコンテキスト使用量、ピークは{0}%と{1}%</translation></message>
<message><source>Context use over the session</source><translation>セッション中のコンテキスト使用量</translation></message>
<message><source>Context used</source><translation>コンテキスト使用量</translation></message>
<message><source>Context window</source><translation>コンテキストウィンドウ</translation></message>
<message><source>Continue</source><translation>続ける</translation></message>
<message><source>Continue editing</source><translation>編集を続ける</translation></message>
<message><source>Continue interrupted turn</source><translation>中断したターンを続ける</translation></message>
<message><source>Continue with</source><translation>続きから始める</translation></message>
<message><source>Continue “{0}”</source><translation>「{0}」を続ける</translation></message>
<message><source>Continued.</source><translation>続行しました。</translation></message>
<message><source>Conversation</source><translation>会話</translation></message>
<message numerus="yes"><source>Conversation: {0} messages come back</source><extracomment>One: Conversation: {0} message comes back</extracomment><translation><numerusform>会話: {0}件のメッセージが戻ります</numerusform></translation></message>
<message numerus="yes"><source>Conversation: {0} messages leave the context</source><extracomment>One: Conversation: {0} message leaves the context</extracomment><translation><numerusform>会話: {0}件のメッセージがコンテキストから外れます</numerusform></translation></message>
<message><source>Copied</source><translation>コピーしました</translation></message>
<message><source>Copied.</source><translation>コピーしました。</translation></message>
<message><source>Copies everything to a new folder</source><translation>すべてを新しいフォルダーにコピーします</translation></message>
<message><source>Copy</source><translation>コピー</translation></message>
<message><source>Copy JSON</source><translation>JSONをコピー</translation></message>
<message><source>Copy SHA-256</source><translation>SHA-256をコピー</translation></message>
<message><source>Copy as Markdown</source><translation>Markdownとしてコピー</translation></message>
<message><source>Copy code</source><translation>コードをコピー</translation></message>
<message><source>Copy command</source><translation>コマンドをコピー</translation></message>
<message><source>Copy commands</source><translation>コマンドをコピー</translation></message>
<message><source>Copy content</source><translation>内容をコピー</translation></message>
<message><source>Copy marker</source><translation>マーカーをコピー</translation></message>
<message><source>Copy report</source><translation>レポートをコピー</translation></message>
<message><source>Copy request as JSON</source><translation>リクエストをJSONでコピー</translation></message>
<message><source>Copy text</source><translation>テキストをコピー</translation></message>
<message><source>Copy the environment: {0}</source><translation>環境をコピー: {0}</translation></message>
<message><source>Copy the folder here, or choose another one.</source><translation>フォルダーをここにコピーするか、別のフォルダーを選択してください。</translation></message>
<message><source>Copy {0}, which may hold secrets</source><translation>{0}をコピー（秘密情報を含む可能性があります）</translation></message>
<message><source>Cost</source><translation>費用</translation></message>
<message><source>Could run programs later, outside the sandbox.</source><translation>後でサンドボックスの外でプログラムを実行する可能性があります。</translation></message>
<message><source>Couldn't open an encrypted connection to the provider.</source><translation>プロバイダーとの暗号化接続を開けませんでした。</translation></message>
<message><source>Couldn't open an encrypted connection to the server. Check its URL: servers without https start with http://.</source><translation>サーバーとの暗号化接続を開けませんでした。URLを確認してください。httpsではないサーバーはhttp://で始まります。</translation></message>
<message><source>Couldn't queue the message: {reason}.</source><translation>メッセージをキューに追加できませんでした（{reason}）。</translation></message>
<message><source>Couldn't read a file</source><translation>ファイルの読み取り失敗</translation></message>
<message><source>Couldn't read {path}: {reason}.</source><translation>{path}を読み取れませんでした（{reason}）。</translation></message>
<message><source>Couldn't save how the subagent ended.</source><translation>サブエージェントの終了状態を保存できませんでした。</translation></message>
<message><source>Couldn't save the choice of hooks: {reason}.</source><translation>フックの選択を保存できませんでした: {reason}。</translation></message>
<message><source>Couldn't save the memory: {reason}.</source><translation>記憶を保存できませんでした（{reason}）。</translation></message>
<message><source>Couldn't save the policy for all workspaces: {reason}.</source><translation>全ワークスペースのポリシーを保存できませんでした（{reason}）。</translation></message>
<message><source>Couldn't save the sandbox settings: {reason}.</source><translation>サンドボックスの設定を保存できませんでした（{reason}）。</translation></message>
<message><source>Couldn't save the settings: {reason}.</source><translation>設定を保存できませんでした（{reason}）。</translation></message>
<message><source>Couldn't save the workspace {workspace}: {error}.</source><translation>ワークスペース{workspace}を保存できませんでした（{error}）。</translation></message>
<message><source>Couldn't save this change: {reason}.</source><translation>この変更を保存できませんでした（{reason}）。</translation></message>
<message><source>Couldn't save your answer: {reason}.</source><translation>回答を保存できませんでした: {reason}。</translation></message>
<message><source>Couldn't save {path}: {reason}.</source><translation>{path}を保存できませんでした（{reason}）。</translation></message>
<message><source>Couldn't send the next message.</source><translation>次のメッセージを送信できませんでした。</translation></message>
<message><source>Couldn't write the {0}</source><translation>{0}を作成できませんでした</translation></message>
<message><source>Couldn't write {path}: {reason}.</source><translation>{path}に書き込めませんでした（{reason}）。</translation></message>
<message><source>Counted by your model</source><translation>モデルの数え方</translation></message>
<message><source>Counted by your model: {0} tokens. Estimated: {1}.</source><translation>モデルによる数: {0} トークン。推定: {1}。</translation></message>
<message><source>Counts of uses are too high.</source><translation>使用回数が多すぎます。</translation></message>
<message><source>Coverage</source><translation>カバレッジ</translation></message>
<message><source>Coverage check: no detail is missing.</source><translation>カバレッジ確認: 欠けている詳細はありません。</translation></message>
<message numerus="yes"><source>Coverage check: {count} details are only in the original messages.</source><extracomment>One: Coverage check: {count} detail is only in the original messages.</extracomment><translation><numerusform>カバレッジ確認: {count}件の詳細は元のメッセージにしかありません。</numerusform></translation></message>
<message><source>Coverage is checked once the handover is written.</source><translation>カバレッジは引き継ぎ書の作成後に確認します。</translation></message>
<message><source>Coverage: every detail · {0}</source><translation>カバレッジ: すべての詳細 · {0}</translation></message>
<message numerus="yes"><source>Coverage: {0} details only via recall · {1}</source><extracomment>One: Coverage: {0} detail only via recall · {1}</extracomment><translation><numerusform>カバレッジ: 呼び戻しのみの詳細{0}件 · {1}</numerusform></translation></message>
<message><source>Covered by a handover</source><translation>引き継ぎ書がカバー</translation></message>
<message><source>Covered by a handover, so its text is no longer sent.</source><translation>引き継ぎ書がカバーしているため、このテキストはもう送信されません。</translation></message>
<message><source>Covered by handover {0}</source><translation>引き継ぎ書{0}がカバー</translation></message>
<message><source>Covered by notes</source><translation>メモがカバー</translation></message>
<message><source>Covered messages</source><translation>カバーしたメッセージ</translation></message>
<message><source>Covers</source><translation>カバー範囲</translation></message>
<message><source>Create</source><translation>作成</translation></message>
<message><source>Create the workspace or check the path.</source><translation>ワークスペースを作成するか、パスを確認してください。</translation></message>
<message><source>Created {0}: {1}</source><translation>{0}に作成: {1}</translation></message>
<message><source>Credentials</source><translation>認証情報</translation></message>
<message><source>Ctrl+Enter to save</source><translation>Ctrl+Enterで保存</translation></message>
<message><source>Ctrl+Enter to save · Esc to cancel</source><translation>Ctrl+Enterで保存 · Escでキャンセル</translation></message>
<message><source>Ctrl+Enter to save, Esc to cancel. The previous version is kept.</source><translation>Ctrl+Enterで保存、Escでキャンセル。前のバージョンは残ります。</translation></message>
<message><source>Ctrl+Enter to send · Esc to cancel</source><translation>Ctrl+Enterで送信 · Escでキャンセル</translation></message>
<message><source>Current Issues</source><translation>現在の課題</translation></message>
<message><source>Current turn</source><translation>現在のターン</translation></message>
<message><source>Current: {0}</source><translation>現在: {0}</translation></message>
<message><source>Custom</source><translation>カスタム</translation></message>
<message><source>Custom shortcuts as JSON: action to keys.</source><translation>カスタムショートカットのJSON。アクションからキーへの対応。</translation></message>
<message><source>Damaged</source><translation>破損</translation></message>
<message><source>Damaged files</source><translation>破損したファイル</translation></message>
<message><source>Dark</source><translation>ダーク</translation></message>
<message><source>Dark or light; `system` follows the desktop.</source><translation>ダークまたはライト。`system`はデスクトップに従います。</translation></message>
<message><source>Data</source><translation>データ</translation></message>
<message><source>Day</source><translation>日</translation></message>
<message><source>Days</source><translation>日数</translation></message>
<message><source>Decline</source><translation>断る</translation></message>
<message><source>Defaults in use</source><translation>既定を使用中</translation></message>
<message><source>Delete key</source><translation>キーを削除</translation></message>
<message><source>Delete permanently</source><translation>完全に削除</translation></message>
<message><source>Delete permanently…</source><translation>完全に削除…</translation></message>
<message><source>Delete this session?</source><translation>このセッションを削除しますか？</translation></message>
<message><source>Delete workspace “{0}”?</source><translation>ワークスペース「{0}」を削除しますか？</translation></message>
<message><source>Delete workspace…</source><translation>ワークスペースを削除…</translation></message>
<message numerus="yes"><source>Delete {0} entries</source><extracomment>One: Delete {0} entry</extracomment><translation><numerusform>{0}件のエントリを削除</numerusform></translation></message>
<message><source>Delete “{0}” permanently?</source><translation>「{0}」を完全に削除しますか？</translation></message>
<message><source>Deleted: {path}</source><translation>削除: {path}</translation></message>
<message><source>Deletes everything it finds.</source><translation>見つけたものをすべて削除します。</translation></message>
<message><source>Deletes files all over the system.</source><translation>システム全体のファイルを削除します。</translation></message>
<message><source>Deletes files that git doesn't track.</source><translation>gitが追跡していないファイルを削除します。</translation></message>
<message><source>Deletes files.</source><translation>ファイルを削除します。</translation></message>
<message><source>Deletes folders with everything in them.</source><translation>フォルダーを中身ごと削除します。</translation></message>
<message><source>Deletes folders.</source><translation>フォルダーを削除します。</translation></message>
<message><source>Deletes the system, a home folder, or anything an empty variable expands to.</source><translation>システム、ホームフォルダー、または空の変数が展開される先をすべて削除します。</translation></message>
<message><source>Delete…</source><translation>削除…</translation></message>
<message><source>Deleting…</source><translation>削除中…</translation></message>
<message><source>Denied or failed</source><translation>拒否または失敗</translation></message>
<message><source>Denied: {what}</source><translation>拒否: {what}</translation></message>
<message><source>Denies the call. Helix gets your note and asks before its next attempt.</source><translation>呼び出しを拒否します。入力した内容がHelixに伝わり、Helixは次に試す前に確認します。</translation></message>
<message><source>Deny</source><translation>拒否</translation></message>
<message><source>Deny and send</source><translation>拒否して送信</translation></message>
<message><source>Describe a task. Type @ to mention a file.</source><translation>タスクを入力してください。@でファイルを指定できます。</translation></message>
<message><source>Desktop notifications</source><translation>デスクトップ通知</translation></message>
<message><source>Details</source><translation>詳細</translation></message>
<message><source>Details of this call</source><translation>この呼び出しの詳細</translation></message>
<message><source>Developer</source><translation>開発者</translation></message>
<message><source>Did you mean “{near}:”?</source><translation>「{near}:」ではありませんか？</translation></message>
<message><source>Didn't fit</source><translation>入りきらず</translation></message>
<message><source>Diff</source><translation>差分</translation></message>
<message><source>Differences</source><translation>相違点</translation></message>
<message><source>Discard</source><translation>破棄</translation></message>
<message><source>Discard and send</source><translation>破棄して送信</translation></message>
<message><source>Discard your edits?</source><translation>編集内容を破棄しますか？</translation></message>
<message><source>Disk full: new work isn't being saved</source><translation>ディスクがいっぱいで、新しい作業は保存されていません</translation></message>
<message><source>Dismiss</source><translation>閉じる</translation></message>
<message><source>Do it with the other tools.</source><translation>ほかのツールで行ってください。</translation></message>
<message><source>Documents are read only in a sandbox, and this system has none.</source><translation>ドキュメントはサンドボックス内でのみ読み取られますが、このシステムにはサンドボックスがありません。</translation></message>
<message><source>Doesn't fit: {0} of {1} tokens</source><translation>入りません: {1}中{0}トークン</translation></message>
<message><source>Don't enter passwords or keys. Servers must not ask for them.</source><translation>パスワードやキーは入力しないでください。サーバーがそれらを求めることは認められていません。</translation></message>
<message><source>Don't resume</source><translation>再開しない</translation></message>
<message><source>Done</source><translation>完了</translation></message>
<message><source>Done. Helix learns about it with the next request.</source><translation>完了しました。Helixには次のリクエストで伝わります。</translation></message>
<message><source>Draft</source><translation>下書き</translation></message>
<message><source>Dry run: nothing has changed yet. Every message stays on disk either way.</source><translation>ドライラン: まだ何も変更されていません。いずれの場合も、すべてのメッセージはディスクに残ります。</translation></message>
<message><source>EXPLORE</source><translation>ビュー</translation></message>
<message><source>Each line holds one name and one value.</source><translation>各行には名前と値が1つずつ入ります。</translation></message>
<message><source>Each subagent has its own context window</source><translation>サブエージェントごとに独自のコンテキストウィンドウがあります</translation></message>
<message><source>Earlier version restored</source><translation>以前のバージョンを復元</translation></message>
<message><source>Early, when it pays off</source><translation>割に合うとき早めに</translation></message>
<message><source>Economy</source><translation>Economy</translation></message>
<message><source>Edit</source><translation>編集</translation></message>
<message><source>Edit &amp; resend</source><translation>編集して再送信</translation></message>
<message><source>Edit (Enter)</source><translation>編集 (Enter)</translation></message>
<message><source>Edit and resend</source><translation>編集して再送信</translation></message>
<message><source>Edit and resend in new branch</source><translation>新しいブランチで編集して再送信</translation></message>
<message><source>Edit and resend last message</source><translation>最後のメッセージを編集して再送信</translation></message>
<message><source>Edit instructions</source><translation>指示を編集</translation></message>
<message><source>Edit it by hand.</source><translation>手動で編集してください。</translation></message>
<message><source>Edit the plan</source><translation>プランを編集</translation></message>
<message><source>Edit the policy file</source><translation>ポリシーファイルを編集</translation></message>
<message><source>Edit this file?</source><translation>このファイルを編集しますか？</translation></message>
<message><source>Edit this version</source><translation>このバージョンを編集</translation></message>
<message><source>Effect on your sessions</source><translation>セッションへの影響</translation></message>
<message><source>Effort</source><translation>推論量</translation></message>
<message><source>Effort · {0}</source><translation>推論量 · {0}</translation></message>
<message><source>Either way, Helix asks before it changes or runs anything else, unless you choose Sandboxed auto. Once outside content is in the conversation, Helix asks every time for secrets, the network, and other folders.</source><translation>どちらの場合も、「サンドボックス自動」を選ばないかぎり、Helixはほかの変更や実行の前に確認します。会話に外部コンテンツが入ると、シークレット、ネットワーク、ほかのフォルダーについて毎回確認します。</translation></message>
<message><source>Empty.</source><translation>空です。</translation></message>
<message><source>End the message of each commit by Helix with the session's ID.</source><translation>Helixの各コミットのメッセージの末尾にセッションIDを付けます。</translation></message>
<message><source>End the turn</source><translation>ターンを終了</translation></message>
<message><source>Ends programs.</source><translation>プログラムを終了させます。</translation></message>
<message><source>Enter 12 to 64 hex digits, as shown in the marker.</source><translation>マーカーに表示されている12～64桁の16進数を入力してください。</translation></message>
<message><source>Enter a date with a time, like 2026-01-31T18:30:00Z.</source><translation>2026-01-31T18:30:00Zのように日時を入力してください。</translation></message>
<message><source>Enter a date, like 2026-01-31.</source><translation>2026-01-31のように日付を入力してください。</translation></message>
<message><source>Enter a full URL, like https://example.org.</source><translation>https://example.orgのように完全なURLを入力してください。</translation></message>
<message><source>Enter a name and a command or URL.</source><translation>名前と、コマンドまたはURLを入力してください。</translation></message>
<message><source>Enter a number from {0} to {1}. Nothing changed.</source><translation>{0}～{1}の数値を入力してください。何も変更されていません。</translation></message>
<message><source>Enter a number from {low} to {high} {unit}.</source><translation>数値を入力してください（{low}～{high}{unit}）。</translation></message>
<message><source>Enter a number like 3.5.</source><translation>3.5のように数値を入力してください。</translation></message>
<message><source>Enter a number.</source><translation>数値を入力してください。</translation></message>
<message><source>Enter a number. Nothing changed.</source><translation>数値を入力してください。何も変更されていません。</translation></message>
<message><source>Enter a part of the name.</source><translation>名前の一部を入力してください。</translation></message>
<message><source>Enter a whole number from {low} to {high} {unit}.</source><translation>整数を入力してください（{low}～{high}{unit}）。</translation></message>
<message><source>Enter a whole number.</source><translation>整数を入力してください。</translation></message>
<message><source>Enter a workspace name.</source><translation>ワークスペース名を入力してください。</translation></message>
<message><source>Enter an email address, like ann@example.org.</source><translation>ann@example.orgのようにメールアドレスを入力してください。</translation></message>
<message><source>Enter both prices as numbers, such as 3 and 15.</source><translation>両方の価格を、3や15のような数値で入力してください。</translation></message>
<message><source>Enter more digits: {found}.</source><translation>桁数を増やしてください: {found}。</translation></message>
<message><source>Enter one of them.</source><translation>いずれかを入力してください。</translation></message>
<message><source>Enter text.</source><translation>テキストを入力してください。</translation></message>
<message><source>Enter the name of an AWS profile, or the path of a file of Google credentials.</source><translation>AWSプロファイルの名前か、Googleの認証情報ファイルのパスを入力してください。</translation></message>
<message><source>Enter the name of the variable that holds the key, not the key itself.</source><translation>キー自体ではなく、キーを保持する変数の名前を入力してください。</translation></message>
<message><source>Enter the secret as one line of text.</source><translation>シークレットは1行のテキストで入力してください。</translation></message>
<message><source>Enter to queue</source><translation>Enterでキューに追加</translation></message>
<message><source>Enter to queue · Ctrl+Enter to interrupt · Esc to stop</source><translation>Enterでキューに追加 · Ctrl+Enterで割り込み · Escで停止</translation></message>
<message><source>Enter to save  ·  Esc to cancel</source><translation>Enterで保存  ·  Escでキャンセル</translation></message>
<message><source>Enter to send · Shift+Enter for new line</source><translation>Enterで送信 · Shift+Enterで改行</translation></message>
<message><source>Enter to test. The server must support Chat Completions.</source><translation>Enterでテスト。サーバーはChat Completionsに対応している必要があります。</translation></message>
<message><source>Entries</source><translation>エントリ</translation></message>
<message><source>Entries that are pinned, used by a session, or less than a day old are kept.</source><translation>ピン留めしたもの、セッションで使用中のもの、1日以内のエントリは残ります。</translation></message>
<message><source>Entries used again in the meantime are kept.</source><translation>その間に再び使われたエントリは残ります。</translation></message>
<message><source>Environment variables or HTTP headers</source><translation>環境変数またはHTTPヘッダー</translation></message>
<message><source>Event</source><translation>イベント</translation></message>
<message><source>Event {0}</source><translation>イベント{0}</translation></message>
<message><source>Event {seq} of session {name} is lost.</source><translation>セッション{name}のイベント{seq}が失われました。</translation></message>
<message><source>Event {seq} of session {session}: {problem}</source><translation>セッション{session}のイベント{seq}: {problem}</translation></message>
<message><source>Event {seq} of this session isn't a request.</source><translation>このセッションのイベント{seq}はリクエストではありません。</translation></message>
<message><source>Events that the line came from</source><translation>この行の元になったイベント</translation></message>
<message><source>Events {name} of version {version} come from a newer version.</source><translation>バージョン{version}のイベント{name}は、より新しいバージョンのものです。</translation></message>
<message><source>Every command you allow can reach the network, your files, and your keys.</source><translation>許可したコマンドはすべて、ネットワーク、ファイル、キーにアクセスできます。</translation></message>
<message><source>Every message is still on disk.</source><translation>すべてのメッセージはディスクに残っています。</translation></message>
<message><source>Everything else is intact. `helix-desktop workspace check --deep` lists all damage.</source><translation>ほかはすべて無事です。`helix-desktop workspace check --deep`ですべての破損を一覧できます。</translation></message>
<message><source>Everything is committed.</source><translation>すべてコミット済みです。</translation></message>
<message><source>Everything is merged already.</source><translation>すべてマージ済みです。</translation></message>
<message><source>Everything is saved. Raise the budget in Settings › Budgets to continue.</source><translation>すべて保存済みです。続けるには設定 › 予算で予算を増やしてください。</translation></message>
<message><source>Everything so far is saved and readable, but new work can't be saved. Free disk space; the workspace then resumes.</source><translation>ここまでの内容はすべて保存され、読み取れますが、新しい作業は保存できません。ディスクの空きを増やすと、ワークスペースが再開します。</translation></message>
<message><source>Everything that leaves the context can be recalled from the cache.</source><translation>コンテキストから出たものは、すべてキャッシュから呼び戻せます。</translation></message>
<message><source>Everything up to here is saved, and no tool ran twice.</source><translation>ここまではすべて保存済みで、ツールが2回実行されることはありません。</translation></message>
<message><source>Exact text</source><translation>正確なテキスト</translation></message>
<message><source>Exact text sent to the model</source><translation>モデルに送信する正確なテキスト</translation></message>
<message><source>Example: https://api.example.com/v1, or http://127.0.0.1:8080/v1 on this computer.</source><translation>例: https://api.example.com/v1、このコンピューター上ならhttp://127.0.0.1:8080/v1。</translation></message>
<message><source>Excerpt</source><translation>抜粋</translation></message>
<message><source>Excerpt kept</source><translation>抜粋を保持</translation></message>
<message><source>Excerpt of a large output</source><translation>大きな出力の抜粋</translation></message>
<message><source>Excerpt with other instructions…</source><translation>別の指示で抜粋…</translation></message>
<message><source>Excerpt: {0}</source><translation>抜粋: {0}</translation></message>
<message><source>Excerpts and notes</source><translation>抜粋とメモ</translation></message>
<message><source>Excerpts of large outputs</source><translation>大きな出力の抜粋</translation></message>
<message><source>Excerpt…</source><translation>抜粋…</translation></message>
<message><source>Exclude</source><translation>除外</translation></message>
<message><source>Exclude block from context</source><translation>ブロックをコンテキストから除外</translation></message>
<message><source>Exclude from context</source><translation>コンテキストから除外</translation></message>
<message><source>Excluded</source><translation>除外</translation></message>
<message><source>Excluded by you at {0}</source><translation>{0}に自分で除外</translation></message>
<message><source>Excluded from context</source><translation>コンテキストから除外しました</translation></message>
<message><source>Excluded: {0}</source><translation>除外: {0}</translation></message>
<message><source>Existing data is unchanged.</source><translation>既存のデータは変更されていません。</translation></message>
<message><source>Expand</source><translation>展開</translation></message>
<message><source>Expected: {0} tokens, at most {1}</source><translation>見込み: {0}トークン、最大{1}</translation></message>
<message><source>Experiments</source><translation>実験</translation></message>
<message><source>Explain words</source><translation>用語を説明</translation></message>
<message><source>Explore</source><translation>ビュー</translation></message>
<message><source>Export</source><translation>エクスポート</translation></message>
<message><source>Export CSV</source><translation>CSVを書き出す</translation></message>
<message><source>Export CSV…</source><translation>CSVを書き出す…</translation></message>
<message><source>Export anyway</source><translation>それでもエクスポート</translation></message>
<message><source>Export as JSONL…</source><translation>JSONL としてエクスポート…</translation></message>
<message><source>Export as Markdown…</source><translation>Markdownとしてエクスポート…</translation></message>
<message><source>Export as files…</source><translation>ファイルとしてエクスポート…</translation></message>
<message><source>Export canceled</source><translation>エクスポートをキャンセルしました</translation></message>
<message><source>Export canceled.</source><translation>エクスポートをキャンセルしました。</translation></message>
<message><source>Export canceled. The partial file {0} was removed.</source><translation>エクスポートをキャンセルしました。途中までのファイル{0}は削除されました。</translation></message>
<message><source>Export entry</source><translation>エントリをエクスポート</translation></message>
<message><source>Export entry…</source><translation>エントリをエクスポート…</translation></message>
<message><source>Export failed</source><translation>エクスポートに失敗しました</translation></message>
<message><source>Export session</source><translation>セッションをエクスポート</translation></message>
<message><source>Export session as JSONL…</source><translation>セッションを JSONL としてエクスポート…</translation></message>
<message><source>Export session as Markdown…</source><translation>セッションをMarkdownとしてエクスポート…</translation></message>
<message><source>Export with secrets?</source><translation>機密情報を含めてエクスポートしますか？</translation></message>
<message><source>Export workspace…</source><translation>ワークスペースをエクスポート…</translation></message>
<message><source>Exported</source><translation>エクスポート完了</translation></message>
<message><source>Exporting</source><translation>エクスポート中</translation></message>
<message><source>Export…</source><translation>エクスポート…</translation></message>
<message><source>Extra high</source><comment>reasoning effort</comment><translation>超高</translation></message>
<message><source>Failed</source><translation>失敗</translation></message>
<message><source>Failed: {what}</source><translation>失敗: {what}</translation></message>
<message><source>Fast model</source><translation>高速モデル</translation></message>
<message><source>Fetch that address if it is what is wanted.</source><translation>必要であれば、そのアドレスを取得してください。</translation></message>
<message><source>Fetch this URL?</source><translation>このURLを取得しますか？</translation></message>
<message><source>Fetches from an unusual address.</source><translation>通常と異なるアドレスから取得します。</translation></message>
<message><source>Fetches from {host}, which learns everything in the address.</source><translation>{host}から取得します。アドレスの内容はすべて相手に伝わります。</translation></message>
<message><source>Fewer options</source><translation>オプションを隠す</translation></message>
<message><source>Fields: {fields}.</source><translation>フィールド: {fields}。</translation></message>
<message><source>File changes</source><translation>ファイルの変更</translation></message>
<message><source>File for OpenTelemetry traces, or a collector on this computer; empty for none.</source><translation>OpenTelemetryトレースのファイル、またはこのコンピューターのコレクター。空ならなし。</translation></message>
<message><source>File in the project folder</source><translation>プロジェクトフォルダー内のファイル</translation></message>
<message><source>Files</source><translation>ファイル</translation></message>
<message><source>Files Helix writes or edits appear here, with their earlier versions.</source><translation>Helixが書き込みまたは編集したファイルと、その以前のバージョンがここに表示されます。</translation></message>
<message><source>Files and cached outputs</source><translation>ファイルとキャッシュ済み出力</translation></message>
<message><source>Fill the screen when the window opens.</source><translation>ウィンドウを開くときに最大化します。</translation></message>
<message><source>Filter by tool, size, usage, state, hash, or text</source><translation>ツール、サイズ、使用状況、状態、ハッシュ、テキストで絞り込む</translation></message>
<message><source>Filter entries</source><translation>エントリを絞り込む</translation></message>
<message><source>Filter entries (/)</source><translation>エントリを絞り込む (/)</translation></message>
<message><source>Filter suggestions</source><translation>フィルターの候補</translation></message>
<message><source>Filter with one regular expression</source><translation>1つの正規表現で絞り込む</translation></message>
<message><source>Filter with regular expressions</source><translation>正規表現で絞り込む</translation></message>
<message><source>Find</source><translation>検索</translation></message>
<message><source>Find in content</source><translation>内容を検索</translation></message>
<message><source>Find in conversation</source><translation>会話を検索</translation></message>
<message><source>Find local models</source><translation>ローカルモデルを検索</translation></message>
<message><source>Finds a text in everything that models were sent. Nothing is sent now.</source><translation>モデルに送られたすべての内容からテキストを探します。今は何も送信しません。</translation></message>
<message><source>Finish in the browser.</source><translation>ブラウザーで完了してください。</translation></message>
<message><source>Finish or abort it with git.</source><translation>gitで完了するか中止してください。</translation></message>
<message><source>Finished</source><translation>完了</translation></message>
<message><source>Finished before it could be canceled.</source><translation>キャンセルする前に完了しました。</translation></message>
<message><source>First message of a session</source><translation>セッションの最初のメッセージ</translation></message>
<message><source>First request</source><translation>最初のリクエスト</translation></message>
<message><source>Fits: context grows to {0}%</source><translation>入ります: コンテキストは{0}%になります</translation></message>
<message><source>Fix the marked value to apply.</source><translation>適用するには、印の付いた値を修正してください。</translation></message>
<message><source>Fix what failed</source><translation>失敗した処理を修正</translation></message>
<message><source>Fold</source><translation>折りたたむ</translation></message>
<message><source>Fold messages</source><translation>メッセージを折りたたむ</translation></message>
<message><source>Fold tool calls</source><translation>ツール呼び出しを折りたたむ</translation></message>
<message><source>Folder</source><translation>フォルダー</translation></message>
<message><source>Folder no longer trusted.</source><translation>フォルダーの信頼をやめました。</translation></message>
<message><source>Folder trusted.</source><translation>フォルダーを信頼しました。</translation></message>
<message><source>Folder: {0}</source><translation>フォルダー: {0}</translation></message>
<message><source>Folders</source><translation>フォルダー</translation></message>
<message><source>Folders of your data</source><translation>データのフォルダー</translation></message>
<message><source>Folders you don't trust are always Strict.</source><translation>信頼していないフォルダーは常に「厳格」です。</translation></message>
<message><source>For a sandbox, install bubblewrap ({command}) and restart Helix.</source><translation>サンドボックスを使うには、bubblewrapをインストールし（{command}）、Helixを再起動してください。</translation></message>
<message><source>For a sandbox, install bubblewrap with the package manager of your system and restart Helix.</source><translation>サンドボックスを使うには、システムのパッケージマネージャーでbubblewrapをインストールし、Helixを再起動してください。</translation></message>
<message><source>For example auth, or text:"a phrase" for the content alone.</source><translation>例: auth。内容だけの検索にはtext:"語句"。</translation></message>
<message><source>For example created:&lt;7d, created:2026-11-20 or created:yesterday.</source><translation>例: created:&lt;7d、created:2026-11-20、created:yesterday。</translation></message>
<message><source>For example max_completion_tokens.</source><translation>例: max_completion_tokens。</translation></message>
<message><source>For example mime:image or mime:=text/plain.</source><translation>例: mime:image、mime:=text/plain。</translation></message>
<message><source>For example outcome:failed.</source><translation>例: outcome:failed。</translation></message>
<message><source>For example pinned:yes.</source><translation>例: pinned:yes。</translation></message>
<message><source>For example re:/error \d+/i.</source><translation>例: re:/error \d+/i。</translation></message>
<message><source>For example sha:3fa9: the first digits, 0-9 and a-f.</source><translation>例: sha:3fa9。先頭の桁を0-9とa-fで指定します。</translation></message>
<message><source>For example text:"Traceback (most recent".</source><translation>例: text:"Traceback (most recent"。</translation></message>
<message><source>For example tool:shell, or tool:~read for a part of the name.</source><translation>例: tool:shell、名前の一部ならtool:~read。</translation></message>
<message><source>For example used:never, used:&lt;7d or used:&gt;2026-11-20.</source><translation>例: used:never、used:&lt;7d、used:&gt;2026-11-20。</translation></message>
<message><source>For example what:auth.py, or what:=src/auth.py for an exact match.</source><translation>例: what:auth.py、完全一致ならwhat:=src/auth.py。</translation></message>
<message><source>For example {field}:&gt;10k, {field}:10..20 or {field}:0.</source><translation>例: {field}:&gt;10k、{field}:10..20、{field}:0。</translation></message>
<message><source>For example: “Never touch migrations.”</source><translation>例: 「マイグレーションには触らないこと。」</translation></message>
<message><source>For sessions that aren't on screen</source><translation>画面に表示されていないセッションが対象</translation></message>
<message><source>Forecast</source><translation>予測</translation></message>
<message><source>Fork bomb: multiplies until the computer freezes.</source><translation>フォーク爆弾です。コンピューターが固まるまで増殖します。</translation></message>
<message><source>Forms can contain only text, numbers, yes/no, and choices.</source><translation>フォームに使えるのは、テキスト、数値、はい/いいえ、選択肢だけです。</translation></message>
<message><source>Found</source><translation>検出済み</translation></message>
<message><source>Found in your environment variables.</source><translation>環境変数で見つかりました。</translation></message>
<message><source>Free disk space, then try again.</source><translation>ディスクの空き容量を増やしてから、もう一度お試しください。</translation></message>
<message><source>Free of charge</source><translation>無料</translation></message>
<message><source>Free. Nothing leaves this computer.</source><translation>無料。このコンピューターの外には何も出ません。</translation></message>
<message numerus="yes"><source>Free: {0} tokens</source><extracomment>One: Free: {0} token</extracomment><translation><numerusform>空き: {0}トークン</numerusform></translation></message>
<message><source>Frees</source><translation>空く量</translation></message>
<message><source>From a folder of dependencies or one that git ignores, and you haven't agreed to use it.</source><translation>依存関係のフォルダーまたはgitが無視するフォルダーから来たもので、使用にまだ同意していません。</translation></message>
<message><source>From a nested repository that isn't yours, and you haven't agreed to use it.</source><translation>自分のものではない入れ子のリポジトリから来たもので、使用にまだ同意していません。</translation></message>
<message><source>From commit {0}: {1}</source><translation>作成元: コミット{0}: {1}</translation></message>
<message><source>From git, from a nested repository, or from the time of a command or of another agent, and you haven't agreed to use it.</source><translation>git、入れ子のリポジトリ、またはコマンドや別のエージェントの実行中に来たもので、使用にまだ同意していません。</translation></message>
<message><source>From line {0}</source><translation>{0}行目から</translation></message>
<message><source>From prompt cache</source><translation>キャッシュから</translation></message>
<message><source>From the project</source><translation>プロジェクトのもの</translation></message>
<message><source>From {0} at {1}: {2}</source><translation>作成元: {0}（{1}）: {2}</translation></message>
<message><source>From {0} to {1} tokens. They are charged as output.</source><translation>{0}～{1}トークン。出力として課金されます。</translation></message>
<message><source>From “{0}”, message {1}, {2}</source><translation>「{0}」のメッセージ{1}、{2}</translation></message>
<message><source>Full</source><comment>motion</comment><translation>標準</translation></message>
<message><source>Full check</source><translation>完全な確認</translation></message>
<message><source>Full details of this call</source><translation>この呼び出しの詳細全文</translation></message>
<message><source>Full output</source><translation>出力全体</translation></message>
<message><source>Full output, chosen by Helix</source><translation>出力全体、Helixが選択</translation></message>
<message><source>Full output, chosen by you</source><translation>出力全体、自分で選択</translation></message>
<message><source>Full path of the git that Helix uses; empty for the one of the system.</source><translation>Helixが使うgitのフルパス。空ならシステムのもの。</translation></message>
<message><source>Full path. Empty: the one of the system. Takes effect at the next start</source><translation>フルパス。空ならシステムのもの。次回の起動時に反映されます</translation></message>
<message><source>Full third-party licenses</source><translation>サードパーティライセンスの全文</translation></message>
<message><source>General</source><translation>全般</translation></message>
<message><source>Generate preview</source><translation>プレビューを生成</translation></message>
<message><source>Generate preview · {0}</source><translation>プレビューを生成 · {0}</translation></message>
<message><source>Get started</source><translation>始める</translation></message>
<message><source>Git</source><translation>Git</translation></message>
<message><source>Git Bash is used if both are installed: Helix understands its commands. Takes effect after a restart</source><translation>両方インストール済みなら、Helixがコマンドを理解できるGit Bashを使います。再起動後に反映されます</translation></message>
<message><source>Git branch {0}</source><translation>Gitブランチ: {0}</translation></message>
<message><source>Git can't create the worktree {folder}: {reason}</source><translation>gitがワークツリー{folder}を作成できません: {reason}</translation></message>
<message><source>Git can't tell what is uncommitted in {folder}: {reason}</source><translation>gitが{folder}の未コミットの変更を調べられません: {reason}</translation></message>
<message><source>Git deletes the commits later, and they can't be brought back.</source><translation>gitが後でコミットを削除し、元に戻せなくなります。</translation></message>
<message><source>Git did not answer: {reason}</source><translation>gitから応答がありませんでした: {reason}</translation></message>
<message><source>Git did not commit: {reason}</source><translation>Gitはコミットしませんでした: {reason}</translation></message>
<message><source>Git did not merge {branch}: {reason}</source><translation>gitが{branch}をマージしませんでした: {reason}</translation></message>
<message><source>Git did not remove {folder}: {reason}</source><translation>gitが{folder}を削除しませんでした: {reason}</translation></message>
<message><source>Git doesn't take {name} as the name of a branch.</source><translation>{name}はgitのブランチ名として使えません。</translation></message>
<message><source>Git has removed what the earlier state needs.</source><translation>以前の状態に必要なものをgitが削除しました。</translation></message>
<message><source>Git is not installed.</source><translation>gitがインストールされていません。</translation></message>
<message><source>Git says too much of what the command left in the repository.</source><translation>コマンドがリポジトリに残したものについて、Git の出力が多すぎます。</translation></message>
<message><source>Git would read {named}, which contains secrets and is hidden from commands. Once committed, commands can read it.</source><translation>シークレットを含みコマンドから隠されている{named}を、gitが読み取ります。コミットすると、コマンドから読めるようになります。</translation></message>
<message><source>Glossary</source><translation>用語集</translation></message>
<message><source>Go</source><translation>実行</translation></message>
<message><source>Go on with what is still open:&#10;{0}</source><translation>まだ完了していない次の作業を続けてください:&#10;{0}</translation></message>
<message><source>Go to</source><translation>移動</translation></message>
<message><source>Go to a request that was sent first.</source><translation>先に送信済みのリクエストへ移動してください。</translation></message>
<message><source>Go to conversation</source><translation>会話に移動</translation></message>
<message><source>Go to latest message</source><translation>最新のメッセージに移動</translation></message>
<message><source>Google rejected the credentials. {message}</source><translation>Googleが認証情報を拒否しました。{message}</translation></message>
<message><source>Google's answer contains no access token.</source><translation>Googleの応答にアクセストークンが含まれていません。</translation></message>
<message><source>Green</source><translation>緑</translation></message>
<message><source>Handover</source><translation>引き継ぎ書</translation></message>
<message><source>Handover sections</source><translation>引き継ぎ書のセクション</translation></message>
<message><source>Handover {0}</source><translation>引き継ぎ書{0}</translation></message>
<message><source>Handovers</source><translation>引き継ぎ書</translation></message>
<message><source>Has too many parts to check.</source><translation>部分が多すぎて確認できません。</translation></message>
<message><source>Hash</source><translation>ハッシュ</translation></message>
<message><source>Hash mismatch</source><translation>ハッシュ不一致</translation></message>
<message><source>Headers</source><translation>ヘッダー</translation></message>
<message><source>Height of the window when it opens.</source><translation>ウィンドウを開くときの高さ。</translation></message>
<message><source>Helix</source><translation>Helix</translation></message>
<message><source>Helix Desktop is already open in {who}.</source><translation>Helix Desktopはすでに{who}で開いています。</translation></message>
<message><source>Helix Desktop was closed before the command ended.</source><translation>コマンドが終わる前にHelix Desktopが閉じられました。</translation></message>
<message><source>Helix always uses the AGENTS.md in its own settings folder</source><translation>Helix自身の設定フォルダーにあるAGENTS.mdは常に使われます</translation></message>
<message><source>Helix asks before every command. “Always” covers only that exact command.</source><translation>Helixはコマンドのたびに確認します。「常に許可」の対象はまったく同じコマンドだけです。</translation></message>
<message><source>Helix asks you</source><translation>Helixからの質問</translation></message>
<message><source>Helix can run none of the packages of {name}.</source><translation>Helixは{name}のどのパッケージも実行できません。</translation></message>
<message><source>Helix can't check commands for {shell}.</source><translation>Helixは{shell}のコマンドを検査できません。</translation></message>
<message><source>Helix can't check it</source><translation>Helixでは検査できません</translation></message>
<message><source>Helix can't open this link. Only plain http and https links work.</source><translation>Helixはこのリンクを開けません。使えるのは通常のhttpとhttpsのリンクだけです。</translation></message>
<message><source>Helix can't see what you do on that page. You confirm once more before it opens.</source><translation>そのページでの操作はHelixには見えません。開く前にもう一度確認します。</translation></message>
<message><source>Helix can't use Google credentials of the type {type}.</source><translation>Helixでは、種類が{type}のGoogleの認証情報を使えません。</translation></message>
<message><source>Helix chose {model} as fast model. You can choose another one.</source><translation>Helixが{model}を高速モデルに選びました。別のモデルも選択できます。</translation></message>
<message><source>Helix chose {model} as long-context model. You can choose another one.</source><translation>Helixが{model}を長コンテキストモデルに選びました。別のモデルも選択できます。</translation></message>
<message><source>Helix compacts the conversation at {0} of the context, or when you choose Compact now.</source><translation>Helix はコンテキストの {0} で、または「今すぐ圧縮」を選ぶと会話を圧縮します。</translation></message>
<message><source>Helix detects Ollama, LM Studio, and llama.cpp.</source><translation>HelixはOllama、LM Studio、llama.cppを検出します。</translation></message>
<message><source>Helix doesn't have permission to read and write in {where}.</source><translation>Helixに{where}の読み取りと書き込みのアクセス許可がありません。</translation></message>
<message><source>Helix doesn't have permission to use {place}.</source><translation>Helixには{place}を使用する権限がありません。</translation></message>
<message><source>Helix doesn't sign in with the {name} of the AWS profile {profile}.</source><translation>HelixはAWSプロファイル{profile}の{name}によるサインインに対応していません。</translation></message>
<message><source>Helix follows these: your prompt and rules, skills, and the project's AGENTS.md.</source><translation>Helix が従うもの: 自分のプロンプトとルール、スキル、プロジェクトの AGENTS.md。</translation></message>
<message><source>Helix has no copy of {names}.</source><translation>Helixには{names}のコピーがありません。</translation></message>
<message><source>Helix has no sandbox for this system yet. On Linux, it uses bubblewrap.</source><translation>このシステムで使えるサンドボックスはまだありません。Linuxではbubblewrapを使います。</translation></message>
<message><source>Helix is answering this message, so it's always sent in full.</source><translation>Helixがこのメッセージに回答中のため、常に全文が送信されます。</translation></message>
<message><source>Helix is answering this message.</source><translation>Helixがこのメッセージに回答中です。</translation></message>
<message><source>Helix is choosing what to keep of a large output. Until then, it has a preview.</source><translation>Helix が大きな出力から残す部分を選んでいます。それまではプレビューを使います。</translation></message>
<message><source>Helix is still working</source><translation>Helixはまだ作業中です</translation></message>
<message><source>Helix is still working in this session.</source><translation>Helixはこのセッションでまだ作業中です。</translation></message>
<message><source>Helix is still working in this session. Nothing changed.</source><translation>Helixはこのセッションでまだ作業中です。何も変更されていません。</translation></message>
<message><source>Helix is working in this session. Stop it or wait until it finishes.</source><translation>Helixがこのセッションで作業中です。停止するか、完了を待ってください。</translation></message>
<message><source>Helix is working in this workspace. Stop it or wait until it finishes</source><translation>Helixがこのワークスペースで作業中です。停止するか、完了を待ってください</translation></message>
<message><source>Helix keeps every tool output here, also when it has left the context.</source><translation>Helix はすべてのツール出力を、コンテキストから外れた後もここに保存します。</translation></message>
<message><source>Helix keeps the present version, so you can undo this.</source><translation>現在のバージョンは保持されるため、元に戻せます。</translation></message>
<message><source>Helix keeps the requests of this session smaller until it is opened again.</source><translation>Helixは、このセッションが次に開かれるまで、リクエストを小さく保ちます。</translation></message>
<message><source>Helix keeps this in every request: what you typed, and what steers the agent.</source><translation>Helixはこれをすべてのリクエストに残します: 自分で入力した内容と、エージェントを導く内容です。</translation></message>
<message><source>Helix kept an excerpt</source><translation>Helixが抜粋を保持</translation></message>
<message><source>Helix kept the full output</source><translation>Helixが出力全体を保持</translation></message>
<message><source>Helix kept the preview</source><translation>Helixがプレビューを保持</translation></message>
<message><source>Helix kept {0}</source><translation>Helixが{0}を保持</translation></message>
<message><source>Helix learns about it with the next request. Redo it under Changes.</source><translation>次のリクエストでHelixに伝わります。「変更」でやり直せます。</translation></message>
<message><source>Helix learns about it with the next request. Undo it under Changes.</source><translation>次のリクエストでHelixに伝わります。「変更」で元に戻せます。</translation></message>
<message><source>Helix needs my approval</source><translation>Helixが承認を求めたとき</translation></message>
<message><source>Helix needs your answer</source><translation>Helixが回答を求めています</translation></message>
<message><source>Helix never checks for updates on its own.</source><translation>Helixが自動で更新を確認することはありません。</translation></message>
<message><source>Helix quit during this turn</source><translation>このターンの途中でHelixが終了</translation></message>
<message><source>Helix quit during this turn. Everything up to here is saved.</source><translation>このターンの途中でHelixが終了しました。ここまではすべて保存済みです。</translation></message>
<message><source>Helix reads no documents and draws no formulas.</source><translation>Helixはドキュメントを読み取らず、数式を描画しません。</translation></message>
<message><source>Helix runs packages of npm, PyPI, and OCI, and servers at a URL.</source><translation>Helixはnpm、PyPI、OCIのパッケージと、URLのサーバーを使えます。</translation></message>
<message><source>Helix saves the current version first, so you can undo this.</source><translation>先に現在のバージョンを保存するため、元に戻せます。</translation></message>
<message><source>Helix sets the header {name} itself.</source><translation>ヘッダー{name}はHelixが自動で設定します。</translation></message>
<message><source>Helix speaks version {number}.</source><translation>Helixが対応しているのはバージョン{number}です。</translation></message>
<message><source>Helix stopped {0}, which ran in the background.</source><translation>Helixがバックグラウンドの{0}を停止しました。</translation></message>
<message><source>Helix uses the default model and shows which</source><translation>Helixは既定のモデルを使い、どれかを表示します</translation></message>
<message><source>Helix was cut off while a command ran.</source><translation>コマンドの実行中にHelixが中断されました。</translation></message>
<message><source>Helix was cut off while a command ran. Changed since it began: {names}.</source><translation>コマンドの実行中にHelixが中断されました。その開始以降に変更されたもの：{names}。</translation></message>
<message><source>Helix won't send or export it. Nothing else is affected. To repair it, choose a file with the same bytes, for example from a backup or the project.</source><translation>Helixはこのエントリを送信もエクスポートもしません。ほかに影響はありません。修復するには、同じバイト列のファイルをバックアップやプロジェクトなどから選択してください。</translation></message>
<message><source>Helix works here. Deleting the workspace never deletes this folder.</source><translation>Helixはここで作業します。ワークスペースを削除しても、このフォルダーは削除されません。</translation></message>
<message><source>Helix writes a handover here</source><translation>ここでHelixが引き継ぎ書を書きます</translation></message>
<message><source>Helix writes the body field {name} itself.</source><translation>ボディフィールド{name}はHelixが自動で書き込みます。</translation></message>
<message numerus="yes"><source>Helix: {0} sessions running</source><extracomment>One: Helix: {0} session running</extracomment><translation><numerusform>Helix: {0}件のセッションを実行中</numerusform></translation></message>
<message><source>Hex</source><translation>16進</translation></message>
<message><source>Hidden from this command: {0}</source><translation>このコマンドから隠したもの: {0}</translation></message>
<message><source>Hide</source><translation>隠す</translation></message>
<message><source>Hide the running commands</source><translation>実行中のコマンドを隠す</translation></message>
<message><source>Hide the steps</source><translation>ステップを隠す</translation></message>
<message><source>High</source><comment>reasoning effort</comment><translation>高</translation></message>
<message><source>Highest so far</source><translation>これまでの最大</translation></message>
<message><source>Holds up the subagent since {0}</source><translation>{0} からサブエージェントを待たせています</translation></message>
<message><source>Holds up the turn since {0}</source><translation>{0} からターンを待たせています</translation></message>
<message><source>Hook “{0}” blocked this</source><translation>フック「{0}」がブロックしました</translation></message>
<message><source>Hook “{0}” failed</source><translation>フック「{0}」が失敗しました</translation></message>
<message><source>Hook “{0}” ran</source><translation>フック「{0}」を実行しました</translation></message>
<message><source>Hook: {command}</source><translation>フック: {command}</translation></message>
<message><source>Hooks</source><translation>フック</translation></message>
<message><source>Hooks need bash, which commands here don't run with.</source><translation>フックにはbashが必要ですが、ここではコマンドにbashが使われていません。</translation></message>
<message><source>Host</source><translation>ホスト</translation></message>
<message><source>Hosts allowed without encryption</source><translation>暗号化なしで許可するホスト</translation></message>
<message><source>Hover over a request, or use ← and →. Drag or press + to zoom.</source><translation>リクエストにカーソルを合わせるか、←と→を使います。ドラッグまたは+で拡大します。</translation></message>
<message><source>Identical content is stored once. You and Helix can recall every byte.</source><translation>同じ内容は1回だけ保存されます。すべてのバイトを、自分でもHelixでも呼び戻せます。</translation></message>
<message><source>If Helix ends now, the end of this answer is lost. {0}</source><translation>今Helixが終了すると、この回答の末尾は失われます。{0}</translation></message>
<message><source>If you stop now, everything so far is kept and you can continue later.</source><translation>今停止しても、ここまでの内容はすべて残り、後で続行できます。</translation></message>
<message><source>Image</source><translation>画像</translation></message>
<message><source>Image, {0} × {1}, {2}</source><translation>画像、{0} × {1}、{2}</translation></message>
<message><source>Import</source><translation>インポート</translation></message>
<message><source>Import a session</source><translation>セッションのインポート</translation></message>
<message><source>Import canceled</source><translation>インポートをキャンセルしました</translation></message>
<message><source>Import failed</source><translation>インポートに失敗しました</translation></message>
<message><source>Import servers</source><translation>サーバーをインポート</translation></message>
<message><source>Import session…</source><translation>セッションをインポート…</translation></message>
<message><source>Import the session again to go on.</source><translation>続けるには、セッションをもう一度インポートしてください。</translation></message>
<message><source>Import workspace…</source><translation>ワークスペースをインポート…</translation></message>
<message><source>Import {0}</source><translation>{0}件をインポート</translation></message>
<message numerus="yes"><source>Import {0} sessions of other programs</source><extracomment>One: Import {0} session of another program</extracomment><translation><numerusform>ほかのプログラムのセッション{0}件をインポート</numerusform></translation></message>
<message><source>Imported</source><translation>インポート完了</translation></message>
<message><source>Imported from {0}</source><translation>{0}からインポート</translation></message>
<message><source>Imported from {0}: {1}</source><translation>{0}からインポート: {1}</translation></message>
<message><source>Imported sessions can go on here.</source><translation>インポートしたセッションはここで続けられます。</translation></message>
<message><source>Imported. Review each start command before it runs.</source><translation>インポートしました。それぞれの起動コマンドを実行前に確認してください。</translation></message>
<message><source>Imported. Review its start command before it runs.</source><translation>インポートしました。起動コマンドを実行前に確認してください。</translation></message>
<message><source>Importing</source><translation>インポート中</translation></message>
<message><source>In a Flatpak, no sandbox can run. For one, install Helix as a package of your system or from the portable archive.</source><translation>Flatpakではサンドボックスを実行できません。使うには、Helixをシステムのパッケージとして、またはポータブルアーカイブからインストールしてください。</translation></message>
<message><source>In addition to the system, the project, and toolchains on your PATH</source><translation>システム、プロジェクト、PATH上のツールチェーンに加えて許可します</translation></message>
<message><source>In another program's folder. You can switch it on.</source><translation>ほかのプログラムのフォルダーにあります。オンにできます。</translation></message>
<message><source>In any open workspace</source><translation>開いているすべてのワークスペースが対象</translation></message>
<message><source>In context</source><translation>コンテキスト内</translation></message>
<message><source>In every new session</source><translation>すべての新しいセッション</translation></message>
<message><source>In every request</source><translation>すべてのリクエスト</translation></message>
<message><source>In every request: what you pinned, instructions, and what steers the agent.</source><translation>すべてのリクエストに含まれます: ピン留めした内容、指示、エージェントを導く内容です。</translation></message>
<message><source>In keyring. Type a new value to replace it.</source><translation>キーリングに保存済み。置き換えるには新しい値を入力します。</translation></message>
<message><source>In notes</source><translation>メモ内</translation></message>
<message><source>In the background, {0} ended with exit status {2} after {1}.</source><translation>バックグラウンドの{0}は、{1}後に終了コード{2}で終了しました。</translation></message>
<message><source>In the cache</source><translation>キャッシュ内</translation></message>
<message><source>In the sandbox, {text} is the sandbox itself, and not this computer.</source><translation>サンドボックス内では、{text}はこのコンピューターではなくサンドボックス自身です。</translation></message>
<message><source>In the trash, {0} · {1}</source><translation>ごみ箱、{0} · {1}</translation></message>
<message><source>In trusted folders, read-only commands run without asking.</source><translation>信頼済みフォルダーでは、読み取り専用のコマンドは確認なしで実行されます。</translation></message>
<message><source>Include</source><translation>含める</translation></message>
<message><source>Include in full</source><translation>全文を含める</translation></message>
<message><source>Include or recall block</source><translation>ブロックを含める/呼び戻す</translation></message>
<message><source>Included</source><translation>再び含める</translation></message>
<message><source>Included in full</source><translation>全文を含めました</translation></message>
<message><source>Index</source><translation>索引</translation></message>
<message><source>Indigo</source><translation>藍色</translation></message>
<message><source>Input</source><translation>入力</translation></message>
<message><source>Input price, USD per million tokens</source><translation>入力価格（100万トークンあたりUSD）</translation></message>
<message><source>Install</source><translation>インストール</translation></message>
<message><source>Install git, then try again.</source><translation>gitをインストールして再試行してください。</translation></message>
<message><source>Install it with: pip install "helix-desktop[cluster]".</source><translation>次のコマンドでインストールしてください：pip install "helix-desktop[cluster]"</translation></message>
<message><source>Install the program, or choose another model.</source><translation>プログラムをインストールするか、別のモデルを選んでください。</translation></message>
<message><source>Install the program, or enter its full path.</source><translation>プログラムをインストールするか、完全なパスを入力してください。</translation></message>
<message><source>Install the same version of Helix on all workers.</source><translation>すべてのワーカーに同じバージョンのHelixをインストールしてください。</translation></message>
<message><source>Instructions</source><translation>指示</translation></message>
<message><source>Instructions (Helix reads them as this server's words)</source><translation>指示（Helix はこのサーバーの言葉として読みます）</translation></message>
<message><source>Instructions for all projects</source><translation>すべてのプロジェクト向けの指示</translation></message>
<message><source>Instructions of this project</source><translation>このプロジェクトの指示</translation></message>
<message><source>Instructions: {0}</source><translation>指示: {0}</translation></message>
<message><source>Interrupted</source><translation>中断</translation></message>
<message><source>Invalid value: {error}.</source><translation>無効な値です（{error}）。</translation></message>
<message><source>It applies only until this window or command ends.</source><translation>このウィンドウまたはコマンドが終わるまでのみ有効です。</translation></message>
<message><source>It has no buttons.</source><translation>ボタンはありません。</translation></message>
<message><source>It is not there.</source><translation>そこにありません。</translation></message>
<message><source>It plays no sounds.</source><translation>音は鳴りません。</translation></message>
<message><source>It was undone.</source><translation>取り消されました。</translation></message>
<message><source>Its answer isn't a JSON object of the known form.</source><translation>応答が既知の形式のJSONオブジェクトではありません。</translation></message>
<message><source>Its branch is kept.</source><translation>ブランチは残っています。</translation></message>
<message><source>Its branch was merged and is deleted.</source><translation>ブランチはマージ済みのため、削除されました。</translation></message>
<message><source>Its branch {branch} may still be there. Start a new session.</source><translation>ブランチ{branch}はまだ残っている可能性があります。新しいセッションを開始してください。</translation></message>
<message><source>Its content may be lost. `workspace repair` keeps the readable part.</source><translation>内容が失われた可能性があります。`workspace repair`は読み取れる部分を残します。</translation></message>
<message><source>Its file switches all hooks off.</source><translation>ファイルですべてのフックがオフにされています。</translation></message>
<message><source>Its folder is now {0}.</source><translation>フォルダーは現在{0}です。</translation></message>
<message><source>Its hooks and settings could run programs later, outside the sandbox.</source><translation>そのフックや設定は、後でサンドボックスの外でプログラムを実行する可能性があります。</translation></message>
<message><source>Its known contents are listed below. The rest was read.</source><translation>判明している内容は以下のとおりです。残りは読み取れました。</translation></message>
<message><source>Its last line: “{line}”</source><translation>最後の行: 「{line}」</translation></message>
<message><source>Its lines must be in the file exactly once. Ask for a new patch.</source><translation>変更対象の行がファイル内に1か所だけ存在する必要があります。新しいパッチを依頼してください。</translation></message>
<message><source>Its saved keys are deleted too.</source><translation>保存済みのキーも削除されます。</translation></message>
<message><source>Its sessions and cache are erased from disk. You can't undo this.</source><translation>セッションとキャッシュがディスクから消去されます。元に戻せません。</translation></message>
<message><source>Its sessions, cache, and settings ({0}) move to the trash in {1}.</source><translation>セッション、キャッシュ、設定（{0}）が{1}のごみ箱に移動します。</translation></message>
<message><source>Its start isn't approved, or its program or a script has changed.</source><translation>起動が承認されていないか、そのプログラムまたはスクリプトが変更されました。</translation></message>
<message><source>Its time was over.</source><translation>制限時間を超えました。</translation></message>
<message><source>Its title and times are lost.</source><translation>タイトルと日時が失われています。</translation></message>
<message><source>Its tool, times, and counts are lost.</source><translation>ツール、日時、件数が失われています。</translation></message>
<message><source>Its workspace.json was changed.</source><translation>workspace.jsonが変更されています。</translation></message>
<message><source>JSON</source><translation>JSON</translation></message>
<message><source>Jump to latest</source><translation>最新に移動</translation></message>
<message numerus="yes"><source>Jump to latest · {0} new</source><extracomment>One: Jump to latest · {0} new</extracomment><translation><numerusform>最新に移動 · 新着{0}件</numerusform></translation></message>
<message><source>Keep</source><translation>残す</translation></message>
<message><source>Keep excerpt</source><translation>抜粋を残す</translation></message>
<message><source>Keep or remove all of these lines together.</source><translation>これらの行は、すべてまとめて残すか削除してください。</translation></message>
<message><source>Keep running</source><translation>実行を続ける</translation></message>
<message><source>Keep the computer awake while a session works.</source><translation>セッションの作業中、コンピューターをスリープさせません。</translation></message>
<message><source>Keep the prompt cache for an hour (writing costs 2×)</source><translation>プロンプトキャッシュを1時間保持する（書き込みは2倍の料金）</translation></message>
<message><source>Keep trusting</source><translation>信頼を続ける</translation></message>
<message><source>Kept and pinned</source><translation>保持とピン留め</translation></message>
<message><source>Kept in full</source><translation>全文を保持</translation></message>
<message numerus="yes"><source>Kept: edited {0} steps ago</source><extracomment>One: Kept: edited {0} step ago</extracomment><translation><numerusform>保持: {0}ステップ前に編集</numerusform></translation></message>
<message><source>Kept: it steers the agent</source><translation>保持: エージェントを導く内容</translation></message>
<message numerus="yes"><source>Kept: returned {0} steps ago</source><extracomment>One: Kept: returned {0} step ago</extracomment><translation><numerusform>保持: {0}ステップ前に出力</numerusform></translation></message>
<message numerus="yes"><source>Kept: said {0} steps ago</source><extracomment>One: Kept: said {0} step ago</extracomment><translation><numerusform>保持: {0}ステップ前の発言</numerusform></translation></message>
<message><source>Kept: you typed it</source><translation>保持: 自分で入力</translation></message>
<message><source>Kept: {0}</source><translation>保持: {0}</translation></message>
<message><source>Key deleted.</source><translation>キーを削除しました。</translation></message>
<message><source>Key header</source><translation>キーのヘッダー</translation></message>
<message><source>Key variable</source><translation>キーの変数</translation></message>
<message><source>Keyboard shortcuts</source><translation>キーボードショートカット</translation></message>
<message><source>Keys are saved in {store}</source><translation>キーは{store}に保存されます</translation></message>
<message><source>Kills every running program.</source><translation>実行中のプログラムをすべて強制終了します。</translation></message>
<message><source>Known: {endpoints}.</source><translation>使えるもの: {endpoints}。</translation></message>
<message><source>Known: {known}.</source><translation>使えるもの: {known}。</translation></message>
<message><source>Known: {presets}.</source><translation>使えるもの: {presets}。</translation></message>
<message><source>Language</source><translation>言語</translation></message>
<message><source>Language of the window; `system` is that of the system.</source><translation>ウィンドウの言語。`system`はシステムの言語です。</translation></message>
<message><source>Large output</source><translation>大きな出力</translation></message>
<message><source>Large outputs</source><translation>大きな出力</translation></message>
<message><source>Larger than 256 KB.</source><translation>256 KBを超えています。</translation></message>
<message><source>Larger than 64 KB.</source><translation>64 KBを超えています。</translation></message>
<message><source>Last sessions with and without Helix</source><translation>直近のセッション（Helixあり・なし）</translation></message>
<message numerus="yes"><source>Last {0} days</source><extracomment>One: Last {0} day</extracomment><translation><numerusform>過去{0}日</numerusform></translation></message>
<message><source>Later notes keep the lines that you add and omit those that you delete.</source><translation>以後のメモは、追加した行を残し、削除した行を除きます。</translation></message>
<message><source>Lead a port of your computer to this port in the sandbox</source><translation>このコンピューターのポートを、サンドボックス内のこのポートに転送します</translation></message>
<message><source>Leave the field empty.</source><translation>この欄は空のままにしてください。</translation></message>
<message><source>Let Helix recall it, or undo the compaction first.</source><translation>Helixに呼び戻させるか、先に圧縮を元に戻してください。</translation></message>
<message><source>Let Helix use {0}</source><translation>Helixに{0}の使用を許可</translation></message>
<message><source>Let a model take notes at</source><translation>モデルがメモを取る時点</translation></message>
<message><source>Let the agent choose what to keep of a large output, decide automatically, or never shorten.</source><translation>大きな出力の何を残すかをエージェントが選ぶ、自動で決める、短縮しない、から選択。</translation></message>
<message><source>Let the fast model name a session after its first turn.</source><translation>セッションの最初のターンの後、高速モデルが名前を付けます。</translation></message>
<message><source>License</source><translation>ライセンス</translation></message>
<message><source>Licenses</source><translation>ライセンス一覧</translation></message>
<message><source>Light</source><translation>ライト</translation></message>
<message><source>Line {line} isn't valid JSON: {reason}</source><translation>{line}行目は有効なJSONではありません（{reason}）</translation></message>
<message><source>Line {line}: {reason}.</source><translation>{line}行目: {reason}。</translation></message>
<message><source>Line {number} isn't NAME{sign}VALUE.</source><translation>{number}行目がNAME{sign}VALUEの形になっていません。</translation></message>
<message><source>Line {number} says that already.</source><translation>{number}行目に同じ内容があります。</translation></message>
<message><source>Lines</source><translation>行</translation></message>
<message><source>Lines of texts up to 1 MB can be commented.</source><translation>コメントできるのは 1 MB までのテキストの行です。</translation></message>
<message><source>Lines of {0}</source><translation>{0}の行</translation></message>
<message><source>Lines {0}</source><translation>行 {0}</translation></message>
<message numerus="yes"><source>Lines {1} and {0} more ranges</source><extracomment>One: Lines {1} and {0} more range</extracomment><translation><numerusform>行 {1}、ほか{0}個の範囲</numerusform></translation></message>
<message><source>Lists</source><translation>一覧</translation></message>
<message><source>Loading</source><translation>読み込み中</translation></message>
<message><source>Local and private addresses are blocked unless listed here</source><translation>ローカルおよびプライベートのアドレスは、ここにないかぎりブロックされます</translation></message>
<message><source>Local model</source><translation>ローカルモデル</translation></message>
<message><source>Local servers found: {0}.</source><translation>見つかったローカルサーバー: {0}。</translation></message>
<message><source>Log</source><translation>ログ</translation></message>
<message><source>Logs</source><translation>ログ</translation></message>
<message><source>Long work</source><translation>長時間の作業</translation></message>
<message><source>Long-context model</source><translation>長コンテキストモデル</translation></message>
<message><source>Longer than {longest} characters, too long to check.</source><translation>{longest}文字を超えており、長すぎて確認できません。</translation></message>
<message><source>Looking at the project's files…</source><translation>プロジェクトのファイルを確認中…</translation></message>
<message><source>Looking for unused entries…</source><translation>未使用のエントリを検索中…</translation></message>
<message><source>Low</source><comment>reasoning effort</comment><translation>低</translation></message>
<message><source>MCP server</source><translation>MCPサーバー</translation></message>
<message><source>MCP servers</source><translation>MCPサーバー</translation></message>
<message><source>Main model</source><translation>メインモデル</translation></message>
<message><source>Make a copy of it under a new name instead.</source><translation>代わりに新しい名前でコピーを作成してください。</translation></message>
<message><source>Make it simpler.</source><translation>もっと単純にしてください。</translation></message>
<message><source>Make room first.</source><translation>先に空きを作ってください。</translation></message>
<message><source>Markers</source><translation>マーカー</translation></message>
<message><source>Matches</source><translation>一致</translation></message>
<message><source>Max output</source><translation>最大出力</translation></message>
<message><source>Maximum</source><comment>reasoning effort</comment><translation>最大</translation></message>
<message><source>May delete data</source><translation>データ削除の可能性</translation></message>
<message><source>May read secrets</source><translation>シークレット読取の可能性</translation></message>
<message><source>May write other files of the project.</source><translation>プロジェクトのほかのファイルにも書き込む可能性があります。</translation></message>
<message><source>Medium</source><comment>reasoning effort</comment><translation>中</translation></message>
<message><source>Memory</source><translation>記憶</translation></message>
<message><source>Mention a file</source><translation>ファイルを指定</translation></message>
<message><source>Mention a file (@)</source><translation>ファイルを指定 (@)</translation></message>
<message><source>Mentioned in your message</source><translation>メッセージ内で言及</translation></message>
<message><source>Menu</source><translation>メニュー</translation></message>
<message><source>Merge</source><translation>マージ</translation></message>
<message><source>Merge worktree…</source><translation>ワークツリーをマージ…</translation></message>
<message><source>Merge {0} into {1}?</source><translation>{0}を{1}にマージしますか？</translation></message>
<message><source>Merged {0} into {1}.</source><translation>{0}を{1}にマージしました。</translation></message>
<message><source>Merge…</source><translation>マージ…</translation></message>
<message><source>Message</source><translation>メッセージ</translation></message>
<message><source>Message being answered</source><translation>回答中のメッセージ</translation></message>
<message><source>Message box</source><translation>メッセージ欄</translation></message>
<message><source>Message {0}…   @ file · / command · # cached output</source><translation>{0}へのメッセージ…   @ ファイル · / コマンド · # キャッシュ済み出力</translation></message>
<message><source>Messages</source><translation>メッセージ</translation></message>
<message><source>Messages in traces</source><translation>トレース内のメッセージ</translation></message>
<message><source>Minimal</source><comment>reasoning effort</comment><translation>最小</translation></message>
<message><source>Minutes after which nobody answers.</source><translation>誰も答えないとみなすまでの分数。</translation></message>
<message><source>Missing</source><translation>欠落</translation></message>
<message><source>Missing closing quote.</source><translation>閉じの引用符がありません。</translation></message>
<message><source>Mode: {0}</source><translation>モード: {0}</translation></message>
<message><source>Mode: {0} · {1}</source><translation>モード: {0} · {1}</translation></message>
<message><source>Mode: {0}.</source><translation>モード: {0}。</translation></message>
<message><source>Model</source><translation>モデル</translation></message>
<message><source>Model changed. Takes effect with the next request.</source><translation>モデルを変更しました。次のリクエストから反映されます。</translation></message>
<message><source>Model limits and prices</source><translation>モデルの上限と価格</translation></message>
<message><source>Model of the workspace: {0}</source><translation>ワークスペースのモデル: {0}</translation></message>
<message><source>Model of this session: that of the workspace again</source><translation>このセッションのモデル: ワークスペースのモデルに戻しました</translation></message>
<message><source>Model of this session: {0}</source><translation>このセッションのモデル: {0}</translation></message>
<message><source>Model's default</source><translation>モデルの既定</translation></message>
<message><source>Model: {0}</source><translation>モデル: {0}</translation></message>
<message><source>Models</source><translation>モデル</translation></message>
<message><source>Models and keys</source><translation>モデルとキー</translation></message>
<message><source>Models in this workspace</source><translation>このワークスペースのモデル</translation></message>
<message><source>More</source><translation>その他</translation></message>
<message><source>More actions</source><translation>その他の操作</translation></message>
<message><source>More answers</source><translation>その他の回答</translation></message>
<message><source>More expensive</source><translation>より高くなります</translation></message>
<message><source>More may be lost, and how much is unknown.</source><translation>ほかにも失われた可能性がありますが、その量は不明です。</translation></message>
<message><source>More options</source><translation>その他のオプション</translation></message>
<message><source>More providers</source><translation>その他のプロバイダー</translation></message>
<message><source>More than one cache entry starts with {prefix}.</source><translation>{prefix}で始まるキャッシュエントリが複数あります。</translation></message>
<message><source>More than one cache entry starts with {wanted}.</source><translation>{wanted}で始まるキャッシュエントリが複数あります。</translation></message>
<message><source>More than {most} options.</source><translation>オプションが{most}個を超えています。</translation></message>
<message><source>Motion</source><translation>動き</translation></message>
<message><source>Mount the folder on this computer and open that.</source><translation>フォルダーをこのコンピューターにマウントし、それを開いてください。</translation></message>
<message><source>Move (Alt+↑, Alt+↓)</source><translation>移動 (Alt+↑、Alt+↓)</translation></message>
<message><source>Move down (Alt+↓)</source><translation>下へ移動 (Alt+↓)</translation></message>
<message><source>Move it into the project folder and mention it with @.</source><translation>プロジェクトフォルダーに移動し、@で指定してください。</translation></message>
<message><source>Move outputs older than</source><translation>移動する出力の古さ</translation></message>
<message><source>Move outputs older than this many turns; 0 = never.</source><translation>このターン数より古い出力を移動します。0 = しない。</translation></message>
<message><source>Move to trash</source><translation>ごみ箱に移動</translation></message>
<message><source>Move up (Alt+↑)</source><translation>上へ移動 (Alt+↑)</translation></message>
<message><source>Moves old outputs to the cache, compacts at 85%</source><translation>古い出力をキャッシュに移し、85% で圧縮</translation></message>
<message><source>Moves the system or a home folder.</source><translation>システムまたはホームフォルダーを移動します。</translation></message>
<message><source>NAME=value, one per line (for a URL: Header: value)</source><translation>NAME=value、1行に1つ（URLの場合はHeader: value）</translation></message>
<message><source>Name</source><translation>名前</translation></message>
<message><source>Name sessions by the fast model</source><translation>高速モデルでセッションに名前を付ける</translation></message>
<message><source>Name the environment variable that holds the key, or add the key in Settings › Models and keys or with `helix-desktop key set`.</source><translation>キーを保持する環境変数の名前を指定するか、設定 › モデルとキーまたは`helix-desktop key set`でキーを追加してください。</translation></message>
<message><source>Name the session in commits</source><translation>コミットにセッションを記す</translation></message>
<message><source>Names no file in the project folder, and this tool changes no others.</source><translation>プロジェクトフォルダー内のファイルを指定していません。このツールはほかのファイルを変更しません。</translation></message>
<message><source>Needs network access.</source><translation>ネットワークアクセスが必要です。</translation></message>
<message><source>Needs review</source><translation>要確認</translation></message>
<message><source>Network access</source><translation>ネットワークアクセス</translation></message>
<message><source>Never</source><translation>しない</translation></message>
<message><source>Never</source><comment>stay awake</comment><translation>しない</translation></message>
<message><source>Never allow</source><translation>常に拒否</translation></message>
<message><source>Never before that</source><translation>それより前にはしない</translation></message>
<message><source>New answer</source><translation>新しい回答</translation></message>
<message><source>New editor or agent configuration files are set aside only when the command ends.</source><translation>エディターやエージェントの新しい構成ファイルは、コマンドの終了時に初めて退避されます。</translation></message>
<message><source>New entries could overwrite old ones.</source><translation>新しいエントリが古いエントリを上書きするおそれがあります。</translation></message>
<message><source>New file.</source><translation>新しいファイル。</translation></message>
<message><source>New line</source><translation>改行</translation></message>
<message><source>New messages {0}–{1} stay as they are.</source><translation>新しいメッセージ{0}–{1}はそのまま残ります。</translation></message>
<message><source>New session</source><translation>新規セッション</translation></message>
<message><source>New session in a worktree</source><translation>ワークツリーで新規セッション</translation></message>
<message><source>New session in a worktree…</source><translation>ワークツリーで新規セッション…</translation></message>
<message><source>New since request {0}</source><translation>リクエスト{0}以降の新規</translation></message>
<message><source>New step</source><translation>新しいステップ</translation></message>
<message><source>New workspace</source><translation>新規ワークスペース</translation></message>
<message><source>New workspace with this policy…</source><translation>このポリシーで新規ワークスペース…</translation></message>
<message><source>New workspace…</source><translation>新規ワークスペース…</translation></message>
<message><source>New: {path}</source><translation>新規: {path}</translation></message>
<message><source>Newer request</source><translation>新しいリクエストへ</translation></message>
<message><source>Newer request (])</source><translation>新しいリクエストへ (])</translation></message>
<message><source>Next</source><translation>次へ</translation></message>
<message><source>Next</source><comment>request</comment><translation>次</translation></message>
<message><source>Next (End)</source><translation>次へ (End)</translation></message>
<message><source>Next change</source><translation>次の変更</translation></message>
<message><source>Next entry (↓)</source><translation>次のエントリ (↓)</translation></message>
<message><source>Next line (Alt+Down)</source><translation>次の行 (Alt+↓)</translation></message>
<message><source>Next match (Enter)</source><translation>次の一致 (Enter)</translation></message>
<message><source>Next missing detail</source><translation>次の不足した詳細</translation></message>
<message><source>Next mode</source><translation>次のモード</translation></message>
<message><source>Next request</source><translation>次のリクエスト</translation></message>
<message><source>Next request · not sent yet</source><translation>次のリクエスト · 未送信</translation></message>
<message><source>Next: {0}. Nothing is lost.</source><translation>次の予定: {0}。何も失われません。</translation></message>
<message><source>No</source><translation>いいえ</translation></message>
<message><source>No account, no telemetry. Only requests to the model you choose leave this computer.</source><translation>アカウント不要、テレメトリなし。このコンピューターの外に出るのは、選択したモデルへのリクエストだけです。</translation></message>
<message><source>No answer was recorded.</source><translation>回答は記録されていません。</translation></message>
<message><source>No answer yet · {0}</source><translation>まだ応答なし · {0}</translation></message>
<message><source>No answer yet. Retrying…</source><translation>まだ回答がありません。再試行中…</translation></message>
<message><source>No archived sessions.</source><translation>アーカイブしたセッションはありません。</translation></message>
<message><source>No automatic checks</source><translation>自動確認なし</translation></message>
<message><source>No changes left</source><translation>変更はもうありません</translation></message>
<message><source>No changes.</source><translation>変更はありません。</translation></message>
<message><source>No color</source><translation>色なし</translation></message>
<message><source>No command is running.</source><translation>実行中のコマンドはありません。</translation></message>
<message><source>No command or skill has this name. As a message, Helix reads it as text.</source><translation>この名前のコマンドやスキルはありません。メッセージとして送ると、Helixはテキストとして読みます。</translation></message>
<message><source>No command, or a very long one.</source><translation>コマンドがないか、長すぎます。</translation></message>
<message><source>No compactions yet</source><translation>圧縮はまだありません</translation></message>
<message><source>No content begins with {prefix}.</source><translation>{prefix}で始まる内容はありません。</translation></message>
<message><source>No description.</source><translation>説明がありません。</translation></message>
<message><source>No dollar limit</source><translation>ドル上限なし</translation></message>
<message><source>No dollar limit while the price is unknown</source><translation>価格が不明な間はドル上限なし</translation></message>
<message><source>No earlier version of this command or path.</source><translation>このコマンドまたはパスの以前のバージョンはありません。</translation></message>
<message><source>No fast model selected: using {model}.</source><translation>高速モデルが未選択のため、{model}を使用します。</translation></message>
<message><source>No file selected</source><translation>ファイルが選択されていません</translation></message>
<message><source>No files changed in this session</source><translation>このセッションで変更されたファイルはありません</translation></message>
<message><source>No folder selected</source><translation>フォルダーが選択されていません</translation></message>
<message><source>No handover or notes selected.</source><translation>引き継ぎ書もメモも選択されていません。</translation></message>
<message><source>No hooks were run.</source><translation>フックは実行されませんでした。</translation></message>
<message><source>No instructions below the description.</source><translation>説明の下に指示がありません。</translation></message>
<message><source>No instructions in use</source><translation>使用中の指示はありません</translation></message>
<message><source>No key</source><translation>キーなし</translation></message>
<message><source>No key, no network</source><translation>キーもネットワークも不要</translation></message>
<message><source>No keyring: saved until you quit</source><translation>キーリングなし: 終了するまで保存</translation></message>
<message><source>No limit</source><translation>上限なし</translation></message>
<message><source>No line-by-line view</source><translation>行単位の表示はできません</translation></message>
<message><source>No local model found</source><translation>ローカルモデルが見つかりません</translation></message>
<message><source>No local models found. Start Ollama, LM Studio, or llama.cpp.</source><translation>ローカルモデルが見つかりません。Ollama、LM Studio、llama.cppのいずれかを起動してください。</translation></message>
<message><source>No long-context model selected: using {model} ({window} tokens).</source><translation>長コンテキストモデルが未選択のため、{model}（{window}トークン）を使用します。</translation></message>
<message><source>No longer in context.</source><translation>もうコンテキストにありません。</translation></message>
<message><source>No longer the default in all workspaces. Takes effect with the next request.</source><translation>全ワークスペースの既定から外しました。次のリクエストから反映されます。</translation></message>
<message><source>No matches</source><translation>一致なし</translation></message>
<message><source>No matches.</source><translation>一致するものはありません。</translation></message>
<message><source>No matches. Type provider/model to use any other model.</source><translation>一致なし。ほかのモデルを使うには、プロバイダー/モデルの形で入力してください。</translation></message>
<message><source>No matching settings.</source><translation>一致する設定はありません。</translation></message>
<message><source>No messages yet.</source><translation>メッセージはまだありません。</translation></message>
<message><source>No model selected, so the practice model answers. It works offline and only quotes what the tools return.</source><translation>モデルが未選択のため、練習用モデルが応答します。オフラインで動作し、ツールの出力を引用するだけです。</translation></message>
<message><source>No network except the hosts you allow, and no access to other processes. Its own processes can reach each other.</source><translation>許可したホスト以外のネットワークと、ほかのプロセスにはアクセスできません。自身のプロセス同士は通信できます。</translation></message>
<message><source>No network unless you allow it, not even to this computer.</source><translation>許可しないかぎりネットワークは使えません。このコンピューターへの接続も同様です。</translation></message>
<message><source>No new version was created.</source><translation>新しいバージョンは作成されませんでした。</translation></message>
<message><source>No newline at end of file</source><translation>ファイル末尾に改行なし</translation></message>
<message><source>No object is named `hooks`.</source><translation>`hooks`という名前のオブジェクトがありません。</translation></message>
<message><source>No open question has the number {number}.</source><translation>番号 {number} の未回答の質問はありません。</translation></message>
<message><source>No other session here has {name}.</source><translation>ここの他のセッションに{name}はありません。</translation></message>
<message><source>No output yet.</source><translation>まだ出力はありません。</translation></message>
<message><source>No port could be opened: {error}.</source><translation>ポートを開けませんでした（{error}）。</translation></message>
<message><source>No problems found</source><translation>問題なし</translation></message>
<message><source>No reason given</source><translation>理由なし</translation></message>
<message><source>No reason was given.</source><translation>理由は示されていません。</translation></message>
<message><source>No request had it.</source><translation>含まれていたリクエストはありません。</translation></message>
<message><source>No requests yet.</source><translation>リクエストはまだありません。</translation></message>
<message><source>No result</source><translation>結果なし</translation></message>
<message><source>No result yet, still running</source><translation>結果はまだなし、実行中</translation></message>
<message><source>No rules are known for {shell}.</source><translation>{shell}のルールがありません。</translation></message>
<message><source>No rules yet. Answer a request with “Always” or “Never” to add one.</source><translation>ルールはまだありません。確認に「常に許可」か「常に拒否」で答えると追加されます。</translation></message>
<message><source>No sandbox</source><translation>サンドボックスなし</translation></message>
<message><source>No sandbox on this system</source><translation>このシステムにサンドボックスはありません</translation></message>
<message><source>No sandbox on this system: nothing restricts the command.</source><translation>このシステムにはサンドボックスがなく、コマンドは何も制限されません。</translation></message>
<message><source>No sandbox: commands can do anything you can, so Helix asks before each one.</source><translation>サンドボックスなし。コマンドはユーザーと同じことができるため、Helixは毎回確認します。</translation></message>
<message><source>No secure system keyring found, so the secret can't be saved.</source><translation>安全なシステムキーリングが見つからないため、シークレットを保存できません。</translation></message>
<message><source>No secure system keyring found, so the value of {name} can't be saved.</source><translation>安全なシステムキーリングが見つからないため、{name}の値を保存できません。</translation></message>
<message><source>No secure system keyring: keys are saved until you quit</source><translation>安全なシステムキーリングなし: キーは終了するまで保存</translation></message>
<message><source>No servers yet. Add or import one above.</source><translation>サーバーはまだありません。上で追加またはインポートしてください。</translation></message>
<message><source>No session is open</source><translation>開いているセッションがありません</translation></message>
<message><source>No sessions for this folder were found. Choose or drop a file.</source><translation>このフォルダーのセッションは見つかりませんでした。ファイルを選ぶか、ドロップしてください。</translation></message>
<message><source>No sessions to replay yet. After the first one, this compares the current policy with your edits.</source><translation>再生するセッションがまだありません。最初のセッションの後、現在のポリシーと編集内容をここで比較します。</translation></message>
<message><source>No sessions to replay yet. Run a session, then compare policies.</source><translation>再生するセッションがまだありません。セッションを実行してから、ポリシーを比較してください。</translation></message>
<message><source>No subagent was stopped in the last 5 seconds.</source><translation>直近5秒間に停止したサブエージェントはありません。</translation></message>
<message><source>No subagents are running.</source><translation>実行中のサブエージェントはありません。</translation></message>
<message><source>No system keyring: keys are forgotten when you quit. Install GNOME Keyring or KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), or set an environment variable.</source><translation>システムキーリングがないため、キーは終了時に消えます。GNOME KeyringまたはKWalletをインストールするか（Debian、Ubuntu: sudo apt install gnome-keyring）、環境変数を設定してください。</translation></message>
<message><source>No system keyring: saved until you quit</source><translation>システムキーリングなし: 終了するまで保存</translation></message>
<message><source>No usage</source><translation>使用なし</translation></message>
<message><source>No workspace is open</source><translation>開いているワークスペースがありません</translation></message>
<message><source>No workspace was created. {0} is unchanged.</source><translation>ワークスペースは作成されませんでした。{0}は変更されていません。</translation></message>
<message><source>No workspace with that number</source><translation>その番号のワークスペースはありません</translation></message>
<message><source>Nobody has used it on a Mac yet. Helix tried it when it started.</source><translation>Macで使った人はまだいません。Helixは起動時に試しました。</translation></message>
<message><source>None (single version)</source><translation>なし（バージョンは1つ）</translation></message>
<message><source>None fits. Open one and recall part of it.</source><translation>どれも入りません。1つ開いて一部を呼び戻してください。</translation></message>
<message><source>None of its {0} can be read.</source><translation>{0}すべてを読み取れません。</translation></message>
<message><source>None runs unless you approve it.</source><translation>承認しない限り、どのフックも実行されません。</translation></message>
<message><source>None yet. Add Markdown files to .agents/commands.</source><translation>まだありません。.agents/commands にMarkdownファイルを追加してください。</translation></message>
<message><source>None yet. Add folders with a SKILL.md to .agents/skills.</source><translation>まだありません。SKILL.mdのあるフォルダーを .agents/skills に追加してください。</translation></message>
<message><source>None yet. Add one below, or ask Helix to remember something.</source><translation>まだありません。下で追加するか、何かを覚えるようHelixに頼んでください。</translation></message>
<message><source>None yet. Tools appear here after the server starts.</source><translation>まだありません。サーバーが起動すると、ツールがここに表示されます。</translation></message>
<message><source>None. A project declares them in .helix/hooks.json.</source><translation>ありません。プロジェクトでは .helix/hooks.json に記述します。</translation></message>
<message><source>None. Add hooks.json to {0}.</source><translation>ありません。{0} に hooks.json を追加してください。</translation></message>
<message><source>None. Commands have no network.</source><translation>なし。コマンドはネットワークを使えません。</translation></message>
<message><source>Not a URL.</source><translation>URLではありません。</translation></message>
<message><source>Not a valid server list: {error}.</source><translation>有効なサーバー一覧ではありません（{error}）。</translation></message>
<message><source>Not applied yet. Takes effect with the next turn.</source><translation>まだ適用されていません。次のターンから反映されます。</translation></message>
<message><source>Not available for this block.</source><translation>このブロックでは使えません。</translation></message>
<message><source>Not decided yet</source><translation>未決定</translation></message>
<message><source>Not even one line fits.</source><translation>1行も入りません。</translation></message>
<message><source>Not imported: {0}</source><translation>未インポート: {0}</translation></message>
<message><source>Not in context</source><translation>コンテキスト外</translation></message>
<message><source>Not in this request</source><translation>このリクエストにはありません</translation></message>
<message><source>Not now</source><translation>後で</translation></message>
<message><source>Not pinned.</source><translation>ピン留めされていません。</translation></message>
<message><source>Not put back: {0}</source><translation>戻されなかったもの：{0}</translation></message>
<message><source>Not recorded</source><translation>記録なし</translation></message>
<message><source>Not redone: {0}</source><translation>やり直していません: {0}</translation></message>
<message><source>Not sandboxed: can do anything you can.</source><translation>サンドボックスなし。ユーザーと同じことができます。</translation></message>
<message><source>Not saved. The key is still in the field.</source><translation>保存されていません。キーは入力欄に残っています。</translation></message>
<message><source>Not sent yet.</source><translation>まだ送信されていません。</translation></message>
<message><source>Not started: review its start command first</source><translation>未起動: 先に起動コマンドを確認してください</translation></message>
<message><source>Not text.</source><translation>テキストではありません。</translation></message>
<message><source>Not text. Use the hex view.</source><translation>テキストではありません。16進表示を使ってください。</translation></message>
<message><source>Not trusted</source><translation>未信頼</translation></message>
<message><source>Not undone: {0}</source><translation>元に戻していません: {0}</translation></message>
<message><source>Not used in any session.</source><translation>どのセッションでも使われていません。</translation></message>
<message><source>Not used: {0}</source><translation>未使用: {0}</translation></message>
<message><source>Not valid JSON.</source><translation>有効なJSONではありません。</translation></message>
<message><source>Not verified: some messages don't match the SHA-256 in {0} ({1}…).</source><translation>検証できません。一部のメッセージが{0}（{1}…）のSHA-256と一致しません。</translation></message>
<message><source>Notes</source><translation>メモ</translation></message>
<message><source>Notes (model)</source><translation>メモ（モデル）</translation></message>
<message><source>Notes (rules)</source><translation>メモ（ルール）</translation></message>
<message><source>Notes at the earliest</source><translation>メモの最も早い時点</translation></message>
<message><source>Notes by a model</source><translation>モデルのメモ</translation></message>
<message><source>Notes or a handover took this out of the context. It stays readable.</source><translation>メモまたは引き継ぎ書により、これはコンテキストから外れました。引き続き読めます。</translation></message>
<message><source>Notes refined</source><translation>メモの推敲</translation></message>
<message><source>Notes refined {0}: {1}</source><translation>{0}にメモを推敲: {1}</translation></message>
<message><source>Notes taken {0}: {1}</source><translation>{0}にメモを作成: {1}</translation></message>
<message><source>Notes were merged and shortened.</source><translation>メモを統合し短縮しました。</translation></message>
<message><source>Nothing</source><translation>何もしない</translation></message>
<message><source>Nothing answers at the provider's address.</source><translation>プロバイダーのアドレスから応答がありません。</translation></message>
<message><source>Nothing cached yet</source><translation>まだキャッシュはありません</translation></message>
<message><source>Nothing changed since.</source><translation>それ以降、何も変わっていません。</translation></message>
<message><source>Nothing changed.</source><translation>何も変更されていません。</translation></message>
<message><source>Nothing changed. A newer version of Helix may be able to read it.</source><translation>何も変更されていません。新しいバージョンのHelixなら読み取れる可能性があります。</translation></message>
<message><source>Nothing changed. Check the folder's permissions or choose another data folder.</source><translation>何も変更されていません。フォルダーのアクセス許可を確認するか、別のデータフォルダーを選択してください。</translation></message>
<message><source>Nothing changed. Choose a data folder with a shorter path.</source><translation>何も変更されていません。パスの短いデータフォルダーを選択してください。</translation></message>
<message><source>Nothing changed. Choose a data folder with a valid name.</source><translation>何も変更されていません。有効な名前のデータフォルダーを選択してください。</translation></message>
<message><source>Nothing changed. Choose a file of the same version, for example from a backup.</source><translation>何も変更されていません。同じバージョンのファイルを、バックアップなどから選択してください。</translation></message>
<message><source>Nothing changed. Choose a new or empty folder.</source><translation>何も変更されていません。新しいフォルダーか空のフォルダーを選択してください。</translation></message>
<message><source>Nothing changed. Choose another file.</source><translation>何も変更されていません。別のファイルを選択してください。</translation></message>
<message><source>Nothing changed. Choose another folder.</source><translation>何も変更されていません。別のフォルダーを選択してください。</translation></message>
<message><source>Nothing changed. Choose another name, or start an ordinary session.</source><translation>何も変更されていません。別の名前を選択するか、通常のセッションを開始してください。</translation></message>
<message><source>Nothing changed. Close that program, then reopen the workspace.</source><translation>何も変更されていません。そのプログラムを閉じてから、ワークスペースを開き直してください。</translation></message>
<message><source>Nothing changed. Create it without the environment.</source><translation>何も変更されていません。環境なしで作成してください。</translation></message>
<message><source>Nothing changed. Edit the lines of the newer ones.</source><translation>何も変更されませんでした。新しいメモの行を編集してください。</translation></message>
<message><source>Nothing changed. Free disk space, or copy the folder to a larger disk.</source><translation>何も変更されていません。ディスクの空きを増やすか、フォルダーを大きいディスクにコピーしてください。</translation></message>
<message><source>Nothing changed. Open this workspace with the newer version.</source><translation>何も変更されていません。新しいバージョンでこのワークスペースを開いてください。</translation></message>
<message><source>Nothing changed. Put longer text into a project file.</source><translation>何も変更されていません。長いテキストはプロジェクトのファイルに入れてください。</translation></message>
<message><source>Nothing changed. Quit it, or try again when it has ended.</source><translation>何も変更されていません。終了させるか、終了してから再試行してください。</translation></message>
<message><source>Nothing changed. Reopen this page to try again.</source><translation>何も変更されていません。このページを開き直して再試行してください。</translation></message>
<message><source>Nothing changed. Restore the workspace from a backup.</source><translation>何も変更されていません。ワークスペースをバックアップから復元してください。</translation></message>
<message><source>Nothing changed. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>何も変更されていません。コピー上で動作する`helix-desktop workspace repair`を実行してください。</translation></message>
<message><source>Nothing changed. Shorten the version; the originals keep everything.</source><translation>何も変更されていません。このバージョンを短くしてください。元の内容はすべて残ります。</translation></message>
<message><source>Nothing changed. Try again when it has ended.</source><translation>何も変更されていません。終了してから再試行してください。</translation></message>
<message><source>Nothing changed. Try again, choose another model, or use rules.</source><translation>何も変更されていません。再試行するか、別のモデルを選ぶか、ルールを使ってください。</translation></message>
<message><source>Nothing changed. Try again, or compact by rules.</source><translation>何も変更されていません。再試行するか、ルールで圧縮してください。</translation></message>
<message><source>Nothing changed. Try again.</source><translation>何も変更されていません。もう一度お試しください。</translation></message>
<message><source>Nothing changed. Update Helix to import it.</source><translation>何も変更されていません。インポートするにはHelixを更新してください。</translation></message>
<message><source>Nothing changed. Update Helix to open it.</source><translation>何も変更されていません。開くにはHelixを更新してください。</translation></message>
<message><source>Nothing changed. `workspace repair` rebuilds the database from readable data.</source><translation>何も変更されていません。`workspace repair`は読み取れるデータからデータベースを再構築します。</translation></message>
<message><source>Nothing else changed.</source><translation>ほかは何も変更されていません。</translation></message>
<message><source>Nothing follows “{text}”.</source><translation>「{text}」の後に何もありません。</translation></message>
<message><source>Nothing here is called {event}.</source><translation>ここには {event} というイベントはありません。</translation></message>
<message><source>Nothing here yet. Archive or delete a workspace from its menu.</source><translation>まだ何もありません。ワークスペースのメニューからアーカイブまたは削除できます。</translation></message>
<message><source>Nothing in any session contains “{0}”.</source><translation>「{0}」を含むものは、どのセッションにもありません。</translation></message>
<message><source>Nothing in it looks like a secret.</source><translation>機密情報と思われるものはありません。</translation></message>
<message><source>Nothing is deleted, and you can undo it at any time, also days later.</source><translation>何も削除されません。何日か後でも、いつでも元に戻せます。</translation></message>
<message><source>Nothing is displayed incorrectly.</source><translation>表示に誤りはありません。</translation></message>
<message><source>Nothing is erased, and your project files stay as they are.</source><translation>何も消去されず、プロジェクトのファイルもそのまま残ります。</translation></message>
<message><source>Nothing is stored in this workspace yet.</source><translation>このワークスペースにはまだ何も保存されていません。</translation></message>
<message><source>Nothing is stored yet.</source><translation>まだ何も保存されていません。</translation></message>
<message><source>Nothing is written to the prompt cache again</source><translation>プロンプトキャッシュへの書き直しはありません</translation></message>
<message><source>Nothing new</source><translation>新しい内容はありません</translation></message>
<message><source>Nothing of this turn is left to undo here.</source><translation>このターンには、ここで元に戻せるものがもうありません。</translation></message>
<message><source>Nothing sent yet</source><translation>まだ何も送信されていません</translation></message>
<message><source>Nothing sent yet. This is sent together with your first message.</source><translation>まだ何も送信していません。これは最初のメッセージと一緒に送信されます。</translation></message>
<message><source>Nothing spent yet.</source><translation>まだ支出はありません。</translation></message>
<message><source>Nothing to branch from.</source><translation>ブランチする元がありません。</translation></message>
<message><source>Nothing to clean up</source><translation>クリーンアップするものはありません</translation></message>
<message><source>Nothing to compact right now.</source><translation>今は圧縮するものがありません。</translation></message>
<message><source>Nothing to compact yet.</source><translation>圧縮するものはまだありません。</translation></message>
<message><source>Nothing to continue.</source><translation>続けるものがありません。</translation></message>
<message><source>Nothing to pin.</source><translation>ピン留めするものがありません。</translation></message>
<message><source>Nothing to redo.</source><translation>やり直すものがありません。</translation></message>
<message><source>Nothing to send.</source><translation>送信するものがありません。</translation></message>
<message><source>Nothing to undo.</source><translation>元に戻すものがありません。</translation></message>
<message><source>Nothing to undo: the context is the full history.</source><translation>元に戻すものがありません。コンテキストは履歴全体です。</translation></message>
<message><source>Nothing waits for you.</source><translation>あなたを待っているものはありません。</translation></message>
<message><source>Nothing was compacted.</source><translation>何も圧縮されていません。</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup, or choose another folder.</source><translation>代わりのものは作成されていません。バックアップから復元するか、別のフォルダーを選択してください。</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup.</source><translation>代わりのものは作成されていません。バックアップから復元してください。</translation></message>
<message><source>Nothing was deleted. What was moved is in {place}.</source><translation>何も消去されていません。移動したものは{place}にあります。</translation></message>
<message><source>Nothing was erased. Check the disk, then reopen the workspace.</source><translation>何も消去されていません。ディスクを確認し、ワークスペースを開き直してください。</translation></message>
<message><source>Nothing was erased. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>何も消去されていません。コピー上で動作する`helix-desktop workspace repair`を実行してください。</translation></message>
<message><source>Nothing was erased. `helix-desktop workspace check --deep` lists what is damaged.</source><translation>何も消去されていません。`helix-desktop workspace check --deep`で破損箇所を一覧できます。</translation></message>
<message><source>Nothing was exported. Choose another location.</source><translation>何もエクスポートされていません。別の場所を選択してください。</translation></message>
<message><source>Nothing was imported.</source><translation>何もインポートされませんでした。</translation></message>
<message><source>Nothing was imported. Choose a folder that Helix Desktop exported.</source><translation>何もインポートされていません。Helix Desktopがエクスポートしたフォルダーを選択してください。</translation></message>
<message><source>Nothing was imported. Choose another backup.</source><translation>何もインポートされていません。別のバックアップを選択してください。</translation></message>
<message><source>Nothing was imported. Helix Desktop doesn't write such sessions.</source><translation>何もインポートされていません。Helix Desktopはこのようなセッションを書き込みません。</translation></message>
<message><source>Nothing was imported. Make it again, then import it.</source><translation>何もインポートされていません。作り直してからインポートしてください。</translation></message>
<message><source>Nothing was imported. Replace the link with the folder itself.</source><translation>何もインポートされていません。リンクをフォルダー本体に置き換えてください。</translation></message>
<message><source>Nothing was imported. Update Helix Desktop.</source><translation>何もインポートされませんでした。Helix Desktop を更新してください。</translation></message>
<message><source>Nothing was installed.</source><translation>何もインストールされませんでした。</translation></message>
<message><source>Nothing was lost: the request only cost more.</source><translation>失われたものはありません。リクエストの費用が増えただけです。</translation></message>
<message><source>Nothing was merged.</source><translation>何もマージされていません。</translation></message>
<message><source>Nothing was merged. Let Helix merge {into} into {branch} in this session first.</source><translation>何もマージされていません。先にこのセッションで、{into}を{branch}にマージするようHelixに依頼してください。</translation></message>
<message><source>Nothing was removed. Can't read event {seq} of session {session}, so the entries it uses are unknown ({problem})</source><translation>何も削除されていません。セッション{session}のイベント{seq}を読み取れないため、使用中のエントリが不明です（{problem}）</translation></message>
<message><source>Nothing was removed. Run `git branch NAME {commit}` in the project folder first.</source><translation>何も削除されていません。先にプロジェクトフォルダーで`git branch NAME {commit}`を実行してください。</translation></message>
<message><source>Nothing was removed. Run `git worktree unlock` first.</source><translation>何も削除されていません。先に`git worktree unlock`を実行してください。</translation></message>
<message><source>Nothing was saved.</source><translation>何も保存されていません。</translation></message>
<message><source>Nothing was saved. Choose another location.</source><translation>何も保存されていません。別の場所を選択してください。</translation></message>
<message><source>Nothing was saved. Free disk space, then try again.</source><translation>何も保存されていません。ディスクの空きを増やしてから再試行してください。</translation></message>
<message><source>Nothing was saved. Try again.</source><translation>何も保存されていません。再試行してください。</translation></message>
<message><source>Nothing was sent.</source><translation>何も送信されていません。</translation></message>
<message><source>Nothing was sent. Use https://, or a server on this computer or network.</source><translation>何も送信されていません。https://を使うか、このコンピューターまたはネットワーク上のサーバーを使ってください。</translation></message>
<message><source>Nothing was sent. Use https://, or check where the name leads.</source><translation>何も送信されていません。https://を使うか、名前の解決先を確認してください。</translation></message>
<message><source>Nothing was written.</source><translation>何も書き込まれていません。</translation></message>
<message><source>Nothing was written. A page masks them; a file with the exact history can't.</source><translation>何も書き込まれませんでした。ページでは伏せられますが、正確な履歴のファイルでは伏せられません。</translation></message>
<message><source>Nothing yet. Write instructions above, or add an AGENTS.md to the project.</source><translation>まだありません。上に指示を書くか、プロジェクトにAGENTS.mdを追加してください。</translation></message>
<message><source>Notifications</source><translation>通知</translation></message>
<message><source>Notify me when</source><translation>通知するタイミング</translation></message>
<message><source>Notify when a call waits for an answer.</source><translation>呼び出しが回答を待っているときに通知します。</translation></message>
<message><source>Notify when a session finishes.</source><translation>セッションが完了したときに通知します。</translation></message>
<message><source>Notify while Helix is in front, too.</source><translation>Helixが前面にあるときも通知します。</translation></message>
<message><source>Now</source><translation>現在</translation></message>
<message><source>Now open to commands: {0}</source><translation>コマンドに開放しました: {0}</translation></message>
<message><source>Now the default in all workspaces. Takes effect with the next request.</source><translation>全ワークスペースの既定にしました。次のリクエストから反映されます。</translation></message>
<message><source>Now {0}, after about {1} of {2} tokens</source><translation>現在 {0}、その後は約 {1} / {2} トークン</translation></message>
<message><source>Numbers count this workspace's own settings.</source><translation>数字はこのワークスペース独自の設定の数です。</translation></message>
<message><source>Observational</source><translation>Observational</translation></message>
<message><source>Off</source><translation>オフ</translation></message>
<message><source>Off</source><comment>reasoning effort</comment><translation>オフ</translation></message>
<message><source>Off for this workspace</source><translation>このワークスペースではオフ</translation></message>
<message><source>Old outputs</source><translation>古い出力</translation></message>
<message><source>Old steps become notes here</source><translation>ここで古いステップをメモにします</translation></message>
<message><source>Old steps become notes here at the latest</source><translation>遅くともここで古いステップをメモにします</translation></message>
<message><source>Old steps may become notes from here on</source><translation>ここから古いステップをメモにすることがあります</translation></message>
<message><source>Old steps were shortened to notes by rules, without a model.</source><translation>モデルを使わず、ルールで古いステップを短いメモにしました。</translation></message>
<message><source>Older outputs moved to the cache. Each marker recalls one.</source><translation>古い出力をキャッシュに移動しました。それぞれマーカーで呼び戻せます。</translation></message>
<message><source>Older request</source><translation>古いリクエストへ</translation></message>
<message><source>Older request ([)</source><translation>古いリクエストへ ([)</translation></message>
<message><source>Older, unchanged</source><translation>古い内容、変更なし</translation></message>
<message><source>Omit the effort, or choose another model.</source><translation>推論量を省略するか、別のモデルを選択してください。</translation></message>
<message><source>On</source><comment>reasoning effort</comment><translation>オン</translation></message>
<message><source>On disk</source><translation>ディスク上</translation></message>
<message><source>On price alone, compacting never pays off.</source><translation>価格だけで見ると、圧縮は割に合いません。</translation></message>
<message><source>On the desktop</source><translation>デスクトップ</translation></message>
<message><source>One change is of 1 to {most} lines, not of {count}.</source><translation>1回の変更は1～{most}行です（{count}行は不可）。</translation></message>
<message><source>One fact or wish</source><translation>1つの事実または要望</translation></message>
<message><source>One invisible character</source><translation>不可視文字1個</translation></message>
<message><source>One line for each sentence</source><translation>1文につき1行</translation></message>
<message><source>One message can recall up to {0}.</source><translation>1つのメッセージに呼び戻せるのは{0}件までです。</translation></message>
<message><source>One of context, pinned, cached, compacted, superseded, damaged.</source><translation>context、pinned、cached、compacted、superseded、damagedのいずれか。</translation></message>
<message><source>Only Bedrock and Vertex AI have a profile or file of credentials.</source><translation>プロファイルや認証情報ファイルを使えるのは、BedrockとVertex AIだけです。</translation></message>
<message><source>Only calls, which their results need. Exclude the results instead.</source><translation>呼び出しのみで、その結果に必要です。代わりに結果を除外してください。</translation></message>
<message><source>Only hooks of the type {kind} run here.</source><translation>ここで実行されるのは種類が {kind} のフックだけです。</translation></message>
<message><source>Only reads. Ends with a plan that you edit, approve, or discard.</source><translation>読み取りのみ。最後に、編集、承認、破棄のできるプランを示します。</translation></message>
<message><source>Only when you compact manually</source><translation>手動で圧縮したときのみ</translation></message>
<message><source>Only {0} would fit.</source><translation>入るのは{0}だけです。</translation></message>
<message><source>Open</source><translation>開く</translation></message>
<message><source>Open</source><comment>unfold a row</comment><translation>開く</translation></message>
<message><source>Open a cache entry first.</source><translation>先にキャッシュエントリを開いてください。</translation></message>
<message><source>Open a file…</source><translation>ファイルを開く…</translation></message>
<message><source>Open a folder in the window, or use it with `helix-desktop ask --folder`.</source><translation>ウィンドウでフォルダーを開くか、`helix-desktop ask --folder`で使用してください。</translation></message>
<message><source>Open as page</source><translation>ページとして開く</translation></message>
<message><source>Open file</source><translation>ファイルを開く</translation></message>
<message><source>Open folder</source><translation>フォルダーを開く</translation></message>
<message><source>Open folder…</source><translation>フォルダーを開く…</translation></message>
<message><source>Open full output in cache</source><translation>出力全体をキャッシュで開く</translation></message>
<message><source>Open in browser</source><translation>ブラウザーで開く</translation></message>
<message><source>Open in cache</source><translation>キャッシュで開く</translation></message>
<message><source>Open link</source><translation>リンクを開く</translation></message>
<message><source>Open mail app</source><translation>メールアプリを開く</translation></message>
<message><source>Open or close entry</source><translation>エントリを開く/閉じる</translation></message>
<message><source>Open original</source><translation>元の内容を開く</translation></message>
<message><source>Open port {0}</source><translation>ポート{0}を開く</translation></message>
<message><source>Open that folder as a workspace to work in worktrees.</source><translation>ワークツリーで作業するには、そのフォルダーをワークスペースとして開いてください。</translation></message>
<message><source>Open the folder of the main repository as a workspace.</source><translation>メインリポジトリのフォルダーをワークスペースとして開いてください。</translation></message>
<message><source>Open the workspace in Helix Desktop first.</source><translation>先にHelix Desktopでワークスペースを開いてください。</translation></message>
<message><source>Open this to commands</source><translation>コマンドに開放</translation></message>
<message><source>Open {0}</source><translation>{0}を開く</translation></message>
<message><source>Open {0}?</source><translation>{0}を開きますか？</translation></message>
<message><source>Opened the folder of {0}.</source><translation>{0}のフォルダーを開きました。</translation></message>
<message><source>Opening the workspace sets the mark again.</source><translation>ワークスペースを開くと印が再び付きます。</translation></message>
<message><source>Opening…</source><translation>開いています…</translation></message>
<message><source>Opens the releases page in your browser</source><translation>リリースページをブラウザーで開きます</translation></message>
<message><source>Opens {0}</source><translation>{0}を開きます</translation></message>
<message><source>Opens {0} · sandboxed</source><translation>{0}を開きます · サンドボックス内</translation></message>
<message><source>Open…</source><translation>開く…</translation></message>
<message><source>Or answer in your own words</source><translation>または自分の言葉で回答</translation></message>
<message><source>Or at</source><translation>または</translation></message>
<message><source>Ordinary file edits need no approval. Commands still ask.</source><translation>通常のファイル編集は承認不要です。コマンドは確認します。</translation></message>
<message><source>Other URL ⌄</source><translation>ほかのURL ⌄</translation></message>
<message><source>Other users can enter the folder {home}.</source><translation>ほかのユーザーがフォルダー{home}に入れます。</translation></message>
<message><source>Other values</source><translation>その他の値</translation></message>
<message><source>Others on that network could read and change everything. Use https://, or allow http:// for this host (--allow-http on the command line).</source><translation>同じネットワーク上の他者が、すべての内容を読み取ったり変更したりできます。https://を使うか、このホストにhttp://を許可してください（コマンドラインでは--allow-http）。</translation></message>
<message><source>Others on the network could read and change everything sent to an http:// server.</source><translation>http://のサーバーに送る内容は、ネットワーク上の他者がすべて読み取ったり変更したりできます。</translation></message>
<message><source>Out of order.</source><translation>順序が正しくありません。</translation></message>
<message><source>Output</source><translation>出力</translation></message>
<message><source>Output price, USD per million tokens</source><translation>出力価格（100万トークンあたりUSD）</translation></message>
<message><source>Outputs</source><translation>出力</translation></message>
<message><source>Outputs cached</source><translation>出力をキャッシュ</translation></message>
<message><source>Outputs larger than this are shortened before they enter the context.</source><translation>これより大きい出力は、コンテキストに入る前に短縮されます。</translation></message>
<message><source>Outputs, messages, and notes</source><translation>出力、メッセージ、メモ</translation></message>
<message><source>Outside project folder</source><translation>プロジェクトフォルダーの外</translation></message>
<message><source>Over {0} tokens: Helix compacts before sending.</source><translation>{0}トークン超: 送信前にHelixが圧縮します。</translation></message>
<message><source>Override a model's context window or prices</source><translation>モデルのコンテキストウィンドウや価格を上書きします</translation></message>
<message><source>Overwrites files so that they can't be restored.</source><translation>ファイルを復元できないように上書きします。</translation></message>
<message><source>Paste API key</source><translation>APIキーを貼り付け</translation></message>
<message><source>Paste an API key and wait for the test.</source><translation>APIキーを貼り付け、テストの完了を待ってください。</translation></message>
<message><source>Paste another client's mcpServers or an install link, or open a file or bundle</source><translation>ほかのクライアントのmcpServersかインストールリンクを貼り付けるか、ファイルかバンドルを開きます</translation></message>
<message><source>Path of a folder, or choose one</source><translation>フォルダーのパス、または選択</translation></message>
<message><source>Paused</source><translation>一時停止中</translation></message>
<message><source>Paused until you resume it: {why}</source><translation>再開するまで一時停止: {why}</translation></message>
<message><source>Paused until {0}</source><translation>{0} まで一時停止</translation></message>
<message><source>Paused until {time}: {why}</source><translation>{time} まで一時停止: {why}</translation></message>
<message numerus="yes"><source>Pays off after {0} requests.</source><extracomment>One: Pays off after {0} request.</extracomment><translation><numerusform>{0}件のリクエストで元が取れます。</numerusform></translation></message>
<message><source>Peak context</source><translation>ピークコンテキスト</translation></message>
<message><source>Peak {0}% of context · {1}× cost</source><translation>コンテキストのピーク{0}% · 費用{1}×</translation></message>
<message><source>Per session, including subagents</source><translation>セッションごと（サブエージェントを含む）</translation></message>
<message><source>Permissions</source><translation>許可</translation></message>
<message><source>Permissions: {0} before, {1} after</source><translation>権限：変更前 {0}、変更後 {1}</translation></message>
<message><source>Picks excerpts, takes notes, names sessions</source><translation>抜粋の選択、メモの作成、セッションの命名を行います</translation></message>
<message><source>Pictures aren't searched for secrets. Read the page before you share it.</source><translation>画像の中の機密情報は検索されません。共有する前にページを確認してください。</translation></message>
<message><source>Pin</source><translation>ピン留め</translation></message>
<message><source>Pin</source><comment>a pinned text</comment><translation>ピン</translation></message>
<message><source>Pin less, or unpin something else first.</source><translation>ピン留めを減らすか、先にほかのピン留めを外してください。</translation></message>
<message><source>Pin or unpin block</source><translation>ブロックのピン留め/解除</translation></message>
<message><source>Pin or unpin entry</source><translation>エントリのピン留め/解除</translation></message>
<message><source>Pin to context</source><translation>コンテキストにピン留め</translation></message>
<message><source>Pink</source><translation>ピンク</translation></message>
<message><source>Pinned</source><translation>ピン留め</translation></message>
<message><source>Pinned blocks would take more than a quarter of every request.</source><translation>ピン留めしたブロックが、毎回のリクエストの4分の1を超えます。</translation></message>
<message><source>Pinned by you</source><translation>自分でピン留め</translation></message>
<message><source>Pinned by you in turn {0}</source><translation>ターン{0}で自分でピン留め</translation></message>
<message><source>Pinned to context</source><translation>コンテキストにピン留めしました</translation></message>
<message><source>Pinned. Cleanup won't delete this entry.</source><translation>ピン留めしました。クリーンアップでこのエントリは削除されません。</translation></message>
<message><source>Pinned. Unpin it first.</source><translation>ピン留めされています。先にピン留めを外してください。</translation></message>
<message><source>Pinning changes nothing in the next request</source><translation>ピン留めしても次のリクエストは変わりません</translation></message>
<message numerus="yes"><source>Pinning writes about {0} tokens to the prompt cache again</source><extracomment>One: Pinning writes about {0} token to the prompt cache again</extracomment><translation><numerusform>ピン留めすると約{0}トークンがプロンプトキャッシュに書き直されます</numerusform></translation></message>
<message><source>Plan</source><translation>プラン</translation></message>
<message><source>Play a sound</source><translation>音を鳴らす</translation></message>
<message><source>Play a sound with notifications on the desktop.</source><translation>デスクトップの通知で音を鳴らします。</translation></message>
<message><source>Policy file</source><translation>ポリシーファイル</translation></message>
<message><source>Policy lab</source><translation>ポリシーラボ</translation></message>
<message><source>Policy not used: {why}</source><translation>ポリシーは使用されません: {why}</translation></message>
<message><source>Policy of subagents: the conversation's, or a preset of their own.</source><translation>サブエージェントのポリシー。会話と同じ、または独自のプリセット。</translation></message>
<message><source>Port {0} of the command, at this address of your computer until it ends</source><translation>コマンドのポート{0}。コマンドが終了するまで、このコンピューターのこのアドレスで使えます</translation></message>
<message><source>Possible letters: i m s x.</source><translation>使える文字: i m s x。</translation></message>
<message><source>Possible values: {known}.</source><translation>指定できる値: {known}。</translation></message>
<message><source>Possible values: {low} to {high}.</source><translation>指定できる値: {low}～{high}。</translation></message>
<message><source>Practice model</source><translation>練習用モデル</translation></message>
<message><source>Press keys…</source><translation>キーを押す…</translation></message>
<message><source>Preview</source><translation>プレビュー</translation></message>
<message><source>Preview kept</source><translation>プレビューを保持</translation></message>
<message><source>Preview of a large output</source><translation>大きな出力のプレビュー</translation></message>
<message><source>Preview while Helix chooses what to keep</source><translation>残す内容をHelixが選択中のプレビュー</translation></message>
<message><source>Preview, as no choice could be used</source><translation>プレビュー、使える選択がなかったため</translation></message>
<message><source>Preview, as there is no excerpt</source><translation>プレビュー、抜粋がないため</translation></message>
<message><source>Preview, chosen by Helix</source><translation>プレビュー、Helixが選択</translation></message>
<message><source>Preview, chosen by you</source><translation>プレビュー、自分で選択</translation></message>
<message><source>Previous (Enter)</source><translation>前へ (Enter)</translation></message>
<message><source>Previous change</source><translation>前の変更</translation></message>
<message><source>Previous entry (↑)</source><translation>前のエントリ (↑)</translation></message>
<message><source>Previous line (Alt+Up)</source><translation>前の行 (Alt+↑)</translation></message>
<message><source>Previous match (Shift+Enter)</source><translation>前の一致 (Shift+Enter)</translation></message>
<message><source>Previous turn, unchanged</source><translation>直前のターン、変更なし</translation></message>
<message numerus="yes"><source>Price unknown for {0} calls</source><extracomment>One: Price unknown for {0} call</extracomment><translation><numerusform>{0}回の呼び出しの価格が不明</numerusform></translation></message>
<message><source>Price unknown, so Helix can't say when compacting pays off.</source><translation>価格が不明なため、いつ元が取れるかわかりません。</translation></message>
<message><source>Price: {0}</source><translation>価格: {0}</translation></message>
<message><source>Private host</source><translation>プライベートホスト</translation></message>
<message><source>Private hosts</source><translation>プライベートホスト</translation></message>
<message><source>Private hosts for http://, separated by spaces</source><translation>http://を許可するプライベートホスト（空白区切り）</translation></message>
<message><source>Private hosts that may be reached by http://, separated by spaces.</source><translation>http://での接続を許可するプライベートホスト（空白区切り）。</translation></message>
<message><source>Process {pid} has this workspace open and isn't responding.</source><translation>プロセス{pid}がこのワークスペースを開いたまま応答していません。</translation></message>
<message><source>Process {pid}, another version of Helix, has this workspace open.</source><translation>別バージョンのHelixのプロセス{pid}がこのワークスペースを開いています。</translation></message>
<message><source>Programs</source><translation>プログラム</translation></message>
<message><source>Programs or agents act upon {names}. Instructions among them aren't used until you choose to use them in Settings › Instructions.</source><translation>プログラムやエージェントは{names}に従って動作します。その中の指示は、設定 › 指示で使用を選ぶまで使われません。</translation></message>
<message><source>Programs that exchange datagrams over sockets with a path don't work; programs that connect to each other do.</source><translation>パス付きソケットでデータグラムをやり取りするプログラムは動作しません。互いに接続するプログラムは動作します。</translation></message>
<message><source>Programs that talk to each other over sockets with a path don't work on this system.</source><translation>このシステムでは、パス付きソケットで互いに接続するプログラムは動作しません。</translation></message>
<message><source>Project Background</source><translation>プロジェクトの背景</translation></message>
<message><source>Project instructions</source><translation>プロジェクトの指示</translation></message>
<message><source>Project instructions and your “Always” rules apply</source><translation>プロジェクトの指示と「常に許可」のルールが適用されます</translation></message>
<message><source>Project instructions are ignored; every command and change asks</source><translation>プロジェクトの指示は無視し、コマンドと変更のたびに確認します</translation></message>
<message><source>Prompt cache breaks</source><translation>キャッシュの途切れ</translation></message>
<message><source>Prompt cache expired</source><translation>プロンプトキャッシュは期限切れ</translation></message>
<message><source>Prompt cache missed</source><translation>プロンプトキャッシュ不使用</translation></message>
<message><source>Prompt cache until {0} ({1})</source><translation>プロンプトキャッシュは{0}まで（{1}）</translation></message>
<message><source>Protocol</source><translation>プロトコル</translation></message>
<message><source>Providers</source><translation>プロバイダー</translation></message>
<message><source>Providers and keys</source><translation>プロバイダーとキー</translation></message>
<message><source>Publishes a package.</source><translation>パッケージを公開します。</translation></message>
<message><source>Publishes commits to another place.</source><translation>コミットを別の場所に公開します。</translation></message>
<message><source>Put / between folders; choose a plain name.</source><translation>フォルダーは/で区切り、通常の名前を選択してください。</translation></message>
<message><source>Put a {sign} where it ends.</source><translation>終わりの位置に{sign}を付けてください。</translation></message>
<message><source>Put back</source><translation>戻す</translation></message>
<message><source>Put back: {0}</source><translation>戻しました: {0}</translation></message>
<message><source>Put messages and arguments of tools into traces.</source><translation>メッセージとツールの引数をトレースに入れます。</translation></message>
<message><source>Put the key into a header.</source><translation>キーはヘッダーに入れてください。</translation></message>
<message><source>Put the secrets into one folder, into version control or elsewhere; or choose a smaller folder as the project folder.</source><translation>シークレットをバージョン管理などの1つのフォルダーにまとめるか、プロジェクトフォルダーとしてより小さいフォルダーを選択してください。</translation></message>
<message><source>Put what it leads to in its place.</source><translation>リンク先の内容をその場所に置いてください。</translation></message>
<message><source>Query parameters</source><translation>クエリパラメーター</translation></message>
<message><source>Questions</source><translation>質問</translation></message>
<message><source>Questions that nobody answers</source><translation>誰も答えない質問</translation></message>
<message><source>Queue</source><translation>キューに入れる</translation></message>
<message><source>Queue: the agent goes on, and the question waits until the turn ends</source><translation>キューに入れる: エージェントは作業を続け、質問はターンの終わりまで待ちます</translation></message>
<message><source>Queued messages</source><translation>キュー内のメッセージ</translation></message>
<message><source>Queued since {0}: the agent goes on</source><translation>{0} からキューにあります: エージェントは作業を続けています</translation></message>
<message><source>Quick check of the index, or every byte</source><translation>索引だけの簡易確認、または全バイトの確認</translation></message>
<message><source>Quit</source><translation>終了</translation></message>
<message><source>Quit without applying your changes?</source><translation>変更を適用せずに終了しますか？</translation></message>
<message><source>Quitting discards what you edited but did not apply: {0}.</source><translation>終了すると、編集して適用していない内容は破棄されます: {0}。</translation></message>
<message><source>Reached through Helix's proxy. Private hosts need a port</source><translation>Helixのプロキシを経由します。プライベートホストにはポートが必要です</translation></message>
<message><source>Reaches the whole network or nothing. Single hosts can't be allowed.</source><translation>ネットワーク全体につながるか、まったくつながらないかのどちらかです。個別のホストは許可できません。</translation></message>
<message><source>Reaches {host}: data can be sent there.</source><translation>{host}に接続します。データをそこに送信できます。</translation></message>
<message><source>Read further</source><translation>続きを読み取る</translation></message>
<message><source>Read it again first.</source><translation>先にもう一度読み取ってください。</translation></message>
<message><source>Read the file again: there, each of them has its own mark.</source><translation>ファイルを読み直してください。そこではそれぞれに固有の印が付いています。</translation></message>
<message><source>Readable folders</source><translation>読み取り可能なフォルダー</translation></message>
<message><source>Reading all sessions first. Nothing has been deleted.</source><translation>先にすべてのセッションを読み取っています。まだ何も削除されていません。</translation></message>
<message><source>Reading models…</source><translation>モデルを読み取り中…</translation></message>
<message><source>Reading sessions of {0}…</source><translation>{0}のセッションを読み取り中…</translation></message>
<message><source>Reading sessions…</source><translation>セッションを読み取り中…</translation></message>
<message><source>Reading, in percent</source><translation>読み取り中（パーセント）</translation></message>
<message><source>Reading…</source><translation>読み取り中…</translation></message>
<message><source>Reads the system and your toolchains, but nothing else in home folders or on other disks.</source><translation>システムとツールチェーンを読み取れますが、ホームフォルダーやほかのディスクのそれ以外のものは読み取れません。</translation></message>
<message><source>Ready</source><translation>準備完了</translation></message>
<message><source>Reason</source><translation>理由</translation></message>
<message><source>Reasoning budget</source><translation>推論予算</translation></message>
<message><source>Reasoning effort</source><translation>推論量</translation></message>
<message><source>Reasoning effort from here on: {0}</source><translation>以降の推論量: {0}</translation></message>
<message><source>Reasoning effort: {0}</source><translation>推論量: {0}</translation></message>
<message><source>Recall</source><translation>呼び戻す</translation></message>
<message><source>Recall   {0}</source><translation>呼び戻す   {0}</translation></message>
<message><source>Recall into next message</source><translation>次のメッセージに呼び戻す</translation></message>
<message><source>Recall it into your next message, or undo the handover first.</source><translation>次のメッセージに呼び戻すか、先に引き継ぎ書を元に戻してください。</translation></message>
<message><source>Recall matches</source><translation>一致を呼び戻す</translation></message>
<message><source>Recall matches in {0}</source><translation>{0}内の一致を呼び戻す</translation></message>
<message><source>Recall {0}</source><translation>{0}を呼び戻す</translation></message>
<message><source>Recall {0} into next message</source><translation>{0}件を次のメッセージに呼び戻す</translation></message>
<message><source>Recall {0} of {1}</source><translation>{1}件中{0}件を呼び戻す</translation></message>
<message><source>Recalled</source><translation>呼び戻し</translation></message>
<message><source>Recalls</source><translation>呼び戻し</translation></message>
<message><source>Recent</source><translation>最近使用</translation></message>
<message><source>Recent cache entries</source><translation>最近のキャッシュエントリ</translation></message>
<message><source>Recent references</source><translation>最近の参照</translation></message>
<message><source>Recent workspaces</source><translation>最近のワークスペース</translation></message>
<message><source>Record the requests that agents of other programs send to their models.</source><translation>ほかのプログラムのエージェントがモデルに送るリクエストを記録します。</translation></message>
<message><source>Record their requests</source><translation>リクエストを記録する</translation></message>
<message><source>Red</source><translation>赤</translation></message>
<message><source>Redo</source><translation>やり直す</translation></message>
<message><source>Redo compaction</source><translation>圧縮をやり直す</translation></message>
<message><source>Redo this change</source><translation>この変更をやり直す</translation></message>
<message><source>Redo what the rewind took back</source><translation>巻き戻した内容をやり直す</translation></message>
<message><source>Redo: {0}</source><translation>やり直す: {0}</translation></message>
<message><source>Redone</source><translation>やり直しました</translation></message>
<message><source>Redone: {0}</source><translation>やり直しました: {0}</translation></message>
<message><source>Reduced</source><translation>控えめ</translation></message>
<message><source>Reduced turns off sliding and fading</source><translation>「控えめ」はスライドとフェードをオフにします</translation></message>
<message><source>References</source><translation>参照</translation></message>
<message><source>Refining notes</source><translation>メモを推敲中</translation></message>
<message><source>Refresh models</source><translation>モデルを更新</translation></message>
<message><source>Refs</source><translation>参照</translation></message>
<message><source>Reinstall Helix Desktop.</source><translation>Helix Desktopを再インストールしてください。</translation></message>
<message><source>Reject</source><translation>却下</translation></message>
<message><source>Rejected. Helix asks each time and won't suggest it again.</source><translation>却下しました。Helixは毎回確認し、再度提案しません。</translation></message>
<message><source>Remove</source><translation>削除</translation></message>
<message><source>Remove (Delete)</source><translation>削除 (Delete)</translation></message>
<message><source>Remove all steps</source><translation>すべてのステップを削除</translation></message>
<message><source>Remove images until the message fits.</source><translation>メッセージが収まるまで画像を取り除いてください。</translation></message>
<message><source>Remove it from the URL. Keys belong in the system keyring.</source><translation>URLから削除してください。キーはシステムキーリングに保存します。</translation></message>
<message><source>Remove one first.</source><translation>先にどれかを削除してください。</translation></message>
<message><source>Remove one.</source><translation>どちらかを削除してください。</translation></message>
<message><source>Remove provider</source><translation>プロバイダーを削除</translation></message>
<message><source>Remove some in Settings › Permissions.</source><translation>設定 › 許可でいくつか削除してください。</translation></message>
<message><source>Remove some.</source><translation>いくつか削除してください。</translation></message>
<message><source>Remove the names of these commits?</source><translation>これらのコミットの名前を削除しますか？</translation></message>
<message><source>Remove the worktree {0}?</source><translation>ワークツリー{0}を削除しますか？</translation></message>
<message><source>Remove this field.</source><translation>このフィールドを削除してください。</translation></message>
<message><source>Remove this header, or set that the provider needs no key.</source><translation>このヘッダーを削除するか、プロバイダーをキー不要に設定してください。</translation></message>
<message><source>Remove this header.</source><translation>このヘッダーを削除してください。</translation></message>
<message><source>Remove worktree…</source><translation>ワークツリーを削除…</translation></message>
<message><source>Removed</source><translation>削除</translation></message>
<message><source>Removed</source><comment>a rule</comment><translation>削除しました</translation></message>
<message><source>Removed since request {0}</source><translation>リクエスト{0}以降に削除</translation></message>
<message><source>Removed. Earlier versions still have it.</source><translation>削除しました。以前のバージョンには残っています。</translation></message>
<message><source>Rename</source><translation>名前の変更</translation></message>
<message><source>Rename and color</source><translation>名前と色の変更</translation></message>
<message><source>Rename and color…</source><translation>名前と色の変更…</translation></message>
<message><source>Rename session</source><translation>セッション名の変更</translation></message>
<message><source>Rename session…</source><translation>セッション名の変更…</translation></message>
<message><source>Rename the folder or choose another one.</source><translation>フォルダーの名前を変更するか、別のフォルダーを選択してください。</translation></message>
<message><source>Rename…</source><translation>名前の変更…</translation></message>
<message><source>Reopen the last workspace</source><translation>前回のワークスペースを開く</translation></message>
<message><source>Reopen the last workspace at startup.</source><translation>起動時に前回のワークスペースを開きます。</translation></message>
<message><source>Reopen the workspace and try again.</source><translation>ワークスペースを開き直して再試行してください。</translation></message>
<message><source>Reopen the workspace to continue.</source><translation>続けるにはワークスペースを開き直してください。</translation></message>
<message><source>Repair or move the file.</source><translation>ファイルを修復するか、移動してください。</translation></message>
<message><source>Repairing {folder} needs {needed} of free disk space, but only {free} is free.</source><translation>{folder}の修復には{needed}の空き容量が必要ですが、空きは{free}しかありません。</translation></message>
<message><source>Replace or remove lines.</source><translation>行を置き換えるか、削除してください。</translation></message>
<message><source>Replaces or deletes commits that were pushed.</source><translation>プッシュ済みのコミットを置き換えるか削除します。</translation></message>
<message><source>Replay in the lab</source><translation>ラボで再生</translation></message>
<message><source>Replay them into two folders.</source><translation>2つのフォルダーに分けて再生してください。</translation></message>
<message><source>Replaying {0}: {1} of {2}</source><translation>{0}を再生中: {1}/{2}</translation></message>
<message><source>Replaying {0}…</source><translation>{0}を再生中…</translation></message>
<message><source>Replaying…</source><translation>再生中…</translation></message>
<message><source>Replays of recorded sessions; cost relative to compacting only at 85%</source><translation>記録済みセッションの再生。費用は 85% でのみ圧縮する場合との比</translation></message>
<message><source>Replays on a cluster need Dask, which is not installed.</source><translation>クラスターでの再生にはDaskが必要ですが、インストールされていません。</translation></message>
<message><source>Request</source><translation>リクエスト</translation></message>
<message><source>Request copied block by block. The exact bytes weren't recorded.</source><translation>リクエストをブロック単位でコピーしました。正確なバイト列は記録されていません。</translation></message>
<message><source>Request copied.</source><translation>リクエストをコピーしました。</translation></message>
<message><source>Request cost</source><translation>リクエストの費用</translation></message>
<message><source>Request {0}</source><translation>リクエスト{0}</translation></message>
<message><source>Request {0} of {1}</source><translation>リクエスト{0}/{1}</translation></message>
<message><source>Request {0} of {1} · sent {2} · {3} tokens</source><translation>リクエスト{0}/{1} · {2}に送信 · {3}トークン</translation></message>
<message><source>Requested by a command</source><translation>コマンドからの要求</translation></message>
<message><source>Requests</source><translation>リクエスト</translation></message>
<message><source>Requests in this session</source><translation>このセッションのリクエスト</translation></message>
<message><source>Requests in this session appear here.</source><translation>このセッションのリクエストがここに表示されます。</translation></message>
<message numerus="yes"><source>Requests {1}</source><extracomment>One: Request {1}</extracomment><translation><numerusform>リクエスト{1}</numerusform></translation></message>
<message><source>Required arguments are missing:</source><translation>必須の引数がありません:</translation></message>
<message><source>Required.</source><translation>必須です。</translation></message>
<message><source>Requires a key</source><translation>キーが必要</translation></message>
<message><source>Reserved for reply</source><translation>応答用に確保</translation></message>
<message numerus="yes"><source>Reserved for the reply: {0} tokens</source><extracomment>One: Reserved for the reply: {0} token</extracomment><translation><numerusform>応答用に確保: {0}トークン</numerusform></translation></message>
<message><source>Reset</source><translation>リセット</translation></message>
<message><source>Reset to defaults</source><translation>既定値に戻す</translation></message>
<message><source>Reset to the built-in values.</source><translation>組み込みの値に戻しました。</translation></message>
<message><source>Reset to {0}</source><translation>{0}に戻す</translation></message>
<message><source>Resources of {0}</source><translation>{0}のリソース</translation></message>
<message><source>Restart</source><translation>再起動</translation></message>
<message><source>Restart Helix to use the sandbox.</source><translation>サンドボックスを使うには、Helixを再起動してください。</translation></message>
<message><source>Restart it, or allow it more time, in Settings › MCP servers.</source><translation>設定 › MCP サーバーで再起動するか、時間を延ばしてください。</translation></message>
<message><source>Restart normally</source><translation>通常モードで再起動</translation></message>
<message><source>Restore</source><translation>復元</translation></message>
<message><source>Restore as new version</source><translation>新しいバージョンとして復元</translation></message>
<message><source>Restore file</source><translation>ファイルを復元</translation></message>
<message><source>Restore from file…</source><translation>ファイルから復元…</translation></message>
<message><source>Restore the whole file.</source><translation>ファイル全体を復元してください。</translation></message>
<message><source>Restored and verified.</source><translation>復元し、検証しました。</translation></message>
<message><source>Restored {0}</source><translation>復元: {0}</translation></message>
<message><source>Restored. Takes effect with the next turn.</source><translation>復元しました。次のターンから反映されます。</translation></message>
<message><source>Results</source><translation>結果</translation></message>
<message><source>Resume</source><translation>再開</translation></message>
<message><source>Resume at</source><translation>再開する時刻</translation></message>
<message><source>Resume at this time</source><translation>この時刻に再開</translation></message>
<message><source>Resume at…</source><translation>時刻を指定して再開…</translation></message>
<message><source>Resume now</source><translation>今すぐ再開</translation></message>
<message><source>Resume. A running command was cut off.</source><translation>再開します。実行中だったコマンドは打ち切られています。</translation></message>
<message><source>Resuming costs about {cost} more, since the prompt cache has ended by then.</source><translation>それまでにプロンプトキャッシュの期限が切れるため、再開には約 {cost} 多くかかります。</translation></message>
<message><source>Retry in new branch</source><translation>新しいブランチで再試行</translation></message>
<message><source>Retry now</source><translation>今すぐ再試行</translation></message>
<message><source>Retrying in {0} s · attempt {1}</source><translation>{0}秒後に再試行 · {1}回目</translation></message>
<message><source>Retrying in {0} · attempt {1}</source><translation>{0}後に再試行 · {1}回目</translation></message>
<message><source>Retrying · attempt {0}</source><translation>再試行中 · {0}回目</translation></message>
<message><source>Review before use</source><translation>使用前に確認</translation></message>
<message><source>Review it again.</source><translation>もう一度確認してください。</translation></message>
<message><source>Review {0}</source><translation>{0}を確認</translation></message>
<message><source>Rewind</source><translation>巻き戻し</translation></message>
<message><source>Rewind in new branch</source><translation>新しいブランチで巻き戻す</translation></message>
<message><source>Rewind in place.</source><translation>セッション内で巻き戻してください。</translation></message>
<message><source>Rewind taken back</source><translation>巻き戻しの取り消し</translation></message>
<message><source>Rewind this session</source><translation>このセッションを巻き戻す</translation></message>
<message><source>Rewind to here</source><translation>ここまで巻き戻す</translation></message>
<message><source>Rewind to here…</source><translation>ここまで巻き戻す…</translation></message>
<message><source>Rewound</source><translation>巻き戻し済み</translation></message>
<message><source>Rewrite with…</source><translation>書き直す…</translation></message>
<message><source>Role of this subagent</source><translation>このサブエージェントの役割</translation></message>
<message><source>Rule added.</source><translation>ルールを追加しました。</translation></message>
<message><source>Rules</source><translation>ルール</translation></message>
<message><source>Run `aws configure`, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the provider with a key.</source><translation>`aws configure`を実行するか、AWS_ACCESS_KEY_IDとAWS_SECRET_ACCESS_KEYを設定するか、プロバイダーをキー付きで追加してください。</translation></message>
<message><source>Run `gcloud auth application-default login`, or name the file of a service account.</source><translation>`gcloud auth application-default login`を実行するか、サービスアカウントのファイルを指定してください。</translation></message>
<message><source>Run `git init` there first.</source><translation>先にそこで`git init`を実行してください。</translation></message>
<message><source>Run `git pack-refs --all` yourself.</source><translation>`git pack-refs --all` を自分で実行してください。</translation></message>
<message><source>Run `helix-desktop workspace check`, or delete that session if you no longer need it.</source><translation>`helix-desktop workspace check`を実行するか、不要であればそのセッションを削除してください。</translation></message>
<message><source>Run `helix-desktop workspace check`.</source><translation>`helix-desktop workspace check`を実行してください。</translation></message>
<message><source>Run it in a terminal to see why.</source><translation>原因を調べるには、ターミナルで実行してください。</translation></message>
<message><source>Run this instead</source><translation>代わりにこれを実行</translation></message>
<message><source>Running commands</source><translation>実行中のコマンド</translation></message>
<message><source>Running commands and open steps of this session</source><translation>このセッションの実行中のコマンドと未完了のステップ</translation></message>
<message><source>Running · {0}</source><translation>実行中 · {0}</translation></message>
<message><source>Running: {running}.</source><translation>実行中: {running}。</translation></message>
<message><source>Runs automatically at {0}.</source><translation>{0}で自動実行されます。</translation></message>
<message><source>Runs in the background until it ends or someone stops it.</source><translation>終了するか停止されるまで、バックグラウンドで動き続けます。</translation></message>
<message><source>Runs its commands outside Helix's sandbox.</source><translation>Helixのサンドボックスの外でコマンドを実行します。</translation></message>
<message><source>SESSIONS</source><translation>セッション</translation></message>
<message><source>SHA-256</source><translation>SHA-256</translation></message>
<message><source>SHA-256 {0} recorded</source><translation>SHA-256 {0}を記録済み</translation></message>
<message><source>SHA-256 {0} {1}</source><translation>SHA-256 {0} {1}</translation></message>
<message><source>Safe mode: Helix quit unexpectedly twice at startup. MCP servers are off, no workspace is open, and settings are at their defaults. Your data is unchanged.</source><translation>セーフモード: Helixが起動時に2回、予期せず終了しました。MCPサーバーはオフ、ワークスペースは開いておらず、設定は既定値です。データは変更されていません。</translation></message>
<message><source>Same as folder</source><translation>フォルダーと同じ</translation></message>
<message><source>Same as {0}</source><translation>{0}と同じ</translation></message>
<message><source>Same text as {name}.</source><translation>{name}と同じテキストです。</translation></message>
<message><source>Sandbox</source><translation>サンドボックス</translation></message>
<message><source>Sandbox commands on macOS with Seatbelt, which was never run on a Mac yet.</source><translation>macOSでコマンドをSeatbeltのサンドボックスで実行します。まだMacで動かしたことがありません。</translation></message>
<message><source>Sandbox for commands (experimental)</source><translation>コマンドのサンドボックス（試験的）</translation></message>
<message><source>Sandboxed</source><translation>サンドボックス</translation></message>
<message><source>Sandboxed auto</source><translation>サンドボックス自動</translation></message>
<message><source>Sandboxed commands and ordinary file edits need no approval. Allowed hosts are in reach.</source><translation>サンドボックス内コマンドと通常のファイル編集は承認不要です。許可したホストには接続できます。</translation></message>
<message><source>Sandboxed with Seatbelt, which is new in Helix: can write only in the project folder and the workspace's own home folder, and can't read yours.</source><translation>Seatbeltのサンドボックス内（Helixでは新しい機能）。書き込みはプロジェクトフォルダーとワークスペース専用のホームフォルダーのみで、あなたのホームフォルダーは読み取れません。</translation></message>
<message><source>Sandboxed with bubblewrap</source><translation>bubblewrapによるサンドボックス</translation></message>
<message><source>Sandboxed: can write only in the project folder and the workspace's own home folder, and can't see yours.</source><translation>サンドボックス内。書き込みはプロジェクトフォルダーとワークスペース専用のホームフォルダーのみで、あなたのホームフォルダーは見えません。</translation></message>
<message><source>Sandboxes are available on Linux only.</source><translation>サンドボックスはLinuxでのみ使えます。</translation></message>
<message><source>Save</source><translation>保存</translation></message>
<message><source>Save a copy</source><translation>コピーを保存</translation></message>
<message><source>Save anyway</source><translation>このまま保存</translation></message>
<message><source>Save as new version</source><translation>新しいバージョンとして保存</translation></message>
<message><source>Save as…</source><translation>別名で保存…</translation></message>
<message><source>Save code</source><translation>コードを保存</translation></message>
<message><source>Save code as…</source><translation>コードを別名で保存…</translation></message>
<message><source>Save it as a file in the project and ask Helix to read it.</source><translation>プロジェクトにファイルとして保存し、Helixに読むよう依頼してください。</translation></message>
<message><source>Save it with `helix-desktop server secret {server} {name}`.</source><translation>`helix-desktop server secret {server} {name}`で保存してください。</translation></message>
<message><source>Save its token as the secret Authorization.</source><translation>トークンをシークレット Authorization として保存してください。</translation></message>
<message><source>Save page</source><translation>ページを保存</translation></message>
<message><source>Save page…</source><translation>ページを保存…</translation></message>
<message><source>Save readable part</source><translation>読み取れる部分を保存</translation></message>
<message><source>Save readable part…</source><translation>読み取れる部分を保存…</translation></message>
<message><source>Saved</source><translation>節約</translation></message>
<message><source>Saved in {0}</source><translation>{0}に保存済み</translation></message>
<message><source>Saved in {0} ✓</source><translation>{0}に保存済み ✓</translation></message>
<message><source>Saved to {0}.</source><translation>{0}に保存しました。</translation></message>
<message><source>Saved to {0}. The {1} missing bytes are marked.</source><translation>{0}に保存しました。欠けている{1}バイトには印が付いています。</translation></message>
<message><source>Saved. Takes effect with the next request.</source><translation>保存しました。次のリクエストから反映されます。</translation></message>
<message><source>Saved. Takes effect with the next turn.</source><translation>保存しました。次のターンから反映されます。</translation></message>
<message><source>Saved: {0}</source><translation>保存先: {0}</translation></message>
<message><source>Saves about {0} on the next request after that</source><translation>その後の次のリクエストで約{0}節約できます</translation></message>
<message><source>Scale down</source><translation>縮小</translation></message>
<message><source>Scale down or remove the oversized image first.</source><translation>先に大きすぎる画像を縮小するか取り除いてください。</translation></message>
<message><source>Scales the whole window, also by keys (Settings › Shortcuts)</source><translation>ウィンドウ全体を拡大・縮小します。キーでも操作できます（設定 › ショートカット）</translation></message>
<message><source>Search</source><translation>検索</translation></message>
<message><source>Search actions, sessions, files, and cache</source><translation>アクション、セッション、ファイル、キャッシュを検索</translation></message>
<message><source>Search all sessions</source><translation>すべてのセッションを検索</translation></message>
<message><source>Search all sessions for “{0}”</source><translation>すべてのセッションで「{0}」を検索</translation></message>
<message><source>Search everything</source><translation>すべてを検索</translation></message>
<message><source>Search may not find this entry.</source><translation>検索でこのエントリが見つからない可能性があります。</translation></message>
<message><source>Search models</source><translation>モデルを検索</translation></message>
<message><source>Search past requests</source><translation>過去のリクエストを検索</translation></message>
<message><source>Search past requests…</source><translation>過去のリクエストを検索…</translation></message>
<message><source>Search settings</source><translation>設定を検索</translation></message>
<message numerus="yes"><source>Search stopped after {count} entries.</source><extracomment>One: Search stopped after {count} entry.</extracomment><translation><numerusform>検索は{count}件のエントリで停止しました。</numerusform></translation></message>
<message><source>Search the text first</source><translation>先にテキストを検索してください</translation></message>
<message><source>Search, or type provider/model</source><translation>検索、またはプロバイダー/モデルを入力</translation></message>
<message><source>Searching all sessions…</source><translation>すべてのセッションを検索中…</translation></message>
<message><source>Searching the project's files for secrets…</source><translation>プロジェクトのファイルからシークレットを検索中…</translation></message>
<message><source>Searching…</source><translation>検索中…</translation></message>
<message><source>Seatbelt of macOS. Nobody has used it with Helix yet; without it, Helix asks before each command. Takes effect after a restart</source><translation>macOSのSeatbelt。Helixで使った人はまだいません。オフの場合、Helixはコマンドごとに確認します。再起動後に反映されます</translation></message>
<message><source>Seconds after which a call that reports nothing is canceled</source><translation>何も報告しない呼び出しを中止するまでの秒数</translation></message>
<message><source>Secrets are stored in the keyring.</source><translation>秘密の値はキーリングに保存されます。</translation></message>
<message><source>See Settings › Sandbox, or Settings › Permissions for how to get one.</source><translation>設定 › サンドボックスを参照してください。入手方法は設定 › 許可にあります。</translation></message>
<message><source>Select a block first.</source><translation>先にブロックを選択してください。</translation></message>
<message><source>Select a file to see its changes line by line.</source><translation>ファイルを選択すると、変更を行単位で表示します。</translation></message>
<message><source>Select all</source><translation>すべて選択</translation></message>
<message><source>Select lines in the text first</source><translation>先にテキストの行を選択してください</translation></message>
<message><source>Selected message</source><translation>選択したメッセージ</translation></message>
<message><source>Send</source><translation>送信</translation></message>
<message><source>Send (Enter)</source><translation>送信 (Enter)</translation></message>
<message><source>Send /{0} as a message?</source><translation>/{0} をメッセージとして送りますか?</translation></message>
<message><source>Send a message in the window to look at it, or run `helix-desktop guest approve {id}`.</source><translation>ウィンドウでメッセージを送信して確認するか、`helix-desktop guest approve {id}` を実行してください。</translation></message>
<message><source>Send a message that helps, or choose another model.</source><translation>助けになるメッセージを送信するか、別のモデルを選択してください。</translation></message>
<message><source>Send a message that reads or searches files to fill the cache.</source><translation>ファイルを読み取ったり検索したりするメッセージを送信すると、キャッシュに入ります。</translation></message>
<message><source>Send a message to start a session.</source><translation>メッセージを送信するとセッションが始まります。</translation></message>
<message><source>Send a message.</source><translation>メッセージを送信してください。</translation></message>
<message><source>Send a test</source><translation>テストを送信</translation></message>
<message><source>Send again</source><translation>再送信</translation></message>
<message><source>Send again or choose another model.</source><translation>再送信するか、別のモデルを選択してください。</translation></message>
<message><source>Send again with another model</source><translation>別のモデルで再送信</translation></message>
<message><source>Send again without this block</source><translation>このブロックなしで再送信</translation></message>
<message><source>Send again…</source><translation>再送信…</translation></message>
<message><source>Send as message</source><translation>メッセージとして送る</translation></message>
<message><source>Send back to parent session</source><translation>元のセッションに送り返す</translation></message>
<message><source>Send comments</source><translation>コメントを送信</translation></message>
<message><source>Send email to someone at {0}?</source><translation>{0}宛てにメールを送信しますか？</translation></message>
<message><source>Send in new branch</source><translation>新しいブランチで送信</translation></message>
<message><source>Send now</source><translation>今すぐ送信</translation></message>
<message><source>Send queued messages</source><translation>キュー内のメッセージを送信</translation></message>
<message><source>Send shortened</source><translation>短縮して送信</translation></message>
<message><source>Send the key in a header.</source><translation>キーはヘッダーで送信してください。</translation></message>
<message><source>Send the message again, or choose another model.</source><translation>メッセージをもう一度送信するか、別のモデルを選んでください。</translation></message>
<message><source>Send the message again.</source><translation>メッセージをもう一度送信してください。</translation></message>
<message><source>Sending the first request…</source><translation>最初のリクエストを送信中…</translation></message>
<message><source>Sends data to another computer.</source><translation>別のコンピューターにデータを送信します。</translation></message>
<message><source>Sends more tokens, or rebuilds the prompt cache more often.</source><translation>送信トークンが増えるか、プロンプトキャッシュの再構築が増えます。</translation></message>
<message><source>Sends request {0} once more. No tool runs, and the conversation stays as it is.</source><translation>リクエスト{0}をもう一度送信します。ツールは実行されず、会話はそのままです。</translation></message>
<message><source>Sent</source><translation>送信日時</translation></message>
<message><source>Sent before Helix recorded this text</source><translation>Helixがこのテキストを記録する前に送信</translation></message>
<message><source>Sent by the agent itself</source><translation>エージェント自身が送信</translation></message>
<message><source>Sent by the agent itself, as recorded. Its context is its own.</source><translation>エージェント自身が送信したものを、記録どおりに表示しています。コンテキストはエージェント自身のものです。</translation></message>
<message><source>Sent first in every request</source><translation>すべてのリクエストの先頭で送信</translation></message>
<message><source>Sent. If you see nothing, look at the desktop's settings.</source><translation>送信しました。何も見えない場合は、デスクトップの設定を確認してください。</translation></message>
<message><source>Separate several values by semicolons.</source><translation>複数の値はセミコロンで区切ります。</translation></message>
<message><source>Server list</source><translation>サーバー一覧</translation></message>
<message><source>Server lists and bundles (*.json *.mcpb *.dxt);;All files (*)</source><translation>サーバー一覧とバンドル (*.json *.mcpb *.dxt);;すべてのファイル (*)</translation></message>
<message><source>Server {name} contains a character that can't be passed to a program.</source><translation>サーバー{name}にプログラムへ渡せない文字が含まれています。</translation></message>
<message><source>Server {name} isn't turned on.</source><translation>サーバー{name}はオンになっていません。</translation></message>
<message><source>Server {name} needs a command or URL.</source><translation>サーバー{name}にはコマンドまたはURLが必要です。</translation></message>
<message><source>Servers</source><translation>サーバー</translation></message>
<message><source>Servers: {known}.</source><translation>サーバー: {known}。</translation></message>
<message><source>Session</source><translation>セッション</translation></message>
<message><source>Session name</source><translation>セッション名</translation></message>
<message><source>Session names</source><translation>セッション名</translation></message>
<message><source>Session {name} “{title}” is lost.</source><translation>セッション{name}「{title}」が失われました。</translation></message>
<message><source>Session {session} doesn't begin with its start.</source><translation>セッション{session}が開始の記録から始まっていません。</translation></message>
<message><source>Session {session} has already started.</source><translation>セッション{session}はすでに開始しています。</translation></message>
<message><source>Session {session} is still being written to.</source><translation>セッション{session}はまだ書き込み中です。</translation></message>
<message><source>Session {session} {what}.</source><translation>セッション{session}: {what}。</translation></message>
<message><source>Sessions</source><translation>セッション</translation></message>
<message><source>Sessions and cache are saved. Put the folder back, or open another one.</source><translation>セッションとキャッシュは保存されています。フォルダーを戻すか、別のフォルダーを開いてください。</translation></message>
<message><source>Set aside, made by the command or by you: {0}</source><translation>退避（コマンドまたは自分が作成）: {0}</translation></message>
<message><source>Set it as an environment variable and use ${{{name}}} in the server's configuration.</source><translation>環境変数に設定し、サーバーの構成では${{{name}}}を使ってください。</translation></message>
<message><source>Set it with `helix-desktop model set {model} --input USD --output USD`. Use --free if it costs nothing, or --dollar-limit off to go on without the limit.</source><translation>`helix-desktop model set {model} --input USD --output USD`で設定してください。無料なら--freeを、上限なしで続けるなら--dollar-limit offを使ってください。</translation></message>
<message><source>Set its permissions to {private}.</source><translation>アクセス許可を{private}に設定してください。</translation></message>
<message><source>Set the variable and start Helix again.</source><translation>変数を設定して、Helixを起動し直してください。</translation></message>
<message><source>Set the warning below the limit. Nothing changed.</source><translation>警告は上限より低く設定してください。何も変更されていません。</translation></message>
<message><source>Sets how long the model reasons before it answers.</source><translation>回答前にモデルがどれだけ推論するかを設定します。</translation></message>
<message><source>Settings</source><translation>設定</translation></message>
<message><source>Settings for</source><translation>設定の対象</translation></message>
<message><source>Share as page…</source><translation>ページとして共有…</translation></message>
<message><source>Share session as page…</source><translation>セッションをページとして共有…</translation></message>
<message><source>Share this session as a page?</source><translation>このセッションをページとして共有しますか？</translation></message>
<message><source>Shell for commands</source><translation>コマンドのシェル</translation></message>
<message><source>Shell for commands on Windows; `automatic` is Git Bash if it is there.</source><translation>Windowsでコマンドに使うシェル。`automatic`は、Git Bashがあればそれを使います。</translation></message>
<message><source>Shift+Tab changes the mode</source><translation>Shift+Tabでモードを変更</translation></message>
<message><source>Shift+Tab in the message box changes the mode instead of moving the focus.</source><translation>メッセージ欄のShift+Tabで、フォーカスの移動の代わりにモードを変更します。</translation></message>
<message><source>Short name</source><translation>短い名前</translation></message>
<message><source>Short text in place of old steps, written by rules without a model.</source><translation>古いステップの代わりに、モデルを使わずルールで書かれた短いテキスト。</translation></message>
<message><source>Shortcuts</source><translation>ショートカット</translation></message>
<message><source>Shorten its value.</source><translation>値を短くしてください。</translation></message>
<message><source>Shorten outputs over</source><translation>出力を短縮するサイズ</translation></message>
<message><source>Shortened</source><translation>短縮</translation></message>
<message><source>Shortens older parts early, for the lowest cost</source><translation>古い部分を早めに短縮し、費用を最小にします</translation></message>
<message><source>Shortens older parts when that saves money</source><translation>節約になるときに古い部分を短縮</translation></message>
<message><source>Shortens outputs over 4,000 tokens, and older parts at 30%</source><translation>4,000 トークンを超える出力と、30% で古い部分を短縮</translation></message>
<message><source>Show</source><translation>表示</translation></message>
<message><source>Show Helix</source><translation>Helixを表示</translation></message>
<message><source>Show all</source><translation>すべて表示</translation></message>
<message><source>Show all code</source><translation>コード全体を表示</translation></message>
<message><source>Show all {0}</source><translation>すべて表示（{0}）</translation></message>
<message><source>Show archived sessions</source><translation>アーカイブしたセッションを表示</translation></message>
<message><source>Show changes</source><translation>変更を表示</translation></message>
<message><source>Show covered messages {0}–{1}</source><translation>カバーしたメッセージ{0}–{1}を表示</translation></message>
<message><source>Show earlier…</source><translation>以前のものを表示…</translation></message>
<message><source>Show excerpt in cache</source><translation>キャッシュで抜粋を表示</translation></message>
<message><source>Show fewer</source><translation>表示を減らす</translation></message>
<message><source>Show image in cache</source><translation>キャッシュで画像を表示</translation></message>
<message><source>Show in cache</source><translation>キャッシュで表示</translation></message>
<message><source>Show in conversation</source><translation>会話で表示</translation></message>
<message><source>Show in timeline</source><translation>タイムラインで表示</translation></message>
<message><source>Show keyboard shortcuts</source><translation>キーボードショートカットを表示</translation></message>
<message><source>Show log</source><translation>ログを表示</translation></message>
<message><source>Show messages</source><translation>メッセージを表示</translation></message>
<message><source>Show open sessions</source><translation>開いているセッションを表示</translation></message>
<message><source>Show original messages</source><translation>元のメッセージを表示</translation></message>
<message><source>Show original of block</source><translation>ブロックの元の内容を表示</translation></message>
<message><source>Show originals</source><translation>元の内容を表示</translation></message>
<message><source>Show references</source><translation>参照を表示</translation></message>
<message><source>Show requests with entry</source><translation>エントリを含むリクエストを表示</translation></message>
<message><source>Show statements…</source><translation>エージェントの発言…</translation></message>
<message><source>Show the running commands</source><translation>実行中のコマンドを表示</translation></message>
<message><source>Show the steps</source><translation>ステップを表示</translation></message>
<message><source>Show the user what you would write there.</source><translation>そこに書く内容をユーザーに見せてください。</translation></message>
<message><source>Show this request</source><translation>このリクエストを表示</translation></message>
<message><source>Show tool calls</source><translation>ツール呼び出しを表示</translation></message>
<message><source>Show trash</source><translation>ごみ箱を表示</translation></message>
<message><source>Show what the model saw</source><translation>モデルが見た内容を表示</translation></message>
<message><source>Show why it's in context</source><translation>コンテキストにある理由を表示</translation></message>
<message><source>Show {0} more</source><translation>ほか{0}件を表示</translation></message>
<message><source>Show {0} more characters</source><translation>さらに{0}文字を表示</translation></message>
<message numerus="yes"><source>Show {0} more lines</source><extracomment>One: Show {0} more line</extracomment><translation><numerusform>さらに{0}行を表示</numerusform></translation></message>
<message><source>Showing {0}–{1} of {2}. Double-click or press 0 to show all.</source><translation>{2}件中{0}–{1}を表示。すべて表示するには、ダブルクリックするか0を押します。</translation></message>
<message><source>Shown by Flatpak's portal.</source><translation>Flatpakのポータルが表示します。</translation></message>
<message><source>Shown by {0}.</source><translation>{0}が表示します。</translation></message>
<message><source>Shuts down the computer.</source><translation>コンピューターをシャットダウンします。</translation></message>
<message><source>Side by side</source><translation>左右に並べる</translation></message>
<message><source>Side by side (widen the window)</source><translation>左右に並べる（ウィンドウを広げてください）</translation></message>
<message><source>Sign in</source><translation>サインイン</translation></message>
<message><source>Sign in again with `gcloud auth application-default login`, or check the file of the service account and this computer's clock.</source><translation>`gcloud auth application-default login`でサインインし直すか、サービスアカウントのファイルとこのコンピューターの時計を確認してください。</translation></message>
<message><source>Sign in in Settings › MCP servers, or with `helix-desktop server sign-in {server}`.</source><translation>設定 › MCP サーバーか `helix-desktop server sign-in {server}` でサインインしてください。</translation></message>
<message><source>Sign in in the browser, so that the agent can use this server.</source><translation>エージェントがこのサーバーを使えるよう、ブラウザーでサインインしてください。</translation></message>
<message><source>Sign in to {0}</source><translation>{0} にサインイン</translation></message>
<message><source>Sign in with its own program, in a terminal: {command}</source><translation>ターミナルで、そのプログラム自身からサインインしてください: {command}</translation></message>
<message><source>Sign out</source><translation>サインアウト</translation></message>
<message><source>Signed in.</source><translation>サインインしました。</translation></message>
<message><source>Signed out.</source><translation>サインアウトしました。</translation></message>
<message><source>Since {0} ({1}): +{2} −{3} lines.</source><translation>{0}（{1}）以降: +{2} −{3}行。</translation></message>
<message><source>Single changes of {path} can't be separated.</source><translation>{path}の個々の変更を分けられません。</translation></message>
<message><source>Six sections that replace older conversation. You can edit and compare versions.</source><translation>古い会話に代わる 6 つのセクション。版を編集、比較できます。</translation></message>
<message><source>Size</source><translation>サイズ</translation></message>
<message><source>Size of everything in the window, in percent.</source><translation>ウィンドウ内のすべての大きさ（%）。</translation></message>
<message><source>Skill</source><translation>スキル</translation></message>
<message><source>Skills</source><translation>スキル</translation></message>
<message><source>Skipped an entry of {path}: {error}</source><translation>{path}の項目をスキップしました: {error}</translation></message>
<message><source>Smaller context, and nothing is lost</source><translation>コンテキストが小さくなり、何も失われません</translation></message>
<message><source>So that Context shows what they read. Works with API keys, not subscriptions</source><translation>読まれている内容がコンテキストに表示されます。APIキーの場合のみで、サブスクリプションでは使えません</translation></message>
<message><source>Some blocks of this request weren't recorded.</source><translation>このリクエストの一部のブロックは記録されていません。</translation></message>
<message><source>Some blocks were sent before Helix recorded their text.</source><translation>一部のブロックは、Helixがテキストを記録する前に送信されました。</translation></message>
<message><source>Some changes couldn't be undone.</source><translation>一部の変更を元に戻せませんでした。</translation></message>
<message><source>Some requests wouldn't fit</source><translation>入りきらないリクエストがあります</translation></message>
<message><source>Something else changed the file between the change before and this one.</source><translation>前の変更とこの変更の間に、ほかの何かがファイルを変更しました。</translation></message>
<message><source>Something else is in it now, so Helix left it alone.</source><translation>現在は別のものが入っているため、Helix は変更しませんでした。</translation></message>
<message><source>Something went wrong.</source><translation>問題が発生しました。</translation></message>
<message><source>Something went wrong. Everything up to here is saved. See the log for details.</source><translation>問題が発生しました。ここまではすべて保存済みです。詳細はログを確認してください。</translation></message>
<message><source>Something went wrong. Nothing changed. See the log for details.</source><translation>問題が発生しました。何も変更されていません。詳細はログを確認してください。</translation></message>
<message><source>Sort by reason (S)</source><translation>理由で並べ替え（S）</translation></message>
<message><source>Source</source><translation>取得元</translation></message>
<message><source>Source: {0}</source><translation>適用元: {0}</translation></message>
<message><source>Spending</source><translation>支出</translation></message>
<message><source>Start Ollama, LM Studio, or llama.cpp. Helix searches again when you come back.</source><translation>Ollama、LM Studio、llama.cppのいずれかを起動してください。戻るとHelixが再び検索します。</translation></message>
<message><source>Start command</source><translation>起動コマンド</translation></message>
<message><source>Start of the session is damaged</source><translation>セッションの先頭が破損しています</translation></message>
<message><source>Start of the session is excluded</source><translation>セッションの先頭は除外されています</translation></message>
<message><source>Start the demo</source><translation>デモを開始</translation></message>
<message><source>Start the path with / or ~/.</source><translation>パスは/または~/で始めてください。</translation></message>
<message><source>Starting…</source><translation>開始中…</translation></message>
<message><source>Startup</source><translation>起動</translation></message>
<message><source>State</source><translation>状態</translation></message>
<message><source>Statements of the agent</source><translation>エージェントの発言</translation></message>
<message><source>Status {status}.</source><translation>ステータス {status}。</translation></message>
<message><source>Stay awake while a session works</source><translation>セッションの作業中はスリープしない</translation></message>
<message><source>Steps</source><translation>ステップ</translation></message>
<message numerus="yes"><source>Steps: {0} on the list</source><extracomment>One: Steps: {0} on the list</extracomment><translation><numerusform>手順: リストに{0}件</numerusform></translation></message>
<message><source>Still no sandbox</source><translation>サンドボックスはまだありません</translation></message>
<message><source>Stop</source><translation>停止</translation></message>
<message><source>Stop (Esc)</source><translation>停止 (Esc)</translation></message>
<message><source>Stop all subagents</source><translation>すべてのサブエージェントを停止</translation></message>
<message><source>Stop and quit</source><translation>停止して終了</translation></message>
<message><source>Stop at cost</source><translation>停止する費用</translation></message>
<message><source>Stop at tokens</source><translation>停止するトークン数</translation></message>
<message><source>Stop it or wait until it finishes.</source><translation>停止するか、完了を待ってください。</translation></message>
<message><source>Stop its running commands, or wait until they end.</source><translation>実行中のコマンドを停止するか、終了するまで待ってください。</translation></message>
<message><source>Stop its turn first, then delete it.</source><translation>先にターンを停止してから削除してください。</translation></message>
<message><source>Stop one with background_command: {named}.</source><translation>background_commandでいずれかを停止してください: {named}。</translation></message>
<message><source>Stop the command</source><translation>コマンドを停止</translation></message>
<message><source>Stop this call alone</source><translation>この呼び出しだけを停止</translation></message>
<message><source>Stop this subagent</source><translation>このサブエージェントを停止</translation></message>
<message><source>Stop trusting</source><translation>信頼をやめる</translation></message>
<message><source>Stop turn</source><translation>ターンを停止</translation></message>
<message><source>Stop using in all workspaces</source><translation>全ワークスペースでの使用をやめる</translation></message>
<message><source>Stop {0}</source><translation>{0}を停止</translation></message>
<message numerus="yes"><source>Stopped after {0} entries.</source><extracomment>One: Stopped after {0} entry.</extracomment><translation><numerusform>{0}件のエントリで停止しました。</numerusform></translation></message>
<message><source>Stopped subagent: {0}</source><translation>停止したサブエージェント: {0}</translation></message>
<message><source>Stopped unexpectedly</source><translation>予期せず停止しました</translation></message>
<message><source>Stopped · ends in {0} s</source><translation>停止 · {0}秒後に終了</translation></message>
<message><source>Stopped.</source><translation>停止しました。</translation></message>
<message><source>Stopped. The remaining entries were not deleted.</source><translation>停止しました。残りのエントリは削除されていません。</translation></message>
<message><source>Stopping after the current item…</source><translation>現在の項目の後で停止します…</translation></message>
<message><source>Stopping…</source><translation>停止中…</translation></message>
<message><source>Storage</source><translation>ストレージ</translation></message>
<message><source>Stored</source><translation>保存日時</translation></message>
<message><source>Strict</source><translation>厳格</translation></message>
<message><source>Subagent resumed: {0}</source><translation>サブエージェントを再開しました: {0}</translation></message>
<message><source>Subagent stopped: {0}. You can undo for 5 seconds.</source><translation>サブエージェントを停止しました: {0}。5秒間は元に戻せます。</translation></message>
<message><source>Subagent: {0}</source><translation>サブエージェント: {0}</translation></message>
<message><source>Subagents</source><translation>サブエージェント</translation></message>
<message><source>Subagents use</source><translation>サブエージェントのポリシー</translation></message>
<message><source>Submodules are not checked out there.</source><translation>ワークツリーでは、サブモジュールはチェックアウトされません。</translation></message>
<message><source>Suggested by the project</source><translation>プロジェクトからの提案</translation></message>
<message><source>Switch off</source><translation>オフにする</translation></message>
<message><source>Switch that off in Settings, General.</source><translation>設定の「全般」でオフにしてください。</translation></message>
<message><source>System</source><translation>システム</translation></message>
<message><source>System</source><comment>language</comment><translation>システム</translation></message>
<message><source>System</source><comment>part of a request</comment><translation>システム</translation></message>
<message><source>System follows your desktop</source><translation>「システム」はデスクトップに従います</translation></message>
<message><source>System programs only</source><translation>システムプログラムのみ</translation></message>
<message><source>System prompt</source><translation>システムプロンプト</translation></message>
<message><source>THIS SESSION</source><translation>このセッション</translation></message>
<message><source>TODO Items</source><translation>TODO項目</translation></message>
<message><source>TRASH</source><translation>ごみ箱</translation></message>
<message><source>Takes effect after a restart</source><translation>再起動後に反映されます</translation></message>
<message><source>Takes effect at once</source><translation>すぐに反映されます</translation></message>
<message><source>Takes effect with the next command.</source><translation>次のコマンドから反映されます。</translation></message>
<message><source>Takes effect with the next request · {0}</source><translation>次のリクエストから反映 · {0}</translation></message>
<message><source>Takes effect with the next request.</source><translation>次のリクエストから反映されます。</translation></message>
<message><source>Takes effect with the next step.</source><translation>次のステップから反映されます。</translation></message>
<message><source>Taking notes</source><translation>メモを作成中</translation></message>
<message><source>Teal</source><translation>青緑</translation></message>
<message><source>Technical Details</source><translation>技術的な詳細</translation></message>
<message><source>Tell Helix instead</source><translation>代わりに伝える</translation></message>
<message><source>Terminal</source><translation>ターミナル</translation></message>
<message><source>Test</source><translation>テスト</translation></message>
<message><source>Test and save</source><translation>テストして保存</translation></message>
<message><source>Test model</source><translation>モデルをテスト</translation></message>
<message><source>Tested at every startup.</source><translation>起動のたびにテストされます。</translation></message>
<message><source>Tested with one short request</source><translation>短いリクエスト1回でテスト済み</translation></message>
<message><source>Tested with one short request. Stored in {0}, never in a file.</source><translation>短いリクエスト1回でテストします。保存先は{0}で、ファイルには保存されません。</translation></message>
<message><source>Testing…</source><translation>テスト中…</translation></message>
<message><source>Tests</source><translation>テスト</translation></message>
<message><source>Text</source><translation>テキスト</translation></message>
<message><source>Text of the line</source><translation>行のテキスト</translation></message>
<message><source>The API key contains a line break or an invalid character.</source><translation>APIキーに改行または無効な文字が含まれています。</translation></message>
<message><source>The SubAgent failed.</source><translation>サブエージェントが失敗しました。</translation></message>
<message><source>The Timeline shows what the handover covers.</source><translation>引き継ぎ書がカバーする範囲はタイムラインで確認できます。</translation></message>
<message><source>The URI has more than {most} characters.</source><translation>URIが{most}文字を超えています。</translation></message>
<message><source>The address contains invisible characters.</source><translation>アドレスに不可視文字が含まれています。</translation></message>
<message><source>The address doesn't name an AWS region.</source><translation>アドレスにAWSリージョンが含まれていません。</translation></message>
<message><source>The agent asks, and nobody can answer here:&#10;{questions}</source><translation>エージェントの質問に、ここでは誰も答えられません:&#10;{questions}</translation></message>
<message><source>The agent ended unexpectedly.</source><translation>エージェントが予期せず終了しました。</translation></message>
<message><source>The agent needs your permission: {call}</source><translation>エージェントはあなたの許可を必要としています: {call}</translation></message>
<message><source>The agent runs its commands outside Helix's sandbox.</source><translation>このエージェントはHelixのサンドボックスの外でコマンドを実行します。</translation></message>
<message><source>The agent's context is its own.</source><translation>エージェントのコンテキストはエージェント自身のものです。</translation></message>
<message><source>The agent's newest request, as recorded. What it sends next is up to it.</source><translation>エージェントの最新のリクエストを、記録どおりに表示しています。次に何を送るかはエージェントが決めます。</translation></message>
<message><source>The agent's requests can't be recorded: {reason}.</source><translation>エージェントのリクエストを記録できません: {reason}。</translation></message>
<message><source>The answer is empty.</source><translation>回答は空です。</translation></message>
<message><source>The answer was cut off at the model's output limit.</source><translation>回答がモデルの出力上限で途切れました。</translation></message>
<message><source>The answer was stopped because it has too many bytes.</source><translation>回答のバイト数が多すぎるため、停止されました。</translation></message>
<message><source>The answer was stopped because one of its lines is too long.</source><translation>回答に長すぎる行があるため、停止されました。</translation></message>
<message><source>The arguments are not an object.</source><translation>引数がオブジェクトではありません。</translation></message>
<message><source>The arguments are not valid JSON: {error}.</source><translation>引数が有効なJSONではありません（{error}）。</translation></message>
<message><source>The arguments are not valid JSON: {half} is half of a character.</source><translation>引数が有効な JSON ではありません: {half} は文字の半分です。</translation></message>
<message><source>The arguments can't be read.</source><translation>引数を読み取れません。</translation></message>
<message><source>The arguments do not fit: {error}.</source><translation>引数が合いません（{error}）。</translation></message>
<message><source>The arguments or the URL contain a key, which would be saved in a file.</source><translation>引数またはURLにキーが含まれており、ファイルに保存されてしまいます。</translation></message>
<message><source>The backup in {folder} is damaged or incomplete.</source><translation>{folder}のバックアップは破損しているか不完全です。</translation></message>
<message><source>The backup or export in {folder} was not finished.</source><translation>{folder} のバックアップまたはエクスポートは完了していません。</translation></message>
<message><source>The base URL of the provider contains a name or a password.</source><translation>プロバイダーのベースURLに名前またはパスワードが含まれています。</translation></message>
<message><source>The base URL of the provider isn't a web address.</source><translation>プロバイダーのベースURLがWebアドレスではありません。</translation></message>
<message><source>The base URL redirects elsewhere.</source><translation>ベースURLがほかへリダイレクトしています。</translation></message>
<message><source>The base URL redirects elsewhere. The key was not sent there.</source><translation>ベースURLがほかへリダイレクトしています。キーはそこへ送信されていません。</translation></message>
<message><source>The base URL redirects to {place}. The key was not sent there.</source><translation>ベースURLが{place}へリダイレクトしています。キーはそこへ送信されていません。</translation></message>
<message><source>The base URL uses http outside your private network, so others could read your key and conversation.</source><translation>ベースURLがプライベートネットワーク外でhttpを使っているため、キーと会話を他者に読まれるおそれがあります。</translation></message>
<message><source>The body field {name} has more than {most} characters.</source><translation>ボディフィールド{name}が{most}文字を超えています。</translation></message>
<message><source>The braces of the pattern stand for too many.</source><translation>パターンの波かっこの展開が多すぎます。</translation></message>
<message><source>The branch {branch} does not exist.</source><translation>ブランチ{branch}は存在しません。</translation></message>
<message><source>The browser didn't come back. Sign in again.</source><translation>ブラウザーから戻りませんでした。もう一度サインインしてください。</translation></message>
<message><source>The bundle contains {name}, which is no plain file inside of it.</source><translation>バンドルに{name}が含まれていますが、これはバンドル内の通常のファイルではありません。</translation></message>
<message><source>The bundle doesn't say how its server is started.</source><translation>バンドルにサーバーの起動方法がありません。</translation></message>
<message><source>The bundle has no manifest.</source><translation>バンドルにマニフェストがありません。</translation></message>
<message><source>The bundle has too many files, or they are too large.</source><translation>バンドルのファイルが多すぎるか、大きすぎます。</translation></message>
<message><source>The bundle has too many files.</source><translation>バンドルのファイルが多すぎます。</translation></message>
<message><source>The bundle is damaged.</source><translation>バンドルが破損しています。</translation></message>
<message><source>The bundle passes {name} as an argument, which other programs can read.</source><translation>バンドルは{name}を引数として渡します。引数はほかのプログラムから読み取れます。</translation></message>
<message><source>The bundle runs on {platforms} only.</source><translation>このバンドルは{platforms}でのみ動作します。</translation></message>
<message><source>The bundle's manifest is unusable: {error}</source><translation>バンドルのマニフェストを使用できません: {error}</translation></message>
<message><source>The cache entry {named}… has a format (version {version}) that this Helix Desktop doesn't know.</source><translation>キャッシュエントリ{named}…の形式（バージョン{version}）を、このHelix Desktopは認識できません。</translation></message>
<message><source>The cache entry {named}… is damaged: its bytes don't match its SHA-256.</source><translation>キャッシュエントリ{named}…は破損しています。バイト列がSHA-256と一致しません。</translation></message>
<message><source>The cache is being cleaned up.</source><translation>キャッシュをクリーンアップ中です。</translation></message>
<message><source>The change failed. The output is unchanged.</source><translation>変更に失敗しました。出力は変更されていません。</translation></message>
<message><source>The code replaces the whole file.</source><translation>コードでファイル全体が置き換わります。</translation></message>
<message><source>The collector of traces does not answer.</source><translation>トレースのコレクターが応答しません。</translation></message>
<message><source>The command could not be run.</source><translation>コマンドを実行できませんでした。</translation></message>
<message><source>The command could not be started.</source><translation>コマンドを開始できませんでした。</translation></message>
<message><source>The command does not listen at port {port}.</source><translation>コマンドはポート {port} で待ち受けていません。</translation></message>
<message><source>The command failed in the window. The log says why.</source><translation>ウィンドウでコマンドが失敗しました。理由はログを確認してください。</translation></message>
<message><source>The command has ended.</source><translation>コマンドはすでに終了しています。</translation></message>
<message><source>The command is checked again before it runs, and Helix sees what ran.</source><translation>コマンドは実行前に再確認され、実行した内容はHelixに伝わります。</translation></message>
<message><source>The command is empty.</source><translation>コマンドが空です。</translation></message>
<message><source>The command left too many files in the repository.</source><translation>コマンドがリポジトリに残したファイルが多すぎます。</translation></message>
<message><source>The command names too many files.</source><translation>コマンドが指定するファイルが多すぎます。</translation></message>
<message><source>The command was not run: `{path}` in the repository is a link.</source><translation>コマンドは実行されませんでした: リポジトリの`{path}`はリンクです。</translation></message>
<message><source>The command was not run: another command is changing the folder at this moment.</source><translation>コマンドは実行されませんでした。今、別のコマンドがフォルダーを変更しています。</translation></message>
<message><source>The command was not run: the project folder holds {count} places that it would have to be kept from, more than {most}.</source><translation>コマンドは実行されませんでした。プロジェクトフォルダー内に触れさせてはならない場所が{count}か所あり、上限の{most}を超えています。</translation></message>
<message><source>The command was not run: the repository has too many branches, tags, or other files to be copied before.</source><translation>コマンドは実行されませんでした: リポジトリのブランチ、タグ、その他のファイルが多すぎて、事前にコピーできません。</translation></message>
<message><source>The command was not run: {path} is in the way of a folder that it needs.</source><translation>コマンドは実行されませんでした。必要なフォルダーの場所に{path}があります。</translation></message>
<message><source>The commands in {name} weren't allowed. {why}</source><translation>{name} のコマンドは許可されませんでした。{why}</translation></message>
<message><source>The connection ended</source><translation>接続が終了しました</translation></message>
<message><source>The connection isn't encrypted.</source><translation>接続は暗号化されていません。</translation></message>
<message><source>The connection to the server ended.</source><translation>サーバーへの接続が終了しました。</translation></message>
<message><source>The connection to {0} isn't encrypted. Others on that network could read and change everything that is sent, also keys.</source><translation>{0}への接続は暗号化されていません。同じネットワーク上の他者が、キーも含めて送信内容をすべて読み取ったり変更したりできます。</translation></message>
<message><source>The connection to {host} isn't encrypted.</source><translation>{host}への接続は暗号化されていません。</translation></message>
<message><source>The connection to {host} was lost.</source><translation>{host}への接続が切れました。</translation></message>
<message><source>The connection was lost before an answer arrived.</source><translation>回答が届く前に接続が切れました。</translation></message>
<message><source>The content is damaged or missing.</source><translation>内容が破損しているか、見つかりません。</translation></message>
<message><source>The content no longer matches its hash, so no file was written.</source><translation>内容がハッシュと一致しなくなったため、ファイルは書き込まれませんでした。</translation></message>
<message><source>The context has a marker instead. You and Helix can recall the full output.</source><translation>コンテキストには代わりにマーカーがあります。あなたも Helix も完全な出力を呼び戻せます。</translation></message>
<message><source>The context has a part of this large output, and the cache all of it.</source><translation>コンテキストにはこの大きな出力の一部があり、キャッシュには全体があります。</translation></message>
<message><source>The context has newer notes. These lines can only be read.</source><translation>コンテキストにはより新しいメモがあります。この行は読むことだけできます。</translation></message>
<message><source>The context has other notes by now.</source><translation>コンテキストには別のメモがあります。</translation></message>
<message><source>The context is byte for byte what it was before.</source><translation>コンテキストはバイト単位で以前と同じです。</translation></message>
<message><source>The context window of {model} is unknown, so Helix assumes {window} tokens. Set it in Settings › Models and keys or with `helix-desktop model set`.</source><translation>{model}のコンテキストウィンドウが不明なため、{window}トークンと仮定します。設定 › モデルとキー、または`helix-desktop model set`で設定してください。</translation></message>
<message><source>The conversation changed in the meantime, so nothing was compacted.</source><translation>途中で会話が変わったため、何も圧縮されていません。</translation></message>
<message><source>The conversation contains outside content, and this call can send data out.</source><translation>会話に外部コンテンツが含まれており、この呼び出しはデータを外部に送信できます。</translation></message>
<message><source>The conversation contains outside content, which may have chosen it.</source><translation>会話に外部コンテンツが含まれており、それが内容を決めた可能性があります。</translation></message>
<message><source>The counters are behind the numbers in use.</source><translation>カウンターが使用中の番号より遅れています。</translation></message>
<message><source>The credential_process of the AWS profile {profile} failed.</source><translation>AWSプロファイル{profile}のcredential_processが失敗しました。</translation></message>
<message><source>The damaged file is kept as {aside}.</source><translation>破損したファイルは{aside}として保管されています。</translation></message>
<message><source>The damaged file is kept as {aside}. To end this message, run `helix-desktop workspace check --acknowledge` or use Settings › Data.</source><translation>破損したファイルは{aside}として保管されています。このメッセージを止めるには、`helix-desktop workspace check --acknowledge`を実行するか、設定 › データを開いてください。</translation></message>
<message><source>The database in {folder} has lost its first records.</source><translation>{folder}のデータベースから最初のレコードが失われています。</translation></message>
<message><source>The database in {folder} is damaged or incomplete: {text}.</source><translation>{folder}のデータベースが破損しているか不完全です（{text}）。</translation></message>
<message><source>The database in {folder} is gone.</source><translation>{folder}のデータベースがなくなっています。</translation></message>
<message><source>The database in {folder} is in use by another program.</source><translation>{folder}のデータベースは別のプログラムが使用中です。</translation></message>
<message><source>The database in {place} is damaged: {why}.</source><translation>{place}のデータベースが破損しています（{why}）。</translation></message>
<message><source>The database's file {name} has no readable index.</source><translation>データベースのファイル{name}に読み取れるインデックスがありません。</translation></message>
<message><source>The database's file {name} is missing.</source><translation>データベースのファイル{name}がありません。</translation></message>
<message><source>The database's file {name} was cut off: {size} of {listed} bytes are left.</source><translation>データベースのファイル{name}が途切れています。{listed}バイトのうち{size}バイトが残っています。</translation></message>
<message><source>The database's log {name} is damaged.</source><translation>データベースのログ{name}が破損しています。</translation></message>
<message><source>The desktop didn't take it, so it is in the window.</source><translation>デスクトップが受け付けなかったため、ウィンドウに表示しました。</translation></message>
<message><source>The disk failed while using {folder}: {text}.</source><translation>{folder}の使用中にディスクエラーが発生しました（{text}）。</translation></message>
<message><source>The disk is full.</source><translation>ディスクがいっぱいです。</translation></message>
<message><source>The disk is full: can't write {place}.</source><translation>ディスクがいっぱいで、{place}に書き込めません。</translation></message>
<message><source>The disk is full; {path} is as it was.</source><translation>ディスクがいっぱいです。{path}は元のままです。</translation></message>
<message><source>The disk isn't responding.</source><translation>ディスクが応答しません。</translation></message>
<message><source>The disk that holds {where} is full.</source><translation>{where}のあるディスクがいっぱいです。</translation></message>
<message><source>The draft was stopped.</source><translation>下書きを停止しました。</translation></message>
<message><source>The earlier policy stays in effect.</source><translation>以前のポリシーが引き続き有効です。</translation></message>
<message><source>The earlier settings stay in effect.</source><translation>以前の設定が引き続き有効です。</translation></message>
<message><source>The earlier version is in {0}.</source><translation>以前のバージョンは{0}にあります。</translation></message>
<message><source>The encoding of {path} ({name}) lacks a character of the code.</source><translation>{path}の文字コード（{name}）では、コードの一部の文字を表せません。</translation></message>
<message><source>The end of the database's log is gone. Everything before it is intact.</source><translation>データベースのログの末尾が失われています。それより前はすべて無事です。</translation></message>
<message><source>The end of this session is too large and not included.</source><translation>このセッションの終わりは大きすぎるため省かれています。</translation></message>
<message><source>The entry is indexed twice.</source><translation>エントリが索引に2回登録されています。</translation></message>
<message><source>The entry is still damaged.</source><translation>エントリは破損したままです。</translation></message>
<message><source>The entry is still in the file.</source><translation>項目はファイルに残っています。</translation></message>
<message><source>The entry takes space and can be recalled only by its hash.</source><translation>エントリは容量を使いますが、ハッシュでしか呼び戻せません。</translation></message>
<message><source>The environment variable of {id} has an invalid name.</source><translation>{id}の環境変数の名前が無効です。</translation></message>
<message><source>The environment variable {name} has no value for the header {header}.</source><translation>ヘッダー{header}に使う環境変数{name}に値がありません。</translation></message>
<message><source>The export contains an invalid session name.</source><translation>エクスポートに無効なセッション名が含まれています。</translation></message>
<message><source>The export in {source} was written by a newer Helix Desktop.</source><translation>{source}のエクスポートは、より新しいHelix Desktopで書き込まれました。</translation></message>
<message><source>The fast model reads the whole output. The change applies from the next request; the prompt cache is rebuilt from here.</source><translation>高速モデルが出力全体を読みます。変更は次のリクエストから反映され、プロンプトキャッシュはここから再構築されます。</translation></message>
<message><source>The field {name} has no effect.</source><translation>フィールド {name} は無効です。</translation></message>
<message><source>The field {name} isn't supported.</source><translation>フィールド {name} には対応していません。</translation></message>
<message><source>The file already has this content.</source><translation>ファイルはすでにこの内容です。</translation></message>
<message><source>The file doesn't start with a line of {mark}.</source><translation>ファイルが{mark}の行で始まっていません。</translation></message>
<message><source>The file doesn't start with a request.</source><translation>ファイルがリクエストで始まっていません。</translation></message>
<message><source>The file ends within item {number} of its list.</source><translation>ファイルはリストの{number}番目の項目の途中で終わっています。</translation></message>
<message><source>The file ends within line {line}, which is read once all of it is there.</source><translation>ファイルは{line}行目の途中で終わっています。続きがそろうと読み取られます。</translation></message>
<message><source>The file for traces needs a whole path: {path}.</source><translation>トレースのファイルには完全なパスが必要です: {path}。</translation></message>
<message><source>The file has more than {most} MB.</source><translation>ファイルが{most} MBを超えています。</translation></message>
<message><source>The file has the exact history, so they can't be masked. A page masks them.</source><translation>ファイルには正確な履歴が入るため、伏せることはできません。ページでは伏せられます。</translation></message>
<message><source>The file has too many lines for a patch.</source><translation>ファイルの行数が多すぎて、パッチを適用できません。</translation></message>
<message><source>The file is back to its original content.</source><translation>ファイルは元の内容に戻っています。</translation></message>
<message><source>The file is too large for a bundle.</source><translation>ファイルがバンドルとしては大きすぎます。</translation></message>
<message><source>The file is too large for a server list.</source><translation>ファイルがサーバー一覧としては大きすぎます。</translation></message>
<message><source>The file is unchanged.</source><translation>ファイルは変更されていません。</translation></message>
<message><source>The file isn't a PNG, JPEG, GIF, or WebP image.</source><translation>ファイルがPNG、JPEG、GIF、WebPのいずれの画像でもありません。</translation></message>
<message><source>The file isn't text or is over 1 MB. You can restore the whole file.</source><translation>ファイルがテキストではないか、1 MBを超えています。ファイル全体の復元はできます。</translation></message>
<message><source>The file isn't valid TOML.</source><translation>ファイルが正しいTOMLではありません。</translation></message>
<message><source>The file stays in {place}.</source><translation>ファイルは{place}に残っています。</translation></message>
<message><source>The file was edited since, so Helix won't overwrite it. You can undo single changes or save a copy.</source><translation>その後ファイルが編集されたため、Helixは上書きしません。個々の変更を元に戻すか、コピーを保存できます。</translation></message>
<message><source>The file was new, so undoing the changes deleted it.</source><translation>新規のファイルだったため、変更を元に戻した際に削除されました。</translation></message>
<message><source>The files are as they were.</source><translation>ファイルは元のままです。</translation></message>
<message><source>The files of other programs are only read. Nothing is sent.</source><translation>ほかのプログラムのファイルは読み取るだけです。何も送信されません。</translation></message>
<message><source>The first one appears here, section by section.</source><translation>最初のものがセクションごとにここに表示されます。</translation></message>
<message><source>The folder has no SKILL.md.</source><translation>フォルダーにSKILL.mdがありません。</translation></message>
<message><source>The folder is moved to the files set aside for you. Nothing is deleted.</source><translation>フォルダーは退避されたファイルへ移動されます。何も消去されません。</translation></message>
<message><source>The folder {folder} doesn't answer.</source><translation>フォルダー{folder}が応答しません。</translation></message>
<message><source>The folder {folder} is gone.</source><translation>フォルダー{folder}がなくなっています。</translation></message>
<message><source>The folder {path} has no recorded sessions (*.jsonl[.gz]).</source><translation>フォルダー{path}に記録されたセッション（*.jsonl[.gz]）がありません。</translation></message>
<message><source>The folder {where} contains a database that Helix Desktop didn't create.</source><translation>フォルダー{where}に、Helix Desktopが作成していないデータベースがあります。</translation></message>
<message><source>The folder's name isn't valid text.</source><translation>フォルダーの名前が有効なテキストではありません。</translation></message>
<message><source>The form asks for fields that it does not have.</source><translation>フォームが存在しないフィールドを求めています。</translation></message>
<message><source>The full output may not fit, or no model could write an excerpt.</source><translation>出力全体が入りきらないか、どのモデルも抜粋を作成できませんでした。</translation></message>
<message><source>The handover already has this text.</source><translation>引き継ぎ書はすでにこのテキストです。</translation></message>
<message><source>The handover is unchanged.</source><translation>引き継ぎ書は変更されていません。</translation></message>
<message><source>The header {name} can't be sent.</source><translation>ヘッダー {name} は送信できません。</translation></message>
<message><source>The header {name} carries the key of this provider.</source><translation>ヘッダー{name}はこのプロバイダーのキーの送信に使われます。</translation></message>
<message><source>The header {name} is set twice.</source><translation>ヘッダー{name}が2回設定されています。</translation></message>
<message><source>The hook didn't run, because its text changed after you approved it.</source><translation>承認後に内容が変わったため、フックは実行されませんでした。</translation></message>
<message><source>The hook has just changed.</source><translation>フックがたった今変更されました。</translation></message>
<message><source>The hook {hook} blocked this message: {reason}</source><translation>フック {hook} がこのメッセージをブロックしました: {reason}</translation></message>
<message><source>The hook {hook} blocked this: {reason}</source><translation>フック {hook} がブロックしました: {reason}</translation></message>
<message><source>The hook {hook} failed: {reason}</source><translation>フック {hook} が失敗しました: {reason}</translation></message>
<message><source>The host name contains look-alike letters.</source><translation>ホスト名に紛らわしい文字が含まれています。</translation></message>
<message><source>The icon {name} is missing.</source><translation>アイコン{name}がありません。</translation></message>
<message><source>The image can't be made small enough.</source><translation>画像を必要なサイズまで小さくできません。</translation></message>
<message><source>The image has no pixels.</source><translation>画像にピクセルがありません。</translation></message>
<message><source>The image has too many pixels. Up to {most} are supported.</source><translation>画像のピクセル数が多すぎます。対応しているのは{most}までです。</translation></message>
<message><source>The image has {size} bytes. Images of up to {most} bytes are supported.</source><translation>画像が{size}バイトあります。対応しているのは{most}バイトまでの画像です。</translation></message>
<message><source>The image is damaged or incomplete.</source><translation>画像が破損しているか不完全です。</translation></message>
<message><source>The images are included.</source><translation>画像も含まれます。</translation></message>
<message><source>The key is deleted from your keyring.</source><translation>キーはキーリングから削除されます。</translation></message>
<message><source>The key is empty.</source><translation>キーが空です。</translation></message>
<message><source>The keyring has no secret {name} for server {server}.</source><translation>キーリングにサーバー{server}のシークレット{name}がありません。</translation></message>
<message><source>The keyring has no value for the header {name} of {endpoint}.</source><translation>キーリングに{endpoint}のヘッダー{name}の値がありません。</translation></message>
<message><source>The last change is a rewind, which also changed files.</source><translation>最後の変更は巻き戻しで、ファイルも変更されています。</translation></message>
<message><source>The last model you chose; new workspaces start with it.</source><translation>最後に選択したモデル。新しいワークスペースはこれで始まります。</translation></message>
<message><source>The last of {count} runs.</source><translation>{count}回の実行の最後。</translation></message>
<message><source>The last step before the disk filled up was saved after all.</source><translation>ディスクがいっぱいになる直前のステップは、結果として保存されていました。</translation></message>
<message><source>The last turn wasn't interrupted.</source><translation>最後のターンは中断されていません。</translation></message>
<message numerus="yes"><source>The last {0} requests</source><extracomment>One: The last {0} request</extracomment><translation><numerusform>直近{0}件のリクエスト</numerusform></translation></message>
<message><source>The limit was reached {count} times in a row, so Helix doesn't resume by itself.</source><translation>上限に続けて {count} 回達したため、Helix は自動では再開しません。</translation></message>
<message><source>The lines are unchanged.</source><translation>行は変更されていません。</translation></message>
<message><source>The lines of a large output that Helix needs. The cache has the full output.</source><translation>大きな出力のうち Helix に必要な行。キャッシュに完全な出力があります。</translation></message>
<message><source>The link contains no server.</source><translation>リンクにサーバーがありません。</translation></message>
<message><source>The link doesn't name its server.</source><translation>リンクにサーバーの名前がありません。</translation></message>
<message><source>The link points to this computer or your local network.</source><translation>リンク先はこのコンピューターまたはローカルネットワークです。</translation></message>
<message><source>The link text shows a different host.</source><translation>リンクの文字列は別のホストを示しています。</translation></message>
<message><source>The list of its uses is incomplete.</source><translation>使用の一覧が不完全です。</translation></message>
<message><source>The list of skills</source><translation>スキルの一覧</translation></message>
<message><source>The list of the database's tables (MANIFEST) is missing or damaged.</source><translation>データベースのテーブル一覧（MANIFEST）がないか破損しています。</translation></message>
<message><source>The matcher has more than names, .*, and |.</source><translation>マッチャーに名前、.*、| 以外が含まれています。</translation></message>
<message><source>The memory</source><translation>記憶</translation></message>
<message><source>The memory has no line {number}.</source><translation>記憶に{number}行目はありません。</translation></message>
<message><source>The memory has no version {number}.</source><translation>記憶にバージョン{number}はありません。</translation></message>
<message><source>The memory of this workspace</source><translation>このワークスペースの記憶</translation></message>
<message><source>The memory would have {count} lines; {most} are possible.</source><translation>記憶が{count}行になります。{most}行まで可能です。</translation></message>
<message><source>The memory would keep a secret.</source><translation>記憶にシークレットが残ります。</translation></message>
<message><source>The messages that this version covers can't be found again.</source><translation>このバージョンがカバーするメッセージが見つかりません。</translation></message>
<message><source>The mode stays as it is, because a question waits for your answer.</source><translation>回答待ちの確認があるため、モードは変わりません。</translation></message>
<message><source>The model declined to answer.</source><translation>モデルが回答を拒否しました。</translation></message>
<message><source>The model is still being loaded.</source><translation>モデルはまだ読み込み中です。</translation></message>
<message><source>The model made the same call {count} times in a row and got the same output.</source><translation>モデルが同じ呼び出しを{count}回続け、同じ出力を受け取りました。</translation></message>
<message><source>The model made the same failing call {count} times in a row.</source><translation>モデルが失敗する同じ呼び出しを{count}回続けました。</translation></message>
<message><source>The model of this request isn't set up now.</source><translation>このリクエストのモデルは現在設定されていません。</translation></message>
<message><source>The model reads this in full with the next request.</source><translation>モデルは次のリクエストでこれをすべて読みます。</translation></message>
<message><source>The model reads this in full. The same call returned a newer output later.</source><translation>モデルはこれを全文読みます。同じ呼び出しが後でより新しい出力を返しました。</translation></message>
<message><source>The model reasons with at most this many tokens before each answer.</source><translation>モデルが各回答の前の推論に使うトークンの上限です。</translation></message>
<message><source>The model refused</source><translation>モデルが拒否しました</translation></message>
<message><source>The model sent an empty answer.</source><translation>モデルが空の回答を送信しました。</translation></message>
<message><source>The model's reasoning is shown, but isn't sent to a model again.</source><translation>モデルの推論は表示されますが、モデルに再送されません。</translation></message>
<message><source>The model's reply was cut off.</source><translation>モデルの応答が途切れました。</translation></message>
<message><source>The models you chose last as JSON, newest first.</source><translation>最近選択したモデルのJSON（新しい順）。</translation></message>
<message><source>The name may contain only letters, digits, dots, _, and -.</source><translation>名前に使えるのは文字、数字、ドット、_、- だけです。</translation></message>
<message><source>The name may contain only letters, digits, spaces, dots, _, and -.</source><translation>名前に使えるのは、文字、数字、空白、ドット、_、-だけです。</translation></message>
<message><source>The newest turn and your last message are never compacted.</source><translation>最新のターンと最後のメッセージは圧縮されません。</translation></message>
<message><source>The next request needs {need} {what}, but the model accepts {most}.</source><translation>次のリクエストに必要な量（{what}）は{need}ですが、モデルの上限は{most}です。</translation></message>
<message><source>The next version takes more space.</source><translation>次のバージョンの容量が増えます。</translation></message>
<message><source>The number of its uses is wrong.</source><translation>使用回数が正しくありません。</translation></message>
<message><source>The old database is kept as db.before-repair-… in the workspace's data. `workspace check --acknowledge` ends this report.</source><translation>古いデータベースはワークスペースのデータ内にdb.before-repair-…として残ります。`workspace check --acknowledge`でこの報告を終了できます。</translation></message>
<message><source>The old name stays.</source><translation>名前は元のままです。</translation></message>
<message><source>The output was too large.</source><translation>出力が大きすぎました。</translation></message>
<message><source>The page has the whole conversation. It runs no scripts and loads nothing.</source><translation>ページには会話全体が含まれます。スクリプトは実行せず、何も読み込みません。</translation></message>
<message><source>The parent of this branch was deleted.</source><translation>このブランチの元のセッションは削除されました。</translation></message>
<message><source>The partial answer is returned when the time is up</source><translation>時間になると、途中までの回答が返されます</translation></message>
<message><source>The partial answer is saved. Continue, or send a new message.</source><translation>回答の途中までは保存済みです。続行するか、新しいメッセージを送信してください。</translation></message>
<message><source>The partial answer is saved. Send again or choose another model.</source><translation>回答の途中までは保存済みです。再送信するか、別のモデルを選択してください。</translation></message>
<message><source>The partial export in {0} was removed. The workspace is unchanged.</source><translation>{0}の途中までのエクスポートを削除しました。ワークスペースは変更されていません。</translation></message>
<message><source>The partial work was removed. Nothing else changed.</source><translation>途中までの作業を削除しました。ほかは何も変更されていません。</translation></message>
<message><source>The patch changes several files.</source><translation>パッチが複数のファイルにまたがっています。</translation></message>
<message><source>The patch changes the lines that it names.</source><translation>パッチで指定された行が変更されます。</translation></message>
<message><source>The path {folder} isn't valid text.</source><translation>パス{folder}が有効なテキストではありません。</translation></message>
<message><source>The path {path} is too long for this system.</source><translation>パス{path}はこのシステムには長すぎます。</translation></message>
<message><source>The path {plain} is too long for a socket.</source><translation>パス{plain}はソケットには長すぎます。</translation></message>
<message><source>The pattern has {count} characters, {longest} are possible.</source><translation>パターンが{count}文字あります。上限は{longest}文字です。</translation></message>
<message><source>The permission for this session could not be kept.</source><translation>このセッションの許可を保存できませんでした。</translation></message>
<message><source>The policy preset can't be {name}.</source><translation>ポリシーのプリセットに{name}は指定できません。</translation></message>
<message><source>The policy {path} has a line with more than {longest} characters.</source><translation>ポリシー{path}に{longest}文字を超える行があります。</translation></message>
<message><source>The policy {path} is nested too deeply.</source><translation>ポリシー{path}の入れ子が深すぎます。</translation></message>
<message><source>The policy {path} is not valid TOML: {why}.</source><translation>ポリシー{path}は有効なTOMLではありません: {why}。</translation></message>
<message><source>The practice model isn't a provider.</source><translation>練習用モデルはプロバイダーではありません。</translation></message>
<message><source>The preset, and each value that differs from it.</source><translation>プリセットと、それと異なる値。</translation></message>
<message><source>The preview failed because {asks} didn't write a usable handover.</source><translation>{asks}が使える引き継ぎ書を書かなかったため、プレビューに失敗しました。</translation></message>
<message><source>The price of {0} is unknown, so your budget in dollars can't be kept.</source><translation>{0}の価格が不明なため、ドルの予算を管理できません。</translation></message>
<message><source>The price of {model} is unknown, so the budget in dollars can't be kept.</source><translation>{model}の価格が不明なため、ドルの予算を管理できません。</translation></message>
<message><source>The price of {model} is unknown.</source><translation>{model} の価格は不明です。</translation></message>
<message><source>The process that answers has ended.</source><translation>答えるプロセスは終了しています。</translation></message>
<message><source>The process that had this workspace open is gone.</source><translation>このワークスペースを開いていたプロセスはなくなりました。</translation></message>
<message><source>The processes of this terminal can't be read.</source><translation>この端末のプロセスを読み取れません。</translation></message>
<message><source>The program of {agent} is another one than you approved: {program}.</source><translation>{agent}のプログラムは、承認されたものとは別のものです：{program}。</translation></message>
<message><source>The program of “{0}” is another one than before</source><translation>「{0}」のプログラムが以前とは別のものです</translation></message>
<message><source>The project Helix works in</source><translation>Helixが作業するプロジェクト</translation></message>
<message><source>The project folder contains more than {most} folders, too many to find what commands must not reach.</source><translation>プロジェクトフォルダー内のフォルダーが{most}個を超えており、コマンドに触れさせてはならないものを探しきれません。</translation></message>
<message><source>The project folder has an unfinished merge, rebase or revert.</source><translation>プロジェクトフォルダーに、完了していないマージ、リベース、またはリバートがあります。</translation></message>
<message><source>The project folder has uncommitted changes of the same files: {files}</source><translation>プロジェクトフォルダーで、同じファイルに未コミットの変更があります: {files}</translation></message>
<message><source>The project folder is a bare repository, without a work tree.</source><translation>プロジェクトフォルダーはベアリポジトリで、作業ツリーがありません。</translation></message>
<message><source>The project folder is gone: {0}</source><translation>プロジェクトフォルダーがありません: {0}</translation></message>
<message><source>The project folder is itself a worktree or a submodule.</source><translation>プロジェクトフォルダー自体がワークツリーかサブモジュールです。</translation></message>
<message><source>The project folder is not in a git repository.</source><translation>プロジェクトフォルダーはgitリポジトリ内にありません。</translation></message>
<message><source>The project folder is on no branch now.</source><translation>プロジェクトフォルダーは現在、どのブランチにもありません。</translation></message>
<message><source>The project folder is only a part of the repository {top}.</source><translation>プロジェクトフォルダーはリポジトリ{top}の一部にすぎません。</translation></message>
<message><source>The prompt cache held {0} tokens, which saved about {1} by today's prices.</source><translation>プロンプトキャッシュに{0}トークンがあり、現在の価格で約{1}節約しました。</translation></message>
<message><source>The prompt cache held {0} tokens.</source><translation>プロンプトキャッシュに{0}トークンがありました。</translation></message>
<message><source>The provider asks to wait</source><translation>プロバイダーが待機を求めています</translation></message>
<message><source>The provider asks to wait until {until}.</source><translation>プロバイダーは {until} まで待つよう求めています。</translation></message>
<message><source>The provider couldn't parse the model's output ({reason}).</source><translation>プロバイダーがモデルの出力を解析できませんでした（{reason}）。</translation></message>
<message><source>The provider didn't answer in time.</source><translation>プロバイダーが時間内に応答しませんでした。</translation></message>
<message><source>The provider didn't return a list of models.</source><translation>プロバイダーがモデルの一覧を返しませんでした。</translation></message>
<message><source>The provider doesn't have this model.</source><translation>プロバイダーにこのモデルはありません。</translation></message>
<message><source>The provider had an internal error.</source><translation>プロバイダーで内部エラーが発生しました。</translation></message>
<message><source>The provider is overloaded.</source><translation>プロバイダーが過負荷状態です。</translation></message>
<message><source>The provider makes the searches. Their words can carry data out.</source><translation>検索はプロバイダーが行います。検索語でデータが外部に出ることがあります。</translation></message>
<message><source>The provider rejected the API key.</source><translation>プロバイダーがAPIキーを拒否しました。</translation></message>
<message><source>The provider rejected the credentials that signed the request.</source><translation>リクエストの署名に使われた認証情報を、プロバイダーが拒否しました。</translation></message>
<message><source>The provider rejected the request.</source><translation>プロバイダーがリクエストを拒否しました。</translation></message>
<message><source>The provider rejected the signature, because this computer's clock is wrong.</source><translation>このコンピューターの時計がずれているため、プロバイダーが署名を拒否しました。</translation></message>
<message><source>The provider returned a web page instead of an answer.</source><translation>プロバイダーが回答の代わりにWebページを返しました。</translation></message>
<message><source>The provider returned something that isn't an answer.</source><translation>プロバイダーが回答ではないものを返しました。</translation></message>
<message><source>The provider says: “{sentence}”</source><translation>プロバイダーからのメッセージ: 「{sentence}」</translation></message>
<message><source>The provider sent an empty answer.</source><translation>プロバイダーが空の回答を送信しました。</translation></message>
<message><source>The provider's filter ended the answer.</source><translation>プロバイダーのフィルターが回答を終了しました。</translation></message>
<message><source>The provider's rate limit is reached.</source><translation>プロバイダーのレート制限に達しました。</translation></message>
<message><source>The proxy opens no way to the server. Check this system's proxy.</source><translation>プロキシ経由でサーバーに接続できません。このシステムのプロキシを確認してください。</translation></message>
<message><source>The proxy requires authentication (status 407). Check this system's proxy.</source><translation>プロキシの認証が必要です（ステータス407）。このシステムのプロキシを確認してください。</translation></message>
<message><source>The proxy requires authentication.</source><translation>プロキシの認証が必要です。</translation></message>
<message><source>The query parameter {name} may be a key, and addresses end up in logs.</source><translation>クエリパラメーター{name}はキーの可能性があります。アドレスはログに残ります。</translation></message>
<message><source>The queue is empty.</source><translation>キューは空です。</translation></message>
<message><source>The readable part is still in the database that was set aside.</source><translation>読み取れる部分は、退避されたデータベースに残っています。</translation></message>
<message><source>The reading of the document was stopped.</source><translation>ドキュメントの読み取りが停止されました。</translation></message>
<message><source>The record doesn't follow the one before it.</source><translation>レコードが直前のレコードとつながっていません。</translation></message>
<message><source>The record has a format (version {version}) that only a newer Helix Desktop knows.</source><translation>レコードの形式（バージョン{version}）を認識できるのは、より新しいHelix Desktopだけです。</translation></message>
<message><source>The record is cut short.</source><translation>レコードが途中で切れています。</translation></message>
<message><source>The record is damaged (its checksum is wrong).</source><translation>レコードが破損しています（チェックサムが一致しません）。</translation></message>
<message><source>The record is missing.</source><translation>レコードがありません。</translation></message>
<message><source>The record of {short}… is damaged.</source><translation>{short}…のレコードが破損しています。</translation></message>
<message><source>The regular expression calls itself, which is not possible here.</source><translation>正規表現が自分自身を呼び出しています。ここでは使えません。</translation></message>
<message><source>The regular expression cannot be read.</source><translation>正規表現を解釈できません。</translation></message>
<message><source>The regular expression cannot be read: {error}.</source><translation>正規表現を解釈できません（{error}）。</translation></message>
<message><source>The regular expression has {count} characters, {longest} are possible.</source><translation>正規表現が{count}文字あります。上限は{longest}文字です。</translation></message>
<message><source>The regular expression stopped after {seconds} seconds and {looked} entries.</source><translation>正規表現は{seconds}秒、{looked}件のエントリで停止しました。</translation></message>
<message numerus="yes"><source>The regular expression took too long in {count} entries.</source><extracomment>One: The regular expression took too long in {count} entry.</extracomment><translation><numerusform>{count}件のエントリで正規表現に時間がかかりすぎました。</numerusform></translation></message>
<message><source>The repaired copy of {folder} isn't correct: {wrong}</source><translation>{folder}の修復済みコピーが正しくありません: {wrong}</translation></message>
<message><source>The repetitions {form} multiply to too many.</source><translation>繰り返し{form}の掛け合わせが多すぎます。</translation></message>
<message><source>The repository has no commits yet.</source><translation>リポジトリにまだコミットがありません。</translation></message>
<message><source>The request exceeds the model's limit of {limit} tokens.</source><translation>リクエストがモデルの上限{limit}トークンを超えています。</translation></message>
<message><source>The request exceeds the model's limit.</source><translation>リクエストがモデルの上限を超えています。</translation></message>
<message><source>The request exceeds your account's rate limit of {limit} tokens.</source><translation>リクエストがアカウントのレート制限{limit}トークンを超えています。</translation></message>
<message><source>The request failed</source><translation>リクエストが失敗しました</translation></message>
<message><source>The request has a header that can't be sent.</source><translation>リクエストに送信できないヘッダーがあります。</translation></message>
<message><source>The request is too large for the provider.</source><translation>リクエストがプロバイダーの許容量を超えています。</translation></message>
<message><source>The request is too long.</source><translation>リクエストが長すぎます。</translation></message>
<message><source>The request was too large, so Helix shortened it without a model.</source><translation>リクエストが大きすぎたため、Helix がモデルを使わずに短縮しました。</translation></message>
<message><source>The request was too large, so Helix trimmed it without calling a model.</source><translation>リクエストが大きすぎたため、Helixがモデルを呼び出さずに切り詰めました。</translation></message>
<message><source>The request would have {tokens} tokens, and {model} takes {most}.</source><translation>リクエストは{tokens}トークンになりますが、{model}の上限は{most}です。</translation></message>
<message><source>The rest is still there.</source><translation>残りはまだそこにあります。</translation></message>
<message><source>The same</source><translation>同じ</translation></message>
<message><source>The same call returned a newer output later. You can still recall this one.</source><translation>同じ呼び出しが後で新しい出力を返しました。この出力も呼び戻せます。</translation></message>
<message><source>The same limit in tokens; whichever comes first. All limits for notes shrink with it in small context windows.</source><translation>同じ上限をトークン数で指定。先に達した方が有効です。小さいコンテキストウィンドウでは、メモの上限もすべてこれに合わせて下がります。</translation></message>
<message><source>The sandbox can't create a work tree outside the project folder.</source><translation>サンドボックスではプロジェクトフォルダーの外にワークツリーを作成できません。</translation></message>
<message><source>The sandbox is off for this workspace: nothing restricts the command.</source><translation>このワークスペースではサンドボックスがオフのため、コマンドは何も制限されません。</translation></message>
<message><source>The sandbox works</source><translation>サンドボックスは動作します</translation></message>
<message><source>The screen may go dark. Closing the lid still lets the computer sleep</source><translation>画面は暗くなることがあります。ふたを閉じると通常どおりスリープします</translation></message>
<message><source>The search didn't finish, so not all matching entries are known.</source><translation>検索が完了しなかったため、一致するエントリをすべて把握できていません。</translation></message>
<message><source>The search failed: {0}</source><translation>検索に失敗しました: {0}</translation></message>
<message><source>The search index is catching up, so this search was slower.</source><translation>検索の索引を更新中のため、今回の検索は遅くなりました。</translation></message>
<message><source>The server accepts {0} tokens, less than the {1} set for this model.</source><translation>サーバーが受け付けるのは{0}トークンで、このモデルに設定された{1}より少なくなっています。</translation></message>
<message><source>The server changed. Review it again; nothing was approved.</source><translation>サーバーが変更されました。もう一度確認してください。何も承認されていません。</translation></message>
<message><source>The server didn't answer in time.</source><translation>サーバーが時間内に応答しませんでした。</translation></message>
<message><source>The server doesn't accept the reasoning effort {0}.</source><translation>サーバーは推論量「{0}」を受け付けません。</translation></message>
<message><source>The server ended before it answered.</source><translation>サーバーが応答する前に終了しました。</translation></message>
<message><source>The server ended the session (status {status}).</source><translation>サーバーがセッションを終了しました（ステータス {status}）。</translation></message>
<message><source>The server ended.</source><translation>サーバーが終了しました。</translation></message>
<message><source>The server had an internal error (status {status}). Try again later.</source><translation>サーバーで内部エラーが発生しました（ステータス{status}）。後で再試行してください。</translation></message>
<message><source>The server has ended.</source><translation>サーバーは終了しています。</translation></message>
<message><source>The server may reject these for this model.</source><translation>このモデルではサーバーに拒否されることがあります。</translation></message>
<message><source>The server needs this variable.</source><translation>サーバーにはこの変数が必要です。</translation></message>
<message><source>The server offers no sign-in.</source><translation>サーバーにサインインの機能がありません。</translation></message>
<message><source>The server omitted a part of the last request without saying so. Helix keeps the requests to {model} below {limit} tokens for a day.</source><translation>サーバーは前回のリクエストの一部を通知なしに省きました。Helix は 1 日の間、{model} へのリクエストを {limit} トークン未満に保ちます。</translation></message>
<message><source>The server redirects to {place} (status {status}), where Helix doesn't follow. If that is the right server, use that URL.</source><translation>サーバーが{place}へリダイレクトしています（ステータス{status}）が、Helixはたどりません。そちらが正しいサーバーなら、そのURLを使ってください。</translation></message>
<message><source>The server refuses access (status 403). Check what its token is allowed to do.</source><translation>サーバーがアクセスを拒否しました（ステータス403）。トークンに許可された操作を確認してください。</translation></message>
<message><source>The server rejected the request (status {status}). Check its URL and headers.</source><translation>サーバーがリクエストを拒否しました（ステータス{status}）。URLとヘッダーを確認してください。</translation></message>
<message><source>The server said: {said}</source><translation>サーバーからのメッセージ: {said}</translation></message>
<message><source>The server says: {said}</source><translation>サーバーからのメッセージ: {said}</translation></message>
<message><source>The server wants you to sign in (status 401). Sign in in Settings › MCP servers or with `helix-desktop server sign-in SERVER`, or save its token with `helix-desktop server secret SERVER Authorization`, as in `Bearer TOKEN`.</source><translation>サーバーがサインインを求めています (ステータス 401)。設定 › MCP サーバーか `helix-desktop server sign-in SERVER` でサインインするか、`helix-desktop server secret SERVER Authorization` でトークンを `Bearer TOKEN` の形で保存してください。</translation></message>
<message><source>The server {server} has been stopped.</source><translation>サーバー{server}は停止されました。</translation></message>
<message><source>The server's answer doesn't follow the protocol.</source><translation>サーバーの回答がプロトコルに従っていません。</translation></message>
<message><source>The server's answer has too many values.</source><translation>サーバーの回答の値が多すぎます。</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again in {seconds} s.</source><translation>サーバーのレート制限に達しました（ステータス429）。{seconds}秒後に再試行してください。</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again later.</source><translation>サーバーのレート制限に達しました（ステータス429）。後で再試行してください。</translation></message>
<message><source>The service account's file has no usable key.</source><translation>サービスアカウントのファイルに使えるキーがありません。</translation></message>
<message><source>The session</source><translation>セッション</translation></message>
<message><source>The session can still be read.</source><translation>セッションは引き続き読めます。</translation></message>
<message><source>The session changed since. Nothing was done.</source><translation>その間にセッションが変わりました。何も変更していません。</translation></message>
<message><source>The session goes on without them. Settings › General says where they go.</source><translation>セッションはトレースなしで続きます。書き込み先は設定 › 全般にあります。</translation></message>
<message><source>The session has no start record.</source><translation>セッションに開始レコードがありません。</translation></message>
<message><source>The session holds what looks like secrets: {count}.</source><translation>セッションに機密情報と思われるものがあります: {count}。</translation></message>
<message><source>The session is closed.</source><translation>セッションは閉じています。</translation></message>
<message><source>The session is shown with a gap there.</source><translation>セッションのその部分が抜けて表示されます。</translation></message>
<message><source>The session isn't listed.</source><translation>セッションが一覧にありません。</translation></message>
<message><source>The session shows what was done. Nothing was lost.</source><translation>実行された内容はセッションで確認できます。何も失われていません。</translation></message>
<message><source>The session stays where it is.</source><translation>セッションは元の場所のままです。</translation></message>
<message><source>The session works in a folder and on a branch of its own. Your folder stays as it is until you merge.</source><translation>セッションは専用のフォルダーとブランチで作業します。マージするまで、元のフォルダーはそのままです。</translation></message>
<message><source>The session's head doesn't match its last record.</source><translation>セッションのヘッドが最後のレコードと一致しません。</translation></message>
<message><source>The session's head doesn't match its records.</source><translation>セッションのヘッドがレコードと一致しません。</translation></message>
<message><source>The sessions are replayed on this computer under each preset. No model is asked, and nothing is sent.</source><translation>セッションはこのコンピューター上で各プリセットにより再生されます。モデルへの問い合わせも送信も行いません。</translation></message>
<message><source>The set context window is used with the next request.</source><translation>設定したコンテキストウィンドウは次のリクエストから使われます。</translation></message>
<message><source>The size of each request; the full height is {0}</source><translation>各リクエストのサイズ。全体の高さは {0}</translation></message>
<message><source>The snapshot only takes space.</source><translation>スナップショットが容量を使っているだけです。</translation></message>
<message><source>The store counts {said} for {name}, but the entries add up to {counted}.</source><translation>ストアの記録では{name}が{said}ですが、エントリの合計は{counted}です。</translation></message>
<message><source>The store in {folder} isn't marked as complete.</source><translation>{folder}のストアに完了の印がありません。</translation></message>
<message><source>The store in {parent} has lost its counters.</source><translation>{parent}のストアのカウンターが失われています。</translation></message>
<message><source>The store in {where} doesn't say which program wrote it.</source><translation>{where}のストアに、書き込んだプログラムの情報がありません。</translation></message>
<message><source>The store in {where} was written by a newer Helix Desktop (format {version}, this one knows {known}).</source><translation>{where}のストアは、より新しいHelix Desktopで書き込まれました（形式{version}、対応は{known}）。</translation></message>
<message><source>The store's counters are lost.</source><translation>ストアのカウンターが失われています。</translation></message>
<message><source>The system denies bubblewrap user namespaces. For a sandbox, allow them (a container must be started with them) and restart Helix.</source><translation>システムがbubblewrapのユーザー名前空間を拒否しています。サンドボックスを使うには、許可して（コンテナーは許可した状態で起動し）、Helixを再起動してください。</translation></message>
<message><source>The system keyring couldn't delete the key.</source><translation>システムキーリングからキーを削除できませんでした。</translation></message>
<message><source>The system keyring couldn't save the key.</source><translation>システムキーリングにキーを保存できませんでした。</translation></message>
<message><source>The system keyring isn't responding.</source><translation>システムキーリングが応答しません。</translation></message>
<message><source>The system keyring won't release the key.</source><translation>システムキーリングからキーを取得できません。</translation></message>
<message><source>The system proxy type isn't supported.</source><translation>システムプロキシの種類に対応していません。</translation></message>
<message><source>The text has {count} characters; the limit is {longest}.</source><translation>テキストは{count}文字です。上限は{longest}文字です。</translation></message>
<message><source>The tokenizer file {path} is damaged.</source><translation>トークナイザーのファイル{path}が破損しています。</translation></message>
<message><source>The tokenizer file {path} isn't the original.</source><translation>トークナイザーのファイル{path}が元のものと異なります。</translation></message>
<message><source>The tools aren't a list of names.</source><translation>ツールが名前の一覧になっていません。</translation></message>
<message><source>The tray icon shows them while something runs or waits.</source><translation>実行中または待機中はトレイアイコンが表示します。</translation></message>
<message><source>The turn ended early</source><translation>ターンが途中で終わりました</translation></message>
<message><source>The turn failed, so the queue is paused.</source><translation>ターンが失敗したため、キューは一時停止中です。</translation></message>
<message><source>The turn was cut off.</source><translation>ターンが途中で切れました。</translation></message>
<message><source>The undone compaction is back, byte for byte.</source><translation>元に戻した圧縮を、バイト単位で再現しました。</translation></message>
<message><source>The use of {digest}… by event {seq} of {session} isn't recorded.</source><translation>{session}のイベント{seq}による{digest}…の使用が記録されていません。</translation></message>
<message><source>The user always denies this</source><translation>ユーザーが常に拒否しています</translation></message>
<message><source>The user can allow this host in Settings › Permissions.</source><translation>ユーザーは設定 › 許可でこのホストを許可できます。</translation></message>
<message><source>The user must review it again.</source><translation>ユーザーがもう一度確認する必要があります。</translation></message>
<message><source>The user stopped all subagents before this one started.</source><translation>開始前に、ユーザーがすべてのサブエージェントを停止しました。</translation></message>
<message><source>The user stopped the subagent.</source><translation>ユーザーがサブエージェントを停止しました。</translation></message>
<message><source>The value of {name} can't be sent.</source><translation>{name}の値は送信できません。</translation></message>
<message><source>The value of {name} is too long.</source><translation>{name} の値が長すぎます。</translation></message>
<message><source>The value of {name} looks like a key, which would be saved in a file.</source><translation>{name}の値はキーのようです。このままではファイルに保存されてしまいます。</translation></message>
<message><source>The variable {name} is not set.</source><translation>変数{name}が設定されていません。</translation></message>
<message><source>The whole entry</source><translation>エントリ全体</translation></message>
<message><source>The whole text, as a model reads it</source><translation>モデルが読む全文</translation></message>
<message><source>The wider “Always” (Alt+P) also allows {0}</source><translation>範囲の広い「常に許可」（Alt+P）は次も許可します: {0}</translation></message>
<message><source>The window shows only {count} colors, so it was not painted.</source><translation>ウィンドウの色数が{count}色しかないため、描画されませんでした。</translation></message>
<message><source>The window was closed before an answer.</source><translation>回答する前にウィンドウが閉じられました。</translation></message>
<message><source>The worker {worker} runs {name} {theirs}, and this computer {ours}.</source><translation>ワーカー {worker} の{name}は {theirs}、このコンピューターでは {ours} です。</translation></message>
<message><source>The workspace</source><translation>ワークスペース</translation></message>
<message><source>The workspace doesn't open.</source><translation>ワークスペースが開きません。</translation></message>
<message><source>The workspace in {folder} was complete, but its database is gone.</source><translation>{folder}のワークスペースは完全でしたが、データベースがなくなっています。</translation></message>
<message><source>The workspace in {parent} is open in {who}.</source><translation>{parent}のワークスペースは{who}で開いています。</translation></message>
<message><source>The workspace is closed.</source><translation>ワークスペースは閉じています。</translation></message>
<message><source>The workspace is closing.</source><translation>ワークスペースを閉じています。</translation></message>
<message><source>The workspace is still in {place}.</source><translation>ワークスペースは{place}に残っています。</translation></message>
<message><source>The workspace is unchanged.</source><translation>ワークスペースは変更されていません。</translation></message>
<message><source>The workspace that opens at startup.</source><translation>起動時に開くワークスペース。</translation></message>
<message><source>The workspace was closed.</source><translation>ワークスペースが閉じられました。</translation></message>
<message><source>The workspace was repaired: kept {entries} entries and {events} events, {count} known losses.</source><translation>ワークスペースを修復しました。エントリ{entries}件、イベント{events}件を維持、判明した損失は{count}件です。</translation></message>
<message><source>The workspace's store is closed.</source><translation>ワークスペースのストアは閉じています。</translation></message>
<message><source>The workspace's store is closing.</source><translation>ワークスペースのストアを閉じています。</translation></message>
<message><source>The worktree has commits that are on no branch, the last one is {commit}.</source><translation>ワークツリーに、どのブランチにも属さないコミットがあります。最後のものは{commit}です。</translation></message>
<message><source>The worktree is not on its branch {branch} now.</source><translation>ワークツリーは現在、自身のブランチ{branch}にありません。</translation></message>
<message><source>The worktree of this session is gone: {folder}.</source><translation>このセッションのワークツリーがなくなっています: {folder}。</translation></message>
<message><source>The worktree of this session was removed: {branch}.</source><translation>このセッションのワークツリーは削除されました: {branch}。</translation></message>
<message><source>The worktree was removed.</source><translation>ワークツリーを削除しました。</translation></message>
<message><source>The worktree {folder} is locked.</source><translation>ワークツリー{folder}はロックされています。</translation></message>
<message><source>The worktree {folder} wasn't moved: {reason}</source><translation>ワークツリー{folder}は移動されませんでした: {reason}</translation></message>
<message><source>The {sign} is never closed.</source><translation>{sign}が閉じられていません。</translation></message>
<message><source>Theme</source><translation>テーマ</translation></message>
<message><source>There are more than {most} rules.</source><translation>ルールが{most}件を超えています。</translation></message>
<message><source>There are no AWS credentials in the profile {profile}.</source><translation>プロファイル{profile}にAWSの認証情報がありません。</translation></message>
<message><source>There are no Google credentials in {file}.</source><translation>{file}にGoogleの認証情報がありません。</translation></message>
<message><source>There are no conflicts. No hooks are run.</source><translation>競合はありません。フックは実行されません。</translation></message>
<message><source>There are too many copies of {path} already.</source><translation>{path}のコピーがすでに多すぎます。</translation></message>
<message><source>There are too many hosts or folders.</source><translation>ホストまたはフォルダーが多すぎます。</translation></message>
<message><source>There are two servers {name}.</source><translation>サーバー{name}が2つあります。</translation></message>
<message><source>There can be at most {most} hosts.</source><translation>ホストは最大{most}件です。</translation></message>
<message><source>There is a branch {name} already.</source><translation>ブランチ{name}はすでに存在します。</translation></message>
<message><source>There is no MCP server at this address (status 404). Check the path of its URL, which often ends with /mcp.</source><translation>このアドレスにMCPサーバーはありません（ステータス404）。URLのパスを確認してください。多くの場合、末尾は/mcpです。</translation></message>
<message><source>There is no background command {name}.</source><translation>バックグラウンドコマンド{name}はありません。</translation></message>
<message><source>There is no content {digest}.</source><translation>内容{digest}はありません。</translation></message>
<message><source>There is no excerpt: {0}. A preview stands instead.</source><translation>抜粋はありません: {0}。代わりにプレビューが入ります。</translation></message>
<message><source>There is no excerpt: {why}. The output is unchanged.</source><translation>抜粋はありません: {why}。出力は変更されていません。</translation></message>
<message><source>There is no field “{name}”.</source><translation>フィールド「{name}」はありません。</translation></message>
<message><source>There is no file {path} for the patch.</source><translation>パッチの対象のファイル{path}がありません。</translation></message>
<message><source>There is no file {path}.</source><translation>ファイル{path}はありません。</translation></message>
<message><source>There is no hook {key}.</source><translation>フック {key} はありません。</translation></message>
<message><source>There is no key for {0}.</source><translation>{0}のキーがありません。</translation></message>
<message><source>There is no key for {endpoint}.</source><translation>{endpoint}のキーがありません。</translation></message>
<message><source>There is no output for this call.</source><translation>この呼び出しの出力はありません。</translation></message>
<message><source>There is no policy preset {name}.</source><translation>ポリシーのプリセット{name}はありません。</translation></message>
<message><source>There is no policy preset {preset}.</source><translation>ポリシーのプリセット{preset}はありません。</translation></message>
<message><source>There is no policy value {name}.</source><translation>ポリシーの値{name}はありません。</translation></message>
<message><source>There is no program {command}.</source><translation>プログラム{command}はありません。</translation></message>
<message><source>There is no provider {name}.</source><translation>プロバイダー{name}はありません。</translation></message>
<message><source>There is no provider {provider}.</source><translation>プロバイダー{provider}はありません。</translation></message>
<message><source>There is no range {start} to {stop}.</source><translation>{start}～{stop}の範囲はありません。</translation></message>
<message><source>There is no result to exclude.</source><translation>除外する結果がありません。</translation></message>
<message><source>There is no server {name}.</source><translation>サーバー{name}はありません。</translation></message>
<message><source>There is no session {session} in this workspace.</source><translation>このワークスペースにセッション{session}はありません。</translation></message>
<message><source>There is no setting {key}.</source><translation>{key}という設定はありません。</translation></message>
<message><source>There is no system keyring for the secrets of {server}.</source><translation>{server}のシークレット用のシステムキーリングがありません。</translation></message>
<message><source>There is no tool {name} here.</source><translation>ここにツール{name}はありません。</translation></message>
<message><source>There is no version {restores} of this session's context.</source><translation>このセッションのコンテキストにバージョン{restores}はありません。</translation></message>
<message><source>There is no workspace data in {folder}.</source><translation>{folder}にワークスペースのデータはありません。</translation></message>
<message><source>There is no workspace {name}.</source><translation>ワークスペース{name}はありません。</translation></message>
<message><source>There is no {path}.</source><translation>{path}はありません。</translation></message>
<message><source>These events aren't shown.</source><translation>これらのイベントは表示されません。</translation></message>
<message><source>These files didn't change: {0}</source><translation>次のファイルは変更されませんでした: {0}</translation></message>
<message><source>These messages were queued when Helix closed.</source><translation>これらのメッセージは、Helixを閉じたときキューにありました。</translation></message>
<message><source>These stay as they are. Somebody else changed them since, or Helix can't reach them: {0}</source><translation>これらはそのまま残ります。その後に他の人が変更したか、Helixがアクセスできません: {0}</translation></message>
<message><source>These were changed since: {names}.</source><translation>その後に変更されました: {names}。</translation></message>
<message><source>Thinking</source><translation>思考</translation></message>
<message><source>Third-party software</source><translation>サードパーティソフトウェア</translation></message>
<message><source>This API key has no access to this model.</source><translation>このAPIキーではこのモデルにアクセスできません。</translation></message>
<message><source>This SubAgent does not have the tool {tool}. Tools: {known}.</source><translation>このサブエージェントにツール{tool}はありません。ツール: {known}。</translation></message>
<message><source>This address accepts no MCP messages (status {status}). Check its URL: it must be one for streamable HTTP, not for SSE.</source><translation>このアドレスはMCPメッセージを受け付けません（ステータス{status}）。URLを確認してください。SSE用ではなく、streamable HTTP用のURLが必要です。</translation></message>
<message><source>This address answers with a web page, not as an MCP server. Check its URL, and whether this network requires sign-in.</source><translation>このアドレスはMCPサーバーではなく、Webページを返します。URLと、このネットワークにサインインが必要かどうかを確認してください。</translation></message>
<message><source>This address doesn't answer as an MCP server, but with {kind}. Check its URL.</source><translation>このアドレスはMCPサーバーとして応答せず、{kind}を返します。URLを確認してください。</translation></message>
<message><source>This build has no releases page. Check where you downloaded it.</source><translation>このビルドにリリースページはありません。ダウンロード元で確認してください。</translation></message>
<message><source>This can't be done:</source><translation>実行できません:</translation></message>
<message><source>This command failed in the last session. Find out why:&#10;{0}</source><translation>前回のセッションで次のコマンドが失敗しました。原因を調べてください:&#10;{0}</translation></message>
<message><source>This desktop shows none, so Helix shows them in its window.</source><translation>このデスクトップは表示しないため、Helixのウィンドウに表示します。</translation></message>
<message><source>This doesn't look like a key. Keys contain no spaces.</source><translation>キーではないようです。キーに空白は含まれません。</translation></message>
<message><source>This entry can't go into a message as text.</source><translation>このエントリはテキストとしてメッセージに入れられません。</translation></message>
<message><source>This entry is damaged</source><translation>このエントリは破損しています</translation></message>
<message><source>This entry is damaged. Restoring a file with the same bytes repairs it.</source><translation>このエントリは破損しています。同じバイト列のファイルから復元すると修復できます。</translation></message>
<message><source>This entry is no longer stored</source><translation>このエントリはもう保存されていません</translation></message>
<message><source>This file is no longer set aside.</source><translation>このファイルはもう退避されていません。</translation></message>
<message><source>This folder</source><translation>このフォルダー</translation></message>
<message><source>This folder is trusted</source><translation>このフォルダーは信頼済みです</translation></message>
<message><source>This folder isn't trusted</source><translation>このフォルダーは信頼されていません</translation></message>
<message><source>This folder isn't trusted yet</source><translation>このフォルダーはまだ信頼されていません</translation></message>
<message><source>This folder isn't trusted yet.</source><translation>このフォルダーはまだ信頼されていません。</translation></message>
<message><source>This folder isn't trusted.</source><translation>このフォルダーは信頼されていません。</translation></message>
<message><source>This hook can't run. {why}</source><translation>このフックは実行できません。{why}</translation></message>
<message><source>This hook runs only in the sandbox, which is off or missing.</source><translation>このフックはサンドボックス内でのみ実行されますが、サンドボックスがオフか、ありません。</translation></message>
<message><source>This is a new file. If you undo this, Helix deletes it.</source><translation>これは新しいファイルです。元に戻すと、Helixが削除します。</translation></message>
<message><source>This is how Helix tells you that it needs you.</source><translation>返答が必要なとき、Helixはこのように知らせます。</translation></message>
<message><source>This isn't a command that runs in the foreground of a terminal.</source><translation>端末のフォアグラウンドで動くコマンドではありません。</translation></message>
<message><source>This isn't a profile or a file of credentials.</source><translation>プロファイルでも認証情報ファイルでもありません。</translation></message>
<message><source>This looks like a key, which would be saved in a file.</source><translation>キーのようです。このままではファイルに保存されてしまいます。</translation></message>
<message><source>This message is too long for the model. Up to {0} tokens of its middle will be left out; Helix can recall them.</source><translation>このメッセージはモデルには長すぎます。中ほどの最大{0}トークンが省かれますが、Helixはそれを呼び戻せます。</translation></message>
<message numerus="yes"><source>This model accepts {0} images per message.</source><extracomment>One: This model accepts {0} image per message.</extracomment><translation><numerusform>このモデルで送れる画像は1メッセージにつき{0}個です。</numerusform></translation></message>
<message><source>This model gets {0}.</source><translation>このモデルでは「{0}」になります。</translation></message>
<message><source>This model has no reasoning effort to choose.</source><translation>このモデルでは推論量を選択できません。</translation></message>
<message><source>This output is now in the cache or covered by a handover.</source><translation>この出力は現在キャッシュにあるか、引き継ぎ書がカバーしています。</translation></message>
<message><source>This part</source><translation>この部分</translation></message>
<message><source>This plan is no longer open.</source><translation>このプランはもう承認待ちではありません。</translation></message>
<message><source>This process of Helix can't tell which processes it started.</source><translation>この Helix のプロセスは、自分が起動したプロセスを判別できません。</translation></message>
<message><source>This protocol has one name for the token limit only.</source><translation>このプロトコルでは、トークン上限のフィールド名は1つだけです。</translation></message>
<message><source>This question can only be answered in the window.</source><translation>この質問にはウィンドウでのみ答えられます。</translation></message>
<message><source>This reply made {0} tool calls. The first {1} were run, the others were not.</source><translation>この応答にはツール呼び出しが{0}件ありました。最初の{1}件を実行し、残りは実行していません。</translation></message>
<message><source>This request has no block {number}.</source><translation>このリクエストにブロック{number}はありません。</translation></message>
<message><source>This request has tool calls, so it needs its tools.</source><translation>このリクエストにはツール呼び出しがあるため、ツールが必要です。</translation></message>
<message><source>This request is too large. Compaction can't reduce these parts: {0}. Exclude or unpin blocks, or choose a model with a larger context window.</source><translation>このリクエストは大きすぎます。次の部分は圧縮では減らせません: {0}。ブロックを除外するかピン留めを外すか、コンテキストウィンドウの大きいモデルを選択してください。</translation></message>
<message><source>This request is too large. Helix compacts it before sending, for {0}.</source><translation>リクエストが大きすぎます。Helix が送信前に {0} で圧縮します。</translation></message>
<message><source>This request is too large. Helix compacts it before sending.</source><translation>リクエストが大きすぎます。Helix が送信前に圧縮します。</translation></message>
<message><source>This server declares more than can be shown here.</source><translation>このサーバーの申告内容は多すぎて、ここに表示しきれません。</translation></message>
<message><source>This session</source><translation>このセッション</translation></message>
<message><source>This session has no compaction {number}.</source><translation>このセッションに圧縮{number}はありません。</translation></message>
<message><source>This session has no handover {number}.</source><translation>このセッションに引き継ぎ書{number}はありません。</translation></message>
<message><source>This session has no message {seq}.</source><translation>このセッションにメッセージ{seq}はありません。</translation></message>
<message><source>This session has no notes {number}.</source><translation>このセッションにメモ{number}はありません。</translation></message>
<message><source>This session has no worktree</source><translation>このセッションにワークツリーはありません</translation></message>
<message><source>This session has no worktree.</source><translation>このセッションにワークツリーはありません。</translation></message>
<message><source>This session is in plan mode, in which only calls that read are run.</source><translation>このセッションはプランモードです。実行されるのは読み取りだけの呼び出しです。</translation></message>
<message><source>This session isn't paused any more.</source><translation>このセッションはもう一時停止していません。</translation></message>
<message><source>This session isn't paused.</source><translation>このセッションは一時停止していません。</translation></message>
<message><source>This session runs no commands in the background.</source><translation>このセッションでは、バックグラウンドでコマンドを実行できません。</translation></message>
<message><source>This shell is for Windows only.</source><translation>このシェルはWindows専用です。</translation></message>
<message><source>This shorter text replaces older messages. Undo brings them back exactly.</source><translation>この短いテキストは古いメッセージに代わるものです。元に戻すと正確に復元されます。</translation></message>
<message><source>This system can change zoom only at startup.</source><translation>このシステムでは、拡大率は起動時にのみ変更できます。</translation></message>
<message><source>This system doesn't tell which process answers.</source><translation>このシステムでは、どのプロセスが答えるかわかりません。</translation></message>
<message><source>This system doesn't trust the provider's certificate.</source><translation>このシステムはプロバイダーの証明書を信頼していません。</translation></message>
<message><source>This system doesn't trust the server's certificate. Check its URL and this system's certificates.</source><translation>このシステムはサーバーの証明書を信頼していません。URLとこのシステムの証明書を確認してください。</translation></message>
<message><source>This system has no local sockets.</source><translation>このシステムにはローカルソケットがありません。</translation></message>
<message><source>This terminal belongs to a process that Helix started.</source><translation>この端末は Helix が起動したプロセスのものです。</translation></message>
<message><source>This text is too long to paste.</source><translation>このテキストは長すぎて貼り付けられません。</translation></message>
<message><source>This version is in use.</source><translation>このバージョンは使用中です。</translation></message>
<message><source>This version would take more than {most} tokens, half of every request.</source><translation>このバージョンは{most}トークンを超えます。これは毎回のリクエストの半分にあたります。</translation></message>
<message><source>This workspace</source><translation>このワークスペース</translation></message>
<message><source>This workspace has no cache entry starting with {wanted}.</source><translation>このワークスペースに{wanted}で始まるキャッシュエントリはありません。</translation></message>
<message><source>This workspace has no cache entry {name}….</source><translation>このワークスペースにキャッシュエントリ{name}…はありません。</translation></message>
<message><source>This workspace has no fast model.</source><translation>このワークスペースに高速モデルはありません。</translation></message>
<message><source>This workspace has no long-context model.</source><translation>このワークスペースに長コンテキストモデルはありません。</translation></message>
<message><source>This workspace has no main model.</source><translation>このワークスペースにメインモデルはありません。</translation></message>
<message><source>This workspace has no model {model}, so the main model is used.</source><translation>このワークスペースにモデル{model}がないため、メインモデルを使用します。</translation></message>
<message><source>This workspace is in use by {who}, which can't share it.</source><translation>このワークスペースは{who}が使用中で、共有できません。</translation></message>
<message><source>This workspace no longer exists.</source><translation>このワークスペースはもう存在しません。</translation></message>
<message><source>This worktree can't be merged now.</source><translation>今はこのワークツリーをマージできません。</translation></message>
<message><source>This worktree can't be removed now.</source><translation>今はこのワークツリーを削除できません。</translation></message>
<message><source>Three choices, about a minute. You can change all of them later.</source><translation>選択は3つ、1分ほどで終わります。すべて後で変更できます。</translation></message>
<message><source>Throws away changes or commits that git may not bring back.</source><translation>gitで戻せない可能性のある変更やコミットを破棄します。</translation></message>
<message><source>Time</source><translation>時刻</translation></message>
<message><source>Time</source><comment>duration</comment><translation>時間</translation></message>
<message><source>Timeline</source><translation>タイムライン</translation></message>
<message><source>To add a folder, type @ and its name.</source><translation>フォルダーを追加するには、@とその名前を入力してください。</translation></message>
<message><source>To look for these very letters use text:"…".</source><translation>この文字列そのものを探すには、text:"…"を使います。</translation></message>
<message><source>To open files at a line, set VISUAL to your editor, such as code or kate.</source><translation>ファイルを行の位置で開くには、VISUALにcodeやkateなどのエディターを設定してください。</translation></message>
<message><source>Together</source><translation>合計</translation></message>
<message numerus="yes"><source>Together, {0} sessions with complete reports:</source><extracomment>One: Together, {0} session with complete reports:</extracomment><translation><numerusform>合計（データが揃っている {0} セッション）:</numerusform></translation></message>
<message><source>Toggle full screen</source><translation>全画面表示の切り替え</translation></message>
<message><source>Toggle side panel</source><translation>サイドパネルの切り替え</translation></message>
<message><source>Toggle sidebar</source><translation>サイドバーの切り替え</translation></message>
<message><source>Token counts are estimates for {0}. Each of its answers corrects them.</source><translation>{0}のトークン数は推定値で、回答のたびに補正されます。</translation></message>
<message><source>Token limit field</source><translation>トークン上限フィールド</translation></message>
<message><source>Tokens</source><translation>トークン</translation></message>
<message><source>Tokens and costs appear here after the first message.</source><translation>最初のメッセージの後、トークンと費用がここに表示されます。</translation></message>
<message><source>Tokens saved</source><translation>節約トークン</translation></message>
<message><source>Tokens saved: {0}</source><translation>節約トークン: {0}</translation></message>
<message><source>Tokens sent</source><translation>送信トークン</translation></message>
<message><source>Too large for the clipboard. Export it instead.</source><translation>クリップボードには大きすぎます。エクスポートしてください。</translation></message>
<message><source>Too large to show as JSON. Export it instead.</source><translation>JSONとして表示するには大きすぎます。エクスポートしてください。</translation></message>
<message><source>Too many agents.</source><translation>エージェントが多すぎます。</translation></message>
<message><source>Too many hooks.</source><translation>フックが多すぎます。</translation></message>
<message><source>Too much text, or too many commands.</source><translation>テキストまたはコマンドが多すぎます。</translation></message>
<message><source>Tool</source><translation>ツール</translation></message>
<message><source>Tool definitions</source><translation>ツールの定義</translation></message>
<message><source>Tool outputs</source><translation>ツールの出力</translation></message>
<message><source>Tool outputs appear here.</source><translation>ツールの出力がここに表示されます。</translation></message>
<message><source>Toolchains, listed hosts</source><translation>ツールチェーンと許可ホスト</translation></message>
<message><source>Tools</source><translation>ツール</translation></message>
<message><source>Tools (Helix sees only those that are on)</source><translation>ツール（Helixに見えるのはオンのものだけです）</translation></message>
<message><source>Tools Helix can use here</source><translation>Helixがここで使えるツール</translation></message>
<message numerus="yes"><source>Tools Helix can use here, with {0} tools of MCP servers in a line each: their descriptions would fill more than {1}% of the context window</source><extracomment>One: Tools Helix can use here, with {0} tool of MCP servers in one line: its description would fill more than {1}% of the context window</extracomment><translation><numerusform>Helix がここで使えるツール。MCP サーバーの {0} 個のツールは 1 行ずつです: 説明だけでコンテキストウィンドウの {1}% を超えるためです</numerusform></translation></message>
<message><source>Traces are sent only to a collector on this computer, not to {url}.</source><translation>トレースはこのコンピューターのコレクターにのみ送信され、{url}には送信されません。</translation></message>
<message><source>Traces can't be written to {place}: {reason}.</source><translation>トレースを{place}に書き込めません: {reason}。</translation></message>
<message><source>Traces for other tools</source><translation>ほかのツール向けのトレース</translation></message>
<message><source>Trash is empty.</source><translation>ごみ箱は空です。</translation></message>
<message><source>Trimmed at {0}, {1} tokens in all</source><translation>{0}に切り詰め、合計{1}トークン</translation></message>
<message><source>Trimmed to fit</source><translation>切り詰め</translation></message>
<message><source>Trimmed to fit {0}: {1}</source><translation>{0}に切り詰め: {1}</translation></message>
<message><source>Trimmed → v{0}</source><translation>切り詰め → v{0}</translation></message>
<message><source>Trimming to fit</source><translation>切り詰め中</translation></message>
<message><source>Truncates files.</source><translation>ファイルを切り詰めます。</translation></message>
<message><source>Trust</source><translation>信頼する</translation></message>
<message><source>Trust its tool hints: tools marked read-only run without asking</source><translation>ツールの申告を信頼: 読み取り専用のツールは確認なしで実行</translation></message>
<message><source>Trust this folder</source><translation>このフォルダーを信頼</translation></message>
<message><source>Trust this folder first, in the window or with `helix-desktop permission trust --folder DIR`.</source><translation>先に、ウィンドウまたは`helix-desktop permission trust --folder DIR`でこのフォルダーを信頼してください。</translation></message>
<message><source>Trust this folder?</source><translation>このフォルダーを信頼しますか？</translation></message>
<message><source>Try again</source><translation>再試行</translation></message>
<message><source>Try again later.</source><translation>後で再試行してください。</translation></message>
<message><source>Try again when it has ended.</source><translation>終了してから再試行してください。</translation></message>
<message><source>Try again when that is finished (a check, backup, or repair). Nothing was lost.</source><translation>その処理（確認、バックアップ、修復）が終わってから再試行してください。何も失われていません。</translation></message>
<message><source>Try again, or start it in a terminal once.</source><translation>もう一度試すか、一度ターミナルで起動してください。</translation></message>
<message><source>Try again.</source><translation>再試行してください。</translation></message>
<message><source>Try {0} again</source><translation>{0}を再試行</translation></message>
<message><source>Try “summarize this project”, “find TODO”, or “write hello into notes.txt”.</source><translation>「summarize this project」「find TODO」「write hello into notes.txt」などを英語でお試しください。</translation></message>
<message><source>Turn</source><translation>ターン</translation></message>
<message><source>Turn old steps into notes at</source><translation>古いステップをメモにする時点</translation></message>
<message><source>Turn old steps into short notes when the context is this full; 0 = never.</source><translation>コンテキストがここまで埋まったら、古いステップを短いメモにします。0 = しない。</translation></message>
<message><source>Turn {0}, unchanged</source><translation>ターン{0}、変更なし</translation></message>
<message><source>Turns {0}–{1}, unchanged</source><translation>ターン{0}–{1}、変更なし</translation></message>
<message><source>Two invisible characters</source><translation>不可視文字2個</translation></message>
<message><source>Type to search</source><translation>入力して検索</translation></message>
<message><source>URL of an OAuth client metadata document, for sign-ins to MCP servers.</source><translation>MCPサーバーへのサインインに使うOAuthクライアントメタデータ文書のURL。</translation></message>
<message><source>USD</source><translation>USD</translation></message>
<message><source>USD per million tokens</source><translation>USD/100万トークン</translation></message>
<message><source>Unarchive</source><translation>アーカイブを解除</translation></message>
<message><source>Unavailable: {0}</source><translation>使用不可: {0}</translation></message>
<message><source>Unchanged since last request</source><translation>前回のリクエストから変更なし</translation></message>
<message><source>Undo</source><translation>元に戻す</translation></message>
<message><source>Undo</source><comment>an event</comment><translation>元に戻す</translation></message>
<message><source>Undo all</source><translation>すべて元に戻す</translation></message>
<message><source>Undo back to here…</source><translation>ここまで元に戻す…</translation></message>
<message><source>Undo back to {0}?</source><translation>{0}まで元に戻しますか？</translation></message>
<message><source>Undo last compaction</source><translation>最後の圧縮を元に戻す</translation></message>
<message><source>Undo restore</source><translation>復元を元に戻す</translation></message>
<message><source>Undo restores the exact same request.</source><translation>元に戻すと、まったく同じリクエストに戻ります。</translation></message>
<message><source>Undo stopping subagents</source><translation>サブエージェントの停止を元に戻す</translation></message>
<message><source>Undo this change</source><translation>この変更を元に戻す</translation></message>
<message><source>Undo this turn</source><translation>このターンを元に戻す</translation></message>
<message><source>Undo this turn?</source><translation>このターンを元に戻しますか？</translation></message>
<message><source>Undo what git changed</source><translation>gitによる変更を元に戻す</translation></message>
<message><source>Undo what may be your own change?</source><translation>自分の変更かもしれませんが、元に戻しますか？</translation></message>
<message><source>Undo: resume all subagents</source><translation>元に戻す: すべてのサブエージェントを再開</translation></message>
<message><source>Undo: resume “{0}”</source><translation>元に戻す: 「{0}」を再開</translation></message>
<message><source>Undo: {0}</source><translation>元に戻す: {0}</translation></message>
<message><source>Undoing</source><translation>元に戻す処理中</translation></message>
<message><source>Undone</source><translation>元に戻しました</translation></message>
<message><source>Undone: {0}</source><translation>元に戻しました: {0}</translation></message>
<message><source>Unified</source><translation>インライン</translation></message>
<message><source>Unlock the keyring and try again, or set the key as an environment variable.</source><translation>キーリングのロックを解除して再試行するか、キーを環境変数に設定してください。</translation></message>
<message><source>Unlock the keyring and try again.</source><translation>キーリングのロックを解除して再試行してください。</translation></message>
<message><source>Unlock the keyring and try again. The key was not written anywhere else.</source><translation>キーリングのロックを解除して再試行してください。キーはほかのどこにも書き込まれていません。</translation></message>
<message><source>Unpin</source><translation>ピン留め解除</translation></message>
<message><source>Unpin it instead.</source><translation>代わりにピン留めを外してください。</translation></message>
<message><source>Unpinned</source><translation>ピン留めを外しました</translation></message>
<message><source>Unpinned.</source><translation>ピン留めを外しました。</translation></message>
<message><source>Unrestricted</source><translation>制限なし</translation></message>
<message><source>Until then, sending what was sent before costs less</source><translation>それまでは、送信済みの内容の再送信が安くなります</translation></message>
<message><source>Until you answer, nothing is put back. The Changes page shows each file, and can undo both this and what you choose here.</source><translation>回答するまで何も戻されません。「変更」ページには各ファイルが表示され、ここでの選択も元に戻せます。</translation></message>
<message><source>Untitled</source><translation>無題</translation></message>
<message><source>Updates</source><translation>更新</translation></message>
<message><source>Usage</source><translation>使用量</translation></message>
<message><source>Usage by day, from {0} to {1}, highest on {2} with {3}</source><translation>日ごとの使用量、{0}から{1}、最大は{2}の{3}</translation></message>
<message><source>Use * instead.</source><translation>代わりに*を使ってください。</translation></message>
<message><source>Use + or * instead.</source><translation>代わりに+または*を使ってください。</translation></message>
<message><source>Use Save as… if you want the code in that file.</source><translation>コードをそのファイルに入れるには「別名で保存…」を使ってください。</translation></message>
<message><source>Use `--secret NAME` (a header) to be asked for the key, or write ${{NAME}} for an environment variable.</source><translation>`--secret NAME`（ヘッダー）を使うとキーの入力を求められます。環境変数は${{NAME}}と書きます。</translation></message>
<message><source>Use `--secret NAME` (a variable or header) to be asked for the key, or write ${NAME} for an environment variable.</source><translation>`--secret NAME`（変数またはヘッダー）を使うとキーの入力を求められます。環境変数は${NAME}と書きます。</translation></message>
<message><source>Use a path relative to that folder.</source><translation>そのフォルダーからの相対パスを使ってください。</translation></message>
<message><source>Use an address such as https://bedrock-runtime.eu-central-1.amazonaws.com, or set AWS_REGION.</source><translation>https://bedrock-runtime.eu-central-1.amazonaws.comのようなアドレスを使うか、AWS_REGIONを設定してください。</translation></message>
<message><source>Use dark theme</source><translation>ダークテーマを使う</translation></message>
<message><source>Use https://. Only servers on this computer and private networks can use http://.</source><translation>https://を使ってください。http://はこのコンピューターとプライベートネットワーク上のサーバーでのみ使えます。</translation></message>
<message><source>Use in all workspaces</source><translation>全ワークスペースで使う</translation></message>
<message><source>Use it</source><translation>使用する</translation></message>
<message><source>Use it as the model, with its own sign-in or subscription.</source><translation>それ自体のサインインまたはサブスクリプションで、モデルとして使用します。</translation></message>
<message><source>Use letters and digits.</source><translation>英数字を使用してください。</translation></message>
<message><source>Use letters, digits, and dashes.</source><translation>英数字とダッシュを使用してください。</translation></message>
<message><source>Use letters, digits, and hyphens for its name, and one line of ASCII characters for its value.</source><translation>名前には英数字とハイフン、値には 1 行の ASCII 文字を使ってください。</translation></message>
<message><source>Use light theme</source><translation>ライトテーマを使う</translation></message>
<message><source>Use list_files to see what is in it.</source><translation>list_filesで中身を確認してください。</translation></message>
<message><source>Use list_files to see what is there.</source><translation>list_filesで何があるか確認してください。</translation></message>
<message><source>Use long-context model</source><translation>長コンテキストモデルを使う</translation></message>
<message><source>Use other URL…</source><translation>ほかのURLを使う…</translation></message>
<message><source>Use system theme</source><translation>システムのテーマを使う</translation></message>
<message><source>Use that window, or start another one with its own --data-dir.</source><translation>そのウィンドウを使うか、別の--data-dirを指定してもう1つ起動してください。</translation></message>
<message><source>Use the default</source><translation>既定を使う</translation></message>
<message><source>Use the model in</source><translation>モデルの適用先</translation></message>
<message><source>Use these values</source><translation>この値を使う</translation></message>
<message><source>Use this policy</source><translation>このポリシーを使う</translation></message>
<message><source>Use this price</source><translation>この価格を使う</translation></message>
<message><source>Use tls:// with certificates, or a scheduler on this machine.</source><translation>証明書を使う tls:// か、このコンピューター上のスケジューラーを使ってください。</translation></message>
<message><source>Use up to 40 lowercase letters, digits, dots, and dashes.</source><translation>40文字以内の小文字、数字、ドット、ダッシュを使ってください。</translation></message>
<message><source>Use up to {most} letters, digits, and signs of ASCII in one line.</source><translation>ASCIIの英数字と記号を使い、{most}文字以内の1行にしてください。</translation></message>
<message><source>Use what changed?</source><translation>変更後の内容を使いますか？</translation></message>
<message><source>Use write_file to make a file.</source><translation>ファイルの作成にはwrite_fileを使ってください。</translation></message>
<message><source>Use {0}</source><translation>{0}を使う</translation></message>
<message><source>Use ~/.agents/AGENTS.md</source><translation>~/.agents/AGENTS.mdを使う</translation></message>
<message><source>Use ~/.claude/CLAUDE.md</source><translation>~/.claude/CLAUDE.mdを使う</translation></message>
<message><source>Used</source><translation>使用済み</translation></message>
<message><source>Used from the next turn on. If the text changes, Helix asks again.</source><translation>次のターンから使用します。テキストが変わると、Helixは再び確認します。</translation></message>
<message><source>User Preferences</source><translation>ユーザーの希望</translation></message>
<message><source>Values of {0}</source><translation>{0}の値</translation></message>
<message><source>Values that look like keys are stored in the keyring.</source><translation>キーのような値はキーリングに保存されます。</translation></message>
<message><source>Variables or headers</source><translation>変数またはヘッダー</translation></message>
<message><source>Verified against the SHA-256 recorded in {0} ({1}…).</source><translation>{0}（{1}…）に記録されたSHA-256で検証済みです。</translation></message>
<message><source>Verified originals</source><translation>検証済みの元の内容</translation></message>
<message><source>Verify SHA-256 (V)</source><translation>SHA-256を検証 (V)</translation></message>
<message><source>Verify all</source><translation>すべて検証</translation></message>
<message><source>Verify all entries</source><translation>全エントリを検証</translation></message>
<message><source>Verify entry</source><translation>エントリを検証</translation></message>
<message><source>Verifying {0} of {1}</source><translation>検証中: {0}/{1}</translation></message>
<message><source>Verifying…</source><translation>検証中…</translation></message>
<message><source>Version {0}</source><translation>バージョン{0}</translation></message>
<message><source>Version {0} is installed</source><translation>バージョン{0}がインストールされています</translation></message>
<message><source>Version {0}: {1}</source><translation>バージョン{0}: {1}</translation></message>
<message><source>Versions</source><translation>バージョン</translation></message>
<message><source>View</source><comment>how a version is shown</comment><translation>表示</translation></message>
<message><source>View</source><comment>menu</comment><translation>表示</translation></message>
<message><source>View</source><comment>read a license</comment><translation>表示</translation></message>
<message><source>View and change shortcuts</source><translation>ショートカットの表示と変更</translation></message>
<message><source>View as table</source><translation>表で表示</translation></message>
<message><source>View handover</source><translation>引き継ぎ書を表示</translation></message>
<message><source>WORKSPACES</source><translation>ワークスペース</translation></message>
<message><source>Wait</source><translation>待つ</translation></message>
<message><source>Wait until it finishes, or stop it with Esc.</source><translation>完了を待つか、Escで停止してください。</translation></message>
<message><source>Wait until its turn finishes, or stop it with Esc.</source><translation>ターンの完了を待つか、Escで停止してください。</translation></message>
<message><source>Wait until the search index is ready, or use a simpler filter.</source><translation>検索の索引ができるまで待つか、より単純なフィルターを使ってください。</translation></message>
<message><source>Waiting for you</source><translation>回答待ち</translation></message>
<message><source>Waiting for your approval</source><translation>承認待ち</translation></message>
<message><source>Waiting for {drive}, which doesn't answer…</source><translation>応答しない{drive}を待っています…</translation></message>
<message><source>Waits for you</source><translation>あなたを待っています</translation></message>
<message><source>Wants you to sign in, or a token as its header Authorization</source><translation>サインイン、または Authorization ヘッダーのトークンが必要です</translation></message>
<message><source>Warn at cost</source><translation>警告する費用</translation></message>
<message><source>Warn at tokens</source><translation>警告するトークン数</translation></message>
<message><source>Web</source><translation>Web</translation></message>
<message><source>Web access</source><translation>Webアクセス</translation></message>
<message><source>Web search</source><translation>Web検索</translation></message>
<message><source>Web search, USD per thousand</source><translation>Web検索、USD/千回</translation></message>
<message><source>Web search: {0}</source><translation>Web検索: {0}</translation></message>
<message><source>Welcome to Helix</source><translation>Helixへようこそ</translation></message>
<message><source>What became of files while the agent ran:&#10;{0}</source><translation>エージェントの実行中にファイルに起きたこと：&#10;{0}</translation></message>
<message><source>What becomes of questions that nobody answers.</source><translation>誰も答えない質問をどうするか。</translation></message>
<message><source>What becomes of them</source><translation>扱い</translation></message>
<message><source>What does this model cost?</source><translation>このモデルの価格はいくらですか？</translation></message>
<message><source>What should Helix do instead?</source><translation>Helixに代わりに何をさせますか？</translation></message>
<message><source>What should Helix keep from this output?</source><translation>この出力からHelixに何を残させますか？</translation></message>
<message><source>What should Helix work on?</source><translation>Helixに何をさせますか？</translation></message>
<message><source>What stands there may be a part of other letters.</source><translation>そこにあるものは、別の文字の一部かもしれません。</translation></message>
<message><source>Whatever you allow with “Always” runs without asking again.</source><translation>「常に許可」したものは、次から確認なしで実行されます。</translation></message>
<message><source>When Helix has answered</source><translation>Helixの回答後</translation></message>
<message><source>When off, Helix shows all workspaces</source><translation>オフの場合、すべてのワークスペースを表示します</translation></message>
<message><source>When off, Shift+Tab moves the focus</source><translation>オフ時、Shift+Tabはフォーカス移動</translation></message>
<message><source>When off, the first words are the name</source><translation>オフの場合、最初の言葉が名前になります</translation></message>
<message><source>When on, Helix asks before each site</source><translation>オンの場合、サイトごとに確認します</translation></message>
<message><source>When plugged in</source><translation>電源接続時</translation></message>
<message><source>Where the desktop plays sounds for notifications</source><translation>デスクトップが通知音に対応している場合</translation></message>
<message><source>Whichever comes first</source><translation>先に達した方が有効です</translation></message>
<message><source>While you were away</source><translation>不在の間</translation></message>
<message><source>Who</source><translation>発言者</translation></message>
<message><source>Who the agent is and how it should work. Leave empty for the default.</source><translation>エージェントの役割と働き方です。空欄の場合は既定を使います。</translation></message>
<message><source>Whole</source><translation>全体</translation></message>
<message><source>Whole session</source><translation>セッション全体</translation></message>
<message><source>Whole sessions would travel to {host} unencrypted.</source><translation>セッション全体が暗号化されずに {host} へ送信されます。</translation></message>
<message><source>Whole workspace</source><translation>ワークスペース全体</translation></message>
<message><source>Width of the list of sessions.</source><translation>セッション一覧の幅。</translation></message>
<message><source>Width of the window when it opens.</source><translation>ウィンドウを開くときの幅。</translation></message>
<message><source>Wipes a disk or changes its partitions.</source><translation>ディスクを消去するか、パーティションを変更します。</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only commands in the sandbox without asking.</source><translation>信頼すると、HelixはプロジェクトのAGENTS.mdとCLAUDE.mdに従い、読み取り専用のコマンドを確認なしでサンドボックス内で実行します。</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this system: Helix asks before every command.</source><translation>信頼すると、HelixはプロジェクトのAGENTS.mdとCLAUDE.mdに従います。このシステムにはサンドボックスがないため、Helixはコマンドのたびに確認します。</translation></message>
<message><source>Without a model (rules) · free</source><translation>モデルなし（ルール） · 無料</translation></message>
<message><source>Without a result: {tool}</source><translation>結果なし: {tool}</translation></message>
<message><source>Without a sandbox, commands can read your keys, write anywhere, and use the network. Helix asks before each one. Check every command before you allow it.</source><translation>サンドボックスがないと、コマンドはキーの読み取り、任意の場所への書き込み、ネットワークの使用ができます。Helixは毎回確認します。許可する前にコマンドを確認してください。</translation></message>
<message><source>Without prompt cache</source><translation>プロンプトキャッシュなし</translation></message>
<message><source>Without trust, Helix can read files but asks before every command and change.</source><translation>信頼しない場合、Helixはファイルを読めますが、コマンドや変更のたびに確認します。</translation></message>
<message><source>Words of {0}, not of the output: “{1}”</source><translation>{0}の言葉、出力ではありません:「{1}」</translation></message>
<message><source>Work</source><translation>作業</translation></message>
<message><source>Work can continue in the background. Use the tray icon to reopen the window.</source><translation>作業はバックグラウンドで続けられます。ウィンドウはトレイアイコンから開き直せます。</translation></message>
<message><source>Work can continue while the window is minimized.</source><translation>ウィンドウを最小化しても作業は続けられます。</translation></message>
<message><source>Works as {0}, from {1}</source><translation>{0}として動作（{1}から）</translation></message>
<message><source>Workspace</source><translation>ワークスペース</translation></message>
<message><source>Workspace damaged: read-only</source><translation>ワークスペースが破損: 読み取り専用</translation></message>
<message><source>Workspace {0}</source><translation>ワークスペース{0}</translation></message>
<message><source>Workspaces</source><translation>ワークスペース</translation></message>
<message><source>Workspaces 1 to 9</source><translation>ワークスペース1～9</translation></message>
<message><source>Workspaces: {known}.</source><translation>ワークスペース: {known}。</translation></message>
<message><source>Worktree: branch {0} from {1}, in {2}</source><translation>ワークツリー: ブランチ{0}（{1}から作成）、場所: {2}</translation></message>
<message><source>Worktree: {0}</source><translation>ワークツリー: {0}</translation></message>
<message><source>Would change git's or Helix's own settings.</source><translation>gitまたはHelix自身の設定を変更します。</translation></message>
<message><source>Would send a secret of this project elsewhere.</source><translation>このプロジェクトのシークレットをほかへ送信します。</translation></message>
<message><source>Wrap long lines</source><translation>長い行を折り返す</translation></message>
<message><source>Writable folders</source><translation>書き込み可能なフォルダー</translation></message>
<message><source>Write ${{NAME}} for an environment variable.</source><translation>環境変数は${{NAME}}と書きます。</translation></message>
<message><source>Write (?R), (?1) and (?&amp;name) out.</source><translation>(?R)、(?1)、(?&amp;name)は展開して書いてください。</translation></message>
<message><source>Write HH:MM, or YYYY-MM-DD HH:MM.</source><translation>HH:MM または YYYY-MM-DD HH:MM の形で書いてください。</translation></message>
<message><source>Write OpenTelemetry traces to</source><translation>OpenTelemetryトレースの書き込み先</translation></message>
<message><source>Write a handover at</source><translation>引き継ぎ書を書く時点</translation></message>
<message><source>Write a handover when the context is this full; 0 = only manually.</source><translation>コンテキストがここまで埋まったら、引き継ぎ書を書きます。0 = 手動のみ。</translation></message>
<message><source>Write a message first.</source><translation>先にメッセージを書いてください。</translation></message>
<message><source>Write a range as smaller..larger, for example 10..20.</source><translation>範囲は10..20のように、小さい値..大きい値の形で書いてください。</translation></message>
<message><source>Write http://127.0.0.1:4318, and have the collector pass them on.</source><translation>http://127.0.0.1:4318と入力し、コレクターに転送させてください。</translation></message>
<message><source>Write https://host/path.</source><translation>https://ホスト/パスの形で書いてください。</translation></message>
<message><source>Write it as https://host/path, or http://localhost:port for a server on this computer.</source><translation>https://ホスト/パス、またはこのコンピューター上のサーバーならhttp://localhost:ポートの形で書いてください。</translation></message>
<message><source>Write it as name, name:port or [address]:port.</source><translation>名前、名前:ポート、または[アドレス]:ポートの形で書いてください。</translation></message>
<message><source>Write it as name=value, for example api-version=2024-10-21.</source><translation>api-version=2024-10-21のように、名前=値の形で書いてください。</translation></message>
<message><source>Write it as name=value, for example temperature=0.2.</source><translation>temperature=0.2のように、名前=値の形で書いてください。</translation></message>
<message><source>Write it as provider/model, for example openai/gpt-5.5.</source><translation>openai/gpt-5.5のように、プロバイダー/モデルの形で書いてください。</translation></message>
<message><source>Write it relative to that, for example .config/agent.</source><translation>.config/agentのように、そこからの相対パスで指定してください。</translation></message>
<message><source>Write name or name:port.</source><translation>名前または名前:ポートの形で書いてください。</translation></message>
<message><source>Write one fact in a line.</source><translation>1行に1つの事実を書いてください。</translation></message>
<message><source>Write other alphabets as xn--… (punycode).</source><translation>ほかの文字体系はxn--…（punycode）で書いてください。</translation></message>
<message><source>Write the beginning of an output's hash, or SESSION/NUMBER of a message.</source><translation>出力のハッシュの先頭、またはメッセージのSESSION/NUMBERを入力してください。</translation></message>
<message><source>Write the character itself, or both of its halves.</source><translation>文字そのもの、または両方の半分を書いてください。</translation></message>
<message><source>Write this file?</source><translation>このファイルに書き込みますか？</translation></message>
<message><source>Write without model</source><translation>モデルなしで作成</translation></message>
<message><source>Writes handovers that fit no other model</source><translation>ほかのモデルに入りきらない引き継ぎ書を書きます</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder.</source><translation>書き込みはプロジェクトフォルダーとワークスペース専用のホームフォルダーのみです。</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder; files in /tmp stay until the session is deleted.</source><translation>書き込みはプロジェクトフォルダーとワークスペース専用のホームフォルダーのみです。/tmpのファイルはセッションが削除されるまで残ります。</translation></message>
<message><source>Writes over a disk.</source><translation>ディスクを上書きします。</translation></message>
<message><source>Writes raw bytes over a file or a disk.</source><translation>ファイルまたはディスクに生のバイトを上書きします。</translation></message>
<message><source>Writes to GitHub in your name.</source><translation>ユーザーの名前でGitHubに書き込みます。</translation></message>
<message><source>Writes to {files}.</source><translation>{files} に書き込みます。</translation></message>
<message><source>Writing handover</source><translation>引き継ぎ書を作成中</translation></message>
<message><source>Writing section {0} of {1}…</source><translation>セクション{0}/{1}を作成中…</translation></message>
<message><source>Writing {0} · {1} s</source><translation>{0}を作成中 · {1}秒</translation></message>
<message><source>Writing {0}: {1}%</source><translation>{0}を書き込み中: {1}%</translation></message>
<message><source>Writing…</source><translation>作成中…</translation></message>
<message><source>Written with outside content</source><translation>外部コンテンツがある会話で書かれました</translation></message>
<message><source>Written {0}: {1}</source><translation>{0}に作成: {1}</translation></message>
<message><source>Yes</source><translation>はい</translation></message>
<message><source>You</source><translation>自分</translation></message>
<message><source>You already have {most} servers.</source><translation>サーバーがすでに{most}件あります。</translation></message>
<message><source>You approved the plan.</source><translation>プランを承認しました。</translation></message>
<message><source>You can allow short sandboxed commands there while the screen is unlocked.</source><translation>画面がロックされていない間は、サンドボックス内の短いコマンドをそこで許可できます。</translation></message>
<message><source>You can continue the session here.</source><translation>セッションはここで続けられます。</translation></message>
<message><source>You can keep working.</source><translation>作業は続けられます。</translation></message>
<message><source>You can no longer use its models.</source><translation>このプロバイダーのモデルは使えなくなります。</translation></message>
<message><source>You can open and deny there, and allow in the window.</source><translation>そこで開くことと拒否ができ、許可はウィンドウで行います。</translation></message>
<message><source>You can read the session. Start a new one to go on.</source><translation>セッションを読むことはできます。続けるには新しいセッションを開始してください。</translation></message>
<message><source>You can remove the worktree now, or go on in it.</source><translation>ワークツリーを削除することも、このまま作業を続けることもできます。</translation></message>
<message><source>You can remove the worktree.</source><translation>ワークツリーを削除できます。</translation></message>
<message><source>You can restore them from Archived and deleted workspaces.</source><translation>「アーカイブ・削除したワークスペース」から復元できます。</translation></message>
<message><source>You can undo its changes to project files of up to 1 MB each.</source><translation>プロジェクトのファイル（それぞれ1 MBまで）への変更は元に戻せます。</translation></message>
<message><source>You can undo its changes to project files, but not what it sends.</source><translation>プロジェクトのファイルへの変更は元に戻せますが、送信した内容は取り消せません。</translation></message>
<message><source>You can't undo changes of {named}.</source><translation>{named}の変更は元に戻せません。</translation></message>
<message><source>You can't undo this.</source><translation>元に戻せません。</translation></message>
<message><source>You can't undo what it does.</source><translation>実行した内容は元に戻せません。</translation></message>
<message><source>You changed the plan.</source><translation>プランを変更しました。</translation></message>
<message><source>You changed this command.</source><translation>このコマンドは編集済みです。</translation></message>
<message><source>You chose {0}.</source><translation>「{0}」を選択しています。</translation></message>
<message><source>You did this. Helix is told:&#10;{0}</source><translation>この変更は自分で行いました。Helixへの通知:&#10;{0}</translation></message>
<message><source>You didn't sign in.</source><translation>サインインしていません。</translation></message>
<message><source>You discarded the plan.</source><translation>プランを破棄しました。</translation></message>
<message><source>You haven't trusted this folder yet.</source><translation>このフォルダーはまだ信頼されていません。</translation></message>
<message><source>You keep this in every request, until you unpin it.</source><translation>ピン留めを外すまで、すべてのリクエストに含まれます。</translation></message>
<message><source>You kept {0}</source><translation>自分で{0}を保持</translation></message>
<message><source>You left this out of the context. You can include it again at any time.</source><translation>これはコンテキストから除外されています。いつでも再び含められます。</translation></message>
<message><source>You merged the branch {0}.</source><translation>ブランチ{0}をマージしました。</translation></message>
<message><source>You removed the worktree of the branch {0}.</source><translation>ブランチ{0}のワークツリーを削除しました。</translation></message>
<message><source>You stopped the turn, so the queue is paused.</source><translation>ターンを停止したため、キューは一時停止中です。</translation></message>
<message><source>You stopped {0}, which ran in the background for {1}.</source><translation>バックグラウンドで{1}実行していた{0}を停止しました。</translation></message>
<message><source>You switched it off.</source><translation>オフにしました。</translation></message>
<message><source>You undid what it came from</source><translation>元になった内容は取り消されています</translation></message>
<message><source>Your account with the provider is out of credit.</source><translation>プロバイダーのアカウントのクレジットがなくなりました。</translation></message>
<message><source>Your answer applies to all workspaces. Change it in Settings › Models and keys.</source><translation>回答は全ワークスペースで有効です。設定 › モデルとキーで変更できます。</translation></message>
<message><source>Your answer applies to this host, for models and MCP servers. Change it in Settings › General.</source><translation>回答はこのホストのモデルとMCPサーバーに適用されます。設定 › 全般で変更できます。</translation></message>
<message><source>Your answers go to the MCP server {0}, a third-party program.</source><translation>回答は、第三者のプログラムであるMCPサーバー{0}に送られます。</translation></message>
<message><source>Your change: {0}. It applies from the next request; the prompt cache is rebuilt from that output on.</source><translation>自分の変更: {0}。次のリクエストから反映され、プロンプトキャッシュはその出力以降が再構築されます。</translation></message>
<message><source>Your changes apply until you quit Helix.</source><translation>変更はHelixを終了するまで有効です。</translation></message>
<message><source>Your data is intact. Restore the file from a backup, or move the folder {parent} away to start over.</source><translation>データは無事です。バックアップからファイルを復元するか、フォルダー{parent}を別の場所へ移して最初からやり直してください。</translation></message>
<message><source>Your data isn't affected. Reinstall Helix Desktop to restore the file.</source><translation>データに影響はありません。Helix Desktopを再インストールするとファイルが復元されます。</translation></message>
<message><source>Your draft</source><translation>自分の下書き</translation></message>
<message><source>Your edit goes to a new branch. This conversation stays unchanged.</source><translation>編集は新しいブランチに入ります。この会話は変わりません。</translation></message>
<message><source>Your edits will be lost. The saved version stays unchanged.</source><translation>編集内容は失われます。保存済みのバージョンは変わりません。</translation></message>
<message><source>Your instructions</source><translation>自分の指示</translation></message>
<message><source>Your instructions for all projects</source><translation>すべてのプロジェクト向けの自分の指示</translation></message>
<message><source>Your message is saved.</source><translation>メッセージは保存済みです。</translation></message>
<message><source>Your message is still in the message box.</source><translation>メッセージは入力欄に残っています。</translation></message>
<message><source>Your message is too long for {model}. Only its beginning and its end are sent, about {kept} of {whole} tokens. The session keeps all of it.</source><translation>メッセージが {model} には長すぎます。先頭と末尾だけ、{whole} トークン中およそ {kept} トークンを送信します。セッションには全文が残ります。</translation></message>
<message><source>Your message stays in the message box. Free disk space, or stop the turn and send it.</source><translation>メッセージは入力欄に残っています。ディスクの空きを増やすか、ターンを停止して送信してください。</translation></message>
<message><source>Your message wasn't sent.</source><translation>メッセージは送信されませんでした。</translation></message>
<message><source>Your message wasn't sent. Settings, Hooks lists all hooks.</source><translation>メッセージは送信されませんでした。すべてのフックは「設定 › フック」で確認できます。</translation></message>
<message><source>Your own</source><translation>あなた自身のもの</translation></message>
<message><source>Your project folder is not touched.</source><translation>プロジェクトフォルダーはそのまま残ります。</translation></message>
<message><source>Your project folder {0} is not touched.</source><translation>プロジェクトフォルダー{0}はそのまま残ります。</translation></message>
<message><source>Your request is saved, and no tool ran twice.</source><translation>リクエストは保存済みで、ツールが2回実行されることはありません。</translation></message>
<message><source>Your rules</source><translation>自分のルール</translation></message>
<message><source>Your rules for this workspace</source><translation>このワークスペースの自分のルール</translation></message>
<message><source>Your saved work is safe. See the log in {0}.</source><translation>保存済みの作業は無事です。{0}のログを確認してください。</translation></message>
<message><source>Your sign-in to the provider has expired.</source><translation>プロバイダーへのサインインの有効期限が切れています。</translation></message>
<message><source>Your stored data is intact. Check who owns the file and its folder, and their permissions.</source><translation>保存されたデータは無事です。ファイルとそのフォルダーの所有者と権限を確認してください。</translation></message>
<message><source>Your stored data is intact. Restore the file from a backup, or run `helix-desktop workspace check --workspace {id}`.</source><translation>保存データは無事です。バックアップからファイルを復元するか、`helix-desktop workspace check --workspace {id}`を実行してください。</translation></message>
<message><source>Your system prompt</source><translation>自分のシステムプロンプト</translation></message>
<message><source>Your system prompt for this workspace</source><translation>このワークスペースの自分のシステムプロンプト</translation></message>
<message><source>Zoom in</source><translation>拡大</translation></message>
<message><source>Zoom out</source><translation>縮小</translation></message>
<message><source>Zoom to 100%</source><translation>100%表示</translation></message>
<message><source>Zoom {0}%</source><translation>拡大率{0}%</translation></message>
<message><source>Zoom {0}% takes effect after a restart</source><translation>拡大率{0}%は再起動後に反映されます</translation></message>
<message><source>Zoom, in percent</source><translation>拡大率（%）</translation></message>
<message><source>`git worktree repair` may help. Otherwise start a new session.</source><translation>`git worktree repair`で直る可能性があります。直らなければ、新しいセッションを開始してください。</translation></message>
<message><source>`session answer` lists them. A question that changes gets another number.</source><translation>`session answer` で一覧できます。変わった質問は別の番号になります。</translation></message>
<message><source>`{lead}` followed by any other words. Only in the sandbox and in this workspace, not `{lead} &amp;&amp; …`.</source><translation>`{lead}`の後に任意の語が続くもの。このワークスペースのサンドボックス内のみで、`{lead} &amp;&amp; …`は除きます。</translation></message>
<message><source>`{name}` {trouble}.</source><translation>`{name}`: {trouble}。</translation></message>
<message><source>`{path}` contains a secret, which is hidden from the model.</source><translation>`{path}`には、モデルから隠されたシークレットが含まれています。</translation></message>
<message><source>`{path}` may contain a secret.</source><translation>`{path}`にはシークレットが含まれている可能性があります。</translation></message>
<message><source>`{path}` starts programs or tells agents what to do, outside the sandbox.</source><translation>`{path}`はサンドボックスの外で、プログラムを起動したりエージェントに指示したりします。</translation></message>
<message><source>`{server}` says that `{tool}` only reads. Its answer is outside content.</source><translation>`{server}`によると、`{tool}`は読み取りのみです。結果は外部コンテンツになります。</translation></message>
<message><source>`{tool}` does more than read.</source><translation>`{tool}`は読み取り以外も行います。</translation></message>
<message><source>a branch that begins behind it has too much before it</source><translation>その後に始まる分岐は、それより前の内容が多すぎます</translation></message>
<message><source>a compaction was undone</source><translation>圧縮が取り消された</translation></message>
<message><source>a large output</source><translation>大きな出力</translation></message>
<message><source>a list isn't allowed.</source><translation>一覧は使えません。</translation></message>
<message><source>a model took notes of older steps</source><translation>モデルが古いステップのメモを作成</translation></message>
<message><source>a pause of {0}</source><translation>{0}の中断</translation></message>
<message><source>a pin changed</source><translation>ピン留めが変わった</translation></message>
<message><source>a pinned output</source><translation>ピン留めした出力</translation></message>
<message><source>a preview</source><translation>プレビュー</translation></message>
<message><source>a rule says to always ask</source><translation>ルールにより毎回確認します</translation></message>
<message><source>a subagent</source><translation>サブエージェント</translation></message>
<message><source>a tool's output</source><translation>ツールの出力</translation></message>
<message><source>about {0} by today's prices</source><translation>現在の価格で約 {0}</translation></message>
<message><source>actions</source><translation>アクション</translation></message>
<message><source>added context</source><translation>追加されたコンテキスト</translation></message>
<message><source>agent</source><translation>エージェント</translation></message>
<message><source>all lines</source><translation>すべての行</translation></message>
<message><source>all workspaces</source><translation>全ワークスペース</translation></message>
<message numerus="yes"><source>all {0} details</source><extracomment>One: all {0} detail</extracomment><translation><numerusform>全{0}件の詳細</numerusform></translation></message>
<message numerus="yes"><source>all {1} tokens in context</source><extracomment>One: all {1} token in context</extracomment><translation><numerusform>全{1}トークンがコンテキスト内</numerusform></translation></message>
<message><source>always</source><translation>常に許可</translation></message>
<message><source>always on: markers need it</source><translation>常にオン: マーカーに必要</translation></message>
<message><source>an excerpt</source><translation>抜粋</translation></message>
<message><source>an older output</source><translation>古い出力</translation></message>
<message><source>an output was sent in another form</source><translation>出力が別の形で送信された</translation></message>
<message numerus="yes"><source>and {0} large outputs</source><extracomment>One: and {0} large output</extracomment><translation><numerusform>大きな出力: {0}件</numerusform></translation></message>
<message><source>another model</source><translation>別のモデル</translation></message>
<message><source>another part of this process</source><translation>このプロセスの別の部分</translation></message>
<message><source>another process</source><translation>別のプロセス</translation></message>
<message><source>another reasoning effort</source><translation>別の推論の深さ</translation></message>
<message><source>another session</source><translation>別のセッション</translation></message>
<message><source>answered in {0} s</source><translation>{0}秒で応答</translation></message>
<message><source>approved</source><translation>承認済み</translation></message>
<message><source>aren't known read-only commands</source><translation>既知の読み取り専用コマンドではありません</translation></message>
<message><source>argument “{0}”</source><translation>引数「{0}」</translation></message>
<message><source>as Helix left it</source><translation>Helixの編集どおり</translation></message>
<message><source>as typed; unknown limits get safe defaults</source><translation>入力どおり。不明な上限には安全な既定値を使用</translation></message>
<message><source>asked for by you</source><translation>自分で指示</translation></message>
<message><source>asks</source><translation>毎回確認</translation></message>
<message><source>assumed</source><translation>仮定</translation></message>
<message><source>at least {0}</source><translation>{0}以上</translation></message>
<message><source>at least {cost}</source><translation>{cost}以上</translation></message>
<message><source>at most {0}</source><translation>{0}以下</translation></message>
<message><source>at {0} tokens</source><translation>{0} トークンで</translation></message>
<message><source>at {0}%</source><translation>{0}%で</translation></message>
<message><source>automatic compaction is off</source><translation>自動圧縮はオフ</translation></message>
<message><source>back to an earlier context</source><translation>以前のコンテキストに戻す</translation></message>
<message><source>back to handover v{0}</source><translation>引き継ぎ書v{0}に戻す</translation></message>
<message><source>beginning, end, and key lines</source><translation>先頭、末尾、重要な行</translation></message>
<message><source>blocked {0}, {1}</source><translation>{0}にブロック、{1}</translation></message>
<message><source>built in</source><translation>組み込み</translation></message>
<message><source>built in, {dated}</source><translation>組み込み、{dated}</translation></message>
<message><source>by a command or you</source><translation>コマンドまたは自分による</translation></message>
<message><source>by rules</source><translation>ルールで</translation></message>
<message><source>by rules, as no model wrote a usable text</source><translation>使えるテキストをモデルが書けなかったためルールで</translation></message>
<message><source>by you</source><translation>自分で</translation></message>
<message><source>byte-identical</source><translation>バイト単位で同一</translation></message>
<message><source>bytes</source><translation>バイト</translation></message>
<message><source>bytes not recorded</source><translation>バイト列は未記録</translation></message>
<message><source>bytes: size:&gt;10k</source><translation>バイト数: size:&gt;10k</translation></message>
<message><source>cache</source><translation>キャッシュ</translation></message>
<message><source>cache read</source><translation>キャッシュ読取</translation></message>
<message><source>cache write</source><translation>キャッシュ書込</translation></message>
<message><source>cache writes cost extra</source><translation>キャッシュの書き込みは追加費用</translation></message>
<message><source>cached</source><translation>キャッシュ</translation></message>
<message><source>call</source><translation>呼び出し</translation></message>
<message><source>calls folded</source><translation>折りたたみ</translation></message>
<message><source>calls for that {0}</source><translation>そのための呼び出し {0}</translation></message>
<message><source>calls shown</source><translation>展開</translation></message>
<message><source>can't be shown</source><translation>表示できません</translation></message>
<message><source>changed</source><translation>変更あり</translation></message>
<message><source>changed, so it is off</source><translation>変更されたためオフ</translation></message>
<message><source>chosen by Helix</source><translation>Helixが選択</translation></message>
<message><source>close</source><translation>閉じる</translation></message>
<message><source>code</source><translation>コード</translation></message>
<message><source>command or path</source><translation>コマンドまたはパス</translation></message>
<message><source>compaction at {0} tokens</source><translation>{0} トークンで圧縮</translation></message>
<message><source>compaction is back exactly</source><translation>圧縮がそのまま戻りました</translation></message>
<message><source>compaction {0}</source><comment>in about 6 turns</comment><translation>圧縮 {0}</translation></message>
<message><source>complete</source><translation>完全</translation></message>
<message><source>complete</source><comment>a name</comment><translation>補完</translation></message>
<message><source>complete and unchanged</source><translation>全体、変更なし</translation></message>
<message><source>constraints</source><translation>制約</translation></message>
<message><source>content {0}</source><translation>内容{0}</translation></message>
<message><source>content {0}, and conversations</source><translation>内容{0}と会話</translation></message>
<message><source>contents</source><translation>内容</translation></message>
<message><source>context</source><translation>コンテキスト</translation></message>
<message><source>context restored exactly</source><translation>コンテキストを正確に復元</translation></message>
<message><source>context window</source><translation>コンテキストウィンドウ</translation></message>
<message><source>conversation unchanged</source><translation>会話は変更なし</translation></message>
<message><source>counting…</source><translation>計算中…</translation></message>
<message numerus="yes"><source>covers {0} messages and steps</source><extracomment>One: covers {0} message or step</extracomment><translation><numerusform>メッセージとステップ{0}件をカバー</numerusform></translation></message>
<message><source>credentials file (optional)</source><translation>認証情報ファイル（任意）</translation></message>
<message><source>current</source><comment>policy</comment><translation>現在</translation></message>
<message><source>current</source><comment>version</comment><translation>現行</translation></message>
<message><source>current model</source><translation>現在のモデル</translation></message>
<message><source>custom</source><translation>カスタム</translation></message>
<message><source>decisions</source><translation>決定</translation></message>
<message><source>default</source><translation>既定</translation></message>
<message><source>deleted</source><translation>削除済み</translation></message>
<message><source>denied</source><translation>拒否</translation></message>
<message><source>detected</source><translation>検出</translation></message>
<message><source>doesn't match</source><translation>不一致</translation></message>
<message><source>doesn't run ({error}).</source><translation>動作しません（{error}）。</translation></message>
<message><source>edited</source><comment>policy</comment><translation>編集後</translation></message>
<message><source>edited</source><comment>version</comment><translation>編集済み</translation></message>
<message><source>edited since</source><translation>その後編集あり</translation></message>
<message numerus="yes"><source>edited {0} files</source><extracomment>One: edited {0} file</extracomment><translation><numerusform>ファイル{0}個を編集</numerusform></translation></message>
<message><source>editing</source><translation>編集中</translation></message>
<message><source>entries</source><translation>エントリ</translation></message>
<message><source>environment variable (optional)</source><translation>環境変数（任意）</translation></message>
<message><source>errors</source><translation>エラー</translation></message>
<message><source>estimated</source><translation>推定</translation></message>
<message><source>event {0}</source><translation>イベント{0}</translation></message>
<message><source>events</source><translation>イベント</translation></message>
<message><source>everything</source><translation>すべて</translation></message>
<message><source>everything above is a copy; the original is unchanged</source><translation>ここより上はすべてコピーで、元の会話は変わりません</translation></message>
<message><source>everything is merged</source><translation>すべてマージ済み</translation></message>
<message><source>exact</source><translation>正確</translation></message>
<message><source>excerpt</source><translation>抜粋</translation></message>
<message><source>excerpt of {0}</source><translation>{0}の抜粋</translation></message>
<message><source>excluded</source><translation>除外</translation></message>
<message><source>excluded or changed</source><translation>除外または変更</translation></message>
<message><source>exit {0}</source><translation>終了コード{0}</translation></message>
<message><source>expected</source><translation>見込み</translation></message>
<message><source>failed</source><translation>失敗</translation></message>
<message><source>failed {0}, {1}</source><translation>{0}に失敗、{1}</translation></message>
<message><source>failing</source><translation>エラー</translation></message>
<message><source>fast model</source><translation>高速モデル</translation></message>
<message numerus="yes"><source>fetched {0} pages</source><extracomment>One: fetched {0} page</extracomment><translation><numerusform>ページ{0}件を取得</numerusform></translation></message>
<message><source>files</source><translation>ファイル</translation></message>
<message><source>files of this workspace that hold no secrets</source><translation>シークレットを含まない、このワークスペースのファイル</translation></message>
<message><source>first request</source><translation>最初のリクエスト</translation></message>
<message><source>first {last} of {total}</source><translation>{total}のうち先頭{last}</translation></message>
<message><source>free</source><translation>無料</translation></message>
<message><source>from a session that is gone</source><translation>すでにないセッションから</translation></message>
<message><source>from an imported copy</source><translation>インポートしたコピーから</translation></message>
<message><source>from the same model elsewhere</source><translation>別の場所の同じモデルから</translation></message>
<message><source>from {0} tokens if it pays off, at {1} at the latest</source><translation>割に合えば {0} トークンから、遅くとも {1} で</translation></message>
<message><source>from {0} tokens, {1} at most</source><translation>{0} トークンから、遅くとも {1}</translation></message>
<message><source>from “{0}”</source><translation>「{0}」から</translation></message>
<message><source>full output</source><translation>出力全体</translation></message>
<message><source>git state changed</source><translation>Git の状態を変更</translation></message>
<message><source>git: {name} was at {before}, and is at {after}</source><translation>git: {name} は {before} から {after} へ</translation></message>
<message><source>handover</source><translation>引き継ぎ書</translation></message>
<message><source>handover at {0}%</source><translation>引き継ぎ書は{0}%で</translation></message>
<message><source>handover v{0} written again</source><translation>引き継ぎ書v{0}を書き直し</translation></message>
<message><source>handover {0}</source><translation>引き継ぎ書 {0}</translation></message>
<message><source>handover: {0}</source><translation>引き継ぎ書: {0}</translation></message>
<message><source>handovers {0}</source><translation>引き継ぎ書 {0}</translation></message>
<message><source>has a damaged head</source><translation>ヘッドが破損しています</translation></message>
<message><source>has a different length than when it was stored</source><translation>保存時と長さが異なります</translation></message>
<message><source>has events after its head</source><translation>ヘッドより後にイベントがあります</translation></message>
<message><source>has events but no head</source><translation>イベントはありますがヘッドがありません</translation></message>
<message><source>hash {0}</source><translation>ハッシュ{0}</translation></message>
<message><source>hints</source><translation>ヒント</translation></message>
<message><source>home folder and caches for commands</source><translation>コマンド用のホームフォルダーとキャッシュ</translation></message>
<message><source>host or host:port</source><translation>ホストまたはホスト:ポート</translation></message>
<message><source>https://models.example.com/v1</source><translation>https://models.example.com/v1</translation></message>
<message><source>images</source><translation>画像</translation></message>
<message><source>in</source><translation>入力</translation></message>
<message numerus="yes"><source>in about {0} turns</source><extracomment>One: in about {0} turn</extracomment><translation><numerusform>約{0}ターン後</numerusform></translation></message>
<message><source>in all outputs</source><translation>全出力の合計</translation></message>
<message><source>in this session</source><translation>このセッション</translation></message>
<message><source>in {0}</source><translation>場所: {0}</translation></message>
<message numerus="yes"><source>in {0} sessions</source><extracomment>One: in {0} session</extracomment><translation><numerusform>{0}セッション</numerusform></translation></message>
<message numerus="yes"><source>in {1} of {0} sections</source><extracomment>One: in {1} of {0} section</extracomment><translation><numerusform>{0}セクション中{1}</numerusform></translation></message>
<message><source>in “{0}” only</source><translation>「{0}」のみ</translation></message>
<message><source>incidents</source><translation>インシデント</translation></message>
<message><source>incomplete</source><translation>不完全</translation></message>
<message><source>insert</source><translation>挿入</translation></message>
<message><source>instructions</source><translation>指示</translation></message>
<message><source>interrupted</source><translation>中断</translation></message>
<message><source>is damaged</source><translation>破損しています</translation></message>
<message><source>is listed but missing</source><translation>一覧にありますが存在しません</translation></message>
<message><source>is of an unknown kind</source><translation>種類が不明です</translation></message>
<message><source>isn't a known read-only command</source><translation>既知の読み取り専用コマンドではありません</translation></message>
<message><source>isolated context</source><translation>独立したコンテキスト</translation></message>
<message><source>it can carry data out</source><translation>データを外部に持ち出す可能性があります</translation></message>
<message><source>it can't be read</source><translation>読み取れません</translation></message>
<message><source>it contains invisible characters</source><translation>不可視文字を含んでいます</translation></message>
<message><source>it contains look-alike letters</source><translation>紛らわしい文字を含んでいます</translation></message>
<message><source>it has an unknown form</source><translation>形式が不明です</translation></message>
<message><source>it has the output of a call that isn't there</source><translation>存在しない呼び出しの出力があります</translation></message>
<message><source>it has too many values</source><translation>値が多すぎます</translation></message>
<message><source>it holds a secret</source><translation>シークレットを含んでいます</translation></message>
<message><source>it is as long as the output</source><translation>出力と同じ長さになる</translation></message>
<message><source>it is longer than {size} MB</source><translation>{size} MBより長くなっています</translation></message>
<message><source>it is no text, or too long</source><translation>テキストではないか、長すぎます</translation></message>
<message><source>it isn't a regular file</source><translation>通常のファイルではありません</translation></message>
<message><source>it may reach outside the project</source><translation>プロジェクトの外に及ぶ可能性があります</translation></message>
<message><source>it may read secrets</source><translation>シークレットを読み取る可能性があります</translation></message>
<message><source>it no longer exists</source><translation>すでに存在しません</translation></message>
<message><source>it replaces what was pushed</source><translation>プッシュ済みのものを置き換えます</translation></message>
<message><source>it steers programs</source><translation>プログラムの動作を左右します</translation></message>
<message><source>it uses sudo</source><translation>sudoを使っています</translation></message>
<message><source>it's a document, which is read only in a sandbox</source><translation>サンドボックス内でのみ読み取られるドキュメントです</translation></message>
<message><source>it's damaged or too large to be read</source><translation>破損しているか大きすぎるため、読み取れません</translation></message>
<message><source>it's neither text nor a supported image</source><translation>テキストでも対応画像でもありません</translation></message>
<message><source>it's outside the project and is a folder or over 64 MB</source><translation>プロジェクトの外にあり、フォルダーか64 MB超です</translation></message>
<message><source>it's outside the project and larger than 4 MB</source><translation>プロジェクトの外にあり、4 MBを超えています</translation></message>
<message><source>it's protected by a password</source><translation>パスワードで保護されています</translation></message>
<message><source>its folder is gone</source><translation>フォルダーなし</translation></message>
<message><source>its pages are pictures without text</source><translation>ページがテキストのない画像です</translation></message>
<message><source>just now</source><translation>たった今</translation></message>
<message><source>kept and pinned blocks</source><translation>保持・ピン留めされたブロック</translation></message>
<message><source>key in environment</source><translation>キーは環境変数</translation></message>
<message><source>key set</source><translation>キーあり</translation></message>
<message><source>key {0} from {1}</source><translation>キー{0}（{1}から）</translation></message>
<message><source>key {0}, {1}</source><translation>キー{0}、{1}</translation></message>
<message><source>largest request {0}</source><translation>最大のリクエスト {0}</translation></message>
<message><source>last recalled</source><translation>最後に呼び戻した日時</translation></message>
<message><source>last used: {0}</source><translation>最終使用: {0}</translation></message>
<message numerus="yes"><source>last {0} messages, unchanged</source><extracomment>One: last {0} message, unchanged</extracomment><translation><numerusform>最後のメッセージ{0}件、変更なし</numerusform></translation></message>
<message><source>limit {0}</source><translation>上限{0}</translation></message>
<message><source>line {0}</source><translation>{0}行目</translation></message>
<message><source>lines with certain words</source><translation>特定の語を含む行</translation></message>
<message><source>lines with “{0}”</source><translation>「{0}」を含む行</translation></message>
<message><source>lines {0} to {1}</source><translation>{0}–{1}行目</translation></message>
<message><source>lines {0}–{1}</source><translation>{0}–{1}行目</translation></message>
<message numerus="yes"><source>listed {0} folders</source><extracomment>One: listed {0} folder</extracomment><translation><numerusform>フォルダー{0}個を一覧</numerusform></translation></message>
<message><source>long-context model</source><translation>長コンテキストモデル</translation></message>
<message><source>main model</source><translation>メインモデル</translation></message>
<message><source>marked read-only</source><translation>読み取り専用と申告</translation></message>
<message><source>marker</source><translation>マーカー</translation></message>
<message><source>markers {0}</source><translation>マーカー {0}</translation></message>
<message><source>max output</source><translation>最大出力</translation></message>
<message><source>messages {0}–{1}</source><translation>メッセージ{0}–{1}</translation></message>
<message><source>min</source><translation>分</translation></message>
<message><source>model you chose</source><translation>選択したモデル</translation></message>
<message><source>model {0}</source><translation>モデル{0}</translation></message>
<message><source>model, input truncated</source><translation>モデル、入力を切り詰め</translation></message>
<message><source>more than {total}</source><translation>{total}超</translation></message>
<message><source>names</source><translation>名前</translation></message>
<message><source>needs approval</source><translation>承認が必要</translation></message>
<message><source>needs review</source><translation>要確認</translation></message>
<message><source>needs sign-in</source><translation>サインインが必要</translation></message>
<message><source>never</source><translation>常に拒否</translation></message>
<message><source>never</source><comment>recalled</comment><translation>なし</translation></message>
<message><source>next</source><translation>次</translation></message>
<message><source>no automatic handover</source><translation>自動の引き継ぎ書なし</translation></message>
<message><source>no duplicates</source><translation>重複なし</translation></message>
<message><source>no duplicates yet</source><translation>重複はまだありません</translation></message>
<message><source>no images</source><translation>画像非対応</translation></message>
<message><source>no key</source><translation>キーなし</translation></message>
<message><source>no key needed</source><translation>キー不要</translation></message>
<message><source>no limit</source><translation>上限なし</translation></message>
<message><source>no matches</source><translation>一致なし</translation></message>
<message><source>no request yet</source><translation>リクエストはまだありません</translation></message>
<message><source>no result came</source><translation>結果なし</translation></message>
<message><source>no shortcut</source><translation>未割り当て</translation></message>
<message><source>no tools</source><translation>ツール非対応</translation></message>
<message><source>no tools yet</source><translation>ツールなし</translation></message>
<message><source>none</source><translation>なし</translation></message>
<message><source>not applied</source><translation>未適用</translation></message>
<message><source>not available here</source><translation>ここでは使えません</translation></message>
<message><source>not checked</source><translation>未確認</translation></message>
<message><source>not for this kind of call</source><translation>この種類の呼び出しは対象外です</translation></message>
<message><source>not found</source><translation>見つかりません</translation></message>
<message><source>not installed</source><translation>未インストール</translation></message>
<message><source>not installed.</source><translation>インストールされていません。</translation></message>
<message><source>not open</source><translation>開いていない</translation></message>
<message><source>not reported by the provider</source><translation>プロバイダーの報告なし</translation></message>
<message><source>not run since Helix started</source><translation>Helixの起動後は未実行</translation></message>
<message><source>not sent</source><translation>未送信</translation></message>
<message><source>not sent yet</source><translation>未送信</translation></message>
<message><source>not started</source><translation>未開始</translation></message>
<message><source>not used</source><translation>未使用</translation></message>
<message><source>not used yet</source><translation>まだ使用なし</translation></message>
<message><source>not used: {0}</source><translation>未使用: {0}</translation></message>
<message><source>not written yet</source><translation>未作成</translation></message>
<message><source>notes</source><translation>メモ</translation></message>
<message><source>notes by a model {0}</source><translation>モデルのメモ {0}</translation></message>
<message><source>notes were merged and shortened</source><translation>メモを統合し短縮しました</translation></message>
<message><source>notes {0}</source><translation>メモ {0}</translation></message>
<message><source>nothing yet</source><translation>まだなし</translation></message>
<message><source>now</source><translation>今</translation></message>
<message><source>now line {0}</source><translation>現在は {0} 行目</translation></message>
<message><source>now {0}</source><translation>現在{0}</translation></message>
<message><source>npx -y @example/docs   or   https://example.com/mcp</source><translation>npx -y @example/docs   または   https://example.com/mcp</translation></message>
<message><source>number of lines</source><translation>行数</translation></message>
<message><source>number of references</source><translation>参照数</translation></message>
<message><source>of {0}</source><translation>/ {0}</translation></message>
<message><source>of {0} by models: {1}</source><translation>モデルによる{0}件のうち: {1}</translation></message>
<message><source>of {0} · {1}</source><translation>/ {0} · {1}</translation></message>
<message><source>off</source><translation>オフ</translation></message>
<message><source>off until you approve it</source><translation>承認するまでオフ</translation></message>
<message><source>ok</source><translation>OK</translation></message>
<message><source>older messages were compacted</source><translation>古いメッセージが圧縮された</translation></message>
<message><source>older steps are now notes</source><translation>古いステップをメモにしました</translation></message>
<message><source>on next request</source><translation>次のリクエスト時</translation></message>
<message><source>one look-alike letter</source><translation>紛らわしい文字1個</translation></message>
<message><source>open</source><translation>開く</translation></message>
<message><source>optional</source><translation>任意</translation></message>
<message><source>out</source><translation>出力</translation></message>
<message><source>outcome of the call</source><translation>呼び出しの結果</translation></message>
<message><source>output</source><translation>出力</translation></message>
<message><source>outside content is in the conversation</source><translation>会話に外部コンテンツがあります</translation></message>
<message><source>over {0}</source><translation>{0}超</translation></message>
<message><source>partial answer kept</source><translation>回答の途中までを保持</translation></message>
<message><source>pasted image</source><translation>貼り付けた画像</translation></message>
<message><source>pick lines…</source><translation>行を選ぶ…</translation></message>
<message><source>pieces of large contents</source><translation>大きな内容の断片</translation></message>
<message><source>pin</source><translation>ピン留め</translation></message>
<message><source>pinned</source><translation>ピン留め</translation></message>
<message><source>pinned fact</source><translation>ピン留めした事実</translation></message>
<message><source>pinned message</source><translation>ピン留めしたメッセージ</translation></message>
<message><source>pinned rule</source><translation>ピン留めしたルール</translation></message>
<message><source>policy {0}</source><translation>ポリシー{0}</translation></message>
<message><source>preview</source><translation>プレビュー</translation></message>
<message><source>preview of {0}</source><translation>{0}のプレビュー</translation></message>
<message><source>preview, as no choice could be used</source><translation>プレビュー、使える選択がなかったため</translation></message>
<message><source>price unknown</source><translation>価格不明</translation></message>
<message><source>process {pid}</source><translation>プロセス{pid}</translation></message>
<message><source>project</source><translation>プロジェクト</translation></message>
<message><source>project context</source><translation>プロジェクトのコンテキスト</translation></message>
<message><source>project/location, such as my-project/europe-west1</source><translation>プロジェクト/ロケーション（例: my-project/europe-west1）</translation></message>
<message><source>prompt cache unaffected</source><translation>プロンプトキャッシュへの影響なし</translation></message>
<message><source>provider/model</source><translation>プロバイダー/モデル</translation></message>
<message numerus="yes"><source>ran {0} commands</source><extracomment>One: ran {0} command</extracomment><translation><numerusform>コマンド{0}件を実行</numerusform></translation></message>
<message numerus="yes"><source>ran {0} subagents</source><extracomment>One: ran {0} subagent</extracomment><translation><numerusform>サブエージェント{0}個を実行</numerusform></translation></message>
<message><source>ran {0}, {1}</source><translation>{0}に実行、{1}</translation></message>
<message numerus="yes"><source>read {0} files</source><extracomment>One: read {0} file</extracomment><translation><numerusform>ファイル{0}個を読み取り</numerusform></translation></message>
<message numerus="yes"><source>read {0} skills</source><extracomment>One: read {0} skill</extracomment><translation><numerusform>スキルを{0}件参照</numerusform></translation></message>
<message><source>ready</source><translation>準備完了</translation></message>
<message><source>recalled</source><translation>呼び戻し</translation></message>
<message numerus="yes"><source>recalled {0} times</source><extracomment>One: recalled once</extracomment><translation><numerusform>{0}回呼び戻し</numerusform></translation></message>
<message><source>recorded request</source><translation>記録されたリクエスト</translation></message>
<message><source>references</source><translation>参照</translation></message>
<message><source>refined notes</source><translation>推敲したメモ</translation></message>
<message><source>region, such as eu-central-1</source><translation>リージョン（例: eu-central-1）</translation></message>
<message><source>regular expression: re:/error \d+/i</source><translation>正規表現: re:/error \d+/i</translation></message>
<message><source>reply</source><translation>返信</translation></message>
<message><source>reported by the provider</source><translation>プロバイダーの報告値</translation></message>
<message><source>request</source><translation>リクエスト</translation></message>
<message><source>request {0}</source><translation>リクエスト{0}</translation></message>
<message><source>request {0}: {1} tokens</source><translation>リクエスト{0}: {1}トークン</translation></message>
<message><source>required</source><translation>必須</translation></message>
<message><source>restored</source><translation>復元済み</translation></message>
<message><source>restored</source><comment>version</comment><translation>復元済み</translation></message>
<message><source>restored by you</source><translation>自分で復元</translation></message>
<message><source>retires {0}</source><translation>{0}に提供終了</translation></message>
<message><source>rewind undone by you</source><translation>自分による巻き戻しの取り消し</translation></message>
<message><source>rewound by you</source><translation>自分による巻き戻し</translation></message>
<message><source>run</source><translation>実行</translation></message>
<message><source>running</source><translation>実行中</translation></message>
<message><source>s</source><comment>seconds</comment><translation>秒</translation></message>
<message><source>same: nothing in the prompt cache</source><translation>同額: プロンプトキャッシュなし</translation></message>
<message><source>sandboxed only</source><translation>サンドボックス内のみ</translation></message>
<message><source>saved in {store}</source><translation>{store}に保存済み</translation></message>
<message><source>saved until you quit</source><translation>終了するまで保存</translation></message>
<message><source>searched twice</source><translation>2回検索</translation></message>
<message numerus="yes"><source>searched {0} times</source><extracomment>One: searched once</extracomment><translation><numerusform>{0}回検索</numerusform></translation></message>
<message><source>section {0} of {1}: {2}</source><translation>セクション{0}/{1}: {2}</translation></message>
<message><source>select</source><translation>選択</translation></message>
<message><source>sending</source><translation>送信中</translation></message>
<message><source>servers of type {kind} aren't supported.</source><translation>種類が{kind}のサーバーには対応していません。</translation></message>
<message><source>session</source><translation>セッション</translation></message>
<message><source>session heads</source><translation>セッションのヘッド</translation></message>
<message><source>sessions</source><translation>セッション</translation></message>
<message><source>set by you</source><translation>自分で設定</translation></message>
<message><source>shortened</source><translation>短縮</translation></message>
<message><source>shortened outputs {0}</source><translation>短縮された出力 {0}</translation></message>
<message><source>signed out</source><translation>サインアウト中</translation></message>
<message><source>signed with your AWS credentials</source><translation>AWSの認証情報で署名</translation></message>
<message><source>signed with your Google credentials</source><translation>Googleの認証情報で署名</translation></message>
<message><source>signs in itself</source><translation>自身でサインイン</translation></message>
<message><source>snapshots</source><translation>スナップショット</translation></message>
<message><source>start of the hash</source><translation>ハッシュの先頭</translation></message>
<message><source>starting</source><translation>起動中</translation></message>
<message><source>starting…</source><translation>開始中…</translation></message>
<message><source>state in the open session</source><translation>開いているセッションでの状態</translation></message>
<message><source>stopped</source><translation>停止</translation></message>
<message><source>system prompt</source><translation>システムプロンプト</translation></message>
<message><source>system prompt and tools</source><translation>システムプロンプトとツール</translation></message>
<message><source>text in the content</source><translation>内容のテキスト</translation></message>
<message><source>the agent said it</source><translation>エージェントの発言</translation></message>
<message><source>the beginning is damaged</source><translation>先頭が破損しています</translation></message>
<message><source>the beginning is excluded</source><translation>先頭は除外されています</translation></message>
<message><source>the change feed</source><translation>変更フィード</translation></message>
<message><source>the compressed data is damaged from here on</source><translation>圧縮データがここから先で壊れています</translation></message>
<message><source>the file has more lines than can be read</source><translation>ファイルの行数が、読み取れる数を超えています</translation></message>
<message><source>the file has more than can be read</source><translation>ファイルの内容が読み取れる量を超えています</translation></message>
<message numerus="yes"><source>the first {0} lines</source><extracomment>One: the first {0} line</extracomment><translation><numerusform>最初の{0}行</numerusform></translation></message>
<message><source>the full output</source><translation>出力全体</translation></message>
<message><source>the handover at {0}%</source><translation>{0}% での引き継ぎ</translation></message>
<message><source>the instructions changed</source><translation>指示が変わった</translation></message>
<message><source>the line that it continues isn't there</source><translation>続きの元になる行がありません</translation></message>
<message><source>the list of skills</source><translation>スキルの一覧</translation></message>
<message><source>the list of tools changed</source><translation>ツールの一覧が変わった</translation></message>
<message><source>the memory</source><translation>記憶</translation></message>
<message><source>the model named no lines of the output</source><translation>モデルが出力の行を示さなかった</translation></message>
<message><source>the model's answer was cut off</source><translation>モデルの回答が途中で切れた</translation></message>
<message><source>the permissions file was damaged</source><translation>許可ファイルが破損していたため</translation></message>
<message><source>the project</source><translation>プロジェクト</translation></message>
<message><source>the prompt cache saves {0}</source><translation>プロンプトキャッシュで{0}節約</translation></message>
<message><source>the provider dropped its cache</source><translation>プロバイダーがキャッシュを破棄した</translation></message>
<message><source>the request changed</source><translation>リクエストが変わった</translation></message>
<message><source>the request was too long</source><translation>リクエストが長すぎました</translation></message>
<message><source>the server needs an input from its editor. Use a variable instead: ${NAME}.</source><translation>サーバーにエディターからの入力が必要です。代わりに変数を使ってください: ${NAME}。</translation></message>
<message><source>the session begins a second time</source><translation>セッションがもう一度始まっています</translation></message>
<message><source>the system prompt</source><translation>システムプロンプト</translation></message>
<message><source>the tools it may call</source><translation>呼び出せるツール</translation></message>
<message><source>then</source><translation>その後</translation></message>
<message><source>then {0}</source><translation>その後 {0}</translation></message>
<message><source>these lines</source><translation>この行</translation></message>
<message><source>thinking</source><translation>思考</translation></message>
<message><source>this group only</source><translation>このグループのみ</translation></message>
<message><source>this line has changed since</source><translation>この行はその後変更されました</translation></message>
<message><source>this model is free</source><translation>このモデルは無料</translation></message>
<message><source>this session</source><translation>このセッション</translation></message>
<message><source>this session only</source><translation>このセッションのみ</translation></message>
<message><source>this workspace</source><translation>このワークスペース</translation></message>
<message><source>this workspace's prompt</source><translation>このワークスペースのプロンプト</translation></message>
<message><source>this workspace's rules</source><translation>このワークスペースのルール</translation></message>
<message><source>time of storage: created:&lt;7d</source><translation>保存日時: created:&lt;7d</translation></message>
<message><source>times recalled</source><translation>呼び戻した回数</translation></message>
<message><source>todo list changed</source><translation>ToDo リストを変更</translation></message>
<message><source>token counts</source><translation>トークン数</translation></message>
<message><source>tokens</source><translation>トークン</translation></message>
<message><source>tokens: tokens:&gt;4k</source><translation>トークン数: tokens:&gt;4k</translation></message>
<message><source>too large</source><translation>大きすぎます</translation></message>
<message><source>too old.</source><translation>古すぎます。</translation></message>
<message><source>tool definitions</source><translation>ツールの定義</translation></message>
<message><source>tool that produced the entry</source><translation>エントリを作ったツール</translation></message>
<message><source>tools</source><translation>ツール</translation></message>
<message><source>tools: {0}</source><translation>ツール: {0}</translation></message>
<message><source>trimmed</source><translation>切り詰め</translation></message>
<message><source>trimmed {0}</source><translation>切り詰め {0}</translation></message>
<message><source>trust this folder first</source><translation>先にこのフォルダーを信頼してください</translation></message>
<message><source>turns</source><translation>ターン</translation></message>
<message><source>type: mime:image</source><translation>種類: mime:image</translation></message>
<message><source>unavailable</source><translation>利用不可</translation></message>
<message><source>unchanged</source><translation>変更なし</translation></message>
<message><source>unchanged · {0}</source><translation>変更なし · {0}</translation></message>
<message><source>undone</source><translation>元に戻しました</translation></message>
<message><source>unknown</source><comment>price</comment><translation>不明</translation></message>
<message><source>unknown error</source><translation>不明なエラー</translation></message>
<message><source>unnamed</source><translation>名前なし</translation></message>
<message numerus="yes"><source>updated the todo list {0} times</source><extracomment>One: updated the todo list once</extracomment><translation><numerusform>TODOリストを{0}回更新</numerusform></translation></message>
<message numerus="yes"><source>used {1} {0} times</source><extracomment>One: used {1} once</extracomment><translation><numerusform>{1}を{0}回使用</numerusform></translation></message>
<message><source>verified just now</source><translation>たった今検証済み</translation></message>
<message><source>version {0} restored</source><translation>バージョン{0}を復元</translation></message>
<message><source>v{0}</source><translation>v{0}</translation></message>
<message><source>v{0}, updates v{1}</source><translation>v{0}、v{1}を更新</translation></message>
<message><source>waiting for you</source><translation>回答待ち</translation></message>
<message><source>web search</source><translation>Web検索</translation></message>
<message><source>what the model saw, seen in requests, sent text, history</source><translation>モデルが見た内容、リクエストで見たもの、送信したテキスト、履歴</translation></message>
<message><source>what the pinned text after it is</source><translation>次のピン留めしたテキストの説明</translation></message>
<message><source>what this subagent is</source><translation>このサブエージェントの役割</translation></message>
<message><source>while the command ran: by it, or by you</source><translation>コマンドの実行中: コマンドまたは自分による</translation></message>
<message><source>window at {tokens} of {size} tokens</source><translation>コンテキストは{size}中{tokens}トークン</translation></message>
<message><source>without a sandbox</source><translation>サンドボックスなし</translation></message>
<message numerus="yes"><source>wrote {0} files</source><extracomment>One: wrote {0} file</extracomment><translation><numerusform>ファイル{0}個に書き込み</numerusform></translation></message>
<message><source>yes or no</source><translation>yesまたはno</translation></message>
<message><source>you</source><translation>自分</translation></message>
<message><source>you can keep typing</source><translation>入力を続けられます</translation></message>
<message><source>you can keep working; the result is checked before it replaces anything</source><translation>作業は続けられます。結果は置き換えの前に確認されます</translation></message>
<message><source>you chose an excerpt</source><translation>自分で抜粋を選択</translation></message>
<message><source>you chose the full output</source><translation>自分で出力全体を選択</translation></message>
<message><source>you chose the preview</source><translation>自分でプレビューを選択</translation></message>
<message><source>you excluded or included a block</source><translation>ブロックを除外または追加した</translation></message>
<message><source>you mentioned it</source><translation>ユーザーが言及</translation></message>
<message><source>you stopped at {0}</source><translation>{0}に停止</translation></message>
<message><source>you went back to an earlier message</source><translation>以前のメッセージに戻った</translation></message>
<message><source>you wrote it</source><translation>ユーザーの入力</translation></message>
<message><source>your last message and the last step</source><translation>最後のメッセージと最後のステップ</translation></message>
<message><source>your message</source><translation>あなたのメッセージ</translation></message>
<message><source>yours</source><translation>自分</translation></message>
<message><source>{0} (has a comment)</source><translation>{0}（コメントあり）</translation></message>
<message><source>{0} ({1} characters), in event {2}</source><translation>{0}（{1} 文字）、イベント {2}</translation></message>
<message><source>{0} ({1})</source><translation>{0}（{1}）</translation></message>
<message><source>{0} B</source><translation>{0} B</translation></message>
<message><source>{0} GB</source><translation>{0} GB</translation></message>
<message><source>{0} KB</source><translation>{0} KB</translation></message>
<message><source>{0} MB</source><translation>{0} MB</translation></message>
<message><source>{0} Servers must not ask for passwords or keys. Decline this request.</source><translation>{0}サーバーがパスワードやキーを求めることは認められていません。この要求を断ってください。</translation></message>
<message><source>{0} TB</source><translation>{0} TB</translation></message>
<message><source>{0} added, but its models can't be read. {1}</source><translation>{0} を追加しましたが、モデルを読み取れません。{1}</translation></message>
<message><source>{0} added. Add its key below to read its models.</source><translation>{0} を追加しました。下でキーを追加すると、モデルを読み取ります。</translation></message>
<message><source>{0} added. Reading its models…</source><translation>{0} を追加しました。モデルを読み取っています…</translation></message>
<message><source>{0} added. Review its tools to use them.</source><translation>{0}を追加しました。使うにはツールを確認してください。</translation></message>
<message><source>{0} ago</source><translation>{0}前</translation></message>
<message><source>{0} and more</source><translation>{0}など</translation></message>
<message><source>{0} and {1}</source><translation>{0}と{1}</translation></message>
<message><source>{0} and {1} more</source><translation>{0}、ほか{1}件</translation></message>
<message><source>{0} and {1} pixels</source><translation>{0}、{1}ピクセル</translation></message>
<message numerus="yes"><source>{0} blocks</source><extracomment>One: {0} block</extracomment><translation><numerusform>{0}ブロック</numerusform></translation></message>
<message><source>{0} blocks; damaged: {1}</source><translation>{0}ブロック、破損: {1}</translation></message>
<message numerus="yes"><source>{0} body fields</source><extracomment>One: {0} body field</extracomment><translation><numerusform>ボディフィールド{0}個</numerusform></translation></message>
<message numerus="yes"><source>{0} branches came along.</source><extracomment>One: {0} branch came along.</extracomment><translation><numerusform>ブランチ{0}件も取り込みました。</numerusform></translation></message>
<message><source>{0} by the long-context model</source><translation>長コンテキストモデルで{0}件</translation></message>
<message numerus="yes"><source>{0} bytes</source><extracomment>One: {0} byte</extracomment><translation><numerusform>{0}バイト</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries</source><extracomment>One: {0} cache entry</extracomment><translation><numerusform>キャッシュエントリ{0}件</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries, {1} before deduplication. {2} on disk with conversations</source><extracomment>One: {0} cache entry, {1} before deduplication. {2} on disk with conversations</extracomment><translation><numerusform>キャッシュエントリ{0}件、重複排除前{1}。会話を含めてディスク上{2}</numerusform></translation></message>
<message numerus="yes"><source>{0} calls</source><extracomment>One: {0} call</extracomment><translation><numerusform>{0}回の呼び出し</numerusform></translation></message>
<message><source>{0} canceled. Nothing changed.</source><translation>{0}にキャンセルしました。何も変更されていません。</translation></message>
<message><source>{0} changed</source><translation>{0}件変更</translation></message>
<message><source>{0} changed while the command ran: by it, or by you.</source><translation>{0}はコマンドの実行中に、コマンドまたは自分により変更されました。</translation></message>
<message numerus="yes"><source>{0} commands are still running</source><extracomment>One: {0} command is still running</extracomment><translation><numerusform>{0}件のコマンドがまだ実行中です</numerusform></translation></message>
<message numerus="yes"><source>{0} commands running</source><extracomment>One: {0} command running</extracomment><translation><numerusform>コマンド{0}件を実行中</numerusform></translation></message>
<message numerus="yes"><source>{0} comments on lines</source><extracomment>One: {0} comment on lines</extracomment><translation><numerusform>行へのコメント {0} 件</numerusform></translation></message>
<message numerus="yes"><source>{0} commits</source><extracomment>One: {0} commit</extracomment><translation><numerusform>{0}件のコミット</numerusform></translation></message>
<message numerus="yes"><source>{0} commits are not merged. They stay on the branch {1}.</source><extracomment>One: {0} commit is not merged. It stays on the branch {1}.</extracomment><translation><numerusform>コミット{0}件がマージされていません。ブランチ{1}に残ります。</numerusform></translation></message>
<message numerus="yes"><source>{0} commits to merge</source><extracomment>One: {0} commit to merge</extracomment><translation><numerusform>未マージのコミット{0}件</numerusform></translation></message>
<message numerus="yes"><source>{0} commits:</source><extracomment>One: {0} commit:</extracomment><translation><numerusform>コミット{0}件:</numerusform></translation></message>
<message numerus="yes"><source>{0} compactions are undone: {1}. Nothing is deleted. Use Undo to bring them back.</source><extracomment>One: {0} compaction is undone: {1}. Nothing is deleted. Use Undo to bring it back.</extracomment><translation><numerusform>{0}件の圧縮を元に戻します: {1}。何も削除されません。「元に戻す」を使うと圧縮した状態に戻せます。</numerusform></translation></message>
<message><source>{0} could not run on in the background.</source><translation>{0}の実行をバックグラウンドで続けられませんでした。</translation></message>
<message><source>{0} d</source><translation>{0}日</translation></message>
<message><source>{0} damaged</source><translation>破損{0}件</translation></message>
<message><source>{0} deduplicated</source><translation>{0}を重複排除</translation></message>
<message numerus="yes"><source>{0} details not in handover</source><extracomment>One: {0} detail not in handover</extracomment><translation><numerusform>引き継ぎ書にない詳細{0}件</numerusform></translation></message>
<message><source>{0} doesn't fit ({1} tokens). Only a preview will be sent.</source><translation>{0}は入りきりません（{1}トークン）。プレビューだけが送信されます。</translation></message>
<message><source>{0} duplicates</source><translation>重複{0}</translation></message>
<message numerus="yes"><source>{0} entries</source><extracomment>One: {0} entry</extracomment><translation><numerusform>エントリ{0}件</numerusform></translation></message>
<message numerus="yes"><source>{0} entries deleted, {1} freed.</source><extracomment>One: {0} entry deleted, {1} freed.</extracomment><translation><numerusform>{0}件のエントリを削除し、{1}を解放しました。</numerusform></translation></message>
<message numerus="yes"><source>{0} entries in the cache are no longer needed</source><extracomment>One: {0} entry in the cache is no longer needed</extracomment><translation><numerusform>キャッシュ内の{0}件のエントリは不要になっています</numerusform></translation></message>
<message numerus="yes"><source>{0} entries matching the filter are no longer needed</source><extracomment>One: {0} entry matching the filter is no longer needed</extracomment><translation><numerusform>フィルターに一致する{0}件のエントリは不要になっています</numerusform></translation></message>
<message numerus="yes"><source>{0} entries verified. All intact.</source><extracomment>One: {0} entry verified. All intact.</extracomment><translation><numerusform>{0}件のエントリを検証しました。すべて無事です。</numerusform></translation></message>
<message numerus="yes"><source>{0} failed</source><extracomment>One: {0} failed</extracomment><translation><numerusform>{0}件失敗</numerusform></translation></message>
<message><source>{0} failed: {1} Nothing changed.</source><translation>{0}に失敗しました: {1}何も変更されていません。</translation></message>
<message numerus="yes"><source>{0} fields</source><extracomment>One: {0} field</extracomment><translation><numerusform>{0}個のフィールド</numerusform></translation></message>
<message numerus="yes"><source>{0} files</source><extracomment>One: {0} file</extracomment><translation><numerusform>{0}個のファイル</numerusform></translation></message>
<message numerus="yes"><source>{0} files are in no commit:</source><extracomment>One: {0} file is in no commit:</extracomment><translation><numerusform>{0}個のファイルがどのコミットにもありません:</numerusform></translation></message>
<message numerus="yes"><source>{0} files change</source><extracomment>One: {0} file changes</extracomment><translation><numerusform>{0}個のファイルが変わります</numerusform></translation></message>
<message numerus="yes"><source>{0} files change: {1}</source><extracomment>One: {0} file changes: {1}</extracomment><translation><numerusform>ファイル{0}個が変更されます: {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files changed</source><extracomment>One: {0} file changed</extracomment><translation><numerusform>{0} 個のファイルを変更</numerusform></translation></message>
<message numerus="yes"><source>{0} files in the worktree are not committed and are not merged: {1}</source><extracomment>One: {0} file in the worktree is not committed and is not merged: {1}</extracomment><translation><numerusform>ワークツリー内の未コミットのファイル{0}個はマージされません: {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files restored.</source><extracomment>One: {0} file restored.</extracomment><translation><numerusform>{0} 個のファイルを復元しました。</numerusform></translation></message>
<message numerus="yes"><source>{0} files selected. You can attach {1} at a time.</source><extracomment>One: {0} file selected. You can attach {1} at a time.</extracomment><translation><numerusform>{0}個のファイルが選択されています。一度に添付できるのは{1}個です。</numerusform></translation></message>
<message><source>{0} found in {1} ms</source><translation>{0}件見つかりました（{1}ミリ秒）</translation></message>
<message><source>{0} h</source><translation>{0}時間</translation></message>
<message numerus="yes"><source>{0} handovers</source><extracomment>One: {0} handover</extracomment><translation><numerusform>引き継ぎ書{0}件</numerusform></translation></message>
<message><source>{0} has everything of {1}.</source><translation>{1}の内容はすべて{0}に含まれています。</translation></message>
<message numerus="yes"><source>{0} headers</source><extracomment>One: {0} header</extracomment><translation><numerusform>ヘッダー{0}個</numerusform></translation></message>
<message><source>{0} hides the most entries.</source><translation>{0}が最も多くのエントリを隠しています。</translation></message>
<message numerus="yes"><source>{0} hooks wait for approval.</source><extracomment>One: {0} hook waits for approval.</extracomment><translation><numerusform>{0}個のフックが承認待ちです。</numerusform></translation></message>
<message numerus="yes"><source>{0} images</source><extracomment>One: {0} image</extracomment><translation><numerusform>画像{0}個</numerusform></translation></message>
<message numerus="yes"><source>{0} invisible characters</source><extracomment>One: {0} invisible character</extracomment><translation><numerusform>不可視文字{0}個</numerusform></translation></message>
<message><source>{0} is already used for {1}</source><translation>{0}はすでに{1}に使われています</translation></message>
<message><source>{0} is installed</source><translation>{0} がインストールされています</translation></message>
<message><source>{0} is off.</source><translation>{0}をオフにしました。</translation></message>
<message><source>{0} is off. The next request rebuilds the prompt cache.</source><translation>{0}をオフにしました。次のリクエストでプロンプトキャッシュが再構築されます。</translation></message>
<message><source>{0} is on</source><translation>{0}をオンにしました</translation></message>
<message><source>{0} is on, from the next turn on.</source><translation>{0}は次のターンからオンになります。</translation></message>
<message><source>{0} is on. The next request rebuilds the prompt cache.</source><translation>{0}をオンにしました。次のリクエストでプロンプトキャッシュが再構築されます。</translation></message>
<message><source>{0} is sent no images. It reads that there was one.</source><translation>{0}に画像は送信されません。画像があったことだけが伝わります。</translation></message>
<message><source>{0} is {1} × {2}, {3}. This model accepts {4}.</source><translation>{0}は{1} × {2}、{3}です。このモデルの上限は{4}です。</translation></message>
<message><source>{0} isn't a budget of this model.</source><translation>{0}はこのモデルの予算として使えません。</translation></message>
<message numerus="yes"><source>{0} large outputs: Helix is choosing what to keep in context</source><extracomment>One: Large output: Helix is choosing what to keep in context</extracomment><translation><numerusform>大きな出力{0}件: コンテキストに残す内容をHelixが選択中</numerusform></translation></message>
<message numerus="yes"><source>{0} lines</source><extracomment>One: {0} line</extracomment><translation><numerusform>{0}行</numerusform></translation></message>
<message numerus="yes"><source>{0} look-alike letters</source><extracomment>One: {0} look-alike letter</extracomment><translation><numerusform>紛らわしい文字{0}個</numerusform></translation></message>
<message numerus="yes"><source>{0} markers</source><extracomment>One: {0} marker</extracomment><translation><numerusform>マーカー{0}個</numerusform></translation></message>
<message><source>{0} may not fit in the context.</source><translation>{0}がコンテキストに入りきらない可能性があります。</translation></message>
<message><source>{0} may not support images and could reject this message.</source><translation>{0}は画像に対応していない可能性があり、このメッセージを拒否することがあります。</translation></message>
<message numerus="yes"><source>{0} messages</source><extracomment>One: {0} message</extracomment><translation><numerusform>メッセージ{0}件</numerusform></translation></message>
<message numerus="yes"><source>{0} messages and tool calls</source><extracomment>One: {0} message or tool call</extracomment><translation><numerusform>メッセージとツール呼び出し{0}件</numerusform></translation></message>
<message numerus="yes"><source>{0} messages covered by {1}</source><extracomment>One: {0} message covered by {1}</extracomment><translation><numerusform>{1}がカバーするメッセージ{0}件</numerusform></translation></message>
<message numerus="yes"><source>{0} messages in context again</source><extracomment>One: {0} message in context again</extracomment><translation><numerusform>{0} 件のメッセージが再びコンテキスト内</numerusform></translation></message>
<message numerus="yes"><source>{0} messages out of context</source><extracomment>One: {0} message out of context</extracomment><translation><numerusform>{0} 件のメッセージがコンテキスト外</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were imported.</source><extracomment>One: {0} message was imported.</extracomment><translation><numerusform>メッセージ{0}件をインポートしました。</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were read from the other program.</source><extracomment>One: {0} message was read from the other program.</extracomment><translation><numerusform>もう一方のプログラムからメッセージ{0}件を読み取りました。</numerusform></translation></message>
<message numerus="yes"><source>{0} messages · {1} stay</source><extracomment>One: {0} message · {1} stay</extracomment><translation><numerusform>メッセージ{0}件 · {1}件は残ります</numerusform></translation></message>
<message><source>{0} min</source><translation>{0}分</translation></message>
<message numerus="yes"><source>{0} missing, number {1}: {2}, event {3}</source><extracomment>One: {0} missing, number {1}: {2}, event {3}</extracomment><translation><numerusform>不足{0}件中{1}番目: {2}、イベント{3}</numerusform></translation></message>
<message numerus="yes"><source>{0} models</source><extracomment>One: {0} model</extracomment><translation><numerusform>モデル{0}件</numerusform></translation></message>
<message numerus="yes"><source>{0} models found</source><extracomment>One: {0} model found</extracomment><translation><numerusform>モデル{0}件を検出</numerusform></translation></message>
<message><source>{0} more</source><translation>ほか{0}件</translation></message>
<message numerus="yes"><source>{0} more failed for the same reason.</source><extracomment>One: {0} more failed for the same reason.</extracomment><translation><numerusform>ほか{0}件も同じ理由で失敗しました。</numerusform></translation></message>
<message numerus="yes"><source>{0} more lines</source><extracomment>One: {0} more line</extracomment><translation><numerusform>さらに{0}行</numerusform></translation></message>
<message numerus="yes"><source>{0} more subagents</source><extracomment>One: {0} more subagent</extracomment><translation><numerusform>ほか{0}件のサブエージェント</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran stay. Undo them under Changes.</source><extracomment>One: {0} more that changed while a command ran stays. Undo it under Changes.</extracomment><translation><numerusform>コマンドの実行中に変わったほかの{0}個はそのままです。「変更」で元に戻せます。</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran: by them, or by you</source><extracomment>One: {0} more that changed while a command ran: by it, or by you</extracomment><translation><numerusform>コマンドの実行中に変わったもの、さらに{0}件（コマンドまたは自分による変更）</numerusform></translation></message>
<message numerus="yes"><source>{0} more with contents that came with the imported session</source><extracomment>One: {0} more with content that came with the imported session</extracomment><translation><numerusform>インポートしたセッションに含まれていた内容のもの、さらに{0}件</numerusform></translation></message>
<message><source>{0} new</source><translation>新着{0}件</translation></message>
<message><source>{0} of content, {1} on disk.</source><translation>内容{0}、ディスク上{1}。</translation></message>
<message><source>{0} of them fit.</source><translation>うち{0}件は入ります。</translation></message>
<message><source>{0} of {1}</source><translation>{0}/{1}</translation></message>
<message numerus="yes"><source>{0} of {1} done</source><extracomment>One: {0} of {1} done</extracomment><translation><numerusform>{1}件中{0}件完了</numerusform></translation></message>
<message numerus="yes"><source>{0} of {1} entries are damaged.</source><extracomment>One: {0} of {1} entries is damaged.</extracomment><translation><numerusform>{1}件中{0}件のエントリが破損しています。</numerusform></translation></message>
<message><source>{0} of {1} lines, {2} tokens per request</source><translation>{1}行中{0}行、リクエストごとに{2}トークン</translation></message>
<message><source>{0} of {1} models</source><translation>{1}件中{0}件のモデル</translation></message>
<message><source>{0} of {1} now</source><translation>現在{0} / {1}</translation></message>
<message numerus="yes"><source>{0} of {1} parts are damaged. {2} ({3}%) can still be read.</source><extracomment>One: One of {1} parts is damaged. {2} ({3}%) can still be read.</extracomment><translation><numerusform>{1}個の部分のうち{0}個が破損しています。{2}（{3}%）はまだ読み取れます。</numerusform></translation></message>
<message><source>{0} of {1} s</source><translation>{0}/{1}秒</translation></message>
<message><source>{0} of {1} skills, {2} tokens per request</source><translation>{1}個中{0}個のスキル、リクエストごとに{2}トークン</translation></message>
<message><source>{0} of {1} tokens</source><translation>{1}トークン中{0}</translation></message>
<message><source>{0} of {1} tools, {2} tokens per request</source><translation>{1}個中{0}個のツール、リクエストあたり{2}トークン</translation></message>
<message><source>{0} older not shown</source><translation>古い{0}件は非表示</translation></message>
<message><source>{0} on disk</source><translation>ディスク上{0}</translation></message>
<message numerus="yes"><source>{0} open steps</source><extracomment>One: {0} open step</extracomment><translation><numerusform>未完了のステップ{0}件</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs</source><extracomment>One: {0} output</extracomment><translation><numerusform>出力{0}件</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs and pictures are shortened or missing.</source><extracomment>One: {0} output or picture is shortened or missing.</extracomment><translation><numerusform>{0} 件の出力または画像が短縮されているか、含まれていません。</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs are damaged or too large, and aren't in the file.</source><extracomment>One: {0} output is damaged or too large, and isn't in the file.</extracomment><translation><numerusform>{0} 件の出力は破損しているか大きすぎるため、ファイルに含まれていません。</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs moved to cache</source><extracomment>One: {0} output moved to cache</extracomment><translation><numerusform>出力{0}件をキャッシュに移動</numerusform></translation></message>
<message numerus="yes"><source>{0} parameters</source><extracomment>One: {0} parameter</extracomment><translation><numerusform>パラメーター{0}個</numerusform></translation></message>
<message><source>{0} per 1M</source><translation>100万あたり{0}</translation></message>
<message><source>{0} per million tokens in / out</source><translation>100万トークンあたり{0}（入力/出力）</translation></message>
<message numerus="yes"><source>{0} pins</source><extracomment>One: {0} pin</extracomment><translation><numerusform>ピン{0}個</numerusform></translation></message>
<message numerus="yes"><source>{0} problems found</source><extracomment>One: {0} problem found</extracomment><translation><numerusform>{0}件の問題を検出</numerusform></translation></message>
<message><source>{0} prompt-cached · {1} new</source><translation>プロンプトキャッシュ{0} · 新規{1}</translation></message>
<message numerus="yes"><source>{0} prompts</source><extracomment>One: {0} prompt</extracomment><translation><numerusform>プロンプト{0}件</numerusform></translation></message>
<message><source>{0} ran in the background and ended when Helix quit unexpectedly.</source><translation>バックグラウンドの{0}は、Helixが予期せず終了したときに終了しました。</translation></message>
<message><source>{0} ran in the background and was stopped when Helix or its session was closed.</source><translation>バックグラウンドの{0}は、Helixまたはそのセッションが閉じられたときに停止しました。</translation></message>
<message numerus="yes"><source>{0} records can't be read.</source><extracomment>One: {0} record can't be read.</extracomment><translation><numerusform>{0}件のレコードを読み取れません。</numerusform></translation></message>
<message numerus="yes"><source>{0} records can't be read. Some may have been calls.</source><extracomment>One: {0} record can't be read. It may have been a call.</extracomment><translation><numerusform>{0}件のレコードを読み取れません。呼び出しだった可能性があります。</numerusform></translation></message>
<message numerus="yes"><source>{0} records of this session can't be read. Some changes may be missing.</source><extracomment>One: {0} record of this session can't be read. Some changes may be missing.</extracomment><translation><numerusform>このセッションの{0}件のレコードを読み取れません。一部の変更が抜けている可能性があります。</numerusform></translation></message>
<message numerus="yes"><source>{0} records, {1}</source><extracomment>One: {0} record, {1}</extracomment><translation><numerusform>レコード{0}件、{1}</numerusform></translation></message>
<message><source>{0} replayed in {1} s, no model called</source><translation>{0}を{1}秒で再生、モデル呼び出しなし</translation></message>
<message numerus="yes"><source>{0} requests</source><extracomment>One: {0} request</extracomment><translation><numerusform>{0}件のリクエスト</numerusform></translation></message>
<message numerus="yes"><source>{0} requests are too large for the context window.</source><extracomment>One: {0} request is too large for the context window.</extracomment><translation><numerusform>{0}件のリクエストがコンテキストウィンドウに入りきりません。</numerusform></translation></message>
<message numerus="yes"><source>{0} requests replayed in {1} s, no model called</source><extracomment>One: {0} request replayed in {1} s, no model called</extracomment><translation><numerusform>{0}件のリクエストを{1}秒で再生、モデル呼び出しなし</numerusform></translation></message>
<message numerus="yes"><source>{0} resources</source><extracomment>One: {0} resource</extracomment><translation><numerusform>リソース{0}件</numerusform></translation></message>
<message numerus="yes"><source>{0} results in {1} ms</source><extracomment>One: {0} result in {1} ms</extracomment><translation><numerusform>{0}件の結果（{1}ミリ秒）</numerusform></translation></message>
<message><source>{0} runs from now on, in the sandbox.</source><translation>{0} を今後サンドボックス内で実行します。</translation></message>
<message><source>{0} s</source><translation>{0}秒</translation></message>
<message><source>{0} saved in the keyring.</source><translation>{0}をキーリングに保存しました。</translation></message>
<message numerus="yes"><source>{0} secrets are masked.</source><extracomment>One: {0} secret is masked.</extracomment><translation><numerusform>{0} 件の機密情報が伏せられています。</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets are masked:</source><extracomment>One: {0} secret is masked:</extracomment><translation><numerusform>{0} 件の機密情報が伏せられます:</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets were hidden.</source><extracomment>One: {0} secret was hidden.</extracomment><translation><numerusform>シークレット{0}件を隠しました。</numerusform></translation></message>
<message><source>{0} sent again: {1}</source><translation>{0}を再送信: {1}</translation></message>
<message numerus="yes"><source>{0} sessions</source><extracomment>One: {0} session</extracomment><translation><numerusform>{0}セッション</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions are still running</source><extracomment>One: {0} session is still running</extracomment><translation><numerusform>{0}件のセッションがまだ実行中です</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions for this folder</source><extracomment>One: {0} session for this folder</extracomment><translation><numerusform>このフォルダーのセッション{0}件</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of other programs are on this computer. Compare the size and cost of the last ones with and without Helix.</source><extracomment>One: {0} session of another program is on this computer. Compare its size and cost with and without Helix.</extracomment><translation><numerusform>このコンピューターにほかのプログラムのセッションが {0} 件あります。直近のもののサイズとコストを、Helixあり・なしで比較できます。</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of {1}</source><extracomment>One: {0} session of {1}</extracomment><translation><numerusform>{1}の{0}セッション</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions running</source><extracomment>One: {0} session running</extracomment><translation><numerusform>{0}件のセッションを実行中</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions were compared.</source><extracomment>One: {0} session was compared.</extracomment><translation><numerusform>{0} 件のセッションを比較しました。</numerusform></translation></message>
<message numerus="yes"><source>{0} skills in use again</source><extracomment>One: {0} skill in use again</extracomment><translation><numerusform>{0} 個のスキルを再び使用</numerusform></translation></message>
<message numerus="yes"><source>{0} skills out of use</source><extracomment>One: {0} skill out of use</extracomment><translation><numerusform>{0} 個のスキルは使用停止</numerusform></translation></message>
<message><source>{0} stopped</source><translation>{0}件停止</translation></message>
<message numerus="yes"><source>{0} subagents</source><extracomment>One: {0} subagent</extracomment><translation><numerusform>サブエージェント{0}件</numerusform></translation></message>
<message numerus="yes"><source>{0} subagents came along.</source><extracomment>One: {0} subagent came along.</extracomment><translation><numerusform>サブエージェント{0}件も取り込みました。</numerusform></translation></message>
<message numerus="yes"><source>{0} things in this session look like secrets:</source><extracomment>One: {0} thing in this session looks like a secret:</extracomment><translation><numerusform>このセッションに機密情報と思われるものが {0} 件あります:</numerusform></translation></message>
<message><source>{0} this session</source><translation>このセッションで{0}</translation></message>
<message numerus="yes"><source>{0} thoughts</source><extracomment>One: {0} thought</extracomment><translation><numerusform>思考{0}回</numerusform></translation></message>
<message><source>{0} tok · {1} → {2}%</source><translation>{0} tok · {1} → {2}%</translation></message>
<message numerus="yes"><source>{0} tokens</source><extracomment>One: {0} token</extracomment><translation><numerusform>{0}トークン</numerusform></translation></message>
<message numerus="yes"><source>{0} tokens (less than {1}% of {2})</source><extracomment>One: {0} token (less than {1}% of {2})</extracomment><translation><numerusform>{0}トークン（{2}の{1}%未満）</numerusform></translation></message>
<message><source>{0} tokens in context · full output in cache</source><translation>コンテキスト内に{0}トークン · 出力全体はキャッシュ内</translation></message>
<message numerus="yes"><source>{0} tokens kept</source><extracomment>One: {0} token kept</extracomment><translation><numerusform>{0}トークンを保持</numerusform></translation></message>
<message><source>{0} tokens per request, {1} when used</source><translation>リクエストごとに {0} トークン、使用時 {1}</translation></message>
<message><source>{0} tokens · from prompt cache</source><translation>{0}トークン · プロンプトキャッシュから</translation></message>
<message><source>{0} tokens · same as last request</source><translation>{0}トークン · 前回のリクエストと同じ</translation></message>
<message><source>{0} tokens · {1} from prompt cache</source><translation>{0}トークン · うち{1}はプロンプトキャッシュから</translation></message>
<message numerus="yes"><source>{0} tool calls</source><extracomment>One: {0} tool call</extracomment><translation><numerusform>ツール呼び出し{0}回</numerusform></translation></message>
<message numerus="yes"><source>{0} tools</source><extracomment>One: {0} tool</extracomment><translation><numerusform>ツール{0}個</numerusform></translation></message>
<message numerus="yes"><source>{0} turns</source><extracomment>One: {0} turn</extracomment><translation><numerusform>{0}ターン</numerusform></translation></message>
<message numerus="yes"><source>{0} unchanged lines</source><extracomment>One: {0} unchanged line</extracomment><translation><numerusform>変更のない{0}行</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files</source><extracomment>One: {0} uncommitted file</extracomment><translation><numerusform>未コミットのファイル{0}個</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files stay in your folder and are not in the worktree: {1}</source><extracomment>One: {0} uncommitted file stays in your folder and is not in the worktree: {1}</extracomment><translation><numerusform>未コミットのファイル{0}個は元のフォルダーに残り、ワークツリーには含まれません: {1}</numerusform></translation></message>
<message><source>{0} uncompressed</source><translation>非圧縮で{0}</translation></message>
<message numerus="yes"><source>{0} values found nowhere, marked [unverified]: {1}</source><extracomment>One: {0} value found nowhere, marked [unverified]: {1}</extracomment><translation><numerusform>どこにもない値{0}件、[unverified]と表示: {1}</numerusform></translation></message>
<message><source>{0} verified, {1} damaged. Filter by state:damaged to see them.</source><translation>{0}件を検証、{1}件が破損しています。state:damagedで絞り込むと表示できます。</translation></message>
<message numerus="yes"><source>{0} web searches</source><extracomment>One: {0} web search</extracomment><translation><numerusform>Web検索{0}回</numerusform></translation></message>
<message><source>{0} will be used as instructions</source><translation>{0}を指示として使います</translation></message>
<message><source>{0} with this message</source><translation>このメッセージ込みで{0}</translation></message>
<message><source>{0} with truncated input</source><translation>入力を切り詰めて{0}件</translation></message>
<message><source>{0} would fill the context to {1}%, past {2}.</source><translation>{0}を入れるとコンテキストが{1}%になり、{2}を超えます。</translation></message>
<message><source>{0} would make this look like {1}. The actual text is {2}.</source><translation>{0}により{1}のように見えますが、実際のテキストは{2}です。</translation></message>
<message><source>{0} would start: {1}</source><translation>{0}が起動するもの: {1}</translation></message>
<message><source>{0} {1}</source><comment>Handover at 109,000 tokens</comment><translation>{0}（{1}）</translation></message>
<message><source>{0} {1}</source><comment>two sentences</comment><translation>{0}{1}</translation></message>
<message><source>{0} {1}, {2}</source><comment>Notes in about 9 turns, at 56,000 tokens</comment><translation>{0}（{1}、{2}）</translation></message>
<message><source>{0} · excluding about {1}</source><translation>{0} · 除外すると約{1}</translation></message>
<message><source>{0} · not available yet</source><translation>{0} · まだ使えません</translation></message>
<message><source>{0} · restarts on next call</source><translation>{0} · 次の呼び出しで再起動</translation></message>
<message><source>{0} · retrying in {1} s</source><translation>{0} · {1}秒後に再試行</translation></message>
<message><source>{0} · the file is deleted</source><translation>{0} · ファイルは削除されます</translation></message>
<message><source>{0} · up to {1} tokens</source><translation>{0} · 最大{1}トークン</translation></message>
<message><source>{0} · {1} context window</source><translation>{0} · コンテキストウィンドウ{1}</translation></message>
<message><source>{0} × {1}</source><comment>a number of compactions</comment><translation>{0} × {1}</translation></message>
<message><source>{0} → {1} tokens</source><translation>{0} → {1}トークン</translation></message>
<message><source>{0}%</source><translation>{0}%</translation></message>
<message><source>{0}% of current use</source><translation>現在の使用量の{0}%</translation></message>
<message><source>{0}% of {1} = {2} tokens</source><translation>{1}の{0}% = {2}トークン</translation></message>
<message><source>{0}% used</source><translation>{0}%使用</translation></message>
<message><source>{0}, USD per million tokens</source><translation>{0}（100万トークンあたりUSD）</translation></message>
<message><source>{0}, about {1}</source><translation>{0}、約{1}</translation></message>
<message><source>{0}, and others</source><translation>{0}ほか</translation></message>
<message><source>{0}, at most {1} with the longest answer</source><translation>{0}、最長の回答で最大{1}</translation></message>
<message><source>{0}, done</source><translation>{0}、完了</translation></message>
<message><source>{0}, dropped</source><translation>{0}、取りやめ</translation></message>
<message><source>{0}, failed</source><translation>{0}、失敗</translation></message>
<message><source>{0}, if it pays off</source><translation>{0}（割に合う場合）</translation></message>
<message><source>{0}, in progress</source><translation>{0}、進行中</translation></message>
<message><source>{0}, line {1}</source><translation>{0}、{1} 行目</translation></message>
<message><source>{0}, now {1}</source><translation>{0}、現在{1}</translation></message>
<message><source>{0}, open</source><translation>{0}、未完了</translation></message>
<message><source>{0}, policy {1}</source><translation>{0}、ポリシー{1}</translation></message>
<message><source>{0}, removed line {1}</source><translation>{0}、削除された {1} 行目</translation></message>
<message><source>{0}, running for {1}</source><translation>{0}、実行時間{1}</translation></message>
<message><source>{0}, shortened to fit; Helix can recall the rest</source><translation>{0}、収まるよう短縮。残りはHelixが呼び戻せます</translation></message>
<message><source>{0}, {1}, {2} tokens, {3}, {4} of {5}</source><translation>{0}、{1}、{2}トークン、{3}、{4}/{5}</translation></message>
<message><source>{0}-token context window</source><translation>コンテキストウィンドウ{0}トークン</translation></message>
<message><source>{0}.</source><translation>{0}。</translation></message>
<message><source>{0}. Click to change.</source><translation>{0}。クリックで変更。</translation></message>
<message><source>{0}. Press Delete to remove.</source><translation>{0}。Deleteで取り除きます。</translation></message>
<message><source>{0}: Helix asks again</source><translation>{0}: Helixは再び確認します</translation></message>
<message><source>{0}: worktree removed</source><translation>{0}: ワークツリー削除済み</translation></message>
<message><source>{0}: {1}</source><translation>{0}: {1}</translation></message>
<message><source>{0}: {1} of {2} covered</source><translation>{0}: {2}件中{1}件をカバー</translation></message>
<message><source>{0}: {1} tokens</source><translation>{0}: {1}トークン</translation></message>
<message><source>{0}; {1}</source><comment>two compactions</comment><translation>{0}、{1}</translation></message>
<message><source>{0}{2} · {1}{2} tokens</source><translation>{0}{2} · {1}{2}トークン</translation></message>
<message numerus="yes"><source>{1} added with {0} models.</source><extracomment>One: {1} added with {0} model.</extracomment><translation><numerusform>{1} を{0}個のモデルとともに追加しました。</numerusform></translation></message>
<message numerus="yes"><source>{1} compacted {0} times; {2} could not be read again. Helix keeps every output.</source><extracomment>One: {1} compacted {0} time; {2} could not be read again. Helix keeps every output.</extracomment><translation><numerusform>{1} は {0} 回圧縮し、{2} は再び読めなくなりました。Helix はすべての出力を保持します。</numerusform></translation></message>
<message numerus="yes"><source>{1} files</source><extracomment>One: {1} file</extracomment><translation><numerusform>ファイル{1}個</numerusform></translation></message>
<message numerus="yes"><source>{1} found in {0} sessions</source><extracomment>One: {1} found in {0} session</extracomment><translation><numerusform>{1}、{0}セッションで検出</numerusform></translation></message>
<message numerus="yes"><source>{1} in {0} sessions</source><extracomment>One: {1} in {0} session</extracomment><translation><numerusform>{1}（{0}セッション）</numerusform></translation></message>
<message numerus="yes"><source>{1} plus {0} calls with unknown price</source><extracomment>One: {1} plus {0} call with unknown price</extracomment><translation><numerusform>{1}と価格不明の呼び出し{0}回</numerusform></translation></message>
<message numerus="yes"><source>{1} so far, {0} sessions searched</source><extracomment>One: {1} so far, {0} session searched</extracomment><translation><numerusform>現在{1}、{0}セッションを検索済み</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens</source><extracomment>One: {1} token</extracomment><translation><numerusform>{1}トークン</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens in its context</source><extracomment>One: {1} token in its context</extracomment><translation><numerusform>コンテキスト{1}トークン</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens saved</source><extracomment>One: {1} token saved</extracomment><translation><numerusform>{1}トークン節約</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks</source><extracomment>One: {1} tokens · {0} block</extracomment><translation><numerusform>{1}トークン · {0}ブロック</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks added</source><extracomment>One: {1} tokens · {0} block added</extracomment><translation><numerusform>{1}トークン · {0}ブロック追加</numerusform></translation></message>
<message numerus="yes"><source>{1} tools</source><extracomment>One: {1} tool</extracomment><translation><numerusform>ツール{1}個</numerusform></translation></message>
<message numerus="yes"><source>{1} → {2} tokens</source><extracomment>One: {1} → {2} token</extracomment><translation><numerusform>{1} → {2}トークン</numerusform></translation></message>
<message numerus="yes"><source>{1}, {0} of its names were used since</source><extracomment>One: {1}, {0} of its names was used since</extracomment><translation><numerusform>{1}、その後{0}個の名前を使用</numerusform></translation></message>
<message numerus="yes"><source>{1}: {0} lines added, {2} removed</source><extracomment>One: {1}: {0} line added, {2} removed</extracomment><translation><numerusform>{1}: {0}行追加、{2}行削除</numerusform></translation></message>
<message numerus="yes"><source>{1}; {0} need review</source><extracomment>One: {1}; {0} needs review</extracomment><translation><numerusform>{1}、要確認{0}個</numerusform></translation></message>
<message><source>{agent} answers only messages of its own sessions.</source><translation>{agent}は、自身のセッションのメッセージにしか答えません。</translation></message>
<message><source>{agent} began no session.</source><translation>{agent}はセッションを開始しませんでした。</translation></message>
<message><source>{agent} didn't answer within {seconds} seconds.</source><translation>{agent}は{seconds}秒以内に応答しませんでした。</translation></message>
<message><source>{agent} has ended: {reason}</source><translation>{agent}が終了しました: {reason}</translation></message>
<message><source>{agent} isn't installed.</source><translation>{agent}はインストールされていません。</translation></message>
<message><source>{agent} isn't signed in: {reason}</source><translation>{agent}はサインインしていません: {reason}</translation></message>
<message><source>{agent} reports: {reason}</source><translation>{agent}からの報告: {reason}</translation></message>
<message><source>{agent} speaks another version of the protocol.</source><translation>{agent}のプロトコルのバージョンが異なります。</translation></message>
<message><source>{asked} is on another computer.</source><translation>{asked}は別のコンピューターにあります。</translation></message>
<message><source>{asked} isn't a folder on this computer.</source><translation>{asked}はこのコンピューターのフォルダーではありません。</translation></message>
<message><source>{at}: {text}</source><translation>{at}: {text}</translation></message>
<message><source>{branch} and {into} change the same lines of: {files}</source><translation>{branch}と{into}が次のファイルの同じ行を変更しています: {files}</translation></message>
<message><source>{command}: exit status {status}.</source><translation>{command}: 終了コード{status}。</translation></message>
<message numerus="yes"><source>{cost} and {count} calls with an unknown price</source><extracomment>One: {cost} and {count} call with an unknown price</extracomment><translation><numerusform>{cost}と価格不明の呼び出し{count}回</numerusform></translation></message>
<message><source>{count} MB</source><translation>{count} MB</translation></message>
<message numerus="yes"><source>{count} attached files aren't in this file.</source><extracomment>One: {count} attached file isn't in this file.</extracomment><translation><numerusform>添付ファイル{count}個は、このファイルに含まれていません。</numerusform></translation></message>
<message numerus="yes"><source>{count} branches that were left come along as sessions.</source><extracomment>One: {count} branch that was left comes along as a session.</extracomment><translation><numerusform>離れたブランチ{count}件もセッションとして取り込まれます。</numerusform></translation></message>
<message numerus="yes"><source>{count} bytes</source><extracomment>One: {count} byte</extracomment><translation><numerusform>{count}バイト</numerusform></translation></message>
<message numerus="yes"><source>{count} cells</source><extracomment>One: {count} cell</extracomment><translation><numerusform>{count}セル</numerusform></translation></message>
<message numerus="yes"><source>{count} commands run in the background, and no more can be started.</source><extracomment>One: {count} command runs in the background, and no more can be started.</extracomment><translation><numerusform>バックグラウンドで{count}件のコマンドが実行中のため、これ以上開始できません。</numerusform></translation></message>
<message numerus="yes"><source>{count} damaged entries couldn't be searched.</source><extracomment>One: {count} damaged entry couldn't be searched.</extracomment><translation><numerusform>破損した{count}件のエントリを検索できませんでした。</numerusform></translation></message>
<message numerus="yes"><source>{count} inventions are marked.</source><extracomment>One: {count} invention is marked.</extracomment><translation><numerusform>{count}件の作り話に印があります。</numerusform></translation></message>
<message numerus="yes"><source>{count} lines</source><extracomment>One: {count} line</extracomment><translation><numerusform>{count}行</numerusform></translation></message>
<message numerus="yes"><source>{count} lines can't be read.</source><extracomment>One: {count} line can't be read.</extracomment><translation><numerusform>{count}行を読み取れません。</numerusform></translation></message>
<message numerus="yes"><source>{count} lines of subagents aren't imported.</source><extracomment>One: {count} line of a subagent isn't imported.</extracomment><translation><numerusform>サブエージェントの{count}行はインポートされません。</numerusform></translation></message>
<message numerus="yes"><source>{count} long lines cut</source><extracomment>One: {count} long line cut</extracomment><translation><numerusform>長い行{count}行を切り詰め</numerusform></translation></message>
<message numerus="yes"><source>{count} messages of branches that were left aren't imported.</source><extracomment>One: {count} message of a branch that was left isn't imported.</extracomment><translation><numerusform>使われなくなったブランチのメッセージ{count}件はインポートされません。</numerusform></translation></message>
<message numerus="yes"><source>{count} messages that {program} itself added aren't imported.</source><extracomment>One: {count} message that {program} itself added isn't imported.</extracomment><translation><numerusform>{program}自身が追加したメッセージ{count}件はインポートされません。</numerusform></translation></message>
<message numerus="yes"><source>{count} more files.</source><extracomment>One: {count} more file.</extracomment><translation><numerusform>ほか{count}個のファイル。</numerusform></translation></message>
<message numerus="yes"><source>{count} more records are missing up to here.</source><extracomment>One: {count} more record is missing up to here.</extracomment><translation><numerusform>ここまでにさらに{count}件のレコードがありません。</numerusform></translation></message>
<message numerus="yes"><source>{count} pages</source><extracomment>One: {count} page</extracomment><translation><numerusform>{count}ページ</numerusform></translation></message>
<message numerus="yes"><source>{count} pictures aren't imported.</source><extracomment>One: {count} picture isn't imported.</extracomment><translation><numerusform>画像{count}点はインポートされません。</numerusform></translation></message>
<message numerus="yes"><source>{count} places in the stored data couldn't be read.</source><extracomment>One: {count} place in the stored data couldn't be read.</extracomment><translation><numerusform>保存データのうち{count}か所を読み取れませんでした。</numerusform></translation></message>
<message numerus="yes"><source>{count} records can't be read.</source><extracomment>One: {count} record can't be read.</extracomment><translation><numerusform>{count}件のレコードを読み取れません。</numerusform></translation></message>
<message numerus="yes"><source>{count} requests</source><extracomment>One: {count} request</extracomment><translation><numerusform>リクエスト{count}件</numerusform></translation></message>
<message numerus="yes"><source>{count} sheets</source><extracomment>One: {count} sheet</extracomment><translation><numerusform>{count}シート</numerusform></translation></message>
<message numerus="yes"><source>{count} slides</source><extracomment>One: {count} slide</extracomment><translation><numerusform>{count}スライド</numerusform></translation></message>
<message numerus="yes"><source>{count} steps</source><extracomment>One: {count} step</extracomment><translation><numerusform>ステップ{count}件</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents</source><extracomment>One: {count} subagent</extracomment><translation><numerusform>サブエージェント{count}件</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents come along with their sessions.</source><extracomment>One: {count} subagent comes along with its session.</extracomment><translation><numerusform>サブエージェント{count}件もそのセッションとともに取り込まれます。</numerusform></translation></message>
<message numerus="yes"><source>{count} uses of {short}… are recorded, but the entry is missing.</source><extracomment>One: {count} use of {short}… is recorded, but the entry is missing.</extracomment><translation><numerusform>{short}…の使用が{count}件記録されていますが、エントリがありません。</numerusform></translation></message>
<message><source>{digest}… ({entry}) is lost.</source><translation>{digest}…（{entry}）が失われました。</translation></message>
<message><source>{digest}… ({entry}) {problem}.</source><translation>{digest}…（{entry}）: {problem}。</translation></message>
<message><source>{digest}… is at a wrong place in the change feed.</source><translation>{digest}…の変更フィード内の位置が正しくありません。</translation></message>
<message><source>{digest}… is lost; event {seq} of session {owner} names it.</source><translation>{digest}…が失われました。セッション{owner}のイベント{seq}が参照しています。</translation></message>
<message><source>{endpoint} didn't answer within {patience} s.</source><translation>{endpoint}は{patience}秒以内に応答しませんでした。</translation></message>
<message><source>{endpoint} isn't reached over HTTP.</source><translation>{endpoint}はHTTPで接続するプロバイダーではありません。</translation></message>
<message><source>{endpoint} lists no models.</source><translation>{endpoint}のモデル一覧が空です。</translation></message>
<message><source>{file} is too large to be reviewed.</source><translation>{file} は大きすぎて確認できません。</translation></message>
<message><source>{file} isn't there.</source><translation>{file} がありません。</translation></message>
<message><source>{file} was damaged, and what it said no longer applies.</source><translation>{file}が破損していたため、その内容は適用されなくなりました。</translation></message>
<message><source>{file} was damaged, so Helix asks before every call.</source><translation>{file}が破損していたため、Helixはすべての呼び出しの前に確認します。</translation></message>
<message><source>{file} was damaged, so Helix asks before it starts another agent.</source><translation>{file}が破損していたため、Helixはほかのエージェントを起動する前に確認します。</translation></message>
<message><source>{file} was damaged, so Helix follows only the instructions that you agree to.</source><translation>{file}が破損していたため、Helixは同意された指示だけに従います。</translation></message>
<message><source>{file} was damaged, so the strict sandbox applies, with no hosts allowed.</source><translation>{file}が破損していたため、厳格なサンドボックスが適用され、許可されたホストはありません。</translation></message>
<message><source>{file} was damaged. Its last saved copy is used.</source><translation>{file}が破損していました。最後に保存されたコピーを使用します。</translation></message>
<message><source>{first}–{last} of {total}</source><translation>{total}のうち{first}–{last}</translation></message>
<message><source>{folder} is a symbolic link.</source><translation>{folder}はシンボリックリンクです。</translation></message>
<message><source>{folder} is inside {source}.</source><translation>{folder}は{source}の中にあります。</translation></message>
<message><source>{folder} is no worktree of the project folder any more.</source><translation>{folder}はもうプロジェクトフォルダーのワークツリーではありません。</translation></message>
<message><source>{folder} is not a folder.</source><translation>{folder}はフォルダーではありません。</translation></message>
<message><source>{folder} is not empty.</source><translation>{folder}は空ではありません。</translation></message>
<message><source>{host} did not answer in time.</source><translation>{host}が時間内に応答しませんでした。</translation></message>
<message><source>{host} is no plain host name.</source><translation>{host}は通常のホスト名ではありません。</translation></message>
<message><source>{host} isn't a host.</source><translation>{host}はホストではありません。</translation></message>
<message><source>{host} leads into this machine or a private network, and that is not fetched from.</source><translation>{host}はこのコンピューターまたはプライベートネットワークを指すため、取得しません。</translation></message>
<message><source>{host} leads out of your private network, and http:// isn't encrypted.</source><translation>{host}はプライベートネットワークの外を指しており、http://は暗号化されていません。</translation></message>
<message><source>{host} sends from one address to the next without end.</source><translation>{host}はアドレスのリダイレクトを際限なく繰り返しています。</translation></message>
<message><source>{host} sent compressed data that can't be unpacked.</source><translation>{host}が展開できない圧縮データを送信しました。</translation></message>
<message><source>{id} is the name of a provider.</source><translation>{id}はプロバイダーの名前です。</translation></message>
<message><source>{id} isn't a valid provider name.</source><translation>{id}は有効なプロバイダー名ではありません。</translation></message>
<message><source>{job} isn't a background job.</source><translation>{job}はバックグラウンドジョブではありません。</translation></message>
<message><source>{kept} Add a key in Settings › Models and keys, or choose another model.</source><translation>{kept}設定 › モデルとキーでキーを追加するか、別のモデルを選択してください。</translation></message>
<message><source>{kept} Add credit with the provider or choose another model.</source><translation>{kept}プロバイダーでクレジットを追加するか、別のモデルを選択してください。</translation></message>
<message><source>{kept} Check the access key and its secret, then send it again.</source><translation>{kept}アクセスキーとシークレットを確認してから、再送信してください。</translation></message>
<message><source>{kept} Check the base URL and the protocol in Settings › Models and keys.</source><translation>{kept}設定 › モデルとキーでベースURLとプロトコルを確認してください。</translation></message>
<message><source>{kept} Check the base URL and this system's certificates.</source><translation>{kept}ベースURLとこのシステムの証明書を確認してください。</translation></message>
<message><source>{kept} Check the base URL in Settings › Models and keys.</source><translation>{kept}設定 › モデルとキーでベースURLを確認してください。</translation></message>
<message><source>{kept} Check the base URL in Settings, and whether this network requires sign-in.</source><translation>{kept}設定でベースURLを確認し、このネットワークにサインインが必要かどうかも確認してください。</translation></message>
<message><source>{kept} Check the base URL. Servers without https start with http://.</source><translation>{kept}ベースURLを確認してください。httpsではないサーバーはhttp://で始まります。</translation></message>
<message><source>{kept} Check the connection and the base URL, then send it again.</source><translation>{kept}接続とベースURLを確認してから、再送信してください。</translation></message>
<message><source>{kept} Check the key in Settings › Models and keys and send it again.</source><translation>{kept}設定 › モデルとキーでキーを確認し、再送信してください。</translation></message>
<message><source>{kept} Check this system's proxy and its password.</source><translation>{kept}このシステムのプロキシとそのパスワードを確認してください。</translation></message>
<message><source>{kept} Choose another model or ask the provider for access.</source><translation>{kept}別のモデルを選択するか、プロバイダーにアクセス権を依頼してください。</translation></message>
<message><source>{kept} Choose another model, or check its name in Settings › Models and keys.</source><translation>{kept}別のモデルを選択するか、設定 › モデルとキーで名前を確認してください。</translation></message>
<message><source>{kept} Choose another model, or check the settings of this one.</source><translation>{kept}別のモデルを選択するか、このモデルの設定を確認してください。</translation></message>
<message><source>{kept} Compact the session or choose a model with a larger context window.</source><translation>{kept}セッションを圧縮するか、コンテキストウィンドウの大きいモデルを選択してください。</translation></message>
<message><source>{kept} Compact the session, choose another model, or ask the provider for a higher limit.</source><translation>{kept}セッションを圧縮するか、別のモデルを選択するか、プロバイダーに上限の引き上げを依頼してください。</translation></message>
<message><source>{kept} Enter the key again in Settings › Models and keys.</source><translation>{kept}設定 › モデルとキーでキーを入力し直してください。</translation></message>
<message><source>{kept} Remove images or long texts from the context, or compact the session.</source><translation>{kept}コンテキストから画像や長いテキストを取り除くか、セッションを圧縮してください。</translation></message>
<message><source>{kept} Send it again or choose another model.</source><translation>{kept}再送信するか、別のモデルを選択してください。</translation></message>
<message><source>{kept} Send it again.</source><translation>{kept}再送信してください。</translation></message>
<message><source>{kept} Set the clock, then send it again.</source><translation>{kept}時計を合わせてから、再送信してください。</translation></message>
<message><source>{kept} Sign in again with the provider's own tool, then send it again.</source><translation>{kept}プロバイダーのツールでサインインし直してから、再送信してください。</translation></message>
<message><source>{kept} Try again in a moment.</source><translation>{kept}少し待ってから再試行してください。</translation></message>
<message><source>{kept} Try again later or choose another model.</source><translation>{kept}後で再試行するか、別のモデルを選択してください。</translation></message>
<message><source>{kept} Use an http, https, or socks5 proxy (HTTPS_PROXY), or none.</source><translation>{kept}http、https、socks5のいずれかのプロキシ（HTTPS_PROXY）を使うか、プロキシを使わないでください。</translation></message>
<message><source>{key} can't be {value}.</source><translation>{key}に{value}は指定できません。</translation></message>
<message><source>{known} To search for a colon, put "…" around it.</source><translation>{known}コロンを検索するには、"…"で囲んでください。</translation></message>
<message><source>{least} to {most} tokens</source><translation>{least}～{most}トークン</translation></message>
<message><source>{llm} gave no usable answer.</source><translation>{llm}から使える回答が得られませんでした。</translation></message>
<message><source>{llm} took too long.</source><translation>{llm}の応答に時間がかかりすぎました。</translation></message>
<message><source>{mask} is one of several lines that stand for one secret in {path}; nothing was changed.</source><translation>{mask}は、{path}の1つのシークレットを表す複数行のうちの1行です。何も変更されていません。</translation></message>
<message><source>{mask} may stand for one of several secrets in {path}; nothing was changed.</source><translation>{mask}は、{path}内の複数のシークレットのどれを表すか特定できません。何も変更されていません。</translation></message>
<message><source>{mask} only hides a secret from you, and would be used as it is written here. `edit_file` and `write_file` can keep it in the file that it is from.</source><translation>{mask}はシークレットを隠しているだけで、ここに書かれたまま使われてしまいます。`edit_file`と`write_file`なら、元のファイルに残せます。</translation></message>
<message><source>{mask} stands for a hidden secret, but for none that is in {path} now; nothing was changed.</source><translation>{mask}は隠されたシークレットを表しますが、今{path}にあるものではありません。何も変更されていません。</translation></message>
<message><source>{mask} would be in {path} more often than its secret is now; nothing was changed.</source><translation>{path}内の{mask}の数が、現在のシークレットの数より多くなります。何も変更されていません。</translation></message>
<message><source>{message} The provider says: “{reason}”</source><translation>{message}プロバイダーからのメッセージ: 「{reason}」</translation></message>
<message><source>{missing} saved steps after step {step} are missing.</source><translation>ステップ{step}より後の保存済みステップ{missing}件がありません。</translation></message>
<message><source>{model} can't use the reasoning effort {effort}.</source><translation>{model}では推論量{effort}を使えません。</translation></message>
<message><source>{model} has no reasoning effort to choose.</source><translation>{model}では推論量を選択できません。</translation></message>
<message><source>{model} isn't available: there is no provider {provider}.</source><translation>{model}は使用できません。プロバイダー{provider}がありません。</translation></message>
<message><source>{mode} is for trusted folders only.</source><translation>{mode}は信頼済みフォルダーでのみ使えます。</translation></message>
<message><source>{mode} needs a sandbox, and none is in use here.</source><translation>{mode}にはサンドボックスが必要ですが、ここでは使われていません。</translation></message>
<message><source>{names} and `{name}` {trouble}.</source><translation>{names}、`{name}`: {trouble}。</translation></message>
<message><source>{name} can't be {value}.</source><translation>{name}に{value}は指定できません。</translation></message>
<message><source>{name} can't have this budget.</source><translation>{name}にこの予算は設定できません。</translation></message>
<message><source>{name} didn't write a usable handover.</source><translation>{name}は使える引き継ぎ書を書きませんでした。</translation></message>
<message><source>{name} has spent {cost} of its {limit}. Your warning is set at {mark}.</source><translation>{name}の使用額は{limit}中{cost}です。警告の設定額は{mark}です。</translation></message>
<message><source>{name} has spent {cost}. Your warning is set at {mark}.</source><translation>{name}の使用額は{cost}です。警告の設定額は{mark}です。</translation></message>
<message><source>{name} has used up its budget of {budget} ({used}).</source><translation>{name}の予算{budget}を使い切りました（{used}）。</translation></message>
<message><source>{name} has used up its budget of {budget} tokens ({tokens}).</source><translation>{name}の予算{budget}トークンを使い切りました（{tokens}）。</translation></message>
<message><source>{name} has used {tokens} of its {limit} tokens. Your warning is set at {mark}.</source><translation>{name}の使用量は{limit}トークン中{tokens}です。警告の設定値は{mark}です。</translation></message>
<message><source>{name} has used {tokens} tokens. Your warning is set at {mark}.</source><translation>{name}の使用量は{tokens}トークンです。警告の設定値は{mark}です。</translation></message>
<message><source>{name} is missing. Arguments: {hint}</source><translation>{name}がありません。引数: {hint}</translation></message>
<message><source>{name} is set twice.</source><translation>{name}が2回設定されています。</translation></message>
<message><source>{name} isn't a model name.</source><translation>{name}はモデル名ではありません。</translation></message>
<message><source>{name} isn't a valid body field.</source><translation>{name}は有効なボディフィールドではありません。</translation></message>
<message><source>{name} isn't a valid header name.</source><translation>{name}は有効なヘッダー名ではありません。</translation></message>
<message><source>{name} isn't a valid name of the token limit.</source><translation>{name}はトークン上限のフィールド名として無効です。</translation></message>
<message><source>{name} isn't a valid query parameter.</source><translation>{name}は有効なクエリパラメーターではありません。</translation></message>
<message><source>{name} isn't a valid server name.</source><translation>{name}は有効なサーバー名ではありません。</translation></message>
<message><source>{name} isn't available: its provider isn't set up.</source><translation>{name}は使用できません。プロバイダーが未設定です。</translation></message>
<message><source>{name} isn't the name of a package.</source><translation>{name}はパッケージの名前ではありません。</translation></message>
<message><source>{name} made a call with an unknown price. Dollar budgets don't count it; token budgets do.</source><translation>{name}で価格不明の呼び出しがありました。ドルの予算には含まれず、トークンの予算には含まれます。</translation></message>
<message><source>{name} names a content that is nowhere.</source><translation>{name}が参照する内容はどこにもありません。</translation></message>
<message><source>{name} would stop before its warning.</source><translation>{name}が警告より先に停止することになります。</translation></message>
<message><source>{name} {tokens}</source><translation>{name} {tokens}</translation></message>
<message numerus="yes"><source>{name}: {cost} · {tokens} tokens · {count} calls</source><extracomment>One: {name}: {cost} · {tokens} tokens · {count} call</extracomment><translation><numerusform>{name}: {cost} · {tokens} トークン · 呼び出し{count}回</numerusform></translation></message>
<message><source>{name}: {problem}</source><translation>{name}: {problem}</translation></message>
<message><source>{noted} recorded uses belong to no event.</source><translation>記録された使用{noted}件はどのイベントにも属していません。</translation></message>
<message><source>{other} and {path} would write the same trace.</source><translation>{other}と{path}は同じトレースを書き込みます。</translation></message>
<message><source>{parts} belongs to {part}, which tools do not write.</source><translation>{parts}は{part}に属するため、ツールは書き込みません。</translation></message>
<message><source>{parts} is not written: instructions for agents include it.</source><translation>{parts}には書き込みません。エージェントへの指示に取り込まれています。</translation></message>
<message><source>{parts} is not written: {part} starts programs, holds keys or tells agents what to do.</source><translation>{parts}には書き込みません。{part}はプログラムの起動、キーの保持、またはエージェントへの指示に使われます。</translation></message>
<message><source>{parts} is the inside of a repository, which tools do not write.</source><translation>{parts}はリポジトリの内部のため、ツールは書き込みません。</translation></message>
<message><source>{parts} is {name}, which tools do not write.</source><translation>{parts}は{name}のため、ツールは書き込みません。</translation></message>
<message><source>{path} appeared in the meantime, so Helix left it alone.</source><translation>{path}が途中で現れたため、Helixは手を付けませんでした。</translation></message>
<message><source>{path} belongs to Helix Desktop itself; tools leave it alone.</source><translation>{path}はHelix Desktop自身のものです。ツールは手を付けません。</translation></message>
<message><source>{path} cannot be a file here: {odd}.</source><translation>{path}はここではファイルにできません（{odd}）。</translation></message>
<message><source>{path} cannot be opened: {reason}.</source><translation>{path}を開けません（{reason}）。</translation></message>
<message><source>{path} cannot be read, so what it holds could not be kept. It is as it was.</source><translation>{path}を読み取れないため、内容を保管できませんでした。ファイルは元のままです。</translation></message>
<message><source>{path} changed in the meantime, so Helix left it alone.</source><translation>{path}が途中で変更されたため、Helixは手を付けませんでした。</translation></message>
<message><source>{path} comes from a newer version of Helix Desktop.</source><translation>{path} は Helix Desktop の新しいバージョンのものです。</translation></message>
<message><source>{path} didn't exist before.</source><translation>{path}は以前は存在しませんでした。</translation></message>
<message><source>{path} does not exist.</source><translation>{path}は存在しません。</translation></message>
<message><source>{path} doesn't begin with the start of a session.</source><translation>{path} はセッションの開始で始まっていません。</translation></message>
<message><source>{path} doesn't have the same bytes as this entry.</source><translation>{path}のバイト列はこのエントリと一致しません。</translation></message>
<message><source>{path} has changed. Open it again.</source><translation>{path}が変更されました。もう一度開いてください。</translation></message>
<message><source>{path} has no line {number} to comment on.</source><translation>{path} にはコメントできる {number} 行目がありません。</translation></message>
<message><source>{path} has no messages to import.</source><translation>{path}には、インポートするメッセージがありません。</translation></message>
<message><source>{path} has no session of a program that Helix knows.</source><translation>{path}には、Helixが知っているプログラムのセッションがありません。</translation></message>
<message><source>{path} has {count} names (hard links); writing it would change or cut off the others.</source><translation>{path}には{count}個の名前（ハードリンク）があります。書き込むと、ほかの名前の内容が変わるか切り離されます。</translation></message>
<message><source>{path} has {size} bytes. What a file holds is kept before it is changed, up to {most} bytes; it is as it was.</source><translation>{path}は{size}バイトです。変更前に保管できる内容は{most}バイトまでです。ファイルは元のままです。</translation></message>
<message><source>{path} is a folder, which has no copy.</source><translation>{path} はフォルダーのため、コピーはありません。</translation></message>
<message><source>{path} is a folder.</source><translation>{path}はフォルダーです。</translation></message>
<message><source>{path} is as it was: what it holds could not be kept first.</source><translation>内容を先に保管できなかったため、{path}は元のままです。</translation></message>
<message><source>{path} is being renamed all the time.</source><translation>{path}の名前が絶えず変更されています。</translation></message>
<message><source>{path} is no folder now.</source><translation>{path} は現在フォルダーではありません。</translation></message>
<message><source>{path} is not a regular file (a pipe, device, socket or folder).</source><translation>{path}は通常のファイルではありません（パイプ、デバイス、ソケット、フォルダーのいずれか）。</translation></message>
<message><source>{path} is not made: {reason}.</source><translation>{path}は作成されません（{reason}）。</translation></message>
<message><source>{path} is read-only and unchanged.</source><translation>{path}は読み取り専用で、変更されていません。</translation></message>
<message><source>{path} is too large for a file of one object.</source><translation>{path}は、オブジェクトが1つのファイルとしては大きすぎます。</translation></message>
<message><source>{path} is too large to be copied.</source><translation>{path}は大きすぎてコピーできません。</translation></message>
<message><source>{path} is too large to be handed out whole.</source><translation>{path}は大きすぎるため、全体を渡せません。</translation></message>
<message><source>{path} is too large: code is applied to files of up to 1 MB.</source><translation>{path}は大きすぎます。コードを適用できるのは1 MBまでのファイルです。</translation></message>
<message><source>{path} isn't a database that can be read: {error}.</source><translation>{path}は読み取れるデータベースではありません: {error}。</translation></message>
<message><source>{path} isn't a session of Helix Desktop.</source><translation>{path} は Helix Desktop のセッションではありません。</translation></message>
<message><source>{path} isn't a valid export list: {error}.</source><translation>{path}は有効なエクスポート一覧ではありません（{error}）。</translation></message>
<message><source>{path} isn't text that can be merged.</source><translation>{path}はマージできるテキストではありません。</translation></message>
<message><source>{path} isn't text.</source><translation>{path}はテキストではありません。</translation></message>
<message><source>{path} isn't the full path of a program.</source><translation>{path}はプログラムのフルパスではありません。</translation></message>
<message><source>{path} isn't valid JSON: {error}.</source><translation>{path}は有効なJSONではありません: {error}。</translation></message>
<message><source>{path} leads elsewhere now; nothing was written.</source><translation>{path}の指す先が変わったため、何も書き込まれていません。</translation></message>
<message><source>{path} leads out of the workspace folder.</source><translation>{path}はワークスペースのフォルダーの外を指しています。</translation></message>
<message><source>{path} lies on a disk that cannot be written.</source><translation>{path}は書き込めないディスクにあります。</translation></message>
<message><source>{path} needs a program of git's settings to be committed.</source><translation>{path}のコミットには、gitの設定にあるプログラムが必要です。</translation></message>
<message><source>{path} runs in a circle of symbolic links.</source><translation>{path}のシンボリックリンクが循環しています。</translation></message>
<message><source>{path} starts programs, holds keys, or tells agents what to do, so code isn't applied there.</source><translation>{path}はプログラムの起動、キーの保管、エージェントへの指示のいずれかに使われるため、コードは適用されません。</translation></message>
<message><source>{path} was changed by another program in the meantime, so Helix left it alone.</source><translation>{path}は途中で別のプログラムが変更したため、Helixは手を付けませんでした。</translation></message>
<message><source>{path} was changed meanwhile; nothing was written.</source><translation>{path}が途中で変更されたため、何も書き込まれていません。</translation></message>
<message><source>{path} wasn't put back because another file is there.</source><translation>別のファイルがあるため、{path}は戻されませんでした。</translation></message>
<message><source>{path} wasn't put back because its place is outside the folder.</source><translation>場所がフォルダーの外にあるため、{path}は戻されませんでした。</translation></message>
<message><source>{path} wasn't put back because its worktree was removed.</source><translation>ワークツリーが削除されているため、{path}は戻されませんでした。</translation></message>
<message><source>{path}… goes through too many folders.</source><translation>{path}…が通るフォルダーが多すぎます。</translation></message>
<message><source>{phase}: {reason}</source><translation>{phase}: {reason}</translation></message>
<message><source>{place} isn't a place below your home folder.</source><translation>{place}はホームフォルダーの下の場所ではありません。</translation></message>
<message><source>{prefix} isn't a hash.</source><translation>{prefix}はハッシュではありません。</translation></message>
<message><source>{problem}</source><translation>{problem}</translation></message>
<message><source>{program} would read your words as code. Use only letters, digits, and @%+=:,./_- in them.</source><translation>{program} は入力した語をコードとして読みます。英字、数字、@%+=:,./_- だけを使ってください。</translation></message>
<message><source>{reason} Nothing was answered.</source><translation>{reason} 何も回答されませんでした。</translation></message>
<message><source>{reason}; by rules: {why}</source><translation>{reason}。ルールで実行: {why}</translation></message>
<message><source>{said} (`{shown}`).</source><translation>{said}（`{shown}`）。</translation></message>
<message><source>{seen} saved steps after step {step} are missing: the end of the database's log is gone. Everything before it is intact.</source><translation>ステップ{step}より後の保存済みステップ{seen}件がありません。データベースのログの末尾が失われています。それより前はすべて無事です。</translation></message>
<message><source>{server} didn't answer in time, so the call was canceled.</source><translation>{server}が時間内に応答しなかったため、呼び出しをキャンセルしました。</translation></message>
<message><source>{server} didn't start in time.</source><translation>{server}が時間内に起動しませんでした。</translation></message>
<message><source>{server} has no sign-in.</source><translation>{server} にはサインインがありません。</translation></message>
<message><source>{server} has not answered since its last call, which was canceled.</source><translation>{server} は、中止された前回の呼び出し以降、応答していません。</translation></message>
<message><source>{server} wants you to sign in.</source><translation>{server} はサインインを求めています。</translation></message>
<message><source>{shell} didn't report its variables within {seconds} seconds.</source><translation>{shell}が{seconds}秒以内に変数を返しませんでした。</translation></message>
<message><source>{short}… counts {refs} uses, but {count} are recorded.</source><translation>{short}…の使用回数は{refs}ですが、記録は{count}件です。</translation></message>
<message><source>{short}… is missing from the change feed.</source><translation>{short}…が変更フィードにありません。</translation></message>
<message><source>{short}… is stored but not listed.</source><translation>{short}…は保存されていますが、一覧にありません。</translation></message>
<message><source>{shown} and {count} more</source><translation>{shown}ほか{count}件</translation></message>
<message><source>{source} isn't an export of Helix Desktop.</source><translation>{source}はHelix Desktopのエクスポートではありません。</translation></message>
<message><source>{text} contains more than commands should read.</source><translation>{text}にはコマンドに読み取らせるべきでないものが含まれています。</translation></message>
<message><source>{text} isn't a full path.</source><translation>{text}は完全なパスではありません。</translation></message>
<message><source>{text} isn't a host.</source><translation>{text}はホストではありません。</translation></message>
<message><source>{time} is not within the next {days} days.</source><translation>{time} は今から {days} 日以内ではありません。</translation></message>
<message><source>{time} isn't a time.</source><translation>{time} は時刻ではありません。</translation></message>
<message><source>{time} · {name}: {before} → {after} tokens.</source><translation>{time} · {name}: {before} → {after} トークン。</translation></message>
<message><source>{todo}</source><translation>{todo}</translation></message>
<message><source>{tokens_before} tokens became {tokens_after}.</source><translation>{tokens_before}トークンが{tokens_after}トークンになりました。</translation></message>
<message><source>{tool} of {server} changed since you approved it.</source><translation>承認後に{server}の{tool}が変更されました。</translation></message>
<message><source>{url} is no address of the web.</source><translation>{url}はWebアドレスではありません。</translation></message>
<message><source>{url} isn't a server URL.</source><translation>{url}はサーバーのURLではありません。</translation></message>
<message><source>{url} isn't an address.</source><translation>{url}はアドレスではありません。</translation></message>
<message><source>{url} leads to another place, which was not followed: {other}</source><translation>{url}は別の場所へリダイレクトしていますが、たどりませんでした: {other}</translation></message>
<message><source>{where} has the same name and comes first.</source><translation>{where}に同じ名前のものがあり、そちらが優先されます。</translation></message>
<message><source>{which} has no text to find.</source><translation>{which}: 検索するテキストがありません。</translation></message>
<message><source>{which} is not unique; nothing was changed.</source><translation>{which}: 一意ではありません。何も変更されていません。</translation></message>
<message><source>{which} would change nothing: old and new text are the same.</source><translation>{which}: 新旧のテキストが同じで、何も変わりません。</translation></message>
<message><source>{which} would make the text too long; nothing was changed.</source><translation>{which}を行うとテキストが長くなりすぎるため、何も変更されませんでした。</translation></message>
<message><source>{which}: the text to replace wasn't found. Nothing changed.</source><translation>{which}: 置き換えるテキストが見つかりません。何も変更されていません。</translation></message>
<message><source>— current: {0}</source><translation>— 現在: {0}</translation></message>
<message><source>— edited: {0}</source><translation>— 編集後: {0}</translation></message>
<message><source>“Always” and “Never” apply to {0}</source><translation>「常に許可」と「常に拒否」の対象: {0}</translation></message>
<message><source>“Always” applies to {0}</source><translation>「常に許可」の対象: {0}</translation></message>
<message><source>“Always” applies to {0}, “Never” to {1}, as far as Helix recognizes it</source><translation>「常に」は {0}、「決して」は {1} に適用されます（Helix が認識できる範囲）</translation></message>
<message><source>“Always” isn't available: {0}.</source><translation>「常に許可」は使えません（{0}）。</translation></message>
<message><source>“For this session” applies to {0}</source><translation>「このセッションで許可」の対象: {0}</translation></message>
<message><source>“Never” applies to {0}</source><translation>「常に拒否」の対象: {0}</translation></message>
<message><source>“Never” applies to {0}, as far as Helix recognizes it</source><translation>「常に拒否」の対象: {0}（Helixが認識できる範囲）</translation></message>
<message><source>“{0}” asks you to open a link</source><translation>「{0}」がリンクを開くよう求めています</translation></message>
<message><source>“{0}” in {1} finished.</source><translation>{1}の「{0}」が完了しました。</translation></message>
<message><source>“{0}” in {1} is at its provider's limit.</source><translation>{1} の「{0}」はプロバイダーの上限に達しています。</translation></message>
<message><source>“{0}” in {1} is waiting for your answer.</source><translation>{1}の「{0}」が回答を待っています。</translation></message>
<message><source>“{0}” looks like a secret.</source><translation>「{0}」はシークレットのようです。</translation></message>
<message><source>“{0}” moves to this workspace's trash. You can restore it from there.</source><translation>「{0}」をこのワークスペースのごみ箱に移動します。そこから復元できます。</translation></message>
<message><source>“{0}” must look like NAME{1}value.</source><translation>「{0}」はNAME{1}valueの形にしてください。</translation></message>
<message><source>“{0}” needs information from you</source><translation>「{0}」が情報の入力を求めています</translation></message>
<message><source>“{flags}” can't follow a regular expression.</source><translation>正規表現の後に「{flags}」は置けません。</translation></message>
<message><source>“{relation}” doesn't work with names.</source><translation>「{relation}」は名前には使えません。</translation></message>
<message><source>“{text}” is too far away.</source><translation>「{text}」は遠すぎます。</translation></message>
<message><source>“{text}” is too large.</source><translation>「{text}」は大きすぎます。</translation></message>
<message><source>“{text}” isn't a number.</source><translation>「{text}」は数値ではありません。</translation></message>
<message><source>“{text}” isn't a time.</source><translation>「{text}」は日時ではありません。</translation></message>
<message><source>“{value}” is neither yes nor no.</source><translation>「{value}」はyesでもnoでもありません。</translation></message>
<message><source>“{value}” isn't a state.</source><translation>「{value}」は状態ではありません。</translation></message>
<message><source>“{value}” isn't the start of a SHA-256.</source><translation>「{value}」はSHA-256の先頭部分ではありません。</translation></message>
<message><source>“~” works only with names.</source><translation>「~」は名前にのみ使えます。</translation></message>
<message><source>… and {0} more</source><translation>… ほか{0}件</translation></message>
<message numerus="yes"><source>… and {0} more files</source><extracomment>One: … and {0} more file</extracomment><translation><numerusform>… 他{0}個のファイル</numerusform></translation></message>
<message><source>… more changes of this file</source><translation>… このファイルのその他の変更</translation></message>
<message numerus="yes"><source>… {0} bytes total. The full output is in the cache.</source><extracomment>One: … {0} byte total. The full output is in the cache.</extracomment><translation><numerusform>… 全{0}バイト。出力全体はキャッシュにあります。</numerusform></translation></message>
<message><source>… {0} more</source><translation>… ほか{0}件</translation></message>
<message numerus="yes"><source>… {0} more characters not shown</source><extracomment>One: … {0} more character not shown</extracomment><translation><numerusform>… ほか{0}文字は表示していません</numerusform></translation></message>
<message numerus="yes"><source>… {0} more lines not shown. Restore file undoes all of them.</source><extracomment>One: … {0} more line not shown. Restore file undoes all of them.</extracomment><translation><numerusform>… ほか{0}行は表示していません。「ファイルを復元」ですべて元に戻せます。</numerusform></translation></message>
<message><source>… {count} more</source><translation>… 他{count}件</translation></message>
<message><source>↑↓ select   Enter recall   P pin   V verify</source><translation>↑↓ 選択   Enter 呼び戻す   P ピン留め   V 検証</translation></message>
<message><source>≈ Tokens</source><translation>≈トークン</translation></message>
<message><source>≈ tok</source><translation>≈ tok</translation></message>
<message><source>≈46 tokens</source><translation>≈46トークン</translation></message>
<message><source>✓ Answered in {0} s</source><translation>✓ {0}秒で応答</translation></message>
<message><source>✓ Verified · {0} ms</source><translation>✓ 検証済み · {0}ミリ秒</translation></message>
<message numerus="yes"><source>⟨{count} blank lines⟩</source><extracomment>One: ⟨{count} blank line⟩</extracomment><translation><numerusform>⟨空行{count}行⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} blanks⟩</source><extracomment>One: ⟨{count} blank⟩</extracomment><translation><numerusform>⟨空白{count}文字⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} hidden characters⟩</source><extracomment>One: ⟨{count} hidden character⟩</extracomment><translation><numerusform>⟨不可視文字{count}個⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} tabs⟩</source><extracomment>One: ⟨{count} tab⟩</extracomment><translation><numerusform>⟨タブ{count}個⟩</numerusform></translation></message>
</context>
</TS>
