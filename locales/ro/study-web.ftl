## Tabla de analiză

study-title = Analiză
study-open = Analizează de aici
study-bot = Botul se gândește
study-think = Gândește
study-rest = Oprește
study-looks = { $count ->
    [one] { $count } continuare analizată
    [few] { $count } continuări analizate
   *[other] { $count } de continuări analizate
}
study-exact = Se vede sfârșitul: aceste rezultate sunt sigure.
study-share-words = Timp acordat:
study-value-words = Șansa de victorie:
study-legend = Bara arată cât din timpul său a dat botul unei mutări, iar numărul, șansa de victorie după ea.
study-odds = Cine câștigă de aici
study-asked = Decide { $player }.
study-over = Aici jocul s-a încheiat.
study-waits = Urmează o tragere la sorți.
study-draw = Lasă hazardul să decidă
study-chance = Hazard
study-lines = Variante încercate
study-lines-none = Apasă o mutare ca să o încerci. Hazardul urmează de la sine.
study-game = Jocul
study-name = Numește varianta
study-redraw = Trage din nou
study-remove = Elimină
study-share = Link către această tablă
study-link-there = Adresa acestei pagini este acum linkul.
study-too-long = Pe această tablă este prea mult pentru un link. Elimină câteva variante, apoi încearcă din nou.
study-close = Închide analiza
study-failed = Tabla nu poate fi afișată
study-bad-link = Acest link nu duce la o tablă. Poate a fost tăiat pe drum sau l-a făcut o versiune mai nouă a Mesetei; cere-l din nou.
error-study-refused = Această mutare nu se poate face aici. Continuă din alt moment sau elimină câteva variante.
study-no-engine = Pentru analiză, regulile trebuie să ruleze în browserul tău, iar pagina acestui server nu le conține.
study-position = Modifică această poziție
study-position-about = Aceasta este poziția întreagă, așa cum o citesc și programele-bot. Modific-o și deschide-o ca tablă separată; butonul Înapoi al browserului te întoarce la cea deschisă acum. Ce se află în saci și în teancurile cu fața în jos nu are ordine: hazardul trage de acolo.
study-position-label = Poziția ca text
study-position-open = Deschide pe tablă
study-position-save = Salvează ca fișier
study-position-unread = Textul nu poate fi citit ca poziție: { $reason }. Corectează locul acela și încearcă din nou.
study-position-refused = Această poziție este imposibilă. Motivul, în engleză: „{ $reason }”. Corectează și încearcă din nou.
position-counts-about = Schimbă numerele aici sau orice în textul de mai jos. Piesele sunt limitate: ce primește cineva trebuie să vină de undeva.
position-table = Masa
position-changed = schimbat
position-of = { $part }: { $kind }
position-goods = Mărfuri
position-stock = Rezervă
position-plantations = Plantații cu fața în sus
position-face-down = Plantații cu fața în jos
position-discards = Plantații decartate
position-quarries = Cariere rămase
position-worker-supply = Coloniști în rezervă
position-worker-ship = Coloniști pe navă
position-victory-points = Puncte de victorie în jetoane
position-carts = Căruțe
position-doubloons = Dubloni
position-coins = Monede
position-san-juan = Coloniști în San Juan
position-tiles = Pe insulă
position-tile-workers = Coloniști pe insulă
position-bag = Sac
position-container = Ladă
position-corn-store = Porumb în depozit
position-road = Pași ai Drumului
