# Słowa deklaracji i rozstrzygnięć gry Brian Boru. Tekst polski jest rozstrzygający.

# Deklaracje i pytania
boru-claim-trick = Kto wygrywa tę próbę?
boru-claim-card = Ta karta wygrywa próbę.
boru-claim-action = Co wynika z akcji tej karty?
boru-claim-upkeep = Jak przebiega to Utrzymanie?
boru-claim-region = Po Utrzymaniu ten region ma ten gracz.
boru-claim-score = Kto wygrał i ile ma punktów?
boru-claim-game = Ten gracz wygrywa grę. Wspólna wygrana też się liczy, chyba że w deklaracji chodzi o wygraną w pojedynkę.
boru-claim-forced = Ten gracz może wymusić region albo wygraną. Wspólna wygrana też się liczy, chyba że w deklaracji chodzi o wygraną w pojedynkę.
boru-claim-game-win = Ten gracz wygrywa grę, sam albo wspólnie z innymi.
boru-claim-game-sole = Ten gracz wygrywa grę sam, z nikim nie dzieląc zwycięstwa.
boru-claim-forced-region = Ten gracz może wymusić władzę w tym regionie.
boru-claim-forced-win = Ten gracz może wymusić wygraną, samodzielną albo wspólną.
boru-claim-forced-sole = Ten gracz może wymusić samodzielną wygraną.

# Próba
boru-active-town = Aktywne Miasto to { $town }: wygrać mogą karty { $colour ->
    [R] czerwone
    [B] niebieskie
   *[Y] żółte
} i białe.
boru-card-royal = { $player }: { $card }. Karta biała pasuje do każdego miasta.
boru-card-matches = { $player }: { $card }. Kolor pasuje do miasta.
boru-card-cannot-win = { $player }: { $card }. Kolor nie pasuje do miasta, więc ta karta próby nie wygra.
boru-card-of = { $card } ({ $player })
boru-trick-compared = { $count ->
    [one] Do miasta pasuje tylko jedna karta: { $plays }.
   *[other] Pasujące karty od najwyższej: { $plays }. Wygrywa najwyższa z nich.
}
boru-trick-winner = Próbę wygrywa { $player } ({ $card }).
boru-trick-acts = Akcje wykonują po kolei, od najniższej karty: { $players }.

# Karta
boru-card-certain-upheld = Deklaracja uznana: { $player } wygra próbę kartą { CASE($card, "accusative") }, cokolwiek mają pozostali.
boru-card-certain-rejected = Deklaracja odrzucona: to nie jest pewne, że { $player } wygra próbę kartą { CASE($card, "accusative") }.
boru-card-possible-upheld = Deklaracja uznana: { $player } może jeszcze wygrać próbę kartą { CASE($card, "accusative") }.
boru-card-possible-rejected = Deklaracja odrzucona: { $player } nie może już wygrać próby kartą { CASE($card, "accusative") }.
boru-card-beaten-already = Na stole leży już { $look } ({ $other }): pasuje do miasta i jest wyższa niż { $card } ({ $player }).
boru-card-beats = { $count ->
    [0] Żadna pasująca karta nie jest wyższa ({ $card }).
   *[other] Pasujące karty, które są wyższe, to tylko: { $cards }.
}
boru-card-waiting = { $count ->
    [0] Nikt inny nie dołoży już karty do tej próby.
    [one] Kartę zagra jeszcze { $players }. Może to być każda karta z ręki.
   *[other] Kartę zagrają jeszcze: { $players }. Mogą zagrać każdą kartę z ręki.
}
boru-card-unseen = { $count ->
    [0] { $held ->
        [yes] Wiadomo, gdzie jest każda z tych kart: zagrano ją w tej rundzie albo jest w znanej ręce.
       *[no] Każdą z tych kart zagrano już w tej rundzie.
    }
   *[other] { $all ->
        [yes] Żadnej z wyższych kart jeszcze nie widać.
       *[no] Wyższe karty, których jeszcze nie widać: { $cards }.
    }
}
boru-card-draft = Liczy się też to, co było widać przy wyborze kart ({ $players }). Z podanych dalej kart każdy kolejny gracz zatrzymuje dwie.
boru-card-hand = { $player } ma na ręce tylko { CASE($cards, "accusative") }. { $count ->
    [0] Żadna z tych kart nie jest wyższą pasującą.
   *[other] Wyższe pasujące wśród nich: { $higher }.
}
boru-card-lacks = { $player } nie ma czym rozpocząć próby, więc na pewno nie ma żadnej z tych kart: { $cards }.
boru-card-passed = Te wyższe karty były przy wyborze w jednym zestawie (kart w nim: { $all }): { $cards }. Kto ile kart z niego wziął: { $shares }. Nikt inny ich nie dostał.
boru-card-can-hold = { $player } może mieć na ręce tylko karty z tych: { $cards }.
boru-card-may-have = { $known ->
    [yes] { $player } ma na ręce i może zagrać { CASE($card, "accusative") }.
   *[no] { $player } może mieć na ręce i zagrać { CASE($card, "accusative") }.
}
boru-card-all-beat = { $sure ->
    [0] Jakkolwiek leżą karty, zawsze ktoś z nich ma same wyższe pasujące: { $players }.
    [one] { $players } ma na pewno same wyższe pasujące karty i jedną z nich musi zagrać.
   *[other] Na pewno same wyższe pasujące karty mają: { $players }. Każda z tych osób musi jedną zagrać.
}
boru-card-unbeaten = Jeśli pozostali zagrają { CASE($cards, "accusative") }, to { $count ->
    [one] nie jest to wyższa pasująca karta
   *[other] żadna z tych kart nie jest wyższą pasującą
}, więc wygrywa { $card } ({ $player }).
boru-card-nobody-beats = Nikt z tych, którzy jeszcze zagrają, nie może mieć wyższej pasującej karty.

# Akcja z karty
boru-action-illegal = Akcja „{ $action }” (wybór { $at }) jest niedozwolona. { $why }
boru-choice-at = Podano wybór { $at }: „{ $action }”. Nie jest on dozwolony:
boru-action-over = { $player } ma już tę kartę rozpatrzoną do końca.
boru-action-winner = Próbę wygrywa { $player }, bo { $card } to najwyższa karta pasująca do { $town }. Akcję Główną wykonuje więc { $player }, a pozostali Dodatkowe.
boru-action-open = { $player } ma jeszcze coś do wyboru w akcji { CASE($card, "genitive") }. Dozwolone możliwości: { $count }.
boru-action-done = Akcja { CASE($card, "genitive") } jest wykonana do końca. Wykonuje ją { $player }.
boru-option-legal = Wolno: „{ $action }”.
boru-option-illegal = Nie wolno: „{ $action }”. { $why }

# Utrzymanie
boru-upkeep-illegal = Akcja „{ $action }” (wybór { $at }) jest niedozwolona. { $why }
boru-upkeep-end = Po Utrzymaniu punkty na torze mają: { $points }. { $count ->
    [0] Znaczników Roszczenia nikt nie ma.
   *[other] Znaczniki Roszczenia: { $tokens }.
}
boru-upkeep-outcome = Możliwy wynik Utrzymania: punkty na torze { $points }; { $count ->
    [0] znaczników Roszczenia nikt nie ma
   *[other] znaczniki Roszczenia: { $tokens }
}. Na przykład gdy { $choices }.
boru-token-of = { $region } – { $player }
boru-upkeep-over = To Utrzymanie jest już zakończone.
boru-upkeep-done = Utrzymanie rozegrane do końca{ $over ->
    [yes] {" "}i gra się kończy.
   *[no] .
}
boru-upkeep-open = Teraz { boru-due }. Wybiera { $player } (możliwości: { $count }).
boru-upkeep-choice = Otwarty wybór: { boru-due }. Wybiera { $player }{ $same ->
    [yes] .
   *[no] , traci { $loser }.
} { $where ->
    [yes] Możliwe miasta: { $towns }.
    [many] Możliwych miast jest { $count }.
   *[no] Możliwości: { $options }.
}

# Region i gra
boru-region-certain-upheld = Deklaracja uznana: po Utrzymaniu region { $region } na pewno ma { $player }.
boru-region-certain-rejected = Deklaracja odrzucona: to nie jest pewne, że po Utrzymaniu region { $region } ma { $player }.
boru-region-certain-undecided = Nierozstrzygnięte: czy po Utrzymaniu region { $region } na pewno ma { $player }. Sędzia nie zgaduje.
boru-region-possible-upheld = Deklaracja uznana: po Utrzymaniu region { $region } może mieć { $player }.
boru-region-possible-rejected = Deklaracja odrzucona: po Utrzymaniu regionu { $region } nie może mieć { $player }.
boru-region-possible-undecided = Nierozstrzygnięte: czy po Utrzymaniu region { $region } może mieć { $player }. Sędzia nie zgaduje.
boru-game-certain-upheld = Deklaracja uznana: { $player } na pewno wygrywa grę{ $sole ->
    [yes] {" "}w pojedynkę.
   *[no] .
}
boru-game-certain-rejected = Deklaracja odrzucona: to nie jest pewne, że grę wygrywa { $player }{ $sole ->
    [yes] {" "}w pojedynkę.
   *[no] .
}
boru-game-certain-undecided = Nierozstrzygnięte: czy { $player } na pewno wygrywa grę{ $sole ->
    [yes] {" "}w pojedynkę.
   *[no] .
} Sędzia nie zgaduje.
boru-game-possible-upheld = Deklaracja uznana: { $player } może jeszcze wygrać grę{ $sole ->
    [yes] {" "}w pojedynkę.
   *[no] .
}
boru-game-possible-rejected = Deklaracja odrzucona: { $player } nie może już wygrać gry{ $sole ->
    [yes] {" "}w pojedynkę.
   *[no] .
}
boru-game-possible-undecided = Nierozstrzygnięte: czy { $player } może jeszcze wygrać grę{ $sole ->
    [yes] {" "}w pojedynkę.
   *[no] .
} Sędzia nie zgaduje.
boru-forced-upheld = Deklaracja uznana: { $player } może wymusić { $what ->
    [region] władzę w regionie { $region }.
   *[game] { $sole ->
        [yes] niepodzielone zwycięstwo.
       *[no] zwycięstwo.
    }
}
boru-forced-rejected = Deklaracja odrzucona: { $player } nie może wymusić { $what ->
    [region] władzy w regionie { $region }.
   *[game] { $sole ->
        [yes] niepodzielonego zwycięstwa.
       *[no] zwycięstwa.
    }
}
boru-forced-undecided = Nierozstrzygnięte: dróg jest za dużo, żeby sprawdzić, czy { $player } może wymusić { $what ->
    [region] władzę w regionie { $region }.
   *[game] { $sole ->
        [yes] niepodzielone zwycięstwo.
       *[no] zwycięstwo.
    }
} Sędzia nie zgaduje.
boru-forced-not-last = Nierozstrzygnięte: to nie jest ostatnie Utrzymanie, a kolejnych rund nie da się przejrzeć w całości ({ $player }).
boru-undecided = Nierozstrzygnięte: { $why ->
    [engines] silniki sobie przeczą
   *[budget] za mało silników dało odpowiedź
} ({ $said }). Sędzia nie zgaduje.

# Na czym opiera się rozstrzygnięcie
boru-bound-of = Po Utrzymaniu { $player } będzie tam mieć nie mniej niż { $least } i nie więcej niż { $most }.
boru-bound-of-vikings = Wikingowie będą tam mieć nie mniej niż { $least } i nie więcej niż { $most }.
boru-ground-settled = Utrzymanie jest już zakończone: nic się nie zmieni.
boru-ground-exact = { $example ->
    [yes] { $how ->
        [certain] Pewne jest tylko to, co wychodzi przy każdym wyborze.
       *[possible] Wystarczy jeden przypadek, w którym deklaracja się sprawdza.
    }
    [none] W tym Utrzymaniu nikt nie ma już nic do wyboru.
   *[no] Sprawdzono wszystkie wybory, jakie zostały w tym Utrzymaniu.
}
boru-ground-last-trick = { $example ->
    [yes] { $how ->
        [certain] Reszta ostatniej próby i Utrzymanie są jeszcze przed nami, a pewne jest tylko to, co wychodzi w każdym przebiegu gry.
       *[possible] Reszta ostatniej próby i Utrzymanie są jeszcze przed nami, a wystarczy jeden przebieg gry, w którym deklaracja się sprawdza.
    }
   *[no] Sprawdzono wszystkie karty, akcje i wybory, jakie zostały w tej ostatniej próbie i w Utrzymaniu po niej.
}
boru-ground-bounds = Do końca Utrzymania każdy zdobędzie najwyżej { $most ->
    [one] { $most } nowe miasto
    [few] { $most } nowe miasta
   *[many] { $most } nowych miast
} (po jednym w próbie i jedno z Zaślubin), a w jednym regionie nie więcej, niż jest tam wolnych; najazd zabiera każdemu najwyżej jedno, a Klasztor stawia się najwyżej jeden (miasto z Klasztorem liczy się jak dwa).{ $ally ->
    [yes] {" "}Dzięki Księżniczce miasta Wikingów mogą liczyć się komuś jak własne.
   *[no] {""}
}
boru-ground-course = Utrzymanie jest jeszcze przed nami. W tym przebiegu gry każda akcja jest dozwolona.
boru-ground-undecided = Utrzymanie jest jeszcze przed nami. Granice tego, co może się wydarzyć, niczego nie przesądzają, a żaden z wypróbowanych przebiegów gry nie daje odpowiedzi.
boru-region-now = { $region } teraz: { $some ->
    [yes] { $counts }
   *[no] nikt nie kontroluje tu miasta
}. { $token ->
    [down] Znacznik Roszczenia jest jeszcze zakryty; odkrywa się go na końcu Utrzymania, jeśli miast jest tam razem co najmniej { $threshold } (teraz { $total }).
    [board] Odkryty znacznik Roszczenia leży na planszy.
   *[held] Znacznik Roszczenia ma { $holder }.
}
boru-trick-safe = Tę próbę wygra { $player } ({ $card }): { $count ->
    [0] wyższej pasującej karty w talii nie ma.
   *[other] wyższe pasujące karty ({ $cards }) już widać i nie ma ich nikt, kto jeszcze zagra ({ $players }).
}
boru-closest-course = Najbardziej wyrównane zakończenie wychodzi na przykład tak:
boru-end-region = { $made ->
    [these] { $rest }. Wtedy { $region }
    [elsewhere] Jeśli wszystkie wybory padną w innych regionach, { $region }
    [closest] { $chosen ->
        [0] W najbardziej wyrównanym z możliwych zakończeń { $region }
       *[other] W najbardziej wyrównanym z możliwych zakończeń ({ $choices }) { $region }
    }
   *[none] { $region } na koniec
}: { $some ->
    [yes] { $counts }
   *[no] nikt nie kontroluje tu miasta
}{ $doubled ->
    [yes] {" "}(miasto z Klasztorem liczy się podwójnie)
   *[no] {""}
}; { $level ->
    [yes] po równo, więc{" "}
   *[no] {""}
}{ $token ->
    [down] znacznik zostaje zakryty (miast razem { $total }, próg { $threshold }).
    [board] znacznik leży na planszy.
   *[held] znacznik ma { $holder }.
}
boru-end-game = { $made ->
    [these] { $rest }. Wtedy na koniec gry
    [many] Przy jednym ze sposobów wybierania na koniec gry
    [closest] { $chosen ->
        [0] W najbardziej wyrównanym z możliwych zakończeń gry
       *[other] W najbardziej wyrównanym z możliwych zakończeń gry ({ $choices })
    }
   *[none] Na koniec gry
}: { $totals }. { $ground ->
    [points] Wygrywa { $players }.
    [tokens] Remis na punkty; znaczniki Roszczenia: { $tie }. Wygrywa { $players }.
    [brides] Remis na punkty i znaczniki Roszczenia; karty Zaślubin: { $tie }. Wygrywa { $players }.
   *[shared] Remisu nic nie rozstrzyga: zwycięstwem dzielą się { $players }.
}
boru-ends-begin = Za każdym razem najpierw: { $choices }. Dalej:
boru-ends = { $count ->
    [one] { $line ->
        [yes] Przy takich wyborach innego wyniku nie ma.
       *[no] Cokolwiek kto wybierze, innego wyniku nie ma.
    }
   *[other] Różnych wyników jest { $count }; powyżej { $all ->
        [yes] są wszystkie.
       *[no] są te, w których jest najbliżej.
    }
}
boru-bounds-held = Liczba miast w tym regionie po Utrzymaniu: { $player } co najmniej { $own }, każdy inny gracz najwyżej { $rivals }, Wikingowie najwyżej { $vikings }. { $token ->
    [own] Znacznik ma już { $player }, więc remis z innymi graczami wystarczy.
    [turns] Próg to { $threshold }, a miast jest tam razem co najmniej { $total }, więc znacznik zostanie odkryty.
   *[up] Znacznik jest już odkryty.
}
boru-bounds-threshold = Miast będzie tam razem najwyżej { $total }, a próg to { $threshold }: znacznik pozostanie zakryty i nikt go nie weźmie.
boru-bounds-behind = { $player } będzie tam mieć najwyżej { $own }, a { $vikings ->
    [yes] Wikingowie
   *[no] { $other }
} co najmniej { $least }. Na przejęcie znacznika to za mało.
boru-bounds-overtaken = { $vikings ->
    [yes] Wikingowie będą
   *[no] { $other } będzie
} tam mieć co najmniej { $least }, a wszyscy inni najwyżej po { $rest }: znacznik straci { $player }.
boru-total-of = { $player } { $count }
boru-end-total = { $player } { $points }: { $parts }.
boru-count-of = { $player } { $count }
boru-count-of-vikings = Wikingowie { $count }
boru-chooses = { $due ->
    [invasion] { $level ->
        [yes] Najwięcej znaczników Najeźdźców ({ $count }) mają na równi: { $players }. Kto traci miasto, sam je więc wybiera.
       *[no] { $told ->
            [yes] Najwięcej znaczników ({ $count }) ma { $player }, więc wybiera to miasto.
           *[no] Kto ma najmniej znaczników Najeźdźców ({ $fewest }: { $losers }), traci miasto. Najwięcej ({ $count }) ma { $player }, więc je wybiera.
        }
    }
    [princess] Najwyżej na torze Zaślubin (pole { $count }) stoi { $player }, więc wybiera, co zrobić z Księżniczką; odtrącenie daje punkty: { $gain }.
    [bride-town] Najwyżej na torze Zaślubin (pole { $count }) stoi { $player }, więc kładzie dysk z karty Zaślubin.
    [track-town] { $player } stoi na polu { $count } toru Zaślubin, a ono daje miasto.
    [monastery] Najwięcej dysków w Kościele ({ $count }) ma { $player }, więc stawia Klasztor.
   *[four-discs] { $player } ma w Kościele co najmniej 4 dyski ({ $count }), więc stawia Klasztor.
}
boru-choice-ahead = Do wyboru zostaje: { boru-due }. Wybiera { $player }{ $same ->
    [yes] .
   *[no] , traci { $loser }.
}
boru-line = { $count ->
    [one] Zapowiedziany wybór: { $entries }.
   *[other] Zapowiedziane wybory: { $entries }.
} Gdyby czegoś nie zapowiedziano, liczyłoby się to na niekorzyść zapowiadającego.
boru-shown-refutation = Przykład, w którym deklaracja się nie sprawdza:
boru-shown-example = Przykład, w którym deklaracja się sprawdza:
boru-shown-one-way = Jeden z możliwych przebiegów:
boru-plan-entry = Wybór { $at }: { $entry }.
boru-plan-nothing = Niczego nie trzeba wybierać: wychodzi tak, cokolwiek zrobią pozostali.
boru-plan-none = { $chooses ->
    [yes] Cokolwiek wybierze { $player }, pozostali mają odpowiedź, która temu przeszkodzi{ $count ->
        [0] .
        [one] :
       *[other] {" "}(różnych sposobów: { $count }):
    }
   *[no] { $player } nie ma tu nic do wyboru, a wyjść może tak:
}

# Zgodność faktów
boru-says-tricks = W tej rundzie zakończono prób: { $count }.
boru-says-no-hands = Nikt nie ma karty na ręce: próby tej rundy już się skończyły albo kart jeszcze nie rozdano.
boru-says-before-tricks = W tej rundzie nikt jeszcze nie zagrał karty.
boru-says-discarded = W zakończonej próbie tej rundy zagrano { CASE($card, "accusative") }.
boru-says-in-trick = W tej próbie { $player } ma { CASE($card, "accusative") }.
boru-says-in-hand = { $player } ma na ręce { CASE($card, "accusative") }.
boru-says-could-not-lead = { $player } nie ma żadnej karty, którą można było rozpocząć próbę.
boru-says-pack = Przy wyborze kart { $player } widzi { $cards }{ $count ->
    [0] .
   *[other] {" "}i zatrzymuje: { boru-says-kept }.
}
boru-says-kept = { $kept }
boru-says-holds = { $own ->
    [yes] { $who } mówi, że ma na ręce { CASE($cards, "accusative") }.
   *[no] { $who } mówi, że { $player } ma na ręce { CASE($cards, "accusative") }.
}
boru-says-lacks = { $own ->
    [yes] { $who } mówi, że nie ma na ręce żadnej z tych kart: { $cards }.
   *[no] { $who } mówi, że { $player } nie ma na ręce żadnej z tych kart: { $cards }.
}
boru-says-played = { $own ->
    [yes] { $who } mówi, że zagrywa w tej rundzie { CASE($cards, "accusative") }.
   *[no] { $who } mówi, że { $player } zagrywa w tej rundzie { CASE($cards, "accusative") }.
}

boru-clash-card = Jedna karta może być tylko w jednym miejscu, a { $card } byłaby w dwóch naraz.
boru-clash-lacks = { $player } nie może mieć i zarazem nie mieć tej samej karty ({ $cards }).
boru-clash-lead = { $player } nie ma czym rozpocząć próby, a te karty pasują do wolnego miasta: { $cards }.
boru-clash-played = Kart, które zagrywa { $player }, byłoby { $count }, a w tej rundzie można było do tej chwili zagrać najwyżej { $most }.
boru-clash-tricks = Zakończone próby ({ $tricks }) przy { $size } graczach to { $most } kart, a tu byłoby ich { $count }: { $cards }.
boru-clash-hand = Kart, które ma na ręce { $player }, byłoby { $count }, a zostało ich tam { $most }.
boru-clash-pack = Z tego zestawu { $player } dostaje kart { $share }, a miałoby ich być { $count }: { $cards }.
boru-laws = Nic się tu nie wyklucza: każda karta może być w jednym miejscu, każdy z { $size } graczy mógł dostać { $count } kart, przy każdym podaniu zestawu zatrzymywać po dwie (na końcu tyle, ile zostało) i zagrywać po jednej w próbie.

# Rysunek
boru-picture-track = Tor Zaślubin
boru-picture-church = Kościół
boru-picture-raiders = Najeźdźcy
boru-picture-coins = Monety
boru-picture-points = Punkty
boru-picture-renown = Poważanie
boru-picture-total = Razem
boru-picture-legend = Przy regionie: próg | punkty (szare pole: znacznik zakryty, kolor: kto go ma). Kwadrat: Klasztor. Czarna tarcza: Wikingowie. Różowe: o co chodzi. ◆ znacznik Aktywnego Miasta.
boru-picture-battle = Obszar Bitwy: { $count }

# Czego brakuje albo co się nie zgadza w deklaracji
problem-boru-trick-not-full = Próba nie jest pełna: na stole są karty { $count } z { $size } osób, albo nie podano Aktywnego Miasta.
problem-boru-trick-not-led = Próby jeszcze nikt nie rozpoczął. Podaj w „town”, które miasto wskaże osoba rozpoczynająca.
problem-boru-not-the-leader = Próbę rozpoczyna ktoś inny niż { $player }; najpierw musi wskazać miasto i zagrać kartę.
problem-boru-no-trick = Nie ma próby, której mogłaby dotyczyć ta deklaracja.
problem-boru-town-already-chosen = Aktywne Miasto jest już wskazane. Usuń „town” z deklaracji.
problem-boru-another-card-laid = { $player } ma w tej próbie inną kartę niż { $card }: { $laid }.
problem-boru-card-not-in-hand = { $player } nie może mieć na ręce karty { $card }.
problem-boru-town-not-free = Na mieście { $town } leży już dysk, więc nie może zostać Aktywnym Miastem.
problem-boru-no-action-due = Nikt nie wykonuje teraz akcji z karty. Podaj pełną próbę („trick”) i Aktywne Miasto („active”).
problem-boru-no-upkeep = Ta deklaracja dotyczy Utrzymania. Podaj w „phase”, który jego krok teraz trwa.
problem-boru-line-of-another = Zapowiadać można tylko własne wybory ({ $claimer }), a nie wybory osoby { $player }.
problem-boru-hands-impossible = Kart na rękach nie da się tak rozłożyć, żeby zgadzało się wszystko, co podano (liczby kart i wybór kart).
problem-boru-not-over = Punkty końcowe liczy się po ostatnim Utrzymaniu, a opis mówi o fazie „{ boru-phase }”.
problem-boru-testimony = Zeznanie ma pola „who”, „player” i dokładnie jedno z: { $options } (lista kart).
