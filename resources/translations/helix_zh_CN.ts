<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context><name>helix</name>
<message><source>&#10;… and {0} more</source><translation>&#10;… 另有 {0} 项</translation></message>
<message><source> characters</source><translation> 个字符</translation></message>
<message><source> of these</source><translation> 项</translation></message>
<message><source> · replaces yours</source><translation> · 替换你的</translation></message>
<message><source> · shortened</source><translation> · 已缩短</translation></message>
<message><source> · {0} moved to keyring</source><translation> · {0} 项已移入密钥环</translation></message>
<message><source>$0 is the first argument here, and $1 the second.</source><translation>此处 $0 是第一个参数，$1 是第二个参数。</translation></message>
<message><source>+ {0} to rebuild the prompt cache</source><translation>+ {0} 用于重建提示词缓存</translation></message>
<message><source>+{0} more · {1}</source><translation>另有 {0} 个 · {1}</translation></message>
<message><source>, </source><comment>between the items of a list</comment><translation>、</translation></message>
<message><source>--cluster needs the address of a Dask scheduler, such as tls://host:8786, not {address}.</source><translation>--cluster 需要 Dask 调度器的地址，例如 tls://host:8786，而不是 {address}。</translation></message>
<message><source>--set needs name=value, not {change}.</source><translation>--set 需要“名称=值”，而不是 {change}。</translation></message>
<message><source>/absolute/path</source><translation>/绝对/路径</translation></message>
<message><source>16,020 tokens</source><translation>16,020 个 token</translation></message>
<message><source>&lt; {0}</source><translation>&lt; {0}</translation></message>
<message><source>A</source><translation>A</translation></message>
<message><source>A .env file, which holds secrets.</source><translation>.env 文件，含有机密。</translation></message>
<message><source>A SubAgent starts no SubAgents.</source><translation>子智能体不能启动子智能体。</translation></message>
<message><source>A URL can't contain a user name or password.</source><translation>URL 不能包含用户名或密码。</translation></message>
<message><source>A URL takes no arguments.</source><translation>URL 不接受参数。</translation></message>
<message><source>A block of the database's files with events is damaged.</source><translation>数据库文件中有一个数据块（事件）已损坏。</translation></message>
<message><source>A block of the database's files with {room} is damaged.</source><translation>数据库文件中有一个数据块（{room}）已损坏。</translation></message>
<message><source>A branch can't be named {name} beside the branch {other}.</source><translation>已有分支 {other}，因此分支不能命名为 {name}。</translation></message>
<message><source>A branch has the conversation up to there.</source><translation>分支包含到那里为止的对话。</translation></message>
<message><source>A bundle has {most} settings at most.</source><translation>一个扩展包最多有 {most} 项设置。</translation></message>
<message><source>A command was cut off: put back what changed?</source><translation>命令中断了：要放回更改的内容吗？</translation></message>
<message><source>A content has another SHA-256.</source><translation>某个内容的 SHA-256 不同。</translation></message>
<message><source>A content is too large.</source><translation>某个内容过大。</translation></message>
<message><source>A content isn't Base64.</source><translation>某个内容不是 Base64。</translation></message>
<message><source>A displayed total is wrong.</source><translation>显示的总数有误。</translation></message>
<message><source>A drive may hang there. Choose another folder, or try again later.</source><translation>它可能位于卡住的驱动器上。请选择其他文件夹，或稍后重试。</translation></message>
<message><source>A file can't be read or written: {reason}.</source><translation>无法读取或写入文件：{reason}。</translation></message>
<message><source>A file of Helix Desktop is missing: {name}.</source><translation>缺少 Helix Desktop 的文件：{name}。</translation></message>
<message><source>A file, or a collector as http://127.0.0.1:4318. Empty: none are written</source><translation>文件，或 http://127.0.0.1:4318 这样的收集器。留空则不写入</translation></message>
<message><source>A form has {most} fields at most.</source><translation>表单最多有 {most} 个字段。</translation></message>
<message><source>A handover has six sections.</source><translation>交接文档有六个部分。</translation></message>
<message><source>A hint points to {digest}…, which is missing.</source><translation>有提示指向 {digest}…，但它已缺失。</translation></message>
<message><source>A hook can't allow anything or change a call: that has no effect.</source><translation>挂钩不能允许任何操作，也不能更改调用：这部分不起作用。</translation></message>
<message><source>A hook told Helix:&#10;{0}</source><translation>挂钩告知 Helix：&#10;{0}</translation></message>
<message><source>A large output was shortened before it entered the context.</source><translation>大输出在进入上下文之前已缩短。</translation></message>
<message><source>A line contains a key or a password, which the memory never keeps.</source><translation>有一行含有密钥或密码，记忆绝不会保留它们。</translation></message>
<message><source>A line contains invisible characters.</source><translation>有一行含有不可见字符。</translation></message>
<message><source>A line has {count} characters; {most} are possible.</source><translation>有一行有 {count} 个字符，最多可有 {most} 个。</translation></message>
<message><source>A line is an event of an unknown kind.</source><translation>有一行是未知类型的事件。</translation></message>
<message><source>A line is named twice.</source><translation>有一行被指定了两次。</translation></message>
<message><source>A line isn't an event: {error}.</source><translation>有一行不是事件：{error}。</translation></message>
<message><source>A line names an invalid cache entry.</source><translation>有一行引用了无效的缓存条目。</translation></message>
<message><source>A line of the memory is empty.</source><translation>记忆中有一行为空。</translation></message>
<message><source>A line was changed: its SHA-256 differs.</source><translation>有一行已被更改：其 SHA-256 不同。</translation></message>
<message><source>A link that leads nowhere, or out of the folder.</source><translation>链接的目标不存在，或位于文件夹之外。</translation></message>
<message><source>A local command or an https URL</source><translation>本地命令或 https URL</translation></message>
<message><source>A marker is one line in place of an output. With it, Helix recalls the output.</source><translation>标记是代替输出的一行文字。Helix 凭它取回输出。</translation></message>
<message><source>A mask can be kept, moved in its file, or removed, but not copied.</source><translation>掩码可以保留、在其文件内移动或移除，但不能复制。</translation></message>
<message><source>A mask stands for its secret only in the file that it was read from. Read this file again, or write something else in its place.</source><translation>掩码只在读取它的文件中代表其机密。请重新读取此文件，或在其位置写入其他内容。</translation></message>
<message><source>A merge, rebase, or revert was unfinished then, or is now.</source><translation>当时或现在有未完成的合并、变基或还原（revert）。</translation></message>
<message><source>A model takes notes when new history exceeds this share; 0 = never.</source><translation>新增历史超过此比例时由模型记笔记；0 = 从不。</translation></message>
<message><source>A model takes the next notes here</source><translation>模型在此处做下一次笔记</translation></message>
<message><source>A model turned old turns into notes. The originals are kept.</source><translation>模型已将旧轮次转为笔记。原文均已保留。</translation></message>
<message><source>A model's notes in place of old turns, shortened again when they grow.</source><translation>代替旧轮次的模型观察，变长后会再次缩短。</translation></message>
<message><source>A name can have at most {longest} characters.</source><translation>名称最多 {longest} 个字符。</translation></message>
<message><source>A part of {path} is not a folder.</source><translation>{path} 的一部分不是文件夹。</translation></message>
<message><source>A path cannot hold a null character.</source><translation>路径不能包含空字符（null）。</translation></message>
<message><source>A permissions file was damaged, and a rule in it may have denied this.</source><translation>一个权限文件已损坏，其中的规则可能拒绝过此操作。</translation></message>
<message><source>A question: {words}</source><translation>问题：{words}</translation></message>
<message><source>A range starts at 0 or later and doesn't go backward.</source><translation>范围从 0 或更大的值开始，且不能倒序。</translation></message>
<message><source>A record of kind {name} has a value that the journal can't store.</source><translation>{name} 类记录含有日志无法存储的值。</translation></message>
<message><source>A record of kind {name}, version {version}, was written by a newer Helix Desktop.</source><translation>{name} 类记录（版本 {version}）由更新版本的 Helix Desktop 写入。</translation></message>
<message><source>A record of the store ({name}) is damaged.</source><translation>存储中的一条记录（{name}）已损坏。</translation></message>
<message><source>A recorded model can give only recorded answers.</source><translation>录制的模型只能给出录制的回答。</translation></message>
<message><source>A second line of {mark} is missing.</source><translation>缺少第二行 {mark}。</translation></message>
<message><source>A secret, in event {0}</source><translation>一处机密信息，在事件 {0} 中</translation></message>
<message><source>A server URL starts with https://.</source><translation>服务器 URL 以 https:// 开头。</translation></message>
<message><source>A server can do anything your programs can. This is everything it declares.</source><translation>服务器可以做你的程序能做的任何事。以下是它声明的全部内容。</translation></message>
<message><source>A session finishes</source><translation>会话完成时</translation></message>
<message><source>A session needs a name.</source><translation>会话需要名称。</translation></message>
<message><source>A skill in use</source><translation>正在使用的技能</translation></message>
<message><source>A snapshot belongs to session {key}, which is missing.</source><translation>有快照属于会话 {key}，但该会话已缺失。</translation></message>
<message><source>A space is missing after the closing {sign}.</source><translation>结束的 {sign} 后缺少空格。</translation></message>
<message><source>A subagent of “{0}” asks: {1}</source><translation>“{0}”的子智能体询问：{1}</translation></message>
<message><source>A terminal wants to change permissions</source><translation>终端想要更改权限</translation></message>
<message><source>A test</source><translation>测试</translation></message>
<message><source>A time range can't have a sign.</source><translation>时间范围不能带符号。</translation></message>
<message><source>A time such as 14:05, or a date with it such as 2026-12-01 14:05.</source><translation>如 14:05 的时间，或带日期，如 2026-12-01 14:05。</translation></message>
<message><source>A timeout is a number of seconds from 1 to {most}.</source><translation>超时为 1 到 {most} 之间的秒数。</translation></message>
<message><source>A tool call or an MCP server is waiting</source><translation>工具调用或 MCP 服务器正在等待时</translation></message>
<message><source>A turn failed.</source><translation>有一轮失败了。</translation></message>
<message><source>A turn is still running.</source><translation>仍有轮次在运行。</translation></message>
<message><source>A turn was stopped.</source><translation>有一轮被停止了。</translation></message>
<message><source>A value has {count} characters; the limit is {longest}.</source><translation>有一个值为 {count} 个字符；上限为 {longest}。</translation></message>
<message><source>A workspace needs a name.</source><translation>工作区需要名称。</translation></message>
<message><source>A · baseline</source><translation>A · 基准</translation></message>
<message><source>API key</source><translation>API 密钥</translation></message>
<message><source>API key for {0}</source><translation>{0} 的 API 密钥</translation></message>
<message><source>APPLICATION</source><translation>应用程序</translation></message>
<message><source>ARCHIVED</source><translation>已归档</translation></message>
<message><source>AWS profile (optional)</source><translation>AWS 配置文件（可选）</translation></message>
<message><source>About</source><translation>关于</translation></message>
<message numerus="yes"><source>About {0} tokens are written to the prompt cache again</source><extracomment>One: About {0} token is written to the prompt cache again</extracomment><translation><numerusform>约 {0} 个 token 会重新写入提示词缓存</numerusform></translation></message>
<message><source>Accept</source><translation>接受</translation></message>
<message><source>Accept edits</source><translation>接受编辑</translation></message>
<message><source>Accepts images</source><translation>接受图片</translation></message>
<message><source>Accepts tools</source><translation>接受工具</translation></message>
<message><source>Acknowledge</source><translation>知道了</translation></message>
<message><source>Actions</source><translation>操作</translation></message>
<message><source>Actual cost</source><translation>实际费用</translation></message>
<message><source>Add</source><translation>添加</translation></message>
<message><source>Add a line</source><translation>添加一行</translation></message>
<message><source>Add a profile with “credential_process = aws configure export-credentials --profile {profile}” to ~/.aws/config, and choose that one.</source><translation>请在 ~/.aws/config 中添加一个含“credential_process = aws configure export-credentials --profile {profile}”的配置文件（profile），并选择它。</translation></message>
<message><source>Add a provider</source><translation>添加提供商</translation></message>
<message><source>Add a server</source><translation>添加服务器</translation></message>
<message><source>Add a step</source><translation>添加步骤</translation></message>
<message><source>Add it with `helix-desktop guest add`.</source><translation>请用 `helix-desktop guest add` 添加。</translation></message>
<message><source>Add key</source><translation>添加密钥</translation></message>
<message><source>Add servers</source><translation>添加服务器</translation></message>
<message><source>Add the provider again with `helix-desktop model add … --secret {name}`.</source><translation>请用 `helix-desktop model add … --secret {name}` 重新添加该提供商。</translation></message>
<message><source>Add the provider or choose another model in Settings › Models and keys or with `helix-desktop model choose`. Known providers: {known}.</source><translation>请在“设置 › 模型与密钥”中或用 `helix-desktop model choose` 添加该提供商或选择其他模型。已知提供商：{known}。</translation></message>
<message><source>Added</source><translation>已添加</translation></message>
<message><source>Added by Helix</source><translation>由 Helix 添加</translation></message>
<message><source>Added.</source><translation>已添加。</translation></message>
<message><source>Adds the line Helix-Session: ID to their messages</source><translation>在提交信息中添加一行 Helix-Session: ID</translation></message>
<message><source>After</source><translation>之后</translation></message>
<message><source>After a handover was written</source><translation>写入交接文档之后</translation></message>
<message><source>After a tool</source><translation>工具运行之后</translation></message>
<message><source>After a tool failed</source><translation>工具失败之后</translation></message>
<message><source>After earlier notes</source><translation>在先前的笔记之后</translation></message>
<message><source>After handover {0}</source><translation>在交接文档 {0} 之后</translation></message>
<message><source>After the handover</source><translation>在交接文档之后</translation></message>
<message><source>After the notes</source><translation>在笔记之后</translation></message>
<message><source>Age</source><translation>时间</translation></message>
<message><source>Agent</source><translation>智能体</translation></message>
<message><source>Agents of other programs</source><translation>其他程序的智能体</translation></message>
<message><source>All</source><comment>compactions</comment><translation>全部</translation></message>
<message><source>All</source><comment>requests</comment><translation>全部</translation></message>
<message><source>All blocks are intact now. Check again.</source><translation>所有数据块现已完好。请重新检查。</translation></message>
<message><source>All changes to this file were undone. Every version is in the cache.</source><translation>此文件的所有更改均已撤销。每个版本都在缓存中。</translation></message>
<message><source>All commits are merged, so the branch {0} is deleted, too.</source><translation>所有提交都已合并，因此也会删除分支 {0}。</translation></message>
<message><source>All compactions undone</source><translation>所有压缩均已撤销</translation></message>
<message><source>All days</source><translation>所有日期</translation></message>
<message><source>All files</source><translation>所有文件</translation></message>
<message><source>All files of the worktree are in commits. The folder is deleted.</source><translation>工作树的所有文件都在提交中。文件夹会被删除。</translation></message>
<message><source>All models</source><translation>所有模型</translation></message>
<message><source>All numbers are of the {0} of {1} requests whose tokens were recorded.</source><translation>所有数字均为 {1} 个请求中记录了 token 的 {0} 个。</translation></message>
<message><source>All on disk</source><translation>已全部存盘</translation></message>
<message><source>All providers shown</source><translation>已显示所有提供商</translation></message>
<message><source>All sessions</source><translation>所有会话</translation></message>
<message><source>All stored data was copied, except the memory.</source><translation>除记忆外，所有已存储的数据均已复制。</translation></message>
<message><source>All stored data was copied, except the workspace's name and policy.</source><translation>除工作区的名称和策略外，所有已存储的数据均已复制。</translation></message>
<message><source>All workspaces</source><translation>所有工作区</translation></message>
<message><source>All {0}</source><translation>全部 {0} 个</translation></message>
<message numerus="yes"><source>All {0} entries are intact.</source><extracomment>One: All {0} entry is intact.</extracomment><translation><numerusform>全部 {0} 个条目均完好。</numerusform></translation></message>
<message><source>Allow</source><translation>允许</translation></message>
<message><source>Allow for this session</source><translation>在此会话中允许</translation></message>
<message><source>Allow once</source><translation>允许一次</translation></message>
<message><source>Allow this command?</source><translation>允许此命令？</translation></message>
<message><source>Allow this computer's address in its network, such as {example}. The service must listen there.</source><translation>请允许此电脑在其网络中的地址，例如 {example}。服务必须在该地址上监听。</translation></message>
<message><source>Allow this host</source><translation>允许此主机</translation></message>
<message><source>Allow this only if you entered the command yourself.</source><translation>仅当命令是你亲自输入时才允许。</translation></message>
<message><source>Allow this only if you installed or moved it. It runs with your keys for it.</source><translation>仅当是你亲自安装或移动了它时才允许。它会使用你为它准备的密钥运行。</translation></message>
<message><source>Allow this only if you know it. A program runs outside the sandbox and can do all that you can. The settings of a project can name it.</source><translation>仅当你了解它时才允许。程序在沙盒之外运行，能做你能做的一切。项目的设置可以指定它。</translation></message>
<message><source>Allow web searches?</source><translation>允许网络搜索？</translation></message>
<message><source>Allow {0}?</source><translation>允许 {0}？</translation></message>
<message><source>Allowed for one session</source><translation>已在一个会话中允许</translation></message>
<message><source>Allowed hosts</source><translation>允许的主机</translation></message>
<message><source>Allowed private hosts</source><translation>允许的专用主机</translation></message>
<message><source>Almost no difference</source><translation>几乎没有差异</translation></message>
<message><source>Already covered by a handover.</source><translation>已由交接文档涵盖。</translation></message>
<message><source>Already excluded.</source><translation>已排除。</translation></message>
<message><source>Already in context in full.</source><translation>已完整位于上下文中。</translation></message>
<message><source>Already moved to the cache.</source><translation>已移入缓存。</translation></message>
<message><source>Already part of every request.</source><translation>已在每个请求中。</translation></message>
<message><source>Also available in the menu and the command palette.</source><translation>也可在菜单和命令面板中使用。</translation></message>
<message><source>Also removes the partial file {0}</source><translation>同时移除部分文件 {0}</translation></message>
<message><source>Also the arguments of tools. Secrets are redacted</source><translation>也包括工具的参数。机密会被隐去</translation></message>
<message><source>Also while Helix is in front</source><translation>Helix 在前台时也通知</translation></message>
<message><source>Always</source><translation>始终</translation></message>
<message><source>Always</source><comment>stay awake</comment><translation>始终</translation></message>
<message><source>Always allow</source><translation>始终允许</translation></message>
<message><source>Amber</source><translation>琥珀色</translation></message>
<message><source>An address with a name or a password in it is not fetched from.</source><translation>地址中带有用户名或密码，因此不会从中获取内容。</translation></message>
<message><source>An agent of another program answers only its own sessions.</source><translation>其他程序的智能体只在它自己的会话中应答。</translation></message>
<message><source>An agent of another program isn't a provider with an address.</source><translation>其他程序的智能体不是有地址的提供商。</translation></message>
<message><source>An earlier version was restored as a new one. Nothing was deleted.</source><translation>较早的版本已还原为新版本。没有删除任何内容。</translation></message>
<message><source>An editor wants to use the MCP server “{0}”</source><translation>编辑器想要使用 MCP 服务器“{0}”</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It can't serve editors.</source><translation>较旧版本的 Helix Desktop 已打开此工作区。它无法为编辑器提供服务。</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It doesn't know --{name}.</source><translation>旧版本的 Helix Desktop 打开了此工作区。它不支持 --{name}。</translation></message>
<message><source>And {0} more. See the exact text below.</source><translation>还有 {0} 项。确切文本见下方。</translation></message>
<message><source>Animations</source><translation>动画</translation></message>
<message><source>Animations: `system` follows the desktop.</source><translation>动画：`system` 表示跟随桌面设置。</translation></message>
<message><source>Another sign-in to {server} was begun.</source><translation>已开始另一次登录 {server}。</translation></message>
<message><source>Answer cut off</source><translation>回答被截断</translation></message>
<message><source>Answer in the window, or in a terminal that you opened yourself.</source><translation>请在窗口中，或在您自己打开的终端中回答。</translation></message>
<message><source>Answer the question first, or choose the mode in its menu.</source><translation>请先回答问题，或在模式菜单中选择模式。</translation></message>
<message><source>Answer then</source><translation>当时的回答</translation></message>
<message><source>Answered in {0} s</source><translation>应答用时 {0} 秒</translation></message>
<message><source>Answers</source><translation>回答</translation></message>
<message><source>Answers you and uses tools</source><translation>回答你并使用工具</translation></message>
<message><source>Any URL with a supported protocol</source><translation>任何使用受支持协议的 URL</translation></message>
<message><source>Anything</source><translation>任意处理</translation></message>
<message><source>Apache License 2.0</source><translation>Apache 许可证 2.0</translation></message>
<message><source>AppArmor denies bubblewrap user namespaces. For a sandbox, install Helix from the .deb, which brings a profile, or run these two lines in a terminal and restart Helix: “{first}” “{second}”</source><translation>AppArmor 禁止 bubblewrap 使用用户命名空间。要获得沙盒，请用自带配置文件的 .deb 安装 Helix，或在终端中运行以下两行并重启 Helix：“{first}” “{second}”</translation></message>
<message><source>Appearance</source><translation>外观</translation></message>
<message><source>Application</source><translation>应用程序</translation></message>
<message><source>Applied to new workspaces.</source><translation>已应用到新工作区。</translation></message>
<message><source>Applied to {0}.</source><translation>已应用到 {0}。</translation></message>
<message><source>Applied. Takes effect with the next request.</source><translation>已应用。从下一个请求起生效。</translation></message>
<message><source>Applied. Takes effect with the next turn.</source><translation>已应用。从下一轮次起生效。</translation></message>
<message><source>Apply</source><translation>应用</translation></message>
<message><source>Apply code to file</source><translation>将代码应用到文件</translation></message>
<message><source>Apply code to file…</source><translation>将代码应用到文件…</translation></message>
<message><source>Apply the code again to see the present changes.</source><translation>请重新应用代码，以查看当前的更改。</translation></message>
<message><source>Apply to file…</source><translation>应用到文件…</translation></message>
<message><source>Approvals</source><translation>批准</translation></message>
<message><source>Approve</source><translation>批准</translation></message>
<message><source>Approve all</source><translation>全部批准</translation></message>
<message><source>Approve {server} first.</source><translation>请先批准 {server}。</translation></message>
<message><source>Archive</source><translation>归档</translation></message>
<message><source>Archive session</source><translation>归档会话</translation></message>
<message><source>Archive workspace</source><translation>归档工作区</translation></message>
<message><source>Archived</source><translation>已归档</translation></message>
<message><source>Archived and deleted sessions</source><translation>已归档和已删除的会话</translation></message>
<message><source>Archived and deleted workspaces</source><translation>已归档和已删除的工作区</translation></message>
<message><source>Archived and deleted workspaces…</source><translation>已归档和已删除的工作区…</translation></message>
<message><source>Archived · {0}</source><translation>已归档 · {0}</translation></message>
<message><source>As it was</source><translation>实际情况</translation></message>
<message><source>As it was: the tokens weren't recorded</source><translation>实际情况：未记录 token</translation></message>
<message><source>As reported by the agent. Its own requests weren't recorded.</source><translation>由智能体报告。它自己的请求未被记录。</translation></message>
<message><source>As sent to the model</source><translation>发送给模型的内容</translation></message>
<message><source>Ask</source><translation>询问</translation></message>
<message><source>Ask Helix for another one.</source><translation>请让 Helix 另写一份。</translation></message>
<message><source>Ask Helix to merge {0} into {1} in this session first.</source><translation>请先让 Helix 在此会话中将 {0} 合并到 {1}。</translation></message>
<message><source>Ask before trying again.</source><translation>再次尝试之前请先询问。</translation></message>
<message><source>Ask for one patch for each file.</source><translation>请让 Helix 为每个文件单独提供补丁。</translation></message>
<message><source>Ask the agent</source><translation>询问智能体</translation></message>
<message><source>Ask the user.</source><translation>请询问用户。</translation></message>
<message><source>Asked</source><translation>要求</translation></message>
<message><source>Asked in “{0}”</source><translation>在“{0}”中询问</translation></message>
<message><source>Asking…</source><translation>正在询问…</translation></message>
<message><source>Asking… {0} s</source><translation>正在询问… {0} 秒</translation></message>
<message><source>Asks before each change and command, except read-only ones in the sandbox.</source><translation>每次更改和每条命令之前都会询问，沙盒中的只读命令除外。</translation></message>
<message><source>Asks for every command</source><translation>每个命令都询问</translation></message>
<message><source>Asks to run without the sandbox, because this system's sandbox (Seatbelt) can't allow what it does. Nothing would restrict it.</source><translation>要求在沙盒外运行，因为此系统的沙盒（Seatbelt）无法允许它的操作。不会有任何限制。</translation></message>
<message><source>At least {least} characters; there are {count}.</source><translation>至少 {least} 个字符；现有 {count} 个。</translation></message>
<message><source>At least {least}.</source><translation>至少 {least}。</translation></message>
<message><source>At most {most} characters; there are {count}.</source><translation>最多 {most} 个字符；现有 {count} 个。</translation></message>
<message><source>At most {most} lines can be added.</source><translation>最多可添加 {most} 行。</translation></message>
<message><source>At most {most}.</source><translation>最多 {most}。</translation></message>
<message><source>Attach a copy that is open and has text, or pictures of its pages.</source><translation>请添加未加密且含文本的副本，或其页面的图片。</translation></message>
<message><source>Attach files or images</source><translation>添加文件或图片</translation></message>
<message><source>Automatic</source><translation>自动</translation></message>
<message><source>Automatic compaction is off.</source><translation>自动压缩已关闭。</translation></message>
<message><source>Automatic compaction is off. Choose Compact now to compact.</source><translation>自动压缩已关闭。选择“立即压缩”进行压缩。</translation></message>
<message><source>Average context</source><translation>平均上下文</translation></message>
<message><source>B</source><translation>B</translation></message>
<message><source>B only</source><translation>仅 B</translation></message>
<message><source>B · candidate</source><translation>B · 候选</translation></message>
<message><source>B − A</source><translation>B − A</translation></message>
<message><source>Back</source><translation>返回</translation></message>
<message><source>Back (Esc)</source><translation>返回 (Esc)</translation></message>
<message><source>Back to the default model with the next request.</source><translation>从下一个请求起恢复为默认模型。</translation></message>
<message><source>Back up…</source><translation>备份…</translation></message>
<message><source>Backup</source><translation>备份</translation></message>
<message><source>Balanced</source><translation>Balanced</translation></message>
<message><source>Base URL</source><translation>基础 URL</translation></message>
<message><source>Before a compaction</source><translation>压缩之前</translation></message>
<message><source>Before a message is sent</source><translation>发送消息之前</translation></message>
<message><source>Before a tool</source><translation>工具运行之前</translation></message>
<message><source>Before dedup</source><translation>去重前</translation></message>
<message><source>Before they enter the context</source><translation>在进入上下文之前</translation></message>
<message><source>Before → after</source><translation>之前 → 之后</translation></message>
<message><source>Beginning, end, and key lines</source><translation>开头、结尾和关键行</translation></message>
<message><source>Beginning, end, and key lines of a large output. The cache has the full output.</source><translation>大型输出的开头、结尾和关键行。缓存中有完整输出。</translation></message>
<message><source>Block</source><translation>内容块</translation></message>
<message><source>Blocked by the provider's filter</source><translation>被提供商的过滤器拦截</translation></message>
<message><source>Blocked since startup</source><translation>启动以来已拦截</translation></message>
<message><source>Blue</source><translation>蓝色</translation></message>
<message><source>Body fields</source><translation>正文字段</translation></message>
<message><source>Both branches change the same lines of: {0}.</source><translation>两个分支更改了相同的行，文件：{0}。</translation></message>
<message><source>Branch</source><translation>分支</translation></message>
<message><source>Branch</source><comment>of git</comment><translation>分支</translation></message>
<message><source>Branch conversation</source><translation>为对话创建分支</translation></message>
<message><source>Branch from here</source><translation>从此处创建分支</translation></message>
<message><source>Branched in the middle of a turn. Continue from here.</source><translation>在轮次中间创建的分支。从这里继续。</translation></message>
<message><source>Budget reached</source><translation>已达到预算</translation></message>
<message><source>Budget · {0} tokens…</source><translation>预算 · {0} 个 token…</translation></message>
<message><source>Budgets</source><translation>预算</translation></message>
<message><source>Budgets…</source><translation>预算…</translation></message>
<message><source>Budget…</source><translation>预算…</translation></message>
<message><source>Built in, for trying Helix out. Without a folder, a demo of 80 tool calls shows how the context fills up and is compacted.</source><translation>内置模型，用于试用 Helix。不选择文件夹时，会演示 80 次工具调用，展示上下文如何逐渐填满并被压缩。</translation></message>
<message><source>By age</source><translation>按时间</translation></message>
<message numerus="yes"><source>By age, after {0} turns</source><extracomment>One: By age, after {0} turn</extracomment><translation><numerusform>按新旧，{0} 个轮次后</numerusform></translation></message>
<message><source>By forecast</source><translation>按预测</translation></message>
<message><source>By so much compactions and shortened outputs made all requests together smaller, less the tokens of the calls for that</source><translation>压缩和缩短的输出使所有请求合计变小的量，减去为此调用所用的 token</translation></message>
<message><source>By the model's provider, who charges for it. Asks after outside content</source><translation>由模型提供商执行并收费。出现外部内容后会先询问</translation></message>
<message><source>Bytes</source><translation>字节</translation></message>
<message><source>Cache</source><translation>缓存</translation></message>
<message><source>Cache + Compact</source><translation>Cache + Compact</translation></message>
<message><source>Cache entries</source><translation>缓存条目</translation></message>
<message><source>Cache entries belong to one workspace. Check that this is the right one.</source><translation>缓存条目只属于一个工作区。请确认这是正确的工作区。</translation></message>
<message><source>Cache filter</source><translation>缓存筛选条件</translation></message>
<message><source>Cache outputs</source><translation>缓存输出</translation></message>
<message><source>Cached</source><translation>已缓存</translation></message>
<message><source>Cached at {0}, {1} tokens in all</source><translation>于 {0} 缓存，共 {1} 个 token</translation></message>
<message><source>Caches, handover at 85%</source><translation>缓存旧输出，85% 时写交接文档</translation></message>
<message><source>Caching old outputs</source><translation>缓存旧输出</translation></message>
<message><source>Calls</source><translation>调用</translation></message>
<message><source>Calls aren't shown there: nothing tells Helix whether the screen is locked.</source><translation>那里不显示调用：Helix 无法得知屏幕是否已锁定。</translation></message>
<message><source>Can be read in two ways.</source><translation>可以有两种解读。</translation></message>
<message><source>Can do anything that you can · no sandbox</source><translation>可以做你能做的任何事 · 不在沙盒中</translation></message>
<message><source>Can read {held}, which contains secrets, and reach the network.</source><translation>可读取含有机密的 {held}，并可访问网络。</translation></message>
<message><source>Can't attach {0}: {1}.</source><translation>无法添加 {0}：{1}。</translation></message>
<message><source>Can't be compared by lines.</source><translation>无法逐行比较。</translation></message>
<message><source>Can't be read.</source><translation>无法读取。</translation></message>
<message><source>Can't be understood.</source><translation>无法理解。</translation></message>
<message><source>Can't change repositories, or editor, shell, and agent configuration. New ones are set aside for you.</source><translation>不能更改仓库，也不能更改编辑器、shell 和智能体的配置。新建的会为你搁置。</translation></message>
<message><source>Can't compare policies because their process ended.</source><translation>无法比较策略，因为比较进程已结束。</translation></message>
<message><source>Can't compare the sessions because their process ended.</source><translation>无法比较会话，因为其进程已结束。</translation></message>
<message><source>Can't compare: one version isn't text or is too large.</source><translation>无法比较：有一个版本不是文本或过大。</translation></message>
<message><source>Can't copy {name} into the worktree: {reason}.</source><translation>无法将 {name} 复制到工作树：{reason}。</translation></message>
<message><source>Can't create a socket in {home}: {reason}.</source><translation>无法在 {home} 中创建套接字：{reason}。</translation></message>
<message><source>Can't create the folder {folder}: {reason}.</source><translation>无法创建文件夹 {folder}：{reason}。</translation></message>
<message><source>Can't decode a journal record.</source><translation>无法解码日志记录。</translation></message>
<message><source>Can't delete {place}: {reason}.</source><translation>无法删除 {place}：{reason}。</translation></message>
<message><source>Can't fetch from {host}. {told}</source><translation>无法从 {host} 获取内容。{told}</translation></message>
<message><source>Can't find the host {host}.</source><translation>找不到主机 {host}。</translation></message>
<message><source>Can't find the provider's address.</source><translation>找不到提供商的地址。</translation></message>
<message><source>Can't find the server {server} ({reason}).</source><translation>找不到服务器 {server}（{reason}）。</translation></message>
<message><source>Can't find the server's address. Check its URL and the connection.</source><translation>找不到服务器的地址。请检查其 URL 和网络连接。</translation></message>
<message><source>Can't load a part of Helix Desktop: {error}.</source><translation>无法加载 Helix Desktop 的一个组件：{error}。</translation></message>
<message><source>Can't load the font {name}.</source><translation>无法加载字体 {name}。</translation></message>
<message><source>Can't load the system keyring.</source><translation>无法加载系统密钥环。</translation></message>
<message><source>Can't move the workspace {workspace}: {reason}.</source><translation>无法移动工作区 {workspace}：{reason}。</translation></message>
<message><source>Can't open a local port: {reason}.</source><translation>无法打开本地端口：{reason}。</translation></message>
<message><source>Can't open the folder {folder}: {reason}.</source><translation>无法打开文件夹 {folder}：{reason}。</translation></message>
<message><source>Can't open the folder {home}: {reason}.</source><translation>无法打开文件夹 {home}：{reason}。</translation></message>
<message><source>Can't open the project folder.</source><translation>无法打开项目文件夹。</translation></message>
<message><source>Can't open the repository: {reason}</source><translation>无法打开仓库：{reason}</translation></message>
<message><source>Can't reach the cluster at {address}: {reason}.</source><translation>无法连接位于 {address} 的集群：{reason}。</translation></message>
<message><source>Can't reach the provider.</source><translation>无法连接到提供商。</translation></message>
<message><source>Can't reach the server. Check that it runs, its URL, and the connection.</source><translation>无法连接服务器。请检查它是否在运行、其 URL 和网络连接。</translation></message>
<message><source>Can't read all keys, so they can't be masked. {reason}</source><translation>无法读取所有密钥，因此无法隐藏它们。{reason}</translation></message>
<message><source>Can't read its file</source><translation>无法读取其文件</translation></message>
<message><source>Can't read the AWS settings in {file}.</source><translation>无法读取 {file} 中的 AWS 设置。</translation></message>
<message><source>Can't read the Google credentials in {file}.</source><translation>无法读取 {file} 中的 Google 凭据。</translation></message>
<message><source>Can't read the MCP server list, so no server is started.</source><translation>无法读取 MCP 服务器列表，因此没有启动任何服务器。</translation></message>
<message><source>Can't read the approved hooks, so none runs.</source><translation>无法读取已批准的挂钩，因此不会运行任何挂钩。</translation></message>
<message><source>Can't read the file {file}, which is the workspace file of {folder}.</source><translation>无法读取文件 {file}，它是 {folder} 的工作区文件。</translation></message>
<message><source>Can't read the file {file}, which may be the workspace file of {folder}.</source><translation>无法读取文件 {file}，它可能是 {folder} 的工作区文件。</translation></message>
<message><source>Can't read the file {file}: {reason}.</source><translation>无法读取文件 {file}：{reason}。</translation></message>
<message><source>Can't read the folder {folder}.</source><translation>无法读取文件夹 {folder}。</translation></message>
<message><source>Can't read the folder {folder}: {reason}.</source><translation>无法读取文件夹 {folder}：{reason}。</translation></message>
<message><source>Can't read the key for {endpoint}. {message}</source><translation>无法读取 {endpoint} 的密钥。{message}</translation></message>
<message><source>Can't read the permissions file, so Helix asks again about everything you allowed or denied.</source><translation>无法读取权限文件，因此 Helix 会重新询问你允许或拒绝过的所有内容。</translation></message>
<message><source>Can't read the policy for all workspaces. Balanced is used.</source><translation>无法读取所有工作区的策略，已改用 Balanced。</translation></message>
<message><source>Can't read the policy {path}: {reason}.</source><translation>无法读取策略 {path}：{reason}。</translation></message>
<message><source>Can't read the sandbox settings. Strict applies, with no hosts allowed.</source><translation>无法读取沙盒设置。采用“严格”，不允许任何主机。</translation></message>
<message><source>Can't read the saved memory.</source><translation>无法读取已保存的记忆。</translation></message>
<message><source>Can't read the settings file. Default settings are used.</source><translation>无法读取设置文件，已改用默认设置。</translation></message>
<message><source>Can't read the tokenizer file {path}.</source><translation>无法读取分词器文件 {path}。</translation></message>
<message><source>Can't read the workspace file</source><translation>无法读取工作区文件</translation></message>
<message><source>Can't read this workspace's file.</source><translation>无法读取此工作区的文件。</translation></message>
<message><source>Can't read {0}: {1}</source><translation>无法读取 {0}：{1}</translation></message>
<message><source>Can't read {file}: {reason}.</source><translation>无法读取 {file}：{reason}。</translation></message>
<message><source>Can't read {missing} as instructions of this folder.</source><translation>无法将 {missing} 作为此文件夹的指令读取。</translation></message>
<message><source>Can't read {name}: {why}</source><translation>无法读取 {name}：{why}</translation></message>
<message><source>Can't read {path}, so the file isn't overwritten.</source><translation>无法读取 {path}，因此不会覆盖该文件。</translation></message>
<message><source>Can't read {path}, so the file isn't used.</source><translation>无法读取 {path}，因此不使用该文件。</translation></message>
<message><source>Can't read {path}: {reason}.</source><translation>无法读取 {path}：{reason}。</translation></message>
<message><source>Can't replace the search index file.</source><translation>无法替换搜索索引文件。</translation></message>
<message><source>Can't restore the workspace: {reason}.</source><translation>无法还原工作区：{reason}。</translation></message>
<message><source>Can't save the sign-in.</source><translation>无法保存登录信息。</translation></message>
<message><source>Can't save the text because it isn't valid Unicode.</source><translation>无法保存文本，因为它不是有效的 Unicode。</translation></message>
<message><source>Can't see uncommitted files with secrets. Committed ones are readable, but removed from the output.</source><translation>看不到未提交的含机密文件。已提交的可以读取，但会从输出中移除。</translation></message>
<message><source>Can't sign in: {reason}</source><translation>无法登录：{reason}</translation></message>
<message><source>Can't start {program}: {reason}.</source><translation>无法启动 {program}：{reason}。</translation></message>
<message><source>Can't store the search index here. Search still works, but slower.</source><translation>无法在此处存储搜索索引。搜索仍可用，但较慢。</translation></message>
<message><source>Can't touch git hooks and settings, or editor, shell, and agent configuration. New ones are set aside for you, unless git created them.</source><translation>不能触及 git 挂钩和设置，也不能触及编辑器、shell 和智能体的配置。新建的会为你搁置，由 git 创建的除外。</translation></message>
<message><source>Can't understand line {line}, or its field is repeated.</source><translation>无法理解第 {line} 行，或其字段重复。</translation></message>
<message><source>Can't understand the server's answer.</source><translation>无法理解服务器的应答。</translation></message>
<message><source>Can't unpack the bundle: {reason}.</source><translation>无法解压扩展包：{reason}。</translation></message>
<message><source>Can't use Helix Desktop's list of models: {why}.</source><translation>无法使用 Helix Desktop 的模型列表：{why}。</translation></message>
<message><source>Can't use the command {name}: {why}</source><translation>无法使用命令 {name}：{why}</translation></message>
<message><source>Can't use the provider's address: {why}.</source><translation>无法使用提供商的地址：{why}。</translation></message>
<message><source>Can't use {path}: {reason}.</source><translation>无法使用 {path}：{reason}。</translation></message>
<message><source>Can't use {place}: {reason}.</source><translation>无法使用 {place}：{reason}。</translation></message>
<message><source>Can't write the search index to this disk. Search still works, but slower.</source><translation>无法将搜索索引写入此磁盘。搜索仍可用，但较慢。</translation></message>
<message><source>Can't write to the folder {folder}.</source><translation>无法写入文件夹 {folder}。</translation></message>
<message><source>Can't write to {folder}, where the worktree would be.</source><translation>无法写入 {folder}，而工作树要放在那里。</translation></message>
<message><source>Can't write {file}: {reason}.</source><translation>无法写入 {file}：{reason}。</translation></message>
<message><source>Can't write {path}: {error}.</source><translation>无法写入 {path}：{error}。</translation></message>
<message><source>Cancel</source><translation>取消</translation></message>
<message><source>Cancel export</source><translation>取消导出</translation></message>
<message><source>Canceled.</source><translation>已取消。</translation></message>
<message><source>Canceled. {0}: {1} of {2} requests shown.</source><translation>已取消。{0}：显示 {1}/{2} 个请求。</translation></message>
<message><source>Canceling…</source><translation>正在取消…</translation></message>
<message><source>Carry out this plan?</source><translation>执行此计划？</translation></message>
<message><source>Change it with a command.</source><translation>请用命令更改它。</translation></message>
<message><source>Change its permissions or choose another folder.</source><translation>请更改其权限或选择其他文件夹。</translation></message>
<message><source>Change now</source><translation>立即更改</translation></message>
<message><source>Change or clear the filter to see more.</source><translation>更改或清除筛选条件可查看更多。</translation></message>
<message><source>Change other letters with a command that knows its encoding.</source><translation>请用了解其编码的命令来更改其他字母。</translation></message>
<message><source>Change reasoning effort…</source><translation>更改推理强度…</translation></message>
<message><source>Change the language now?</source><translation>现在更改语言？</translation></message>
<message><source>Change the memory?</source><translation>更改记忆？</translation></message>
<message><source>Change thresholds…</source><translation>更改阈值…</translation></message>
<message><source>Change with {0}.</source><translation>用 {0} 切换。</translation></message>
<message><source>Change {0} of {1}</source><translation>更改 {0}/{1}</translation></message>
<message><source>Change {0} of {1}: {2}</source><translation>更改 {0}/{1}：{2}</translation></message>
<message><source>Change {number} of the patch doesn't fit the file.</source><translation>补丁的第 {number} 处更改与文件不符。</translation></message>
<message><source>Changed after that, so it is yours and stays: {names}.</source><translation>此后更改的内容属于你，保持不变：{names}。</translation></message>
<message><source>Changed by git, or around a command or a turn of another agent, and you haven't agreed to the new text.</source><translation>由 git 更改，或在某个命令或其他代理的轮次前后更改，而你尚未同意新文本。</translation></message>
<message><source>Changed lines</source><translation>更改的行</translation></message>
<message><source>Changed since you approved it.</source><translation>自你批准以来的更改。</translation></message>
<message><source>Changed since you approved it:</source><translation>自你批准以来的更改：</translation></message>
<message><source>Changed while a command or another agent ran, and you haven't agreed to use it.</source><translation>在命令或其他代理运行期间更改，而你尚未同意使用。</translation></message>
<message><source>Changed while it ran: by it, or by you</source><translation>运行期间被更改：由它或由你</translation></message>
<message><source>Changed: {path}</source><translation>已更改：{path}</translation></message>
<message><source>Changes</source><translation>更改</translation></message>
<message><source>Changes `{path}`.</source><translation>更改 `{path}`。</translation></message>
<message><source>Changes files of the project and uses the network · sandboxed</source><translation>更改项目文件并使用网络 · 在沙盒中</translation></message>
<message><source>Changes files of the project · sandboxed</source><translation>更改项目文件 · 在沙盒中</translation></message>
<message><source>Changes permissions of a whole folder.</source><translation>更改整个文件夹的权限。</translation></message>
<message><source>Changes permissions of the whole system or a home folder.</source><translation>更改整个系统或主文件夹的权限。</translation></message>
<message><source>Changes that commands make to files can't be undone.</source><translation>无法撤销命令对文件的更改。</translation></message>
<message><source>Changes what later sessions of this workspace read.</source><translation>更改此工作区以后的会话所读取的内容。</translation></message>
<message><source>Change…</source><translation>更改…</translation></message>
<message><source>Changing it now discards what you typed in settings: {0}. Otherwise it changes after a restart.</source><translation>现在更改会丢弃你在设置中输入的内容：{0}。否则将在重启后更改。</translation></message>
<message><source>Cheaper, and nothing is lost</source><translation>更便宜，且没有丢失</translation></message>
<message><source>Cheapest, less verbatim</source><translation>最省钱，逐字内容较少</translation></message>
<message><source>Check</source><translation>检查</translation></message>
<message><source>Check PYTHON_KEYRING_BACKEND and keyringrc.cfg, or set the key as an environment variable.</source><translation>请检查 PYTHON_KEYRING_BACKEND 和 keyringrc.cfg，或将密钥设为环境变量。</translation></message>
<message><source>Check again</source><translation>重新检查</translation></message>
<message><source>Check for updates</source><translation>检查更新</translation></message>
<message><source>Check its window, or end the process if it hangs. Nothing was lost.</source><translation>请检查其窗口；如果已卡死，请结束该进程。数据没有丢失。</translation></message>
<message><source>Check models…</source><translation>检查模型…</translation></message>
<message><source>Check that the disk is connected and the path is right.</source><translation>请检查磁盘是否已连接、路径是否正确。</translation></message>
<message><source>Check the base URL.</source><translation>请检查基础 URL。</translation></message>
<message><source>Check the connection, then press Enter again.</source><translation>请检查连接，然后再按一次 Enter。</translation></message>
<message><source>Check the workspace to see what can be repaired.</source><translation>请检查工作区，看看哪些可以修复。</translation></message>
<message><source>Check the workspace with `helix-desktop workspace check --deep`.</source><translation>请用 `helix-desktop workspace check --deep` 检查工作区。</translation></message>
<message><source>Check this file.</source><translation>请检查此文件。</translation></message>
<message><source>Check who owns it and its permissions, then try again.</source><translation>请检查其所有者和权限，然后重试。</translation></message>
<message><source>Checking blocks: {0}%</source><translation>正在检查数据块：{0}%</translation></message>
<message><source>Checking the originals…</source><translation>正在检查原文…</translation></message>
<message><source>Child processes end with the command, and with Helix.</source><translation>子进程随命令一起结束，也随 Helix 一起结束。</translation></message>
<message><source>Child processes end with the command.</source><translation>子进程随命令一起结束。</translation></message>
<message><source>Child processes that leave the command's group can go on after it.</source><translation>离开命令进程组的子进程可能在命令结束后继续运行。</translation></message>
<message><source>Choice for outputs over the limit</source><translation>超过上限的输出如何处理</translation></message>
<message><source>Choose a destination folder</source><translation>选择目标文件夹</translation></message>
<message><source>Choose a file in the project folder.</source><translation>请选择项目文件夹中的文件。</translation></message>
<message><source>Choose a file with sessions</source><translation>选择包含会话的文件</translation></message>
<message><source>Choose a file with the same bytes</source><translation>选择字节相同的文件</translation></message>
<message><source>Choose a folder inside it that has no keys.</source><translation>请选择其中不含密钥的子文件夹。</translation></message>
<message><source>Choose a folder outside it.</source><translation>请选择它之外的文件夹。</translation></message>
<message><source>Choose a later one.</source><translation>请选择较晚的请求。</translation></message>
<message><source>Choose a message.</source><translation>请选择一条消息。</translation></message>
<message><source>Choose a model first.</source><translation>请先选择一个模型。</translation></message>
<message><source>Choose a model, or try the practice model.</source><translation>选择一个模型，或试试练习模型。</translation></message>
<message><source>Choose a project folder</source><translation>选择项目文件夹</translation></message>
<message><source>Choose a project folder.</source><translation>选择项目文件夹。</translation></message>
<message><source>Choose a session's file.</source><translation>请选择一个会话的文件。</translation></message>
<message><source>Choose a shorter --data-dir.</source><translation>请选择更短的 --data-dir。</translation></message>
<message><source>Choose a smaller folder as the project folder.</source><translation>请选择较小的文件夹作为项目文件夹。</translation></message>
<message><source>Choose an empty folder for the export</source><translation>选择用于导出的空文件夹</translation></message>
<message><source>Choose an export or backup folder</source><translation>选择导出或备份文件夹</translation></message>
<message><source>Choose another ID.</source><translation>请选择其他 ID。</translation></message>
<message><source>Choose another dialect for this provider.</source><translation>请为此提供商选择其他协议。</translation></message>
<message><source>Choose another dialect or name.</source><translation>请选择其他协议或名称。</translation></message>
<message><source>Choose another file.</source><translation>请选择其他文件。</translation></message>
<message><source>Choose another folder.</source><translation>请选择其他文件夹。</translation></message>
<message><source>Choose another model for this.</source><translation>请为此选择其他模型。</translation></message>
<message><source>Choose another model.</source><translation>请选择其他模型。</translation></message>
<message><source>Choose another name.</source><translation>请选择其他名称。</translation></message>
<message><source>Choose another place with --data-dir.</source><translation>请用 --data-dir 指定其他位置。</translation></message>
<message><source>Choose another.</source><translation>请另选一个。</translation></message>
<message><source>Choose at least one.</source><translation>请至少选择一项。</translation></message>
<message><source>Choose at least {least}.</source><translation>请至少选择 {least} 项。</translation></message>
<message><source>Choose at most {most}.</source><translation>请最多选择 {most} 项。</translation></message>
<message><source>Choose each only once.</source><translation>每项只能选择一次。</translation></message>
<message><source>Choose file…</source><translation>选择文件…</translation></message>
<message><source>Choose from these.</source><translation>请从这些中选择。</translation></message>
<message><source>Choose model</source><translation>选择模型</translation></message>
<message><source>Choose model…</source><translation>选择模型…</translation></message>
<message><source>Choose one from the list.</source><translation>请从列表中选择一个。</translation></message>
<message><source>Choose one in Settings › Models and keys.</source><translation>请在“设置 › 模型与密钥”中选择一个。</translation></message>
<message><source>Choose one of: {choices}.</source><translation>请选择其一：{choices}。</translation></message>
<message><source>Choose one of: {known}.</source><translation>请选择以下之一：{known}。</translation></message>
<message><source>Choose one.</source><translation>请选择一项。</translation></message>
<message><source>Choose other blocks, or another model.</source><translation>请选择其他内容块或其他模型。</translation></message>
<message><source>Choose the file that the code is for.</source><translation>请选择要应用此代码的文件。</translation></message>
<message><source>Choose the file that the patch changes.</source><translation>请选择补丁要更改的文件。</translation></message>
<message><source>Choose the folder that contains workspace.json.</source><translation>请选择包含 workspace.json 的文件夹。</translation></message>
<message><source>Choose the project Helix works in.</source><translation>选择 Helix 要处理的项目。</translation></message>
<message><source>Choose the project's folder.</source><translation>请选择项目的文件夹。</translation></message>
<message><source>Choose tools</source><translation>选择工具</translation></message>
<message><source>Choose yes or no.</source><translation>请选择是或否。</translation></message>
<message><source>Choose “Redo what the rewind took back”, or rewind again.</source><translation>请选择“重做回退所撤销的内容”，或再次回退。</translation></message>
<message><source>Choose…</source><translation>选择…</translation></message>
<message><source>Clean up cache…</source><translation>清理缓存…</translation></message>
<message><source>Clean up…</source><translation>清理…</translation></message>
<message><source>Clear</source><translation>清除</translation></message>
<message><source>Clear filter (Esc)</source><translation>清除筛选 (Esc)</translation></message>
<message><source>Close</source><translation>关闭</translation></message>
<message><source>Close</source><comment>fold a row</comment><translation>收起</translation></message>
<message><source>Close (Esc)</source><translation>关闭 (Esc)</translation></message>
<message><source>Close files to commands again in Settings › Permissions.</source><translation>要重新对命令关闭文件，请前往“设置 › 权限”。</translation></message>
<message><source>Close that version, or start the MCP server from the same version.</source><translation>请关闭该版本，或用同一版本启动 MCP 服务器。</translation></message>
<message><source>Close that window, or omit --{name}.</source><translation>请关闭该窗口，或省略 --{name}。</translation></message>
<message><source>Close that window.</source><translation>请关闭该窗口。</translation></message>
<message><source>Close this report</source><translation>关闭此报告</translation></message>
<message><source>Close without applying your changes?</source><translation>不应用更改就关闭？</translation></message>
<message><source>Closed</source><translation>已关闭</translation></message>
<message><source>Closest match: {names}…</source><translation>最接近的匹配：{names}…</translation></message>
<message><source>Closing the workspace discards what you typed in its settings: {0}.</source><translation>关闭工作区会丢弃你在其设置中输入的内容：{0}。</translation></message>
<message><source>Code {0} ({1})</source><translation>代码 {0}（{1}）</translation></message>
<message><source>Collapse</source><translation>收起</translation></message>
<message><source>Color</source><translation>颜色</translation></message>
<message><source>Comes after the system prompt and before project files</source><translation>位于系统提示词之后、项目文件之前</translation></message>
<message><source>Comes first in every request</source><translation>位于每个请求的最前面</translation></message>
<message><source>Comes from {name}. Change it there.</source><translation>来自 {name}。请到那里更改。</translation></message>
<message><source>Command</source><translation>命令</translation></message>
<message><source>Command access</source><translation>命令的访问权限</translation></message>
<message><source>Command and files</source><translation>命令和文件</translation></message>
<message><source>Command or URL</source><translation>命令或 URL</translation></message>
<message><source>Commands</source><translation>命令</translation></message>
<message><source>Commands can't run when the whole disk is the project folder.</source><translation>以整个磁盘为项目文件夹时无法运行命令。</translation></message>
<message><source>Commands need Git Bash or PowerShell 7, and neither was found. Install Git for Windows or PowerShell 7, and start Helix again.</source><translation>运行命令需要 Git Bash 或 PowerShell 7，但两者都未找到。请安装 Git for Windows 或 PowerShell 7，然后重启 Helix。</translation></message>
<message><source>Commands run in Git Bash.</source><translation>命令在 Git Bash 中运行。</translation></message>
<message><source>Commands run in PowerShell 7. Helix can't check them, so there is no “Always” for them.</source><translation>命令在 PowerShell 7 中运行。Helix 无法检查这些命令，因此没有“始终”选项。</translation></message>
<message><source>Commands that run at certain moments</source><translation>在特定时刻运行的命令</translation></message>
<message><source>Commands that run in the background end with Helix.</source><translation>在后台运行的命令会随 Helix 一起结束。</translation></message>
<message><source>Comment</source><translation>评论</translation></message>
<message><source>Comment on a line</source><translation>评论某一行</translation></message>
<message><source>Comment on this line. It is sent with the others, by Send comments.</source><translation>对这一行的评论。“发送评论”会将它与其他评论一起发送。</translation></message>
<message><source>Comment on {0}</source><translation>对 {0} 的评论</translation></message>
<message><source>Comments on lines</source><translation>行评论</translation></message>
<message><source>Commit</source><comment>in git</comment><translation>提交</translation></message>
<message><source>Commit all changes?</source><translation>提交所有更改？</translation></message>
<message><source>Commit in a terminal. Nothing changed.</source><translation>请在终端中提交。未做任何更改。</translation></message>
<message><source>Commit in worktree…</source><translation>在工作树中提交…</translation></message>
<message><source>Commit message</source><translation>提交信息</translation></message>
<message><source>Commit something first.</source><translation>请先提交一些内容。</translation></message>
<message><source>Commit the changes first, then merge them.</source><translation>请先提交更改，再合并。</translation></message>
<message><source>Commits on no branch, kept for 90 days</source><translation>不属于任何分支的提交，保留 90 天</translation></message>
<message><source>Committed to {0}.</source><translation>已提交到 {0}。</translation></message>
<message><source>Commit…</source><comment>in git</comment><translation>提交…</translation></message>
<message><source>Compact</source><translation>压缩</translation></message>
<message><source>Compact before it expires?</source><translation>在过期前压缩？</translation></message>
<message><source>Compact now?</source><translation>现在压缩？</translation></message>
<message><source>Compact now…</source><translation>立即压缩…</translation></message>
<message><source>Compacting now is free.</source><translation>现在压缩是免费的。</translation></message>
<message><source>Compacting would have freed too little, so nothing changed.</source><translation>压缩释放的空间过少，因此未做任何更改。</translation></message>
<message><source>Compaction</source><translation>压缩</translation></message>
<message><source>Compaction can't reduce: {told}. Choose a model with a larger context window, turn off tools, unpin blocks, or shorten your message.</source><translation>压缩无法减少：{told}。请选择上下文窗口更大的模型、关闭部分工具、取消固定内容块，或缩短消息。</translation></message>
<message><source>Compaction cost: {0}</source><translation>压缩费用：{0}</translation></message>
<message><source>Compactions</source><translation>压缩</translation></message>
<message><source>Compactions</source><comment>a number of them</comment><translation>压缩次数</translation></message>
<message><source>Compactions in this session appear here.</source><translation>此会话中的压缩会显示在这里。</translation></message>
<message><source>Compactions not used</source><translation>未采用的压缩</translation></message>
<message><source>Compacts at {0}</source><translation>在 {0} 时压缩</translation></message>
<message><source>Compacts from {0} if it pays off, at {1} at the latest</source><translation>划算时从 {0} 起压缩，最迟在 {1}</translation></message>
<message><source>Compare</source><translation>比较</translation></message>
<message><source>Compare with older request</source><translation>与较早的请求比较</translation></message>
<message><source>Compare with previous version</source><translation>与上一版本比较</translation></message>
<message><source>Compare…</source><translation>比较…</translation></message>
<message><source>Comparing session {0} of {1}…</source><translation>正在比较会话 {0}/{1}…</translation></message>
<message><source>Complete and unchanged</source><translation>完整且未更改</translation></message>
<message><source>Completed Work</source><translation>已完成的工作</translation></message>
<message><source>Connect without encryption?</source><translation>使用未加密的连接？</translation></message>
<message><source>Contains invisible characters (marked).</source><translation>含有不可见字符（已标出）。</translation></message>
<message><source>Contains invisible characters.</source><translation>含有不可见字符。</translation></message>
<message><source>Contains look-alike letters.</source><translation>含有形似字母。</translation></message>
<message><source>Content</source><translation>内容</translation></message>
<message><source>Content of the request</source><translation>请求的内容</translation></message>
<message><source>Context</source><translation>上下文</translation></message>
<message><source>Context after compaction</source><translation>压缩后的上下文</translation></message>
<message><source>Context is ≈{0}, context window {1}. Helix will compact first.</source><translation>上下文 ≈{0}，上下文窗口 {1}。Helix 会先压缩。</translation></message>
<message><source>Context policy</source><translation>上下文策略</translation></message>
<message><source>Context use</source><translation>上下文占用</translation></message>
<message><source>Context use and cost</source><translation>上下文占用和费用</translation></message>
<message><source>Context use and cost by request</source><translation>各请求的上下文占用和费用</translation></message>
<message><source>Context use and tokens are about the same.</source><translation>上下文占用和 token 数大致相同。</translation></message>
<message><source>Context use as table</source><translation>上下文占用表格</translation></message>
<message><source>Context use by request</source><translation>各请求的上下文占用</translation></message>
<message><source>Context use by request, peaking at {0}% and {1}%</source><translation>各请求的上下文占用，峰值 {0}% 和 {1}%</translation></message>
<message><source>Context use over the session</source><translation>会话期间的上下文占用</translation></message>
<message><source>Context used</source><translation>上下文占用</translation></message>
<message><source>Context window</source><translation>上下文窗口</translation></message>
<message><source>Continue</source><translation>继续</translation></message>
<message><source>Continue editing</source><translation>继续编辑</translation></message>
<message><source>Continue interrupted turn</source><translation>继续中断的轮次</translation></message>
<message><source>Continue with</source><translation>继续之前的工作</translation></message>
<message><source>Continue “{0}”</source><translation>继续“{0}”</translation></message>
<message><source>Continued.</source><translation>已继续。</translation></message>
<message><source>Conversation</source><translation>对话</translation></message>
<message numerus="yes"><source>Conversation: {0} messages come back</source><extracomment>One: Conversation: {0} message comes back</extracomment><translation><numerusform>对话：恢复 {0} 条消息</numerusform></translation></message>
<message numerus="yes"><source>Conversation: {0} messages leave the context</source><extracomment>One: Conversation: {0} message leaves the context</extracomment><translation><numerusform>对话：{0} 条消息离开上下文</numerusform></translation></message>
<message><source>Copied</source><translation>已复制</translation></message>
<message><source>Copied.</source><translation>已复制。</translation></message>
<message><source>Copies everything to a new folder</source><translation>将所有内容复制到新文件夹</translation></message>
<message><source>Copy</source><translation>复制</translation></message>
<message><source>Copy JSON</source><translation>复制 JSON</translation></message>
<message><source>Copy SHA-256</source><translation>复制 SHA-256</translation></message>
<message><source>Copy as Markdown</source><translation>复制为 Markdown</translation></message>
<message><source>Copy code</source><translation>复制代码</translation></message>
<message><source>Copy command</source><translation>复制命令</translation></message>
<message><source>Copy commands</source><translation>复制命令</translation></message>
<message><source>Copy content</source><translation>复制内容</translation></message>
<message><source>Copy marker</source><translation>复制标记</translation></message>
<message><source>Copy report</source><translation>复制报告</translation></message>
<message><source>Copy request as JSON</source><translation>将请求复制为 JSON</translation></message>
<message><source>Copy text</source><translation>复制文本</translation></message>
<message><source>Copy the environment: {0}</source><translation>复制环境：{0}</translation></message>
<message><source>Copy the folder here, or choose another one.</source><translation>请将文件夹复制到此处，或选择其他文件夹。</translation></message>
<message><source>Copy {0}, which may hold secrets</source><translation>复制 {0}（可能包含机密）</translation></message>
<message><source>Cost</source><translation>费用</translation></message>
<message><source>Could run programs later, outside the sandbox.</source><translation>可能会在之后于沙盒外运行程序。</translation></message>
<message><source>Couldn't open an encrypted connection to the provider.</source><translation>无法与提供商建立加密连接。</translation></message>
<message><source>Couldn't open an encrypted connection to the server. Check its URL: servers without https start with http://.</source><translation>无法与服务器建立加密连接。请检查其 URL：没有 https 的服务器以 http:// 开头。</translation></message>
<message><source>Couldn't queue the message: {reason}.</source><translation>无法将消息加入队列：{reason}。</translation></message>
<message><source>Couldn't read a file</source><translation>有一个文件无法读取</translation></message>
<message><source>Couldn't read {path}: {reason}.</source><translation>无法读取 {path}：{reason}。</translation></message>
<message><source>Couldn't save how the subagent ended.</source><translation>无法保存子智能体的结束状态。</translation></message>
<message><source>Couldn't save the choice of hooks: {reason}.</source><translation>无法保存挂钩的选择：{reason}。</translation></message>
<message><source>Couldn't save the memory: {reason}.</source><translation>无法保存记忆：{reason}。</translation></message>
<message><source>Couldn't save the policy for all workspaces: {reason}.</source><translation>无法保存所有工作区的策略：{reason}。</translation></message>
<message><source>Couldn't save the sandbox settings: {reason}.</source><translation>无法保存沙盒设置：{reason}。</translation></message>
<message><source>Couldn't save the settings: {reason}.</source><translation>无法保存设置：{reason}。</translation></message>
<message><source>Couldn't save the workspace {workspace}: {error}.</source><translation>无法保存工作区 {workspace}：{error}。</translation></message>
<message><source>Couldn't save this change: {reason}.</source><translation>无法保存此更改：{reason}。</translation></message>
<message><source>Couldn't save your answer: {reason}.</source><translation>无法保存你的回答：{reason}。</translation></message>
<message><source>Couldn't save {path}: {reason}.</source><translation>无法保存 {path}：{reason}。</translation></message>
<message><source>Couldn't send the next message.</source><translation>无法发送下一条消息。</translation></message>
<message><source>Couldn't write the {0}</source><translation>未能写出{0}</translation></message>
<message><source>Couldn't write {path}: {reason}.</source><translation>无法写入 {path}：{reason}。</translation></message>
<message><source>Counted by your model</source><translation>你的模型计数</translation></message>
<message><source>Counted by your model: {0} tokens. Estimated: {1}.</source><translation>你的模型计数：{0} 个 token。估计：{1}。</translation></message>
<message><source>Counts of uses are too high.</source><translation>使用次数偏高。</translation></message>
<message><source>Coverage</source><translation>涵盖率</translation></message>
<message><source>Coverage check: no detail is missing.</source><translation>涵盖率检查：没有缺失的细节。</translation></message>
<message numerus="yes"><source>Coverage check: {count} details are only in the original messages.</source><extracomment>One: Coverage check: {count} detail is only in the original messages.</extracomment><translation><numerusform>涵盖率检查：{count} 个细节只在原始消息中。</numerusform></translation></message>
<message><source>Coverage is checked once the handover is written.</source><translation>交接文档写好后会检查涵盖率。</translation></message>
<message><source>Coverage: every detail · {0}</source><translation>涵盖率：全部细节 · {0}</translation></message>
<message numerus="yes"><source>Coverage: {0} details only via recall · {1}</source><extracomment>One: Coverage: {0} detail only via recall · {1}</extracomment><translation><numerusform>涵盖率：{0} 处细节只能靠取回 · {1}</numerusform></translation></message>
<message><source>Covered by a handover</source><translation>已由交接文档涵盖</translation></message>
<message><source>Covered by a handover, so its text is no longer sent.</source><translation>已由交接文档涵盖，因此不再发送其文本。</translation></message>
<message><source>Covered by handover {0}</source><translation>已由交接文档 {0} 涵盖</translation></message>
<message><source>Covered by notes</source><translation>已由笔记涵盖</translation></message>
<message><source>Covered messages</source><translation>已涵盖的消息</translation></message>
<message><source>Covers</source><translation>涵盖</translation></message>
<message><source>Create</source><translation>创建</translation></message>
<message><source>Create the workspace or check the path.</source><translation>请创建工作区或检查路径。</translation></message>
<message><source>Created {0}: {1}</source><translation>创建于 {0}：{1}</translation></message>
<message><source>Credentials</source><translation>凭据</translation></message>
<message><source>Ctrl+Enter to save</source><translation>Ctrl+Enter 保存</translation></message>
<message><source>Ctrl+Enter to save · Esc to cancel</source><translation>Ctrl+Enter 保存 · Esc 取消</translation></message>
<message><source>Ctrl+Enter to save, Esc to cancel. The previous version is kept.</source><translation>Ctrl+Enter 保存，Esc 取消。上一版本会保留。</translation></message>
<message><source>Ctrl+Enter to send · Esc to cancel</source><translation>Ctrl+Enter 发送 · Esc 取消</translation></message>
<message><source>Current Issues</source><translation>当前问题</translation></message>
<message><source>Current turn</source><translation>当前轮次</translation></message>
<message><source>Current: {0}</source><translation>当前：{0}</translation></message>
<message><source>Custom</source><translation>自定义</translation></message>
<message><source>Custom shortcuts as JSON: action to keys.</source><translation>自定义快捷键，JSON 格式：操作对应按键。</translation></message>
<message><source>Damaged</source><translation>已损坏</translation></message>
<message><source>Damaged files</source><translation>损坏的文件</translation></message>
<message><source>Dark</source><translation>深色</translation></message>
<message><source>Dark or light; `system` follows the desktop.</source><translation>深色或浅色；`system` 表示跟随桌面设置。</translation></message>
<message><source>Data</source><translation>数据</translation></message>
<message><source>Day</source><translation>日期</translation></message>
<message><source>Days</source><translation>天数</translation></message>
<message><source>Decline</source><translation>拒绝</translation></message>
<message><source>Defaults in use</source><translation>正在使用默认值</translation></message>
<message><source>Delete key</source><translation>删除密钥</translation></message>
<message><source>Delete permanently</source><translation>永久删除</translation></message>
<message><source>Delete permanently…</source><translation>永久删除…</translation></message>
<message><source>Delete this session?</source><translation>删除此会话？</translation></message>
<message><source>Delete workspace “{0}”?</source><translation>删除工作区“{0}”？</translation></message>
<message><source>Delete workspace…</source><translation>删除工作区…</translation></message>
<message numerus="yes"><source>Delete {0} entries</source><extracomment>One: Delete {0} entry</extracomment><translation><numerusform>删除 {0} 个条目</numerusform></translation></message>
<message><source>Delete “{0}” permanently?</source><translation>永久删除“{0}”？</translation></message>
<message><source>Deleted: {path}</source><translation>已删除：{path}</translation></message>
<message><source>Deletes everything it finds.</source><translation>删除找到的所有内容。</translation></message>
<message><source>Deletes files all over the system.</source><translation>删除整个系统范围内的文件。</translation></message>
<message><source>Deletes files that git doesn't track.</source><translation>删除 git 未跟踪的文件。</translation></message>
<message><source>Deletes files.</source><translation>删除文件。</translation></message>
<message><source>Deletes folders with everything in them.</source><translation>删除文件夹及其中的所有内容。</translation></message>
<message><source>Deletes folders.</source><translation>删除文件夹。</translation></message>
<message><source>Deletes the system, a home folder, or anything an empty variable expands to.</source><translation>删除系统、主文件夹，或空变量展开成的任何路径。</translation></message>
<message><source>Delete…</source><translation>删除…</translation></message>
<message><source>Deleting…</source><translation>正在删除…</translation></message>
<message><source>Denied or failed</source><translation>已拒绝或失败</translation></message>
<message><source>Denied: {what}</source><translation>已拒绝：{what}</translation></message>
<message><source>Denies the call. Helix gets your note and asks before its next attempt.</source><translation>拒绝此调用。Helix 会收到你的说明，并在下次尝试前询问。</translation></message>
<message><source>Deny</source><translation>拒绝</translation></message>
<message><source>Deny and send</source><translation>拒绝并发送</translation></message>
<message><source>Describe a task. Type @ to mention a file.</source><translation>描述一项任务。输入 @ 可提及文件。</translation></message>
<message><source>Desktop notifications</source><translation>桌面通知</translation></message>
<message><source>Details</source><translation>详细信息</translation></message>
<message><source>Details of this call</source><translation>此调用的详细信息</translation></message>
<message><source>Developer</source><translation>开发者</translation></message>
<message><source>Did you mean “{near}:”?</source><translation>是否想输入“{near}:”？</translation></message>
<message><source>Didn't fit</source><translation>放不下</translation></message>
<message><source>Diff</source><translation>差异</translation></message>
<message><source>Differences</source><translation>差异</translation></message>
<message><source>Discard</source><translation>放弃</translation></message>
<message><source>Discard and send</source><translation>放弃并发送</translation></message>
<message><source>Discard your edits?</source><translation>放弃你的编辑？</translation></message>
<message><source>Disk full: new work isn't being saved</source><translation>磁盘已满：新的工作未保存</translation></message>
<message><source>Dismiss</source><translation>忽略</translation></message>
<message><source>Do it with the other tools.</source><translation>请用其他工具完成。</translation></message>
<message><source>Documents are read only in a sandbox, and this system has none.</source><translation>文档只在沙盒中读取，而此系统没有沙盒。</translation></message>
<message><source>Doesn't fit: {0} of {1} tokens</source><translation>放不下：{0}/{1} 个 token</translation></message>
<message><source>Don't enter passwords or keys. Servers must not ask for them.</source><translation>请勿输入密码或密钥。服务器不得索要这些信息。</translation></message>
<message><source>Don't resume</source><translation>不继续</translation></message>
<message><source>Done</source><translation>完成</translation></message>
<message><source>Done. Helix learns about it with the next request.</source><translation>完成。Helix 会在下一个请求中得知。</translation></message>
<message><source>Draft</source><translation>草稿</translation></message>
<message><source>Dry run: nothing has changed yet. Every message stays on disk either way.</source><translation>试运行：尚未做任何更改。无论如何，每条消息都保留在磁盘上。</translation></message>
<message><source>EXPLORE</source><translation>浏览</translation></message>
<message><source>Each line holds one name and one value.</source><translation>每行包含一个名称和一个值。</translation></message>
<message><source>Each subagent has its own context window</source><translation>每个子智能体都有自己的上下文窗口</translation></message>
<message><source>Earlier version restored</source><translation>已恢复较早的版本</translation></message>
<message><source>Early, when it pays off</source><translation>划算时提早进行</translation></message>
<message><source>Economy</source><translation>Economy</translation></message>
<message><source>Edit</source><translation>编辑</translation></message>
<message><source>Edit &amp; resend</source><translation>编辑并重发</translation></message>
<message><source>Edit (Enter)</source><translation>编辑 (Enter)</translation></message>
<message><source>Edit and resend</source><translation>编辑并重发</translation></message>
<message><source>Edit and resend in new branch</source><translation>在新分支中编辑并重发</translation></message>
<message><source>Edit and resend last message</source><translation>编辑并重发最后一条消息</translation></message>
<message><source>Edit instructions</source><translation>编辑指令</translation></message>
<message><source>Edit it by hand.</source><translation>请手动编辑。</translation></message>
<message><source>Edit the plan</source><translation>编辑计划</translation></message>
<message><source>Edit the policy file</source><translation>编辑策略文件</translation></message>
<message><source>Edit this file?</source><translation>编辑此文件？</translation></message>
<message><source>Edit this version</source><translation>编辑此版本</translation></message>
<message><source>Effect on your sessions</source><translation>对你的会话的影响</translation></message>
<message><source>Effort</source><translation>推理</translation></message>
<message><source>Effort · {0}</source><translation>推理 · {0}</translation></message>
<message><source>Either way, Helix asks before it changes or runs anything else, unless you choose Sandboxed auto. Once outside content is in the conversation, Helix asks every time for secrets, the network, and other folders.</source><translation>无论如何，Helix 在更改或运行其他内容之前都会询问，除非你选择“沙盒内自动”。一旦对话中含有外部内容，涉及机密、网络和其他文件夹时 Helix 每次都会询问。</translation></message>
<message><source>Empty.</source><translation>空。</translation></message>
<message><source>End the message of each commit by Helix with the session's ID.</source><translation>在 Helix 的每个提交信息末尾加上会话 ID。</translation></message>
<message><source>End the turn</source><translation>结束这一轮</translation></message>
<message><source>Ends programs.</source><translation>结束程序。</translation></message>
<message><source>Enter 12 to 64 hex digits, as shown in the marker.</source><translation>请输入 12 到 64 位十六进制数字，如标记中所示。</translation></message>
<message><source>Enter a date with a time, like 2026-01-31T18:30:00Z.</source><translation>请输入带时间的日期，如 2026-01-31T18:30:00Z。</translation></message>
<message><source>Enter a date, like 2026-01-31.</source><translation>请输入日期，如 2026-01-31。</translation></message>
<message><source>Enter a full URL, like https://example.org.</source><translation>请输入完整 URL，如 https://example.org。</translation></message>
<message><source>Enter a name and a command or URL.</source><translation>请输入名称以及命令或 URL。</translation></message>
<message><source>Enter a number from {0} to {1}. Nothing changed.</source><translation>请输入 {0} 到 {1} 的数字。未做任何更改。</translation></message>
<message><source>Enter a number from {low} to {high} {unit}.</source><translation>请输入 {low} 到 {high} 的数字（{unit}）。</translation></message>
<message><source>Enter a number like 3.5.</source><translation>请输入类似 3.5 的数字。</translation></message>
<message><source>Enter a number.</source><translation>请输入数字。</translation></message>
<message><source>Enter a number. Nothing changed.</source><translation>请输入数字。未做任何更改。</translation></message>
<message><source>Enter a part of the name.</source><translation>请输入名称的一部分。</translation></message>
<message><source>Enter a whole number from {low} to {high} {unit}.</source><translation>请输入 {low} 到 {high} 的整数（{unit}）。</translation></message>
<message><source>Enter a whole number.</source><translation>请输入整数。</translation></message>
<message><source>Enter a workspace name.</source><translation>请输入工作区名称。</translation></message>
<message><source>Enter an email address, like ann@example.org.</source><translation>请输入电子邮件地址，如 ann@example.org。</translation></message>
<message><source>Enter both prices as numbers, such as 3 and 15.</source><translation>请以数字输入两个价格，例如 3 和 15。</translation></message>
<message><source>Enter more digits: {found}.</source><translation>请多输入几位：{found}。</translation></message>
<message><source>Enter one of them.</source><translation>请输入其中一个。</translation></message>
<message><source>Enter text.</source><translation>请输入文本。</translation></message>
<message><source>Enter the name of an AWS profile, or the path of a file of Google credentials.</source><translation>请输入 AWS 配置文件（profile）的名称，或 Google 凭据文件的路径。</translation></message>
<message><source>Enter the name of the variable that holds the key, not the key itself.</source><translation>请输入保存密钥的变量名，而不是密钥本身。</translation></message>
<message><source>Enter the secret as one line of text.</source><translation>请以单行文本输入机密。</translation></message>
<message><source>Enter to queue</source><translation>Enter 排队</translation></message>
<message><source>Enter to queue · Ctrl+Enter to interrupt · Esc to stop</source><translation>Enter 排队 · Ctrl+Enter 打断 · Esc 停止</translation></message>
<message><source>Enter to save  ·  Esc to cancel</source><translation>Enter 保存  ·  Esc 取消</translation></message>
<message><source>Enter to send · Shift+Enter for new line</source><translation>Enter 发送 · Shift+Enter 换行</translation></message>
<message><source>Enter to test. The server must support Chat Completions.</source><translation>按 Enter 测试。服务器必须支持 Chat Completions。</translation></message>
<message><source>Entries</source><translation>条目</translation></message>
<message><source>Entries that are pinned, used by a session, or less than a day old are kept.</source><translation>已固定、被会话使用或不到一天的条目会保留。</translation></message>
<message><source>Entries used again in the meantime are kept.</source><translation>在此期间又被使用的条目会保留。</translation></message>
<message><source>Environment variables or HTTP headers</source><translation>环境变量或 HTTP 标头</translation></message>
<message><source>Event</source><translation>事件</translation></message>
<message><source>Event {0}</source><translation>事件 {0}</translation></message>
<message><source>Event {seq} of session {name} is lost.</source><translation>会话 {name} 的事件 {seq} 已丢失。</translation></message>
<message><source>Event {seq} of session {session}: {problem}</source><translation>会话 {session} 的事件 {seq}：{problem}</translation></message>
<message><source>Event {seq} of this session isn't a request.</source><translation>此会话的事件 {seq} 不是请求。</translation></message>
<message><source>Events that the line came from</source><translation>此行所源自的事件</translation></message>
<message><source>Events {name} of version {version} come from a newer version.</source><translation>版本 {version} 的 {name} 事件来自更新的版本。</translation></message>
<message><source>Every command you allow can reach the network, your files, and your keys.</source><translation>你允许的每个命令都能访问网络、你的文件和你的密钥。</translation></message>
<message><source>Every message is still on disk.</source><translation>每条消息仍在磁盘上。</translation></message>
<message><source>Everything else is intact. `helix-desktop workspace check --deep` lists all damage.</source><translation>其他内容完好。`helix-desktop workspace check --deep` 会列出所有损坏。</translation></message>
<message><source>Everything is committed.</source><translation>所有内容均已提交。</translation></message>
<message><source>Everything is merged already.</source><translation>所有内容均已合并。</translation></message>
<message><source>Everything is saved. Raise the budget in Settings › Budgets to continue.</source><translation>所有内容均已保存。如要继续，请在“设置 › 预算”中提高预算。</translation></message>
<message><source>Everything so far is saved and readable, but new work can't be saved. Free disk space; the workspace then resumes.</source><translation>到此为止的内容均已保存且可读，但无法保存新的工作。释放磁盘空间后，工作区会继续。</translation></message>
<message><source>Everything that leaves the context can be recalled from the cache.</source><translation>离开上下文的所有内容都可以从缓存中取回。</translation></message>
<message><source>Everything up to here is saved, and no tool ran twice.</source><translation>到此为止的内容均已保存，没有工具运行两次。</translation></message>
<message><source>Exact text</source><translation>确切文本</translation></message>
<message><source>Exact text sent to the model</source><translation>发送给模型的确切文本</translation></message>
<message><source>Example: https://api.example.com/v1, or http://127.0.0.1:8080/v1 on this computer.</source><translation>示例：https://api.example.com/v1；此电脑上可用 http://127.0.0.1:8080/v1。</translation></message>
<message><source>Excerpt</source><translation>摘录</translation></message>
<message><source>Excerpt kept</source><translation>已保留摘录</translation></message>
<message><source>Excerpt of a large output</source><translation>大输出的摘录</translation></message>
<message><source>Excerpt with other instructions…</source><translation>用其他指令重新摘录…</translation></message>
<message><source>Excerpt: {0}</source><translation>摘录：{0}</translation></message>
<message><source>Excerpts and notes</source><translation>摘录和笔记</translation></message>
<message><source>Excerpts of large outputs</source><translation>大输出的摘录</translation></message>
<message><source>Excerpt…</source><translation>摘录…</translation></message>
<message><source>Exclude</source><translation>排除</translation></message>
<message><source>Exclude block from context</source><translation>从上下文中排除内容块</translation></message>
<message><source>Exclude from context</source><translation>从上下文中排除</translation></message>
<message><source>Excluded</source><translation>已排除</translation></message>
<message><source>Excluded by you at {0}</source><translation>你于 {0} 排除</translation></message>
<message><source>Excluded from context</source><translation>已从上下文中排除</translation></message>
<message><source>Excluded: {0}</source><translation>已排除：{0}</translation></message>
<message><source>Existing data is unchanged.</source><translation>现有数据未更改。</translation></message>
<message><source>Expand</source><translation>展开</translation></message>
<message><source>Expected: {0} tokens, at most {1}</source><translation>预计：{0} 个 token，最多 {1}</translation></message>
<message><source>Experiments</source><translation>实验</translation></message>
<message><source>Explain words</source><translation>解释词语</translation></message>
<message><source>Explore</source><translation>浏览</translation></message>
<message><source>Export</source><translation>导出</translation></message>
<message><source>Export CSV</source><translation>导出 CSV</translation></message>
<message><source>Export CSV…</source><translation>导出 CSV…</translation></message>
<message><source>Export anyway</source><translation>仍然导出</translation></message>
<message><source>Export as JSONL…</source><translation>导出为 JSONL…</translation></message>
<message><source>Export as Markdown…</source><translation>导出为 Markdown…</translation></message>
<message><source>Export as files…</source><translation>导出为文件…</translation></message>
<message><source>Export canceled</source><translation>导出已取消</translation></message>
<message><source>Export canceled.</source><translation>导出已取消。</translation></message>
<message><source>Export canceled. The partial file {0} was removed.</source><translation>导出已取消。部分文件 {0} 已移除。</translation></message>
<message><source>Export entry</source><translation>导出条目</translation></message>
<message><source>Export entry…</source><translation>导出条目…</translation></message>
<message><source>Export failed</source><translation>导出失败</translation></message>
<message><source>Export session</source><translation>导出会话</translation></message>
<message><source>Export session as JSONL…</source><translation>将会话导出为 JSONL…</translation></message>
<message><source>Export session as Markdown…</source><translation>将会话导出为 Markdown…</translation></message>
<message><source>Export with secrets?</source><translation>连同机密信息一起导出？</translation></message>
<message><source>Export workspace…</source><translation>导出工作区…</translation></message>
<message><source>Exported</source><translation>已导出</translation></message>
<message><source>Exporting</source><translation>正在导出</translation></message>
<message><source>Export…</source><translation>导出…</translation></message>
<message><source>Extra high</source><comment>reasoning effort</comment><translation>极高</translation></message>
<message><source>Failed</source><translation>失败</translation></message>
<message><source>Failed: {what}</source><translation>失败：{what}</translation></message>
<message><source>Fast model</source><translation>快速模型</translation></message>
<message><source>Fetch that address if it is what is wanted.</source><translation>如果需要，请直接获取该地址。</translation></message>
<message><source>Fetch this URL?</source><translation>获取此 URL？</translation></message>
<message><source>Fetches from an unusual address.</source><translation>从不寻常的地址获取内容。</translation></message>
<message><source>Fetches from {host}, which learns everything in the address.</source><translation>从 {host} 获取内容，对方会得知地址中的全部信息。</translation></message>
<message><source>Fewer options</source><translation>更少选项</translation></message>
<message><source>Fields: {fields}.</source><translation>字段：{fields}。</translation></message>
<message><source>File changes</source><translation>文件更改</translation></message>
<message><source>File for OpenTelemetry traces, or a collector on this computer; empty for none.</source><translation>OpenTelemetry 跟踪的文件，或这台计算机上的收集器；留空表示不写入。</translation></message>
<message><source>File in the project folder</source><translation>项目文件夹中的文件</translation></message>
<message><source>Files</source><translation>文件</translation></message>
<message><source>Files Helix writes or edits appear here, with their earlier versions.</source><translation>Helix 写入或编辑的文件及其之前的版本会显示在这里。</translation></message>
<message><source>Files and cached outputs</source><translation>文件和缓存的输出</translation></message>
<message><source>Fill the screen when the window opens.</source><translation>打开窗口时占满屏幕。</translation></message>
<message><source>Filter by tool, size, usage, state, hash, or text</source><translation>按工具、大小、使用、状态、哈希或文本筛选</translation></message>
<message><source>Filter entries</source><translation>筛选条目</translation></message>
<message><source>Filter entries (/)</source><translation>筛选条目 (/)</translation></message>
<message><source>Filter suggestions</source><translation>筛选建议</translation></message>
<message><source>Filter with one regular expression</source><translation>用一个正则表达式筛选</translation></message>
<message><source>Filter with regular expressions</source><translation>用正则表达式筛选</translation></message>
<message><source>Find</source><translation>查找</translation></message>
<message><source>Find in content</source><translation>在内容中查找</translation></message>
<message><source>Find in conversation</source><translation>在对话中查找</translation></message>
<message><source>Find local models</source><translation>查找本地模型</translation></message>
<message><source>Finds a text in everything that models were sent. Nothing is sent now.</source><translation>在发送给模型的所有内容中查找文本。现在不会发送任何内容。</translation></message>
<message><source>Finish in the browser.</source><translation>请在浏览器中完成。</translation></message>
<message><source>Finish or abort it with git.</source><translation>请用 git 完成或中止它。</translation></message>
<message><source>Finished</source><translation>已完成</translation></message>
<message><source>Finished before it could be canceled.</source><translation>在取消之前就已完成。</translation></message>
<message><source>First message of a session</source><translation>会话的第一条消息</translation></message>
<message><source>First request</source><translation>第一个请求</translation></message>
<message><source>Fits: context grows to {0}%</source><translation>放得下：上下文增至 {0}%</translation></message>
<message><source>Fix the marked value to apply.</source><translation>修正标出的值后才能应用。</translation></message>
<message><source>Fix what failed</source><translation>修复失败的命令</translation></message>
<message><source>Fold</source><translation>折叠</translation></message>
<message><source>Fold messages</source><translation>折叠消息</translation></message>
<message><source>Fold tool calls</source><translation>折叠工具调用</translation></message>
<message><source>Folder</source><translation>文件夹</translation></message>
<message><source>Folder no longer trusted.</source><translation>已不再信任此文件夹。</translation></message>
<message><source>Folder trusted.</source><translation>已信任此文件夹。</translation></message>
<message><source>Folder: {0}</source><translation>文件夹：{0}</translation></message>
<message><source>Folders</source><translation>文件夹</translation></message>
<message><source>Folders of your data</source><translation>你的数据所在的文件夹</translation></message>
<message><source>Folders you don't trust are always Strict.</source><translation>不受你信任的文件夹始终为“严格”。</translation></message>
<message><source>For a sandbox, install bubblewrap ({command}) and restart Helix.</source><translation>要获得沙盒，请安装 bubblewrap（{command}），然后重启 Helix。</translation></message>
<message><source>For a sandbox, install bubblewrap with the package manager of your system and restart Helix.</source><translation>要获得沙盒，请用系统的软件包管理器安装 bubblewrap，然后重启 Helix。</translation></message>
<message><source>For example auth, or text:"a phrase" for the content alone.</source><translation>例如 auth；只搜索内容则用 text:"短语"。</translation></message>
<message><source>For example created:&lt;7d, created:2026-11-20 or created:yesterday.</source><translation>例如 created:&lt;7d、created:2026-11-20 或 created:yesterday。</translation></message>
<message><source>For example max_completion_tokens.</source><translation>例如 max_completion_tokens。</translation></message>
<message><source>For example mime:image or mime:=text/plain.</source><translation>例如 mime:image 或 mime:=text/plain。</translation></message>
<message><source>For example outcome:failed.</source><translation>例如 outcome:failed。</translation></message>
<message><source>For example pinned:yes.</source><translation>例如 pinned:yes。</translation></message>
<message><source>For example re:/error \d+/i.</source><translation>例如 re:/error \d+/i。</translation></message>
<message><source>For example sha:3fa9: the first digits, 0-9 and a-f.</source><translation>例如 sha:3fa9：开头几位，0-9 和 a-f。</translation></message>
<message><source>For example text:"Traceback (most recent".</source><translation>例如 text:"Traceback (most recent"。</translation></message>
<message><source>For example tool:shell, or tool:~read for a part of the name.</source><translation>例如 tool:shell；也可用 tool:~read 匹配名称的一部分。</translation></message>
<message><source>For example used:never, used:&lt;7d or used:&gt;2026-11-20.</source><translation>例如 used:never、used:&lt;7d 或 used:&gt;2026-11-20。</translation></message>
<message><source>For example what:auth.py, or what:=src/auth.py for an exact match.</source><translation>例如 what:auth.py；也可用 what:=src/auth.py 精确匹配。</translation></message>
<message><source>For example {field}:&gt;10k, {field}:10..20 or {field}:0.</source><translation>例如 {field}:&gt;10k、{field}:10..20 或 {field}:0。</translation></message>
<message><source>For example: “Never touch migrations.”</source><translation>例如：“永远不要改动 migrations。”</translation></message>
<message><source>For sessions that aren't on screen</source><translation>适用于不在屏幕上的会话</translation></message>
<message><source>Forecast</source><translation>预测</translation></message>
<message><source>Fork bomb: multiplies until the computer freezes.</source><translation>Fork 炸弹：不断自我复制，直到电脑卡死。</translation></message>
<message><source>Forms can contain only text, numbers, yes/no, and choices.</source><translation>表单只能包含文本、数字、是/否和选项。</translation></message>
<message><source>Found</source><translation>已找到</translation></message>
<message><source>Found in your environment variables.</source><translation>在你的环境变量中找到。</translation></message>
<message><source>Free disk space, then try again.</source><translation>请释放磁盘空间，然后重试。</translation></message>
<message><source>Free of charge</source><translation>免费</translation></message>
<message><source>Free. Nothing leaves this computer.</source><translation>免费。没有数据离开此电脑。</translation></message>
<message numerus="yes"><source>Free: {0} tokens</source><extracomment>One: Free: {0} token</extracomment><translation><numerusform>可用：{0} 个 token</numerusform></translation></message>
<message><source>Frees</source><translation>释放</translation></message>
<message><source>From a folder of dependencies or one that git ignores, and you haven't agreed to use it.</source><translation>来自依赖文件夹或 git 忽略的文件夹，而你尚未同意使用。</translation></message>
<message><source>From a nested repository that isn't yours, and you haven't agreed to use it.</source><translation>来自不属于你的嵌套仓库，而你尚未同意使用。</translation></message>
<message><source>From commit {0}: {1}</source><translation>起点：提交 {0}，{1}</translation></message>
<message><source>From git, from a nested repository, or from the time of a command or of another agent, and you haven't agreed to use it.</source><translation>来自 git、嵌套仓库，或某个命令或其他代理运行期间，而你尚未同意使用。</translation></message>
<message><source>From line {0}</source><translation>从第 {0} 行</translation></message>
<message><source>From prompt cache</source><translation>来自提示词缓存</translation></message>
<message><source>From the project</source><translation>来自项目</translation></message>
<message><source>From {0} at {1}: {2}</source><translation>起点：{0}（{1}），{2}</translation></message>
<message><source>From {0} to {1} tokens. They are charged as output.</source><translation>{0} 到 {1} 个 token。按输出计费。</translation></message>
<message><source>From “{0}”, message {1}, {2}</source><translation>来自“{0}”，消息 {1}，{2}</translation></message>
<message><source>Full</source><comment>motion</comment><translation>完整</translation></message>
<message><source>Full check</source><translation>完整检查</translation></message>
<message><source>Full details of this call</source><translation>此调用的完整信息</translation></message>
<message><source>Full output</source><translation>完整输出</translation></message>
<message><source>Full output, chosen by Helix</source><translation>完整输出，由 Helix 选择</translation></message>
<message><source>Full output, chosen by you</source><translation>完整输出，由你选择</translation></message>
<message><source>Full path of the git that Helix uses; empty for the one of the system.</source><translation>Helix 使用的 git 的完整路径；留空表示使用系统的 git。</translation></message>
<message><source>Full path. Empty: the one of the system. Takes effect at the next start</source><translation>完整路径。留空：系统的 git。下次启动时生效</translation></message>
<message><source>Full third-party licenses</source><translation>第三方许可证全文</translation></message>
<message><source>General</source><translation>常规</translation></message>
<message><source>Generate preview</source><translation>生成预览</translation></message>
<message><source>Generate preview · {0}</source><translation>生成预览 · {0}</translation></message>
<message><source>Get started</source><translation>开始使用</translation></message>
<message><source>Git</source><translation>Git</translation></message>
<message><source>Git Bash is used if both are installed: Helix understands its commands. Takes effect after a restart</source><translation>两者都已安装时使用 Git Bash：Helix 能理解它的命令。重启后生效</translation></message>
<message><source>Git branch {0}</source><translation>Git 分支 {0}</translation></message>
<message><source>Git can't create the worktree {folder}: {reason}</source><translation>git 无法创建工作树 {folder}：{reason}</translation></message>
<message><source>Git can't tell what is uncommitted in {folder}: {reason}</source><translation>git 无法确定 {folder} 中有哪些未提交的内容：{reason}</translation></message>
<message><source>Git deletes the commits later, and they can't be brought back.</source><translation>git 之后会删除这些提交，且无法恢复。</translation></message>
<message><source>Git did not answer: {reason}</source><translation>git 没有响应：{reason}</translation></message>
<message><source>Git did not commit: {reason}</source><translation>Git 未提交：{reason}</translation></message>
<message><source>Git did not merge {branch}: {reason}</source><translation>git 未合并 {branch}：{reason}</translation></message>
<message><source>Git did not remove {folder}: {reason}</source><translation>git 未移除 {folder}：{reason}</translation></message>
<message><source>Git doesn't take {name} as the name of a branch.</source><translation>git 不接受 {name} 作为分支名称。</translation></message>
<message><source>Git has removed what the earlier state needs.</source><translation>git 已删除先前状态所需的内容。</translation></message>
<message><source>Git is not installed.</source><translation>未安装 git。</translation></message>
<message><source>Git says too much of what the command left in the repository.</source><translation>关于该命令在仓库中留下的内容,Git 输出得太多。</translation></message>
<message><source>Git would read {named}, which contains secrets and is hidden from commands. Once committed, commands can read it.</source><translation>git 会读取含有机密且对命令隐藏的 {named}。一旦提交，命令就能读取它。</translation></message>
<message><source>Glossary</source><translation>词汇表</translation></message>
<message><source>Go</source><translation>执行</translation></message>
<message><source>Go on with what is still open:&#10;{0}</source><translation>请继续处理尚未完成的内容：&#10;{0}</translation></message>
<message><source>Go to</source><translation>转到</translation></message>
<message><source>Go to a request that was sent first.</source><translation>请先转到已发送的请求。</translation></message>
<message><source>Go to conversation</source><translation>转到对话</translation></message>
<message><source>Go to latest message</source><translation>转到最新消息</translation></message>
<message><source>Google rejected the credentials. {message}</source><translation>Google 拒绝了凭据。{message}</translation></message>
<message><source>Google's answer contains no access token.</source><translation>Google 的回应中没有访问令牌。</translation></message>
<message><source>Green</source><translation>绿色</translation></message>
<message><source>Handover</source><translation>交接文档</translation></message>
<message><source>Handover sections</source><translation>交接文档的各部分</translation></message>
<message><source>Handover {0}</source><translation>交接文档 {0}</translation></message>
<message><source>Handovers</source><translation>交接文档</translation></message>
<message><source>Has too many parts to check.</source><translation>组成部分过多，无法检查。</translation></message>
<message><source>Hash</source><translation>哈希</translation></message>
<message><source>Hash mismatch</source><translation>哈希不符</translation></message>
<message><source>Headers</source><translation>标头</translation></message>
<message><source>Height of the window when it opens.</source><translation>打开窗口时的高度。</translation></message>
<message><source>Helix</source><translation>Helix</translation></message>
<message><source>Helix Desktop is already open in {who}.</source><translation>Helix Desktop 已在{who}中打开。</translation></message>
<message><source>Helix Desktop was closed before the command ended.</source><translation>Helix Desktop 在命令结束前已关闭。</translation></message>
<message><source>Helix always uses the AGENTS.md in its own settings folder</source><translation>Helix 始终使用其自身设置文件夹中的 AGENTS.md</translation></message>
<message><source>Helix asks before every command. “Always” covers only that exact command.</source><translation>Helix 在每个命令之前都会询问。“始终”只适用于完全相同的命令。</translation></message>
<message><source>Helix asks you</source><translation>Helix 向你提问</translation></message>
<message><source>Helix can run none of the packages of {name}.</source><translation>Helix 无法运行 {name} 的任何软件包。</translation></message>
<message><source>Helix can't check commands for {shell}.</source><translation>Helix 无法检查 {shell} 的命令。</translation></message>
<message><source>Helix can't check it</source><translation>Helix 无法检查它</translation></message>
<message><source>Helix can't open this link. Only plain http and https links work.</source><translation>Helix 无法打开此链接。只支持普通的 http 和 https 链接。</translation></message>
<message><source>Helix can't see what you do on that page. You confirm once more before it opens.</source><translation>Helix 看不到你在该页面上的操作。打开前会请你再次确认。</translation></message>
<message><source>Helix can't use Google credentials of the type {type}.</source><translation>Helix 不能使用 {type} 类型的 Google 凭据。</translation></message>
<message><source>Helix chose {model} as fast model. You can choose another one.</source><translation>Helix 已选择 {model} 作为快速模型。你可以另选一个。</translation></message>
<message><source>Helix chose {model} as long-context model. You can choose another one.</source><translation>Helix 已选择 {model} 作为长上下文模型。你可以另选一个。</translation></message>
<message><source>Helix compacts the conversation at {0} of the context, or when you choose Compact now.</source><translation>Helix 会在上下文达到 {0} 时或您选择“立即压缩”时压缩对话。</translation></message>
<message><source>Helix detects Ollama, LM Studio, and llama.cpp.</source><translation>Helix 会检测 Ollama、LM Studio 和 llama.cpp。</translation></message>
<message><source>Helix doesn't have permission to read and write in {where}.</source><translation>Helix 没有在 {where} 中读写的权限。</translation></message>
<message><source>Helix doesn't have permission to use {place}.</source><translation>Helix 没有使用 {place} 的权限。</translation></message>
<message><source>Helix doesn't sign in with the {name} of the AWS profile {profile}.</source><translation>Helix 不支持用 AWS 配置文件 {profile} 的 {name} 登录。</translation></message>
<message><source>Helix follows these: your prompt and rules, skills, and the project's AGENTS.md.</source><translation>Helix 遵循这些：你的提示词和规则、技能以及项目的 AGENTS.md。</translation></message>
<message><source>Helix has no copy of {names}.</source><translation>Helix 没有 {names} 的副本。</translation></message>
<message><source>Helix has no sandbox for this system yet. On Linux, it uses bubblewrap.</source><translation>Helix 尚无适用于此系统的沙盒。在 Linux 上使用 bubblewrap。</translation></message>
<message><source>Helix is answering this message, so it's always sent in full.</source><translation>Helix 正在回答这条消息，因此它始终完整发送。</translation></message>
<message><source>Helix is answering this message.</source><translation>Helix 正在回答这条消息。</translation></message>
<message><source>Helix is choosing what to keep of a large output. Until then, it has a preview.</source><translation>Helix 正在选择保留大型输出的哪些部分。在此之前使用预览。</translation></message>
<message><source>Helix is still working</source><translation>Helix 仍在工作</translation></message>
<message><source>Helix is still working in this session.</source><translation>Helix 仍在此会话中工作。</translation></message>
<message><source>Helix is still working in this session. Nothing changed.</source><translation>Helix 仍在处理此会话。未做任何更改。</translation></message>
<message><source>Helix is working in this session. Stop it or wait until it finishes.</source><translation>Helix 正在此会话中工作。请停止或等待其完成。</translation></message>
<message><source>Helix is working in this workspace. Stop it or wait until it finishes</source><translation>Helix 正在此工作区中工作。请停止或等待其完成</translation></message>
<message><source>Helix keeps every tool output here, also when it has left the context.</source><translation>Helix 在此保存所有工具输出，即使它们已不在上下文中。</translation></message>
<message><source>Helix keeps the present version, so you can undo this.</source><translation>Helix 会保留当前版本，因此可以撤销。</translation></message>
<message><source>Helix keeps the requests of this session smaller until it is opened again.</source><translation>在此会话重新打开之前，Helix 会让它的请求保持较小。</translation></message>
<message><source>Helix keeps this in every request: what you typed, and what steers the agent.</source><translation>Helix 在每个请求中保留这些内容：你输入的内容，以及引导智能体的内容。</translation></message>
<message><source>Helix kept an excerpt</source><translation>Helix 保留了摘录</translation></message>
<message><source>Helix kept the full output</source><translation>Helix 保留了完整输出</translation></message>
<message><source>Helix kept the preview</source><translation>Helix 保留了预览</translation></message>
<message><source>Helix kept {0}</source><translation>Helix 保留了{0}</translation></message>
<message><source>Helix learns about it with the next request. Redo it under Changes.</source><translation>Helix 会在下一个请求中得知。可在“更改”中重做。</translation></message>
<message><source>Helix learns about it with the next request. Undo it under Changes.</source><translation>Helix 会在下一个请求中得知。可在“更改”中撤销。</translation></message>
<message><source>Helix needs my approval</source><translation>Helix 需要我批准时</translation></message>
<message><source>Helix needs your answer</source><translation>Helix 需要你回答</translation></message>
<message><source>Helix never checks for updates on its own.</source><translation>Helix 从不自行检查更新。</translation></message>
<message><source>Helix quit during this turn</source><translation>Helix 在此轮次中退出</translation></message>
<message><source>Helix quit during this turn. Everything up to here is saved.</source><translation>Helix 在此轮次中退出。到此为止的所有内容均已保存。</translation></message>
<message><source>Helix reads no documents and draws no formulas.</source><translation>Helix 不读取文档，也不绘制公式。</translation></message>
<message><source>Helix runs packages of npm, PyPI, and OCI, and servers at a URL.</source><translation>Helix 可运行 npm、PyPI 和 OCI 的软件包，并使用 URL 上的服务器。</translation></message>
<message><source>Helix saves the current version first, so you can undo this.</source><translation>Helix 会先保存当前版本，因此可以撤销。</translation></message>
<message><source>Helix sets the header {name} itself.</source><translation>标头 {name} 由 Helix 自行设置。</translation></message>
<message><source>Helix speaks version {number}.</source><translation>Helix 使用版本 {number}。</translation></message>
<message><source>Helix stopped {0}, which ran in the background.</source><translation>Helix 停止了在后台运行的 {0}。</translation></message>
<message><source>Helix uses the default model and shows which</source><translation>Helix 使用默认模型并显示是哪一个</translation></message>
<message><source>Helix was cut off while a command ran.</source><translation>命令运行时 Helix 中断了。</translation></message>
<message><source>Helix was cut off while a command ran. Changed since it began: {names}.</source><translation>命令运行时 Helix 中断了。自命令开始后更改的内容：{names}。</translation></message>
<message><source>Helix won't send or export it. Nothing else is affected. To repair it, choose a file with the same bytes, for example from a backup or the project.</source><translation>Helix 不会发送或导出它。其他内容不受影响。要修复它，请选择字节相同的文件，例如备份或项目中的文件。</translation></message>
<message><source>Helix works here. Deleting the workspace never deletes this folder.</source><translation>Helix 在此处工作。删除工作区绝不会删除此文件夹。</translation></message>
<message><source>Helix writes a handover here</source><translation>Helix 在此处写交接文档</translation></message>
<message><source>Helix writes the body field {name} itself.</source><translation>正文字段 {name} 由 Helix 自行填写。</translation></message>
<message numerus="yes"><source>Helix: {0} sessions running</source><extracomment>One: Helix: {0} session running</extracomment><translation><numerusform>Helix：{0} 个会话正在运行</numerusform></translation></message>
<message><source>Hex</source><translation>十六进制</translation></message>
<message><source>Hidden from this command: {0}</source><translation>对此命令隐藏：{0}</translation></message>
<message><source>Hide</source><translation>隐藏</translation></message>
<message><source>Hide the running commands</source><translation>隐藏运行中的命令</translation></message>
<message><source>Hide the steps</source><translation>隐藏步骤</translation></message>
<message><source>High</source><comment>reasoning effort</comment><translation>高</translation></message>
<message><source>Highest so far</source><translation>目前最高</translation></message>
<message><source>Holds up the subagent since {0}</source><translation>自 {0} 起让子智能体等待</translation></message>
<message><source>Holds up the turn since {0}</source><translation>自 {0} 起让这一轮等待</translation></message>
<message><source>Hook “{0}” blocked this</source><translation>挂钩“{0}”阻止了此操作</translation></message>
<message><source>Hook “{0}” failed</source><translation>挂钩“{0}”失败</translation></message>
<message><source>Hook “{0}” ran</source><translation>已运行挂钩“{0}”</translation></message>
<message><source>Hook: {command}</source><translation>挂钩：{command}</translation></message>
<message><source>Hooks</source><translation>挂钩</translation></message>
<message><source>Hooks need bash, which commands here don't run with.</source><translation>挂钩需要 bash，而此处的命令不使用它。</translation></message>
<message><source>Host</source><translation>主机</translation></message>
<message><source>Hosts allowed without encryption</source><translation>允许不加密的主机</translation></message>
<message><source>Hover over a request, or use ← and →. Drag or press + to zoom.</source><translation>将鼠标悬停在请求上，或使用 ← 和 →。拖动或按 + 可放大。</translation></message>
<message><source>Identical content is stored once. You and Helix can recall every byte.</source><translation>相同的内容只存储一次。你和 Helix 可以取回每个字节。</translation></message>
<message><source>If Helix ends now, the end of this answer is lost. {0}</source><translation>如果 Helix 现在结束，此回答的末尾会丢失。{0}</translation></message>
<message><source>If you stop now, everything so far is kept and you can continue later.</source><translation>如果现在停止，到此为止的内容都会保留，之后可以继续。</translation></message>
<message><source>Image</source><translation>图片</translation></message>
<message><source>Image, {0} × {1}, {2}</source><translation>图片，{0} × {1}，{2}</translation></message>
<message><source>Import</source><translation>导入</translation></message>
<message><source>Import a session</source><translation>导入会话</translation></message>
<message><source>Import canceled</source><translation>导入已取消</translation></message>
<message><source>Import failed</source><translation>导入失败</translation></message>
<message><source>Import servers</source><translation>导入服务器</translation></message>
<message><source>Import session…</source><translation>导入会话…</translation></message>
<message><source>Import the session again to go on.</source><translation>要继续，请再次导入该会话。</translation></message>
<message><source>Import workspace…</source><translation>导入工作区…</translation></message>
<message><source>Import {0}</source><translation>导入 {0}</translation></message>
<message numerus="yes"><source>Import {0} sessions of other programs</source><extracomment>One: Import {0} session of another program</extracomment><translation><numerusform>导入其他程序的 {0} 个会话</numerusform></translation></message>
<message><source>Imported</source><translation>已导入</translation></message>
<message><source>Imported from {0}</source><translation>从 {0} 导入</translation></message>
<message><source>Imported from {0}: {1}</source><translation>从 {0} 导入：{1}</translation></message>
<message><source>Imported sessions can go on here.</source><translation>导入的会话可以在此继续。</translation></message>
<message><source>Imported. Review each start command before it runs.</source><translation>已导入。请在运行前审核每个启动命令。</translation></message>
<message><source>Imported. Review its start command before it runs.</source><translation>已导入。请在运行前审核其启动命令。</translation></message>
<message><source>Importing</source><translation>正在导入</translation></message>
<message><source>In a Flatpak, no sandbox can run. For one, install Helix as a package of your system or from the portable archive.</source><translation>Flatpak 中无法运行沙盒。要获得沙盒，请将 Helix 安装为系统软件包，或使用便携版压缩包。</translation></message>
<message><source>In addition to the system, the project, and toolchains on your PATH</source><translation>除系统、项目和 PATH 上的工具链之外</translation></message>
<message><source>In another program's folder. You can switch it on.</source><translation>位于其他程序的文件夹中。可以开启。</translation></message>
<message><source>In any open workspace</source><translation>在任何已打开的工作区中</translation></message>
<message><source>In context</source><translation>在上下文中</translation></message>
<message><source>In every new session</source><translation>在每个新会话中</translation></message>
<message><source>In every request</source><translation>在每个请求中</translation></message>
<message><source>In every request: what you pinned, instructions, and what steers the agent.</source><translation>在每个请求中：你固定的内容、指令，以及引导智能体的内容。</translation></message>
<message><source>In keyring. Type a new value to replace it.</source><translation>已在密钥环中。输入新值可替换。</translation></message>
<message><source>In notes</source><translation>在笔记中</translation></message>
<message><source>In the background, {0} ended with exit status {2} after {1}.</source><translation>{0} 在后台运行 {1} 后结束，退出码 {2}。</translation></message>
<message><source>In the cache</source><translation>在缓存中</translation></message>
<message><source>In the sandbox, {text} is the sandbox itself, and not this computer.</source><translation>在沙盒中，{text} 是沙盒本身，而不是此电脑。</translation></message>
<message><source>In the trash, {0} · {1}</source><translation>在回收站中，{0} · {1}</translation></message>
<message><source>In trusted folders, read-only commands run without asking.</source><translation>在受信任的文件夹中，只读命令无需询问即可运行。</translation></message>
<message><source>Include</source><translation>纳入</translation></message>
<message><source>Include in full</source><translation>完整纳入</translation></message>
<message><source>Include or recall block</source><translation>纳入或取回内容块</translation></message>
<message><source>Included</source><translation>已重新纳入</translation></message>
<message><source>Included in full</source><translation>已完整纳入</translation></message>
<message><source>Index</source><translation>索引</translation></message>
<message><source>Indigo</source><translation>靛蓝色</translation></message>
<message><source>Input</source><translation>输入</translation></message>
<message><source>Input price, USD per million tokens</source><translation>输入价格，美元/百万 token</translation></message>
<message><source>Install</source><translation>安装</translation></message>
<message><source>Install git, then try again.</source><translation>请安装 git，然后重试。</translation></message>
<message><source>Install it with: pip install "helix-desktop[cluster]".</source><translation>请用以下命令安装：pip install "helix-desktop[cluster]"。</translation></message>
<message><source>Install the program, or choose another model.</source><translation>请安装该程序，或选择其他模型。</translation></message>
<message><source>Install the program, or enter its full path.</source><translation>请安装该程序，或输入其完整路径。</translation></message>
<message><source>Install the same version of Helix on all workers.</source><translation>请在所有工作进程上安装相同版本的 Helix。</translation></message>
<message><source>Instructions</source><translation>指令</translation></message>
<message><source>Instructions (Helix reads them as this server's words)</source><translation>说明（Helix 将其视为此服务器的话）</translation></message>
<message><source>Instructions for all projects</source><translation>所有项目的指令</translation></message>
<message><source>Instructions of this project</source><translation>此项目的指令</translation></message>
<message><source>Instructions: {0}</source><translation>指令：{0}</translation></message>
<message><source>Interrupted</source><translation>已中断</translation></message>
<message><source>Invalid value: {error}.</source><translation>值无效：{error}。</translation></message>
<message><source>It applies only until this window or command ends.</source><translation>仅在此窗口或命令结束前有效。</translation></message>
<message><source>It has no buttons.</source><translation>没有按钮。</translation></message>
<message><source>It is not there.</source><translation>那里没有该内容。</translation></message>
<message><source>It plays no sounds.</source><translation>不播放声音。</translation></message>
<message><source>It was undone.</source><translation>它已被撤销。</translation></message>
<message><source>Its answer isn't a JSON object of the known form.</source><translation>其回答不是已知格式的 JSON 对象。</translation></message>
<message><source>Its branch is kept.</source><translation>其分支已保留。</translation></message>
<message><source>Its branch was merged and is deleted.</source><translation>其分支已合并，并已删除。</translation></message>
<message><source>Its branch {branch} may still be there. Start a new session.</source><translation>其分支 {branch} 可能仍然存在。请新建会话。</translation></message>
<message><source>Its content may be lost. `workspace repair` keeps the readable part.</source><translation>其内容可能已丢失。`workspace repair` 会保留可读部分。</translation></message>
<message><source>Its file switches all hooks off.</source><translation>其文件关闭了所有挂钩。</translation></message>
<message><source>Its folder is now {0}.</source><translation>其文件夹现在是 {0}。</translation></message>
<message><source>Its hooks and settings could run programs later, outside the sandbox.</source><translation>其挂钩和设置可能会在之后于沙盒外运行程序。</translation></message>
<message><source>Its known contents are listed below. The rest was read.</source><translation>其中已知的内容列在下方。其余部分已读取。</translation></message>
<message><source>Its last line: “{line}”</source><translation>最后一行：“{line}”</translation></message>
<message><source>Its lines must be in the file exactly once. Ask for a new patch.</source><translation>它的各行必须在文件中恰好出现一次。请让 Helix 提供新的补丁。</translation></message>
<message><source>Its saved keys are deleted too.</source><translation>其已保存的密钥也会删除。</translation></message>
<message><source>Its sessions and cache are erased from disk. You can't undo this.</source><translation>其会话和缓存将从磁盘上清除。此操作无法撤销。</translation></message>
<message><source>Its sessions, cache, and settings ({0}) move to the trash in {1}.</source><translation>其会话、缓存和设置（{0}）会移到 {1} 中的回收站。</translation></message>
<message><source>Its start isn't approved, or its program or a script has changed.</source><translation>其启动未获批准，或其程序或脚本已更改。</translation></message>
<message><source>Its time was over.</source><translation>已超过时限。</translation></message>
<message><source>Its title and times are lost.</source><translation>其标题和时间已丢失。</translation></message>
<message><source>Its tool, times, and counts are lost.</source><translation>其工具、时间和计数已丢失。</translation></message>
<message><source>Its workspace.json was changed.</source><translation>其 workspace.json 已被更改。</translation></message>
<message><source>JSON</source><translation>JSON</translation></message>
<message><source>Jump to latest</source><translation>跳到最新</translation></message>
<message numerus="yes"><source>Jump to latest · {0} new</source><extracomment>One: Jump to latest · {0} new</extracomment><translation><numerusform>跳到最新 · {0} 条新内容</numerusform></translation></message>
<message><source>Keep</source><translation>保留</translation></message>
<message><source>Keep excerpt</source><translation>保留摘录</translation></message>
<message><source>Keep or remove all of these lines together.</source><translation>请将这些行全部一起保留或移除。</translation></message>
<message><source>Keep running</source><translation>继续运行</translation></message>
<message><source>Keep the computer awake while a session works.</source><translation>会话工作时保持电脑唤醒。</translation></message>
<message><source>Keep the prompt cache for an hour (writing costs 2×)</source><translation>将提示词缓存保留一小时（写入费用为 2 倍）</translation></message>
<message><source>Keep trusting</source><translation>继续信任</translation></message>
<message><source>Kept and pinned</source><translation>已保留和已固定</translation></message>
<message><source>Kept in full</source><translation>已完整保留</translation></message>
<message numerus="yes"><source>Kept: edited {0} steps ago</source><extracomment>One: Kept: edited {0} step ago</extracomment><translation><numerusform>已保留：{0} 步前编辑</numerusform></translation></message>
<message><source>Kept: it steers the agent</source><translation>已保留：用于引导智能体</translation></message>
<message numerus="yes"><source>Kept: returned {0} steps ago</source><extracomment>One: Kept: returned {0} step ago</extracomment><translation><numerusform>已保留：{0} 步前返回</numerusform></translation></message>
<message numerus="yes"><source>Kept: said {0} steps ago</source><extracomment>One: Kept: said {0} step ago</extracomment><translation><numerusform>已保留：{0} 步前的发言</numerusform></translation></message>
<message><source>Kept: you typed it</source><translation>已保留：由你输入</translation></message>
<message><source>Kept: {0}</source><translation>已保留：{0}</translation></message>
<message><source>Key deleted.</source><translation>密钥已删除。</translation></message>
<message><source>Key header</source><translation>密钥标头</translation></message>
<message><source>Key variable</source><translation>密钥变量</translation></message>
<message><source>Keyboard shortcuts</source><translation>键盘快捷键</translation></message>
<message><source>Keys are saved in {store}</source><translation>密钥保存在 {store} 中</translation></message>
<message><source>Kills every running program.</source><translation>终止所有运行中的程序。</translation></message>
<message><source>Known: {endpoints}.</source><translation>已知：{endpoints}。</translation></message>
<message><source>Known: {known}.</source><translation>已知：{known}。</translation></message>
<message><source>Known: {presets}.</source><translation>已知：{presets}。</translation></message>
<message><source>Language</source><translation>语言</translation></message>
<message><source>Language of the window; `system` is that of the system.</source><translation>窗口的语言；`system` 表示系统语言。</translation></message>
<message><source>Large output</source><translation>大输出</translation></message>
<message><source>Large outputs</source><translation>大输出</translation></message>
<message><source>Larger than 256 KB.</source><translation>大于 256 KB。</translation></message>
<message><source>Larger than 64 KB.</source><translation>大于 64 KB。</translation></message>
<message><source>Last sessions with and without Helix</source><translation>最近的会话：使用与不使用 Helix</translation></message>
<message numerus="yes"><source>Last {0} days</source><extracomment>One: Last {0} day</extracomment><translation><numerusform>最近 {0} 天</numerusform></translation></message>
<message><source>Later notes keep the lines that you add and omit those that you delete.</source><translation>之后的笔记会保留你添加的行，并略去你删除的行。</translation></message>
<message><source>Lead a port of your computer to this port in the sandbox</source><translation>将你电脑的一个端口转发到沙盒中的此端口</translation></message>
<message><source>Leave the field empty.</source><translation>请将该字段留空。</translation></message>
<message><source>Let Helix recall it, or undo the compaction first.</source><translation>请让 Helix 取回它，或先撤销压缩。</translation></message>
<message><source>Let Helix use {0}</source><translation>允许 Helix 使用 {0}</translation></message>
<message><source>Let a model take notes at</source><translation>模型记笔记的阈值</translation></message>
<message><source>Let the agent choose what to keep of a large output, decide automatically, or never shorten.</source><translation>由智能体选择保留大输出的哪些部分、自动决定，或从不缩短。</translation></message>
<message><source>Let the fast model name a session after its first turn.</source><translation>由快速模型在会话的第一轮之后为其命名。</translation></message>
<message><source>License</source><translation>许可证</translation></message>
<message><source>Licenses</source><translation>许可证</translation></message>
<message><source>Light</source><translation>浅色</translation></message>
<message><source>Line {line} isn't valid JSON: {reason}</source><translation>第 {line} 行不是有效的 JSON：{reason}</translation></message>
<message><source>Line {line}: {reason}.</source><translation>第 {line} 行：{reason}。</translation></message>
<message><source>Line {number} isn't NAME{sign}VALUE.</source><translation>第 {number} 行不符合 NAME{sign}VALUE 格式。</translation></message>
<message><source>Line {number} says that already.</source><translation>第 {number} 行已有同样的内容。</translation></message>
<message><source>Lines</source><translation>行</translation></message>
<message><source>Lines of texts up to 1 MB can be commented.</source><translation>只能对不超过 1 MB 的文本行添加评论。</translation></message>
<message><source>Lines of {0}</source><translation>{0} 的行</translation></message>
<message><source>Lines {0}</source><translation>第 {0} 行</translation></message>
<message numerus="yes"><source>Lines {1} and {0} more ranges</source><extracomment>One: Lines {1} and {0} more range</extracomment><translation><numerusform>第 {1} 行，另有 {0} 个范围</numerusform></translation></message>
<message><source>Lists</source><translation>列表</translation></message>
<message><source>Loading</source><translation>正在加载</translation></message>
<message><source>Local and private addresses are blocked unless listed here</source><translation>本地和专用地址会被拦截，除非在此列出</translation></message>
<message><source>Local model</source><translation>本地模型</translation></message>
<message><source>Local servers found: {0}.</source><translation>找到本地服务器：{0}。</translation></message>
<message><source>Log</source><translation>日志</translation></message>
<message><source>Logs</source><translation>日志</translation></message>
<message><source>Long work</source><translation>长时间工作</translation></message>
<message><source>Long-context model</source><translation>长上下文模型</translation></message>
<message><source>Longer than {longest} characters, too long to check.</source><translation>超过 {longest} 个字符，过长而无法检查。</translation></message>
<message><source>Looking at the project's files…</source><translation>正在查看项目文件…</translation></message>
<message><source>Looking for unused entries…</source><translation>正在查找未使用的条目…</translation></message>
<message><source>Low</source><comment>reasoning effort</comment><translation>低</translation></message>
<message><source>MCP server</source><translation>MCP 服务器</translation></message>
<message><source>MCP servers</source><translation>MCP 服务器</translation></message>
<message><source>Main model</source><translation>主模型</translation></message>
<message><source>Make a copy of it under a new name instead.</source><translation>请改为用新名称创建副本。</translation></message>
<message><source>Make it simpler.</source><translation>请简化它。</translation></message>
<message><source>Make room first.</source><translation>请先腾出空间。</translation></message>
<message><source>Markers</source><translation>标记</translation></message>
<message><source>Matches</source><translation>匹配项</translation></message>
<message><source>Max output</source><translation>最大输出</translation></message>
<message><source>Maximum</source><comment>reasoning effort</comment><translation>最高</translation></message>
<message><source>May delete data</source><translation>可能删除数据</translation></message>
<message><source>May read secrets</source><translation>可能读取机密</translation></message>
<message><source>May write other files of the project.</source><translation>可能写入项目的其他文件。</translation></message>
<message><source>Medium</source><comment>reasoning effort</comment><translation>中</translation></message>
<message><source>Memory</source><translation>记忆</translation></message>
<message><source>Mention a file</source><translation>提及文件</translation></message>
<message><source>Mention a file (@)</source><translation>提及文件 (@)</translation></message>
<message><source>Mentioned in your message</source><translation>在你的消息中提及</translation></message>
<message><source>Menu</source><translation>菜单</translation></message>
<message><source>Merge</source><translation>合并</translation></message>
<message><source>Merge worktree…</source><translation>合并工作树…</translation></message>
<message><source>Merge {0} into {1}?</source><translation>将 {0} 合并到 {1}？</translation></message>
<message><source>Merged {0} into {1}.</source><translation>已将 {0} 合并到 {1}。</translation></message>
<message><source>Merge…</source><translation>合并…</translation></message>
<message><source>Message</source><translation>消息</translation></message>
<message><source>Message being answered</source><translation>正在回答的消息</translation></message>
<message><source>Message box</source><translation>输入框</translation></message>
<message><source>Message {0}…   @ file · / command · # cached output</source><translation>给 {0} 发消息…   @ 文件 · / 命令 · # 缓存的输出</translation></message>
<message><source>Messages</source><translation>消息</translation></message>
<message><source>Messages in traces</source><translation>跟踪中的消息</translation></message>
<message><source>Minimal</source><comment>reasoning effort</comment><translation>最低</translation></message>
<message><source>Minutes after which nobody answers.</source><translation>多少分钟后视为无人回答。</translation></message>
<message><source>Missing</source><translation>缺失</translation></message>
<message><source>Missing closing quote.</source><translation>缺少右引号。</translation></message>
<message><source>Mode: {0}</source><translation>模式：{0}</translation></message>
<message><source>Mode: {0} · {1}</source><translation>模式：{0} · {1}</translation></message>
<message><source>Mode: {0}.</source><translation>模式：{0}。</translation></message>
<message><source>Model</source><translation>模型</translation></message>
<message><source>Model changed. Takes effect with the next request.</source><translation>模型已更改。从下一个请求起生效。</translation></message>
<message><source>Model limits and prices</source><translation>模型上限和价格</translation></message>
<message><source>Model of the workspace: {0}</source><translation>工作区的模型：{0}</translation></message>
<message><source>Model of this session: that of the workspace again</source><translation>此会话的模型：恢复为工作区的模型</translation></message>
<message><source>Model of this session: {0}</source><translation>此会话的模型：{0}</translation></message>
<message><source>Model's default</source><translation>模型默认</translation></message>
<message><source>Model: {0}</source><translation>模型：{0}</translation></message>
<message><source>Models</source><translation>模型</translation></message>
<message><source>Models and keys</source><translation>模型与密钥</translation></message>
<message><source>Models in this workspace</source><translation>此工作区中的模型</translation></message>
<message><source>More</source><translation>更多</translation></message>
<message><source>More actions</source><translation>更多操作</translation></message>
<message><source>More answers</source><translation>更多回答</translation></message>
<message><source>More expensive</source><translation>更贵</translation></message>
<message><source>More may be lost, and how much is unknown.</source><translation>可能还有其他丢失，数量未知。</translation></message>
<message><source>More options</source><translation>更多选项</translation></message>
<message><source>More providers</source><translation>更多提供商</translation></message>
<message><source>More than one cache entry starts with {prefix}.</source><translation>有多个缓存条目以 {prefix} 开头。</translation></message>
<message><source>More than one cache entry starts with {wanted}.</source><translation>有多个缓存条目以 {wanted} 开头。</translation></message>
<message><source>More than {most} options.</source><translation>选项超过 {most} 个。</translation></message>
<message><source>Motion</source><translation>动态效果</translation></message>
<message><source>Mount the folder on this computer and open that.</source><translation>请将该文件夹挂载到此电脑，再打开挂载位置。</translation></message>
<message><source>Move (Alt+↑, Alt+↓)</source><translation>移动 (Alt+↑, Alt+↓)</translation></message>
<message><source>Move down (Alt+↓)</source><translation>下移 (Alt+↓)</translation></message>
<message><source>Move it into the project folder and mention it with @.</source><translation>请将其移入项目文件夹，并用 @ 提及。</translation></message>
<message><source>Move outputs older than</source><translation>移动早于此值的输出</translation></message>
<message><source>Move outputs older than this many turns; 0 = never.</source><translation>移动早于此轮次数的输出；0 = 从不。</translation></message>
<message><source>Move to trash</source><translation>移到回收站</translation></message>
<message><source>Move up (Alt+↑)</source><translation>上移 (Alt+↑)</translation></message>
<message><source>Moves old outputs to the cache, compacts at 85%</source><translation>将旧输出移入缓存，在 85% 时压缩</translation></message>
<message><source>Moves the system or a home folder.</source><translation>移动系统或主文件夹。</translation></message>
<message><source>NAME=value, one per line (for a URL: Header: value)</source><translation>NAME=值，每行一个（URL 用 Header: 值）</translation></message>
<message><source>Name</source><translation>名称</translation></message>
<message><source>Name sessions by the fast model</source><translation>由快速模型为会话命名</translation></message>
<message><source>Name the environment variable that holds the key, or add the key in Settings › Models and keys or with `helix-desktop key set`.</source><translation>请指定保存密钥的环境变量，或在“设置 › 模型与密钥”中或用 `helix-desktop key set` 添加密钥。</translation></message>
<message><source>Name the session in commits</source><translation>在提交中注明会话</translation></message>
<message><source>Names no file in the project folder, and this tool changes no others.</source><translation>没有指定项目文件夹中的文件，而此工具不更改其他文件。</translation></message>
<message><source>Needs network access.</source><translation>需要访问网络。</translation></message>
<message><source>Needs review</source><translation>需要审核</translation></message>
<message><source>Network access</source><translation>网络访问</translation></message>
<message><source>Never</source><translation>从不</translation></message>
<message><source>Never</source><comment>stay awake</comment><translation>从不</translation></message>
<message><source>Never allow</source><translation>永不允许</translation></message>
<message><source>Never before that</source><translation>从不提前</translation></message>
<message><source>New answer</source><translation>新回答</translation></message>
<message><source>New editor or agent configuration files are set aside only when the command ends.</source><translation>新建的编辑器或智能体配置文件要到命令结束时才会搁置。</translation></message>
<message><source>New entries could overwrite old ones.</source><translation>新条目可能会覆盖旧条目。</translation></message>
<message><source>New file.</source><translation>新文件。</translation></message>
<message><source>New line</source><translation>换行</translation></message>
<message><source>New messages {0}–{1} stay as they are.</source><translation>新消息 {0}–{1} 保持不变。</translation></message>
<message><source>New session</source><translation>新建会话</translation></message>
<message><source>New session in a worktree</source><translation>在工作树中新建会话</translation></message>
<message><source>New session in a worktree…</source><translation>在工作树中新建会话…</translation></message>
<message><source>New since request {0}</source><translation>自请求 {0} 以来新增</translation></message>
<message><source>New step</source><translation>新步骤</translation></message>
<message><source>New workspace</source><translation>新建工作区</translation></message>
<message><source>New workspace with this policy…</source><translation>用此策略新建工作区…</translation></message>
<message><source>New workspace…</source><translation>新建工作区…</translation></message>
<message><source>New: {path}</source><translation>新建：{path}</translation></message>
<message><source>Newer request</source><translation>较新的请求</translation></message>
<message><source>Newer request (])</source><translation>较新的请求 (])</translation></message>
<message><source>Next</source><translation>下一个</translation></message>
<message><source>Next</source><comment>request</comment><translation>下一个</translation></message>
<message><source>Next (End)</source><translation>下一个 (End)</translation></message>
<message><source>Next change</source><translation>下一处更改</translation></message>
<message><source>Next entry (↓)</source><translation>下一个条目 (↓)</translation></message>
<message><source>Next line (Alt+Down)</source><translation>下一行 (Alt+↓)</translation></message>
<message><source>Next match (Enter)</source><translation>下一个匹配项 (Enter)</translation></message>
<message><source>Next missing detail</source><translation>下一处缺失的细节</translation></message>
<message><source>Next mode</source><translation>下一个模式</translation></message>
<message><source>Next request</source><translation>下一个请求</translation></message>
<message><source>Next request · not sent yet</source><translation>下一个请求 · 尚未发送</translation></message>
<message><source>Next: {0}. Nothing is lost.</source><translation>接下来：{0}。不会丢失任何内容。</translation></message>
<message><source>No</source><translation>否</translation></message>
<message><source>No account, no telemetry. Only requests to the model you choose leave this computer.</source><translation>无需账户，没有遥测。只有发给所选模型的请求会离开此电脑。</translation></message>
<message><source>No answer was recorded.</source><translation>没有记录回答。</translation></message>
<message><source>No answer yet · {0}</source><translation>还没有应答 · {0}</translation></message>
<message><source>No answer yet. Retrying…</source><translation>还没有回答。正在重试…</translation></message>
<message><source>No archived sessions.</source><translation>没有已归档的会话。</translation></message>
<message><source>No automatic checks</source><translation>不自动检查</translation></message>
<message><source>No changes left</source><translation>没有剩余的更改</translation></message>
<message><source>No changes.</source><translation>没有更改。</translation></message>
<message><source>No color</source><translation>无颜色</translation></message>
<message><source>No command is running.</source><translation>没有正在运行的命令。</translation></message>
<message><source>No command or skill has this name. As a message, Helix reads it as text.</source><translation>没有这个名称的命令或技能。作为消息发送时，Helix 会将其当作文本阅读。</translation></message>
<message><source>No command, or a very long one.</source><translation>没有命令，或命令过长。</translation></message>
<message><source>No compactions yet</source><translation>还没有压缩</translation></message>
<message><source>No content begins with {prefix}.</source><translation>没有以 {prefix} 开头的内容。</translation></message>
<message><source>No description.</source><translation>没有描述。</translation></message>
<message><source>No dollar limit</source><translation>不设美元上限</translation></message>
<message><source>No dollar limit while the price is unknown</source><translation>价格未知时不设美元上限</translation></message>
<message><source>No earlier version of this command or path.</source><translation>此命令或路径没有更早的版本。</translation></message>
<message><source>No fast model selected: using {model}.</source><translation>未选择快速模型：使用 {model}。</translation></message>
<message><source>No file selected</source><translation>未选择文件</translation></message>
<message><source>No files changed in this session</source><translation>此会话中没有文件更改</translation></message>
<message><source>No folder selected</source><translation>未选择文件夹</translation></message>
<message><source>No handover or notes selected.</source><translation>未选择交接文档或笔记。</translation></message>
<message><source>No hooks were run.</source><translation>未运行任何挂钩。</translation></message>
<message><source>No instructions below the description.</source><translation>描述下方没有指令。</translation></message>
<message><source>No instructions in use</source><translation>没有使用指令</translation></message>
<message><source>No key</source><translation>无密钥</translation></message>
<message><source>No key, no network</source><translation>无需密钥，无需网络</translation></message>
<message><source>No keyring: saved until you quit</source><translation>没有密钥环：保存到退出为止</translation></message>
<message><source>No limit</source><translation>无上限</translation></message>
<message><source>No line-by-line view</source><translation>没有逐行视图</translation></message>
<message><source>No local model found</source><translation>未找到本地模型</translation></message>
<message><source>No local models found. Start Ollama, LM Studio, or llama.cpp.</source><translation>未找到本地模型。请启动 Ollama、LM Studio 或 llama.cpp。</translation></message>
<message><source>No long-context model selected: using {model} ({window} tokens).</source><translation>未选择长上下文模型：使用 {model}（{window} 个 token）。</translation></message>
<message><source>No longer in context.</source><translation>已不在上下文中。</translation></message>
<message><source>No longer the default in all workspaces. Takes effect with the next request.</source><translation>不再是所有工作区的默认模型。从下一个请求起生效。</translation></message>
<message><source>No matches</source><translation>没有匹配项</translation></message>
<message><source>No matches.</source><translation>没有匹配项。</translation></message>
<message><source>No matches. Type provider/model to use any other model.</source><translation>没有匹配项。输入“提供商/模型”可使用任何其他模型。</translation></message>
<message><source>No matching settings.</source><translation>没有匹配的设置。</translation></message>
<message><source>No messages yet.</source><translation>还没有消息。</translation></message>
<message><source>No model selected, so the practice model answers. It works offline and only quotes what the tools return.</source><translation>未选择模型，因此由练习模型回答。它离线工作，只会引用工具返回的内容。</translation></message>
<message><source>No network except the hosts you allow, and no access to other processes. Its own processes can reach each other.</source><translation>除你允许的主机外没有网络，也不能访问其他进程。其自身的进程可以互相访问。</translation></message>
<message><source>No network unless you allow it, not even to this computer.</source><translation>除非你允许，否则没有网络，连此电脑也不能访问。</translation></message>
<message><source>No new version was created.</source><translation>未创建新版本。</translation></message>
<message><source>No newline at end of file</source><translation>文件末尾没有换行符</translation></message>
<message><source>No object is named `hooks`.</source><translation>其中没有名为 `hooks` 的对象。</translation></message>
<message><source>No open question has the number {number}.</source><translation>没有编号为 {number} 的待答问题。</translation></message>
<message><source>No other session here has {name}.</source><translation>此处没有其他会话含有 {name}。</translation></message>
<message><source>No output yet.</source><translation>还没有输出。</translation></message>
<message><source>No port could be opened: {error}.</source><translation>无法打开端口：{error}。</translation></message>
<message><source>No problems found</source><translation>未发现问题</translation></message>
<message><source>No reason given</source><translation>没有给出原因</translation></message>
<message><source>No reason was given.</source><translation>未给出原因。</translation></message>
<message><source>No request had it.</source><translation>没有请求包含它。</translation></message>
<message><source>No requests yet.</source><translation>还没有请求。</translation></message>
<message><source>No result</source><translation>没有结果</translation></message>
<message><source>No result yet, still running</source><translation>还没有结果，仍在运行</translation></message>
<message><source>No rules are known for {shell}.</source><translation>没有针对 {shell} 的规则。</translation></message>
<message><source>No rules yet. Answer a request with “Always” or “Never” to add one.</source><translation>还没有规则。用“始终”或“永不”回应请求即可添加。</translation></message>
<message><source>No sandbox</source><translation>没有沙盒</translation></message>
<message><source>No sandbox on this system</source><translation>此系统没有沙盒</translation></message>
<message><source>No sandbox on this system: nothing restricts the command.</source><translation>此系统没有沙盒：命令不受任何限制。</translation></message>
<message><source>No sandbox: commands can do anything you can, so Helix asks before each one.</source><translation>没有沙盒：命令可以做你能做的任何事，因此 Helix 每次都会先询问。</translation></message>
<message><source>No secure system keyring found, so the secret can't be saved.</source><translation>未找到安全的系统密钥环，因此无法保存机密。</translation></message>
<message><source>No secure system keyring found, so the value of {name} can't be saved.</source><translation>未找到安全的系统密钥环，因此无法保存 {name} 的值。</translation></message>
<message><source>No secure system keyring: keys are saved until you quit</source><translation>没有安全的系统密钥环：密钥保存到退出为止</translation></message>
<message><source>No servers yet. Add or import one above.</source><translation>还没有服务器。请在上方添加或导入。</translation></message>
<message><source>No session is open</source><translation>没有打开的会话</translation></message>
<message><source>No sessions for this folder were found. Choose or drop a file.</source><translation>未找到此文件夹的会话。请选择或拖入文件。</translation></message>
<message><source>No sessions to replay yet. After the first one, this compares the current policy with your edits.</source><translation>还没有可回放的会话。有了第一个会话后，这里会将当前策略与你的编辑进行比较。</translation></message>
<message><source>No sessions to replay yet. Run a session, then compare policies.</source><translation>还没有可回放的会话。先运行一个会话，再比较策略。</translation></message>
<message><source>No subagent was stopped in the last 5 seconds.</source><translation>最近 5 秒内没有停止子智能体。</translation></message>
<message><source>No subagents are running.</source><translation>没有正在运行的子智能体。</translation></message>
<message><source>No system keyring: keys are forgotten when you quit. Install GNOME Keyring or KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), or set an environment variable.</source><translation>没有系统密钥环：退出后会忘记密钥。请安装 GNOME Keyring 或 KWallet（Debian、Ubuntu：sudo apt install gnome-keyring），或设置环境变量。</translation></message>
<message><source>No system keyring: saved until you quit</source><translation>没有系统密钥环：保存到退出为止</translation></message>
<message><source>No usage</source><translation>没有用量</translation></message>
<message><source>No workspace is open</source><translation>没有打开的工作区</translation></message>
<message><source>No workspace was created. {0} is unchanged.</source><translation>未创建工作区。{0} 未更改。</translation></message>
<message><source>No workspace with that number</source><translation>没有该编号的工作区</translation></message>
<message><source>Nobody has used it on a Mac yet. Helix tried it when it started.</source><translation>还没有人在 Mac 上用过。Helix 启动时试运行过。</translation></message>
<message><source>None (single version)</source><translation>无（单个版本）</translation></message>
<message><source>None fits. Open one and recall part of it.</source><translation>都放不下。请打开其中一个并取回一部分。</translation></message>
<message><source>None of its {0} can be read.</source><translation>其中的 {0} 全部无法读取。</translation></message>
<message><source>None runs unless you approve it.</source><translation>未经你批准，任何挂钩都不会运行。</translation></message>
<message><source>None yet. Add Markdown files to .agents/commands.</source><translation>暂无。请将 Markdown 文件添加到 .agents/commands。</translation></message>
<message><source>None yet. Add folders with a SKILL.md to .agents/skills.</source><translation>暂无。请将带有 SKILL.md 的文件夹添加到 .agents/skills。</translation></message>
<message><source>None yet. Add one below, or ask Helix to remember something.</source><translation>暂无。请在下方添加，或让 Helix 记住一些内容。</translation></message>
<message><source>None yet. Tools appear here after the server starts.</source><translation>还没有。服务器启动后，工具会显示在这里。</translation></message>
<message><source>None. A project declares them in .helix/hooks.json.</source><translation>无。项目在 .helix/hooks.json 中声明挂钩。</translation></message>
<message><source>None. Add hooks.json to {0}.</source><translation>无。请在 {0} 中添加 hooks.json。</translation></message>
<message><source>None. Commands have no network.</source><translation>无。命令没有网络。</translation></message>
<message><source>Not a URL.</source><translation>不是 URL。</translation></message>
<message><source>Not a valid server list: {error}.</source><translation>服务器列表无效：{error}。</translation></message>
<message><source>Not applied yet. Takes effect with the next turn.</source><translation>尚未应用。从下一轮次起生效。</translation></message>
<message><source>Not available for this block.</source><translation>对此内容块不可用。</translation></message>
<message><source>Not decided yet</source><translation>尚未决定</translation></message>
<message><source>Not even one line fits.</source><translation>连一行都放不下。</translation></message>
<message><source>Not imported: {0}</source><translation>未导入：{0}</translation></message>
<message><source>Not in context</source><translation>不在上下文中</translation></message>
<message><source>Not in this request</source><translation>不在此请求中</translation></message>
<message><source>Not now</source><translation>暂不</translation></message>
<message><source>Not pinned.</source><translation>未固定。</translation></message>
<message><source>Not put back: {0}</source><translation>未放回：{0}</translation></message>
<message><source>Not recorded</source><translation>未记录</translation></message>
<message><source>Not redone: {0}</source><translation>未重做：{0}</translation></message>
<message><source>Not sandboxed: can do anything you can.</source><translation>不在沙盒中：可以做你能做的任何事。</translation></message>
<message><source>Not saved. The key is still in the field.</source><translation>未保存。密钥仍在输入框中。</translation></message>
<message><source>Not sent yet.</source><translation>尚未发送。</translation></message>
<message><source>Not started: review its start command first</source><translation>未启动：请先审核其启动命令</translation></message>
<message><source>Not text.</source><translation>不是文本。</translation></message>
<message><source>Not text. Use the hex view.</source><translation>不是文本。请使用十六进制视图。</translation></message>
<message><source>Not trusted</source><translation>不受信任</translation></message>
<message><source>Not undone: {0}</source><translation>未撤销：{0}</translation></message>
<message><source>Not used in any session.</source><translation>没有任何会话使用。</translation></message>
<message><source>Not used: {0}</source><translation>未使用：{0}</translation></message>
<message><source>Not valid JSON.</source><translation>不是有效的 JSON。</translation></message>
<message><source>Not verified: some messages don't match the SHA-256 in {0} ({1}…).</source><translation>校验未通过：有些消息与 {0} 中的 SHA-256（{1}…）不符。</translation></message>
<message><source>Notes</source><translation>笔记</translation></message>
<message><source>Notes (model)</source><translation>笔记（模型）</translation></message>
<message><source>Notes (rules)</source><translation>笔记（规则）</translation></message>
<message><source>Notes at the earliest</source><translation>最早转为笔记</translation></message>
<message><source>Notes by a model</source><translation>模型的笔记</translation></message>
<message><source>Notes or a handover took this out of the context. It stays readable.</source><translation>笔记或交接文档将其移出了上下文。仍可阅读。</translation></message>
<message><source>Notes refined</source><translation>笔记已优化</translation></message>
<message><source>Notes refined {0}: {1}</source><translation>笔记优化于 {0}：{1}</translation></message>
<message><source>Notes taken {0}: {1}</source><translation>笔记写于 {0}：{1}</translation></message>
<message><source>Notes were merged and shortened.</source><translation>笔记已合并并缩短。</translation></message>
<message><source>Nothing</source><translation>不处理</translation></message>
<message><source>Nothing answers at the provider's address.</source><translation>提供商的地址没有应答。</translation></message>
<message><source>Nothing cached yet</source><translation>尚未缓存任何内容</translation></message>
<message><source>Nothing changed since.</source><translation>此后没有任何变化。</translation></message>
<message><source>Nothing changed.</source><translation>未做任何更改。</translation></message>
<message><source>Nothing changed. A newer version of Helix may be able to read it.</source><translation>未做任何更改。更新版本的 Helix 或许可以读取它。</translation></message>
<message><source>Nothing changed. Check the folder's permissions or choose another data folder.</source><translation>未做任何更改。请检查文件夹权限或选择其他数据文件夹。</translation></message>
<message><source>Nothing changed. Choose a data folder with a shorter path.</source><translation>未做任何更改。请选择路径更短的数据文件夹。</translation></message>
<message><source>Nothing changed. Choose a data folder with a valid name.</source><translation>未做任何更改。请选择名称有效的数据文件夹。</translation></message>
<message><source>Nothing changed. Choose a file of the same version, for example from a backup.</source><translation>未做任何更改。请选择同一版本的文件，例如备份中的文件。</translation></message>
<message><source>Nothing changed. Choose a new or empty folder.</source><translation>未做任何更改。请选择新文件夹或空文件夹。</translation></message>
<message><source>Nothing changed. Choose another file.</source><translation>未做任何更改。请选择其他文件。</translation></message>
<message><source>Nothing changed. Choose another folder.</source><translation>未做任何更改。请选择其他文件夹。</translation></message>
<message><source>Nothing changed. Choose another name, or start an ordinary session.</source><translation>未做任何更改。请选择其他名称，或新建普通会话。</translation></message>
<message><source>Nothing changed. Close that program, then reopen the workspace.</source><translation>未做任何更改。请关闭该程序，然后重新打开工作区。</translation></message>
<message><source>Nothing changed. Create it without the environment.</source><translation>未做任何更改。请在不复制环境的情况下创建。</translation></message>
<message><source>Nothing changed. Edit the lines of the newer ones.</source><translation>没有任何变化。请编辑较新笔记的行。</translation></message>
<message><source>Nothing changed. Free disk space, or copy the folder to a larger disk.</source><translation>未做任何更改。请释放磁盘空间，或将该文件夹复制到更大的磁盘。</translation></message>
<message><source>Nothing changed. Open this workspace with the newer version.</source><translation>未做任何更改。请用更新的版本打开此工作区。</translation></message>
<message><source>Nothing changed. Put longer text into a project file.</source><translation>未做任何更改。较长的文本请放到项目文件中。</translation></message>
<message><source>Nothing changed. Quit it, or try again when it has ended.</source><translation>未做任何更改。请退出该进程，或在其结束后重试。</translation></message>
<message><source>Nothing changed. Reopen this page to try again.</source><translation>未做任何更改。重新打开此页面即可重试。</translation></message>
<message><source>Nothing changed. Restore the workspace from a backup.</source><translation>未做任何更改。请从备份还原工作区。</translation></message>
<message><source>Nothing changed. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>未做任何更改。请运行 `helix-desktop workspace repair`，它在副本上操作。</translation></message>
<message><source>Nothing changed. Shorten the version; the originals keep everything.</source><translation>未做任何更改。请缩短此版本；原文会保留全部内容。</translation></message>
<message><source>Nothing changed. Try again when it has ended.</source><translation>未做任何更改。请在其结束后重试。</translation></message>
<message><source>Nothing changed. Try again, choose another model, or use rules.</source><translation>未做任何更改。请重试、选择其他模型，或使用规则。</translation></message>
<message><source>Nothing changed. Try again, or compact by rules.</source><translation>未做任何更改。请重试，或按规则压缩。</translation></message>
<message><source>Nothing changed. Try again.</source><translation>未做任何更改。请重试。</translation></message>
<message><source>Nothing changed. Update Helix to import it.</source><translation>未做任何更改。请更新 Helix 后再导入。</translation></message>
<message><source>Nothing changed. Update Helix to open it.</source><translation>未做任何更改。请更新 Helix 后再打开。</translation></message>
<message><source>Nothing changed. `workspace repair` rebuilds the database from readable data.</source><translation>未做任何更改。`workspace repair` 会用可读数据重建数据库。</translation></message>
<message><source>Nothing else changed.</source><translation>其他内容未更改。</translation></message>
<message><source>Nothing follows “{text}”.</source><translation>“{text}”后面没有内容。</translation></message>
<message><source>Nothing here is called {event}.</source><translation>此处没有名为 {event} 的事件。</translation></message>
<message><source>Nothing here yet. Archive or delete a workspace from its menu.</source><translation>这里还没有内容。可从工作区的菜单将其归档或删除。</translation></message>
<message><source>Nothing in any session contains “{0}”.</source><translation>任何会话中都没有“{0}”。</translation></message>
<message><source>Nothing in it looks like a secret.</source><translation>其中没有看起来像机密信息的内容。</translation></message>
<message><source>Nothing is deleted, and you can undo it at any time, also days later.</source><translation>不会删除任何内容，随时可以撤销，几天之后也可以。</translation></message>
<message><source>Nothing is displayed incorrectly.</source><translation>显示内容没有错误。</translation></message>
<message><source>Nothing is erased, and your project files stay as they are.</source><translation>不会清除任何内容，你的项目文件保持不变。</translation></message>
<message><source>Nothing is stored in this workspace yet.</source><translation>此工作区中尚未存储任何内容。</translation></message>
<message><source>Nothing is stored yet.</source><translation>尚未存储任何内容。</translation></message>
<message><source>Nothing is written to the prompt cache again</source><translation>不会重新写入提示词缓存</translation></message>
<message><source>Nothing new</source><translation>没有新内容</translation></message>
<message><source>Nothing of this turn is left to undo here.</source><translation>这一轮在此已没有可撤销的内容。</translation></message>
<message><source>Nothing sent yet</source><translation>尚未发送任何内容</translation></message>
<message><source>Nothing sent yet. This is sent together with your first message.</source><translation>尚未发送任何内容。这些内容将与第一条消息一起发送。</translation></message>
<message><source>Nothing spent yet.</source><translation>尚无花费。</translation></message>
<message><source>Nothing to branch from.</source><translation>没有可创建分支的内容。</translation></message>
<message><source>Nothing to clean up</source><translation>没有可清理的内容</translation></message>
<message><source>Nothing to compact right now.</source><translation>目前没有可压缩的内容。</translation></message>
<message><source>Nothing to compact yet.</source><translation>暂无可压缩的内容。</translation></message>
<message><source>Nothing to continue.</source><translation>没有可继续的内容。</translation></message>
<message><source>Nothing to pin.</source><translation>没有可固定的内容。</translation></message>
<message><source>Nothing to redo.</source><translation>没有可重做的操作。</translation></message>
<message><source>Nothing to send.</source><translation>没有可发送的内容。</translation></message>
<message><source>Nothing to undo.</source><translation>没有可撤销的操作。</translation></message>
<message><source>Nothing to undo: the context is the full history.</source><translation>没有可撤销的操作：上下文就是完整历史。</translation></message>
<message><source>Nothing waits for you.</source><translation>没有需要您处理的事项。</translation></message>
<message><source>Nothing was compacted.</source><translation>未压缩任何内容。</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup, or choose another folder.</source><translation>未在原处创建任何内容。请从备份还原，或选择其他文件夹。</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup.</source><translation>未在原处创建任何内容。请从备份还原。</translation></message>
<message><source>Nothing was deleted. What was moved is in {place}.</source><translation>未删除任何内容。已移动的内容在 {place} 中。</translation></message>
<message><source>Nothing was erased. Check the disk, then reopen the workspace.</source><translation>未清除任何内容。请检查磁盘，然后重新打开工作区。</translation></message>
<message><source>Nothing was erased. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>未清除任何内容。请运行 `helix-desktop workspace repair`，它在副本上操作。</translation></message>
<message><source>Nothing was erased. `helix-desktop workspace check --deep` lists what is damaged.</source><translation>未清除任何内容。`helix-desktop workspace check --deep` 会列出损坏之处。</translation></message>
<message><source>Nothing was exported. Choose another location.</source><translation>未导出任何内容。请选择其他位置。</translation></message>
<message><source>Nothing was imported.</source><translation>未导入任何内容。</translation></message>
<message><source>Nothing was imported. Choose a folder that Helix Desktop exported.</source><translation>未导入任何内容。请选择由 Helix Desktop 导出的文件夹。</translation></message>
<message><source>Nothing was imported. Choose another backup.</source><translation>未导入任何内容。请选择其他备份。</translation></message>
<message><source>Nothing was imported. Helix Desktop doesn't write such sessions.</source><translation>未导入任何内容。Helix Desktop 不会写出这样的会话。</translation></message>
<message><source>Nothing was imported. Make it again, then import it.</source><translation>未导入任何内容。请重新制作后再导入。</translation></message>
<message><source>Nothing was imported. Replace the link with the folder itself.</source><translation>未导入任何内容。请用文件夹本身替换该链接。</translation></message>
<message><source>Nothing was imported. Update Helix Desktop.</source><translation>未导入任何内容。请更新 Helix Desktop。</translation></message>
<message><source>Nothing was installed.</source><translation>未安装任何内容。</translation></message>
<message><source>Nothing was lost: the request only cost more.</source><translation>没有丢失任何内容：只是请求费用更高。</translation></message>
<message><source>Nothing was merged.</source><translation>未合并任何内容。</translation></message>
<message><source>Nothing was merged. Let Helix merge {into} into {branch} in this session first.</source><translation>未合并任何内容。请先让 Helix 在此会话中将 {into} 合并到 {branch}。</translation></message>
<message><source>Nothing was removed. Can't read event {seq} of session {session}, so the entries it uses are unknown ({problem})</source><translation>未移除任何内容。无法读取会话 {session} 的事件 {seq}，因此不知道它使用了哪些条目（{problem}）</translation></message>
<message><source>Nothing was removed. Run `git branch NAME {commit}` in the project folder first.</source><translation>未移除任何内容。请先在项目文件夹中运行 `git branch NAME {commit}`。</translation></message>
<message><source>Nothing was removed. Run `git worktree unlock` first.</source><translation>未移除任何内容。请先运行 `git worktree unlock`。</translation></message>
<message><source>Nothing was saved.</source><translation>未保存任何内容。</translation></message>
<message><source>Nothing was saved. Choose another location.</source><translation>未保存任何内容。请选择其他位置。</translation></message>
<message><source>Nothing was saved. Free disk space, then try again.</source><translation>未保存任何内容。请释放磁盘空间后重试。</translation></message>
<message><source>Nothing was saved. Try again.</source><translation>未保存任何内容。请重试。</translation></message>
<message><source>Nothing was sent.</source><translation>没有发送任何内容。</translation></message>
<message><source>Nothing was sent. Use https://, or a server on this computer or network.</source><translation>未发送任何内容。请使用 https://，或此电脑、此网络上的服务器。</translation></message>
<message><source>Nothing was sent. Use https://, or check where the name leads.</source><translation>未发送任何内容。请使用 https://，或检查该名称指向何处。</translation></message>
<message><source>Nothing was written.</source><translation>未写入任何内容。</translation></message>
<message><source>Nothing was written. A page masks them; a file with the exact history can't.</source><translation>未写入任何内容。网页会遮盖它们；包含原样历史记录的文件无法遮盖。</translation></message>
<message><source>Nothing yet. Write instructions above, or add an AGENTS.md to the project.</source><translation>还没有内容。请在上方编写指令，或在项目中添加 AGENTS.md。</translation></message>
<message><source>Notifications</source><translation>通知</translation></message>
<message><source>Notify me when</source><translation>何时通知我</translation></message>
<message><source>Notify when a call waits for an answer.</source><translation>有调用等待回应时通知。</translation></message>
<message><source>Notify when a session finishes.</source><translation>会话完成时通知。</translation></message>
<message><source>Notify while Helix is in front, too.</source><translation>Helix 在前台时也通知。</translation></message>
<message><source>Now</source><translation>现在</translation></message>
<message><source>Now open to commands: {0}</source><translation>现已对命令开放：{0}</translation></message>
<message><source>Now the default in all workspaces. Takes effect with the next request.</source><translation>现为所有工作区的默认模型。从下一个请求起生效。</translation></message>
<message><source>Now {0}, after about {1} of {2} tokens</source><translation>现在 {0}，之后约 {1}，共 {2} 个 token</translation></message>
<message><source>Numbers count this workspace's own settings.</source><translation>数字表示此工作区自己的设置数。</translation></message>
<message><source>Observational</source><translation>Observational</translation></message>
<message><source>Off</source><translation>关闭</translation></message>
<message><source>Off</source><comment>reasoning effort</comment><translation>关闭</translation></message>
<message><source>Off for this workspace</source><translation>对此工作区关闭</translation></message>
<message><source>Old outputs</source><translation>旧输出</translation></message>
<message><source>Old steps become notes here</source><translation>旧步骤在此处转为笔记</translation></message>
<message><source>Old steps become notes here at the latest</source><translation>旧步骤最迟在此处转为笔记</translation></message>
<message><source>Old steps may become notes from here on</source><translation>旧步骤从此处起可能转为笔记</translation></message>
<message><source>Old steps were shortened to notes by rules, without a model.</source><translation>旧步骤已按规则缩短为笔记，未使用模型。</translation></message>
<message><source>Older outputs moved to the cache. Each marker recalls one.</source><translation>较旧的输出已移入缓存。每个标记可取回一个。</translation></message>
<message><source>Older request</source><translation>较早的请求</translation></message>
<message><source>Older request ([)</source><translation>较早的请求 ([)</translation></message>
<message><source>Older, unchanged</source><translation>较旧，未更改</translation></message>
<message><source>Omit the effort, or choose another model.</source><translation>请不指定推理强度，或选择其他模型。</translation></message>
<message><source>On</source><comment>reasoning effort</comment><translation>开启</translation></message>
<message><source>On disk</source><translation>磁盘占用</translation></message>
<message><source>On price alone, compacting never pays off.</source><translation>仅就价格而言，压缩永远不划算。</translation></message>
<message><source>On the desktop</source><translation>桌面上</translation></message>
<message><source>One change is of 1 to {most} lines, not of {count}.</source><translation>一次更改为 1 到 {most} 行，而不是 {count} 行。</translation></message>
<message><source>One fact or wish</source><translation>一个事实或愿望</translation></message>
<message><source>One invisible character</source><translation>1 个不可见字符</translation></message>
<message><source>One line for each sentence</source><translation>每句话一行</translation></message>
<message><source>One message can recall up to {0}.</source><translation>一条消息最多可取回 {0} 个。</translation></message>
<message><source>One of context, pinned, cached, compacted, superseded, damaged.</source><translation>可选 context、pinned、cached、compacted、superseded、damaged。</translation></message>
<message><source>Only Bedrock and Vertex AI have a profile or file of credentials.</source><translation>只有 Bedrock 和 Vertex AI 可以指定配置文件（profile）或凭据文件。</translation></message>
<message><source>Only calls, which their results need. Exclude the results instead.</source><translation>只有调用，而其结果需要它们。请改为排除结果。</translation></message>
<message><source>Only hooks of the type {kind} run here.</source><translation>此处只运行 {kind} 类型的挂钩。</translation></message>
<message><source>Only reads. Ends with a plan that you edit, approve, or discard.</source><translation>只读取。最后给出一份计划，由你编辑、批准或放弃。</translation></message>
<message><source>Only when you compact manually</source><translation>仅在你手动压缩时</translation></message>
<message><source>Only {0} would fit.</source><translation>只能放下 {0}。</translation></message>
<message><source>Open</source><translation>打开</translation></message>
<message><source>Open</source><comment>unfold a row</comment><translation>展开</translation></message>
<message><source>Open a cache entry first.</source><translation>请先打开一个缓存条目。</translation></message>
<message><source>Open a file…</source><translation>打开文件…</translation></message>
<message><source>Open a folder in the window, or use it with `helix-desktop ask --folder`.</source><translation>请在窗口中打开一个文件夹，或通过 `helix-desktop ask --folder` 使用它。</translation></message>
<message><source>Open as page</source><translation>以页面打开</translation></message>
<message><source>Open file</source><translation>打开文件</translation></message>
<message><source>Open folder</source><translation>打开文件夹</translation></message>
<message><source>Open folder…</source><translation>打开文件夹…</translation></message>
<message><source>Open full output in cache</source><translation>在缓存中打开完整输出</translation></message>
<message><source>Open in browser</source><translation>在浏览器中打开</translation></message>
<message><source>Open in cache</source><translation>在缓存中打开</translation></message>
<message><source>Open link</source><translation>打开链接</translation></message>
<message><source>Open mail app</source><translation>打开邮件应用</translation></message>
<message><source>Open or close entry</source><translation>打开或关闭条目</translation></message>
<message><source>Open original</source><translation>打开原文</translation></message>
<message><source>Open port {0}</source><translation>打开端口 {0}</translation></message>
<message><source>Open that folder as a workspace to work in worktrees.</source><translation>要使用工作树，请将该文件夹作为工作区打开。</translation></message>
<message><source>Open the folder of the main repository as a workspace.</source><translation>请将主仓库的文件夹作为工作区打开。</translation></message>
<message><source>Open the workspace in Helix Desktop first.</source><translation>请先在 Helix Desktop 中打开该工作区。</translation></message>
<message><source>Open this to commands</source><translation>对命令开放</translation></message>
<message><source>Open {0}</source><translation>打开 {0}</translation></message>
<message><source>Open {0}?</source><translation>打开 {0}？</translation></message>
<message><source>Opened the folder of {0}.</source><translation>已打开 {0} 所在的文件夹。</translation></message>
<message><source>Opening the workspace sets the mark again.</source><translation>再次打开工作区会重新设置该标识。</translation></message>
<message><source>Opening…</source><translation>正在打开…</translation></message>
<message><source>Opens the releases page in your browser</source><translation>在浏览器中打开发布页面</translation></message>
<message><source>Opens {0}</source><translation>将打开 {0}</translation></message>
<message><source>Opens {0} · sandboxed</source><translation>将打开 {0} · 在沙盒中</translation></message>
<message><source>Open…</source><translation>打开…</translation></message>
<message><source>Or answer in your own words</source><translation>或用自己的话回答</translation></message>
<message><source>Or at</source><translation>或达到</translation></message>
<message><source>Ordinary file edits need no approval. Commands still ask.</source><translation>普通的文件编辑无需批准。命令仍会询问。</translation></message>
<message><source>Other URL ⌄</source><translation>其他 URL ⌄</translation></message>
<message><source>Other users can enter the folder {home}.</source><translation>其他用户可以进入文件夹 {home}。</translation></message>
<message><source>Other values</source><translation>其他值</translation></message>
<message><source>Others on that network could read and change everything. Use https://, or allow http:// for this host (--allow-http on the command line).</source><translation>该网络上的其他人可能会读取和更改所有内容。请使用 https://，或允许此主机使用 http://（命令行用 --allow-http）。</translation></message>
<message><source>Others on the network could read and change everything sent to an http:// server.</source><translation>网络上的其他人可以读取并更改发往 http:// 服务器的所有内容。</translation></message>
<message><source>Out of order.</source><translation>顺序有误。</translation></message>
<message><source>Output</source><translation>输出</translation></message>
<message><source>Output price, USD per million tokens</source><translation>输出价格，美元/百万 token</translation></message>
<message><source>Outputs</source><translation>输出</translation></message>
<message><source>Outputs cached</source><translation>输出已缓存</translation></message>
<message><source>Outputs larger than this are shortened before they enter the context.</source><translation>大于此值的输出在进入上下文前会被缩短。</translation></message>
<message><source>Outputs, messages, and notes</source><translation>输出、消息和笔记</translation></message>
<message><source>Outside project folder</source><translation>项目文件夹之外</translation></message>
<message><source>Over {0} tokens: Helix compacts before sending.</source><translation>超过 {0} 个 token：Helix 会在发送前压缩。</translation></message>
<message><source>Override a model's context window or prices</source><translation>覆盖模型的上下文窗口或价格</translation></message>
<message><source>Overwrites files so that they can't be restored.</source><translation>覆盖文件，使其无法还原。</translation></message>
<message><source>Paste API key</source><translation>粘贴 API 密钥</translation></message>
<message><source>Paste an API key and wait for the test.</source><translation>粘贴 API 密钥并等待测试。</translation></message>
<message><source>Paste another client's mcpServers or an install link, or open a file or bundle</source><translation>粘贴其他客户端的 mcpServers 或安装链接，或打开文件或扩展包</translation></message>
<message><source>Path of a folder, or choose one</source><translation>文件夹路径，或选择一个</translation></message>
<message><source>Paused</source><translation>已暂停</translation></message>
<message><source>Paused until you resume it: {why}</source><translation>暂停，直到您继续：{why}</translation></message>
<message><source>Paused until {0}</source><translation>暂停至 {0}</translation></message>
<message><source>Paused until {time}: {why}</source><translation>暂停至 {time}：{why}</translation></message>
<message numerus="yes"><source>Pays off after {0} requests.</source><extracomment>One: Pays off after {0} request.</extracomment><translation><numerusform>{0} 个请求后开始划算。</numerusform></translation></message>
<message><source>Peak context</source><translation>峰值上下文</translation></message>
<message><source>Peak {0}% of context · {1}× cost</source><translation>上下文峰值 {0}% · 费用 {1}×</translation></message>
<message><source>Per session, including subagents</source><translation>每个会话，含子智能体</translation></message>
<message><source>Permissions</source><translation>权限</translation></message>
<message><source>Permissions: {0} before, {1} after</source><translation>权限：之前 {0}，之后 {1}</translation></message>
<message><source>Picks excerpts, takes notes, names sessions</source><translation>挑选摘录、记笔记、为会话命名</translation></message>
<message><source>Pictures aren't searched for secrets. Read the page before you share it.</source><translation>不会在图片中查找机密信息。分享前请先阅读网页。</translation></message>
<message><source>Pin</source><translation>固定</translation></message>
<message><source>Pin</source><comment>a pinned text</comment><translation>固定项</translation></message>
<message><source>Pin less, or unpin something else first.</source><translation>请少固定一些，或先取消固定其他内容。</translation></message>
<message><source>Pin or unpin block</source><translation>固定或取消固定内容块</translation></message>
<message><source>Pin or unpin entry</source><translation>固定或取消固定条目</translation></message>
<message><source>Pin to context</source><translation>固定到上下文</translation></message>
<message><source>Pink</source><translation>粉色</translation></message>
<message><source>Pinned</source><translation>已固定</translation></message>
<message><source>Pinned blocks would take more than a quarter of every request.</source><translation>固定的内容块会超过每个请求的四分之一。</translation></message>
<message><source>Pinned by you</source><translation>由你固定</translation></message>
<message><source>Pinned by you in turn {0}</source><translation>由你在轮次 {0} 中固定</translation></message>
<message><source>Pinned to context</source><translation>已固定到上下文</translation></message>
<message><source>Pinned. Cleanup won't delete this entry.</source><translation>已固定。清理时不会删除此条目。</translation></message>
<message><source>Pinned. Unpin it first.</source><translation>已固定。请先取消固定。</translation></message>
<message><source>Pinning changes nothing in the next request</source><translation>固定不会改变下一个请求</translation></message>
<message numerus="yes"><source>Pinning writes about {0} tokens to the prompt cache again</source><extracomment>One: Pinning writes about {0} token to the prompt cache again</extracomment><translation><numerusform>固定会将约 {0} 个 token 重新写入提示词缓存</numerusform></translation></message>
<message><source>Plan</source><translation>计划</translation></message>
<message><source>Play a sound</source><translation>播放声音</translation></message>
<message><source>Play a sound with notifications on the desktop.</source><translation>桌面通知时播放声音。</translation></message>
<message><source>Policy file</source><translation>策略文件</translation></message>
<message><source>Policy lab</source><translation>策略实验室</translation></message>
<message><source>Policy not used: {why}</source><translation>未使用策略：{why}</translation></message>
<message><source>Policy of subagents: the conversation's, or a preset of their own.</source><translation>子智能体的策略：沿用对话的策略，或使用单独的预设。</translation></message>
<message><source>Port {0} of the command, at this address of your computer until it ends</source><translation>命令的端口 {0}：在命令结束前可通过你电脑的这个地址访问</translation></message>
<message><source>Possible letters: i m s x.</source><translation>可用字母：i m s x。</translation></message>
<message><source>Possible values: {known}.</source><translation>可用值：{known}。</translation></message>
<message><source>Possible values: {low} to {high}.</source><translation>可用值：{low} 到 {high}。</translation></message>
<message><source>Practice model</source><translation>练习模型</translation></message>
<message><source>Press keys…</source><translation>请按键…</translation></message>
<message><source>Preview</source><translation>预览</translation></message>
<message><source>Preview kept</source><translation>已保留预览</translation></message>
<message><source>Preview of a large output</source><translation>大输出的预览</translation></message>
<message><source>Preview while Helix chooses what to keep</source><translation>预览，Helix 正在选择保留的内容</translation></message>
<message><source>Preview, as no choice could be used</source><translation>预览，因为没有可用的选择</translation></message>
<message><source>Preview, as there is no excerpt</source><translation>预览，因为没有摘录</translation></message>
<message><source>Preview, chosen by Helix</source><translation>预览，由 Helix 选择</translation></message>
<message><source>Preview, chosen by you</source><translation>预览，由你选择</translation></message>
<message><source>Previous (Enter)</source><translation>上一个 (Enter)</translation></message>
<message><source>Previous change</source><translation>上一处更改</translation></message>
<message><source>Previous entry (↑)</source><translation>上一个条目 (↑)</translation></message>
<message><source>Previous line (Alt+Up)</source><translation>上一行 (Alt+↑)</translation></message>
<message><source>Previous match (Shift+Enter)</source><translation>上一个匹配项 (Shift+Enter)</translation></message>
<message><source>Previous turn, unchanged</source><translation>上一轮次，未更改</translation></message>
<message numerus="yes"><source>Price unknown for {0} calls</source><extracomment>One: Price unknown for {0} call</extracomment><translation><numerusform>{0} 次调用价格未知</numerusform></translation></message>
<message><source>Price unknown, so Helix can't say when compacting pays off.</source><translation>价格未知，因此 Helix 无法判断压缩何时划算。</translation></message>
<message><source>Price: {0}</source><translation>价格：{0}</translation></message>
<message><source>Private host</source><translation>专用主机</translation></message>
<message><source>Private hosts</source><translation>专用主机</translation></message>
<message><source>Private hosts for http://, separated by spaces</source><translation>可使用 http:// 的专用主机，以空格分隔</translation></message>
<message><source>Private hosts that may be reached by http://, separated by spaces.</source><translation>可通过 http:// 访问的专用主机，以空格分隔。</translation></message>
<message><source>Process {pid} has this workspace open and isn't responding.</source><translation>进程 {pid} 已打开此工作区，但没有响应。</translation></message>
<message><source>Process {pid}, another version of Helix, has this workspace open.</source><translation>进程 {pid}（另一个版本的 Helix）已打开此工作区。</translation></message>
<message><source>Programs</source><translation>程序</translation></message>
<message><source>Programs or agents act upon {names}. Instructions among them aren't used until you choose to use them in Settings › Instructions.</source><translation>程序或智能体会依据 {names} 行事。在“设置 › 指令”中选择使用之前，其中的指令不会被使用。</translation></message>
<message><source>Programs that exchange datagrams over sockets with a path don't work; programs that connect to each other do.</source><translation>通过带路径的套接字交换数据报的程序无法工作；互相建立连接的程序可以。</translation></message>
<message><source>Programs that talk to each other over sockets with a path don't work on this system.</source><translation>在此系统上，通过带路径的套接字互相建立连接的程序无法工作。</translation></message>
<message><source>Project Background</source><translation>项目背景</translation></message>
<message><source>Project instructions</source><translation>项目说明</translation></message>
<message><source>Project instructions and your “Always” rules apply</source><translation>应用项目指令和你的“始终”规则</translation></message>
<message><source>Project instructions are ignored; every command and change asks</source><translation>忽略项目指令；每个命令和更改都会询问</translation></message>
<message><source>Prompt cache breaks</source><translation>提示词缓存中断</translation></message>
<message><source>Prompt cache expired</source><translation>提示词缓存已过期</translation></message>
<message><source>Prompt cache missed</source><translation>未命中提示词缓存</translation></message>
<message><source>Prompt cache until {0} ({1})</source><translation>提示词缓存至 {0}（{1}）</translation></message>
<message><source>Protocol</source><translation>协议</translation></message>
<message><source>Providers</source><translation>提供商</translation></message>
<message><source>Providers and keys</source><translation>提供商与密钥</translation></message>
<message><source>Publishes a package.</source><translation>发布软件包。</translation></message>
<message><source>Publishes commits to another place.</source><translation>将提交发布到其他位置。</translation></message>
<message><source>Put / between folders; choose a plain name.</source><translation>请用 / 分隔文件夹，并选择普通的名称。</translation></message>
<message><source>Put a {sign} where it ends.</source><translation>请在结束处加上 {sign}。</translation></message>
<message><source>Put back</source><translation>放回</translation></message>
<message><source>Put back: {0}</source><translation>已放回：{0}</translation></message>
<message><source>Put messages and arguments of tools into traces.</source><translation>将消息和工具参数写入跟踪。</translation></message>
<message><source>Put the key into a header.</source><translation>请将密钥放入标头。</translation></message>
<message><source>Put the secrets into one folder, into version control or elsewhere; or choose a smaller folder as the project folder.</source><translation>请将机密集中到一个文件夹、纳入版本控制或移到别处；或选择较小的文件夹作为项目文件夹。</translation></message>
<message><source>Put what it leads to in its place.</source><translation>请将它指向的内容放到它的位置。</translation></message>
<message><source>Query parameters</source><translation>查询参数</translation></message>
<message><source>Questions</source><translation>问题</translation></message>
<message><source>Questions that nobody answers</source><translation>无人回答的问题</translation></message>
<message><source>Queue</source><translation>排队</translation></message>
<message><source>Queue: the agent goes on, and the question waits until the turn ends</source><translation>排队：智能体继续工作，问题等到这一轮结束</translation></message>
<message><source>Queued messages</source><translation>排队的消息</translation></message>
<message><source>Queued since {0}: the agent goes on</source><translation>自 {0} 起排队：智能体继续工作</translation></message>
<message><source>Quick check of the index, or every byte</source><translation>快速检查索引，或检查每个字节</translation></message>
<message><source>Quit</source><translation>退出</translation></message>
<message><source>Quit without applying your changes?</source><translation>不应用更改就退出？</translation></message>
<message><source>Quitting discards what you edited but did not apply: {0}.</source><translation>退出会丢弃你已编辑但未应用的内容：{0}。</translation></message>
<message><source>Reached through Helix's proxy. Private hosts need a port</source><translation>通过 Helix 的代理访问。专用主机需要端口</translation></message>
<message><source>Reaches the whole network or nothing. Single hosts can't be allowed.</source><translation>要么访问整个网络，要么完全不能访问。无法只允许个别主机。</translation></message>
<message><source>Reaches {host}: data can be sent there.</source><translation>可访问 {host}：数据可能会发送到那里。</translation></message>
<message><source>Read further</source><translation>继续读取</translation></message>
<message><source>Read it again first.</source><translation>请先重新读取。</translation></message>
<message><source>Read the file again: there, each of them has its own mark.</source><translation>请重新读取该文件：其中每个机密都有自己的记号。</translation></message>
<message><source>Readable folders</source><translation>可读文件夹</translation></message>
<message><source>Reading all sessions first. Nothing has been deleted.</source><translation>先读取所有会话。尚未删除任何内容。</translation></message>
<message><source>Reading models…</source><translation>正在读取模型…</translation></message>
<message><source>Reading sessions of {0}…</source><translation>正在读取 {0} 的会话…</translation></message>
<message><source>Reading sessions…</source><translation>正在读取会话…</translation></message>
<message><source>Reading, in percent</source><translation>正在读取（百分比）</translation></message>
<message><source>Reading…</source><translation>正在读取…</translation></message>
<message><source>Reads the system and your toolchains, but nothing else in home folders or on other disks.</source><translation>可读取系统和你的工具链，但不能读取主文件夹或其他磁盘上的其他内容。</translation></message>
<message><source>Ready</source><translation>就绪</translation></message>
<message><source>Reason</source><translation>原因</translation></message>
<message><source>Reasoning budget</source><translation>推理预算</translation></message>
<message><source>Reasoning effort</source><translation>推理强度</translation></message>
<message><source>Reasoning effort from here on: {0}</source><translation>从此处起的推理强度：{0}</translation></message>
<message><source>Reasoning effort: {0}</source><translation>推理强度：{0}</translation></message>
<message><source>Recall</source><translation>取回</translation></message>
<message><source>Recall   {0}</source><translation>取回   {0}</translation></message>
<message><source>Recall into next message</source><translation>取回到下一条消息</translation></message>
<message><source>Recall it into your next message, or undo the handover first.</source><translation>请将其取回到下一条消息，或先撤销交接文档。</translation></message>
<message><source>Recall matches</source><translation>取回匹配项</translation></message>
<message><source>Recall matches in {0}</source><translation>取回 {0} 中的匹配项</translation></message>
<message><source>Recall {0}</source><translation>取回 {0}</translation></message>
<message><source>Recall {0} into next message</source><translation>将 {0} 取回到下一条消息</translation></message>
<message><source>Recall {0} of {1}</source><translation>取回 {0}/{1}</translation></message>
<message><source>Recalled</source><translation>已取回</translation></message>
<message><source>Recalls</source><translation>取回</translation></message>
<message><source>Recent</source><translation>最近</translation></message>
<message><source>Recent cache entries</source><translation>最近的缓存条目</translation></message>
<message><source>Recent references</source><translation>最近的引用</translation></message>
<message><source>Recent workspaces</source><translation>最近的工作区</translation></message>
<message><source>Record the requests that agents of other programs send to their models.</source><translation>记录其他程序的智能体发送给其模型的请求。</translation></message>
<message><source>Record their requests</source><translation>记录它们的请求</translation></message>
<message><source>Red</source><translation>红色</translation></message>
<message><source>Redo</source><translation>重做</translation></message>
<message><source>Redo compaction</source><translation>重做压缩</translation></message>
<message><source>Redo this change</source><translation>重做此更改</translation></message>
<message><source>Redo what the rewind took back</source><translation>重做回退所撤销的内容</translation></message>
<message><source>Redo: {0}</source><translation>重做：{0}</translation></message>
<message><source>Redone</source><translation>已重做</translation></message>
<message><source>Redone: {0}</source><translation>已重做：{0}</translation></message>
<message><source>Reduced</source><translation>减弱</translation></message>
<message><source>Reduced turns off sliding and fading</source><translation>“减弱”会关闭滑动和淡入淡出效果</translation></message>
<message><source>References</source><translation>引用</translation></message>
<message><source>Refining notes</source><translation>优化笔记</translation></message>
<message><source>Refresh models</source><translation>刷新模型</translation></message>
<message><source>Refs</source><translation>引用</translation></message>
<message><source>Reinstall Helix Desktop.</source><translation>请重新安装 Helix Desktop。</translation></message>
<message><source>Reject</source><translation>拒绝</translation></message>
<message><source>Rejected. Helix asks each time and won't suggest it again.</source><translation>已拒绝。Helix 每次都会询问，且不再建议。</translation></message>
<message><source>Remove</source><translation>移除</translation></message>
<message><source>Remove (Delete)</source><translation>移除 (Delete)</translation></message>
<message><source>Remove all steps</source><translation>移除所有步骤</translation></message>
<message><source>Remove images until the message fits.</source><translation>请移除图片，直到消息放得下。</translation></message>
<message><source>Remove it from the URL. Keys belong in the system keyring.</source><translation>请将其从 URL 中移除。密钥应放在系统密钥环中。</translation></message>
<message><source>Remove one first.</source><translation>请先移除一个。</translation></message>
<message><source>Remove one.</source><translation>请移除其中一个。</translation></message>
<message><source>Remove provider</source><translation>移除提供商</translation></message>
<message><source>Remove some in Settings › Permissions.</source><translation>请在“设置 › 权限”中移除一些。</translation></message>
<message><source>Remove some.</source><translation>请移除一些。</translation></message>
<message><source>Remove the names of these commits?</source><translation>移除这些提交的名称？</translation></message>
<message><source>Remove the worktree {0}?</source><translation>移除工作树 {0}？</translation></message>
<message><source>Remove this field.</source><translation>请移除此字段。</translation></message>
<message><source>Remove this header, or set that the provider needs no key.</source><translation>请移除此标头，或将该提供商设为无需密钥。</translation></message>
<message><source>Remove this header.</source><translation>请移除此标头。</translation></message>
<message><source>Remove worktree…</source><translation>移除工作树…</translation></message>
<message><source>Removed</source><translation>已移除</translation></message>
<message><source>Removed</source><comment>a rule</comment><translation>已移除</translation></message>
<message><source>Removed since request {0}</source><translation>自请求 {0} 以来移除</translation></message>
<message><source>Removed. Earlier versions still have it.</source><translation>已移除。早先的版本中仍有它。</translation></message>
<message><source>Rename</source><translation>重命名</translation></message>
<message><source>Rename and color</source><translation>重命名和更改颜色</translation></message>
<message><source>Rename and color…</source><translation>重命名和更改颜色…</translation></message>
<message><source>Rename session</source><translation>重命名会话</translation></message>
<message><source>Rename session…</source><translation>重命名会话…</translation></message>
<message><source>Rename the folder or choose another one.</source><translation>请重命名该文件夹或选择其他文件夹。</translation></message>
<message><source>Rename…</source><translation>重命名…</translation></message>
<message><source>Reopen the last workspace</source><translation>重新打开上次的工作区</translation></message>
<message><source>Reopen the last workspace at startup.</source><translation>启动时重新打开上次的工作区。</translation></message>
<message><source>Reopen the workspace and try again.</source><translation>请重新打开工作区再试。</translation></message>
<message><source>Reopen the workspace to continue.</source><translation>请重新打开工作区以继续。</translation></message>
<message><source>Repair or move the file.</source><translation>请修复或移走该文件。</translation></message>
<message><source>Repairing {folder} needs {needed} of free disk space, but only {free} is free.</source><translation>修复 {folder} 需要 {needed} 可用磁盘空间，但只有 {free} 可用。</translation></message>
<message><source>Replace or remove lines.</source><translation>请替换或移除一些行。</translation></message>
<message><source>Replaces or deletes commits that were pushed.</source><translation>替换或删除已推送的提交。</translation></message>
<message><source>Replay in the lab</source><translation>在实验室中回放</translation></message>
<message><source>Replay them into two folders.</source><translation>请将它们回放到两个不同的文件夹。</translation></message>
<message><source>Replaying {0}: {1} of {2}</source><translation>正在回放 {0}：{1}/{2}</translation></message>
<message><source>Replaying {0}…</source><translation>正在回放 {0}…</translation></message>
<message><source>Replaying…</source><translation>正在回放…</translation></message>
<message><source>Replays of recorded sessions; cost relative to compacting only at 85%</source><translation>回放录制的会话；成本相对于仅在 85% 时压缩</translation></message>
<message><source>Replays on a cluster need Dask, which is not installed.</source><translation>在集群上回放需要 Dask，但尚未安装。</translation></message>
<message><source>Request</source><translation>请求</translation></message>
<message><source>Request copied block by block. The exact bytes weren't recorded.</source><translation>请求已逐块复制。未记录确切的字节。</translation></message>
<message><source>Request copied.</source><translation>请求已复制。</translation></message>
<message><source>Request cost</source><translation>请求费用</translation></message>
<message><source>Request {0}</source><translation>请求 {0}</translation></message>
<message><source>Request {0} of {1}</source><translation>请求 {0}/{1}</translation></message>
<message><source>Request {0} of {1} · sent {2} · {3} tokens</source><translation>请求 {0}/{1} · 发送于 {2} · {3} 个 token</translation></message>
<message><source>Requested by a command</source><translation>由命令请求</translation></message>
<message><source>Requests</source><translation>请求</translation></message>
<message><source>Requests in this session</source><translation>此会话中的请求</translation></message>
<message><source>Requests in this session appear here.</source><translation>此会话中的请求会显示在这里。</translation></message>
<message numerus="yes"><source>Requests {1}</source><extracomment>One: Request {1}</extracomment><translation><numerusform>请求 {1}</numerusform></translation></message>
<message><source>Required arguments are missing:</source><translation>缺少必需的参数：</translation></message>
<message><source>Required.</source><translation>必填。</translation></message>
<message><source>Requires a key</source><translation>需要密钥</translation></message>
<message><source>Reserved for reply</source><translation>为回复预留</translation></message>
<message numerus="yes"><source>Reserved for the reply: {0} tokens</source><extracomment>One: Reserved for the reply: {0} token</extracomment><translation><numerusform>为回复预留：{0} 个 token</numerusform></translation></message>
<message><source>Reset</source><translation>重置</translation></message>
<message><source>Reset to defaults</source><translation>恢复默认值</translation></message>
<message><source>Reset to the built-in values.</source><translation>恢复为内置值。</translation></message>
<message><source>Reset to {0}</source><translation>恢复为 {0}</translation></message>
<message><source>Resources of {0}</source><translation>{0} 的资源</translation></message>
<message><source>Restart</source><translation>重启</translation></message>
<message><source>Restart Helix to use the sandbox.</source><translation>重启 Helix 以使用沙盒。</translation></message>
<message><source>Restart it, or allow it more time, in Settings › MCP servers.</source><translation>请在 设置 › MCP 服务器 中重启它，或给它更多时间。</translation></message>
<message><source>Restart normally</source><translation>正常重启</translation></message>
<message><source>Restore</source><translation>还原</translation></message>
<message><source>Restore as new version</source><translation>还原为新版本</translation></message>
<message><source>Restore file</source><translation>还原文件</translation></message>
<message><source>Restore from file…</source><translation>从文件还原…</translation></message>
<message><source>Restore the whole file.</source><translation>请还原整个文件。</translation></message>
<message><source>Restored and verified.</source><translation>已还原并校验。</translation></message>
<message><source>Restored {0}</source><translation>已恢复 {0}</translation></message>
<message><source>Restored. Takes effect with the next turn.</source><translation>已恢复。从下一轮次起生效。</translation></message>
<message><source>Results</source><translation>结果</translation></message>
<message><source>Resume</source><translation>恢复</translation></message>
<message><source>Resume at</source><translation>继续的时间</translation></message>
<message><source>Resume at this time</source><translation>在此时间继续</translation></message>
<message><source>Resume at…</source><translation>定时继续…</translation></message>
<message><source>Resume now</source><translation>立即继续</translation></message>
<message><source>Resume. A running command was cut off.</source><translation>恢复运行。有一个运行中的命令被中断。</translation></message>
<message><source>Resuming costs about {cost} more, since the prompt cache has ended by then.</source><translation>届时提示词缓存已过期，因此继续约多花费 {cost}。</translation></message>
<message><source>Retry in new branch</source><translation>在新分支中重试</translation></message>
<message><source>Retry now</source><translation>立即重试</translation></message>
<message><source>Retrying in {0} s · attempt {1}</source><translation>{0} 秒后重试 · 第 {1} 次</translation></message>
<message><source>Retrying in {0} · attempt {1}</source><translation>{0}后重试 · 第 {1} 次</translation></message>
<message><source>Retrying · attempt {0}</source><translation>正在重试 · 第 {0} 次</translation></message>
<message><source>Review before use</source><translation>使用前审核</translation></message>
<message><source>Review it again.</source><translation>请重新检查。</translation></message>
<message><source>Review {0}</source><translation>查看 {0}</translation></message>
<message><source>Rewind</source><translation>回退</translation></message>
<message><source>Rewind in new branch</source><translation>在新分支中回退</translation></message>
<message><source>Rewind in place.</source><translation>请在会话内回退。</translation></message>
<message><source>Rewind taken back</source><translation>撤销回退</translation></message>
<message><source>Rewind this session</source><translation>回退此会话</translation></message>
<message><source>Rewind to here</source><translation>回退到此处</translation></message>
<message><source>Rewind to here…</source><translation>回退到此处…</translation></message>
<message><source>Rewound</source><translation>已回退</translation></message>
<message><source>Rewrite with…</source><translation>重写方式…</translation></message>
<message><source>Role of this subagent</source><translation>此子智能体的角色</translation></message>
<message><source>Rule added.</source><translation>规则已添加。</translation></message>
<message><source>Rules</source><translation>规则</translation></message>
<message><source>Run `aws configure`, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the provider with a key.</source><translation>请运行 `aws configure`、设置 AWS_ACCESS_KEY_ID 和 AWS_SECRET_ACCESS_KEY，或添加使用密钥的提供商。</translation></message>
<message><source>Run `gcloud auth application-default login`, or name the file of a service account.</source><translation>请运行 `gcloud auth application-default login`，或指定服务账号的文件。</translation></message>
<message><source>Run `git init` there first.</source><translation>请先在那里运行 `git init`。</translation></message>
<message><source>Run `git pack-refs --all` yourself.</source><translation>请自行运行 `git pack-refs --all`。</translation></message>
<message><source>Run `helix-desktop workspace check`, or delete that session if you no longer need it.</source><translation>请运行 `helix-desktop workspace check`；如果不再需要该会话，也可将其删除。</translation></message>
<message><source>Run `helix-desktop workspace check`.</source><translation>请运行 `helix-desktop workspace check`。</translation></message>
<message><source>Run it in a terminal to see why.</source><translation>请在终端中运行它以查看原因。</translation></message>
<message><source>Run this instead</source><translation>改为运行此命令</translation></message>
<message><source>Running commands</source><translation>运行中的命令</translation></message>
<message><source>Running commands and open steps of this session</source><translation>此会话中运行中的命令和未完成的步骤</translation></message>
<message><source>Running · {0}</source><translation>运行中 · {0}</translation></message>
<message><source>Running: {running}.</source><translation>正在运行：{running}。</translation></message>
<message><source>Runs automatically at {0}.</source><translation>在 {0} 时自动运行。</translation></message>
<message><source>Runs in the background until it ends or someone stops it.</source><translation>在后台运行，直到自行结束或被停止。</translation></message>
<message><source>Runs its commands outside Helix's sandbox.</source><translation>在 Helix 的沙盒之外运行其命令。</translation></message>
<message><source>SESSIONS</source><translation>会话</translation></message>
<message><source>SHA-256</source><translation>SHA-256</translation></message>
<message><source>SHA-256 {0} recorded</source><translation>SHA-256 {0} 已记录</translation></message>
<message><source>SHA-256 {0} {1}</source><translation>SHA-256 {0} {1}</translation></message>
<message><source>Safe mode: Helix quit unexpectedly twice at startup. MCP servers are off, no workspace is open, and settings are at their defaults. Your data is unchanged.</source><translation>安全模式：Helix 在启动时两次意外退出。MCP 服务器已关闭，没有打开的工作区，设置均为默认值。你的数据未更改。</translation></message>
<message><source>Same as folder</source><translation>与文件夹相同</translation></message>
<message><source>Same as {0}</source><translation>与 {0} 相同</translation></message>
<message><source>Same text as {name}.</source><translation>与 {name} 文本相同。</translation></message>
<message><source>Sandbox</source><translation>沙盒</translation></message>
<message><source>Sandbox commands on macOS with Seatbelt, which was never run on a Mac yet.</source><translation>在 macOS 上用 Seatbelt 将命令放入沙盒，尚未在 Mac 上运行过。</translation></message>
<message><source>Sandbox for commands (experimental)</source><translation>命令沙盒（实验性）</translation></message>
<message><source>Sandboxed</source><translation>在沙盒中</translation></message>
<message><source>Sandboxed auto</source><translation>沙盒内自动</translation></message>
<message><source>Sandboxed commands and ordinary file edits need no approval. Allowed hosts are in reach.</source><translation>沙盒内命令和普通的文件编辑无需批准。允许的主机可以访问。</translation></message>
<message><source>Sandboxed with Seatbelt, which is new in Helix: can write only in the project folder and the workspace's own home folder, and can't read yours.</source><translation>在 Seatbelt 沙盒中（Helix 的新功能）：只能在项目文件夹和工作区自己的主文件夹中写入，不能读取你的主文件夹。</translation></message>
<message><source>Sandboxed with bubblewrap</source><translation>使用 bubblewrap 沙盒</translation></message>
<message><source>Sandboxed: can write only in the project folder and the workspace's own home folder, and can't see yours.</source><translation>在沙盒中：只能在项目文件夹和工作区自己的主文件夹中写入，看不到你的主文件夹。</translation></message>
<message><source>Sandboxes are available on Linux only.</source><translation>沙盒仅在 Linux 上可用。</translation></message>
<message><source>Save</source><translation>保存</translation></message>
<message><source>Save a copy</source><translation>保存副本</translation></message>
<message><source>Save anyway</source><translation>仍然保存</translation></message>
<message><source>Save as new version</source><translation>另存为新版本</translation></message>
<message><source>Save as…</source><translation>另存为…</translation></message>
<message><source>Save code</source><translation>保存代码</translation></message>
<message><source>Save code as…</source><translation>将代码另存为…</translation></message>
<message><source>Save it as a file in the project and ask Helix to read it.</source><translation>请将其保存为项目中的文件，然后让 Helix 读取。</translation></message>
<message><source>Save it with `helix-desktop server secret {server} {name}`.</source><translation>请用 `helix-desktop server secret {server} {name}` 保存。</translation></message>
<message><source>Save its token as the secret Authorization.</source><translation>将其令牌保存为密钥 Authorization。</translation></message>
<message><source>Save page</source><translation>保存网页</translation></message>
<message><source>Save page…</source><translation>保存网页…</translation></message>
<message><source>Save readable part</source><translation>保存可读部分</translation></message>
<message><source>Save readable part…</source><translation>保存可读部分…</translation></message>
<message><source>Saved</source><translation>节省</translation></message>
<message><source>Saved in {0}</source><translation>已保存在 {0} 中</translation></message>
<message><source>Saved in {0} ✓</source><translation>已保存在 {0} 中 ✓</translation></message>
<message><source>Saved to {0}.</source><translation>已保存到 {0}。</translation></message>
<message><source>Saved to {0}. The {1} missing bytes are marked.</source><translation>已保存到 {0}。缺失的 {1} 字节已做标注。</translation></message>
<message><source>Saved. Takes effect with the next request.</source><translation>已保存。从下一个请求起生效。</translation></message>
<message><source>Saved. Takes effect with the next turn.</source><translation>已保存。从下一轮次起生效。</translation></message>
<message><source>Saved: {0}</source><translation>已保存：{0}</translation></message>
<message><source>Saves about {0} on the next request after that</source><translation>此后的下一个请求约节省 {0}</translation></message>
<message><source>Scale down</source><translation>缩小</translation></message>
<message><source>Scale down or remove the oversized image first.</source><translation>请先缩小或移除过大的图片。</translation></message>
<message><source>Scales the whole window, also by keys (Settings › Shortcuts)</source><translation>缩放整个窗口，也可用按键（设置 › 快捷键）</translation></message>
<message><source>Search</source><translation>搜索</translation></message>
<message><source>Search actions, sessions, files, and cache</source><translation>搜索操作、会话、文件和缓存</translation></message>
<message><source>Search all sessions</source><translation>搜索所有会话</translation></message>
<message><source>Search all sessions for “{0}”</source><translation>在所有会话中搜索“{0}”</translation></message>
<message><source>Search everything</source><translation>全局搜索</translation></message>
<message><source>Search may not find this entry.</source><translation>搜索可能找不到此条目。</translation></message>
<message><source>Search models</source><translation>搜索模型</translation></message>
<message><source>Search past requests</source><translation>搜索过去的请求</translation></message>
<message><source>Search past requests…</source><translation>搜索过去的请求…</translation></message>
<message><source>Search settings</source><translation>搜索设置</translation></message>
<message numerus="yes"><source>Search stopped after {count} entries.</source><extracomment>One: Search stopped after {count} entry.</extracomment><translation><numerusform>搜索在 {count} 个条目后停止。</numerusform></translation></message>
<message><source>Search the text first</source><translation>请先搜索文本</translation></message>
<message><source>Search, or type provider/model</source><translation>搜索，或输入“提供商/模型”</translation></message>
<message><source>Searching all sessions…</source><translation>正在搜索所有会话…</translation></message>
<message><source>Searching the project's files for secrets…</source><translation>正在项目文件中搜索机密…</translation></message>
<message><source>Searching…</source><translation>正在搜索…</translation></message>
<message><source>Seatbelt of macOS. Nobody has used it with Helix yet; without it, Helix asks before each command. Takes effect after a restart</source><translation>macOS 的 Seatbelt。还没有人在 Helix 中用过；不开启时，Helix 会在每个命令前询问。重启后生效</translation></message>
<message><source>Seconds after which a call that reports nothing is canceled</source><translation>调用无任何报告时取消前等待的秒数</translation></message>
<message><source>Secrets are stored in the keyring.</source><translation>机密会存储在密钥环中。</translation></message>
<message><source>See Settings › Sandbox, or Settings › Permissions for how to get one.</source><translation>请查看“设置 › 沙盒”，获取方法见“设置 › 权限”。</translation></message>
<message><source>Select a block first.</source><translation>请先选择一个内容块。</translation></message>
<message><source>Select a file to see its changes line by line.</source><translation>选择一个文件，逐行查看其更改。</translation></message>
<message><source>Select all</source><translation>全选</translation></message>
<message><source>Select lines in the text first</source><translation>请先在文本中选择行</translation></message>
<message><source>Selected message</source><translation>所选消息</translation></message>
<message><source>Send</source><translation>发送</translation></message>
<message><source>Send (Enter)</source><translation>发送 (Enter)</translation></message>
<message><source>Send /{0} as a message?</source><translation>将 /{0} 作为消息发送？</translation></message>
<message><source>Send a message in the window to look at it, or run `helix-desktop guest approve {id}`.</source><translation>请在窗口中发送一条消息来查看它，或运行 `helix-desktop guest approve {id}`。</translation></message>
<message><source>Send a message that helps, or choose another model.</source><translation>请发送有帮助的消息，或选择其他模型。</translation></message>
<message><source>Send a message that reads or searches files to fill the cache.</source><translation>发送一条会读取或搜索文件的消息，缓存中就会有内容。</translation></message>
<message><source>Send a message to start a session.</source><translation>发送一条消息即可开始会话。</translation></message>
<message><source>Send a message.</source><translation>请发送一条消息。</translation></message>
<message><source>Send a test</source><translation>发送测试</translation></message>
<message><source>Send again</source><translation>重新发送</translation></message>
<message><source>Send again or choose another model.</source><translation>请重新发送或选择其他模型。</translation></message>
<message><source>Send again with another model</source><translation>用其他模型重新发送</translation></message>
<message><source>Send again without this block</source><translation>不含此内容块重新发送</translation></message>
<message><source>Send again…</source><translation>重新发送…</translation></message>
<message><source>Send as message</source><translation>作为消息发送</translation></message>
<message><source>Send back to parent session</source><translation>发回来源会话</translation></message>
<message><source>Send comments</source><translation>发送评论</translation></message>
<message><source>Send email to someone at {0}?</source><translation>给 {0} 的联系人发送电子邮件？</translation></message>
<message><source>Send in new branch</source><translation>在新分支中发送</translation></message>
<message><source>Send now</source><translation>立即发送</translation></message>
<message><source>Send queued messages</source><translation>发送排队的消息</translation></message>
<message><source>Send shortened</source><translation>缩短后发送</translation></message>
<message><source>Send the key in a header.</source><translation>请通过标头发送密钥。</translation></message>
<message><source>Send the message again, or choose another model.</source><translation>请重新发送消息，或选择其他模型。</translation></message>
<message><source>Send the message again.</source><translation>请重新发送消息。</translation></message>
<message><source>Sending the first request…</source><translation>正在发送第一个请求…</translation></message>
<message><source>Sends data to another computer.</source><translation>向另一台电脑发送数据。</translation></message>
<message><source>Sends more tokens, or rebuilds the prompt cache more often.</source><translation>发送的 token 更多，或更频繁地重建提示词缓存。</translation></message>
<message><source>Sends request {0} once more. No tool runs, and the conversation stays as it is.</source><translation>再次发送请求 {0}。不会运行任何工具，对话保持不变。</translation></message>
<message><source>Sent</source><translation>发送时间</translation></message>
<message><source>Sent before Helix recorded this text</source><translation>在 Helix 开始记录此文本之前发送</translation></message>
<message><source>Sent by the agent itself</source><translation>由智能体自己发送</translation></message>
<message><source>Sent by the agent itself, as recorded. Its context is its own.</source><translation>由智能体自己发送，按记录显示。其上下文由它自己管理。</translation></message>
<message><source>Sent first in every request</source><translation>在每个请求中最先发送</translation></message>
<message><source>Sent. If you see nothing, look at the desktop's settings.</source><translation>已发送。如果没有看到，请查看桌面的设置。</translation></message>
<message><source>Separate several values by semicolons.</source><translation>多个值用分号分隔。</translation></message>
<message><source>Server list</source><translation>服务器列表</translation></message>
<message><source>Server lists and bundles (*.json *.mcpb *.dxt);;All files (*)</source><translation>服务器列表和扩展包 (*.json *.mcpb *.dxt);;所有文件 (*)</translation></message>
<message><source>Server {name} contains a character that can't be passed to a program.</source><translation>服务器 {name} 含有无法传递给程序的字符。</translation></message>
<message><source>Server {name} isn't turned on.</source><translation>服务器 {name} 未开启。</translation></message>
<message><source>Server {name} needs a command or URL.</source><translation>服务器 {name} 需要命令或 URL。</translation></message>
<message><source>Servers</source><translation>服务器</translation></message>
<message><source>Servers: {known}.</source><translation>服务器：{known}。</translation></message>
<message><source>Session</source><translation>会话</translation></message>
<message><source>Session name</source><translation>会话名称</translation></message>
<message><source>Session names</source><translation>会话名称</translation></message>
<message><source>Session {name} “{title}” is lost.</source><translation>会话 {name}“{title}”已丢失。</translation></message>
<message><source>Session {session} doesn't begin with its start.</source><translation>会话 {session} 不是以其开始记录开头。</translation></message>
<message><source>Session {session} has already started.</source><translation>会话 {session} 已经开始。</translation></message>
<message><source>Session {session} is still being written to.</source><translation>会话 {session} 仍在写入。</translation></message>
<message><source>Session {session} {what}.</source><translation>会话 {session} {what}。</translation></message>
<message><source>Sessions</source><translation>会话</translation></message>
<message><source>Sessions and cache are saved. Put the folder back, or open another one.</source><translation>会话和缓存已保存。请将文件夹放回原处，或打开其他文件夹。</translation></message>
<message><source>Set aside, made by the command or by you: {0}</source><translation>已搁置（由命令或由你创建）：{0}</translation></message>
<message><source>Set it as an environment variable and use ${{{name}}} in the server's configuration.</source><translation>请将其设为环境变量，并在服务器配置中使用 ${{{name}}}。</translation></message>
<message><source>Set it with `helix-desktop model set {model} --input USD --output USD`. Use --free if it costs nothing, or --dollar-limit off to go on without the limit.</source><translation>请用 `helix-desktop model set {model} --input USD --output USD` 设置价格。如果免费，请用 --free；要不设上限继续，请用 --dollar-limit off。</translation></message>
<message><source>Set its permissions to {private}.</source><translation>请将其权限设为 {private}。</translation></message>
<message><source>Set the variable and start Helix again.</source><translation>请设置该变量，然后重新启动 Helix。</translation></message>
<message><source>Set the warning below the limit. Nothing changed.</source><translation>请将警告值设得低于上限。未做任何更改。</translation></message>
<message><source>Sets how long the model reasons before it answers.</source><translation>设置模型在回答前推理多久。</translation></message>
<message><source>Settings</source><translation>设置</translation></message>
<message><source>Settings for</source><translation>设置范围</translation></message>
<message><source>Share as page…</source><translation>分享为网页…</translation></message>
<message><source>Share session as page…</source><translation>将会话分享为网页…</translation></message>
<message><source>Share this session as a page?</source><translation>将此会话分享为网页？</translation></message>
<message><source>Shell for commands</source><translation>命令使用的 shell</translation></message>
<message><source>Shell for commands on Windows; `automatic` is Git Bash if it is there.</source><translation>Windows 上命令使用的 shell；`automatic` 表示有 Git Bash 时就用它。</translation></message>
<message><source>Shift+Tab changes the mode</source><translation>Shift+Tab 切换模式</translation></message>
<message><source>Shift+Tab in the message box changes the mode instead of moving the focus.</source><translation>在输入框中按 Shift+Tab 会切换模式，而不是移动焦点。</translation></message>
<message><source>Short name</source><translation>简称</translation></message>
<message><source>Short text in place of old steps, written by rules without a model.</source><translation>代替旧步骤的简短文本，由规则写成，不用模型。</translation></message>
<message><source>Shortcuts</source><translation>快捷键</translation></message>
<message><source>Shorten its value.</source><translation>请缩短其值。</translation></message>
<message><source>Shorten outputs over</source><translation>缩短超过此值的输出</translation></message>
<message><source>Shortened</source><translation>已缩短</translation></message>
<message><source>Shortens older parts early, for the lowest cost</source><translation>尽早缩短较旧部分，成本最低</translation></message>
<message><source>Shortens older parts when that saves money</source><translation>在能省钱时缩短较早的内容</translation></message>
<message><source>Shortens outputs over 4,000 tokens, and older parts at 30%</source><translation>缩短超过 4,000 个 token 的输出，并在 30% 时缩短较早的内容</translation></message>
<message><source>Show</source><translation>显示</translation></message>
<message><source>Show Helix</source><translation>显示 Helix</translation></message>
<message><source>Show all</source><translation>全部显示</translation></message>
<message><source>Show all code</source><translation>显示全部代码</translation></message>
<message><source>Show all {0}</source><translation>显示全部 {0} 个</translation></message>
<message><source>Show archived sessions</source><translation>显示已归档的会话</translation></message>
<message><source>Show changes</source><translation>显示更改</translation></message>
<message><source>Show covered messages {0}–{1}</source><translation>显示涵盖的消息 {0}–{1}</translation></message>
<message><source>Show earlier…</source><translation>显示之前的…</translation></message>
<message><source>Show excerpt in cache</source><translation>在缓存中显示摘录</translation></message>
<message><source>Show fewer</source><translation>显示更少</translation></message>
<message><source>Show image in cache</source><translation>在缓存中显示图片</translation></message>
<message><source>Show in cache</source><translation>在缓存中显示</translation></message>
<message><source>Show in conversation</source><translation>在对话中显示</translation></message>
<message><source>Show in timeline</source><translation>在时间线中显示</translation></message>
<message><source>Show keyboard shortcuts</source><translation>显示键盘快捷键</translation></message>
<message><source>Show log</source><translation>显示日志</translation></message>
<message><source>Show messages</source><translation>显示消息</translation></message>
<message><source>Show open sessions</source><translation>显示未归档的会话</translation></message>
<message><source>Show original messages</source><translation>显示原始消息</translation></message>
<message><source>Show original of block</source><translation>显示内容块的原文</translation></message>
<message><source>Show originals</source><translation>显示原文</translation></message>
<message><source>Show references</source><translation>显示引用</translation></message>
<message><source>Show requests with entry</source><translation>显示包含此条目的请求</translation></message>
<message><source>Show statements…</source><translation>智能体说过的话…</translation></message>
<message><source>Show the running commands</source><translation>显示运行中的命令</translation></message>
<message><source>Show the steps</source><translation>显示步骤</translation></message>
<message><source>Show the user what you would write there.</source><translation>请向用户展示你要写入的内容。</translation></message>
<message><source>Show this request</source><translation>显示此请求</translation></message>
<message><source>Show tool calls</source><translation>展开工具调用</translation></message>
<message><source>Show trash</source><translation>显示回收站</translation></message>
<message><source>Show what the model saw</source><translation>显示模型看到的内容</translation></message>
<message><source>Show why it's in context</source><translation>显示为何在上下文中</translation></message>
<message><source>Show {0} more</source><translation>再显示 {0} 个</translation></message>
<message><source>Show {0} more characters</source><translation>再显示 {0} 个字符</translation></message>
<message numerus="yes"><source>Show {0} more lines</source><extracomment>One: Show {0} more line</extracomment><translation><numerusform>再显示 {0} 行</numerusform></translation></message>
<message><source>Showing {0}–{1} of {2}. Double-click or press 0 to show all.</source><translation>显示 {0}–{1}，共 {2}。双击或按 0 可显示全部。</translation></message>
<message><source>Shown by Flatpak's portal.</source><translation>由 Flatpak 的门户显示。</translation></message>
<message><source>Shown by {0}.</source><translation>由 {0} 显示。</translation></message>
<message><source>Shuts down the computer.</source><translation>关闭电脑。</translation></message>
<message><source>Side by side</source><translation>并排</translation></message>
<message><source>Side by side (widen the window)</source><translation>并排（请加宽窗口）</translation></message>
<message><source>Sign in</source><translation>登录</translation></message>
<message><source>Sign in again with `gcloud auth application-default login`, or check the file of the service account and this computer's clock.</source><translation>请用 `gcloud auth application-default login` 重新登录，或检查服务账号的文件和此电脑的时钟。</translation></message>
<message><source>Sign in in Settings › MCP servers, or with `helix-desktop server sign-in {server}`.</source><translation>在 设置 › MCP 服务器 中登录，或使用 `helix-desktop server sign-in {server}`。</translation></message>
<message><source>Sign in in the browser, so that the agent can use this server.</source><translation>请在浏览器中登录，以便智能体使用此服务器。</translation></message>
<message><source>Sign in to {0}</source><translation>登录 {0}</translation></message>
<message><source>Sign in with its own program, in a terminal: {command}</source><translation>请在终端中用它自己的程序登录：{command}</translation></message>
<message><source>Sign out</source><translation>退出登录</translation></message>
<message><source>Signed in.</source><translation>已登录。</translation></message>
<message><source>Signed out.</source><translation>已退出登录。</translation></message>
<message><source>Since {0} ({1}): +{2} −{3} lines.</source><translation>自 {0}（{1}）以来：+{2} −{3} 行。</translation></message>
<message><source>Single changes of {path} can't be separated.</source><translation>{path} 的各处更改无法分开。</translation></message>
<message><source>Six sections that replace older conversation. You can edit and compare versions.</source><translation>代替较早对话的六个部分。您可以编辑和比较各版本。</translation></message>
<message><source>Size</source><translation>大小</translation></message>
<message><source>Size of everything in the window, in percent.</source><translation>窗口中所有内容的大小，以百分比表示。</translation></message>
<message><source>Skill</source><translation>技能</translation></message>
<message><source>Skills</source><translation>技能</translation></message>
<message><source>Skipped an entry of {path}: {error}</source><translation>已跳过 {path} 中的一个条目：{error}</translation></message>
<message><source>Smaller context, and nothing is lost</source><translation>上下文更小，且没有丢失</translation></message>
<message><source>So that Context shows what they read. Works with API keys, not subscriptions</source><translation>以便在上下文中显示它们读取的内容。适用于 API 密钥，不适用于订阅</translation></message>
<message><source>Some blocks of this request weren't recorded.</source><translation>此请求的部分内容块未被记录。</translation></message>
<message><source>Some blocks were sent before Helix recorded their text.</source><translation>有些内容块在 Helix 开始记录其文本之前已发送。</translation></message>
<message><source>Some changes couldn't be undone.</source><translation>有些更改无法撤销。</translation></message>
<message><source>Some requests wouldn't fit</source><translation>有些请求会放不下</translation></message>
<message><source>Something else changed the file between the change before and this one.</source><translation>在上一次更改与这次更改之间，该文件另被更改过。</translation></message>
<message><source>Something else is in it now, so Helix left it alone.</source><translation>其中现在有其他内容，因此 Helix 未作更改。</translation></message>
<message><source>Something went wrong.</source><translation>出了点问题。</translation></message>
<message><source>Something went wrong. Everything up to here is saved. See the log for details.</source><translation>出了点问题。到此为止的所有内容均已保存。详情请查看日志。</translation></message>
<message><source>Something went wrong. Nothing changed. See the log for details.</source><translation>出了点问题。未做任何更改。详情请查看日志。</translation></message>
<message><source>Sort by reason (S)</source><translation>按原因排序（S）</translation></message>
<message><source>Source</source><translation>来源</translation></message>
<message><source>Source: {0}</source><translation>来源：{0}</translation></message>
<message><source>Spending</source><translation>花费</translation></message>
<message><source>Start Ollama, LM Studio, or llama.cpp. Helix searches again when you come back.</source><translation>请启动 Ollama、LM Studio 或 llama.cpp。你回来时 Helix 会再次搜索。</translation></message>
<message><source>Start command</source><translation>启动命令</translation></message>
<message><source>Start of the session is damaged</source><translation>会话开头已损坏</translation></message>
<message><source>Start of the session is excluded</source><translation>会话开头已排除</translation></message>
<message><source>Start the demo</source><translation>开始演示</translation></message>
<message><source>Start the path with / or ~/.</source><translation>路径请以 / 或 ~/ 开头。</translation></message>
<message><source>Starting…</source><translation>正在开始…</translation></message>
<message><source>Startup</source><translation>启动</translation></message>
<message><source>State</source><translation>状态</translation></message>
<message><source>Statements of the agent</source><translation>智能体说过的话</translation></message>
<message><source>Status {status}.</source><translation>状态 {status}。</translation></message>
<message><source>Stay awake while a session works</source><translation>会话工作时保持唤醒</translation></message>
<message><source>Steps</source><translation>步骤</translation></message>
<message numerus="yes"><source>Steps: {0} on the list</source><extracomment>One: Steps: {0} on the list</extracomment><translation><numerusform>步骤：列表中有 {0} 项</numerusform></translation></message>
<message><source>Still no sandbox</source><translation>仍然没有沙盒</translation></message>
<message><source>Stop</source><translation>停止</translation></message>
<message><source>Stop (Esc)</source><translation>停止 (Esc)</translation></message>
<message><source>Stop all subagents</source><translation>停止所有子智能体</translation></message>
<message><source>Stop and quit</source><translation>停止并退出</translation></message>
<message><source>Stop at cost</source><translation>按费用停止</translation></message>
<message><source>Stop at tokens</source><translation>按 token 数停止</translation></message>
<message><source>Stop it or wait until it finishes.</source><translation>请停止或等待其完成。</translation></message>
<message><source>Stop its running commands, or wait until they end.</source><translation>请停止正在运行的命令，或等待它们结束。</translation></message>
<message><source>Stop its turn first, then delete it.</source><translation>请先停止其轮次，再删除它。</translation></message>
<message><source>Stop one with background_command: {named}.</source><translation>请用 background_command 停止一个：{named}。</translation></message>
<message><source>Stop the command</source><translation>停止命令</translation></message>
<message><source>Stop this call alone</source><translation>仅停止此调用</translation></message>
<message><source>Stop this subagent</source><translation>停止此子智能体</translation></message>
<message><source>Stop trusting</source><translation>停止信任</translation></message>
<message><source>Stop turn</source><translation>停止轮次</translation></message>
<message><source>Stop using in all workspaces</source><translation>不再用于所有工作区</translation></message>
<message><source>Stop {0}</source><translation>停止 {0}</translation></message>
<message numerus="yes"><source>Stopped after {0} entries.</source><extracomment>One: Stopped after {0} entry.</extracomment><translation><numerusform>在 {0} 个条目后停止。</numerusform></translation></message>
<message><source>Stopped subagent: {0}</source><translation>已停止子智能体：{0}</translation></message>
<message><source>Stopped unexpectedly</source><translation>意外停止</translation></message>
<message><source>Stopped · ends in {0} s</source><translation>已停止 · {0} 秒后结束</translation></message>
<message><source>Stopped.</source><translation>已停止。</translation></message>
<message><source>Stopped. The remaining entries were not deleted.</source><translation>已停止。其余条目没有删除。</translation></message>
<message><source>Stopping after the current item…</source><translation>将在当前项完成后停止…</translation></message>
<message><source>Stopping…</source><translation>正在停止…</translation></message>
<message><source>Storage</source><translation>存储</translation></message>
<message><source>Stored</source><translation>存储时间</translation></message>
<message><source>Strict</source><translation>严格</translation></message>
<message><source>Subagent resumed: {0}</source><translation>已恢复子智能体：{0}</translation></message>
<message><source>Subagent stopped: {0}. You can undo for 5 seconds.</source><translation>已停止子智能体：{0}。5 秒内可以撤销。</translation></message>
<message><source>Subagent: {0}</source><translation>子智能体：{0}</translation></message>
<message><source>Subagents</source><translation>子代理</translation></message>
<message><source>Subagents use</source><translation>子智能体使用</translation></message>
<message><source>Submodules are not checked out there.</source><translation>子模块不会在其中检出。</translation></message>
<message><source>Suggested by the project</source><translation>由项目建议</translation></message>
<message><source>Switch off</source><translation>关闭</translation></message>
<message><source>Switch that off in Settings, General.</source><translation>请在“设置”的“常规”中将其关闭。</translation></message>
<message><source>System</source><translation>系统</translation></message>
<message><source>System</source><comment>language</comment><translation>系统</translation></message>
<message><source>System</source><comment>part of a request</comment><translation>系统</translation></message>
<message><source>System follows your desktop</source><translation>“系统”表示跟随桌面设置</translation></message>
<message><source>System programs only</source><translation>仅系统程序</translation></message>
<message><source>System prompt</source><translation>系统提示词</translation></message>
<message><source>THIS SESSION</source><translation>此会话</translation></message>
<message><source>TODO Items</source><translation>待办事项</translation></message>
<message><source>TRASH</source><translation>回收站</translation></message>
<message><source>Takes effect after a restart</source><translation>重启后生效</translation></message>
<message><source>Takes effect at once</source><translation>立即生效</translation></message>
<message><source>Takes effect with the next command.</source><translation>从下一个命令起生效。</translation></message>
<message><source>Takes effect with the next request · {0}</source><translation>从下一个请求起生效 · {0}</translation></message>
<message><source>Takes effect with the next request.</source><translation>从下一个请求起生效。</translation></message>
<message><source>Takes effect with the next step.</source><translation>从下一个步骤起生效。</translation></message>
<message><source>Taking notes</source><translation>记笔记</translation></message>
<message><source>Teal</source><translation>青色</translation></message>
<message><source>Technical Details</source><translation>技术细节</translation></message>
<message><source>Tell Helix instead</source><translation>改为告知 Helix</translation></message>
<message><source>Terminal</source><translation>终端</translation></message>
<message><source>Test</source><translation>测试</translation></message>
<message><source>Test and save</source><translation>测试并保存</translation></message>
<message><source>Test model</source><translation>测试模型</translation></message>
<message><source>Tested at every startup.</source><translation>每次启动时测试。</translation></message>
<message><source>Tested with one short request</source><translation>用一个简短请求测试</translation></message>
<message><source>Tested with one short request. Stored in {0}, never in a file.</source><translation>用一个简短请求测试。存储在 {0} 中，从不写入文件。</translation></message>
<message><source>Testing…</source><translation>正在测试…</translation></message>
<message><source>Tests</source><translation>测试</translation></message>
<message><source>Text</source><translation>文本</translation></message>
<message><source>Text of the line</source><translation>该行的文本</translation></message>
<message><source>The API key contains a line break or an invalid character.</source><translation>API 密钥中含有换行或无效字符。</translation></message>
<message><source>The SubAgent failed.</source><translation>子智能体失败。</translation></message>
<message><source>The Timeline shows what the handover covers.</source><translation>时间线会显示交接文档涵盖的内容。</translation></message>
<message><source>The URI has more than {most} characters.</source><translation>URI 超过 {most} 个字符。</translation></message>
<message><source>The address contains invisible characters.</source><translation>地址含有不可见字符。</translation></message>
<message><source>The address doesn't name an AWS region.</source><translation>地址中没有指明 AWS 区域。</translation></message>
<message><source>The agent asks, and nobody can answer here:&#10;{questions}</source><translation>智能体提出了问题，但这里无人能回答：&#10;{questions}</translation></message>
<message><source>The agent ended unexpectedly.</source><translation>智能体意外结束。</translation></message>
<message><source>The agent needs your permission: {call}</source><translation>智能体需要您的许可：{call}</translation></message>
<message><source>The agent runs its commands outside Helix's sandbox.</source><translation>该智能体在 Helix 的沙盒之外运行其命令。</translation></message>
<message><source>The agent's context is its own.</source><translation>智能体的上下文由它自己管理。</translation></message>
<message><source>The agent's newest request, as recorded. What it sends next is up to it.</source><translation>智能体的最新请求，按记录显示。接下来发送什么由它决定。</translation></message>
<message><source>The agent's requests can't be recorded: {reason}.</source><translation>无法记录智能体的请求：{reason}。</translation></message>
<message><source>The answer is empty.</source><translation>回答为空。</translation></message>
<message><source>The answer was cut off at the model's output limit.</source><translation>回答在模型的输出上限处被截断。</translation></message>
<message><source>The answer was stopped because it has too many bytes.</source><translation>回答字节数过多，已停止接收。</translation></message>
<message><source>The answer was stopped because one of its lines is too long.</source><translation>回答中有一行过长，已停止接收。</translation></message>
<message><source>The arguments are not an object.</source><translation>参数不是对象。</translation></message>
<message><source>The arguments are not valid JSON: {error}.</source><translation>参数不是有效的 JSON：{error}。</translation></message>
<message><source>The arguments are not valid JSON: {half} is half of a character.</source><translation>参数不是有效的 JSON:{half} 是半个字符。</translation></message>
<message><source>The arguments can't be read.</source><translation>无法读取参数。</translation></message>
<message><source>The arguments do not fit: {error}.</source><translation>参数不符：{error}。</translation></message>
<message><source>The arguments or the URL contain a key, which would be saved in a file.</source><translation>参数或 URL 中含有密钥，会被保存到文件中。</translation></message>
<message><source>The backup in {folder} is damaged or incomplete.</source><translation>{folder} 中的备份已损坏或不完整。</translation></message>
<message><source>The backup or export in {folder} was not finished.</source><translation>{folder} 中的备份或导出未完成。</translation></message>
<message><source>The base URL of the provider contains a name or a password.</source><translation>提供商的基础 URL 中含有用户名或密码。</translation></message>
<message><source>The base URL of the provider isn't a web address.</source><translation>提供商的基础 URL 不是网址。</translation></message>
<message><source>The base URL redirects elsewhere.</source><translation>基础 URL 重定向到了其他位置。</translation></message>
<message><source>The base URL redirects elsewhere. The key was not sent there.</source><translation>基础 URL 重定向到了其他位置。密钥没有发送过去。</translation></message>
<message><source>The base URL redirects to {place}. The key was not sent there.</source><translation>基础 URL 重定向到 {place}。密钥没有发送过去。</translation></message>
<message><source>The base URL uses http outside your private network, so others could read your key and conversation.</source><translation>基础 URL 在你的专用网络之外使用 http，他人可能读取你的密钥和对话。</translation></message>
<message><source>The body field {name} has more than {most} characters.</source><translation>正文字段 {name} 超过 {most} 个字符。</translation></message>
<message><source>The braces of the pattern stand for too many.</source><translation>模式中的花括号展开后数量过多。</translation></message>
<message><source>The branch {branch} does not exist.</source><translation>分支 {branch} 不存在。</translation></message>
<message><source>The browser didn't come back. Sign in again.</source><translation>浏览器没有返回。请重新登录。</translation></message>
<message><source>The bundle contains {name}, which is no plain file inside of it.</source><translation>扩展包含有 {name}，它不是包内的普通文件。</translation></message>
<message><source>The bundle doesn't say how its server is started.</source><translation>扩展包没有说明如何启动其服务器。</translation></message>
<message><source>The bundle has no manifest.</source><translation>扩展包没有清单文件。</translation></message>
<message><source>The bundle has too many files, or they are too large.</source><translation>扩展包的文件过多或过大。</translation></message>
<message><source>The bundle has too many files.</source><translation>扩展包的文件过多。</translation></message>
<message><source>The bundle is damaged.</source><translation>扩展包已损坏。</translation></message>
<message><source>The bundle passes {name} as an argument, which other programs can read.</source><translation>扩展包将 {name} 作为参数传递，其他程序可以读取。</translation></message>
<message><source>The bundle runs on {platforms} only.</source><translation>该扩展包只能在 {platforms} 上运行。</translation></message>
<message><source>The bundle's manifest is unusable: {error}</source><translation>扩展包的清单无法使用：{error}</translation></message>
<message><source>The cache entry {named}… has a format (version {version}) that this Helix Desktop doesn't know.</source><translation>缓存条目 {named}… 的格式（版本 {version}）是此 Helix Desktop 不认识的。</translation></message>
<message><source>The cache entry {named}… is damaged: its bytes don't match its SHA-256.</source><translation>缓存条目 {named}… 已损坏：其字节与 SHA-256 不符。</translation></message>
<message><source>The cache is being cleaned up.</source><translation>正在清理缓存。</translation></message>
<message><source>The change failed. The output is unchanged.</source><translation>更改失败。输出未更改。</translation></message>
<message><source>The code replaces the whole file.</source><translation>代码会替换整个文件。</translation></message>
<message><source>The collector of traces does not answer.</source><translation>跟踪收集器没有响应。</translation></message>
<message><source>The command could not be run.</source><translation>无法运行该命令。</translation></message>
<message><source>The command could not be started.</source><translation>无法启动该命令。</translation></message>
<message><source>The command does not listen at port {port}.</source><translation>该命令没有在端口 {port} 上监听。</translation></message>
<message><source>The command failed in the window. The log says why.</source><translation>命令在窗口中执行失败。原因见日志。</translation></message>
<message><source>The command has ended.</source><translation>命令已结束。</translation></message>
<message><source>The command is checked again before it runs, and Helix sees what ran.</source><translation>命令在运行前会再次检查，Helix 能看到实际运行的内容。</translation></message>
<message><source>The command is empty.</source><translation>命令为空。</translation></message>
<message><source>The command left too many files in the repository.</source><translation>命令在仓库中留下了过多文件。</translation></message>
<message><source>The command names too many files.</source><translation>命令涉及的文件过多。</translation></message>
<message><source>The command was not run: `{path}` in the repository is a link.</source><translation>命令未运行：仓库中的 `{path}` 是链接。</translation></message>
<message><source>The command was not run: another command is changing the folder at this moment.</source><translation>命令未运行：另一个命令此刻正在更改该文件夹。</translation></message>
<message><source>The command was not run: the project folder holds {count} places that it would have to be kept from, more than {most}.</source><translation>命令未运行：项目文件夹中有 {count} 处必须对其屏蔽，超过上限 {most} 处。</translation></message>
<message><source>The command was not run: the repository has too many branches, tags, or other files to be copied before.</source><translation>命令未运行：仓库中的分支、标签或其他文件过多，无法事先复制。</translation></message>
<message><source>The command was not run: {path} is in the way of a folder that it needs.</source><translation>命令未运行：{path} 占用了它所需文件夹的位置。</translation></message>
<message><source>The commands in {name} weren't allowed. {why}</source><translation>{name} 中的命令未被允许。{why}</translation></message>
<message><source>The connection ended</source><translation>连接已结束</translation></message>
<message><source>The connection isn't encrypted.</source><translation>连接未加密。</translation></message>
<message><source>The connection to the server ended.</source><translation>与服务器的连接已结束。</translation></message>
<message><source>The connection to {0} isn't encrypted. Others on that network could read and change everything that is sent, also keys.</source><translation>与 {0} 的连接未加密。该网络上的其他人可能会读取和更改发送的所有内容，包括密钥。</translation></message>
<message><source>The connection to {host} isn't encrypted.</source><translation>与 {host} 的连接未加密。</translation></message>
<message><source>The connection to {host} was lost.</source><translation>与 {host} 的连接已中断。</translation></message>
<message><source>The connection was lost before an answer arrived.</source><translation>连接在收到回答前中断。</translation></message>
<message><source>The content is damaged or missing.</source><translation>内容已损坏或缺失。</translation></message>
<message><source>The content no longer matches its hash, so no file was written.</source><translation>内容与其哈希不再一致，因此未写入文件。</translation></message>
<message><source>The context has a marker instead. You and Helix can recall the full output.</source><translation>上下文中以标记代替。您和 Helix 都可以取回完整输出。</translation></message>
<message><source>The context has a part of this large output, and the cache all of it.</source><translation>上下文中有此大输出的一部分，缓存中有全部内容。</translation></message>
<message><source>The context has newer notes. These lines can only be read.</source><translation>上下文中已有更新的笔记。这些行只能阅读。</translation></message>
<message><source>The context has other notes by now.</source><translation>上下文中现在是别的笔记。</translation></message>
<message><source>The context is byte for byte what it was before.</source><translation>上下文与之前逐字节一致。</translation></message>
<message><source>The context window of {model} is unknown, so Helix assumes {window} tokens. Set it in Settings › Models and keys or with `helix-desktop model set`.</source><translation>{model} 的上下文窗口未知，因此 Helix 假定为 {window} 个 token。可在“设置 › 模型与密钥”中或用 `helix-desktop model set` 设置。</translation></message>
<message><source>The conversation changed in the meantime, so nothing was compacted.</source><translation>对话在此期间有变化，因此未压缩任何内容。</translation></message>
<message><source>The conversation contains outside content, and this call can send data out.</source><translation>对话中含有外部内容，而此调用可以向外发送数据。</translation></message>
<message><source>The conversation contains outside content, which may have chosen it.</source><translation>对话中含有外部内容，可能是它决定了这一点。</translation></message>
<message><source>The counters are behind the numbers in use.</source><translation>计数器落后于正在使用的编号。</translation></message>
<message><source>The credential_process of the AWS profile {profile} failed.</source><translation>AWS 配置文件 {profile} 的 credential_process 运行失败。</translation></message>
<message><source>The damaged file is kept as {aside}.</source><translation>损坏的文件已保留为 {aside}。</translation></message>
<message><source>The damaged file is kept as {aside}. To end this message, run `helix-desktop workspace check --acknowledge` or use Settings › Data.</source><translation>损坏的文件已保留为 {aside}。要结束此消息，请运行 `helix-desktop workspace check --acknowledge` 或打开“设置 › 数据”。</translation></message>
<message><source>The database in {folder} has lost its first records.</source><translation>{folder} 中的数据库丢失了最初的记录。</translation></message>
<message><source>The database in {folder} is damaged or incomplete: {text}.</source><translation>{folder} 中的数据库已损坏或不完整：{text}。</translation></message>
<message><source>The database in {folder} is gone.</source><translation>{folder} 中的数据库已不存在。</translation></message>
<message><source>The database in {folder} is in use by another program.</source><translation>{folder} 中的数据库正被其他程序使用。</translation></message>
<message><source>The database in {place} is damaged: {why}.</source><translation>{place} 中的数据库已损坏：{why}。</translation></message>
<message><source>The database's file {name} has no readable index.</source><translation>数据库文件 {name} 没有可读的索引。</translation></message>
<message><source>The database's file {name} is missing.</source><translation>数据库文件 {name} 缺失。</translation></message>
<message><source>The database's file {name} was cut off: {size} of {listed} bytes are left.</source><translation>数据库文件 {name} 被截断：{listed} 字节中剩下 {size} 字节。</translation></message>
<message><source>The database's log {name} is damaged.</source><translation>数据库日志 {name} 已损坏。</translation></message>
<message><source>The desktop didn't take it, so it is in the window.</source><translation>桌面未接受，因此显示在窗口中。</translation></message>
<message><source>The disk failed while using {folder}: {text}.</source><translation>使用 {folder} 时磁盘出错：{text}。</translation></message>
<message><source>The disk is full.</source><translation>磁盘已满。</translation></message>
<message><source>The disk is full: can't write {place}.</source><translation>磁盘已满：无法写入 {place}。</translation></message>
<message><source>The disk is full; {path} is as it was.</source><translation>磁盘已满；{path} 保持原样。</translation></message>
<message><source>The disk isn't responding.</source><translation>磁盘没有响应。</translation></message>
<message><source>The disk that holds {where} is full.</source><translation>{where} 所在的磁盘已满。</translation></message>
<message><source>The draft was stopped.</source><translation>草稿已停止。</translation></message>
<message><source>The earlier policy stays in effect.</source><translation>之前的策略仍然有效。</translation></message>
<message><source>The earlier settings stay in effect.</source><translation>之前的设置仍然有效。</translation></message>
<message><source>The earlier version is in {0}.</source><translation>之前的版本在 {0} 中。</translation></message>
<message><source>The encoding of {path} ({name}) lacks a character of the code.</source><translation>{path} 的编码（{name}）无法表示代码中的某个字符。</translation></message>
<message><source>The end of the database's log is gone. Everything before it is intact.</source><translation>数据库日志的末尾已丢失。之前的内容完好。</translation></message>
<message><source>The end of this session is too large and not included.</source><translation>此会话的末尾过大，已略去。</translation></message>
<message><source>The entry is indexed twice.</source><translation>该条目被索引了两次。</translation></message>
<message><source>The entry is still damaged.</source><translation>该条目仍处于损坏状态。</translation></message>
<message><source>The entry is still in the file.</source><translation>该条目仍在文件中。</translation></message>
<message><source>The entry takes space and can be recalled only by its hash.</source><translation>该条目占用空间，且只能通过其哈希取回。</translation></message>
<message><source>The environment variable of {id} has an invalid name.</source><translation>{id} 的环境变量名称无效。</translation></message>
<message><source>The environment variable {name} has no value for the header {header}.</source><translation>环境变量 {name} 没有可用于标头 {header} 的值。</translation></message>
<message><source>The export contains an invalid session name.</source><translation>导出中含有无效的会话名称。</translation></message>
<message><source>The export in {source} was written by a newer Helix Desktop.</source><translation>{source} 中的导出由更新版本的 Helix Desktop 写入。</translation></message>
<message><source>The fast model reads the whole output. The change applies from the next request; the prompt cache is rebuilt from here.</source><translation>快速模型会读取完整输出。更改从下一个请求起生效；提示词缓存从此处重建。</translation></message>
<message><source>The field {name} has no effect.</source><translation>字段 {name} 不起作用。</translation></message>
<message><source>The field {name} isn't supported.</source><translation>不支持字段 {name}。</translation></message>
<message><source>The file already has this content.</source><translation>文件已是此内容。</translation></message>
<message><source>The file doesn't start with a line of {mark}.</source><translation>文件没有以一行 {mark} 开头。</translation></message>
<message><source>The file doesn't start with a request.</source><translation>文件开头不是请求。</translation></message>
<message><source>The file ends within item {number} of its list.</source><translation>文件在其列表的第 {number} 项中间结束。</translation></message>
<message><source>The file ends within line {line}, which is read once all of it is there.</source><translation>文件在第 {line} 行中间结束，该行完整后会被读取。</translation></message>
<message><source>The file for traces needs a whole path: {path}.</source><translation>跟踪文件需要完整路径：{path}。</translation></message>
<message><source>The file has more than {most} MB.</source><translation>文件超过 {most} MB。</translation></message>
<message><source>The file has the exact history, so they can't be masked. A page masks them.</source><translation>文件包含原样的历史记录，因此无法遮盖它们。网页会遮盖它们。</translation></message>
<message><source>The file has too many lines for a patch.</source><translation>文件行数过多，无法应用补丁。</translation></message>
<message><source>The file is back to its original content.</source><translation>文件已恢复到原始内容。</translation></message>
<message><source>The file is too large for a bundle.</source><translation>文件过大，不可能是扩展包。</translation></message>
<message><source>The file is too large for a server list.</source><translation>文件过大，不可能是服务器列表。</translation></message>
<message><source>The file is unchanged.</source><translation>文件未更改。</translation></message>
<message><source>The file isn't a PNG, JPEG, GIF, or WebP image.</source><translation>该文件不是 PNG、JPEG、GIF 或 WebP 图片。</translation></message>
<message><source>The file isn't text or is over 1 MB. You can restore the whole file.</source><translation>该文件不是文本或超过 1 MB。可以还原整个文件。</translation></message>
<message><source>The file isn't valid TOML.</source><translation>该文件不是有效的 TOML。</translation></message>
<message><source>The file stays in {place}.</source><translation>文件仍在 {place}。</translation></message>
<message><source>The file was edited since, so Helix won't overwrite it. You can undo single changes or save a copy.</source><translation>该文件之后又被编辑过，因此 Helix 不会覆盖它。可以撤销单个更改或保存副本。</translation></message>
<message><source>The file was new, so undoing the changes deleted it.</source><translation>该文件是新建的，因此撤销更改时已被删除。</translation></message>
<message><source>The files are as they were.</source><translation>文件保持原样。</translation></message>
<message><source>The files of other programs are only read. Nothing is sent.</source><translation>其他程序的文件只会被读取，不会发送任何内容。</translation></message>
<message><source>The first one appears here, section by section.</source><translation>第一个将在此逐节显示。</translation></message>
<message><source>The folder has no SKILL.md.</source><translation>该文件夹没有 SKILL.md。</translation></message>
<message><source>The folder is moved to the files set aside for you. Nothing is deleted.</source><translation>文件夹会移到为你搁置的文件中。不会删除任何内容。</translation></message>
<message><source>The folder {folder} doesn't answer.</source><translation>文件夹 {folder} 没有响应。</translation></message>
<message><source>The folder {folder} is gone.</source><translation>文件夹 {folder} 已不存在。</translation></message>
<message><source>The folder {path} has no recorded sessions (*.jsonl[.gz]).</source><translation>文件夹 {path} 中没有录制的会话（*.jsonl[.gz]）。</translation></message>
<message><source>The folder {where} contains a database that Helix Desktop didn't create.</source><translation>文件夹 {where} 中有并非由 Helix Desktop 创建的数据库。</translation></message>
<message><source>The folder's name isn't valid text.</source><translation>文件夹名称不是有效文本。</translation></message>
<message><source>The form asks for fields that it does not have.</source><translation>表单要求填写它没有的字段。</translation></message>
<message><source>The full output may not fit, or no model could write an excerpt.</source><translation>完整输出可能放不下，或没有模型能写出摘录。</translation></message>
<message><source>The handover already has this text.</source><translation>交接文档已是此文本。</translation></message>
<message><source>The handover is unchanged.</source><translation>交接文档未更改。</translation></message>
<message><source>The header {name} can't be sent.</source><translation>无法发送标头 {name}。</translation></message>
<message><source>The header {name} carries the key of this provider.</source><translation>标头 {name} 用于携带此提供商的密钥。</translation></message>
<message><source>The header {name} is set twice.</source><translation>标头 {name} 设置了两次。</translation></message>
<message><source>The hook didn't run, because its text changed after you approved it.</source><translation>该钩子的文本在您批准后已更改，因此未运行。</translation></message>
<message><source>The hook has just changed.</source><translation>挂钩刚刚发生了更改。</translation></message>
<message><source>The hook {hook} blocked this message: {reason}</source><translation>挂钩 {hook} 阻止了此消息：{reason}</translation></message>
<message><source>The hook {hook} blocked this: {reason}</source><translation>挂钩 {hook} 阻止了此操作：{reason}</translation></message>
<message><source>The hook {hook} failed: {reason}</source><translation>钩子 {hook} 失败：{reason}</translation></message>
<message><source>The host name contains look-alike letters.</source><translation>主机名含有形似字母。</translation></message>
<message><source>The icon {name} is missing.</source><translation>缺少图标 {name}。</translation></message>
<message><source>The image can't be made small enough.</source><translation>无法将图片缩到足够小。</translation></message>
<message><source>The image has no pixels.</source><translation>图片没有像素。</translation></message>
<message><source>The image has too many pixels. Up to {most} are supported.</source><translation>图片像素过多。最多支持 {most} 像素。</translation></message>
<message><source>The image has {size} bytes. Images of up to {most} bytes are supported.</source><translation>图片有 {size} 字节。最多支持 {most} 字节的图片。</translation></message>
<message><source>The image is damaged or incomplete.</source><translation>图片已损坏或不完整。</translation></message>
<message><source>The images are included.</source><translation>图片已包含在内。</translation></message>
<message><source>The key is deleted from your keyring.</source><translation>密钥会从你的密钥环中删除。</translation></message>
<message><source>The key is empty.</source><translation>密钥为空。</translation></message>
<message><source>The keyring has no secret {name} for server {server}.</source><translation>密钥环中没有服务器 {server} 的机密 {name}。</translation></message>
<message><source>The keyring has no value for the header {name} of {endpoint}.</source><translation>密钥环中没有 {endpoint} 的标头 {name} 的值。</translation></message>
<message><source>The last change is a rewind, which also changed files.</source><translation>最近一次更改是回退，它也更改了文件。</translation></message>
<message><source>The last model you chose; new workspaces start with it.</source><translation>你上次选择的模型；新工作区会从它开始。</translation></message>
<message><source>The last of {count} runs.</source><translation>共 {count} 次运行中的最后一次。</translation></message>
<message><source>The last step before the disk filled up was saved after all.</source><translation>磁盘写满前的最后一步最终还是保存了。</translation></message>
<message><source>The last turn wasn't interrupted.</source><translation>上一轮次没有中断。</translation></message>
<message numerus="yes"><source>The last {0} requests</source><extracomment>One: The last {0} request</extracomment><translation><numerusform>最近 {0} 个请求</numerusform></translation></message>
<message><source>The limit was reached {count} times in a row, so Helix doesn't resume by itself.</source><translation>已连续 {count} 次达到上限，因此 Helix 不会自动继续。</translation></message>
<message><source>The lines are unchanged.</source><translation>这些行没有变化。</translation></message>
<message><source>The lines of a large output that Helix needs. The cache has the full output.</source><translation>Helix 所需的大型输出的行。缓存中有完整输出。</translation></message>
<message><source>The link contains no server.</source><translation>链接中没有服务器。</translation></message>
<message><source>The link doesn't name its server.</source><translation>链接没有给出服务器的名称。</translation></message>
<message><source>The link points to this computer or your local network.</source><translation>链接指向此电脑或你的本地网络。</translation></message>
<message><source>The link text shows a different host.</source><translation>链接文本显示的是另一个主机。</translation></message>
<message><source>The list of its uses is incomplete.</source><translation>其使用列表不完整。</translation></message>
<message><source>The list of skills</source><translation>技能列表</translation></message>
<message><source>The list of the database's tables (MANIFEST) is missing or damaged.</source><translation>数据库的表清单（MANIFEST）缺失或已损坏。</translation></message>
<message><source>The matcher has more than names, .*, and |.</source><translation>匹配器中含有名称、.* 和 | 以外的内容。</translation></message>
<message><source>The memory</source><translation>记忆</translation></message>
<message><source>The memory has no line {number}.</source><translation>记忆中没有第 {number} 行。</translation></message>
<message><source>The memory has no version {number}.</source><translation>记忆没有版本 {number}。</translation></message>
<message><source>The memory of this workspace</source><translation>此工作区的记忆</translation></message>
<message><source>The memory would have {count} lines; {most} are possible.</source><translation>记忆将有 {count} 行，最多可有 {most} 行。</translation></message>
<message><source>The memory would keep a secret.</source><translation>记忆会保留一个机密。</translation></message>
<message><source>The messages that this version covers can't be found again.</source><translation>找不到此版本涵盖的消息。</translation></message>
<message><source>The mode stays as it is, because a question waits for your answer.</source><translation>模式保持不变，因为有问题正在等你回答。</translation></message>
<message><source>The model declined to answer.</source><translation>模型拒绝回答。</translation></message>
<message><source>The model is still being loaded.</source><translation>模型仍在加载。</translation></message>
<message><source>The model made the same call {count} times in a row and got the same output.</source><translation>模型连续 {count} 次发出同一个调用，得到的输出也相同。</translation></message>
<message><source>The model made the same failing call {count} times in a row.</source><translation>模型连续 {count} 次发出同一个失败的调用。</translation></message>
<message><source>The model of this request isn't set up now.</source><translation>此请求的模型目前未设置。</translation></message>
<message><source>The model reads this in full with the next request.</source><translation>模型会在下一个请求中完整读取此内容。</translation></message>
<message><source>The model reads this in full. The same call returned a newer output later.</source><translation>模型完整读取此内容。同一调用后来返回了更新的输出。</translation></message>
<message><source>The model reasons with at most this many tokens before each answer.</source><translation>模型每次回答前最多用这么多 token 进行推理。</translation></message>
<message><source>The model refused</source><translation>模型拒绝回答</translation></message>
<message><source>The model sent an empty answer.</source><translation>模型发来了空回答。</translation></message>
<message><source>The model's reasoning is shown, but isn't sent to a model again.</source><translation>模型的推理会显示，但不会再发送给模型。</translation></message>
<message><source>The model's reply was cut off.</source><translation>模型的回复被截断。</translation></message>
<message><source>The models you chose last as JSON, newest first.</source><translation>你最近选择的模型，JSON 格式，最新的在前。</translation></message>
<message><source>The name may contain only letters, digits, dots, _, and -.</source><translation>名称只能包含字母、数字、点、_ 和 -。</translation></message>
<message><source>The name may contain only letters, digits, spaces, dots, _, and -.</source><translation>名称只能包含字母、数字、空格、点、_ 和 -。</translation></message>
<message><source>The newest turn and your last message are never compacted.</source><translation>最新轮次和你的最后一条消息永远不会被压缩。</translation></message>
<message><source>The next request needs {need} {what}, but the model accepts {most}.</source><translation>下一个请求过大（{what}）：需要 {need}，但模型最多接受 {most}。</translation></message>
<message><source>The next version takes more space.</source><translation>下一个版本会占用更多空间。</translation></message>
<message><source>The number of its uses is wrong.</source><translation>其使用次数有误。</translation></message>
<message><source>The old database is kept as db.before-repair-… in the workspace's data. `workspace check --acknowledge` ends this report.</source><translation>旧数据库以 db.before-repair-… 保留在工作区数据中。`workspace check --acknowledge` 可结束此报告。</translation></message>
<message><source>The old name stays.</source><translation>保留旧名称。</translation></message>
<message><source>The output was too large.</source><translation>输出过大。</translation></message>
<message><source>The page has the whole conversation. It runs no scripts and loads nothing.</source><translation>网页包含完整对话。它不运行脚本，也不加载任何内容。</translation></message>
<message><source>The parent of this branch was deleted.</source><translation>此分支的来源会话已被删除。</translation></message>
<message><source>The partial answer is returned when the time is up</source><translation>时间到后返回部分回答</translation></message>
<message><source>The partial answer is saved. Continue, or send a new message.</source><translation>部分回答已保存。可以继续，或发送新消息。</translation></message>
<message><source>The partial answer is saved. Send again or choose another model.</source><translation>部分回答已保存。请重新发送或选择其他模型。</translation></message>
<message><source>The partial export in {0} was removed. The workspace is unchanged.</source><translation>{0} 中的部分导出已移除。工作区未更改。</translation></message>
<message><source>The partial work was removed. Nothing else changed.</source><translation>未完成的部分已移除。其他内容未更改。</translation></message>
<message><source>The patch changes several files.</source><translation>补丁更改了多个文件。</translation></message>
<message><source>The patch changes the lines that it names.</source><translation>补丁会更改其指明的行。</translation></message>
<message><source>The path {folder} isn't valid text.</source><translation>路径 {folder} 不是有效文本。</translation></message>
<message><source>The path {path} is too long for this system.</source><translation>路径 {path} 对此系统来说过长。</translation></message>
<message><source>The path {plain} is too long for a socket.</source><translation>路径 {plain} 过长，无法用于套接字。</translation></message>
<message><source>The pattern has {count} characters, {longest} are possible.</source><translation>模式有 {count} 个字符，最多 {longest} 个。</translation></message>
<message><source>The permission for this session could not be kept.</source><translation>无法保留此会话的权限。</translation></message>
<message><source>The policy preset can't be {name}.</source><translation>策略预设不能是 {name}。</translation></message>
<message><source>The policy {path} has a line with more than {longest} characters.</source><translation>策略 {path} 有一行超过 {longest} 个字符。</translation></message>
<message><source>The policy {path} is nested too deeply.</source><translation>策略 {path} 嵌套过深。</translation></message>
<message><source>The policy {path} is not valid TOML: {why}.</source><translation>策略 {path} 不是有效的 TOML：{why}。</translation></message>
<message><source>The practice model isn't a provider.</source><translation>练习模型不是提供商。</translation></message>
<message><source>The preset, and each value that differs from it.</source><translation>预设，以及与其不同的每个值。</translation></message>
<message><source>The preview failed because {asks} didn't write a usable handover.</source><translation>预览失败，因为 {asks} 没有写出可用的交接文档。</translation></message>
<message><source>The price of {0} is unknown, so your budget in dollars can't be kept.</source><translation>{0} 的价格未知，因此无法遵守你的美元预算。</translation></message>
<message><source>The price of {model} is unknown, so the budget in dollars can't be kept.</source><translation>{model} 的价格未知，因此无法遵守美元预算。</translation></message>
<message><source>The price of {model} is unknown.</source><translation>{model} 的价格未知。</translation></message>
<message><source>The process that answers has ended.</source><translation>回答的进程已结束。</translation></message>
<message><source>The process that had this workspace open is gone.</source><translation>之前打开此工作区的进程已不存在。</translation></message>
<message><source>The processes of this terminal can't be read.</source><translation>无法读取此终端的进程。</translation></message>
<message><source>The program of {agent} is another one than you approved: {program}.</source><translation>{agent} 的程序不是你批准的那个：{program}。</translation></message>
<message><source>The program of “{0}” is another one than before</source><translation>“{0}”的程序与之前的不同</translation></message>
<message><source>The project Helix works in</source><translation>Helix 要处理的项目</translation></message>
<message><source>The project folder contains more than {most} folders, too many to find what commands must not reach.</source><translation>项目文件夹中的文件夹超过 {most} 个，过多而无法找出命令不得触及的内容。</translation></message>
<message><source>The project folder has an unfinished merge, rebase or revert.</source><translation>项目文件夹中有未完成的合并、变基或还原（revert）。</translation></message>
<message><source>The project folder has uncommitted changes of the same files: {files}</source><translation>项目文件夹中，相同的文件有未提交的更改：{files}</translation></message>
<message><source>The project folder is a bare repository, without a work tree.</source><translation>项目文件夹是裸仓库，没有工作树。</translation></message>
<message><source>The project folder is gone: {0}</source><translation>项目文件夹已不存在：{0}</translation></message>
<message><source>The project folder is itself a worktree or a submodule.</source><translation>项目文件夹本身是工作树或子模块。</translation></message>
<message><source>The project folder is not in a git repository.</source><translation>项目文件夹不在 git 仓库中。</translation></message>
<message><source>The project folder is on no branch now.</source><translation>项目文件夹目前不在任何分支上。</translation></message>
<message><source>The project folder is only a part of the repository {top}.</source><translation>项目文件夹只是仓库 {top} 的一部分。</translation></message>
<message><source>The prompt cache held {0} tokens, which saved about {1} by today's prices.</source><translation>提示缓存命中 {0} 个 token，按当前价格约节省 {1}。</translation></message>
<message><source>The prompt cache held {0} tokens.</source><translation>提示缓存命中 {0} 个 token。</translation></message>
<message><source>The provider asks to wait</source><translation>提供商要求等待</translation></message>
<message><source>The provider asks to wait until {until}.</source><translation>提供商要求等到 {until}。</translation></message>
<message><source>The provider couldn't parse the model's output ({reason}).</source><translation>提供商无法解析模型的输出（{reason}）。</translation></message>
<message><source>The provider didn't answer in time.</source><translation>提供商没有及时应答。</translation></message>
<message><source>The provider didn't return a list of models.</source><translation>提供商没有返回模型列表。</translation></message>
<message><source>The provider doesn't have this model.</source><translation>提供商没有此模型。</translation></message>
<message><source>The provider had an internal error.</source><translation>提供商发生内部错误。</translation></message>
<message><source>The provider is overloaded.</source><translation>提供商过载。</translation></message>
<message><source>The provider makes the searches. Their words can carry data out.</source><translation>搜索由提供商执行。搜索词可能把数据带到外部。</translation></message>
<message><source>The provider rejected the API key.</source><translation>提供商拒绝了 API 密钥。</translation></message>
<message><source>The provider rejected the credentials that signed the request.</source><translation>提供商拒绝了用于签署请求的凭据。</translation></message>
<message><source>The provider rejected the request.</source><translation>提供商拒绝了请求。</translation></message>
<message><source>The provider rejected the signature, because this computer's clock is wrong.</source><translation>提供商拒绝了签名，因为此电脑的时钟不准。</translation></message>
<message><source>The provider returned a web page instead of an answer.</source><translation>提供商返回的是网页而不是回答。</translation></message>
<message><source>The provider returned something that isn't an answer.</source><translation>提供商返回的不是回答。</translation></message>
<message><source>The provider says: “{sentence}”</source><translation>提供商说：“{sentence}”</translation></message>
<message><source>The provider sent an empty answer.</source><translation>提供商发来了空回答。</translation></message>
<message><source>The provider's filter ended the answer.</source><translation>提供商的过滤器中止了回答。</translation></message>
<message><source>The provider's rate limit is reached.</source><translation>已达到提供商的速率限制。</translation></message>
<message><source>The proxy opens no way to the server. Check this system's proxy.</source><translation>代理无法连通服务器。请检查此系统的代理。</translation></message>
<message><source>The proxy requires authentication (status 407). Check this system's proxy.</source><translation>代理需要身份验证（状态码 407）。请检查此系统的代理。</translation></message>
<message><source>The proxy requires authentication.</source><translation>代理需要身份验证。</translation></message>
<message><source>The query parameter {name} may be a key, and addresses end up in logs.</source><translation>查询参数 {name} 可能是密钥，而地址会记入日志。</translation></message>
<message><source>The queue is empty.</source><translation>队列为空。</translation></message>
<message><source>The readable part is still in the database that was set aside.</source><translation>可读部分仍在已搁置的数据库中。</translation></message>
<message><source>The reading of the document was stopped.</source><translation>已停止读取文档。</translation></message>
<message><source>The record doesn't follow the one before it.</source><translation>该记录与前一条不衔接。</translation></message>
<message><source>The record has a format (version {version}) that only a newer Helix Desktop knows.</source><translation>该记录的格式（版本 {version}）只有更新版本的 Helix Desktop 才认识。</translation></message>
<message><source>The record is cut short.</source><translation>该记录不完整。</translation></message>
<message><source>The record is damaged (its checksum is wrong).</source><translation>该记录已损坏（校验和错误）。</translation></message>
<message><source>The record is missing.</source><translation>该记录缺失。</translation></message>
<message><source>The record of {short}… is damaged.</source><translation>{short}… 的记录已损坏。</translation></message>
<message><source>The regular expression calls itself, which is not possible here.</source><translation>正则表达式引用了自身，此处不支持。</translation></message>
<message><source>The regular expression cannot be read.</source><translation>无法解析该正则表达式。</translation></message>
<message><source>The regular expression cannot be read: {error}.</source><translation>无法解析该正则表达式：{error}。</translation></message>
<message><source>The regular expression has {count} characters, {longest} are possible.</source><translation>正则表达式有 {count} 个字符，最多 {longest} 个。</translation></message>
<message><source>The regular expression stopped after {seconds} seconds and {looked} entries.</source><translation>正则表达式在 {seconds} 秒、{looked} 个条目后停止。</translation></message>
<message numerus="yes"><source>The regular expression took too long in {count} entries.</source><extracomment>One: The regular expression took too long in {count} entry.</extracomment><translation><numerusform>正则表达式在 {count} 个条目中耗时过长。</numerusform></translation></message>
<message><source>The repaired copy of {folder} isn't correct: {wrong}</source><translation>{folder} 的修复副本不正确：{wrong}</translation></message>
<message><source>The repetitions {form} multiply to too many.</source><translation>重复 {form} 相乘后数量过多。</translation></message>
<message><source>The repository has no commits yet.</source><translation>仓库中还没有提交。</translation></message>
<message><source>The request exceeds the model's limit of {limit} tokens.</source><translation>请求超出模型 {limit} 个 token 的上限。</translation></message>
<message><source>The request exceeds the model's limit.</source><translation>请求超出模型的上限。</translation></message>
<message><source>The request exceeds your account's rate limit of {limit} tokens.</source><translation>请求超出你的账户 {limit} 个 token 的速率限制。</translation></message>
<message><source>The request failed</source><translation>请求失败</translation></message>
<message><source>The request has a header that can't be sent.</source><translation>请求中有无法发送的标头。</translation></message>
<message><source>The request is too large for the provider.</source><translation>请求过大，提供商无法接受。</translation></message>
<message><source>The request is too long.</source><translation>请求过长。</translation></message>
<message><source>The request was too large, so Helix shortened it without a model.</source><translation>请求过大，因此 Helix 未用模型将其缩短。</translation></message>
<message><source>The request was too large, so Helix trimmed it without calling a model.</source><translation>请求过大，因此 Helix 未调用模型就对其进行了裁剪。</translation></message>
<message><source>The request would have {tokens} tokens, and {model} takes {most}.</source><translation>该请求将有 {tokens} 个 token，而 {model} 最多接受 {most} 个。</translation></message>
<message><source>The rest is still there.</source><translation>其余部分仍在。</translation></message>
<message><source>The same</source><translation>相同策略</translation></message>
<message><source>The same call returned a newer output later. You can still recall this one.</source><translation>同一调用后来返回了更新的输出。您仍可取回这一份。</translation></message>
<message><source>The same limit in tokens; whichever comes first. All limits for notes shrink with it in small context windows.</source><translation>同样的上限，以 token 计；以先达到者为准。上下文窗口较小时，笔记的所有上限都随之缩小。</translation></message>
<message><source>The sandbox can't create a work tree outside the project folder.</source><translation>沙盒无法在项目文件夹之外创建工作树。</translation></message>
<message><source>The sandbox is off for this workspace: nothing restricts the command.</source><translation>此工作区已关闭沙盒：命令不受任何限制。</translation></message>
<message><source>The sandbox works</source><translation>沙盒可用</translation></message>
<message><source>The screen may go dark. Closing the lid still lets the computer sleep</source><translation>屏幕可以变暗。合上盖子仍会让电脑睡眠</translation></message>
<message><source>The search didn't finish, so not all matching entries are known.</source><translation>搜索没有完成，因此无法得知所有匹配的条目。</translation></message>
<message><source>The search failed: {0}</source><translation>搜索失败：{0}</translation></message>
<message><source>The search index is catching up, so this search was slower.</source><translation>搜索索引正在更新，因此这次搜索较慢。</translation></message>
<message><source>The server accepts {0} tokens, less than the {1} set for this model.</source><translation>服务器只接受 {0} 个 token，少于为此模型设置的 {1} 个。</translation></message>
<message><source>The server changed. Review it again; nothing was approved.</source><translation>服务器有变化。请重新审核；未批准任何内容。</translation></message>
<message><source>The server didn't answer in time.</source><translation>服务器没有及时应答。</translation></message>
<message><source>The server doesn't accept the reasoning effort {0}.</source><translation>服务器不接受推理强度“{0}”。</translation></message>
<message><source>The server ended before it answered.</source><translation>服务器在应答前已结束。</translation></message>
<message><source>The server ended the session (status {status}).</source><translation>服务器结束了会话（状态 {status}）。</translation></message>
<message><source>The server ended.</source><translation>服务器结束了。</translation></message>
<message><source>The server had an internal error (status {status}). Try again later.</source><translation>服务器发生内部错误（状态码 {status}）。请稍后重试。</translation></message>
<message><source>The server has ended.</source><translation>服务器已结束。</translation></message>
<message><source>The server may reject these for this model.</source><translation>对此模型，服务器可能会拒绝这些选项。</translation></message>
<message><source>The server needs this variable.</source><translation>服务器需要此变量。</translation></message>
<message><source>The server offers no sign-in.</source><translation>服务器不提供登录。</translation></message>
<message><source>The server omitted a part of the last request without saying so. Helix keeps the requests to {model} below {limit} tokens for a day.</source><translation>服务器未作说明就省略了上次请求的一部分。Helix 会在一天内将发送给 {model} 的请求保持在 {limit} 个 token 以下。</translation></message>
<message><source>The server redirects to {place} (status {status}), where Helix doesn't follow. If that is the right server, use that URL.</source><translation>服务器重定向到 {place}（状态码 {status}），Helix 不会跟随。如果那是正确的服务器，请使用该 URL。</translation></message>
<message><source>The server refuses access (status 403). Check what its token is allowed to do.</source><translation>服务器拒绝访问（状态码 403）。请检查其访问令牌的权限。</translation></message>
<message><source>The server rejected the request (status {status}). Check its URL and headers.</source><translation>服务器拒绝了请求（状态码 {status}）。请检查其 URL 和标头。</translation></message>
<message><source>The server said: {said}</source><translation>服务器曾说：{said}</translation></message>
<message><source>The server says: {said}</source><translation>服务器说：{said}</translation></message>
<message><source>The server wants you to sign in (status 401). Sign in in Settings › MCP servers or with `helix-desktop server sign-in SERVER`, or save its token with `helix-desktop server secret SERVER Authorization`, as in `Bearer TOKEN`.</source><translation>服务器要求登录（状态 401）。请在 设置 › MCP 服务器 中或使用 `helix-desktop server sign-in SERVER` 登录，或用 `helix-desktop server secret SERVER Authorization` 保存令牌，格式为 `Bearer TOKEN`。</translation></message>
<message><source>The server {server} has been stopped.</source><translation>服务器 {server} 已停止。</translation></message>
<message><source>The server's answer doesn't follow the protocol.</source><translation>服务器的应答不符合协议。</translation></message>
<message><source>The server's answer has too many values.</source><translation>服务器的应答包含过多的值。</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again in {seconds} s.</source><translation>已达到服务器的速率限制（状态码 429）。请在 {seconds} 秒后重试。</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again later.</source><translation>已达到服务器的速率限制（状态码 429）。请稍后重试。</translation></message>
<message><source>The service account's file has no usable key.</source><translation>服务账号的文件中没有可用的密钥。</translation></message>
<message><source>The session</source><translation>会话</translation></message>
<message><source>The session can still be read.</source><translation>会话仍可查看。</translation></message>
<message><source>The session changed since. Nothing was done.</source><translation>会话在此期间已变化。未作任何更改。</translation></message>
<message><source>The session goes on without them. Settings › General says where they go.</source><translation>会话会在没有跟踪的情况下继续。目标位置见“设置 › 常规”。</translation></message>
<message><source>The session has no start record.</source><translation>该会话没有起始记录。</translation></message>
<message><source>The session holds what looks like secrets: {count}.</source><translation>会话包含看起来像机密信息的内容：{count}。</translation></message>
<message><source>The session is closed.</source><translation>会话已关闭。</translation></message>
<message><source>The session is shown with a gap there.</source><translation>会话在该处显示为空缺。</translation></message>
<message><source>The session isn't listed.</source><translation>会话未列出。</translation></message>
<message><source>The session shows what was done. Nothing was lost.</source><translation>会话中可以看到已完成的操作。数据没有丢失。</translation></message>
<message><source>The session stays where it is.</source><translation>会话留在原处。</translation></message>
<message><source>The session works in a folder and on a branch of its own. Your folder stays as it is until you merge.</source><translation>会话在单独的文件夹和分支中工作。合并之前，你的文件夹保持不变。</translation></message>
<message><source>The session's head doesn't match its last record.</source><translation>该会话的头记录与最后一条记录不符。</translation></message>
<message><source>The session's head doesn't match its records.</source><translation>会话的头记录与其记录不符。</translation></message>
<message><source>The sessions are replayed on this computer under each preset. No model is asked, and nothing is sent.</source><translation>会话会在此计算机上按每个预设重放。不会询问模型，也不会发送任何内容。</translation></message>
<message><source>The set context window is used with the next request.</source><translation>设定的上下文窗口将用于下一个请求。</translation></message>
<message><source>The size of each request; the full height is {0}</source><translation>每个请求的大小；整个高度为 {0}</translation></message>
<message><source>The snapshot only takes space.</source><translation>该快照只占用空间。</translation></message>
<message><source>The store counts {said} for {name}, but the entries add up to {counted}.</source><translation>存储记录的 {name} 为 {said}，但条目合计为 {counted}。</translation></message>
<message><source>The store in {folder} isn't marked as complete.</source><translation>{folder} 中的存储未标记为完整。</translation></message>
<message><source>The store in {parent} has lost its counters.</source><translation>{parent} 中的存储丢失了计数器。</translation></message>
<message><source>The store in {where} doesn't say which program wrote it.</source><translation>{where} 中的存储没有说明由哪个程序写入。</translation></message>
<message><source>The store in {where} was written by a newer Helix Desktop (format {version}, this one knows {known}).</source><translation>{where} 中的存储由更新版本的 Helix Desktop 写入（格式 {version}，此版本支持 {known}）。</translation></message>
<message><source>The store's counters are lost.</source><translation>存储的计数器已丢失。</translation></message>
<message><source>The system denies bubblewrap user namespaces. For a sandbox, allow them (a container must be started with them) and restart Helix.</source><translation>系统禁止 bubblewrap 使用用户命名空间。要获得沙盒，请允许它们（容器必须在允许时启动），然后重启 Helix。</translation></message>
<message><source>The system keyring couldn't delete the key.</source><translation>系统密钥环无法删除该密钥。</translation></message>
<message><source>The system keyring couldn't save the key.</source><translation>系统密钥环无法保存该密钥。</translation></message>
<message><source>The system keyring isn't responding.</source><translation>系统密钥环没有响应。</translation></message>
<message><source>The system keyring won't release the key.</source><translation>系统密钥环拒绝提供该密钥。</translation></message>
<message><source>The system proxy type isn't supported.</source><translation>不支持此系统代理类型。</translation></message>
<message><source>The text has {count} characters; the limit is {longest}.</source><translation>文本有 {count} 个字符；上限为 {longest}。</translation></message>
<message><source>The tokenizer file {path} is damaged.</source><translation>分词器文件 {path} 已损坏。</translation></message>
<message><source>The tokenizer file {path} isn't the original.</source><translation>分词器文件 {path} 不是原始文件。</translation></message>
<message><source>The tools aren't a list of names.</source><translation>工具不是名称列表。</translation></message>
<message><source>The tray icon shows them while something runs or waits.</source><translation>有任务运行或等待时，由托盘图标显示。</translation></message>
<message><source>The turn ended early</source><translation>轮次提前结束</translation></message>
<message><source>The turn failed, so the queue is paused.</source><translation>该轮次失败，队列已暂停。</translation></message>
<message><source>The turn was cut off.</source><translation>这一轮被中断了。</translation></message>
<message><source>The undone compaction is back, byte for byte.</source><translation>已撤销的压缩已逐字节恢复。</translation></message>
<message><source>The use of {digest}… by event {seq} of {session} isn't recorded.</source><translation>会话 {session} 的事件 {seq} 对 {digest}… 的使用没有记录。</translation></message>
<message><source>The user always denies this</source><translation>用户始终拒绝此操作</translation></message>
<message><source>The user can allow this host in Settings › Permissions.</source><translation>用户可以在“设置 › 权限”中允许此主机。</translation></message>
<message><source>The user must review it again.</source><translation>用户必须重新审核它。</translation></message>
<message><source>The user stopped all subagents before this one started.</source><translation>用户在此子智能体启动前停止了所有子智能体。</translation></message>
<message><source>The user stopped the subagent.</source><translation>用户停止了该子智能体。</translation></message>
<message><source>The value of {name} can't be sent.</source><translation>无法发送 {name} 的值。</translation></message>
<message><source>The value of {name} is too long.</source><translation>{name} 的值过长。</translation></message>
<message><source>The value of {name} looks like a key, which would be saved in a file.</source><translation>{name} 的值看起来像密钥，会被保存到文件中。</translation></message>
<message><source>The variable {name} is not set.</source><translation>变量 {name} 未设置。</translation></message>
<message><source>The whole entry</source><translation>整个条目</translation></message>
<message><source>The whole text, as a model reads it</source><translation>模型读到的完整文本</translation></message>
<message><source>The wider “Always” (Alt+P) also allows {0}</source><translation>范围更大的“始终”（Alt+P）还会允许 {0}</translation></message>
<message><source>The window shows only {count} colors, so it was not painted.</source><translation>窗口只显示 {count} 种颜色，因此未绘制。</translation></message>
<message><source>The window was closed before an answer.</source><translation>窗口在回答之前已关闭。</translation></message>
<message><source>The worker {worker} runs {name} {theirs}, and this computer {ours}.</source><translation>工作进程 {worker} 运行的 {name} 是 {theirs}，而此电脑上是 {ours}。</translation></message>
<message><source>The workspace</source><translation>工作区</translation></message>
<message><source>The workspace doesn't open.</source><translation>工作区无法打开。</translation></message>
<message><source>The workspace in {folder} was complete, but its database is gone.</source><translation>{folder} 中的工作区原本完整，但其数据库已不存在。</translation></message>
<message><source>The workspace in {parent} is open in {who}.</source><translation>{parent} 中的工作区已在{who}中打开。</translation></message>
<message><source>The workspace is closed.</source><translation>工作区已关闭。</translation></message>
<message><source>The workspace is closing.</source><translation>工作区正在关闭。</translation></message>
<message><source>The workspace is still in {place}.</source><translation>工作区仍在 {place}。</translation></message>
<message><source>The workspace is unchanged.</source><translation>工作区未更改。</translation></message>
<message><source>The workspace that opens at startup.</source><translation>启动时打开的工作区。</translation></message>
<message><source>The workspace was closed.</source><translation>工作区已被关闭。</translation></message>
<message><source>The workspace was repaired: kept {entries} entries and {events} events, {count} known losses.</source><translation>工作区已修复：保留 {entries} 个条目和 {events} 个事件，已知丢失 {count} 处。</translation></message>
<message><source>The workspace's store is closed.</source><translation>工作区的存储已关闭。</translation></message>
<message><source>The workspace's store is closing.</source><translation>工作区的存储正在关闭。</translation></message>
<message><source>The worktree has commits that are on no branch, the last one is {commit}.</source><translation>工作树中有不属于任何分支的提交，最后一个是 {commit}。</translation></message>
<message><source>The worktree is not on its branch {branch} now.</source><translation>工作树目前不在其分支 {branch} 上。</translation></message>
<message><source>The worktree of this session is gone: {folder}.</source><translation>此会话的工作树已不存在：{folder}。</translation></message>
<message><source>The worktree of this session was removed: {branch}.</source><translation>此会话的工作树已移除：{branch}。</translation></message>
<message><source>The worktree was removed.</source><translation>工作树已移除。</translation></message>
<message><source>The worktree {folder} is locked.</source><translation>工作树 {folder} 已锁定。</translation></message>
<message><source>The worktree {folder} wasn't moved: {reason}</source><translation>工作树 {folder} 未能移动：{reason}</translation></message>
<message><source>The {sign} is never closed.</source><translation>{sign} 没有结束。</translation></message>
<message><source>Theme</source><translation>主题</translation></message>
<message><source>There are more than {most} rules.</source><translation>规则超过 {most} 条。</translation></message>
<message><source>There are no AWS credentials in the profile {profile}.</source><translation>配置文件 {profile} 中没有 AWS 凭据。</translation></message>
<message><source>There are no Google credentials in {file}.</source><translation>{file} 中没有 Google 凭据。</translation></message>
<message><source>There are no conflicts. No hooks are run.</source><translation>没有冲突。不会运行任何挂钩。</translation></message>
<message><source>There are too many copies of {path} already.</source><translation>{path} 的副本已经过多。</translation></message>
<message><source>There are too many hosts or folders.</source><translation>主机或文件夹过多。</translation></message>
<message><source>There are two servers {name}.</source><translation>有两个服务器 {name}。</translation></message>
<message><source>There can be at most {most} hosts.</source><translation>最多 {most} 个主机。</translation></message>
<message><source>There is a branch {name} already.</source><translation>已有名为 {name} 的分支。</translation></message>
<message><source>There is no MCP server at this address (status 404). Check the path of its URL, which often ends with /mcp.</source><translation>此地址没有 MCP 服务器（状态码 404）。请检查其 URL 的路径，通常以 /mcp 结尾。</translation></message>
<message><source>There is no background command {name}.</source><translation>没有后台命令 {name}。</translation></message>
<message><source>There is no content {digest}.</source><translation>没有内容 {digest}。</translation></message>
<message><source>There is no excerpt: {0}. A preview stands instead.</source><translation>没有摘录：{0}。已改用预览。</translation></message>
<message><source>There is no excerpt: {why}. The output is unchanged.</source><translation>没有摘录：{why}。输出未更改。</translation></message>
<message><source>There is no field “{name}”.</source><translation>没有字段“{name}”。</translation></message>
<message><source>There is no file {path} for the patch.</source><translation>补丁要更改的文件 {path} 不存在。</translation></message>
<message><source>There is no file {path}.</source><translation>没有文件 {path}。</translation></message>
<message><source>There is no hook {key}.</source><translation>没有挂钩 {key}。</translation></message>
<message><source>There is no key for {0}.</source><translation>没有 {0} 的密钥。</translation></message>
<message><source>There is no key for {endpoint}.</source><translation>没有 {endpoint} 的密钥。</translation></message>
<message><source>There is no output for this call.</source><translation>此调用没有输出。</translation></message>
<message><source>There is no policy preset {name}.</source><translation>没有策略预设 {name}。</translation></message>
<message><source>There is no policy preset {preset}.</source><translation>没有策略预设 {preset}。</translation></message>
<message><source>There is no policy value {name}.</source><translation>没有策略值 {name}。</translation></message>
<message><source>There is no program {command}.</source><translation>没有程序 {command}。</translation></message>
<message><source>There is no provider {name}.</source><translation>没有提供商 {name}。</translation></message>
<message><source>There is no provider {provider}.</source><translation>没有提供商 {provider}。</translation></message>
<message><source>There is no range {start} to {stop}.</source><translation>没有 {start} 到 {stop} 的范围。</translation></message>
<message><source>There is no result to exclude.</source><translation>没有可排除的结果。</translation></message>
<message><source>There is no server {name}.</source><translation>没有服务器 {name}。</translation></message>
<message><source>There is no session {session} in this workspace.</source><translation>此工作区中没有会话 {session}。</translation></message>
<message><source>There is no setting {key}.</source><translation>没有设置项 {key}。</translation></message>
<message><source>There is no system keyring for the secrets of {server}.</source><translation>没有可保存 {server} 机密的系统密钥环。</translation></message>
<message><source>There is no tool {name} here.</source><translation>此处没有工具 {name}。</translation></message>
<message><source>There is no version {restores} of this session's context.</source><translation>此会话的上下文没有版本 {restores}。</translation></message>
<message><source>There is no workspace data in {folder}.</source><translation>{folder} 中没有工作区数据。</translation></message>
<message><source>There is no workspace {name}.</source><translation>没有工作区 {name}。</translation></message>
<message><source>There is no {path}.</source><translation>没有 {path}。</translation></message>
<message><source>These events aren't shown.</source><translation>这些事件不会显示。</translation></message>
<message><source>These files didn't change: {0}</source><translation>以下文件未更改：{0}</translation></message>
<message><source>These messages were queued when Helix closed.</source><translation>这些消息在 Helix 关闭时正在排队。</translation></message>
<message><source>These stay as they are. Somebody else changed them since, or Helix can't reach them: {0}</source><translation>这些文件保持原样。它们后来被他人更改，或 Helix 无法访问：{0}</translation></message>
<message><source>These were changed since: {names}.</source><translation>此后又被更改：{names}。</translation></message>
<message><source>Thinking</source><translation>思考</translation></message>
<message><source>Third-party software</source><translation>第三方软件</translation></message>
<message><source>This API key has no access to this model.</source><translation>此 API 密钥无权使用此模型。</translation></message>
<message><source>This SubAgent does not have the tool {tool}. Tools: {known}.</source><translation>此子智能体没有工具 {tool}。工具：{known}。</translation></message>
<message><source>This address accepts no MCP messages (status {status}). Check its URL: it must be one for streamable HTTP, not for SSE.</source><translation>此地址不接受 MCP 消息（状态码 {status}）。请检查其 URL：必须用于 streamable HTTP，而不是 SSE。</translation></message>
<message><source>This address answers with a web page, not as an MCP server. Check its URL, and whether this network requires sign-in.</source><translation>此地址返回的是网页，而不是 MCP 服务器的回应。请检查其 URL，并确认此网络是否需要登录。</translation></message>
<message><source>This address doesn't answer as an MCP server, but with {kind}. Check its URL.</source><translation>此地址没有像 MCP 服务器那样回应，而是返回 {kind}。请检查其 URL。</translation></message>
<message><source>This build has no releases page. Check where you downloaded it.</source><translation>此构建没有发布页面。请到下载处查看。</translation></message>
<message><source>This can't be done:</source><translation>无法执行：</translation></message>
<message><source>This command failed in the last session. Find out why:&#10;{0}</source><translation>以下命令在上次会话中失败。请找出原因：&#10;{0}</translation></message>
<message><source>This desktop shows none, so Helix shows them in its window.</source><translation>此桌面不显示通知，因此 Helix 在窗口中显示。</translation></message>
<message><source>This doesn't look like a key. Keys contain no spaces.</source><translation>这看起来不像密钥。密钥不含空格。</translation></message>
<message><source>This entry can't go into a message as text.</source><translation>此条目不能以文本形式放入消息。</translation></message>
<message><source>This entry is damaged</source><translation>此条目已损坏</translation></message>
<message><source>This entry is damaged. Restoring a file with the same bytes repairs it.</source><translation>此条目已损坏。用字节相同的文件还原即可修复。</translation></message>
<message><source>This entry is no longer stored</source><translation>此条目已不再存储</translation></message>
<message><source>This file is no longer set aside.</source><translation>此文件已不再处于搁置状态。</translation></message>
<message><source>This folder</source><translation>此文件夹</translation></message>
<message><source>This folder is trusted</source><translation>此文件夹受信任</translation></message>
<message><source>This folder isn't trusted</source><translation>此文件夹不受信任</translation></message>
<message><source>This folder isn't trusted yet</source><translation>此文件夹尚未受信任</translation></message>
<message><source>This folder isn't trusted yet.</source><translation>此文件夹尚未受信任。</translation></message>
<message><source>This folder isn't trusted.</source><translation>此文件夹不受信任。</translation></message>
<message><source>This hook can't run. {why}</source><translation>此挂钩无法运行。{why}</translation></message>
<message><source>This hook runs only in the sandbox, which is off or missing.</source><translation>此挂钩只在沙盒中运行，而沙盒已关闭或不存在。</translation></message>
<message><source>This is a new file. If you undo this, Helix deletes it.</source><translation>这是新文件。如果撤销，Helix 会将其删除。</translation></message>
<message><source>This is how Helix tells you that it needs you.</source><translation>Helix 需要你时会这样通知你。</translation></message>
<message><source>This isn't a command that runs in the foreground of a terminal.</source><translation>这不是在终端前台运行的命令。</translation></message>
<message><source>This isn't a profile or a file of credentials.</source><translation>这不是配置文件（profile）或凭据文件。</translation></message>
<message><source>This looks like a key, which would be saved in a file.</source><translation>这看起来像密钥，会被保存到文件中。</translation></message>
<message><source>This message is too long for the model. Up to {0} tokens of its middle will be left out; Helix can recall them.</source><translation>此消息对模型来说太长。其中间部分最多 {0} 个 token 将被省略；Helix 可以重新调取。</translation></message>
<message numerus="yes"><source>This model accepts {0} images per message.</source><extracomment>One: This model accepts {0} image per message.</extracomment><translation><numerusform>此模型每条消息接受 {0} 张图片。</numerusform></translation></message>
<message><source>This model gets {0}.</source><translation>此模型实际使用“{0}”。</translation></message>
<message><source>This model has no reasoning effort to choose.</source><translation>此模型没有可选的推理强度。</translation></message>
<message><source>This output is now in the cache or covered by a handover.</source><translation>此输出现已在缓存中，或已由交接文档涵盖。</translation></message>
<message><source>This part</source><translation>这部分</translation></message>
<message><source>This plan is no longer open.</source><translation>此计划已不再等待你的决定。</translation></message>
<message><source>This process of Helix can't tell which processes it started.</source><translation>此 Helix 进程无法判断它启动了哪些进程。</translation></message>
<message><source>This protocol has one name for the token limit only.</source><translation>此协议的 token 上限只有一个名称。</translation></message>
<message><source>This question can only be answered in the window.</source><translation>此问题只能在窗口中回答。</translation></message>
<message><source>This reply made {0} tool calls. The first {1} were run, the others were not.</source><translation>此回复包含 {0} 次工具调用。已运行前 {1} 次，其余未运行。</translation></message>
<message><source>This request has no block {number}.</source><translation>此请求没有内容块 {number}。</translation></message>
<message><source>This request has tool calls, so it needs its tools.</source><translation>此请求包含工具调用，因此需要其工具。</translation></message>
<message><source>This request is too large. Compaction can't reduce these parts: {0}. Exclude or unpin blocks, or choose a model with a larger context window.</source><translation>此请求过大。压缩无法减少这些部分：{0}。请排除或取消固定内容块，或选择上下文窗口更大的模型。</translation></message>
<message><source>This request is too large. Helix compacts it before sending, for {0}.</source><translation>此请求过大。Helix 会在发送前将其压缩，费用为 {0}。</translation></message>
<message><source>This request is too large. Helix compacts it before sending.</source><translation>此请求过大。Helix 会在发送前将其压缩。</translation></message>
<message><source>This server declares more than can be shown here.</source><translation>此服务器声明的内容过多，无法在此处全部显示。</translation></message>
<message><source>This session</source><translation>此会话</translation></message>
<message><source>This session has no compaction {number}.</source><translation>此会话没有第 {number} 次压缩。</translation></message>
<message><source>This session has no handover {number}.</source><translation>此会话没有交接文档 {number}。</translation></message>
<message><source>This session has no message {seq}.</source><translation>此会话没有消息 {seq}。</translation></message>
<message><source>This session has no notes {number}.</source><translation>此会话没有笔记 {number}。</translation></message>
<message><source>This session has no worktree</source><translation>此会话没有工作树</translation></message>
<message><source>This session has no worktree.</source><translation>此会话没有工作树。</translation></message>
<message><source>This session is in plan mode, in which only calls that read are run.</source><translation>此会话处于计划模式，只会运行读取类的调用。</translation></message>
<message><source>This session isn't paused any more.</source><translation>此会话已不再暂停。</translation></message>
<message><source>This session isn't paused.</source><translation>此会话未暂停。</translation></message>
<message><source>This session runs no commands in the background.</source><translation>此会话不在后台运行命令。</translation></message>
<message><source>This shell is for Windows only.</source><translation>此 shell 仅用于 Windows。</translation></message>
<message><source>This shorter text replaces older messages. Undo brings them back exactly.</source><translation>这段较短的文本代替了较早的消息。撤销可将其完全恢复。</translation></message>
<message><source>This system can change zoom only at startup.</source><translation>此系统只能在启动时更改缩放。</translation></message>
<message><source>This system doesn't tell which process answers.</source><translation>此系统不告知是哪个进程在回答。</translation></message>
<message><source>This system doesn't trust the provider's certificate.</source><translation>此系统不信任提供商的证书。</translation></message>
<message><source>This system doesn't trust the server's certificate. Check its URL and this system's certificates.</source><translation>此系统不信任服务器的证书。请检查其 URL 和此系统的证书。</translation></message>
<message><source>This system has no local sockets.</source><translation>此系统没有本地套接字。</translation></message>
<message><source>This terminal belongs to a process that Helix started.</source><translation>此终端属于 Helix 启动的进程。</translation></message>
<message><source>This text is too long to paste.</source><translation>此文本过长，无法粘贴。</translation></message>
<message><source>This version is in use.</source><translation>此版本正在使用中。</translation></message>
<message><source>This version would take more than {most} tokens, half of every request.</source><translation>此版本会占用超过 {most} 个 token，即每个请求的一半。</translation></message>
<message><source>This workspace</source><translation>此工作区</translation></message>
<message><source>This workspace has no cache entry starting with {wanted}.</source><translation>此工作区没有以 {wanted} 开头的缓存条目。</translation></message>
<message><source>This workspace has no cache entry {name}….</source><translation>此工作区没有缓存条目 {name}…。</translation></message>
<message><source>This workspace has no fast model.</source><translation>此工作区没有快速模型。</translation></message>
<message><source>This workspace has no long-context model.</source><translation>此工作区没有长上下文模型。</translation></message>
<message><source>This workspace has no main model.</source><translation>此工作区没有主模型。</translation></message>
<message><source>This workspace has no model {model}, so the main model is used.</source><translation>此工作区没有模型 {model}，因此使用主模型。</translation></message>
<message><source>This workspace is in use by {who}, which can't share it.</source><translation>此工作区正被{who}使用，无法共享。</translation></message>
<message><source>This workspace no longer exists.</source><translation>此工作区已不存在。</translation></message>
<message><source>This worktree can't be merged now.</source><translation>目前无法合并此工作树。</translation></message>
<message><source>This worktree can't be removed now.</source><translation>目前无法移除此工作树。</translation></message>
<message><source>Three choices, about a minute. You can change all of them later.</source><translation>三项选择，大约一分钟。之后都可以更改。</translation></message>
<message><source>Throws away changes or commits that git may not bring back.</source><translation>丢弃 git 可能无法恢复的更改或提交。</translation></message>
<message><source>Time</source><translation>时间</translation></message>
<message><source>Time</source><comment>duration</comment><translation>用时</translation></message>
<message><source>Timeline</source><translation>时间线</translation></message>
<message><source>To add a folder, type @ and its name.</source><translation>要添加文件夹，请输入 @ 和文件夹名称。</translation></message>
<message><source>To look for these very letters use text:"…".</source><translation>要查找这些字面字符，请用 text:"…"。</translation></message>
<message><source>To open files at a line, set VISUAL to your editor, such as code or kate.</source><translation>要在指定行打开文件，请将 VISUAL 设为你的编辑器，例如 code 或 kate。</translation></message>
<message><source>Together</source><translation>合计</translation></message>
<message numerus="yes"><source>Together, {0} sessions with complete reports:</source><extracomment>One: Together, {0} session with complete reports:</extracomment><translation><numerusform>合计，{0} 个数据完整的会话：</numerusform></translation></message>
<message><source>Toggle full screen</source><translation>切换全屏</translation></message>
<message><source>Toggle side panel</source><translation>切换侧面板</translation></message>
<message><source>Toggle sidebar</source><translation>切换侧边栏</translation></message>
<message><source>Token counts are estimates for {0}. Each of its answers corrects them.</source><translation>{0} 的 token 数为估算值，每次回答都会修正。</translation></message>
<message><source>Token limit field</source><translation>token 上限字段</translation></message>
<message><source>Tokens</source><translation>token 数</translation></message>
<message><source>Tokens and costs appear here after the first message.</source><translation>发送第一条消息后，token 和费用会显示在这里。</translation></message>
<message><source>Tokens saved</source><translation>节省的 token</translation></message>
<message><source>Tokens saved: {0}</source><translation>节省的 token：{0}</translation></message>
<message><source>Tokens sent</source><translation>发送的 token</translation></message>
<message><source>Too large for the clipboard. Export it instead.</source><translation>过大，无法放入剪贴板。请改为导出。</translation></message>
<message><source>Too large to show as JSON. Export it instead.</source><translation>过大，无法显示为 JSON。请改为导出。</translation></message>
<message><source>Too many agents.</source><translation>智能体过多。</translation></message>
<message><source>Too many hooks.</source><translation>挂钩过多。</translation></message>
<message><source>Too much text, or too many commands.</source><translation>文本或命令过多。</translation></message>
<message><source>Tool</source><translation>工具</translation></message>
<message><source>Tool definitions</source><translation>工具定义</translation></message>
<message><source>Tool outputs</source><translation>工具输出</translation></message>
<message><source>Tool outputs appear here.</source><translation>工具输出会显示在这里。</translation></message>
<message><source>Toolchains, listed hosts</source><translation>工具链、列出的主机</translation></message>
<message><source>Tools</source><translation>工具</translation></message>
<message><source>Tools (Helix sees only those that are on)</source><translation>工具（Helix 只能看到已开启的）</translation></message>
<message><source>Tools Helix can use here</source><translation>Helix 可在此处使用的工具</translation></message>
<message numerus="yes"><source>Tools Helix can use here, with {0} tools of MCP servers in a line each: their descriptions would fill more than {1}% of the context window</source><extracomment>One: Tools Helix can use here, with {0} tool of MCP servers in one line: its description would fill more than {1}% of the context window</extracomment><translation><numerusform>Helix 可在此使用的工具，其中 MCP 服务器的 {0} 个工具各占一行：它们的说明会占用上下文窗口的 {1}% 以上</numerusform></translation></message>
<message><source>Traces are sent only to a collector on this computer, not to {url}.</source><translation>跟踪只发送到这台计算机上的收集器，不发送到 {url}。</translation></message>
<message><source>Traces can't be written to {place}: {reason}.</source><translation>无法将跟踪写入 {place}：{reason}。</translation></message>
<message><source>Traces for other tools</source><translation>供其他工具使用的跟踪</translation></message>
<message><source>Trash is empty.</source><translation>回收站为空。</translation></message>
<message><source>Trimmed at {0}, {1} tokens in all</source><translation>于 {0} 裁剪，共 {1} 个 token</translation></message>
<message><source>Trimmed to fit</source><translation>已应急裁剪</translation></message>
<message><source>Trimmed to fit {0}: {1}</source><translation>应急裁剪于 {0}：{1}</translation></message>
<message><source>Trimmed → v{0}</source><translation>已裁剪 → v{0}</translation></message>
<message><source>Trimming to fit</source><translation>应急裁剪</translation></message>
<message><source>Truncates files.</source><translation>截断文件。</translation></message>
<message><source>Trust</source><translation>信任</translation></message>
<message><source>Trust its tool hints: tools marked read-only run without asking</source><translation>信任其工具提示：标为只读的工具无需询问即可运行</translation></message>
<message><source>Trust this folder</source><translation>信任此文件夹</translation></message>
<message><source>Trust this folder first, in the window or with `helix-desktop permission trust --folder DIR`.</source><translation>请先在窗口中或用 `helix-desktop permission trust --folder DIR` 信任此文件夹。</translation></message>
<message><source>Trust this folder?</source><translation>信任此文件夹？</translation></message>
<message><source>Try again</source><translation>重试</translation></message>
<message><source>Try again later.</source><translation>请稍后重试。</translation></message>
<message><source>Try again when it has ended.</source><translation>请在其结束后重试。</translation></message>
<message><source>Try again when that is finished (a check, backup, or repair). Nothing was lost.</source><translation>请在该操作（检查、备份或修复）完成后重试。数据没有丢失。</translation></message>
<message><source>Try again, or start it in a terminal once.</source><translation>请重试，或先在终端中启动它一次。</translation></message>
<message><source>Try again.</source><translation>请重试。</translation></message>
<message><source>Try {0} again</source><translation>重试 {0}</translation></message>
<message><source>Try “summarize this project”, “find TODO”, or “write hello into notes.txt”.</source><translation>试试“summarize this project”、“find TODO”或“write hello into notes.txt”。</translation></message>
<message><source>Turn</source><translation>轮次</translation></message>
<message><source>Turn old steps into notes at</source><translation>旧步骤转为笔记的阈值</translation></message>
<message><source>Turn old steps into short notes when the context is this full; 0 = never.</source><translation>上下文达到此占用率时将较旧的步骤转为简短笔记；0 = 从不。</translation></message>
<message><source>Turn {0}, unchanged</source><translation>轮次 {0}，未更改</translation></message>
<message><source>Turns {0}–{1}, unchanged</source><translation>轮次 {0}–{1}，未更改</translation></message>
<message><source>Two invisible characters</source><translation>2 个不可见字符</translation></message>
<message><source>Type to search</source><translation>输入以搜索</translation></message>
<message><source>URL of an OAuth client metadata document, for sign-ins to MCP servers.</source><translation>用于登录 MCP 服务器的 OAuth 客户端元数据文档的 URL。</translation></message>
<message><source>USD</source><translation>美元</translation></message>
<message><source>USD per million tokens</source><translation>美元/百万 token</translation></message>
<message><source>Unarchive</source><translation>取消归档</translation></message>
<message><source>Unavailable: {0}</source><translation>不可用：{0}</translation></message>
<message><source>Unchanged since last request</source><translation>自上个请求以来未更改</translation></message>
<message><source>Undo</source><translation>撤销</translation></message>
<message><source>Undo</source><comment>an event</comment><translation>撤销</translation></message>
<message><source>Undo all</source><translation>全部撤销</translation></message>
<message><source>Undo back to here…</source><translation>撤销到此处…</translation></message>
<message><source>Undo back to {0}?</source><translation>撤销到 {0}？</translation></message>
<message><source>Undo last compaction</source><translation>撤销上次压缩</translation></message>
<message><source>Undo restore</source><translation>撤销还原</translation></message>
<message><source>Undo restores the exact same request.</source><translation>撤销会恢复完全相同的请求。</translation></message>
<message><source>Undo stopping subagents</source><translation>撤销停止子智能体</translation></message>
<message><source>Undo this change</source><translation>撤销此更改</translation></message>
<message><source>Undo this turn</source><translation>撤销这一轮</translation></message>
<message><source>Undo this turn?</source><translation>撤销这一轮？</translation></message>
<message><source>Undo what git changed</source><translation>撤销 git 所做的更改</translation></message>
<message><source>Undo what may be your own change?</source><translation>撤销可能是你自己所做的更改？</translation></message>
<message><source>Undo: resume all subagents</source><translation>撤销：恢复所有子智能体</translation></message>
<message><source>Undo: resume “{0}”</source><translation>撤销：恢复“{0}”</translation></message>
<message><source>Undo: {0}</source><translation>撤销：{0}</translation></message>
<message><source>Undoing</source><translation>撤销</translation></message>
<message><source>Undone</source><translation>已撤销</translation></message>
<message><source>Undone: {0}</source><translation>已撤销：{0}</translation></message>
<message><source>Unified</source><translation>内联</translation></message>
<message><source>Unlock the keyring and try again, or set the key as an environment variable.</source><translation>请解锁密钥环后重试，或将密钥设为环境变量。</translation></message>
<message><source>Unlock the keyring and try again.</source><translation>请解锁密钥环后重试。</translation></message>
<message><source>Unlock the keyring and try again. The key was not written anywhere else.</source><translation>请解锁密钥环后重试。密钥没有写到其他地方。</translation></message>
<message><source>Unpin</source><translation>取消固定</translation></message>
<message><source>Unpin it instead.</source><translation>请改用取消固定。</translation></message>
<message><source>Unpinned</source><translation>已取消固定</translation></message>
<message><source>Unpinned.</source><translation>已取消固定。</translation></message>
<message><source>Unrestricted</source><translation>无限制</translation></message>
<message><source>Until then, sending what was sent before costs less</source><translation>在此之前，重新发送已发送的内容费用更低</translation></message>
<message><source>Until you answer, nothing is put back. The Changes page shows each file, and can undo both this and what you choose here.</source><translation>在你回答之前，不会放回任何内容。“更改”页面显示每个文件，也能撤销你在这里的选择。</translation></message>
<message><source>Untitled</source><translation>未命名</translation></message>
<message><source>Updates</source><translation>更新</translation></message>
<message><source>Usage</source><translation>用量</translation></message>
<message><source>Usage by day, from {0} to {1}, highest on {2} with {3}</source><translation>每日用量，{0} 至 {1}，最高为 {2}：{3}</translation></message>
<message><source>Use * instead.</source><translation>请改用 *。</translation></message>
<message><source>Use + or * instead.</source><translation>请改用 + 或 *。</translation></message>
<message><source>Use Save as… if you want the code in that file.</source><translation>如果要把代码放入该文件，请使用“另存为…”。</translation></message>
<message><source>Use `--secret NAME` (a header) to be asked for the key, or write ${{NAME}} for an environment variable.</source><translation>用 `--secret NAME`（标头），Helix 会询问密钥；或写 ${{NAME}} 引用环境变量。</translation></message>
<message><source>Use `--secret NAME` (a variable or header) to be asked for the key, or write ${NAME} for an environment variable.</source><translation>用 `--secret NAME`（变量或标头），Helix 会询问密钥；或写 ${NAME} 引用环境变量。</translation></message>
<message><source>Use a path relative to that folder.</source><translation>请使用相对于该文件夹的路径。</translation></message>
<message><source>Use an address such as https://bedrock-runtime.eu-central-1.amazonaws.com, or set AWS_REGION.</source><translation>请使用类似 https://bedrock-runtime.eu-central-1.amazonaws.com 的地址，或设置 AWS_REGION。</translation></message>
<message><source>Use dark theme</source><translation>使用深色主题</translation></message>
<message><source>Use https://. Only servers on this computer and private networks can use http://.</source><translation>请使用 https://。只有此电脑和专用网络上的服务器可以使用 http://。</translation></message>
<message><source>Use in all workspaces</source><translation>用于所有工作区</translation></message>
<message><source>Use it</source><translation>使用</translation></message>
<message><source>Use it as the model, with its own sign-in or subscription.</source><translation>将其用作模型，使用它自己的登录或订阅。</translation></message>
<message><source>Use letters and digits.</source><translation>请使用字母和数字。</translation></message>
<message><source>Use letters, digits, and dashes.</source><translation>请使用字母、数字和连字符。</translation></message>
<message><source>Use letters, digits, and hyphens for its name, and one line of ASCII characters for its value.</source><translation>名称请使用字母、数字和连字符，值请使用一行 ASCII 字符。</translation></message>
<message><source>Use light theme</source><translation>使用浅色主题</translation></message>
<message><source>Use list_files to see what is in it.</source><translation>请用 list_files 查看其中的内容。</translation></message>
<message><source>Use list_files to see what is there.</source><translation>请用 list_files 查看那里的内容。</translation></message>
<message><source>Use long-context model</source><translation>使用长上下文模型</translation></message>
<message><source>Use other URL…</source><translation>使用其他 URL…</translation></message>
<message><source>Use system theme</source><translation>使用系统主题</translation></message>
<message><source>Use that window, or start another one with its own --data-dir.</source><translation>请使用那个窗口，或用单独的 --data-dir 再启动一个。</translation></message>
<message><source>Use the default</source><translation>使用默认值</translation></message>
<message><source>Use the model in</source><translation>模型使用范围</translation></message>
<message><source>Use these values</source><translation>使用这些值</translation></message>
<message><source>Use this policy</source><translation>使用此策略</translation></message>
<message><source>Use this price</source><translation>使用此价格</translation></message>
<message><source>Use tls:// with certificates, or a scheduler on this machine.</source><translation>请使用带证书的 tls://，或使用此电脑上的调度器。</translation></message>
<message><source>Use up to 40 lowercase letters, digits, dots, and dashes.</source><translation>最多 40 个小写字母、数字、点和连字符。</translation></message>
<message><source>Use up to {most} letters, digits, and signs of ASCII in one line.</source><translation>请使用最多 {most} 个 ASCII 字母、数字和符号，写在一行内。</translation></message>
<message><source>Use what changed?</source><translation>使用更改后的内容？</translation></message>
<message><source>Use write_file to make a file.</source><translation>请用 write_file 创建文件。</translation></message>
<message><source>Use {0}</source><translation>使用 {0}</translation></message>
<message><source>Use ~/.agents/AGENTS.md</source><translation>使用 ~/.agents/AGENTS.md</translation></message>
<message><source>Use ~/.claude/CLAUDE.md</source><translation>使用 ~/.claude/CLAUDE.md</translation></message>
<message><source>Used</source><translation>已用</translation></message>
<message><source>Used from the next turn on. If the text changes, Helix asks again.</source><translation>从下一轮次起使用。如果文本有变化，Helix 会重新询问。</translation></message>
<message><source>User Preferences</source><translation>用户偏好</translation></message>
<message><source>Values of {0}</source><translation>{0} 的值</translation></message>
<message><source>Values that look like keys are stored in the keyring.</source><translation>看起来像密钥的值会存储在密钥环中。</translation></message>
<message><source>Variables or headers</source><translation>变量或标头</translation></message>
<message><source>Verified against the SHA-256 recorded in {0} ({1}…).</source><translation>已与 {0} 中记录的 SHA-256（{1}…）核对。</translation></message>
<message><source>Verified originals</source><translation>已校验的原文</translation></message>
<message><source>Verify SHA-256 (V)</source><translation>校验 SHA-256 (V)</translation></message>
<message><source>Verify all</source><translation>全部校验</translation></message>
<message><source>Verify all entries</source><translation>校验所有条目</translation></message>
<message><source>Verify entry</source><translation>校验条目</translation></message>
<message><source>Verifying {0} of {1}</source><translation>正在校验 {0}/{1}</translation></message>
<message><source>Verifying…</source><translation>正在校验…</translation></message>
<message><source>Version {0}</source><translation>版本 {0}</translation></message>
<message><source>Version {0} is installed</source><translation>已安装版本 {0}</translation></message>
<message><source>Version {0}: {1}</source><translation>版本 {0}：{1}</translation></message>
<message><source>Versions</source><translation>版本</translation></message>
<message><source>View</source><comment>how a version is shown</comment><translation>视图</translation></message>
<message><source>View</source><comment>menu</comment><translation>查看</translation></message>
<message><source>View</source><comment>read a license</comment><translation>查看</translation></message>
<message><source>View and change shortcuts</source><translation>查看和更改快捷键</translation></message>
<message><source>View as table</source><translation>以表格查看</translation></message>
<message><source>View handover</source><translation>查看交接文档</translation></message>
<message><source>WORKSPACES</source><translation>工作区</translation></message>
<message><source>Wait</source><translation>等待</translation></message>
<message><source>Wait until it finishes, or stop it with Esc.</source><translation>请等待它完成，或按 Esc 停止。</translation></message>
<message><source>Wait until its turn finishes, or stop it with Esc.</source><translation>请等待其轮次完成，或按 Esc 停止。</translation></message>
<message><source>Wait until the search index is ready, or use a simpler filter.</source><translation>请等待搜索索引就绪，或使用更简单的筛选条件。</translation></message>
<message><source>Waiting for you</source><translation>正在等你</translation></message>
<message><source>Waiting for your approval</source><translation>等待你批准</translation></message>
<message><source>Waiting for {drive}, which doesn't answer…</source><translation>正在等待没有响应的 {drive}…</translation></message>
<message><source>Waits for you</source><translation>等您处理</translation></message>
<message><source>Wants you to sign in, or a token as its header Authorization</source><translation>需要登录，或在 Authorization 标头中提供令牌</translation></message>
<message><source>Warn at cost</source><translation>按费用警告</translation></message>
<message><source>Warn at tokens</source><translation>按 token 数警告</translation></message>
<message><source>Web</source><translation>网页</translation></message>
<message><source>Web access</source><translation>网页访问</translation></message>
<message><source>Web search</source><translation>网络搜索</translation></message>
<message><source>Web search, USD per thousand</source><translation>网络搜索，美元/千次</translation></message>
<message><source>Web search: {0}</source><translation>网络搜索：{0}</translation></message>
<message><source>Welcome to Helix</source><translation>欢迎使用 Helix</translation></message>
<message><source>What became of files while the agent ran:&#10;{0}</source><translation>智能体运行期间文件发生的情况：&#10;{0}</translation></message>
<message><source>What becomes of questions that nobody answers.</source><translation>无人回答的问题如何处理。</translation></message>
<message><source>What becomes of them</source><translation>如何处理</translation></message>
<message><source>What does this model cost?</source><translation>此模型的价格是多少？</translation></message>
<message><source>What should Helix do instead?</source><translation>想让 Helix 改做什么？</translation></message>
<message><source>What should Helix keep from this output?</source><translation>Helix 应保留此输出的哪些内容？</translation></message>
<message><source>What should Helix work on?</source><translation>想让 Helix 做什么？</translation></message>
<message><source>What stands there may be a part of other letters.</source><translation>该处的内容可能是其他字母的一部分。</translation></message>
<message><source>Whatever you allow with “Always” runs without asking again.</source><translation>你以“始终”允许的操作会直接运行，不再询问。</translation></message>
<message><source>When Helix has answered</source><translation>Helix 回答之后</translation></message>
<message><source>When off, Helix shows all workspaces</source><translation>关闭后，Helix 会显示所有工作区</translation></message>
<message><source>When off, Shift+Tab moves the focus</source><translation>关闭后，Shift+Tab 移动焦点</translation></message>
<message><source>When off, the first words are the name</source><translation>关闭后，以开头的文字作为名称</translation></message>
<message><source>When on, Helix asks before each site</source><translation>开启后，Helix 在访问每个网站之前都会询问</translation></message>
<message><source>When plugged in</source><translation>接通电源时</translation></message>
<message><source>Where the desktop plays sounds for notifications</source><translation>在桌面支持通知声音时</translation></message>
<message><source>Whichever comes first</source><translation>以先达到者为准</translation></message>
<message><source>While you were away</source><translation>您不在时</translation></message>
<message><source>Who</source><translation>来自</translation></message>
<message><source>Who the agent is and how it should work. Leave empty for the default.</source><translation>智能体的身份和工作方式。留空则使用默认值。</translation></message>
<message><source>Whole</source><translation>全部</translation></message>
<message><source>Whole session</source><translation>整个会话</translation></message>
<message><source>Whole sessions would travel to {host} unencrypted.</source><translation>整个会话会以未加密的方式发送到 {host}。</translation></message>
<message><source>Whole workspace</source><translation>整个工作区</translation></message>
<message><source>Width of the list of sessions.</source><translation>会话列表的宽度。</translation></message>
<message><source>Width of the window when it opens.</source><translation>打开窗口时的宽度。</translation></message>
<message><source>Wipes a disk or changes its partitions.</source><translation>抹掉磁盘或更改其分区。</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only commands in the sandbox without asking.</source><translation>信任后，Helix 会遵循项目的 AGENTS.md 和 CLAUDE.md，并在沙盒中运行只读命令而不询问。</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this system: Helix asks before every command.</source><translation>信任后，Helix 会遵循项目的 AGENTS.md 和 CLAUDE.md。此系统没有沙盒：Helix 在每个命令之前都会询问。</translation></message>
<message><source>Without a model (rules) · free</source><translation>不用模型（规则）· 免费</translation></message>
<message><source>Without a result: {tool}</source><translation>没有结果：{tool}</translation></message>
<message><source>Without a sandbox, commands can read your keys, write anywhere, and use the network. Helix asks before each one. Check every command before you allow it.</source><translation>没有沙盒时，命令可以读取你的密钥、在任何位置写入并使用网络。Helix 每次都会先询问。请在允许之前检查每个命令。</translation></message>
<message><source>Without prompt cache</source><translation>不计提示词缓存</translation></message>
<message><source>Without trust, Helix can read files but asks before every command and change.</source><translation>未信任时，Helix 可以读取文件，但在每个命令和更改之前都会询问。</translation></message>
<message><source>Words of {0}, not of the output: “{1}”</source><translation>{0} 的话，不是输出：“{1}”</translation></message>
<message><source>Work</source><translation>工作</translation></message>
<message><source>Work can continue in the background. Use the tray icon to reopen the window.</source><translation>工作可在后台继续。点击托盘图标可重新打开窗口。</translation></message>
<message><source>Work can continue while the window is minimized.</source><translation>窗口最小化时工作可以继续。</translation></message>
<message><source>Works as {0}, from {1}</source><translation>以 {0} 的身份工作，来自 {1}</translation></message>
<message><source>Workspace</source><translation>工作区</translation></message>
<message><source>Workspace damaged: read-only</source><translation>工作区已损坏：只读</translation></message>
<message><source>Workspace {0}</source><translation>工作区 {0}</translation></message>
<message><source>Workspaces</source><translation>工作区</translation></message>
<message><source>Workspaces 1 to 9</source><translation>工作区 1 至 9</translation></message>
<message><source>Workspaces: {known}.</source><translation>工作区：{known}。</translation></message>
<message><source>Worktree: branch {0} from {1}, in {2}</source><translation>工作树：分支 {0}，起点 {1}，位于 {2}</translation></message>
<message><source>Worktree: {0}</source><translation>工作树：{0}</translation></message>
<message><source>Would change git's or Helix's own settings.</source><translation>会更改 git 或 Helix 自身的设置。</translation></message>
<message><source>Would send a secret of this project elsewhere.</source><translation>会将此项目的机密发送到别处。</translation></message>
<message><source>Wrap long lines</source><translation>长行自动换行</translation></message>
<message><source>Writable folders</source><translation>可写文件夹</translation></message>
<message><source>Write ${{NAME}} for an environment variable.</source><translation>引用环境变量请写 ${{NAME}}。</translation></message>
<message><source>Write (?R), (?1) and (?&amp;name) out.</source><translation>请将 (?R)、(?1) 和 (?&amp;name) 展开写出。</translation></message>
<message><source>Write HH:MM, or YYYY-MM-DD HH:MM.</source><translation>请写成 HH:MM，或 YYYY-MM-DD HH:MM。</translation></message>
<message><source>Write OpenTelemetry traces to</source><translation>将 OpenTelemetry 跟踪写入</translation></message>
<message><source>Write a handover at</source><translation>写交接文档的阈值</translation></message>
<message><source>Write a handover when the context is this full; 0 = only manually.</source><translation>上下文达到此占用率时写交接文档；0 = 仅手动。</translation></message>
<message><source>Write a message first.</source><translation>请先写一条消息。</translation></message>
<message><source>Write a range as smaller..larger, for example 10..20.</source><translation>范围请写成“较小值..较大值”，例如 10..20。</translation></message>
<message><source>Write http://127.0.0.1:4318, and have the collector pass them on.</source><translation>请填写 http://127.0.0.1:4318，并由收集器转发。</translation></message>
<message><source>Write https://host/path.</source><translation>请写成 https://主机/路径。</translation></message>
<message><source>Write it as https://host/path, or http://localhost:port for a server on this computer.</source><translation>请写成 https://主机/路径；此电脑上的服务器写成 http://localhost:端口。</translation></message>
<message><source>Write it as name, name:port or [address]:port.</source><translation>请写成“名称”、“名称:端口”或“[地址]:端口”。</translation></message>
<message><source>Write it as name=value, for example api-version=2024-10-21.</source><translation>请写成“名称=值”，例如 api-version=2024-10-21。</translation></message>
<message><source>Write it as name=value, for example temperature=0.2.</source><translation>请写成“名称=值”，例如 temperature=0.2。</translation></message>
<message><source>Write it as provider/model, for example openai/gpt-5.5.</source><translation>请写成“提供商/模型”，例如 openai/gpt-5.5。</translation></message>
<message><source>Write it relative to that, for example .config/agent.</source><translation>请写成相对于主文件夹的路径，例如 .config/agent。</translation></message>
<message><source>Write name or name:port.</source><translation>请写成“名称”或“名称:端口”。</translation></message>
<message><source>Write one fact in a line.</source><translation>每行只写一个事实。</translation></message>
<message><source>Write other alphabets as xn--… (punycode).</source><translation>其他文字请写成 xn--… 形式（punycode）。</translation></message>
<message><source>Write the beginning of an output's hash, or SESSION/NUMBER of a message.</source><translation>请输入输出哈希的开头，或消息的 SESSION/NUMBER。</translation></message>
<message><source>Write the character itself, or both of its halves.</source><translation>请写出该字符本身，或它的两半。</translation></message>
<message><source>Write this file?</source><translation>写入此文件？</translation></message>
<message><source>Write without model</source><translation>不用模型撰写</translation></message>
<message><source>Writes handovers that fit no other model</source><translation>撰写其他模型放不下的交接文档</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder.</source><translation>只能在项目文件夹和工作区自己的主文件夹中写入。</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder; files in /tmp stay until the session is deleted.</source><translation>只能在项目文件夹和工作区自己的主文件夹中写入；/tmp 中的文件会保留到会话被删除为止。</translation></message>
<message><source>Writes over a disk.</source><translation>覆写磁盘。</translation></message>
<message><source>Writes raw bytes over a file or a disk.</source><translation>向文件或磁盘写入原始字节。</translation></message>
<message><source>Writes to GitHub in your name.</source><translation>以你的名义写入 GitHub。</translation></message>
<message><source>Writes to {files}.</source><translation>写入 {files}。</translation></message>
<message><source>Writing handover</source><translation>写交接文档</translation></message>
<message><source>Writing section {0} of {1}…</source><translation>正在写第 {0} 部分，共 {1} 部分…</translation></message>
<message><source>Writing {0} · {1} s</source><translation>正在写{0} · {1} 秒</translation></message>
<message><source>Writing {0}: {1}%</source><translation>正在写入 {0}：{1}%</translation></message>
<message><source>Writing…</source><translation>正在写…</translation></message>
<message><source>Written with outside content</source><translation>在含有外部内容的对话中写入</translation></message>
<message><source>Written {0}: {1}</source><translation>写于 {0}：{1}</translation></message>
<message><source>Yes</source><translation>是</translation></message>
<message><source>You</source><translation>你</translation></message>
<message><source>You already have {most} servers.</source><translation>你已有 {most} 个服务器。</translation></message>
<message><source>You approved the plan.</source><translation>你批准了计划。</translation></message>
<message><source>You can allow short sandboxed commands there while the screen is unlocked.</source><translation>屏幕未锁定时，可在那里允许在沙盒中运行的短命令。</translation></message>
<message><source>You can continue the session here.</source><translation>可以在此继续该会话。</translation></message>
<message><source>You can keep working.</source><translation>你可以继续工作。</translation></message>
<message><source>You can no longer use its models.</source><translation>将无法再使用其模型。</translation></message>
<message><source>You can open and deny there, and allow in the window.</source><translation>可在那里打开和拒绝，允许则在窗口中进行。</translation></message>
<message><source>You can read the session. Start a new one to go on.</source><translation>可以查看此会话。要继续，请新建会话。</translation></message>
<message><source>You can remove the worktree now, or go on in it.</source><translation>现在可以移除工作树，也可以继续在其中工作。</translation></message>
<message><source>You can remove the worktree.</source><translation>可以移除此工作树了。</translation></message>
<message><source>You can restore them from Archived and deleted workspaces.</source><translation>可以从“已归档和已删除的工作区”中还原。</translation></message>
<message><source>You can undo its changes to project files of up to 1 MB each.</source><translation>可以撤销它对项目文件的更改，每个文件最大 1 MB。</translation></message>
<message><source>You can undo its changes to project files, but not what it sends.</source><translation>可以撤销它对项目文件的更改，但无法撤销它发送的内容。</translation></message>
<message><source>You can't undo changes of {named}.</source><translation>无法撤销对 {named} 的更改。</translation></message>
<message><source>You can't undo this.</source><translation>此操作无法撤销。</translation></message>
<message><source>You can't undo what it does.</source><translation>无法撤销它所做的操作。</translation></message>
<message><source>You changed the plan.</source><translation>你更改了计划。</translation></message>
<message><source>You changed this command.</source><translation>你更改了此命令。</translation></message>
<message><source>You chose {0}.</source><translation>你选择了“{0}”。</translation></message>
<message><source>You did this. Helix is told:&#10;{0}</source><translation>这是你的操作。Helix 会收到通知：&#10;{0}</translation></message>
<message><source>You didn't sign in.</source><translation>您未登录。</translation></message>
<message><source>You discarded the plan.</source><translation>你放弃了计划。</translation></message>
<message><source>You haven't trusted this folder yet.</source><translation>你尚未信任此文件夹。</translation></message>
<message><source>You keep this in every request, until you unpin it.</source><translation>在您取消固定之前，它会保留在每个请求中。</translation></message>
<message><source>You kept {0}</source><translation>你保留了{0}</translation></message>
<message><source>You left this out of the context. You can include it again at any time.</source><translation>您已将其排除在上下文之外。您可以随时重新包含。</translation></message>
<message><source>You merged the branch {0}.</source><translation>你合并了分支 {0}。</translation></message>
<message><source>You removed the worktree of the branch {0}.</source><translation>你移除了分支 {0} 的工作树。</translation></message>
<message><source>You stopped the turn, so the queue is paused.</source><translation>你停止了该轮次，队列已暂停。</translation></message>
<message><source>You stopped {0}, which ran in the background for {1}.</source><translation>你停止了 {0}，它已在后台运行 {1}。</translation></message>
<message><source>You switched it off.</source><translation>已关闭。</translation></message>
<message><source>You undid what it came from</source><translation>你已撤销它所源自的内容</translation></message>
<message><source>Your account with the provider is out of credit.</source><translation>你在提供商处的账户余额不足。</translation></message>
<message><source>Your answer applies to all workspaces. Change it in Settings › Models and keys.</source><translation>你的回答适用于所有工作区。可在“设置 › 模型与密钥”中更改。</translation></message>
<message><source>Your answer applies to this host, for models and MCP servers. Change it in Settings › General.</source><translation>你的回答适用于此主机，包括模型和 MCP 服务器。可在“设置 › 常规”中更改。</translation></message>
<message><source>Your answers go to the MCP server {0}, a third-party program.</source><translation>你的回答会发送给 MCP 服务器 {0}，这是第三方程序。</translation></message>
<message><source>Your change: {0}. It applies from the next request; the prompt cache is rebuilt from that output on.</source><translation>你的更改：{0}。从下一个请求起生效；提示词缓存从该输出起重建。</translation></message>
<message><source>Your changes apply until you quit Helix.</source><translation>你的更改在退出 Helix 之前有效。</translation></message>
<message><source>Your data is intact. Restore the file from a backup, or move the folder {parent} away to start over.</source><translation>你的数据完好。请从备份还原该文件，或移走文件夹 {parent} 以重新开始。</translation></message>
<message><source>Your data isn't affected. Reinstall Helix Desktop to restore the file.</source><translation>你的数据不受影响。请重新安装 Helix Desktop 以还原该文件。</translation></message>
<message><source>Your draft</source><translation>你的草稿</translation></message>
<message><source>Your edit goes to a new branch. This conversation stays unchanged.</source><translation>你的编辑会进入新分支。此对话保持不变。</translation></message>
<message><source>Your edits will be lost. The saved version stays unchanged.</source><translation>你的编辑会丢失。已保存的版本保持不变。</translation></message>
<message><source>Your instructions</source><translation>你的指令</translation></message>
<message><source>Your instructions for all projects</source><translation>您对所有项目的指令</translation></message>
<message><source>Your message is saved.</source><translation>你的消息已保存。</translation></message>
<message><source>Your message is still in the message box.</source><translation>你的消息仍在输入框中。</translation></message>
<message><source>Your message is too long for {model}. Only its beginning and its end are sent, about {kept} of {whole} tokens. The session keeps all of it.</source><translation>消息对 {model} 来说过长。仅发送开头和结尾，约 {whole} 个 token 中的 {kept} 个。会话会保留全文。</translation></message>
<message><source>Your message stays in the message box. Free disk space, or stop the turn and send it.</source><translation>你的消息仍在输入框中。请释放磁盘空间，或停止当前轮次后再发送。</translation></message>
<message><source>Your message wasn't sent.</source><translation>消息未发送。</translation></message>
<message><source>Your message wasn't sent. Settings, Hooks lists all hooks.</source><translation>消息未发送。“设置 › 挂钩”列出了所有挂钩。</translation></message>
<message><source>Your own</source><translation>你自己的</translation></message>
<message><source>Your project folder is not touched.</source><translation>你的项目文件夹不会被改动。</translation></message>
<message><source>Your project folder {0} is not touched.</source><translation>你的项目文件夹 {0} 不会被改动。</translation></message>
<message><source>Your request is saved, and no tool ran twice.</source><translation>你的请求已保存，没有工具运行两次。</translation></message>
<message><source>Your rules</source><translation>你的规则</translation></message>
<message><source>Your rules for this workspace</source><translation>你为此工作区设定的规则</translation></message>
<message><source>Your saved work is safe. See the log in {0}.</source><translation>已保存的工作不受影响。请查看 {0} 中的日志。</translation></message>
<message><source>Your sign-in to the provider has expired.</source><translation>你在提供商处的登录已过期。</translation></message>
<message><source>Your stored data is intact. Check who owns the file and its folder, and their permissions.</source><translation>存储的数据完好无损。请检查该文件及其文件夹的所有者和权限。</translation></message>
<message><source>Your stored data is intact. Restore the file from a backup, or run `helix-desktop workspace check --workspace {id}`.</source><translation>已存储的数据完好。请从备份还原该文件，或运行 `helix-desktop workspace check --workspace {id}`。</translation></message>
<message><source>Your system prompt</source><translation>你的系统提示词</translation></message>
<message><source>Your system prompt for this workspace</source><translation>你为此工作区设定的系统提示词</translation></message>
<message><source>Zoom in</source><translation>放大</translation></message>
<message><source>Zoom out</source><translation>缩小</translation></message>
<message><source>Zoom to 100%</source><translation>缩放到 100%</translation></message>
<message><source>Zoom {0}%</source><translation>缩放 {0}%</translation></message>
<message><source>Zoom {0}% takes effect after a restart</source><translation>缩放 {0}% 将在重启后生效</translation></message>
<message><source>Zoom, in percent</source><translation>缩放百分比</translation></message>
<message><source>`git worktree repair` may help. Otherwise start a new session.</source><translation>`git worktree repair` 或许能解决。否则请新建会话。</translation></message>
<message><source>`session answer` lists them. A question that changes gets another number.</source><translation>`session answer` 会列出它们。问题变化后会得到新的编号。</translation></message>
<message><source>`{lead}` followed by any other words. Only in the sandbox and in this workspace, not `{lead} &amp;&amp; …`.</source><translation>`{lead}` 后跟任意其他词。仅限在沙盒中和此工作区内，不含 `{lead} &amp;&amp; …`。</translation></message>
<message><source>`{name}` {trouble}.</source><translation>`{name}` {trouble}。</translation></message>
<message><source>`{path}` contains a secret, which is hidden from the model.</source><translation>`{path}` 含有机密，该机密对模型隐藏。</translation></message>
<message><source>`{path}` may contain a secret.</source><translation>`{path}` 可能含有机密。</translation></message>
<message><source>`{path}` starts programs or tells agents what to do, outside the sandbox.</source><translation>`{path}` 会在沙盒外启动程序或指示智能体。</translation></message>
<message><source>`{server}` says that `{tool}` only reads. Its answer is outside content.</source><translation>`{server}` 表示 `{tool}` 只读取。其应答是外部内容。</translation></message>
<message><source>`{tool}` does more than read.</source><translation>`{tool}` 不只是读取。</translation></message>
<message><source>a branch that begins behind it has too much before it</source><translation>在其后开始的分支之前的内容过多</translation></message>
<message><source>a compaction was undone</source><translation>撤销了一次压缩</translation></message>
<message><source>a large output</source><translation>大输出</translation></message>
<message><source>a list isn't allowed.</source><translation>不允许使用列表。</translation></message>
<message><source>a model took notes of older steps</source><translation>模型为较早的步骤做了笔记</translation></message>
<message><source>a pause of {0}</source><translation>暂停了 {0}</translation></message>
<message><source>a pin changed</source><translation>固定内容已更改</translation></message>
<message><source>a pinned output</source><translation>固定的输出</translation></message>
<message><source>a preview</source><translation>预览</translation></message>
<message><source>a rule says to always ask</source><translation>有规则要求始终询问</translation></message>
<message><source>a subagent</source><translation>子智能体</translation></message>
<message><source>a tool's output</source><translation>工具输出</translation></message>
<message><source>about {0} by today's prices</source><translation>按当前价格约 {0}</translation></message>
<message><source>actions</source><translation>操作</translation></message>
<message><source>added context</source><translation>添加的上下文</translation></message>
<message><source>agent</source><translation>智能体</translation></message>
<message><source>all lines</source><translation>所有行</translation></message>
<message><source>all workspaces</source><translation>所有工作区</translation></message>
<message numerus="yes"><source>all {0} details</source><extracomment>One: all {0} detail</extracomment><translation><numerusform>全部 {0} 处细节</numerusform></translation></message>
<message numerus="yes"><source>all {1} tokens in context</source><extracomment>One: all {1} token in context</extracomment><translation><numerusform>全部 {1} 个 token 在上下文中</numerusform></translation></message>
<message><source>always</source><translation>始终</translation></message>
<message><source>always on: markers need it</source><translation>始终开启：标记需要它</translation></message>
<message><source>an excerpt</source><translation>摘录</translation></message>
<message><source>an older output</source><translation>较旧的输出</translation></message>
<message><source>an output was sent in another form</source><translation>输出以另一种形式发送</translation></message>
<message numerus="yes"><source>and {0} large outputs</source><extracomment>One: and {0} large output</extracomment><translation><numerusform>及 {0} 个大输出</numerusform></translation></message>
<message><source>another model</source><translation>换了模型</translation></message>
<message><source>another part of this process</source><translation>此进程的另一部分</translation></message>
<message><source>another process</source><translation>另一个进程</translation></message>
<message><source>another reasoning effort</source><translation>推理强度不同</translation></message>
<message><source>another session</source><translation>另一个会话</translation></message>
<message><source>answered in {0} s</source><translation>应答用时 {0} 秒</translation></message>
<message><source>approved</source><translation>已批准</translation></message>
<message><source>aren't known read-only commands</source><translation>不是已知的只读命令</translation></message>
<message><source>argument “{0}”</source><translation>参数“{0}”</translation></message>
<message><source>as Helix left it</source><translation>与 Helix 改后一致</translation></message>
<message><source>as typed; unknown limits get safe defaults</source><translation>按输入使用；未知的上限采用安全的默认值</translation></message>
<message><source>asked for by you</source><translation>应你的要求</translation></message>
<message><source>asks</source><translation>询问</translation></message>
<message><source>assumed</source><translation>假定值</translation></message>
<message><source>at least {0}</source><translation>至少 {0}</translation></message>
<message><source>at least {cost}</source><translation>至少 {cost}</translation></message>
<message><source>at most {0}</source><translation>最多 {0}</translation></message>
<message><source>at {0} tokens</source><translation>达到 {0} 个 token 时</translation></message>
<message><source>at {0}%</source><translation>达 {0}% 时</translation></message>
<message><source>automatic compaction is off</source><translation>自动压缩已关闭</translation></message>
<message><source>back to an earlier context</source><translation>返回到较早的上下文</translation></message>
<message><source>back to handover v{0}</source><translation>返回到交接文档 v{0}</translation></message>
<message><source>beginning, end, and key lines</source><translation>开头、结尾和关键行</translation></message>
<message><source>blocked {0}, {1}</source><translation>{0}阻止，{1}</translation></message>
<message><source>built in</source><translation>内置</translation></message>
<message><source>built in, {dated}</source><translation>内置，{dated}</translation></message>
<message><source>by a command or you</source><translation>由命令或由你</translation></message>
<message><source>by rules</source><translation>按规则</translation></message>
<message><source>by rules, as no model wrote a usable text</source><translation>按规则，因为没有模型写出可用的文本</translation></message>
<message><source>by you</source><translation>由你</translation></message>
<message><source>byte-identical</source><translation>逐字节相同</translation></message>
<message><source>bytes</source><translation>字节</translation></message>
<message><source>bytes not recorded</source><translation>未记录字节</translation></message>
<message><source>bytes: size:&gt;10k</source><translation>字节：size:&gt;10k</translation></message>
<message><source>cache</source><translation>缓存</translation></message>
<message><source>cache read</source><translation>缓存读取</translation></message>
<message><source>cache write</source><translation>缓存写入</translation></message>
<message><source>cache writes cost extra</source><translation>写入缓存需额外付费</translation></message>
<message><source>cached</source><translation>已缓存</translation></message>
<message><source>call</source><translation>调用</translation></message>
<message><source>calls folded</source><translation>已折叠</translation></message>
<message><source>calls for that {0}</source><translation>为此的调用 {0}</translation></message>
<message><source>calls shown</source><translation>已展开</translation></message>
<message><source>can't be shown</source><translation>无法显示</translation></message>
<message><source>changed</source><translation>已更改</translation></message>
<message><source>changed, so it is off</source><translation>已更改，因此关闭</translation></message>
<message><source>chosen by Helix</source><translation>由 Helix 选择</translation></message>
<message><source>close</source><translation>关闭</translation></message>
<message><source>code</source><translation>代码</translation></message>
<message><source>command or path</source><translation>命令或路径</translation></message>
<message><source>compaction at {0} tokens</source><translation>达到 {0} 个 token 时压缩</translation></message>
<message><source>compaction is back exactly</source><translation>压缩已原样恢复</translation></message>
<message><source>compaction {0}</source><comment>in about 6 turns</comment><translation>压缩 {0}</translation></message>
<message><source>complete</source><translation>完整</translation></message>
<message><source>complete</source><comment>a name</comment><translation>补全</translation></message>
<message><source>complete and unchanged</source><translation>完整且未更改</translation></message>
<message><source>constraints</source><translation>约束</translation></message>
<message><source>content {0}</source><translation>内容 {0}</translation></message>
<message><source>content {0}, and conversations</source><translation>内容 {0}，另有对话</translation></message>
<message><source>contents</source><translation>内容</translation></message>
<message><source>context</source><translation>上下文</translation></message>
<message><source>context restored exactly</source><translation>上下文已精确恢复</translation></message>
<message><source>context window</source><translation>上下文窗口</translation></message>
<message><source>conversation unchanged</source><translation>对话未变</translation></message>
<message><source>counting…</source><translation>正在计数…</translation></message>
<message numerus="yes"><source>covers {0} messages and steps</source><extracomment>One: covers {0} message or step</extracomment><translation><numerusform>涵盖 {0} 条消息和步骤</numerusform></translation></message>
<message><source>credentials file (optional)</source><translation>凭据文件（可选）</translation></message>
<message><source>current</source><comment>policy</comment><translation>当前</translation></message>
<message><source>current</source><comment>version</comment><translation>当前</translation></message>
<message><source>current model</source><translation>当前模型</translation></message>
<message><source>custom</source><translation>自定义</translation></message>
<message><source>decisions</source><translation>决定</translation></message>
<message><source>default</source><translation>默认</translation></message>
<message><source>deleted</source><translation>已删除</translation></message>
<message><source>denied</source><translation>已拒绝</translation></message>
<message><source>detected</source><translation>检测到</translation></message>
<message><source>doesn't match</source><translation>不符</translation></message>
<message><source>doesn't run ({error}).</source><translation>无法运行（{error}）。</translation></message>
<message><source>edited</source><comment>policy</comment><translation>编辑后</translation></message>
<message><source>edited</source><comment>version</comment><translation>已编辑</translation></message>
<message><source>edited since</source><translation>之后又被编辑</translation></message>
<message numerus="yes"><source>edited {0} files</source><extracomment>One: edited {0} file</extracomment><translation><numerusform>编辑 {0} 个文件</numerusform></translation></message>
<message><source>editing</source><translation>编辑中</translation></message>
<message><source>entries</source><translation>条目</translation></message>
<message><source>environment variable (optional)</source><translation>环境变量（可选）</translation></message>
<message><source>errors</source><translation>错误</translation></message>
<message><source>estimated</source><translation>估计</translation></message>
<message><source>event {0}</source><translation>事件 {0}</translation></message>
<message><source>events</source><translation>事件</translation></message>
<message><source>everything</source><translation>全部</translation></message>
<message><source>everything above is a copy; the original is unchanged</source><translation>以上均为副本；原会话未更改</translation></message>
<message><source>everything is merged</source><translation>已全部合并</translation></message>
<message><source>exact</source><translation>精确</translation></message>
<message><source>excerpt</source><translation>摘录</translation></message>
<message><source>excerpt of {0}</source><translation>{0} 的摘录</translation></message>
<message><source>excluded</source><translation>已排除</translation></message>
<message><source>excluded or changed</source><translation>已排除或更改</translation></message>
<message><source>exit {0}</source><translation>退出码 {0}</translation></message>
<message><source>expected</source><translation>预计</translation></message>
<message><source>failed</source><translation>失败</translation></message>
<message><source>failed {0}, {1}</source><translation>{0}失败，{1}</translation></message>
<message><source>failing</source><translation>出错</translation></message>
<message><source>fast model</source><translation>快速模型</translation></message>
<message numerus="yes"><source>fetched {0} pages</source><extracomment>One: fetched {0} page</extracomment><translation><numerusform>获取 {0} 个网页</numerusform></translation></message>
<message><source>files</source><translation>文件</translation></message>
<message><source>files of this workspace that hold no secrets</source><translation>此工作区中不含机密的文件</translation></message>
<message><source>first request</source><translation>第一个请求</translation></message>
<message><source>first {last} of {total}</source><translation>{total}中的前 {last}</translation></message>
<message><source>free</source><translation>免费</translation></message>
<message><source>from a session that is gone</source><translation>来自已不存在的会话</translation></message>
<message><source>from an imported copy</source><translation>来自导入的副本</translation></message>
<message><source>from the same model elsewhere</source><translation>来自别处的同一模型</translation></message>
<message><source>from {0} tokens if it pays off, at {1} at the latest</source><translation>划算时从 {0} 个 token 起，最迟达到 {1} 时</translation></message>
<message><source>from {0} tokens, {1} at most</source><translation>从 {0} 个 token 起，最多 {1}</translation></message>
<message><source>from “{0}”</source><translation>来自“{0}”</translation></message>
<message><source>full output</source><translation>完整输出</translation></message>
<message><source>git state changed</source><translation>git 状态已更改</translation></message>
<message><source>git: {name} was at {before}, and is at {after}</source><translation>git：{name} 原为 {before}，现为 {after}</translation></message>
<message><source>handover</source><translation>交接文档</translation></message>
<message><source>handover at {0}%</source><translation>{0}% 时写交接文档</translation></message>
<message><source>handover v{0} written again</source><translation>交接文档 v{0} 已重写</translation></message>
<message><source>handover {0}</source><translation>交接文档 {0}</translation></message>
<message><source>handover: {0}</source><translation>交接文档：{0}</translation></message>
<message><source>handovers {0}</source><translation>交接文档 {0}</translation></message>
<message><source>has a damaged head</source><translation>的头记录已损坏</translation></message>
<message><source>has a different length than when it was stored</source><translation>的长度与存储时不同</translation></message>
<message><source>has events after its head</source><translation>在头记录之后还有事件</translation></message>
<message><source>has events but no head</source><translation>有事件但没有头记录</translation></message>
<message><source>hash {0}</source><translation>哈希 {0}</translation></message>
<message><source>hints</source><translation>提示</translation></message>
<message><source>home folder and caches for commands</source><translation>命令的主文件夹和缓存</translation></message>
<message><source>host or host:port</source><translation>主机或主机:端口</translation></message>
<message><source>https://models.example.com/v1</source><translation>https://models.example.com/v1</translation></message>
<message><source>images</source><translation>图片</translation></message>
<message><source>in</source><translation>输入</translation></message>
<message numerus="yes"><source>in about {0} turns</source><extracomment>One: in about {0} turn</extracomment><translation><numerusform>约 {0} 个轮次后</numerusform></translation></message>
<message><source>in all outputs</source><translation>所有输出合计</translation></message>
<message><source>in this session</source><translation>此会话中</translation></message>
<message><source>in {0}</source><translation>位于 {0}</translation></message>
<message numerus="yes"><source>in {0} sessions</source><extracomment>One: in {0} session</extracomment><translation><numerusform>来自 {0} 个会话</numerusform></translation></message>
<message numerus="yes"><source>in {1} of {0} sections</source><extracomment>One: in {1} of {0} section</extracomment><translation><numerusform>涉及 {1}/{0} 个部分</numerusform></translation></message>
<message><source>in “{0}” only</source><translation>仅在“{0}”中</translation></message>
<message><source>incidents</source><translation>异常记录</translation></message>
<message><source>incomplete</source><translation>不完整</translation></message>
<message><source>insert</source><translation>插入</translation></message>
<message><source>instructions</source><translation>指令</translation></message>
<message><source>interrupted</source><translation>已中断</translation></message>
<message><source>is damaged</source><translation>已损坏</translation></message>
<message><source>is listed but missing</source><translation>已列出但缺失</translation></message>
<message><source>is of an unknown kind</source><translation>属于未知类型</translation></message>
<message><source>isn't a known read-only command</source><translation>不是已知的只读命令</translation></message>
<message><source>isolated context</source><translation>独立上下文</translation></message>
<message><source>it can carry data out</source><translation>可能会带出数据</translation></message>
<message><source>it can't be read</source><translation>无法读取</translation></message>
<message><source>it contains invisible characters</source><translation>含有不可见字符</translation></message>
<message><source>it contains look-alike letters</source><translation>含有形似字母</translation></message>
<message><source>it has an unknown form</source><translation>格式未知</translation></message>
<message><source>it has the output of a call that isn't there</source><translation>包含一个不存在的调用的输出</translation></message>
<message><source>it has too many values</source><translation>值太多</translation></message>
<message><source>it holds a secret</source><translation>含有机密</translation></message>
<message><source>it is as long as the output</source><translation>它与输出一样长</translation></message>
<message><source>it is longer than {size} MB</source><translation>长度超过 {size} MB</translation></message>
<message><source>it is no text, or too long</source><translation>不是文本，或者太长</translation></message>
<message><source>it isn't a regular file</source><translation>不是普通文件</translation></message>
<message><source>it may reach outside the project</source><translation>可能触及项目之外</translation></message>
<message><source>it may read secrets</source><translation>可能读取机密</translation></message>
<message><source>it no longer exists</source><translation>文件已不存在</translation></message>
<message><source>it replaces what was pushed</source><translation>会替换已推送的内容</translation></message>
<message><source>it steers programs</source><translation>会操控程序</translation></message>
<message><source>it uses sudo</source><translation>使用了 sudo</translation></message>
<message><source>it's a document, which is read only in a sandbox</source><translation>这是文档，只在沙盒中读取</translation></message>
<message><source>it's damaged or too large to be read</source><translation>已损坏或过大，无法读取</translation></message>
<message><source>it's neither text nor a supported image</source><translation>既不是文本也不是支持的图片</translation></message>
<message><source>it's outside the project and is a folder or over 64 MB</source><translation>位于项目之外，且是文件夹或超过 64 MB</translation></message>
<message><source>it's outside the project and larger than 4 MB</source><translation>位于项目之外，且大于 4 MB</translation></message>
<message><source>it's protected by a password</source><translation>受密码保护</translation></message>
<message><source>its folder is gone</source><translation>其文件夹已不存在</translation></message>
<message><source>its pages are pictures without text</source><translation>其页面是没有文本的图片</translation></message>
<message><source>just now</source><translation>刚刚</translation></message>
<message><source>kept and pinned blocks</source><translation>已保留和已固定的内容块</translation></message>
<message><source>key in environment</source><translation>密钥在环境变量中</translation></message>
<message><source>key set</source><translation>已设置密钥</translation></message>
<message><source>key {0} from {1}</source><translation>密钥 {0}，来自 {1}</translation></message>
<message><source>key {0}, {1}</source><translation>密钥 {0}，{1}</translation></message>
<message><source>largest request {0}</source><translation>最大请求 {0}</translation></message>
<message><source>last recalled</source><translation>上次取回</translation></message>
<message><source>last used: {0}</source><translation>上次使用：{0}</translation></message>
<message numerus="yes"><source>last {0} messages, unchanged</source><extracomment>One: last {0} message, unchanged</extracomment><translation><numerusform>最后 {0} 条消息，未更改</numerusform></translation></message>
<message><source>limit {0}</source><translation>上限 {0}</translation></message>
<message><source>line {0}</source><translation>第 {0} 行</translation></message>
<message><source>lines with certain words</source><translation>含特定词语的行</translation></message>
<message><source>lines with “{0}”</source><translation>含“{0}”的行</translation></message>
<message><source>lines {0} to {1}</source><translation>第 {0} 到 {1} 行</translation></message>
<message><source>lines {0}–{1}</source><translation>第 {0}–{1} 行</translation></message>
<message numerus="yes"><source>listed {0} folders</source><extracomment>One: listed {0} folder</extracomment><translation><numerusform>列出 {0} 个文件夹</numerusform></translation></message>
<message><source>long-context model</source><translation>长上下文模型</translation></message>
<message><source>main model</source><translation>主模型</translation></message>
<message><source>marked read-only</source><translation>标为只读</translation></message>
<message><source>marker</source><translation>标记</translation></message>
<message><source>markers {0}</source><translation>标记 {0}</translation></message>
<message><source>max output</source><translation>最大输出</translation></message>
<message><source>messages {0}–{1}</source><translation>消息 {0}–{1}</translation></message>
<message><source>min</source><translation>分钟</translation></message>
<message><source>model you chose</source><translation>你选择的模型</translation></message>
<message><source>model {0}</source><translation>模型 {0}</translation></message>
<message><source>model, input truncated</source><translation>模型，输入被截断</translation></message>
<message><source>more than {total}</source><translation>超过 {total}</translation></message>
<message><source>names</source><translation>名称</translation></message>
<message><source>needs approval</source><translation>需要批准</translation></message>
<message><source>needs review</source><translation>需要审核</translation></message>
<message><source>needs sign-in</source><translation>需要登录</translation></message>
<message><source>never</source><translation>从未</translation></message>
<message><source>never</source><comment>recalled</comment><translation>从未</translation></message>
<message><source>next</source><translation>下一条</translation></message>
<message><source>no automatic handover</source><translation>不自动写交接文档</translation></message>
<message><source>no duplicates</source><translation>没有重复</translation></message>
<message><source>no duplicates yet</source><translation>尚无重复</translation></message>
<message><source>no images</source><translation>不支持图片</translation></message>
<message><source>no key</source><translation>无密钥</translation></message>
<message><source>no key needed</source><translation>无需密钥</translation></message>
<message><source>no limit</source><translation>无上限</translation></message>
<message><source>no matches</source><translation>没有匹配项</translation></message>
<message><source>no request yet</source><translation>还没有请求</translation></message>
<message><source>no result came</source><translation>没有返回结果</translation></message>
<message><source>no shortcut</source><translation>无快捷键</translation></message>
<message><source>no tools</source><translation>不支持工具</translation></message>
<message><source>no tools yet</source><translation>还没有工具</translation></message>
<message><source>none</source><translation>无</translation></message>
<message><source>not applied</source><translation>未应用</translation></message>
<message><source>not available here</source><translation>在此处不可用</translation></message>
<message><source>not checked</source><translation>未检查</translation></message>
<message><source>not for this kind of call</source><translation>不适用于此类调用</translation></message>
<message><source>not found</source><translation>未找到</translation></message>
<message><source>not installed</source><translation>未安装</translation></message>
<message><source>not installed.</source><translation>未安装。</translation></message>
<message><source>not open</source><translation>未打开</translation></message>
<message><source>not reported by the provider</source><translation>提供商未报告</translation></message>
<message><source>not run since Helix started</source><translation>Helix 启动后未运行</translation></message>
<message><source>not sent</source><translation>未发送</translation></message>
<message><source>not sent yet</source><translation>尚未发送</translation></message>
<message><source>not started</source><translation>未开始</translation></message>
<message><source>not used</source><translation>未使用</translation></message>
<message><source>not used yet</source><translation>尚未使用</translation></message>
<message><source>not used: {0}</source><translation>未使用：{0}</translation></message>
<message><source>not written yet</source><translation>尚未写</translation></message>
<message><source>notes</source><translation>笔记</translation></message>
<message><source>notes by a model {0}</source><translation>模型的笔记 {0}</translation></message>
<message><source>notes were merged and shortened</source><translation>笔记已合并并缩短</translation></message>
<message><source>notes {0}</source><translation>笔记 {0}</translation></message>
<message><source>nothing yet</source><translation>还没有</translation></message>
<message><source>now</source><translation>刚刚</translation></message>
<message><source>now line {0}</source><translation>现为第 {0} 行</translation></message>
<message><source>now {0}</source><translation>现为 {0}</translation></message>
<message><source>npx -y @example/docs   or   https://example.com/mcp</source><translation>npx -y @example/docs   或   https://example.com/mcp</translation></message>
<message><source>number of lines</source><translation>行数</translation></message>
<message><source>number of references</source><translation>引用次数</translation></message>
<message><source>of {0}</source><translation>共 {0}</translation></message>
<message><source>of {0} by models: {1}</source><translation>模型撰写的 {0} 个中：{1}</translation></message>
<message><source>of {0} · {1}</source><translation>共 {0} · {1}</translation></message>
<message><source>off</source><translation>关</translation></message>
<message><source>off until you approve it</source><translation>在你批准之前关闭</translation></message>
<message><source>ok</source><translation>成功</translation></message>
<message><source>older messages were compacted</source><translation>较早的消息被压缩</translation></message>
<message><source>older steps are now notes</source><translation>较旧的步骤已转为笔记</translation></message>
<message><source>on next request</source><translation>下一个请求时</translation></message>
<message><source>one look-alike letter</source><translation>1 个形似字母</translation></message>
<message><source>open</source><translation>打开</translation></message>
<message><source>optional</source><translation>可选</translation></message>
<message><source>out</source><translation>输出</translation></message>
<message><source>outcome of the call</source><translation>调用结果</translation></message>
<message><source>output</source><translation>输出</translation></message>
<message><source>outside content is in the conversation</source><translation>对话中含有外部内容</translation></message>
<message><source>over {0}</source><translation>超过 {0}</translation></message>
<message><source>partial answer kept</source><translation>部分回答已保留</translation></message>
<message><source>pasted image</source><translation>粘贴的图片</translation></message>
<message><source>pick lines…</source><translation>选择行…</translation></message>
<message><source>pieces of large contents</source><translation>大内容的片段</translation></message>
<message><source>pin</source><translation>固定</translation></message>
<message><source>pinned</source><translation>已固定</translation></message>
<message><source>pinned fact</source><translation>固定的事实</translation></message>
<message><source>pinned message</source><translation>固定的消息</translation></message>
<message><source>pinned rule</source><translation>固定的规则</translation></message>
<message><source>policy {0}</source><translation>策略 {0}</translation></message>
<message><source>preview</source><translation>预览</translation></message>
<message><source>preview of {0}</source><translation>{0} 的预览</translation></message>
<message><source>preview, as no choice could be used</source><translation>预览，因为没有可用的选择</translation></message>
<message><source>price unknown</source><translation>价格未知</translation></message>
<message><source>process {pid}</source><translation>进程（PID {pid}）</translation></message>
<message><source>project</source><translation>项目</translation></message>
<message><source>project context</source><translation>项目上下文</translation></message>
<message><source>project/location, such as my-project/europe-west1</source><translation>项目/位置，例如 my-project/europe-west1</translation></message>
<message><source>prompt cache unaffected</source><translation>提示词缓存不受影响</translation></message>
<message><source>provider/model</source><translation>提供商/模型</translation></message>
<message numerus="yes"><source>ran {0} commands</source><extracomment>One: ran {0} command</extracomment><translation><numerusform>运行 {0} 个命令</numerusform></translation></message>
<message numerus="yes"><source>ran {0} subagents</source><extracomment>One: ran {0} subagent</extracomment><translation><numerusform>运行 {0} 个子智能体</numerusform></translation></message>
<message><source>ran {0}, {1}</source><translation>{0}运行，{1}</translation></message>
<message numerus="yes"><source>read {0} files</source><extracomment>One: read {0} file</extracomment><translation><numerusform>读取 {0} 个文件</numerusform></translation></message>
<message numerus="yes"><source>read {0} skills</source><extracomment>One: read {0} skill</extracomment><translation><numerusform>读取 {0} 个技能</numerusform></translation></message>
<message><source>ready</source><translation>就绪</translation></message>
<message><source>recalled</source><translation>取回</translation></message>
<message numerus="yes"><source>recalled {0} times</source><extracomment>One: recalled once</extracomment><translation><numerusform>取回 {0} 次</numerusform></translation></message>
<message><source>recorded request</source><translation>已记录的请求</translation></message>
<message><source>references</source><translation>引用</translation></message>
<message><source>refined notes</source><translation>优化后的笔记</translation></message>
<message><source>region, such as eu-central-1</source><translation>区域，例如 eu-central-1</translation></message>
<message><source>regular expression: re:/error \d+/i</source><translation>正则表达式：re:/error \d+/i</translation></message>
<message><source>reply</source><translation>回复</translation></message>
<message><source>reported by the provider</source><translation>由提供商报告</translation></message>
<message><source>request</source><translation>请求</translation></message>
<message><source>request {0}</source><translation>请求 {0}</translation></message>
<message><source>request {0}: {1} tokens</source><translation>请求 {0}：{1} 个 token</translation></message>
<message><source>required</source><translation>必填</translation></message>
<message><source>restored</source><translation>已还原</translation></message>
<message><source>restored</source><comment>version</comment><translation>已还原</translation></message>
<message><source>restored by you</source><translation>由你还原</translation></message>
<message><source>retires {0}</source><translation>将于 {0} 停用</translation></message>
<message><source>rewind undone by you</source><translation>由你撤销的回退</translation></message>
<message><source>rewound by you</source><translation>由你回退</translation></message>
<message><source>run</source><translation>运行</translation></message>
<message><source>running</source><translation>运行中</translation></message>
<message><source>s</source><comment>seconds</comment><translation>秒</translation></message>
<message><source>same: nothing in the prompt cache</source><translation>相同：提示词缓存中没有内容</translation></message>
<message><source>sandboxed only</source><translation>仅沙盒中</translation></message>
<message><source>saved in {store}</source><translation>已保存在 {store} 中</translation></message>
<message><source>saved until you quit</source><translation>保存到退出为止</translation></message>
<message><source>searched twice</source><translation>搜索 2 次</translation></message>
<message numerus="yes"><source>searched {0} times</source><extracomment>One: searched once</extracomment><translation><numerusform>搜索 {0} 次</numerusform></translation></message>
<message><source>section {0} of {1}: {2}</source><translation>第 {0} 部分，共 {1} 部分：{2}</translation></message>
<message><source>select</source><translation>选择</translation></message>
<message><source>sending</source><translation>发送中</translation></message>
<message><source>servers of type {kind} aren't supported.</source><translation>不支持 {kind} 类型的服务器。</translation></message>
<message><source>session</source><translation>会话</translation></message>
<message><source>session heads</source><translation>会话头记录</translation></message>
<message><source>sessions</source><translation>会话</translation></message>
<message><source>set by you</source><translation>由你设定</translation></message>
<message><source>shortened</source><translation>已缩短</translation></message>
<message><source>shortened outputs {0}</source><translation>缩短的输出 {0}</translation></message>
<message><source>signed out</source><translation>未登录</translation></message>
<message><source>signed with your AWS credentials</source><translation>用你的 AWS 凭据签名</translation></message>
<message><source>signed with your Google credentials</source><translation>用你的 Google 凭据签名</translation></message>
<message><source>signs in itself</source><translation>自行登录</translation></message>
<message><source>snapshots</source><translation>快照</translation></message>
<message><source>start of the hash</source><translation>哈希开头</translation></message>
<message><source>starting</source><translation>正在启动</translation></message>
<message><source>starting…</source><translation>正在开始…</translation></message>
<message><source>state in the open session</source><translation>在打开的会话中的状态</translation></message>
<message><source>stopped</source><translation>已停止</translation></message>
<message><source>system prompt</source><translation>系统提示词</translation></message>
<message><source>system prompt and tools</source><translation>系统提示和工具</translation></message>
<message><source>text in the content</source><translation>内容中的文本</translation></message>
<message><source>the agent said it</source><translation>智能体说的</translation></message>
<message><source>the beginning is damaged</source><translation>开头已损坏</translation></message>
<message><source>the beginning is excluded</source><translation>开头已排除</translation></message>
<message><source>the change feed</source><translation>更改流</translation></message>
<message><source>the compressed data is damaged from here on</source><translation>压缩数据从此处起已损坏</translation></message>
<message><source>the file has more lines than can be read</source><translation>文件的行数超过可读取的数量</translation></message>
<message><source>the file has more than can be read</source><translation>文件内容超出可读取的范围</translation></message>
<message numerus="yes"><source>the first {0} lines</source><extracomment>One: the first {0} line</extracomment><translation><numerusform>前 {0} 行</numerusform></translation></message>
<message><source>the full output</source><translation>完整输出</translation></message>
<message><source>the handover at {0}%</source><translation>{0}% 处的交接</translation></message>
<message><source>the instructions changed</source><translation>指令已更改</translation></message>
<message><source>the line that it continues isn't there</source><translation>缺少它所接续的行</translation></message>
<message><source>the list of skills</source><translation>技能列表</translation></message>
<message><source>the list of tools changed</source><translation>工具列表已更改</translation></message>
<message><source>the memory</source><translation>记忆</translation></message>
<message><source>the model named no lines of the output</source><translation>模型没有指出输出中的任何行</translation></message>
<message><source>the model's answer was cut off</source><translation>模型的回答被截断</translation></message>
<message><source>the permissions file was damaged</source><translation>权限文件已损坏</translation></message>
<message><source>the project</source><translation>项目</translation></message>
<message><source>the prompt cache saves {0}</source><translation>提示词缓存节省 {0}</translation></message>
<message><source>the provider dropped its cache</source><translation>提供商丢弃了缓存</translation></message>
<message><source>the request changed</source><translation>请求已更改</translation></message>
<message><source>the request was too long</source><translation>请求过长</translation></message>
<message><source>the server needs an input from its editor. Use a variable instead: ${NAME}.</source><translation>该服务器需要其编辑器提供输入。请改用变量：${NAME}。</translation></message>
<message><source>the session begins a second time</source><translation>会话第二次开始</translation></message>
<message><source>the system prompt</source><translation>系统提示词</translation></message>
<message><source>the tools it may call</source><translation>可调用的工具</translation></message>
<message><source>then</source><translation>随后</translation></message>
<message><source>then {0}</source><translation>之后 {0}</translation></message>
<message><source>these lines</source><translation>这些行</translation></message>
<message><source>thinking</source><translation>思考</translation></message>
<message><source>this group only</source><translation>仅此组</translation></message>
<message><source>this line has changed since</source><translation>此行之后已更改</translation></message>
<message><source>this model is free</source><translation>此模型免费</translation></message>
<message><source>this session</source><translation>此会话</translation></message>
<message><source>this session only</source><translation>仅此会话</translation></message>
<message><source>this workspace</source><translation>此工作区</translation></message>
<message><source>this workspace's prompt</source><translation>此工作区的提示词</translation></message>
<message><source>this workspace's rules</source><translation>此工作区的规则</translation></message>
<message><source>time of storage: created:&lt;7d</source><translation>存储时间：created:&lt;7d</translation></message>
<message><source>times recalled</source><translation>取回次数</translation></message>
<message><source>todo list changed</source><translation>待办列表已更改</translation></message>
<message><source>token counts</source><translation>token 计数</translation></message>
<message><source>tokens</source><translation>token</translation></message>
<message><source>tokens: tokens:&gt;4k</source><translation>token：tokens:&gt;4k</translation></message>
<message><source>too large</source><translation>过大</translation></message>
<message><source>too old.</source><translation>版本过旧。</translation></message>
<message><source>tool definitions</source><translation>工具定义</translation></message>
<message><source>tool that produced the entry</source><translation>生成条目的工具</translation></message>
<message><source>tools</source><translation>工具</translation></message>
<message><source>tools: {0}</source><translation>工具：{0}</translation></message>
<message><source>trimmed</source><translation>已裁剪</translation></message>
<message><source>trimmed {0}</source><translation>裁剪 {0}</translation></message>
<message><source>trust this folder first</source><translation>请先信任此文件夹</translation></message>
<message><source>turns</source><translation>轮次</translation></message>
<message><source>type: mime:image</source><translation>类型：mime:image</translation></message>
<message><source>unavailable</source><translation>不可用</translation></message>
<message><source>unchanged</source><translation>未更改</translation></message>
<message><source>unchanged · {0}</source><translation>未更改 · {0}</translation></message>
<message><source>undone</source><translation>已撤销</translation></message>
<message><source>unknown</source><comment>price</comment><translation>未知</translation></message>
<message><source>unknown error</source><translation>未知错误</translation></message>
<message><source>unnamed</source><translation>未命名</translation></message>
<message numerus="yes"><source>updated the todo list {0} times</source><extracomment>One: updated the todo list once</extracomment><translation><numerusform>更新待办列表 {0} 次</numerusform></translation></message>
<message numerus="yes"><source>used {1} {0} times</source><extracomment>One: used {1} once</extracomment><translation><numerusform>使用 {1} {0} 次</numerusform></translation></message>
<message><source>verified just now</source><translation>刚刚已校验</translation></message>
<message><source>version {0} restored</source><translation>已恢复版本 {0}</translation></message>
<message><source>v{0}</source><translation>v{0}</translation></message>
<message><source>v{0}, updates v{1}</source><translation>v{0}，更新自 v{1}</translation></message>
<message><source>waiting for you</source><translation>等你处理</translation></message>
<message><source>web search</source><translation>网络搜索</translation></message>
<message><source>what the model saw, seen in requests, sent text, history</source><translation>模型看到的内容，请求中看到的，已发送的文本，历史</translation></message>
<message><source>what the pinned text after it is</source><translation>说明其后的固定文本是什么</translation></message>
<message><source>what this subagent is</source><translation>此子智能体的角色</translation></message>
<message><source>while the command ran: by it, or by you</source><translation>命令运行期间：由它或由你</translation></message>
<message><source>window at {tokens} of {size} tokens</source><translation>上下文已用 {tokens}，共 {size} 个 token</translation></message>
<message><source>without a sandbox</source><translation>不使用沙盒</translation></message>
<message numerus="yes"><source>wrote {0} files</source><extracomment>One: wrote {0} file</extracomment><translation><numerusform>写入 {0} 个文件</numerusform></translation></message>
<message><source>yes or no</source><translation>yes 或 no</translation></message>
<message><source>you</source><translation>你</translation></message>
<message><source>you can keep typing</source><translation>你可以继续输入</translation></message>
<message><source>you can keep working; the result is checked before it replaces anything</source><translation>你可以继续工作；结果经检查后才会替换内容</translation></message>
<message><source>you chose an excerpt</source><translation>你选择了摘录</translation></message>
<message><source>you chose the full output</source><translation>你选择了完整输出</translation></message>
<message><source>you chose the preview</source><translation>你选择了预览</translation></message>
<message><source>you excluded or included a block</source><translation>你排除或加入了一个块</translation></message>
<message><source>you mentioned it</source><translation>你提到的</translation></message>
<message><source>you stopped at {0}</source><translation>你于 {0} 停止</translation></message>
<message><source>you went back to an earlier message</source><translation>你回到了较早的消息</translation></message>
<message><source>you wrote it</source><translation>你写的</translation></message>
<message><source>your last message and the last step</source><translation>你的最后一条消息和最后一个步骤</translation></message>
<message><source>your message</source><translation>您的消息</translation></message>
<message><source>yours</source><translation>你的</translation></message>
<message><source>{0} (has a comment)</source><translation>{0}（有评论）</translation></message>
<message><source>{0} ({1} characters), in event {2}</source><translation>{0}（{1} 个字符），在事件 {2} 中</translation></message>
<message><source>{0} ({1})</source><translation>{0}（{1}）</translation></message>
<message><source>{0} B</source><translation>{0} B</translation></message>
<message><source>{0} GB</source><translation>{0} GB</translation></message>
<message><source>{0} KB</source><translation>{0} KB</translation></message>
<message><source>{0} MB</source><translation>{0} MB</translation></message>
<message><source>{0} Servers must not ask for passwords or keys. Decline this request.</source><translation>{0}服务器不得索要密码或密钥。请拒绝此请求。</translation></message>
<message><source>{0} TB</source><translation>{0} TB</translation></message>
<message><source>{0} added, but its models can't be read. {1}</source><translation>已添加 {0}，但无法读取其模型。{1}</translation></message>
<message><source>{0} added. Add its key below to read its models.</source><translation>已添加 {0}。请在下方添加密钥以读取其模型。</translation></message>
<message><source>{0} added. Reading its models…</source><translation>已添加 {0}。正在读取其模型…</translation></message>
<message><source>{0} added. Review its tools to use them.</source><translation>{0} 已添加。审核其工具后即可使用。</translation></message>
<message><source>{0} ago</source><translation>{0}前</translation></message>
<message><source>{0} and more</source><translation>{0} 等</translation></message>
<message><source>{0} and {1}</source><translation>{0}和 {1}</translation></message>
<message><source>{0} and {1} more</source><translation>{0}，另有 {1} 项</translation></message>
<message><source>{0} and {1} pixels</source><translation>{0} 和 {1} 像素</translation></message>
<message numerus="yes"><source>{0} blocks</source><extracomment>One: {0} block</extracomment><translation><numerusform>{0} 个内容块</numerusform></translation></message>
<message><source>{0} blocks; damaged: {1}</source><translation>{0} 个数据块；损坏：{1}</translation></message>
<message numerus="yes"><source>{0} body fields</source><extracomment>One: {0} body field</extracomment><translation><numerusform>{0} 个正文字段</numerusform></translation></message>
<message numerus="yes"><source>{0} branches came along.</source><extracomment>One: {0} branch came along.</extracomment><translation><numerusform>一并导入了 {0} 个分支。</numerusform></translation></message>
<message><source>{0} by the long-context model</source><translation>{0} 个由长上下文模型撰写</translation></message>
<message numerus="yes"><source>{0} bytes</source><extracomment>One: {0} byte</extracomment><translation><numerusform>{0} 字节</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries</source><extracomment>One: {0} cache entry</extracomment><translation><numerusform>{0} 个缓存条目</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries, {1} before deduplication. {2} on disk with conversations</source><extracomment>One: {0} cache entry, {1} before deduplication. {2} on disk with conversations</extracomment><translation><numerusform>{0} 个缓存条目，去重前 {1}。连同对话磁盘占用 {2}</numerusform></translation></message>
<message numerus="yes"><source>{0} calls</source><extracomment>One: {0} call</extracomment><translation><numerusform>{0} 次调用</numerusform></translation></message>
<message><source>{0} canceled. Nothing changed.</source><translation>{0}已取消。未做任何更改。</translation></message>
<message><source>{0} changed</source><translation>{0} 项已更改</translation></message>
<message><source>{0} changed while the command ran: by it, or by you.</source><translation>{0} 在命令运行期间被更改：由该命令或由你。</translation></message>
<message numerus="yes"><source>{0} commands are still running</source><extracomment>One: {0} command is still running</extracomment><translation><numerusform>{0} 个命令仍在运行</numerusform></translation></message>
<message numerus="yes"><source>{0} commands running</source><extracomment>One: {0} command running</extracomment><translation><numerusform>{0} 个命令运行中</numerusform></translation></message>
<message numerus="yes"><source>{0} comments on lines</source><extracomment>One: {0} comment on lines</extracomment><translation><numerusform>{0} 条行评论</numerusform></translation></message>
<message numerus="yes"><source>{0} commits</source><extracomment>One: {0} commit</extracomment><translation><numerusform>{0} 个提交</numerusform></translation></message>
<message numerus="yes"><source>{0} commits are not merged. They stay on the branch {1}.</source><extracomment>One: {0} commit is not merged. It stays on the branch {1}.</extracomment><translation><numerusform>{0} 个提交未合并，会保留在分支 {1} 上。</numerusform></translation></message>
<message numerus="yes"><source>{0} commits to merge</source><extracomment>One: {0} commit to merge</extracomment><translation><numerusform>{0} 个提交待合并</numerusform></translation></message>
<message numerus="yes"><source>{0} commits:</source><extracomment>One: {0} commit:</extracomment><translation><numerusform>{0} 个提交：</numerusform></translation></message>
<message numerus="yes"><source>{0} compactions are undone: {1}. Nothing is deleted. Use Undo to bring them back.</source><extracomment>One: {0} compaction is undone: {1}. Nothing is deleted. Use Undo to bring it back.</extracomment><translation><numerusform>将撤销 {0} 次压缩：{1}。不会删除任何内容。用“撤销”可将其恢复。</numerusform></translation></message>
<message><source>{0} could not run on in the background.</source><translation>{0} 无法继续在后台运行。</translation></message>
<message><source>{0} d</source><translation>{0} 天</translation></message>
<message><source>{0} damaged</source><translation>{0} 个损坏</translation></message>
<message><source>{0} deduplicated</source><translation>去重 {0}</translation></message>
<message numerus="yes"><source>{0} details not in handover</source><extracomment>One: {0} detail not in handover</extracomment><translation><numerusform>{0} 处细节不在交接文档中</numerusform></translation></message>
<message><source>{0} doesn't fit ({1} tokens). Only a preview will be sent.</source><translation>{0} 放不下（{1} 个 token）。只会发送预览。</translation></message>
<message><source>{0} duplicates</source><translation>重复 {0}</translation></message>
<message numerus="yes"><source>{0} entries</source><extracomment>One: {0} entry</extracomment><translation><numerusform>{0} 个条目</numerusform></translation></message>
<message numerus="yes"><source>{0} entries deleted, {1} freed.</source><extracomment>One: {0} entry deleted, {1} freed.</extracomment><translation><numerusform>已删除 {0} 个条目，释放 {1}。</numerusform></translation></message>
<message numerus="yes"><source>{0} entries in the cache are no longer needed</source><extracomment>One: {0} entry in the cache is no longer needed</extracomment><translation><numerusform>缓存中有 {0} 个条目已不再需要</numerusform></translation></message>
<message numerus="yes"><source>{0} entries matching the filter are no longer needed</source><extracomment>One: {0} entry matching the filter is no longer needed</extracomment><translation><numerusform>匹配筛选条件的条目中有 {0} 个已不再需要</numerusform></translation></message>
<message numerus="yes"><source>{0} entries verified. All intact.</source><extracomment>One: {0} entry verified. All intact.</extracomment><translation><numerusform>已校验 {0} 个条目，全部完好。</numerusform></translation></message>
<message numerus="yes"><source>{0} failed</source><extracomment>One: {0} failed</extracomment><translation><numerusform>{0} 次失败</numerusform></translation></message>
<message><source>{0} failed: {1} Nothing changed.</source><translation>{0}失败：{1}未做任何更改。</translation></message>
<message numerus="yes"><source>{0} fields</source><extracomment>One: {0} field</extracomment><translation><numerusform>{0} 个字段</numerusform></translation></message>
<message numerus="yes"><source>{0} files</source><extracomment>One: {0} file</extracomment><translation><numerusform>{0} 个文件</numerusform></translation></message>
<message numerus="yes"><source>{0} files are in no commit:</source><extracomment>One: {0} file is in no commit:</extracomment><translation><numerusform>{0} 个文件不在任何提交中：</numerusform></translation></message>
<message numerus="yes"><source>{0} files change</source><extracomment>One: {0} file changes</extracomment><translation><numerusform>{0} 个文件会更改</numerusform></translation></message>
<message numerus="yes"><source>{0} files change: {1}</source><extracomment>One: {0} file changes: {1}</extracomment><translation><numerusform>更改 {0} 个文件：{1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files changed</source><extracomment>One: {0} file changed</extracomment><translation><numerusform>{0} 个文件已更改</numerusform></translation></message>
<message numerus="yes"><source>{0} files in the worktree are not committed and are not merged: {1}</source><extracomment>One: {0} file in the worktree is not committed and is not merged: {1}</extracomment><translation><numerusform>工作树中有 {0} 个文件未提交，不会合并：{1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files restored.</source><extracomment>One: {0} file restored.</extracomment><translation><numerusform>已恢复 {0} 个文件。</numerusform></translation></message>
<message numerus="yes"><source>{0} files selected. You can attach {1} at a time.</source><extracomment>One: {0} file selected. You can attach {1} at a time.</extracomment><translation><numerusform>已选择 {0} 个文件。一次最多可添加 {1} 个。</numerusform></translation></message>
<message><source>{0} found in {1} ms</source><translation>找到 {0} 个，用时 {1} 毫秒</translation></message>
<message><source>{0} h</source><translation>{0} 小时</translation></message>
<message numerus="yes"><source>{0} handovers</source><extracomment>One: {0} handover</extracomment><translation><numerusform>{0} 份交接文档</numerusform></translation></message>
<message><source>{0} has everything of {1}.</source><translation>{0} 已包含 {1} 的全部内容。</translation></message>
<message numerus="yes"><source>{0} headers</source><extracomment>One: {0} header</extracomment><translation><numerusform>{0} 个标头</numerusform></translation></message>
<message><source>{0} hides the most entries.</source><translation>{0} 隐藏的条目最多。</translation></message>
<message numerus="yes"><source>{0} hooks wait for approval.</source><extracomment>One: {0} hook waits for approval.</extracomment><translation><numerusform>{0} 个挂钩等待批准。</numerusform></translation></message>
<message numerus="yes"><source>{0} images</source><extracomment>One: {0} image</extracomment><translation><numerusform>{0} 张图片</numerusform></translation></message>
<message numerus="yes"><source>{0} invisible characters</source><extracomment>One: {0} invisible character</extracomment><translation><numerusform>{0} 个不可见字符</numerusform></translation></message>
<message><source>{0} is already used for {1}</source><translation>{0} 已用于“{1}”</translation></message>
<message><source>{0} is installed</source><translation>已安装 {0}</translation></message>
<message><source>{0} is off.</source><translation>{0} 已关闭。</translation></message>
<message><source>{0} is off. The next request rebuilds the prompt cache.</source><translation>{0} 已关闭。下一个请求会重建提示词缓存。</translation></message>
<message><source>{0} is on</source><translation>{0} 已开启</translation></message>
<message><source>{0} is on, from the next turn on.</source><translation>{0} 从下一轮次起开启。</translation></message>
<message><source>{0} is on. The next request rebuilds the prompt cache.</source><translation>{0} 已开启。下一个请求会重建提示词缓存。</translation></message>
<message><source>{0} is sent no images. It reads that there was one.</source><translation>不会向 {0} 发送图片，只会告知其原本有图片。</translation></message>
<message><source>{0} is {1} × {2}, {3}. This model accepts {4}.</source><translation>{0} 为 {1} × {2}，{3}。此模型最多接受 {4}。</translation></message>
<message><source>{0} isn't a budget of this model.</source><translation>{0} 不能用作此模型的预算。</translation></message>
<message numerus="yes"><source>{0} large outputs: Helix is choosing what to keep in context</source><extracomment>One: Large output: Helix is choosing what to keep in context</extracomment><translation><numerusform>{0} 个大输出：Helix 正在选择哪些内容保留在上下文中</numerusform></translation></message>
<message numerus="yes"><source>{0} lines</source><extracomment>One: {0} line</extracomment><translation><numerusform>{0} 行</numerusform></translation></message>
<message numerus="yes"><source>{0} look-alike letters</source><extracomment>One: {0} look-alike letter</extracomment><translation><numerusform>{0} 个形似字母</numerusform></translation></message>
<message numerus="yes"><source>{0} markers</source><extracomment>One: {0} marker</extracomment><translation><numerusform>{0} 个标记</numerusform></translation></message>
<message><source>{0} may not fit in the context.</source><translation>{0}可能放不进上下文。</translation></message>
<message><source>{0} may not support images and could reject this message.</source><translation>{0} 可能不支持图片，可能会拒绝此消息。</translation></message>
<message numerus="yes"><source>{0} messages</source><extracomment>One: {0} message</extracomment><translation><numerusform>{0} 条消息</numerusform></translation></message>
<message numerus="yes"><source>{0} messages and tool calls</source><extracomment>One: {0} message or tool call</extracomment><translation><numerusform>{0} 条消息和工具调用</numerusform></translation></message>
<message numerus="yes"><source>{0} messages covered by {1}</source><extracomment>One: {0} message covered by {1}</extracomment><translation><numerusform>{1} 涵盖的 {0} 条消息</numerusform></translation></message>
<message numerus="yes"><source>{0} messages in context again</source><extracomment>One: {0} message in context again</extracomment><translation><numerusform>{0} 条消息重新进入上下文</numerusform></translation></message>
<message numerus="yes"><source>{0} messages out of context</source><extracomment>One: {0} message out of context</extracomment><translation><numerusform>{0} 条消息已离开上下文</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were imported.</source><extracomment>One: {0} message was imported.</extracomment><translation><numerusform>已导入 {0} 条消息。</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were read from the other program.</source><extracomment>One: {0} message was read from the other program.</extracomment><translation><numerusform>已从另一个程序读取 {0} 条消息。</numerusform></translation></message>
<message numerus="yes"><source>{0} messages · {1} stay</source><extracomment>One: {0} message · {1} stay</extracomment><translation><numerusform>{0} 条消息 · {1} 条保留</numerusform></translation></message>
<message><source>{0} min</source><translation>{0} 分钟</translation></message>
<message numerus="yes"><source>{0} missing, number {1}: {2}, event {3}</source><extracomment>One: {0} missing, number {1}: {2}, event {3}</extracomment><translation><numerusform>缺失 {0} 项，第 {1} 项：{2}，事件 {3}</numerusform></translation></message>
<message numerus="yes"><source>{0} models</source><extracomment>One: {0} model</extracomment><translation><numerusform>{0} 个模型</numerusform></translation></message>
<message numerus="yes"><source>{0} models found</source><extracomment>One: {0} model found</extracomment><translation><numerusform>找到 {0} 个模型</numerusform></translation></message>
<message><source>{0} more</source><translation>另有 {0} 项</translation></message>
<message numerus="yes"><source>{0} more failed for the same reason.</source><extracomment>One: {0} more failed for the same reason.</extracomment><translation><numerusform>另有 {0} 个因相同原因失败。</numerusform></translation></message>
<message numerus="yes"><source>{0} more lines</source><extracomment>One: {0} more line</extracomment><translation><numerusform>还有 {0} 行</numerusform></translation></message>
<message numerus="yes"><source>{0} more subagents</source><extracomment>One: {0} more subagent</extracomment><translation><numerusform>另有 {0} 个子智能体</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran stay. Undo them under Changes.</source><extracomment>One: {0} more that changed while a command ran stays. Undo it under Changes.</extracomment><translation><numerusform>另有 {0} 个在命令运行期间更改的文件保持不变。可在“更改”中撤销。</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran: by them, or by you</source><extracomment>One: {0} more that changed while a command ran: by it, or by you</extracomment><translation><numerusform>另有 {0} 个在命令运行期间更改：由命令或由你</numerusform></translation></message>
<message numerus="yes"><source>{0} more with contents that came with the imported session</source><extracomment>One: {0} more with content that came with the imported session</extracomment><translation><numerusform>另有 {0} 个，内容来自导入的会话</numerusform></translation></message>
<message><source>{0} new</source><translation>{0} 个新条目</translation></message>
<message><source>{0} of content, {1} on disk.</source><translation>内容 {0}，磁盘占用 {1}。</translation></message>
<message><source>{0} of them fit.</source><translation>其中 {0} 个放得下。</translation></message>
<message><source>{0} of {1}</source><translation>{0}/{1}</translation></message>
<message numerus="yes"><source>{0} of {1} done</source><extracomment>One: {0} of {1} done</extracomment><translation><numerusform>已完成 {0}/{1}</numerusform></translation></message>
<message numerus="yes"><source>{0} of {1} entries are damaged.</source><extracomment>One: {0} of {1} entries is damaged.</extracomment><translation><numerusform>{1} 个条目中有 {0} 个已损坏。</numerusform></translation></message>
<message><source>{0} of {1} lines, {2} tokens per request</source><translation>{0}/{1} 行，每个请求 {2} 个 token</translation></message>
<message><source>{0} of {1} models</source><translation>{0}/{1} 个模型</translation></message>
<message><source>{0} of {1} now</source><translation>现在 {0}/{1}</translation></message>
<message numerus="yes"><source>{0} of {1} parts are damaged. {2} ({3}%) can still be read.</source><extracomment>One: One of {1} parts is damaged. {2} ({3}%) can still be read.</extracomment><translation><numerusform>{1} 个部分中有 {0} 个已损坏。仍可读取 {2}（{3}%）。</numerusform></translation></message>
<message><source>{0} of {1} s</source><translation>{0}/{1} 秒</translation></message>
<message><source>{0} of {1} skills, {2} tokens per request</source><translation>{0}/{1} 个技能，每个请求 {2} 个 token</translation></message>
<message><source>{0} of {1} tokens</source><translation>{0}/{1} 个 token</translation></message>
<message><source>{0} of {1} tools, {2} tokens per request</source><translation>{0}/{1} 个工具，每个请求 {2} 个 token</translation></message>
<message><source>{0} older not shown</source><translation>另有 {0} 个较旧的未显示</translation></message>
<message><source>{0} on disk</source><translation>磁盘占用 {0}</translation></message>
<message numerus="yes"><source>{0} open steps</source><extracomment>One: {0} open step</extracomment><translation><numerusform>{0} 个未完成的步骤</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs</source><extracomment>One: {0} output</extracomment><translation><numerusform>{0} 个输出</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs and pictures are shortened or missing.</source><extracomment>One: {0} output or picture is shortened or missing.</extracomment><translation><numerusform>{0} 个输出或图片被缩短或缺失。</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs are damaged or too large, and aren't in the file.</source><extracomment>One: {0} output is damaged or too large, and isn't in the file.</extracomment><translation><numerusform>{0} 个输出已损坏或过大，未包含在文件中。</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs moved to cache</source><extracomment>One: {0} output moved to cache</extracomment><translation><numerusform>{0} 个输出已移入缓存</numerusform></translation></message>
<message numerus="yes"><source>{0} parameters</source><extracomment>One: {0} parameter</extracomment><translation><numerusform>{0} 个参数</numerusform></translation></message>
<message><source>{0} per 1M</source><translation>每百万 {0}</translation></message>
<message><source>{0} per million tokens in / out</source><translation>每百万 token {0}（输入/输出）</translation></message>
<message numerus="yes"><source>{0} pins</source><extracomment>One: {0} pin</extracomment><translation><numerusform>{0} 个固定项</numerusform></translation></message>
<message numerus="yes"><source>{0} problems found</source><extracomment>One: {0} problem found</extracomment><translation><numerusform>发现 {0} 个问题</numerusform></translation></message>
<message><source>{0} prompt-cached · {1} new</source><translation>{0} 来自提示词缓存 · {1} 新增</translation></message>
<message numerus="yes"><source>{0} prompts</source><extracomment>One: {0} prompt</extracomment><translation><numerusform>{0} 个提示词</numerusform></translation></message>
<message><source>{0} ran in the background and ended when Helix quit unexpectedly.</source><translation>{0} 曾在后台运行，在 Helix 意外退出时结束。</translation></message>
<message><source>{0} ran in the background and was stopped when Helix or its session was closed.</source><translation>{0} 曾在后台运行，在 Helix 或其会话关闭时已停止。</translation></message>
<message numerus="yes"><source>{0} records can't be read.</source><extracomment>One: {0} record can't be read.</extracomment><translation><numerusform>{0} 条记录无法读取。</numerusform></translation></message>
<message numerus="yes"><source>{0} records can't be read. Some may have been calls.</source><extracomment>One: {0} record can't be read. It may have been a call.</extracomment><translation><numerusform>{0} 条记录无法读取。其中可能有调用。</numerusform></translation></message>
<message numerus="yes"><source>{0} records of this session can't be read. Some changes may be missing.</source><extracomment>One: {0} record of this session can't be read. Some changes may be missing.</extracomment><translation><numerusform>此会话有 {0} 条记录无法读取。有些更改可能缺失。</numerusform></translation></message>
<message numerus="yes"><source>{0} records, {1}</source><extracomment>One: {0} record, {1}</extracomment><translation><numerusform>{0} 条记录，{1}</numerusform></translation></message>
<message><source>{0} replayed in {1} s, no model called</source><translation>已回放 {0}，用时 {1} 秒，未调用模型</translation></message>
<message numerus="yes"><source>{0} requests</source><extracomment>One: {0} request</extracomment><translation><numerusform>{0} 个请求</numerusform></translation></message>
<message numerus="yes"><source>{0} requests are too large for the context window.</source><extracomment>One: {0} request is too large for the context window.</extracomment><translation><numerusform>{0} 个请求对上下文窗口来说过大。</numerusform></translation></message>
<message numerus="yes"><source>{0} requests replayed in {1} s, no model called</source><extracomment>One: {0} request replayed in {1} s, no model called</extracomment><translation><numerusform>已回放 {0} 个请求，用时 {1} 秒，未调用模型</numerusform></translation></message>
<message numerus="yes"><source>{0} resources</source><extracomment>One: {0} resource</extracomment><translation><numerusform>{0} 个资源</numerusform></translation></message>
<message numerus="yes"><source>{0} results in {1} ms</source><extracomment>One: {0} result in {1} ms</extracomment><translation><numerusform>{0} 个结果，用时 {1} 毫秒</numerusform></translation></message>
<message><source>{0} runs from now on, in the sandbox.</source><translation>{0} 从现在起在沙盒中运行。</translation></message>
<message><source>{0} s</source><translation>{0} 秒</translation></message>
<message><source>{0} saved in the keyring.</source><translation>{0} 已保存在密钥环中。</translation></message>
<message numerus="yes"><source>{0} secrets are masked.</source><extracomment>One: {0} secret is masked.</extracomment><translation><numerusform>{0} 处机密信息已遮盖。</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets are masked:</source><extracomment>One: {0} secret is masked:</extracomment><translation><numerusform>{0} 处机密信息已遮盖：</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets were hidden.</source><extracomment>One: {0} secret was hidden.</extracomment><translation><numerusform>已隐藏 {0} 个机密。</numerusform></translation></message>
<message><source>{0} sent again: {1}</source><translation>{0} 重新发送：{1}</translation></message>
<message numerus="yes"><source>{0} sessions</source><extracomment>One: {0} session</extracomment><translation><numerusform>{0} 个会话</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions are still running</source><extracomment>One: {0} session is still running</extracomment><translation><numerusform>{0} 个会话仍在运行</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions for this folder</source><extracomment>One: {0} session for this folder</extracomment><translation><numerusform>此文件夹的 {0} 个会话</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of other programs are on this computer. Compare the size and cost of the last ones with and without Helix.</source><extracomment>One: {0} session of another program is on this computer. Compare its size and cost with and without Helix.</extracomment><translation><numerusform>此计算机上有 {0} 个其他程序的会话。比较最近会话在使用和不使用 Helix 时的大小和费用。</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of {1}</source><extracomment>One: {0} session of {1}</extracomment><translation><numerusform>{1} 的 {0} 个会话</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions running</source><extracomment>One: {0} session running</extracomment><translation><numerusform>{0} 个会话正在运行</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions were compared.</source><extracomment>One: {0} session was compared.</extracomment><translation><numerusform>已比较 {0} 个会话。</numerusform></translation></message>
<message numerus="yes"><source>{0} skills in use again</source><extracomment>One: {0} skill in use again</extracomment><translation><numerusform>{0} 个技能重新使用</numerusform></translation></message>
<message numerus="yes"><source>{0} skills out of use</source><extracomment>One: {0} skill out of use</extracomment><translation><numerusform>{0} 个技能不再使用</numerusform></translation></message>
<message><source>{0} stopped</source><translation>{0} 个已停止</translation></message>
<message numerus="yes"><source>{0} subagents</source><extracomment>One: {0} subagent</extracomment><translation><numerusform>{0} 个子智能体</numerusform></translation></message>
<message numerus="yes"><source>{0} subagents came along.</source><extracomment>One: {0} subagent came along.</extracomment><translation><numerusform>一并导入了 {0} 个子代理。</numerusform></translation></message>
<message numerus="yes"><source>{0} things in this session look like secrets:</source><extracomment>One: {0} thing in this session looks like a secret:</extracomment><translation><numerusform>此会话中有 {0} 处内容看起来像机密信息：</numerusform></translation></message>
<message><source>{0} this session</source><translation>此会话 {0}</translation></message>
<message numerus="yes"><source>{0} thoughts</source><extracomment>One: {0} thought</extracomment><translation><numerusform>思考 {0} 次</numerusform></translation></message>
<message><source>{0} tok · {1} → {2}%</source><translation>{0} tok · {1} → {2}%</translation></message>
<message numerus="yes"><source>{0} tokens</source><extracomment>One: {0} token</extracomment><translation><numerusform>{0} 个 token</numerusform></translation></message>
<message numerus="yes"><source>{0} tokens (less than {1}% of {2})</source><extracomment>One: {0} token (less than {1}% of {2})</extracomment><translation><numerusform>{0} 个 token（不到 {2} 的 {1}%）</numerusform></translation></message>
<message><source>{0} tokens in context · full output in cache</source><translation>上下文中 {0} 个 token · 完整输出在缓存中</translation></message>
<message numerus="yes"><source>{0} tokens kept</source><extracomment>One: {0} token kept</extracomment><translation><numerusform>已保留 {0} 个 token</numerusform></translation></message>
<message><source>{0} tokens per request, {1} when used</source><translation>每个请求 {0} 个 token，使用时 {1}</translation></message>
<message><source>{0} tokens · from prompt cache</source><translation>{0} 个 token · 来自提示词缓存</translation></message>
<message><source>{0} tokens · same as last request</source><translation>{0} 个 token · 与上个请求相同</translation></message>
<message><source>{0} tokens · {1} from prompt cache</source><translation>{0} 个 token · {1} 来自提示词缓存</translation></message>
<message numerus="yes"><source>{0} tool calls</source><extracomment>One: {0} tool call</extracomment><translation><numerusform>{0} 次工具调用</numerusform></translation></message>
<message numerus="yes"><source>{0} tools</source><extracomment>One: {0} tool</extracomment><translation><numerusform>{0} 个工具</numerusform></translation></message>
<message numerus="yes"><source>{0} turns</source><extracomment>One: {0} turn</extracomment><translation><numerusform>{0} 轮</numerusform></translation></message>
<message numerus="yes"><source>{0} unchanged lines</source><extracomment>One: {0} unchanged line</extracomment><translation><numerusform>{0} 行未更改</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files</source><extracomment>One: {0} uncommitted file</extracomment><translation><numerusform>{0} 个未提交的文件</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files stay in your folder and are not in the worktree: {1}</source><extracomment>One: {0} uncommitted file stays in your folder and is not in the worktree: {1}</extracomment><translation><numerusform>{0} 个未提交的文件留在你的文件夹中，不在工作树里：{1}</numerusform></translation></message>
<message><source>{0} uncompressed</source><translation>未压缩时 {0}</translation></message>
<message numerus="yes"><source>{0} values found nowhere, marked [unverified]: {1}</source><extracomment>One: {0} value found nowhere, marked [unverified]: {1}</extracomment><translation><numerusform>{0} 个值无处可查，已标为 [unverified]：{1}</numerusform></translation></message>
<message><source>{0} verified, {1} damaged. Filter by state:damaged to see them.</source><translation>已校验 {0} 个，{1} 个损坏。用 state:damaged 筛选可查看。</translation></message>
<message numerus="yes"><source>{0} web searches</source><extracomment>One: {0} web search</extracomment><translation><numerusform>{0} 次网络搜索</numerusform></translation></message>
<message><source>{0} will be used as instructions</source><translation>{0} 会用作指令</translation></message>
<message><source>{0} with this message</source><translation>加上此消息 {0}</translation></message>
<message><source>{0} with truncated input</source><translation>{0} 个输入被截断</translation></message>
<message><source>{0} would fill the context to {1}%, past {2}.</source><translation>{0}会使上下文达到 {1}%，超过{2}。</translation></message>
<message><source>{0} would make this look like {1}. The actual text is {2}.</source><translation>{0}会使其看起来像 {1}。实际文本是 {2}。</translation></message>
<message><source>{0} would start: {1}</source><translation>{0} 会启动：{1}</translation></message>
<message><source>{0} {1}</source><comment>Handover at 109,000 tokens</comment><translation>{0}（{1}）</translation></message>
<message><source>{0} {1}</source><comment>two sentences</comment><translation>{0}{1}</translation></message>
<message><source>{0} {1}, {2}</source><comment>Notes in about 9 turns, at 56,000 tokens</comment><translation>{0}（{1}，{2}）</translation></message>
<message><source>{0} · excluding about {1}</source><translation>{0} · 排除则约 {1}</translation></message>
<message><source>{0} · not available yet</source><translation>{0} · 尚不可用</translation></message>
<message><source>{0} · restarts on next call</source><translation>{0} · 下次调用时重启</translation></message>
<message><source>{0} · retrying in {1} s</source><translation>{0} · {1} 秒后重试</translation></message>
<message><source>{0} · the file is deleted</source><translation>{0} · 文件将被删除</translation></message>
<message><source>{0} · up to {1} tokens</source><translation>{0} · 最多 {1} 个 token</translation></message>
<message><source>{0} · {1} context window</source><translation>{0} · {1} 上下文窗口</translation></message>
<message><source>{0} × {1}</source><comment>a number of compactions</comment><translation>{0} × {1}</translation></message>
<message><source>{0} → {1} tokens</source><translation>{0} → {1} 个 token</translation></message>
<message><source>{0}%</source><translation>{0}%</translation></message>
<message><source>{0}% of current use</source><translation>当前占用的 {0}%</translation></message>
<message><source>{0}% of {1} = {2} tokens</source><translation>{1} 的 {0}% = {2} 个 token</translation></message>
<message><source>{0}% used</source><translation>已用 {0}%</translation></message>
<message><source>{0}, USD per million tokens</source><translation>{0}，美元/百万 token</translation></message>
<message><source>{0}, about {1}</source><translation>{0}，约 {1}</translation></message>
<message><source>{0}, and others</source><translation>{0}，等等</translation></message>
<message><source>{0}, at most {1} with the longest answer</source><translation>{0}，最长回答时最多 {1}</translation></message>
<message><source>{0}, done</source><translation>{0}，已完成</translation></message>
<message><source>{0}, dropped</source><translation>{0}，已取消</translation></message>
<message><source>{0}, failed</source><translation>{0}，失败</translation></message>
<message><source>{0}, if it pays off</source><translation>{0}（划算时）</translation></message>
<message><source>{0}, in progress</source><translation>{0}，进行中</translation></message>
<message><source>{0}, line {1}</source><translation>{0}，第 {1} 行</translation></message>
<message><source>{0}, now {1}</source><translation>{0}，现为 {1}</translation></message>
<message><source>{0}, open</source><translation>{0}，未完成</translation></message>
<message><source>{0}, policy {1}</source><translation>{0}，策略 {1}</translation></message>
<message><source>{0}, removed line {1}</source><translation>{0}，已移除的第 {1} 行</translation></message>
<message><source>{0}, running for {1}</source><translation>{0}，已运行 {1}</translation></message>
<message><source>{0}, shortened to fit; Helix can recall the rest</source><translation>{0}，已缩短以便放入；Helix 可取回其余部分</translation></message>
<message><source>{0}, {1}, {2} tokens, {3}, {4} of {5}</source><translation>{0}，{1}，{2} 个 token，{3}，第 {4} 个，共 {5} 个</translation></message>
<message><source>{0}-token context window</source><translation>{0} 个 token 的上下文窗口</translation></message>
<message><source>{0}.</source><translation>{0}。</translation></message>
<message><source>{0}. Click to change.</source><translation>{0}。点击可更改。</translation></message>
<message><source>{0}. Press Delete to remove.</source><translation>{0}。按 Delete 移除。</translation></message>
<message><source>{0}: Helix asks again</source><translation>{0}：Helix 会重新询问</translation></message>
<message><source>{0}: worktree removed</source><translation>{0}：工作树已移除</translation></message>
<message><source>{0}: {1}</source><translation>{0}：{1}</translation></message>
<message><source>{0}: {1} of {2} covered</source><translation>{0}：已涵盖 {1}/{2}</translation></message>
<message><source>{0}: {1} tokens</source><translation>{0}：{1} 个 token</translation></message>
<message><source>{0}; {1}</source><comment>two compactions</comment><translation>{0}；{1}</translation></message>
<message><source>{0}{2} · {1}{2} tokens</source><translation>{0}{2} · {1}{2} 个 token</translation></message>
<message numerus="yes"><source>{1} added with {0} models.</source><extracomment>One: {1} added with {0} model.</extracomment><translation><numerusform>已添加 {1}，含 {0} 个模型。</numerusform></translation></message>
<message numerus="yes"><source>{1} compacted {0} times; {2} could not be read again. Helix keeps every output.</source><extracomment>One: {1} compacted {0} time; {2} could not be read again. Helix keeps every output.</extracomment><translation><numerusform>{1} 压缩了 {0} 次；{2} 无法再次读取。Helix 会保留每个输出。</numerusform></translation></message>
<message numerus="yes"><source>{1} files</source><extracomment>One: {1} file</extracomment><translation><numerusform>{1} 个文件</numerusform></translation></message>
<message numerus="yes"><source>{1} found in {0} sessions</source><extracomment>One: {1} found in {0} session</extracomment><translation><numerusform>在 {0} 个会话中找到 {1}</numerusform></translation></message>
<message numerus="yes"><source>{1} in {0} sessions</source><extracomment>One: {1} in {0} session</extracomment><translation><numerusform>{0} 个会话中共 {1} 次</numerusform></translation></message>
<message numerus="yes"><source>{1} plus {0} calls with unknown price</source><extracomment>One: {1} plus {0} call with unknown price</extracomment><translation><numerusform>{1}，另有 {0} 次调用价格未知</numerusform></translation></message>
<message numerus="yes"><source>{1} so far, {0} sessions searched</source><extracomment>One: {1} so far, {0} session searched</extracomment><translation><numerusform>目前 {1} 条，已搜索 {0} 个会话</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens</source><extracomment>One: {1} token</extracomment><translation><numerusform>{1} 个 token</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens in its context</source><extracomment>One: {1} token in its context</extracomment><translation><numerusform>其上下文中有 {1} 个 token</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens saved</source><extracomment>One: {1} token saved</extracomment><translation><numerusform>已节省 {1} 个 token</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks</source><extracomment>One: {1} tokens · {0} block</extracomment><translation><numerusform>{1} 个 token · {0} 个内容块</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks added</source><extracomment>One: {1} tokens · {0} block added</extracomment><translation><numerusform>{1} 个 token · 新增 {0} 个内容块</numerusform></translation></message>
<message numerus="yes"><source>{1} tools</source><extracomment>One: {1} tool</extracomment><translation><numerusform>{1} 个工具</numerusform></translation></message>
<message numerus="yes"><source>{1} → {2} tokens</source><extracomment>One: {1} → {2} token</extracomment><translation><numerusform>{1} → {2} 个 token</numerusform></translation></message>
<message numerus="yes"><source>{1}, {0} of its names were used since</source><extracomment>One: {1}, {0} of its names was used since</extracomment><translation><numerusform>{1}，此后用到其中 {0} 个名称</numerusform></translation></message>
<message numerus="yes"><source>{1}: {0} lines added, {2} removed</source><extracomment>One: {1}: {0} line added, {2} removed</extracomment><translation><numerusform>{1}：添加 {0} 行，移除 {2} 行</numerusform></translation></message>
<message numerus="yes"><source>{1}; {0} need review</source><extracomment>One: {1}; {0} needs review</extracomment><translation><numerusform>{1}；{0} 个需要审核</numerusform></translation></message>
<message><source>{agent} answers only messages of its own sessions.</source><translation>{agent} 只应答它自己会话中的消息。</translation></message>
<message><source>{agent} began no session.</source><translation>{agent} 没有开始会话。</translation></message>
<message><source>{agent} didn't answer within {seconds} seconds.</source><translation>{agent} 在 {seconds} 秒内没有应答。</translation></message>
<message><source>{agent} has ended: {reason}</source><translation>{agent} 已结束：{reason}</translation></message>
<message><source>{agent} isn't installed.</source><translation>未安装 {agent}。</translation></message>
<message><source>{agent} isn't signed in: {reason}</source><translation>{agent} 未登录：{reason}</translation></message>
<message><source>{agent} reports: {reason}</source><translation>{agent} 报告：{reason}</translation></message>
<message><source>{agent} speaks another version of the protocol.</source><translation>{agent} 使用另一个版本的协议。</translation></message>
<message><source>{asked} is on another computer.</source><translation>{asked} 位于另一台电脑上。</translation></message>
<message><source>{asked} isn't a folder on this computer.</source><translation>{asked} 不是此电脑上的文件夹。</translation></message>
<message><source>{at}: {text}</source><translation>{at}：{text}</translation></message>
<message><source>{branch} and {into} change the same lines of: {files}</source><translation>{branch} 和 {into} 更改了相同的行，文件：{files}</translation></message>
<message><source>{command}: exit status {status}.</source><translation>{command}：退出码 {status}。</translation></message>
<message numerus="yes"><source>{cost} and {count} calls with an unknown price</source><extracomment>One: {cost} and {count} call with an unknown price</extracomment><translation><numerusform>{cost}，另有 {count} 次调用价格未知</numerusform></translation></message>
<message><source>{count} MB</source><translation>{count} MB</translation></message>
<message numerus="yes"><source>{count} attached files aren't in this file.</source><extracomment>One: {count} attached file isn't in this file.</extracomment><translation><numerusform>{count} 个附件不在此文件中。</numerusform></translation></message>
<message numerus="yes"><source>{count} branches that were left come along as sessions.</source><extracomment>One: {count} branch that was left comes along as a session.</extracomment><translation><numerusform>{count} 个已放弃的分支会作为会话一并导入。</numerusform></translation></message>
<message numerus="yes"><source>{count} bytes</source><extracomment>One: {count} byte</extracomment><translation><numerusform>{count} 字节</numerusform></translation></message>
<message numerus="yes"><source>{count} cells</source><extracomment>One: {count} cell</extracomment><translation><numerusform>{count} 个单元格</numerusform></translation></message>
<message numerus="yes"><source>{count} commands run in the background, and no more can be started.</source><extracomment>One: {count} command runs in the background, and no more can be started.</extracomment><translation><numerusform>已有 {count} 个命令在后台运行，无法再启动更多。</numerusform></translation></message>
<message numerus="yes"><source>{count} damaged entries couldn't be searched.</source><extracomment>One: {count} damaged entry couldn't be searched.</extracomment><translation><numerusform>有 {count} 个损坏的条目无法搜索。</numerusform></translation></message>
<message numerus="yes"><source>{count} inventions are marked.</source><extracomment>One: {count} invention is marked.</extracomment><translation><numerusform>{count} 处虚构内容已标记。</numerusform></translation></message>
<message numerus="yes"><source>{count} lines</source><extracomment>One: {count} line</extracomment><translation><numerusform>{count} 行</numerusform></translation></message>
<message numerus="yes"><source>{count} lines can't be read.</source><extracomment>One: {count} line can't be read.</extracomment><translation><numerusform>有 {count} 行无法读取。</numerusform></translation></message>
<message numerus="yes"><source>{count} lines of subagents aren't imported.</source><extracomment>One: {count} line of a subagent isn't imported.</extracomment><translation><numerusform>不导入子智能体的 {count} 行。</numerusform></translation></message>
<message numerus="yes"><source>{count} long lines cut</source><extracomment>One: {count} long line cut</extracomment><translation><numerusform>{count} 个长行已截断</numerusform></translation></message>
<message numerus="yes"><source>{count} messages of branches that were left aren't imported.</source><extracomment>One: {count} message of a branch that was left isn't imported.</extracomment><translation><numerusform>不导入已放弃分支的 {count} 条消息。</numerusform></translation></message>
<message numerus="yes"><source>{count} messages that {program} itself added aren't imported.</source><extracomment>One: {count} message that {program} itself added isn't imported.</extracomment><translation><numerusform>不导入 {program} 自行添加的 {count} 条消息。</numerusform></translation></message>
<message numerus="yes"><source>{count} more files.</source><extracomment>One: {count} more file.</extracomment><translation><numerusform>另有 {count} 个文件。</numerusform></translation></message>
<message numerus="yes"><source>{count} more records are missing up to here.</source><extracomment>One: {count} more record is missing up to here.</extracomment><translation><numerusform>到此处为止还缺少 {count} 条记录。</numerusform></translation></message>
<message numerus="yes"><source>{count} pages</source><extracomment>One: {count} page</extracomment><translation><numerusform>{count} 页</numerusform></translation></message>
<message numerus="yes"><source>{count} pictures aren't imported.</source><extracomment>One: {count} picture isn't imported.</extracomment><translation><numerusform>不导入 {count} 张图片。</numerusform></translation></message>
<message numerus="yes"><source>{count} places in the stored data couldn't be read.</source><extracomment>One: {count} place in the stored data couldn't be read.</extracomment><translation><numerusform>存储的数据中有 {count} 处无法读取。</numerusform></translation></message>
<message numerus="yes"><source>{count} records can't be read.</source><extracomment>One: {count} record can't be read.</extracomment><translation><numerusform>{count} 条记录无法读取。</numerusform></translation></message>
<message numerus="yes"><source>{count} requests</source><extracomment>One: {count} request</extracomment><translation><numerusform>{count} 个请求</numerusform></translation></message>
<message numerus="yes"><source>{count} sheets</source><extracomment>One: {count} sheet</extracomment><translation><numerusform>{count} 个工作表</numerusform></translation></message>
<message numerus="yes"><source>{count} slides</source><extracomment>One: {count} slide</extracomment><translation><numerusform>{count} 张幻灯片</numerusform></translation></message>
<message numerus="yes"><source>{count} steps</source><extracomment>One: {count} step</extracomment><translation><numerusform>{count} 个步骤</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents</source><extracomment>One: {count} subagent</extracomment><translation><numerusform>{count} 个子智能体</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents come along with their sessions.</source><extracomment>One: {count} subagent comes along with its session.</extracomment><translation><numerusform>{count} 个子代理会连同其会话一并导入。</numerusform></translation></message>
<message numerus="yes"><source>{count} uses of {short}… are recorded, but the entry is missing.</source><extracomment>One: {count} use of {short}… is recorded, but the entry is missing.</extracomment><translation><numerusform>记录了对 {short}… 的 {count} 次使用，但该条目缺失。</numerusform></translation></message>
<message><source>{digest}… ({entry}) is lost.</source><translation>{digest}…（{entry}）已丢失。</translation></message>
<message><source>{digest}… ({entry}) {problem}.</source><translation>{digest}…（{entry}）{problem}。</translation></message>
<message><source>{digest}… is at a wrong place in the change feed.</source><translation>{digest}… 在更改流中的位置有误。</translation></message>
<message><source>{digest}… is lost; event {seq} of session {owner} names it.</source><translation>{digest}… 已丢失；{owner} 的事件 {seq} 引用了它。</translation></message>
<message><source>{endpoint} didn't answer within {patience} s.</source><translation>{endpoint} 在 {patience} 秒内没有应答。</translation></message>
<message><source>{endpoint} isn't reached over HTTP.</source><translation>{endpoint} 不通过 HTTP 访问。</translation></message>
<message><source>{endpoint} lists no models.</source><translation>{endpoint} 未列出任何模型。</translation></message>
<message><source>{file} is too large to be reviewed.</source><translation>{file} 过大，无法检查。</translation></message>
<message><source>{file} isn't there.</source><translation>{file} 不存在。</translation></message>
<message><source>{file} was damaged, and what it said no longer applies.</source><translation>{file} 已损坏，其中的内容不再适用。</translation></message>
<message><source>{file} was damaged, so Helix asks before every call.</source><translation>{file} 已损坏，因此 Helix 会在每次调用前询问。</translation></message>
<message><source>{file} was damaged, so Helix asks before it starts another agent.</source><translation>{file} 已损坏，因此 Helix 会在启动其他代理前询问。</translation></message>
<message><source>{file} was damaged, so Helix follows only the instructions that you agree to.</source><translation>{file} 已损坏，因此 Helix 只遵循您同意的指令。</translation></message>
<message><source>{file} was damaged, so the strict sandbox applies, with no hosts allowed.</source><translation>{file} 已损坏，因此采用严格沙盒，不允许任何主机。</translation></message>
<message><source>{file} was damaged. Its last saved copy is used.</source><translation>{file} 已损坏。正在使用最后保存的副本。</translation></message>
<message><source>{first}–{last} of {total}</source><translation>{total}中的第 {first}–{last}</translation></message>
<message><source>{folder} is a symbolic link.</source><translation>{folder} 是符号链接。</translation></message>
<message><source>{folder} is inside {source}.</source><translation>{folder} 在 {source} 之内。</translation></message>
<message><source>{folder} is no worktree of the project folder any more.</source><translation>{folder} 已不再是项目文件夹的工作树。</translation></message>
<message><source>{folder} is not a folder.</source><translation>{folder} 不是文件夹。</translation></message>
<message><source>{folder} is not empty.</source><translation>{folder} 不为空。</translation></message>
<message><source>{host} did not answer in time.</source><translation>{host} 没有及时应答。</translation></message>
<message><source>{host} is no plain host name.</source><translation>{host} 不是普通的主机名。</translation></message>
<message><source>{host} isn't a host.</source><translation>{host} 不是主机。</translation></message>
<message><source>{host} leads into this machine or a private network, and that is not fetched from.</source><translation>{host} 指向本机或专用网络，不会从中获取内容。</translation></message>
<message><source>{host} leads out of your private network, and http:// isn't encrypted.</source><translation>{host} 指向你的专用网络之外，而 http:// 未加密。</translation></message>
<message><source>{host} sends from one address to the next without end.</source><translation>{host} 的重定向没有尽头。</translation></message>
<message><source>{host} sent compressed data that can't be unpacked.</source><translation>{host} 发来的压缩数据无法解压。</translation></message>
<message><source>{id} is the name of a provider.</source><translation>{id} 是某个提供商的名称。</translation></message>
<message><source>{id} isn't a valid provider name.</source><translation>{id} 不是有效的提供商名称。</translation></message>
<message><source>{job} isn't a background job.</source><translation>{job} 不是后台任务。</translation></message>
<message><source>{kept} Add a key in Settings › Models and keys, or choose another model.</source><translation>{kept}请在“设置 › 模型与密钥”中添加密钥，或选择其他模型。</translation></message>
<message><source>{kept} Add credit with the provider or choose another model.</source><translation>{kept}请在提供商处充值，或选择其他模型。</translation></message>
<message><source>{kept} Check the access key and its secret, then send it again.</source><translation>{kept}请检查访问密钥 ID 和秘密访问密钥，然后重新发送。</translation></message>
<message><source>{kept} Check the base URL and the protocol in Settings › Models and keys.</source><translation>{kept}请在“设置 › 模型与密钥”中检查基础 URL 和协议。</translation></message>
<message><source>{kept} Check the base URL and this system's certificates.</source><translation>{kept}请检查基础 URL 和此系统的证书。</translation></message>
<message><source>{kept} Check the base URL in Settings › Models and keys.</source><translation>{kept}请在“设置 › 模型与密钥”中检查基础 URL。</translation></message>
<message><source>{kept} Check the base URL in Settings, and whether this network requires sign-in.</source><translation>{kept}请在设置中检查基础 URL，并确认此网络是否需要登录。</translation></message>
<message><source>{kept} Check the base URL. Servers without https start with http://.</source><translation>{kept}请检查基础 URL。没有 https 的服务器以 http:// 开头。</translation></message>
<message><source>{kept} Check the connection and the base URL, then send it again.</source><translation>{kept}请检查连接和基础 URL，然后重新发送。</translation></message>
<message><source>{kept} Check the key in Settings › Models and keys and send it again.</source><translation>{kept}请在“设置 › 模型与密钥”中检查密钥，然后重新发送。</translation></message>
<message><source>{kept} Check this system's proxy and its password.</source><translation>{kept}请检查此系统的代理及其密码。</translation></message>
<message><source>{kept} Choose another model or ask the provider for access.</source><translation>{kept}请选择其他模型，或向提供商申请访问权限。</translation></message>
<message><source>{kept} Choose another model, or check its name in Settings › Models and keys.</source><translation>{kept}请选择其他模型，或在“设置 › 模型与密钥”中检查其名称。</translation></message>
<message><source>{kept} Choose another model, or check the settings of this one.</source><translation>{kept}请选择其他模型，或检查此模型的设置。</translation></message>
<message><source>{kept} Compact the session or choose a model with a larger context window.</source><translation>{kept}请压缩会话，或选择上下文窗口更大的模型。</translation></message>
<message><source>{kept} Compact the session, choose another model, or ask the provider for a higher limit.</source><translation>{kept}请压缩会话、选择其他模型，或向提供商申请更高的上限。</translation></message>
<message><source>{kept} Enter the key again in Settings › Models and keys.</source><translation>{kept}请在“设置 › 模型与密钥”中重新输入密钥。</translation></message>
<message><source>{kept} Remove images or long texts from the context, or compact the session.</source><translation>{kept}请从上下文中移除图片或长文本，或压缩会话。</translation></message>
<message><source>{kept} Send it again or choose another model.</source><translation>{kept}请重新发送或选择其他模型。</translation></message>
<message><source>{kept} Send it again.</source><translation>{kept}请重新发送。</translation></message>
<message><source>{kept} Set the clock, then send it again.</source><translation>{kept}请校准时钟，然后重新发送。</translation></message>
<message><source>{kept} Sign in again with the provider's own tool, then send it again.</source><translation>{kept}请用提供商自己的工具重新登录，然后重新发送。</translation></message>
<message><source>{kept} Try again in a moment.</source><translation>{kept}请稍后重试。</translation></message>
<message><source>{kept} Try again later or choose another model.</source><translation>{kept}请稍后重试或选择其他模型。</translation></message>
<message><source>{kept} Use an http, https, or socks5 proxy (HTTPS_PROXY), or none.</source><translation>{kept}请使用 http、https 或 socks5 代理（HTTPS_PROXY），或不使用代理。</translation></message>
<message><source>{key} can't be {value}.</source><translation>{key} 不能是 {value}。</translation></message>
<message><source>{known} To search for a colon, put "…" around it.</source><translation>{known}要搜索冒号，请用 "…" 括起来。</translation></message>
<message><source>{least} to {most} tokens</source><translation>{least} 到 {most} 个 token</translation></message>
<message><source>{llm} gave no usable answer.</source><translation>{llm} 没有给出可用的回答。</translation></message>
<message><source>{llm} took too long.</source><translation>{llm} 用时过长。</translation></message>
<message><source>{mask} is one of several lines that stand for one secret in {path}; nothing was changed.</source><translation>{mask} 是 {path} 中代表同一机密的多行之一；未做任何更改。</translation></message>
<message><source>{mask} may stand for one of several secrets in {path}; nothing was changed.</source><translation>{mask} 可能代表 {path} 中多个机密之一；未做任何更改。</translation></message>
<message><source>{mask} only hides a secret from you, and would be used as it is written here. `edit_file` and `write_file` can keep it in the file that it is from.</source><translation>{mask} 只是对你隐藏了一个机密，在此会按字面使用。`edit_file` 和 `write_file` 可将其保留在原来的文件中。</translation></message>
<message><source>{mask} stands for a hidden secret, but for none that is in {path} now; nothing was changed.</source><translation>{mask} 代表一个隐藏的机密，但该机密现在不在 {path} 中；未做任何更改。</translation></message>
<message><source>{mask} would be in {path} more often than its secret is now; nothing was changed.</source><translation>{mask} 在 {path} 中的次数会多于其机密现在的次数；未做任何更改。</translation></message>
<message><source>{message} The provider says: “{reason}”</source><translation>{message}提供商说：“{reason}”</translation></message>
<message><source>{missing} saved steps after step {step} are missing.</source><translation>步骤 {step} 之后缺少 {missing} 个已保存的步骤。</translation></message>
<message><source>{model} can't use the reasoning effort {effort}.</source><translation>{model} 不能使用推理强度 {effort}。</translation></message>
<message><source>{model} has no reasoning effort to choose.</source><translation>{model} 没有可选的推理强度。</translation></message>
<message><source>{model} isn't available: there is no provider {provider}.</source><translation>{model} 不可用：没有提供商 {provider}。</translation></message>
<message><source>{mode} is for trusted folders only.</source><translation>{mode} 仅适用于受信任的文件夹。</translation></message>
<message><source>{mode} needs a sandbox, and none is in use here.</source><translation>“{mode}”需要沙盒，但此处未使用沙盒。</translation></message>
<message><source>{names} and `{name}` {trouble}.</source><translation>{names} 和 `{name}` {trouble}。</translation></message>
<message><source>{name} can't be {value}.</source><translation>{name} 不能是 {value}。</translation></message>
<message><source>{name} can't have this budget.</source><translation>{name}不能使用此预算。</translation></message>
<message><source>{name} didn't write a usable handover.</source><translation>{name} 没有写出可用的交接文档。</translation></message>
<message><source>{name} has spent {cost} of its {limit}. Your warning is set at {mark}.</source><translation>{name}已花费 {cost}，上限 {limit}。你设定的警告值为 {mark}。</translation></message>
<message><source>{name} has spent {cost}. Your warning is set at {mark}.</source><translation>{name}已花费 {cost}。你设定的警告值为 {mark}。</translation></message>
<message><source>{name} has used up its budget of {budget} ({used}).</source><translation>{name}已用完 {budget} 的预算（{used}）。</translation></message>
<message><source>{name} has used up its budget of {budget} tokens ({tokens}).</source><translation>{name}已用完 {budget} 个 token 的预算（{tokens}）。</translation></message>
<message><source>{name} has used {tokens} of its {limit} tokens. Your warning is set at {mark}.</source><translation>{name}已使用 {tokens} 个 token，上限 {limit} 个。你设定的警告值为 {mark}。</translation></message>
<message><source>{name} has used {tokens} tokens. Your warning is set at {mark}.</source><translation>{name}已使用 {tokens} 个 token。你设定的警告值为 {mark}。</translation></message>
<message><source>{name} is missing. Arguments: {hint}</source><translation>缺少 {name}。参数：{hint}</translation></message>
<message><source>{name} is set twice.</source><translation>{name} 设置了两次。</translation></message>
<message><source>{name} isn't a model name.</source><translation>{name} 不是模型名称。</translation></message>
<message><source>{name} isn't a valid body field.</source><translation>{name} 不是有效的正文字段。</translation></message>
<message><source>{name} isn't a valid header name.</source><translation>{name} 不是有效的标头名称。</translation></message>
<message><source>{name} isn't a valid name of the token limit.</source><translation>{name} 不是有效的 token 上限名称。</translation></message>
<message><source>{name} isn't a valid query parameter.</source><translation>{name} 不是有效的查询参数。</translation></message>
<message><source>{name} isn't a valid server name.</source><translation>{name} 不是有效的服务器名称。</translation></message>
<message><source>{name} isn't available: its provider isn't set up.</source><translation>{name} 不可用：尚未设置其提供商。</translation></message>
<message><source>{name} isn't the name of a package.</source><translation>{name} 不是软件包的名称。</translation></message>
<message><source>{name} made a call with an unknown price. Dollar budgets don't count it; token budgets do.</source><translation>{name}中有一次调用价格未知。美元预算不计入此类调用，token 预算会计入。</translation></message>
<message><source>{name} names a content that is nowhere.</source><translation>{name} 引用了不存在的内容。</translation></message>
<message><source>{name} would stop before its warning.</source><translation>{name}会在警告之前就停止。</translation></message>
<message><source>{name} {tokens}</source><translation>{name} {tokens}</translation></message>
<message numerus="yes"><source>{name}: {cost} · {tokens} tokens · {count} calls</source><extracomment>One: {name}: {cost} · {tokens} tokens · {count} call</extracomment><translation><numerusform>{name}：{cost} · {tokens} 个 token · {count} 次调用</numerusform></translation></message>
<message><source>{name}: {problem}</source><translation>{name}：{problem}</translation></message>
<message><source>{noted} recorded uses belong to no event.</source><translation>有 {noted} 次已记录的使用不属于任何事件。</translation></message>
<message><source>{other} and {path} would write the same trace.</source><translation>{other} 和 {path} 会写入同一个轨迹文件。</translation></message>
<message><source>{parts} belongs to {part}, which tools do not write.</source><translation>{parts} 属于 {part}，工具不会写入。</translation></message>
<message><source>{parts} is not written: instructions for agents include it.</source><translation>{parts} 不会写入：智能体的指令包含了它。</translation></message>
<message><source>{parts} is not written: {part} starts programs, holds keys or tells agents what to do.</source><translation>{parts} 不会写入：{part} 会启动程序、保存密钥或指示智能体。</translation></message>
<message><source>{parts} is the inside of a repository, which tools do not write.</source><translation>{parts} 是仓库内部，工具不会写入。</translation></message>
<message><source>{parts} is {name}, which tools do not write.</source><translation>{parts} 是 {name}，工具不会写入。</translation></message>
<message><source>{path} appeared in the meantime, so Helix left it alone.</source><translation>{path} 在此期间出现，因此 Helix 没有改动它。</translation></message>
<message><source>{path} belongs to Helix Desktop itself; tools leave it alone.</source><translation>{path} 属于 Helix Desktop 自身；工具不会改动它。</translation></message>
<message><source>{path} cannot be a file here: {odd}.</source><translation>{path} 在此处不能作为文件：{odd}。</translation></message>
<message><source>{path} cannot be opened: {reason}.</source><translation>无法打开 {path}：{reason}。</translation></message>
<message><source>{path} cannot be read, so what it holds could not be kept. It is as it was.</source><translation>无法读取 {path}，因此无法先保存其内容。它保持原样。</translation></message>
<message><source>{path} changed in the meantime, so Helix left it alone.</source><translation>{path} 在此期间有变化，因此 Helix 没有改动它。</translation></message>
<message><source>{path} comes from a newer version of Helix Desktop.</source><translation>{path} 来自更新版本的 Helix Desktop。</translation></message>
<message><source>{path} didn't exist before.</source><translation>{path} 之前不存在。</translation></message>
<message><source>{path} does not exist.</source><translation>{path} 不存在。</translation></message>
<message><source>{path} doesn't begin with the start of a session.</source><translation>{path} 的开头不是会话的开始。</translation></message>
<message><source>{path} doesn't have the same bytes as this entry.</source><translation>{path} 的字节与此条目不同。</translation></message>
<message><source>{path} has changed. Open it again.</source><translation>{path} 已更改。请重新打开。</translation></message>
<message><source>{path} has no line {number} to comment on.</source><translation>{path} 没有可评论的第 {number} 行。</translation></message>
<message><source>{path} has no messages to import.</source><translation>{path} 中没有可导入的消息。</translation></message>
<message><source>{path} has no session of a program that Helix knows.</source><translation>{path} 中没有 Helix 所知程序的会话。</translation></message>
<message><source>{path} has {count} names (hard links); writing it would change or cut off the others.</source><translation>{path} 有 {count} 个名称（硬链接）；写入会更改或断开其他名称。</translation></message>
<message><source>{path} has {size} bytes. What a file holds is kept before it is changed, up to {most} bytes; it is as it was.</source><translation>{path} 有 {size} 字节。文件在更改前会先保存其内容，最多 {most} 字节；它保持原样。</translation></message>
<message><source>{path} is a folder, which has no copy.</source><translation>{path} 是文件夹，没有副本。</translation></message>
<message><source>{path} is a folder.</source><translation>{path} 是文件夹。</translation></message>
<message><source>{path} is as it was: what it holds could not be kept first.</source><translation>{path} 保持原样：无法先保存其内容。</translation></message>
<message><source>{path} is being renamed all the time.</source><translation>{path} 一直在被重命名。</translation></message>
<message><source>{path} is no folder now.</source><translation>{path} 现在不是文件夹。</translation></message>
<message><source>{path} is not a regular file (a pipe, device, socket or folder).</source><translation>{path} 不是普通文件（而是管道、设备、套接字或文件夹）。</translation></message>
<message><source>{path} is not made: {reason}.</source><translation>未创建 {path}：{reason}。</translation></message>
<message><source>{path} is read-only and unchanged.</source><translation>{path} 为只读，未更改。</translation></message>
<message><source>{path} is too large for a file of one object.</source><translation>{path} 作为单个对象的文件太大。</translation></message>
<message><source>{path} is too large to be copied.</source><translation>{path} 太大，无法复制。</translation></message>
<message><source>{path} is too large to be handed out whole.</source><translation>{path} 太大，无法整体提供。</translation></message>
<message><source>{path} is too large: code is applied to files of up to 1 MB.</source><translation>{path} 过大：代码只能应用到不超过 1 MB 的文件。</translation></message>
<message><source>{path} isn't a database that can be read: {error}.</source><translation>{path} 不是可读取的数据库：{error}。</translation></message>
<message><source>{path} isn't a session of Helix Desktop.</source><translation>{path} 不是 Helix Desktop 的会话。</translation></message>
<message><source>{path} isn't a valid export list: {error}.</source><translation>{path} 不是有效的导出列表：{error}。</translation></message>
<message><source>{path} isn't text that can be merged.</source><translation>{path} 不是可以合并的文本。</translation></message>
<message><source>{path} isn't text.</source><translation>{path} 不是文本。</translation></message>
<message><source>{path} isn't the full path of a program.</source><translation>{path} 不是程序的完整路径。</translation></message>
<message><source>{path} isn't valid JSON: {error}.</source><translation>{path} 不是有效的 JSON：{error}。</translation></message>
<message><source>{path} leads elsewhere now; nothing was written.</source><translation>{path} 现在指向别处；未写入任何内容。</translation></message>
<message><source>{path} leads out of the workspace folder.</source><translation>{path} 指向工作区文件夹之外。</translation></message>
<message><source>{path} lies on a disk that cannot be written.</source><translation>{path} 位于不可写的磁盘上。</translation></message>
<message><source>{path} needs a program of git's settings to be committed.</source><translation>提交 {path} 需要 git 设置中的程序。</translation></message>
<message><source>{path} runs in a circle of symbolic links.</source><translation>{path} 的符号链接形成了循环。</translation></message>
<message><source>{path} starts programs, holds keys, or tells agents what to do, so code isn't applied there.</source><translation>{path} 会启动程序、含有密钥或向智能体下达指令，因此不能对其应用代码。</translation></message>
<message><source>{path} was changed by another program in the meantime, so Helix left it alone.</source><translation>{path} 在此期间被其他程序更改，因此 Helix 没有改动它。</translation></message>
<message><source>{path} was changed meanwhile; nothing was written.</source><translation>{path} 在此期间被更改；未写入任何内容。</translation></message>
<message><source>{path} wasn't put back because another file is there.</source><translation>{path} 未放回，因为该处已有其他文件。</translation></message>
<message><source>{path} wasn't put back because its place is outside the folder.</source><translation>{path} 未放回，因为其位置在文件夹之外。</translation></message>
<message><source>{path} wasn't put back because its worktree was removed.</source><translation>{path} 未放回，因为其工作树已移除。</translation></message>
<message><source>{path}… goes through too many folders.</source><translation>{path}… 经过的文件夹过多。</translation></message>
<message><source>{phase}: {reason}</source><translation>{phase}：{reason}</translation></message>
<message><source>{place} isn't a place below your home folder.</source><translation>{place} 不是主文件夹下的位置。</translation></message>
<message><source>{prefix} isn't a hash.</source><translation>{prefix} 不是哈希。</translation></message>
<message><source>{problem}</source><translation>{problem}</translation></message>
<message><source>{program} would read your words as code. Use only letters, digits, and @%+=:,./_- in them.</source><translation>{program} 会把您的文字当作代码读取。请只使用字母、数字和 @%+=:,./_-。</translation></message>
<message><source>{reason} Nothing was answered.</source><translation>{reason} 未作任何回答。</translation></message>
<message><source>{reason}; by rules: {why}</source><translation>{reason}；改按规则：{why}</translation></message>
<message><source>{said} (`{shown}`).</source><translation>{said}（`{shown}`）。</translation></message>
<message><source>{seen} saved steps after step {step} are missing: the end of the database's log is gone. Everything before it is intact.</source><translation>步骤 {step} 之后缺少 {seen} 个已保存的步骤：数据库日志的末尾已丢失。之前的内容完好。</translation></message>
<message><source>{server} didn't answer in time, so the call was canceled.</source><translation>{server} 没有及时应答，因此调用已取消。</translation></message>
<message><source>{server} didn't start in time.</source><translation>{server} 没有及时启动。</translation></message>
<message><source>{server} has no sign-in.</source><translation>{server} 没有登录功能。</translation></message>
<message><source>{server} has not answered since its last call, which was canceled.</source><translation>{server} 自上次被取消的调用以来一直没有响应。</translation></message>
<message><source>{server} wants you to sign in.</source><translation>{server} 要求您登录。</translation></message>
<message><source>{shell} didn't report its variables within {seconds} seconds.</source><translation>{shell} 未在 {seconds} 秒内报告其变量。</translation></message>
<message><source>{short}… counts {refs} uses, but {count} are recorded.</source><translation>{short}… 计有 {refs} 次使用，但记录了 {count} 次。</translation></message>
<message><source>{short}… is missing from the change feed.</source><translation>更改流中缺少 {short}…。</translation></message>
<message><source>{short}… is stored but not listed.</source><translation>{short}… 已存储但未列出。</translation></message>
<message><source>{shown} and {count} more</source><translation>{shown} 及另外 {count} 项</translation></message>
<message><source>{source} isn't an export of Helix Desktop.</source><translation>{source} 不是 Helix Desktop 的导出。</translation></message>
<message><source>{text} contains more than commands should read.</source><translation>{text} 包含命令不应读取的内容。</translation></message>
<message><source>{text} isn't a full path.</source><translation>{text} 不是完整路径。</translation></message>
<message><source>{text} isn't a host.</source><translation>{text} 不是主机。</translation></message>
<message><source>{time} is not within the next {days} days.</source><translation>{time} 不在今后 {days} 天之内。</translation></message>
<message><source>{time} isn't a time.</source><translation>{time} 不是时间。</translation></message>
<message><source>{time} · {name}: {before} → {after} tokens.</source><translation>{time} · {name}：{before} → {after} 个 token。</translation></message>
<message><source>{todo}</source><translation>{todo}</translation></message>
<message><source>{tokens_before} tokens became {tokens_after}.</source><translation>{tokens_before} 个 token 变为 {tokens_after} 个。</translation></message>
<message><source>{tool} of {server} changed since you approved it.</source><translation>{server} 的 {tool} 在你批准后有变化。</translation></message>
<message><source>{url} is no address of the web.</source><translation>{url} 不是网址。</translation></message>
<message><source>{url} isn't a server URL.</source><translation>{url} 不是服务器 URL。</translation></message>
<message><source>{url} isn't an address.</source><translation>{url} 不是地址。</translation></message>
<message><source>{url} leads to another place, which was not followed: {other}</source><translation>{url} 指向另一处，未予跟随：{other}</translation></message>
<message><source>{where} has the same name and comes first.</source><translation>{where} 名称相同且优先。</translation></message>
<message><source>{which} has no text to find.</source><translation>{which} 没有要查找的文本。</translation></message>
<message><source>{which} is not unique; nothing was changed.</source><translation>{which} 不唯一；未做任何更改。</translation></message>
<message><source>{which} would change nothing: old and new text are the same.</source><translation>{which} 不会更改任何内容：新旧文本相同。</translation></message>
<message><source>{which} would make the text too long; nothing was changed.</source><translation>{which}会使文本过长；未做任何更改。</translation></message>
<message><source>{which}: the text to replace wasn't found. Nothing changed.</source><translation>{which}：找不到要替换的文本。未做任何更改。</translation></message>
<message><source>— current: {0}</source><translation>— 当前：{0}</translation></message>
<message><source>— edited: {0}</source><translation>— 编辑后：{0}</translation></message>
<message><source>“Always” and “Never” apply to {0}</source><translation>“始终”和“永不”适用于：{0}</translation></message>
<message><source>“Always” applies to {0}</source><translation>“始终”适用于：{0}</translation></message>
<message><source>“Always” applies to {0}, “Never” to {1}, as far as Helix recognizes it</source><translation>“始终”适用于 {0}，“从不”适用于 {1}（以 Helix 能识别的为限）</translation></message>
<message><source>“Always” isn't available: {0}.</source><translation>“始终”不可用：{0}。</translation></message>
<message><source>“For this session” applies to {0}</source><translation>“在此会话中”适用于：{0}</translation></message>
<message><source>“Never” applies to {0}</source><translation>“永不”适用于：{0}</translation></message>
<message><source>“Never” applies to {0}, as far as Helix recognizes it</source><translation>“永不”适用于：{0}（以 Helix 能识别的为限）</translation></message>
<message><source>“{0}” asks you to open a link</source><translation>“{0}”请你打开一个链接</translation></message>
<message><source>“{0}” in {1} finished.</source><translation>{1} 中的“{0}”已完成。</translation></message>
<message><source>“{0}” in {1} is at its provider's limit.</source><translation>{1} 中的“{0}”已达到提供商的上限。</translation></message>
<message><source>“{0}” in {1} is waiting for your answer.</source><translation>{1} 中的“{0}”正在等待你的回应。</translation></message>
<message><source>“{0}” looks like a secret.</source><translation>“{0}”看起来像机密。</translation></message>
<message><source>“{0}” moves to this workspace's trash. You can restore it from there.</source><translation>“{0}”会移到此工作区的回收站。可以从那里还原。</translation></message>
<message><source>“{0}” must look like NAME{1}value.</source><translation>“{0}”必须写成“NAME{1}值”的形式。</translation></message>
<message><source>“{0}” needs information from you</source><translation>“{0}”需要你提供信息</translation></message>
<message><source>“{flags}” can't follow a regular expression.</source><translation>“{flags}”不能跟在正则表达式后面。</translation></message>
<message><source>“{relation}” doesn't work with names.</source><translation>“{relation}”不能用于名称。</translation></message>
<message><source>“{text}” is too far away.</source><translation>“{text}”超出范围。</translation></message>
<message><source>“{text}” is too large.</source><translation>“{text}”过大。</translation></message>
<message><source>“{text}” isn't a number.</source><translation>“{text}”不是数字。</translation></message>
<message><source>“{text}” isn't a time.</source><translation>“{text}”不是时间。</translation></message>
<message><source>“{value}” is neither yes nor no.</source><translation>“{value}”既不是 yes 也不是 no。</translation></message>
<message><source>“{value}” isn't a state.</source><translation>“{value}”不是状态。</translation></message>
<message><source>“{value}” isn't the start of a SHA-256.</source><translation>“{value}”不是 SHA-256 的开头。</translation></message>
<message><source>“~” works only with names.</source><translation>“~”只能用于名称。</translation></message>
<message><source>… and {0} more</source><translation>… 还有 {0} 项</translation></message>
<message numerus="yes"><source>… and {0} more files</source><extracomment>One: … and {0} more file</extracomment><translation><numerusform>… 以及另外 {0} 个文件</numerusform></translation></message>
<message><source>… more changes of this file</source><translation>… 此文件的更多更改</translation></message>
<message numerus="yes"><source>… {0} bytes total. The full output is in the cache.</source><extracomment>One: … {0} byte total. The full output is in the cache.</extracomment><translation><numerusform>… 共 {0} 字节。完整输出在缓存中。</numerusform></translation></message>
<message><source>… {0} more</source><translation>… 另有 {0} 项</translation></message>
<message numerus="yes"><source>… {0} more characters not shown</source><extracomment>One: … {0} more character not shown</extracomment><translation><numerusform>… 还有 {0} 个字符未显示</numerusform></translation></message>
<message numerus="yes"><source>… {0} more lines not shown. Restore file undoes all of them.</source><extracomment>One: … {0} more line not shown. Restore file undoes all of them.</extracomment><translation><numerusform>… 还有 {0} 行未显示。“还原文件”会撤销所有更改。</numerusform></translation></message>
<message><source>… {count} more</source><translation>… 还有 {count} 项</translation></message>
<message><source>↑↓ select   Enter recall   P pin   V verify</source><translation>↑↓ 选择   Enter 取回   P 固定   V 校验</translation></message>
<message><source>≈ Tokens</source><translation>≈ token</translation></message>
<message><source>≈ tok</source><translation>≈ tok</translation></message>
<message><source>≈46 tokens</source><translation>≈46 个 token</translation></message>
<message><source>✓ Answered in {0} s</source><translation>✓ 应答用时 {0} 秒</translation></message>
<message><source>✓ Verified · {0} ms</source><translation>✓ 已校验 · {0} 毫秒</translation></message>
<message numerus="yes"><source>⟨{count} blank lines⟩</source><extracomment>One: ⟨{count} blank line⟩</extracomment><translation><numerusform>⟨{count} 个空行⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} blanks⟩</source><extracomment>One: ⟨{count} blank⟩</extracomment><translation><numerusform>⟨{count} 个空白字符⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} hidden characters⟩</source><extracomment>One: ⟨{count} hidden character⟩</extracomment><translation><numerusform>⟨{count} 个不可见字符⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} tabs⟩</source><extracomment>One: ⟨{count} tab⟩</extracomment><translation><numerusform>⟨{count} 个制表符⟩</numerusform></translation></message>
</context>
</TS>
