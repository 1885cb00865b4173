# Zasady, na które powołuje się rozstrzygnięcie

rule-river-control-when = Deklaruje tylko atakujący i tylko w swojej turze: przed zagraniem karty, po nim albo po dobraniu. Może to zrobić kilka razy w jednej turze, ale nie musi. Nieudana deklaracja nic nie kosztuje.
rule-river-control-full = Najpierw własny komplet: wszystkie pola po stronie atakującego muszą być zajęte. Niepełna formacja nie zdobywa tamy, choćby obrońca nie miał już przy niej szans.
rule-river-control-compare = Gdy po obu stronach tamy leży komplet kart, niczego nie trzeba już dowodzić. Porównuje się obie strony i tama należy do silniejszej.
rule-river-control-proof = Gdy obrońca nie ma jeszcze kompletu, atakujący dowodzi, że żadne dołożenie brakujących kart nie da obrońcy silniejszej formacji. Dowodem są tylko karty odkryte: leżące przy tamach i odrzucone. Jedna możliwa silniejsza formacja wystarczy, by deklaracja upadła.
rule-river-control-pool = W dowodzie obrońca może dostać każdą kartę bojową, której nie widać przy tamach ani wśród odrzuconych, także tę, którą atakujący trzyma w ręce. Karty z ręki niczego nie dowodzą.
rule-river-control-too-few = Jeśli niewidocznych kart bojowych jest mniej niż wolnych pól obrońcy, obrońca nigdy nie skompletuje formacji i deklaracja jest słuszna.
rule-river-control-duck-beaver = Tego, że kaczka i bóbr jednego koloru mogłyby znieść się przy tamie, atakujący nie musi uwzględniać. Czy kaczka albo bóbr, które zniknęłyby zaraz po zagraniu, liczą się jako możliwa karta obrońcy, rozstrzyga przyjęta wykładnia.
rule-river-control-logs = Dowód nie uwzględnia kłód, podstępów, odwrotu ani tego, ile tur zostało. Liczy się tylko, jakie karty mogą jeszcze stanąć po stronie obrońcy przy tej tamie.

rule-river-tie-sum = Z dwóch formacji tego samego rodzaju silniejsza jest ta, której wartości dają wyższą sumę.
rule-river-tie-first = Ten sam rodzaj i ta sama suma: wygrywa strona, która wcześniej miała komplet. Jeśli strona straciła kartę i została uzupełniona, liczy się chwila ostatniego uzupełnienia.
rule-river-tie-proof = Formacja, którą obrońca mógłby dopiero ułożyć, musi być silniejsza, a nie tylko równa. Przy równej sile pierwszy był atakujący.

rule-river-formations-order = Od najsilniejszej: Legion, Kompania, Bractwo, Banda, Zgraja. Wyższy rodzaj bije niższy bez względu na sumy.
rule-river-formations-legion = Legion to karty jednego koloru o wartościach idących po kolei. Nie ma silniejszej formacji.
rule-river-formations-kompania = Kompania to karty o jednej wartości. Ustępuje tylko Legionowi.
rule-river-formations-bractwo = Bractwo to karty jednego koloru o dowolnych wartościach. Ustępuje Legionowi i Kompanii.
rule-river-formations-banda = Banda to wartości idące po kolei w dowolnych kolorach. Bije tylko Zgraję.
rule-river-formations-zgraja = Zgraja to każdy komplet kart, który nie jest niczym lepszym. Pokonać może tylko inną Zgraję, sumą albo pierwszeństwem.
rule-river-formations-run = Wartości idące po kolei mogą leżeć w dowolnym porządku. Szereg nie zawija się: 11 i 0 nie sąsiadują ze sobą.

rule-river-dam-slots = Liczba pól na płytce mówi, ile kart ma pełna strona i ile najwyżej można przy niej położyć. Po obróceniu płytki liczy się liczba pól na nowej stronie.
rule-river-dam-none = Przy tamie bez wymogu wygrywa silniejsza formacja, a przy tym samym rodzaju wyższa suma.
rule-river-dam-highest-sum = Przy tej tamie liczy się tylko suma wartości i wygrywa wyższa. Rodzaj formacji nie ma znaczenia.
rule-river-dam-lowest-sum = Przy tej tamie liczy się tylko suma wartości i wygrywa niższa. Rodzaj formacji nie ma znaczenia.
rule-river-dam-kompania = Przy tej tamie Kompania bije wszystko inne. Dwie Kompanie, a także dwie strony bez Kompanii, porównuje się sumą.
rule-river-dam-bractwo = Przy tej tamie Bractwo bije wszystko inne. Dwa Bractwa, a także dwie strony bez Bractwa, porównuje się sumą.
rule-river-dam-banda = Przy tej tamie Banda bije wszystko inne. Dwie Bandy, a także dwie strony bez Bandy, porównuje się sumą.
rule-river-dam-flip = Zdobyta nieuszkodzona tama zostaje obrócona na uszkodzoną stronę, a leżące przy niej karty obu graczy trafiają odkryte do odrzuconych. W dowodach nadal liczą się jako widoczne.
rule-river-dam-destroy = Zdobyta uszkodzona tama jest zniszczona, a atakujący natychmiast wygrywa partię.

rule-river-elite-perkoz = Perkoz ma wartość 1, 2 albo 3 i dowolny kolor.
rule-river-elite-wazka = Ważka ma dowolną wartość od 0 do 11 i dowolny kolor. Może udawać także kartę, którą już widać.
rule-river-elite-labedz = Łabędź ma zawsze wartość 7, a kolor dowolny.
rule-river-elite-best = Wartość i kolor jednostki elitarnej ustala się dopiero przy rozstrzyganiu kontroli, tak jak najlepiej dla jej właściciela. Każda strona ustala swoje niezależnie, a wcześniejsze zapowiedzi nie wiążą.
rule-river-elite-unplayed = Jednostki elitarne, których nikt jeszcze nie zagrał, liczą się w dowodzie tylko wtedy, gdy tak stanowi przyjęta wykładnia, i tylko tyle, ile obrońca mógłby jeszcze zagrać.

rule-river-cancel = Gdy ktoś zagra kaczkę (0) naprzeciw bobra (11) tego samego koloru albo odwrotnie, obie karty są odrzucane. Przy różnych kolorach nic się nie dzieje.

rule-river-elite-limit = Czy jeden gracz może zagrać obie Ważki, rozstrzyga przyjęta wykładnia: instrukcja tego nie ogranicza.

rule-river-setup-dams = Grę zaczyna siedem tam ułożonych w rzędzie między graczami w dowolnej kolejności, wszystkie nieuszkodzoną stroną do góry.
rule-river-setup-deal = Z potasowanych 60 kart bojowych każdy dostaje sześć i trzyma je zakryte przed przeciwnikiem. Reszta to zakryty stos.

rule-river-turn-order = Zaczyna atakujący, a potem gracze wykonują tury na przemian. W cudzej turze nic się nie robi.
rule-river-turn-phases = Tura ma trzy fazy w stałej kolejności: przygotowanie (można je pominąć), zagranie karty i dobranie karty. Zagrania i dobrania pominąć nie wolno.

rule-river-retreat-when = Odwrót to przygotowanie atakującego: tylko na początku jego tury i tylko wtedy, gdy chce.
rule-river-retreat-scope = Przy odwrocie atakujący odrzuca wszystkie swoje karty bojowe leżące przy jednej tamie.
rule-river-log-when = Kłoda to przygotowanie obrońcy: tylko na początku jego tury i tylko wtedy, gdy chce.
rule-river-log-nearest = Kłoda trafia w kartę atakującego leżącą najbliżej tamy, czyli wyłożoną jako pierwsza – bojową albo jednostkę elitarną. Dlatego kolejne karty kładzie się pod poprzednimi.
rule-river-log-once = W jednej turze obrońca rzuca najwyżej jedną kłodę.
rule-river-log-three = Obrońca zaczyna z trzema kłodami. Każda rzucona wraca do pudełka, więc w całej grze ma ich trzy.
rule-river-discard-open = Odrzucone karty leżą odkryte obok pola gry. Każdy może je przeglądać, ale są poza grą, dopóki nie przywróci ich podstęp.

rule-river-place-one = W swojej turze gracz zagrywa jedną kartę: kładzie ją po swojej stronie jednej tamy.
rule-river-place-hand = Zagrywa się kartę, którą ma się na ręce.
rule-river-place-fixed = Karta położona przy tamie zostaje tam, gdzie leży. Nie można jej przenieść w inne miejsce.
rule-river-place-none = Kto nie może zagrać żadnej karty, pomija zagranie i przechodzi do dobierania. Kto może, ten musi.
rule-river-cancel-room = Także kaczka albo bóbr, które zaraz się zniosą, muszą najpierw mieć wolne pole. Odrzuca się je, zanim ktokolwiek zdąży coś zadeklarować.

rule-river-draw-one = Po zagraniu karty gracz dobiera jedną, z wierzchu stosu.
rule-river-draw-empty = Gdy stos jest pusty, gracz nie dobiera.
rule-river-end-last-turn = Gdy stos kart bojowych się wyczerpie, atakujący ma jeszcze jedną turę i gra się kończy. Tury zawsze idą na przemian.
rule-river-win-four = Atakujący wygrywa natychmiast, gdy uszkodzi czwartą tamę.
rule-river-win-last = Jeśli w swojej ostatniej turze atakujący nie wygra, wygrywa obrońca.

rule-river-rematch-both = W Rewanżu gra się dwie partie i gracze zamieniają się rolami. Kto wygrał obie, jest zwycięzcą.
rule-river-rematch-attacker = Jeśli obaj wygrali jako atakujący, lepszy jest ten, któremu zostało więcej kart w stosie.
rule-river-rematch-defender = Jeśli obaj wygrali jako obrońcy, lepszy jest ten, któremu zostało więcej kłód i nieuszkodzonych tam.
rule-river-rematch-again = Jeśli i to nie rozstrzyga, gra się jeszcze raz.

rule-river-tactics-setup = Kartami taktyki gra się tylko w tym wariancie: jest ich 11, tworzą osobny stos obok bojowego, a na początku każdy dostaje jedną.
rule-river-tactics-play = W swojej turze gracz zagrywa jedną kartę: bojową albo taktyki.
rule-river-tactics-draw = Po zagraniu gracz dobiera jedną kartę z dowolnego stosu: bojowego albo taktyki. Z pustego stosu taktyki dobrać nie można.
rule-river-tactics-count = Nikt nie może zagrać więcej niż o jedną kartę taktyki więcej od przeciwnika. Liczą się wszystkie zagrane dotąd, także te, których już nie ma na stole.
rule-river-tactics-elite = Jednostkę elitarną zagrywa się jak kartę bojową: kładzie się ją przy tamie i zajmuje pole.
rule-river-tactics-ruse = Zagrany podstęp kładzie się odkryty obok stosu kart taktyki, po swojej stronie. Do gry już nie wraca.

rule-river-ruse-target = Podstęp musi mieć na co zadziałać.
rule-river-ruse-battle-only = Podstępy działają tylko na prawdziwe karty bojowe. Jednostek elitarnych nie ruszają.
rule-river-ruse-move = Transfer i Zdrada przenoszą kartę na drugą stronę tej samej tamy, o ile jest tam wolne pole. Przeniesiona karta leży jako ostatnia.
rule-river-ruse-transfer = Transfer: gracz wybiera kartę bojową po swojej stronie tamy i przenosi ją na stronę przeciwnika albo odrzuca.
rule-river-ruse-rekrutacja = Rekrutacja: gracz bierze kartę bojową z odrzuconych i zagrywa ją po swojej stronie jednej z tam.
rule-river-ruse-dezercja = Dezercja: gracz odrzuca jedną kartę bojową leżącą po stronie przeciwnika.
rule-river-ruse-wsparcie = Wsparcie: gracz wtasowuje do stosu dwie karty bojowe z odrzuconych. Bez dwóch takich kart zagrać go nie można.
rule-river-ruse-zdrada = Zdrada: gracz przenosi na swoją stronę jedną kartę bojową leżącą po stronie przeciwnika.
rule-river-ruse-wymiana = Wymiana: obaj gracze jednocześnie wybierają po trzy karty z ręki i oddają je sobie nawzajem. Kto ma mniej, oddaje wszystkie.
rule-river-ruse-eksplozja = Eksplozja: odrzuca się wszystkie karty bojowe po obu stronach jednej tamy.

# Wykładnie: pytanie, odpowiedzi i powód

reading-legion-on-icon-dams = Czym jest Legion przy tamie, która wymaga Bractwa albo Bandy?
reading-legion-on-icon-dams-counts = Legion jest tam zwykłym Bractwem albo Bandą i porównuje się go sumą.
reading-legion-on-icon-dams-outranks = Legion spełnia wymóg i bije każde zwykłe Bractwo albo Bandę, nawet o wyższej sumie.
reading-legion-on-icon-dams-excluded = Legion jest tam inną formacją: nie spełnia wymogu, więc przegrywa z wymaganym Bractwem albo Bandą.
reading-legion-on-icon-dams-why = Instrukcja określa Bractwo samym kolorem, a Bandę samym następstwem wartości, i nie wspomina przy tych tamach o Legionie. Legion spełnia oba opisy, dlatego domyślnie liczy się jak każde inne Bractwo czy Banda.

reading-unplayed-elites = Czy dowód musi uwzględniać jednostki elitarne, których nikt jeszcze nie zagrał?
reading-unplayed-elites-ignored = Nie: liczą się tylko niewidoczne karty bojowe.
reading-unplayed-elites-allowed = Tak: obrońca mógłby dołożyć niezagrane jednostki elitarne, o ile pozwala mu na to liczba zagranych kart taktyki.
reading-unplayed-elites-why = Wariant z kartami taktyki nie mówi, czy zmienia dowód. W pokrewnych grach deklaracje opiera się na kartach bojowych, inaczej prawie żadnej nie dałoby się dowieść, dopóki jokery są zakryte.

reading-duck-beaver-in-proof = Czy kaczka albo bóbr, które po zagraniu zaraz by się zniosły, liczą się jako możliwa karta obrońcy?
reading-duck-beaver-in-proof-counts = Tak: w dowodzie są to zwykłe karty.
reading-duck-beaver-in-proof-excluded = Nie: atakujący może pominąć kaczkę lub bobra w kolorze swojego bobra lub kaczki przy tej tamie.
reading-duck-beaver-in-proof-why = Instrukcja zwalnia atakującego z rozważania odrzuceń kaczek i bobrów, ale nie mówi, komu to zwolnienie szkodzi w takim przypadku. Domyślnie odrzuceń po prostu nie ma, więc karta liczy się jak każda inna.

reading-dragonfly-limit = Czy jeden gracz może użyć obu Ważek?
reading-dragonfly-limit-both = Tak, jeden gracz może zagrać obie.
reading-dragonfly-limit-one-each = Nie, na każdego gracza przypada najwyżej jedna.
reading-dragonfly-limit-why = Instrukcja nie podaje żadnego ograniczenia; zna je tylko gra siostrzana.

reading-claim-pool = Których kart obrońca może jeszcze użyć w dowodzie?
reading-claim-pool-unseen = Każdej karty bojowej, która nie leży przy żadnej tamie ani wśród odrzuconych, czyli kart z obu rąk i ze stosu.
reading-claim-pool-why = Dowód ma się opierać na tym, co zagrano i odrzucono. Ręki atakującego nikt poza nim nie widzi, więc niczego nie dowodzi.

reading-logs-ruses-in-proof = Czy w dowodzie uwzględnia się kłody, podstępy, odwrót i brak tur?
reading-logs-ruses-in-proof-ignored = Nie: dowód dotyczy tylko kart, które obrońca mógłby wyłożyć przy tej tamie.
reading-logs-ruses-in-proof-why = Instrukcja pyta wyłącznie o formację, jaką obrońca mógłby ułożyć przy tej tamie. Wszystko inne uczyniłoby dowód grą w zgadywanie.

reading-too-few-cards = Co, jeśli niewidocznych kart jest mniej niż wolnych pól obrońcy?
reading-too-few-cards-claim-holds = Deklaracja jest słuszna, bo obrońca nie skompletuje żadnej formacji.
reading-too-few-cards-why = Instrukcja nie omawia takiej sytuacji. Czytana dosłownie każe wskazać silniejszą formację, a żadnej nie da się ułożyć.

reading-tie-in-proof = Czy przyszła formacja obrońcy, dokładnie tak samo silna, zatrzymuje deklarację?
reading-tie-in-proof-attacker-first = Nie: przy równej sile wygrywa atakujący, bo miał komplet wcześniej.
reading-tie-in-proof-why = Zatrzymać deklarację może tylko formacja silniejsza, a przy równości instrukcja daje pierwszeństwo temu, kto ułożył swoją wcześniej.

reading-completion-time = Od kiedy liczy się komplet, jeśli karta opuściła pełną stronę i miejsce znów zajęto?
reading-completion-time-last-filled = Od ostatniej chwili, w której strona stała się pełna; obrócenie płytki zeruje obie strony.
reading-completion-time-why = Instrukcja nie mówi, co dzieje się z pierwszeństwem po kłodzie lub podstępie. Strona z luką nie ma formacji, więc jej pierwszeństwo przepada.

reading-wild-range = Czym może być Ważka?
reading-wild-range-any-card = Dowolną kartą od 0 do 11 w jednym z pięciu kolorów, także taką, którą już widać.
reading-wild-range-why = Instrukcja daje Ważce dowolną wartość i kolor i niczego nie wyłącza.

reading-unplayed-elites-limit = Ile niezagranych jednostek elitarnych dopuszcza ścisły dowód?
reading-unplayed-elites-limit-tactics-count = Tyle, ile obrońca mógłby jeszcze zagrać: karty taktyki zagrane przez atakującego plus jedna, minus zagrane przez obrońcę.
reading-unplayed-elites-limit-why = Żaden gracz nie może wyprzedzić przeciwnika o więcej niż jedną kartę taktyki. Ten sam limit stosujemy do kart, które dopiero mogłyby zostać zagrane.

reading-tactics-count = Co wlicza się do limitu kart taktyki?
reading-tactics-count-all-played = Każda zagrana dotąd karta taktyki, jednostka elitarna czy podstęp, nawet jeśli nie ma jej już na stole.
reading-tactics-count-why = Ograniczenie dotyczy zagrywania, a nie tego, co leży na stole; tak pokazuje to przykład w grze siostrzanej.

reading-support-unseen = Czy karty wtasowane przez Wsparcie znów liczą się jako możliwe?
reading-support-unseen-possible-again = Tak, a karty poznane dzięki Wymianie pozostają w dowodzie nieznane.
reading-support-unseen-why = Dowodzą tylko karty odkryte na stole, a nie to, co ktoś pamięta.

reading-claims-per-turn = Ile deklaracji wolno złożyć, kiedy i za jaką cenę?
reading-claims-per-turn-any-number = Dowolnie wiele, jedną po drugiej, w każdej chwili tury atakującego; nieudana nic nie kosztuje.
reading-claims-per-turn-why = Instrukcja pozwala deklarować w każdej chwili tury i nie podaje ani limitu, ani kary.

reading-retreat-scope = Co obejmuje odwrót?
reading-retreat-scope-one-dam = Jedną tamę i tylko karty bojowe; jednostki elitarne zostają.
reading-retreat-scope-elites-too = Jedną tamę i wszystko, co atakujący przy niej ma, także jednostki elitarne.
reading-retreat-scope-several-dams = Dowolnie wiele tam; wszędzie tylko karty bojowe.
reading-retreat-scope-why = Instrukcja mówi o kartach bojowych przy jednej płytce, tymi samymi słowami co przy podstępach. Inne wydania gry pozwalają na więcej.

reading-duck-beaver-trigger = Kiedy kaczka i bóbr jednego koloru się znoszą?
reading-duck-beaver-trigger-played = Gdy jedną z tych kart ktoś zagra, także Rekrutacją; nie wtedy, gdy przeniesie ją Zdrada albo Transfer. Jednostka elitarna nigdy nie jest kaczką ani bobrem.
reading-duck-beaver-trigger-any-arrival = Zawsze, gdy jedna z tych kart trafi naprzeciw drugiej, także przeniesiona.
reading-duck-beaver-trigger-why = Instrukcja mówi o zagraniu karty, a przeniesienie nim nie jest.

reading-cancellation-room = Czy kaczka albo bóbr, które zaraz się zniosą, potrzebują wolnego pola?
reading-cancellation-room-needs-slot = Tak: najpierw się je kładzie, a odrzuca dopiero potem, zanim padnie jakakolwiek deklaracja.
reading-cancellation-room-why = Znoszą się karty leżące przy tamie, więc karta musi się tam najpierw zmieścić.

reading-no-legal-placement = Co, gdy gracz nie może niczego zagrać?
reading-no-legal-placement-skip = Pomija zagranie i normalnie dobiera.
reading-no-legal-placement-defender-wins = Pomija zagranie i dobiera, ale obrońca, który zaczyna turę i ma zapełnione wszystkie pola, od razu wygrywa.
reading-no-legal-placement-why = Instrukcja tego nie przewiduje. Tak odpowiadają autorzy gry siostrzanej.

reading-deck-end-trigger = Co zapowiada ostatnią turę?
reading-deck-end-trigger-emptied = Dobranie ostatniej karty ze stosu bojowego: w grze podstawowej atakujący zagrywa 25 razy, a obrońca 24. Wsparcie już tego nie cofa. Jeśli stos opróżni atakujący, obrońca ma jeszcze jedną turę przed jego ostatnią.
reading-deck-end-trigger-failed-draw = Pierwsze dobieranie, przy którym stos bojowy jest już pusty: w grze podstawowej atakujący zagrywa 26 razy, a obrońca 25.
reading-deck-end-trigger-why = Zdanie o wyczerpanym stosie można rozumieć na oba sposoby. Gra siostrzana liczy od dobrania ostatniej karty.

reading-draw-when-deck-empty = Stos bojowy jest pusty, a stos taktyki nie. Czy można dobierać?
reading-draw-when-deck-empty-tactics-pile = Można dobrać ze stosu taktyki albo nie dobierać.
reading-draw-when-deck-empty-no-draw = Nie, nie dobiera się już niczego.
reading-draw-when-deck-empty-why = Instrukcja zabrania dobierać tylko ze stosu, który jest pusty.

reading-ruse-targets = Czym jest „karta bojowa” w opisach podstępów?
reading-ruse-targets-battle-only = Tylko prawdziwą kartą bojową. Podstępy nie ruszają jednostek elitarnych, kłody tak.
reading-ruse-targets-why = O kartach taktyki instrukcja wspomina wyłącznie przy kłodach.

reading-ruse-without-target = Czy wolno zagrać podstęp, który nic nie zrobi?
reading-ruse-without-target-illegal = Nie: podstęp musi mieć na co zadziałać.
reading-ruse-without-target-allowed = Tak, wtedy nic się nie dzieje. Wyjątkiem jest Wsparcie: bez dwóch odrzuconych kart zagrać go nie można.
reading-ruse-without-target-why = Wprost instrukcja zabrania tego tylko przy Wsparciu. Domyślnie traktujemy pozostałe podstępy tak samo.

reading-move-destination = Przy której tamie ląduje karta przeniesiona Transferem albo Zdradą?
reading-move-destination-same-dam = Przy tej samej, po drugiej stronie, i musi tam być wolne pole. Leży jako ostatnia.
reading-move-destination-any-dam = Przy dowolnej tamie, przy której po właściwej stronie jest wolne pole.
reading-move-destination-why = Instrukcja mówi o przeniesieniu na drugą stronę, a nie do innej tamy.

reading-exchange-short = Co oddaje przy Wymianie ktoś, kto ma mniej niż trzy karty?
reading-exchange-short-give-all = Wszystkie, jakie ma. Karty taktyki też można oddawać.
reading-exchange-short-battle-only = Oddaje się tylko karty bojowe: trzy albo wszystkie, jakie się ma.
reading-exchange-short-why = Instrukcja mówi po prostu o kartach z ręki.

reading-rematch-pile = Które karty „w stosie” liczą się w Rewanżu?
reading-rematch-pile-battle-deck = Tylko stos kart bojowych.
reading-rematch-pile-both-piles = Oba stosy razem, bojowy i taktyki.
reading-rematch-pile-why = Wariant opisano dla gry podstawowej, a ta zna jeden stos.

reading-rematch-defender-score = Jak porównać obrońców w Rewanżu?
reading-rematch-defender-score-total = Łącznie: kłody i nieuszkodzone tamy liczy się razem.
reading-rematch-defender-score-in-turn = Po kolei: najpierw kłody, a dopiero przy równej ich liczbie nieuszkodzone tamy.
reading-rematch-defender-score-why = Instrukcja łączy kłody i tamy spójnikiem „i”, więc domyślnie liczymy je razem.
