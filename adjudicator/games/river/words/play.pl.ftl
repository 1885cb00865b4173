# Słowa rozgrywki: dlaczego akcja jest niedozwolona. Tekst polski jest rozstrzygający.

river-transfer = Transfer
    .accusative = Transfer
    .genitive = Transferu
river-rekrutacja = Rekrutacja
    .accusative = Rekrutację
    .genitive = Rekrutacji
river-dezercja = Dezercja
    .accusative = Dezercję
    .genitive = Dezercji
river-wsparcie = Wsparcie
    .accusative = Wsparcie
    .genitive = Wsparcia
river-zdrada = Zdrada
    .accusative = Zdradę
    .genitive = Zdrady
river-wymiana = Wymiana
    .accusative = Wymianę
    .genitive = Wymiany
river-eksplozja = Eksplozja
    .accusative = Eksplozję
    .genitive = Eksplozji
river-who = { $side ->
    [attacker] Atakujący
   *[defender] Obrońca
}
river-whose = { $side ->
    [attacker] atakującego
   *[defender] obrońcy
}

# Czyja tura i która faza
river-too-many-actions = Nierozstrzygnięte: przy tak dużych rękach Wymianę można wykonać na zbyt wiele sposobów, by je wymienić. Zapytaj o jedną akcję.
river-game-over = Gra jest już skończona: { $winner ->
    [attacker] wygrał atakujący, bo { $by ->
        [destroyed] zniszczył tamę.
       *[four] uszkodził cztery tamy.
    }
   *[defender] wygrał obrońca, bo { $by ->
        [last-turn] stos kart bojowych się wyczerpał i minęła ostatnia tura, a atakujący nie zdążył wygrać.
       *[no-room] zapełnił wszystkie swoje pola.
    }
}
river-not-your-turn = { $side ->
    [attacker] Trwa tura obrońcy
   *[defender] Trwa tura atakującego
}{ $phase ->
    [draw] , który musi jeszcze dobrać kartę.
   *[other] , który musi jeszcze zagrać kartę.
}
river-last-turn = To ostatnia tura atakującego. Obrońca nie ma już po niej swojej tury.
river-end-early = { river-who } nie może jeszcze skończyć tury, bo { $phase ->
    [draw] nie dobrał karty.
   *[play] nie zagrał karty.
}

# Odwrót i kłody
river-retreat-defender = Odwrót to akcja atakującego. Obrońca nie wycofuje swoich kart spod tamy { $dam }.
river-retreat-late = Na odwrót spod tamy { $dam } jest za późno: { $phase ->
    [play] faza przygotowania w tej turze już minęła{ $once ->
        [yes] , a wycofać się można tylko raz i tylko spod jednej tamy.
       *[no] .
    }
   *[other] wycofać się można tylko na początku tury, przed zagraniem karty.
}
river-retreat-nothing = Przy tamie { $dam } atakujący nie ma żadnej karty, więc nie ma czego wycofać.
river-retreat-only-elites = Przy tamie { $dam } atakujący ma tylko jednostki elitarne, a odwrót zabiera karty bojowe.
river-log-attacker = Kłody rzuca tylko obrońca.
river-log-again = Na kłodę przy tamie { $dam } jest za późno: faza przygotowania w tej turze już minęła, a w jednej turze rzuca się najwyżej jedną kłodę.
river-log-late = Na kłodę przy tamie { $dam } jest za późno: rzuca się ją na początku tury, przed zagraniem karty.
river-log-none = Obrońca nie ma już żadnej kłody: rzucił wszystkie trzy.
river-log-nothing = Przy tamie { $dam } atakujący nie ma żadnej karty, w którą mogłaby trafić kłoda.

# Zagranie karty
river-not-in-hand = { $where ->
    [dam] { river-who } nie ma na ręce { CASE($card, "genitive") }. Ta karta leży przy tamie { $dam }, a wyłożonej karty się nie przenosi.
    [discard] { river-who } nie ma na ręce { CASE($card, "genitive") }. Ta karta leży odkryta wśród odrzuconych.
    [ruses] { river-who } nie ma na ręce { CASE($card, "genitive") }. Ta karta została już zagrana i leży obok stosu kart taktyki.
    [other-hand] { river-who } nie ma na ręce { CASE($card, "genitive") }. Tę kartę trzyma przeciwnik.
    [reshuffled] { river-who } nie może mieć na ręce { CASE($card, "genitive") }. Ta karta wróciła do stosu, a od tamtej pory nie dobrał żadnej nieznanej karty, która mogłaby nią być.
    [none-hidden] { river-who } nie ma na ręce nieznanej karty tego rodzaju: wszystkie są znane, więc trzeba ją nazwać.
   *[unknown] { river-who } nie ma na ręce { CASE($card, "genitive") }.
}
river-play-twice = { river-who } zagrał już w tej turze kartę. { $phase ->
    [draw] Teraz pora dobrać.
   *[other] Została mu najwyżej deklaracja albo koniec tury.
}
river-side-full = Przy tamie { $dam } po stronie { river-whose } nie ma wolnego pola (wszystkich pól: { $slots }), więc { $card } się tam nie zmieści.
river-cancel-needs-room = Przy tamie { $dam } po stronie { river-whose } nie ma wolnego pola (wszystkich pól: { $slots }). Kaczka i bóbr znoszą się dopiero po wyłożeniu, więc i { $card } potrzebuje tam miejsca.
river-skip-can-play = { river-who } nie może pominąć zagrania, bo może zagrać { CASE($cards, "accusative") }.
river-skip-has-slot = { river-who } nie może pominąć zagrania: któraś z kart na jego ręce na pewno da się zagrać.
river-skip-draw = { river-who } nie może pominąć dobierania: w stosie są jeszcze karty.
river-skip-nothing = { river-who } nie ma już czego pomijać: kartę zagrał, a dobieranie ma za sobą.

# Dobieranie
river-draw-early = { river-who } nie zagrał jeszcze karty w tej turze, a dobiera się dopiero po zagraniu.
river-draw-twice = { river-who } dobrał już w tej turze kartę. Dobiera się jedną.
river-draw-empty = Stos kart bojowych jest pusty{ $tactics ->
    [yes] , a według przyjętej wykładni nie dobiera się wtedy także kart taktyki.
   *[no] , więc { $side ->
        [attacker] atakujący
       *[defender] obrońca
    } nie dobiera karty.
}
river-tactics-pile-empty = Stos kart taktyki jest pusty. Takiej karty nie można już dobrać.
river-not-in-pile = Na wierzchu stosu nie może być { CASE($card, "genitive") }. { $where ->
    [dam] Ta karta leży przy tamie { $dam }.
    [discard] Ta karta leży wśród odrzuconych.
    [own-hand] Tę kartę ma już na ręce { $side ->
        [attacker] atakujący
       *[defender] obrońca
    }.
    [other-hand] Tę kartę trzyma przeciwnik.
   *[unknown] Tej karty nie ma już w stosie.
}

# Deklaracja
river-claim-defender = Kontrolę nad tamą { $dam } może zadeklarować tylko atakujący, nigdy obrońca.
river-claim-not-now = Trwa tura obrońcy, a tamę { $dam } atakujący może przejąć tylko w swojej turze.
river-claim-not-full = Przy tamie { $dam } atakujący ma { $count } z { $slots } kart. Bez pełnej formacji nie można jej przejąć.
river-claim-holds = Tamę { $dam }{ river-asks } utrzymuje obrońca. Jego strona to { $cards }, czyli { river-made }; atakujący ma { CASE($ours, "accusative") }. { $compared }
river-claim-unproved = Kontrola nad tamą { $dam }{ river-asks } nie jest dowiedziona. Obrońca może jeszcze dołożyć { CASE($adds, "accusative") }. Jego strona to wtedy { $cards }, czyli { river-made }; atakujący ma { CASE($ours, "accusative") }. { $compared }

# Karty taktyki
river-no-tactics = W tej partii nie gra się kartami taktyki.
river-tactics-ahead = { river-who } zagrał już więcej kart taktyki niż przeciwnik ({ $own } do { $other }). Na następną musi poczekać, aż przeciwnik zagra swoją.
river-second-wazka = { river-who } zagrał już jedną Ważkę, a według przyjętej wykładni na gracza przypada najwyżej jedna.
river-ruse-elite = { $ruse } działa tylko na karty bojowe, a { $card } to jednostka elitarna.
river-ruse-not-there = { $ruse }: potrzebna jest karta bojowa leżąca przy tamie po { $whose ->
    [own] własnej stronie
   *[other] stronie przeciwnika
}, a { $card } tam nie leży.
river-ruse-not-discarded = { $ruse }: potrzebna jest karta bojowa z odrzuconych, a nie ma wśród nich { CASE($card, "genitive") }.
river-move-elsewhere = { $ruse } przenosi kartę na drugą stronę tej samej tamy. Tu { $card } leży przy tamie { $dam }, więc nie może trafić do tamy { $to }.
river-move-full = { $ruse }: przy tamie { $to } po stronie { river-whose } nie ma wolnego pola, więc { $card } się tam nie zmieści.
river-support-too-few = Wsparcia nie można zagrać: wśród odrzuconych { $count ->
    [0] nie ma żadnej karty bojowej
   *[other] jest tylko jedna karta bojowa
}, a potrzebne są dwie.
river-support-twice = Wsparcie wtasowuje dwie różne karty, a tu dwa razy podano { CASE($card, "accusative") }.
river-blast-nothing = Eksplozja nic by nie zrobiła: przy tamie { $dam } nie ma żadnej karty bojowej.
river-ruse-no-target = Ten podstęp ({ $ruse }) nic by teraz nie zrobił, a podstępu bez skutku zagrać nie można.
river-ruse-has-target = Ten podstęp ({ $ruse }) ma na co zadziałać{ $aim ->
    [cards] , na przykład: { $targets }
    [dam] , na przykład: tama { $targets }
   *[hands] {""}
}. Nie wskazano celu, a bez celu zagrać go nie można.
river-exchange-count = Wymiana: { $side ->
    [attacker] atakujący
   *[defender] obrońca
} oddaje { $owed ->
    [one] { $owed } kartę
    [few] { $owed } karty
   *[many] { $owed } kart
}, a podano ich { $count }.
river-exchange-tactics = Według przyjętej wykładni przy Wymianie oddaje się tylko karty bojowe, a { $side ->
    [attacker] atakujący
   *[defender] obrońca
} oddaje kartę taktyki.

# Czego brakuje, by grać dalej
problem-play-needs = Żeby odtworzyć rozgrywkę od tego stołu, trzeba podać też pole „{ $field }”.
problem-house-dam-in-play = Na własnej tamie ({ $dam }) nie da się grać dalej: nie wiadomo, co jest na jej drugiej stronie.
problem-tiles-missing = Do rozgrywki potrzeba wszystkich siedmiu płytek tam. Brakuje: { $tiles }.
problem-card-count-hidden = Kart bojowych jest 60, a tu wymieniono { $listed }, nieznanych na rękach jest { $hidden } i jeszcze { $deck } w stosie: razem { $total }.
problem-turn-parity = Atakujący ma tury nieparzyste, a obrońca parzyste. Tura { $number } nie może należeć do { $side ->
    [attacker] atakującego
   *[defender] obrońcy
}.
problem-defender-end = Tura obrońcy kończy się, gdy dobierze kartę. Potem trwa już tura atakującego, faza „prepare”.
problem-last-turn-attacker = Ostatnia tura należy do atakującego, a podano turę obrońcy.
problem-ending-pile = { $ending ->
    [no] Stos jest pusty, więc ostatnia tura musi nadejść, już trwać albo być za wami. Podano, że końca jeszcze nie widać.
   *[other] Ostatnia tura nadchodzi dopiero, gdy wyczerpie się stos. Podano, że zostało w nim kart: { $deck }, a nikt nie zagrał Wsparcia.
}
problem-destroyed-intact = Zniszczyć można tylko tamę uszkodzoną, a tamę { $dam } podano jako nieuszkodzoną.
problem-destroyed-after-four = Uszkodzonych tam jest { $count }, więc gra skończyła się przy czwartej i żadnej nie można było potem zniszczyć.
problem-over-but-won = Ostatnia tura nie mogła minąć: atakujący wygrał wcześniej i gra od razu się skończyła.
problem-tile-not-a-number = Tama „{ $dam }”: numer płytki zapisujemy jako liczbę, bez cudzysłowu.
problem-not-a-ruse = { $card } to nie podstęp. Obok stosu kart taktyki leżą tylko zagrane podstępy.
problem-ruse-misplaced = { $card } to podstęp: po zagraniu leży obok stosu kart taktyki, nigdy { $place ->
    [dams] przy tamie
   *[discard] wśród kart odrzuconych
}.
problem-tactics-card-count = Kart taktyki jest { $most }, a tu widać { $seen } i jeszcze { $elsewhere } jest w stosie lub na rękach jako nieznane.
problem-tactics-played-count = Liczba zagranych kart taktyki się nie zgadza: { $side ->
    [attacker] atakujący
   *[defender] obrońca
} ma ich na stole { $laid }, odrzuconych jest { $discarded }, a zagranych podano { $count }.

# Zasada czytana inaczej niż zwykle
river-read-so = Przyjęta wykładnia. { $question } { $answer }
problem-too-many-damaged = Uszkodzonych tam jest { $count }, a gra kończy się przy { $most }.
