# Słowa gry Bitwa o Rzekę. Tekst polski jest rozstrzygający.

river-name = Bitwa o Rzekę
river-perkoz = Perkoz
river-wazka = Ważka
river-labedz = Łabędź
river-card = { $colour ->
    [R] czerwona
    [G] zielona
    [B] niebieska
    [Y] żółta
   *[P] fioletowa
} { $value }
river-read-as = { $elite } jako { $card }
river-attacker = Atakujący
river-defender = Obrońca
river-dam-label = Tama { $dam } · { $slots ->
    [one] { $slots } karta
    [few] { $slots } karty
   *[many] { $slots } kart
} · { $requirement ->
    [none] bez wymogu
    [highest-sum] wyższa suma
    [lowest-sum] niższa suma
    [kompania] Kompania
    [bractwo] Bractwo
   *[banda] Banda
}{ $damaged ->
    [yes] {" "}· uszkodzona
   *[no] {""}
}
river-deciding-cards = Karty, które o tym przesądzają

# Rozstrzygnięcie jednym zdaniem
river-upheld = Deklaracja uznana: { $damaged ->
    [yes] atakujący niszczy tamę { $dam } i wygrywa grę.
   *[no] atakujący przejmuje tamę { $dam }.
}
river-rejected = Deklaracja odrzucona: przy tamie { $dam } obrońca może jeszcze dołożyć – { $cards } – i jego strona będzie silniejsza: { river-made }.
river-holds = Deklaracja odrzucona: tamę { $dam } utrzymuje pełna strona obrońcy: { river-made }.
river-made = { $formation ->
    [legion] Legion, suma { $sum }
    [kompania] Kompania, suma { $sum }
    [bractwo] Bractwo, suma { $sum }
    [banda] Banda, suma { $sum }
    [zgraja] Zgraja, suma { $sum }
   *[sum] suma { $sum }
}
river-not-now = Deklaracja odrzucona: trwa tura obrońcy, a tamę { $dam } atakujący może przejąć tylko w swojej turze.
river-not-full = Deklaracja odrzucona: przy tamie { $dam } atakujący ma { $count } z { $slots } kart, więc jego formacja nie jest pełna.
river-claimable = { $count ->
    [0] Atakujący nie może teraz dowieść kontroli nad żadną z tam (sprawdzono: { $of }).
   *[other] Atakujący może teraz przejąć { $count ->
        [one] tamę
       *[other] tamy
    }: { $dams } (sprawdzono: { $of }).
}
river-undecided = Nierozstrzygnięte: silniki nie są zgodne co do tamy { $dam } ({ $said }). Sędzia nie zgaduje.

# Kroki uzasadnienia
river-dam = Tama { $dam }{ $house ->
    [yes] {""}
   *[no] { $damaged ->
        [yes] , strona uszkodzona
       *[no] , strona nieuszkodzona
    }
}: pełna formacja to { $slots ->
    [one] { $slots } karta
    [few] { $slots } karty
   *[many] { $slots } kart
}, { $requirement ->
    [none] bez wymogu – liczy się siła formacji.
    [highest-sum] liczy się tylko suma, wyższa wygrywa.
    [lowest-sum] liczy się tylko suma, niższa wygrywa.
    [kompania] wymóg: Kompania.
    [bractwo] wymóg: Bractwo.
   *[banda] wymóg: Banda.
}
river-side = { $side ->
    [attacker] Strona atakującego
   *[defender] Strona obrońcy
} to { $cards }. Jest to { river-made }.
river-counter = Obrońca może jeszcze dołożyć: { $adds }. Jego strona to wtedy { $cards }. Jest to { river-made }.
river-elite-read = { $elite } { $side ->
    [attacker] atakującego
   *[defender] obrońcy
} liczy się tu jako { $as }.
river-elite-open = { $elite } obrońcy może być tym, co jest dla niego najlepsze; wzięto to pod uwagę.
river-elite-best = Każdy odczytuje swoje elitarne jednostki najkorzystniej dla siebie, dopiero przy rozstrzyganiu kontroli.
river-proof = Obrońcy { $free ->
    [one] brakuje { $free } karty
   *[other] brakuje { $free } kart
}, więc atakujący musi dowieść, że żadna możliwa strona obrońcy nie będzie silniejsza.
river-pool = { $complete ->
    [yes] Nie widać { $left ->
        [one] { $left } karty bojowej
       *[other] { $left } kart bojowych
    } (ręce i stos); każdą z nich obrońca mógłby dołożyć.
   *[no] Karty niewymienione liczą się jako niewidoczne: jest ich { $left } i każdą obrońca mógłby dołożyć.
}
river-would-cancel = Kaczka i bóbr tego samego koloru znoszą się, gdy któraś z tych kart zostanie zagrana naprzeciw drugiej; dotyczy to: { $cards }.
river-duck-beaver = { $excluded ->
    [yes] Według przyjętej wykładni atakujący pomija w dowodzie karty, które zniknęłyby od razu po zagraniu.
   *[no] W dowodzie karty te są zwykłymi kartami: tego, że mogłyby zostać zniesione, nie bierze się pod uwagę.
}
river-any-order = Kolejność wyłożenia nie ma znaczenia: kolejne wartości mogą leżeć w dowolnym porządku.
river-logs = Kłód, podstępów, odwrotu ani liczby pozostałych tur w dowodzie się nie uwzględnia.
river-elite-unplayed = Według przyjętej wykładni obrońca może też dołożyć niezagrane elitarne jednostki (najwyżej { $limit }): { $elites }.
river-too-few = Niewidocznych kart zostało { $left }, a wolnych miejsc jest { $free }: obrońca nigdy nie ułoży pełnej formacji.
river-outranks = { river-formation } jest silniejsz{ $formation ->
    [legion] y
    [bractwo] e
   *[other] a
} niż { river-other }, więc { river-winner }.
river-formation = { $formation ->
    [legion] Legion
    [kompania] Kompania
    [bractwo] Bractwo
    [banda] Banda
    [zgraja] Zgraja
   *[sum] suma
}
river-other = { $other ->
    [legion] Legion
    [kompania] Kompania
    [bractwo] Bractwo
    [banda] Banda
    [zgraja] Zgraja
   *[sum] suma
}
river-winner = { $winner ->
    [attacker] górą jest atakujący
   *[defender] górą jest obrońca
}
river-less = Suma { $sum } jest niższa niż { $other_sum }, a przy tej tamie wygrywa niższa: { river-winner }.
river-more = Suma { $sum } jest wyższa niż { $other_sum }: { river-winner }.
river-asked-for = Po jednej stronie jest lepsza formacja w myśl wymogu tamy ({ $requirement ->
    [kompania] Kompania
    [bractwo] Bractwo
   *[banda] Banda
}), po drugiej nie: { river-winner }.
river-first = Obie strony są równe ({ $sum } i { $other_sum }); rozstrzyga to, kto pierwszy ułożył pełną formację: { river-winner }.
river-dam-flip = Atakujący obraca tamę { $dam } na stronę uszkodzoną, a karty leżące przy niej po obu stronach idą na stos odrzuconych.
river-dam-destroy = Tama { $dam } była już uszkodzona: atakujący niszczy ją i wygrywa grę.

# Na co obrońca mógłby liczyć, i dlaczego to nierealne
river-shape = { $shape ->
    [legion] Legion
    [kompania] Kompania
    [bractwo] Bractwo
    [banda] Banda
    [zgraja] Zgraja
   *[any] Suma
}
river-hope-best = { river-shape }: najlepsze, co można jeszcze dołożyć, to { $adds } – razem { $sum }, a trzeba więcej niż { $own }.
river-hope-sum = { $lowest ->
    [yes] { $count ->
        [one] Najniższa niewidoczna karta to { $adds }
       *[other] Najniższe niewidoczne karty to { $adds }
    }: z tym, co już leży, razem { $sum }, a trzeba mniej niż { $own }.
   *[no] { $count ->
        [one] Najwyższa niewidoczna karta to { $adds }
       *[other] Najwyższe niewidoczne karty to { $adds }
    }: z tym, co już leży, razem { $sum }, a trzeba więcej niż { $own }.
}
river-hope-above = Bractwo: nie ma już { $colour ->
    [R] czerwonej
    [G] zielonej
    [B] niebieskiej
    [Y] żółtej
   *[P] fioletowej
} karty wyższej niż { $value }; z nią suma to { $sum }, a trzeba więcej niż { $own }.
river-hope-equal = { river-shape }: obrońca może co najwyżej wyrównać ({ $sum } i { $own }); najlepsze, co można dołożyć, to { $adds }. Równa strona, ułożona później, nie jest silniejsza.
river-hope-colours = { river-shape }: niemożliwe, bo u obrońcy leżą już karty różnych kolorów ({ $cards }).
river-hope-repeat = { river-shape }: niemożliwe, bo u obrońcy powtarza się wartość ({ $cards }).
river-hope-apart = { river-shape }: niemożliwe, bo karty obrońcy ({ $cards }) są zbyt odległe, by w { $slots } kartach stanęły obok siebie.
river-hope-values = Kompania: niemożliwa, bo u obrońcy leżą już różne wartości ({ $cards }).
river-hope-elite-value = Kompania: niemożliwa, bo { $elites } nie może przyjąć tej samej wartości co reszta strony.
river-hope-few-of-value = Kompania: kart o wartości { $value } zostało { $left }, a potrzeba jeszcze { $wanted }.
river-hope-no-value = Kompania: żadnej wartości nie zostało tyle kart, ile trzeba ({ $wanted }).
river-hope-few-of-colour = Bractwo: { $colour ->
    [R] czerwonych
    [G] zielonych
    [B] niebieskich
    [Y] żółtych
   *[P] fioletowych
} kart zostało { $left }, a potrzeba jeszcze { $wanted }.
river-hope-no-colour = Bractwo: w żadnym kolorze nie zostało tyle kart, ile trzeba ({ $wanted }).
river-hope-only-legions = { river-shape }: zostały co najwyżej Legiony, a według przyjętej wykładni Legion się tu nie liczy.
river-hope-no-legion = Legion: w żadnym kolorze nie zostało { $slots } kolejnych wartości{ $elites ->
    [yes] , nawet z elitarnymi jednostkami
   *[no] {""}
}.
river-hope-no-banda = Banda: nie zostało { $slots } kolejnych wartości{ $elites ->
    [yes] , nawet z elitarnymi jednostkami
   *[no] {""}
}.
river-hope-broken-legion = Legion: przy tym, co leży ({ $cards }), nie da się już ułożyć kolejnych kart jednego koloru, bo te karty już widać: { $gone }.
river-hope-broken-banda = Banda: przy tym, co leży ({ $cards }), nie da się już ułożyć kolejnych wartości, bo nie została żadna karta o wartości: { $values }.
river-rest-weaker = Wszystko inne jest słabsze od tego, co ma atakujący.

# Zanim porówna się jakąkolwiek kartę
river-slots = Przy tamie { $dam } pełna strona ma tyle kart, ile pól na płytce ({ $slots }); atakujący ma { $count }.
