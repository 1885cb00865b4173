# Słowa gry Bitwa o Rzekę. Tekst polski jest rozstrzygający.

river-name = Bitwa o Rzekę
river-perkoz = Perkoz
    .accusative = Perkoza
    .genitive = Perkoza
river-wazka = Ważka
    .accusative = Ważkę
    .genitive = Ważki
river-labedz = Łabędź
    .accusative = Łabędzia
    .genitive = Łabędzia
river-card = { $colour ->
    [R] czerwona
    [G] zielona
    [B] niebieska
    [Y] żółta
   *[P] fioletowa
} { $value }
    .accusative = { $colour ->
        [R] czerwoną
        [G] zieloną
        [B] niebieską
        [Y] żółtą
       *[P] fioletową
    } { $value }
    .genitive = { $colour ->
        [R] czerwonej
        [G] zielonej
        [B] niebieskiej
        [Y] żółtej
       *[P] fioletowej
    } { $value }
river-read-as = { $elite } jako { $card }
river-read-as-any = { $elite } jako dowolna { $value }
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
river-colour-letter = { $colour ->
    [R] C
    [G] Z
    [B] N
    [Y] Ż
   *[P] F
}
river-total = { $best ->
    [yes] w najlepszym razie { $made }
   *[no] { $made }
}
river-legend-lit = to rozstrzyga
river-legend-added = może jeszcze dojść
river-deciding-cards = Karty, które o tym przesądzają

# Deklaracje i pytania, tak jak pada to przy stole
river-claim-control = Atakujący przejmuje tę tamę.
river-claim-claimable = Które tamy atakujący może teraz przejąć?
river-claim-joint-control = Obrońca nie utrzyma naraz wszystkich tych tam.
river-claim-can-win = Ta strona może jeszcze wygrać.
river-claim-forced = Kto może wymusić wygraną?
river-claim-result = Kto wygrał?
river-claim-rematch = Kto wygrał Rewanż?

# Rozstrzygnięcie jednym zdaniem
river-upheld = Deklaracja uznana: { $wins ->
    [destroys] atakujący niszczy tamę { $dam } i wygrywa grę.
    [fourth] atakujący przejmuje tamę { $dam }. To czwarta uszkodzona tama, więc wygrywa grę.
   *[no] atakujący przejmuje tamę { $dam }.
}
river-upheld-first = { river-upheld } Obie strony są równie silne, a pierwszy ułożył swoją atakujący.
river-upheld-level = { river-upheld } Obrońca może co najwyżej wyrównać, a to nie wystarcza.
river-rejected = Deklaracja odrzucona: przy tamie { $dam } obrońca może jeszcze dołożyć { CASE($cards, "accusative") } i ma wtedy silniejszą stronę: { river-made }.
river-holds = Deklaracja odrzucona: tamę { $dam } utrzymuje obrońca. Jego strona jest pełna: { river-made }.
river-holds-first = { river-holds } Strona atakującego jest równie silna, ale pierwszy ułożył swoją obrońca.
river-made = { $formation ->
    [legion] Legion o sumie { $sum }
    [kompania] Kompania o sumie { $sum }
    [bractwo] Bractwo o sumie { $sum }
    [banda] Banda o sumie { $sum }
    [zgraja] Zgraja o sumie { $sum }
   *[sum] suma { $sum }
}
    .accusative = { $formation ->
        [legion] Legion o sumie { $sum }
        [kompania] Kompanię o sumie { $sum }
        [bractwo] Bractwo o sumie { $sum }
        [banda] Bandę o sumie { $sum }
        [zgraja] Zgraję o sumie { $sum }
       *[sum] sumę { $sum }
    }
river-not-now = Deklaracja odrzucona: trwa tura obrońcy, a tamę { $dam } atakujący może przejąć tylko w swojej turze.
river-control-over = Deklaracja odrzucona: tamy { $dam } nie można już przejąć, bo gra jest skończona. { river-over }
river-claimable-over = Żadnej tamy nie można już przejąć, bo gra jest skończona. { river-over }
river-over = { $winner ->
    [attacker] Wygrał atakujący: { $by ->
        [destroyed] zniszczył tamę { $broken }, która była już uszkodzona.
       *[four] uszkodził cztery tamy ({ $broken }).
    }
   *[defender] Wygrał obrońca: { $by ->
        [last-turn] stos kart bojowych się wyczerpał i minęła ostatnia tura, a atakujący nie zdążył wygrać.
       *[no-room] zapełnił wszystkie swoje pola.
    }
}
river-not-full = Deklaracja odrzucona: przy tamie { $dam } atakujący ma { $count } z { $slots } kart, więc jego formacja nie jest pełna.
river-claimable = { $count ->
    [0] { $of ->
        [one] Atakujący nie może teraz dowieść kontroli nad tą tamą.
       *[other] Atakujący nie może teraz dowieść kontroli nad żadną z tych { $of } tam.
    }
    [one] { $of ->
        [one] Atakujący może teraz przejąć tamę { $dams }.
       *[other] Atakujący może teraz przejąć jedną z tych { $of } tam: tamę { $dams }.
    }
   *[other] Atakujący może teraz przejąć { $count } z tych { $of } tam: tamy { $dams }.
}
river-undecided = Nierozstrzygnięte: { $why ->
    [budget] przy tamie { $dam } było zbyt wiele do sprawdzenia i jeden z silników się poddał
   *[engines] silniki nie są zgodne co do tamy { $dam }
} ({ $said }). Sędzia nie zgaduje.

# Kroki uzasadnienia
river-dam = Tama { $dam }{ $house ->
    [yes] { $damaged ->
        [yes] , uszkodzona
       *[no] {""}
    }
   *[no] { $damaged ->
        [yes] , uszkodzona
       *[no] , nieuszkodzona
    }
}: pełna formacja to { $slots ->
    [one] { $slots } karta
    [few] { $slots } karty
   *[many] { $slots } kart
}; { $requirement ->
    [none] bez wymogu – wygrywa silniejsza formacja.
    [highest-sum] liczy się tylko suma – wygrywa wyższa.
    [lowest-sum] liczy się tylko suma – wygrywa niższa.
    [kompania] wymóg: Kompania – kto ją ma, wygrywa z tym, kto jej nie ma; jeśli to nie rozstrzyga, decyduje suma.
    [bractwo] wymóg: Bractwo – kto je ma, wygrywa z tym, kto go nie ma; jeśli to nie rozstrzyga, decyduje suma.
   *[banda] wymóg: Banda – kto ją ma, wygrywa z tym, kto jej nie ma; jeśli to nie rozstrzyga, decyduje suma.
}
river-side = { $side ->
    [attacker] Strona atakującego
   *[defender] Strona obrońcy
}: { $cards }. To { river-made }.
river-counter = { $count ->
    [one] Obrońcy wystarczy jeszcze { $adds }
   *[other] Obrońcy wystarczą jeszcze { $adds }
}. Jego strona to wtedy: { $cards }, czyli { river-made }.
river-elite-read = { $elite } { $side ->
    [attacker] atakującego
   *[defender] obrońcy
} najkorzystniej liczy się tu jako { $any ->
    [yes] dowolna { $value }
   *[no] { $as }
}.
river-elite-open = { $elite } obrońcy liczy się w dowodzie tak, jak byłoby to dla obrońcy najlepsze: dowolny kolor, wartość { $values }.
river-elite-best = Każdy odczytuje swoje jednostki elitarne najkorzystniej dla siebie i dopiero przy rozstrzyganiu kontroli.
river-proof = Obrońcy { $free ->
    [one] brakuje { $free } karty
   *[other] brakuje { $free } kart
}. Zachowa tamę tylko wtedy, gdy może jeszcze ułożyć silniejszą stronę.
river-pool = { $left ->
    [0] Obrońca nie może już dostać żadnej karty bojowej: wszystkie widać przy tamach albo wśród odrzuconych.
    [one] Na korzyść obrońcy liczy się tylko { $left } karta bojowa, jedyna niewidoczna, gdziekolwiek jest.
   *[other] Na korzyść obrońcy liczy się każda z { $left } kart bojowych, których nie widać, gdziekolwiek jest: nawet na ręce atakującego.
}
river-unlisted = Niewidoczne są karty, które nie leżą ani przy tamach, ani wśród odrzuconych; karta niewymieniona też liczy się jako niewidoczna.
river-would-cancel = Kaczka (0) i bóbr (11) tego samego koloru znoszą się, gdy jedną z tych kart zagra się naprzeciw drugiej. Tu chodzi o { CASE($cards, "accusative") }.
river-duck-beaver = { $excluded ->
    [yes] Według przyjętej wykładni atakujący pomija w dowodzie karty, które zniknęłyby zaraz po zagraniu: { CASE($cards, "accusative") }.
   *[no] W dowodzie nie bierze się pod uwagę, że kaczka albo bóbr naprzeciw może znieść { CASE($cards, "accusative") }.
}
river-any-order = Kolejność wyłożenia nie ma znaczenia: kolejne wartości mogą leżeć w dowolnym porządku.
river-logs = Kłód, podstępów, odwrotu ani liczby pozostałych tur w dowodzie się nie uwzględnia.
river-elite-unplayed = { $limit ->
    [0] Według przyjętej wykładni liczą się też niezagrane jednostki elitarne, ale obrońca nie może teraz zagrać żadnej.
   *[other] Według przyjętej wykładni obrońca może też dołożyć niezagrane jednostki elitarne (najwyżej { $limit }): { $elites }.
}
river-too-few = { $left ->
    [0] Obrońca nie może już dostać żadnej karty
    [one] Obrońca może dostać już tylko { $left } kartę
    [few] Obrońca może dostać już tylko { $left } karty
   *[many] Obrońca może dostać już tylko { $left } kart
}, a wolnych pól ma { $free }: nigdy nie ułoży tu pełnej formacji.
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
river-more = { river-who-has-it }Suma { $sum } jest wyższa niż { $other_sum }: { river-winner }.
river-who-has-it = { $have ->
    [both] Wymóg spełniają obie strony, więc decyduje tylko suma.{" "}
    [both-legion] Wymóg spełniają obie strony (Legion przy wymogu nie jest silniejszy), więc decyduje tylko suma.{" "}
    [neither-legion] Wymogu nie spełnia żadna strona (Legion przy wymogu nie jest silniejszy), więc decyduje tylko suma.{" "}
    [neither] Wymogu nie spełnia żadna strona, więc decyduje tylko suma.{" "}
   *[no] {""}
}
river-asked-for = { $by ->
    [outranks] Według przyjętej wykładni Legion bije przy tej tamie { $requirement ->
        [bractwo] zwykłe Bractwo
       *[banda] zwykłą Bandę
    }: { river-winner }.
    [excluded] Wymóg spełnia tylko { river-who-wins }: według przyjętej wykładni Legion się nie liczy.
    [legion] Wymóg spełnia tylko { river-who-wins }, bo Legion też się liczy.
   *[plain] Wymóg spełnia tylko { river-who-wins }.
}
river-who-wins = { $winner ->
    [attacker] atakujący
   *[defender] obrońca
}
river-first = { river-who-has-it }Obie strony są równie silne (suma { $sum }), więc decyduje, kto pierwszy ułożył pełną formację: { river-winner }.
river-dam-flip = Tama { $dam } jest odtąd uszkodzona: atakujący odwraca jej płytkę, a wszystkie karty leżące przy niej idą na stos odrzuconych.{ $wins ->
    [fourth] {" "}To czwarta uszkodzona tama: atakujący wygrywa grę.
   *[no] {""}
}
river-dam-destroy = Tama { $dam } była już uszkodzona. Przejęcie uszkodzonej tamy niszczy ją i wygrywa grę.

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
        [one] Najniższa karta, na jaką obrońca może liczyć, to { $adds }
       *[other] Najniższe karty, na jakie obrońca może liczyć, to { $adds }
    }: cała jego strona dałaby { $sum }, a trzeba mniej niż { $own }.
   *[no] { $count ->
        [one] Najwyższa karta, na jaką obrońca może liczyć, to { $adds }
       *[other] Najwyższe karty, na jakie obrońca może liczyć, to { $adds }
    }: cała jego strona dałaby { $sum }, a trzeba więcej niż { $own }.
}
river-hope-above = Bractwo: najlepsza { $colour ->
    [R] czerwona
    [G] zielona
    [B] niebieska
    [Y] żółta
   *[P] fioletowa
} karta, na jaką obrońca może liczyć, to { $value } – razem { $sum }, a trzeba więcej niż { $own }.
river-hope-equal = { river-shape }: obrońca może co najwyżej wyrównać (suma { $sum }), na przykład gdy dołoży { CASE($adds, "accusative") }. Strona równie silna, ale ułożona później, nie wystarcza.
river-hope-colours = { river-shape }: nie do ułożenia, bo u obrońcy leżą już karty różnych kolorów ({ $cards }).
river-hope-repeat = { river-shape }: nie do ułożenia, bo u obrońcy powtarza się wartość ({ $cards }).
river-hope-apart = { river-shape }: nie do ułożenia, bo wartości u obrońcy ({ $cards }) są zbyt odległe, by zmieściły się wśród { $slots } kolejnych.
river-hope-values = Kompania: nie do ułożenia, bo u obrońcy leżą już różne wartości ({ $cards }).
river-hope-elite-value = Kompania: nie do ułożenia, bo jednostki elitarne obrońcy ({ $elites }) nie mogą mieć tej samej wartości co reszta jego strony.
river-hope-few-of-value = Kompania: { $left ->
    [0] obrońca nie może już dostać żadnej karty o wartości { $value }
   *[other] kart o wartości { $value } obrońca może dostać tylko { $left }
}, a potrzeba jeszcze { $wanted }.
river-hope-few-of-values = Kompania: możliwe wartości to { $values }, a żadnej z nich obrońca nie może dostać tylu kart, ile potrzeba ({ $wanted }).
river-hope-no-value = Kompania: żadnej wartości obrońca nie może dostać tylu kart, ile potrzeba ({ $wanted }).
river-hope-few-of-colour = Bractwo: { $left ->
    [0] obrońca nie może już dostać żadnej { $colour ->
        [R] czerwonej
        [G] zielonej
        [B] niebieskiej
        [Y] żółtej
       *[P] fioletowej
    } karty
   *[other] { $colour ->
        [R] czerwonych
        [G] zielonych
        [B] niebieskich
        [Y] żółtych
       *[P] fioletowych
    } kart obrońca może dostać tylko { $left }
}, a potrzeba jeszcze { $wanted }.
river-hope-no-colour = Bractwo: w żadnym kolorze obrońca nie może dostać tylu kart, ile potrzeba ({ $wanted }).
river-hope-only-legions = { river-shape }: z tego, co obrońca może dostać, wyszedłby co najwyżej Legion, a ten według przyjętej wykładni nie spełnia tu wymogu.
river-hope-no-legion = Legion: w żadnym kolorze nie zostało { $slots } kolejnych wartości{ $elites ->
    [yes] , nawet z jednostkami elitarnymi
   *[no] {""}
}.
river-hope-no-banda = Banda: nie zostało { $slots } kolejnych wartości{ $elites ->
    [yes] , nawet z jednostkami elitarnymi
   *[no] {""}
}.
river-hope-elites-apart = { river-shape }: nie do ułożenia, bo wartości jednostek elitarnych obrońcy ({ $elites }) są zbyt odległe, by zmieściły się wśród { $slots } kolejnych.
river-hope-broken-legion = { $elites ->
    [yes] Legion: tego, co leży u obrońcy ({ $cards } i jednostki elitarne), nie da się już uzupełnić do kolejnych wartości w jednym kolorze.
   *[no] Legion: tego, co leży u obrońcy ({ $cards }), nie da się już dopełnić, bo obrońca nie dostanie tu { CASE($gone, "genitive") }.
}
river-hope-broken-banda = { $elites ->
    [yes] Banda: tego, co leży u obrońcy ({ $cards } i jednostki elitarne), nie da się już uzupełnić do kolejnych wartości.
   *[no] Banda: tego, co leży u obrońcy ({ $cards }), nie da się już uzupełnić do kolejnych wartości, bo obrońca nie może już dostać żadnej karty o wartości: { $values }.
}
river-rest-weaker = { $requirement ->
    [none] { $formation ->
        [legion] Kompania, Bractwo, Banda i Zgraja są słabsze niż Legion.
        [kompania] Bractwo, Banda i Zgraja są słabsze niż Kompania.
        [bractwo] Banda i Zgraja są słabsze niż Bractwo.
       *[other] Zgraja jest słabsza niż Banda.
    }
   *[other] Wszystko inne jest przy tej tamie słabsze od tego, co ma atakujący.
}

# Które tamy można przejąć: po jednym zdaniu na każdą
river-claimable-not-now = Trwa tura obrońcy, a atakujący może przejąć tamę tylko w swojej turze.
river-claimable-answer = { $count ->
    [0] Odpowiedź: żadnej.
    [one] Odpowiedź: tamę { $dams }.
   *[other] Odpowiedź: tamy { $dams }.
}
river-dam-proof = Tama { $dam }{ river-asks }. Atakujący ma { CASE($ours, "accusative") }; obrońca { $count ->
    [0] ma { CASE($theirs, "accusative") }.
   *[other] w najlepszym razie, gdy dołoży { CASE($adds, "accusative") }, ma { CASE($theirs, "accusative") }.
} { $compared }
river-dam-no-stronger = Nic wyższego obrońca przy tamie { $dam } nie ułoży. { $why }
river-asks = { $requirement ->
    [none] {""}
    [highest-sum] {" "}(wygrywa wyższa suma)
    [lowest-sum] {" "}(wygrywa niższa suma)
   *[other] {" "}(wymóg: { river-requirement })
}
river-dam-too-few = Tama { $dam }. Atakujący ma { CASE($ours, "accusative") }. { $left ->
    [0] Obrońca nie może już dostać żadnej karty
    [one] Obrońca może dostać już tylko { $left } kartę
    [few] Obrońca może dostać już tylko { $left } karty
   *[many] Obrońca może dostać już tylko { $left } kart
}, a wolnych pól ma { $free }: nigdy nie ułoży tu pełnej formacji.
river-level = { river-who-has-it }Obrońca tylko wyrównałby (suma { $sum }), i to później: górą jest atakujący.
river-brief-more = { river-who-has-it }Wyższą sumę ma { river-who-wins }.
river-brief-less = Niższą sumę ma { river-who-wins }.
river-brief-outranks = { river-formation } jest silniejsz{ $formation ->
    [legion] y
    [bractwo] e
   *[other] a
}: { river-winner }.

# Zanim porówna się jakąkolwiek kartę
river-dams-not-full = Bez pełnej strony atakujący nie przejmie tamy: { $dams }.
river-dam-count = przy tamie { $dam } ma { $count } z { $slots } kart
river-slots = Tama { $dam }: atakujący ma tu { $count } z { $slots } kart. Tamę przejmuje się tylko z pełną stroną.
problem-pile-differs = Kolejność stosu musi wymieniać dokładnie te karty, których nie widać nigdzie indziej{ $deck ->
    [unknown] {""}
   *[other] {" "}(w stosie jest ich { $deck })
}, każdą raz.
