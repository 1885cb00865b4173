# Zasady, na które powołuje się rozstrzygnięcie

rule-romans-setup-decks = Każdy klan ma własną talię dziewięciu wojowników: po jednej karcie Qween, Dru’hid, Svord, Axx, Arch’r, Filchy i Horsie oraz dwie karty Ch’ariott.
rule-romans-setup-forts = Talia fortów jest wspólna: 18 kart, po sześć na każdą z trzech tur, więc wszystkie wchodzą do gry.
rule-romans-setup-clans = Gra od jednego do czterech graczy. Wolne klany można dołączyć jako neutralne, ale razem klanów jest od dwóch do czterech.

rule-romans-wall-uncover = Na początku tury odkrywa się sześć fortów i układa je w rzędzie, w kolejności odkrywania. To jest mur.
rule-romans-wall-order = Fort o najniższej wartości dodatniej idzie na lewy koniec muru, a fort o najwyższej na prawy. Reszta muru zachowuje swój porządek. FortHec się nie przesuwa.
rule-romans-wall-ties = Gdy kilka fortów ma tę samą najniższą wartość, przesuwa się ten najbardziej z lewej; gdy tę samą najwyższą, ten najbardziej z prawej.

rule-romans-orders-lose = Gracz tasuje dziewięć kart i odrzuca dwie losowe. Z siedmiu, które ma na ręce, wybiera sześć, a siódmą odkłada. Tych trzech kart nikt nie ogląda.
rule-romans-orders-lay = Każdy kładzie swoje sześć kart zakrytych, po jednej przy każdym forcie. Dwóch wojowników jednego klanu nigdy nie atakuje tego samego fortu.

rule-romans-attack-rounds = Atak trwa sześć rund, po jednej na każdy fort, od lewej do prawej.
rule-romans-attack-reveal = W rundzie wszyscy jednocześnie odkrywają karty leżące przy spornym forcie i zostawiają je odkryte.
rule-romans-attack-total = Siła ataku klanu to suma wszystkich jego odkrytych kart, także tych z wcześniejszych rund.
rule-romans-attack-capture = Kto ma najwyższą siłę ataku, zdobywa fort.
rule-romans-attack-discard = Zdobywca odrzuca wszystkich swoich odkrytych wojowników. Pozostali swoich zachowują.
rule-romans-attack-tie = Przy remisie nikt nie zdobywa fortu: zostaje odrzucony, a odkryte karty zostają na stole.
rule-romans-attack-tie-at-zero = Klany, którym po zderzeniu zostało zero, też remisują.
rule-romans-attack-powers = Zdolność wojownika działa tylko w rundzie, w której go odkryto. Później liczy się już tylko jego siła.

rule-romans-qween-seduce = Qween przejmuje na tę rundę siłę jednego wojownika innego klanu odkrytego razem z nią. Dla swojego klanu jest on wtedy wart zero.
rule-romans-qween-scope = Qween bierze samą siłę, także karty klanu neutralnego. Zdolność uwiedzionego zostaje przy jego klanie.
rule-romans-qween-victim = Jeśli klan Qween nie zdobędzie fortu, uwiedziony zostaje na swoim miejscu i dalej liczy się u siebie. Co się z nim dzieje, gdy fort zdobędzie, rozstrzyga przyjęta wykładnia.
rule-romans-qween-several = Jeśli w jednej rundzie odkryto więcej niż jedną Qween, żadna nie uwodzi.
rule-romans-qween-chariott = Zderzone karty Ch’ariott schodzą ze stołu przed Qween, więc ich siły nie da się przejąć.
rule-romans-druhid-swap = Zdobywca, który w tej rundzie odkrył Dru’hida, może zabrać dowolny fort będący jeszcze w murze. Na jego miejsce trafia fort, o który toczyła się walka.
rule-romans-druhid-moment = Dru’hid daje wybór tylko w rundzie, w której go odkryto.
rule-romans-svord-move = Kto odkrył Svorda, może dowolnie poprzestawiać swoje jeszcze zakryte karty, nadal po jednej przy każdym forcie.
rule-romans-axx-keep = Zdobywca, który w tej rundzie odkrył Axxa, może go zachować odkrytego. Resztę odkrytych kart odrzuca.
rule-romans-archr-tie = Remis wygrywa ten z remisujących, kto w tej rundzie odkrył Arch’ra.
rule-romans-archr-several = Jeśli Arch’ra odkrył więcej niż jeden z remisujących, żaden nie działa i fort przepada.
rule-romans-archr-keep = Gdy Arch’rowie znoszą się nawzajem, wszyscy zachowują odkryte karty. Inne skutki rundy działają dalej.
rule-romans-filchy-out = Klan, który odkrył Filchy, nie bierze w tej rundzie udziału w walce: nie może zdobyć fortu, a jego siła się nie liczy.
rule-romans-filchy-alone = Jeśli wszyscy poza jednym klanem odkryli Filchy, ten jeden zdobywa fort.
rule-romans-filchy-all = Jeśli wszyscy odkryli Filchy, fortu nie zdobywa nikt.
rule-romans-horsie-cost = Kto odkrył Horsie i nie zdobył fortu, odrzuca jednego ze swoich wcześniej odkrytych wojowników. Jeśli odkryta jest tylko Horsie, odrzuca ją.
rule-romans-horsie-trigger = Horsie działa przy każdym niezdobyciu fortu, także przy remisie.
rule-romans-chariott-collide = Gdy w jednej rundzie odkryto dwie lub więcej kart Ch’ariott, wszystkie zostają odrzucone i nie liczą się do siły.

rule-romans-komfort-keep = Kto zdobył KomFort, może zachować najsłabszego ze swoich odkrytych wojowników. Resztę odrzuca.
rule-romans-fokus-discard = Gdy ktoś zdobywa Fort Fokus, każdy klan odrzuca jedną ze swoich odkrytych kart.
rule-romans-fokus-axx = Fort Fokus dotyczy też zdobywcy z Axxem: odrzuca on jedną ze swoich odkrytych kart, a jeśli innej nie ma, samego Axxa.
rule-romans-fokus-horsie = Jeśli w rundzie działa i Fort Fokus, i Horsie, klan płaci za oba.
rule-romans-fortuna-cost = Kto zdobywa FortUnę, od razu odrzuca jeden ze zdobytych wcześniej fortów; może to być FortHeca. Jeśli nie ma żadnego, odrzuca samą FortUnę.
rule-romans-fortuna-moment = Za FortUnę płaci się na końcu rundy, po Horsie.
rule-romans-fortheca-value = FortHece mają wartości ujemne i odejmują punkty.
rule-romans-fortheca-three = Gracz, który zgromadzi trzy z czterech FortHec, natychmiast wygrywa grę.
rule-romans-niefort-plain = NieFort daje tyle punktów, ile na nim napisano, i nie ma żadnej właściwości.

rule-romans-turn-end = Tura kończy się po szóstej rundzie. Wszyscy zbierają po dziewięć kart i zaczyna się nowa tura z nowym murem.
rule-romans-end-game = Gra kończy się po trzeciej turze albo w chwili, gdy gracz ma trzy FortHece.
rule-romans-end-points = Wygrywa gracz, który ma najwięcej punktów ze swoich fortów.
rule-romans-end-ties = Przy remisie w punktach decyduje liczba fortów, a potem najsilniejszy fort.
rule-romans-end-forts = Remis w punktach rozstrzygają forty, które klan ma na końcu.

rule-romans-neutral-lay = Klan neutralny ma sześć losowych kart, ułożonych losowo i zakrytych wzdłuż muru.
rule-romans-neutral-part = Klan neutralny gra według tych samych zasad co gracze: zdobywa forty i może remisować.
rule-romans-neutral-powers = Qween, Dru’hid i Svord klanu neutralnego nie mają zdolności, Horsie ją zachowuje. Co z resztą, rozstrzyga przyjęta wykładnia.
rule-romans-neutral-axx = Instrukcja nie mówi, czy neutralny Axx zostaje na stole; rozstrzyga to przyjęta wykładnia.
rule-romans-neutral-choices = Fort Fokus i Horsie dotyczą też klanu neutralnego. Kto za niego wybiera, rozstrzyga przyjęta wykładnia.
rule-romans-neutral-fortuna = FortUna kosztuje fort także klan neutralny: najniższy z wcześniejszych.
rule-romans-neutral-fortheca = Trzy FortHece klanu neutralnego nie kończą gry, chyba że gracz gra sam: wtedy przegrał.
rule-romans-neutral-no-win = Klan neutralny nie może wygrać gry.

rule-romans-variant-tie-stays = Wariant 1: fort, o który był remis, zostaje w murze na następną rundę. Wszystkie forty przesuwają się o jedno miejsce w prawo, a ostatni zostaje odrzucony.
rule-romans-variant-druhid-shift = Wariant 2: gdy Dru’hid zabiera inny fort niż sporny, forty na lewo od zabranego przesuwają się o jedno miejsce w prawo.

# Wykładnie: co przyjmujemy, gdzie instrukcja milczy albo mówi różnie

reading-tie-scope = Który remis sprawia, że fort przepada?
reading-tie-scope-highest = Tylko remis o najwyższy wynik wśród walczących klanów.
reading-tie-scope-any = Każdy remis wśród walczących klanów; Arch’r pomaga tylko w remisie o najwyższy wynik.
reading-tie-scope-why = Polski tekst mówi o równych sumach dwóch lub więcej graczy i nie dodaje, że najwyższych. Wydanie angielskie mówi o remisie o pierwsze miejsce, a przykład z instrukcji temu nie przeczy.

reading-wall-move = Jak fort trafia na koniec muru?
reading-wall-move-insert = Wsuwa się go na koniec, a pozostałe zsuwają się w swojej kolejności.
reading-wall-move-swap = Przesuwany fort zamienia się miejscami z tym, który leżał na końcu.
reading-wall-move-why = Instrukcja każe fort przesunąć, a o reszcie mówi, że nie zmienia miejsca w rzędzie. Dosłownie jedno z drugim się nie zgadza, bo przesunięcie rusza sąsiadów.

reading-all-filchy = Co się dzieje, gdy wszyscy odkryją Filchy?
reading-all-filchy-discarded = Nikt nie zdobywa fortu i zostaje on odrzucony.
reading-all-filchy-why = Instrukcja tego nie opisuje. Skoro nikt nie walczy, nikt nie może zdobyć.

reading-sole-participant = Co się dzieje, gdy wszyscy poza jednym klanem odkryją Filchy?
reading-sole-participant-captures = Ten, kto został, zdobywa fort bez względu na swoją siłę.
reading-sole-participant-why = Inne wyniki się nie liczą, więc jego jest najwyższy, nawet gdy wynosi zero.

reading-tie-at-zero = Czy klany, którym po zderzeniu zostało zero, remisują?
reading-tie-at-zero-tie = Tak: to zwykły remis i fort przepada.
reading-tie-at-zero-why = Równe sumy to równe sumy; instrukcja nie robi wyjątku dla zera.

reading-qween-mandatory = Czy Qween musi uwieść?
reading-qween-mandatory-mandatory = Tak, jeśli leży jeszcze karta rywala odkryta w tej rundzie; kogo, wybiera gracz.
reading-qween-mandatory-optional = Gracz może zrezygnować z uwodzenia.
reading-qween-mandatory-why = Instrukcja mówi, że gracz przejmuje siłę, a nie że może przejąć, choć przy innych kartach pisze „może”.

reading-qween-scope = Kogo i w jakim zakresie uwodzi Qween?
reading-qween-scope-any-rival = Dowolną kartę rywala odkrytą w tej rundzie, także neutralną. Bierze samą siłę, zdolność zostaje przy klanie uwiedzionego.
reading-qween-scope-why = Instrukcja mówi o sile wojownika innego klanu, a o zdolności nie wspomina.

reading-qween-victim = Co dzieje się z uwiedzionym, gdy klan Qween zdobył fort?
reading-qween-victim-discarded = Zostaje odrzucony razem z kartami zdobywcy, po Forcie Fokus. Nie zapłaci za Fort Fokus klanu Qween ani nie uratuje go KomFort. Uwiedziona Horsie nadal kosztuje swój klan.
reading-qween-victim-stays = Zostaje u swojego klanu.
reading-qween-victim-why = Instrukcja mówi tylko, że uwiedziony zostaje, gdy klan Qween fortu nie zdobył. Wynika z tego, że w przeciwnym razie nie zostaje.

reading-qween-pair-neutral = Czy dwie Qween znoszą się, gdy jedna jest neutralna?
reading-qween-pair-neutral-nobody = Tak: odkryto więcej niż jedną, więc nikt nie uwodzi.
reading-qween-pair-neutral-why = Instrukcja liczy odkryte karty Qween, a nie to, czyje są.

reading-chariott-scope = Które karty Ch’ariott się zderzają?
reading-chariott-scope-this-round = Odkryte w tej samej rundzie, także neutralne.
reading-chariott-scope-needs-a-player = Dwie lub więcej, jeśli choć jedna należy do gracza. Same neutralne się nie zderzają.
reading-chariott-scope-why = Instrukcja mówi o kartach odkrytych w tej samej rundzie, a klan neutralny odkrywa je tak jak gracze. Pisze jednak „dwóch lub więcej graczy”, a zdolność zachowuje w klanie neutralnym „jedynie” Horsie.

reading-druhid-moment = Czy Dru’hid działa w rundzie odkrycia, czy przez całą turę?
reading-druhid-moment-round = Tylko w rundzie odkrycia.
reading-druhid-moment-why = W opisie pada słowo „turze”, ale zaraz po nim „w tej samej rundzie”, a zdolności działają tylko w chwili odkrycia.

reading-druhid-swap = Które forty może zabrać Dru’hid i czyja właściwość działa?
reading-druhid-swap-any-in-wall = Dowolny fort z muru. Działa właściwość zabranego, a sporny zajmuje jego miejsce. W szóstej rundzie wyboru nie ma.
reading-druhid-swap-why = Zdobyty jest ten fort, który gracz zabrał, a właściwości działają przy zdobyciu.

reading-axx-and-fokus = Co jest pierwsze, gdy zdobywca Fortu Fokus zachowuje Axxa?
reading-axx-and-fokus-fokus-first = Najpierw Fort Fokus: Axx zostaje, jeśli zapłaci za niego inna odkryta karta.
reading-axx-and-fokus-warrior-first = Najpierw wojownik: reszta kart schodzi, więc za Fort Fokus płaci sam Axx.
reading-axx-and-fokus-why = Instrukcja każe odrzucić Axxa tylko wtedy, gdy nie ma innej odkrytej karty. To ma sens, jeśli w tej chwili mogą jeszcze leżeć inne.

reading-axx-and-komfort = Czy Axx i KomFort działają razem?
reading-axx-and-komfort-both = Tak: Axx zostaje dzięki sobie, a najsłabszy dzięki fortowi. Jeśli to Axx jest najsłabszy, zostaje tylko on.
reading-axx-and-komfort-one = Zostaje jedna karta: Axx albo najsłabszy.
reading-axx-and-komfort-why = To dwa osobne prawa z dwóch kart. Oba opisy dodają jednak, że pozostałe karty się odrzuca.

reading-horsie-victim = Którą kartę kosztuje Horsie?
reading-horsie-victim-earlier = Jedną z odkrytych wcześniej, wybiera właściciel; samą Horsie, jeśli leży sama.
reading-horsie-victim-any = Horsie kosztuje dowolną odkrytą kartę klanu, także samą Horsie.
reading-horsie-victim-why = Instrukcja mówi o wojowniku odkrytym wcześniej i osobno o Horsie leżącej samotnie.

reading-horsie-trigger = Kiedy działa Horsie?
reading-horsie-trigger-no-capture = Zawsze, gdy jej klan nie zdobył fortu, także przy remisie.
reading-horsie-trigger-not-in-ties = Tylko wtedy, gdy fort zdobył kto inny. Przy remisie nikt nie przegrał.
reading-horsie-trigger-why = Warunkiem w instrukcji jest niezdobycie fortu, a nie to, że zdobył go kto inny. Opis zaczyna się jednak od słów „w przypadku przegranej”.

reading-fokus-and-horsie = Co, gdy w rundzie działają i Fort Fokus, i Horsie?
reading-fokus-and-horsie-both = Oba, najpierw Fort Fokus. Horsie może zapłacić za Fort Fokus, ale i tak kosztuje jeszcze jedną wcześniejszą kartę, jeśli taka jest.
reading-fokus-and-horsie-why = To dwa niezależne polecenia, a żadne nie zastępuje drugiego.

reading-fokus-empty = Co z klanem bez odkrytych kart przy Forcie Fokus?
reading-fokus-empty-nothing = Nic: niczego nie odrzuca.
reading-fokus-empty-why = Nie da się odrzucić karty, której nie ma.

reading-archer-pair-neutral = Czy neutralny Arch’r znosi Arch’ra gracza?
reading-archer-pair-neutral-no = Nie, dopóki klany neutralne mają tylko zdolność Horsie.
reading-archer-pair-neutral-yes = Tak, wystarczy, że go odkryto.
reading-archer-pair-neutral-why = Karta bez zdolności nie ma czego znosić. Instrukcja mówi jednak o odkrytej karcie, a nie o zdolności.

reading-archer-many = Jak działa Arch’r w remisie trzech lub czterech klanów?
reading-archer-many-exactly-one = Fort zdobywa jedyny z remisujących, kto odkrył teraz Arch’ra. Jeśli jest ich więcej, fort przepada.
reading-archer-many-why = Instrukcja opisuje dwóch remisujących; przy większej liczbie stosujemy to samo.

reading-archer-pair-keeps = Czy Horsie działa, gdy Arch’rowie znoszą się nawzajem?
reading-archer-pair-keeps-others-apply = Tak: inne skutki rundy działają dalej.
reading-archer-pair-keeps-all-keep = Nie: wszyscy zachowują wszystkie odkryte karty.
reading-archer-pair-keeps-why = Przy Arch’rze instrukcja mówi, że wszyscy gracze zachowują odkryte karty. Może to znaczyć tylko tyle, że nikt nie odrzuca ich jako zdobywca.

reading-filchy-later = Czy siła Filchy liczy się w późniejszych rundach?
reading-filchy-later-counts = Tak, jak każdej odkrytej karty.
reading-filchy-later-why = Zdolność działa tylko w chwili odkrycia, a opis mówi o oszczędzaniu sił na następny fort.

reading-komfort-choice = Kto wybiera przy KomForcie i czy trzeba z niego korzystać?
reading-komfort-choice-owner = Wybiera właściciel, jeśli najsłabszych jest kilku. Zachować można, ale nie trzeba.
reading-komfort-choice-why = Instrukcja mówi, że gracz „może” zachować.

reading-fortuna-target = Który fort kosztuje FortUna?
reading-fortuna-target-any-earlier = Dowolny zdobyty wcześniej, w tej albo poprzedniej turze, obowiązkowo; samą siebie tylko wtedy, gdy innego nie ma.
reading-fortuna-target-why = Instrukcja mówi o zdobytych wcześniej fortach bez podziału na tury.

reading-fortuna-moment = Kiedy płaci się za FortUnę?
reading-fortuna-moment-after-horsie = Na końcu rundy, po Horsie.
reading-fortuna-moment-at-once = Zaraz po jej zdobyciu, zanim odrzuci się wojowników i zanim zadziała Horsie.
reading-fortuna-moment-why = Instrukcja mówi „natychmiast”, ale nie podaje kolejności pozostałych skutków rundy.

reading-fortheca-count = Kiedy liczą się trzy FortHece?
reading-fortheca-count-held = Gdy gracz ma je naraz, po właściwości zdobytego fortu.
reading-fortheca-count-total = Gdy zdobył je łącznie, choćby którąś potem oddał.
reading-fortheca-count-why = Instrukcja mówi raz o zgromadzeniu, a raz o zdobyciu trzech FortHec. FortUna pozwala się FortHecy pozbyć.

reading-neutral-third-fortheca = Co, gdy trzecią FortHecę zdobywa klan neutralny?
reading-neutral-third-fortheca-goes-on = Gra toczy się dalej; kto gra sam, ten przegrał.
reading-neutral-third-fortheca-why = Klan neutralny nie może wygrać. W grze samotnej nie ma jednak nikogo innego, komu by to zaszkodziło.

reading-neutral-powers = Jakie zdolności mają klany neutralne?
reading-neutral-powers-only-horsie = Tylko Horsie. O tym, które karty Ch’ariott się zderzają, mówi osobna wykładnia.
reading-neutral-powers-all-but-three = Wszystkie poza Qween, Dru’hidem i Svordem.
reading-neutral-powers-why = Instrukcja odbiera zdolności trzem kartom, a zaraz potem pisze, że zachowuje ją „jedynie” Horsie.

reading-neutral-choices = Kto decyduje za klan neutralny?
reading-neutral-choices-weakest = Idzie najsłabsza możliwa karta, z równych ta z lewej. KomFort jest bez skutku, a FortUna kosztuje najniższy wcześniejszy fort.
reading-neutral-choices-referee = Sędzia.
reading-neutral-choices-why = Instrukcja poddaje klan neutralny działaniu tych kart, ale nie mówi, kto za niego wybiera.

reading-neutral-fortuna = Ile kosztuje FortUna klan neutralny?
reading-neutral-fortuna-lowest-earlier = Najniższy z wcześniejszych fortów; samą FortUnę, jeśli innego nie ma.
reading-neutral-fortuna-nothing = Nic.
reading-neutral-fortuna-why = Klan neutralny gra według tych samych zasad co gracze. Z fortów instrukcja wymienia jednak przy nim tylko Fort Fokus.

reading-neutral-axx = Czy neutralny Axx ze zdolnością zostaje na stole?
reading-neutral-axx-stays = Tak, zawsze gdy może.
reading-neutral-axx-discarded = Nie: nikt za klan neutralny z tego prawa nie korzysta.
reading-neutral-axx-why = Ma znaczenie tylko wtedy, gdy klany neutralne mają zdolność Axxa. Zostać „może”, a nie musi.

reading-discarded-for-how-long = Na jak długo wojownik wypada z gry?
reading-discarded-for-how-long-turn = Do końca tury; w nowej turze tasuje się wszystkie dziewięć kart.
reading-discarded-for-how-long-why = Nową turę zaczyna się z całą talią klanu.

reading-hidden-information = Co gracze mogą wiedzieć?
reading-hidden-information-hidden = Dwie losowe karty i siódma są tajne. Odrzuceni wojownicy oraz zdobyte i odrzucone forty są jawne.
reading-hidden-information-why = Instrukcja każe odrzucać odkryte karty jawnie, a o oglądaniu zakrytych nie wspomina.

reading-svord-timing = Kiedy Svord przestawia karty?
reading-svord-timing-after = Po rundzie, w tajemnicy, po jednej karcie na każdy pozostały fort.
reading-svord-timing-at-once = Svord przestawia karty od razu po odkryciu.
reading-svord-timing-why = Dosłownie zdolność działa w chwili odkrycia. Przy stole wygodniej przestawić karty po rundzie, a na jej wynik to nie wpływa.

reading-final-tie = Co, gdy remis trwa także po porównaniu najsilniejszego fortu?
reading-final-tie-next-forts = Porównuje się drugi, trzeci i kolejne forty, a potem zwycięstwo jest wspólne.
reading-final-tie-shared = Zwycięstwo jest od razu wspólne.
reading-final-tie-why = Instrukcja kończy na najsilniejszym forcie.

reading-forts-counted = Które forty rozstrzygają remis w punktach?
reading-forts-counted-held = Te, które klan ma na końcu.
reading-forts-counted-captured = Wszystkie, które zdobył, także oddane za FortUnę.
reading-forts-counted-why = Instrukcja mówi o graczu, który „zdobył” najwięcej fortów i najsilniejszy fort. Oddany fort też był zdobyty, ale punktów nie daje.

reading-solo-result = Czy gracz, który gra sam, musi mieć więcej niż klany neutralne?
reading-solo-result-player-wins = Nie: klan neutralny nie może wygrać, więc wygrywa gracz.
reading-solo-result-must-outscore = Tak: inaczej nie wygrywa nikt.
reading-solo-result-why = Instrukcja nazywa grę z samym klanem neutralnym treningiem i nie mówi, kiedy jest wygrana.

reading-wall-ties = Który fort idzie na koniec muru, gdy wartości są równe?
reading-wall-ties-nearest = Z równych najniższych ten z lewej idzie w lewo, z równych najwyższych ten z prawej idzie w prawo. Fort Fokus (4) i NieFort 4 są równe.
reading-wall-ties-why = Tak mówi instrukcja; porównuje się same wartości.

reading-variant-1-end = Kiedy w wariancie 1 odpada ostatni fort muru?
reading-variant-1-end-discarded = Po każdej rundzie bez zdobywcy, w szóstej też. Same Filchy liczą się jak remis.
reading-variant-1-end-all-filchy-discards = Po remisie, w szóstej rundzie też. Same Filchy to nie remis: wtedy odpada fort, o który szła walka.
reading-variant-1-end-why = Po szóstej rundzie nie ma następnej, a z muru i tak odpada ostatni fort. Wariant mówi o remisie w punktacji, a gdy wszyscy odkryją Filchy, nie porównuje się żadnych punktów.
