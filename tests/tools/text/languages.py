"""The same few sentences in many languages, as they stand in notes and comments of projects."""

CHINESE = (
    "这个程序从文件里读取订单，然后把结果写入数据库。如果配置文件不存在，就使用默认值。"
    "测试失败的时候，请先检查日志，再重新运行一次。"
)
RARE_CHINESE = "作者是朱镕基大街的张喆，字里有𠮷和㐂。" + CHINESE
"""With characters that only GB18030 has."""
TRADITIONAL = (
    "這個程式從檔案裡讀取訂單，然後把結果寫入資料庫。如果設定檔不存在，就使用預設值。"
    "測試失敗的時候，請先檢查日誌，再重新執行一次。"
)
JAPANESE = (
    "このプログラムは注文をファイルから読み込み、結果をデータベースに書き込みます。"
    "設定ファイルがない場合は既定値を使います。テストが失敗したら、まずログを確認してください。"
)
KOREAN = (
    "이 프로그램은 파일에서 주문을 읽고 결과를 데이터베이스에 씁니다. 설정 파일이 없으면 기본값을 "
    "사용합니다. 테스트가 실패하면 먼저 로그를 확인하십시오."
)
GERMAN = (
    "Das Programm liest Aufträge aus einer Datei und schreibt die Ergebnisse in die Datenbank. "
    "Fehlt die Konfiguration, gelten übliche Werte. Schlägt ein Test fehl, prüfe zuerst das "
    "Protokoll; die Größe der Dateien hängt von den Beträgen ab, die später fällig werden."
)
FRENCH = (
    "Le programme lit les commandes à partir d’un fichier et écrit les résultats dans la base de "
    "données. Si la configuration n’existe pas, les valeurs par défaut sont utilisées. Après un "
    "échec, vérifiez d’abord le journal, là où l’été dernier le problème était déjà apparu."
)
SPANISH = (
    "El programa lee los pedidos de un archivo y escribe los resultados en la base de datos. Si no "
    "hay configuración, se usan los valores de siempre. ¿Falló una prueba? Revise primero el "
    "registro del año pasado: allí está también la versión número 3 con más información útil."
)
PORTUGUESE = (
    "O programa lê as encomendas de um ficheiro e grava os resultados na base de dados. Se não há "
    "configuração, usam-se os valores padrão. Se um teste falhar, verifique primeiro as mensagens; "
    "as alterações e as opções também estão lá, com a informação necessária à correção."
)
ITALIAN = (
    "Il programma legge gli ordini da un file e scrive i risultati. La qualità è più importante "
    "della velocità, perché così si può capire già dov’è il problema. Ciò che non c’è più è là."
)
SWEDISH = (
    "Programmet läser beställningar från en fil och skriver resultaten till databasen. Om "
    "inställningarna saknas används vanliga värden. Går ett prov fel, titta först på loggen."
)
ENGLISH = (
    "It’s what Zoë Müller of the Café Österreich said: “naïve” résumés — those without a plan — "
    "cost 20 € more…"
)
PLAIN_ENGLISH = (
    "The program reads orders from a file and writes what came of them, as a good café does. It is "
    "kept at 5° by José Núñez, copyright © 2020, who wrote most of it on the way to Zürich."
)

RUSSIAN = (
    "Программа читает заказы из файла и записывает результаты в базу данных. Если настроек нет, "
    "берутся обычные значения. Если проверка не удалась, сначала посмотрите в журнал."
)
GREEK = (
    "Το πρόγραμμα διαβάζει παραγγελίες από ένα αρχείο και γράφει τα αποτελέσματα στη βάση "
    "δεδομένων. Αν δεν υπάρχουν ρυθμίσεις, ισχύουν οι συνηθισμένες τιμές."
)
CZECH = (
    "Program čte objednávky ze souboru a zapisuje výsledky do databáze. Když chybí nastavení, "
    "použijí se obvyklé hodnoty. Pokud zkouška selže, podívejte se nejdříve do záznamů."
)
POLISH = (
    "Program czyta zamówienia z pliku i zapisuje wyniki w bazie danych. Jeśli brakuje ustawień, "
    "używa się zwykłych wartości. Gdy próba się nie powiedzie, najpierw sprawdź dziennik, proszę."
)
TURKISH = (
    "Program siparişleri bir dosyadan okur ve sonuçları veritabanına yazar. Ayarlar yoksa "
    "alışılmış değerler kullanılır. Bir sınama başarısız olursa önce günlüğe bakın."
)
HEBREW = (
    "התוכנית קוראת הזמנות מקובץ וכותבת את התוצאות למסד הנתונים. אם אין הגדרות, "
    "משתמשים בערכים הרגילים."
)
