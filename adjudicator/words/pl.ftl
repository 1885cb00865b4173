# Słowa wspólne dla wszystkich gier.

verdict-upheld = UZNANE
verdict-rejected = ODRZUCONE
verdict-answered = ODPOWIEDŹ
verdict-undecided = NIEROZSTRZYGNIĘTE

heading-why = Dlaczego
heading-table = Stół po tych akcjach
heading-smallest-reason = Najmniejszy dowód
heading-flips = Co by to odwróciło
heading-readings = Wykładnie zasad
heading-engines = Silniki
heading-rules = Przywołane zasady
heading-codes = Słowa i kody w tym rozstrzygnięciu
heading-in-full = Cały przebieg, krok po kroku
folded = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}: do obejrzenia z --full.
engine-none = brak
engine-found = znaleziono
engine-gave-up = bez odpowiedzi
engine-false = znalazł coś, czemu zasady przeczą
engine-not-excluded = prawa, o które go zapytano, tego nie wykluczają
trust-open = Nic, co ma znaczenie, nie jest zakryte, więc nie trzeba było pytać żadnego silnika.
trust-shown = Pokazane: zasady odtworzyły to krok po kroku.
trust-laws = Żadne prawo, które zapisaliśmy, nie jest złamane. Nie odtworzono przebiegu gry, który tu prowadzi.
trust-independent = Sprawdzone niezależnie: silniki łączy tylko stół i nasze odczytanie instrukcji. Błąd w tym odczytaniu byłby we wszystkich.
trust-shared-rules = Silniki są zgodne, ale grają, przynajmniej na początku, według tego samego zapisu zasad: błąd w nim byłby we wszystkich.
trust-one-search = Każdą z wersji potwierdzono. To, co leży między nimi, sprawdziło tylko jedno przeszukanie.
trust-one-program = Dwa solvery albo solver i dowód są zgodne. Opierają się na tym samym zapisie zasad, więc błąd w nim byłby w obu.
smallest-reason-none = Wystarczą karty leżące przy samej tamie.
smallest-reason-cards = Karty, które wystarczą za dowód: { $cards }.
flips-if-unseen = Byłoby odwrotnie, gdyby te karty nie były widoczne: { $cards }.
flips-if-unseen-never = To, jakie inne karty widać, niczego tu nie zmienia.
flips-if-seen = Byłoby odwrotnie, gdyby te karty były już widoczne: { $cards }.
flips-if-seen-never = To, jakie inne karty widać, niczego tu nie zmienia.
flips-if-seen-more = Musiałoby być widać więcej niż { $more_than } kart, których teraz nie widać (liczba układów, które obalają deklarację: { $beating }).
readings-none = Przy każdej innej wykładni zasad rozstrzygnięcie jest takie samo.
reading-decides = { $brief ->
    [answer] {""}
    [bare] {""}
   *[other] Wykładnia ma tu znaczenie.{" "}
}{ $question } { $brief ->
    [bare] {""}
   *[other] Przyjęto: { $used }{" "}
}{ $brief ->
    [no] Przy innej („{ QUOTED($other) }”) byłoby: „{ QUOTED($why) }”
    [result] Przy innej wykładni byłoby: „{ QUOTED($why) }”
    [answer] Przy innej wykładni byłoby: „{ QUOTED($why) }”
    [bare] Przy innej wykładni byłoby: „{ QUOTED($why) }”
   *[other] { $turned ->
        [upheld] Deklarację uznalibyśmy przy innej wykładni
        [rejected] Deklarację odrzucilibyśmy przy innej wykładni
        [same] Werdykt byłby ten sam, ale szczegóły inne, przy innej wykładni
        [undecided] Przy innej wykładni nie umielibyśmy rozstrzygnąć
       *[other] Odpowiedź byłaby inna przy innej wykładni
    }{ $brief ->
        [other] : „{ QUOTED($other) }”
       *[yes] .
    }
}
readings-depends = Przy innej wykładni ({ $reading } = { $option }) byłoby: { $verdict }. Ta wykładnia mówi: „{ $message }”
readings-depends-answer = Przy innej wykładni ({ $reading } = { $option }) odpowiedź byłaby inna: { $summary } Ta wykładnia mówi: „{ $message }”
readings-depends-steps = Przy innej wykładni ({ $reading } = { $option }) byłoby inaczej: { $differs } Ta wykładnia mówi: „{ $message }”
readings-untested = Na podstawie podanych faktów nie da się powiedzieć, jak byłoby przy innych wariantach wykładni: { $readings }.

problem-title-malformed = Nie da się odczytać sprawy
problem-title-illegal = Takiego stanu zasady nie dopuszczają
problem-title-contradictory = Fakty przeczą sobie nawzajem
problem-title-missing = Brakuje faktu, od którego zależy rozstrzygnięcie
problem-unknown-field = Pole „{ $field }” nie istnieje. Usuń je albo popraw nazwę.
problem-missing-field = Brakuje pola „{ $field }”.
problem-wrong-type = Właściwy rodzaj wartości: { $expected ->
    [integer] liczba całkowita
    [string] tekst w cudzysłowie
    [boolean] true albo false
    [list] lista
    [object] obiekt z nazwanymi polami
    [integer-or-string] liczba całkowita albo tekst
   *[other] { $expected }
}.
problem-bad-value = Tej wartości nie można przyjąć: { $detail ->
    [at-least] najmniejsza dozwolona to { $limit }
    [at-most] największa dozwolona to { $limit }
    [short] tekst jest za krótki (najmniej znaków: { $limit })
    [long] tekst jest za długi (najwięcej znaków: { $limit })
    [few] lista jest za krótka (najmniej pozycji: { $limit })
    [many] lista jest za długa (najwięcej pozycji: { $limit })
    [options] możliwe są tylko: { $options }
    [letters] dozwolone są małe litery a–z, cyfry i łącznik, na początku litera
   *[other] nie pasuje tutaj
}.
problem-not-json = To nie jest poprawny JSON (wiersz { $line }, znak { $column }).
problem-unknown-game = Nie znamy gry „{ $game }”. Znamy: { $options }.
problem-unknown-claim = Nie znamy deklaracji „{ $claim }”. Możliwe: { $options }.
problem-unknown-act = Nie znamy wpisu „{ $act }”. Są: { $options }.
problem-bad-link = To nie jest odsyłacz do tego wydarzenia albo został cofnięty.
problem-link-needed = To jest tylko dla tych, którzy mają odsyłacz do wydarzenia.
problem-link-role-too-low = Twój odsyłacz na to nie pozwala.
problem-unknown-card = Nie ma karty „{ $card }”. Karty zapisujemy jak R8 (kolory R G B Y P, wartości 0–11) albo perkoz, wazka, labedz.
problem-card-twice = Karta { $card } jest podana dwa razy, a jest tylko jedna taka.
problem-too-many-copies = Karta { $card } ma tylko { $copies ->
    [one] { $copies } egzemplarz
    [few] { $copies } egzemplarze
   *[many] { $copies } egzemplarzy
}, a wymieniono więcej.
problem-unknown-tile = Nie ma płytki tamy { $tile }. Płytki mają numery od 1 do 7.
problem-dam-unnamed = Tama potrzebuje numeru płytki („tile”) albo nazwy, liczby pól i wymogu („id”, „slots”, „requirement”).
problem-tile-and-house = Drukowana płytka ma już swoje pola i wymóg; usuń „{ $field }” albo „tile”.
problem-slots-out-of-range = Tama nie może mieć { $slots } pól; dopuszczamy od 1 do { $most }.
problem-unknown-requirement = Nie ma wymogu „{ $requirement }”. Możliwe: { $options }.
problem-side-overfull = { $side ->
    [attacker] Atakujący
   *[defender] Obrońca
} miałby przy tej tamie { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}, a pól jest { $slots }.
problem-first-but-not-full = „first” mówi, kto pierwszy ułożył pełną formację, ale przy tej tamie nie obie strony są pełne. Usuń „first” albo uzupełnij karty.
problem-first-missing = Przy tamie { $dam } obie strony są pełne i równe. Podaj w „first”, kto pierwszy ułożył pełną formację: attacker czy defender.
problem-dam-twice = Tamę { $dam } opisano dwa razy.
problem-unknown-dam = Deklaracja dotyczy tamy { $dam }, której nie ma w opisie stołu.
problem-complete-needs = Pełny opis stołu („complete”) wymaga też pola „{ $field }”.
problem-card-count = Kart bojowych jest 60, a tu wymieniono { $listed } i jeszcze { $deck } w stosie: razem { $total }.
problem-tactics-count = Nikt nie może zagrać o dwie karty taktyki więcej niż przeciwnik (atakujący: { $attacker }, obrońca: { $defender }).
problem-tactics-missing = Przy wykładni unplayed-elites = allowed trzeba podać „tactics_played”: ile kart taktyki zagrał każdy z graczy.
problem-elites-not-counted = { $side ->
    [attacker] Atakujący
   *[defender] Obrońca
} ma na stole { $elites ->
    [one] { $elites } jednostkę elitarną
    [few] { $elites } jednostki elitarne
   *[many] { $elites } jednostek elitarnych
}, a zagranych przez niego kart taktyki podano mniej: { $count }.
problem-both-dragonflies = Przy wykładni dragonfly-limit = one-each jeden gracz nie może mieć obu Ważek.
problem-unknown-reading = Nie ma wykładni „{ $reading }”. Wykładnie gry wymienia polecenie „sedzia rules”.
problem-unknown-option = Wykładnia { $reading } nie ma wariantu „{ $option }”. Możliwe: { $options }.
problem-notation = Nie rozumiem zapisu w miejscu „{ $text }”. Wzór: „{ $hint }”.
nearest = Najbliższe, co umiem odczytać: „{ $nearest }”.
problem-too-large = Treść jest za duża: najwyżej { $limit } bajtów.
problem-too-deep = Treść jest zbyt głęboko zagnieżdżona.
problem-wrong-content-type = Wyślij treść jako application/json albo zapis w jednym wierszu jako text/plain.
problem-no-such-file = Nie ma pliku „{ $file }”. Podaj plik albo samą sprawę, na przykład: "river; dam 3: R8 R9 R10 vs Y11; claim control 3".
problem-not-found = Nie ma tu niczego takiego.
problem-method-not-allowed = Ta metoda nie jest tu dostępna.
problem-unknown-language = Mówimy po polsku (pl) i po angielsku (en).
problem-server = Coś zawiodło po naszej stronie. Sprawa nie została rozstrzygnięta.
problem-not-yaml = To nie jest poprawny YAML (wiersz { $line }, znak { $column }).
problem-yaml-tab = W YAML wcięcia robi się spacjami, nigdy tabulatorami (wiersz { $line }, znak { $column }).
problem-byte-order-mark = W środku jest znacznik kolejności bajtów (wiersz { $line }); być może połączono dwa pliki. Trzeba go usunąć.
problem-nothing-like = Nie ma czegoś takiego: { $field } „{ $value }”.
problem-webhook-address = { $why ->
    [not-https] Adres webhooka musi zaczynać się od https://.
    [not-public] Adres webhooka musi być dostępny w otwartym internecie.
   *[other] To nie jest adres webhooka. Napisz na przykład: https://example.org/sedzia
  }
problem-too-many-webhooks = Są już { $limit } webhooki i więcej być nie może. Najpierw usuń któryś.
problem-not-text = Treść nie jest tekstem w kodowaniu UTF-8.
problem-busy = Wszyscy sędziowie są zajęci. Spróbuj za chwilę.
problem-stopping = Serwis kończy pracę; sprawa nie została rozstrzygnięta. Spróbuj za chwilę.
problem-too-long = Ta sprawa wymaga więcej czasu, niż wolno poświęcić jednej sprawie. Nie została rozstrzygnięta, a ponowne pytanie nic nie da.
problem-too-much-memory = Ta sprawa wymaga więcej pamięci, niż wolno zużyć na jedną sprawę. Nie została rozstrzygnięta, a ponowne pytanie nic nie da.
problem-no-record = Rejestr jest niedostępny: niczego nie można zapisać ani odszukać. Spróbuj za chwilę.
problem-unknown-number = Nie ma orzeczenia o tym numerze.
problem-out-of-range = „{ $field }” musi być liczbą całkowitą od { $least } do { $most }.
problem-lost = Nasz proces dwukrotnie załamał się na tej sprawie. Nie została rozstrzygnięta, a ponowne pytanie nic nie da.

problem-hand-overfull = { $side ->
    [attacker] Atakujący
   *[defender] Obrońca
} ma na ręce { $count } kart, a nigdy nie trzyma się więcej niż { $most }.
problem-elites-not-played = Na stole i wśród odrzuconych widać więcej jednostek elitarnych ({ $elites }), niż zagrano kart taktyki ({ $count }).
problem-tactics-total = Zagranych kart taktyki podano { $count }, a jest ich w grze tylko { $most }.
problem-said-twice = „{ $field }” podano dwa razy. Zostaw jedną wersję.
problem-duplicate-key = Pole „{ $field }” jest podane dwa razy. Zostaw jedną wersję.

# Deklaracje znane każdej grze.
claim-legal = Czy ta akcja jest przy tym stole dozwolona? Bez akcji: które akcje są dozwolone?
claim-legal-one = Czy ta akcja jest przy tym stole dozwolona?
claim-legal-all = Które akcje są przy tym stole dozwolone?
claim-record = Czy ten zapis partii jest poprawny?
claim-remedy = Jak naprawić ten zapis partii?
claim-disputed = Która wersja się liczy i czy to coś zmienia?
claim-consistent = Czy to wszystko może być prawdą?

rule-referee-legal = Akcję porównujemy po kolei z zasadami; jest niedozwolona, gdy łamie choć jedną z nich.
rule-referee-record = Zapis partii odtwarzamy akcja po akcji; każdą sprawdzamy przy stole, jaki zostawiły poprzednie. Pierwsza niedozwolona kończy odtwarzanie.
rule-referee-remedy = Późno wykrytą niedozwoloną akcję naprawia się, wracając do ostatniego poprawnego stołu, albo jedną zmianą w zapisie, przy której wszystko, co zagrano później, pozostaje dozwolone.
rule-referee-disputed = Gdy strony podają różne fakty, rozstrzygamy przy każdej wersji z osobna; liczą się tylko te fakty, od których zależy wynik.
rule-referee-consistent = Fakty przeczą sobie, jeśli żaden przebieg partii zgodny z zasadami nie może do nich doprowadzić. Gdy nie łamią żadnego z praw, które sprawdzamy, uchodzą za możliwe; przebieg, który do nich prowadzi, tego dowodzi.

legal-yes = Akcja „{ $action }” jest przy tym stole dozwolona.
legal-no = Akcja „{ $action }” nie jest przy tym stole dozwolona. { $why }
legal-how = Sprawdziliśmy kolejno wszystkie zasady, które tej akcji dotyczą.
legal-actions = { $over ->
    [yes] Partia jest skończona: nie ma już żadnych akcji.
   *[no] { $count ->
        [0] Przy tym stole nie ma żadnej dozwolonej akcji.
        [one] Przy tym stole dozwolona jest { $count } akcja.
        [few] Przy tym stole dozwolone są { $count } akcje.
       *[many] Przy tym stole dozwolonych jest { $count } akcji.
    }
}
legal-action = Dozwolone: „{ $action }”.
legal-more = … i jeszcze { $count }; dalsze są w części „{ heading-in-full }”.
record-clean = { $count ->
    [0] Zapis nie zawiera żadnej akcji.
    [one] Jedyna akcja zapisu jest dozwolona.
    [2] Obie akcje zapisu są dozwolone.
    [few] Wszystkie { $count } akcje zapisu są dozwolone.
   *[many] Wszystkie { $count } akcji zapisu jest dozwolonych.
} { $over ->
    [yes] Partia jest skończona.
   *[no] Partia trwa.
}
record-illegal = Akcja nr { $at } („{ $action }”) jest niedozwolona. { $why }
record-stops = Pierwsza niedozwolona akcja to nr { $at }: „{ $action }”.
record-how = { $sound ->
    [0] Już pierwsza akcja zapisu jest niedozwolona.
    [one] Akcja przed tą niedozwoloną jest w porządku.
    [few] { $sound } akcje przed tą niedozwoloną są w porządku.
   *[other] { $sound } akcji przed tą niedozwoloną jest w porządku.
}{ $left ->
    [0] {""}
   *[other] { " " }Tych po niej już nie sprawdzaliśmy.
}
record-replayed = { $count ->
    [0] Zapis nie zawiera żadnej akcji, więc nic w nim nie jest niedozwolone: jest poprawny, a stół zostaje, jaki był.
    [one] Odtworzyliśmy ją przy podanym stole i jest dozwolona.
    [2] Odtworzyliśmy obie akcje po kolei i każda była w swojej chwili dozwolona.
   *[other] Odtworzyliśmy wszystkie akcje po kolei ({ $count }) i każda była w swojej chwili dozwolona.
}
record-action = Akcja { $at }: { $action }.
record-legal = Akcja { $at } jest dozwolona. { $why }
remedy-nothing = { $count ->
    [0] Zapis jest pusty: nie ma czego naprawiać.
   *[other] Każda akcja zapisu jest dozwolona (akcji: { $count }): nie ma czego naprawiać.
}
remedy-found = Akcja nr { $at } („{ $action }”) jest niedozwolona. { $why } Liczba sposobów naprawy: { $ways }.
remedy-rewind = Jeden sposób: cofnijcie { $undone ->
    [one] jedną akcję
    [few] { $undone } akcje
   *[many] { $undone } akcji
}, do stanu { $to ->
    [0] z początku zapisu
   *[other] po akcji nr { $to }
}, i grajcie dalej od tego miejsca.
remedy-strike = Inny sposób: skreślcie akcję nr { $at } („{ $action }”): wszystko, co zagrano potem, jest dozwolone także bez niej.
remedy-swap = Inny sposób: zamieńcie miejscami akcję nr { $at } („{ $action }”) i następną („{ $other }”): w tej kolejności cały zapis jest dozwolony.
remedy-replace = Inny sposób: zamiast akcji nr { $at } przyjmijcie „{ $other }”: wszystko, co zagrano potem, pozostaje dozwolone.
remedy-insert = Inny sposób: dopiszcie zapomnianą akcję „{ $action }” jako nr { $at }: wtedy wszystko, co zagrano, jest dozwolone.
remedy-not-all-tried = Sposobów może być więcej: szukanie przerwano, gdy liczba sprawdzonych akcji doszła do { $most }.
remedy-facts-missing = Sposobów może być więcej, ale brakuje faktów{ $count ->
    [0] , aby je ocenić.
   *[other] : { $facts }.
}
disputed-identical = Wersje { GENITIVE($first) } i { GENITIVE($second) } niczym się nie różnią, więc nie ma sporu: rozstrzygnięcie jest jedno.
disputed-same = Nie ma znaczenia, czyja wersja jest prawdziwa, { GENITIVE($first) } czy { GENITIVE($second) }{ $parts ->
    [yes] , ani czy każda tylko w części
   *[no] {""}
}: rozstrzygnięcie jest takie samo.
disputed-differ = Wersje różnią się w { $count ->
    [one] jednym
   *[other] { $count } miejscach
}: { $facts }{ $more ->
    [0] {""}
   *[other] {" "}i jeszcze { $more }
}.
disputed-no-difference = Obie wersje mówią to samo: niczym się nie różnią.
disputed-both = Przy obu wersjach: „{ QUOTED($ruling) }”
fact-told = { $fact } ({ $first }: { $ours }; { $second }: { $theirs })
fact-told-among = co leży { $list } ({ $whose ->
    [first] tylko { $first }: { $ours }
    [second] tylko { $second }: { $theirs }
   *[both] tylko { $first }: { $ours }; tylko { $second }: { $theirs }
})
told-yes = tak
told-no = nie
told-nothing = nie mówi
told-table = stół
disputed-matters = Rozstrzygnięcie zależy od tego, czyja wersja jest prawdziwa: { GENITIVE($first) } czy { GENITIVE($second) }. { $count ->
    [one] Ustalcie: { $facts }.
   *[other] Jedno pytanie nie wystarczy. Ustalcie to wszystko: { $facts }.
}
disputed-matters-whole = Rozstrzygnięcie zależy od tego, czyja wersja jest prawdziwa: { GENITIVE($first) } czy { GENITIVE($second) }. Liczba różnic: { $differences }. To za dużo, żeby szukać pytania, które to rozstrzyga.
disputed-partly = Przy wersji { GENITIVE($first) } i przy wersji { GENITIVE($second) } rozstrzygnięcie jest takie samo, ale nie wtedy, gdy każda strona ma rację tylko częściowo. { $count ->
    [one] Ustalcie: { $facts }.
   *[other] Jedno pytanie nie wystarczy. Ustalcie to wszystko: { $facts }.
}
disputed-same-as-told = Przy wersji { GENITIVE($first) } i przy wersji { GENITIVE($second) } rozstrzygnięcie jest takie samo. Co by było, gdyby każda strona miała rację tylko częściowo, nie jest rozstrzygnięte.
disputed-so = { $matters ->
    [yes] Obie wersje są możliwe, a ze stołu nie widać, która jest prawdziwa.
   *[no] Rozstrzygnięcie jest więc tak czy owak takie samo i nie trzeba do niego ustalać, która wersja jest prawdziwa.
}
disputed-alike = Oba rozstrzygnięcia brzmią tak samo, ale { $what ->
    [table] stół, do którego prowadzą, jest inny.
   *[rest] pełna odpowiedź jest inna.
}
disputed-mixed-same = Tak samo jest, gdy każda strona ma rację tylko częściowo.
disputed-mixed = Gdy każda strona ma rację tylko częściowo, może być tak: „{ QUOTED($ruling) }”
disputed-not-mixed = Każda strona może mieć rację tylko częściowo. Co by było wtedy, nie jest rozstrzygnięte.
disputed-stands = Możliwa jest tylko wersja { GENITIVE($stands) }.
disputed-neither = Nie jest możliwa ani wersja { GENITIVE($first) }, ani wersja { GENITIVE($second) }.
disputed-answered = Na to pytanie jest odpowiedź tylko przy wersji { GENITIVE($stands) }.
disputed-unanswered = Na to pytanie nie ma odpowiedzi ani przy wersji { GENITIVE($first) }, ani przy wersji { GENITIVE($second) }.
disputed-undecided = Przy wersji { GENITIVE($who) } nie umiemy rozstrzygnąć sprawy, więc i spór pozostaje nierozstrzygnięty.
disputed-versions = { $versions }
disputed-version = Przy wersji { GENITIVE($who) }: „{ QUOTED($ruling) }”
disputed-step = Wersja { GENITIVE($who) }: „{ QUOTED($step) }”
disputed-impossible = Wersja { GENITIVE($who) } nie może być prawdziwa. { $why }
disputed-unasked = Przy wersji { GENITIVE($who) } na to pytanie nie ma odpowiedzi. { $why }
disputed-question = Pytanie, które to rozstrzyga: { $fact }?
disputed-one-question = Jedno z pytań, które razem to rozstrzygają: { $fact }?
fact-at = co jest w miejscu { $place }
fact-holds = czy { $element } leży { $list }
consistent-yes = Nie ma sprzeczności: te fakty (jest ich { $count }) razem nie łamią żadnego z praw gry, które sprawdzamy. Przebiegu gry, który do nich prowadzi, nie pokazano.
consistent-shown = To wszystko może być prawdą (podano faktów: { $count }). Pokazano przebieg gry, który tam prowadzi { $since ->
    [deal] od rozdania
    [turn] od początku tej tury
   *[round] od początku tej rundy
}: { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
}.
consistent-course = { $actions ->
    [0] Przy tym stole każdy z tych faktów jest prawdą.
    [one] Akcję tego przebiegu sprawdzono według zasad. Przy stole, do którego prowadzi, każdy z tych faktów jest prawdą. Można ją przeczytać w części „{ heading-in-full }” (w wierszu poleceń z --full, w JSON jako „witness”).
   *[other] Każdą z akcji tego przebiegu (jest ich { $actions }) sprawdzono według zasad. Przy stole, do którego prowadzą, każdy z tych faktów jest prawdą. Przebieg można przeczytać w części „{ heading-in-full }” (w wierszu poleceń z --full, w JSON jako „witness”).
}
consistent-action = Akcja { $at } przebiegu: { $action }
consistent-no = Te fakty przeczą sobie. { $count ->
    [one] Wystarczy ten jeden:
   *[other] Już te razem nie mogą być prawdziwe (jest ich { $count }):
}
consistent-refused = { $count ->
    [one] Te fakty przeczą sobie:
   *[other] Te fakty przeczą sobie w kilku miejscach (jest ich { $count }):
}
consistent-undecided = { $why ->
    [budget] Nierozstrzygnięte: silniki nie znalazły w swoim limicie odpowiedzi, czy te fakty mogą być prawdziwe jednocześnie.
   *[engines] Nierozstrzygnięte: silniki nie są zgodne co do tego, czy te fakty mogą być prawdziwe jednocześnie.
}
problem-unknown-action = Nie rozumiem akcji „{ $action }”. Napisz ją na przykład tak: { $hint }.
problem-no-such-action = Zapis ma { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
   *[many] { $count } akcji
}; nie ma stołu po akcji nr { $at }.
problem-no-such-place = W opisie stołu nie ma miejsca „{ $place }”, o którym mówi ta wersja. Podaj wskaźnik taki jak /discard.
problem-places-overlap = Miejsce „{ $place }” leży wewnątrz innego spornego miejsca. Podaj ten sam fakt tylko w jeden sposób.
problem-disputed-about = Spór o fakty musi dotyczyć innej deklaracji niż disputed i consistent.

job-queued = Sprawa czeka na rozstrzygnięcie.
job-running = Sprawa jest rozstrzygana.
job-done = Gotowe.
job-failed = Nie ma orzeczenia.
job-cancelled = Odwołane. Niczego nie rozstrzygnięto.
problem-empty-batch = W paczce nie ma ani jednego wiersza.
problem-too-many-lines = Paczka może mieć najwyżej { $limit } wierszy.
problem-key-needed = Do tego potrzebny jest klucz z rolą { $role } lub wyższą.
problem-bad-key = Ten klucz niczego nie otwiera: jest błędny, odwołany albo wygasł.
problem-role-too-low = Rola tego klucza jest za niska: potrzebna jest { $role } lub wyższa.
problem-too-often = Za dużo zapytań. Spróbuj za { $seconds } s.
problem-watches-too-much = Liczba zadań, które śledzisz, osiągnęła granicę: { $limit }. Przestań śledzić któreś z nich albo zapytaj o samo zadanie.
problem-too-many-watch = Za dużo osób śledzi zadania. Zapytaj o samo zadanie albo spróbuj za chwilę.

prompt-title = Rozstrzygnij spór
prompt-description = Spór przy stole, opowiedziany własnymi słowami, zostaje zapisany jako sprawa, rozstrzygnięty i wyjaśniony.
prompt-dispute = Co leży na stole, kto co deklaruje i co mówi druga strona
prompt-text = Przy stole jest spór i potrzebne jest orzeczenie:

    { $dispute }

    1. Ustal, o którą grę chodzi: Bitwa o Rzekę (river), Rzymianie do domu! (romans) czy Brian Boru (boru). Zapytaj o nią narzędzie „rules”: pokazuje, jak zapisać sprawę i jakie są deklaracje.
    2. Zapisz sprawę w notacji, tylko z tym, co powiedziano. Nie dodawaj kart, o których nikt nie wspomniał.
    3. Zapytaj narzędzie „rule” z lang „pl”. Jeśli wrócą problemy, popraw to, co zapisano źle. Jeśli brakuje faktu albo dwa fakty sobie przeczą, zapytaj grających i nie zgaduj.
    4. Powiedz najpierw, jakie jest rozstrzygnięcie, potem po kolei uzasadnienie z zasadami, co by je odwróciło i czy zależy od wykładni zasad. Dodaj numer orzeczenia, jeśli go ma.
