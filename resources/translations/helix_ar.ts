<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en_US">
<context><name>helix</name>
<message><source>&#10;… and {0} more</source><translation>&#10;… و{0} أخرى</translation></message>
<message><source> characters</source><translation> حرف</translation></message>
<message><source> of these</source><translation> من هذه</translation></message>
<message><source> · replaces yours</source><translation> · يستبدل ما لديك</translation></message>
<message><source> · shortened</source><translation> · مختصر</translation></message>
<message><source> · {0} moved to keyring</source><translation> · نُقل {0} إلى حلقة المفاتيح</translation></message>
<message><source>$0 is the first argument here, and $1 the second.</source><translation>هنا $0 هو الوسيط الأول و$1 هو الثاني.</translation></message>
<message><source>+ {0} to rebuild the prompt cache</source><translation>+ {0} لإعادة بناء ذاكرة الموجّه المؤقتة</translation></message>
<message><source>+{0} more · {1}</source><translation>+{0} أخرى · {1}</translation></message>
<message><source>, </source><comment>between the items of a list</comment><translation>، </translation></message>
<message><source>--cluster needs the address of a Dask scheduler, such as tls://host:8786, not {address}.</source><translation>يحتاج --cluster إلى عنوان مجدول Dask، مثل tls://host:8786، وليس {address}.</translation></message>
<message><source>--set needs name=value, not {change}.</source><translation>يتطلب ‎--set الصيغة اسم=قيمة، وليس {change}.</translation></message>
<message><source>/absolute/path</source><translation>/absolute/path</translation></message>
<message><source>16,020 tokens</source><translation>16,020 رمزًا</translation></message>
<message><source>&lt; {0}</source><translation>أقل من {0}</translation></message>
<message><source>A</source><translation>A</translation></message>
<message><source>A .env file, which holds secrets.</source><translation>ملف ⁨.env⁩، وهو يحتوي على أسرار.</translation></message>
<message><source>A SubAgent starts no SubAgents.</source><translation>لا يبدأ الوكيل الفرعي وكلاء فرعيين.</translation></message>
<message><source>A URL can't contain a user name or password.</source><translation>لا يمكن أن يحتوي عنوان URL على اسم مستخدم أو كلمة مرور.</translation></message>
<message><source>A URL takes no arguments.</source><translation>لا يأخذ عنوان URL وسائط.</translation></message>
<message><source>A block of the database's files with events is damaged.</source><translation>في ملفات قاعدة البيانات كتلة تالفة تحتوي على أحداث.</translation></message>
<message><source>A block of the database's files with {room} is damaged.</source><translation>في ملفات قاعدة البيانات كتلة تالفة تحتوي على: {room}.</translation></message>
<message><source>A branch can't be named {name} beside the branch {other}.</source><translation>لا يمكن إنشاء فرع بالاسم {name} إلى جانب الفرع {other}.</translation></message>
<message><source>A branch has the conversation up to there.</source><translation>يحتوي الفرع على المحادثة حتى تلك النقطة.</translation></message>
<message><source>A bundle has {most} settings at most.</source><translation>للحزمة {most} من الإعدادات على الأكثر.</translation></message>
<message><source>A command was cut off: put back what changed?</source><translation>انقطع أمر: هل تُعيد ما تغيّر؟</translation></message>
<message><source>A content has another SHA-256.</source><translation>لأحد المحتويات SHA-256 مختلف.</translation></message>
<message><source>A content is too large.</source><translation>أحد المحتويات كبير جدًا.</translation></message>
<message><source>A content isn't Base64.</source><translation>أحد المحتويات ليس Base64.</translation></message>
<message><source>A displayed total is wrong.</source><translation>أحد المجاميع المعروضة خاطئ.</translation></message>
<message><source>A drive may hang there. Choose another folder, or try again later.</source><translation>ربما كان على قرص معلّق. اختر مجلدًا آخر، أو حاول لاحقًا.</translation></message>
<message><source>A file can't be read or written: {reason}.</source><translation>تعذّرت قراءة ملف أو كتابته: {reason}.</translation></message>
<message><source>A file of Helix Desktop is missing: {name}.</source><translation>أحد ملفات Helix Desktop مفقود: {name}.</translation></message>
<message><source>A file, or a collector as http://127.0.0.1:4318. Empty: none are written</source><translation>ملف، أو مُجمِّع مثل http://127.0.0.1:4318. إذا تُرك فارغًا فلا شيء</translation></message>
<message><source>A form has {most} fields at most.</source><translation>أقصى عدد لحقول الاستمارة {most}.</translation></message>
<message><source>A handover has six sections.</source><translation>لوثيقة التسليم ستة أقسام.</translation></message>
<message><source>A hint points to {digest}…, which is missing.</source><translation>تشير إحالة إلى {digest}… وهو مفقود.</translation></message>
<message><source>A hook can't allow anything or change a call: that has no effect.</source><translation>لا يستطيع الخطاف السماح بشيء ولا تغيير استدعاء: هذا بلا أثر.</translation></message>
<message><source>A hook told Helix:&#10;{0}</source><translation>أخبر خطاف Helix بما يلي:&#10;{0}</translation></message>
<message><source>A large output was shortened before it entered the context.</source><translation>اختُصر ناتج كبير قبل دخوله السياق.</translation></message>
<message><source>A line contains a key or a password, which the memory never keeps.</source><translation>في أحد الأسطر مفتاح أو كلمة مرور، والذاكرة لا تحتفظ بذلك أبدًا.</translation></message>
<message><source>A line contains invisible characters.</source><translation>في أحد الأسطر محارف غير مرئية.</translation></message>
<message><source>A line has {count} characters; {most} are possible.</source><translation>في أحد الأسطر {count} من المحارف، والممكن {most}.</translation></message>
<message><source>A line is an event of an unknown kind.</source><translation>أحد الأسطر حدث من نوع غير معروف.</translation></message>
<message><source>A line is named twice.</source><translation>ذُكر أحد الأسطر مرتين.</translation></message>
<message><source>A line isn't an event: {error}.</source><translation>أحد الأسطر ليس حدثًا: {error}.</translation></message>
<message><source>A line names an invalid cache entry.</source><translation>يسمّي أحد الأسطر عنصرًا غير صالح في المخزن.</translation></message>
<message><source>A line of the memory is empty.</source><translation>أحد أسطر الذاكرة فارغ.</translation></message>
<message><source>A line was changed: its SHA-256 differs.</source><translation>تغيّر أحد الأسطر: قيمة SHA-256 مختلفة.</translation></message>
<message><source>A link that leads nowhere, or out of the folder.</source><translation>رابط لا يؤدي إلى شيء، أو يؤدي إلى خارج المجلد.</translation></message>
<message><source>A local command or an https URL</source><translation>أمر محلي أو عنوان https</translation></message>
<message><source>A marker is one line in place of an output. With it, Helix recalls the output.</source><translation>العلامة سطر واحد بدل المخرجات. بها يسترجع Helix المخرجات.</translation></message>
<message><source>A mask can be kept, moved in its file, or removed, but not copied.</source><translation>يمكن إبقاء القناع أو نقله داخل ملفه أو إزالته، لكن لا يمكن نسخه.</translation></message>
<message><source>A mask stands for its secret only in the file that it was read from. Read this file again, or write something else in its place.</source><translation>لا يمثّل القناع سرّه إلا في الملف الذي قُرئ منه. اقرأ هذا الملف مجددًا، أو اكتب شيئًا آخر مكانه.</translation></message>
<message><source>A merge, rebase, or revert was unfinished then, or is now.</source><translation>كانت عملية دمج أو rebase أو revert غير مكتملة حينها، أو هي كذلك الآن.</translation></message>
<message><source>A model takes notes when new history exceeds this share; 0 = never.</source><translation>يدوّن نموذج ملاحظات عندما يتجاوز الجديد من المحادثة هذه النسبة؛ 0 = أبدًا.</translation></message>
<message><source>A model takes the next notes here</source><translation>هنا يدوّن نموذج الملاحظات التالية</translation></message>
<message><source>A model turned old turns into notes. The originals are kept.</source><translation>حوّل نموذج جولات قديمة إلى ملاحظات. الأصول محفوظة.</translation></message>
<message><source>A model's notes in place of old turns, shortened again when they grow.</source><translation>ملاحظات نموذج بدل الأدوار القديمة، تُقصَّر مجددًا عندما تكبر.</translation></message>
<message><source>A name can have at most {longest} characters.</source><translation>أقصى طول للاسم هو {longest} حرف.</translation></message>
<message><source>A part of {path} is not a folder.</source><translation>جزء من {path} ليس مجلدًا.</translation></message>
<message><source>A path cannot hold a null character.</source><translation>لا يمكن أن يحتوي المسار على محرف صفري.</translation></message>
<message><source>A permissions file was damaged, and a rule in it may have denied this.</source><translation>كان ملف أذونات تالفًا، وربما كانت قاعدة فيه ترفض هذا.</translation></message>
<message><source>A question: {words}</source><translation>سؤال: {words}</translation></message>
<message><source>A range starts at 0 or later and doesn't go backward.</source><translation>يبدأ النطاق من 0 أو بعده ولا يعود إلى الوراء.</translation></message>
<message><source>A record of kind {name} has a value that the journal can't store.</source><translation>في سجل من النوع {name} قيمة لا يمكن تخزينها.</translation></message>
<message><source>A record of kind {name}, version {version}, was written by a newer Helix Desktop.</source><translation>سجل من النوع {name}، الإصدار {version}، كتبه إصدار أحدث من Helix Desktop.</translation></message>
<message><source>A record of the store ({name}) is damaged.</source><translation>أحد سجلات مخزن البيانات ({name}) تالف.</translation></message>
<message><source>A recorded model can give only recorded answers.</source><translation>النموذج المسجَّل لا يعطي إلا إجابات مسجَّلة.</translation></message>
<message><source>A second line of {mark} is missing.</source><translation>ينقص سطر ثانٍ من {mark}.</translation></message>
<message><source>A secret, in event {0}</source><translation>سر، في الحدث {0}</translation></message>
<message><source>A server URL starts with https://.</source><translation>يبدأ عنوان URL للخادم بـ ⁨https://⁩.</translation></message>
<message><source>A server can do anything your programs can. This is everything it declares.</source><translation>يستطيع الخادم فعل كل ما تستطيعه برامجك. هذا كل ما يعلنه.</translation></message>
<message><source>A session finishes</source><translation>عند انتهاء جلسة</translation></message>
<message><source>A session needs a name.</source><translation>تحتاج الجلسة إلى اسم.</translation></message>
<message><source>A skill in use</source><translation>مهارة قيد الاستخدام</translation></message>
<message><source>A snapshot belongs to session {key}, which is missing.</source><translation>تخص لقطة الجلسة {key} وهي مفقودة.</translation></message>
<message><source>A space is missing after the closing {sign}.</source><translation>تنقص مسافة بعد {sign} الختامية.</translation></message>
<message><source>A subagent of “{0}” asks: {1}</source><translation>يسأل وكيل فرعي في «{0}»: {1}</translation></message>
<message><source>A terminal wants to change permissions</source><translation>تريد طرفية تغيير الأذونات</translation></message>
<message><source>A test</source><translation>اختبار</translation></message>
<message><source>A time range can't have a sign.</source><translation>لا يمكن أن يكون للمدى الزمني إشارة.</translation></message>
<message><source>A time such as 14:05, or a date with it such as 2026-12-01 14:05.</source><translation>وقت مثل 14:05، أو مع تاريخ مثل 2026-12-01 14:05.</translation></message>
<message><source>A timeout is a number of seconds from 1 to {most}.</source><translation>المهلة عدد من الثواني من 1 إلى {most}.</translation></message>
<message><source>A tool call or an MCP server is waiting</source><translation>عند انتظار استدعاء أداة أو خادم MCP</translation></message>
<message><source>A turn failed.</source><translation>فشلت جولة.</translation></message>
<message><source>A turn is still running.</source><translation>ما زالت جولة قيد التنفيذ.</translation></message>
<message><source>A turn was stopped.</source><translation>أُوقفت جولة.</translation></message>
<message><source>A value has {count} characters; the limit is {longest}.</source><translation>عدد أحرف إحدى القيم {count}؛ الحد هو {longest}.</translation></message>
<message><source>A workspace needs a name.</source><translation>تحتاج مساحة العمل إلى اسم.</translation></message>
<message><source>A · baseline</source><translation>A · الأساس</translation></message>
<message><source>API key</source><translation>مفتاح API</translation></message>
<message><source>API key for {0}</source><translation>مفتاح API لـ {0}</translation></message>
<message><source>APPLICATION</source><translation>التطبيق</translation></message>
<message><source>ARCHIVED</source><translation>المؤرشفة</translation></message>
<message><source>AWS profile (optional)</source><translation>ملف تعريف AWS (اختياري)</translation></message>
<message><source>About</source><translation>حول</translation></message>
<message numerus="yes"><source>About {0} tokens are written to the prompt cache again</source><extracomment>One: About {0} token is written to the prompt cache again</extracomment><translation><numerusform>تُعاد كتابة نحو {0} رمز في ذاكرة الموجّه المؤقتة</numerusform><numerusform>تُعاد كتابة نحو رمز واحد في ذاكرة الموجّه المؤقتة</numerusform><numerusform>تُعاد كتابة نحو رمزين في ذاكرة الموجّه المؤقتة</numerusform><numerusform>تُعاد كتابة نحو {0} رموز في ذاكرة الموجّه المؤقتة</numerusform><numerusform>تُعاد كتابة نحو {0} رمزًا في ذاكرة الموجّه المؤقتة</numerusform><numerusform>تُعاد كتابة نحو {0} رمز في ذاكرة الموجّه المؤقتة</numerusform></translation></message>
<message><source>Accept</source><translation>قبول</translation></message>
<message><source>Accept edits</source><translation>قبول التعديلات</translation></message>
<message><source>Accepts images</source><translation>يقبل الصور</translation></message>
<message><source>Accepts tools</source><translation>يقبل الأدوات</translation></message>
<message><source>Acknowledge</source><translation>علمت بذلك</translation></message>
<message><source>Actions</source><translation>الإجراءات</translation></message>
<message><source>Actual cost</source><translation>التكلفة الفعلية</translation></message>
<message><source>Add</source><translation>إضافة</translation></message>
<message><source>Add a line</source><translation>إضافة سطر</translation></message>
<message><source>Add a profile with “credential_process = aws configure export-credentials --profile {profile}” to ~/.aws/config, and choose that one.</source><translation>أضف إلى ⁨~/.aws/config⁩ ملف تعريف فيه «⁨credential_process = aws configure export-credentials --profile {profile}⁩»، ثم اختره.</translation></message>
<message><source>Add a provider</source><translation>إضافة مزوّد</translation></message>
<message><source>Add a server</source><translation>إضافة خادم</translation></message>
<message><source>Add a step</source><translation>إضافة خطوة</translation></message>
<message><source>Add it with `helix-desktop guest add`.</source><translation>أضفه بالأمر ⁨`helix-desktop guest add`⁩.</translation></message>
<message><source>Add key</source><translation>إضافة مفتاح</translation></message>
<message><source>Add servers</source><translation>إضافة خوادم</translation></message>
<message><source>Add the provider again with `helix-desktop model add … --secret {name}`.</source><translation>أضف المزوّد من جديد بالأمر `helix-desktop model add … --secret {name}`.</translation></message>
<message><source>Add the provider or choose another model in Settings › Models and keys or with `helix-desktop model choose`. Known providers: {known}.</source><translation>أضف المزوّد أو اختر نموذجًا آخر من الإعدادات › النماذج والمفاتيح أو بالأمر `helix-desktop model choose`. المزوّدون المعروفون: {known}.</translation></message>
<message><source>Added</source><translation>مضاف</translation></message>
<message><source>Added by Helix</source><translation>أضافه Helix</translation></message>
<message><source>Added.</source><translation>تمت الإضافة.</translation></message>
<message><source>Adds the line Helix-Session: ID to their messages</source><translation>يضيف السطر Helix-Session: ID إلى رسائلها</translation></message>
<message><source>After</source><translation>بعد</translation></message>
<message><source>After a handover was written</source><translation>بعد كتابة وثيقة التسليم</translation></message>
<message><source>After a tool</source><translation>بعد أداة</translation></message>
<message><source>After a tool failed</source><translation>بعد فشل أداة</translation></message>
<message><source>After earlier notes</source><translation>بعد الملاحظات الأقدم</translation></message>
<message><source>After handover {0}</source><translation>بعد التسليم {0}</translation></message>
<message><source>After the handover</source><translation>بعد التسليم</translation></message>
<message><source>After the notes</source><translation>بعد الملاحظات</translation></message>
<message><source>Age</source><translation>العمر</translation></message>
<message><source>Agent</source><translation>الوكيل</translation></message>
<message><source>Agents of other programs</source><translation>وكلاء البرامج الأخرى</translation></message>
<message><source>All</source><comment>compactions</comment><translation>الكل</translation></message>
<message><source>All</source><comment>requests</comment><translation>الكل</translation></message>
<message><source>All blocks are intact now. Check again.</source><translation>كل الكتل سليمة الآن. أعد الفحص.</translation></message>
<message><source>All changes to this file were undone. Every version is in the cache.</source><translation>تم التراجع عن كل التغييرات في هذا الملف. كل الإصدارات في المخزن.</translation></message>
<message><source>All commits are merged, so the branch {0} is deleted, too.</source><translation>كل الإيداعات مدموجة، لذا يُحذف الفرع {0} أيضًا.</translation></message>
<message><source>All compactions undone</source><translation>تم التراجع عن كل عمليات التقليص</translation></message>
<message><source>All days</source><translation>كل الأيام</translation></message>
<message><source>All files</source><translation>كل الملفات</translation></message>
<message><source>All files of the worktree are in commits. The folder is deleted.</source><translation>كل ملفات شجرة العمل في إيداعات. يُحذف المجلد.</translation></message>
<message><source>All models</source><translation>كل النماذج</translation></message>
<message><source>All numbers are of the {0} of {1} requests whose tokens were recorded.</source><translation>كل الأرقام تخص {0} من {1} من الطلبات التي سُجِّلت رموزها.</translation></message>
<message><source>All on disk</source><translation>الكل على القرص</translation></message>
<message><source>All providers shown</source><translation>كل المزوّدين معروضون</translation></message>
<message><source>All sessions</source><translation>كل الجلسات</translation></message>
<message><source>All stored data was copied, except the memory.</source><translation>نُسخت كل البيانات المخزَّنة، ما عدا الذاكرة.</translation></message>
<message><source>All stored data was copied, except the workspace's name and policy.</source><translation>نُسخت كل البيانات المخزَّنة، ما عدا اسم مساحة العمل وسياستها.</translation></message>
<message><source>All workspaces</source><translation>كل مساحات العمل</translation></message>
<message><source>All {0}</source><translation>كل {0}</translation></message>
<message numerus="yes"><source>All {0} entries are intact.</source><extracomment>One: All {0} entry is intact.</extracomment><translation><numerusform>العناصر كلها سليمة: {0}.</numerusform><numerusform>العنصر الوحيد سليم.</numerusform><numerusform>العنصران سليمان.</numerusform><numerusform>العناصر كلها ({0}) سليمة.</numerusform><numerusform>العناصر كلها ({0}) سليمة.</numerusform><numerusform>العناصر كلها ({0}) سليمة.</numerusform></translation></message>
<message><source>Allow</source><translation>سماح</translation></message>
<message><source>Allow for this session</source><translation>السماح لهذه الجلسة</translation></message>
<message><source>Allow once</source><translation>السماح مرة</translation></message>
<message><source>Allow this command?</source><translation>السماح بهذا الأمر؟</translation></message>
<message><source>Allow this computer's address in its network, such as {example}. The service must listen there.</source><translation>اسمح بعنوان هذا الحاسوب في شبكته، مثل {example}. يجب أن تستمع الخدمة على ذلك العنوان.</translation></message>
<message><source>Allow this host</source><translation>السماح لهذا المضيف</translation></message>
<message><source>Allow this only if you entered the command yourself.</source><translation>اسمح بهذا فقط إن كنت أنت من أدخل الأمر.</translation></message>
<message><source>Allow this only if you installed or moved it. It runs with your keys for it.</source><translation>اسمح بهذا فقط إن كنت أنت من ثبّته أو نقله. إنه يعمل بمفاتيحك المخصّصة له.</translation></message>
<message><source>Allow this only if you know it. A program runs outside the sandbox and can do all that you can. The settings of a project can name it.</source><translation>اسمح بهذا فقط إن كنت تعرفه. يعمل البرنامج خارج البيئة المعزولة ويمكنه فعل كل ما يمكنك فعله. ويمكن لإعدادات مشروع أن تسمّيه.</translation></message>
<message><source>Allow web searches?</source><translation>السماح ببحث الويب؟</translation></message>
<message><source>Allow {0}?</source><translation>السماح بـ {0}؟</translation></message>
<message><source>Allowed for one session</source><translation>مسموح بها لجلسة واحدة</translation></message>
<message><source>Allowed hosts</source><translation>المضيفون المسموح بهم</translation></message>
<message><source>Allowed private hosts</source><translation>المضيفون الخاصون المسموح بهم</translation></message>
<message><source>Almost no difference</source><translation>لا فرق تقريبًا</translation></message>
<message><source>Already covered by a handover.</source><translation>مشمول بوثيقة تسليم بالفعل.</translation></message>
<message><source>Already excluded.</source><translation>مستبعد بالفعل.</translation></message>
<message><source>Already in context in full.</source><translation>موجود في السياق كاملًا بالفعل.</translation></message>
<message><source>Already moved to the cache.</source><translation>نُقل إلى المخزن بالفعل.</translation></message>
<message><source>Already part of every request.</source><translation>جزء من كل طلب بالفعل.</translation></message>
<message><source>Also available in the menu and the command palette.</source><translation>متوفر أيضًا في القائمة وفي لوحة الأوامر.</translation></message>
<message><source>Also removes the partial file {0}</source><translation>يزيل أيضًا الملف الجزئي {0}</translation></message>
<message><source>Also the arguments of tools. Secrets are redacted</source><translation>وكذلك وسائط الأدوات. تُحجب الأسرار</translation></message>
<message><source>Also while Helix is in front</source><translation>حتى عندما يكون Helix في المقدمة</translation></message>
<message><source>Always</source><translation>دائمًا</translation></message>
<message><source>Always</source><comment>stay awake</comment><translation>دائمًا</translation></message>
<message><source>Always allow</source><translation>السماح دائمًا</translation></message>
<message><source>Amber</source><translation>كهرماني</translation></message>
<message><source>An address with a name or a password in it is not fetched from.</source><translation>لا يُجلَب من عنوان فيه اسم مستخدم أو كلمة مرور.</translation></message>
<message><source>An agent of another program answers only its own sessions.</source><translation>لا يجيب وكيل برنامج آخر إلا في جلساته هو.</translation></message>
<message><source>An agent of another program isn't a provider with an address.</source><translation>وكيل البرنامج الآخر ليس مزوّدًا له عنوان.</translation></message>
<message><source>An earlier version was restored as a new one. Nothing was deleted.</source><translation>استُعيد إصدار سابق كإصدار جديد. لم يُحذف شيء.</translation></message>
<message><source>An editor wants to use the MCP server “{0}”</source><translation>يريد محرّر استخدام خادم MCP «{0}»</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It can't serve editors.</source><translation>نسخة أقدم من ⁨Helix Desktop⁩ تفتح مساحة العمل هذه، ولا يمكنها خدمة المحررات.</translation></message>
<message><source>An older version of Helix Desktop has this workspace open. It doesn't know --{name}.</source><translation>إصدار أقدم من Helix Desktop يفتح مساحة العمل هذه. وهو لا يعرف --{name}.</translation></message>
<message><source>And {0} more. See the exact text below.</source><translation>و{0} أخرى. راجع النص الدقيق أدناه.</translation></message>
<message><source>Animations</source><translation>الحركات</translation></message>
<message><source>Animations: `system` follows the desktop.</source><translation>الحركات: القيمة `system` تتبع سطح المكتب.</translation></message>
<message><source>Another sign-in to {server} was begun.</source><translation>بدأ تسجيل دخول آخر إلى {server}.</translation></message>
<message><source>Answer cut off</source><translation>انقطعت الإجابة</translation></message>
<message><source>Answer in the window, or in a terminal that you opened yourself.</source><translation>أجب في النافذة، أو في طرفية فتحتها بنفسك.</translation></message>
<message><source>Answer the question first, or choose the mode in its menu.</source><translation>أجب عن السؤال أولًا، أو اختر الوضع من قائمته.</translation></message>
<message><source>Answer then</source><translation>الإجابة حينها</translation></message>
<message><source>Answered in {0} s</source><translation>أجاب خلال {0} ث</translation></message>
<message><source>Answers</source><translation>الإجابات</translation></message>
<message><source>Answers you and uses tools</source><translation>يجيبك ويستخدم الأدوات</translation></message>
<message><source>Any URL with a supported protocol</source><translation>أي عنوان URL ببروتوكول مدعوم</translation></message>
<message><source>Anything</source><translation>أي شيء</translation></message>
<message><source>Apache License 2.0</source><translation>ترخيص Apache License 2.0</translation></message>
<message><source>AppArmor denies bubblewrap user namespaces. For a sandbox, install Helix from the .deb, which brings a profile, or run these two lines in a terminal and restart Helix: “{first}” “{second}”</source><translation>يمنع AppArmor مساحات أسماء المستخدمين عن bubblewrap. لبيئة معزولة ثبّت Helix من حزمة ‎.deb التي تضم ملف تعريف، أو شغّل هذين السطرين في الطرفية وأعد تشغيل Helix: “{first}” “{second}”</translation></message>
<message><source>Appearance</source><translation>المظهر</translation></message>
<message><source>Application</source><translation>التطبيق</translation></message>
<message><source>Applied to new workspaces.</source><translation>طُبّقت على مساحات العمل الجديدة.</translation></message>
<message><source>Applied to {0}.</source><translation>طُبّقت على {0}.</translation></message>
<message><source>Applied. Takes effect with the next request.</source><translation>تم التطبيق. يسري من الطلب التالي.</translation></message>
<message><source>Applied. Takes effect with the next turn.</source><translation>تم التطبيق. يسري من الجولة التالية.</translation></message>
<message><source>Apply</source><translation>تطبيق</translation></message>
<message><source>Apply code to file</source><translation>تطبيق الشيفرة على ملف</translation></message>
<message><source>Apply code to file…</source><translation>تطبيق الشيفرة على ملف…</translation></message>
<message><source>Apply the code again to see the present changes.</source><translation>طبّق الشيفرة مجددًا لرؤية التغييرات الحالية.</translation></message>
<message><source>Apply to file…</source><translation>تطبيق على ملف…</translation></message>
<message><source>Approvals</source><translation>الموافقات</translation></message>
<message><source>Approve</source><translation>موافقة</translation></message>
<message><source>Approve all</source><translation>الموافقة على الكل</translation></message>
<message><source>Approve {server} first.</source><translation>وافق على {server} أولًا.</translation></message>
<message><source>Archive</source><translation>أرشفة</translation></message>
<message><source>Archive session</source><translation>أرشفة الجلسة</translation></message>
<message><source>Archive workspace</source><translation>أرشفة مساحة العمل</translation></message>
<message><source>Archived</source><translation>المؤرشفة</translation></message>
<message><source>Archived and deleted sessions</source><translation>الجلسات المؤرشفة والمحذوفة</translation></message>
<message><source>Archived and deleted workspaces</source><translation>مساحات العمل المؤرشفة والمحذوفة</translation></message>
<message><source>Archived and deleted workspaces…</source><translation>مساحات العمل المؤرشفة والمحذوفة…</translation></message>
<message><source>Archived · {0}</source><translation>مؤرشفة · {0}</translation></message>
<message><source>As it was</source><translation>كما كان</translation></message>
<message><source>As it was: the tokens weren't recorded</source><translation>كما كان: لم تُسجَّل الرموز</translation></message>
<message><source>As reported by the agent. Its own requests weren't recorded.</source><translation>كما أبلغ الوكيل. ولم تُسجَّل طلباته هو.</translation></message>
<message><source>As sent to the model</source><translation>كما يُرسَل إلى النموذج</translation></message>
<message><source>Ask</source><translation>السؤال</translation></message>
<message><source>Ask Helix for another one.</source><translation>اطلب من Helix خطة أخرى.</translation></message>
<message><source>Ask Helix to merge {0} into {1} in this session first.</source><translation>اطلب من Helix أولًا دمج {0} في {1} ضمن هذه الجلسة.</translation></message>
<message><source>Ask before trying again.</source><translation>اسأل قبل المحاولة مجددًا.</translation></message>
<message><source>Ask for one patch for each file.</source><translation>اطلب رقعة واحدة لكل ملف.</translation></message>
<message><source>Ask the agent</source><translation>سؤال الوكيل</translation></message>
<message><source>Ask the user.</source><translation>اسأل المستخدم.</translation></message>
<message><source>Asked</source><translation>المطلوب</translation></message>
<message><source>Asked in “{0}”</source><translation>السؤال من «{0}»</translation></message>
<message><source>Asking…</source><translation>جارٍ السؤال…</translation></message>
<message><source>Asking… {0} s</source><translation>جارٍ السؤال… {0} ث</translation></message>
<message><source>Asks before each change and command, except read-only ones in the sandbox.</source><translation>يسأل قبل كل تغيير وكل أمر، باستثناء أوامر القراءة فقط داخل البيئة المعزولة.</translation></message>
<message><source>Asks for every command</source><translation>يسأل قبل كل أمر</translation></message>
<message><source>Asks to run without the sandbox, because this system's sandbox (Seatbelt) can't allow what it does. Nothing would restrict it.</source><translation>يطلب التشغيل خارج البيئة المعزولة، لأن البيئة المعزولة لهذا النظام (Seatbelt) لا تستطيع السماح بما يفعله. لن يقيّده شيء.</translation></message>
<message><source>At least {least} characters; there are {count}.</source><translation>الحد الأدنى لعدد الأحرف {least}؛ العدد الآن {count}.</translation></message>
<message><source>At least {least}.</source><translation>الحد الأدنى {least}.</translation></message>
<message><source>At most {most} characters; there are {count}.</source><translation>الحد الأقصى لعدد الأحرف {most}؛ العدد الآن {count}.</translation></message>
<message><source>At most {most} lines can be added.</source><translation>يمكن إضافة {most} سطرًا على الأكثر.</translation></message>
<message><source>At most {most}.</source><translation>الحد الأقصى {most}.</translation></message>
<message><source>Attach a copy that is open and has text, or pictures of its pages.</source><translation>أرفق نسخة غير محمية فيها نص، أو صورًا لصفحاتها.</translation></message>
<message><source>Attach files or images</source><translation>إرفاق ملفات أو صور</translation></message>
<message><source>Automatic</source><translation>تلقائي</translation></message>
<message><source>Automatic compaction is off.</source><translation>التقليص التلقائي متوقف.</translation></message>
<message><source>Automatic compaction is off. Choose Compact now to compact.</source><translation>التقليص التلقائي متوقف. اختر «التقليص الآن» للتقليص.</translation></message>
<message><source>Average context</source><translation>متوسط السياق</translation></message>
<message><source>B</source><translation>B</translation></message>
<message><source>B only</source><translation>B فقط</translation></message>
<message><source>B · candidate</source><translation>B · البديل</translation></message>
<message><source>B − A</source><translation>B − A</translation></message>
<message><source>Back</source><translation>رجوع</translation></message>
<message><source>Back (Esc)</source><translation>رجوع (Esc)</translation></message>
<message><source>Back to the default model with the next request.</source><translation>يعود النموذج الافتراضي من الطلب التالي.</translation></message>
<message><source>Back up…</source><translation>نسخ احتياطي…</translation></message>
<message><source>Backup</source><translation>النسخ الاحتياطي</translation></message>
<message><source>Balanced</source><translation>Balanced</translation></message>
<message><source>Base URL</source><translation>عنوان URL الأساسي</translation></message>
<message><source>Before a compaction</source><translation>قبل عملية تقليص</translation></message>
<message><source>Before a message is sent</source><translation>قبل إرسال رسالة</translation></message>
<message><source>Before a tool</source><translation>قبل أداة</translation></message>
<message><source>Before dedup</source><translation>قبل إزالة التكرار</translation></message>
<message><source>Before they enter the context</source><translation>قبل دخولها السياق</translation></message>
<message><source>Before → after</source><translation>قبل ← بعد</translation></message>
<message><source>Beginning, end, and key lines</source><translation>البداية والنهاية والأسطر المهمة</translation></message>
<message><source>Beginning, end, and key lines of a large output. The cache has the full output.</source><translation>البداية والنهاية والأسطر المهمة من مخرجات كبيرة. المخزن يحوي المخرجات كاملة.</translation></message>
<message><source>Block</source><translation>الكتلة</translation></message>
<message><source>Blocked by the provider's filter</source><translation>حجبها مرشّح المزوّد</translation></message>
<message><source>Blocked since startup</source><translation>حُظر منذ بدء التشغيل</translation></message>
<message><source>Blue</source><translation>أزرق</translation></message>
<message><source>Body fields</source><translation>حقول المتن</translation></message>
<message><source>Both branches change the same lines of: {0}.</source><translation>يغيّر الفرعان الأسطر نفسها في: {0}.</translation></message>
<message><source>Branch</source><translation>فرع</translation></message>
<message><source>Branch</source><comment>of git</comment><translation>الفرع</translation></message>
<message><source>Branch conversation</source><translation>تفريع المحادثة</translation></message>
<message><source>Branch from here</source><translation>تفريع من هنا</translation></message>
<message><source>Branched in the middle of a turn. Continue from here.</source><translation>فُرّعت في منتصف جولة. تابع من هنا.</translation></message>
<message><source>Budget reached</source><translation>بُلغ حد الميزانية</translation></message>
<message><source>Budget · {0} tokens…</source><translation>الميزانية · {0} رمز…</translation></message>
<message><source>Budgets</source><translation>الميزانيات</translation></message>
<message><source>Budgets…</source><translation>الميزانيات…</translation></message>
<message><source>Budget…</source><translation>الميزانية…</translation></message>
<message><source>Built in, for trying Helix out. Without a folder, a demo of 80 tool calls shows how the context fills up and is compacted.</source><translation>نموذج مدمج لتجربة Helix. من دون مجلد، يُظهر عرض من 80 استدعاء أداة كيف يمتلئ السياق ثم يُقلَّص.</translation></message>
<message><source>By age</source><translation>حسب القِدم</translation></message>
<message numerus="yes"><source>By age, after {0} turns</source><extracomment>One: By age, after {0} turn</extracomment><translation><numerusform>بحسب العمر، بعد {0} جولة</numerusform><numerusform>بحسب العمر، بعد جولة واحدة</numerusform><numerusform>بحسب العمر، بعد جولتين</numerusform><numerusform>بحسب العمر، بعد {0} جولات</numerusform><numerusform>بحسب العمر، بعد {0} جولة</numerusform><numerusform>بحسب العمر، بعد {0} جولة</numerusform></translation></message>
<message><source>By forecast</source><translation>حسب التوقع</translation></message>
<message><source>By so much compactions and shortened outputs made all requests together smaller, less the tokens of the calls for that</source><translation>مقدار ما صغّر به الضغط والمخرجات المختصرة جميع الطلبات معًا، ناقصًا رموز الاستدعاءات اللازمة لذلك</translation></message>
<message><source>By the model's provider, who charges for it. Asks after outside content</source><translation>يجريه مزوّد النموذج مقابل رسوم. يسأل بعد وجود محتوى خارجي</translation></message>
<message><source>Bytes</source><translation>البايتات</translation></message>
<message><source>Cache</source><translation>المخزن</translation></message>
<message><source>Cache + Compact</source><translation>Cache + Compact</translation></message>
<message><source>Cache entries</source><translation>عناصر المخزن</translation></message>
<message><source>Cache entries belong to one workspace. Check that this is the right one.</source><translation>تخص عناصر المخزن مساحة عمل واحدة. تأكد من أنها المساحة الصحيحة.</translation></message>
<message><source>Cache filter</source><translation>مرشّح المخزن</translation></message>
<message><source>Cache outputs</source><translation>نقل المخرجات إلى المخزن</translation></message>
<message><source>Cached</source><translation>في المخزن</translation></message>
<message><source>Cached at {0}, {1} tokens in all</source><translation>نُقل إلى المخزن عند {0}، والمجموع {1} رمز</translation></message>
<message><source>Caches, handover at 85%</source><translation>ينقل إلى المخزن، التسليم عند 85%</translation></message>
<message><source>Caching old outputs</source><translation>نقل نواتج قديمة إلى المخزن</translation></message>
<message><source>Calls</source><translation>الاستدعاءات</translation></message>
<message><source>Calls aren't shown there: nothing tells Helix whether the screen is locked.</source><translation>لا تظهر الاستدعاءات هناك: لا شيء يخبر Helix هل الشاشة مقفلة.</translation></message>
<message><source>Can be read in two ways.</source><translation>يمكن قراءته بطريقتين.</translation></message>
<message><source>Can do anything that you can · no sandbox</source><translation>يستطيع فعل كل ما تستطيعه · غير معزول</translation></message>
<message><source>Can read {held}, which contains secrets, and reach the network.</source><translation>يستطيع قراءة {held} الذي يحتوي على أسرار، والوصول إلى الشبكة.</translation></message>
<message><source>Can't attach {0}: {1}.</source><translation>تعذّر إرفاق {0}: {1}.</translation></message>
<message><source>Can't be compared by lines.</source><translation>لا يمكن مقارنته سطرًا بسطر.</translation></message>
<message><source>Can't be read.</source><translation>تعذّرت قراءته.</translation></message>
<message><source>Can't be understood.</source><translation>لا يمكن فهمه.</translation></message>
<message><source>Can't change repositories, or editor, shell, and agent configuration. New ones are set aside for you.</source><translation>لا يستطيع تغيير المستودعات ولا إعدادات المحررات والصدفات والوكلاء. تُنحّى الجديدة منها جانبًا لك.</translation></message>
<message><source>Can't compare policies because their process ended.</source><translation>تعذّرت مقارنة السياسات لأن عمليتها انتهت.</translation></message>
<message><source>Can't compare the sessions because their process ended.</source><translation>تتعذر مقارنة الجلسات لأن عمليتها انتهت.</translation></message>
<message><source>Can't compare: one version isn't text or is too large.</source><translation>تعذّرت المقارنة لأن أحد الإصدارين ليس نصًا أو أكبر من اللازم.</translation></message>
<message><source>Can't copy {name} into the worktree: {reason}.</source><translation>تعذّر نسخ {name} إلى شجرة العمل: {reason}.</translation></message>
<message><source>Can't create a socket in {home}: {reason}.</source><translation>تعذّر إنشاء مقبس في {home}: {reason}.</translation></message>
<message><source>Can't create the folder {folder}: {reason}.</source><translation>تعذّر إنشاء المجلد {folder}: {reason}.</translation></message>
<message><source>Can't decode a journal record.</source><translation>تعذّر فك ترميز سجل محفوظ.</translation></message>
<message><source>Can't delete {place}: {reason}.</source><translation>تعذّر حذف {place}: {reason}.</translation></message>
<message><source>Can't fetch from {host}. {told}</source><translation>تعذّر الجلب من {host}. {told}</translation></message>
<message><source>Can't find the host {host}.</source><translation>تعذّر العثور على المضيف {host}.</translation></message>
<message><source>Can't find the provider's address.</source><translation>تعذّر العثور على عنوان المزوّد.</translation></message>
<message><source>Can't find the server {server} ({reason}).</source><translation>تعذّر العثور على الخادم {server} ({reason}).</translation></message>
<message><source>Can't find the server's address. Check its URL and the connection.</source><translation>تعذّر العثور على عنوان الخادم. تحقق من عنوان URL ومن الاتصال.</translation></message>
<message><source>Can't load a part of Helix Desktop: {error}.</source><translation>تعذّر تحميل جزء من Helix Desktop: {error}.</translation></message>
<message><source>Can't load the font {name}.</source><translation>تعذّر تحميل الخط {name}.</translation></message>
<message><source>Can't load the system keyring.</source><translation>تعذّر تحميل حلقة مفاتيح النظام.</translation></message>
<message><source>Can't move the workspace {workspace}: {reason}.</source><translation>تعذّر نقل مساحة العمل {workspace}: {reason}.</translation></message>
<message><source>Can't open a local port: {reason}.</source><translation>تعذّر فتح منفذ محلي: {reason}.</translation></message>
<message><source>Can't open the folder {folder}: {reason}.</source><translation>تعذّر فتح المجلد {folder}: {reason}.</translation></message>
<message><source>Can't open the folder {home}: {reason}.</source><translation>تعذّر فتح المجلد {home}: {reason}.</translation></message>
<message><source>Can't open the project folder.</source><translation>تعذّر فتح مجلد المشروع.</translation></message>
<message><source>Can't open the repository: {reason}</source><translation>تعذّر فتح المستودع: {reason}</translation></message>
<message><source>Can't reach the cluster at {address}: {reason}.</source><translation>تعذّر الوصول إلى العنقود على {address}: {reason}.</translation></message>
<message><source>Can't reach the provider.</source><translation>تعذّر الوصول إلى المزوّد.</translation></message>
<message><source>Can't reach the server. Check that it runs, its URL, and the connection.</source><translation>تعذّر الوصول إلى الخادم. تحقق من أنه يعمل، ومن عنوان URL ومن الاتصال.</translation></message>
<message><source>Can't read all keys, so they can't be masked. {reason}</source><translation>تعذّرت قراءة كل المفاتيح، لذا لا يمكن إخفاؤها. {reason}</translation></message>
<message><source>Can't read its file</source><translation>تعذّرت قراءة ملفها</translation></message>
<message><source>Can't read the AWS settings in {file}.</source><translation>تعذّرت قراءة إعدادات AWS في {file}.</translation></message>
<message><source>Can't read the Google credentials in {file}.</source><translation>تعذّرت قراءة بيانات اعتماد Google في {file}.</translation></message>
<message><source>Can't read the MCP server list, so no server is started.</source><translation>تعذّرت قراءة قائمة خوادم MCP، لذا لن يبدأ أي خادم.</translation></message>
<message><source>Can't read the approved hooks, so none runs.</source><translation>تتعذّر قراءة الخطافات الموافق عليها، لذا لا يعمل أي منها.</translation></message>
<message><source>Can't read the file {file}, which is the workspace file of {folder}.</source><translation>تعذّرت قراءة الملف {file}، وهو ملف مساحة العمل للمجلد {folder}.</translation></message>
<message><source>Can't read the file {file}, which may be the workspace file of {folder}.</source><translation>تعذّرت قراءة الملف {file}، وقد يكون ملف مساحة العمل للمجلد {folder}.</translation></message>
<message><source>Can't read the file {file}: {reason}.</source><translation>تعذّرت قراءة الملف {file}: {reason}.</translation></message>
<message><source>Can't read the folder {folder}.</source><translation>تعذّرت قراءة المجلد {folder}.</translation></message>
<message><source>Can't read the folder {folder}: {reason}.</source><translation>تعذّرت قراءة المجلد {folder}: {reason}.</translation></message>
<message><source>Can't read the key for {endpoint}. {message}</source><translation>تعذّرت قراءة مفتاح {endpoint}. {message}</translation></message>
<message><source>Can't read the permissions file, so Helix asks again about everything you allowed or denied.</source><translation>تعذّرت قراءة ملف الأذونات، لذا يسأل Helix من جديد عن كل ما سمحت به أو رفضته.</translation></message>
<message><source>Can't read the policy for all workspaces. Balanced is used.</source><translation>تعذّرت قراءة سياسة كل مساحات العمل. تُستخدم Balanced.</translation></message>
<message><source>Can't read the policy {path}: {reason}.</source><translation>تعذّرت قراءة السياسة {path}: {reason}.</translation></message>
<message><source>Can't read the sandbox settings. Strict applies, with no hosts allowed.</source><translation>تعذّرت قراءة إعدادات البيئة المعزولة. يُطبَّق «صارم» دون مضيفين مسموح بهم.</translation></message>
<message><source>Can't read the saved memory.</source><translation>تعذّرت قراءة الذاكرة المحفوظة.</translation></message>
<message><source>Can't read the settings file. Default settings are used.</source><translation>تعذّرت قراءة ملف الإعدادات. تُستخدم الإعدادات الافتراضية.</translation></message>
<message><source>Can't read the tokenizer file {path}.</source><translation>تعذّرت قراءة ملف المُرمِّز {path}.</translation></message>
<message><source>Can't read the workspace file</source><translation>تعذّرت قراءة ملف مساحة العمل</translation></message>
<message><source>Can't read this workspace's file.</source><translation>تعذّرت قراءة ملف مساحة العمل هذه.</translation></message>
<message><source>Can't read {0}: {1}</source><translation>تعذّرت قراءة {0}: {1}</translation></message>
<message><source>Can't read {file}: {reason}.</source><translation>تتعذر قراءة {file}: {reason}.</translation></message>
<message><source>Can't read {missing} as instructions of this folder.</source><translation>تعذّرت قراءة {missing} كتعليمات لهذا المجلد.</translation></message>
<message><source>Can't read {name}: {why}</source><translation>تتعذر قراءة {name}: {why}</translation></message>
<message><source>Can't read {path}, so the file isn't overwritten.</source><translation>تعذّرت قراءة {path}، لذا لن يُكتب فوق الملف.</translation></message>
<message><source>Can't read {path}, so the file isn't used.</source><translation>تعذّرت قراءة {path}، لذا لا يُستخدم الملف.</translation></message>
<message><source>Can't read {path}: {reason}.</source><translation>تتعذر قراءة {path}: {reason}.</translation></message>
<message><source>Can't replace the search index file.</source><translation>تعذّر استبدال ملف فهرس البحث.</translation></message>
<message><source>Can't restore the workspace: {reason}.</source><translation>تعذّرت استعادة مساحة العمل: {reason}.</translation></message>
<message><source>Can't save the sign-in.</source><translation>تعذر حفظ تسجيل الدخول.</translation></message>
<message><source>Can't save the text because it isn't valid Unicode.</source><translation>تعذّر حفظ النص لأنه ليس Unicode صالحًا.</translation></message>
<message><source>Can't see uncommitted files with secrets. Committed ones are readable, but removed from the output.</source><translation>لا يستطيع رؤية الملفات غير المودعة التي فيها أسرار. المودعة قابلة للقراءة، لكنها تُزال من الناتج.</translation></message>
<message><source>Can't sign in: {reason}</source><translation>تعذر تسجيل الدخول: {reason}</translation></message>
<message><source>Can't start {program}: {reason}.</source><translation>تعذّر بدء {program}: {reason}.</translation></message>
<message><source>Can't store the search index here. Search still works, but slower.</source><translation>تعذّر تخزين فهرس البحث هنا. ما زال البحث يعمل، لكنه أبطأ.</translation></message>
<message><source>Can't touch git hooks and settings, or editor, shell, and agent configuration. New ones are set aside for you, unless git created them.</source><translation>لا يستطيع مسّ خطافات git وإعداداته، ولا إعدادات المحررات والصدفات والوكلاء. تُنحّى الجديدة منها جانبًا لك، ما لم ينشئها git.</translation></message>
<message><source>Can't understand line {line}, or its field is repeated.</source><translation>تعذّر فهم السطر {line}، أو أن حقله مكرر.</translation></message>
<message><source>Can't understand the server's answer.</source><translation>تعذّر فهم جواب الخادم.</translation></message>
<message><source>Can't unpack the bundle: {reason}.</source><translation>يتعذر فك الحزمة: {reason}.</translation></message>
<message><source>Can't use Helix Desktop's list of models: {why}.</source><translation>تعذّر استخدام قائمة نماذج Helix Desktop: {why}.</translation></message>
<message><source>Can't use the command {name}: {why}</source><translation>يتعذر استخدام الأمر {name}: {why}</translation></message>
<message><source>Can't use the provider's address: {why}.</source><translation>تعذّر استخدام عنوان المزوّد: {why}.</translation></message>
<message><source>Can't use {path}: {reason}.</source><translation>تعذّر استخدام {path}: {reason}.</translation></message>
<message><source>Can't use {place}: {reason}.</source><translation>تعذّر استخدام {place}: {reason}.</translation></message>
<message><source>Can't write the search index to this disk. Search still works, but slower.</source><translation>تعذّرت كتابة فهرس البحث على هذا القرص. ما زال البحث يعمل، لكنه أبطأ.</translation></message>
<message><source>Can't write to the folder {folder}.</source><translation>تعذّرت الكتابة في المجلد {folder}.</translation></message>
<message><source>Can't write to {folder}, where the worktree would be.</source><translation>تعذّرت الكتابة في {folder}، حيث ستكون شجرة العمل.</translation></message>
<message><source>Can't write {file}: {reason}.</source><translation>تعذّرت كتابة {file}: {reason}.</translation></message>
<message><source>Can't write {path}: {error}.</source><translation>تعذّرت كتابة {path}: {error}.</translation></message>
<message><source>Cancel</source><translation>إلغاء</translation></message>
<message><source>Cancel export</source><translation>إلغاء التصدير</translation></message>
<message><source>Canceled.</source><translation>أُلغي.</translation></message>
<message><source>Canceled. {0}: {1} of {2} requests shown.</source><translation>أُلغي. {0}: يُعرض {1} من {2} من الطلبات.</translation></message>
<message><source>Canceling…</source><translation>جارٍ الإلغاء…</translation></message>
<message><source>Carry out this plan?</source><translation>تنفيذ هذه الخطة؟</translation></message>
<message><source>Change it with a command.</source><translation>غيّره بأمر.</translation></message>
<message><source>Change its permissions or choose another folder.</source><translation>غيّر أذوناته أو اختر مجلدًا آخر.</translation></message>
<message><source>Change now</source><translation>تغيير الآن</translation></message>
<message><source>Change or clear the filter to see more.</source><translation>غيّر المرشّح أو امسحه لرؤية المزيد.</translation></message>
<message><source>Change other letters with a command that knows its encoding.</source><translation>غيّر الحروف الأخرى بأمر يعرف ترميزها.</translation></message>
<message><source>Change reasoning effort…</source><translation>تغيير جهد التفكير…</translation></message>
<message><source>Change the language now?</source><translation>تغيير اللغة الآن؟</translation></message>
<message><source>Change the memory?</source><translation>تغيير الذاكرة؟</translation></message>
<message><source>Change thresholds…</source><translation>تغيير العتبات…</translation></message>
<message><source>Change with {0}.</source><translation>للتغيير: {0}.</translation></message>
<message><source>Change {0} of {1}</source><translation>التغيير {0} من {1}</translation></message>
<message><source>Change {0} of {1}: {2}</source><translation>التغيير {0} من {1}: {2}</translation></message>
<message><source>Change {number} of the patch doesn't fit the file.</source><translation>لا يلائم التغيير {number} من الرقعة الملف.</translation></message>
<message><source>Changed after that, so it is yours and stays: {names}.</source><translation>تغيّر بعد ذلك، فهو لك ويبقى كما هو: {names}.</translation></message>
<message><source>Changed by git, or around a command or a turn of another agent, and you haven't agreed to the new text.</source><translation>تغيّر بواسطة git أو حول أمر أو جولة لوكيل آخر، ولم توافق على النص الجديد.</translation></message>
<message><source>Changed lines</source><translation>الأسطر المتغيّرة</translation></message>
<message><source>Changed since you approved it.</source><translation>تغيّر منذ موافقتك عليه.</translation></message>
<message><source>Changed since you approved it:</source><translation>تغيّر منذ موافقتك عليه:</translation></message>
<message><source>Changed while a command or another agent ran, and you haven't agreed to use it.</source><translation>تغيّر أثناء عمل أمر أو وكيل آخر، ولم توافق على استخدامه.</translation></message>
<message><source>Changed while it ran: by it, or by you</source><translation>تغيّر أثناء تشغيله: بفعله أو بفعلك</translation></message>
<message><source>Changed: {path}</source><translation>تغيّر: {path}</translation></message>
<message><source>Changes</source><translation>التغييرات</translation></message>
<message><source>Changes `{path}`.</source><translation>يغيّر `{path}`.</translation></message>
<message><source>Changes files of the project and uses the network · sandboxed</source><translation>يغيّر ملفات المشروع ويستخدم الشبكة · معزول</translation></message>
<message><source>Changes files of the project · sandboxed</source><translation>يغيّر ملفات المشروع · معزول</translation></message>
<message><source>Changes permissions of a whole folder.</source><translation>يغيّر أذونات مجلد بأكمله.</translation></message>
<message><source>Changes permissions of the whole system or a home folder.</source><translation>يغيّر أذونات النظام كله أو مجلد منزل.</translation></message>
<message><source>Changes that commands make to files can't be undone.</source><translation>لا يمكن التراجع عن تغييرات الأوامر في الملفات.</translation></message>
<message><source>Changes what later sessions of this workspace read.</source><translation>يغيّر ما تقرؤه الجلسات اللاحقة في مساحة العمل هذه.</translation></message>
<message><source>Change…</source><translation>تغيير…</translation></message>
<message><source>Changing it now discards what you typed in settings: {0}. Otherwise it changes after a restart.</source><translation>بتغييرها الآن يُفقد ما كتبته في الإعدادات: {0}. وإلا فستتغيّر بعد إعادة التشغيل.</translation></message>
<message><source>Cheaper, and nothing is lost</source><translation>أرخص، ولا يُفقد شيء</translation></message>
<message><source>Cheapest, less verbatim</source><translation>الأرخص، نص حرفي أقل</translation></message>
<message><source>Check</source><translation>فحص</translation></message>
<message><source>Check PYTHON_KEYRING_BACKEND and keyringrc.cfg, or set the key as an environment variable.</source><translation>تحقق من PYTHON_KEYRING_BACKEND و keyringrc.cfg، أو عيّن المفتاح كمتغير بيئة.</translation></message>
<message><source>Check again</source><translation>إعادة الفحص</translation></message>
<message><source>Check for updates</source><translation>التحقق من التحديثات</translation></message>
<message><source>Check its window, or end the process if it hangs. Nothing was lost.</source><translation>تحقق من نافذتها، أو أنهِ العملية إن كانت معلّقة. لم يُفقد شيء.</translation></message>
<message><source>Check models…</source><translation>فحص النماذج…</translation></message>
<message><source>Check that the disk is connected and the path is right.</source><translation>تأكد من أن القرص متصل وأن المسار صحيح.</translation></message>
<message><source>Check the base URL.</source><translation>تحقق من عنوان URL الأساسي.</translation></message>
<message><source>Check the connection, then press Enter again.</source><translation>تحقق من الاتصال، ثم اضغط Enter مرة أخرى.</translation></message>
<message><source>Check the workspace to see what can be repaired.</source><translation>افحص مساحة العمل لمعرفة ما يمكن إصلاحه.</translation></message>
<message><source>Check the workspace with `helix-desktop workspace check --deep`.</source><translation>افحص مساحة العمل بالأمر `helix-desktop workspace check --deep`.</translation></message>
<message><source>Check this file.</source><translation>تحقق من هذا الملف.</translation></message>
<message><source>Check who owns it and its permissions, then try again.</source><translation>تحقّق من مالكه ومن أذوناته، ثم حاول مجددًا.</translation></message>
<message><source>Checking blocks: {0}%</source><translation>جارٍ فحص الكتل: {0}%</translation></message>
<message><source>Checking the originals…</source><translation>جارٍ فحص الأصول…</translation></message>
<message><source>Child processes end with the command, and with Helix.</source><translation>تنتهي العمليات الفرعية مع الأمر، ومع Helix.</translation></message>
<message><source>Child processes end with the command.</source><translation>تنتهي العمليات الفرعية مع الأمر.</translation></message>
<message><source>Child processes that leave the command's group can go on after it.</source><translation>قد تستمر العمليات الفرعية التي تغادر مجموعة الأمر بعد انتهائه.</translation></message>
<message><source>Choice for outputs over the limit</source><translation>الاختيار للنواتج فوق الحد</translation></message>
<message><source>Choose a destination folder</source><translation>اختيار مجلد الوجهة</translation></message>
<message><source>Choose a file in the project folder.</source><translation>اختر ملفًا في مجلد المشروع.</translation></message>
<message><source>Choose a file with sessions</source><translation>اختر ملفًا فيه جلسات</translation></message>
<message><source>Choose a file with the same bytes</source><translation>اختيار ملف بالبايتات نفسها</translation></message>
<message><source>Choose a folder inside it that has no keys.</source><translation>اختر مجلدًا داخله لا مفاتيح فيه.</translation></message>
<message><source>Choose a folder outside it.</source><translation>اختر مجلدًا خارجه.</translation></message>
<message><source>Choose a later one.</source><translation>اختر طلبًا أحدث.</translation></message>
<message><source>Choose a message.</source><translation>اختر رسالة.</translation></message>
<message><source>Choose a model first.</source><translation>اختر نموذجًا أولًا.</translation></message>
<message><source>Choose a model, or try the practice model.</source><translation>اختر نموذجًا، أو جرّب نموذج التدريب.</translation></message>
<message><source>Choose a project folder</source><translation>اختيار مجلد مشروع</translation></message>
<message><source>Choose a project folder.</source><translation>اختر مجلد مشروع.</translation></message>
<message><source>Choose a session's file.</source><translation>اختر ملف جلسة.</translation></message>
<message><source>Choose a shorter --data-dir.</source><translation>اختر مسارًا أقصر باستخدام ⁨--data-dir⁩.</translation></message>
<message><source>Choose a smaller folder as the project folder.</source><translation>اختر مجلدًا أصغر ليكون مجلد المشروع.</translation></message>
<message><source>Choose an empty folder for the export</source><translation>اختيار مجلد فارغ للتصدير</translation></message>
<message><source>Choose an export or backup folder</source><translation>اختيار مجلد تصدير أو نسخة احتياطية</translation></message>
<message><source>Choose another ID.</source><translation>اختر معرّفًا آخر.</translation></message>
<message><source>Choose another dialect for this provider.</source><translation>اختر لهجة أخرى لهذا المزوّد.</translation></message>
<message><source>Choose another dialect or name.</source><translation>اختر لهجة أخرى أو اسمًا آخر.</translation></message>
<message><source>Choose another file.</source><translation>اختر ملفًا آخر.</translation></message>
<message><source>Choose another folder.</source><translation>اختر مجلدًا آخر.</translation></message>
<message><source>Choose another model for this.</source><translation>اختر نموذجًا آخر لهذا.</translation></message>
<message><source>Choose another model.</source><translation>اختر نموذجًا آخر.</translation></message>
<message><source>Choose another name.</source><translation>اختر اسمًا آخر.</translation></message>
<message><source>Choose another place with --data-dir.</source><translation>اختر مكانًا آخر باستخدام ⁨--data-dir⁩.</translation></message>
<message><source>Choose another.</source><translation>اختر غيره.</translation></message>
<message><source>Choose at least one.</source><translation>اختر واحدًا على الأقل.</translation></message>
<message><source>Choose at least {least}.</source><translation>اختر {least} على الأقل.</translation></message>
<message><source>Choose at most {most}.</source><translation>اختر {most} على الأكثر.</translation></message>
<message><source>Choose each only once.</source><translation>اختر كلًّا منها مرة واحدة فقط.</translation></message>
<message><source>Choose file…</source><translation>اختيار ملف…</translation></message>
<message><source>Choose from these.</source><translation>اختر من هذه.</translation></message>
<message><source>Choose model</source><translation>اختيار نموذج</translation></message>
<message><source>Choose model…</source><translation>اختيار نموذج…</translation></message>
<message><source>Choose one from the list.</source><translation>اختر معرّفًا من القائمة.</translation></message>
<message><source>Choose one in Settings › Models and keys.</source><translation>اختر نموذجًا من الإعدادات › النماذج والمفاتيح.</translation></message>
<message><source>Choose one of: {choices}.</source><translation>اختر واحدة من: {choices}.</translation></message>
<message><source>Choose one of: {known}.</source><translation>اختر واحدًا من: {known}.</translation></message>
<message><source>Choose one.</source><translation>اختر واحدًا.</translation></message>
<message><source>Choose other blocks, or another model.</source><translation>اختر كتلًا أخرى أو نموذجًا آخر.</translation></message>
<message><source>Choose the file that the code is for.</source><translation>اختر الملف الذي كُتبت له الشيفرة.</translation></message>
<message><source>Choose the file that the patch changes.</source><translation>اختر الملف الذي تغيّره الرقعة.</translation></message>
<message><source>Choose the folder that contains workspace.json.</source><translation>اختر المجلد الذي يحتوي على workspace.json.</translation></message>
<message><source>Choose the project Helix works in.</source><translation>اختر المشروع الذي يعمل فيه Helix.</translation></message>
<message><source>Choose the project's folder.</source><translation>اختر مجلد المشروع.</translation></message>
<message><source>Choose tools</source><translation>اختيار الأدوات</translation></message>
<message><source>Choose yes or no.</source><translation>اختر نعم أو لا.</translation></message>
<message><source>Choose “Redo what the rewind took back”, or rewind again.</source><translation>اختر «إعادة ما تراجع عنه الرجوع» أو ارجع مرة أخرى.</translation></message>
<message><source>Choose…</source><translation>اختيار…</translation></message>
<message><source>Clean up cache…</source><translation>تنظيف المخزن…</translation></message>
<message><source>Clean up…</source><translation>تنظيف…</translation></message>
<message><source>Clear</source><translation>مسح</translation></message>
<message><source>Clear filter (Esc)</source><translation>مسح المرشّح (Esc)</translation></message>
<message><source>Close</source><translation>إغلاق</translation></message>
<message><source>Close</source><comment>fold a row</comment><translation>إغلاق</translation></message>
<message><source>Close (Esc)</source><translation>إغلاق (Esc)</translation></message>
<message><source>Close files to commands again in Settings › Permissions.</source><translation>أغلق الملفات أمام الأوامر من جديد في الإعدادات › الأذونات.</translation></message>
<message><source>Close that version, or start the MCP server from the same version.</source><translation>أغلق ذلك الإصدار، أو شغّل خادم MCP من الإصدار نفسه.</translation></message>
<message><source>Close that window, or omit --{name}.</source><translation>أغلق تلك النافذة، أو احذف --{name}.</translation></message>
<message><source>Close that window.</source><translation>أغلق تلك النافذة.</translation></message>
<message><source>Close this report</source><translation>إغلاق هذا التقرير</translation></message>
<message><source>Close without applying your changes?</source><translation>إغلاق دون تطبيق تغييراتك؟</translation></message>
<message><source>Closed</source><translation>مغلقة</translation></message>
<message><source>Closest match: {names}…</source><translation>أقرب تطابق: {names}…</translation></message>
<message><source>Closing the workspace discards what you typed in its settings: {0}.</source><translation>بإغلاق مساحة العمل يُفقد ما كتبته في إعداداتها: {0}.</translation></message>
<message><source>Code {0} ({1})</source><translation>الشيفرة {0} ({1})</translation></message>
<message><source>Collapse</source><translation>طي</translation></message>
<message><source>Color</source><translation>اللون</translation></message>
<message><source>Comes after the system prompt and before project files</source><translation>تأتي بعد موجّه النظام وقبل ملفات المشروع</translation></message>
<message><source>Comes first in every request</source><translation>يأتي أولًا في كل طلب</translation></message>
<message><source>Comes from {name}. Change it there.</source><translation>مصدره {name}. غيّره هناك.</translation></message>
<message><source>Command</source><translation>الأمر</translation></message>
<message><source>Command access</source><translation>وصول الأوامر</translation></message>
<message><source>Command and files</source><translation>الأمر والملفات</translation></message>
<message><source>Command or URL</source><translation>الأمر أو عنوان URL</translation></message>
<message><source>Commands</source><translation>الأوامر</translation></message>
<message><source>Commands can't run when the whole disk is the project folder.</source><translation>لا يمكن تشغيل الأوامر عندما يكون القرص كله مجلد المشروع.</translation></message>
<message><source>Commands need Git Bash or PowerShell 7, and neither was found. Install Git for Windows or PowerShell 7, and start Helix again.</source><translation>تحتاج الأوامر إلى Git Bash أو PowerShell 7، ولم يُعثر على أي منهما. ثبّت Git for Windows أو PowerShell 7، ثم ابدأ Helix من جديد.</translation></message>
<message><source>Commands run in Git Bash.</source><translation>تعمل الأوامر في Git Bash.</translation></message>
<message><source>Commands run in PowerShell 7. Helix can't check them, so there is no “Always” for them.</source><translation>تعمل الأوامر في PowerShell 7. لا يستطيع Helix فحصها، لذا لا يتوفر لها «دائمًا».</translation></message>
<message><source>Commands that run at certain moments</source><translation>أوامر تعمل في لحظات معيّنة</translation></message>
<message><source>Commands that run in the background end with Helix.</source><translation>تنتهي الأوامر الجارية في الخلفية مع Helix.</translation></message>
<message><source>Comment</source><translation>تعليق</translation></message>
<message><source>Comment on a line</source><translation>التعليق على سطر</translation></message>
<message><source>Comment on this line. It is sent with the others, by Send comments.</source><translation>تعليق على هذا السطر. يُرسَل مع غيره عبر «إرسال التعليقات».</translation></message>
<message><source>Comment on {0}</source><translation>تعليق على {0}</translation></message>
<message><source>Comments on lines</source><translation>تعليقات على الأسطر</translation></message>
<message><source>Commit</source><comment>in git</comment><translation>إيداع</translation></message>
<message><source>Commit all changes?</source><translation>إيداع كل التغييرات؟</translation></message>
<message><source>Commit in a terminal. Nothing changed.</source><translation>أودِع من الطرفية. لم يتغيّر شيء.</translation></message>
<message><source>Commit in worktree…</source><translation>إيداع في شجرة العمل…</translation></message>
<message><source>Commit message</source><translation>رسالة الإيداع</translation></message>
<message><source>Commit something first.</source><translation>أودِع شيئًا أولًا.</translation></message>
<message><source>Commit the changes first, then merge them.</source><translation>أودِع التغييرات أولًا، ثم ادمجها.</translation></message>
<message><source>Commits on no branch, kept for 90 days</source><translation>إيداعات ليست على أي فرع، تُحفظ 90 يومًا</translation></message>
<message><source>Committed to {0}.</source><translation>أُودِعت في {0}.</translation></message>
<message><source>Commit…</source><comment>in git</comment><translation>إيداع…</translation></message>
<message><source>Compact</source><translation>تقليص</translation></message>
<message><source>Compact before it expires?</source><translation>تقليص قبل انتهائها؟</translation></message>
<message><source>Compact now?</source><translation>تقليص الآن؟</translation></message>
<message><source>Compact now…</source><translation>تقليص الآن…</translation></message>
<message><source>Compacting now is free.</source><translation>التقليص الآن مجاني.</translation></message>
<message><source>Compacting would have freed too little, so nothing changed.</source><translation>كان التقليص سيوفّر القليل جدًا، لذا لم يتغيّر شيء.</translation></message>
<message><source>Compaction</source><translation>التقليص</translation></message>
<message><source>Compaction can't reduce: {told}. Choose a model with a larger context window, turn off tools, unpin blocks, or shorten your message.</source><translation>لا يستطيع التقليص تصغير: {told}. اختر نموذجًا بنافذة سياق أكبر، أو أوقف أدوات، أو ألغِ تثبيت كتل، أو اختصر رسالتك.</translation></message>
<message><source>Compaction cost: {0}</source><translation>تكلفة التقليص: {0}</translation></message>
<message><source>Compactions</source><translation>عمليات التقليص</translation></message>
<message><source>Compactions</source><comment>a number of them</comment><translation>عمليات التقليص</translation></message>
<message><source>Compactions in this session appear here.</source><translation>تظهر عمليات التقليص في هذه الجلسة هنا.</translation></message>
<message><source>Compactions not used</source><translation>عمليات تقليص لم تُستخدم</translation></message>
<message><source>Compacts at {0}</source><translation>يقلّص عند {0}</translation></message>
<message><source>Compacts from {0} if it pays off, at {1} at the latest</source><translation>يقلّص من {0} إذا كان ذلك يوفّر، وعند {1} على أبعد تقدير</translation></message>
<message><source>Compare</source><translation>مقارنة</translation></message>
<message><source>Compare with older request</source><translation>مقارنة بطلب أقدم</translation></message>
<message><source>Compare with previous version</source><translation>مقارنة بالإصدار السابق</translation></message>
<message><source>Compare…</source><translation>مقارنة…</translation></message>
<message><source>Comparing session {0} of {1}…</source><translation>جارٍ مقارنة الجلسة {0} من {1}…</translation></message>
<message><source>Complete and unchanged</source><translation>كامل ودون تغيير</translation></message>
<message><source>Completed Work</source><translation>العمل المنجز</translation></message>
<message><source>Connect without encryption?</source><translation>الاتصال دون تشفير؟</translation></message>
<message><source>Contains invisible characters (marked).</source><translation>يحتوي على محارف غير مرئية (معلَّمة).</translation></message>
<message><source>Contains invisible characters.</source><translation>يحتوي على محارف غير مرئية.</translation></message>
<message><source>Contains look-alike letters.</source><translation>يحتوي على حروف متشابهة الشكل.</translation></message>
<message><source>Content</source><translation>المحتوى</translation></message>
<message><source>Content of the request</source><translation>محتوى الطلب</translation></message>
<message><source>Context</source><translation>السياق</translation></message>
<message><source>Context after compaction</source><translation>السياق بعد التقليص</translation></message>
<message><source>Context is ≈{0}, context window {1}. Helix will compact first.</source><translation>حجم السياق ≈{0}، ونافذة السياق {1}. سيقلّصه Helix أولًا.</translation></message>
<message><source>Context policy</source><translation>سياسة السياق</translation></message>
<message><source>Context use</source><translation>استخدام السياق</translation></message>
<message><source>Context use and cost</source><translation>استخدام السياق والتكلفة</translation></message>
<message><source>Context use and cost by request</source><translation>استخدام السياق والتكلفة بحسب الطلب</translation></message>
<message><source>Context use and tokens are about the same.</source><translation>استخدام السياق والرموز متماثلان تقريبًا.</translation></message>
<message><source>Context use as table</source><translation>استخدام السياق كجدول</translation></message>
<message><source>Context use by request</source><translation>استخدام السياق بحسب الطلب</translation></message>
<message><source>Context use by request, peaking at {0}% and {1}%</source><translation>استخدام السياق بحسب الطلب، والذروة {0}% و{1}%</translation></message>
<message><source>Context use over the session</source><translation>استخدام السياق عبر الجلسة</translation></message>
<message><source>Context used</source><translation>السياق المستخدم</translation></message>
<message><source>Context window</source><translation>نافذة السياق</translation></message>
<message><source>Continue</source><translation>متابعة</translation></message>
<message><source>Continue editing</source><translation>متابعة التحرير</translation></message>
<message><source>Continue interrupted turn</source><translation>متابعة الجولة المنقطعة</translation></message>
<message><source>Continue with</source><translation>خيارات المتابعة</translation></message>
<message><source>Continue “{0}”</source><translation>متابعة «{0}»</translation></message>
<message><source>Continued.</source><translation>تمت المتابعة.</translation></message>
<message><source>Conversation</source><translation>المحادثة</translation></message>
<message numerus="yes"><source>Conversation: {0} messages come back</source><extracomment>One: Conversation: {0} message comes back</extracomment><translation><numerusform>المحادثة: تعود {0} رسالة</numerusform><numerusform>المحادثة: تعود رسالة واحدة</numerusform><numerusform>المحادثة: تعود رسالتان</numerusform><numerusform>المحادثة: تعود {0} رسائل</numerusform><numerusform>المحادثة: تعود {0} رسالة</numerusform><numerusform>المحادثة: تعود {0} رسالة</numerusform></translation></message>
<message numerus="yes"><source>Conversation: {0} messages leave the context</source><extracomment>One: Conversation: {0} message leaves the context</extracomment><translation><numerusform>المحادثة: تخرج {0} رسالة من السياق</numerusform><numerusform>المحادثة: تخرج رسالة واحدة من السياق</numerusform><numerusform>المحادثة: تخرج رسالتان من السياق</numerusform><numerusform>المحادثة: تخرج {0} رسائل من السياق</numerusform><numerusform>المحادثة: تخرج {0} رسالة من السياق</numerusform><numerusform>المحادثة: تخرج {0} رسالة من السياق</numerusform></translation></message>
<message><source>Copied</source><translation>تم النسخ</translation></message>
<message><source>Copied.</source><translation>تم النسخ.</translation></message>
<message><source>Copies everything to a new folder</source><translation>ينسخ كل شيء إلى مجلد جديد</translation></message>
<message><source>Copy</source><translation>نسخ</translation></message>
<message><source>Copy JSON</source><translation>نسخ JSON</translation></message>
<message><source>Copy SHA-256</source><translation>نسخ SHA-256</translation></message>
<message><source>Copy as Markdown</source><translation>نسخ بصيغة Markdown</translation></message>
<message><source>Copy code</source><translation>نسخ الشيفرة</translation></message>
<message><source>Copy command</source><translation>نسخ الأمر</translation></message>
<message><source>Copy commands</source><translation>نسخ الأوامر</translation></message>
<message><source>Copy content</source><translation>نسخ المحتوى</translation></message>
<message><source>Copy marker</source><translation>نسخ العلامة</translation></message>
<message><source>Copy report</source><translation>نسخ التقرير</translation></message>
<message><source>Copy request as JSON</source><translation>نسخ الطلب بصيغة JSON</translation></message>
<message><source>Copy text</source><translation>نسخ النص</translation></message>
<message><source>Copy the environment: {0}</source><translation>نسخ البيئة: {0}</translation></message>
<message><source>Copy the folder here, or choose another one.</source><translation>انسخ المجلد إلى هنا، أو اختر مجلدًا آخر.</translation></message>
<message><source>Copy {0}, which may hold secrets</source><translation>نسخ {0}، وقد يحوي أسرارًا</translation></message>
<message><source>Cost</source><translation>التكلفة</translation></message>
<message><source>Could run programs later, outside the sandbox.</source><translation>قد يشغّل برامج لاحقًا، خارج البيئة المعزولة.</translation></message>
<message><source>Couldn't open an encrypted connection to the provider.</source><translation>تعذّر فتح اتصال مشفّر بالمزوّد.</translation></message>
<message><source>Couldn't open an encrypted connection to the server. Check its URL: servers without https start with http://.</source><translation>تعذّر فتح اتصال مشفّر بالخادم. تحقق من عنوان URL: تبدأ عناوين الخوادم دون https بـ ⁨http://⁩.</translation></message>
<message><source>Couldn't queue the message: {reason}.</source><translation>تعذّرت إضافة الرسالة إلى قائمة الانتظار: {reason}.</translation></message>
<message><source>Couldn't read a file</source><translation>تعذّرت قراءة ملف</translation></message>
<message><source>Couldn't read {path}: {reason}.</source><translation>تعذّرت قراءة {path}: {reason}.</translation></message>
<message><source>Couldn't save how the subagent ended.</source><translation>تعذّر حفظ كيفية انتهاء الوكيل الفرعي.</translation></message>
<message><source>Couldn't save the choice of hooks: {reason}.</source><translation>تعذّر حفظ اختيار الخطافات: {reason}.</translation></message>
<message><source>Couldn't save the memory: {reason}.</source><translation>تعذّر حفظ الذاكرة: {reason}.</translation></message>
<message><source>Couldn't save the policy for all workspaces: {reason}.</source><translation>تعذّر حفظ سياسة كل مساحات العمل: {reason}.</translation></message>
<message><source>Couldn't save the sandbox settings: {reason}.</source><translation>تعذّر حفظ إعدادات البيئة المعزولة: {reason}.</translation></message>
<message><source>Couldn't save the settings: {reason}.</source><translation>تعذّر حفظ الإعدادات: {reason}.</translation></message>
<message><source>Couldn't save the workspace {workspace}: {error}.</source><translation>تعذّر حفظ مساحة العمل {workspace}: {error}.</translation></message>
<message><source>Couldn't save this change: {reason}.</source><translation>تعذّر حفظ هذا التغيير: {reason}.</translation></message>
<message><source>Couldn't save your answer: {reason}.</source><translation>تعذّر حفظ إجابتك: {reason}.</translation></message>
<message><source>Couldn't save {path}: {reason}.</source><translation>تعذّر حفظ {path}: {reason}.</translation></message>
<message><source>Couldn't send the next message.</source><translation>تعذّر إرسال الرسالة التالية.</translation></message>
<message><source>Couldn't write the {0}</source><translation>تعذّرت الكتابة: {0}</translation></message>
<message><source>Couldn't write {path}: {reason}.</source><translation>تعذّرت كتابة {path}: {reason}.</translation></message>
<message><source>Counted by your model</source><translation>عدّ نموذجك</translation></message>
<message><source>Counted by your model: {0} tokens. Estimated: {1}.</source><translation>عدّ نموذجك: {0} رمز. التقدير: {1}.</translation></message>
<message><source>Counts of uses are too high.</source><translation>أعداد الاستخدامات أكبر من الفعلية.</translation></message>
<message><source>Coverage</source><translation>التغطية</translation></message>
<message><source>Coverage check: no detail is missing.</source><translation>فحص التغطية: لا ينقص أي تفصيل.</translation></message>
<message numerus="yes"><source>Coverage check: {count} details are only in the original messages.</source><extracomment>One: Coverage check: {count} detail is only in the original messages.</extracomment><translation><numerusform>فحص التغطية: تفاصيل موجودة في الرسائل الأصلية فقط: {count}.</numerusform><numerusform>فحص التغطية: تفاصيل موجودة في الرسائل الأصلية فقط: {count}.</numerusform><numerusform>فحص التغطية: تفاصيل موجودة في الرسائل الأصلية فقط: {count}.</numerusform><numerusform>فحص التغطية: تفاصيل موجودة في الرسائل الأصلية فقط: {count}.</numerusform><numerusform>فحص التغطية: تفاصيل موجودة في الرسائل الأصلية فقط: {count}.</numerusform><numerusform>فحص التغطية: تفاصيل موجودة في الرسائل الأصلية فقط: {count}.</numerusform></translation></message>
<message><source>Coverage is checked once the handover is written.</source><translation>تُفحص التغطية بعد كتابة وثيقة التسليم.</translation></message>
<message><source>Coverage: every detail · {0}</source><translation>التغطية: كل التفاصيل · {0}</translation></message>
<message numerus="yes"><source>Coverage: {0} details only via recall · {1}</source><extracomment>One: Coverage: {0} detail only via recall · {1}</extracomment><translation><numerusform>التغطية: تفاصيل بالاسترجاع فقط: {0} · {1}</numerusform><numerusform>التغطية: تفصيل واحد بالاسترجاع فقط · {1}</numerusform><numerusform>التغطية: تفصيلان بالاسترجاع فقط · {1}</numerusform><numerusform>التغطية: {0} تفاصيل بالاسترجاع فقط · {1}</numerusform><numerusform>التغطية: {0} تفصيلًا بالاسترجاع فقط · {1}</numerusform><numerusform>التغطية: {0} تفصيل بالاسترجاع فقط · {1}</numerusform></translation></message>
<message><source>Covered by a handover</source><translation>مشمول بوثيقة تسليم</translation></message>
<message><source>Covered by a handover, so its text is no longer sent.</source><translation>مشمول بوثيقة تسليم، لذا لم يعد نصه يُرسَل.</translation></message>
<message><source>Covered by handover {0}</source><translation>مشمول بوثيقة التسليم {0}</translation></message>
<message><source>Covered by notes</source><translation>مشمول بملاحظات</translation></message>
<message><source>Covered messages</source><translation>الرسائل المشمولة</translation></message>
<message><source>Covers</source><translation>يشمل</translation></message>
<message><source>Create</source><translation>إنشاء</translation></message>
<message><source>Create the workspace or check the path.</source><translation>أنشئ مساحة العمل أو تحقق من المسار.</translation></message>
<message><source>Created {0}: {1}</source><translation>أُنشئ {0}: {1}</translation></message>
<message><source>Credentials</source><translation>بيانات الاعتماد</translation></message>
<message><source>Ctrl+Enter to save</source><translation>حفظ: Ctrl+Enter</translation></message>
<message><source>Ctrl+Enter to save · Esc to cancel</source><translation>حفظ: Ctrl+Enter · إلغاء: Esc</translation></message>
<message><source>Ctrl+Enter to save, Esc to cancel. The previous version is kept.</source><translation>حفظ: Ctrl+Enter، إلغاء: Esc. الإصدار السابق محفوظ.</translation></message>
<message><source>Ctrl+Enter to send · Esc to cancel</source><translation>إرسال: Ctrl+Enter · إلغاء: Esc</translation></message>
<message><source>Current Issues</source><translation>المشكلات الحالية</translation></message>
<message><source>Current turn</source><translation>الجولة الحالية</translation></message>
<message><source>Current: {0}</source><translation>الحالية: {0}</translation></message>
<message><source>Custom</source><translation>مخصص</translation></message>
<message><source>Custom shortcuts as JSON: action to keys.</source><translation>اختصارات مخصصة بصيغة JSON: من الإجراء إلى المفاتيح.</translation></message>
<message><source>Damaged</source><translation>تالف</translation></message>
<message><source>Damaged files</source><translation>الملفات التالفة</translation></message>
<message><source>Dark</source><translation>داكن</translation></message>
<message><source>Dark or light; `system` follows the desktop.</source><translation>داكن أو فاتح؛ القيمة `system` تتبع سطح المكتب.</translation></message>
<message><source>Data</source><translation>البيانات</translation></message>
<message><source>Day</source><translation>اليوم</translation></message>
<message><source>Days</source><translation>الأيام</translation></message>
<message><source>Decline</source><translation>رفض</translation></message>
<message><source>Defaults in use</source><translation>القيم افتراضية</translation></message>
<message><source>Delete key</source><translation>حذف المفتاح</translation></message>
<message><source>Delete permanently</source><translation>حذف نهائي</translation></message>
<message><source>Delete permanently…</source><translation>حذف نهائي…</translation></message>
<message><source>Delete this session?</source><translation>حذف هذه الجلسة؟</translation></message>
<message><source>Delete workspace “{0}”?</source><translation>حذف مساحة العمل «{0}»؟</translation></message>
<message><source>Delete workspace…</source><translation>حذف مساحة العمل…</translation></message>
<message numerus="yes"><source>Delete {0} entries</source><extracomment>One: Delete {0} entry</extracomment><translation><numerusform>حذف {0} عنصر</numerusform><numerusform>حذف عنصر واحد</numerusform><numerusform>حذف عنصرين</numerusform><numerusform>حذف {0} عناصر</numerusform><numerusform>حذف {0} عنصرًا</numerusform><numerusform>حذف {0} عنصر</numerusform></translation></message>
<message><source>Delete “{0}” permanently?</source><translation>حذف «{0}» نهائيًا؟</translation></message>
<message><source>Deleted: {path}</source><translation>حُذف: {path}</translation></message>
<message><source>Deletes everything it finds.</source><translation>يحذف كل ما يجده.</translation></message>
<message><source>Deletes files all over the system.</source><translation>يحذف ملفات في أنحاء النظام.</translation></message>
<message><source>Deletes files that git doesn't track.</source><translation>يحذف ملفات لا يتتبعها git.</translation></message>
<message><source>Deletes files.</source><translation>يحذف ملفات.</translation></message>
<message><source>Deletes folders with everything in them.</source><translation>يحذف مجلدات بكل ما فيها.</translation></message>
<message><source>Deletes folders.</source><translation>يحذف مجلدات.</translation></message>
<message><source>Deletes the system, a home folder, or anything an empty variable expands to.</source><translation>يحذف النظام أو مجلد منزل أو أي شيء ينتج عن متغير فارغ.</translation></message>
<message><source>Delete…</source><translation>حذف…</translation></message>
<message><source>Deleting…</source><translation>جارٍ الحذف…</translation></message>
<message><source>Denied or failed</source><translation>مرفوض أو فاشل</translation></message>
<message><source>Denied: {what}</source><translation>مرفوض: {what}</translation></message>
<message><source>Denies the call. Helix gets your note and asks before its next attempt.</source><translation>يرفض الاستدعاء. تصل ملاحظتك إلى Helix ويسأل قبل محاولته التالية.</translation></message>
<message><source>Deny</source><translation>رفض</translation></message>
<message><source>Deny and send</source><translation>رفض وإرسال</translation></message>
<message><source>Describe a task. Type @ to mention a file.</source><translation>صِف مهمة. اكتب @ لذكر ملف.</translation></message>
<message><source>Desktop notifications</source><translation>إشعارات سطح المكتب</translation></message>
<message><source>Details</source><translation>التفاصيل</translation></message>
<message><source>Details of this call</source><translation>تفاصيل هذا الاستدعاء</translation></message>
<message><source>Developer</source><translation>المطوّر</translation></message>
<message><source>Did you mean “{near}:”?</source><translation>هل تقصد «⁨{near}:⁩»؟</translation></message>
<message><source>Didn't fit</source><translation>لم يتسع المكان</translation></message>
<message><source>Diff</source><translation>الفرق</translation></message>
<message><source>Differences</source><translation>الفروق</translation></message>
<message><source>Discard</source><translation>تجاهل</translation></message>
<message><source>Discard and send</source><translation>تجاهل وإرسال</translation></message>
<message><source>Discard your edits?</source><translation>تجاهل تعديلاتك؟</translation></message>
<message><source>Disk full: new work isn't being saved</source><translation>القرص ممتلئ: لا يُحفظ العمل الجديد</translation></message>
<message><source>Dismiss</source><translation>تجاهل</translation></message>
<message><source>Do it with the other tools.</source><translation>نفّذ ذلك بالأدوات الأخرى.</translation></message>
<message><source>Documents are read only in a sandbox, and this system has none.</source><translation>لا تُقرأ المستندات إلا في بيئة معزولة، ولا توجد بيئة معزولة على هذا النظام.</translation></message>
<message><source>Doesn't fit: {0} of {1} tokens</source><translation>لا يتسع المكان: {0} من {1} رمز</translation></message>
<message><source>Don't enter passwords or keys. Servers must not ask for them.</source><translation>لا تُدخل كلمات مرور أو مفاتيح. يجب ألا تطلبها الخوادم.</translation></message>
<message><source>Don't resume</source><translation>عدم الاستئناف</translation></message>
<message><source>Done</source><translation>تم</translation></message>
<message><source>Done. Helix learns about it with the next request.</source><translation>تم. يعرف Helix بذلك مع الطلب التالي.</translation></message>
<message><source>Draft</source><translation>مسودة</translation></message>
<message><source>Dry run: nothing has changed yet. Every message stays on disk either way.</source><translation>تشغيل تجريبي: لم يتغيّر شيء بعد. تبقى كل رسالة على القرص في الحالتين.</translation></message>
<message><source>EXPLORE</source><translation>استكشاف</translation></message>
<message><source>Each line holds one name and one value.</source><translation>يحتوي كل سطر على اسم واحد وقيمة واحدة.</translation></message>
<message><source>Each subagent has its own context window</source><translation>لكل وكيل فرعي نافذة سياق خاصة</translation></message>
<message><source>Earlier version restored</source><translation>استُعيد إصدار سابق</translation></message>
<message><source>Early, when it pays off</source><translation>مبكرًا، عندما يوفّر</translation></message>
<message><source>Economy</source><translation>Economy</translation></message>
<message><source>Edit</source><translation>تحرير</translation></message>
<message><source>Edit &amp; resend</source><translation>تحرير وإعادة إرسال</translation></message>
<message><source>Edit (Enter)</source><translation>تحرير (Enter)</translation></message>
<message><source>Edit and resend</source><translation>تحرير وإعادة إرسال</translation></message>
<message><source>Edit and resend in new branch</source><translation>تحرير وإعادة إرسال في فرع جديد</translation></message>
<message><source>Edit and resend last message</source><translation>تحرير آخر رسالة وإعادة إرسالها</translation></message>
<message><source>Edit instructions</source><translation>تحرير التعليمات</translation></message>
<message><source>Edit it by hand.</source><translation>حرّره يدويًا.</translation></message>
<message><source>Edit the plan</source><translation>تحرير الخطة</translation></message>
<message><source>Edit the policy file</source><translation>تحرير ملف السياسة</translation></message>
<message><source>Edit this file?</source><translation>تحرير هذا الملف؟</translation></message>
<message><source>Edit this version</source><translation>تحرير هذا الإصدار</translation></message>
<message><source>Effect on your sessions</source><translation>الأثر على جلساتك</translation></message>
<message><source>Effort</source><translation>الجهد</translation></message>
<message><source>Effort · {0}</source><translation>الجهد · {0}</translation></message>
<message><source>Either way, Helix asks before it changes or runs anything else, unless you choose Sandboxed auto. Once outside content is in the conversation, Helix asks every time for secrets, the network, and other folders.</source><translation>في الحالتين يسأل Helix قبل أن يغيّر أو يشغّل أي شيء آخر، ما لم تختر «تلقائي معزول». ومتى صار في المحادثة محتوى خارجي، يسأل Helix كل مرة بشأن الأسرار والشبكة والمجلدات الأخرى.</translation></message>
<message><source>Empty.</source><translation>فارغ.</translation></message>
<message><source>End the message of each commit by Helix with the session's ID.</source><translation>إنهاء رسالة كل إيداع من Helix بمعرّف الجلسة.</translation></message>
<message><source>End the turn</source><translation>إنهاء الجولة</translation></message>
<message><source>Ends programs.</source><translation>ينهي برامج.</translation></message>
<message><source>Enter 12 to 64 hex digits, as shown in the marker.</source><translation>أدخل من 12 إلى 64 خانة ست عشرية، كما تظهر في العلامة.</translation></message>
<message><source>Enter a date with a time, like 2026-01-31T18:30:00Z.</source><translation>أدخل تاريخًا مع الوقت، مثل ⁨2026-01-31T18:30:00Z⁩.</translation></message>
<message><source>Enter a date, like 2026-01-31.</source><translation>أدخل تاريخًا، مثل ⁨2026-01-31⁩.</translation></message>
<message><source>Enter a full URL, like https://example.org.</source><translation>أدخل عنوان URL كاملًا، مثل https://example.org.</translation></message>
<message><source>Enter a name and a command or URL.</source><translation>أدخل اسمًا وأمرًا أو عنوان URL.</translation></message>
<message><source>Enter a number from {0} to {1}. Nothing changed.</source><translation>أدخل عددًا من {0} إلى {1}. لم يتغيّر شيء.</translation></message>
<message><source>Enter a number from {low} to {high} {unit}.</source><translation>أدخل عددًا من {low} إلى {high} {unit}.</translation></message>
<message><source>Enter a number like 3.5.</source><translation>أدخل عددًا مثل 3.5.</translation></message>
<message><source>Enter a number.</source><translation>أدخل عددًا.</translation></message>
<message><source>Enter a number. Nothing changed.</source><translation>أدخل عددًا. لم يتغيّر شيء.</translation></message>
<message><source>Enter a part of the name.</source><translation>أدخل جزءًا من الاسم.</translation></message>
<message><source>Enter a whole number from {low} to {high} {unit}.</source><translation>أدخل عددًا صحيحًا من {low} إلى {high} {unit}.</translation></message>
<message><source>Enter a whole number.</source><translation>أدخل عددًا صحيحًا.</translation></message>
<message><source>Enter a workspace name.</source><translation>أدخل اسمًا لمساحة العمل.</translation></message>
<message><source>Enter an email address, like ann@example.org.</source><translation>أدخل عنوان بريد إلكتروني، مثل ann@example.org.</translation></message>
<message><source>Enter both prices as numbers, such as 3 and 15.</source><translation>أدخل السعرين كعددين، مثل 3 و15.</translation></message>
<message><source>Enter more digits: {found}.</source><translation>أدخل خانات أكثر: {found}.</translation></message>
<message><source>Enter one of them.</source><translation>أدخل أحدها.</translation></message>
<message><source>Enter text.</source><translation>أدخل نصًا.</translation></message>
<message><source>Enter the name of an AWS profile, or the path of a file of Google credentials.</source><translation>أدخل اسم ملف تعريف AWS، أو مسار ملف بيانات اعتماد Google.</translation></message>
<message><source>Enter the name of the variable that holds the key, not the key itself.</source><translation>أدخل اسم المتغير الذي يحمل المفتاح، لا المفتاح نفسه.</translation></message>
<message><source>Enter the secret as one line of text.</source><translation>أدخل السر في سطر واحد.</translation></message>
<message><source>Enter to queue</source><translation>إلى الانتظار: Enter</translation></message>
<message><source>Enter to queue · Ctrl+Enter to interrupt · Esc to stop</source><translation>إلى الانتظار: Enter · مقاطعة: Ctrl+Enter · إيقاف: Esc</translation></message>
<message><source>Enter to save  ·  Esc to cancel</source><translation>حفظ: Enter  ·  إلغاء: Esc</translation></message>
<message><source>Enter to send · Shift+Enter for new line</source><translation>إرسال: Enter · سطر جديد: Shift+Enter</translation></message>
<message><source>Enter to test. The server must support Chat Completions.</source><translation>المفتاح Enter للاختبار. يجب أن يدعم الخادم Chat Completions.</translation></message>
<message><source>Entries</source><translation>العناصر</translation></message>
<message><source>Entries that are pinned, used by a session, or less than a day old are kept.</source><translation>تبقى العناصر المثبّتة أو المستخدمة في جلسة أو التي لم يمضِ عليها يوم.</translation></message>
<message><source>Entries used again in the meantime are kept.</source><translation>تبقى العناصر التي استُخدمت من جديد في هذه الأثناء.</translation></message>
<message><source>Environment variables or HTTP headers</source><translation>متغيرات البيئة أو ترويسات HTTP</translation></message>
<message><source>Event</source><translation>الحدث</translation></message>
<message><source>Event {0}</source><translation>الحدث {0}</translation></message>
<message><source>Event {seq} of session {name} is lost.</source><translation>فُقد الحدث {seq} من الجلسة {name}.</translation></message>
<message><source>Event {seq} of session {session}: {problem}</source><translation>الحدث {seq} في الجلسة {session}: {problem}</translation></message>
<message><source>Event {seq} of this session isn't a request.</source><translation>الحدث {seq} في هذه الجلسة ليس طلبًا.</translation></message>
<message><source>Events that the line came from</source><translation>الأحداث التي جاء منها السطر</translation></message>
<message><source>Events {name} of version {version} come from a newer version.</source><translation>أحداث {name} بالإصدار {version} من إصدار أحدث.</translation></message>
<message><source>Every command you allow can reach the network, your files, and your keys.</source><translation>كل أمر تسمح به يستطيع الوصول إلى الشبكة وملفاتك ومفاتيحك.</translation></message>
<message><source>Every message is still on disk.</source><translation>ما زالت كل رسالة على القرص.</translation></message>
<message><source>Everything else is intact. `helix-desktop workspace check --deep` lists all damage.</source><translation>كل ما عدا ذلك سليم. يسرد `helix-desktop workspace check --deep` كل الأضرار.</translation></message>
<message><source>Everything is committed.</source><translation>كل شيء مودع.</translation></message>
<message><source>Everything is merged already.</source><translation>كل شيء مدموج بالفعل.</translation></message>
<message><source>Everything is saved. Raise the budget in Settings › Budgets to continue.</source><translation>كل شيء محفوظ. ارفع الميزانية من الإعدادات › الميزانيات للمتابعة.</translation></message>
<message><source>Everything so far is saved and readable, but new work can't be saved. Free disk space; the workspace then resumes.</source><translation>كل شيء حتى الآن محفوظ وقابل للقراءة، لكن تعذّر حفظ العمل الجديد. أخلِ مساحة على القرص، ثم تستأنف مساحة العمل.</translation></message>
<message><source>Everything that leaves the context can be recalled from the cache.</source><translation>كل ما يخرج من السياق يمكن استرجاعه من المخزن.</translation></message>
<message><source>Everything up to here is saved, and no tool ran twice.</source><translation>كل شيء حتى هنا محفوظ، ولم تعمل أي أداة مرتين.</translation></message>
<message><source>Exact text</source><translation>النص الدقيق</translation></message>
<message><source>Exact text sent to the model</source><translation>النص الدقيق المرسل إلى النموذج</translation></message>
<message><source>Example: https://api.example.com/v1, or http://127.0.0.1:8080/v1 on this computer.</source><translation>مثال: https://api.example.com/v1، أو http://127.0.0.1:8080/v1 على هذا الحاسوب.</translation></message>
<message><source>Excerpt</source><translation>مقتطف</translation></message>
<message><source>Excerpt kept</source><translation>بقي المقتطف</translation></message>
<message><source>Excerpt of a large output</source><translation>مقتطف من ناتج كبير</translation></message>
<message><source>Excerpt with other instructions…</source><translation>مقتطف بتعليمات أخرى…</translation></message>
<message><source>Excerpt: {0}</source><translation>مقتطف: {0}</translation></message>
<message><source>Excerpts and notes</source><translation>مقتطفات وملاحظات</translation></message>
<message><source>Excerpts of large outputs</source><translation>مقتطفات من النواتج الكبيرة</translation></message>
<message><source>Excerpt…</source><translation>مقتطف…</translation></message>
<message><source>Exclude</source><translation>استبعاد</translation></message>
<message><source>Exclude block from context</source><translation>استبعاد الكتلة من السياق</translation></message>
<message><source>Exclude from context</source><translation>استبعاد من السياق</translation></message>
<message><source>Excluded</source><translation>مستبعد</translation></message>
<message><source>Excluded by you at {0}</source><translation>استبعدته أنت عند {0}</translation></message>
<message><source>Excluded from context</source><translation>مستبعد من السياق</translation></message>
<message><source>Excluded: {0}</source><translation>مستبعد: {0}</translation></message>
<message><source>Existing data is unchanged.</source><translation>البيانات الموجودة لم تتغيّر.</translation></message>
<message><source>Expand</source><translation>توسيع</translation></message>
<message><source>Expected: {0} tokens, at most {1}</source><translation>المتوقع: {0} رمز، و{1} على الأكثر</translation></message>
<message><source>Experiments</source><translation>التجارب</translation></message>
<message><source>Explain words</source><translation>شرح الكلمات</translation></message>
<message><source>Explore</source><translation>استكشاف</translation></message>
<message><source>Export</source><translation>تصدير</translation></message>
<message><source>Export CSV</source><translation>تصدير CSV</translation></message>
<message><source>Export CSV…</source><translation>تصدير CSV…</translation></message>
<message><source>Export anyway</source><translation>التصدير على أي حال</translation></message>
<message><source>Export as JSONL…</source><translation>تصدير بصيغة JSONL…</translation></message>
<message><source>Export as Markdown…</source><translation>تصدير بصيغة Markdown…</translation></message>
<message><source>Export as files…</source><translation>تصدير كملفات…</translation></message>
<message><source>Export canceled</source><translation>أُلغي التصدير</translation></message>
<message><source>Export canceled.</source><translation>أُلغي التصدير.</translation></message>
<message><source>Export canceled. The partial file {0} was removed.</source><translation>أُلغي التصدير. أُزيل الملف الجزئي {0}.</translation></message>
<message><source>Export entry</source><translation>تصدير العنصر</translation></message>
<message><source>Export entry…</source><translation>تصدير العنصر…</translation></message>
<message><source>Export failed</source><translation>فشل التصدير</translation></message>
<message><source>Export session</source><translation>تصدير الجلسة</translation></message>
<message><source>Export session as JSONL…</source><translation>تصدير الجلسة بصيغة JSONL…</translation></message>
<message><source>Export session as Markdown…</source><translation>تصدير الجلسة بصيغة Markdown…</translation></message>
<message><source>Export with secrets?</source><translation>هل تريد التصدير مع الأسرار؟</translation></message>
<message><source>Export workspace…</source><translation>تصدير مساحة العمل…</translation></message>
<message><source>Exported</source><translation>تم التصدير</translation></message>
<message><source>Exporting</source><translation>جارٍ التصدير</translation></message>
<message><source>Export…</source><translation>تصدير…</translation></message>
<message><source>Extra high</source><comment>reasoning effort</comment><translation>عالٍ جدًا</translation></message>
<message><source>Failed</source><translation>الفاشلة</translation></message>
<message><source>Failed: {what}</source><translation>فشل: {what}</translation></message>
<message><source>Fast model</source><translation>النموذج السريع</translation></message>
<message><source>Fetch that address if it is what is wanted.</source><translation>اجلب ذلك العنوان إن كان هو المطلوب.</translation></message>
<message><source>Fetch this URL?</source><translation>جلب عنوان URL هذا؟</translation></message>
<message><source>Fetches from an unusual address.</source><translation>يجلب من عنوان غير معتاد.</translation></message>
<message><source>Fetches from {host}, which learns everything in the address.</source><translation>يجلب من {host}، الذي سيعرف كل ما في العنوان.</translation></message>
<message><source>Fewer options</source><translation>خيارات أقل</translation></message>
<message><source>Fields: {fields}.</source><translation>الحقول: {fields}.</translation></message>
<message><source>File changes</source><translation>تغييرات الملفات</translation></message>
<message><source>File for OpenTelemetry traces, or a collector on this computer; empty for none.</source><translation>ملف لآثار OpenTelemetry، أو مُجمِّع على هذا الحاسوب؛ يُترك فارغًا لعدم الكتابة.</translation></message>
<message><source>File in the project folder</source><translation>ملف في مجلد المشروع</translation></message>
<message><source>Files</source><translation>الملفات</translation></message>
<message><source>Files Helix writes or edits appear here, with their earlier versions.</source><translation>تظهر هنا الملفات التي يكتبها Helix أو يحرّرها، مع إصداراتها السابقة.</translation></message>
<message><source>Files and cached outputs</source><translation>الملفات والنواتج في المخزن</translation></message>
<message><source>Fill the screen when the window opens.</source><translation>ملء الشاشة عند فتح النافذة.</translation></message>
<message><source>Filter by tool, size, usage, state, hash, or text</source><translation>رشّح بالأداة أو الحجم أو الاستخدام أو الحالة أو البصمة أو النص</translation></message>
<message><source>Filter entries</source><translation>ترشيح العناصر</translation></message>
<message><source>Filter entries (/)</source><translation>ترشيح العناصر (/)</translation></message>
<message><source>Filter suggestions</source><translation>اقتراحات الترشيح</translation></message>
<message><source>Filter with one regular expression</source><translation>التصفية بتعبير نمطي واحد</translation></message>
<message><source>Filter with regular expressions</source><translation>الترشيح بتعبيرات نمطية</translation></message>
<message><source>Find</source><translation>بحث</translation></message>
<message><source>Find in content</source><translation>بحث في المحتوى</translation></message>
<message><source>Find in conversation</source><translation>بحث في المحادثة</translation></message>
<message><source>Find local models</source><translation>البحث عن نماذج محلية</translation></message>
<message><source>Finds a text in everything that models were sent. Nothing is sent now.</source><translation>يبحث عن نص في كل ما أُرسل إلى النماذج. لا يُرسل شيء الآن.</translation></message>
<message><source>Finish in the browser.</source><translation>أكمل في المتصفح.</translation></message>
<message><source>Finish or abort it with git.</source><translation>أكملها أو ألغها باستخدام git.</translation></message>
<message><source>Finished</source><translation>انتهت</translation></message>
<message><source>Finished before it could be canceled.</source><translation>انتهى قبل أن يتسنى إلغاؤه.</translation></message>
<message><source>First message of a session</source><translation>أول رسالة في جلسة</translation></message>
<message><source>First request</source><translation>الطلب الأول</translation></message>
<message><source>Fits: context grows to {0}%</source><translation>يتسع المكان: يصل السياق إلى {0}%</translation></message>
<message><source>Fix the marked value to apply.</source><translation>صحّح القيمة المعلَّمة للتطبيق.</translation></message>
<message><source>Fix what failed</source><translation>إصلاح ما فشل</translation></message>
<message><source>Fold</source><translation>طي</translation></message>
<message><source>Fold messages</source><translation>طي الرسائل</translation></message>
<message><source>Fold tool calls</source><translation>طي الاستدعاءات</translation></message>
<message><source>Folder</source><translation>المجلد</translation></message>
<message><source>Folder no longer trusted.</source><translation>لم يعد المجلد موثوقًا.</translation></message>
<message><source>Folder trusted.</source><translation>أصبح المجلد موثوقًا.</translation></message>
<message><source>Folder: {0}</source><translation>المجلد: {0}</translation></message>
<message><source>Folders</source><translation>المجلدات</translation></message>
<message><source>Folders of your data</source><translation>مجلدات بياناتك</translation></message>
<message><source>Folders you don't trust are always Strict.</source><translation>المجلدات غير الموثوقة لها دائمًا المستوى الصارم.</translation></message>
<message><source>For a sandbox, install bubblewrap ({command}) and restart Helix.</source><translation>لبيئة معزولة ثبّت bubblewrap ‏({command}) وأعد تشغيل Helix.</translation></message>
<message><source>For a sandbox, install bubblewrap with the package manager of your system and restart Helix.</source><translation>لبيئة معزولة ثبّت bubblewrap بمدير حزم نظامك وأعد تشغيل Helix.</translation></message>
<message><source>For example auth, or text:"a phrase" for the content alone.</source><translation>مثلًا auth، أو ⁨text:"عبارة"⁩ للمحتوى وحده.</translation></message>
<message><source>For example created:&lt;7d, created:2026-11-20 or created:yesterday.</source><translation>مثلًا created:&lt;7d أو created:2026-11-20 أو created:yesterday.</translation></message>
<message><source>For example max_completion_tokens.</source><translation>مثلًا max_completion_tokens.</translation></message>
<message><source>For example mime:image or mime:=text/plain.</source><translation>مثلًا mime:image أو mime:=text/plain.</translation></message>
<message><source>For example outcome:failed.</source><translation>مثلًا outcome:failed.</translation></message>
<message><source>For example pinned:yes.</source><translation>مثلًا pinned:yes.</translation></message>
<message><source>For example re:/error \d+/i.</source><translation>مثلًا re:/error \d+/i.</translation></message>
<message><source>For example sha:3fa9: the first digits, 0-9 and a-f.</source><translation>مثلًا sha:3fa9، أي أول الخانات من ⁨0-9⁩ و ⁨a-f⁩.</translation></message>
<message><source>For example text:"Traceback (most recent".</source><translation>مثلًا ⁨text:"Traceback (most recent"⁩.</translation></message>
<message><source>For example tool:shell, or tool:~read for a part of the name.</source><translation>مثلًا tool:shell، أو tool:~read لجزء من الاسم.</translation></message>
<message><source>For example used:never, used:&lt;7d or used:&gt;2026-11-20.</source><translation>مثلًا used:never أو used:&lt;7d أو used:&gt;2026-11-20.</translation></message>
<message><source>For example what:auth.py, or what:=src/auth.py for an exact match.</source><translation>مثلًا what:auth.py، أو what:=src/auth.py للتطابق التام.</translation></message>
<message><source>For example {field}:&gt;10k, {field}:10..20 or {field}:0.</source><translation>مثلًا ⁨{field}:&gt;10k⁩ أو ⁨{field}:10..20⁩ أو ⁨{field}:0⁩.</translation></message>
<message><source>For example: “Never touch migrations.”</source><translation>مثلًا: «لا تمسّ ملفات الترحيل أبدًا.»</translation></message>
<message><source>For sessions that aren't on screen</source><translation>للجلسات غير الظاهرة على الشاشة</translation></message>
<message><source>Forecast</source><translation>التوقعات</translation></message>
<message><source>Fork bomb: multiplies until the computer freezes.</source><translation>قنبلة تفرّع: يتكاثر حتى يتجمد الحاسوب.</translation></message>
<message><source>Forms can contain only text, numbers, yes/no, and choices.</source><translation>لا يمكن أن تحتوي الاستمارات إلا على نص وأعداد ونعم/لا وخيارات.</translation></message>
<message><source>Found</source><translation>موجود</translation></message>
<message><source>Found in your environment variables.</source><translation>عُثر عليه في متغيرات البيئة لديك.</translation></message>
<message><source>Free disk space, then try again.</source><translation>أفرغ مساحة على القرص، ثم حاول مجددًا.</translation></message>
<message><source>Free of charge</source><translation>مجاني</translation></message>
<message><source>Free. Nothing leaves this computer.</source><translation>مجاني. لا شيء يغادر هذا الحاسوب.</translation></message>
<message numerus="yes"><source>Free: {0} tokens</source><extracomment>One: Free: {0} token</extracomment><translation><numerusform>المتاح: {0} رمز</numerusform><numerusform>المتاح: رمز واحد</numerusform><numerusform>المتاح: رمزان</numerusform><numerusform>المتاح: {0} رموز</numerusform><numerusform>المتاح: {0} رمزًا</numerusform><numerusform>المتاح: {0} رمز</numerusform></translation></message>
<message><source>Frees</source><translation>يوفّر</translation></message>
<message><source>From a folder of dependencies or one that git ignores, and you haven't agreed to use it.</source><translation>من مجلد تبعيات أو مجلد يتجاهله git، ولم توافق على استخدامه.</translation></message>
<message><source>From a nested repository that isn't yours, and you haven't agreed to use it.</source><translation>من مستودع متداخل ليس لك، ولم توافق على استخدامه.</translation></message>
<message><source>From commit {0}: {1}</source><translation>الأساس إيداع {0}: {1}</translation></message>
<message><source>From git, from a nested repository, or from the time of a command or of another agent, and you haven't agreed to use it.</source><translation>من git أو من مستودع متداخل أو من وقت عمل أمر أو وكيل آخر، ولم توافق على استخدامه.</translation></message>
<message><source>From line {0}</source><translation>من السطر {0}</translation></message>
<message><source>From prompt cache</source><translation>من ذاكرة الموجّه</translation></message>
<message><source>From the project</source><translation>من المشروع</translation></message>
<message><source>From {0} at {1}: {2}</source><translation>الأساس {0} عند {1}: {2}</translation></message>
<message><source>From {0} to {1} tokens. They are charged as output.</source><translation>من {0} إلى {1} رمز. تُحتسب بسعر الإخراج.</translation></message>
<message><source>From “{0}”, message {1}, {2}</source><translation>من «{0}»، الرسالة {1}، {2}</translation></message>
<message><source>Full</source><comment>motion</comment><translation>كاملة</translation></message>
<message><source>Full check</source><translation>فحص كامل</translation></message>
<message><source>Full details of this call</source><translation>التفاصيل الكاملة لهذا الاستدعاء</translation></message>
<message><source>Full output</source><translation>الناتج الكامل</translation></message>
<message><source>Full output, chosen by Helix</source><translation>الناتج الكامل، باختيار Helix</translation></message>
<message><source>Full output, chosen by you</source><translation>الناتج الكامل، باختيارك</translation></message>
<message><source>Full path of the git that Helix uses; empty for the one of the system.</source><translation>المسار الكامل لـ git الذي يستخدمه Helix؛ يُترك فارغًا لاستخدام الموجود في النظام.</translation></message>
<message><source>Full path. Empty: the one of the system. Takes effect at the next start</source><translation>المسار الكامل. فارغ: الموجود في النظام. يسري عند البدء التالي</translation></message>
<message><source>Full third-party licenses</source><translation>النصوص الكاملة لتراخيص الجهات الأخرى</translation></message>
<message><source>General</source><translation>عام</translation></message>
<message><source>Generate preview</source><translation>إنشاء معاينة</translation></message>
<message><source>Generate preview · {0}</source><translation>إنشاء معاينة · {0}</translation></message>
<message><source>Get started</source><translation>بدء الاستخدام</translation></message>
<message><source>Git</source><translation>Git</translation></message>
<message><source>Git Bash is used if both are installed: Helix understands its commands. Takes effect after a restart</source><translation>يُستخدم Git Bash إن كان كلاهما مثبّتًا: يفهم Helix أوامره. يسري بعد إعادة التشغيل</translation></message>
<message><source>Git branch {0}</source><translation>فرع Git {0}</translation></message>
<message><source>Git can't create the worktree {folder}: {reason}</source><translation>تعذّر على Git إنشاء شجرة العمل {folder}: {reason}</translation></message>
<message><source>Git can't tell what is uncommitted in {folder}: {reason}</source><translation>تعذّر على Git تحديد غير المودع في {folder}: {reason}</translation></message>
<message><source>Git deletes the commits later, and they can't be brought back.</source><translation>يحذف git الإيداعات لاحقًا، ولا يمكن استرجاعها.</translation></message>
<message><source>Git did not answer: {reason}</source><translation>لم يستجب Git: {reason}</translation></message>
<message><source>Git did not commit: {reason}</source><translation>لم يُجرِ Git الإيداع: {reason}</translation></message>
<message><source>Git did not merge {branch}: {reason}</source><translation>لم يدمج Git الفرع {branch}: {reason}</translation></message>
<message><source>Git did not remove {folder}: {reason}</source><translation>لم يُزِل Git المجلد {folder}: {reason}</translation></message>
<message><source>Git doesn't take {name} as the name of a branch.</source><translation>لا يقبل Git القيمة {name} اسمًا لفرع.</translation></message>
<message><source>Git has removed what the earlier state needs.</source><translation>أزال git ما تحتاجه الحالة السابقة.</translation></message>
<message><source>Git is not installed.</source><translation>Git غير مثبّت.</translation></message>
<message><source>Git says too much of what the command left in the repository.</source><translation>يعرض Git معلومات أكثر من اللازم عمّا تركه الأمر في المستودع.</translation></message>
<message><source>Git would read {named}, which contains secrets and is hidden from commands. Once committed, commands can read it.</source><translation>سيقرأ Git الملف {named} الذي يحتوي على أسرار وهو مخفي عن الأوامر. وبعد إيداعه تستطيع الأوامر قراءته.</translation></message>
<message><source>Glossary</source><translation>المسرد</translation></message>
<message><source>Go</source><translation>تنفيذ</translation></message>
<message><source>Go on with what is still open:&#10;{0}</source><translation>أكمل ما لم يُنجز بعد:&#10;{0}</translation></message>
<message><source>Go to</source><translation>انتقال</translation></message>
<message><source>Go to a request that was sent first.</source><translation>انتقل أولًا إلى طلب مُرسل.</translation></message>
<message><source>Go to conversation</source><translation>الانتقال إلى المحادثة</translation></message>
<message><source>Go to latest message</source><translation>الانتقال إلى أحدث رسالة</translation></message>
<message><source>Google rejected the credentials. {message}</source><translation>رفضت Google بيانات الاعتماد. {message}</translation></message>
<message><source>Google's answer contains no access token.</source><translation>لا يحتوي رد Google على رمز وصول.</translation></message>
<message><source>Green</source><translation>أخضر</translation></message>
<message><source>Handover</source><translation>التسليم</translation></message>
<message><source>Handover sections</source><translation>أقسام وثيقة التسليم</translation></message>
<message><source>Handover {0}</source><translation>التسليم {0}</translation></message>
<message><source>Handovers</source><translation>وثائق التسليم</translation></message>
<message><source>Has too many parts to check.</source><translation>أجزاؤه أكثر مما يمكن فحصه.</translation></message>
<message><source>Hash</source><translation>البصمة</translation></message>
<message><source>Hash mismatch</source><translation>البصمة لا تتطابق</translation></message>
<message><source>Headers</source><translation>الترويسات</translation></message>
<message><source>Height of the window when it opens.</source><translation>ارتفاع النافذة عند فتحها.</translation></message>
<message><source>Helix</source><translation>Helix</translation></message>
<message><source>Helix Desktop is already open in {who}.</source><translation>برنامج Helix Desktop مفتوح بالفعل في {who}.</translation></message>
<message><source>Helix Desktop was closed before the command ended.</source><translation>أُغلق Helix Desktop قبل انتهاء الأمر.</translation></message>
<message><source>Helix always uses the AGENTS.md in its own settings folder</source><translation>يستخدم Helix دائمًا ملف AGENTS.md الموجود في مجلد إعداداته</translation></message>
<message><source>Helix asks before every command. “Always” covers only that exact command.</source><translation>يسأل Helix قبل كل أمر. لا يسري «دائمًا» إلا على ذلك الأمر بعينه.</translation></message>
<message><source>Helix asks you</source><translation>Helix يسألك</translation></message>
<message><source>Helix can run none of the packages of {name}.</source><translation>لا يستطيع Helix تشغيل أي من حزم {name}.</translation></message>
<message><source>Helix can't check commands for {shell}.</source><translation>لا يستطيع Helix فحص أوامر {shell}.</translation></message>
<message><source>Helix can't check it</source><translation>لا يستطيع Helix فحصه</translation></message>
<message><source>Helix can't open this link. Only plain http and https links work.</source><translation>لا يستطيع Helix فتح هذا الرابط. لا تعمل إلا روابط http و https العادية.</translation></message>
<message><source>Helix can't see what you do on that page. You confirm once more before it opens.</source><translation>لا يستطيع Helix رؤية ما تفعله في تلك الصفحة. ستؤكد مرة أخرى قبل فتحها.</translation></message>
<message><source>Helix can't use Google credentials of the type {type}.</source><translation>لا يستطيع Helix استخدام بيانات اعتماد Google من النوع {type}.</translation></message>
<message><source>Helix chose {model} as fast model. You can choose another one.</source><translation>اختار Helix النموذج {model} نموذجًا سريعًا. يمكنك اختيار غيره.</translation></message>
<message><source>Helix chose {model} as long-context model. You can choose another one.</source><translation>اختار Helix النموذج {model} نموذجًا للسياق الطويل. يمكنك اختيار غيره.</translation></message>
<message><source>Helix compacts the conversation at {0} of the context, or when you choose Compact now.</source><translation>يقلّص Helix المحادثة عند {0} من السياق، أو عندما تختار «التقليص الآن».</translation></message>
<message><source>Helix detects Ollama, LM Studio, and llama.cpp.</source><translation>يكتشف Helix برامج Ollama و LM Studio و llama.cpp.</translation></message>
<message><source>Helix doesn't have permission to read and write in {where}.</source><translation>لا يملك Helix إذن القراءة والكتابة في {where}.</translation></message>
<message><source>Helix doesn't have permission to use {place}.</source><translation>ليس لدى Helix إذن باستخدام {place}.</translation></message>
<message><source>Helix doesn't sign in with the {name} of the AWS profile {profile}.</source><translation>لا يسجّل Helix الدخول بالحقل {name} من ملف تعريف AWS المسمّى {profile}.</translation></message>
<message><source>Helix follows these: your prompt and rules, skills, and the project's AGENTS.md.</source><translation>يتبع Helix هذه: موجّهك وقواعدك والمهارات وملف AGENTS.md للمشروع.</translation></message>
<message><source>Helix has no copy of {names}.</source><translation>لا توجد لدى Helix نسخة من {names}.</translation></message>
<message><source>Helix has no sandbox for this system yet. On Linux, it uses bubblewrap.</source><translation>لا يملك Helix بيئة معزولة لهذا النظام بعد. على Linux يستخدم bubblewrap.</translation></message>
<message><source>Helix is answering this message, so it's always sent in full.</source><translation>يجيب Helix عن هذه الرسالة، لذا تُرسَل كاملة دائمًا.</translation></message>
<message><source>Helix is answering this message.</source><translation>يجيب Helix عن هذه الرسالة.</translation></message>
<message><source>Helix is choosing what to keep of a large output. Until then, it has a preview.</source><translation>يختار Helix ما يبقيه من مخرجات كبيرة. حتى ذلك الحين لديه معاينة.</translation></message>
<message><source>Helix is still working</source><translation>ما زال Helix يعمل</translation></message>
<message><source>Helix is still working in this session.</source><translation>ما زال Helix يعمل في هذه الجلسة.</translation></message>
<message><source>Helix is still working in this session. Nothing changed.</source><translation>ما زال Helix يعمل في هذه الجلسة. لم يتغيّر شيء.</translation></message>
<message><source>Helix is working in this session. Stop it or wait until it finishes.</source><translation>يعمل Helix في هذه الجلسة. أوقفه أو انتظر حتى ينتهي.</translation></message>
<message><source>Helix is working in this workspace. Stop it or wait until it finishes</source><translation>يعمل Helix في مساحة العمل هذه. أوقفه أو انتظر حتى ينتهي</translation></message>
<message><source>Helix keeps every tool output here, also when it has left the context.</source><translation>يحفظ Helix هنا كل مخرجات الأدوات، حتى بعد خروجها من السياق.</translation></message>
<message><source>Helix keeps the present version, so you can undo this.</source><translation>يُبقي Helix الإصدار الحالي، فيمكنك التراجع عن هذا.</translation></message>
<message><source>Helix keeps the requests of this session smaller until it is opened again.</source><translation>يُبقي Helix طلبات هذه الجلسة أصغر إلى أن تُفتح من جديد.</translation></message>
<message><source>Helix keeps this in every request: what you typed, and what steers the agent.</source><translation>يُبقي Helix هذا في كل طلب: ما كتبتَه، وما يوجّه الوكيل.</translation></message>
<message><source>Helix kept an excerpt</source><translation>أبقى Helix مقتطفًا</translation></message>
<message><source>Helix kept the full output</source><translation>أبقى Helix الناتج الكامل</translation></message>
<message><source>Helix kept the preview</source><translation>أبقى Helix المعاينة</translation></message>
<message><source>Helix kept {0}</source><translation>ما أبقاه Helix: {0}</translation></message>
<message><source>Helix learns about it with the next request. Redo it under Changes.</source><translation>يعرف Helix بذلك مع الطلب التالي. يمكنك الإعادة من «التغييرات».</translation></message>
<message><source>Helix learns about it with the next request. Undo it under Changes.</source><translation>يعرف Helix بذلك مع الطلب التالي. يمكنك التراجع من «التغييرات».</translation></message>
<message><source>Helix needs my approval</source><translation>عندما يحتاج Helix إلى موافقتي</translation></message>
<message><source>Helix needs your answer</source><translation>يحتاج Helix إلى إجابتك</translation></message>
<message><source>Helix never checks for updates on its own.</source><translation>لا يتحقق Helix من التحديثات من تلقاء نفسه أبدًا.</translation></message>
<message><source>Helix quit during this turn</source><translation>انتهى Helix أثناء هذه الجولة</translation></message>
<message><source>Helix quit during this turn. Everything up to here is saved.</source><translation>انتهى Helix أثناء هذه الجولة. كل شيء حتى هنا محفوظ.</translation></message>
<message><source>Helix reads no documents and draws no formulas.</source><translation>لا يقرأ Helix المستندات ولا يرسم الصيغ.</translation></message>
<message><source>Helix runs packages of npm, PyPI, and OCI, and servers at a URL.</source><translation>يشغّل Helix حزم npm وPyPI وOCI، ويستخدم الخوادم التي لها عنوان URL.</translation></message>
<message><source>Helix saves the current version first, so you can undo this.</source><translation>يحفظ Helix الإصدار الحالي أولًا، فيمكنك التراجع عن هذا.</translation></message>
<message><source>Helix sets the header {name} itself.</source><translation>يعيّن Helix الترويسة {name} بنفسه.</translation></message>
<message><source>Helix speaks version {number}.</source><translation>يتحدث Helix الإصدار {number}.</translation></message>
<message><source>Helix stopped {0}, which ran in the background.</source><translation>أوقف Helix الأمر {0} الذي كان يعمل في الخلفية.</translation></message>
<message><source>Helix uses the default model and shows which</source><translation>يستخدم Helix النموذج الافتراضي ويعرض أيّها هو</translation></message>
<message><source>Helix was cut off while a command ran.</source><translation>انقطع Helix أثناء تشغيل أمر.</translation></message>
<message><source>Helix was cut off while a command ran. Changed since it began: {names}.</source><translation>انقطع Helix أثناء تشغيل أمر. تغيّر منذ بدئه: {names}.</translation></message>
<message><source>Helix won't send or export it. Nothing else is affected. To repair it, choose a file with the same bytes, for example from a backup or the project.</source><translation>لن يرسله Helix أو يصدّره. لا يتأثر شيء آخر. لإصلاحه اختر ملفًا بالبايتات نفسها، من نسخة احتياطية أو من المشروع مثلًا.</translation></message>
<message><source>Helix works here. Deleting the workspace never deletes this folder.</source><translation>يعمل Helix هنا. حذف مساحة العمل لا يحذف هذا المجلد أبدًا.</translation></message>
<message><source>Helix writes a handover here</source><translation>يكتب Helix وثيقة تسليم هنا</translation></message>
<message><source>Helix writes the body field {name} itself.</source><translation>يكتب Helix حقل المتن {name} بنفسه.</translation></message>
<message numerus="yes"><source>Helix: {0} sessions running</source><extracomment>One: Helix: {0} session running</extracomment><translation><numerusform>الجلسات الجارية في Helix: {0} جلسة</numerusform><numerusform>الجلسات الجارية في Helix: جلسة واحدة</numerusform><numerusform>الجلسات الجارية في Helix: جلستان</numerusform><numerusform>الجلسات الجارية في Helix: {0} جلسات</numerusform><numerusform>الجلسات الجارية في Helix: {0} جلسة</numerusform><numerusform>الجلسات الجارية في Helix: {0} جلسة</numerusform></translation></message>
<message><source>Hex</source><translation>Hex</translation></message>
<message><source>Hidden from this command: {0}</source><translation>مخفي عن هذا الأمر: {0}</translation></message>
<message><source>Hide</source><translation>إخفاء</translation></message>
<message><source>Hide the running commands</source><translation>إخفاء الأوامر الجارية</translation></message>
<message><source>Hide the steps</source><translation>إخفاء الخطوات</translation></message>
<message><source>High</source><comment>reasoning effort</comment><translation>عالٍ</translation></message>
<message><source>Highest so far</source><translation>الأعلى حتى الآن</translation></message>
<message><source>Holds up the subagent since {0}</source><translation>يوقف الوكيل الفرعي منذ {0}</translation></message>
<message><source>Holds up the turn since {0}</source><translation>يوقف الجولة منذ {0}</translation></message>
<message><source>Hook “{0}” blocked this</source><translation>منع الخطاف «{0}» هذا</translation></message>
<message><source>Hook “{0}” failed</source><translation>فشل الخطاف «{0}»</translation></message>
<message><source>Hook “{0}” ran</source><translation>عمل الخطاف «{0}»</translation></message>
<message><source>Hook: {command}</source><translation>الخطاف: {command}</translation></message>
<message><source>Hooks</source><translation>الخطافات</translation></message>
<message><source>Hooks need bash, which commands here don't run with.</source><translation>تحتاج الخطافات إلى bash، والأوامر هنا لا تعمل به.</translation></message>
<message><source>Host</source><translation>المضيف</translation></message>
<message><source>Hosts allowed without encryption</source><translation>المضيفون المسموح بهم دون تشفير</translation></message>
<message><source>Hover over a request, or use ← and →. Drag or press + to zoom.</source><translation>مرّر المؤشر فوق طلب، أو استخدم ← و →. اسحب أو اضغط + للتكبير.</translation></message>
<message><source>Identical content is stored once. You and Helix can recall every byte.</source><translation>يُخزَّن المحتوى المتطابق مرة واحدة. يمكنك أنت و Helix استرجاع كل بايت.</translation></message>
<message><source>If Helix ends now, the end of this answer is lost. {0}</source><translation>إذا انتهى Helix الآن فستُفقد نهاية هذه الإجابة. {0}</translation></message>
<message><source>If you stop now, everything so far is kept and you can continue later.</source><translation>إذا أوقفته الآن فسيبقى كل شيء حتى الآن ويمكنك المتابعة لاحقًا.</translation></message>
<message><source>Image</source><translation>صورة</translation></message>
<message><source>Image, {0} × {1}, {2}</source><translation>صورة، {0} × {1}، {2}</translation></message>
<message><source>Import</source><translation>استيراد</translation></message>
<message><source>Import a session</source><translation>استيراد جلسة</translation></message>
<message><source>Import canceled</source><translation>أُلغي الاستيراد</translation></message>
<message><source>Import failed</source><translation>فشل الاستيراد</translation></message>
<message><source>Import servers</source><translation>استيراد خوادم</translation></message>
<message><source>Import session…</source><translation>استيراد جلسة…</translation></message>
<message><source>Import the session again to go on.</source><translation>استورد الجلسة مرة أخرى للمتابعة.</translation></message>
<message><source>Import workspace…</source><translation>استيراد مساحة عمل…</translation></message>
<message><source>Import {0}</source><translation>استيراد {0}</translation></message>
<message numerus="yes"><source>Import {0} sessions of other programs</source><extracomment>One: Import {0} session of another program</extracomment><translation><numerusform>استيراد {0} جلسة من برامج أخرى</numerusform><numerusform>استيراد جلسة واحدة من برنامج آخر</numerusform><numerusform>استيراد جلستين من برامج أخرى</numerusform><numerusform>استيراد {0} جلسات من برامج أخرى</numerusform><numerusform>استيراد {0} جلسة من برامج أخرى</numerusform><numerusform>استيراد {0} جلسة من برامج أخرى</numerusform></translation></message>
<message><source>Imported</source><translation>تم الاستيراد</translation></message>
<message><source>Imported from {0}</source><translation>مستوردة من {0}</translation></message>
<message><source>Imported from {0}: {1}</source><translation>مستوردة من {0}: {1}</translation></message>
<message><source>Imported sessions can go on here.</source><translation>يمكن متابعة الجلسات المستوردة هنا.</translation></message>
<message><source>Imported. Review each start command before it runs.</source><translation>تم الاستيراد. راجع كل أمر بدء قبل تشغيله.</translation></message>
<message><source>Imported. Review its start command before it runs.</source><translation>تم الاستيراد. راجع أمر بدئه قبل تشغيله.</translation></message>
<message><source>Importing</source><translation>جارٍ الاستيراد</translation></message>
<message><source>In a Flatpak, no sandbox can run. For one, install Helix as a package of your system or from the portable archive.</source><translation>لا يمكن تشغيل بيئة معزولة داخل Flatpak. للحصول عليها ثبّت Helix كحزمة من حزم نظامك أو من الأرشيف المحمول.</translation></message>
<message><source>In addition to the system, the project, and toolchains on your PATH</source><translation>إضافةً إلى النظام والمشروع وسلاسل الأدوات في PATH</translation></message>
<message><source>In another program's folder. You can switch it on.</source><translation>في مجلد برنامج آخر. يمكنك تشغيلها.</translation></message>
<message><source>In any open workspace</source><translation>في أي مساحة عمل مفتوحة</translation></message>
<message><source>In context</source><translation>في السياق</translation></message>
<message><source>In every new session</source><translation>في كل جلسة جديدة</translation></message>
<message><source>In every request</source><translation>في كل طلب</translation></message>
<message><source>In every request: what you pinned, instructions, and what steers the agent.</source><translation>في كل طلب: ما ثبّتَّه، والتعليمات، وما يوجّه الوكيل.</translation></message>
<message><source>In keyring. Type a new value to replace it.</source><translation>في حلقة المفاتيح. اكتب قيمة جديدة لاستبداله.</translation></message>
<message><source>In notes</source><translation>في الملاحظات</translation></message>
<message><source>In the background, {0} ended with exit status {2} after {1}.</source><translation>في الخلفية، انتهى {0} بحالة الخروج {2} بعد {1}.</translation></message>
<message><source>In the cache</source><translation>في الذاكرة المؤقتة</translation></message>
<message><source>In the sandbox, {text} is the sandbox itself, and not this computer.</source><translation>داخل البيئة المعزولة، {text} هو البيئة المعزولة نفسها وليس هذا الحاسوب.</translation></message>
<message><source>In the trash, {0} · {1}</source><translation>في سلة المهملات، {0} · {1}</translation></message>
<message><source>In trusted folders, read-only commands run without asking.</source><translation>في المجلدات الموثوقة تعمل أوامر القراءة دون سؤال.</translation></message>
<message><source>Include</source><translation>تضمين</translation></message>
<message><source>Include in full</source><translation>تضمين كاملًا</translation></message>
<message><source>Include or recall block</source><translation>تضمين الكتلة أو استرجاعها</translation></message>
<message><source>Included</source><translation>مُضمَّن</translation></message>
<message><source>Included in full</source><translation>مُضمَّن كاملًا</translation></message>
<message><source>Index</source><translation>الفهرس</translation></message>
<message><source>Indigo</source><translation>نيلي</translation></message>
<message><source>Input</source><translation>الإدخال</translation></message>
<message><source>Input price, USD per million tokens</source><translation>سعر الإدخال، دولار أمريكي لكل مليون رمز</translation></message>
<message><source>Install</source><translation>تثبيت</translation></message>
<message><source>Install git, then try again.</source><translation>ثبّت Git، ثم حاول مجددًا.</translation></message>
<message><source>Install it with: pip install "helix-desktop[cluster]".</source><translation>ثبّته بالأمر: pip install "helix-desktop[cluster]".</translation></message>
<message><source>Install the program, or choose another model.</source><translation>ثبّت البرنامج أو اختر نموذجًا آخر.</translation></message>
<message><source>Install the program, or enter its full path.</source><translation>ثبّت البرنامج، أو أدخل مساره الكامل.</translation></message>
<message><source>Install the same version of Helix on all workers.</source><translation>ثبّت الإصدار نفسه من Helix على جميع العمّال.</translation></message>
<message><source>Instructions</source><translation>التعليمات</translation></message>
<message><source>Instructions (Helix reads them as this server's words)</source><translation>التعليمات (يقرأها Helix على أنها كلام هذا الخادم)</translation></message>
<message><source>Instructions for all projects</source><translation>تعليمات لكل المشاريع</translation></message>
<message><source>Instructions of this project</source><translation>تعليمات هذا المشروع</translation></message>
<message><source>Instructions: {0}</source><translation>التعليمات: {0}</translation></message>
<message><source>Interrupted</source><translation>انقطعت</translation></message>
<message><source>Invalid value: {error}.</source><translation>قيمة غير صالحة: {error}.</translation></message>
<message><source>It applies only until this window or command ends.</source><translation>تسري فقط حتى تنتهي هذه النافذة أو هذا الأمر.</translation></message>
<message><source>It has no buttons.</source><translation>بلا أزرار.</translation></message>
<message><source>It is not there.</source><translation>غير موجود هناك.</translation></message>
<message><source>It plays no sounds.</source><translation>بلا أصوات.</translation></message>
<message><source>It was undone.</source><translation>أُلغي.</translation></message>
<message><source>Its answer isn't a JSON object of the known form.</source><translation>رده ليس كائن JSON بالصيغة المعروفة.</translation></message>
<message><source>Its branch is kept.</source><translation>أُبقي على فرعها.</translation></message>
<message><source>Its branch was merged and is deleted.</source><translation>كان فرعها مدموجًا، وقد حُذف.</translation></message>
<message><source>Its branch {branch} may still be there. Start a new session.</source><translation>قد يكون فرعها {branch} ما زال موجودًا. ابدأ جلسة جديدة.</translation></message>
<message><source>Its content may be lost. `workspace repair` keeps the readable part.</source><translation>ربما فُقد محتواه. يُبقي `workspace repair` الجزء القابل للقراءة.</translation></message>
<message><source>Its file switches all hooks off.</source><translation>ملفه يوقف كل الخطافات.</translation></message>
<message><source>Its folder is now {0}.</source><translation>مجلدها الآن {0}.</translation></message>
<message><source>Its hooks and settings could run programs later, outside the sandbox.</source><translation>قد تشغّل خطافاته وإعداداته برامج لاحقًا، خارج البيئة المعزولة.</translation></message>
<message><source>Its known contents are listed below. The rest was read.</source><translation>محتوياتها المعروفة مدرجة أدناه. قُرئ الباقي.</translation></message>
<message><source>Its last line: “{line}”</source><translation>السطر الأخير: «{line}»</translation></message>
<message><source>Its lines must be in the file exactly once. Ask for a new patch.</source><translation>يجب أن تكون أسطره في الملف مرة واحدة بالضبط. اطلب رقعة جديدة.</translation></message>
<message><source>Its saved keys are deleted too.</source><translation>تُحذف مفاتيحه المحفوظة أيضًا.</translation></message>
<message><source>Its sessions and cache are erased from disk. You can't undo this.</source><translation>تُمحى جلساتها ومخزنها من القرص. لا يمكنك التراجع عن هذا.</translation></message>
<message><source>Its sessions, cache, and settings ({0}) move to the trash in {1}.</source><translation>تُنقل جلساتها ومخزنها وإعداداتها ({0}) إلى سلة المهملات في {1}.</translation></message>
<message><source>Its start isn't approved, or its program or a script has changed.</source><translation>لم يُوافَق على بدئه، أو تغيّر برنامجه أو نص برمجي.</translation></message>
<message><source>Its time was over.</source><translation>انتهى وقته.</translation></message>
<message><source>Its title and times are lost.</source><translation>فُقد عنوانها وأوقاتها.</translation></message>
<message><source>Its tool, times, and counts are lost.</source><translation>فُقدت أداته وأوقاته وأعداده.</translation></message>
<message><source>Its workspace.json was changed.</source><translation>تغيّر ملف workspace.json فيه.</translation></message>
<message><source>JSON</source><translation>JSON</translation></message>
<message><source>Jump to latest</source><translation>إلى الأحدث</translation></message>
<message numerus="yes"><source>Jump to latest · {0} new</source><extracomment>One: Jump to latest · {0} new</extracomment><translation><numerusform>إلى الأحدث · {0} جديد</numerusform><numerusform>إلى الأحدث · واحد جديد</numerusform><numerusform>إلى الأحدث · اثنان جديدان</numerusform><numerusform>إلى الأحدث · {0} جديدة</numerusform><numerusform>إلى الأحدث · {0} جديدًا</numerusform><numerusform>إلى الأحدث · {0} جديد</numerusform></translation></message>
<message><source>Keep</source><translation>إبقاء</translation></message>
<message><source>Keep excerpt</source><translation>إبقاء المقتطف</translation></message>
<message><source>Keep or remove all of these lines together.</source><translation>أبقِ هذه الأسطر كلها معًا أو أزلها معًا.</translation></message>
<message><source>Keep running</source><translation>مواصلة التشغيل</translation></message>
<message><source>Keep the computer awake while a session works.</source><translation>إبقاء الحاسوب مستيقظًا أثناء عمل جلسة.</translation></message>
<message><source>Keep the prompt cache for an hour (writing costs 2×)</source><translation>إبقاء ذاكرة الموجّه ساعة واحدة (الكتابة تكلّف 2×)</translation></message>
<message><source>Keep trusting</source><translation>إبقاء الثقة</translation></message>
<message><source>Kept and pinned</source><translation>مُبقى ومثبت</translation></message>
<message><source>Kept in full</source><translation>بقي كاملًا</translation></message>
<message numerus="yes"><source>Kept: edited {0} steps ago</source><extracomment>One: Kept: edited {0} step ago</extracomment><translation><numerusform>أُبقي: عُدّل قبل {0} خطوة</numerusform><numerusform>أُبقي: عُدّل قبل خطوة واحدة</numerusform><numerusform>أُبقي: عُدّل قبل خطوتين</numerusform><numerusform>أُبقي: عُدّل قبل {0} خطوات</numerusform><numerusform>أُبقي: عُدّل قبل {0} خطوة</numerusform><numerusform>أُبقي: عُدّل قبل {0} خطوة</numerusform></translation></message>
<message><source>Kept: it steers the agent</source><translation>أُبقي: يوجّه الوكيل</translation></message>
<message numerus="yes"><source>Kept: returned {0} steps ago</source><extracomment>One: Kept: returned {0} step ago</extracomment><translation><numerusform>أُبقي: أُعيد قبل {0} خطوة</numerusform><numerusform>أُبقي: أُعيد قبل خطوة واحدة</numerusform><numerusform>أُبقي: أُعيد قبل خطوتين</numerusform><numerusform>أُبقي: أُعيد قبل {0} خطوات</numerusform><numerusform>أُبقي: أُعيد قبل {0} خطوة</numerusform><numerusform>أُبقي: أُعيد قبل {0} خطوة</numerusform></translation></message>
<message numerus="yes"><source>Kept: said {0} steps ago</source><extracomment>One: Kept: said {0} step ago</extracomment><translation><numerusform>أُبقي: قيل قبل {0} خطوة</numerusform><numerusform>أُبقي: قيل قبل خطوة واحدة</numerusform><numerusform>أُبقي: قيل قبل خطوتين</numerusform><numerusform>أُبقي: قيل قبل {0} خطوات</numerusform><numerusform>أُبقي: قيل قبل {0} خطوة</numerusform><numerusform>أُبقي: قيل قبل {0} خطوة</numerusform></translation></message>
<message><source>Kept: you typed it</source><translation>أُبقي: أنت كتبته</translation></message>
<message><source>Kept: {0}</source><translation>بقي: {0}</translation></message>
<message><source>Key deleted.</source><translation>حُذف المفتاح.</translation></message>
<message><source>Key header</source><translation>ترويسة المفتاح</translation></message>
<message><source>Key variable</source><translation>متغير المفتاح</translation></message>
<message><source>Keyboard shortcuts</source><translation>اختصارات لوحة المفاتيح</translation></message>
<message><source>Keys are saved in {store}</source><translation>تُحفظ المفاتيح في {store}</translation></message>
<message><source>Kills every running program.</source><translation>ينهي كل البرامج قيد التشغيل.</translation></message>
<message><source>Known: {endpoints}.</source><translation>المعروفة: {endpoints}.</translation></message>
<message><source>Known: {known}.</source><translation>المعروفة: {known}.</translation></message>
<message><source>Known: {presets}.</source><translation>المعروفة: {presets}.</translation></message>
<message><source>Language</source><translation>اللغة</translation></message>
<message><source>Language of the window; `system` is that of the system.</source><translation>لغة النافذة؛ القيمة `system` هي لغة النظام.</translation></message>
<message><source>Large output</source><translation>ناتج كبير</translation></message>
<message><source>Large outputs</source><translation>النواتج الكبيرة</translation></message>
<message><source>Larger than 256 KB.</source><translation>أكبر من 256 كيلوبايت.</translation></message>
<message><source>Larger than 64 KB.</source><translation>أكبر من 64 كيلوبايت.</translation></message>
<message><source>Last sessions with and without Helix</source><translation>آخر الجلسات مع Helix ومن دونه</translation></message>
<message numerus="yes"><source>Last {0} days</source><extracomment>One: Last {0} day</extracomment><translation><numerusform>آخر {0} يوم</numerusform><numerusform>آخر يوم</numerusform><numerusform>آخر يومين</numerusform><numerusform>آخر {0} أيام</numerusform><numerusform>آخر {0} يومًا</numerusform><numerusform>آخر {0} يوم</numerusform></translation></message>
<message><source>Later notes keep the lines that you add and omit those that you delete.</source><translation>تُبقي الملاحظات اللاحقة الأسطر التي تضيفها وتحذف ما تحذفه.</translation></message>
<message><source>Lead a port of your computer to this port in the sandbox</source><translation>توجيه منفذ في حاسوبك إلى هذا المنفذ في البيئة المعزولة</translation></message>
<message><source>Leave the field empty.</source><translation>اترك الحقل فارغًا.</translation></message>
<message><source>Let Helix recall it, or undo the compaction first.</source><translation>دع Helix يسترجعه، أو تراجع عن التقليص أولًا.</translation></message>
<message><source>Let Helix use {0}</source><translation>السماح لـ Helix باستخدام {0}</translation></message>
<message><source>Let a model take notes at</source><translation>ملاحظات من نموذج عند</translation></message>
<message><source>Let the agent choose what to keep of a large output, decide automatically, or never shorten.</source><translation>يختار الوكيل ما يبقى من ناتج كبير، أو يُقرَّر ذلك تلقائيًا، أو لا يُختصر أبدًا.</translation></message>
<message><source>Let the fast model name a session after its first turn.</source><translation>يسمّي النموذج السريع الجلسة بعد جولتها الأولى.</translation></message>
<message><source>License</source><translation>الترخيص</translation></message>
<message><source>Licenses</source><translation>التراخيص</translation></message>
<message><source>Light</source><translation>فاتح</translation></message>
<message><source>Line {line} isn't valid JSON: {reason}</source><translation>السطر {line} ليس JSON صالحًا: {reason}</translation></message>
<message><source>Line {line}: {reason}.</source><translation>السطر {line}: {reason}.</translation></message>
<message><source>Line {number} isn't NAME{sign}VALUE.</source><translation>السطر {number} ليس بالصيغة ⁨NAME{sign}VALUE⁩.</translation></message>
<message><source>Line {number} says that already.</source><translation>السطر {number} يقول ذلك بالفعل.</translation></message>
<message><source>Lines</source><translation>الأسطر</translation></message>
<message><source>Lines of texts up to 1 MB can be commented.</source><translation>يمكن التعليق على أسطر نصوص لا يتجاوز حجمها 1 ميغابايت.</translation></message>
<message><source>Lines of {0}</source><translation>أسطر {0}</translation></message>
<message><source>Lines {0}</source><translation>الأسطر {0}</translation></message>
<message numerus="yes"><source>Lines {1} and {0} more ranges</source><extracomment>One: Lines {1} and {0} more range</extracomment><translation><numerusform>الأسطر {1} ونطاقات أخرى: {0}</numerusform><numerusform>الأسطر {1} ونطاق آخر</numerusform><numerusform>الأسطر {1} ونطاقان آخران</numerusform><numerusform>الأسطر {1} و{0} نطاقات أخرى</numerusform><numerusform>الأسطر {1} و{0} نطاقًا آخر</numerusform><numerusform>الأسطر {1} و{0} نطاق آخر</numerusform></translation></message>
<message><source>Lists</source><translation>القوائم</translation></message>
<message><source>Loading</source><translation>جارٍ التحميل</translation></message>
<message><source>Local and private addresses are blocked unless listed here</source><translation>العناوين المحلية والخاصة محظورة ما لم تُدرَج هنا</translation></message>
<message><source>Local model</source><translation>نموذج محلي</translation></message>
<message><source>Local servers found: {0}.</source><translation>عُثر على خوادم محلية: {0}.</translation></message>
<message><source>Log</source><translation>السجل</translation></message>
<message><source>Logs</source><translation>السجلات</translation></message>
<message><source>Long work</source><translation>العمل الطويل</translation></message>
<message><source>Long-context model</source><translation>نموذج السياق الطويل</translation></message>
<message><source>Longer than {longest} characters, too long to check.</source><translation>أطول من {longest} حرف، وهذا أطول مما يمكن فحصه.</translation></message>
<message><source>Looking at the project's files…</source><translation>جارٍ فحص ملفات المشروع…</translation></message>
<message><source>Looking for unused entries…</source><translation>جارٍ البحث عن العناصر غير المستخدمة…</translation></message>
<message><source>Low</source><comment>reasoning effort</comment><translation>منخفض</translation></message>
<message><source>MCP server</source><translation>خادم MCP</translation></message>
<message><source>MCP servers</source><translation>خوادم MCP</translation></message>
<message><source>Main model</source><translation>النموذج الرئيسي</translation></message>
<message><source>Make a copy of it under a new name instead.</source><translation>أنشئ نسخة منه باسم جديد بدلًا من ذلك.</translation></message>
<message><source>Make it simpler.</source><translation>بسّطه.</translation></message>
<message><source>Make room first.</source><translation>أخلِ مساحة أولًا.</translation></message>
<message><source>Markers</source><translation>العلامات</translation></message>
<message><source>Matches</source><translation>التطابقات</translation></message>
<message><source>Max output</source><translation>أقصى ناتج</translation></message>
<message><source>Maximum</source><comment>reasoning effort</comment><translation>الأقصى</translation></message>
<message><source>May delete data</source><translation>قد يحذف بيانات</translation></message>
<message><source>May read secrets</source><translation>قد يقرأ أسرارًا</translation></message>
<message><source>May write other files of the project.</source><translation>قد يكتب ملفات أخرى في المشروع.</translation></message>
<message><source>Medium</source><comment>reasoning effort</comment><translation>متوسط</translation></message>
<message><source>Memory</source><translation>الذاكرة</translation></message>
<message><source>Mention a file</source><translation>ذكر ملف</translation></message>
<message><source>Mention a file (@)</source><translation>ذكر ملف (@)</translation></message>
<message><source>Mentioned in your message</source><translation>مذكور في رسالتك</translation></message>
<message><source>Menu</source><translation>القائمة</translation></message>
<message><source>Merge</source><translation>دمج</translation></message>
<message><source>Merge worktree…</source><translation>دمج شجرة العمل…</translation></message>
<message><source>Merge {0} into {1}?</source><translation>دمج {0} في {1}؟</translation></message>
<message><source>Merged {0} into {1}.</source><translation>دُمج {0} في {1}.</translation></message>
<message><source>Merge…</source><translation>دمج…</translation></message>
<message><source>Message</source><translation>رسالة</translation></message>
<message><source>Message being answered</source><translation>الرسالة قيد الإجابة</translation></message>
<message><source>Message box</source><translation>مربع الرسالة</translation></message>
<message><source>Message {0}…   @ file · / command · # cached output</source><translation>رسالة إلى {0}…   @ ملف · / أمر · # ناتج في المخزن</translation></message>
<message><source>Messages</source><translation>الرسائل</translation></message>
<message><source>Messages in traces</source><translation>الرسائل في الآثار</translation></message>
<message><source>Minimal</source><comment>reasoning effort</comment><translation>الأدنى</translation></message>
<message><source>Minutes after which nobody answers.</source><translation>الدقائق التي يُعدّ بعدها أن لا أحد يجيب.</translation></message>
<message><source>Missing</source><translation>مفقود</translation></message>
<message><source>Missing closing quote.</source><translation>تنقص علامة الاقتباس الختامية.</translation></message>
<message><source>Mode: {0}</source><translation>الوضع: {0}</translation></message>
<message><source>Mode: {0} · {1}</source><translation>الوضع: {0} · {1}</translation></message>
<message><source>Mode: {0}.</source><translation>الوضع: {0}.</translation></message>
<message><source>Model</source><translation>النموذج</translation></message>
<message><source>Model changed. Takes effect with the next request.</source><translation>تغيّر النموذج. يسري من الطلب التالي.</translation></message>
<message><source>Model limits and prices</source><translation>حدود النماذج وأسعارها</translation></message>
<message><source>Model of the workspace: {0}</source><translation>نموذج مساحة العمل: {0}</translation></message>
<message><source>Model of this session: that of the workspace again</source><translation>نموذج هذه الجلسة: عاد نموذج مساحة العمل</translation></message>
<message><source>Model of this session: {0}</source><translation>نموذج هذه الجلسة: {0}</translation></message>
<message><source>Model's default</source><translation>افتراضي النموذج</translation></message>
<message><source>Model: {0}</source><translation>النموذج: {0}</translation></message>
<message><source>Models</source><translation>النماذج</translation></message>
<message><source>Models and keys</source><translation>النماذج والمفاتيح</translation></message>
<message><source>Models in this workspace</source><translation>النماذج في مساحة العمل هذه</translation></message>
<message><source>More</source><translation>المزيد</translation></message>
<message><source>More actions</source><translation>إجراءات أخرى</translation></message>
<message><source>More answers</source><translation>إجابات أخرى</translation></message>
<message><source>More expensive</source><translation>أغلى</translation></message>
<message><source>More may be lost, and how much is unknown.</source><translation>ربما فُقد المزيد، ومقداره غير معروف.</translation></message>
<message><source>More options</source><translation>خيارات أكثر</translation></message>
<message><source>More providers</source><translation>مزوّدون آخرون</translation></message>
<message><source>More than one cache entry starts with {prefix}.</source><translation>أكثر من عنصر في المخزن يبدأ بـ {prefix}.</translation></message>
<message><source>More than one cache entry starts with {wanted}.</source><translation>أكثر من عنصر في المخزن يبدأ بـ {wanted}.</translation></message>
<message><source>More than {most} options.</source><translation>يوجد أكثر من {most} من الخيارات.</translation></message>
<message><source>Motion</source><translation>الحركة</translation></message>
<message><source>Mount the folder on this computer and open that.</source><translation>صِل المجلد بهذا الحاسوب وافتحه من هنا.</translation></message>
<message><source>Move (Alt+↑, Alt+↓)</source><translation>نقل (Alt+↑، Alt+↓)</translation></message>
<message><source>Move down (Alt+↓)</source><translation>نقل لأسفل (⁨Alt+↓⁩)</translation></message>
<message><source>Move it into the project folder and mention it with @.</source><translation>انقله إلى مجلد المشروع واذكره بـ @.</translation></message>
<message><source>Move outputs older than</source><translation>نقل النواتج الأقدم من</translation></message>
<message><source>Move outputs older than this many turns; 0 = never.</source><translation>نقل النواتج الأقدم من هذا العدد من الجولات؛ 0 = أبدًا.</translation></message>
<message><source>Move to trash</source><translation>نقل إلى المهملات</translation></message>
<message><source>Move up (Alt+↑)</source><translation>نقل لأعلى (⁨Alt+↑⁩)</translation></message>
<message><source>Moves old outputs to the cache, compacts at 85%</source><translation>ينقل المخرجات القديمة إلى المخزن، ويقلّص عند 85%</translation></message>
<message><source>Moves the system or a home folder.</source><translation>ينقل النظام أو مجلد منزل.</translation></message>
<message><source>NAME=value, one per line (for a URL: Header: value)</source><translation>NAME=value، واحد في كل سطر (لعنوان URL: Header: value)</translation></message>
<message><source>Name</source><translation>الاسم</translation></message>
<message><source>Name sessions by the fast model</source><translation>تسمية الجلسات بالنموذج السريع</translation></message>
<message><source>Name the environment variable that holds the key, or add the key in Settings › Models and keys or with `helix-desktop key set`.</source><translation>اذكر متغير البيئة الذي يحمل المفتاح، أو أضف المفتاح من الإعدادات › النماذج والمفاتيح أو بالأمر `helix-desktop key set`.</translation></message>
<message><source>Name the session in commits</source><translation>ذكر الجلسة في الإيداعات</translation></message>
<message><source>Names no file in the project folder, and this tool changes no others.</source><translation>لا يسمّي ملفًا في مجلد المشروع، وهذه الأداة لا تغيّر غيره.</translation></message>
<message><source>Needs network access.</source><translation>يحتاج إلى الوصول إلى الشبكة.</translation></message>
<message><source>Needs review</source><translation>يحتاج إلى مراجعة</translation></message>
<message><source>Network access</source><translation>الوصول إلى الشبكة</translation></message>
<message><source>Never</source><translation>أبدًا</translation></message>
<message><source>Never</source><comment>stay awake</comment><translation>أبدًا</translation></message>
<message><source>Never allow</source><translation>عدم السماح أبدًا</translation></message>
<message><source>Never before that</source><translation>ليس قبل ذلك أبدًا</translation></message>
<message><source>New answer</source><translation>إجابة جديدة</translation></message>
<message><source>New editor or agent configuration files are set aside only when the command ends.</source><translation>ملفات إعدادات المحررات والوكلاء الجديدة لا تُنحّى جانبًا إلا عند انتهاء الأمر.</translation></message>
<message><source>New entries could overwrite old ones.</source><translation>قد تُكتب عناصر جديدة فوق عناصر قديمة.</translation></message>
<message><source>New file.</source><translation>ملف جديد.</translation></message>
<message><source>New line</source><translation>سطر جديد</translation></message>
<message><source>New messages {0}–{1} stay as they are.</source><translation>تبقى الرسائل الجديدة {0}–{1} كما هي.</translation></message>
<message><source>New session</source><translation>جلسة جديدة</translation></message>
<message><source>New session in a worktree</source><translation>جلسة جديدة في شجرة عمل</translation></message>
<message><source>New session in a worktree…</source><translation>جلسة جديدة في شجرة عمل…</translation></message>
<message><source>New since request {0}</source><translation>جديد منذ الطلب {0}</translation></message>
<message><source>New step</source><translation>خطوة جديدة</translation></message>
<message><source>New workspace</source><translation>مساحة عمل جديدة</translation></message>
<message><source>New workspace with this policy…</source><translation>مساحة عمل جديدة بهذه السياسة…</translation></message>
<message><source>New workspace…</source><translation>مساحة عمل جديدة…</translation></message>
<message><source>New: {path}</source><translation>جديد: {path}</translation></message>
<message><source>Newer request</source><translation>طلب أحدث</translation></message>
<message><source>Newer request (])</source><translation>طلب أحدث (⁨]⁩)</translation></message>
<message><source>Next</source><translation>التالي</translation></message>
<message><source>Next</source><comment>request</comment><translation>التالي</translation></message>
<message><source>Next (End)</source><translation>التالي (End)</translation></message>
<message><source>Next change</source><translation>التغيير التالي</translation></message>
<message><source>Next entry (↓)</source><translation>العنصر التالي (↓)</translation></message>
<message><source>Next line (Alt+Down)</source><translation>السطر التالي (Alt+Down)</translation></message>
<message><source>Next match (Enter)</source><translation>التطابق التالي (Enter)</translation></message>
<message><source>Next missing detail</source><translation>التفصيل المفقود التالي</translation></message>
<message><source>Next mode</source><translation>الوضع التالي</translation></message>
<message><source>Next request</source><translation>الطلب التالي</translation></message>
<message><source>Next request · not sent yet</source><translation>الطلب التالي · لم يُرسَل بعد</translation></message>
<message><source>Next: {0}. Nothing is lost.</source><translation>التالي: {0}. لا يُفقد شيء.</translation></message>
<message><source>No</source><translation>لا</translation></message>
<message><source>No account, no telemetry. Only requests to the model you choose leave this computer.</source><translation>بلا حساب وبلا قياس عن بُعد. لا يغادر هذا الحاسوب إلا الطلبات إلى النموذج الذي تختاره.</translation></message>
<message><source>No answer was recorded.</source><translation>لم تُسجَّل أي إجابة.</translation></message>
<message><source>No answer yet · {0}</source><translation>لا جواب بعد · {0}</translation></message>
<message><source>No answer yet. Retrying…</source><translation>لا إجابة بعد. جارٍ إعادة المحاولة…</translation></message>
<message><source>No archived sessions.</source><translation>لا جلسات مؤرشفة.</translation></message>
<message><source>No automatic checks</source><translation>لا تحقق تلقائي</translation></message>
<message><source>No changes left</source><translation>لا تغييرات متبقية</translation></message>
<message><source>No changes.</source><translation>لا تغييرات.</translation></message>
<message><source>No color</source><translation>بلا لون</translation></message>
<message><source>No command is running.</source><translation>لا يوجد أمر قيد التشغيل.</translation></message>
<message><source>No command or skill has this name. As a message, Helix reads it as text.</source><translation>لا يوجد أمر أو مهارة بهذا الاسم. كرسالة، يقرؤه Helix نصًا.</translation></message>
<message><source>No command, or a very long one.</source><translation>لا أمر، أو أمر طويل جدًا.</translation></message>
<message><source>No compactions yet</source><translation>لا عمليات تقليص بعد</translation></message>
<message><source>No content begins with {prefix}.</source><translation>لا محتوى يبدأ بـ {prefix}.</translation></message>
<message><source>No description.</source><translation>بلا وصف.</translation></message>
<message><source>No dollar limit</source><translation>بلا حد بالدولار</translation></message>
<message><source>No dollar limit while the price is unknown</source><translation>لا حد بالدولار ما دام السعر غير معروف</translation></message>
<message><source>No earlier version of this command or path.</source><translation>لا يوجد إصدار سابق لهذا الأمر أو المسار.</translation></message>
<message><source>No fast model selected: using {model}.</source><translation>لم يُحدَّد نموذج سريع، لذا يُستخدم {model}.</translation></message>
<message><source>No file selected</source><translation>لم يُحدَّد ملف</translation></message>
<message><source>No files changed in this session</source><translation>لم تتغيّر ملفات في هذه الجلسة</translation></message>
<message><source>No folder selected</source><translation>لم يُحدَّد مجلد</translation></message>
<message><source>No handover or notes selected.</source><translation>لم تُحدَّد وثيقة تسليم ولا ملاحظات.</translation></message>
<message><source>No hooks were run.</source><translation>لم تُشغَّل أي خطافات.</translation></message>
<message><source>No instructions below the description.</source><translation>لا تعليمات تحت الوصف.</translation></message>
<message><source>No instructions in use</source><translation>لا تعليمات مستخدمة</translation></message>
<message><source>No key</source><translation>لا مفتاح</translation></message>
<message><source>No key, no network</source><translation>بلا مفتاح وبلا شبكة</translation></message>
<message><source>No keyring: saved until you quit</source><translation>لا حلقة مفاتيح: يُحفظ حتى الإنهاء</translation></message>
<message><source>No limit</source><translation>بلا حد</translation></message>
<message><source>No line-by-line view</source><translation>لا عرض سطرًا بسطر</translation></message>
<message><source>No local model found</source><translation>لم يُعثر على نموذج محلي</translation></message>
<message><source>No local models found. Start Ollama, LM Studio, or llama.cpp.</source><translation>لم يُعثر على نماذج محلية. شغّل Ollama أو LM Studio أو llama.cpp.</translation></message>
<message><source>No long-context model selected: using {model} ({window} tokens).</source><translation>لم يُحدَّد نموذج للسياق الطويل، لذا يُستخدم {model} ({window} رمز).</translation></message>
<message><source>No longer in context.</source><translation>لم يعد في السياق.</translation></message>
<message><source>No longer the default in all workspaces. Takes effect with the next request.</source><translation>لم يعد الافتراضي في كل مساحات العمل. يسري من الطلب التالي.</translation></message>
<message><source>No matches</source><translation>لا تطابقات</translation></message>
<message><source>No matches.</source><translation>لا تطابقات.</translation></message>
<message><source>No matches. Type provider/model to use any other model.</source><translation>لا تطابقات. اكتب provider/model لاستخدام أي نموذج آخر.</translation></message>
<message><source>No matching settings.</source><translation>لا إعدادات مطابقة.</translation></message>
<message><source>No messages yet.</source><translation>لا رسائل بعد.</translation></message>
<message><source>No model selected, so the practice model answers. It works offline and only quotes what the tools return.</source><translation>لم يُحدَّد نموذج، لذا يجيب نموذج التدريب. يعمل دون اتصال ويكتفي باقتباس ما تعيده الأدوات.</translation></message>
<message><source>No network except the hosts you allow, and no access to other processes. Its own processes can reach each other.</source><translation>لا شبكة سوى المضيفين الذين تسمح بهم، ولا وصول إلى العمليات الأخرى. تستطيع عملياته الوصول بعضها إلى بعض.</translation></message>
<message><source>No network unless you allow it, not even to this computer.</source><translation>لا شبكة ما لم تسمح بها، ولا حتى إلى هذا الحاسوب.</translation></message>
<message><source>No new version was created.</source><translation>لم يُنشأ إصدار جديد.</translation></message>
<message><source>No newline at end of file</source><translation>لا سطر جديد في نهاية الملف</translation></message>
<message><source>No object is named `hooks`.</source><translation>لا يحتوي على كائن باسم `hooks`.</translation></message>
<message><source>No open question has the number {number}.</source><translation>لا يوجد سؤال مفتوح بالرقم {number}.</translation></message>
<message><source>No other session here has {name}.</source><translation>لا توجد هنا جلسة أخرى تحتوي على {name}.</translation></message>
<message><source>No output yet.</source><translation>لا ناتج بعد.</translation></message>
<message><source>No port could be opened: {error}.</source><translation>تعذّر فتح أي منفذ: {error}.</translation></message>
<message><source>No problems found</source><translation>لم يُعثر على مشكلات</translation></message>
<message><source>No reason given</source><translation>لم يُذكر سبب</translation></message>
<message><source>No reason was given.</source><translation>لم يُذكر سبب.</translation></message>
<message><source>No request had it.</source><translation>لم يحتوِ عليه أي طلب.</translation></message>
<message><source>No requests yet.</source><translation>لا طلبات بعد.</translation></message>
<message><source>No result</source><translation>لا نتيجة</translation></message>
<message><source>No result yet, still running</source><translation>لا نتيجة بعد، ما زال قيد التشغيل</translation></message>
<message><source>No rules are known for {shell}.</source><translation>لا تُعرف قواعد للصدفة {shell}.</translation></message>
<message><source>No rules yet. Answer a request with “Always” or “Never” to add one.</source><translation>لا قواعد بعد. أجب عن طلب بـ «دائمًا» أو «أبدًا» لإضافة قاعدة.</translation></message>
<message><source>No sandbox</source><translation>غير معزول</translation></message>
<message><source>No sandbox on this system</source><translation>لا بيئة معزولة على هذا النظام</translation></message>
<message><source>No sandbox on this system: nothing restricts the command.</source><translation>لا بيئة معزولة على هذا النظام: لا شيء يقيّد الأمر.</translation></message>
<message><source>No sandbox: commands can do anything you can, so Helix asks before each one.</source><translation>لا بيئة معزولة: تستطيع الأوامر فعل كل ما تستطيعه، لذا يسأل Helix قبل كل منها.</translation></message>
<message><source>No secure system keyring found, so the secret can't be saved.</source><translation>لم يُعثر على حلقة مفاتيح آمنة في النظام، لذا تعذّر حفظ السر.</translation></message>
<message><source>No secure system keyring found, so the value of {name} can't be saved.</source><translation>لم يُعثر على حلقة مفاتيح آمنة في النظام، لذا تعذّر حفظ قيمة {name}.</translation></message>
<message><source>No secure system keyring: keys are saved until you quit</source><translation>لا حلقة مفاتيح آمنة في النظام: تُحفظ المفاتيح حتى الإنهاء</translation></message>
<message><source>No servers yet. Add or import one above.</source><translation>لا خوادم بعد. أضف خادمًا أعلاه أو استورده.</translation></message>
<message><source>No session is open</source><translation>لا توجد جلسة مفتوحة</translation></message>
<message><source>No sessions for this folder were found. Choose or drop a file.</source><translation>لم يُعثر على جلسات لهذا المجلد. اختر ملفًا أو أفلته هنا.</translation></message>
<message><source>No sessions to replay yet. After the first one, this compares the current policy with your edits.</source><translation>لا جلسات لمحاكاتها بعد. بعد أول جلسة تُقارَن هنا السياسة الحالية بتعديلاتك.</translation></message>
<message><source>No sessions to replay yet. Run a session, then compare policies.</source><translation>لا جلسات لمحاكاتها بعد. شغّل جلسة، ثم قارن السياسات.</translation></message>
<message><source>No subagent was stopped in the last 5 seconds.</source><translation>لم يُوقَف أي وكيل فرعي خلال آخر 5 ثوانٍ.</translation></message>
<message><source>No subagents are running.</source><translation>لا وكلاء فرعيين قيد التشغيل.</translation></message>
<message><source>No system keyring: keys are forgotten when you quit. Install GNOME Keyring or KWallet (Debian, Ubuntu: sudo apt install gnome-keyring), or set an environment variable.</source><translation>لا توجد حلقة مفاتيح في النظام، لذا تُنسى المفاتيح عند الإنهاء. ثبّت GNOME Keyring أو KWallet (لـ Debian و Ubuntu: sudo apt install gnome-keyring)، أو عيّن متغير بيئة.</translation></message>
<message><source>No system keyring: saved until you quit</source><translation>لا حلقة مفاتيح في النظام: يُحفظ حتى الإنهاء</translation></message>
<message><source>No usage</source><translation>لا يوجد استخدام</translation></message>
<message><source>No workspace is open</source><translation>لا توجد مساحة عمل مفتوحة</translation></message>
<message><source>No workspace was created. {0} is unchanged.</source><translation>لم تُنشأ مساحة عمل. المجلد {0} لم يتغيّر.</translation></message>
<message><source>No workspace with that number</source><translation>لا مساحة عمل بهذا الرقم</translation></message>
<message><source>Nobody has used it on a Mac yet. Helix tried it when it started.</source><translation>لم يستخدمه أحد بعد على جهاز Mac. جرّبه Helix عند بدء تشغيله.</translation></message>
<message><source>None (single version)</source><translation>لا شيء (إصدار واحد)</translation></message>
<message><source>None fits. Open one and recall part of it.</source><translation>لا مكان لأي منها. افتح واحدًا واسترجع جزءًا منه.</translation></message>
<message><source>None of its {0} can be read.</source><translation>تعذّرت قراءة أي جزء من {0}.</translation></message>
<message><source>None runs unless you approve it.</source><translation>لا يعمل أي منها ما لم توافق عليه.</translation></message>
<message><source>None yet. Add Markdown files to .agents/commands.</source><translation>لا شيء بعد. أضف ملفات Markdown إلى ⁨.agents/commands⁩.</translation></message>
<message><source>None yet. Add folders with a SKILL.md to .agents/skills.</source><translation>لا شيء بعد. أضف مجلدات تحتوي على SKILL.md إلى ⁨.agents/skills⁩.</translation></message>
<message><source>None yet. Add one below, or ask Helix to remember something.</source><translation>لا شيء بعد. أضف سطرًا أدناه، أو اطلب من Helix أن يتذكر شيئًا.</translation></message>
<message><source>None yet. Tools appear here after the server starts.</source><translation>لا شيء بعد. تظهر الأدوات هنا بعد بدء الخادم.</translation></message>
<message><source>None. A project declares them in .helix/hooks.json.</source><translation>لا شيء. يعلنها المشروع في ⁨.helix/hooks.json⁩.</translation></message>
<message><source>None. Add hooks.json to {0}.</source><translation>لا شيء. أضف hooks.json إلى {0}.</translation></message>
<message><source>None. Commands have no network.</source><translation>لا شيء. لا شبكة للأوامر.</translation></message>
<message><source>Not a URL.</source><translation>ليس عنوان URL.</translation></message>
<message><source>Not a valid server list: {error}.</source><translation>قائمة الخوادم غير صالحة: {error}.</translation></message>
<message><source>Not applied yet. Takes effect with the next turn.</source><translation>لم يُطبَّق بعد. يسري من الجولة التالية.</translation></message>
<message><source>Not available for this block.</source><translation>غير متوفر لهذه الكتلة.</translation></message>
<message><source>Not decided yet</source><translation>لم يُقرَّر بعد</translation></message>
<message><source>Not even one line fits.</source><translation>لا مكان حتى لسطر واحد.</translation></message>
<message><source>Not imported: {0}</source><translation>لم يُستورد: {0}</translation></message>
<message><source>Not in context</source><translation>ليس في السياق</translation></message>
<message><source>Not in this request</source><translation>ليس في هذا الطلب</translation></message>
<message><source>Not now</source><translation>ليس الآن</translation></message>
<message><source>Not pinned.</source><translation>غير مثبّت.</translation></message>
<message><source>Not put back: {0}</source><translation>لم يُعَد: {0}</translation></message>
<message><source>Not recorded</source><translation>غير مسجَّل</translation></message>
<message><source>Not redone: {0}</source><translation>لم تتم الإعادة: {0}</translation></message>
<message><source>Not sandboxed: can do anything you can.</source><translation>غير معزول: يستطيع فعل كل ما تستطيعه.</translation></message>
<message><source>Not saved. The key is still in the field.</source><translation>لم يُحفظ. ما زال المفتاح في الحقل.</translation></message>
<message><source>Not sent yet.</source><translation>لم يُرسَل بعد.</translation></message>
<message><source>Not started: review its start command first</source><translation>لم يبدأ: راجع أمر بدئه أولًا</translation></message>
<message><source>Not text.</source><translation>ليس نصًا.</translation></message>
<message><source>Not text. Use the hex view.</source><translation>ليس نصًا. استخدم عرض Hex.</translation></message>
<message><source>Not trusted</source><translation>غير موثوق</translation></message>
<message><source>Not undone: {0}</source><translation>لم يتم التراجع: {0}</translation></message>
<message><source>Not used in any session.</source><translation>غير مستخدم في أي جلسة.</translation></message>
<message><source>Not used: {0}</source><translation>غير مستخدم: {0}</translation></message>
<message><source>Not valid JSON.</source><translation>ليس JSON صالحًا.</translation></message>
<message><source>Not verified: some messages don't match the SHA-256 in {0} ({1}…).</source><translation>غير متحقق منه: بعض الرسائل لا تطابق SHA-256 في {0} ({1}…).</translation></message>
<message><source>Notes</source><translation>ملاحظات</translation></message>
<message><source>Notes (model)</source><translation>ملاحظات (نموذج)</translation></message>
<message><source>Notes (rules)</source><translation>ملاحظات (قواعد)</translation></message>
<message><source>Notes at the earliest</source><translation>أبكر موعد للملاحظات</translation></message>
<message><source>Notes by a model</source><translation>ملاحظات من نموذج</translation></message>
<message><source>Notes or a handover took this out of the context. It stays readable.</source><translation>أخرجت الملاحظات أو التسليم هذا من السياق. تبقى قراءته ممكنة.</translation></message>
<message><source>Notes refined</source><translation>نُقّحت الملاحظات</translation></message>
<message><source>Notes refined {0}: {1}</source><translation>نُقّحت الملاحظات {0}: {1}</translation></message>
<message><source>Notes taken {0}: {1}</source><translation>دُوّنت الملاحظات {0}: {1}</translation></message>
<message><source>Notes were merged and shortened.</source><translation>دُمجت الملاحظات واختُصرت.</translation></message>
<message><source>Nothing</source><translation>لا شيء</translation></message>
<message><source>Nothing answers at the provider's address.</source><translation>لا شيء يجيب على عنوان المزوّد.</translation></message>
<message><source>Nothing cached yet</source><translation>لا شيء في المخزن بعد</translation></message>
<message><source>Nothing changed since.</source><translation>لم يتغير شيء منذ ذلك الحين.</translation></message>
<message><source>Nothing changed.</source><translation>لم يتغيّر شيء.</translation></message>
<message><source>Nothing changed. A newer version of Helix may be able to read it.</source><translation>لم يتغيّر شيء. قد يستطيع إصدار أحدث من Helix قراءته.</translation></message>
<message><source>Nothing changed. Check the folder's permissions or choose another data folder.</source><translation>لم يتغيّر شيء. تحقق من أذونات المجلد أو اختر مجلد بيانات آخر.</translation></message>
<message><source>Nothing changed. Choose a data folder with a shorter path.</source><translation>لم يتغيّر شيء. اختر مجلد بيانات بمسار أقصر.</translation></message>
<message><source>Nothing changed. Choose a data folder with a valid name.</source><translation>لم يتغيّر شيء. اختر مجلد بيانات باسم صالح.</translation></message>
<message><source>Nothing changed. Choose a file of the same version, for example from a backup.</source><translation>لم يتغيّر شيء. اختر ملفًا من الإصدار نفسه، من نسخة احتياطية مثلًا.</translation></message>
<message><source>Nothing changed. Choose a new or empty folder.</source><translation>لم يتغيّر شيء. اختر مجلدًا جديدًا أو فارغًا.</translation></message>
<message><source>Nothing changed. Choose another file.</source><translation>لم يتغيّر شيء. اختر ملفًا آخر.</translation></message>
<message><source>Nothing changed. Choose another folder.</source><translation>لم يتغيّر شيء. اختر مجلدًا آخر.</translation></message>
<message><source>Nothing changed. Choose another name, or start an ordinary session.</source><translation>لم يتغيّر شيء. اختر اسمًا آخر، أو ابدأ جلسة عادية.</translation></message>
<message><source>Nothing changed. Close that program, then reopen the workspace.</source><translation>لم يتغيّر شيء. أغلق ذلك البرنامج، ثم أعد فتح مساحة العمل.</translation></message>
<message><source>Nothing changed. Create it without the environment.</source><translation>لم يتغيّر شيء. أنشئها دون البيئة.</translation></message>
<message><source>Nothing changed. Edit the lines of the newer ones.</source><translation>لم يتغير شيء. حرّر أسطر الملاحظات الأحدث.</translation></message>
<message><source>Nothing changed. Free disk space, or copy the folder to a larger disk.</source><translation>لم يتغيّر شيء. أخلِ مساحة على القرص، أو انسخ المجلد إلى قرص أكبر.</translation></message>
<message><source>Nothing changed. Open this workspace with the newer version.</source><translation>لم يتغيّر شيء. افتح مساحة العمل هذه بالإصدار الأحدث.</translation></message>
<message><source>Nothing changed. Put longer text into a project file.</source><translation>لم يتغيّر شيء. ضع النص الأطول في ملف بالمشروع.</translation></message>
<message><source>Nothing changed. Quit it, or try again when it has ended.</source><translation>لم يتغيّر شيء. أنهِها، أو حاول مجددًا بعد انتهائها.</translation></message>
<message><source>Nothing changed. Reopen this page to try again.</source><translation>لم يتغيّر شيء. أعد فتح هذه الصفحة للمحاولة مجددًا.</translation></message>
<message><source>Nothing changed. Restore the workspace from a backup.</source><translation>لم يتغيّر شيء. استعد مساحة العمل من نسخة احتياطية.</translation></message>
<message><source>Nothing changed. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>لم يتغيّر شيء. نفّذ `helix-desktop workspace repair`، فهو يعمل على نسخة.</translation></message>
<message><source>Nothing changed. Shorten the version; the originals keep everything.</source><translation>لم يتغيّر شيء. اختصر الإصدار؛ تحتفظ النسخ الأصلية بكل شيء.</translation></message>
<message><source>Nothing changed. Try again when it has ended.</source><translation>لم يتغيّر شيء. حاول مجددًا بعد انتهائه.</translation></message>
<message><source>Nothing changed. Try again, choose another model, or use rules.</source><translation>لم يتغيّر شيء. حاول مجددًا، أو اختر نموذجًا آخر، أو استخدم القواعد.</translation></message>
<message><source>Nothing changed. Try again, or compact by rules.</source><translation>لم يتغيّر شيء. حاول مجددًا، أو قلّص بالقواعد.</translation></message>
<message><source>Nothing changed. Try again.</source><translation>لم يتغير شيء. حاول مرة أخرى.</translation></message>
<message><source>Nothing changed. Update Helix to import it.</source><translation>لم يتغيّر شيء. حدّث Helix لاستيراده.</translation></message>
<message><source>Nothing changed. Update Helix to open it.</source><translation>لم يتغيّر شيء. حدّث Helix لفتحه.</translation></message>
<message><source>Nothing changed. `workspace repair` rebuilds the database from readable data.</source><translation>لم يتغيّر شيء. يعيد `workspace repair` بناء قاعدة البيانات من البيانات القابلة للقراءة.</translation></message>
<message><source>Nothing else changed.</source><translation>لم يتغيّر شيء آخر.</translation></message>
<message><source>Nothing follows “{text}”.</source><translation>لا شيء بعد «{text}».</translation></message>
<message><source>Nothing here is called {event}.</source><translation>لا شيء هنا اسمه {event}.</translation></message>
<message><source>Nothing here yet. Archive or delete a workspace from its menu.</source><translation>لا شيء هنا بعد. أرشف مساحة عمل أو احذفها من قائمتها.</translation></message>
<message><source>Nothing in any session contains “{0}”.</source><translation>لا شيء في أي جلسة يحتوي على «{0}».</translation></message>
<message><source>Nothing in it looks like a secret.</source><translation>لا شيء فيها يبدو سرًا.</translation></message>
<message><source>Nothing is deleted, and you can undo it at any time, also days later.</source><translation>لا يُحذف شيء، ويمكنك التراجع في أي وقت، حتى بعد أيام.</translation></message>
<message><source>Nothing is displayed incorrectly.</source><translation>لا شيء يُعرض خطأً.</translation></message>
<message><source>Nothing is erased, and your project files stay as they are.</source><translation>لا يُمحى شيء، وتبقى ملفات مشروعك كما هي.</translation></message>
<message><source>Nothing is stored in this workspace yet.</source><translation>لا شيء مخزَّن في مساحة العمل هذه بعد.</translation></message>
<message><source>Nothing is stored yet.</source><translation>لا شيء مخزَّن بعد.</translation></message>
<message><source>Nothing is written to the prompt cache again</source><translation>لا تُعاد كتابة شيء في ذاكرة الموجّه المؤقتة</translation></message>
<message><source>Nothing new</source><translation>لا جديد</translation></message>
<message><source>Nothing of this turn is left to undo here.</source><translation>لم يبقَ من هذه الجولة ما يمكن التراجع عنه هنا.</translation></message>
<message><source>Nothing sent yet</source><translation>لم يُرسَل شيء بعد</translation></message>
<message><source>Nothing sent yet. This is sent together with your first message.</source><translation>لم يُرسَل شيء بعد. سيُرسَل هذا مع رسالتك الأولى.</translation></message>
<message><source>Nothing spent yet.</source><translation>لم يُنفَق شيء بعد.</translation></message>
<message><source>Nothing to branch from.</source><translation>لا يوجد ما يمكن التفريع منه.</translation></message>
<message><source>Nothing to clean up</source><translation>لا يوجد ما يُنظَّف</translation></message>
<message><source>Nothing to compact right now.</source><translation>لا يوجد ما يمكن تقليصه الآن.</translation></message>
<message><source>Nothing to compact yet.</source><translation>لا يوجد ما يمكن تقليصه بعد.</translation></message>
<message><source>Nothing to continue.</source><translation>لا يوجد ما يمكن متابعته.</translation></message>
<message><source>Nothing to pin.</source><translation>لا يوجد ما يمكن تثبيته.</translation></message>
<message><source>Nothing to redo.</source><translation>لا يوجد ما يمكن إعادته.</translation></message>
<message><source>Nothing to send.</source><translation>لا يوجد ما يمكن إرساله.</translation></message>
<message><source>Nothing to undo.</source><translation>لا يوجد ما يمكن التراجع عنه.</translation></message>
<message><source>Nothing to undo: the context is the full history.</source><translation>لا يوجد ما يمكن التراجع عنه. السياق هو المحادثة الكاملة.</translation></message>
<message><source>Nothing waits for you.</source><translation>لا شيء في انتظارك.</translation></message>
<message><source>Nothing was compacted.</source><translation>لم يُقلَّص شيء.</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup, or choose another folder.</source><translation>لم يُنشأ شيء مكانها. استعدها من نسخة احتياطية، أو اختر مجلدًا آخر.</translation></message>
<message><source>Nothing was created in its place. Restore it from a backup.</source><translation>لم يُنشأ شيء مكانها. استعدها من نسخة احتياطية.</translation></message>
<message><source>Nothing was deleted. What was moved is in {place}.</source><translation>لم يُحذف شيء. ما نُقل موجود في {place}.</translation></message>
<message><source>Nothing was erased. Check the disk, then reopen the workspace.</source><translation>لم يُمحَ شيء. افحص القرص، ثم أعد فتح مساحة العمل.</translation></message>
<message><source>Nothing was erased. Run `helix-desktop workspace repair`, which works on a copy.</source><translation>لم يُمحَ شيء. نفّذ `helix-desktop workspace repair`، فهو يعمل على نسخة.</translation></message>
<message><source>Nothing was erased. `helix-desktop workspace check --deep` lists what is damaged.</source><translation>لم يُمحَ شيء. يسرد `helix-desktop workspace check --deep` ما هو تالف.</translation></message>
<message><source>Nothing was exported. Choose another location.</source><translation>لم يُصدَّر شيء. اختر موقعًا آخر.</translation></message>
<message><source>Nothing was imported.</source><translation>لم يُستورد شيء.</translation></message>
<message><source>Nothing was imported. Choose a folder that Helix Desktop exported.</source><translation>لم يُستورد شيء. اختر مجلدًا صدّره Helix Desktop.</translation></message>
<message><source>Nothing was imported. Choose another backup.</source><translation>لم يُستورَد شيء. اختر نسخة احتياطية أخرى.</translation></message>
<message><source>Nothing was imported. Helix Desktop doesn't write such sessions.</source><translation>لم يُستورد شيء. لا يكتب Helix Desktop جلسات كهذه.</translation></message>
<message><source>Nothing was imported. Make it again, then import it.</source><translation>لم يُستورد شيء. أنشئها من جديد ثم استوردها.</translation></message>
<message><source>Nothing was imported. Replace the link with the folder itself.</source><translation>لم يُستورد شيء. ضع المجلد نفسه بدل الرابط.</translation></message>
<message><source>Nothing was imported. Update Helix Desktop.</source><translation>لم يُستورد شيء. حدّث Helix Desktop.</translation></message>
<message><source>Nothing was installed.</source><translation>لم يُثبَّت شيء.</translation></message>
<message><source>Nothing was lost: the request only cost more.</source><translation>لم يُفقد شيء: كلّف الطلب أكثر فحسب.</translation></message>
<message><source>Nothing was merged.</source><translation>لم يُدمج شيء.</translation></message>
<message><source>Nothing was merged. Let Helix merge {into} into {branch} in this session first.</source><translation>لم يُدمج شيء. دع Helix أولًا يدمج {into} في {branch} ضمن هذه الجلسة.</translation></message>
<message><source>Nothing was removed. Can't read event {seq} of session {session}, so the entries it uses are unknown ({problem})</source><translation>لم يُزَل شيء. تعذّرت قراءة الحدث {seq} من الجلسة {session}، فالعناصر التي يستخدمها غير معروفة ({problem})</translation></message>
<message><source>Nothing was removed. Run `git branch NAME {commit}` in the project folder first.</source><translation>لم يُزَل شيء. نفّذ `git branch NAME {commit}` في مجلد المشروع أولًا.</translation></message>
<message><source>Nothing was removed. Run `git worktree unlock` first.</source><translation>لم يُزَل شيء. نفّذ `git worktree unlock` أولًا.</translation></message>
<message><source>Nothing was saved.</source><translation>لم يُحفظ شيء.</translation></message>
<message><source>Nothing was saved. Choose another location.</source><translation>لم يُحفظ شيء. اختر مكانًا آخر.</translation></message>
<message><source>Nothing was saved. Free disk space, then try again.</source><translation>لم يُحفظ شيء. أخلِ مساحة على القرص ثم حاول مجددًا.</translation></message>
<message><source>Nothing was saved. Try again.</source><translation>لم يُحفظ شيء. حاول مجددًا.</translation></message>
<message><source>Nothing was sent.</source><translation>لم يُرسَل شيء.</translation></message>
<message><source>Nothing was sent. Use https://, or a server on this computer or network.</source><translation>لم يُرسَل شيء. استخدم ⁨https://⁩، أو خادمًا على هذا الحاسوب أو هذه الشبكة.</translation></message>
<message><source>Nothing was sent. Use https://, or check where the name leads.</source><translation>لم يُرسَل شيء. استخدم ⁨https://⁩، أو تحقق إلى أين يقود الاسم.</translation></message>
<message><source>Nothing was written.</source><translation>لم يُكتب شيء.</translation></message>
<message><source>Nothing was written. A page masks them; a file with the exact history can't.</source><translation>لم يُكتب شيء. الصفحة تخفيها؛ أما ملف السجل الدقيق فلا يستطيع ذلك.</translation></message>
<message><source>Nothing yet. Write instructions above, or add an AGENTS.md to the project.</source><translation>لا شيء بعد. اكتب تعليمات أعلاه، أو أضف AGENTS.md إلى المشروع.</translation></message>
<message><source>Notifications</source><translation>الإشعارات</translation></message>
<message><source>Notify me when</source><translation>أشعرني</translation></message>
<message><source>Notify when a call waits for an answer.</source><translation>الإشعار عندما ينتظر استدعاء جوابًا.</translation></message>
<message><source>Notify when a session finishes.</source><translation>الإشعار عند انتهاء جلسة.</translation></message>
<message><source>Notify while Helix is in front, too.</source><translation>الإشعار حتى عندما يكون Helix في المقدمة.</translation></message>
<message><source>Now</source><translation>الآن</translation></message>
<message><source>Now open to commands: {0}</source><translation>مفتوح الآن للأوامر: {0}</translation></message>
<message><source>Now the default in all workspaces. Takes effect with the next request.</source><translation>أصبح الافتراضي في كل مساحات العمل. يسري من الطلب التالي.</translation></message>
<message><source>Now {0}, after about {1} of {2} tokens</source><translation>الآن {0}، وبعدها نحو {1} من {2} رمز</translation></message>
<message><source>Numbers count this workspace's own settings.</source><translation>تحصي الأرقام إعدادات مساحة العمل هذه.</translation></message>
<message><source>Observational</source><translation>Observational</translation></message>
<message><source>Off</source><translation>متوقف</translation></message>
<message><source>Off</source><comment>reasoning effort</comment><translation>متوقف</translation></message>
<message><source>Off for this workspace</source><translation>متوقفة في مساحة العمل هذه</translation></message>
<message><source>Old outputs</source><translation>النواتج القديمة</translation></message>
<message><source>Old steps become notes here</source><translation>تصبح الخطوات القديمة ملاحظات هنا</translation></message>
<message><source>Old steps become notes here at the latest</source><translation>تصبح الخطوات القديمة ملاحظات هنا على أبعد تقدير</translation></message>
<message><source>Old steps may become notes from here on</source><translation>قد تصبح الخطوات القديمة ملاحظات من هنا</translation></message>
<message><source>Old steps were shortened to notes by rules, without a model.</source><translation>اختُصرت الخطوات القديمة إلى ملاحظات بالقواعد، دون نموذج.</translation></message>
<message><source>Older outputs moved to the cache. Each marker recalls one.</source><translation>نُقلت النواتج الأقدم إلى المخزن. تسترجع كل علامة واحدًا منها.</translation></message>
<message><source>Older request</source><translation>طلب أقدم</translation></message>
<message><source>Older request ([)</source><translation>طلب أقدم (⁨[⁩)</translation></message>
<message><source>Older, unchanged</source><translation>أقدم، دون تغيير</translation></message>
<message><source>Omit the effort, or choose another model.</source><translation>اترك الجهد دون تحديد، أو اختر نموذجًا آخر.</translation></message>
<message><source>On</source><comment>reasoning effort</comment><translation>مشغَّل</translation></message>
<message><source>On disk</source><translation>على القرص</translation></message>
<message><source>On price alone, compacting never pays off.</source><translation>بالسعر وحده لا يوفّر التقليص أبدًا.</translation></message>
<message><source>On the desktop</source><translation>على سطح المكتب</translation></message>
<message><source>One change is of 1 to {most} lines, not of {count}.</source><translation>التغيير الواحد من 1 إلى {most} من الأسطر، لا {count}.</translation></message>
<message><source>One fact or wish</source><translation>حقيقة واحدة أو رغبة</translation></message>
<message><source>One invisible character</source><translation>محرف غير مرئي واحد</translation></message>
<message><source>One line for each sentence</source><translation>سطر لكل جملة</translation></message>
<message><source>One message can recall up to {0}.</source><translation>يمكن لرسالة واحدة استرجاع ما يصل إلى {0}.</translation></message>
<message><source>One of context, pinned, cached, compacted, superseded, damaged.</source><translation>واحدة من context و pinned و cached و compacted و superseded و damaged.</translation></message>
<message><source>Only Bedrock and Vertex AI have a profile or file of credentials.</source><translation>ملف التعريف أو ملف بيانات الاعتماد متاح لـ Bedrock و Vertex AI فقط.</translation></message>
<message><source>Only calls, which their results need. Exclude the results instead.</source><translation>استدعاءات فقط، ونتائجها تحتاج إليها. استبعد النتائج بدلًا من ذلك.</translation></message>
<message><source>Only hooks of the type {kind} run here.</source><translation>لا تعمل هنا إلا الخطافات من النوع {kind}.</translation></message>
<message><source>Only reads. Ends with a plan that you edit, approve, or discard.</source><translation>يقرأ فقط. ينتهي بخطة تحرّرها أو توافق عليها أو تتجاهلها.</translation></message>
<message><source>Only when you compact manually</source><translation>فقط عندما تقلّص يدويًا</translation></message>
<message><source>Only {0} would fit.</source><translation>لا مكان إلا لـ {0}.</translation></message>
<message><source>Open</source><translation>فتح</translation></message>
<message><source>Open</source><comment>unfold a row</comment><translation>فتح</translation></message>
<message><source>Open a cache entry first.</source><translation>افتح عنصرًا في المخزن أولًا.</translation></message>
<message><source>Open a file…</source><translation>فتح ملف…</translation></message>
<message><source>Open a folder in the window, or use it with `helix-desktop ask --folder`.</source><translation>افتح مجلدًا في النافذة، أو استخدمه مع `helix-desktop ask --folder`.</translation></message>
<message><source>Open as page</source><translation>فتح كصفحة</translation></message>
<message><source>Open file</source><translation>فتح الملف</translation></message>
<message><source>Open folder</source><translation>فتح المجلد</translation></message>
<message><source>Open folder…</source><translation>فتح مجلد…</translation></message>
<message><source>Open full output in cache</source><translation>فتح الناتج الكامل في المخزن</translation></message>
<message><source>Open in browser</source><translation>فتح في المتصفح</translation></message>
<message><source>Open in cache</source><translation>فتح في المخزن</translation></message>
<message><source>Open link</source><translation>فتح الرابط</translation></message>
<message><source>Open mail app</source><translation>فتح تطبيق البريد</translation></message>
<message><source>Open or close entry</source><translation>فتح العنصر أو إغلاقه</translation></message>
<message><source>Open original</source><translation>فتح الأصل</translation></message>
<message><source>Open port {0}</source><translation>فتح المنفذ {0}</translation></message>
<message><source>Open that folder as a workspace to work in worktrees.</source><translation>افتح ذلك المجلد كمساحة عمل لتستخدم أشجار العمل.</translation></message>
<message><source>Open the folder of the main repository as a workspace.</source><translation>افتح مجلد المستودع الرئيسي كمساحة عمل.</translation></message>
<message><source>Open the workspace in Helix Desktop first.</source><translation>افتح مساحة العمل في Helix Desktop أولًا.</translation></message>
<message><source>Open this to commands</source><translation>فتح هذا للأوامر</translation></message>
<message><source>Open {0}</source><translation>فتح {0}</translation></message>
<message><source>Open {0}?</source><translation>فتح {0}؟</translation></message>
<message><source>Opened the folder of {0}.</source><translation>فُتح مجلد {0}.</translation></message>
<message><source>Opening the workspace sets the mark again.</source><translation>يعيد فتح مساحة العمل وضع العلامة.</translation></message>
<message><source>Opening…</source><translation>جارٍ الفتح…</translation></message>
<message><source>Opens the releases page in your browser</source><translation>يفتح صفحة الإصدارات في متصفحك</translation></message>
<message><source>Opens {0}</source><translation>يفتح {0}</translation></message>
<message><source>Opens {0} · sandboxed</source><translation>يفتح {0} · معزول</translation></message>
<message><source>Open…</source><translation>فتح…</translation></message>
<message><source>Or answer in your own words</source><translation>أو أجب بكلماتك</translation></message>
<message><source>Or at</source><translation>أو عند</translation></message>
<message><source>Ordinary file edits need no approval. Commands still ask.</source><translation>لا تحتاج تعديلات الملفات العادية إلى موافقة. الأوامر ما زالت تسأل.</translation></message>
<message><source>Other URL ⌄</source><translation>عنوان URL آخر ⌄</translation></message>
<message><source>Other users can enter the folder {home}.</source><translation>يستطيع مستخدمون آخرون دخول المجلد {home}.</translation></message>
<message><source>Other values</source><translation>قيم أخرى</translation></message>
<message><source>Others on that network could read and change everything. Use https://, or allow http:// for this host (--allow-http on the command line).</source><translation>يستطيع آخرون على تلك الشبكة قراءة كل شيء وتغييره. استخدم ⁨https://⁩، أو اسمح بـ ⁨http://⁩ لهذا المضيف (في سطر الأوامر ⁨--allow-http⁩).</translation></message>
<message><source>Others on the network could read and change everything sent to an http:// server.</source><translation>يستطيع آخرون على الشبكة قراءة كل ما يُرسَل إلى خادم ⁨http://⁩ وتغييره.</translation></message>
<message><source>Out of order.</source><translation>الترتيب خاطئ.</translation></message>
<message><source>Output</source><translation>الإخراج</translation></message>
<message><source>Output price, USD per million tokens</source><translation>سعر الإخراج، دولار أمريكي لكل مليون رمز</translation></message>
<message><source>Outputs</source><translation>النواتج</translation></message>
<message><source>Outputs cached</source><translation>نُقلت نواتج إلى المخزن</translation></message>
<message><source>Outputs larger than this are shortened before they enter the context.</source><translation>تُختصر النواتج الأكبر من هذا قبل دخولها السياق.</translation></message>
<message><source>Outputs, messages, and notes</source><translation>النواتج والرسائل والملاحظات</translation></message>
<message><source>Outside project folder</source><translation>خارج مجلد المشروع</translation></message>
<message><source>Over {0} tokens: Helix compacts before sending.</source><translation>فوق {0} رمز: يقلّص Helix السياق قبل الإرسال.</translation></message>
<message><source>Override a model's context window or prices</source><translation>تغيير نافذة سياق نموذج أو أسعاره</translation></message>
<message><source>Overwrites files so that they can't be restored.</source><translation>يكتب فوق ملفات بحيث لا يمكن استعادتها.</translation></message>
<message><source>Paste API key</source><translation>الصق مفتاح API</translation></message>
<message><source>Paste an API key and wait for the test.</source><translation>الصق مفتاح API وانتظر الاختبار.</translation></message>
<message><source>Paste another client's mcpServers or an install link, or open a file or bundle</source><translation>الصق mcpServers من عميل آخر أو رابط تثبيت، أو افتح ملفًا أو حزمة</translation></message>
<message><source>Path of a folder, or choose one</source><translation>مسار مجلد، أو اختر واحدًا</translation></message>
<message><source>Paused</source><translation>متوقفة مؤقتًا</translation></message>
<message><source>Paused until you resume it: {why}</source><translation>متوقفة مؤقتًا حتى تستأنفها: {why}</translation></message>
<message><source>Paused until {0}</source><translation>متوقفة مؤقتًا حتى {0}</translation></message>
<message><source>Paused until {time}: {why}</source><translation>متوقفة مؤقتًا حتى {time}: {why}</translation></message>
<message numerus="yes"><source>Pays off after {0} requests.</source><extracomment>One: Pays off after {0} request.</extracomment><translation><numerusform>يعوّض تكلفته بعد {0} طلب.</numerusform><numerusform>يعوّض تكلفته بعد طلب واحد.</numerusform><numerusform>يعوّض تكلفته بعد طلبين.</numerusform><numerusform>يعوّض تكلفته بعد {0} طلبات.</numerusform><numerusform>يعوّض تكلفته بعد {0} طلبًا.</numerusform><numerusform>يعوّض تكلفته بعد {0} طلب.</numerusform></translation></message>
<message><source>Peak context</source><translation>ذروة السياق</translation></message>
<message><source>Peak {0}% of context · {1}× cost</source><translation>الذروة {0}% من السياق · التكلفة {1}×</translation></message>
<message><source>Per session, including subagents</source><translation>لكل جلسة، مع الوكلاء الفرعيين</translation></message>
<message><source>Permissions</source><translation>الأذونات</translation></message>
<message><source>Permissions: {0} before, {1} after</source><translation>الأذونات: {0} قبل، {1} بعد</translation></message>
<message><source>Picks excerpts, takes notes, names sessions</source><translation>يختار المقتطفات ويدوّن الملاحظات ويسمّي الجلسات</translation></message>
<message><source>Pictures aren't searched for secrets. Read the page before you share it.</source><translation>لا يُبحث عن الأسرار في الصور. اقرأ الصفحة قبل مشاركتها.</translation></message>
<message><source>Pin</source><translation>تثبيت</translation></message>
<message><source>Pin</source><comment>a pinned text</comment><translation>نص مثبّت</translation></message>
<message><source>Pin less, or unpin something else first.</source><translation>ثبّت أقل، أو ألغِ تثبيت شيء آخر أولًا.</translation></message>
<message><source>Pin or unpin block</source><translation>تثبيت الكتلة أو إلغاء تثبيتها</translation></message>
<message><source>Pin or unpin entry</source><translation>تثبيت العنصر أو إلغاء تثبيته</translation></message>
<message><source>Pin to context</source><translation>تثبيت في السياق</translation></message>
<message><source>Pink</source><translation>وردي</translation></message>
<message><source>Pinned</source><translation>مثبّت</translation></message>
<message><source>Pinned blocks would take more than a quarter of every request.</source><translation>ستشغل الكتل المثبّتة أكثر من ربع كل طلب.</translation></message>
<message><source>Pinned by you</source><translation>ثبّته أنت</translation></message>
<message><source>Pinned by you in turn {0}</source><translation>ثبّته أنت في الجولة {0}</translation></message>
<message><source>Pinned to context</source><translation>مثبّت في السياق</translation></message>
<message><source>Pinned. Cleanup won't delete this entry.</source><translation>تم التثبيت. لن يحذف التنظيف هذا العنصر.</translation></message>
<message><source>Pinned. Unpin it first.</source><translation>مثبّت. ألغِ تثبيته أولًا.</translation></message>
<message><source>Pinning changes nothing in the next request</source><translation>لا يغيّر التثبيت شيئًا في الطلب التالي</translation></message>
<message numerus="yes"><source>Pinning writes about {0} tokens to the prompt cache again</source><extracomment>One: Pinning writes about {0} token to the prompt cache again</extracomment><translation><numerusform>يعيد التثبيت كتابة نحو {0} رمز في ذاكرة الموجّه المؤقتة</numerusform><numerusform>يعيد التثبيت كتابة نحو رمز واحد في ذاكرة الموجّه المؤقتة</numerusform><numerusform>يعيد التثبيت كتابة نحو رمزين في ذاكرة الموجّه المؤقتة</numerusform><numerusform>يعيد التثبيت كتابة نحو {0} رموز في ذاكرة الموجّه المؤقتة</numerusform><numerusform>يعيد التثبيت كتابة نحو {0} رمزًا في ذاكرة الموجّه المؤقتة</numerusform><numerusform>يعيد التثبيت كتابة نحو {0} رمز في ذاكرة الموجّه المؤقتة</numerusform></translation></message>
<message><source>Plan</source><translation>التخطيط</translation></message>
<message><source>Play a sound</source><translation>تشغيل صوت</translation></message>
<message><source>Play a sound with notifications on the desktop.</source><translation>تشغيل صوت مع إشعارات سطح المكتب.</translation></message>
<message><source>Policy file</source><translation>ملف السياسة</translation></message>
<message><source>Policy lab</source><translation>مختبر السياسات</translation></message>
<message><source>Policy not used: {why}</source><translation>لم تُستخدم السياسة: {why}</translation></message>
<message><source>Policy of subagents: the conversation's, or a preset of their own.</source><translation>سياسة الوكلاء الفرعيين: سياسة المحادثة، أو سياسة جاهزة خاصة بهم.</translation></message>
<message><source>Port {0} of the command, at this address of your computer until it ends</source><translation>المنفذ {0} للأمر، على هذا العنوان في حاسوبك حتى انتهاء الأمر</translation></message>
<message><source>Possible letters: i m s x.</source><translation>الأحرف الممكنة: i m s x.</translation></message>
<message><source>Possible values: {known}.</source><translation>القيم الممكنة: {known}.</translation></message>
<message><source>Possible values: {low} to {high}.</source><translation>القيم الممكنة: من {low} إلى {high}.</translation></message>
<message><source>Practice model</source><translation>نموذج التدريب</translation></message>
<message><source>Press keys…</source><translation>اضغط المفاتيح…</translation></message>
<message><source>Preview</source><translation>معاينة</translation></message>
<message><source>Preview kept</source><translation>بقيت المعاينة</translation></message>
<message><source>Preview of a large output</source><translation>معاينة لناتج كبير</translation></message>
<message><source>Preview while Helix chooses what to keep</source><translation>معاينة ريثما يختار Helix ما يبقى</translation></message>
<message><source>Preview, as no choice could be used</source><translation>معاينة، لعدم وجود اختيار صالح</translation></message>
<message><source>Preview, as there is no excerpt</source><translation>معاينة، لعدم وجود مقتطف</translation></message>
<message><source>Preview, chosen by Helix</source><translation>معاينة، باختيار Helix</translation></message>
<message><source>Preview, chosen by you</source><translation>معاينة، باختيارك</translation></message>
<message><source>Previous (Enter)</source><translation>السابق (Enter)</translation></message>
<message><source>Previous change</source><translation>التغيير السابق</translation></message>
<message><source>Previous entry (↑)</source><translation>العنصر السابق (↑)</translation></message>
<message><source>Previous line (Alt+Up)</source><translation>السطر السابق (Alt+Up)</translation></message>
<message><source>Previous match (Shift+Enter)</source><translation>التطابق السابق (Shift+Enter)</translation></message>
<message><source>Previous turn, unchanged</source><translation>الجولة السابقة، دون تغيير</translation></message>
<message numerus="yes"><source>Price unknown for {0} calls</source><extracomment>One: Price unknown for {0} call</extracomment><translation><numerusform>السعر غير معروف لـ {0} استدعاء</numerusform><numerusform>السعر غير معروف لاستدعاء واحد</numerusform><numerusform>السعر غير معروف لاستدعاءين</numerusform><numerusform>السعر غير معروف لـ {0} استدعاءات</numerusform><numerusform>السعر غير معروف لـ {0} استدعاءً</numerusform><numerusform>السعر غير معروف لـ {0} استدعاء</numerusform></translation></message>
<message><source>Price unknown, so Helix can't say when compacting pays off.</source><translation>السعر غير معروف، لذا لا يستطيع Helix تحديد متى يعوّض التقليص تكلفته.</translation></message>
<message><source>Price: {0}</source><translation>السعر: {0}</translation></message>
<message><source>Private host</source><translation>مضيف خاص</translation></message>
<message><source>Private hosts</source><translation>المضيفون الخاصون</translation></message>
<message><source>Private hosts for http://, separated by spaces</source><translation>مضيفون خاصون لـ ⁨http://⁩، تفصل بينهم مسافات</translation></message>
<message><source>Private hosts that may be reached by http://, separated by spaces.</source><translation>المضيفون الخاصون المسموح بالوصول إليهم عبر ⁨http://⁩، تفصل بينهم مسافات.</translation></message>
<message><source>Process {pid} has this workspace open and isn't responding.</source><translation>العملية {pid} تفتح مساحة العمل هذه ولا تستجيب.</translation></message>
<message><source>Process {pid}, another version of Helix, has this workspace open.</source><translation>العملية {pid}، وهي إصدار آخر من Helix، تفتح مساحة العمل هذه.</translation></message>
<message><source>Programs</source><translation>البرامج</translation></message>
<message><source>Programs or agents act upon {names}. Instructions among them aren't used until you choose to use them in Settings › Instructions.</source><translation>تعمل البرامج أو الوكلاء وفق {names}. لا تُستخدم التعليمات التي بينها حتى تختار استخدامها في الإعدادات › التعليمات.</translation></message>
<message><source>Programs that exchange datagrams over sockets with a path don't work; programs that connect to each other do.</source><translation>لا تعمل البرامج التي تتبادل حزم بيانات عبر مقابس ذات مسار؛ وتعمل البرامج التي يتصل بعضها ببعض.</translation></message>
<message><source>Programs that talk to each other over sockets with a path don't work on this system.</source><translation>لا تعمل على هذا النظام البرامج التي يتصل بعضها ببعض عبر مقابس ذات مسار.</translation></message>
<message><source>Project Background</source><translation>خلفية المشروع</translation></message>
<message><source>Project instructions</source><translation>تعليمات المشروع</translation></message>
<message><source>Project instructions and your “Always” rules apply</source><translation>تسري تعليمات المشروع وقواعدك من «دائمًا»</translation></message>
<message><source>Project instructions are ignored; every command and change asks</source><translation>تُتجاهل تعليمات المشروع؛ ويسأل Helix قبل كل أمر وتغيير</translation></message>
<message><source>Prompt cache breaks</source><translation>انقطاعات ذاكرة الموجّه</translation></message>
<message><source>Prompt cache expired</source><translation>انتهت ذاكرة الموجّه</translation></message>
<message><source>Prompt cache missed</source><translation>لم تُستخدم ذاكرة الموجّه</translation></message>
<message><source>Prompt cache until {0} ({1})</source><translation>ذاكرة الموجّه حتى {0} ({1})</translation></message>
<message><source>Protocol</source><translation>البروتوكول</translation></message>
<message><source>Providers</source><translation>المزوّدون</translation></message>
<message><source>Providers and keys</source><translation>المزوّدون والمفاتيح</translation></message>
<message><source>Publishes a package.</source><translation>ينشر حزمة.</translation></message>
<message><source>Publishes commits to another place.</source><translation>ينشر إيداعات في مكان آخر.</translation></message>
<message><source>Put / between folders; choose a plain name.</source><translation>ضع / بين المجلدات؛ اختر اسمًا بسيطًا.</translation></message>
<message><source>Put a {sign} where it ends.</source><translation>ضع {sign} في موضع النهاية.</translation></message>
<message><source>Put back</source><translation>إعادته</translation></message>
<message><source>Put back: {0}</source><translation>أُعيد إلى مكانه: {0}</translation></message>
<message><source>Put messages and arguments of tools into traces.</source><translation>إدراج الرسائل ووسائط الأدوات في الآثار.</translation></message>
<message><source>Put the key into a header.</source><translation>ضع المفتاح في ترويسة.</translation></message>
<message><source>Put the secrets into one folder, into version control or elsewhere; or choose a smaller folder as the project folder.</source><translation>ضع الأسرار في مجلد واحد، أو في نظام إدارة الإصدارات أو مكان آخر؛ أو اختر مجلدًا أصغر ليكون مجلد المشروع.</translation></message>
<message><source>Put what it leads to in its place.</source><translation>ضع ما يؤدي إليه في مكانه.</translation></message>
<message><source>Query parameters</source><translation>معلمات الاستعلام</translation></message>
<message><source>Questions</source><translation>أسئلة</translation></message>
<message><source>Questions that nobody answers</source><translation>أسئلة لا يجيب عنها أحد</translation></message>
<message><source>Queue</source><translation>وضع في الانتظار</translation></message>
<message><source>Queue: the agent goes on, and the question waits until the turn ends</source><translation>وضع في الانتظار: يواصل الوكيل العمل، وينتظر السؤال حتى نهاية الجولة</translation></message>
<message><source>Queued messages</source><translation>الرسائل في الانتظار</translation></message>
<message><source>Queued since {0}: the agent goes on</source><translation>في الانتظار منذ {0}: يواصل الوكيل العمل</translation></message>
<message><source>Quick check of the index, or every byte</source><translation>فحص سريع للفهرس، أو لكل بايت</translation></message>
<message><source>Quit</source><translation>إنهاء</translation></message>
<message><source>Quit without applying your changes?</source><translation>إنهاء دون تطبيق تغييراتك؟</translation></message>
<message><source>Quitting discards what you edited but did not apply: {0}.</source><translation>يؤدي الإنهاء إلى تجاهل ما حررته ولم تطبقه: {0}.</translation></message>
<message><source>Reached through Helix's proxy. Private hosts need a port</source><translation>عبر الخادم الوكيل لـ Helix. يحتاج المضيفون الخاصون إلى منفذ</translation></message>
<message><source>Reaches the whole network or nothing. Single hosts can't be allowed.</source><translation>يصل إلى الشبكة كلها أو لا شيء. لا يمكن السماح بمضيفين بعينهم.</translation></message>
<message><source>Reaches {host}: data can be sent there.</source><translation>يصل إلى {host}: يمكن إرسال البيانات إلى هناك.</translation></message>
<message><source>Read further</source><translation>متابعة القراءة</translation></message>
<message><source>Read it again first.</source><translation>اقرأه مجددًا أولًا.</translation></message>
<message><source>Read the file again: there, each of them has its own mark.</source><translation>اقرأ الملف مجددًا: لكل سر فيه وسم خاص به.</translation></message>
<message><source>Readable folders</source><translation>مجلدات القراءة</translation></message>
<message><source>Reading all sessions first. Nothing has been deleted.</source><translation>تُقرأ كل الجلسات أولًا. لم يُحذف شيء.</translation></message>
<message><source>Reading models…</source><translation>جارٍ قراءة النماذج…</translation></message>
<message><source>Reading sessions of {0}…</source><translation>جارٍ قراءة جلسات {0}…</translation></message>
<message><source>Reading sessions…</source><translation>جارٍ قراءة الجلسات…</translation></message>
<message><source>Reading, in percent</source><translation>جارٍ القراءة، بالمئة</translation></message>
<message><source>Reading…</source><translation>جارٍ القراءة…</translation></message>
<message><source>Reads the system and your toolchains, but nothing else in home folders or on other disks.</source><translation>يقرأ النظام وسلاسل أدواتك، ولا شيء غيرها في مجلدات المنزل أو على الأقراص الأخرى.</translation></message>
<message><source>Ready</source><translation>جاهز</translation></message>
<message><source>Reason</source><translation>السبب</translation></message>
<message><source>Reasoning budget</source><translation>ميزانية التفكير</translation></message>
<message><source>Reasoning effort</source><translation>جهد التفكير</translation></message>
<message><source>Reasoning effort from here on: {0}</source><translation>جهد التفكير من هنا فصاعدًا: {0}</translation></message>
<message><source>Reasoning effort: {0}</source><translation>جهد التفكير: {0}</translation></message>
<message><source>Recall</source><translation>استرجاع</translation></message>
<message><source>Recall   {0}</source><translation>استرجاع   {0}</translation></message>
<message><source>Recall into next message</source><translation>استرجاع في الرسالة التالية</translation></message>
<message><source>Recall it into your next message, or undo the handover first.</source><translation>استرجعه في رسالتك التالية، أو تراجع عن وثيقة التسليم أولًا.</translation></message>
<message><source>Recall matches</source><translation>استرجاع التطابقات</translation></message>
<message><source>Recall matches in {0}</source><translation>استرجاع التطابقات في {0}</translation></message>
<message><source>Recall {0}</source><translation>استرجاع {0}</translation></message>
<message><source>Recall {0} into next message</source><translation>استرجاع {0} في الرسالة التالية</translation></message>
<message><source>Recall {0} of {1}</source><translation>استرجاع {0} من {1}</translation></message>
<message><source>Recalled</source><translation>مُسترجَع</translation></message>
<message><source>Recalls</source><translation>عمليات الاسترجاع</translation></message>
<message><source>Recent</source><translation>الأخيرة</translation></message>
<message><source>Recent cache entries</source><translation>أحدث عناصر المخزن</translation></message>
<message><source>Recent references</source><translation>أحدث المراجع</translation></message>
<message><source>Recent workspaces</source><translation>مساحات العمل الأخيرة</translation></message>
<message><source>Record the requests that agents of other programs send to their models.</source><translation>تسجيل الطلبات التي يرسلها وكلاء البرامج الأخرى إلى نماذجهم.</translation></message>
<message><source>Record their requests</source><translation>تسجيل طلباتهم</translation></message>
<message><source>Red</source><translation>أحمر</translation></message>
<message><source>Redo</source><translation>إعادة</translation></message>
<message><source>Redo compaction</source><translation>إعادة التقليص</translation></message>
<message><source>Redo this change</source><translation>إعادة هذا التغيير</translation></message>
<message><source>Redo what the rewind took back</source><translation>إعادة ما تراجع عنه الرجوع</translation></message>
<message><source>Redo: {0}</source><translation>إعادة: {0}</translation></message>
<message><source>Redone</source><translation>أُعيد</translation></message>
<message><source>Redone: {0}</source><translation>أُعيد: {0}</translation></message>
<message><source>Reduced</source><translation>مخفّضة</translation></message>
<message><source>Reduced turns off sliding and fading</source><translation>الحركة المخفّضة توقف الانزلاق والتلاشي</translation></message>
<message><source>References</source><translation>المراجع</translation></message>
<message><source>Refining notes</source><translation>تنقيح الملاحظات</translation></message>
<message><source>Refresh models</source><translation>تحديث النماذج</translation></message>
<message><source>Refs</source><translation>مراجع</translation></message>
<message><source>Reinstall Helix Desktop.</source><translation>أعد تثبيت Helix Desktop.</translation></message>
<message><source>Reject</source><translation>رفض</translation></message>
<message><source>Rejected. Helix asks each time and won't suggest it again.</source><translation>رُفض. يسأل Helix كل مرة ولن يقترحه مجددًا.</translation></message>
<message><source>Remove</source><translation>إزالة</translation></message>
<message><source>Remove (Delete)</source><translation>إزالة (Delete)</translation></message>
<message><source>Remove all steps</source><translation>إزالة كل الخطوات</translation></message>
<message><source>Remove images until the message fits.</source><translation>أزل صورًا حتى يتسع المكان للرسالة.</translation></message>
<message><source>Remove it from the URL. Keys belong in the system keyring.</source><translation>أزله من عنوان URL. مكان المفاتيح حلقة مفاتيح النظام.</translation></message>
<message><source>Remove one first.</source><translation>أزل خادمًا أولًا.</translation></message>
<message><source>Remove one.</source><translation>أزل أحدها.</translation></message>
<message><source>Remove provider</source><translation>إزالة المزوّد</translation></message>
<message><source>Remove some in Settings › Permissions.</source><translation>أزل بعضها من الإعدادات › الأذونات.</translation></message>
<message><source>Remove some.</source><translation>أزل بعضها.</translation></message>
<message><source>Remove the names of these commits?</source><translation>هل تُزال أسماء هذه الإيداعات؟</translation></message>
<message><source>Remove the worktree {0}?</source><translation>إزالة شجرة العمل {0}؟</translation></message>
<message><source>Remove this field.</source><translation>أزل هذا الحقل.</translation></message>
<message><source>Remove this header, or set that the provider needs no key.</source><translation>أزل هذه الترويسة، أو حدّد أن المزوّد لا يحتاج إلى مفتاح.</translation></message>
<message><source>Remove this header.</source><translation>أزل هذه الترويسة.</translation></message>
<message><source>Remove worktree…</source><translation>إزالة شجرة العمل…</translation></message>
<message><source>Removed</source><translation>مُزال</translation></message>
<message><source>Removed</source><comment>a rule</comment><translation>أُزيلت</translation></message>
<message><source>Removed since request {0}</source><translation>أُزيل منذ الطلب {0}</translation></message>
<message><source>Removed. Earlier versions still have it.</source><translation>تمت الإزالة. ما زال في الإصدارات السابقة.</translation></message>
<message><source>Rename</source><translation>إعادة تسمية</translation></message>
<message><source>Rename and color</source><translation>الاسم واللون</translation></message>
<message><source>Rename and color…</source><translation>الاسم واللون…</translation></message>
<message><source>Rename session</source><translation>إعادة تسمية الجلسة</translation></message>
<message><source>Rename session…</source><translation>إعادة تسمية الجلسة…</translation></message>
<message><source>Rename the folder or choose another one.</source><translation>أعد تسمية المجلد أو اختر مجلدًا آخر.</translation></message>
<message><source>Rename…</source><translation>إعادة تسمية…</translation></message>
<message><source>Reopen the last workspace</source><translation>إعادة فتح آخر مساحة عمل</translation></message>
<message><source>Reopen the last workspace at startup.</source><translation>إعادة فتح آخر مساحة عمل عند بدء التشغيل.</translation></message>
<message><source>Reopen the workspace and try again.</source><translation>أعد فتح مساحة العمل وحاول مجددًا.</translation></message>
<message><source>Reopen the workspace to continue.</source><translation>أعد فتح مساحة العمل للمتابعة.</translation></message>
<message><source>Repair or move the file.</source><translation>أصلح الملف أو انقله.</translation></message>
<message><source>Repairing {folder} needs {needed} of free disk space, but only {free} is free.</source><translation>يحتاج إصلاح {folder} إلى {needed} من المساحة الحرة، والمتاح {free} فقط.</translation></message>
<message><source>Replace or remove lines.</source><translation>استبدل أسطرًا أو أزلها.</translation></message>
<message><source>Replaces or deletes commits that were pushed.</source><translation>يستبدل إيداعات سبق رفعها أو يحذفها.</translation></message>
<message><source>Replay in the lab</source><translation>إعادة التشغيل في المختبر</translation></message>
<message><source>Replay them into two folders.</source><translation>أعد محاكاتها في مجلدين.</translation></message>
<message><source>Replaying {0}: {1} of {2}</source><translation>جارٍ محاكاة {0}: {1} من {2}</translation></message>
<message><source>Replaying {0}…</source><translation>جارٍ محاكاة {0}…</translation></message>
<message><source>Replaying…</source><translation>جارٍ المحاكاة…</translation></message>
<message><source>Replays of recorded sessions; cost relative to compacting only at 85%</source><translation>إعادة تشغيل جلسات مسجلة؛ التكلفة نسبةً إلى الضغط عند 85% فقط</translation></message>
<message><source>Replays on a cluster need Dask, which is not installed.</source><translation>تحتاج المحاكاة على عنقود إلى Dask، وهو غير مثبّت.</translation></message>
<message><source>Request</source><translation>الطلب</translation></message>
<message><source>Request copied block by block. The exact bytes weren't recorded.</source><translation>نُسخ الطلب كتلةً كتلة. لم تُسجَّل البايتات بعينها.</translation></message>
<message><source>Request copied.</source><translation>نُسخ الطلب.</translation></message>
<message><source>Request cost</source><translation>تكلفة الطلب</translation></message>
<message><source>Request {0}</source><translation>الطلب {0}</translation></message>
<message><source>Request {0} of {1}</source><translation>الطلب {0} من {1}</translation></message>
<message><source>Request {0} of {1} · sent {2} · {3} tokens</source><translation>الطلب {0} من {1} · أُرسل {2} · {3} رمز</translation></message>
<message><source>Requested by a command</source><translation>طلبه أمر</translation></message>
<message><source>Requests</source><translation>الطلبات</translation></message>
<message><source>Requests in this session</source><translation>الطلبات في هذه الجلسة</translation></message>
<message><source>Requests in this session appear here.</source><translation>تظهر طلبات هذه الجلسة هنا.</translation></message>
<message numerus="yes"><source>Requests {1}</source><extracomment>One: Request {1}</extracomment><translation><numerusform>الطلبات {1}</numerusform><numerusform>الطلب {1}</numerusform><numerusform>الطلبان {1}</numerusform><numerusform>الطلبات {1}</numerusform><numerusform>الطلبات {1}</numerusform><numerusform>الطلبات {1}</numerusform></translation></message>
<message><source>Required arguments are missing:</source><translation>وسائط مطلوبة ناقصة:</translation></message>
<message><source>Required.</source><translation>مطلوب.</translation></message>
<message><source>Requires a key</source><translation>يتطلب مفتاحًا</translation></message>
<message><source>Reserved for reply</source><translation>محجوز للرد</translation></message>
<message numerus="yes"><source>Reserved for the reply: {0} tokens</source><extracomment>One: Reserved for the reply: {0} token</extracomment><translation><numerusform>محجوز للرد: {0} رمز</numerusform><numerusform>محجوز للرد: رمز واحد</numerusform><numerusform>محجوز للرد: رمزان</numerusform><numerusform>محجوز للرد: {0} رموز</numerusform><numerusform>محجوز للرد: {0} رمزًا</numerusform><numerusform>محجوز للرد: {0} رمز</numerusform></translation></message>
<message><source>Reset</source><translation>إعادة ضبط</translation></message>
<message><source>Reset to defaults</source><translation>إعادة إلى الافتراضي</translation></message>
<message><source>Reset to the built-in values.</source><translation>إعادة إلى القيم المدمجة.</translation></message>
<message><source>Reset to {0}</source><translation>إعادة إلى {0}</translation></message>
<message><source>Resources of {0}</source><translation>موارد {0}</translation></message>
<message><source>Restart</source><translation>إعادة تشغيل</translation></message>
<message><source>Restart Helix to use the sandbox.</source><translation>أعد تشغيل Helix لاستخدام البيئة المعزولة.</translation></message>
<message><source>Restart it, or allow it more time, in Settings › MCP servers.</source><translation>أعد تشغيله أو امنحه وقتًا أطول من الإعدادات › خوادم MCP.</translation></message>
<message><source>Restart normally</source><translation>إعادة تشغيل عادية</translation></message>
<message><source>Restore</source><translation>استعادة</translation></message>
<message><source>Restore as new version</source><translation>استعادة كإصدار جديد</translation></message>
<message><source>Restore file</source><translation>استعادة الملف</translation></message>
<message><source>Restore from file…</source><translation>استعادة من ملف…</translation></message>
<message><source>Restore the whole file.</source><translation>استعد الملف كله.</translation></message>
<message><source>Restored and verified.</source><translation>تمت الاستعادة والتحقق.</translation></message>
<message><source>Restored {0}</source><translation>استُعيد {0}</translation></message>
<message><source>Restored. Takes effect with the next turn.</source><translation>تمت الاستعادة. يسري من الجولة التالية.</translation></message>
<message><source>Results</source><translation>النتائج</translation></message>
<message><source>Resume</source><translation>استئناف</translation></message>
<message><source>Resume at</source><translation>الاستئناف في</translation></message>
<message><source>Resume at this time</source><translation>الاستئناف في هذا الوقت</translation></message>
<message><source>Resume at…</source><translation>الاستئناف في…</translation></message>
<message><source>Resume now</source><translation>استئناف الآن</translation></message>
<message><source>Resume. A running command was cut off.</source><translation>استئناف. انقطع أمر كان قيد التشغيل.</translation></message>
<message><source>Resuming costs about {cost} more, since the prompt cache has ended by then.</source><translation>يكلّف الاستئناف نحو {cost} أكثر، لأن ذاكرة الموجّه المؤقتة تكون قد انتهت بحلول ذلك الوقت.</translation></message>
<message><source>Retry in new branch</source><translation>إعادة المحاولة في فرع جديد</translation></message>
<message><source>Retry now</source><translation>إعادة المحاولة</translation></message>
<message><source>Retrying in {0} s · attempt {1}</source><translation>إعادة المحاولة بعد {0} ث · المحاولة {1}</translation></message>
<message><source>Retrying in {0} · attempt {1}</source><translation>إعادة المحاولة بعد {0} · المحاولة {1}</translation></message>
<message><source>Retrying · attempt {0}</source><translation>إعادة المحاولة · المحاولة {0}</translation></message>
<message><source>Review before use</source><translation>مراجعة قبل الاستخدام</translation></message>
<message><source>Review it again.</source><translation>راجعه مرة أخرى.</translation></message>
<message><source>Review {0}</source><translation>مراجعة {0}</translation></message>
<message><source>Rewind</source><translation>رجوع</translation></message>
<message><source>Rewind in new branch</source><translation>الرجوع في فرع جديد</translation></message>
<message><source>Rewind in place.</source><translation>ارجع داخل الجلسة نفسها.</translation></message>
<message><source>Rewind taken back</source><translation>التراجع عن الرجوع</translation></message>
<message><source>Rewind this session</source><translation>إرجاع هذه الجلسة</translation></message>
<message><source>Rewind to here</source><translation>الرجوع إلى هنا</translation></message>
<message><source>Rewind to here…</source><translation>الرجوع إلى هنا…</translation></message>
<message><source>Rewound</source><translation>تم الرجوع</translation></message>
<message><source>Rewrite with…</source><translation>إعادة الكتابة بـ…</translation></message>
<message><source>Role of this subagent</source><translation>ماهية هذا الوكيل الفرعي</translation></message>
<message><source>Rule added.</source><translation>أُضيفت القاعدة.</translation></message>
<message><source>Rules</source><translation>القواعد</translation></message>
<message><source>Run `aws configure`, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the provider with a key.</source><translation>نفّذ `aws configure`، أو اضبط AWS_ACCESS_KEY_ID و AWS_SECRET_ACCESS_KEY، أو أضف المزوّد بمفتاح.</translation></message>
<message><source>Run `gcloud auth application-default login`, or name the file of a service account.</source><translation>نفّذ `gcloud auth application-default login`، أو حدّد ملف حساب خدمة.</translation></message>
<message><source>Run `git init` there first.</source><translation>نفّذ `git init` هناك أولًا.</translation></message>
<message><source>Run `git pack-refs --all` yourself.</source><translation>شغّل `git pack-refs --all` بنفسك.</translation></message>
<message><source>Run `helix-desktop workspace check`, or delete that session if you no longer need it.</source><translation>نفّذ `helix-desktop workspace check`، أو احذف تلك الجلسة إن لم تعد تحتاج إليها.</translation></message>
<message><source>Run `helix-desktop workspace check`.</source><translation>نفّذ `helix-desktop workspace check`.</translation></message>
<message><source>Run it in a terminal to see why.</source><translation>نفّذه في طرفية لمعرفة السبب.</translation></message>
<message><source>Run this instead</source><translation>تشغيل هذا بدلًا منه</translation></message>
<message><source>Running commands</source><translation>الأوامر الجارية</translation></message>
<message><source>Running commands and open steps of this session</source><translation>الأوامر الجارية والخطوات المفتوحة في هذه الجلسة</translation></message>
<message><source>Running · {0}</source><translation>قيد التشغيل · {0}</translation></message>
<message><source>Running: {running}.</source><translation>قيد التشغيل: {running}.</translation></message>
<message><source>Runs automatically at {0}.</source><translation>يعمل تلقائيًا عند {0}.</translation></message>
<message><source>Runs in the background until it ends or someone stops it.</source><translation>يعمل في الخلفية حتى ينتهي أو يوقفه أحد.</translation></message>
<message><source>Runs its commands outside Helix's sandbox.</source><translation>يشغّل أوامره خارج البيئة المعزولة لـ Helix.</translation></message>
<message><source>SESSIONS</source><translation>الجلسات</translation></message>
<message><source>SHA-256</source><translation>SHA-256</translation></message>
<message><source>SHA-256 {0} recorded</source><translation>سُجِّل SHA-256: {0}</translation></message>
<message><source>SHA-256 {0} {1}</source><translation>SHA-256 {0}: {1}</translation></message>
<message><source>Safe mode: Helix quit unexpectedly twice at startup. MCP servers are off, no workspace is open, and settings are at their defaults. Your data is unchanged.</source><translation>الوضع الآمن: انتهى Helix فجأة مرتين عند بدء التشغيل. خوادم MCP متوقفة، ولا مساحة عمل مفتوحة، والإعدادات على قيمها الافتراضية. بياناتك لم تتغيّر.</translation></message>
<message><source>Same as folder</source><translation>اسم المجلد نفسه</translation></message>
<message><source>Same as {0}</source><translation>مثل {0}</translation></message>
<message><source>Same text as {name}.</source><translation>النص نفسه في {name}.</translation></message>
<message><source>Sandbox</source><translation>البيئة المعزولة</translation></message>
<message><source>Sandbox commands on macOS with Seatbelt, which was never run on a Mac yet.</source><translation>عزل الأوامر على macOS باستخدام Seatbelt الذي لم يُشغَّل بعد على أي جهاز Mac.</translation></message>
<message><source>Sandbox for commands (experimental)</source><translation>عزل الأوامر (تجريبي)</translation></message>
<message><source>Sandboxed</source><translation>معزول</translation></message>
<message><source>Sandboxed auto</source><translation>تلقائي معزول</translation></message>
<message><source>Sandboxed commands and ordinary file edits need no approval. Allowed hosts are in reach.</source><translation>لا تحتاج الأوامر المعزولة ولا تعديلات الملفات العادية إلى موافقة. يمكن الوصول إلى المضيفين المسموح بهم.</translation></message>
<message><source>Sandboxed with Seatbelt, which is new in Helix: can write only in the project folder and the workspace's own home folder, and can't read yours.</source><translation>معزول باستخدام Seatbelt، وهو جديد في Helix: يكتب فقط في مجلد المشروع وفي مجلد المنزل الخاص بمساحة العمل، ولا يقرأ مجلد منزلك.</translation></message>
<message><source>Sandboxed with bubblewrap</source><translation>معزول باستخدام bubblewrap</translation></message>
<message><source>Sandboxed: can write only in the project folder and the workspace's own home folder, and can't see yours.</source><translation>معزول: يكتب فقط في مجلد المشروع وفي مجلد المنزل الخاص بمساحة العمل، ولا يرى مجلد منزلك.</translation></message>
<message><source>Sandboxes are available on Linux only.</source><translation>البيئات المعزولة متوفرة على Linux فقط.</translation></message>
<message><source>Save</source><translation>حفظ</translation></message>
<message><source>Save a copy</source><translation>حفظ نسخة</translation></message>
<message><source>Save anyway</source><translation>حفظ على أي حال</translation></message>
<message><source>Save as new version</source><translation>حفظ كإصدار جديد</translation></message>
<message><source>Save as…</source><translation>حفظ باسم…</translation></message>
<message><source>Save code</source><translation>حفظ الشيفرة</translation></message>
<message><source>Save code as…</source><translation>حفظ الشيفرة باسم…</translation></message>
<message><source>Save it as a file in the project and ask Helix to read it.</source><translation>احفظه كملف في المشروع واطلب من Helix قراءته.</translation></message>
<message><source>Save it with `helix-desktop server secret {server} {name}`.</source><translation>احفظه بالأمر `helix-desktop server secret {server} {name}`.</translation></message>
<message><source>Save its token as the secret Authorization.</source><translation>احفظ رمزه كسر باسم Authorization.</translation></message>
<message><source>Save page</source><translation>حفظ الصفحة</translation></message>
<message><source>Save page…</source><translation>حفظ الصفحة…</translation></message>
<message><source>Save readable part</source><translation>حفظ الجزء المقروء</translation></message>
<message><source>Save readable part…</source><translation>حفظ الجزء المقروء…</translation></message>
<message><source>Saved</source><translation>الموفَّر</translation></message>
<message><source>Saved in {0}</source><translation>محفوظ في {0}</translation></message>
<message><source>Saved in {0} ✓</source><translation>محفوظ في {0} ✓</translation></message>
<message><source>Saved to {0}.</source><translation>حُفظ في {0}.</translation></message>
<message><source>Saved to {0}. The {1} missing bytes are marked.</source><translation>حُفظ في {0}. البايتات المفقودة ({1}) معلَّمة.</translation></message>
<message><source>Saved. Takes effect with the next request.</source><translation>تم الحفظ. يسري من الطلب التالي.</translation></message>
<message><source>Saved. Takes effect with the next turn.</source><translation>تم الحفظ. يسري من الجولة التالية.</translation></message>
<message><source>Saved: {0}</source><translation>حُفظ: {0}</translation></message>
<message><source>Saves about {0} on the next request after that</source><translation>يوفّر نحو {0} في الطلب التالي بعد ذلك</translation></message>
<message><source>Scale down</source><translation>تصغير</translation></message>
<message><source>Scale down or remove the oversized image first.</source><translation>صغّر الصورة الكبيرة أو أزلها أولًا.</translation></message>
<message><source>Scales the whole window, also by keys (Settings › Shortcuts)</source><translation>يغيّر مقياس النافذة كلها، وبالمفاتيح أيضًا (الإعدادات › الاختصارات)</translation></message>
<message><source>Search</source><translation>بحث</translation></message>
<message><source>Search actions, sessions, files, and cache</source><translation>ابحث في الإجراءات والجلسات والملفات والمخزن</translation></message>
<message><source>Search all sessions</source><translation>البحث في كل الجلسات</translation></message>
<message><source>Search all sessions for “{0}”</source><translation>البحث في كل الجلسات عن «{0}»</translation></message>
<message><source>Search everything</source><translation>البحث في كل شيء</translation></message>
<message><source>Search may not find this entry.</source><translation>قد لا يجد البحث هذا العنصر.</translation></message>
<message><source>Search models</source><translation>بحث في النماذج</translation></message>
<message><source>Search past requests</source><translation>البحث في الطلبات السابقة</translation></message>
<message><source>Search past requests…</source><translation>البحث في الطلبات السابقة…</translation></message>
<message><source>Search settings</source><translation>بحث في الإعدادات</translation></message>
<message numerus="yes"><source>Search stopped after {count} entries.</source><extracomment>One: Search stopped after {count} entry.</extracomment><translation><numerusform>توقّف البحث بعد {count} عنصر.</numerusform><numerusform>توقّف البحث بعد عنصر واحد.</numerusform><numerusform>توقّف البحث بعد عنصرين.</numerusform><numerusform>توقّف البحث بعد {count} عناصر.</numerusform><numerusform>توقّف البحث بعد {count} عنصرًا.</numerusform><numerusform>توقّف البحث بعد {count} عنصر.</numerusform></translation></message>
<message><source>Search the text first</source><translation>ابحث في النص أولًا</translation></message>
<message><source>Search, or type provider/model</source><translation>ابحث، أو اكتب provider/model</translation></message>
<message><source>Searching all sessions…</source><translation>جارٍ البحث في كل الجلسات…</translation></message>
<message><source>Searching the project's files for secrets…</source><translation>جارٍ البحث عن أسرار في ملفات المشروع…</translation></message>
<message><source>Searching…</source><translation>جارٍ البحث…</translation></message>
<message><source>Seatbelt of macOS. Nobody has used it with Helix yet; without it, Helix asks before each command. Takes effect after a restart</source><translation>‏Seatbelt في macOS. لم يستخدمه أحد بعد مع Helix؛ ومن دونه يسأل Helix قبل كل أمر. يسري بعد إعادة التشغيل</translation></message>
<message><source>Seconds after which a call that reports nothing is canceled</source><translation>عدد الثواني التي يُلغى بعدها نداء لا يُبلغ بشيء</translation></message>
<message><source>Secrets are stored in the keyring.</source><translation>تُخزَّن الأسرار في حلقة المفاتيح.</translation></message>
<message><source>See Settings › Sandbox, or Settings › Permissions for how to get one.</source><translation>راجع الإعدادات › البيئة المعزولة، أو الإعدادات › الأذونات لمعرفة كيفية الحصول على واحدة.</translation></message>
<message><source>Select a block first.</source><translation>حدّد كتلة أولًا.</translation></message>
<message><source>Select a file to see its changes line by line.</source><translation>حدّد ملفًا لرؤية تغييراته سطرًا بسطر.</translation></message>
<message><source>Select all</source><translation>تحديد الكل</translation></message>
<message><source>Select lines in the text first</source><translation>حدّد أسطرًا في النص أولًا</translation></message>
<message><source>Selected message</source><translation>الرسالة المحددة</translation></message>
<message><source>Send</source><translation>إرسال</translation></message>
<message><source>Send (Enter)</source><translation>إرسال (Enter)</translation></message>
<message><source>Send /{0} as a message?</source><translation>إرسال /{0} كرسالة؟</translation></message>
<message><source>Send a message in the window to look at it, or run `helix-desktop guest approve {id}`.</source><translation>أرسل رسالة في النافذة لمعاينته، أو شغّل `helix-desktop guest approve {id}`.</translation></message>
<message><source>Send a message that helps, or choose another model.</source><translation>أرسل رسالة تساعده أو اختر نموذجًا آخر.</translation></message>
<message><source>Send a message that reads or searches files to fill the cache.</source><translation>أرسل رسالة تقرأ ملفات أو تبحث فيها لملء المخزن.</translation></message>
<message><source>Send a message to start a session.</source><translation>أرسل رسالة لبدء جلسة.</translation></message>
<message><source>Send a message.</source><translation>أرسل رسالة.</translation></message>
<message><source>Send a test</source><translation>إرسال اختبار</translation></message>
<message><source>Send again</source><translation>إعادة الإرسال</translation></message>
<message><source>Send again or choose another model.</source><translation>أرسل مجددًا أو اختر نموذجًا آخر.</translation></message>
<message><source>Send again with another model</source><translation>إعادة الإرسال بنموذج آخر</translation></message>
<message><source>Send again without this block</source><translation>إعادة الإرسال بدون هذه الكتلة</translation></message>
<message><source>Send again…</source><translation>إعادة الإرسال…</translation></message>
<message><source>Send as message</source><translation>إرسال كرسالة</translation></message>
<message><source>Send back to parent session</source><translation>إعادة الإرسال إلى الجلسة الأصلية</translation></message>
<message><source>Send comments</source><translation>إرسال التعليقات</translation></message>
<message><source>Send email to someone at {0}?</source><translation>إرسال بريد إلكتروني إلى شخص في {0}؟</translation></message>
<message><source>Send in new branch</source><translation>إرسال في فرع جديد</translation></message>
<message><source>Send now</source><translation>إرسال الآن</translation></message>
<message><source>Send queued messages</source><translation>إرسال الرسائل في الانتظار</translation></message>
<message><source>Send shortened</source><translation>إرسال مختصرًا</translation></message>
<message><source>Send the key in a header.</source><translation>أرسل المفتاح في ترويسة.</translation></message>
<message><source>Send the message again, or choose another model.</source><translation>أرسل الرسالة مرة أخرى أو اختر نموذجًا آخر.</translation></message>
<message><source>Send the message again.</source><translation>أرسل الرسالة مرة أخرى.</translation></message>
<message><source>Sending the first request…</source><translation>جارٍ إرسال الطلب الأول…</translation></message>
<message><source>Sends data to another computer.</source><translation>يرسل بيانات إلى حاسوب آخر.</translation></message>
<message><source>Sends more tokens, or rebuilds the prompt cache more often.</source><translation>يرسل رموزًا أكثر، أو يعيد بناء ذاكرة الموجّه المؤقتة مرات أكثر.</translation></message>
<message><source>Sends request {0} once more. No tool runs, and the conversation stays as it is.</source><translation>يرسل الطلب {0} مرة أخرى. لا تعمل أي أداة، وتبقى المحادثة كما هي.</translation></message>
<message><source>Sent</source><translation>أُرسل</translation></message>
<message><source>Sent before Helix recorded this text</source><translation>أُرسل قبل أن يسجّل Helix هذا النص</translation></message>
<message><source>Sent by the agent itself</source><translation>أرسله الوكيل نفسه</translation></message>
<message><source>Sent by the agent itself, as recorded. Its context is its own.</source><translation>أرسله الوكيل نفسه، كما سُجّل. وسياقه خاص به.</translation></message>
<message><source>Sent first in every request</source><translation>يُرسَل أولًا في كل طلب</translation></message>
<message><source>Sent. If you see nothing, look at the desktop's settings.</source><translation>أُرسل. إن لم ترَ شيئًا، فراجع إعدادات سطح المكتب.</translation></message>
<message><source>Separate several values by semicolons.</source><translation>افصل بين القيم المتعددة بفاصلة منقوطة لاتينية (;).</translation></message>
<message><source>Server list</source><translation>قائمة الخوادم</translation></message>
<message><source>Server lists and bundles (*.json *.mcpb *.dxt);;All files (*)</source><translation>قوائم الخوادم والحزم (*.json *.mcpb *.dxt);;كل الملفات (*)</translation></message>
<message><source>Server {name} contains a character that can't be passed to a program.</source><translation>في الخادم {name} حرف لا يمكن تمريره إلى برنامج.</translation></message>
<message><source>Server {name} isn't turned on.</source><translation>الخادم {name} غير مشغَّل.</translation></message>
<message><source>Server {name} needs a command or URL.</source><translation>يحتاج الخادم {name} إلى أمر أو عنوان URL.</translation></message>
<message><source>Servers</source><translation>الخوادم</translation></message>
<message><source>Servers: {known}.</source><translation>الخوادم: {known}.</translation></message>
<message><source>Session</source><translation>الجلسة</translation></message>
<message><source>Session name</source><translation>اسم الجلسة</translation></message>
<message><source>Session names</source><translation>أسماء الجلسات</translation></message>
<message><source>Session {name} “{title}” is lost.</source><translation>فُقدت الجلسة {name} «{title}».</translation></message>
<message><source>Session {session} doesn't begin with its start.</source><translation>لا تبدأ الجلسة {session} ببدايتها.</translation></message>
<message><source>Session {session} has already started.</source><translation>بدأت الجلسة {session} بالفعل.</translation></message>
<message><source>Session {session} is still being written to.</source><translation>ما زالت الكتابة في الجلسة {session} جارية.</translation></message>
<message><source>Session {session} {what}.</source><translation>الجلسة {session}: {what}.</translation></message>
<message><source>Sessions</source><translation>الجلسات</translation></message>
<message><source>Sessions and cache are saved. Put the folder back, or open another one.</source><translation>الجلسات والمخزن محفوظة. أعد المجلد إلى مكانه، أو افتح مجلدًا آخر.</translation></message>
<message><source>Set aside, made by the command or by you: {0}</source><translation>منحّى جانبًا، أنشأه الأمر أو أنت: {0}</translation></message>
<message><source>Set it as an environment variable and use ${{{name}}} in the server's configuration.</source><translation>عيّنه كمتغير بيئة واستخدم ⁨${{{name}}}⁩ في إعدادات الخادم.</translation></message>
<message><source>Set it with `helix-desktop model set {model} --input USD --output USD`. Use --free if it costs nothing, or --dollar-limit off to go on without the limit.</source><translation>عيّنه بالأمر `helix-desktop model set {model} --input USD --output USD`. استخدم ⁨--free⁩ إن كان مجانيًا، أو ⁨--dollar-limit off⁩ للمتابعة دون الحد.</translation></message>
<message><source>Set its permissions to {private}.</source><translation>اضبط أذوناته على {private}.</translation></message>
<message><source>Set the variable and start Helix again.</source><translation>عيّن المتغير وشغّل Helix من جديد.</translation></message>
<message><source>Set the warning below the limit. Nothing changed.</source><translation>اجعل التحذير أقل من الحد. لم يتغيّر شيء.</translation></message>
<message><source>Sets how long the model reasons before it answers.</source><translation>يحدد مدة تفكير النموذج قبل أن يجيب.</translation></message>
<message><source>Settings</source><translation>الإعدادات</translation></message>
<message><source>Settings for</source><translation>نطاق الإعدادات</translation></message>
<message><source>Share as page…</source><translation>مشاركة كصفحة…</translation></message>
<message><source>Share session as page…</source><translation>مشاركة الجلسة كصفحة…</translation></message>
<message><source>Share this session as a page?</source><translation>هل تريد مشاركة هذه الجلسة كصفحة؟</translation></message>
<message><source>Shell for commands</source><translation>صدفة الأوامر</translation></message>
<message><source>Shell for commands on Windows; `automatic` is Git Bash if it is there.</source><translation>صدفة الأوامر على Windows؛ القيمة `automatic` هي Git Bash إن وُجد.</translation></message>
<message><source>Shift+Tab changes the mode</source><translation>يغيّر Shift+Tab الوضع</translation></message>
<message><source>Shift+Tab in the message box changes the mode instead of moving the focus.</source><translation>يغيّر Shift+Tab في مربع الرسالة الوضع بدلًا من نقل التركيز.</translation></message>
<message><source>Short name</source><translation>اسم قصير</translation></message>
<message><source>Short text in place of old steps, written by rules without a model.</source><translation>نص قصير بدل الخطوات القديمة، تكتبه قواعد من دون نموذج.</translation></message>
<message><source>Shortcuts</source><translation>الاختصارات</translation></message>
<message><source>Shorten its value.</source><translation>اختصر قيمته.</translation></message>
<message><source>Shorten outputs over</source><translation>اختصار النواتج فوق</translation></message>
<message><source>Shortened</source><translation>مختصر</translation></message>
<message><source>Shortens older parts early, for the lowest cost</source><translation>يختصر الأجزاء الأقدم مبكرًا، بأقل تكلفة</translation></message>
<message><source>Shortens older parts when that saves money</source><translation>يقصّر الأجزاء القديمة عندما يوفّر ذلك المال</translation></message>
<message><source>Shortens outputs over 4,000 tokens, and older parts at 30%</source><translation>يقصّر المخرجات التي تتجاوز 4,000 رمز، والأجزاء القديمة عند 30%</translation></message>
<message><source>Show</source><translation>إظهار</translation></message>
<message><source>Show Helix</source><translation>إظهار Helix</translation></message>
<message><source>Show all</source><translation>إظهار الكل</translation></message>
<message><source>Show all code</source><translation>إظهار كل الشيفرة</translation></message>
<message><source>Show all {0}</source><translation>إظهار الكل ({0})</translation></message>
<message><source>Show archived sessions</source><translation>إظهار الجلسات المؤرشفة</translation></message>
<message><source>Show changes</source><translation>إظهار التغييرات</translation></message>
<message><source>Show covered messages {0}–{1}</source><translation>إظهار الرسائل المشمولة {0}–{1}</translation></message>
<message><source>Show earlier…</source><translation>إظهار السابقة…</translation></message>
<message><source>Show excerpt in cache</source><translation>إظهار المقتطف في المخزن</translation></message>
<message><source>Show fewer</source><translation>إظهار أقل</translation></message>
<message><source>Show image in cache</source><translation>إظهار الصورة في المخزن</translation></message>
<message><source>Show in cache</source><translation>إظهار في المخزن</translation></message>
<message><source>Show in conversation</source><translation>إظهار في المحادثة</translation></message>
<message><source>Show in timeline</source><translation>إظهار في الخط الزمني</translation></message>
<message><source>Show keyboard shortcuts</source><translation>إظهار اختصارات لوحة المفاتيح</translation></message>
<message><source>Show log</source><translation>إظهار السجل</translation></message>
<message><source>Show messages</source><translation>إظهار الرسائل</translation></message>
<message><source>Show open sessions</source><translation>إظهار الجلسات المفتوحة</translation></message>
<message><source>Show original messages</source><translation>إظهار الرسائل الأصلية</translation></message>
<message><source>Show original of block</source><translation>إظهار أصل الكتلة</translation></message>
<message><source>Show originals</source><translation>إظهار الأصول</translation></message>
<message><source>Show references</source><translation>إظهار المراجع</translation></message>
<message><source>Show requests with entry</source><translation>إظهار الطلبات التي تضم العنصر</translation></message>
<message><source>Show statements…</source><translation>ما قاله الوكيل…</translation></message>
<message><source>Show the running commands</source><translation>إظهار الأوامر الجارية</translation></message>
<message><source>Show the steps</source><translation>إظهار الخطوات</translation></message>
<message><source>Show the user what you would write there.</source><translation>اعرض على المستخدم ما كنت ستكتبه هناك.</translation></message>
<message><source>Show this request</source><translation>إظهار هذا الطلب</translation></message>
<message><source>Show tool calls</source><translation>إظهار الاستدعاءات</translation></message>
<message><source>Show trash</source><translation>إظهار المهملات</translation></message>
<message><source>Show what the model saw</source><translation>إظهار ما رآه النموذج</translation></message>
<message><source>Show why it's in context</source><translation>إظهار سبب وجوده في السياق</translation></message>
<message><source>Show {0} more</source><translation>المزيد ({0})</translation></message>
<message><source>Show {0} more characters</source><translation>إظهار {0} حرف آخر</translation></message>
<message numerus="yes"><source>Show {0} more lines</source><extracomment>One: Show {0} more line</extracomment><translation><numerusform>إظهار {0} سطر آخر</numerusform><numerusform>إظهار سطر آخر</numerusform><numerusform>إظهار سطرين آخرين</numerusform><numerusform>إظهار {0} أسطر أخرى</numerusform><numerusform>إظهار {0} سطرًا آخر</numerusform><numerusform>إظهار {0} سطر آخر</numerusform></translation></message>
<message><source>Showing {0}–{1} of {2}. Double-click or press 0 to show all.</source><translation>يُعرض {0}–{1} من {2}. انقر مرتين أو اضغط 0 لعرض الكل.</translation></message>
<message><source>Shown by Flatpak's portal.</source><translation>تعرضها بوابة Flatpak.</translation></message>
<message><source>Shown by {0}.</source><translation>يعرضها {0}.</translation></message>
<message><source>Shuts down the computer.</source><translation>يوقف تشغيل الحاسوب.</translation></message>
<message><source>Side by side</source><translation>جنبًا إلى جنب</translation></message>
<message><source>Side by side (widen the window)</source><translation>جنبًا إلى جنب (وسّع النافذة)</translation></message>
<message><source>Sign in</source><translation>تسجيل الدخول</translation></message>
<message><source>Sign in again with `gcloud auth application-default login`, or check the file of the service account and this computer's clock.</source><translation>سجّل الدخول من جديد بالأمر `gcloud auth application-default login`، أو تحقق من ملف حساب الخدمة ومن ساعة هذا الحاسوب.</translation></message>
<message><source>Sign in in Settings › MCP servers, or with `helix-desktop server sign-in {server}`.</source><translation>سجّل الدخول من الإعدادات › خوادم MCP أو عبر `helix-desktop server sign-in {server}`.</translation></message>
<message><source>Sign in in the browser, so that the agent can use this server.</source><translation>سجّل الدخول في المتصفح ليتمكن الوكيل من استخدام هذا الخادم.</translation></message>
<message><source>Sign in to {0}</source><translation>تسجيل الدخول إلى {0}</translation></message>
<message><source>Sign in with its own program, in a terminal: {command}</source><translation>سجّل الدخول ببرنامجه هو، في طرفية: ⁨{command}⁩</translation></message>
<message><source>Sign out</source><translation>تسجيل الخروج</translation></message>
<message><source>Signed in.</source><translation>تم تسجيل الدخول.</translation></message>
<message><source>Signed out.</source><translation>تم تسجيل الخروج.</translation></message>
<message><source>Since {0} ({1}): +{2} −{3} lines.</source><translation>منذ {0} ({1}): +{2} −{3} سطر.</translation></message>
<message><source>Single changes of {path} can't be separated.</source><translation>لا يمكن فصل تغييرات {path} المفردة.</translation></message>
<message><source>Six sections that replace older conversation. You can edit and compare versions.</source><translation>ستة أقسام تحلّ محلّ المحادثة الأقدم. يمكنك تحرير الإصدارات ومقارنتها.</translation></message>
<message><source>Size</source><translation>الحجم</translation></message>
<message><source>Size of everything in the window, in percent.</source><translation>حجم كل ما في النافذة، بالنسبة المئوية.</translation></message>
<message><source>Skill</source><translation>مهارة</translation></message>
<message><source>Skills</source><translation>المهارات</translation></message>
<message><source>Skipped an entry of {path}: {error}</source><translation>تم تخطي بند من {path}: {error}</translation></message>
<message><source>Smaller context, and nothing is lost</source><translation>سياق أصغر، ولا يُفقد شيء</translation></message>
<message><source>So that Context shows what they read. Works with API keys, not subscriptions</source><translation>ليعرض السياق ما يقرؤونه. يعمل بمفاتيح API لا بالاشتراكات</translation></message>
<message><source>Some blocks of this request weren't recorded.</source><translation>لم تُسجَّل بعض كتل هذا الطلب.</translation></message>
<message><source>Some blocks were sent before Helix recorded their text.</source><translation>أُرسلت بعض الكتل قبل أن يسجّل Helix نصها.</translation></message>
<message><source>Some changes couldn't be undone.</source><translation>تعذّر التراجع عن بعض التغييرات.</translation></message>
<message><source>Some requests wouldn't fit</source><translation>لن يتسع المكان لبعض الطلبات</translation></message>
<message><source>Something else changed the file between the change before and this one.</source><translation>غيّر شيء آخر الملف بين التغيير السابق وهذا التغيير.</translation></message>
<message><source>Something else is in it now, so Helix left it alone.</source><translation>يوجد فيه شيء آخر الآن، لذلك تركه Helix كما هو.</translation></message>
<message><source>Something went wrong.</source><translation>حدث خطأ ما.</translation></message>
<message><source>Something went wrong. Everything up to here is saved. See the log for details.</source><translation>حدث خطأ ما. كل شيء حتى هنا محفوظ. راجع السجل لمعرفة التفاصيل.</translation></message>
<message><source>Something went wrong. Nothing changed. See the log for details.</source><translation>حدث خطأ ما. لم يتغيّر شيء. راجع السجل لمعرفة التفاصيل.</translation></message>
<message><source>Sort by reason (S)</source><translation>الفرز حسب السبب (S)</translation></message>
<message><source>Source</source><translation>المصدر</translation></message>
<message><source>Source: {0}</source><translation>المصدر: {0}</translation></message>
<message><source>Spending</source><translation>الإنفاق</translation></message>
<message><source>Start Ollama, LM Studio, or llama.cpp. Helix searches again when you come back.</source><translation>شغّل Ollama أو LM Studio أو llama.cpp. يبحث Helix مجددًا عند عودتك.</translation></message>
<message><source>Start command</source><translation>أمر البدء</translation></message>
<message><source>Start of the session is damaged</source><translation>بداية الجلسة تالفة</translation></message>
<message><source>Start of the session is excluded</source><translation>بداية الجلسة مستبعدة</translation></message>
<message><source>Start the demo</source><translation>بدء العرض التوضيحي</translation></message>
<message><source>Start the path with / or ~/.</source><translation>ابدأ المسار بـ ⁨/⁩ أو ⁨~/⁩.</translation></message>
<message><source>Starting…</source><translation>جارٍ البدء…</translation></message>
<message><source>Startup</source><translation>بدء التشغيل</translation></message>
<message><source>State</source><translation>الحالة</translation></message>
<message><source>Statements of the agent</source><translation>ما قاله الوكيل</translation></message>
<message><source>Status {status}.</source><translation>الحالة {status}.</translation></message>
<message><source>Stay awake while a session works</source><translation>البقاء مستيقظًا أثناء عمل جلسة</translation></message>
<message><source>Steps</source><translation>الخطوات</translation></message>
<message numerus="yes"><source>Steps: {0} on the list</source><extracomment>One: Steps: {0} on the list</extracomment><translation><numerusform>الخطوات: {0} في القائمة</numerusform><numerusform>الخطوات: {0} في القائمة</numerusform><numerusform>الخطوات: {0} في القائمة</numerusform><numerusform>الخطوات: {0} في القائمة</numerusform><numerusform>الخطوات: {0} في القائمة</numerusform><numerusform>الخطوات: {0} في القائمة</numerusform></translation></message>
<message><source>Still no sandbox</source><translation>لا بيئة معزولة حتى الآن</translation></message>
<message><source>Stop</source><translation>إيقاف</translation></message>
<message><source>Stop (Esc)</source><translation>إيقاف (Esc)</translation></message>
<message><source>Stop all subagents</source><translation>إيقاف كل الوكلاء الفرعيين</translation></message>
<message><source>Stop and quit</source><translation>إيقاف وإنهاء</translation></message>
<message><source>Stop at cost</source><translation>إيقاف عند تكلفة</translation></message>
<message><source>Stop at tokens</source><translation>إيقاف عند عدد رموز</translation></message>
<message><source>Stop it or wait until it finishes.</source><translation>أوقفه أو انتظر حتى ينتهي.</translation></message>
<message><source>Stop its running commands, or wait until they end.</source><translation>أوقف الأوامر الجارية، أو انتظر حتى تنتهي.</translation></message>
<message><source>Stop its turn first, then delete it.</source><translation>أوقف جولتها أولًا، ثم احذفها.</translation></message>
<message><source>Stop one with background_command: {named}.</source><translation>أوقف أحدها باستخدام background_command: {named}.</translation></message>
<message><source>Stop the command</source><translation>إيقاف الأمر</translation></message>
<message><source>Stop this call alone</source><translation>إيقاف هذا النداء وحده</translation></message>
<message><source>Stop this subagent</source><translation>إيقاف هذا الوكيل الفرعي</translation></message>
<message><source>Stop trusting</source><translation>إيقاف الثقة</translation></message>
<message><source>Stop turn</source><translation>إيقاف الجولة</translation></message>
<message><source>Stop using in all workspaces</source><translation>إيقاف الاستخدام في كل المساحات</translation></message>
<message><source>Stop {0}</source><translation>إيقاف {0}</translation></message>
<message numerus="yes"><source>Stopped after {0} entries.</source><extracomment>One: Stopped after {0} entry.</extracomment><translation><numerusform>توقّف بعد {0} عنصر.</numerusform><numerusform>توقّف بعد عنصر واحد.</numerusform><numerusform>توقّف بعد عنصرين.</numerusform><numerusform>توقّف بعد {0} عناصر.</numerusform><numerusform>توقّف بعد {0} عنصرًا.</numerusform><numerusform>توقّف بعد {0} عنصر.</numerusform></translation></message>
<message><source>Stopped subagent: {0}</source><translation>وكيل فرعي أُوقف: {0}</translation></message>
<message><source>Stopped unexpectedly</source><translation>توقف فجأة</translation></message>
<message><source>Stopped · ends in {0} s</source><translation>متوقف · ينتهي بعد {0} ث</translation></message>
<message><source>Stopped.</source><translation>توقّف.</translation></message>
<message><source>Stopped. The remaining entries were not deleted.</source><translation>توقّف. لم تُحذف العناصر المتبقية.</translation></message>
<message><source>Stopping after the current item…</source><translation>سيتوقف بعد العنصر الحالي…</translation></message>
<message><source>Stopping…</source><translation>جارٍ الإيقاف…</translation></message>
<message><source>Storage</source><translation>التخزين</translation></message>
<message><source>Stored</source><translation>خُزِّن</translation></message>
<message><source>Strict</source><translation>صارم</translation></message>
<message><source>Subagent resumed: {0}</source><translation>استُؤنف الوكيل الفرعي: {0}</translation></message>
<message><source>Subagent stopped: {0}. You can undo for 5 seconds.</source><translation>أُوقف الوكيل الفرعي: {0}. يمكنك التراجع خلال 5 ثوانٍ.</translation></message>
<message><source>Subagent: {0}</source><translation>وكيل فرعي: {0}</translation></message>
<message><source>Subagents</source><translation>الوكلاء الفرعيون</translation></message>
<message><source>Subagents use</source><translation>للوكلاء الفرعيين</translation></message>
<message><source>Submodules are not checked out there.</source><translation>لا تُستخرج الوحدات الفرعية (submodules) هناك.</translation></message>
<message><source>Suggested by the project</source><translation>اقترحها المشروع</translation></message>
<message><source>Switch off</source><translation>إيقاف</translation></message>
<message><source>Switch that off in Settings, General.</source><translation>أوقف ذلك في الإعدادات، عام.</translation></message>
<message><source>System</source><translation>النظام</translation></message>
<message><source>System</source><comment>language</comment><translation>لغة النظام</translation></message>
<message><source>System</source><comment>part of a request</comment><translation>النظام</translation></message>
<message><source>System follows your desktop</source><translation>خيار النظام يتبع سطح المكتب</translation></message>
<message><source>System programs only</source><translation>برامج النظام فقط</translation></message>
<message><source>System prompt</source><translation>موجّه النظام</translation></message>
<message><source>THIS SESSION</source><translation>هذه الجلسة</translation></message>
<message><source>TODO Items</source><translation>المهام المتبقية</translation></message>
<message><source>TRASH</source><translation>المهملات</translation></message>
<message><source>Takes effect after a restart</source><translation>يسري بعد إعادة التشغيل</translation></message>
<message><source>Takes effect at once</source><translation>يسري فورًا</translation></message>
<message><source>Takes effect with the next command.</source><translation>يسري من الأمر التالي.</translation></message>
<message><source>Takes effect with the next request · {0}</source><translation>يسري من الطلب التالي · {0}</translation></message>
<message><source>Takes effect with the next request.</source><translation>يسري من الطلب التالي.</translation></message>
<message><source>Takes effect with the next step.</source><translation>يسري من الخطوة التالية.</translation></message>
<message><source>Taking notes</source><translation>تدوين الملاحظات</translation></message>
<message><source>Teal</source><translation>فيروزي</translation></message>
<message><source>Technical Details</source><translation>التفاصيل التقنية</translation></message>
<message><source>Tell Helix instead</source><translation>إخبار Helix بدلًا من ذلك</translation></message>
<message><source>Terminal</source><translation>الطرفية</translation></message>
<message><source>Test</source><translation>اختبار</translation></message>
<message><source>Test and save</source><translation>اختبار وحفظ</translation></message>
<message><source>Test model</source><translation>اختبار النموذج</translation></message>
<message><source>Tested at every startup.</source><translation>تُختبر عند كل بدء تشغيل.</translation></message>
<message><source>Tested with one short request</source><translation>يُختبر بطلب قصير واحد</translation></message>
<message><source>Tested with one short request. Stored in {0}, never in a file.</source><translation>يُختبر بطلب قصير واحد. يُخزَّن في {0}، ولا يُخزَّن في ملف أبدًا.</translation></message>
<message><source>Testing…</source><translation>جارٍ الاختبار…</translation></message>
<message><source>Tests</source><translation>الاختبارات</translation></message>
<message><source>Text</source><translation>النص</translation></message>
<message><source>Text of the line</source><translation>نص السطر</translation></message>
<message><source>The API key contains a line break or an invalid character.</source><translation>في مفتاح API فاصل أسطر أو حرف غير صالح.</translation></message>
<message><source>The SubAgent failed.</source><translation>فشل الوكيل الفرعي.</translation></message>
<message><source>The Timeline shows what the handover covers.</source><translation>يعرض الخط الزمني ما تشمله وثيقة التسليم.</translation></message>
<message><source>The URI has more than {most} characters.</source><translation>يزيد URI على {most} من المحارف.</translation></message>
<message><source>The address contains invisible characters.</source><translation>في العنوان محارف غير مرئية.</translation></message>
<message><source>The address doesn't name an AWS region.</source><translation>لا يذكر العنوان منطقة AWS.</translation></message>
<message><source>The agent asks, and nobody can answer here:&#10;{questions}</source><translation>يسأل الوكيل، ولا أحد يستطيع الإجابة هنا:&#10;{questions}</translation></message>
<message><source>The agent ended unexpectedly.</source><translation>انتهى الوكيل على نحو غير متوقع.</translation></message>
<message><source>The agent needs your permission: {call}</source><translation>يحتاج الوكيل إلى إذنك: {call}</translation></message>
<message><source>The agent runs its commands outside Helix's sandbox.</source><translation>يشغّل الوكيل أوامره خارج البيئة المعزولة لـ Helix.</translation></message>
<message><source>The agent's context is its own.</source><translation>سياق الوكيل خاص به.</translation></message>
<message><source>The agent's newest request, as recorded. What it sends next is up to it.</source><translation>أحدث طلب للوكيل، كما سُجّل. وما يرسله بعد ذلك أمر يعود إليه.</translation></message>
<message><source>The agent's requests can't be recorded: {reason}.</source><translation>لا يمكن تسجيل طلبات الوكيل: {reason}.</translation></message>
<message><source>The answer is empty.</source><translation>الإجابة فارغة.</translation></message>
<message><source>The answer was cut off at the model's output limit.</source><translation>انقطعت الإجابة عند حد ناتج النموذج.</translation></message>
<message><source>The answer was stopped because it has too many bytes.</source><translation>أُوقفت الإجابة لأن عدد بايتاتها أكبر من المسموح.</translation></message>
<message><source>The answer was stopped because one of its lines is too long.</source><translation>أُوقفت الإجابة لأن أحد أسطرها أطول من المسموح.</translation></message>
<message><source>The arguments are not an object.</source><translation>الوسائط ليست كائنًا.</translation></message>
<message><source>The arguments are not valid JSON: {error}.</source><translation>الوسائط ليست JSON صالحًا: {error}.</translation></message>
<message><source>The arguments are not valid JSON: {half} is half of a character.</source><translation>الوسائط ليست JSON صالحًا: {half} نصف محرف.</translation></message>
<message><source>The arguments can't be read.</source><translation>تعذّرت قراءة الوسائط.</translation></message>
<message><source>The arguments do not fit: {error}.</source><translation>الوسائط غير مناسبة: {error}.</translation></message>
<message><source>The arguments or the URL contain a key, which would be saved in a file.</source><translation>في الوسائط أو عنوان URL مفتاح كان سيُحفظ في ملف.</translation></message>
<message><source>The backup in {folder} is damaged or incomplete.</source><translation>النسخة الاحتياطية في {folder} تالفة أو غير مكتملة.</translation></message>
<message><source>The backup or export in {folder} was not finished.</source><translation>لم تكتمل النسخة الاحتياطية أو التصدير في {folder}.</translation></message>
<message><source>The base URL of the provider contains a name or a password.</source><translation>في عنوان URL الأساسي للمزوّد اسم مستخدم أو كلمة مرور.</translation></message>
<message><source>The base URL of the provider isn't a web address.</source><translation>عنوان URL الأساسي للمزوّد ليس عنوان ويب.</translation></message>
<message><source>The base URL redirects elsewhere.</source><translation>يعيد عنوان URL الأساسي التوجيه إلى مكان آخر.</translation></message>
<message><source>The base URL redirects elsewhere. The key was not sent there.</source><translation>يعيد عنوان URL الأساسي التوجيه إلى مكان آخر. لم يُرسَل المفتاح إلى هناك.</translation></message>
<message><source>The base URL redirects to {place}. The key was not sent there.</source><translation>يعيد عنوان URL الأساسي التوجيه إلى {place}. لم يُرسَل المفتاح إلى هناك.</translation></message>
<message><source>The base URL uses http outside your private network, so others could read your key and conversation.</source><translation>يستخدم عنوان URL الأساسي http خارج شبكتك الخاصة، فقد يقرأ آخرون مفتاحك ومحادثتك.</translation></message>
<message><source>The body field {name} has more than {most} characters.</source><translation>في حقل المتن {name} أكثر من {most} حرف.</translation></message>
<message><source>The braces of the pattern stand for too many.</source><translation>تمثّل أقواس النمط عددًا أكبر من المسموح.</translation></message>
<message><source>The branch {branch} does not exist.</source><translation>الفرع {branch} غير موجود.</translation></message>
<message><source>The browser didn't come back. Sign in again.</source><translation>لم يعد المتصفح. سجّل الدخول مرة أخرى.</translation></message>
<message><source>The bundle contains {name}, which is no plain file inside of it.</source><translation>تحتوي الحزمة على {name}، وليس ملفًا عاديًا داخلها.</translation></message>
<message><source>The bundle doesn't say how its server is started.</source><translation>لا تذكر الحزمة كيف يُشغَّل خادمها.</translation></message>
<message><source>The bundle has no manifest.</source><translation>ليس للحزمة ملف بيان.</translation></message>
<message><source>The bundle has too many files, or they are too large.</source><translation>في الحزمة ملفات كثيرة جدًا أو كبيرة جدًا.</translation></message>
<message><source>The bundle has too many files.</source><translation>في الحزمة ملفات كثيرة جدًا.</translation></message>
<message><source>The bundle is damaged.</source><translation>الحزمة تالفة.</translation></message>
<message><source>The bundle passes {name} as an argument, which other programs can read.</source><translation>تمرر الحزمة {name} وسيطًا، وتستطيع برامج أخرى قراءته.</translation></message>
<message><source>The bundle runs on {platforms} only.</source><translation>تعمل الحزمة على {platforms} فقط.</translation></message>
<message><source>The bundle's manifest is unusable: {error}</source><translation>ملف بيان الحزمة غير صالح: {error}</translation></message>
<message><source>The cache entry {named}… has a format (version {version}) that this Helix Desktop doesn't know.</source><translation>عنصر المخزن {named}… بتنسيق (الإصدار {version}) لا يعرفه Helix Desktop هذا.</translation></message>
<message><source>The cache entry {named}… is damaged: its bytes don't match its SHA-256.</source><translation>عنصر المخزن {named}… تالف: بايتاته لا تطابق SHA-256 الخاص به.</translation></message>
<message><source>The cache is being cleaned up.</source><translation>يجري تنظيف المخزن.</translation></message>
<message><source>The change failed. The output is unchanged.</source><translation>فشل التغيير. الناتج لم يتغيّر.</translation></message>
<message><source>The code replaces the whole file.</source><translation>تحل الشيفرة محل الملف كله.</translation></message>
<message><source>The collector of traces does not answer.</source><translation>مُجمِّع الآثار لا يستجيب.</translation></message>
<message><source>The command could not be run.</source><translation>تعذّر تشغيل الأمر.</translation></message>
<message><source>The command could not be started.</source><translation>تعذّر بدء الأمر.</translation></message>
<message><source>The command does not listen at port {port}.</source><translation>الأمر لا يستمع على المنفذ {port}.</translation></message>
<message><source>The command failed in the window. The log says why.</source><translation>فشل الأمر في النافذة. السبب مذكور في السجل.</translation></message>
<message><source>The command has ended.</source><translation>انتهى تنفيذ الأمر.</translation></message>
<message><source>The command is checked again before it runs, and Helix sees what ran.</source><translation>يُفحص الأمر مجددًا قبل تشغيله، ويرى Helix ما شُغّل.</translation></message>
<message><source>The command is empty.</source><translation>الأمر فارغ.</translation></message>
<message><source>The command left too many files in the repository.</source><translation>ترك الأمر ملفات كثيرة جدًا في المستودع.</translation></message>
<message><source>The command names too many files.</source><translation>يذكر الأمر ملفات أكثر من المسموح.</translation></message>
<message><source>The command was not run: `{path}` in the repository is a link.</source><translation>لم يُشغَّل الأمر: `{path}` في المستودع رابط.</translation></message>
<message><source>The command was not run: another command is changing the folder at this moment.</source><translation>لم يُشغَّل الأمر: أمر آخر يغيّر المجلد في هذه اللحظة.</translation></message>
<message><source>The command was not run: the project folder holds {count} places that it would have to be kept from, more than {most}.</source><translation>لم يُشغَّل الأمر: مواضع مجلد المشروع التي يجب منعه منها عددها {count}، أي أكثر من {most}.</translation></message>
<message><source>The command was not run: the repository has too many branches, tags, or other files to be copied before.</source><translation>لم يُشغَّل الأمر: في المستودع فروع أو وسوم أو ملفات أخرى أكثر من أن تُنسخ قبله.</translation></message>
<message><source>The command was not run: {path} is in the way of a folder that it needs.</source><translation>لم يُشغَّل الأمر: يقف {path} في طريق مجلد يحتاج إليه.</translation></message>
<message><source>The commands in {name} weren't allowed. {why}</source><translation>لم يُسمح بالأوامر الموجودة في {name}. {why}</translation></message>
<message><source>The connection ended</source><translation>انتهى الاتصال</translation></message>
<message><source>The connection isn't encrypted.</source><translation>الاتصال غير مشفّر.</translation></message>
<message><source>The connection to the server ended.</source><translation>انتهى الاتصال بالخادم.</translation></message>
<message><source>The connection to {0} isn't encrypted. Others on that network could read and change everything that is sent, also keys.</source><translation>الاتصال بـ {0} غير مشفّر. يستطيع آخرون على تلك الشبكة قراءة كل ما يُرسَل وتغييره، حتى المفاتيح.</translation></message>
<message><source>The connection to {host} isn't encrypted.</source><translation>الاتصال بـ {host} غير مشفّر.</translation></message>
<message><source>The connection to {host} was lost.</source><translation>انقطع الاتصال بالمضيف {host}.</translation></message>
<message><source>The connection was lost before an answer arrived.</source><translation>انقطع الاتصال قبل وصول إجابة.</translation></message>
<message><source>The content is damaged or missing.</source><translation>المحتوى تالف أو مفقود.</translation></message>
<message><source>The content no longer matches its hash, so no file was written.</source><translation>لم يعد المحتوى يطابق بصمته، لذا لم يُكتب أي ملف.</translation></message>
<message><source>The context has a marker instead. You and Helix can recall the full output.</source><translation>في السياق علامة بدلًا منها. يمكنك أنت وHelix استرجاع المخرجات كاملة.</translation></message>
<message><source>The context has a part of this large output, and the cache all of it.</source><translation>في السياق جزء من هذا الناتج الكبير، وفي الذاكرة المؤقتة كله.</translation></message>
<message><source>The context has newer notes. These lines can only be read.</source><translation>في السياق ملاحظات أحدث. يمكن قراءة هذه الأسطر فقط.</translation></message>
<message><source>The context has other notes by now.</source><translation>في السياق الآن ملاحظات أخرى.</translation></message>
<message><source>The context is byte for byte what it was before.</source><translation>عاد السياق كما كان من قبل بايتًا ببايت.</translation></message>
<message><source>The context window of {model} is unknown, so Helix assumes {window} tokens. Set it in Settings › Models and keys or with `helix-desktop model set`.</source><translation>نافذة سياق {model} غير معروفة، لذا يفترض Helix أنها {window} رمز. عيّنها من الإعدادات › النماذج والمفاتيح أو بالأمر `helix-desktop model set`.</translation></message>
<message><source>The conversation changed in the meantime, so nothing was compacted.</source><translation>تغيّرت المحادثة في هذه الأثناء، لذا لم يُقلَّص شيء.</translation></message>
<message><source>The conversation contains outside content, and this call can send data out.</source><translation>في المحادثة محتوى خارجي، ويستطيع هذا الاستدعاء إرسال بيانات إلى الخارج.</translation></message>
<message><source>The conversation contains outside content, which may have chosen it.</source><translation>في المحادثة محتوى خارجي قد يكون هو من اختار ذلك.</translation></message>
<message><source>The counters are behind the numbers in use.</source><translation>العدّادات متأخرة عن الأرقام المستخدمة.</translation></message>
<message><source>The credential_process of the AWS profile {profile} failed.</source><translation>فشل تنفيذ credential_process من ملف تعريف AWS المسمّى {profile}.</translation></message>
<message><source>The damaged file is kept as {aside}.</source><translation>الملف التالف محفوظ باسم {aside}.</translation></message>
<message><source>The damaged file is kept as {aside}. To end this message, run `helix-desktop workspace check --acknowledge` or use Settings › Data.</source><translation>الملف التالف محفوظ باسم {aside}. لإنهاء هذه الرسالة، شغّل `helix-desktop workspace check --acknowledge` أو افتح الإعدادات › البيانات.</translation></message>
<message><source>The database in {folder} has lost its first records.</source><translation>فقدت قاعدة البيانات في {folder} سجلاتها الأولى.</translation></message>
<message><source>The database in {folder} is damaged or incomplete: {text}.</source><translation>قاعدة البيانات في {folder} تالفة أو ناقصة: {text}.</translation></message>
<message><source>The database in {folder} is gone.</source><translation>قاعدة البيانات في {folder} لم تعد موجودة.</translation></message>
<message><source>The database in {folder} is in use by another program.</source><translation>قاعدة البيانات في {folder} قيد الاستخدام في برنامج آخر.</translation></message>
<message><source>The database in {place} is damaged: {why}.</source><translation>قاعدة البيانات في {place} تالفة: {why}.</translation></message>
<message><source>The database's file {name} has no readable index.</source><translation>ليس في ملف قاعدة البيانات {name} فهرس قابل للقراءة.</translation></message>
<message><source>The database's file {name} is missing.</source><translation>ملف قاعدة البيانات {name} مفقود.</translation></message>
<message><source>The database's file {name} was cut off: {size} of {listed} bytes are left.</source><translation>اقتُطع ملف قاعدة البيانات {name}: بقي {size} من {listed} بايت.</translation></message>
<message><source>The database's log {name} is damaged.</source><translation>سجل قاعدة البيانات {name} تالف.</translation></message>
<message><source>The desktop didn't take it, so it is in the window.</source><translation>لم يقبله سطح المكتب، لذا فهو في النافذة.</translation></message>
<message><source>The disk failed while using {folder}: {text}.</source><translation>تعطّل القرص أثناء استخدام {folder}: {text}.</translation></message>
<message><source>The disk is full.</source><translation>القرص ممتلئ.</translation></message>
<message><source>The disk is full: can't write {place}.</source><translation>القرص ممتلئ: تعذّرت كتابة {place}.</translation></message>
<message><source>The disk is full; {path} is as it was.</source><translation>القرص ممتلئ؛ بقي {path} على حاله.</translation></message>
<message><source>The disk isn't responding.</source><translation>القرص لا يستجيب.</translation></message>
<message><source>The disk that holds {where} is full.</source><translation>القرص الذي فيه {where} ممتلئ.</translation></message>
<message><source>The draft was stopped.</source><translation>أُوقفت المسودة.</translation></message>
<message><source>The earlier policy stays in effect.</source><translation>تبقى السياسة السابقة سارية.</translation></message>
<message><source>The earlier settings stay in effect.</source><translation>تبقى الإعدادات السابقة سارية.</translation></message>
<message><source>The earlier version is in {0}.</source><translation>الإصدار السابق في {0}.</translation></message>
<message><source>The encoding of {path} ({name}) lacks a character of the code.</source><translation>لا يتضمن ترميز {path} ({name}) أحد أحرف الشيفرة.</translation></message>
<message><source>The end of the database's log is gone. Everything before it is intact.</source><translation>فُقدت نهاية سجل قاعدة البيانات. كل ما قبلها سليم.</translation></message>
<message><source>The end of this session is too large and not included.</source><translation>نهاية هذه الجلسة كبيرة جدًا ولذلك حُذفت هنا.</translation></message>
<message><source>The entry is indexed twice.</source><translation>العنصر مفهرس مرتين.</translation></message>
<message><source>The entry is still damaged.</source><translation>ما زال العنصر تالفًا.</translation></message>
<message><source>The entry is still in the file.</source><translation>ما زال البند في الملف.</translation></message>
<message><source>The entry takes space and can be recalled only by its hash.</source><translation>يشغل العنصر مساحة ولا يمكن استرجاعه إلا ببصمته.</translation></message>
<message><source>The environment variable of {id} has an invalid name.</source><translation>اسم متغير البيئة لـ {id} غير صالح.</translation></message>
<message><source>The environment variable {name} has no value for the header {header}.</source><translation>لا قيمة لمتغير البيئة {name} اللازم للترويسة {header}.</translation></message>
<message><source>The export contains an invalid session name.</source><translation>في التصدير اسم جلسة غير صالح.</translation></message>
<message><source>The export in {source} was written by a newer Helix Desktop.</source><translation>التصدير في {source} كتبه إصدار أحدث من Helix Desktop.</translation></message>
<message><source>The fast model reads the whole output. The change applies from the next request; the prompt cache is rebuilt from here.</source><translation>يقرأ النموذج السريع الناتج كله. يسري التغيير من الطلب التالي، ويُعاد بناء ذاكرة الموجّه المؤقتة من هنا.</translation></message>
<message><source>The field {name} has no effect.</source><translation>الحقل {name} بلا أثر.</translation></message>
<message><source>The field {name} isn't supported.</source><translation>الحقل {name} غير مدعوم.</translation></message>
<message><source>The file already has this content.</source><translation>يحمل الملف هذا المحتوى بالفعل.</translation></message>
<message><source>The file doesn't start with a line of {mark}.</source><translation>لا يبدأ الملف بسطر من {mark}.</translation></message>
<message><source>The file doesn't start with a request.</source><translation>لا يبدأ الملف بطلب.</translation></message>
<message><source>The file ends within item {number} of its list.</source><translation>ينتهي الملف في منتصف العنصر {number} من قائمته.</translation></message>
<message><source>The file ends within line {line}, which is read once all of it is there.</source><translation>ينتهي الملف في منتصف السطر {line}، ويُقرأ حين يكتمل.</translation></message>
<message><source>The file for traces needs a whole path: {path}.</source><translation>يحتاج ملف الآثار إلى مسار كامل: {path}.</translation></message>
<message><source>The file has more than {most} MB.</source><translation>حجم الملف أكبر من {most} ميغابايت.</translation></message>
<message><source>The file has the exact history, so they can't be masked. A page masks them.</source><translation>يحتوي الملف على السجل كما هو تمامًا، لذلك لا يمكن إخفاؤها. أما الصفحة فتخفيها.</translation></message>
<message><source>The file has too many lines for a patch.</source><translation>عدد أسطر الملف أكبر مما تتسع له رقعة.</translation></message>
<message><source>The file is back to its original content.</source><translation>عاد الملف إلى محتواه الأصلي.</translation></message>
<message><source>The file is too large for a bundle.</source><translation>الملف أكبر من أن يكون حزمة.</translation></message>
<message><source>The file is too large for a server list.</source><translation>الملف أكبر من أن يكون قائمة خوادم.</translation></message>
<message><source>The file is unchanged.</source><translation>الملف لم يتغيّر.</translation></message>
<message><source>The file isn't a PNG, JPEG, GIF, or WebP image.</source><translation>الملف ليس صورة PNG أو JPEG أو GIF أو WebP.</translation></message>
<message><source>The file isn't text or is over 1 MB. You can restore the whole file.</source><translation>الملف ليس نصًا أو يزيد على 1 ميغابايت. يمكنك استعادة الملف كله.</translation></message>
<message><source>The file isn't valid TOML.</source><translation>الملف ليس TOML صالحًا.</translation></message>
<message><source>The file stays in {place}.</source><translation>يبقى الملف في {place}.</translation></message>
<message><source>The file was edited since, so Helix won't overwrite it. You can undo single changes or save a copy.</source><translation>حُرّر الملف بعد ذلك، لذا لن يكتب Helix فوقه. يمكنك التراجع عن تغييرات مفردة أو حفظ نسخة.</translation></message>
<message><source>The file was new, so undoing the changes deleted it.</source><translation>كان الملف جديدًا، فحذفه التراجع عن التغييرات.</translation></message>
<message><source>The files are as they were.</source><translation>الملفات كما كانت.</translation></message>
<message><source>The files of other programs are only read. Nothing is sent.</source><translation>تُقرأ ملفات البرامج الأخرى فقط، ولا يُرسل شيء.</translation></message>
<message><source>The first one appears here, section by section.</source><translation>يظهر أولها هنا قسمًا تلو الآخر.</translation></message>
<message><source>The folder has no SKILL.md.</source><translation>لا يحتوي المجلد على SKILL.md.</translation></message>
<message><source>The folder is moved to the files set aside for you. Nothing is deleted.</source><translation>يُنقل المجلد إلى الملفات المنحّاة جانبًا لك. لا يُحذف شيء.</translation></message>
<message><source>The folder {folder} doesn't answer.</source><translation>المجلد {folder} لا يستجيب.</translation></message>
<message><source>The folder {folder} is gone.</source><translation>المجلد {folder} لم يعد موجودًا.</translation></message>
<message><source>The folder {path} has no recorded sessions (*.jsonl[.gz]).</source><translation>لا توجد جلسات مسجّلة في المجلد {path} (⁨*.jsonl[.gz]⁩).</translation></message>
<message><source>The folder {where} contains a database that Helix Desktop didn't create.</source><translation>في المجلد {where} قاعدة بيانات لم ينشئها Helix Desktop.</translation></message>
<message><source>The folder's name isn't valid text.</source><translation>اسم المجلد ليس نصًا صالحًا.</translation></message>
<message><source>The form asks for fields that it does not have.</source><translation>تطلب الاستمارة حقولًا ليست فيها.</translation></message>
<message><source>The full output may not fit, or no model could write an excerpt.</source><translation>قد لا يتسع السياق للناتج الكامل، أو تعذّر على أي نموذج كتابة مقتطف.</translation></message>
<message><source>The handover already has this text.</source><translation>وثيقة التسليم تحمل هذا النص بالفعل.</translation></message>
<message><source>The handover is unchanged.</source><translation>وثيقة التسليم لم تتغيّر.</translation></message>
<message><source>The header {name} can't be sent.</source><translation>لا يمكن إرسال الترويسة {name}.</translation></message>
<message><source>The header {name} carries the key of this provider.</source><translation>تحمل الترويسة {name} مفتاح هذا المزوّد.</translation></message>
<message><source>The header {name} is set twice.</source><translation>عُيّنت الترويسة {name} مرتين.</translation></message>
<message><source>The hook didn't run, because its text changed after you approved it.</source><translation>لم يُنفَّذ الخطاف لأن نصه تغيّر بعد أن وافقت عليه.</translation></message>
<message><source>The hook has just changed.</source><translation>تغيّر الخطاف للتو.</translation></message>
<message><source>The hook {hook} blocked this message: {reason}</source><translation>منع الخطاف {hook} هذه الرسالة: {reason}</translation></message>
<message><source>The hook {hook} blocked this: {reason}</source><translation>منع الخطاف {hook} هذا: {reason}</translation></message>
<message><source>The hook {hook} failed: {reason}</source><translation>فشل الخطاف {hook}: {reason}</translation></message>
<message><source>The host name contains look-alike letters.</source><translation>في اسم المضيف حروف متشابهة الشكل.</translation></message>
<message><source>The icon {name} is missing.</source><translation>الأيقونة {name} مفقودة.</translation></message>
<message><source>The image can't be made small enough.</source><translation>لا يمكن تصغير الصورة بما يكفي.</translation></message>
<message><source>The image has no pixels.</source><translation>لا بكسلات في الصورة.</translation></message>
<message><source>The image has too many pixels. Up to {most} are supported.</source><translation>عدد بكسلات الصورة أكبر من اللازم. المدعوم حتى {most}.</translation></message>
<message><source>The image has {size} bytes. Images of up to {most} bytes are supported.</source><translation>حجم الصورة {size} بايت. المدعوم صور حتى {most} بايت.</translation></message>
<message><source>The image is damaged or incomplete.</source><translation>الصورة تالفة أو ناقصة.</translation></message>
<message><source>The images are included.</source><translation>الصور مُضمَّنة.</translation></message>
<message><source>The key is deleted from your keyring.</source><translation>يُحذف المفتاح من حلقة مفاتيحك.</translation></message>
<message><source>The key is empty.</source><translation>المفتاح فارغ.</translation></message>
<message><source>The keyring has no secret {name} for server {server}.</source><translation>لا يوجد في حلقة المفاتيح سر {name} للخادم {server}.</translation></message>
<message><source>The keyring has no value for the header {name} of {endpoint}.</source><translation>لا توجد في حلقة المفاتيح قيمة للترويسة {name} الخاصة بـ {endpoint}.</translation></message>
<message><source>The last change is a rewind, which also changed files.</source><translation>آخر تغيير هو رجوع غيّر ملفات أيضًا.</translation></message>
<message><source>The last model you chose; new workspaces start with it.</source><translation>آخر نموذج اخترته؛ تبدأ به مساحات العمل الجديدة.</translation></message>
<message><source>The last of {count} runs.</source><translation>آخر {count} من مرات التشغيل.</translation></message>
<message><source>The last step before the disk filled up was saved after all.</source><translation>الخطوة الأخيرة قبل امتلاء القرص حُفظت في النهاية.</translation></message>
<message><source>The last turn wasn't interrupted.</source><translation>لم تنقطع الجولة الأخيرة.</translation></message>
<message numerus="yes"><source>The last {0} requests</source><extracomment>One: The last {0} request</extracomment><translation><numerusform>آخر {0} طلب</numerusform><numerusform>آخر طلب</numerusform><numerusform>آخر طلبين</numerusform><numerusform>آخر {0} طلبات</numerusform><numerusform>آخر {0} طلبًا</numerusform><numerusform>آخر {0} طلب</numerusform></translation></message>
<message><source>The limit was reached {count} times in a row, so Helix doesn't resume by itself.</source><translation>بُلغ الحد {count} مرة على التوالي، لذلك لا يستأنف Helix من تلقاء نفسه.</translation></message>
<message><source>The lines are unchanged.</source><translation>لم تتغير الأسطر.</translation></message>
<message><source>The lines of a large output that Helix needs. The cache has the full output.</source><translation>أسطر المخرجات الكبيرة التي يحتاجها Helix. المخزن يحوي المخرجات كاملة.</translation></message>
<message><source>The link contains no server.</source><translation>لا يحتوي الرابط على خادم.</translation></message>
<message><source>The link doesn't name its server.</source><translation>لا يذكر الرابط اسم خادمه.</translation></message>
<message><source>The link points to this computer or your local network.</source><translation>يشير الرابط إلى هذا الحاسوب أو شبكتك المحلية.</translation></message>
<message><source>The link text shows a different host.</source><translation>يعرض نص الرابط مضيفًا مختلفًا.</translation></message>
<message><source>The list of its uses is incomplete.</source><translation>قائمة استخداماته ناقصة.</translation></message>
<message><source>The list of skills</source><translation>قائمة المهارات</translation></message>
<message><source>The list of the database's tables (MANIFEST) is missing or damaged.</source><translation>قائمة جداول قاعدة البيانات (MANIFEST) مفقودة أو تالفة.</translation></message>
<message><source>The matcher has more than names, .*, and |.</source><translation>في المرشّح غير الأسماء و ⁨.*⁩ و ⁨|⁩.</translation></message>
<message><source>The memory</source><translation>الذاكرة</translation></message>
<message><source>The memory has no line {number}.</source><translation>لا سطر {number} في الذاكرة.</translation></message>
<message><source>The memory has no version {number}.</source><translation>لا إصدار {number} للذاكرة.</translation></message>
<message><source>The memory of this workspace</source><translation>ذاكرة مساحة العمل هذه</translation></message>
<message><source>The memory would have {count} lines; {most} are possible.</source><translation>سيكون في الذاكرة {count} من الأسطر، والممكن {most}.</translation></message>
<message><source>The memory would keep a secret.</source><translation>ستحتفظ الذاكرة بسر.</translation></message>
<message><source>The messages that this version covers can't be found again.</source><translation>لم يعد العثور على الرسائل التي يشملها هذا الإصدار ممكنًا.</translation></message>
<message><source>The mode stays as it is, because a question waits for your answer.</source><translation>يبقى الوضع كما هو، لأن سؤالًا ينتظر جوابك.</translation></message>
<message><source>The model declined to answer.</source><translation>امتنع النموذج عن الإجابة.</translation></message>
<message><source>The model is still being loaded.</source><translation>ما زال النموذج قيد التحميل.</translation></message>
<message><source>The model made the same call {count} times in a row and got the same output.</source><translation>أجرى النموذج الاستدعاء نفسه {count} مرات متتالية وحصل على المخرجات نفسها.</translation></message>
<message><source>The model made the same failing call {count} times in a row.</source><translation>أجرى النموذج الاستدعاء الفاشل نفسه {count} مرات متتالية.</translation></message>
<message><source>The model of this request isn't set up now.</source><translation>نموذج هذا الطلب غير مُعدّ الآن.</translation></message>
<message><source>The model reads this in full with the next request.</source><translation>يقرأ النموذج هذا كاملًا مع الطلب التالي.</translation></message>
<message><source>The model reads this in full. The same call returned a newer output later.</source><translation>يقرأ النموذج هذا كاملًا. أعاد الاستدعاء نفسه لاحقًا ناتجًا أحدث.</translation></message>
<message><source>The model reasons with at most this many tokens before each answer.</source><translation>يفكر النموذج بهذا العدد من الرموز على الأكثر قبل كل إجابة.</translation></message>
<message><source>The model refused</source><translation>رفض النموذج</translation></message>
<message><source>The model sent an empty answer.</source><translation>أرسل النموذج إجابة فارغة.</translation></message>
<message><source>The model's reasoning is shown, but isn't sent to a model again.</source><translation>يُعرض استدلال النموذج، لكنه لا يُرسل إلى نموذج مرة أخرى.</translation></message>
<message><source>The model's reply was cut off.</source><translation>انقطع رد النموذج.</translation></message>
<message><source>The models you chose last as JSON, newest first.</source><translation>آخر النماذج التي اخترتها بصيغة JSON، الأحدث أولًا.</translation></message>
<message><source>The name may contain only letters, digits, dots, _, and -.</source><translation>لا يجوز أن يحتوي الاسم إلا على حروف وأرقام ونقاط و_ و-.</translation></message>
<message><source>The name may contain only letters, digits, spaces, dots, _, and -.</source><translation>لا يمكن أن يحتوي الاسم إلا على حروف وأرقام ومسافات ونقاط و _ و -.</translation></message>
<message><source>The newest turn and your last message are never compacted.</source><translation>لا تُقلَّص أحدث جولة ولا رسالتك الأخيرة أبدًا.</translation></message>
<message><source>The next request needs {need} {what}, but the model accepts {most}.</source><translation>يحتاج الطلب التالي إلى {need} {what}، لكن النموذج يقبل {most}.</translation></message>
<message><source>The next version takes more space.</source><translation>يشغل الإصدار التالي مساحة أكبر.</translation></message>
<message><source>The number of its uses is wrong.</source><translation>عدد استخداماته خاطئ.</translation></message>
<message><source>The old database is kept as db.before-repair-… in the workspace's data. `workspace check --acknowledge` ends this report.</source><translation>تبقى قاعدة البيانات القديمة باسم ⁨db.before-repair-…⁩ في بيانات مساحة العمل. ينهي `workspace check --acknowledge` هذا التقرير.</translation></message>
<message><source>The old name stays.</source><translation>يبقى الاسم القديم.</translation></message>
<message><source>The output was too large.</source><translation>كان الإخراج أكبر من المسموح.</translation></message>
<message><source>The page has the whole conversation. It runs no scripts and loads nothing.</source><translation>تحتوي الصفحة على المحادثة كاملة. لا تشغّل أي نصوص برمجية ولا تحمّل شيئًا.</translation></message>
<message><source>The parent of this branch was deleted.</source><translation>حُذفت الجلسة الأصلية لهذا الفرع.</translation></message>
<message><source>The partial answer is returned when the time is up</source><translation>تُعاد الإجابة الجزئية عند انتهاء الوقت</translation></message>
<message><source>The partial answer is saved. Continue, or send a new message.</source><translation>الإجابة الجزئية محفوظة. تابع، أو أرسل رسالة جديدة.</translation></message>
<message><source>The partial answer is saved. Send again or choose another model.</source><translation>الإجابة الجزئية محفوظة. أرسل مجددًا أو اختر نموذجًا آخر.</translation></message>
<message><source>The partial export in {0} was removed. The workspace is unchanged.</source><translation>أُزيل التصدير الجزئي في {0}. مساحة العمل لم تتغيّر.</translation></message>
<message><source>The partial work was removed. Nothing else changed.</source><translation>أُزيل العمل الجزئي. لم يتغيّر شيء آخر.</translation></message>
<message><source>The patch changes several files.</source><translation>تغيّر الرقعة عدة ملفات.</translation></message>
<message><source>The patch changes the lines that it names.</source><translation>تغيّر الرقعة الأسطر التي تذكرها.</translation></message>
<message><source>The path {folder} isn't valid text.</source><translation>المسار {folder} ليس نصًا صالحًا.</translation></message>
<message><source>The path {path} is too long for this system.</source><translation>المسار {path} أطول مما يسمح به هذا النظام.</translation></message>
<message><source>The path {plain} is too long for a socket.</source><translation>المسار {plain} أطول مما يسمح به المقبس.</translation></message>
<message><source>The pattern has {count} characters, {longest} are possible.</source><translation>عدد أحرف النمط {count}، والممكن {longest}.</translation></message>
<message><source>The permission for this session could not be kept.</source><translation>تعذّر الاحتفاظ بالإذن لهذه الجلسة.</translation></message>
<message><source>The policy preset can't be {name}.</source><translation>لا يمكن أن تكون السياسة الجاهزة {name}.</translation></message>
<message><source>The policy {path} has a line with more than {longest} characters.</source><translation>تحتوي السياسة {path} على سطر يزيد على {longest} حرف.</translation></message>
<message><source>The policy {path} is nested too deeply.</source><translation>السياسة {path} متداخلة بعمق زائد.</translation></message>
<message><source>The policy {path} is not valid TOML: {why}.</source><translation>السياسة {path} ليست TOML صالحًا: {why}.</translation></message>
<message><source>The practice model isn't a provider.</source><translation>نموذج التدريب ليس مزوّدًا.</translation></message>
<message><source>The preset, and each value that differs from it.</source><translation>الإعداد المسبق، وكل قيمة تختلف عنه.</translation></message>
<message><source>The preview failed because {asks} didn't write a usable handover.</source><translation>فشلت المعاينة لأن {asks} لم يكتب وثيقة تسليم صالحة للاستخدام.</translation></message>
<message><source>The price of {0} is unknown, so your budget in dollars can't be kept.</source><translation>سعر {0} غير معروف، لذا لا يمكن التقيّد بميزانيتك بالدولار.</translation></message>
<message><source>The price of {model} is unknown, so the budget in dollars can't be kept.</source><translation>سعر {model} غير معروف، لذا لا يمكن التقيّد بالميزانية بالدولار.</translation></message>
<message><source>The price of {model} is unknown.</source><translation>سعر {model} غير معروف.</translation></message>
<message><source>The process that answers has ended.</source><translation>انتهت العملية التي تجيب.</translation></message>
<message><source>The process that had this workspace open is gone.</source><translation>انتهت العملية التي كانت تفتح مساحة العمل هذه.</translation></message>
<message><source>The processes of this terminal can't be read.</source><translation>لا يمكن قراءة عمليات هذه الطرفية.</translation></message>
<message><source>The program of {agent} is another one than you approved: {program}.</source><translation>برنامج {agent} غير الذي وافقت عليه: {program}.</translation></message>
<message><source>The program of “{0}” is another one than before</source><translation>برنامج «{0}» غير الذي كان من قبل</translation></message>
<message><source>The project Helix works in</source><translation>المشروع الذي يعمل فيه Helix</translation></message>
<message><source>The project folder contains more than {most} folders, too many to find what commands must not reach.</source><translation>في مجلد المشروع أكثر من {most} مجلد، وهذا أكثر مما يمكن البحث فيه عما يجب ألا تصله الأوامر.</translation></message>
<message><source>The project folder has an unfinished merge, rebase or revert.</source><translation>في مجلد المشروع عملية دمج أو rebase أو revert لم تكتمل.</translation></message>
<message><source>The project folder has uncommitted changes of the same files: {files}</source><translation>في مجلد المشروع تغييرات غير مودعة في الملفات نفسها: {files}</translation></message>
<message><source>The project folder is a bare repository, without a work tree.</source><translation>مجلد المشروع مستودع مجرّد (bare) بلا شجرة عمل.</translation></message>
<message><source>The project folder is gone: {0}</source><translation>لم يعد مجلد المشروع موجودًا: {0}</translation></message>
<message><source>The project folder is itself a worktree or a submodule.</source><translation>مجلد المشروع نفسه شجرة عمل أو وحدة فرعية (submodule).</translation></message>
<message><source>The project folder is not in a git repository.</source><translation>مجلد المشروع ليس في مستودع git.</translation></message>
<message><source>The project folder is on no branch now.</source><translation>مجلد المشروع ليس على أي فرع الآن.</translation></message>
<message><source>The project folder is only a part of the repository {top}.</source><translation>مجلد المشروع ليس إلا جزءًا من المستودع {top}.</translation></message>
<message><source>The prompt cache held {0} tokens, which saved about {1} by today's prices.</source><translation>احتوى مخزن المطالبات على {0} رمز، ما وفّر نحو {1} بأسعار اليوم.</translation></message>
<message><source>The prompt cache held {0} tokens.</source><translation>احتوى مخزن المطالبات على {0} رمز.</translation></message>
<message><source>The provider asks to wait</source><translation>يطلب المزوّد الانتظار</translation></message>
<message><source>The provider asks to wait until {until}.</source><translation>يطلب المزوّد الانتظار حتى {until}.</translation></message>
<message><source>The provider couldn't parse the model's output ({reason}).</source><translation>تعذّر على المزوّد تحليل ناتج النموذج ({reason}).</translation></message>
<message><source>The provider didn't answer in time.</source><translation>لم يُجب المزوّد في الوقت المحدد.</translation></message>
<message><source>The provider didn't return a list of models.</source><translation>لم يُرجع المزوّد قائمة نماذج.</translation></message>
<message><source>The provider doesn't have this model.</source><translation>لا يوجد هذا النموذج لدى المزوّد.</translation></message>
<message><source>The provider had an internal error.</source><translation>حدث خطأ داخلي لدى المزوّد.</translation></message>
<message><source>The provider is overloaded.</source><translation>المزوّد محمَّل فوق طاقته.</translation></message>
<message><source>The provider makes the searches. Their words can carry data out.</source><translation>يجري المزوّد عمليات البحث، وقد تنقل كلماتها بيانات إلى الخارج.</translation></message>
<message><source>The provider rejected the API key.</source><translation>رفض المزوّد مفتاح API.</translation></message>
<message><source>The provider rejected the credentials that signed the request.</source><translation>رفض المزوّد بيانات الاعتماد التي وُقّع بها الطلب.</translation></message>
<message><source>The provider rejected the request.</source><translation>رفض المزوّد الطلب.</translation></message>
<message><source>The provider rejected the signature, because this computer's clock is wrong.</source><translation>رفض المزوّد التوقيع لأن ساعة هذا الحاسوب غير صحيحة.</translation></message>
<message><source>The provider returned a web page instead of an answer.</source><translation>أرجع المزوّد صفحة ويب بدلًا من إجابة.</translation></message>
<message><source>The provider returned something that isn't an answer.</source><translation>أرجع المزوّد شيئًا ليس إجابة.</translation></message>
<message><source>The provider says: “{sentence}”</source><translation>يقول المزوّد: «{sentence}»</translation></message>
<message><source>The provider sent an empty answer.</source><translation>أرسل المزوّد إجابة فارغة.</translation></message>
<message><source>The provider's filter ended the answer.</source><translation>أنهى مرشّح المزوّد الإجابة.</translation></message>
<message><source>The provider's rate limit is reached.</source><translation>بُلغ حد معدل الطلبات لدى المزوّد.</translation></message>
<message><source>The proxy opens no way to the server. Check this system's proxy.</source><translation>لا يتيح الخادم الوكيل طريقًا إلى الخادم. تحقق من الخادم الوكيل لهذا النظام.</translation></message>
<message><source>The proxy requires authentication (status 407). Check this system's proxy.</source><translation>يتطلب الخادم الوكيل مصادقة (الحالة 407). تحقق من الخادم الوكيل لهذا النظام.</translation></message>
<message><source>The proxy requires authentication.</source><translation>يتطلب الخادم الوكيل مصادقة.</translation></message>
<message><source>The query parameter {name} may be a key, and addresses end up in logs.</source><translation>قد تكون معلمة الاستعلام {name} مفتاحًا، والعناوين تُكتب في السجلات.</translation></message>
<message><source>The queue is empty.</source><translation>قائمة الانتظار فارغة.</translation></message>
<message><source>The readable part is still in the database that was set aside.</source><translation>ما زال الجزء القابل للقراءة في قاعدة البيانات المنحّاة جانبًا.</translation></message>
<message><source>The reading of the document was stopped.</source><translation>أُوقفت قراءة المستند.</translation></message>
<message><source>The record doesn't follow the one before it.</source><translation>لا يتبع السجل ما قبله.</translation></message>
<message><source>The record has a format (version {version}) that only a newer Helix Desktop knows.</source><translation>السجل بتنسيق (الإصدار {version}) لا يعرفه إلا إصدار أحدث من Helix Desktop.</translation></message>
<message><source>The record is cut short.</source><translation>السجل مبتور.</translation></message>
<message><source>The record is damaged (its checksum is wrong).</source><translation>السجل تالف (مجموعه الاختباري خاطئ).</translation></message>
<message><source>The record is missing.</source><translation>السجل مفقود.</translation></message>
<message><source>The record of {short}… is damaged.</source><translation>سجل {short}… تالف.</translation></message>
<message><source>The regular expression calls itself, which is not possible here.</source><translation>يستدعي التعبير النمطي نفسه، وهذا غير ممكن هنا.</translation></message>
<message><source>The regular expression cannot be read.</source><translation>تعذّرت قراءة التعبير النمطي.</translation></message>
<message><source>The regular expression cannot be read: {error}.</source><translation>تعذّرت قراءة التعبير النمطي: {error}.</translation></message>
<message><source>The regular expression has {count} characters, {longest} are possible.</source><translation>عدد أحرف التعبير النمطي {count}، والممكن {longest}.</translation></message>
<message><source>The regular expression stopped after {seconds} seconds and {looked} entries.</source><translation>توقّف التعبير النمطي بعد {seconds} ث و{looked} من العناصر.</translation></message>
<message numerus="yes"><source>The regular expression took too long in {count} entries.</source><extracomment>One: The regular expression took too long in {count} entry.</extracomment><translation><numerusform>استغرق التعبير النمطي وقتًا أطول من اللازم في {count} عنصر.</numerusform><numerusform>استغرق التعبير النمطي وقتًا أطول من اللازم في عنصر واحد.</numerusform><numerusform>استغرق التعبير النمطي وقتًا أطول من اللازم في عنصرين.</numerusform><numerusform>استغرق التعبير النمطي وقتًا أطول من اللازم في {count} عناصر.</numerusform><numerusform>استغرق التعبير النمطي وقتًا أطول من اللازم في {count} عنصرًا.</numerusform><numerusform>استغرق التعبير النمطي وقتًا أطول من اللازم في {count} عنصر.</numerusform></translation></message>
<message><source>The repaired copy of {folder} isn't correct: {wrong}</source><translation>النسخة المُصلَحة من {folder} غير صحيحة: {wrong}</translation></message>
<message><source>The repetitions {form} multiply to too many.</source><translation>تتضاعف تكرارات {form} إلى عدد أكبر من المسموح.</translation></message>
<message><source>The repository has no commits yet.</source><translation>لا إيداعات في المستودع بعد.</translation></message>
<message><source>The request exceeds the model's limit of {limit} tokens.</source><translation>يتجاوز الطلب حد النموذج البالغ {limit} رمز.</translation></message>
<message><source>The request exceeds the model's limit.</source><translation>يتجاوز الطلب حد النموذج.</translation></message>
<message><source>The request exceeds your account's rate limit of {limit} tokens.</source><translation>يتجاوز الطلب حد المعدل لحسابك البالغ {limit} رمز.</translation></message>
<message><source>The request failed</source><translation>فشل الطلب</translation></message>
<message><source>The request has a header that can't be sent.</source><translation>في الطلب ترويسة لا يمكن إرسالها.</translation></message>
<message><source>The request is too large for the provider.</source><translation>الطلب أكبر مما يقبله المزوّد.</translation></message>
<message><source>The request is too long.</source><translation>الطلب طويل جدًا.</translation></message>
<message><source>The request was too large, so Helix shortened it without a model.</source><translation>كان الطلب كبيرًا جدًا، فقصّره Helix من دون نموذج.</translation></message>
<message><source>The request was too large, so Helix trimmed it without calling a model.</source><translation>كان الطلب أكبر من المسموح، فاقتطع Helix منه دون استدعاء نموذج.</translation></message>
<message><source>The request would have {tokens} tokens, and {model} takes {most}.</source><translation>سيحتوي الطلب على {tokens} رمزًا، بينما يقبل {model} ما يصل إلى {most}.</translation></message>
<message><source>The rest is still there.</source><translation>ما زال الباقي هناك.</translation></message>
<message><source>The same</source><translation>نفسها</translation></message>
<message><source>The same call returned a newer output later. You can still recall this one.</source><translation>أعاد الاستدعاء نفسه لاحقًا مخرجات أحدث. ما زال بإمكانك استرجاع هذه.</translation></message>
<message><source>The same limit in tokens; whichever comes first. All limits for notes shrink with it in small context windows.</source><translation>الحد نفسه بالرموز؛ يسري ما يُبلَغ أولًا. تصغر كل حدود الملاحظات معه في نوافذ السياق الصغيرة.</translation></message>
<message><source>The sandbox can't create a work tree outside the project folder.</source><translation>لا تستطيع البيئة المعزولة إنشاء شجرة عمل خارج مجلد المشروع.</translation></message>
<message><source>The sandbox is off for this workspace: nothing restricts the command.</source><translation>البيئة المعزولة متوقفة لمساحة العمل هذه: لا شيء يقيّد الأمر.</translation></message>
<message><source>The sandbox works</source><translation>البيئة المعزولة تعمل</translation></message>
<message><source>The screen may go dark. Closing the lid still lets the computer sleep</source><translation>قد تنطفئ الشاشة. إغلاق الغطاء يضع الحاسوب في وضع السكون كالمعتاد</translation></message>
<message><source>The search didn't finish, so not all matching entries are known.</source><translation>لم يكتمل البحث، لذا لا تُعرف كل العناصر المطابقة.</translation></message>
<message><source>The search failed: {0}</source><translation>فشل البحث: {0}</translation></message>
<message><source>The search index is catching up, so this search was slower.</source><translation>ما زال فهرس البحث يُستكمل، لذا كان هذا البحث أبطأ.</translation></message>
<message><source>The server accepts {0} tokens, less than the {1} set for this model.</source><translation>يقبل الخادم {0} رمز، وهو أقل من {1} المحددة لهذا النموذج.</translation></message>
<message><source>The server changed. Review it again; nothing was approved.</source><translation>تغيّر الخادم. راجعه مجددًا؛ لم يُوافَق على شيء.</translation></message>
<message><source>The server didn't answer in time.</source><translation>لم يُجب الخادم في الوقت المحدد.</translation></message>
<message><source>The server doesn't accept the reasoning effort {0}.</source><translation>لا يقبل الخادم جهد التفكير «{0}».</translation></message>
<message><source>The server ended before it answered.</source><translation>انتهى الخادم قبل أن يجيب.</translation></message>
<message><source>The server ended the session (status {status}).</source><translation>أنهى الخادم الجلسة (الحالة {status}).</translation></message>
<message><source>The server ended.</source><translation>انتهى الخادم.</translation></message>
<message><source>The server had an internal error (status {status}). Try again later.</source><translation>حدث خطأ داخلي في الخادم (الحالة {status}). حاول مجددًا لاحقًا.</translation></message>
<message><source>The server has ended.</source><translation>لقد انتهى الخادم.</translation></message>
<message><source>The server may reject these for this model.</source><translation>قد يرفض الخادم هذه القيم لهذا النموذج.</translation></message>
<message><source>The server needs this variable.</source><translation>يحتاج الخادم إلى هذا المتغير.</translation></message>
<message><source>The server offers no sign-in.</source><translation>لا يوفر الخادم تسجيل الدخول.</translation></message>
<message><source>The server omitted a part of the last request without saying so. Helix keeps the requests to {model} below {limit} tokens for a day.</source><translation>حذف الخادم جزءًا من الطلب الأخير دون أن يذكر ذلك. يُبقي Helix الطلبات إلى {model} دون {limit} من الرموز لمدة يوم.</translation></message>
<message><source>The server redirects to {place} (status {status}), where Helix doesn't follow. If that is the right server, use that URL.</source><translation>يعيد الخادم التوجيه إلى {place} (الحالة {status})، ولا يتبعه Helix إلى هناك. إن كان ذلك هو الخادم الصحيح، فاستخدم عنوان URL ذاك.</translation></message>
<message><source>The server refuses access (status 403). Check what its token is allowed to do.</source><translation>يرفض الخادم الوصول (الحالة 403). تحقق من صلاحيات رمز الوصول.</translation></message>
<message><source>The server rejected the request (status {status}). Check its URL and headers.</source><translation>رفض الخادم الطلب (الحالة {status}). تحقق من عنوان URL ومن الترويسات.</translation></message>
<message><source>The server said: {said}</source><translation>قال الخادم: {said}</translation></message>
<message><source>The server says: {said}</source><translation>يقول الخادم: {said}</translation></message>
<message><source>The server wants you to sign in (status 401). Sign in in Settings › MCP servers or with `helix-desktop server sign-in SERVER`, or save its token with `helix-desktop server secret SERVER Authorization`, as in `Bearer TOKEN`.</source><translation>يطلب الخادم تسجيل الدخول (الحالة 401). سجّل الدخول من الإعدادات › خوادم MCP أو عبر `helix-desktop server sign-in SERVER`، أو احفظ رمزه عبر `helix-desktop server secret SERVER Authorization` بصيغة `Bearer TOKEN`.</translation></message>
<message><source>The server {server} has been stopped.</source><translation>أُوقف الخادم {server}.</translation></message>
<message><source>The server's answer doesn't follow the protocol.</source><translation>جواب الخادم لا يتبع البروتوكول.</translation></message>
<message><source>The server's answer has too many values.</source><translation>يحوي جواب الخادم قيمًا أكثر مما ينبغي.</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again in {seconds} s.</source><translation>بُلغ حد معدل الطلبات لدى الخادم (الحالة 429). حاول مجددًا بعد {seconds} ث.</translation></message>
<message><source>The server's rate limit is reached (status 429). Try again later.</source><translation>بُلغ حد معدل الطلبات لدى الخادم (الحالة 429). حاول مجددًا لاحقًا.</translation></message>
<message><source>The service account's file has no usable key.</source><translation>لا يوجد مفتاح صالح للاستخدام في ملف حساب الخدمة.</translation></message>
<message><source>The session</source><translation>الجلسة</translation></message>
<message><source>The session can still be read.</source><translation>تبقى الجلسة متاحة للقراءة.</translation></message>
<message><source>The session changed since. Nothing was done.</source><translation>تغيّرت الجلسة في هذه الأثناء. لم يتغير شيء.</translation></message>
<message><source>The session goes on without them. Settings › General says where they go.</source><translation>تستمر الجلسة بدونها. الوجهة مذكورة في الإعدادات › عام.</translation></message>
<message><source>The session has no start record.</source><translation>لا يوجد للجلسة سجل بدء.</translation></message>
<message><source>The session holds what looks like secrets: {count}.</source><translation>تحتوي الجلسة على ما يبدو أنه أسرار: {count}.</translation></message>
<message><source>The session is closed.</source><translation>الجلسة مغلقة.</translation></message>
<message><source>The session is shown with a gap there.</source><translation>تُعرض الجلسة مع فجوة هناك.</translation></message>
<message><source>The session isn't listed.</source><translation>الجلسة غير مدرجة.</translation></message>
<message><source>The session shows what was done. Nothing was lost.</source><translation>تعرض الجلسة ما أُنجز. لم يُفقد شيء.</translation></message>
<message><source>The session stays where it is.</source><translation>تبقى الجلسة في مكانها.</translation></message>
<message><source>The session works in a folder and on a branch of its own. Your folder stays as it is until you merge.</source><translation>تعمل الجلسة في مجلد وعلى فرع خاصين بها. يبقى مجلدك كما هو إلى أن تدمج.</translation></message>
<message><source>The session's head doesn't match its last record.</source><translation>رأس الجلسة لا يطابق آخر سجلاتها.</translation></message>
<message><source>The session's head doesn't match its records.</source><translation>رأس الجلسة لا يطابق سجلاتها.</translation></message>
<message><source>The sessions are replayed on this computer under each preset. No model is asked, and nothing is sent.</source><translation>يُعاد تشغيل الجلسات على هذا الكمبيوتر وفق كل إعداد مسبق. لا يُسأل أي نموذج ولا يُرسل شيء.</translation></message>
<message><source>The set context window is used with the next request.</source><translation>تُستخدم نافذة السياق المعيّنة مع الطلب التالي.</translation></message>
<message><source>The size of each request; the full height is {0}</source><translation>حجم كل طلب؛ الارتفاع الكامل هو {0}</translation></message>
<message><source>The snapshot only takes space.</source><translation>لا تفعل اللقطة سوى شغل مساحة.</translation></message>
<message><source>The store counts {said} for {name}, but the entries add up to {counted}.</source><translation>يعدّ مخزن البيانات {said} لـ {name}، لكن مجموع العناصر {counted}.</translation></message>
<message><source>The store in {folder} isn't marked as complete.</source><translation>مخزن البيانات في {folder} غير معلَّم بأنه مكتمل.</translation></message>
<message><source>The store in {parent} has lost its counters.</source><translation>فقد مخزن البيانات في {parent} عدّاداته.</translation></message>
<message><source>The store in {where} doesn't say which program wrote it.</source><translation>لا يذكر مخزن البيانات في {where} البرنامج الذي كتبه.</translation></message>
<message><source>The store in {where} was written by a newer Helix Desktop (format {version}, this one knows {known}).</source><translation>مخزن البيانات في {where} كتبه إصدار أحدث من Helix Desktop (التنسيق {version}، وهذا يعرف {known}).</translation></message>
<message><source>The store's counters are lost.</source><translation>فُقدت عدّادات مخزن البيانات.</translation></message>
<message><source>The system denies bubblewrap user namespaces. For a sandbox, allow them (a container must be started with them) and restart Helix.</source><translation>يمنع النظام مساحات أسماء المستخدمين عن bubblewrap. لبيئة معزولة اسمح بها (يجب تشغيل الحاوية معها) وأعد تشغيل Helix.</translation></message>
<message><source>The system keyring couldn't delete the key.</source><translation>تعذّر حذف المفتاح من حلقة مفاتيح النظام.</translation></message>
<message><source>The system keyring couldn't save the key.</source><translation>تعذّر حفظ المفتاح في حلقة مفاتيح النظام.</translation></message>
<message><source>The system keyring isn't responding.</source><translation>حلقة مفاتيح النظام لا تستجيب.</translation></message>
<message><source>The system keyring won't release the key.</source><translation>حلقة مفاتيح النظام لا تتيح المفتاح.</translation></message>
<message><source>The system proxy type isn't supported.</source><translation>نوع الخادم الوكيل في النظام غير مدعوم.</translation></message>
<message><source>The text has {count} characters; the limit is {longest}.</source><translation>عدد أحرف النص {count}؛ الحد هو {longest}.</translation></message>
<message><source>The tokenizer file {path} is damaged.</source><translation>ملف المُرمِّز {path} تالف.</translation></message>
<message><source>The tokenizer file {path} isn't the original.</source><translation>ملف المُرمِّز {path} ليس الأصلي.</translation></message>
<message><source>The tools aren't a list of names.</source><translation>الأدوات ليست قائمة أسماء.</translation></message>
<message><source>The tray icon shows them while something runs or waits.</source><translation>تعرضها أيقونة شريط النظام ما دام شيء يعمل أو ينتظر.</translation></message>
<message><source>The turn ended early</source><translation>انتهت الجولة مبكرًا</translation></message>
<message><source>The turn failed, so the queue is paused.</source><translation>فشلت الجولة، لذا أُوقفت قائمة الانتظار مؤقتًا.</translation></message>
<message><source>The turn was cut off.</source><translation>انقطعت الجولة.</translation></message>
<message><source>The undone compaction is back, byte for byte.</source><translation>عاد التقليص الذي تم التراجع عنه، بايتًا ببايت.</translation></message>
<message><source>The use of {digest}… by event {seq} of {session} isn't recorded.</source><translation>استخدام {digest}… في الحدث {seq} من {session} غير مسجَّل.</translation></message>
<message><source>The user always denies this</source><translation>يرفض المستخدم هذا دائمًا</translation></message>
<message><source>The user can allow this host in Settings › Permissions.</source><translation>يستطيع المستخدم السماح بهذا المضيف من الإعدادات › الأذونات.</translation></message>
<message><source>The user must review it again.</source><translation>يجب أن يراجعه المستخدم من جديد.</translation></message>
<message><source>The user stopped all subagents before this one started.</source><translation>أوقف المستخدم كل الوكلاء الفرعيين قبل أن يبدأ هذا.</translation></message>
<message><source>The user stopped the subagent.</source><translation>أوقف المستخدم الوكيل الفرعي.</translation></message>
<message><source>The value of {name} can't be sent.</source><translation>لا يمكن إرسال قيمة {name}.</translation></message>
<message><source>The value of {name} is too long.</source><translation>قيمة {name} أطول من اللازم.</translation></message>
<message><source>The value of {name} looks like a key, which would be saved in a file.</source><translation>تبدو قيمة {name} مفتاحًا، وكانت ستُحفظ في ملف.</translation></message>
<message><source>The variable {name} is not set.</source><translation>المتغير {name} غير معيّن.</translation></message>
<message><source>The whole entry</source><translation>العنصر كله</translation></message>
<message><source>The whole text, as a model reads it</source><translation>النص الكامل كما يقرؤه النموذج</translation></message>
<message><source>The wider “Always” (Alt+P) also allows {0}</source><translation>يسمح «دائمًا» الأوسع (Alt+P) أيضًا بـ {0}</translation></message>
<message><source>The window shows only {count} colors, so it was not painted.</source><translation>لا تعرض النافذة سوى {count} من الألوان، لذا لم تُرسَم.</translation></message>
<message><source>The window was closed before an answer.</source><translation>أُغلقت النافذة قبل الجواب.</translation></message>
<message><source>The worker {worker} runs {name} {theirs}, and this computer {ours}.</source><translation>يشغّل العامل {worker} الإصدار {theirs} من {name}، ويشغّل هذا الحاسوب {ours}.</translation></message>
<message><source>The workspace</source><translation>مساحة العمل</translation></message>
<message><source>The workspace doesn't open.</source><translation>لا تُفتح مساحة العمل.</translation></message>
<message><source>The workspace in {folder} was complete, but its database is gone.</source><translation>كانت مساحة العمل في {folder} مكتملة، لكن قاعدة بياناتها لم تعد موجودة.</translation></message>
<message><source>The workspace in {parent} is open in {who}.</source><translation>مساحة العمل في {parent} مفتوحة في {who}.</translation></message>
<message><source>The workspace is closed.</source><translation>مساحة العمل مغلقة.</translation></message>
<message><source>The workspace is closing.</source><translation>مساحة العمل قيد الإغلاق.</translation></message>
<message><source>The workspace is still in {place}.</source><translation>ما زالت مساحة العمل في {place}.</translation></message>
<message><source>The workspace is unchanged.</source><translation>مساحة العمل لم تتغيّر.</translation></message>
<message><source>The workspace that opens at startup.</source><translation>مساحة العمل التي تُفتح عند بدء التشغيل.</translation></message>
<message><source>The workspace was closed.</source><translation>أُغلقت مساحة العمل.</translation></message>
<message><source>The workspace was repaired: kept {entries} entries and {events} events, {count} known losses.</source><translation>أُصلحت مساحة العمل: العناصر الباقية {entries}، والأحداث {events}، والخسائر المعروفة {count}.</translation></message>
<message><source>The workspace's store is closed.</source><translation>مخزن بيانات مساحة العمل مغلق.</translation></message>
<message><source>The workspace's store is closing.</source><translation>مخزن بيانات مساحة العمل قيد الإغلاق.</translation></message>
<message><source>The worktree has commits that are on no branch, the last one is {commit}.</source><translation>في شجرة العمل إيداعات ليست على أي فرع، آخرها {commit}.</translation></message>
<message><source>The worktree is not on its branch {branch} now.</source><translation>شجرة العمل ليست على فرعها {branch} الآن.</translation></message>
<message><source>The worktree of this session is gone: {folder}.</source><translation>لم تعد شجرة عمل هذه الجلسة موجودة: {folder}.</translation></message>
<message><source>The worktree of this session was removed: {branch}.</source><translation>أُزيلت شجرة عمل هذه الجلسة: {branch}.</translation></message>
<message><source>The worktree was removed.</source><translation>أُزيلت شجرة العمل.</translation></message>
<message><source>The worktree {folder} is locked.</source><translation>شجرة العمل {folder} مقفلة.</translation></message>
<message><source>The worktree {folder} wasn't moved: {reason}</source><translation>لم تُنقل شجرة العمل {folder}: {reason}</translation></message>
<message><source>The {sign} is never closed.</source><translation>لم تُغلق {sign} قط.</translation></message>
<message><source>Theme</source><translation>السمة</translation></message>
<message><source>There are more than {most} rules.</source><translation>يوجد أكثر من {most} من القواعد.</translation></message>
<message><source>There are no AWS credentials in the profile {profile}.</source><translation>لا توجد بيانات اعتماد AWS في ملف التعريف {profile}.</translation></message>
<message><source>There are no Google credentials in {file}.</source><translation>لا توجد بيانات اعتماد Google في {file}.</translation></message>
<message><source>There are no conflicts. No hooks are run.</source><translation>لا توجد تعارضات. لا تُشغَّل أي خطافات.</translation></message>
<message><source>There are too many copies of {path} already.</source><translation>توجد نسخ كثيرة من {path} بالفعل.</translation></message>
<message><source>There are too many hosts or folders.</source><translation>عدد المضيفين أو المجلدات أكبر من المسموح.</translation></message>
<message><source>There are two servers {name}.</source><translation>يوجد خادمان باسم {name}.</translation></message>
<message><source>There can be at most {most} hosts.</source><translation>أقصى عدد للمضيفين هو {most}.</translation></message>
<message><source>There is a branch {name} already.</source><translation>يوجد فرع بالاسم {name} بالفعل.</translation></message>
<message><source>There is no MCP server at this address (status 404). Check the path of its URL, which often ends with /mcp.</source><translation>لا يوجد خادم MCP على هذا العنوان (الحالة 404). تحقق من مسار عنوان URL، وغالبًا ما ينتهي بـ ⁨/mcp⁩.</translation></message>
<message><source>There is no background command {name}.</source><translation>لا يوجد أمر في الخلفية باسم {name}.</translation></message>
<message><source>There is no content {digest}.</source><translation>لا يوجد محتوى {digest}.</translation></message>
<message><source>There is no excerpt: {0}. A preview stands instead.</source><translation>لا يوجد مقتطف: {0}. تحل محله معاينة.</translation></message>
<message><source>There is no excerpt: {why}. The output is unchanged.</source><translation>لا يوجد مقتطف: {why}. الناتج لم يتغيّر.</translation></message>
<message><source>There is no field “{name}”.</source><translation>لا يوجد حقل «{name}».</translation></message>
<message><source>There is no file {path} for the patch.</source><translation>لا يوجد ملف {path} لتطبيق الرقعة عليه.</translation></message>
<message><source>There is no file {path}.</source><translation>لا يوجد ملف {path}.</translation></message>
<message><source>There is no hook {key}.</source><translation>لا يوجد خطاف {key}.</translation></message>
<message><source>There is no key for {0}.</source><translation>لا يوجد مفتاح لـ {0}.</translation></message>
<message><source>There is no key for {endpoint}.</source><translation>لا يوجد مفتاح لـ {endpoint}.</translation></message>
<message><source>There is no output for this call.</source><translation>لا يوجد ناتج لهذا الاستدعاء.</translation></message>
<message><source>There is no policy preset {name}.</source><translation>لا توجد سياسة جاهزة باسم {name}.</translation></message>
<message><source>There is no policy preset {preset}.</source><translation>لا توجد سياسة جاهزة باسم {preset}.</translation></message>
<message><source>There is no policy value {name}.</source><translation>لا توجد قيمة سياسة باسم {name}.</translation></message>
<message><source>There is no program {command}.</source><translation>لا يوجد برنامج {command}.</translation></message>
<message><source>There is no provider {name}.</source><translation>لا يوجد مزوّد باسم {name}.</translation></message>
<message><source>There is no provider {provider}.</source><translation>لا يوجد مزوّد باسم {provider}.</translation></message>
<message><source>There is no range {start} to {stop}.</source><translation>لا يوجد نطاق من {start} إلى {stop}.</translation></message>
<message><source>There is no result to exclude.</source><translation>لا توجد نتيجة لاستبعادها.</translation></message>
<message><source>There is no server {name}.</source><translation>لا يوجد خادم باسم {name}.</translation></message>
<message><source>There is no session {session} in this workspace.</source><translation>لا توجد جلسة {session} في مساحة العمل هذه.</translation></message>
<message><source>There is no setting {key}.</source><translation>لا يوجد إعداد {key}.</translation></message>
<message><source>There is no system keyring for the secrets of {server}.</source><translation>لا توجد حلقة مفاتيح في النظام لأسرار {server}.</translation></message>
<message><source>There is no tool {name} here.</source><translation>لا توجد أداة {name} هنا.</translation></message>
<message><source>There is no version {restores} of this session's context.</source><translation>لا يوجد إصدار {restores} من سياق هذه الجلسة.</translation></message>
<message><source>There is no workspace data in {folder}.</source><translation>لا توجد بيانات مساحة عمل في {folder}.</translation></message>
<message><source>There is no workspace {name}.</source><translation>لا توجد مساحة عمل باسم {name}.</translation></message>
<message><source>There is no {path}.</source><translation>لا يوجد {path}.</translation></message>
<message><source>These events aren't shown.</source><translation>لا تُعرض هذه الأحداث.</translation></message>
<message><source>These files didn't change: {0}</source><translation>لم تتغير هذه الملفات: {0}</translation></message>
<message><source>These messages were queued when Helix closed.</source><translation>كانت هذه الرسائل في الانتظار عند إغلاق Helix.</translation></message>
<message><source>These stay as they are. Somebody else changed them since, or Helix can't reach them: {0}</source><translation>تبقى هذه كما هي. غيّرها شخص آخر منذ ذلك الحين أو لا يستطيع Helix الوصول إليها: {0}</translation></message>
<message><source>These were changed since: {names}.</source><translation>تغيّرت منذ ذلك الحين: {names}.</translation></message>
<message><source>Thinking</source><translation>جارٍ التفكير</translation></message>
<message><source>Third-party software</source><translation>برمجيات الجهات الأخرى</translation></message>
<message><source>This API key has no access to this model.</source><translation>لا يملك مفتاح API هذا حق الوصول إلى هذا النموذج.</translation></message>
<message><source>This SubAgent does not have the tool {tool}. Tools: {known}.</source><translation>لا يملك هذا الوكيل الفرعي الأداة {tool}. أدواته: {known}.</translation></message>
<message><source>This address accepts no MCP messages (status {status}). Check its URL: it must be one for streamable HTTP, not for SSE.</source><translation>لا يقبل هذا العنوان رسائل MCP (الحالة {status}). تحقق من عنوان URL: يجب أن يكون لنمط Streamable HTTP، لا لنمط SSE.</translation></message>
<message><source>This address answers with a web page, not as an MCP server. Check its URL, and whether this network requires sign-in.</source><translation>يجيب هذا العنوان بصفحة ويب، لا كخادم MCP. تحقق من عنوان URL، ومما إذا كانت هذه الشبكة تتطلب تسجيل الدخول.</translation></message>
<message><source>This address doesn't answer as an MCP server, but with {kind}. Check its URL.</source><translation>لا يجيب هذا العنوان كخادم MCP، بل بـ {kind}. تحقق من عنوان URL.</translation></message>
<message><source>This build has no releases page. Check where you downloaded it.</source><translation>لا صفحة إصدارات لهذه النسخة. تحقق حيث نزّلتها.</translation></message>
<message><source>This can't be done:</source><translation>لا يمكن تنفيذ هذا:</translation></message>
<message><source>This command failed in the last session. Find out why:&#10;{0}</source><translation>فشل هذا الأمر في الجلسة السابقة. اكتشف السبب:&#10;{0}</translation></message>
<message><source>This desktop shows none, so Helix shows them in its window.</source><translation>لا يعرض سطح المكتب هذا أيًّا منها، لذا يعرضها Helix في نافذته.</translation></message>
<message><source>This doesn't look like a key. Keys contain no spaces.</source><translation>لا يبدو هذا مفتاحًا. المفاتيح لا تحتوي على مسافات.</translation></message>
<message><source>This entry can't go into a message as text.</source><translation>لا يمكن إدراج هذا العنصر في رسالة كنص.</translation></message>
<message><source>This entry is damaged</source><translation>هذا العنصر تالف</translation></message>
<message><source>This entry is damaged. Restoring a file with the same bytes repairs it.</source><translation>هذا العنصر تالف. استعادة ملف بالبايتات نفسها تصلحه.</translation></message>
<message><source>This entry is no longer stored</source><translation>لم يعد هذا العنصر مخزَّنًا</translation></message>
<message><source>This file is no longer set aside.</source><translation>لم يعد هذا الملف منحّى جانبًا.</translation></message>
<message><source>This folder</source><translation>هذا المجلد</translation></message>
<message><source>This folder is trusted</source><translation>هذا المجلد موثوق</translation></message>
<message><source>This folder isn't trusted</source><translation>هذا المجلد غير موثوق</translation></message>
<message><source>This folder isn't trusted yet</source><translation>لم يوثق بهذا المجلد بعد</translation></message>
<message><source>This folder isn't trusted yet.</source><translation>لم يوثق بهذا المجلد بعد.</translation></message>
<message><source>This folder isn't trusted.</source><translation>هذا المجلد غير موثوق.</translation></message>
<message><source>This hook can't run. {why}</source><translation>لا يمكن لهذا الخطاف أن يعمل. {why}</translation></message>
<message><source>This hook runs only in the sandbox, which is off or missing.</source><translation>لا يعمل هذا الخطاف إلا في البيئة المعزولة، وهي موقفة أو غير موجودة.</translation></message>
<message><source>This is a new file. If you undo this, Helix deletes it.</source><translation>هذا ملف جديد. إذا تراجعت عن هذا، يحذفه Helix.</translation></message>
<message><source>This is how Helix tells you that it needs you.</source><translation>هكذا يخبرك Helix بأنه يحتاج إليك.</translation></message>
<message><source>This isn't a command that runs in the foreground of a terminal.</source><translation>هذا ليس أمرًا يعمل في واجهة طرفية.</translation></message>
<message><source>This isn't a profile or a file of credentials.</source><translation>ليس هذا ملف تعريف ولا ملف بيانات اعتماد.</translation></message>
<message><source>This looks like a key, which would be saved in a file.</source><translation>يبدو هذا مفتاحًا، وكان سيُحفظ في ملف.</translation></message>
<message><source>This message is too long for the model. Up to {0} tokens of its middle will be left out; Helix can recall them.</source><translation>هذه الرسالة أطول مما يقبله النموذج. سيُحذف من وسطها ما يصل إلى {0} رمز؛ ويستطيع Helix استرجاعها.</translation></message>
<message numerus="yes"><source>This model accepts {0} images per message.</source><extracomment>One: This model accepts {0} image per message.</extracomment><translation><numerusform>يقبل هذا النموذج {0} صورة في كل رسالة.</numerusform><numerusform>يقبل هذا النموذج صورة واحدة في كل رسالة.</numerusform><numerusform>يقبل هذا النموذج صورتين في كل رسالة.</numerusform><numerusform>يقبل هذا النموذج {0} صور في كل رسالة.</numerusform><numerusform>يقبل هذا النموذج {0} صورة في كل رسالة.</numerusform><numerusform>يقبل هذا النموذج {0} صورة في كل رسالة.</numerusform></translation></message>
<message><source>This model gets {0}.</source><translation>يتلقى هذا النموذج: {0}.</translation></message>
<message><source>This model has no reasoning effort to choose.</source><translation>لا يتيح هذا النموذج اختيار جهد التفكير.</translation></message>
<message><source>This output is now in the cache or covered by a handover.</source><translation>أصبح هذا الناتج في المخزن أو مشمولًا بوثيقة تسليم.</translation></message>
<message><source>This part</source><translation>هذا الجزء</translation></message>
<message><source>This plan is no longer open.</source><translation>لم تعد هذه الخطة مفتوحة.</translation></message>
<message><source>This process of Helix can't tell which processes it started.</source><translation>لا تعرف عملية Helix هذه أي عمليات شغّلتها.</translation></message>
<message><source>This protocol has one name for the token limit only.</source><translation>لهذا البروتوكول اسم واحد فقط لحد الرموز.</translation></message>
<message><source>This question can only be answered in the window.</source><translation>لا يمكن الإجابة عن هذا السؤال إلا في النافذة.</translation></message>
<message><source>This reply made {0} tool calls. The first {1} were run, the others were not.</source><translation>في هذا الرد استدعاءات أدوات عددها {0}. نُفّذ أول {1} منها، ولم يُنفَّذ الباقي.</translation></message>
<message><source>This request has no block {number}.</source><translation>لا يحتوي هذا الطلب على الكتلة {number}.</translation></message>
<message><source>This request has tool calls, so it needs its tools.</source><translation>يحتوي هذا الطلب على استدعاءات أدوات، لذا يحتاج إلى أدواته.</translation></message>
<message><source>This request is too large. Compaction can't reduce these parts: {0}. Exclude or unpin blocks, or choose a model with a larger context window.</source><translation>هذا الطلب أكبر من المسموح. لا يستطيع التقليص تصغير هذه الأجزاء: {0}. استبعد كتلًا أو ألغِ تثبيتها، أو اختر نموذجًا بنافذة سياق أكبر.</translation></message>
<message><source>This request is too large. Helix compacts it before sending, for {0}.</source><translation>هذا الطلب كبير جدًا. يقلّصه Helix قبل الإرسال مقابل {0}.</translation></message>
<message><source>This request is too large. Helix compacts it before sending.</source><translation>هذا الطلب كبير جدًا. يقلّصه Helix قبل الإرسال.</translation></message>
<message><source>This server declares more than can be shown here.</source><translation>يعلن هذا الخادم أكثر مما يمكن عرضه هنا.</translation></message>
<message><source>This session</source><translation>هذه الجلسة</translation></message>
<message><source>This session has no compaction {number}.</source><translation>لا توجد عملية تقليص رقم {number} في هذه الجلسة.</translation></message>
<message><source>This session has no handover {number}.</source><translation>لا توجد وثيقة تسليم رقم {number} في هذه الجلسة.</translation></message>
<message><source>This session has no message {seq}.</source><translation>لا تحتوي هذه الجلسة على الرسالة {seq}.</translation></message>
<message><source>This session has no notes {number}.</source><translation>لا توجد ملاحظات {number} في هذه الجلسة.</translation></message>
<message><source>This session has no worktree</source><translation>لا شجرة عمل لهذه الجلسة</translation></message>
<message><source>This session has no worktree.</source><translation>لا شجرة عمل لهذه الجلسة.</translation></message>
<message><source>This session is in plan mode, in which only calls that read are run.</source><translation>هذه الجلسة في وضع التخطيط، الذي لا تُشغَّل فيه إلا استدعاءات القراءة.</translation></message>
<message><source>This session isn't paused any more.</source><translation>لم تعد هذه الجلسة متوقفة مؤقتًا.</translation></message>
<message><source>This session isn't paused.</source><translation>هذه الجلسة ليست متوقفة مؤقتًا.</translation></message>
<message><source>This session runs no commands in the background.</source><translation>لا تشغّل هذه الجلسة أوامر في الخلفية.</translation></message>
<message><source>This shell is for Windows only.</source><translation>هذه الصدفة لنظام Windows فقط.</translation></message>
<message><source>This shorter text replaces older messages. Undo brings them back exactly.</source><translation>يحلّ هذا النص الأقصر محلّ رسائل أقدم. التراجع يعيدها تمامًا.</translation></message>
<message><source>This system can change zoom only at startup.</source><translation>لا يستطيع هذا النظام تغيير التكبير إلا عند بدء التشغيل.</translation></message>
<message><source>This system doesn't tell which process answers.</source><translation>لا يخبر هذا النظام أي عملية تجيب.</translation></message>
<message><source>This system doesn't trust the provider's certificate.</source><translation>لا يثق هذا النظام بشهادة المزوّد.</translation></message>
<message><source>This system doesn't trust the server's certificate. Check its URL and this system's certificates.</source><translation>لا يثق هذا النظام بشهادة الخادم. تحقق من عنوان URL ومن شهادات هذا النظام.</translation></message>
<message><source>This system has no local sockets.</source><translation>لا يدعم هذا النظام المقابس المحلية.</translation></message>
<message><source>This terminal belongs to a process that Helix started.</source><translation>تنتمي هذه الطرفية إلى عملية شغّلها Helix.</translation></message>
<message><source>This text is too long to paste.</source><translation>هذا النص أطول من أن يُلصق.</translation></message>
<message><source>This version is in use.</source><translation>هذا الإصدار قيد الاستخدام.</translation></message>
<message><source>This version would take more than {most} tokens, half of every request.</source><translation>سيشغل هذا الإصدار أكثر من {most} رمز، أي نصف كل طلب.</translation></message>
<message><source>This workspace</source><translation>مساحة العمل هذه</translation></message>
<message><source>This workspace has no cache entry starting with {wanted}.</source><translation>لا عنصر في مخزن مساحة العمل هذه يبدأ بـ {wanted}.</translation></message>
<message><source>This workspace has no cache entry {name}….</source><translation>لا يوجد عنصر {name}… في مخزن مساحة العمل هذه.</translation></message>
<message><source>This workspace has no fast model.</source><translation>لا يوجد نموذج سريع في مساحة العمل هذه.</translation></message>
<message><source>This workspace has no long-context model.</source><translation>لا يوجد نموذج للسياق الطويل في مساحة العمل هذه.</translation></message>
<message><source>This workspace has no main model.</source><translation>لا يوجد نموذج رئيسي في مساحة العمل هذه.</translation></message>
<message><source>This workspace has no model {model}, so the main model is used.</source><translation>لا يوجد نموذج {model} في مساحة العمل هذه، لذا يُستخدم النموذج الرئيسي.</translation></message>
<message><source>This workspace is in use by {who}, which can't share it.</source><translation>مساحة العمل هذه قيد الاستخدام في {who}، ولا يمكن مشاركتها.</translation></message>
<message><source>This workspace no longer exists.</source><translation>لم تعد مساحة العمل هذه موجودة.</translation></message>
<message><source>This worktree can't be merged now.</source><translation>لا يمكن دمج شجرة العمل هذه الآن.</translation></message>
<message><source>This worktree can't be removed now.</source><translation>لا يمكن إزالة شجرة العمل هذه الآن.</translation></message>
<message><source>Three choices, about a minute. You can change all of them later.</source><translation>ثلاثة خيارات، في نحو دقيقة. يمكنك تغييرها كلها لاحقًا.</translation></message>
<message><source>Throws away changes or commits that git may not bring back.</source><translation>يتخلص من تغييرات أو إيداعات قد لا يستطيع git إرجاعها.</translation></message>
<message><source>Time</source><translation>الوقت</translation></message>
<message><source>Time</source><comment>duration</comment><translation>المدة</translation></message>
<message><source>Timeline</source><translation>الخط الزمني</translation></message>
<message><source>To add a folder, type @ and its name.</source><translation>لإضافة مجلد اكتب @ ثم اسمه.</translation></message>
<message><source>To look for these very letters use text:"…".</source><translation>للبحث عن هذه الأحرف نفسها استخدم ⁨text:"…"⁩.</translation></message>
<message><source>To open files at a line, set VISUAL to your editor, such as code or kate.</source><translation>لفتح الملفات عند سطر، اضبط VISUAL على محررك، مثل code أو kate.</translation></message>
<message><source>Together</source><translation>المجموع</translation></message>
<message numerus="yes"><source>Together, {0} sessions with complete reports:</source><extracomment>One: Together, {0} session with complete reports:</extracomment><translation><numerusform>إجمالًا، {0} جلسة ببيانات كاملة:</numerusform><numerusform>إجمالًا، جلسة واحدة ببيانات كاملة:</numerusform><numerusform>إجمالًا، جلستان ببيانات كاملة:</numerusform><numerusform>إجمالًا، {0} جلسات ببيانات كاملة:</numerusform><numerusform>إجمالًا، {0} جلسة ببيانات كاملة:</numerusform><numerusform>إجمالًا، {0} جلسة ببيانات كاملة:</numerusform></translation></message>
<message><source>Toggle full screen</source><translation>تبديل ملء الشاشة</translation></message>
<message><source>Toggle side panel</source><translation>تبديل اللوحة الجانبية</translation></message>
<message><source>Toggle sidebar</source><translation>تبديل الشريط الجانبي</translation></message>
<message><source>Token counts are estimates for {0}. Each of its answers corrects them.</source><translation>أعداد الرموز لـ {0} تقديرية. كل جواب يصحّحها.</translation></message>
<message><source>Token limit field</source><translation>حقل حد الرموز</translation></message>
<message><source>Tokens</source><translation>الرموز</translation></message>
<message><source>Tokens and costs appear here after the first message.</source><translation>تظهر الرموز والتكاليف هنا بعد الرسالة الأولى.</translation></message>
<message><source>Tokens saved</source><translation>الرموز الموفَّرة</translation></message>
<message><source>Tokens saved: {0}</source><translation>الرموز الموفَّرة: {0}</translation></message>
<message><source>Tokens sent</source><translation>الرموز المرسلة</translation></message>
<message><source>Too large for the clipboard. Export it instead.</source><translation>أكبر مما تتسع له الحافظة. صدّره بدلًا من ذلك.</translation></message>
<message><source>Too large to show as JSON. Export it instead.</source><translation>أكبر من أن يُعرض بصيغة JSON. صدّره بدلًا من ذلك.</translation></message>
<message><source>Too many agents.</source><translation>عدد الوكلاء أكبر من المسموح.</translation></message>
<message><source>Too many hooks.</source><translation>عدد الخطافات أكبر من المسموح.</translation></message>
<message><source>Too much text, or too many commands.</source><translation>نص أو أوامر أكثر من اللازم.</translation></message>
<message><source>Tool</source><translation>الأداة</translation></message>
<message><source>Tool definitions</source><translation>تعريفات الأدوات</translation></message>
<message><source>Tool outputs</source><translation>نواتج الأدوات</translation></message>
<message><source>Tool outputs appear here.</source><translation>تظهر نواتج الأدوات هنا.</translation></message>
<message><source>Toolchains, listed hosts</source><translation>سلاسل الأدوات، المضيفون المدرجون</translation></message>
<message><source>Tools</source><translation>الأدوات</translation></message>
<message><source>Tools (Helix sees only those that are on)</source><translation>الأدوات (لا يرى Helix إلا المشغَّلة منها)</translation></message>
<message><source>Tools Helix can use here</source><translation>الأدوات المتاحة لـ Helix هنا</translation></message>
<message numerus="yes"><source>Tools Helix can use here, with {0} tools of MCP servers in a line each: their descriptions would fill more than {1}% of the context window</source><extracomment>One: Tools Helix can use here, with {0} tool of MCP servers in one line: its description would fill more than {1}% of the context window</extracomment><translation><numerusform>الأدوات التي يمكن لـ Helix استخدامها هنا، منها {0} من أدوات خوادم MCP بسطر لكل أداة: أوصافها ستملأ أكثر من {1}٪ من نافذة السياق</numerusform><numerusform>الأدوات التي يمكن لـ Helix استخدامها هنا، منها {0} من أدوات خوادم MCP بسطر لكل أداة: أوصافها ستملأ أكثر من {1}٪ من نافذة السياق</numerusform><numerusform>الأدوات التي يمكن لـ Helix استخدامها هنا، منها {0} من أدوات خوادم MCP بسطر لكل أداة: أوصافها ستملأ أكثر من {1}٪ من نافذة السياق</numerusform><numerusform>الأدوات التي يمكن لـ Helix استخدامها هنا، منها {0} من أدوات خوادم MCP بسطر لكل أداة: أوصافها ستملأ أكثر من {1}٪ من نافذة السياق</numerusform><numerusform>الأدوات التي يمكن لـ Helix استخدامها هنا، منها {0} من أدوات خوادم MCP بسطر لكل أداة: أوصافها ستملأ أكثر من {1}٪ من نافذة السياق</numerusform><numerusform>الأدوات التي يمكن لـ Helix استخدامها هنا، منها {0} من أدوات خوادم MCP بسطر لكل أداة: أوصافها ستملأ أكثر من {1}٪ من نافذة السياق</numerusform></translation></message>
<message><source>Traces are sent only to a collector on this computer, not to {url}.</source><translation>لا تُرسل الآثار إلا إلى مُجمِّع على هذا الحاسوب، لا إلى {url}.</translation></message>
<message><source>Traces can't be written to {place}: {reason}.</source><translation>تعذرت كتابة الآثار إلى {place}: {reason}.</translation></message>
<message><source>Traces for other tools</source><translation>آثار لأدوات أخرى</translation></message>
<message><source>Trash is empty.</source><translation>سلة المهملات فارغة.</translation></message>
<message><source>Trimmed at {0}, {1} tokens in all</source><translation>اقتُطع عند {0}، والمجموع {1} رمز</translation></message>
<message><source>Trimmed to fit</source><translation>اقتُطع ليتسع المكان</translation></message>
<message><source>Trimmed to fit {0}: {1}</source><translation>اقتُطع {0} ليتسع المكان: {1}</translation></message>
<message><source>Trimmed → v{0}</source><translation>اقتُطع ← v{0}</translation></message>
<message><source>Trimming to fit</source><translation>اقتطاع ليتسع المكان</translation></message>
<message><source>Truncates files.</source><translation>يقتطع ملفات.</translation></message>
<message><source>Trust</source><translation>الثقة</translation></message>
<message><source>Trust its tool hints: tools marked read-only run without asking</source><translation>الثقة بتلميحات أدواته: تعمل الأدوات المعلَّمة للقراءة فقط دون سؤال</translation></message>
<message><source>Trust this folder</source><translation>الثقة بهذا المجلد</translation></message>
<message><source>Trust this folder first, in the window or with `helix-desktop permission trust --folder DIR`.</source><translation>ثِق بهذا المجلد أولًا، من النافذة أو بالأمر `helix-desktop permission trust --folder DIR`.</translation></message>
<message><source>Trust this folder?</source><translation>الثقة بهذا المجلد؟</translation></message>
<message><source>Try again</source><translation>إعادة المحاولة</translation></message>
<message><source>Try again later.</source><translation>حاول لاحقًا.</translation></message>
<message><source>Try again when it has ended.</source><translation>حاول مجددًا بعد انتهائه.</translation></message>
<message><source>Try again when that is finished (a check, backup, or repair). Nothing was lost.</source><translation>حاول مجددًا بعد انتهاء ذلك (فحص أو نسخ احتياطي أو إصلاح). لم يُفقد شيء.</translation></message>
<message><source>Try again, or start it in a terminal once.</source><translation>حاول مرة أخرى، أو شغّله مرة في طرفية.</translation></message>
<message><source>Try again.</source><translation>حاول مجددًا.</translation></message>
<message><source>Try {0} again</source><translation>إعادة تجربة {0}</translation></message>
<message><source>Try “summarize this project”, “find TODO”, or “write hello into notes.txt”.</source><translation>جرّب بالإنجليزية «summarize this project» أو «find TODO» أو «write hello into notes.txt».</translation></message>
<message><source>Turn</source><translation>الجولة</translation></message>
<message><source>Turn old steps into notes at</source><translation>تحويل الخطوات القديمة إلى ملاحظات عند</translation></message>
<message><source>Turn old steps into short notes when the context is this full; 0 = never.</source><translation>تحويل الخطوات القديمة إلى ملاحظات قصيرة عندما يبلغ امتلاء السياق هذا الحد؛ 0 = أبدًا.</translation></message>
<message><source>Turn {0}, unchanged</source><translation>الجولة {0}، دون تغيير</translation></message>
<message><source>Turns {0}–{1}, unchanged</source><translation>الجولات {0}–{1}، دون تغيير</translation></message>
<message><source>Two invisible characters</source><translation>محرفان غير مرئيين</translation></message>
<message><source>Type to search</source><translation>اكتب للبحث</translation></message>
<message><source>URL of an OAuth client metadata document, for sign-ins to MCP servers.</source><translation>عنوان URL لمستند بيانات عميل OAuth لتسجيل الدخول إلى خوادم MCP.</translation></message>
<message><source>USD</source><translation>USD</translation></message>
<message><source>USD per million tokens</source><translation>دولار أمريكي لكل مليون رمز</translation></message>
<message><source>Unarchive</source><translation>إلغاء الأرشفة</translation></message>
<message><source>Unavailable: {0}</source><translation>غير متوفر: {0}</translation></message>
<message><source>Unchanged since last request</source><translation>لم تتغيّر منذ الطلب الأخير</translation></message>
<message><source>Undo</source><translation>تراجع</translation></message>
<message><source>Undo</source><comment>an event</comment><translation>تراجع</translation></message>
<message><source>Undo all</source><translation>تراجع عن الكل</translation></message>
<message><source>Undo back to here…</source><translation>تراجع حتى هنا…</translation></message>
<message><source>Undo back to {0}?</source><translation>التراجع حتى {0}؟</translation></message>
<message><source>Undo last compaction</source><translation>تراجع عن آخر تقليص</translation></message>
<message><source>Undo restore</source><translation>تراجع عن الاستعادة</translation></message>
<message><source>Undo restores the exact same request.</source><translation>يستعيد التراجع الطلب نفسه تمامًا.</translation></message>
<message><source>Undo stopping subagents</source><translation>تراجع عن إيقاف الوكلاء الفرعيين</translation></message>
<message><source>Undo this change</source><translation>تراجع عن هذا التغيير</translation></message>
<message><source>Undo this turn</source><translation>تراجع عن هذه الجولة</translation></message>
<message><source>Undo this turn?</source><translation>التراجع عن هذه الجولة؟</translation></message>
<message><source>Undo what git changed</source><translation>التراجع عمّا غيّره git</translation></message>
<message><source>Undo what may be your own change?</source><translation>التراجع عمّا قد يكون تغييرًا منك؟</translation></message>
<message><source>Undo: resume all subagents</source><translation>تراجع: استئناف كل الوكلاء الفرعيين</translation></message>
<message><source>Undo: resume “{0}”</source><translation>تراجع: استئناف «{0}»</translation></message>
<message><source>Undo: {0}</source><translation>تراجع: {0}</translation></message>
<message><source>Undoing</source><translation>جارٍ التراجع</translation></message>
<message><source>Undone</source><translation>تم التراجع</translation></message>
<message><source>Undone: {0}</source><translation>تم التراجع: {0}</translation></message>
<message><source>Unified</source><translation>موحّد</translation></message>
<message><source>Unlock the keyring and try again, or set the key as an environment variable.</source><translation>افتح قفل حلقة المفاتيح وحاول مجددًا، أو عيّن المفتاح كمتغير بيئة.</translation></message>
<message><source>Unlock the keyring and try again.</source><translation>افتح قفل حلقة المفاتيح وحاول مجددًا.</translation></message>
<message><source>Unlock the keyring and try again. The key was not written anywhere else.</source><translation>افتح قفل حلقة المفاتيح وحاول مجددًا. لم يُكتب المفتاح في أي مكان آخر.</translation></message>
<message><source>Unpin</source><translation>إلغاء التثبيت</translation></message>
<message><source>Unpin it instead.</source><translation>ألغِ تثبيته بدلًا من ذلك.</translation></message>
<message><source>Unpinned</source><translation>أُلغي تثبيته</translation></message>
<message><source>Unpinned.</source><translation>أُلغي التثبيت.</translation></message>
<message><source>Unrestricted</source><translation>غير مقيَّد</translation></message>
<message><source>Until then, sending what was sent before costs less</source><translation>حتى ذلك الحين، تكلّف إعادة إرسال ما أُرسل أقل</translation></message>
<message><source>Until you answer, nothing is put back. The Changes page shows each file, and can undo both this and what you choose here.</source><translation>لا يُعاد شيء حتى تجيب. تعرض صفحة التغييرات كل ملف، ويمكنها التراجع أيضًا عما تختاره هنا.</translation></message>
<message><source>Untitled</source><translation>بلا عنوان</translation></message>
<message><source>Updates</source><translation>التحديثات</translation></message>
<message><source>Usage</source><translation>الاستخدام</translation></message>
<message><source>Usage by day, from {0} to {1}, highest on {2} with {3}</source><translation>الاستخدام اليومي من {0} إلى {1}، والأعلى في {2} بمقدار {3}</translation></message>
<message><source>Use * instead.</source><translation>استخدم * بدلًا من ذلك.</translation></message>
<message><source>Use + or * instead.</source><translation>استخدم + أو * بدلًا من ذلك.</translation></message>
<message><source>Use Save as… if you want the code in that file.</source><translation>استخدم «حفظ باسم…» إن أردت الشيفرة في ذلك الملف.</translation></message>
<message><source>Use `--secret NAME` (a header) to be asked for the key, or write ${{NAME}} for an environment variable.</source><translation>استخدم `--secret NAME` (ترويسة) ليُطلب منك المفتاح، أو اكتب ⁨${{NAME}}⁩ لاستخدام متغير بيئة.</translation></message>
<message><source>Use `--secret NAME` (a variable or header) to be asked for the key, or write ${NAME} for an environment variable.</source><translation>استخدم `--secret NAME` (متغير أو ترويسة) ليُطلب منك المفتاح، أو اكتب ⁨${NAME}⁩ لاستخدام متغير بيئة.</translation></message>
<message><source>Use a path relative to that folder.</source><translation>استخدم مسارًا نسبيًا إلى ذلك المجلد.</translation></message>
<message><source>Use an address such as https://bedrock-runtime.eu-central-1.amazonaws.com, or set AWS_REGION.</source><translation>استخدم عنوانًا مثل https://bedrock-runtime.eu-central-1.amazonaws.com، أو اضبط AWS_REGION.</translation></message>
<message><source>Use dark theme</source><translation>استخدام السمة الداكنة</translation></message>
<message><source>Use https://. Only servers on this computer and private networks can use http://.</source><translation>استخدم ⁨https://⁩. خوادم هذا الحاسوب والشبكات الخاصة وحدها يمكنها استخدام ⁨http://⁩.</translation></message>
<message><source>Use in all workspaces</source><translation>استخدام في كل المساحات</translation></message>
<message><source>Use it</source><translation>استخدامه</translation></message>
<message><source>Use it as the model, with its own sign-in or subscription.</source><translation>استخدمه نموذجًا بتسجيل الدخول أو الاشتراك الخاص به.</translation></message>
<message><source>Use letters and digits.</source><translation>استخدم حروفًا وأرقامًا.</translation></message>
<message><source>Use letters, digits, and dashes.</source><translation>استخدم حروفًا وأرقامًا وشرطات.</translation></message>
<message><source>Use letters, digits, and hyphens for its name, and one line of ASCII characters for its value.</source><translation>استخدم أحرفًا وأرقامًا وشرطات لاسمها، وسطرًا واحدًا من أحرف ASCII لقيمتها.</translation></message>
<message><source>Use light theme</source><translation>استخدام السمة الفاتحة</translation></message>
<message><source>Use list_files to see what is in it.</source><translation>استخدم list_files لرؤية ما فيه.</translation></message>
<message><source>Use list_files to see what is there.</source><translation>استخدم list_files لرؤية ما هناك.</translation></message>
<message><source>Use long-context model</source><translation>استخدام نموذج السياق الطويل</translation></message>
<message><source>Use other URL…</source><translation>عنوان URL آخر…</translation></message>
<message><source>Use system theme</source><translation>استخدام سمة النظام</translation></message>
<message><source>Use that window, or start another one with its own --data-dir.</source><translation>استخدم تلك النافذة، أو شغّل أخرى بمجلد خاص بها باستخدام ⁨--data-dir⁩.</translation></message>
<message><source>Use the default</source><translation>استخدام الافتراضي</translation></message>
<message><source>Use the model in</source><translation>استخدام النموذج في</translation></message>
<message><source>Use these values</source><translation>استخدام هذه القيم</translation></message>
<message><source>Use this policy</source><translation>استخدام هذه السياسة</translation></message>
<message><source>Use this price</source><translation>استخدام هذا السعر</translation></message>
<message><source>Use tls:// with certificates, or a scheduler on this machine.</source><translation>استخدم tls:// مع شهادات، أو مجدولًا على هذا الحاسوب.</translation></message>
<message><source>Use up to 40 lowercase letters, digits, dots, and dashes.</source><translation>استخدم حتى 40 من الحروف اللاتينية الصغيرة والأرقام والنقاط والشرطات.</translation></message>
<message><source>Use up to {most} letters, digits, and signs of ASCII in one line.</source><translation>استخدم حتى {most} من حروف ASCII وأرقامها وعلاماتها في سطر واحد.</translation></message>
<message><source>Use what changed?</source><translation>هل تريد استخدام ما تغيّر؟</translation></message>
<message><source>Use write_file to make a file.</source><translation>استخدم write_file لإنشاء ملف.</translation></message>
<message><source>Use {0}</source><translation>استخدام {0}</translation></message>
<message><source>Use ~/.agents/AGENTS.md</source><translation>استخدام ⁨~/.agents/AGENTS.md⁩</translation></message>
<message><source>Use ~/.claude/CLAUDE.md</source><translation>استخدام ⁨~/.claude/CLAUDE.md⁩</translation></message>
<message><source>Used</source><translation>مستخدم</translation></message>
<message><source>Used from the next turn on. If the text changes, Helix asks again.</source><translation>يُستخدم من الجولة التالية. إذا تغيّر النص يسأل Helix مجددًا.</translation></message>
<message><source>User Preferences</source><translation>تفضيلات المستخدم</translation></message>
<message><source>Values of {0}</source><translation>قيم {0}</translation></message>
<message><source>Values that look like keys are stored in the keyring.</source><translation>القيم التي تبدو مفاتيح تُخزَّن في حلقة المفاتيح.</translation></message>
<message><source>Variables or headers</source><translation>متغيرات أو ترويسات</translation></message>
<message><source>Verified against the SHA-256 recorded in {0} ({1}…).</source><translation>تم التحقق مقابل SHA-256 المسجَّل في {0} ({1}…).</translation></message>
<message><source>Verified originals</source><translation>أصول متحقق منها</translation></message>
<message><source>Verify SHA-256 (V)</source><translation>التحقق من SHA-256 (V)</translation></message>
<message><source>Verify all</source><translation>التحقق من الكل</translation></message>
<message><source>Verify all entries</source><translation>التحقق من كل العناصر</translation></message>
<message><source>Verify entry</source><translation>التحقق من العنصر</translation></message>
<message><source>Verifying {0} of {1}</source><translation>جارٍ التحقق من {0} من {1}</translation></message>
<message><source>Verifying…</source><translation>جارٍ التحقق…</translation></message>
<message><source>Version {0}</source><translation>الإصدار {0}</translation></message>
<message><source>Version {0} is installed</source><translation>الإصدار {0} مثبّت</translation></message>
<message><source>Version {0}: {1}</source><translation>الإصدار {0}: {1}</translation></message>
<message><source>Versions</source><translation>الإصدارات</translation></message>
<message><source>View</source><comment>how a version is shown</comment><translation>العرض</translation></message>
<message><source>View</source><comment>menu</comment><translation>عرض</translation></message>
<message><source>View</source><comment>read a license</comment><translation>عرض</translation></message>
<message><source>View and change shortcuts</source><translation>عرض الاختصارات وتغييرها</translation></message>
<message><source>View as table</source><translation>عرض كجدول</translation></message>
<message><source>View handover</source><translation>عرض وثيقة التسليم</translation></message>
<message><source>WORKSPACES</source><translation>مساحات العمل</translation></message>
<message><source>Wait</source><translation>الانتظار</translation></message>
<message><source>Wait until it finishes, or stop it with Esc.</source><translation>انتظر حتى تنتهي، أو أوقفها بالمفتاح Esc.</translation></message>
<message><source>Wait until its turn finishes, or stop it with Esc.</source><translation>انتظر حتى تنتهي جولتها، أو أوقفها بالمفتاح Esc.</translation></message>
<message><source>Wait until the search index is ready, or use a simpler filter.</source><translation>انتظر حتى يجهز فهرس البحث، أو استخدم مرشّحًا أبسط.</translation></message>
<message><source>Waiting for you</source><translation>بانتظارك</translation></message>
<message><source>Waiting for your approval</source><translation>بانتظار موافقتك</translation></message>
<message><source>Waiting for {drive}, which doesn't answer…</source><translation>بانتظار {drive}، ولا استجابة منه…</translation></message>
<message><source>Waits for you</source><translation>في انتظارك</translation></message>
<message><source>Wants you to sign in, or a token as its header Authorization</source><translation>يطلب تسجيل الدخول أو رمزًا في ترويسة Authorization</translation></message>
<message><source>Warn at cost</source><translation>تحذير عند تكلفة</translation></message>
<message><source>Warn at tokens</source><translation>تحذير عند عدد رموز</translation></message>
<message><source>Web</source><translation>الويب</translation></message>
<message><source>Web access</source><translation>الوصول إلى الويب</translation></message>
<message><source>Web search</source><translation>بحث الويب</translation></message>
<message><source>Web search, USD per thousand</source><translation>بحث الويب، دولار لكل ألف</translation></message>
<message><source>Web search: {0}</source><translation>بحث الويب: {0}</translation></message>
<message><source>Welcome to Helix</source><translation>مرحبًا بك في Helix</translation></message>
<message><source>What became of files while the agent ran:&#10;{0}</source><translation>ما حدث للملفات أثناء عمل الوكيل:&#10;{0}</translation></message>
<message><source>What becomes of questions that nobody answers.</source><translation>ما مصير الأسئلة التي لا يجيب عنها أحد.</translation></message>
<message><source>What becomes of them</source><translation>مصيرها</translation></message>
<message><source>What does this model cost?</source><translation>ما سعر هذا النموذج؟</translation></message>
<message><source>What should Helix do instead?</source><translation>ماذا يفعل Helix بدلًا من ذلك؟</translation></message>
<message><source>What should Helix keep from this output?</source><translation>ما الذي يُبقيه Helix من هذا الناتج؟</translation></message>
<message><source>What should Helix work on?</source><translation>ما الذي سيعمل عليه Helix؟</translation></message>
<message><source>What stands there may be a part of other letters.</source><translation>قد يكون ما هناك جزءًا من حروف أخرى.</translation></message>
<message><source>Whatever you allow with “Always” runs without asking again.</source><translation>كل ما تسمح به بـ «دائمًا» يعمل دون سؤال مجددًا.</translation></message>
<message><source>When Helix has answered</source><translation>بعد أن يجيب Helix</translation></message>
<message><source>When off, Helix shows all workspaces</source><translation>عند الإيقاف يعرض Helix كل مساحات العمل</translation></message>
<message><source>When off, Shift+Tab moves the focus</source><translation>عند الإيقاف ينقل Shift+Tab التركيز</translation></message>
<message><source>When off, the first words are the name</source><translation>عند الإيقاف تكون الكلمات الأولى هي الاسم</translation></message>
<message><source>When on, Helix asks before each site</source><translation>عند التشغيل يسأل Helix قبل كل موقع</translation></message>
<message><source>When plugged in</source><translation>عند التوصيل بالكهرباء</translation></message>
<message><source>Where the desktop plays sounds for notifications</source><translation>إذا كان سطح المكتب يشغّل أصوات الإشعارات</translation></message>
<message><source>Whichever comes first</source><translation>أيّهما أولًا</translation></message>
<message><source>While you were away</source><translation>أثناء غيابك</translation></message>
<message><source>Who</source><translation>مَن</translation></message>
<message><source>Who the agent is and how it should work. Leave empty for the default.</source><translation>من هو الوكيل وكيف يعمل. اتركه فارغًا لاستخدام الافتراضي.</translation></message>
<message><source>Whole</source><translation>كله</translation></message>
<message><source>Whole session</source><translation>الجلسة كلها</translation></message>
<message><source>Whole sessions would travel to {host} unencrypted.</source><translation>ستُرسَل جلسات كاملة إلى {host} دون تشفير.</translation></message>
<message><source>Whole workspace</source><translation>مساحة العمل كلها</translation></message>
<message><source>Width of the list of sessions.</source><translation>عرض قائمة الجلسات.</translation></message>
<message><source>Width of the window when it opens.</source><translation>عرض النافذة عند فتحها.</translation></message>
<message><source>Wipes a disk or changes its partitions.</source><translation>يمحو قرصًا أو يغيّر أقسامه.</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md, and runs read-only commands in the sandbox without asking.</source><translation>مع الثقة يتبع Helix ملفي AGENTS.md و CLAUDE.md في المشروع، ويشغّل أوامر القراءة في البيئة المعزولة دون سؤال.</translation></message>
<message><source>With trust, Helix follows the project's AGENTS.md and CLAUDE.md. No sandbox on this system: Helix asks before every command.</source><translation>مع الثقة يتبع Helix ملفي AGENTS.md و CLAUDE.md في المشروع. لا بيئة معزولة على هذا النظام: يسأل Helix قبل كل أمر.</translation></message>
<message><source>Without a model (rules) · free</source><translation>دون نموذج (قواعد) · مجاني</translation></message>
<message><source>Without a result: {tool}</source><translation>بلا نتيجة: {tool}</translation></message>
<message><source>Without a sandbox, commands can read your keys, write anywhere, and use the network. Helix asks before each one. Check every command before you allow it.</source><translation>دون بيئة معزولة تستطيع الأوامر قراءة مفاتيحك والكتابة في أي مكان واستخدام الشبكة. يسأل Helix قبل كل منها. تحقق من كل أمر قبل السماح به.</translation></message>
<message><source>Without prompt cache</source><translation>بلا ذاكرة الموجّه</translation></message>
<message><source>Without trust, Helix can read files but asks before every command and change.</source><translation>دون الثقة يستطيع Helix قراءة الملفات، لكنه يسأل قبل كل أمر وتغيير.</translation></message>
<message><source>Words of {0}, not of the output: “{1}”</source><translation>كلمات {0}، لا الناتج: «{1}»</translation></message>
<message><source>Work</source><translation>العمل</translation></message>
<message><source>Work can continue in the background. Use the tray icon to reopen the window.</source><translation>يمكن أن يستمر العمل في الخلفية. استخدم أيقونة شريط النظام لإعادة فتح النافذة.</translation></message>
<message><source>Work can continue while the window is minimized.</source><translation>يمكن أن يستمر العمل والنافذة مصغّرة.</translation></message>
<message><source>Works as {0}, from {1}</source><translation>يعمل بدور {0}، من {1}</translation></message>
<message><source>Workspace</source><translation>مساحة العمل</translation></message>
<message><source>Workspace damaged: read-only</source><translation>مساحة العمل تالفة: للقراءة فقط</translation></message>
<message><source>Workspace {0}</source><translation>مساحة العمل {0}</translation></message>
<message><source>Workspaces</source><translation>مساحات العمل</translation></message>
<message><source>Workspaces 1 to 9</source><translation>مساحات العمل من 1 إلى 9</translation></message>
<message><source>Workspaces: {known}.</source><translation>مساحات العمل: {known}.</translation></message>
<message><source>Worktree: branch {0} from {1}, in {2}</source><translation>شجرة العمل: الفرع {0} من {1}، في {2}</translation></message>
<message><source>Worktree: {0}</source><translation>شجرة العمل: {0}</translation></message>
<message><source>Would change git's or Helix's own settings.</source><translation>سيغيّر إعدادات git أو Helix نفسه.</translation></message>
<message><source>Would send a secret of this project elsewhere.</source><translation>سيرسل سرًا من هذا المشروع إلى مكان آخر.</translation></message>
<message><source>Wrap long lines</source><translation>التفاف الأسطر الطويلة</translation></message>
<message><source>Writable folders</source><translation>مجلدات الكتابة</translation></message>
<message><source>Write ${{NAME}} for an environment variable.</source><translation>اكتب ⁨${{NAME}}⁩ لاستخدام متغير بيئة.</translation></message>
<message><source>Write (?R), (?1) and (?&amp;name) out.</source><translation>اكتب ⁨(?R)⁩ و ⁨(?1)⁩ و ⁨(?&amp;name)⁩ كاملةً.</translation></message>
<message><source>Write HH:MM, or YYYY-MM-DD HH:MM.</source><translation>اكتب HH:MM أو YYYY-MM-DD HH:MM.</translation></message>
<message><source>Write OpenTelemetry traces to</source><translation>كتابة آثار OpenTelemetry إلى</translation></message>
<message><source>Write a handover at</source><translation>كتابة وثيقة تسليم عند</translation></message>
<message><source>Write a handover when the context is this full; 0 = only manually.</source><translation>كتابة وثيقة تسليم عندما يبلغ امتلاء السياق هذا الحد؛ 0 = يدويًا فقط.</translation></message>
<message><source>Write a message first.</source><translation>اكتب رسالة أولًا.</translation></message>
<message><source>Write a range as smaller..larger, for example 10..20.</source><translation>اكتب المدى بصيغة الأصغر..الأكبر، مثل ⁨10..20⁩.</translation></message>
<message><source>Write http://127.0.0.1:4318, and have the collector pass them on.</source><translation>اكتب http://127.0.0.1:4318 ودع المُجمِّع يمررها.</translation></message>
<message><source>Write https://host/path.</source><translation>اكتبه بالصيغة https://host/path.</translation></message>
<message><source>Write it as https://host/path, or http://localhost:port for a server on this computer.</source><translation>اكتبه بالصيغة https://host/path، أو http://localhost:port لخادم على هذا الحاسوب.</translation></message>
<message><source>Write it as name, name:port or [address]:port.</source><translation>اكتبه بالصيغة name أو name:port أو ⁨[address]:port⁩.</translation></message>
<message><source>Write it as name=value, for example api-version=2024-10-21.</source><translation>اكتبها بالصيغة ⁨name=value⁩، مثل ⁨api-version=2024-10-21⁩.</translation></message>
<message><source>Write it as name=value, for example temperature=0.2.</source><translation>اكتبه بالصيغة ⁨name=value⁩، مثل ⁨temperature=0.2⁩.</translation></message>
<message><source>Write it as provider/model, for example openai/gpt-5.5.</source><translation>اكتبه بالصيغة provider/model، مثل openai/gpt-5.5.</translation></message>
<message><source>Write it relative to that, for example .config/agent.</source><translation>اكتبه نسبةً إليه، مثل ⁨.config/agent⁩.</translation></message>
<message><source>Write name or name:port.</source><translation>اكتب name أو name:port.</translation></message>
<message><source>Write one fact in a line.</source><translation>اكتب حقيقة واحدة في السطر.</translation></message>
<message><source>Write other alphabets as xn--… (punycode).</source><translation>اكتب الأبجديات الأخرى بالصيغة ⁨xn--…⁩ (punycode).</translation></message>
<message><source>Write the beginning of an output's hash, or SESSION/NUMBER of a message.</source><translation>اكتب بداية بصمة الناتج، أو SESSION/NUMBER لرسالة.</translation></message>
<message><source>Write the character itself, or both of its halves.</source><translation>اكتب المحرف نفسه أو نصفيه معًا.</translation></message>
<message><source>Write this file?</source><translation>كتابة هذا الملف؟</translation></message>
<message><source>Write without model</source><translation>كتابة دون نموذج</translation></message>
<message><source>Writes handovers that fit no other model</source><translation>يكتب وثائق التسليم التي لا يتسع لها نموذج آخر</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder.</source><translation>يكتب فقط في مجلد المشروع وفي مجلد المنزل الخاص بمساحة العمل.</translation></message>
<message><source>Writes only in the project folder and in the workspace's own home folder; files in /tmp stay until the session is deleted.</source><translation>يكتب فقط في مجلد المشروع وفي مجلد المنزل الخاص بمساحة العمل؛ وتبقى الملفات في ⁨/tmp⁩ إلى أن تُحذف الجلسة.</translation></message>
<message><source>Writes over a disk.</source><translation>يكتب فوق قرص.</translation></message>
<message><source>Writes raw bytes over a file or a disk.</source><translation>يكتب بايتات خامًا فوق ملف أو قرص.</translation></message>
<message><source>Writes to GitHub in your name.</source><translation>يكتب في GitHub باسمك.</translation></message>
<message><source>Writes to {files}.</source><translation>يكتب إلى {files}.</translation></message>
<message><source>Writing handover</source><translation>كتابة وثيقة التسليم</translation></message>
<message><source>Writing section {0} of {1}…</source><translation>جارٍ كتابة القسم {0} من {1}…</translation></message>
<message><source>Writing {0} · {1} s</source><translation>جارٍ كتابة {0} · {1} ث</translation></message>
<message><source>Writing {0}: {1}%</source><translation>جارٍ كتابة {0}: {1}%</translation></message>
<message><source>Writing…</source><translation>جارٍ الكتابة…</translation></message>
<message><source>Written with outside content</source><translation>كُتب بوجود محتوى خارجي</translation></message>
<message><source>Written {0}: {1}</source><translation>كُتب {0}: {1}</translation></message>
<message><source>Yes</source><translation>نعم</translation></message>
<message><source>You</source><translation>أنت</translation></message>
<message><source>You already have {most} servers.</source><translation>لديك {most} من الخوادم بالفعل.</translation></message>
<message><source>You approved the plan.</source><translation>وافقت على الخطة.</translation></message>
<message><source>You can allow short sandboxed commands there while the screen is unlocked.</source><translation>يمكنك هناك السماح بأوامر قصيرة معزولة ما دامت الشاشة غير مقفلة.</translation></message>
<message><source>You can continue the session here.</source><translation>يمكنك متابعة الجلسة هنا.</translation></message>
<message><source>You can keep working.</source><translation>يمكنك مواصلة العمل.</translation></message>
<message><source>You can no longer use its models.</source><translation>لن يمكنك استخدام نماذجه بعد الآن.</translation></message>
<message><source>You can open and deny there, and allow in the window.</source><translation>يمكنك الفتح والرفض هناك، والسماح في النافذة.</translation></message>
<message><source>You can read the session. Start a new one to go on.</source><translation>يمكنك قراءة الجلسة. ابدأ جلسة جديدة للمتابعة.</translation></message>
<message><source>You can remove the worktree now, or go on in it.</source><translation>يمكنك الآن إزالة شجرة العمل، أو متابعة العمل فيها.</translation></message>
<message><source>You can remove the worktree.</source><translation>يمكنك إزالة شجرة العمل.</translation></message>
<message><source>You can restore them from Archived and deleted workspaces.</source><translation>يمكنك استعادتها من مساحات العمل المؤرشفة والمحذوفة.</translation></message>
<message><source>You can undo its changes to project files of up to 1 MB each.</source><translation>يمكنك التراجع عن تغييراته في ملفات المشروع حتى 1 ميغابايت لكل ملف.</translation></message>
<message><source>You can undo its changes to project files, but not what it sends.</source><translation>يمكنك التراجع عن تغييراته في ملفات المشروع، لا عما يرسله.</translation></message>
<message><source>You can't undo changes of {named}.</source><translation>لا يمكنك التراجع عن تغييرات {named}.</translation></message>
<message><source>You can't undo this.</source><translation>لا يمكنك التراجع عن هذا.</translation></message>
<message><source>You can't undo what it does.</source><translation>لا يمكنك التراجع عما يفعله.</translation></message>
<message><source>You changed the plan.</source><translation>غيّرت الخطة.</translation></message>
<message><source>You changed this command.</source><translation>غيّرت هذا الأمر.</translation></message>
<message><source>You chose {0}.</source><translation>اخترت: {0}.</translation></message>
<message><source>You did this. Helix is told:&#10;{0}</source><translation>فعلت هذا. يُخبَر Helix:&#10;{0}</translation></message>
<message><source>You didn't sign in.</source><translation>لم تسجّل الدخول.</translation></message>
<message><source>You discarded the plan.</source><translation>تجاهلت الخطة.</translation></message>
<message><source>You haven't trusted this folder yet.</source><translation>لم تثق بهذا المجلد بعد.</translation></message>
<message><source>You keep this in every request, until you unpin it.</source><translation>يبقى هذا في كل طلب حتى تلغي تثبيته.</translation></message>
<message><source>You kept {0}</source><translation>ما أبقيته: {0}</translation></message>
<message><source>You left this out of the context. You can include it again at any time.</source><translation>استبعدتَ هذا من السياق. يمكنك تضمينه مجددًا في أي وقت.</translation></message>
<message><source>You merged the branch {0}.</source><translation>دمجت الفرع {0}.</translation></message>
<message><source>You removed the worktree of the branch {0}.</source><translation>أزلت شجرة عمل الفرع {0}.</translation></message>
<message><source>You stopped the turn, so the queue is paused.</source><translation>أوقفت الجولة، لذا أُوقفت قائمة الانتظار مؤقتًا.</translation></message>
<message><source>You stopped {0}, which ran in the background for {1}.</source><translation>أوقفت {0} بعد أن عمل في الخلفية مدة {1}.</translation></message>
<message><source>You switched it off.</source><translation>أوقفتَ تشغيلها.</translation></message>
<message><source>You undid what it came from</source><translation>تراجعتَ عمّا جاء منه</translation></message>
<message><source>Your account with the provider is out of credit.</source><translation>نفد رصيد حسابك لدى المزوّد.</translation></message>
<message><source>Your answer applies to all workspaces. Change it in Settings › Models and keys.</source><translation>يسري جوابك في كل مساحات العمل. غيّره من الإعدادات › النماذج والمفاتيح.</translation></message>
<message><source>Your answer applies to this host, for models and MCP servers. Change it in Settings › General.</source><translation>يسري جوابك على هذا المضيف، للنماذج ولخوادم MCP. غيّره من الإعدادات › عام.</translation></message>
<message><source>Your answers go to the MCP server {0}, a third-party program.</source><translation>تذهب إجاباتك إلى خادم MCP {0}، وهو برنامج من جهة أخرى.</translation></message>
<message><source>Your change: {0}. It applies from the next request; the prompt cache is rebuilt from that output on.</source><translation>تغييرك: {0}. يسري من الطلب التالي، ويُعاد بناء ذاكرة الموجّه المؤقتة ابتداءً من ذلك الناتج.</translation></message>
<message><source>Your changes apply until you quit Helix.</source><translation>تسري تغييراتك حتى تُنهي Helix.</translation></message>
<message><source>Your data is intact. Restore the file from a backup, or move the folder {parent} away to start over.</source><translation>بياناتك سليمة. استعد الملف من نسخة احتياطية، أو انقل المجلد {parent} بعيدًا للبدء من جديد.</translation></message>
<message><source>Your data isn't affected. Reinstall Helix Desktop to restore the file.</source><translation>بياناتك لم تتأثر. أعد تثبيت Helix Desktop لاستعادة الملف.</translation></message>
<message><source>Your draft</source><translation>مسودتك</translation></message>
<message><source>Your edit goes to a new branch. This conversation stays unchanged.</source><translation>يذهب تعديلك إلى فرع جديد. تبقى هذه المحادثة دون تغيير.</translation></message>
<message><source>Your edits will be lost. The saved version stays unchanged.</source><translation>ستُفقد تعديلاتك. يبقى الإصدار المحفوظ دون تغيير.</translation></message>
<message><source>Your instructions</source><translation>تعليماتك</translation></message>
<message><source>Your instructions for all projects</source><translation>تعليماتك لكل المشاريع</translation></message>
<message><source>Your message is saved.</source><translation>رسالتك محفوظة.</translation></message>
<message><source>Your message is still in the message box.</source><translation>ما زالت رسالتك في مربع الرسالة.</translation></message>
<message><source>Your message is too long for {model}. Only its beginning and its end are sent, about {kept} of {whole} tokens. The session keeps all of it.</source><translation>رسالتك طويلة جدًا على {model}. تُرسل بدايتها ونهايتها فقط، نحو {kept} من {whole} من الرموز. تحتفظ الجلسة بها كاملة.</translation></message>
<message><source>Your message stays in the message box. Free disk space, or stop the turn and send it.</source><translation>تبقى رسالتك في مربع الرسالة. أخلِ مساحة على القرص، أو أوقف الجولة وأرسلها.</translation></message>
<message><source>Your message wasn't sent.</source><translation>لم تُرسل رسالتك.</translation></message>
<message><source>Your message wasn't sent. Settings, Hooks lists all hooks.</source><translation>لم تُرسل رسالتك. يعرض الإعدادات › الخطافات كل الخطافات.</translation></message>
<message><source>Your own</source><translation>الخاصة بك</translation></message>
<message><source>Your project folder is not touched.</source><translation>مجلد مشروعك لا يُمَسّ.</translation></message>
<message><source>Your project folder {0} is not touched.</source><translation>مجلد مشروعك {0} لا يُمَسّ.</translation></message>
<message><source>Your request is saved, and no tool ran twice.</source><translation>طلبك محفوظ، ولم تعمل أي أداة مرتين.</translation></message>
<message><source>Your rules</source><translation>قواعدك</translation></message>
<message><source>Your rules for this workspace</source><translation>قواعدك لمساحة العمل هذه</translation></message>
<message><source>Your saved work is safe. See the log in {0}.</source><translation>عملك المحفوظ آمن. راجع السجل في {0}.</translation></message>
<message><source>Your sign-in to the provider has expired.</source><translation>انتهت صلاحية تسجيل دخولك لدى المزوّد.</translation></message>
<message><source>Your stored data is intact. Check who owns the file and its folder, and their permissions.</source><translation>بياناتك المخزّنة سليمة. تحقّق من مالك الملف ومجلده ومن أذوناتهما.</translation></message>
<message><source>Your stored data is intact. Restore the file from a backup, or run `helix-desktop workspace check --workspace {id}`.</source><translation>بياناتك المخزَّنة سليمة. استعد الملف من نسخة احتياطية، أو نفّذ `helix-desktop workspace check --workspace {id}`.</translation></message>
<message><source>Your system prompt</source><translation>موجّه النظام الخاص بك</translation></message>
<message><source>Your system prompt for this workspace</source><translation>موجّه النظام الخاص بك لمساحة العمل هذه</translation></message>
<message><source>Zoom in</source><translation>تكبير</translation></message>
<message><source>Zoom out</source><translation>تصغير</translation></message>
<message><source>Zoom to 100%</source><translation>التكبير 100%</translation></message>
<message><source>Zoom {0}%</source><translation>التكبير {0}%</translation></message>
<message><source>Zoom {0}% takes effect after a restart</source><translation>يسري التكبير {0}% بعد إعادة التشغيل</translation></message>
<message><source>Zoom, in percent</source><translation>التكبير بالنسبة المئوية</translation></message>
<message><source>`git worktree repair` may help. Otherwise start a new session.</source><translation>قد يفيد الأمر `git worktree repair`. وإلا فابدأ جلسة جديدة.</translation></message>
<message><source>`session answer` lists them. A question that changes gets another number.</source><translation>يسردها `session answer`. السؤال الذي يتغير يأخذ رقمًا آخر.</translation></message>
<message><source>`{lead}` followed by any other words. Only in the sandbox and in this workspace, not `{lead} &amp;&amp; …`.</source><translation>`{lead}` تليه أي كلمات أخرى. في البيئة المعزولة ومساحة العمل هذه فقط، لا `{lead} &amp;&amp; …`.</translation></message>
<message><source>`{name}` {trouble}.</source><translation>`{name}`: {trouble}.</translation></message>
<message><source>`{path}` contains a secret, which is hidden from the model.</source><translation>يحتوي `{path}` على سر مخفي عن النموذج.</translation></message>
<message><source>`{path}` may contain a secret.</source><translation>قد يحتوي `{path}` على سر.</translation></message>
<message><source>`{path}` starts programs or tells agents what to do, outside the sandbox.</source><translation>يشغّل `{path}` برامج أو يوجّه الوكلاء، خارج البيئة المعزولة.</translation></message>
<message><source>`{server}` says that `{tool}` only reads. Its answer is outside content.</source><translation>يقول `{server}` إن `{tool}` تقرأ فقط. جوابه محتوى خارجي.</translation></message>
<message><source>`{tool}` does more than read.</source><translation>تفعل `{tool}` أكثر من القراءة.</translation></message>
<message><source>a branch that begins behind it has too much before it</source><translation>فرع يبدأ بعده يسبقه محتوى أكثر مما ينبغي</translation></message>
<message><source>a compaction was undone</source><translation>أُلغيت عملية تقليص</translation></message>
<message><source>a large output</source><translation>ناتج كبير</translation></message>
<message><source>a list isn't allowed.</source><translation>لا يُسمح بقائمة.</translation></message>
<message><source>a model took notes of older steps</source><translation>دوّن نموذج ملاحظات عن الخطوات الأقدم</translation></message>
<message><source>a pause of {0}</source><translation>توقف مدته {0}</translation></message>
<message><source>a pin changed</source><translation>تغير مثبَّت</translation></message>
<message><source>a pinned output</source><translation>ناتج مثبّت</translation></message>
<message><source>a preview</source><translation>معاينة</translation></message>
<message><source>a rule says to always ask</source><translation>توجد قاعدة تقضي بالسؤال دائمًا</translation></message>
<message><source>a subagent</source><translation>وكيل فرعي</translation></message>
<message><source>a tool's output</source><translation>ناتج أداة</translation></message>
<message><source>about {0} by today's prices</source><translation>نحو {0} بأسعار اليوم</translation></message>
<message><source>actions</source><translation>إجراءات</translation></message>
<message><source>added context</source><translation>سياق مضاف</translation></message>
<message><source>agent</source><translation>الوكيل</translation></message>
<message><source>all lines</source><translation>كل الأسطر</translation></message>
<message><source>all workspaces</source><translation>كل مساحات العمل</translation></message>
<message numerus="yes"><source>all {0} details</source><extracomment>One: all {0} detail</extracomment><translation><numerusform>كل التفاصيل ({0})</numerusform><numerusform>التفصيل الوحيد</numerusform><numerusform>كلا التفصيلين</numerusform><numerusform>كل التفاصيل ({0})</numerusform><numerusform>كل التفاصيل ({0})</numerusform><numerusform>كل التفاصيل ({0})</numerusform></translation></message>
<message numerus="yes"><source>all {1} tokens in context</source><extracomment>One: all {1} token in context</extracomment><translation><numerusform>كل الرموز ({1}) في السياق</numerusform><numerusform>الرمز كله ({1}) في السياق</numerusform><numerusform>الرمزان كلاهما ({1}) في السياق</numerusform><numerusform>كل الرموز ({1}) في السياق</numerusform><numerusform>كل الرموز ({1}) في السياق</numerusform><numerusform>كل الرموز ({1}) في السياق</numerusform></translation></message>
<message><source>always</source><translation>دائمًا</translation></message>
<message><source>always on: markers need it</source><translation>مشغَّلة دائمًا: تحتاج إليها العلامات</translation></message>
<message><source>an excerpt</source><translation>مقتطف</translation></message>
<message><source>an older output</source><translation>ناتج أقدم</translation></message>
<message><source>an output was sent in another form</source><translation>أُرسل ناتج بشكل آخر</translation></message>
<message numerus="yes"><source>and {0} large outputs</source><extracomment>One: and {0} large output</extracomment><translation><numerusform>و{0} ناتج كبير</numerusform><numerusform>وناتج كبير واحد</numerusform><numerusform>وناتجان كبيران</numerusform><numerusform>و{0} نواتج كبيرة</numerusform><numerusform>و{0} ناتجًا كبيرًا</numerusform><numerusform>و{0} ناتج كبير</numerusform></translation></message>
<message><source>another model</source><translation>نموذج آخر</translation></message>
<message><source>another part of this process</source><translation>جزء آخر من هذه العملية</translation></message>
<message><source>another process</source><translation>عملية أخرى</translation></message>
<message><source>another reasoning effort</source><translation>جهد استدلال آخر</translation></message>
<message><source>another session</source><translation>جلسة أخرى</translation></message>
<message><source>answered in {0} s</source><translation>أُجيب خلال {0} ث</translation></message>
<message><source>approved</source><translation>موافق عليه</translation></message>
<message><source>aren't known read-only commands</source><translation>ليست أوامر قراءة معروفة</translation></message>
<message><source>argument “{0}”</source><translation>الوسيطة «{0}»</translation></message>
<message><source>as Helix left it</source><translation>كما تركه Helix</translation></message>
<message><source>as typed; unknown limits get safe defaults</source><translation>كما كُتب؛ تأخذ الحدود غير المعروفة قيمًا افتراضية آمنة</translation></message>
<message><source>asked for by you</source><translation>بطلب منك</translation></message>
<message><source>asks</source><translation>يسأل</translation></message>
<message><source>assumed</source><translation>مفترض</translation></message>
<message><source>at least {0}</source><translation>الحد الأدنى {0}</translation></message>
<message><source>at least {cost}</source><translation>{cost} على الأقل</translation></message>
<message><source>at most {0}</source><translation>الحد الأقصى {0}</translation></message>
<message><source>at {0} tokens</source><translation>عند {0} رمزًا</translation></message>
<message><source>at {0}%</source><translation>عند {0}%</translation></message>
<message><source>automatic compaction is off</source><translation>التقليص التلقائي متوقف</translation></message>
<message><source>back to an earlier context</source><translation>العودة إلى سياق سابق</translation></message>
<message><source>back to handover v{0}</source><translation>العودة إلى التسليم v{0}</translation></message>
<message><source>beginning, end, and key lines</source><translation>البداية والنهاية والأسطر المهمة</translation></message>
<message><source>blocked {0}, {1}</source><translation>منع {0}، {1}</translation></message>
<message><source>built in</source><translation>مدمج</translation></message>
<message><source>built in, {dated}</source><translation>مدمج، {dated}</translation></message>
<message><source>by a command or you</source><translation>بفعل أمر أو بفعلك</translation></message>
<message><source>by rules</source><translation>بالقواعد</translation></message>
<message><source>by rules, as no model wrote a usable text</source><translation>بالقواعد، إذ لم يكتب أي نموذج نصًا صالحًا</translation></message>
<message><source>by you</source><translation>بواسطتك</translation></message>
<message><source>byte-identical</source><translation>متطابق بالبايت</translation></message>
<message><source>bytes</source><translation>بايت</translation></message>
<message><source>bytes not recorded</source><translation>البايتات غير مسجَّلة</translation></message>
<message><source>bytes: size:&gt;10k</source><translation>البايتات: size:&gt;10k</translation></message>
<message><source>cache</source><translation>المخزن</translation></message>
<message><source>cache read</source><translation>قراءة ذاكرة الموجّه</translation></message>
<message><source>cache write</source><translation>كتابة ذاكرة الموجّه</translation></message>
<message><source>cache writes cost extra</source><translation>كتابة ذاكرة الموجّه تكلّف أكثر</translation></message>
<message><source>cached</source><translation>في المخزن</translation></message>
<message><source>call</source><translation>استدعاء</translation></message>
<message><source>calls folded</source><translation>مطوية</translation></message>
<message><source>calls for that {0}</source><translation>استدعاءات لذلك {0}</translation></message>
<message><source>calls shown</source><translation>معروضة</translation></message>
<message><source>can't be shown</source><translation>تعذّر عرضه</translation></message>
<message><source>changed</source><translation>تغيّر</translation></message>
<message><source>changed, so it is off</source><translation>تغيّر، لذا هو موقف</translation></message>
<message><source>chosen by Helix</source><translation>اختاره Helix</translation></message>
<message><source>close</source><translation>إغلاق</translation></message>
<message><source>code</source><translation>شيفرة</translation></message>
<message><source>command or path</source><translation>الأمر أو المسار</translation></message>
<message><source>compaction at {0} tokens</source><translation>التقليص عند {0} رمزًا</translation></message>
<message><source>compaction is back exactly</source><translation>عاد الضغط كما كان تمامًا</translation></message>
<message><source>compaction {0}</source><comment>in about 6 turns</comment><translation>التقليص {0}</translation></message>
<message><source>complete</source><translation>كامل</translation></message>
<message><source>complete</source><comment>a name</comment><translation>إكمال</translation></message>
<message><source>complete and unchanged</source><translation>كامل ودون تغيير</translation></message>
<message><source>constraints</source><translation>قيود</translation></message>
<message><source>content {0}</source><translation>المحتوى {0}</translation></message>
<message><source>content {0}, and conversations</source><translation>المحتوى {0}، والمحادثات</translation></message>
<message><source>contents</source><translation>محتويات</translation></message>
<message><source>context</source><translation>السياق</translation></message>
<message><source>context restored exactly</source><translation>استُعيد السياق تمامًا</translation></message>
<message><source>context window</source><translation>نافذة السياق</translation></message>
<message><source>conversation unchanged</source><translation>المحادثة دون تغيير</translation></message>
<message><source>counting…</source><translation>جارٍ العد…</translation></message>
<message numerus="yes"><source>covers {0} messages and steps</source><extracomment>One: covers {0} message or step</extracomment><translation><numerusform>تشمل {0} رسالة وخطوة</numerusform><numerusform>تشمل رسالة أو خطوة واحدة</numerusform><numerusform>تشمل رسالتين أو خطوتين</numerusform><numerusform>تشمل {0} رسائل وخطوات</numerusform><numerusform>تشمل {0} رسالة وخطوة</numerusform><numerusform>تشمل {0} رسالة وخطوة</numerusform></translation></message>
<message><source>credentials file (optional)</source><translation>ملف بيانات الاعتماد (اختياري)</translation></message>
<message><source>current</source><comment>policy</comment><translation>الحالية</translation></message>
<message><source>current</source><comment>version</comment><translation>الحالي</translation></message>
<message><source>current model</source><translation>النموذج الحالي</translation></message>
<message><source>custom</source><translation>مخصص</translation></message>
<message><source>decisions</source><translation>قرارات</translation></message>
<message><source>default</source><translation>افتراضي</translation></message>
<message><source>deleted</source><translation>محذوف</translation></message>
<message><source>denied</source><translation>مرفوض</translation></message>
<message><source>detected</source><translation>مكتشَف</translation></message>
<message><source>doesn't match</source><translation>لا يطابق</translation></message>
<message><source>doesn't run ({error}).</source><translation>لا يعمل ({error}).</translation></message>
<message><source>edited</source><comment>policy</comment><translation>المعدَّلة</translation></message>
<message><source>edited</source><comment>version</comment><translation>معدَّل</translation></message>
<message><source>edited since</source><translation>حُرّر بعد ذلك</translation></message>
<message numerus="yes"><source>edited {0} files</source><extracomment>One: edited {0} file</extracomment><translation><numerusform>تحرير {0} ملف</numerusform><numerusform>تحرير ملف واحد</numerusform><numerusform>تحرير ملفين</numerusform><numerusform>تحرير {0} ملفات</numerusform><numerusform>تحرير {0} ملفًا</numerusform><numerusform>تحرير {0} ملف</numerusform></translation></message>
<message><source>editing</source><translation>قيد التحرير</translation></message>
<message><source>entries</source><translation>عناصر</translation></message>
<message><source>environment variable (optional)</source><translation>متغير بيئة (اختياري)</translation></message>
<message><source>errors</source><translation>أخطاء</translation></message>
<message><source>estimated</source><translation>تقديري</translation></message>
<message><source>event {0}</source><translation>الحدث {0}</translation></message>
<message><source>events</source><translation>أحداث</translation></message>
<message><source>everything</source><translation>كل شيء</translation></message>
<message><source>everything above is a copy; the original is unchanged</source><translation>كل ما سبق نسخة؛ الأصل لم يتغيّر</translation></message>
<message><source>everything is merged</source><translation>كل شيء مدموج</translation></message>
<message><source>exact</source><translation>دقيق</translation></message>
<message><source>excerpt</source><translation>مقتطف</translation></message>
<message><source>excerpt of {0}</source><translation>مقتطف من {0}</translation></message>
<message><source>excluded</source><translation>مستبعد</translation></message>
<message><source>excluded or changed</source><translation>مستبعَد أو متغيّر</translation></message>
<message><source>exit {0}</source><translation>الخروج {0}</translation></message>
<message><source>expected</source><translation>متوقع</translation></message>
<message><source>failed</source><translation>فشل</translation></message>
<message><source>failed {0}, {1}</source><translation>فشل {0}، {1}</translation></message>
<message><source>failing</source><translation>متعثّر</translation></message>
<message><source>fast model</source><translation>النموذج السريع</translation></message>
<message numerus="yes"><source>fetched {0} pages</source><extracomment>One: fetched {0} page</extracomment><translation><numerusform>جلب {0} صفحة</numerusform><numerusform>جلب صفحة واحدة</numerusform><numerusform>جلب صفحتين</numerusform><numerusform>جلب {0} صفحات</numerusform><numerusform>جلب {0} صفحة</numerusform><numerusform>جلب {0} صفحة</numerusform></translation></message>
<message><source>files</source><translation>ملفات</translation></message>
<message><source>files of this workspace that hold no secrets</source><translation>ملفات مساحة العمل هذه التي لا تحتوي على أسرار</translation></message>
<message><source>first request</source><translation>الطلب الأول</translation></message>
<message><source>first {last} of {total}</source><translation>أول {last} من {total}</translation></message>
<message><source>free</source><translation>مجاني</translation></message>
<message><source>from a session that is gone</source><translation>من جلسة لم تعد موجودة</translation></message>
<message><source>from an imported copy</source><translation>من نسخة مستوردة</translation></message>
<message><source>from the same model elsewhere</source><translation>من النموذج نفسه في مكان آخر</translation></message>
<message><source>from {0} tokens if it pays off, at {1} at the latest</source><translation>من {0} رمزًا إذا كان ذلك يوفّر، وعند {1} على أبعد تقدير</translation></message>
<message><source>from {0} tokens, {1} at most</source><translation>من {0} رمزًا، {1} على الأكثر</translation></message>
<message><source>from “{0}”</source><translation>من «{0}»</translation></message>
<message><source>full output</source><translation>الناتج الكامل</translation></message>
<message><source>git state changed</source><translation>تغيّرت حالة git</translation></message>
<message><source>git: {name} was at {before}, and is at {after}</source><translation>git: كان {name} عند {before}، وهو الآن عند {after}</translation></message>
<message><source>handover</source><translation>تسليم</translation></message>
<message><source>handover at {0}%</source><translation>التسليم عند {0}%</translation></message>
<message><source>handover v{0} written again</source><translation>أُعيدت كتابة التسليم v{0}</translation></message>
<message><source>handover {0}</source><translation>التسليم {0}</translation></message>
<message><source>handover: {0}</source><translation>التسليم: {0}</translation></message>
<message><source>handovers {0}</source><translation>عمليات تسليم {0}</translation></message>
<message><source>has a damaged head</source><translation>الرأس تالف</translation></message>
<message><source>has a different length than when it was stored</source><translation>الطول يختلف عنه وقت التخزين</translation></message>
<message><source>has events after its head</source><translation>توجد أحداث بعد الرأس</translation></message>
<message><source>has events but no head</source><translation>توجد أحداث دون رأس</translation></message>
<message><source>hash {0}</source><translation>البصمة {0}</translation></message>
<message><source>hints</source><translation>إحالات</translation></message>
<message><source>home folder and caches for commands</source><translation>مجلد المنزل والذاكرات المؤقتة للأوامر</translation></message>
<message><source>host or host:port</source><translation>host أو host:port</translation></message>
<message><source>https://models.example.com/v1</source><translation>https://models.example.com/v1</translation></message>
<message><source>images</source><translation>صور</translation></message>
<message><source>in</source><translation>إدخال</translation></message>
<message numerus="yes"><source>in about {0} turns</source><extracomment>One: in about {0} turn</extracomment><translation><numerusform>بعد نحو {0} جولة</numerusform><numerusform>بعد نحو جولة واحدة</numerusform><numerusform>بعد نحو جولتين</numerusform><numerusform>بعد نحو {0} جولات</numerusform><numerusform>بعد نحو {0} جولة</numerusform><numerusform>بعد نحو {0} جولة</numerusform></translation></message>
<message><source>in all outputs</source><translation>في كل النواتج</translation></message>
<message><source>in this session</source><translation>في هذه الجلسة</translation></message>
<message><source>in {0}</source><translation>في {0}</translation></message>
<message numerus="yes"><source>in {0} sessions</source><extracomment>One: in {0} session</extracomment><translation><numerusform>في {0} جلسة</numerusform><numerusform>في جلسة واحدة</numerusform><numerusform>في جلستين</numerusform><numerusform>في {0} جلسات</numerusform><numerusform>في {0} جلسة</numerusform><numerusform>في {0} جلسة</numerusform></translation></message>
<message numerus="yes"><source>in {1} of {0} sections</source><extracomment>One: in {1} of {0} section</extracomment><translation><numerusform>في {1} من {0} قسم</numerusform><numerusform>في {1} من قسم واحد</numerusform><numerusform>في {1} من قسمين</numerusform><numerusform>في {1} من {0} أقسام</numerusform><numerusform>في {1} من {0} قسمًا</numerusform><numerusform>في {1} من {0} قسم</numerusform></translation></message>
<message><source>in “{0}” only</source><translation>في «{0}» فقط</translation></message>
<message><source>incidents</source><translation>حوادث</translation></message>
<message><source>incomplete</source><translation>ناقص</translation></message>
<message><source>insert</source><translation>إدراج</translation></message>
<message><source>instructions</source><translation>التعليمات</translation></message>
<message><source>interrupted</source><translation>انقطع</translation></message>
<message><source>is damaged</source><translation>تالف</translation></message>
<message><source>is listed but missing</source><translation>مدرج لكنه مفقود</translation></message>
<message><source>is of an unknown kind</source><translation>من نوع غير معروف</translation></message>
<message><source>isn't a known read-only command</source><translation>ليس أمر قراءة معروفًا</translation></message>
<message><source>isolated context</source><translation>سياق منفصل</translation></message>
<message><source>it can carry data out</source><translation>يمكن أن يُخرج بيانات</translation></message>
<message><source>it can't be read</source><translation>تعذّرت قراءته</translation></message>
<message><source>it contains invisible characters</source><translation>فيه محارف غير مرئية</translation></message>
<message><source>it contains look-alike letters</source><translation>فيه حروف متشابهة الشكل</translation></message>
<message><source>it has an unknown form</source><translation>شكله غير معروف</translation></message>
<message><source>it has the output of a call that isn't there</source><translation>فيه ناتج استدعاء غير موجود</translation></message>
<message><source>it has too many values</source><translation>فيه قيم كثيرة جدًا</translation></message>
<message><source>it holds a secret</source><translation>يحتوي على سر</translation></message>
<message><source>it is as long as the output</source><translation>طوله كطول الناتج</translation></message>
<message><source>it is longer than {size} MB</source><translation>أطول من {size} م.ب</translation></message>
<message><source>it is no text, or too long</source><translation>ليس نصًا، أو طويل جدًا</translation></message>
<message><source>it isn't a regular file</source><translation>ليس ملفًا عاديًا</translation></message>
<message><source>it may reach outside the project</source><translation>قد يصل إلى خارج المشروع</translation></message>
<message><source>it may read secrets</source><translation>قد يقرأ أسرارًا</translation></message>
<message><source>it no longer exists</source><translation>لم يعد موجودًا</translation></message>
<message><source>it replaces what was pushed</source><translation>يستبدل ما سبق رفعه</translation></message>
<message><source>it steers programs</source><translation>يوجّه برامج</translation></message>
<message><source>it uses sudo</source><translation>يستخدم sudo</translation></message>
<message><source>it's a document, which is read only in a sandbox</source><translation>إنه مستند، ولا تُقرأ المستندات إلا في بيئة معزولة</translation></message>
<message><source>it's damaged or too large to be read</source><translation>تالف أو أكبر من أن يُقرأ</translation></message>
<message><source>it's neither text nor a supported image</source><translation>ليس نصًا ولا صورة مدعومة</translation></message>
<message><source>it's outside the project and is a folder or over 64 MB</source><translation>يقع خارج المشروع وهو مجلد أو يزيد على 64 ميغابايت</translation></message>
<message><source>it's outside the project and larger than 4 MB</source><translation>يقع خارج المشروع ويزيد على 4 ميغابايت</translation></message>
<message><source>it's protected by a password</source><translation>محمي بكلمة مرور</translation></message>
<message><source>its folder is gone</source><translation>لم يعد مجلدها موجودًا</translation></message>
<message><source>its pages are pictures without text</source><translation>صفحاته صور بلا نص</translation></message>
<message><source>just now</source><translation>الآن</translation></message>
<message><source>kept and pinned blocks</source><translation>الكتل المبقاة والمثبتة</translation></message>
<message><source>key in environment</source><translation>المفتاح في البيئة</translation></message>
<message><source>key set</source><translation>له مفتاح</translation></message>
<message><source>key {0} from {1}</source><translation>المفتاح {0} من {1}</translation></message>
<message><source>key {0}, {1}</source><translation>المفتاح {0}، {1}</translation></message>
<message><source>largest request {0}</source><translation>أكبر طلب {0}</translation></message>
<message><source>last recalled</source><translation>آخر استرجاع</translation></message>
<message><source>last used: {0}</source><translation>آخر استخدام: {0}</translation></message>
<message numerus="yes"><source>last {0} messages, unchanged</source><extracomment>One: last {0} message, unchanged</extracomment><translation><numerusform>آخر الرسائل ({0})، دون تغيير</numerusform><numerusform>آخر رسالة، دون تغيير</numerusform><numerusform>آخر رسالتين، دون تغيير</numerusform><numerusform>آخر {0} رسائل، دون تغيير</numerusform><numerusform>آخر {0} رسالة، دون تغيير</numerusform><numerusform>آخر {0} رسالة، دون تغيير</numerusform></translation></message>
<message><source>limit {0}</source><translation>الحد {0}</translation></message>
<message><source>line {0}</source><translation>السطر {0}</translation></message>
<message><source>lines with certain words</source><translation>الأسطر التي فيها كلمات معيّنة</translation></message>
<message><source>lines with “{0}”</source><translation>الأسطر التي فيها «{0}»</translation></message>
<message><source>lines {0} to {1}</source><translation>الأسطر من {0} إلى {1}</translation></message>
<message><source>lines {0}–{1}</source><translation>الأسطر {0}–{1}</translation></message>
<message numerus="yes"><source>listed {0} folders</source><extracomment>One: listed {0} folder</extracomment><translation><numerusform>سرد {0} مجلد</numerusform><numerusform>سرد مجلد واحد</numerusform><numerusform>سرد مجلدين</numerusform><numerusform>سرد {0} مجلدات</numerusform><numerusform>سرد {0} مجلدًا</numerusform><numerusform>سرد {0} مجلد</numerusform></translation></message>
<message><source>long-context model</source><translation>نموذج السياق الطويل</translation></message>
<message><source>main model</source><translation>النموذج الرئيسي</translation></message>
<message><source>marked read-only</source><translation>معلَّمة للقراءة فقط</translation></message>
<message><source>marker</source><translation>علامة</translation></message>
<message><source>markers {0}</source><translation>علامات {0}</translation></message>
<message><source>max output</source><translation>أقصى ناتج</translation></message>
<message><source>messages {0}–{1}</source><translation>الرسائل {0}–{1}</translation></message>
<message><source>min</source><translation>د</translation></message>
<message><source>model you chose</source><translation>نموذج اخترته</translation></message>
<message><source>model {0}</source><translation>النموذج {0}</translation></message>
<message><source>model, input truncated</source><translation>نموذج، الإدخال مبتور</translation></message>
<message><source>more than {total}</source><translation>أكثر من {total}</translation></message>
<message><source>names</source><translation>أسماء</translation></message>
<message><source>needs approval</source><translation>بانتظار الموافقة</translation></message>
<message><source>needs review</source><translation>يحتاج إلى مراجعة</translation></message>
<message><source>needs sign-in</source><translation>يتطلب تسجيل الدخول</translation></message>
<message><source>never</source><translation>أبدًا</translation></message>
<message><source>never</source><comment>recalled</comment><translation>ولا مرة</translation></message>
<message><source>next</source><translation>التالية</translation></message>
<message><source>no automatic handover</source><translation>لا تسليم تلقائي</translation></message>
<message><source>no duplicates</source><translation>بلا تكرار</translation></message>
<message><source>no duplicates yet</source><translation>بلا تكرار بعد</translation></message>
<message><source>no images</source><translation>بلا صور</translation></message>
<message><source>no key</source><translation>لا مفتاح</translation></message>
<message><source>no key needed</source><translation>لا حاجة إلى مفتاح</translation></message>
<message><source>no limit</source><translation>بلا حد</translation></message>
<message><source>no matches</source><translation>لا تطابقات</translation></message>
<message><source>no request yet</source><translation>لا طلب بعد</translation></message>
<message><source>no result came</source><translation>لم تصل نتيجة</translation></message>
<message><source>no shortcut</source><translation>بلا اختصار</translation></message>
<message><source>no tools</source><translation>بلا أدوات</translation></message>
<message><source>no tools yet</source><translation>لا أدوات بعد</translation></message>
<message><source>none</source><translation>لا شيء</translation></message>
<message><source>not applied</source><translation>غير مطبّق</translation></message>
<message><source>not available here</source><translation>غير متوفر هنا</translation></message>
<message><source>not checked</source><translation>لم يُتحقق منه</translation></message>
<message><source>not for this kind of call</source><translation>ليس لهذا النوع من الاستدعاءات</translation></message>
<message><source>not found</source><translation>غير موجود</translation></message>
<message><source>not installed</source><translation>غير مثبّت</translation></message>
<message><source>not installed.</source><translation>غير مثبّت.</translation></message>
<message><source>not open</source><translation>غير مفتوحة</translation></message>
<message><source>not reported by the provider</source><translation>لم يبلغ به المزوّد</translation></message>
<message><source>not run since Helix started</source><translation>لم يعمل منذ بدء Helix</translation></message>
<message><source>not sent</source><translation>لم يُرسَل</translation></message>
<message><source>not sent yet</source><translation>لم يُرسَل بعد</translation></message>
<message><source>not started</source><translation>لم يبدأ</translation></message>
<message><source>not used</source><translation>غير مستخدم</translation></message>
<message><source>not used yet</source><translation>لم يُستخدم بعد</translation></message>
<message><source>not used: {0}</source><translation>غير مستخدم: {0}</translation></message>
<message><source>not written yet</source><translation>لم تُكتب بعد</translation></message>
<message><source>notes</source><translation>ملاحظات</translation></message>
<message><source>notes by a model {0}</source><translation>ملاحظات من نموذج {0}</translation></message>
<message><source>notes were merged and shortened</source><translation>دُمجت الملاحظات واختُصرت</translation></message>
<message><source>notes {0}</source><translation>ملاحظات {0}</translation></message>
<message><source>nothing yet</source><translation>لا شيء بعد</translation></message>
<message><source>now</source><translation>الآن</translation></message>
<message><source>now line {0}</source><translation>الآن السطر {0}</translation></message>
<message><source>now {0}</source><translation>الآن {0}</translation></message>
<message><source>npx -y @example/docs   or   https://example.com/mcp</source><translation>npx -y @example/docs   أو   https://example.com/mcp</translation></message>
<message><source>number of lines</source><translation>عدد الأسطر</translation></message>
<message><source>number of references</source><translation>عدد المراجع</translation></message>
<message><source>of {0}</source><translation>من {0}</translation></message>
<message><source>of {0} by models: {1}</source><translation>من {0} بنماذج: {1}</translation></message>
<message><source>of {0} · {1}</source><translation>من {0} · {1}</translation></message>
<message><source>off</source><translation>متوقف</translation></message>
<message><source>off until you approve it</source><translation>موقف حتى توافق عليه</translation></message>
<message><source>ok</source><translation>تم</translation></message>
<message><source>older messages were compacted</source><translation>قُلِّصت رسائل أقدم</translation></message>
<message><source>older steps are now notes</source><translation>أصبحت الخطوات الأقدم ملاحظات</translation></message>
<message><source>on next request</source><translation>عند الطلب التالي</translation></message>
<message><source>one look-alike letter</source><translation>حرف واحد متشابه الشكل</translation></message>
<message><source>open</source><translation>فتح</translation></message>
<message><source>optional</source><translation>اختياري</translation></message>
<message><source>out</source><translation>إخراج</translation></message>
<message><source>outcome of the call</source><translation>نتيجة الاستدعاء</translation></message>
<message><source>output</source><translation>ناتج</translation></message>
<message><source>outside content is in the conversation</source><translation>في المحادثة محتوى خارجي</translation></message>
<message><source>over {0}</source><translation>أكثر من {0}</translation></message>
<message><source>partial answer kept</source><translation>الإجابة الجزئية محفوظة</translation></message>
<message><source>pasted image</source><translation>صورة ملصقة</translation></message>
<message><source>pick lines…</source><translation>اختيار أسطر…</translation></message>
<message><source>pieces of large contents</source><translation>أجزاء من محتويات كبيرة</translation></message>
<message><source>pin</source><translation>مثبّت</translation></message>
<message><source>pinned</source><translation>مثبّت</translation></message>
<message><source>pinned fact</source><translation>معلومة مثبّتة</translation></message>
<message><source>pinned message</source><translation>رسالة مثبّتة</translation></message>
<message><source>pinned rule</source><translation>قاعدة مثبّتة</translation></message>
<message><source>policy {0}</source><translation>السياسة {0}</translation></message>
<message><source>preview</source><translation>معاينة</translation></message>
<message><source>preview of {0}</source><translation>معاينة {0}</translation></message>
<message><source>preview, as no choice could be used</source><translation>معاينة، لعدم وجود اختيار صالح</translation></message>
<message><source>price unknown</source><translation>السعر غير معروف</translation></message>
<message><source>process {pid}</source><translation>العملية {pid}</translation></message>
<message><source>project</source><translation>المشروع</translation></message>
<message><source>project context</source><translation>سياق المشروع</translation></message>
<message><source>project/location, such as my-project/europe-west1</source><translation>بالصيغة project/location، مثل my-project/europe-west1</translation></message>
<message><source>prompt cache unaffected</source><translation>لا أثر على ذاكرة الموجّه المؤقتة</translation></message>
<message><source>provider/model</source><translation>provider/model</translation></message>
<message numerus="yes"><source>ran {0} commands</source><extracomment>One: ran {0} command</extracomment><translation><numerusform>تشغيل {0} أمر</numerusform><numerusform>تشغيل أمر واحد</numerusform><numerusform>تشغيل أمرين</numerusform><numerusform>تشغيل {0} أوامر</numerusform><numerusform>تشغيل {0} أمرًا</numerusform><numerusform>تشغيل {0} أمر</numerusform></translation></message>
<message numerus="yes"><source>ran {0} subagents</source><extracomment>One: ran {0} subagent</extracomment><translation><numerusform>تشغيل {0} وكيل فرعي</numerusform><numerusform>تشغيل وكيل فرعي واحد</numerusform><numerusform>تشغيل وكيلين فرعيين</numerusform><numerusform>تشغيل {0} وكلاء فرعيين</numerusform><numerusform>تشغيل {0} وكيلًا فرعيًا</numerusform><numerusform>تشغيل {0} وكيل فرعي</numerusform></translation></message>
<message><source>ran {0}, {1}</source><translation>عمل {0}، {1}</translation></message>
<message numerus="yes"><source>read {0} files</source><extracomment>One: read {0} file</extracomment><translation><numerusform>قراءة {0} ملف</numerusform><numerusform>قراءة ملف واحد</numerusform><numerusform>قراءة ملفين</numerusform><numerusform>قراءة {0} ملفات</numerusform><numerusform>قراءة {0} ملفًا</numerusform><numerusform>قراءة {0} ملف</numerusform></translation></message>
<message numerus="yes"><source>read {0} skills</source><extracomment>One: read {0} skill</extracomment><translation><numerusform>قراءة {0} مهارة</numerusform><numerusform>قراءة مهارة واحدة</numerusform><numerusform>قراءة مهارتين</numerusform><numerusform>قراءة {0} مهارات</numerusform><numerusform>قراءة {0} مهارة</numerusform><numerusform>قراءة {0} مهارة</numerusform></translation></message>
<message><source>ready</source><translation>جاهز</translation></message>
<message><source>recalled</source><translation>مسترجَع</translation></message>
<message numerus="yes"><source>recalled {0} times</source><extracomment>One: recalled once</extracomment><translation><numerusform>الاسترجاع {0} مرة</numerusform><numerusform>الاسترجاع مرة واحدة</numerusform><numerusform>الاسترجاع مرتين</numerusform><numerusform>الاسترجاع {0} مرات</numerusform><numerusform>الاسترجاع {0} مرة</numerusform><numerusform>الاسترجاع {0} مرة</numerusform></translation></message>
<message><source>recorded request</source><translation>طلب مسجَّل</translation></message>
<message><source>references</source><translation>مراجع</translation></message>
<message><source>refined notes</source><translation>ملاحظات منقّحة</translation></message>
<message><source>region, such as eu-central-1</source><translation>منطقة، مثل eu-central-1</translation></message>
<message><source>regular expression: re:/error \d+/i</source><translation>تعبير نمطي: re:/error \d+/i</translation></message>
<message><source>reply</source><translation>رد</translation></message>
<message><source>reported by the provider</source><translation>أبلغ به المزوّد</translation></message>
<message><source>request</source><translation>الطلب</translation></message>
<message><source>request {0}</source><translation>الطلب {0}</translation></message>
<message><source>request {0}: {1} tokens</source><translation>الطلب {0}: {1} رمز</translation></message>
<message><source>required</source><translation>مطلوب</translation></message>
<message><source>restored</source><translation>مُستعاد</translation></message>
<message><source>restored</source><comment>version</comment><translation>مستعاد</translation></message>
<message><source>restored by you</source><translation>باستعادة منك</translation></message>
<message><source>retires {0}</source><translation>يُسحب في {0}</translation></message>
<message><source>rewind undone by you</source><translation>رجوع تراجعتَ عنه</translation></message>
<message><source>rewound by you</source><translation>رجوع أجريتَه</translation></message>
<message><source>run</source><translation>تشغيل</translation></message>
<message><source>running</source><translation>قيد التشغيل</translation></message>
<message><source>s</source><comment>seconds</comment><translation>ث</translation></message>
<message><source>same: nothing in the prompt cache</source><translation>القيمة نفسها: لا شيء في ذاكرة الموجّه المؤقتة</translation></message>
<message><source>sandboxed only</source><translation>معزولة فقط</translation></message>
<message><source>saved in {store}</source><translation>محفوظ في {store}</translation></message>
<message><source>saved until you quit</source><translation>محفوظ حتى الإنهاء</translation></message>
<message><source>searched twice</source><translation>البحث مرتين</translation></message>
<message numerus="yes"><source>searched {0} times</source><extracomment>One: searched once</extracomment><translation><numerusform>البحث {0} مرة</numerusform><numerusform>البحث مرة واحدة</numerusform><numerusform>البحث مرتين</numerusform><numerusform>البحث {0} مرات</numerusform><numerusform>البحث {0} مرة</numerusform><numerusform>البحث {0} مرة</numerusform></translation></message>
<message><source>section {0} of {1}: {2}</source><translation>القسم {0} من {1}: {2}</translation></message>
<message><source>select</source><translation>تحديد</translation></message>
<message><source>sending</source><translation>قيد الإرسال</translation></message>
<message><source>servers of type {kind} aren't supported.</source><translation>الخوادم من النوع {kind} غير مدعومة.</translation></message>
<message><source>session</source><translation>الجلسة</translation></message>
<message><source>session heads</source><translation>رؤوس جلسات</translation></message>
<message><source>sessions</source><translation>جلسات</translation></message>
<message><source>set by you</source><translation>عيّنته أنت</translation></message>
<message><source>shortened</source><translation>مختصر</translation></message>
<message><source>shortened outputs {0}</source><translation>نواتج مختصرة {0}</translation></message>
<message><source>signed out</source><translation>غير مسجل الدخول</translation></message>
<message><source>signed with your AWS credentials</source><translation>التوقيع ببيانات اعتمادك في AWS</translation></message>
<message><source>signed with your Google credentials</source><translation>التوقيع ببيانات اعتمادك في Google</translation></message>
<message><source>signs in itself</source><translation>يسجّل الدخول بنفسه</translation></message>
<message><source>snapshots</source><translation>لقطات</translation></message>
<message><source>start of the hash</source><translation>بداية البصمة</translation></message>
<message><source>starting</source><translation>جارٍ البدء</translation></message>
<message><source>starting…</source><translation>جارٍ البدء…</translation></message>
<message><source>state in the open session</source><translation>الحالة في الجلسة المفتوحة</translation></message>
<message><source>stopped</source><translation>متوقف</translation></message>
<message><source>system prompt</source><translation>موجّه النظام</translation></message>
<message><source>system prompt and tools</source><translation>مطالبة النظام والأدوات</translation></message>
<message><source>text in the content</source><translation>نص في المحتوى</translation></message>
<message><source>the agent said it</source><translation>قالها الوكيل</translation></message>
<message><source>the beginning is damaged</source><translation>البداية تالفة</translation></message>
<message><source>the beginning is excluded</source><translation>البداية مستبعدة</translation></message>
<message><source>the change feed</source><translation>سجل التغييرات</translation></message>
<message><source>the compressed data is damaged from here on</source><translation>البيانات المضغوطة تالفة من هنا فصاعدًا</translation></message>
<message><source>the file has more lines than can be read</source><translation>في الملف أسطر أكثر مما يمكن قراءته</translation></message>
<message><source>the file has more than can be read</source><translation>الملف أكبر مما يمكن قراءته</translation></message>
<message numerus="yes"><source>the first {0} lines</source><extracomment>One: the first {0} line</extracomment><translation><numerusform>أول {0} سطر</numerusform><numerusform>أول سطر</numerusform><numerusform>أول سطرين</numerusform><numerusform>أول {0} أسطر</numerusform><numerusform>أول {0} سطرًا</numerusform><numerusform>أول {0} سطر</numerusform></translation></message>
<message><source>the full output</source><translation>الناتج الكامل</translation></message>
<message><source>the handover at {0}%</source><translation>التسليم عند {0}%</translation></message>
<message><source>the instructions changed</source><translation>تغيرت التعليمات</translation></message>
<message><source>the line that it continues isn't there</source><translation>السطر الذي يكمله غير موجود</translation></message>
<message><source>the list of skills</source><translation>قائمة المهارات</translation></message>
<message><source>the list of tools changed</source><translation>تغيرت قائمة الأدوات</translation></message>
<message><source>the memory</source><translation>الذاكرة</translation></message>
<message><source>the model named no lines of the output</source><translation>لم يذكر النموذج أي سطر من الناتج</translation></message>
<message><source>the model's answer was cut off</source><translation>انقطعت إجابة النموذج</translation></message>
<message><source>the permissions file was damaged</source><translation>كان ملف الأذونات تالفًا</translation></message>
<message><source>the project</source><translation>المشروع</translation></message>
<message><source>the prompt cache saves {0}</source><translation>توفّر ذاكرة الموجّه المؤقتة {0}</translation></message>
<message><source>the provider dropped its cache</source><translation>أسقط المزوّد ذاكرته المؤقتة</translation></message>
<message><source>the request changed</source><translation>تغير الطلب</translation></message>
<message><source>the request was too long</source><translation>كان الطلب أطول من المسموح</translation></message>
<message><source>the server needs an input from its editor. Use a variable instead: ${NAME}.</source><translation>يحتاج الخادم إلى إدخال من محرره. استخدم متغيرًا بدلًا منه: ⁨${NAME}⁩.</translation></message>
<message><source>the session begins a second time</source><translation>تبدأ الجلسة مرة ثانية</translation></message>
<message><source>the system prompt</source><translation>موجّه النظام</translation></message>
<message><source>the tools it may call</source><translation>الأدوات التي يمكنه استدعاؤها</translation></message>
<message><source>then</source><translation>ثم</translation></message>
<message><source>then {0}</source><translation>ثم {0}</translation></message>
<message><source>these lines</source><translation>هذه الأسطر</translation></message>
<message><source>thinking</source><translation>تفكير</translation></message>
<message><source>this group only</source><translation>هذه المجموعة فقط</translation></message>
<message><source>this line has changed since</source><translation>تغيّر هذا السطر منذ ذلك</translation></message>
<message><source>this model is free</source><translation>هذا النموذج مجاني</translation></message>
<message><source>this session</source><translation>هذه الجلسة</translation></message>
<message><source>this session only</source><translation>هذه الجلسة فقط</translation></message>
<message><source>this workspace</source><translation>مساحة العمل هذه</translation></message>
<message><source>this workspace's prompt</source><translation>موجّه مساحة العمل هذه</translation></message>
<message><source>this workspace's rules</source><translation>قواعد مساحة العمل هذه</translation></message>
<message><source>time of storage: created:&lt;7d</source><translation>وقت التخزين: created:&lt;7d</translation></message>
<message><source>times recalled</source><translation>مرات الاسترجاع</translation></message>
<message><source>todo list changed</source><translation>تغيّرت قائمة المهام</translation></message>
<message><source>token counts</source><translation>أعداد الرموز</translation></message>
<message><source>tokens</source><translation>رمز</translation></message>
<message><source>tokens: tokens:&gt;4k</source><translation>الرموز: tokens:&gt;4k</translation></message>
<message><source>too large</source><translation>كبير جدًا</translation></message>
<message><source>too old.</source><translation>قديم أكثر من اللازم.</translation></message>
<message><source>tool definitions</source><translation>تعريفات الأدوات</translation></message>
<message><source>tool that produced the entry</source><translation>الأداة التي أنتجت العنصر</translation></message>
<message><source>tools</source><translation>أدوات</translation></message>
<message><source>tools: {0}</source><translation>الأدوات: {0}</translation></message>
<message><source>trimmed</source><translation>مقتطَع</translation></message>
<message><source>trimmed {0}</source><translation>اقتصاص {0}</translation></message>
<message><source>trust this folder first</source><translation>ثِق بهذا المجلد أولًا</translation></message>
<message><source>turns</source><translation>جولة</translation></message>
<message><source>type: mime:image</source><translation>النوع: mime:image</translation></message>
<message><source>unavailable</source><translation>غير متوفر</translation></message>
<message><source>unchanged</source><translation>دون تغيير</translation></message>
<message><source>unchanged · {0}</source><translation>دون تغيير · {0}</translation></message>
<message><source>undone</source><translation>تم التراجع</translation></message>
<message><source>unknown</source><comment>price</comment><translation>غير معروف</translation></message>
<message><source>unknown error</source><translation>خطأ غير معروف</translation></message>
<message><source>unnamed</source><translation>بلا اسم</translation></message>
<message numerus="yes"><source>updated the todo list {0} times</source><extracomment>One: updated the todo list once</extracomment><translation><numerusform>تحديث قائمة المهام {0} مرة</numerusform><numerusform>تحديث قائمة المهام مرة واحدة</numerusform><numerusform>تحديث قائمة المهام مرتين</numerusform><numerusform>تحديث قائمة المهام {0} مرات</numerusform><numerusform>تحديث قائمة المهام {0} مرة</numerusform><numerusform>تحديث قائمة المهام {0} مرة</numerusform></translation></message>
<message numerus="yes"><source>used {1} {0} times</source><extracomment>One: used {1} once</extracomment><translation><numerusform>استخدام {1} {0} مرة</numerusform><numerusform>استخدام {1} مرة واحدة</numerusform><numerusform>استخدام {1} مرتين</numerusform><numerusform>استخدام {1} {0} مرات</numerusform><numerusform>استخدام {1} {0} مرة</numerusform><numerusform>استخدام {1} {0} مرة</numerusform></translation></message>
<message><source>verified just now</source><translation>تم التحقق الآن</translation></message>
<message><source>version {0} restored</source><translation>استُعيد الإصدار {0}</translation></message>
<message><source>v{0}</source><translation>v{0}</translation></message>
<message><source>v{0}, updates v{1}</source><translation>v{0}، تحديث لـ v{1}</translation></message>
<message><source>waiting for you</source><translation>في انتظارك</translation></message>
<message><source>web search</source><translation>بحث الويب</translation></message>
<message><source>what the model saw, seen in requests, sent text, history</source><translation>ما رآه النموذج، ما ظهر في الطلبات، النص المُرسل، السجل</translation></message>
<message><source>what the pinned text after it is</source><translation>ما هو النص المثبّت الذي يليها</translation></message>
<message><source>what this subagent is</source><translation>ماهية هذا الوكيل الفرعي</translation></message>
<message><source>while the command ran: by it, or by you</source><translation>أثناء تشغيل الأمر: بفعله أو بفعلك</translation></message>
<message><source>window at {tokens} of {size} tokens</source><translation>السياق عند {tokens} من {size} رمز</translation></message>
<message><source>without a sandbox</source><translation>دون بيئة معزولة</translation></message>
<message numerus="yes"><source>wrote {0} files</source><extracomment>One: wrote {0} file</extracomment><translation><numerusform>كتابة {0} ملف</numerusform><numerusform>كتابة ملف واحد</numerusform><numerusform>كتابة ملفين</numerusform><numerusform>كتابة {0} ملفات</numerusform><numerusform>كتابة {0} ملفًا</numerusform><numerusform>كتابة {0} ملف</numerusform></translation></message>
<message><source>yes or no</source><translation>نعم أو لا</translation></message>
<message><source>you</source><translation>أنت</translation></message>
<message><source>you can keep typing</source><translation>يمكنك مواصلة الكتابة</translation></message>
<message><source>you can keep working; the result is checked before it replaces anything</source><translation>يمكنك مواصلة العمل؛ تُفحص النتيجة قبل أن تحل محل أي شيء</translation></message>
<message><source>you chose an excerpt</source><translation>اخترت مقتطفًا</translation></message>
<message><source>you chose the full output</source><translation>اخترت الناتج الكامل</translation></message>
<message><source>you chose the preview</source><translation>اخترت المعاينة</translation></message>
<message><source>you excluded or included a block</source><translation>استبعدتَ كتلة أو أدرجتها</translation></message>
<message><source>you mentioned it</source><translation>ذكرته أنت</translation></message>
<message><source>you stopped at {0}</source><translation>أوقفت عند {0}</translation></message>
<message><source>you went back to an earlier message</source><translation>رجعتَ إلى رسالة سابقة</translation></message>
<message><source>you wrote it</source><translation>كتبته أنت</translation></message>
<message><source>your last message and the last step</source><translation>رسالتك الأخيرة والخطوة الأخيرة</translation></message>
<message><source>your message</source><translation>رسالتك</translation></message>
<message><source>yours</source><translation>لك</translation></message>
<message><source>{0} (has a comment)</source><translation>{0} (عليه تعليق)</translation></message>
<message><source>{0} ({1} characters), in event {2}</source><translation>{0} ({1} حرفًا)، في الحدث {2}</translation></message>
<message><source>{0} ({1})</source><translation>{0} ({1})</translation></message>
<message><source>{0} B</source><translation>{0} بايت</translation></message>
<message><source>{0} GB</source><translation>{0} غ.ب</translation></message>
<message><source>{0} KB</source><translation>{0} ك.ب</translation></message>
<message><source>{0} MB</source><translation>{0} م.ب</translation></message>
<message><source>{0} Servers must not ask for passwords or keys. Decline this request.</source><translation>{0} يجب ألا تطلب الخوادم كلمات مرور أو مفاتيح. ارفض هذا الطلب.</translation></message>
<message><source>{0} TB</source><translation>{0} ت.ب</translation></message>
<message><source>{0} added, but its models can't be read. {1}</source><translation>أُضيف {0}، لكن تعذّرت قراءة نماذجه. {1}</translation></message>
<message><source>{0} added. Add its key below to read its models.</source><translation>أُضيف {0}. أضف مفتاحه أدناه لقراءة نماذجه.</translation></message>
<message><source>{0} added. Reading its models…</source><translation>أُضيف {0}. جارٍ قراءة نماذجه…</translation></message>
<message><source>{0} added. Review its tools to use them.</source><translation>أُضيف {0}. راجع أدواته لاستخدامها.</translation></message>
<message><source>{0} ago</source><translation>قبل {0}</translation></message>
<message><source>{0} and more</source><translation>{0} وغيرها</translation></message>
<message><source>{0} and {1}</source><translation>{0} و{1}</translation></message>
<message><source>{0} and {1} more</source><translation>{0} و{1} أخرى</translation></message>
<message><source>{0} and {1} pixels</source><translation>{0} و{1} بكسل</translation></message>
<message numerus="yes"><source>{0} blocks</source><extracomment>One: {0} block</extracomment><translation><numerusform>{0} كتلة</numerusform><numerusform>كتلة واحدة</numerusform><numerusform>كتلتان</numerusform><numerusform>{0} كتل</numerusform><numerusform>{0} كتلة</numerusform><numerusform>{0} كتلة</numerusform></translation></message>
<message><source>{0} blocks; damaged: {1}</source><translation>الكتل {0}؛ التالف منها {1}</translation></message>
<message numerus="yes"><source>{0} body fields</source><extracomment>One: {0} body field</extracomment><translation><numerusform>{0} حقل متن</numerusform><numerusform>حقل متن واحد</numerusform><numerusform>حقلا متن</numerusform><numerusform>{0} حقول متن</numerusform><numerusform>{0} حقل متن</numerusform><numerusform>{0} حقل متن</numerusform></translation></message>
<message numerus="yes"><source>{0} branches came along.</source><extracomment>One: {0} branch came along.</extracomment><translation><numerusform>استُورد {0} فرع أيضًا.</numerusform><numerusform>استُورد فرع واحد أيضًا.</numerusform><numerusform>استُورد فرعان أيضًا.</numerusform><numerusform>استُوردت {0} فروع أيضًا.</numerusform><numerusform>استُورد {0} فرعًا أيضًا.</numerusform><numerusform>استُورد {0} فرع أيضًا.</numerusform></translation></message>
<message><source>{0} by the long-context model</source><translation>{0} بنموذج السياق الطويل</translation></message>
<message numerus="yes"><source>{0} bytes</source><extracomment>One: {0} byte</extracomment><translation><numerusform>{0} بايت</numerusform><numerusform>بايت واحد</numerusform><numerusform>بايتان</numerusform><numerusform>{0} بايتات</numerusform><numerusform>{0} بايت</numerusform><numerusform>{0} بايت</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries</source><extracomment>One: {0} cache entry</extracomment><translation><numerusform>المخزن: {0} عنصر</numerusform><numerusform>المخزن: عنصر واحد</numerusform><numerusform>المخزن: عنصران</numerusform><numerusform>المخزن: {0} عناصر</numerusform><numerusform>المخزن: {0} عنصرًا</numerusform><numerusform>المخزن: {0} عنصر</numerusform></translation></message>
<message numerus="yes"><source>{0} cache entries, {1} before deduplication. {2} on disk with conversations</source><extracomment>One: {0} cache entry, {1} before deduplication. {2} on disk with conversations</extracomment><translation><numerusform>المخزن: {0} عنصر، {1} قبل إزالة التكرار. {2} على القرص مع المحادثات</numerusform><numerusform>المخزن: عنصر واحد، {1} قبل إزالة التكرار. {2} على القرص مع المحادثات</numerusform><numerusform>المخزن: عنصران، {1} قبل إزالة التكرار. {2} على القرص مع المحادثات</numerusform><numerusform>المخزن: {0} عناصر، {1} قبل إزالة التكرار. {2} على القرص مع المحادثات</numerusform><numerusform>المخزن: {0} عنصرًا، {1} قبل إزالة التكرار. {2} على القرص مع المحادثات</numerusform><numerusform>المخزن: {0} عنصر، {1} قبل إزالة التكرار. {2} على القرص مع المحادثات</numerusform></translation></message>
<message numerus="yes"><source>{0} calls</source><extracomment>One: {0} call</extracomment><translation><numerusform>{0} استدعاء</numerusform><numerusform>استدعاء واحد</numerusform><numerusform>استدعاءان</numerusform><numerusform>{0} استدعاءات</numerusform><numerusform>{0} استدعاءً</numerusform><numerusform>{0} استدعاء</numerusform></translation></message>
<message><source>{0} canceled. Nothing changed.</source><translation>أُلغي: {0}. لم يتغيّر شيء.</translation></message>
<message><source>{0} changed</source><translation>تغيّر منها {0}</translation></message>
<message><source>{0} changed while the command ran: by it, or by you.</source><translation>تغيّر {0} أثناء تشغيل الأمر: بفعله أو بفعلك.</translation></message>
<message numerus="yes"><source>{0} commands are still running</source><extracomment>One: {0} command is still running</extracomment><translation><numerusform>ما زال {0} أمر قيد التشغيل</numerusform><numerusform>ما زال أمر واحد قيد التشغيل</numerusform><numerusform>ما زال أمران قيد التشغيل</numerusform><numerusform>ما زالت {0} أوامر قيد التشغيل</numerusform><numerusform>ما زال {0} أمرًا قيد التشغيل</numerusform><numerusform>ما زال {0} أمر قيد التشغيل</numerusform></translation></message>
<message numerus="yes"><source>{0} commands running</source><extracomment>One: {0} command running</extracomment><translation><numerusform>{0} أمر قيد التشغيل</numerusform><numerusform>أمر واحد قيد التشغيل</numerusform><numerusform>أمران قيد التشغيل</numerusform><numerusform>{0} أوامر قيد التشغيل</numerusform><numerusform>{0} أمرًا قيد التشغيل</numerusform><numerusform>{0} أمر قيد التشغيل</numerusform></translation></message>
<message numerus="yes"><source>{0} comments on lines</source><extracomment>One: {0} comment on lines</extracomment><translation><numerusform>{0} تعليق على الأسطر</numerusform><numerusform>تعليق واحد على الأسطر</numerusform><numerusform>تعليقان على الأسطر</numerusform><numerusform>{0} تعليقات على الأسطر</numerusform><numerusform>{0} تعليقًا على الأسطر</numerusform><numerusform>{0} تعليق على الأسطر</numerusform></translation></message>
<message numerus="yes"><source>{0} commits</source><extracomment>One: {0} commit</extracomment><translation><numerusform>لا إيداعات</numerusform><numerusform>إيداع واحد</numerusform><numerusform>إيداعان</numerusform><numerusform>{0} إيداعات</numerusform><numerusform>{0} إيداعًا</numerusform><numerusform>{0} إيداع</numerusform></translation></message>
<message numerus="yes"><source>{0} commits are not merged. They stay on the branch {1}.</source><extracomment>One: {0} commit is not merged. It stays on the branch {1}.</extracomment><translation><numerusform>{0} إيداع غير مدموج. يبقى على الفرع {1}.</numerusform><numerusform>إيداع واحد غير مدموج. يبقى على الفرع {1}.</numerusform><numerusform>إيداعان غير مدموجين. يبقيان على الفرع {1}.</numerusform><numerusform>{0} إيداعات غير مدموجة. تبقى على الفرع {1}.</numerusform><numerusform>{0} إيداعًا غير مدموج. تبقى على الفرع {1}.</numerusform><numerusform>{0} إيداع غير مدموج. تبقى على الفرع {1}.</numerusform></translation></message>
<message numerus="yes"><source>{0} commits to merge</source><extracomment>One: {0} commit to merge</extracomment><translation><numerusform>{0} إيداع للدمج</numerusform><numerusform>إيداع واحد للدمج</numerusform><numerusform>إيداعان للدمج</numerusform><numerusform>{0} إيداعات للدمج</numerusform><numerusform>{0} إيداعًا للدمج</numerusform><numerusform>{0} إيداع للدمج</numerusform></translation></message>
<message numerus="yes"><source>{0} commits:</source><extracomment>One: {0} commit:</extracomment><translation><numerusform>{0} إيداع:</numerusform><numerusform>إيداع واحد:</numerusform><numerusform>إيداعان:</numerusform><numerusform>{0} إيداعات:</numerusform><numerusform>{0} إيداعًا:</numerusform><numerusform>{0} إيداع:</numerusform></translation></message>
<message numerus="yes"><source>{0} compactions are undone: {1}. Nothing is deleted. Use Undo to bring them back.</source><extracomment>One: {0} compaction is undone: {1}. Nothing is deleted. Use Undo to bring it back.</extracomment><translation><numerusform>سيُتراجع عن {0} عملية تقليص: {1}. لا يُحذف شيء. استخدم «تراجع» لإرجاعها.</numerusform><numerusform>سيُتراجع عن عملية تقليص واحدة: {1}. لا يُحذف شيء. استخدم «تراجع» لإرجاعها.</numerusform><numerusform>سيُتراجع عن عمليتي تقليص: {1}. لا يُحذف شيء. استخدم «تراجع» لإرجاعهما.</numerusform><numerusform>سيُتراجع عن {0} عمليات تقليص: {1}. لا يُحذف شيء. استخدم «تراجع» لإرجاعها.</numerusform><numerusform>سيُتراجع عن {0} عملية تقليص: {1}. لا يُحذف شيء. استخدم «تراجع» لإرجاعها.</numerusform><numerusform>سيُتراجع عن {0} عملية تقليص: {1}. لا يُحذف شيء. استخدم «تراجع» لإرجاعها.</numerusform></translation></message>
<message><source>{0} could not run on in the background.</source><translation>تعذّر استمرار {0} في الخلفية.</translation></message>
<message><source>{0} d</source><translation>{0} ي</translation></message>
<message><source>{0} damaged</source><translation>{0} تالفة</translation></message>
<message><source>{0} deduplicated</source><translation>أُزيل تكرار {0}</translation></message>
<message numerus="yes"><source>{0} details not in handover</source><extracomment>One: {0} detail not in handover</extracomment><translation><numerusform>التفاصيل الناقصة من وثيقة التسليم: {0}</numerusform><numerusform>تفصيل واحد ليس في وثيقة التسليم</numerusform><numerusform>تفصيلان ليسا في وثيقة التسليم</numerusform><numerusform>{0} تفاصيل ليست في وثيقة التسليم</numerusform><numerusform>{0} تفصيلًا ليس في وثيقة التسليم</numerusform><numerusform>{0} تفصيل ليس في وثيقة التسليم</numerusform></translation></message>
<message><source>{0} doesn't fit ({1} tokens). Only a preview will be sent.</source><translation>لا يتسع المكان لـ {0} ({1} رمز). ستُرسَل معاينة فقط.</translation></message>
<message><source>{0} duplicates</source><translation>{0} مكرّرة</translation></message>
<message numerus="yes"><source>{0} entries</source><extracomment>One: {0} entry</extracomment><translation><numerusform>{0} عنصر</numerusform><numerusform>عنصر واحد</numerusform><numerusform>عنصران</numerusform><numerusform>{0} عناصر</numerusform><numerusform>{0} عنصرًا</numerusform><numerusform>{0} عنصر</numerusform></translation></message>
<message numerus="yes"><source>{0} entries deleted, {1} freed.</source><extracomment>One: {0} entry deleted, {1} freed.</extracomment><translation><numerusform>العناصر المحذوفة {0}، والمساحة المحرَّرة {1}.</numerusform><numerusform>حُذف عنصر واحد، وتحررت {1}.</numerusform><numerusform>حُذف عنصران، وتحررت {1}.</numerusform><numerusform>حُذفت {0} عناصر، وتحررت {1}.</numerusform><numerusform>حُذف {0} عنصرًا، وتحررت {1}.</numerusform><numerusform>حُذف {0} عنصر، وتحررت {1}.</numerusform></translation></message>
<message numerus="yes"><source>{0} entries in the cache are no longer needed</source><extracomment>One: {0} entry in the cache is no longer needed</extracomment><translation><numerusform>{0} عنصر في المخزن لم يعد لازمًا</numerusform><numerusform>عنصر واحد في المخزن لم يعد لازمًا</numerusform><numerusform>عنصران في المخزن لم يعودا لازمين</numerusform><numerusform>{0} عناصر في المخزن لم تعد لازمة</numerusform><numerusform>{0} عنصرًا في المخزن لم يعد لازمًا</numerusform><numerusform>{0} عنصر في المخزن لم يعد لازمًا</numerusform></translation></message>
<message numerus="yes"><source>{0} entries matching the filter are no longer needed</source><extracomment>One: {0} entry matching the filter is no longer needed</extracomment><translation><numerusform>{0} عنصر مطابق للمرشّح لم يعد لازمًا</numerusform><numerusform>عنصر واحد مطابق للمرشّح لم يعد لازمًا</numerusform><numerusform>عنصران مطابقان للمرشّح لم يعودا لازمين</numerusform><numerusform>{0} عناصر مطابقة للمرشّح لم تعد لازمة</numerusform><numerusform>{0} عنصرًا مطابقًا للمرشّح لم يعد لازمًا</numerusform><numerusform>{0} عنصر مطابق للمرشّح لم يعد لازمًا</numerusform></translation></message>
<message numerus="yes"><source>{0} entries verified. All intact.</source><extracomment>One: {0} entry verified. All intact.</extracomment><translation><numerusform>تم التحقق من {0} عنصر. كلها سليمة.</numerusform><numerusform>تم التحقق من عنصر واحد. العنصر سليم.</numerusform><numerusform>تم التحقق من عنصرين. كلاهما سليم.</numerusform><numerusform>تم التحقق من {0} عناصر. كلها سليمة.</numerusform><numerusform>تم التحقق من {0} عنصرًا. كلها سليمة.</numerusform><numerusform>تم التحقق من {0} عنصر. كلها سليمة.</numerusform></translation></message>
<message numerus="yes"><source>{0} failed</source><extracomment>One: {0} failed</extracomment><translation><numerusform>فشل {0}</numerusform><numerusform>فشل واحد</numerusform><numerusform>فشل اثنان</numerusform><numerusform>فشل {0}</numerusform><numerusform>فشل {0}</numerusform><numerusform>فشل {0}</numerusform></translation></message>
<message><source>{0} failed: {1} Nothing changed.</source><translation>فشل: {0}. {1} لم يتغيّر شيء.</translation></message>
<message numerus="yes"><source>{0} fields</source><extracomment>One: {0} field</extracomment><translation><numerusform>{0} حقل</numerusform><numerusform>حقل واحد</numerusform><numerusform>حقلان</numerusform><numerusform>{0} حقول</numerusform><numerusform>{0} حقلًا</numerusform><numerusform>{0} حقل</numerusform></translation></message>
<message numerus="yes"><source>{0} files</source><extracomment>One: {0} file</extracomment><translation><numerusform>{0} ملف</numerusform><numerusform>ملف واحد</numerusform><numerusform>ملفان</numerusform><numerusform>{0} ملفات</numerusform><numerusform>{0} ملفًا</numerusform><numerusform>{0} ملف</numerusform></translation></message>
<message numerus="yes"><source>{0} files are in no commit:</source><extracomment>One: {0} file is in no commit:</extracomment><translation><numerusform>{0} ملف ليس في أي إيداع:</numerusform><numerusform>ملف واحد ليس في أي إيداع:</numerusform><numerusform>ملفان ليسا في أي إيداع:</numerusform><numerusform>{0} ملفات ليست في أي إيداع:</numerusform><numerusform>{0} ملفًا ليس في أي إيداع:</numerusform><numerusform>{0} ملف ليس في أي إيداع:</numerusform></translation></message>
<message numerus="yes"><source>{0} files change</source><extracomment>One: {0} file changes</extracomment><translation><numerusform>يتغير {0} ملف</numerusform><numerusform>يتغير ملف واحد</numerusform><numerusform>يتغير ملفان</numerusform><numerusform>تتغير {0} ملفات</numerusform><numerusform>يتغير {0} ملفًا</numerusform><numerusform>يتغير {0} ملف</numerusform></translation></message>
<message numerus="yes"><source>{0} files change: {1}</source><extracomment>One: {0} file changes: {1}</extracomment><translation><numerusform>يتغيّر {0} ملف: {1}</numerusform><numerusform>يتغيّر ملف واحد: {1}</numerusform><numerusform>يتغيّر ملفان: {1}</numerusform><numerusform>تتغيّر {0} ملفات: {1}</numerusform><numerusform>يتغيّر {0} ملفًا: {1}</numerusform><numerusform>يتغيّر {0} ملف: {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files changed</source><extracomment>One: {0} file changed</extracomment><translation><numerusform>تغيّر {0} ملف</numerusform><numerusform>تغيّر ملف واحد</numerusform><numerusform>تغيّر ملفان</numerusform><numerusform>تغيّرت {0} ملفات</numerusform><numerusform>تغيّر {0} ملفًا</numerusform><numerusform>تغيّر {0} ملف</numerusform></translation></message>
<message numerus="yes"><source>{0} files in the worktree are not committed and are not merged: {1}</source><extracomment>One: {0} file in the worktree is not committed and is not merged: {1}</extracomment><translation><numerusform>{0} ملف في شجرة العمل غير مودع ولن يُدمج: {1}</numerusform><numerusform>ملف واحد في شجرة العمل غير مودع ولن يُدمج: {1}</numerusform><numerusform>ملفان في شجرة العمل غير مودعين ولن يُدمجا: {1}</numerusform><numerusform>{0} ملفات في شجرة العمل غير مودعة ولن تُدمج: {1}</numerusform><numerusform>{0} ملفًا في شجرة العمل غير مودع ولن تُدمج: {1}</numerusform><numerusform>{0} ملف في شجرة العمل غير مودع ولن تُدمج: {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} files restored.</source><extracomment>One: {0} file restored.</extracomment><translation><numerusform>استُعيد {0} ملف.</numerusform><numerusform>استُعيد ملف واحد.</numerusform><numerusform>استُعيد ملفان.</numerusform><numerusform>استُعيدت {0} ملفات.</numerusform><numerusform>استُعيد {0} ملفًا.</numerusform><numerusform>استُعيد {0} ملف.</numerusform></translation></message>
<message numerus="yes"><source>{0} files selected. You can attach {1} at a time.</source><extracomment>One: {0} file selected. You can attach {1} at a time.</extracomment><translation><numerusform>حُدّد {0} ملف. أقصى ما يمكنك إرفاقه دفعة واحدة {1}.</numerusform><numerusform>حُدّد ملف واحد. أقصى ما يمكنك إرفاقه دفعة واحدة {1}.</numerusform><numerusform>حُدّد ملفان. أقصى ما يمكنك إرفاقه دفعة واحدة {1}.</numerusform><numerusform>حُدّدت {0} ملفات. أقصى ما يمكنك إرفاقه دفعة واحدة {1}.</numerusform><numerusform>حُدّد {0} ملفًا. أقصى ما يمكنك إرفاقه دفعة واحدة {1}.</numerusform><numerusform>حُدّد {0} ملف. أقصى ما يمكنك إرفاقه دفعة واحدة {1}.</numerusform></translation></message>
<message><source>{0} found in {1} ms</source><translation>{0} خلال {1} م.ث</translation></message>
<message><source>{0} h</source><translation>{0} س</translation></message>
<message numerus="yes"><source>{0} handovers</source><extracomment>One: {0} handover</extracomment><translation><numerusform>{0} وثيقة تسليم</numerusform><numerusform>وثيقة تسليم واحدة</numerusform><numerusform>وثيقتا تسليم</numerusform><numerusform>{0} وثائق تسليم</numerusform><numerusform>{0} وثيقة تسليم</numerusform><numerusform>{0} وثيقة تسليم</numerusform></translation></message>
<message><source>{0} has everything of {1}.</source><translation>كل ما في {1} موجود في {0}.</translation></message>
<message numerus="yes"><source>{0} headers</source><extracomment>One: {0} header</extracomment><translation><numerusform>{0} ترويسة</numerusform><numerusform>ترويسة واحدة</numerusform><numerusform>ترويستان</numerusform><numerusform>{0} ترويسات</numerusform><numerusform>{0} ترويسة</numerusform><numerusform>{0} ترويسة</numerusform></translation></message>
<message><source>{0} hides the most entries.</source><translation>أكثر ما يُخفي العناصر هو {0}.</translation></message>
<message numerus="yes"><source>{0} hooks wait for approval.</source><extracomment>One: {0} hook waits for approval.</extracomment><translation><numerusform>{0} خطاف ينتظر الموافقة.</numerusform><numerusform>خطاف واحد ينتظر الموافقة.</numerusform><numerusform>خطافان ينتظران الموافقة.</numerusform><numerusform>{0} خطافات تنتظر الموافقة.</numerusform><numerusform>{0} خطافًا ينتظر الموافقة.</numerusform><numerusform>{0} خطاف ينتظر الموافقة.</numerusform></translation></message>
<message numerus="yes"><source>{0} images</source><extracomment>One: {0} image</extracomment><translation><numerusform>{0} صورة</numerusform><numerusform>صورة واحدة</numerusform><numerusform>صورتان</numerusform><numerusform>{0} صور</numerusform><numerusform>{0} صورة</numerusform><numerusform>{0} صورة</numerusform></translation></message>
<message numerus="yes"><source>{0} invisible characters</source><extracomment>One: {0} invisible character</extracomment><translation><numerusform>{0} محرف غير مرئي</numerusform><numerusform>محرف غير مرئي واحد</numerusform><numerusform>محرفان غير مرئيين</numerusform><numerusform>{0} محارف غير مرئية</numerusform><numerusform>{0} محرفًا غير مرئي</numerusform><numerusform>{0} محرف غير مرئي</numerusform></translation></message>
<message><source>{0} is already used for {1}</source><translation>الاختصار {0} مستخدم بالفعل لـ {1}</translation></message>
<message><source>{0} is installed</source><translation>{0} مثبَّت</translation></message>
<message><source>{0} is off.</source><translation>أوقفت {0}.</translation></message>
<message><source>{0} is off. The next request rebuilds the prompt cache.</source><translation>أُوقفت الأداة {0}. يعيد الطلب التالي بناء ذاكرة الموجّه المؤقتة.</translation></message>
<message><source>{0} is on</source><translation>{0}: مشغَّل</translation></message>
<message><source>{0} is on, from the next turn on.</source><translation>شُغّلت {0} بدءًا من الجولة التالية.</translation></message>
<message><source>{0} is on. The next request rebuilds the prompt cache.</source><translation>شُغّلت الأداة {0}. يعيد الطلب التالي بناء ذاكرة الموجّه المؤقتة.</translation></message>
<message><source>{0} is sent no images. It reads that there was one.</source><translation>لا تُرسَل صور إلى {0}. يُخبَر فقط بأنه كانت هناك صورة.</translation></message>
<message><source>{0} is {1} × {2}, {3}. This model accepts {4}.</source><translation>أبعاد {0} هي {1} × {2}، {3}. يقبل هذا النموذج {4}.</translation></message>
<message><source>{0} isn't a budget of this model.</source><translation>القيمة {0} ليست ميزانية لهذا النموذج.</translation></message>
<message numerus="yes"><source>{0} large outputs: Helix is choosing what to keep in context</source><extracomment>One: Large output: Helix is choosing what to keep in context</extracomment><translation><numerusform>نواتج كبيرة ({0}): يختار Helix ما يبقى في السياق</numerusform><numerusform>ناتج كبير: يختار Helix ما يبقى في السياق</numerusform><numerusform>ناتجان كبيران: يختار Helix ما يبقى في السياق</numerusform><numerusform>{0} نواتج كبيرة: يختار Helix ما يبقى في السياق</numerusform><numerusform>{0} ناتجًا كبيرًا: يختار Helix ما يبقى في السياق</numerusform><numerusform>{0} ناتج كبير: يختار Helix ما يبقى في السياق</numerusform></translation></message>
<message numerus="yes"><source>{0} lines</source><extracomment>One: {0} line</extracomment><translation><numerusform>{0} سطر</numerusform><numerusform>سطر واحد</numerusform><numerusform>سطران</numerusform><numerusform>{0} أسطر</numerusform><numerusform>{0} سطرًا</numerusform><numerusform>{0} سطر</numerusform></translation></message>
<message numerus="yes"><source>{0} look-alike letters</source><extracomment>One: {0} look-alike letter</extracomment><translation><numerusform>{0} حرف متشابه الشكل</numerusform><numerusform>حرف واحد متشابه الشكل</numerusform><numerusform>حرفان متشابها الشكل</numerusform><numerusform>{0} أحرف متشابهة الشكل</numerusform><numerusform>{0} حرفًا متشابه الشكل</numerusform><numerusform>{0} حرف متشابه الشكل</numerusform></translation></message>
<message numerus="yes"><source>{0} markers</source><extracomment>One: {0} marker</extracomment><translation><numerusform>{0} علامة</numerusform><numerusform>علامة واحدة</numerusform><numerusform>علامتان</numerusform><numerusform>{0} علامات</numerusform><numerusform>{0} علامة</numerusform><numerusform>{0} علامة</numerusform></translation></message>
<message><source>{0} may not fit in the context.</source><translation>قد لا يتسع السياق لـ {0}.</translation></message>
<message><source>{0} may not support images and could reject this message.</source><translation>قد لا يدعم {0} الصور، فقد يرفض هذه الرسالة.</translation></message>
<message numerus="yes"><source>{0} messages</source><extracomment>One: {0} message</extracomment><translation><numerusform>{0} رسالة</numerusform><numerusform>رسالة واحدة</numerusform><numerusform>رسالتان</numerusform><numerusform>{0} رسائل</numerusform><numerusform>{0} رسالة</numerusform><numerusform>{0} رسالة</numerusform></translation></message>
<message numerus="yes"><source>{0} messages and tool calls</source><extracomment>One: {0} message or tool call</extracomment><translation><numerusform>{0} رسالة واستدعاء أداة</numerusform><numerusform>رسالة أو استدعاء أداة</numerusform><numerusform>رسالتان أو استدعاءا أدوات</numerusform><numerusform>{0} رسائل واستدعاءات أدوات</numerusform><numerusform>{0} رسالة واستدعاء أداة</numerusform><numerusform>{0} رسالة واستدعاء أداة</numerusform></translation></message>
<message numerus="yes"><source>{0} messages covered by {1}</source><extracomment>One: {0} message covered by {1}</extracomment><translation><numerusform>{0} رسالة مشمولة بـ {1}</numerusform><numerusform>رسالة واحدة مشمولة بـ {1}</numerusform><numerusform>رسالتان مشمولتان بـ {1}</numerusform><numerusform>{0} رسائل مشمولة بـ {1}</numerusform><numerusform>{0} رسالة مشمولة بـ {1}</numerusform><numerusform>{0} رسالة مشمولة بـ {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} messages in context again</source><extracomment>One: {0} message in context again</extracomment><translation><numerusform>عادت {0} رسالة إلى السياق</numerusform><numerusform>عادت رسالة واحدة إلى السياق</numerusform><numerusform>عادت رسالتان إلى السياق</numerusform><numerusform>عادت {0} رسائل إلى السياق</numerusform><numerusform>عادت {0} رسالة إلى السياق</numerusform><numerusform>عادت {0} رسالة إلى السياق</numerusform></translation></message>
<message numerus="yes"><source>{0} messages out of context</source><extracomment>One: {0} message out of context</extracomment><translation><numerusform>{0} رسالة خارج السياق</numerusform><numerusform>رسالة واحدة خارج السياق</numerusform><numerusform>رسالتان خارج السياق</numerusform><numerusform>{0} رسائل خارج السياق</numerusform><numerusform>{0} رسالة خارج السياق</numerusform><numerusform>{0} رسالة خارج السياق</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were imported.</source><extracomment>One: {0} message was imported.</extracomment><translation><numerusform>استُوردت {0} رسالة.</numerusform><numerusform>استُوردت رسالة واحدة.</numerusform><numerusform>استُوردت رسالتان.</numerusform><numerusform>استُوردت {0} رسائل.</numerusform><numerusform>استُوردت {0} رسالة.</numerusform><numerusform>استُوردت {0} رسالة.</numerusform></translation></message>
<message numerus="yes"><source>{0} messages were read from the other program.</source><extracomment>One: {0} message was read from the other program.</extracomment><translation><numerusform>قُرئت {0} رسالة من البرنامج الآخر.</numerusform><numerusform>قُرئت رسالة واحدة من البرنامج الآخر.</numerusform><numerusform>قُرئت رسالتان من البرنامج الآخر.</numerusform><numerusform>قُرئت {0} رسائل من البرنامج الآخر.</numerusform><numerusform>قُرئت {0} رسالة من البرنامج الآخر.</numerusform><numerusform>قُرئت {0} رسالة من البرنامج الآخر.</numerusform></translation></message>
<message numerus="yes"><source>{0} messages · {1} stay</source><extracomment>One: {0} message · {1} stay</extracomment><translation><numerusform>{0} رسالة · تبقى {1}</numerusform><numerusform>رسالة واحدة · تبقى {1}</numerusform><numerusform>رسالتان · تبقى {1}</numerusform><numerusform>{0} رسائل · تبقى {1}</numerusform><numerusform>{0} رسالة · تبقى {1}</numerusform><numerusform>{0} رسالة · تبقى {1}</numerusform></translation></message>
<message><source>{0} min</source><translation>{0} د</translation></message>
<message numerus="yes"><source>{0} missing, number {1}: {2}, event {3}</source><extracomment>One: {0} missing, number {1}: {2}, event {3}</extracomment><translation><numerusform>المفقود {0}، رقم {1}: {2}، الحدث {3}</numerusform><numerusform>المفقود {0}، رقم {1}: {2}، الحدث {3}</numerusform><numerusform>المفقود {0}، رقم {1}: {2}، الحدث {3}</numerusform><numerusform>المفقود {0}، رقم {1}: {2}، الحدث {3}</numerusform><numerusform>المفقود {0}، رقم {1}: {2}، الحدث {3}</numerusform><numerusform>المفقود {0}، رقم {1}: {2}، الحدث {3}</numerusform></translation></message>
<message numerus="yes"><source>{0} models</source><extracomment>One: {0} model</extracomment><translation><numerusform>{0} نموذج</numerusform><numerusform>نموذج واحد</numerusform><numerusform>نموذجان</numerusform><numerusform>{0} نماذج</numerusform><numerusform>{0} نموذجًا</numerusform><numerusform>{0} نموذج</numerusform></translation></message>
<message numerus="yes"><source>{0} models found</source><extracomment>One: {0} model found</extracomment><translation><numerusform>عُثر على {0} نموذج</numerusform><numerusform>عُثر على نموذج واحد</numerusform><numerusform>عُثر على نموذجين</numerusform><numerusform>عُثر على {0} نماذج</numerusform><numerusform>عُثر على {0} نموذجًا</numerusform><numerusform>عُثر على {0} نموذج</numerusform></translation></message>
<message><source>{0} more</source><translation>{0} أخرى</translation></message>
<message numerus="yes"><source>{0} more failed for the same reason.</source><extracomment>One: {0} more failed for the same reason.</extracomment><translation><numerusform>فشل {0} مرفق آخر للسبب نفسه.</numerusform><numerusform>فشل مرفق آخر للسبب نفسه.</numerusform><numerusform>فشل مرفقان آخران للسبب نفسه.</numerusform><numerusform>فشلت {0} مرفقات أخرى للسبب نفسه.</numerusform><numerusform>فشل {0} مرفقًا آخر للسبب نفسه.</numerusform><numerusform>فشل {0} مرفق آخر للسبب نفسه.</numerusform></translation></message>
<message numerus="yes"><source>{0} more lines</source><extracomment>One: {0} more line</extracomment><translation><numerusform>{0} سطر آخر</numerusform><numerusform>سطر آخر</numerusform><numerusform>سطران آخران</numerusform><numerusform>{0} أسطر أخرى</numerusform><numerusform>{0} سطرًا آخر</numerusform><numerusform>{0} سطر آخر</numerusform></translation></message>
<message numerus="yes"><source>{0} more subagents</source><extracomment>One: {0} more subagent</extracomment><translation><numerusform>{0} وكيل فرعي آخر</numerusform><numerusform>وكيل فرعي آخر</numerusform><numerusform>وكيلان فرعيان آخران</numerusform><numerusform>{0} وكلاء فرعيين آخرين</numerusform><numerusform>{0} وكيلًا فرعيًا آخر</numerusform><numerusform>{0} وكيل فرعي آخر</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran stay. Undo them under Changes.</source><extracomment>One: {0} more that changed while a command ran stays. Undo it under Changes.</extracomment><translation><numerusform>يبقى {0} ملف آخر تغيّر أثناء تنفيذ الأوامر. تراجع عنه من «التغييرات».</numerusform><numerusform>يبقى ملف آخر تغيّر أثناء تنفيذ أمر. تراجع عنه من «التغييرات».</numerusform><numerusform>يبقى ملفان آخران تغيّرا أثناء تنفيذ الأوامر. تراجع عنهما من «التغييرات».</numerusform><numerusform>تبقى {0} ملفات أخرى تغيّرت أثناء تنفيذ الأوامر. تراجع عنها من «التغييرات».</numerusform><numerusform>يبقى {0} ملفًا آخر تغيّر أثناء تنفيذ الأوامر. تراجع عنها من «التغييرات».</numerusform><numerusform>يبقى {0} ملف آخر تغيّر أثناء تنفيذ الأوامر. تراجع عنها من «التغييرات».</numerusform></translation></message>
<message numerus="yes"><source>{0} more that changed while commands ran: by them, or by you</source><extracomment>One: {0} more that changed while a command ran: by it, or by you</extracomment><translation><numerusform>{0} أخرى تغيرت أثناء تشغيل أوامر: بسببها أو بسببك</numerusform><numerusform>ملف آخر تغير أثناء تشغيل أمر: بسببه أو بسببك</numerusform><numerusform>ملفان آخران تغيرا أثناء تشغيل أوامر: بسببها أو بسببك</numerusform><numerusform>{0} أخرى تغيرت أثناء تشغيل أوامر: بسببها أو بسببك</numerusform><numerusform>{0} آخر تغير أثناء تشغيل أوامر: بسببها أو بسببك</numerusform><numerusform>{0} أخرى تغيرت أثناء تشغيل أوامر: بسببها أو بسببك</numerusform></translation></message>
<message numerus="yes"><source>{0} more with contents that came with the imported session</source><extracomment>One: {0} more with content that came with the imported session</extracomment><translation><numerusform>{0} أخرى محتواها من الجلسة المستوردة</numerusform><numerusform>ملف آخر محتواه من الجلسة المستوردة</numerusform><numerusform>ملفان آخران محتواهما من الجلسة المستوردة</numerusform><numerusform>{0} أخرى محتواها من الجلسة المستوردة</numerusform><numerusform>{0} آخر محتواها من الجلسة المستوردة</numerusform><numerusform>{0} أخرى محتواها من الجلسة المستوردة</numerusform></translation></message>
<message><source>{0} new</source><translation>{0} جديدة</translation></message>
<message><source>{0} of content, {1} on disk.</source><translation>{0} من المحتوى، {1} على القرص.</translation></message>
<message><source>{0} of them fit.</source><translation>يتسع المكان لـ {0} منها.</translation></message>
<message><source>{0} of {1}</source><translation>{0} من {1}</translation></message>
<message numerus="yes"><source>{0} of {1} done</source><extracomment>One: {0} of {1} done</extracomment><translation><numerusform>تم {0} من {1}</numerusform><numerusform>تم {0} من {1}</numerusform><numerusform>تم {0} من {1}</numerusform><numerusform>تم {0} من {1}</numerusform><numerusform>تم {0} من {1}</numerusform><numerusform>تم {0} من {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} of {1} entries are damaged.</source><extracomment>One: {0} of {1} entries is damaged.</extracomment><translation><numerusform>العناصر التالفة: {0} من {1}.</numerusform><numerusform>عنصر واحد من {1} تالف.</numerusform><numerusform>عنصران من {1} تالفان.</numerusform><numerusform>العناصر التالفة: {0} من {1}.</numerusform><numerusform>العناصر التالفة: {0} من {1}.</numerusform><numerusform>العناصر التالفة: {0} من {1}.</numerusform></translation></message>
<message><source>{0} of {1} lines, {2} tokens per request</source><translation>{0} من {1} من الأسطر، {2} رمزًا لكل طلب</translation></message>
<message><source>{0} of {1} models</source><translation>{0} من {1} نموذج</translation></message>
<message><source>{0} of {1} now</source><translation>{0} من {1} الآن</translation></message>
<message numerus="yes"><source>{0} of {1} parts are damaged. {2} ({3}%) can still be read.</source><extracomment>One: One of {1} parts is damaged. {2} ({3}%) can still be read.</extracomment><translation><numerusform>الأجزاء التالفة: {0} من {1}. ما زالت قراءة {2} ({3}%) ممكنة.</numerusform><numerusform>جزء واحد من {1} تالف. ما زالت قراءة {2} ({3}%) ممكنة.</numerusform><numerusform>جزآن من {1} تالفان. ما زالت قراءة {2} ({3}%) ممكنة.</numerusform><numerusform>الأجزاء التالفة: {0} من {1}. ما زالت قراءة {2} ({3}%) ممكنة.</numerusform><numerusform>الأجزاء التالفة: {0} من {1}. ما زالت قراءة {2} ({3}%) ممكنة.</numerusform><numerusform>الأجزاء التالفة: {0} من {1}. ما زالت قراءة {2} ({3}%) ممكنة.</numerusform></translation></message>
<message><source>{0} of {1} s</source><translation>{0} من {1} ث</translation></message>
<message><source>{0} of {1} skills, {2} tokens per request</source><translation>{0} من {1} مهارات، {2} رمزًا لكل طلب</translation></message>
<message><source>{0} of {1} tokens</source><translation>{0} من {1} رمز</translation></message>
<message><source>{0} of {1} tools, {2} tokens per request</source><translation>{0} من {1} أداة، {2} رمز لكل طلب</translation></message>
<message><source>{0} older not shown</source><translation>{0} أقدم غير معروضة</translation></message>
<message><source>{0} on disk</source><translation>{0} على القرص</translation></message>
<message numerus="yes"><source>{0} open steps</source><extracomment>One: {0} open step</extracomment><translation><numerusform>{0} خطوة مفتوحة</numerusform><numerusform>خطوة مفتوحة واحدة</numerusform><numerusform>خطوتان مفتوحتان</numerusform><numerusform>{0} خطوات مفتوحة</numerusform><numerusform>{0} خطوة مفتوحة</numerusform><numerusform>{0} خطوة مفتوحة</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs</source><extracomment>One: {0} output</extracomment><translation><numerusform>{0} ناتج</numerusform><numerusform>ناتج واحد</numerusform><numerusform>ناتجان</numerusform><numerusform>{0} نواتج</numerusform><numerusform>{0} ناتجًا</numerusform><numerusform>{0} ناتج</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs and pictures are shortened or missing.</source><extracomment>One: {0} output or picture is shortened or missing.</extracomment><translation><numerusform>{0} مخرج أو صورة مختصرة أو مفقودة.</numerusform><numerusform>مخرج واحد أو صورة واحدة مختصرة أو مفقودة.</numerusform><numerusform>مخرجان أو صورتان مختصرة أو مفقودة.</numerusform><numerusform>{0} مخرجات وصور مختصرة أو مفقودة.</numerusform><numerusform>{0} مخرجًا وصورة مختصرة أو مفقودة.</numerusform><numerusform>{0} مخرج وصورة مختصرة أو مفقودة.</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs are damaged or too large, and aren't in the file.</source><extracomment>One: {0} output is damaged or too large, and isn't in the file.</extracomment><translation><numerusform>{0} مخرج تالف أو كبير جدًا، وليس في الملف.</numerusform><numerusform>مخرج واحد تالف أو كبير جدًا، وليس في الملف.</numerusform><numerusform>مخرجان تالفان أو كبيران جدًا، وليسا في الملف.</numerusform><numerusform>{0} مخرجات تالفة أو كبيرة جدًا، وليست في الملف.</numerusform><numerusform>{0} مخرجًا تالفًا أو كبيرًا جدًا، وليست في الملف.</numerusform><numerusform>{0} مخرج تالف أو كبير جدًا، وليست في الملف.</numerusform></translation></message>
<message numerus="yes"><source>{0} outputs moved to cache</source><extracomment>One: {0} output moved to cache</extracomment><translation><numerusform>النواتج المنقولة إلى المخزن: {0}</numerusform><numerusform>نُقل ناتج واحد إلى المخزن</numerusform><numerusform>نُقل ناتجان إلى المخزن</numerusform><numerusform>نُقلت {0} نواتج إلى المخزن</numerusform><numerusform>نُقل {0} ناتجًا إلى المخزن</numerusform><numerusform>نُقل {0} ناتج إلى المخزن</numerusform></translation></message>
<message numerus="yes"><source>{0} parameters</source><extracomment>One: {0} parameter</extracomment><translation><numerusform>{0} معلمة</numerusform><numerusform>معلمة واحدة</numerusform><numerusform>معلمتان</numerusform><numerusform>{0} معلمات</numerusform><numerusform>{0} معلمة</numerusform><numerusform>{0} معلمة</numerusform></translation></message>
<message><source>{0} per 1M</source><translation>{0} لكل مليون</translation></message>
<message><source>{0} per million tokens in / out</source><translation>{0} لكل مليون رمز إدخال / إخراج</translation></message>
<message numerus="yes"><source>{0} pins</source><extracomment>One: {0} pin</extracomment><translation><numerusform>المثبّتات: {0}</numerusform><numerusform>مثبّت واحد</numerusform><numerusform>مثبّتان</numerusform><numerusform>{0} مثبّتات</numerusform><numerusform>{0} مثبّتًا</numerusform><numerusform>{0} مثبّت</numerusform></translation></message>
<message numerus="yes"><source>{0} problems found</source><extracomment>One: {0} problem found</extracomment><translation><numerusform>عُثر على {0} مشكلة</numerusform><numerusform>عُثر على مشكلة واحدة</numerusform><numerusform>عُثر على مشكلتين</numerusform><numerusform>عُثر على {0} مشكلات</numerusform><numerusform>عُثر على {0} مشكلة</numerusform><numerusform>عُثر على {0} مشكلة</numerusform></translation></message>
<message><source>{0} prompt-cached · {1} new</source><translation>{0} من ذاكرة الموجّه · {1} جديد</translation></message>
<message numerus="yes"><source>{0} prompts</source><extracomment>One: {0} prompt</extracomment><translation><numerusform>{0} موجّه</numerusform><numerusform>موجّه واحد</numerusform><numerusform>موجّهان</numerusform><numerusform>{0} موجّهات</numerusform><numerusform>{0} موجّهًا</numerusform><numerusform>{0} موجّه</numerusform></translation></message>
<message><source>{0} ran in the background and ended when Helix quit unexpectedly.</source><translation>كان {0} يعمل في الخلفية، وانتهى عندما انتهى Helix فجأة.</translation></message>
<message><source>{0} ran in the background and was stopped when Helix or its session was closed.</source><translation>كان {0} يعمل في الخلفية، وأُوقف عند إغلاق Helix أو جلسته.</translation></message>
<message numerus="yes"><source>{0} records can't be read.</source><extracomment>One: {0} record can't be read.</extracomment><translation><numerusform>تعذّرت قراءة {0} سجل.</numerusform><numerusform>تعذّرت قراءة سجل واحد.</numerusform><numerusform>تعذّرت قراءة سجلين.</numerusform><numerusform>تعذّرت قراءة {0} سجلات.</numerusform><numerusform>تعذّرت قراءة {0} سجلًا.</numerusform><numerusform>تعذّرت قراءة {0} سجل.</numerusform></translation></message>
<message numerus="yes"><source>{0} records can't be read. Some may have been calls.</source><extracomment>One: {0} record can't be read. It may have been a call.</extracomment><translation><numerusform>تعذّرت قراءة {0} سجل. قد يكون بعضها استدعاءات.</numerusform><numerusform>تعذّرت قراءة سجل واحد. قد يكون استدعاءً.</numerusform><numerusform>تعذّرت قراءة سجلين. قد يكون بعضها استدعاءات.</numerusform><numerusform>تعذّرت قراءة {0} سجلات. قد يكون بعضها استدعاءات.</numerusform><numerusform>تعذّرت قراءة {0} سجلًا. قد يكون بعضها استدعاءات.</numerusform><numerusform>تعذّرت قراءة {0} سجل. قد يكون بعضها استدعاءات.</numerusform></translation></message>
<message numerus="yes"><source>{0} records of this session can't be read. Some changes may be missing.</source><extracomment>One: {0} record of this session can't be read. Some changes may be missing.</extracomment><translation><numerusform>تعذّرت قراءة {0} سجل من هذه الجلسة. قد تكون بعض التغييرات مفقودة.</numerusform><numerusform>تعذّرت قراءة سجل واحد من هذه الجلسة. قد تكون بعض التغييرات مفقودة.</numerusform><numerusform>تعذّرت قراءة سجلين من هذه الجلسة. قد تكون بعض التغييرات مفقودة.</numerusform><numerusform>تعذّرت قراءة {0} سجلات من هذه الجلسة. قد تكون بعض التغييرات مفقودة.</numerusform><numerusform>تعذّرت قراءة {0} سجلًا من هذه الجلسة. قد تكون بعض التغييرات مفقودة.</numerusform><numerusform>تعذّرت قراءة {0} سجل من هذه الجلسة. قد تكون بعض التغييرات مفقودة.</numerusform></translation></message>
<message numerus="yes"><source>{0} records, {1}</source><extracomment>One: {0} record, {1}</extracomment><translation><numerusform>{0} سجل، {1}</numerusform><numerusform>سجل واحد، {1}</numerusform><numerusform>سجلان، {1}</numerusform><numerusform>{0} سجلات، {1}</numerusform><numerusform>{0} سجلًا، {1}</numerusform><numerusform>{0} سجل، {1}</numerusform></translation></message>
<message><source>{0} replayed in {1} s, no model called</source><translation>محاكاة {0} خلال {1} ث، دون استدعاء نموذج</translation></message>
<message numerus="yes"><source>{0} requests</source><extracomment>One: {0} request</extracomment><translation><numerusform>{0} طلب</numerusform><numerusform>طلب واحد</numerusform><numerusform>طلبان</numerusform><numerusform>{0} طلبات</numerusform><numerusform>{0} طلبًا</numerusform><numerusform>{0} طلب</numerusform></translation></message>
<message numerus="yes"><source>{0} requests are too large for the context window.</source><extracomment>One: {0} request is too large for the context window.</extracomment><translation><numerusform>طلبات أكبر من نافذة السياق: {0}.</numerusform><numerusform>طلب واحد أكبر من نافذة السياق.</numerusform><numerusform>طلبان أكبر من نافذة السياق.</numerusform><numerusform>{0} طلبات أكبر من نافذة السياق.</numerusform><numerusform>{0} طلبًا أكبر من نافذة السياق.</numerusform><numerusform>{0} طلب أكبر من نافذة السياق.</numerusform></translation></message>
<message numerus="yes"><source>{0} requests replayed in {1} s, no model called</source><extracomment>One: {0} request replayed in {1} s, no model called</extracomment><translation><numerusform>محاكاة {0} طلب خلال {1} ث، دون استدعاء نموذج</numerusform><numerusform>محاكاة طلب واحد خلال {1} ث، دون استدعاء نموذج</numerusform><numerusform>محاكاة طلبين خلال {1} ث، دون استدعاء نموذج</numerusform><numerusform>محاكاة {0} طلبات خلال {1} ث، دون استدعاء نموذج</numerusform><numerusform>محاكاة {0} طلبًا خلال {1} ث، دون استدعاء نموذج</numerusform><numerusform>محاكاة {0} طلب خلال {1} ث، دون استدعاء نموذج</numerusform></translation></message>
<message numerus="yes"><source>{0} resources</source><extracomment>One: {0} resource</extracomment><translation><numerusform>{0} مورد</numerusform><numerusform>مورد واحد</numerusform><numerusform>موردان</numerusform><numerusform>{0} موارد</numerusform><numerusform>{0} موردًا</numerusform><numerusform>{0} مورد</numerusform></translation></message>
<message numerus="yes"><source>{0} results in {1} ms</source><extracomment>One: {0} result in {1} ms</extracomment><translation><numerusform>{0} نتيجة خلال {1} م.ث</numerusform><numerusform>نتيجة واحدة خلال {1} م.ث</numerusform><numerusform>نتيجتان خلال {1} م.ث</numerusform><numerusform>{0} نتائج خلال {1} م.ث</numerusform><numerusform>{0} نتيجة خلال {1} م.ث</numerusform><numerusform>{0} نتيجة خلال {1} م.ث</numerusform></translation></message>
<message><source>{0} runs from now on, in the sandbox.</source><translation>يعمل {0} من الآن فصاعدًا، في البيئة المعزولة.</translation></message>
<message><source>{0} s</source><translation>{0} ث</translation></message>
<message><source>{0} saved in the keyring.</source><translation>حُفظ {0} في حلقة المفاتيح.</translation></message>
<message numerus="yes"><source>{0} secrets are masked.</source><extracomment>One: {0} secret is masked.</extracomment><translation><numerusform>أُخفي {0} سر.</numerusform><numerusform>أُخفي سر واحد.</numerusform><numerusform>أُخفي سران.</numerusform><numerusform>أُخفيت {0} أسرار.</numerusform><numerusform>أُخفي {0} سرًا.</numerusform><numerusform>أُخفي {0} سر.</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets are masked:</source><extracomment>One: {0} secret is masked:</extracomment><translation><numerusform>يُخفى {0} سر:</numerusform><numerusform>يُخفى سر واحد:</numerusform><numerusform>يُخفى سران:</numerusform><numerusform>تُخفى {0} أسرار:</numerusform><numerusform>يُخفى {0} سرًا:</numerusform><numerusform>يُخفى {0} سر:</numerusform></translation></message>
<message numerus="yes"><source>{0} secrets were hidden.</source><extracomment>One: {0} secret was hidden.</extracomment><translation><numerusform>أُخفي {0} سر.</numerusform><numerusform>أُخفي سر واحد.</numerusform><numerusform>أُخفي سرّان.</numerusform><numerusform>أُخفيت {0} أسرار.</numerusform><numerusform>أُخفي {0} سرًا.</numerusform><numerusform>أُخفي {0} سر.</numerusform></translation></message>
<message><source>{0} sent again: {1}</source><translation>أُعيد إرسال {0}: {1}</translation></message>
<message numerus="yes"><source>{0} sessions</source><extracomment>One: {0} session</extracomment><translation><numerusform>{0} جلسة</numerusform><numerusform>جلسة واحدة</numerusform><numerusform>جلستان</numerusform><numerusform>{0} جلسات</numerusform><numerusform>{0} جلسة</numerusform><numerusform>{0} جلسة</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions are still running</source><extracomment>One: {0} session is still running</extracomment><translation><numerusform>ما زالت {0} جلسة قيد التشغيل</numerusform><numerusform>ما زالت جلسة واحدة قيد التشغيل</numerusform><numerusform>ما زالت جلستان قيد التشغيل</numerusform><numerusform>ما زالت {0} جلسات قيد التشغيل</numerusform><numerusform>ما زالت {0} جلسة قيد التشغيل</numerusform><numerusform>ما زالت {0} جلسة قيد التشغيل</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions for this folder</source><extracomment>One: {0} session for this folder</extracomment><translation><numerusform>{0} جلسة لهذا المجلد</numerusform><numerusform>جلسة واحدة لهذا المجلد</numerusform><numerusform>جلستان لهذا المجلد</numerusform><numerusform>{0} جلسات لهذا المجلد</numerusform><numerusform>{0} جلسة لهذا المجلد</numerusform><numerusform>{0} جلسة لهذا المجلد</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of other programs are on this computer. Compare the size and cost of the last ones with and without Helix.</source><extracomment>One: {0} session of another program is on this computer. Compare its size and cost with and without Helix.</extracomment><translation><numerusform>توجد {0} جلسة من برامج أخرى على هذا الكمبيوتر. قارن حجم آخرها وتكلفته مع Helix ومن دونه.</numerusform><numerusform>توجد جلسة واحدة من برنامج آخر على هذا الكمبيوتر. قارن حجمها وتكلفتها مع Helix ومن دونه.</numerusform><numerusform>توجد جلستان من برامج أخرى على هذا الكمبيوتر. قارن حجمهما وتكلفتهما مع Helix ومن دونه.</numerusform><numerusform>توجد {0} جلسات من برامج أخرى على هذا الكمبيوتر. قارن حجم آخرها وتكلفته مع Helix ومن دونه.</numerusform><numerusform>توجد {0} جلسة من برامج أخرى على هذا الكمبيوتر. قارن حجم آخرها وتكلفته مع Helix ومن دونه.</numerusform><numerusform>توجد {0} جلسة من برامج أخرى على هذا الكمبيوتر. قارن حجم آخرها وتكلفته مع Helix ومن دونه.</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions of {1}</source><extracomment>One: {0} session of {1}</extracomment><translation><numerusform>{0} جلسة من {1}</numerusform><numerusform>جلسة واحدة من {1}</numerusform><numerusform>جلستان من {1}</numerusform><numerusform>{0} جلسات من {1}</numerusform><numerusform>{0} جلسة من {1}</numerusform><numerusform>{0} جلسة من {1}</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions running</source><extracomment>One: {0} session running</extracomment><translation><numerusform>{0} جلسة جارية</numerusform><numerusform>جلسة واحدة جارية</numerusform><numerusform>جلستان جاريتان</numerusform><numerusform>{0} جلسات جارية</numerusform><numerusform>{0} جلسة جارية</numerusform><numerusform>{0} جلسة جارية</numerusform></translation></message>
<message numerus="yes"><source>{0} sessions were compared.</source><extracomment>One: {0} session was compared.</extracomment><translation><numerusform>قورنت {0} جلسة.</numerusform><numerusform>قورنت جلسة واحدة.</numerusform><numerusform>قورنت جلستان.</numerusform><numerusform>قورنت {0} جلسات.</numerusform><numerusform>قورنت {0} جلسة.</numerusform><numerusform>قورنت {0} جلسة.</numerusform></translation></message>
<message numerus="yes"><source>{0} skills in use again</source><extracomment>One: {0} skill in use again</extracomment><translation><numerusform>عادت {0} مهارة إلى الاستخدام</numerusform><numerusform>عادت مهارة واحدة إلى الاستخدام</numerusform><numerusform>عادت مهارتان إلى الاستخدام</numerusform><numerusform>عادت {0} مهارات إلى الاستخدام</numerusform><numerusform>عادت {0} مهارة إلى الاستخدام</numerusform><numerusform>عادت {0} مهارة إلى الاستخدام</numerusform></translation></message>
<message numerus="yes"><source>{0} skills out of use</source><extracomment>One: {0} skill out of use</extracomment><translation><numerusform>{0} مهارة لم تعد مستخدمة</numerusform><numerusform>مهارة واحدة لم تعد مستخدمة</numerusform><numerusform>مهارتان لم تعودا مستخدمتين</numerusform><numerusform>{0} مهارات لم تعد مستخدمة</numerusform><numerusform>{0} مهارة لم تعد مستخدمة</numerusform><numerusform>{0} مهارة لم تعد مستخدمة</numerusform></translation></message>
<message><source>{0} stopped</source><translation>المتوقف: {0}</translation></message>
<message numerus="yes"><source>{0} subagents</source><extracomment>One: {0} subagent</extracomment><translation><numerusform>{0} وكيل فرعي</numerusform><numerusform>وكيل فرعي واحد</numerusform><numerusform>وكيلان فرعيان</numerusform><numerusform>{0} وكلاء فرعيين</numerusform><numerusform>{0} وكيلًا فرعيًا</numerusform><numerusform>{0} وكيل فرعي</numerusform></translation></message>
<message numerus="yes"><source>{0} subagents came along.</source><extracomment>One: {0} subagent came along.</extracomment><translation><numerusform>استُورد {0} وكيل فرعي أيضًا.</numerusform><numerusform>استُورد وكيل فرعي واحد أيضًا.</numerusform><numerusform>استُورد وكيلان فرعيان أيضًا.</numerusform><numerusform>استُورد {0} وكلاء فرعيين أيضًا.</numerusform><numerusform>استُورد {0} وكيلًا فرعيًا أيضًا.</numerusform><numerusform>استُورد {0} وكيل فرعي أيضًا.</numerusform></translation></message>
<message numerus="yes"><source>{0} things in this session look like secrets:</source><extracomment>One: {0} thing in this session looks like a secret:</extracomment><translation><numerusform>{0} شيء في هذه الجلسة يبدو سرًا:</numerusform><numerusform>شيء واحد في هذه الجلسة يبدو سرًا:</numerusform><numerusform>شيئان في هذه الجلسة يبدوان سرين:</numerusform><numerusform>{0} أشياء في هذه الجلسة تبدو أسرارًا:</numerusform><numerusform>{0} شيئًا في هذه الجلسة يبدو سرًا:</numerusform><numerusform>{0} شيء في هذه الجلسة يبدو سرًا:</numerusform></translation></message>
<message><source>{0} this session</source><translation>{0} في هذه الجلسة</translation></message>
<message numerus="yes"><source>{0} thoughts</source><extracomment>One: {0} thought</extracomment><translation><numerusform>التفكير {0} مرة</numerusform><numerusform>التفكير مرة واحدة</numerusform><numerusform>التفكير مرتين</numerusform><numerusform>التفكير {0} مرات</numerusform><numerusform>التفكير {0} مرة</numerusform><numerusform>التفكير {0} مرة</numerusform></translation></message>
<message><source>{0} tok · {1} → {2}%</source><translation>{0} رمز · {1} ← {2}%</translation></message>
<message numerus="yes"><source>{0} tokens</source><extracomment>One: {0} token</extracomment><translation><numerusform>{0} رمز</numerusform><numerusform>رمز واحد</numerusform><numerusform>رمزان</numerusform><numerusform>{0} رموز</numerusform><numerusform>{0} رمزًا</numerusform><numerusform>{0} رمز</numerusform></translation></message>
<message numerus="yes"><source>{0} tokens (less than {1}% of {2})</source><extracomment>One: {0} token (less than {1}% of {2})</extracomment><translation><numerusform>{0} رمز (أقل من {1}% من {2})</numerusform><numerusform>رمز واحد (أقل من {1}% من {2})</numerusform><numerusform>رمزان (أقل من {1}% من {2})</numerusform><numerusform>{0} رموز (أقل من {1}% من {2})</numerusform><numerusform>{0} رمزًا (أقل من {1}% من {2})</numerusform><numerusform>{0} رمز (أقل من {1}% من {2})</numerusform></translation></message>
<message><source>{0} tokens in context · full output in cache</source><translation>{0} رمز في السياق · الناتج الكامل في المخزن</translation></message>
<message numerus="yes"><source>{0} tokens kept</source><extracomment>One: {0} token kept</extracomment><translation><numerusform>بقي {0} رمز</numerusform><numerusform>بقي رمز واحد</numerusform><numerusform>بقي رمزان</numerusform><numerusform>بقيت {0} رموز</numerusform><numerusform>بقي {0} رمزًا</numerusform><numerusform>بقي {0} رمز</numerusform></translation></message>
<message><source>{0} tokens per request, {1} when used</source><translation>{0} رمز لكل طلب، و{1} عند الاستخدام</translation></message>
<message><source>{0} tokens · from prompt cache</source><translation>{0} رمز · من ذاكرة الموجّه</translation></message>
<message><source>{0} tokens · same as last request</source><translation>{0} رمز · كما في الطلب الأخير</translation></message>
<message><source>{0} tokens · {1} from prompt cache</source><translation>{0} رمز · {1} من ذاكرة الموجّه</translation></message>
<message numerus="yes"><source>{0} tool calls</source><extracomment>One: {0} tool call</extracomment><translation><numerusform>{0} استدعاء أداة</numerusform><numerusform>استدعاء أداة واحد</numerusform><numerusform>استدعاءا أداة</numerusform><numerusform>{0} استدعاءات أدوات</numerusform><numerusform>{0} استدعاء أداة</numerusform><numerusform>{0} استدعاء أداة</numerusform></translation></message>
<message numerus="yes"><source>{0} tools</source><extracomment>One: {0} tool</extracomment><translation><numerusform>{0} أداة</numerusform><numerusform>أداة واحدة</numerusform><numerusform>أداتان</numerusform><numerusform>{0} أدوات</numerusform><numerusform>{0} أداة</numerusform><numerusform>{0} أداة</numerusform></translation></message>
<message numerus="yes"><source>{0} turns</source><extracomment>One: {0} turn</extracomment><translation><numerusform>{0} جولة</numerusform><numerusform>جولة واحدة</numerusform><numerusform>جولتان</numerusform><numerusform>{0} جولات</numerusform><numerusform>{0} جولة</numerusform><numerusform>{0} جولة</numerusform></translation></message>
<message numerus="yes"><source>{0} unchanged lines</source><extracomment>One: {0} unchanged line</extracomment><translation><numerusform>الأسطر غير المتغيّرة: {0}</numerusform><numerusform>سطر واحد دون تغيير</numerusform><numerusform>سطران دون تغيير</numerusform><numerusform>{0} أسطر دون تغيير</numerusform><numerusform>{0} سطرًا دون تغيير</numerusform><numerusform>{0} سطر دون تغيير</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files</source><extracomment>One: {0} uncommitted file</extracomment><translation><numerusform>{0} ملف غير مودع</numerusform><numerusform>ملف واحد غير مودع</numerusform><numerusform>ملفان غير مودعين</numerusform><numerusform>{0} ملفات غير مودعة</numerusform><numerusform>{0} ملفًا غير مودع</numerusform><numerusform>{0} ملف غير مودع</numerusform></translation></message>
<message numerus="yes"><source>{0} uncommitted files stay in your folder and are not in the worktree: {1}</source><extracomment>One: {0} uncommitted file stays in your folder and is not in the worktree: {1}</extracomment><translation><numerusform>يبقى {0} ملف غير مودع في مجلدك ولا يوجد في شجرة العمل: {1}</numerusform><numerusform>يبقى ملف واحد غير مودع في مجلدك ولا يوجد في شجرة العمل: {1}</numerusform><numerusform>يبقى ملفان غير مودعين في مجلدك ولا يوجدان في شجرة العمل: {1}</numerusform><numerusform>تبقى {0} ملفات غير مودعة في مجلدك ولا توجد في شجرة العمل: {1}</numerusform><numerusform>يبقى {0} ملفًا غير مودع في مجلدك ولا توجد في شجرة العمل: {1}</numerusform><numerusform>يبقى {0} ملف غير مودع في مجلدك ولا توجد في شجرة العمل: {1}</numerusform></translation></message>
<message><source>{0} uncompressed</source><translation>{0} قبل الضغط</translation></message>
<message numerus="yes"><source>{0} values found nowhere, marked [unverified]: {1}</source><extracomment>One: {0} value found nowhere, marked [unverified]: {1}</extracomment><translation><numerusform>قيم لم توجد في أي مكان، معلَّمة بـ [unverified]: {0}: {1}</numerusform><numerusform>قيمة واحدة لم توجد في أي مكان، معلَّمة بـ [unverified]: {1}</numerusform><numerusform>قيمتان لم توجدا في أي مكان، معلَّمتان بـ [unverified]: {1}</numerusform><numerusform>{0} قيم لم توجد في أي مكان، معلَّمة بـ [unverified]: {1}</numerusform><numerusform>{0} قيمة لم توجد في أي مكان، معلَّمة بـ [unverified]: {1}</numerusform><numerusform>{0} قيمة لم توجد في أي مكان، معلَّمة بـ [unverified]: {1}</numerusform></translation></message>
<message><source>{0} verified, {1} damaged. Filter by state:damaged to see them.</source><translation>تم التحقق من {0}، والتالف {1}. رشّح بـ state:damaged لرؤية التالف.</translation></message>
<message numerus="yes"><source>{0} web searches</source><extracomment>One: {0} web search</extracomment><translation><numerusform>{0} بحث ويب</numerusform><numerusform>بحث ويب واحد</numerusform><numerusform>بحثا ويب</numerusform><numerusform>{0} عمليات بحث ويب</numerusform><numerusform>{0} بحث ويب</numerusform><numerusform>{0} بحث ويب</numerusform></translation></message>
<message><source>{0} will be used as instructions</source><translation>سيُستخدم {0} كتعليمات</translation></message>
<message><source>{0} with this message</source><translation>{0} مع هذه الرسالة</translation></message>
<message><source>{0} with truncated input</source><translation>{0} بإدخال مبتور</translation></message>
<message><source>{0} would fill the context to {1}%, past {2}.</source><translation>سيملأ {0} السياق حتى {1}%، متجاوزًا {2}.</translation></message>
<message><source>{0} would make this look like {1}. The actual text is {2}.</source><translation>{0}: سيبدو هذا هكذا: {1}. النص الفعلي هو {2}.</translation></message>
<message><source>{0} would start: {1}</source><translation>سيشغّل {0} الأمر: {1}</translation></message>
<message><source>{0} {1}</source><comment>Handover at 109,000 tokens</comment><translation>{0} {1}</translation></message>
<message><source>{0} {1}</source><comment>two sentences</comment><translation>{0} {1}</translation></message>
<message><source>{0} {1}, {2}</source><comment>Notes in about 9 turns, at 56,000 tokens</comment><translation>{0} {1}، {2}</translation></message>
<message><source>{0} · excluding about {1}</source><translation>{0} · والاستبعاد نحو {1}</translation></message>
<message><source>{0} · not available yet</source><translation>{0} · غير متوفر بعد</translation></message>
<message><source>{0} · restarts on next call</source><translation>{0} · يُعاد تشغيله عند الاستدعاء التالي</translation></message>
<message><source>{0} · retrying in {1} s</source><translation>{0} · إعادة المحاولة بعد {1} ث</translation></message>
<message><source>{0} · the file is deleted</source><translation>{0} · يُحذف الملف</translation></message>
<message><source>{0} · up to {1} tokens</source><translation>{0} · حتى {1} رمز</translation></message>
<message><source>{0} · {1} context window</source><translation>{0} · نافذة سياق {1}</translation></message>
<message><source>{0} × {1}</source><comment>a number of compactions</comment><translation>{0} × {1}</translation></message>
<message><source>{0} → {1} tokens</source><translation>{0} ← {1} رمز</translation></message>
<message><source>{0}%</source><translation>{0}%</translation></message>
<message><source>{0}% of current use</source><translation>{0}% من الاستخدام الحالي</translation></message>
<message><source>{0}% of {1} = {2} tokens</source><translation>{0}% من {1} = {2} رمز</translation></message>
<message><source>{0}% used</source><translation>المستخدم {0}%</translation></message>
<message><source>{0}, USD per million tokens</source><translation>{0}، دولار أمريكي لكل مليون رمز</translation></message>
<message><source>{0}, about {1}</source><translation>{0}، نحو {1}</translation></message>
<message><source>{0}, and others</source><translation>{0} وغيرها</translation></message>
<message><source>{0}, at most {1} with the longest answer</source><translation>{0}، وبحد أقصى {1} مع أطول إجابة</translation></message>
<message><source>{0}, done</source><translation>{0}، منجزة</translation></message>
<message><source>{0}, dropped</source><translation>{0}، ملغاة</translation></message>
<message><source>{0}, failed</source><translation>{0}، فشل</translation></message>
<message><source>{0}, if it pays off</source><translation>{0}، إذا كان ذلك يوفّر</translation></message>
<message><source>{0}, in progress</source><translation>{0}، قيد التنفيذ</translation></message>
<message><source>{0}, line {1}</source><translation>{0}، السطر {1}</translation></message>
<message><source>{0}, now {1}</source><translation>{0}، الآن {1}</translation></message>
<message><source>{0}, open</source><translation>{0}، مفتوحة</translation></message>
<message><source>{0}, policy {1}</source><translation>{0}، السياسة {1}</translation></message>
<message><source>{0}, removed line {1}</source><translation>{0}، السطر المحذوف {1}</translation></message>
<message><source>{0}, running for {1}</source><translation>{0}، قيد التشغيل منذ {1}</translation></message>
<message><source>{0}, shortened to fit; Helix can recall the rest</source><translation>{0}، مختصر ليتسع المكان؛ يستطيع Helix استرجاع الباقي</translation></message>
<message><source>{0}, {1}, {2} tokens, {3}, {4} of {5}</source><translation>{0}، {1}، {2} رمز، {3}، {4} من {5}</translation></message>
<message><source>{0}-token context window</source><translation>نافذة سياق من {0} رمز</translation></message>
<message><source>{0}.</source><translation>{0}.</translation></message>
<message><source>{0}. Click to change.</source><translation>{0}. انقر للتغيير.</translation></message>
<message><source>{0}. Press Delete to remove.</source><translation>{0}. اضغط Delete للإزالة.</translation></message>
<message><source>{0}: Helix asks again</source><translation>{0}: يسأل Helix مجددًا</translation></message>
<message><source>{0}: worktree removed</source><translation>{0}: أُزيلت شجرة العمل</translation></message>
<message><source>{0}: {1}</source><translation>{0}: {1}</translation></message>
<message><source>{0}: {1} of {2} covered</source><translation>{0}: المشمول {1} من {2}</translation></message>
<message><source>{0}: {1} tokens</source><translation>{0}: {1} رمز</translation></message>
<message><source>{0}; {1}</source><comment>two compactions</comment><translation>{0}؛ {1}</translation></message>
<message><source>{0}{2} · {1}{2} tokens</source><translation>{0}{2} · {1}{2} رمز</translation></message>
<message numerus="yes"><source>{1} added with {0} models.</source><extracomment>One: {1} added with {0} model.</extracomment><translation><numerusform>أُضيف {1} بلا نماذج ({0}).</numerusform><numerusform>أُضيف {1} مع نموذج واحد ({0}).</numerusform><numerusform>أُضيف {1} مع نموذجين ({0}).</numerusform><numerusform>أُضيف {1} مع {0} نماذج.</numerusform><numerusform>أُضيف {1} مع {0} نموذجًا.</numerusform><numerusform>أُضيف {1} مع {0} نموذج.</numerusform></translation></message>
<message numerus="yes"><source>{1} compacted {0} times; {2} could not be read again. Helix keeps every output.</source><extracomment>One: {1} compacted {0} time; {2} could not be read again. Helix keeps every output.</extracomment><translation><numerusform>قلّص {1} المحادثة {0} مرة؛ تعذرت قراءة {2} مجددًا. يحتفظ Helix بكل مخرج.</numerusform><numerusform>قلّص {1} المحادثة مرة واحدة؛ تعذرت قراءة {2} مجددًا. يحتفظ Helix بكل مخرج.</numerusform><numerusform>قلّص {1} المحادثة مرتين؛ تعذرت قراءة {2} مجددًا. يحتفظ Helix بكل مخرج.</numerusform><numerusform>قلّص {1} المحادثة {0} مرات؛ تعذرت قراءة {2} مجددًا. يحتفظ Helix بكل مخرج.</numerusform><numerusform>قلّص {1} المحادثة {0} مرة؛ تعذرت قراءة {2} مجددًا. يحتفظ Helix بكل مخرج.</numerusform><numerusform>قلّص {1} المحادثة {0} مرة؛ تعذرت قراءة {2} مجددًا. يحتفظ Helix بكل مخرج.</numerusform></translation></message>
<message numerus="yes"><source>{1} files</source><extracomment>One: {1} file</extracomment><translation><numerusform>{1} ملف</numerusform><numerusform>{1} ملف</numerusform><numerusform>{1} ملف</numerusform><numerusform>{1} ملفات</numerusform><numerusform>{1} ملفًا</numerusform><numerusform>{1} ملف</numerusform></translation></message>
<message numerus="yes"><source>{1} found in {0} sessions</source><extracomment>One: {1} found in {0} session</extracomment><translation><numerusform>{1} في {0} جلسة</numerusform><numerusform>{1} في جلسة واحدة</numerusform><numerusform>{1} في جلستين</numerusform><numerusform>{1} في {0} جلسات</numerusform><numerusform>{1} في {0} جلسة</numerusform><numerusform>{1} في {0} جلسة</numerusform></translation></message>
<message numerus="yes"><source>{1} in {0} sessions</source><extracomment>One: {1} in {0} session</extracomment><translation><numerusform>{1} في {0} جلسة</numerusform><numerusform>{1} في جلسة واحدة</numerusform><numerusform>{1} في جلستين</numerusform><numerusform>{1} في {0} جلسات</numerusform><numerusform>{1} في {0} جلسة</numerusform><numerusform>{1} في {0} جلسة</numerusform></translation></message>
<message numerus="yes"><source>{1} plus {0} calls with unknown price</source><extracomment>One: {1} plus {0} call with unknown price</extracomment><translation><numerusform>{1} إضافةً إلى {0} استدعاء بسعر غير معروف</numerusform><numerusform>{1} إضافةً إلى استدعاء واحد بسعر غير معروف</numerusform><numerusform>{1} إضافةً إلى استدعاءين بسعر غير معروف</numerusform><numerusform>{1} إضافةً إلى {0} استدعاءات بسعر غير معروف</numerusform><numerusform>{1} إضافةً إلى {0} استدعاءً بسعر غير معروف</numerusform><numerusform>{1} إضافةً إلى {0} استدعاء بسعر غير معروف</numerusform></translation></message>
<message numerus="yes"><source>{1} so far, {0} sessions searched</source><extracomment>One: {1} so far, {0} session searched</extracomment><translation><numerusform>{1} حتى الآن، بعد البحث في {0} جلسة</numerusform><numerusform>{1} حتى الآن، بعد البحث في جلسة واحدة</numerusform><numerusform>{1} حتى الآن، بعد البحث في جلستين</numerusform><numerusform>{1} حتى الآن، بعد البحث في {0} جلسات</numerusform><numerusform>{1} حتى الآن، بعد البحث في {0} جلسة</numerusform><numerusform>{1} حتى الآن، بعد البحث في {0} جلسة</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens</source><extracomment>One: {1} token</extracomment><translation><numerusform>{1} رمز</numerusform><numerusform>{1} رمز</numerusform><numerusform>{1} رمز</numerusform><numerusform>{1} رموز</numerusform><numerusform>{1} رمزًا</numerusform><numerusform>{1} رمز</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens in its context</source><extracomment>One: {1} token in its context</extracomment><translation><numerusform>{1} رمز في سياقه</numerusform><numerusform>{1} رمز في سياقه</numerusform><numerusform>{1} رمز في سياقه</numerusform><numerusform>{1} رموز في سياقه</numerusform><numerusform>{1} رمزًا في سياقه</numerusform><numerusform>{1} رمز في سياقه</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens saved</source><extracomment>One: {1} token saved</extracomment><translation><numerusform>{1} رمز موفَّر</numerusform><numerusform>{1} رمز موفَّر</numerusform><numerusform>{1} رمز موفَّر</numerusform><numerusform>{1} رموز موفَّرة</numerusform><numerusform>{1} رمزًا موفَّرًا</numerusform><numerusform>{1} رمز موفَّر</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks</source><extracomment>One: {1} tokens · {0} block</extracomment><translation><numerusform>{1} رمز · {0} كتلة</numerusform><numerusform>{1} رمز · كتلة واحدة</numerusform><numerusform>{1} رمز · كتلتان</numerusform><numerusform>{1} رمز · {0} كتل</numerusform><numerusform>{1} رمز · {0} كتلة</numerusform><numerusform>{1} رمز · {0} كتلة</numerusform></translation></message>
<message numerus="yes"><source>{1} tokens · {0} blocks added</source><extracomment>One: {1} tokens · {0} block added</extracomment><translation><numerusform>{1} رمز · أُضيفت {0} كتلة</numerusform><numerusform>{1} رمز · أُضيفت كتلة واحدة</numerusform><numerusform>{1} رمز · أُضيفت كتلتان</numerusform><numerusform>{1} رمز · أُضيفت {0} كتل</numerusform><numerusform>{1} رمز · أُضيفت {0} كتلة</numerusform><numerusform>{1} رمز · أُضيفت {0} كتلة</numerusform></translation></message>
<message numerus="yes"><source>{1} tools</source><extracomment>One: {1} tool</extracomment><translation><numerusform>{1} أداة</numerusform><numerusform>{1} أداة</numerusform><numerusform>{1} أداة</numerusform><numerusform>{1} أدوات</numerusform><numerusform>{1} أداة</numerusform><numerusform>{1} أداة</numerusform></translation></message>
<message numerus="yes"><source>{1} → {2} tokens</source><extracomment>One: {1} → {2} token</extracomment><translation><numerusform>{1} ← {2} رمز</numerusform><numerusform>{1} ← {2} رمز</numerusform><numerusform>{1} ← {2} رمز</numerusform><numerusform>{1} ← {2} رموز</numerusform><numerusform>{1} ← {2} رمزًا</numerusform><numerusform>{1} ← {2} رمز</numerusform></translation></message>
<message numerus="yes"><source>{1}, {0} of its names were used since</source><extracomment>One: {1}, {0} of its names was used since</extracomment><translation><numerusform>{1}، واستُخدم {0} اسم منه بعدها</numerusform><numerusform>{1}، واستُخدم اسم واحد منه بعدها</numerusform><numerusform>{1}، واستُخدم اسمان منه بعدها</numerusform><numerusform>{1}، واستُخدمت {0} أسماء منه بعدها</numerusform><numerusform>{1}، واستُخدم {0} اسمًا منه بعدها</numerusform><numerusform>{1}، واستُخدم {0} اسم منه بعدها</numerusform></translation></message>
<message numerus="yes"><source>{1}: {0} lines added, {2} removed</source><extracomment>One: {1}: {0} line added, {2} removed</extracomment><translation><numerusform>{1}: أُضيف {0} سطر، والمُزال {2}</numerusform><numerusform>{1}: أُضيف سطر واحد، والمُزال {2}</numerusform><numerusform>{1}: أُضيف سطران، والمُزال {2}</numerusform><numerusform>{1}: أُضيفت {0} أسطر، والمُزال {2}</numerusform><numerusform>{1}: أُضيف {0} سطرًا، والمُزال {2}</numerusform><numerusform>{1}: أُضيف {0} سطر، والمُزال {2}</numerusform></translation></message>
<message numerus="yes"><source>{1}; {0} need review</source><extracomment>One: {1}; {0} needs review</extracomment><translation><numerusform>{1}؛ المحتاج إلى مراجعة: {0}</numerusform><numerusform>{1}؛ تحتاج أداة واحدة إلى مراجعة</numerusform><numerusform>{1}؛ تحتاج أداتان إلى مراجعة</numerusform><numerusform>{1}؛ تحتاج {0} أدوات إلى مراجعة</numerusform><numerusform>{1}؛ تحتاج {0} أداة إلى مراجعة</numerusform><numerusform>{1}؛ تحتاج {0} أداة إلى مراجعة</numerusform></translation></message>
<message><source>{agent} answers only messages of its own sessions.</source><translation>لا يجيب {agent} إلا عن رسائل جلساته هو.</translation></message>
<message><source>{agent} began no session.</source><translation>لم يبدأ {agent} جلسة.</translation></message>
<message><source>{agent} didn't answer within {seconds} seconds.</source><translation>لم يُجب {agent} خلال {seconds} ثانية.</translation></message>
<message><source>{agent} has ended: {reason}</source><translation>انتهى {agent}: {reason}</translation></message>
<message><source>{agent} isn't installed.</source><translation>{agent} غير مثبّت.</translation></message>
<message><source>{agent} isn't signed in: {reason}</source><translation>لم يُسجَّل الدخول إلى {agent}: {reason}</translation></message>
<message><source>{agent} reports: {reason}</source><translation>أبلغ {agent}: {reason}</translation></message>
<message><source>{agent} speaks another version of the protocol.</source><translation>يتحدث {agent} إصدارًا آخر من البروتوكول.</translation></message>
<message><source>{asked} is on another computer.</source><translation>يقع {asked} على حاسوب آخر.</translation></message>
<message><source>{asked} isn't a folder on this computer.</source><translation>لا يوجد مجلد بالاسم {asked} على هذا الحاسوب.</translation></message>
<message><source>{at}: {text}</source><translation>{at}: {text}</translation></message>
<message><source>{branch} and {into} change the same lines of: {files}</source><translation>يغيّر الفرعان {branch} و {into} الأسطر نفسها في: {files}</translation></message>
<message><source>{command}: exit status {status}.</source><translation>{command}: حالة الخروج {status}.</translation></message>
<message numerus="yes"><source>{cost} and {count} calls with an unknown price</source><extracomment>One: {cost} and {count} call with an unknown price</extracomment><translation><numerusform>{cost} و{count} استدعاء بسعر غير معروف</numerusform><numerusform>{cost} واستدعاء واحد بسعر غير معروف</numerusform><numerusform>{cost} واستدعاءان بسعر غير معروف</numerusform><numerusform>{cost} و{count} استدعاءات بسعر غير معروف</numerusform><numerusform>{cost} و{count} استدعاءً بسعر غير معروف</numerusform><numerusform>{cost} و{count} استدعاء بسعر غير معروف</numerusform></translation></message>
<message><source>{count} MB</source><translation>{count} ميغابايت</translation></message>
<message numerus="yes"><source>{count} attached files aren't in this file.</source><extracomment>One: {count} attached file isn't in this file.</extracomment><translation><numerusform>{count} ملف مرفق ليس في هذا الملف.</numerusform><numerusform>ملف مرفق واحد ليس في هذا الملف.</numerusform><numerusform>ملفان مرفقان ليسا في هذا الملف.</numerusform><numerusform>{count} ملفات مرفقة ليست في هذا الملف.</numerusform><numerusform>{count} ملفًا مرفقًا ليس في هذا الملف.</numerusform><numerusform>{count} ملف مرفق ليس في هذا الملف.</numerusform></translation></message>
<message numerus="yes"><source>{count} branches that were left come along as sessions.</source><extracomment>One: {count} branch that was left comes along as a session.</extracomment><translation><numerusform>يُستورد {count} فرع متروك كجلسات.</numerusform><numerusform>يُستورد فرع متروك واحد كجلسة.</numerusform><numerusform>يُستورد فرعان متروكان كجلستين.</numerusform><numerusform>تُستورد {count} فروع متروكة كجلسات.</numerusform><numerusform>يُستورد {count} فرعًا متروكًا كجلسات.</numerusform><numerusform>يُستورد {count} فرع متروك كجلسات.</numerusform></translation></message>
<message numerus="yes"><source>{count} bytes</source><extracomment>One: {count} byte</extracomment><translation><numerusform>{count} بايت</numerusform><numerusform>بايت واحد</numerusform><numerusform>بايتين</numerusform><numerusform>{count} بايتات</numerusform><numerusform>{count} بايت</numerusform><numerusform>{count} بايت</numerusform></translation></message>
<message numerus="yes"><source>{count} cells</source><extracomment>One: {count} cell</extracomment><translation><numerusform>{count} خلية</numerusform><numerusform>خلية واحدة</numerusform><numerusform>خليتين</numerusform><numerusform>{count} خلايا</numerusform><numerusform>{count} خلية</numerusform><numerusform>{count} خلية</numerusform></translation></message>
<message numerus="yes"><source>{count} commands run in the background, and no more can be started.</source><extracomment>One: {count} command runs in the background, and no more can be started.</extracomment><translation><numerusform>لا أوامر جارية في الخلفية، ولا يمكن بدء المزيد.</numerusform><numerusform>أمر واحد جارٍ في الخلفية، ولا يمكن بدء المزيد.</numerusform><numerusform>أمران جاريان في الخلفية، ولا يمكن بدء المزيد.</numerusform><numerusform>{count} أوامر جارية في الخلفية، ولا يمكن بدء المزيد.</numerusform><numerusform>{count} أمرًا جاريًا في الخلفية، ولا يمكن بدء المزيد.</numerusform><numerusform>{count} أمر جارٍ في الخلفية، ولا يمكن بدء المزيد.</numerusform></translation></message>
<message numerus="yes"><source>{count} damaged entries couldn't be searched.</source><extracomment>One: {count} damaged entry couldn't be searched.</extracomment><translation><numerusform>تعذّر البحث في العناصر التالفة: {count}.</numerusform><numerusform>تعذّر البحث في عنصر تالف واحد.</numerusform><numerusform>تعذّر البحث في عنصرين تالفين.</numerusform><numerusform>تعذّر البحث في {count} عناصر تالفة.</numerusform><numerusform>تعذّر البحث في {count} عنصرًا تالفًا.</numerusform><numerusform>تعذّر البحث في {count} عنصر تالف.</numerusform></translation></message>
<message numerus="yes"><source>{count} inventions are marked.</source><extracomment>One: {count} invention is marked.</extracomment><translation><numerusform>اختلاقات معلّمة: {count}.</numerusform><numerusform>اختلاقات معلّمة: {count}.</numerusform><numerusform>اختلاقات معلّمة: {count}.</numerusform><numerusform>اختلاقات معلّمة: {count}.</numerusform><numerusform>اختلاقات معلّمة: {count}.</numerusform><numerusform>اختلاقات معلّمة: {count}.</numerusform></translation></message>
<message numerus="yes"><source>{count} lines</source><extracomment>One: {count} line</extracomment><translation><numerusform>{count} سطر</numerusform><numerusform>سطر واحد</numerusform><numerusform>سطرين</numerusform><numerusform>{count} أسطر</numerusform><numerusform>{count} سطرًا</numerusform><numerusform>{count} سطر</numerusform></translation></message>
<message numerus="yes"><source>{count} lines can't be read.</source><extracomment>One: {count} line can't be read.</extracomment><translation><numerusform>تتعذر قراءة {count} سطر.</numerusform><numerusform>تتعذر قراءة سطر واحد.</numerusform><numerusform>تتعذر قراءة سطرين.</numerusform><numerusform>تتعذر قراءة {count} أسطر.</numerusform><numerusform>تتعذر قراءة {count} سطرًا.</numerusform><numerusform>تتعذر قراءة {count} سطر.</numerusform></translation></message>
<message numerus="yes"><source>{count} lines of subagents aren't imported.</source><extracomment>One: {count} line of a subagent isn't imported.</extracomment><translation><numerusform>لا يُستورد {count} سطر من وكلاء فرعيين.</numerusform><numerusform>لا يُستورد سطر واحد من وكيل فرعي.</numerusform><numerusform>لا يُستورد سطران من وكلاء فرعيين.</numerusform><numerusform>لا تُستورد {count} أسطر من وكلاء فرعيين.</numerusform><numerusform>لا يُستورد {count} سطرًا من وكلاء فرعيين.</numerusform><numerusform>لا يُستورد {count} سطر من وكلاء فرعيين.</numerusform></translation></message>
<message numerus="yes"><source>{count} long lines cut</source><extracomment>One: {count} long line cut</extracomment><translation><numerusform>{count} سطر طويل مقطوع</numerusform><numerusform>سطر طويل واحد مقطوع</numerusform><numerusform>سطران طويلان مقطوعان</numerusform><numerusform>{count} أسطر طويلة مقطوعة</numerusform><numerusform>{count} سطرًا طويلًا مقطوعًا</numerusform><numerusform>{count} سطر طويل مقطوع</numerusform></translation></message>
<message numerus="yes"><source>{count} messages of branches that were left aren't imported.</source><extracomment>One: {count} message of a branch that was left isn't imported.</extracomment><translation><numerusform>لا تُستورد {count} رسالة من فروع متروكة.</numerusform><numerusform>لا تُستورد رسالة واحدة من فرع متروك.</numerusform><numerusform>لا تُستورد رسالتان من فروع متروكة.</numerusform><numerusform>لا تُستورد {count} رسائل من فروع متروكة.</numerusform><numerusform>لا تُستورد {count} رسالة من فروع متروكة.</numerusform><numerusform>لا تُستورد {count} رسالة من فروع متروكة.</numerusform></translation></message>
<message numerus="yes"><source>{count} messages that {program} itself added aren't imported.</source><extracomment>One: {count} message that {program} itself added isn't imported.</extracomment><translation><numerusform>لا تُستورد {count} رسالة أضافها {program} بنفسه.</numerusform><numerusform>لا تُستورد رسالة واحدة أضافها {program} بنفسه.</numerusform><numerusform>لا تُستورد رسالتان أضافهما {program} بنفسه.</numerusform><numerusform>لا تُستورد {count} رسائل أضافها {program} بنفسه.</numerusform><numerusform>لا تُستورد {count} رسالة أضافها {program} بنفسه.</numerusform><numerusform>لا تُستورد {count} رسالة أضافها {program} بنفسه.</numerusform></translation></message>
<message numerus="yes"><source>{count} more files.</source><extracomment>One: {count} more file.</extracomment><translation><numerusform>{count} ملف آخر.</numerusform><numerusform>ملف آخر.</numerusform><numerusform>ملفان آخران.</numerusform><numerusform>{count} ملفات أخرى.</numerusform><numerusform>{count} ملفًا آخر.</numerusform><numerusform>{count} ملف آخر.</numerusform></translation></message>
<message numerus="yes"><source>{count} more records are missing up to here.</source><extracomment>One: {count} more record is missing up to here.</extracomment><translation><numerusform>حتى هنا فُقد أيضًا {count} سجل.</numerusform><numerusform>حتى هنا فُقد أيضًا سجل واحد.</numerusform><numerusform>حتى هنا فُقد أيضًا سجلان.</numerusform><numerusform>حتى هنا فُقدت أيضًا {count} سجلات.</numerusform><numerusform>حتى هنا فُقد أيضًا {count} سجلًا.</numerusform><numerusform>حتى هنا فُقد أيضًا {count} سجل.</numerusform></translation></message>
<message numerus="yes"><source>{count} pages</source><extracomment>One: {count} page</extracomment><translation><numerusform>{count} صفحة</numerusform><numerusform>صفحة واحدة</numerusform><numerusform>صفحتين</numerusform><numerusform>{count} صفحات</numerusform><numerusform>{count} صفحة</numerusform><numerusform>{count} صفحة</numerusform></translation></message>
<message numerus="yes"><source>{count} pictures aren't imported.</source><extracomment>One: {count} picture isn't imported.</extracomment><translation><numerusform>لا تُستورد {count} صورة.</numerusform><numerusform>لا تُستورد صورة واحدة.</numerusform><numerusform>لا تُستورد صورتان.</numerusform><numerusform>لا تُستورد {count} صور.</numerusform><numerusform>لا تُستورد {count} صورة.</numerusform><numerusform>لا تُستورد {count} صورة.</numerusform></translation></message>
<message numerus="yes"><source>{count} places in the stored data couldn't be read.</source><extracomment>One: {count} place in the stored data couldn't be read.</extracomment><translation><numerusform>تعذّرت قراءة {count} موضع في البيانات المخزَّنة.</numerusform><numerusform>تعذّرت قراءة موضع واحد في البيانات المخزَّنة.</numerusform><numerusform>تعذّرت قراءة موضعين في البيانات المخزَّنة.</numerusform><numerusform>تعذّرت قراءة {count} مواضع في البيانات المخزَّنة.</numerusform><numerusform>تعذّرت قراءة {count} موضعًا في البيانات المخزَّنة.</numerusform><numerusform>تعذّرت قراءة {count} موضع في البيانات المخزَّنة.</numerusform></translation></message>
<message numerus="yes"><source>{count} records can't be read.</source><extracomment>One: {count} record can't be read.</extracomment><translation><numerusform>سجلات لا يمكن قراءتها: {count}.</numerusform><numerusform>سجلات لا يمكن قراءتها: {count}.</numerusform><numerusform>سجلات لا يمكن قراءتها: {count}.</numerusform><numerusform>سجلات لا يمكن قراءتها: {count}.</numerusform><numerusform>سجلات لا يمكن قراءتها: {count}.</numerusform><numerusform>سجلات لا يمكن قراءتها: {count}.</numerusform></translation></message>
<message numerus="yes"><source>{count} requests</source><extracomment>One: {count} request</extracomment><translation><numerusform>{count} طلب</numerusform><numerusform>طلب واحد ({count})</numerusform><numerusform>طلبان ({count})</numerusform><numerusform>{count} طلبات</numerusform><numerusform>{count} طلبًا</numerusform><numerusform>{count} طلب</numerusform></translation></message>
<message numerus="yes"><source>{count} sheets</source><extracomment>One: {count} sheet</extracomment><translation><numerusform>{count} ورقة</numerusform><numerusform>ورقة واحدة</numerusform><numerusform>ورقتين</numerusform><numerusform>{count} أوراق</numerusform><numerusform>{count} ورقة</numerusform><numerusform>{count} ورقة</numerusform></translation></message>
<message numerus="yes"><source>{count} slides</source><extracomment>One: {count} slide</extracomment><translation><numerusform>{count} شريحة</numerusform><numerusform>شريحة واحدة</numerusform><numerusform>شريحتين</numerusform><numerusform>{count} شرائح</numerusform><numerusform>{count} شريحة</numerusform><numerusform>{count} شريحة</numerusform></translation></message>
<message numerus="yes"><source>{count} steps</source><extracomment>One: {count} step</extracomment><translation><numerusform>{count} خطوة</numerusform><numerusform>خطوة واحدة ({count})</numerusform><numerusform>خطوتان ({count})</numerusform><numerusform>{count} خطوات</numerusform><numerusform>{count} خطوة</numerusform><numerusform>{count} خطوة</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents</source><extracomment>One: {count} subagent</extracomment><translation><numerusform>{count} وكيل فرعي</numerusform><numerusform>وكيل فرعي واحد ({count})</numerusform><numerusform>وكيلان فرعيان ({count})</numerusform><numerusform>{count} وكلاء فرعيين</numerusform><numerusform>{count} وكيلًا فرعيًا</numerusform><numerusform>{count} وكيل فرعي</numerusform></translation></message>
<message numerus="yes"><source>{count} subagents come along with their sessions.</source><extracomment>One: {count} subagent comes along with its session.</extracomment><translation><numerusform>يُستورد {count} وكيل فرعي مع جلساتها.</numerusform><numerusform>يُستورد وكيل فرعي واحد مع جلسته.</numerusform><numerusform>يُستورد وكيلان فرعيان مع جلستيهما.</numerusform><numerusform>يُستورد {count} وكلاء فرعيين مع جلساتهم.</numerusform><numerusform>يُستورد {count} وكيلًا فرعيًا مع جلساتهم.</numerusform><numerusform>يُستورد {count} وكيل فرعي مع جلساتهم.</numerusform></translation></message>
<message numerus="yes"><source>{count} uses of {short}… are recorded, but the entry is missing.</source><extracomment>One: {count} use of {short}… is recorded, but the entry is missing.</extracomment><translation><numerusform>استخدامات {short}… المسجَّلة: {count}، لكن العنصر مفقود.</numerusform><numerusform>سُجِّل استخدام واحد لـ {short}…، لكن العنصر مفقود.</numerusform><numerusform>سُجِّل استخدامان لـ {short}…، لكن العنصر مفقود.</numerusform><numerusform>سُجِّلت {count} استخدامات لـ {short}…، لكن العنصر مفقود.</numerusform><numerusform>سُجِّل {count} استخدامًا لـ {short}…، لكن العنصر مفقود.</numerusform><numerusform>سُجِّل {count} استخدام لـ {short}…، لكن العنصر مفقود.</numerusform></translation></message>
<message><source>{digest}… ({entry}) is lost.</source><translation>فُقد {digest}… ({entry}).</translation></message>
<message><source>{digest}… ({entry}) {problem}.</source><translation>{digest}… ({entry}): {problem}.</translation></message>
<message><source>{digest}… is at a wrong place in the change feed.</source><translation>العنصر {digest}… في موضع خاطئ من سجل التغييرات.</translation></message>
<message><source>{digest}… is lost; event {seq} of session {owner} names it.</source><translation>فُقد {digest}…، ويسمّيه الحدث {seq} من {owner}.</translation></message>
<message><source>{endpoint} didn't answer within {patience} s.</source><translation>لم يُجب {endpoint} خلال {patience} ث.</translation></message>
<message><source>{endpoint} isn't reached over HTTP.</source><translation>لا يمكن الوصول إلى {endpoint} عبر HTTP.</translation></message>
<message><source>{endpoint} lists no models.</source><translation>لا يسرد {endpoint} أي نموذج.</translation></message>
<message><source>{file} is too large to be reviewed.</source><translation>{file} أكبر من أن يُراجع.</translation></message>
<message><source>{file} isn't there.</source><translation>{file} غير موجود.</translation></message>
<message><source>{file} was damaged, and what it said no longer applies.</source><translation>كان {file} تالفًا، ولم يعد محتواه ساريًا.</translation></message>
<message><source>{file} was damaged, so Helix asks before every call.</source><translation>كان {file} تالفًا، لذا يسأل Helix قبل كل استدعاء.</translation></message>
<message><source>{file} was damaged, so Helix asks before it starts another agent.</source><translation>كان {file} تالفًا، لذا يسأل Helix قبل تشغيل وكيل آخر.</translation></message>
<message><source>{file} was damaged, so Helix follows only the instructions that you agree to.</source><translation>كان {file} تالفًا، لذا لا يتّبع Helix إلا التعليمات التي توافق عليها.</translation></message>
<message><source>{file} was damaged, so the strict sandbox applies, with no hosts allowed.</source><translation>كان {file} تالفًا، لذا تُطبَّق البيئة المعزولة الصارمة دون مضيفين مسموح بهم.</translation></message>
<message><source>{file} was damaged. Its last saved copy is used.</source><translation>كان {file} تالفًا. تُستخدم آخر نسخة محفوظة منه.</translation></message>
<message><source>{first}–{last} of {total}</source><translation>{first}–{last} من {total}</translation></message>
<message><source>{folder} is a symbolic link.</source><translation>المسار {folder} رابط رمزي.</translation></message>
<message><source>{folder} is inside {source}.</source><translation>يقع {folder} داخل {source}.</translation></message>
<message><source>{folder} is no worktree of the project folder any more.</source><translation>المجلد {folder} لم يعد شجرة عمل لمجلد المشروع.</translation></message>
<message><source>{folder} is not a folder.</source><translation>المسار {folder} ليس مجلدًا.</translation></message>
<message><source>{folder} is not empty.</source><translation>المجلد {folder} غير فارغ.</translation></message>
<message><source>{host} did not answer in time.</source><translation>لم يُجب {host} في الوقت المحدد.</translation></message>
<message><source>{host} is no plain host name.</source><translation>القيمة {host} ليست اسم مضيف عاديًا.</translation></message>
<message><source>{host} isn't a host.</source><translation>القيمة {host} ليست مضيفًا.</translation></message>
<message><source>{host} leads into this machine or a private network, and that is not fetched from.</source><translation>يقود {host} إلى هذا الجهاز أو إلى شبكة خاصة، ولا يُجلَب منها.</translation></message>
<message><source>{host} leads out of your private network, and http:// isn't encrypted.</source><translation>يقود {host} إلى خارج شبكتك الخاصة، و ⁨http://⁩ غير مشفّر.</translation></message>
<message><source>{host} sends from one address to the next without end.</source><translation>يحيل {host} من عنوان إلى آخر بلا نهاية.</translation></message>
<message><source>{host} sent compressed data that can't be unpacked.</source><translation>أرسل {host} بيانات مضغوطة لا يمكن فكها.</translation></message>
<message><source>{id} is the name of a provider.</source><translation>{id} اسم مزوّد.</translation></message>
<message><source>{id} isn't a valid provider name.</source><translation>الاسم {id} ليس اسم مزوّد صالحًا.</translation></message>
<message><source>{job} isn't a background job.</source><translation>المهمة {job} ليست مهمة في الخلفية.</translation></message>
<message><source>{kept} Add a key in Settings › Models and keys, or choose another model.</source><translation>{kept} أضف مفتاحًا من الإعدادات › النماذج والمفاتيح، أو اختر نموذجًا آخر.</translation></message>
<message><source>{kept} Add credit with the provider or choose another model.</source><translation>{kept} أضف رصيدًا لدى المزوّد أو اختر نموذجًا آخر.</translation></message>
<message><source>{kept} Check the access key and its secret, then send it again.</source><translation>{kept} تحقق من مفتاح الوصول ومفتاحه السري، ثم أرسلها مجددًا.</translation></message>
<message><source>{kept} Check the base URL and the protocol in Settings › Models and keys.</source><translation>{kept} تحقق من عنوان URL الأساسي والبروتوكول في الإعدادات › النماذج والمفاتيح.</translation></message>
<message><source>{kept} Check the base URL and this system's certificates.</source><translation>{kept} تحقق من عنوان URL الأساسي ومن شهادات هذا النظام.</translation></message>
<message><source>{kept} Check the base URL in Settings › Models and keys.</source><translation>{kept} تحقق من عنوان URL الأساسي في الإعدادات › النماذج والمفاتيح.</translation></message>
<message><source>{kept} Check the base URL in Settings, and whether this network requires sign-in.</source><translation>{kept} تحقق من عنوان URL الأساسي في الإعدادات، ومما إذا كانت هذه الشبكة تتطلب تسجيل الدخول.</translation></message>
<message><source>{kept} Check the base URL. Servers without https start with http://.</source><translation>{kept} تحقق من عنوان URL الأساسي. تبدأ عناوين الخوادم دون https بـ ⁨http://⁩.</translation></message>
<message><source>{kept} Check the connection and the base URL, then send it again.</source><translation>{kept} تحقق من الاتصال ومن عنوان URL الأساسي، ثم أرسلها مجددًا.</translation></message>
<message><source>{kept} Check the key in Settings › Models and keys and send it again.</source><translation>{kept} تحقق من المفتاح في الإعدادات › النماذج والمفاتيح ثم أرسلها مجددًا.</translation></message>
<message><source>{kept} Check this system's proxy and its password.</source><translation>{kept} تحقق من الخادم الوكيل لهذا النظام وكلمة مروره.</translation></message>
<message><source>{kept} Choose another model or ask the provider for access.</source><translation>{kept} اختر نموذجًا آخر أو اطلب حق الوصول من المزوّد.</translation></message>
<message><source>{kept} Choose another model, or check its name in Settings › Models and keys.</source><translation>{kept} اختر نموذجًا آخر، أو تحقق من اسمه في الإعدادات › النماذج والمفاتيح.</translation></message>
<message><source>{kept} Choose another model, or check the settings of this one.</source><translation>{kept} اختر نموذجًا آخر، أو تحقق من إعدادات هذا النموذج.</translation></message>
<message><source>{kept} Compact the session or choose a model with a larger context window.</source><translation>{kept} قلّص الجلسة أو اختر نموذجًا بنافذة سياق أكبر.</translation></message>
<message><source>{kept} Compact the session, choose another model, or ask the provider for a higher limit.</source><translation>{kept} قلّص الجلسة أو اختر نموذجًا آخر أو اطلب حدًا أعلى من المزوّد.</translation></message>
<message><source>{kept} Enter the key again in Settings › Models and keys.</source><translation>{kept} أدخل المفتاح من جديد في الإعدادات › النماذج والمفاتيح.</translation></message>
<message><source>{kept} Remove images or long texts from the context, or compact the session.</source><translation>{kept} أزل الصور أو النصوص الطويلة من السياق، أو قلّص الجلسة.</translation></message>
<message><source>{kept} Send it again or choose another model.</source><translation>{kept} أرسلها مجددًا أو اختر نموذجًا آخر.</translation></message>
<message><source>{kept} Send it again.</source><translation>{kept} أرسلها مجددًا.</translation></message>
<message><source>{kept} Set the clock, then send it again.</source><translation>{kept} اضبط الساعة، ثم أرسلها مجددًا.</translation></message>
<message><source>{kept} Sign in again with the provider's own tool, then send it again.</source><translation>{kept} سجّل الدخول من جديد بأداة المزوّد نفسه، ثم أرسلها مجددًا.</translation></message>
<message><source>{kept} Try again in a moment.</source><translation>{kept} حاول مجددًا بعد لحظات.</translation></message>
<message><source>{kept} Try again later or choose another model.</source><translation>{kept} حاول لاحقًا أو اختر نموذجًا آخر.</translation></message>
<message><source>{kept} Use an http, https, or socks5 proxy (HTTPS_PROXY), or none.</source><translation>{kept} استخدم خادمًا وكيلًا من نوع http أو https أو socks5 (HTTPS_PROXY)، أو لا تستخدم أيًّا.</translation></message>
<message><source>{key} can't be {value}.</source><translation>لا يمكن أن تكون قيمة {key} هي {value}.</translation></message>
<message><source>{known} To search for a colon, put "…" around it.</source><translation>{known} للبحث عن نقطتين رأسيتين ضعهما بين "…".</translation></message>
<message><source>{least} to {most} tokens</source><translation>من {least} إلى {most} رمز</translation></message>
<message><source>{llm} gave no usable answer.</source><translation>لم يعطِ {llm} جوابًا صالحًا للاستخدام.</translation></message>
<message><source>{llm} took too long.</source><translation>استغرق {llm} وقتًا أطول من اللازم.</translation></message>
<message><source>{mask} is one of several lines that stand for one secret in {path}; nothing was changed.</source><translation>{mask} أحد أسطر عدة تمثّل سرًا واحدًا في {path}؛ لم يتغيّر شيء.</translation></message>
<message><source>{mask} may stand for one of several secrets in {path}; nothing was changed.</source><translation>قد يمثّل {mask} أحد أسرار عدة في {path}؛ لم يتغيّر شيء.</translation></message>
<message><source>{mask} only hides a secret from you, and would be used as it is written here. `edit_file` and `write_file` can keep it in the file that it is from.</source><translation>{mask} لا يفعل إلا إخفاء سر عنك، وسيُستخدم هنا كما كُتب. يستطيع `edit_file` و `write_file` إبقاءه في الملف الذي جاء منه.</translation></message>
<message><source>{mask} stands for a hidden secret, but for none that is in {path} now; nothing was changed.</source><translation>يمثّل {mask} سرًا مخفيًا، لكن ليس سرًا موجودًا الآن في {path}؛ لم يتغيّر شيء.</translation></message>
<message><source>{mask} would be in {path} more often than its secret is now; nothing was changed.</source><translation>سيرد {mask} في {path} مرات أكثر مما يرد سرّه الآن؛ لم يتغيّر شيء.</translation></message>
<message><source>{message} The provider says: “{reason}”</source><translation>{message} يقول المزوّد: «{reason}»</translation></message>
<message><source>{missing} saved steps after step {step} are missing.</source><translation>خطوات محفوظة مفقودة بعد الخطوة {step}: {missing}.</translation></message>
<message><source>{model} can't use the reasoning effort {effort}.</source><translation>لا يدعم {model} جهد التفكير {effort}.</translation></message>
<message><source>{model} has no reasoning effort to choose.</source><translation>لا يتيح {model} اختيار جهد التفكير.</translation></message>
<message><source>{model} isn't available: there is no provider {provider}.</source><translation>النموذج {model} غير متوفر: لا يوجد مزوّد باسم {provider}.</translation></message>
<message><source>{mode} is for trusted folders only.</source><translation>الوضع {mode} مخصص للمجلدات الموثوقة فقط.</translation></message>
<message><source>{mode} needs a sandbox, and none is in use here.</source><translation>يحتاج الوضع {mode} إلى بيئة معزولة، ولا تُستخدم واحدة هنا.</translation></message>
<message><source>{names} and `{name}` {trouble}.</source><translation>{names} و`{name}`: {trouble}.</translation></message>
<message><source>{name} can't be {value}.</source><translation>لا يمكن أن تكون قيمة {name} هي {value}.</translation></message>
<message><source>{name} can't have this budget.</source><translation>لا تقبل {name} هذه الميزانية.</translation></message>
<message><source>{name} didn't write a usable handover.</source><translation>لم يكتب {name} وثيقة تسليم صالحة للاستخدام.</translation></message>
<message><source>{name} has spent {cost} of its {limit}. Your warning is set at {mark}.</source><translation>أنفقت {name} {cost} من أصل {limit}. التحذير مضبوط عند {mark}.</translation></message>
<message><source>{name} has spent {cost}. Your warning is set at {mark}.</source><translation>أنفقت {name} {cost}. التحذير مضبوط عند {mark}.</translation></message>
<message><source>{name} has used up its budget of {budget} ({used}).</source><translation>استنفدت {name} ميزانيتها البالغة {budget} ({used}).</translation></message>
<message><source>{name} has used up its budget of {budget} tokens ({tokens}).</source><translation>استنفدت {name} ميزانيتها البالغة {budget} رمز ({tokens}).</translation></message>
<message><source>{name} has used {tokens} of its {limit} tokens. Your warning is set at {mark}.</source><translation>استهلكت {name} {tokens} من أصل {limit} رمز. التحذير مضبوط عند {mark}.</translation></message>
<message><source>{name} has used {tokens} tokens. Your warning is set at {mark}.</source><translation>استهلكت {name} {tokens} رمز. التحذير مضبوط عند {mark}.</translation></message>
<message><source>{name} is missing. Arguments: {hint}</source><translation>‏{name} مفقود. الوسائط: {hint}</translation></message>
<message><source>{name} is set twice.</source><translation>عُيّن {name} مرتين.</translation></message>
<message><source>{name} isn't a model name.</source><translation>الاسم {name} ليس اسم نموذج.</translation></message>
<message><source>{name} isn't a valid body field.</source><translation>الاسم {name} ليس حقل متن صالحًا.</translation></message>
<message><source>{name} isn't a valid header name.</source><translation>الاسم {name} ليس اسم ترويسة صالحًا.</translation></message>
<message><source>{name} isn't a valid name of the token limit.</source><translation>الاسم {name} ليس اسمًا صالحًا لحد الرموز.</translation></message>
<message><source>{name} isn't a valid query parameter.</source><translation>الاسم {name} ليس معلمة استعلام صالحة.</translation></message>
<message><source>{name} isn't a valid server name.</source><translation>الاسم {name} غير صالح لخادم.</translation></message>
<message><source>{name} isn't available: its provider isn't set up.</source><translation>النموذج {name} غير متوفر: لم يُعَدّ مزوّده.</translation></message>
<message><source>{name} isn't the name of a package.</source><translation>‏{name} ليس اسم حزمة.</translation></message>
<message><source>{name} made a call with an unknown price. Dollar budgets don't count it; token budgets do.</source><translation>أجرت {name} استدعاءً بسعر غير معروف. لا تحتسبه الميزانيات بالدولار، وتحتسبه الميزانيات بالرموز.</translation></message>
<message><source>{name} names a content that is nowhere.</source><translation>يشير {name} إلى محتوى غير موجود في أي مكان.</translation></message>
<message><source>{name} would stop before its warning.</source><translation>ستتوقف {name} قبل تحذيرها.</translation></message>
<message><source>{name} {tokens}</source><translation>{name} ({tokens})</translation></message>
<message numerus="yes"><source>{name}: {cost} · {tokens} tokens · {count} calls</source><extracomment>One: {name}: {cost} · {tokens} tokens · {count} call</extracomment><translation><numerusform>{name}: {cost} · {tokens} رمزًا · الاستدعاءات: {count}</numerusform><numerusform>{name}: {cost} · {tokens} رمزًا · الاستدعاءات: {count}</numerusform><numerusform>{name}: {cost} · {tokens} رمزًا · الاستدعاءات: {count}</numerusform><numerusform>{name}: {cost} · {tokens} رمزًا · الاستدعاءات: {count}</numerusform><numerusform>{name}: {cost} · {tokens} رمزًا · الاستدعاءات: {count}</numerusform><numerusform>{name}: {cost} · {tokens} رمزًا · الاستدعاءات: {count}</numerusform></translation></message>
<message><source>{name}: {problem}</source><translation>‏{name}: {problem}</translation></message>
<message><source>{noted} recorded uses belong to no event.</source><translation>استخدامات مسجَّلة لا تخص أي حدث: {noted}.</translation></message>
<message><source>{other} and {path} would write the same trace.</source><translation>سيكتب {other} و{path} الأثر نفسه.</translation></message>
<message><source>{parts} belongs to {part}, which tools do not write.</source><translation>ينتمي {parts} إلى {part}، ولا تكتب الأدوات فيه.</translation></message>
<message><source>{parts} is not written: instructions for agents include it.</source><translation>لا يُكتب {parts}: تُدرجه تعليمات للوكلاء.</translation></message>
<message><source>{parts} is not written: {part} starts programs, holds keys or tells agents what to do.</source><translation>لا يُكتب {parts}: المسار {part} يشغّل برامج أو يحمل مفاتيح أو يوجّه الوكلاء.</translation></message>
<message><source>{parts} is the inside of a repository, which tools do not write.</source><translation>المسار {parts} من داخل مستودع، ولا تكتب الأدوات فيه.</translation></message>
<message><source>{parts} is {name}, which tools do not write.</source><translation>المسار {parts} هو {name}، ولا تكتب الأدوات فيه.</translation></message>
<message><source>{path} appeared in the meantime, so Helix left it alone.</source><translation>ظهر {path} في هذه الأثناء، فتركه Helix كما هو.</translation></message>
<message><source>{path} belongs to Helix Desktop itself; tools leave it alone.</source><translation>يخص {path} برنامج Helix Desktop نفسه؛ لا تمسّه الأدوات.</translation></message>
<message><source>{path} cannot be a file here: {odd}.</source><translation>لا يمكن أن يكون {path} ملفًا هنا: {odd}.</translation></message>
<message><source>{path} cannot be opened: {reason}.</source><translation>تعذّر فتح {path}: {reason}.</translation></message>
<message><source>{path} cannot be read, so what it holds could not be kept. It is as it was.</source><translation>تعذّرت قراءة {path}، فتعذّر حفظ محتواه. الملف على حاله.</translation></message>
<message><source>{path} changed in the meantime, so Helix left it alone.</source><translation>تغيّر {path} في هذه الأثناء، فتركه Helix كما هو.</translation></message>
<message><source>{path} comes from a newer version of Helix Desktop.</source><translation>{path} من إصدار أحدث من Helix Desktop.</translation></message>
<message><source>{path} didn't exist before.</source><translation>لم يكن {path} موجودًا من قبل.</translation></message>
<message><source>{path} does not exist.</source><translation>المسار {path} غير موجود.</translation></message>
<message><source>{path} doesn't begin with the start of a session.</source><translation>{path} لا يبدأ ببداية جلسة.</translation></message>
<message><source>{path} doesn't have the same bytes as this entry.</source><translation>لا يحتوي {path} على بايتات هذا العنصر نفسها.</translation></message>
<message><source>{path} has changed. Open it again.</source><translation>تغيّر {path}. افتحه مرة أخرى.</translation></message>
<message><source>{path} has no line {number} to comment on.</source><translation>لا يوجد في {path} سطر برقم {number} للتعليق عليه.</translation></message>
<message><source>{path} has no messages to import.</source><translation>لا توجد في {path} رسائل لاستيرادها.</translation></message>
<message><source>{path} has no session of a program that Helix knows.</source><translation>لا توجد في {path} جلسة لبرنامج يعرفه Helix.</translation></message>
<message><source>{path} has {count} names (hard links); writing it would change or cut off the others.</source><translation>للملف {path} أسماء عددها {count} (روابط صلبة)؛ كتابته ستغيّر الأخرى أو تفصلها.</translation></message>
<message><source>{path} has {size} bytes. What a file holds is kept before it is changed, up to {most} bytes; it is as it was.</source><translation>حجم {path} هو {size} بايت. يُحفظ محتوى الملف قبل تغييره، حتى {most} بايت؛ الملف على حاله.</translation></message>
<message><source>{path} is a folder, which has no copy.</source><translation>‏{path} مجلد، وليست له نسخة.</translation></message>
<message><source>{path} is a folder.</source><translation>المسار {path} مجلد.</translation></message>
<message><source>{path} is as it was: what it holds could not be kept first.</source><translation>بقي {path} على حاله: تعذّر حفظ محتواه أولًا.</translation></message>
<message><source>{path} is being renamed all the time.</source><translation>تجري إعادة تسمية {path} باستمرار.</translation></message>
<message><source>{path} is no folder now.</source><translation>لم يعد {path} مجلدًا.</translation></message>
<message><source>{path} is not a regular file (a pipe, device, socket or folder).</source><translation>المسار {path} ليس ملفًا عاديًا (بل أنبوب أو جهاز أو مقبس أو مجلد).</translation></message>
<message><source>{path} is not made: {reason}.</source><translation>لم يُنشأ {path}: {reason}.</translation></message>
<message><source>{path} is read-only and unchanged.</source><translation>الملف {path} للقراءة فقط ولم يتغيّر.</translation></message>
<message><source>{path} is too large for a file of one object.</source><translation>{path} كبير جدًا بالنسبة إلى ملف فيه كائن واحد.</translation></message>
<message><source>{path} is too large to be copied.</source><translation>{path} كبير جدًا على النسخ.</translation></message>
<message><source>{path} is too large to be handed out whole.</source><translation>{path} أكبر من أن يُسلَّم كاملًا.</translation></message>
<message><source>{path} is too large: code is applied to files of up to 1 MB.</source><translation>الملف {path} أكبر من اللازم: تُطبَّق الشيفرة على ملفات حتى 1 ميغابايت.</translation></message>
<message><source>{path} isn't a database that can be read: {error}.</source><translation>{path} ليس قاعدة بيانات يمكن قراءتها: {error}.</translation></message>
<message><source>{path} isn't a session of Helix Desktop.</source><translation>{path} ليس جلسة من Helix Desktop.</translation></message>
<message><source>{path} isn't a valid export list: {error}.</source><translation>الملف {path} ليس قائمة تصدير صالحة: {error}.</translation></message>
<message><source>{path} isn't text that can be merged.</source><translation>الملف {path} ليس نصًا يمكن دمجه.</translation></message>
<message><source>{path} isn't text.</source><translation>الملف {path} ليس نصًا.</translation></message>
<message><source>{path} isn't the full path of a program.</source><translation>{path} ليس المسار الكامل لبرنامج.</translation></message>
<message><source>{path} isn't valid JSON: {error}.</source><translation>{path} ليس JSON صالحًا: {error}.</translation></message>
<message><source>{path} leads elsewhere now; nothing was written.</source><translation>أصبح {path} يقود إلى مكان آخر؛ لم يُكتب شيء.</translation></message>
<message><source>{path} leads out of the workspace folder.</source><translation>يقود {path} إلى خارج مجلد مساحة العمل.</translation></message>
<message><source>{path} lies on a disk that cannot be written.</source><translation>يقع {path} على قرص لا يقبل الكتابة.</translation></message>
<message><source>{path} needs a program of git's settings to be committed.</source><translation>يحتاج إيداع {path} إلى برنامج من إعدادات git.</translation></message>
<message><source>{path} runs in a circle of symbolic links.</source><translation>يدور {path} في حلقة من الروابط الرمزية.</translation></message>
<message><source>{path} starts programs, holds keys, or tells agents what to do, so code isn't applied there.</source><translation>الملف {path} يشغّل برامج أو يحمل مفاتيح أو يوجّه الوكلاء، لذا لا تُطبَّق عليه الشيفرة.</translation></message>
<message><source>{path} was changed by another program in the meantime, so Helix left it alone.</source><translation>غيّر برنامج آخر {path} في هذه الأثناء، فتركه Helix كما هو.</translation></message>
<message><source>{path} was changed meanwhile; nothing was written.</source><translation>تغيّر {path} في هذه الأثناء؛ لم يُكتب شيء.</translation></message>
<message><source>{path} wasn't put back because another file is there.</source><translation>لم يُعَد {path} إلى مكانه لوجود ملف آخر هناك.</translation></message>
<message><source>{path} wasn't put back because its place is outside the folder.</source><translation>لم يُعَد {path} لأن مكانه خارج المجلد.</translation></message>
<message><source>{path} wasn't put back because its worktree was removed.</source><translation>لم يُعَد {path} لأن شجرة العمل الخاصة به أُزيلت.</translation></message>
<message><source>{path}… goes through too many folders.</source><translation>يمر {path}… بمجلدات أكثر من المسموح.</translation></message>
<message><source>{phase}: {reason}</source><translation>{phase}: {reason}</translation></message>
<message><source>{place} isn't a place below your home folder.</source><translation>{place} ليس مكانًا داخل مجلدك الرئيسي.</translation></message>
<message><source>{prefix} isn't a hash.</source><translation>القيمة {prefix} ليست بصمة.</translation></message>
<message><source>{problem}</source><translation>{problem}</translation></message>
<message><source>{program} would read your words as code. Use only letters, digits, and @%+=:,./_- in them.</source><translation>سيقرأ {program} كلماتك بوصفها شيفرة. استخدم فيها الحروف والأرقام و@%+=:,./_- فقط.</translation></message>
<message><source>{reason} Nothing was answered.</source><translation>{reason} لم تُسجَّل أي إجابة.</translation></message>
<message><source>{reason}; by rules: {why}</source><translation>{reason}؛ بالقواعد: {why}</translation></message>
<message><source>{said} (`{shown}`).</source><translation>{said} (`{shown}`).</translation></message>
<message><source>{seen} saved steps after step {step} are missing: the end of the database's log is gone. Everything before it is intact.</source><translation>خطوات محفوظة مفقودة بعد الخطوة {step}: {seen}. فُقدت نهاية سجل قاعدة البيانات. كل ما قبلها سليم.</translation></message>
<message><source>{server} didn't answer in time, so the call was canceled.</source><translation>لم يُجب {server} في الوقت المحدد، لذا أُلغي الاستدعاء.</translation></message>
<message><source>{server} didn't start in time.</source><translation>لم يبدأ {server} في الوقت المحدد.</translation></message>
<message><source>{server} has no sign-in.</source><translation>لا يوجد تسجيل دخول لدى {server}.</translation></message>
<message><source>{server} has not answered since its last call, which was canceled.</source><translation>لم يُجب {server} منذ آخر نداء له، وقد أُلغي.</translation></message>
<message><source>{server} wants you to sign in.</source><translation>يطلب {server} تسجيل الدخول.</translation></message>
<message><source>{shell} didn't report its variables within {seconds} seconds.</source><translation>لم تُبلغ {shell} عن متغيراتها خلال {seconds} ث.</translation></message>
<message><source>{short}… counts {refs} uses, but {count} are recorded.</source><translation>استخدامات {short}… بحسب العدّاد {refs}، لكن المسجَّل {count}.</translation></message>
<message><source>{short}… is missing from the change feed.</source><translation>العنصر {short}… مفقود من سجل التغييرات.</translation></message>
<message><source>{short}… is stored but not listed.</source><translation>العنصر {short}… مخزَّن لكنه غير مدرج.</translation></message>
<message><source>{shown} and {count} more</source><translation>{shown} و{count} أخرى</translation></message>
<message><source>{source} isn't an export of Helix Desktop.</source><translation>المسار {source} ليس تصديرًا من Helix Desktop.</translation></message>
<message><source>{text} contains more than commands should read.</source><translation>في {text} أكثر مما ينبغي أن تقرأه الأوامر.</translation></message>
<message><source>{text} isn't a full path.</source><translation>المسار {text} غير كامل.</translation></message>
<message><source>{text} isn't a host.</source><translation>القيمة {text} ليست مضيفًا.</translation></message>
<message><source>{time} is not within the next {days} days.</source><translation>{time} ليس ضمن الأيام القادمة ({days}).</translation></message>
<message><source>{time} isn't a time.</source><translation>{time} ليس وقتًا.</translation></message>
<message><source>{time} · {name}: {before} → {after} tokens.</source><translation>{time} · {name}: {before} → {after} رمزًا.</translation></message>
<message><source>{todo}</source><translation>{todo}</translation></message>
<message><source>{tokens_before} tokens became {tokens_after}.</source><translation>عدد الرموز قبل التقليص {tokens_before} وبعده {tokens_after}.</translation></message>
<message><source>{tool} of {server} changed since you approved it.</source><translation>تغيّرت الأداة {tool} من {server} منذ موافقتك عليها.</translation></message>
<message><source>{url} is no address of the web.</source><translation>القيمة {url} ليست عنوان ويب.</translation></message>
<message><source>{url} isn't a server URL.</source><translation>العنوان {url} ليس عنوان URL لخادم.</translation></message>
<message><source>{url} isn't an address.</source><translation>{url} ليس عنوانًا.</translation></message>
<message><source>{url} leads to another place, which was not followed: {other}</source><translation>يقود {url} إلى مكان آخر لم يُتبَع: {other}</translation></message>
<message><source>{where} has the same name and comes first.</source><translation>لـ {where} الاسم نفسه وهو الأسبق.</translation></message>
<message><source>{which} has no text to find.</source><translation>لا يوجد في {which} نص للبحث عنه.</translation></message>
<message><source>{which} is not unique; nothing was changed.</source><translation>{which} ليس فريدًا؛ لم يتغيّر شيء.</translation></message>
<message><source>{which} would change nothing: old and new text are the same.</source><translation>{which} لن يغيّر شيئًا: النصان القديم والجديد متطابقان.</translation></message>
<message><source>{which} would make the text too long; nothing was changed.</source><translation>{which} سيجعل النص أطول من اللازم؛ لم يتغيّر شيء.</translation></message>
<message><source>{which}: the text to replace wasn't found. Nothing changed.</source><translation>{which}: لم يُعثر على النص المراد استبداله. لم يتغيّر شيء.</translation></message>
<message><source>— current: {0}</source><translation>— الحالية: {0}</translation></message>
<message><source>— edited: {0}</source><translation>— المعدَّلة: {0}</translation></message>
<message><source>“Always” and “Never” apply to {0}</source><translation>يسري «دائمًا» و«أبدًا» على {0}</translation></message>
<message><source>“Always” applies to {0}</source><translation>يسري «دائمًا» على {0}</translation></message>
<message><source>“Always” applies to {0}, “Never” to {1}, as far as Helix recognizes it</source><translation>ينطبق «دائمًا» على {0}، و«أبدًا» على {1}، بقدر ما يتعرّف عليه Helix</translation></message>
<message><source>“Always” isn't available: {0}.</source><translation>الخيار «دائمًا» غير متوفر: {0}.</translation></message>
<message><source>“For this session” applies to {0}</source><translation>يسري «لهذه الجلسة» على {0}</translation></message>
<message><source>“Never” applies to {0}</source><translation>يسري «أبدًا» على {0}</translation></message>
<message><source>“Never” applies to {0}, as far as Helix recognizes it</source><translation>يسري «أبدًا» على {0}، بقدر ما يتعرّف Helix عليه</translation></message>
<message><source>“{0}” asks you to open a link</source><translation>يطلب «{0}» منك فتح رابط</translation></message>
<message><source>“{0}” in {1} finished.</source><translation>انتهت «{0}» في {1}.</translation></message>
<message><source>“{0}” in {1} is at its provider's limit.</source><translation>بلغت «{0}» في {1} حد مزوّدها.</translation></message>
<message><source>“{0}” in {1} is waiting for your answer.</source><translation>تنتظر «{0}» في {1} جوابك.</translation></message>
<message><source>“{0}” looks like a secret.</source><translation>يبدو «{0}» سرًا.</translation></message>
<message><source>“{0}” moves to this workspace's trash. You can restore it from there.</source><translation>تُنقل «{0}» إلى سلة مهملات مساحة العمل هذه. يمكنك استعادتها منها.</translation></message>
<message><source>“{0}” must look like NAME{1}value.</source><translation>يجب أن تكون «{0}» بالصيغة NAME{1}value.</translation></message>
<message><source>“{0}” needs information from you</source><translation>يحتاج «{0}» إلى معلومات منك</translation></message>
<message><source>“{flags}” can't follow a regular expression.</source><translation>لا يمكن أن تلي «{flags}» تعبيرًا نمطيًا.</translation></message>
<message><source>“{relation}” doesn't work with names.</source><translation>لا تعمل «{relation}» مع الأسماء.</translation></message>
<message><source>“{text}” is too far away.</source><translation>القيمة «{text}» بعيدة أكثر من اللازم.</translation></message>
<message><source>“{text}” is too large.</source><translation>القيمة «{text}» أكبر من اللازم.</translation></message>
<message><source>“{text}” isn't a number.</source><translation>القيمة «{text}» ليست عددًا.</translation></message>
<message><source>“{text}” isn't a time.</source><translation>القيمة «{text}» ليست وقتًا.</translation></message>
<message><source>“{value}” is neither yes nor no.</source><translation>القيمة «{value}» ليست yes ولا no.</translation></message>
<message><source>“{value}” isn't a state.</source><translation>القيمة «{value}» ليست حالة.</translation></message>
<message><source>“{value}” isn't the start of a SHA-256.</source><translation>القيمة «{value}» ليست بداية SHA-256.</translation></message>
<message><source>“~” works only with names.</source><translation>تعمل «~» مع الأسماء فقط.</translation></message>
<message><source>… and {0} more</source><translation>… و{0} أخرى</translation></message>
<message numerus="yes"><source>… and {0} more files</source><extracomment>One: … and {0} more file</extracomment><translation><numerusform>… و{0} ملف آخر</numerusform><numerusform>… وملف آخر</numerusform><numerusform>… وملفان آخران</numerusform><numerusform>… و{0} ملفات أخرى</numerusform><numerusform>… و{0} ملفًا آخر</numerusform><numerusform>… و{0} ملف آخر</numerusform></translation></message>
<message><source>… more changes of this file</source><translation>… تغييرات أخرى في هذا الملف</translation></message>
<message numerus="yes"><source>… {0} bytes total. The full output is in the cache.</source><extracomment>One: … {0} byte total. The full output is in the cache.</extracomment><translation><numerusform>… المجموع {0} بايت. الناتج الكامل في المخزن.</numerusform><numerusform>… المجموع بايت واحد. الناتج الكامل في المخزن.</numerusform><numerusform>… المجموع بايتان. الناتج الكامل في المخزن.</numerusform><numerusform>… المجموع {0} بايتات. الناتج الكامل في المخزن.</numerusform><numerusform>… المجموع {0} بايت. الناتج الكامل في المخزن.</numerusform><numerusform>… المجموع {0} بايت. الناتج الكامل في المخزن.</numerusform></translation></message>
<message><source>… {0} more</source><translation>… {0} أخرى</translation></message>
<message numerus="yes"><source>… {0} more characters not shown</source><extracomment>One: … {0} more character not shown</extracomment><translation><numerusform>… {0} حرف آخر غير معروض</numerusform><numerusform>… حرف آخر غير معروض</numerusform><numerusform>… حرفان آخران غير معروضين</numerusform><numerusform>… {0} أحرف أخرى غير معروضة</numerusform><numerusform>… {0} حرفًا آخر غير معروض</numerusform><numerusform>… {0} حرف آخر غير معروض</numerusform></translation></message>
<message numerus="yes"><source>… {0} more lines not shown. Restore file undoes all of them.</source><extracomment>One: … {0} more line not shown. Restore file undoes all of them.</extracomment><translation><numerusform>… أسطر أخرى غير معروضة: {0}. تتراجع «استعادة الملف» عنها كلها.</numerusform><numerusform>… سطر آخر غير معروض. تتراجع «استعادة الملف» عنه أيضًا.</numerusform><numerusform>… سطران آخران غير معروضين. تتراجع «استعادة الملف» عنهما أيضًا.</numerusform><numerusform>… {0} أسطر أخرى غير معروضة. تتراجع «استعادة الملف» عنها كلها.</numerusform><numerusform>… {0} سطرًا آخر غير معروض. تتراجع «استعادة الملف» عنها كلها.</numerusform><numerusform>… {0} سطر آخر غير معروض. تتراجع «استعادة الملف» عنها كلها.</numerusform></translation></message>
<message><source>… {count} more</source><translation>… {count} أخرى</translation></message>
<message><source>↑↓ select   Enter recall   P pin   V verify</source><translation>↑↓ تحديد   Enter استرجاع   P تثبيت   V تحقق</translation></message>
<message><source>≈ Tokens</source><translation>≈ الرموز</translation></message>
<message><source>≈ tok</source><translation>≈ رمز</translation></message>
<message><source>≈46 tokens</source><translation>≈46 رمزًا</translation></message>
<message><source>✓ Answered in {0} s</source><translation>✓ أجاب خلال {0} ث</translation></message>
<message><source>✓ Verified · {0} ms</source><translation>✓ تم التحقق · {0} م.ث</translation></message>
<message numerus="yes"><source>⟨{count} blank lines⟩</source><extracomment>One: ⟨{count} blank line⟩</extracomment><translation><numerusform>⟨{count} سطر فارغ⟩</numerusform><numerusform>⟨سطر فارغ واحد⟩</numerusform><numerusform>⟨سطران فارغان⟩</numerusform><numerusform>⟨{count} أسطر فارغة⟩</numerusform><numerusform>⟨{count} سطرًا فارغًا⟩</numerusform><numerusform>⟨{count} سطر فارغ⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} blanks⟩</source><extracomment>One: ⟨{count} blank⟩</extracomment><translation><numerusform>⟨{count} مسافة⟩</numerusform><numerusform>⟨مسافة واحدة⟩</numerusform><numerusform>⟨مسافتان⟩</numerusform><numerusform>⟨{count} مسافات⟩</numerusform><numerusform>⟨{count} مسافة⟩</numerusform><numerusform>⟨{count} مسافة⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} hidden characters⟩</source><extracomment>One: ⟨{count} hidden character⟩</extracomment><translation><numerusform>⟨{count} محرف غير مرئي⟩</numerusform><numerusform>⟨محرف غير مرئي واحد⟩</numerusform><numerusform>⟨محرفان غير مرئيين⟩</numerusform><numerusform>⟨{count} محارف غير مرئية⟩</numerusform><numerusform>⟨{count} محرفًا غير مرئي⟩</numerusform><numerusform>⟨{count} محرف غير مرئي⟩</numerusform></translation></message>
<message numerus="yes"><source>⟨{count} tabs⟩</source><extracomment>One: ⟨{count} tab⟩</extracomment><translation><numerusform>⟨{count} علامة جدولة⟩</numerusform><numerusform>⟨علامة جدولة واحدة⟩</numerusform><numerusform>⟨علامتا جدولة⟩</numerusform><numerusform>⟨{count} علامات جدولة⟩</numerusform><numerusform>⟨{count} علامة جدولة⟩</numerusform><numerusform>⟨{count} علامة جدولة⟩</numerusform></translation></message>
</context>
</TS>
