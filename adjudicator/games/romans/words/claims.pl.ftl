# Deklaracje w grze Rzymianie do domu!: odpowiedzi, dowody, kontrprzykłady. Tekst polski jest rozstrzygający.

# Deklaracje i pytania
romans-claim-wall = Jaki jest prawidłowy układ tego muru?
romans-claim-round = Kto zdobywa fort w tej rundzie i co komu zostaje?
romans-claim-fort = Ten klan zdobywa ten fort.
romans-claim-game = Ten klan wygrywa grę (wspólna wygrana też się liczy, chyba że w deklaracji chodzi o samodzielną).
romans-claim-forced = Ten klan może wymusić zdobycie fortu w tej rundzie.
romans-claim-game-win = Ten klan wygrywa grę, sam albo wspólnie z innym.
romans-claim-game-sole = Ten klan wygrywa grę sam, z nikim nie dzieląc zwycięstwa.
romans-claim-result = Kto wygrał i ile ma punktów?

# Mur i odkryta runda
romans-wall-answer = { $same ->
    [yes] Mur jest ułożony prawidłowo: { $forts }.
   *[no] Prawidłowy układ muru: { $forts }.
}
romans-round-takes = { romans-the-clan } zdobywa { CASE($fort, "accusative") }.
romans-round-captured = { romans-the-clan } zdobywa fort tej rundy. Nie podano, który to fort.
romans-round-nobody = Nikt nie zdobywa fortu{ $count ->
    [0] .
   *[other] . Odrzucone: { $forts }.
}
romans-round-open = To, kto zdobędzie fort, zależy od wyboru. Możliwe wyniki: { $count }.
romans-round-sure = { romans-the-clan } i tak zdobywa fort, ale od wyborów zależy reszta rundy. Możliwe wyniki: { $count }.
romans-round-if = Jeśli { $choices }{ $count ->
    [0] ,
   *[other] : { $totals };
} { $by ->
    [tie-broken] remis rozstrzyga Arch’r i { CASE($fort, "accusative") } zdobywa { romans-clan }.
   *[other] { CASE($fort, "accusative") } zdobywa { romans-clan }.
}
romans-round-if-nobody = Jeśli { $choices }{ $count ->
    [0] ,
   *[other] : { $totals };
} { $by ->
    [tie-cancelled] Arch’rowie znoszą się nawzajem i fortu nie zdobywa nikt.
   *[other] fortu nie zdobywa nikt.
}
romans-qween-chooses = Qween { romans-of-clan } wybiera, kogo uwodzi.
romans-druhid-chooses = { romans-the-clan } odkrył w tej rundzie Dru’hida i może wybrać fort z muru: { $forts }. { $shift ->
    [yes] Forty na lewo od zabranego przesuwają się w prawo.
   *[no] Na miejsce innego idzie sporny.
}
romans-fort-at = { $fort } (miejsce { $place })
romans-total-short = { romans-short } { $total }
romans-total-out = { romans-short } nie walczy (Filchy)
romans-round-left = Odkryte karty po rundzie: { $cases }.
romans-left = { romans-short }: { $count ->
    [0] żadnych
   *[other] { $cards }
}
romans-round-both = { romans-the-clan } odrzuca kartę za Fort Fokus i kartę za Horsie, a odkryte ma tylko te dwie: { $cards }. Traci więc obie, w jakiejkolwiek kolejności.
romans-round-stays = { $by ->
    [pays] Za Fort Fokus { romans-clan } odrzuca jedną kartę. Odkryte może mu potem zostać: { $cases }.
    [sacrifices] Za Horsie { romans-clan } odrzuca jedną kartę. Odkryte może mu potem zostać: { $cases }.
    [gives] Za FortUnę { romans-clan } oddaje jeden fort. Odkryte może mu potem zostać: { $cases }.
    [keeps-axx] Odkrytego teraz Axxa { romans-clan } może zachować. Odkryte może mu potem zostać: { $cases }.
   *[keeps-weakest] Dzięki KomFortowi { romans-clan } może zachować najsłabszego. Odkryte może mu potem zostać: { $cases }.
}
romans-stays = { $count ->
    [0] nic
   *[other] { $cards }
}{ $forts ->
    [same] {""}
   *[other] {" "}(i forty { $forts })
}
romans-left-ways = { romans-short }, do wyboru: { $cases }
romans-round-ways = { romans-the-clan } ma wybór: { $cases }.
romans-round-way = jeśli { $does }, { $count ->
    [0] nie zostaje mu odkryta karta
   *[other] ma potem odkryte: { $cards }
}
romans-round-if-left = { $groups ->
    [one] Cokolwiek kto wybierze, odkryte karty po rundzie: { $cases }.
   *[other] Jeśli { $choices }, odkryte karty po rundzie: { $cases }.
}
romans-round-if-result = Jeśli { $choices }, gra się kończy. { $result }

# Fort
romans-fort-certain-yes = { romans-the-clan } zdobywa fort na miejscu { $place } ({ $fort }) bez względu na to, co zakryte i co wybiorą inni.
romans-fort-certain-no = Nie jest pewne, że { romans-clan } zdobędzie fort na miejscu { $place } ({ $fort }).
romans-fort-possible-yes = { romans-the-clan } może jeszcze zdobyć fort na miejscu { $place } ({ $fort }).
romans-fort-possible-no = { romans-the-clan } nie może już zdobyć fortu na miejscu { $place } ({ $fort }).
romans-fort-undecided = Nie udało się rozstrzygnąć, czy { romans-clan } zdobędzie fort na miejscu { $place } ({ $fort }). Odpowiedzi silników: { $said }.
romans-hidden = { romans-the-clan } ma { $places ->
    [one] zakrytą nieznaną kartę
    [few] { $places } zakryte nieznane karty
   *[other] { $places } zakrytych nieznanych kart
} spośród tych: { $warriors }.
romans-line-stated = Zapowiedziano: { $cases }. Poza tym wybory zgłaszającego liczą się na jego niekorzyść.
romans-line-entry = { $round ->
    [0] {""}
   *[other] w rundzie { $round }{" "}
}{ $does }{ $count ->
    [0] {""}
   *[other] , gdy odkryte są: { $cards }
}
romans-line-silent = Zgłaszający nie zapowiedział swoich wyborów, więc każdy z nich liczy się na jego niekorzyść.
romans-may-lie = { $listed ->
    [yes] Zakrytych kart nie znamy. Mogą to być na przykład: { $cards }.
   *[no] Zakrytych kart nie znamy. Mogą leżeć tak, jak w tym przebiegu.
}
romans-briefly = Runda { $round }: { $cards }.{ $sums ->
    [0] {""}
   *[other] {" "}Siła: { $totals }.
} { CASE($fort, "accusative") } zdobywa { romans-clan }.{ $count ->
    [0] {""}
   *[other] {" "}Wybory: { $choices }.
}
romans-briefly-nobody = Runda { $round }: { $cards }.{ $sums ->
    [0] {""}
   *[other] {" "}Siła: { $totals }.
} Fortu nie zdobywa nikt.{ $count ->
    [0] {""}
   *[other] {" "}Wybory: { $choices }.
}
romans-laid-so = { romans-the-clan }, karty od fortu, o który toczy się walka: { $cards }.
romans-proof-fort = Cokolwiek leży zakryte i cokolwiek kto wybierze, fort zdobywa { romans-clan }.
romans-proof-no-way = Cokolwiek leży zakryte i cokolwiek kto wybierze, { romans-clan } nie zdobywa fortu.
romans-way-highest = Gdy decyduje siła, przewaga jest najmniejsza, gdy w rundzie { $round } odkryte są { $cards }: { romans-clan } { $own } ({ $parts }), najwyższy inny wynik { $best } ({ $best_parts }).
romans-way-alone = Gdy inni odkryją Filchy, walczy tylko { romans-clan } (na przykład gdy w rundzie { $round } odkryte są: { $cards }).
romans-way-tie-broken = Przy remisie po { $own } rozstrzyga Arch’r { romans-of-clan } (na przykład gdy w rundzie { $round } odkryte są: { $cards }).
romans-way-more = Gdy decyduje siła, { romans-clan } ma w najlepszym razie { $own } ({ $parts }), a najwyższy inny wynik to { $best } ({ $best_parts }){ $count ->
    [2] .
   *[other] : gdy w rundzie { $round } odkryte są { $cards }.
}
romans-way-tie = Przy remisie fort przepada: { romans-clan } ma wtedy na przykład { $own } ({ $parts }), a najwyższy inny wynik to { $best } ({ $best_parts }), gdy w rundzie { $round } odkryte są { $cards }.
romans-way-tie-lost = Przy remisie po { $own } rozstrzyga cudzy Arch’r (na przykład gdy w rundzie { $round } odkryte są: { $cards }).
romans-way-out = { romans-the-clan } odkrywa Filchy i nie walczy (na przykład gdy w rundzie { $round } odkryte są: { $cards }).
romans-way-taken = Fort zabiera Dru’hid z innego miejsca muru (na przykład gdy w rundzie { $round } odkryte są: { $cards }).
romans-way-pushed-out = Wariant 1: fort odpada z końca muru (na przykład gdy w rundzie { $round } odkryte są: { $cards }).
romans-way-ended = Trzy FortHece kończą grę wcześniej (na przykład gdy w rundzie { $round } odkryte są: { $cards }).
romans-way-neutral-filchy = { romans-the-clan } jest neutralny, więc jego Filchy nie ma zdolności: walczy także wtedy, gdy ją odkryje.
romans-way-bounds = Gdy dojdzie do walki o ten fort, { romans-clan } ma co najmniej { $own }, a nikt inny nie może mieć więcej niż { $best }.
romans-proof-needs = Dowód opiera się na tym, że wiadomo, gdzie są te karty (odrzucone, niewyłożone albo zakryte, ale znane): { $cards }.
romans-proof-needs-nothing = Do dowodu nie trzeba żadnej karty, która wypadła z tury: rozstrzygają karty na stole.

# Gra
romans-game-certain-yes = { $sole ->
    [yes] { romans-the-clan } samodzielnie wygrywa grę, cokolwiek się stanie.
   *[no] { romans-the-clan } wygrywa grę, cokolwiek się stanie.
}
romans-game-certain-no = { $sole ->
    [yes] Nie jest pewne, że { romans-clan } samodzielnie wygra grę.
   *[no] Nie jest pewne, że { romans-clan } wygra grę.
}
romans-game-possible-yes = { $sole ->
    [yes] { romans-the-clan } może jeszcze samodzielnie wygrać grę.
   *[no] { romans-the-clan } może jeszcze wygrać grę.
}
romans-game-possible-no = { $sole ->
    [yes] { romans-the-clan } nie może już samodzielnie wygrać gry.
   *[no] { romans-the-clan } nie może już wygrać gry.
}
romans-game-neutral = { romans-the-clan } jest neutralny, a klan neutralny nie może wygrać gry.
romans-game-undecided = Nie udało się rozstrzygnąć, czy { romans-clan } wygra: nie przesądzają tego ani granice punktów, ani rozegrane do końca partie. Odpowiedzi silników: { $said }.
romans-points-now = { romans-the-clan } ma teraz punktów: { $points }, a skończy grę z wynikiem od { $least } do { $most }.
romans-points-bounds = { $wins ->
    [yes] { romans-the-clan } skończy co najmniej z wynikiem { $own }, a nikt inny nie może mieć więcej niż { $best } ({ romans-other }).
   *[no] { romans-the-clan } skończy najwyżej z wynikiem { $own }, a { romans-other } będzie mieć co najmniej { $best }.
} Teraz { romans-clan } ma { $has ->
    [0] 0 fortów
   *[other] { $held }
}, a { romans-other } { $other_has ->
    [0] 0 fortów
   *[other] { $other_held }
}. Do zdobycia zostały: { $coming }.
romans-ending-points = Gdy decydują punkty, najmniejsza różnica to { $margin }: { $cases }.
romans-ending-turn = Po tej turze stan najbliższy odwrócenia to: { $cases }. W dalszych turach dojdą: { $coming }. Z nimi { $wins ->
    [yes] { romans-clan } skończy co najmniej z wynikiem { $own }, a nikt inny nie może mieć więcej niż { $best } ({ romans-other }).
   *[no] { romans-clan } skończy najwyżej z wynikiem { $own }, a { romans-other } będzie mieć co najmniej { $best }.
}
romans-ending-alone = Klany neutralne nie mogą wygrać, a żadnym innym klanem nikt nie gra.
romans-may-end = Gra może się skończyć na przykład tak{ $told ->
    [yes] {""}
   *[no] {" "}(karty każdej rundy są w pełnym przebiegu)
}:
romans-end-chain = { romans-the-clan }: teraz { $now }{ $held ->
    [0] {""}
   *[other] {" "}({ $worth })
}{ $gained ->
    [0] , do końca nic nie zdobywa
   *[other] , do końca zdobywa jeszcze: { $gains }
}{ $given ->
    [0] {""}
   *[other] , za FortUnę oddaje { CASE($lost, "accusative") }
}. Razem { $points }.
romans-gain = { CASE($fort, "accusative") } ({ $turn ->
    [0] runda { $round }
   *[other] tura { $turn }, runda { $round }
})
romans-ending-level = Koniec z remisem w punktach: { $cases }. Wtedy: { $level }. { romans-tie-decides }
romans-ending-fortheca = Trzy FortHece może zebrać { romans-clan }, a to kończy grę. Na przykład: { $cases }.
romans-ending-row = { romans-short } { $points } { $count ->
    [0] (bez fortów)
   *[other] ({ $forts })
}{ $given_up ->
    [0] {""}
   *[other] {" "}(za FortUnę oddaje fortów: { $given_up })
}
romans-proof-game = Żaden dalszy przebieg gry tego nie zmieni: { romans-clan } { $wins ->
    [yes] { $sole ->
        [yes] wygrywa samodzielnie.
       *[no] wygrywa.
    }
   *[no] { $sole ->
        [yes] nie wygrywa samodzielnie.
       *[no] nie wygrywa.
    }
}
romans-proof-bounds = Przesądzają o tym te granice punktów, cokolwiek się stanie.

# Wymuszenie
romans-forced-yes = { romans-the-clan } może wymusić zdobycie fortu w tej rundzie ({ $fort }).{ $count ->
    [0] {""}
   *[other] {" "}Robi to tak: { $do }.
}
romans-forced-line = { $count ->
    [0] Cokolwiek kto wybierze, fort zdobywa { romans-clan }.
   *[other] Wystarcza to: { $do }.
}
romans-forced-no = { romans-the-clan } nie może wymusić zdobycia fortu w tej rundzie ({ $fort }).
romans-forced-neutral = { romans-the-clan } jest neutralny i niczego nie wybiera, więc nie może wymusić żadnego fortu ({ $fort }).
romans-forced-when = Wyjątek: jeśli zostaną odkryte { $cards }, wtedy { $do }.
romans-forced-replies = Zależnie od tego, co odkryje { $clans }, { romans-clan } i następny po nim mają siłę{ $several ->
    [yes] {" "}(przy najgorszym dla niego wyborze innych)
   *[no] {""}
}: { $cases }.
romans-forced-reply = { $cards } – { $way ->
    [alone] inni nie walczą
    [tie-broken] po { $own }, remis rozstrzyga jego Arch’r
   *[highest] { $own } i { $best }
}
romans-forced-against = Mogą zostać odkryte te karty i wtedy żaden wybór nie pomoże: { $cards }.
romans-forced-undecided = Silniki nie są zgodne, czy { romans-clan } może wymusić zdobycie fortu ({ $fort }): { $said }.

# Dane, których nie jesteśmy pewni
romans-hangs-on-strengths = Nie jesteśmy pewni sił { $assumed }: przy „siły { $printed }” { $then ->
    [upheld] deklaracja byłaby uznana.
    [rejected] deklaracja byłaby odrzucona.
   *[other] rozstrzygnięcie byłoby inne.
} Jeśli tak jest na waszych kartach, dopiszcie do stołu słowa w cudzysłowie.
romans-our-strengths = Nie znamy na pewno sił wszystkich kart. Przyjęliśmy { $assumed }, a nie każdą inną możliwość dało się tu zbadać. Sprawdźcie na swoich kartach. Jeśli jest inaczej, dopiszcie to do stołu, na przykład „siły { $printed }”.
romans-hangs-on-deck = Ile jest których fortów, nie wiemy na pewno. Przyjęliśmy: { $forts }. Policzcie swoje. Jeśli jest inaczej, dopiszcie do stołu tak samo, zaczynając od słowa „talia”.
romans-copies = { $copies } × { $fort }

# Prawa, które fakty mogą złamać
romans-law-copies = { romans-the-clan } ma w talii tyle kart { $card }: { $most }, a wymieniono: { $count }.
romans-law-nine = { romans-the-clan } ma { $most } wojowników, a wymieniono: { $count }.
romans-law-fort-copies = { $fort }: w talii jest tyle egzemplarzy: { $most }, a wymieniono: { $count }.
romans-law-given-up = Każdy fort oddany za FortUnę to cena FortUny, którą zdobył ten sam klan. Kart FortUna w talii: { $most }, a FortUn gdzie indziej i fortów oddanych razem: { $count }.
romans-law-first = Dopóki nie zaczęła się walka, pierwszy w murze stoi fort o najniższej wartości dodatniej. Pierwszy jest { $fort }, a niższą wartość ma { $other }.
romans-law-last = Ostatni w murze stoi fort o najwyższej wartości, dopóki Dru’hid ani wariant 1 tego nie zmieni. Ostatni jest { $fort }, a wyższą wartość ma { $other }.
romans-law-end-positive = Na { $end ->
    [left] początku
   *[right] końcu
} muru stoi fort o wartości dodatniej, a stoi tam { $fort }.
romans-law-captor = Klan, który zdobywa fort, odrzuca swoje odkryte karty. Zdobyte forty i karty, które nadal leżą odkryte, pochodzą więc z różnych rund: potrzeba ich { $count }, a rozegranych rund jest { $rounds }.
romans-law-captor-now = { romans-the-clan } zdobył w tej rundzie fort i odrzucił już odkryte karty; zostać mógł tylko Axx odkryty w tej rundzie.
romans-law-captor-komfort = { romans-the-clan } zdobył w tej rundzie fort i odrzucił już odkryte karty; poza Axxem zostać mogła tylko jedna, a leżą: { $count }.
romans-law-collide = Karty Ch’ariott odkryte w tej samej rundzie ({ romans-clan } i { romans-other }) zderzają się i obie schodzą, a jedna z nich leży nadal.
romans-laws-kept = Sprawdzono, czy żadnej karty ani fortu nie jest za dużo, czy mur stoi w możliwej kolejności i czy zgadza się to, co odrzucają zdobywcy, także za FortUnę i w starciach. Wymienionych kart i fortów jest { $count }; nic się nie kłóci.

# Fakty
romans-stated-card = { $card }: { $where ->
    [shown] odkryta na stole
    [spent] odrzucona w tej turze
    [aside] niewyłożona w tej turze
   *[down] zakryta na stole
}.
romans-stated-fort = { $fort }: { $where ->
    [wall] w murze
    [discarded] odrzucony
    [green] zdobyty przez klan zielony
    [red] zdobyty przez klan czerwony
    [gold] zdobyty przez klan złoty
   *[blue] zdobyty przez klan niebieski
}.

# Rysunek
romans-picture-wall = Mur
romans-picture-neutral = neutralny
romans-picture-total = { $takes ->
    [yes] zdobywa, siła { $total }
   *[no] { $waits ->
        [yes] siła dotąd { $total }
       *[no] siła { $total }
    }
}
romans-picture-forts = Forty ({ $points } pkt): { $forts }
romans-picture-meaning = { $style ->
    [now] odkryta w tej rundzie
    [left] odkryta w tej rundzie, już zeszła
    [down] zakryta, ale znana
    [witness] zakryta, w tym przykładzie ta
    [hidden] zakryta, nieznana
    [lit] karta, od której to zależy
    [contested] fort, o który toczy się walka
   *[claimed] fort, o który chodzi
}

# Czego brakuje deklaracji
problem-wall-not-six = Do ułożenia muru potrzeba sześciu fortów, a podano { $count }.
problem-no-round-now = W tym momencie nie toczy się żadna runda, więc nie ma czego rozstrzygać.
problem-card-not-shown = Nie wiadomo, jaką kartę { romans-said-clan } ma przy forcie, o który toczy się walka. Podaj ją w „now”.
problem-game-goes-on = Gra się nie skończyła (krok „over”), więc nie ma jeszcze końcowej kolejności.
problem-no-wall-yet = Mur jeszcze nie stoi, więc nie można mówić o żadnym jego forcie.
problem-fort-not-in-wall = Na miejscu { $place } nie ma już fortu: mur sięga od miejsca { $first } do 6.
problem-no-fight-now = W tym momencie nie toczy się walka o fort, więc nie ma czego wymusić.
problem-game-forts-missing = O zwycięstwie decyduje każdy fort: mur opuściło ich dotąd { $wanted }, a podano { $count } (zdobyte, oddane i odrzucone).
problem-given-up-missing = Według przyjętej wykładni remis w punktach rozstrzygają też forty oddane za FortUnę. Nie wiadomo, które oddał { romans-said-clan }. Podaj je w „dropped” i podaj, gdzie jest każda FortUna.
problem-line-no-choice = „{ $action }” to nie wybór. Zapowiedź składa się z wyborów, na przykład: gold keeps axx.
problem-line-of-neutral = { romans-said-the-clan } jest neutralny i niczego nie wybiera, więc nie może niczego zapowiedzieć.
problem-line-of-another = „{ $action }” to wybór innego klanu. Zapowiedź należy do { romans-said-of-clan }.
