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
