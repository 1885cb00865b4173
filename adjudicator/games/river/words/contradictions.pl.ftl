# Dlaczego fakty sobie przeczą i co sprawdzono, gdy nie przeczą. Tekst polski jest rozstrzygający.

river-does-not-fit = Jeśli pozostałe fakty podane niżej są prawdą, { $what ->
    [turn-number] numer tury
    [deck] liczba kart bojowych w stosie
    [tactics-deck] liczba kart w stosie taktyki
    [logs] liczba kłód, które zostały obrońcy,
    [side] liczba kart bojowych po stronie { river-stated-whose } przy tamie { $dam }
    [hand] liczba kart na ręce { river-stated-whose }
    [hand-size] liczba kart na ręce { river-stated-whose }
    [holds] liczba kart na ręce { river-stated-whose }
    [discard] liczba odrzuconych kart
    [tactics-played] liczba kart taktyki zagranych przez { river-does-not-fit-side }
    [wazki-played] liczba Ważek zagranych przez { river-does-not-fit-side }
    [tactics-drawn] liczba kart taktyki dobranych przez { river-does-not-fit-side }
    [logs-thrown] liczba rzuconych kłód
    [retreats] liczba odwrotów
    [dams-taken] liczba przejętych tam
    [cancelled] liczba par kaczki i bobra, które się zniosły,
    [skips] liczba tur, w których { $side ->
        [attacker] atakujący
       *[defender] obrońca
    } nie zagrał karty,
   *[turns] { $side ->
        [attacker] liczba tur atakującego
        [defender] liczba tur obrońcy
       *[both] liczba tur obu graczy
    }
} wynosi { $end ->
    [least] co najmniej
   *[most] co najwyżej
} { $limit }, a podano { $given }.
river-does-not-fit-side = { $side ->
    [attacker] atakującego
   *[defender] obrońcę
}
river-why-four = Czwarta uszkodzona tama od razu kończy grę, i to w turze atakującego; tu uszkodzonych jest { $count } ({ $dams }), a gra toczy się w innej turze.
river-why-tactics = Karty taktyki można dobierać i zagrywać tylko w grze z kartami taktyki.
river-why-twice = Każda karta bojowa jest tylko jedna, więc nie może być w dwóch miejscach ani u kogoś innego: { $cards }.
river-why-facing = Kaczka i bóbr jednego koloru, zagrane naprzeciw siebie, są od razu odrzucane, więc nie mogą leżeć naprzeciw siebie: { $cards }.
river-why-nowhere = Zagrana karta leży przy tamie albo wśród odrzuconych, a tu nie leży nigdzie: { $cards }.
river-why-no-course = Żaden przebieg gry według zasad nie prowadzi do wszystkich tych { $count } faktów naraz.
river-laws-kept = { $named ->
    [0] {""}
   *[other] Wymienione karty bojowe, każda tylko raz: przy tamach { $laid } (atakujący { $ours }, obrońca { $theirs }), odrzucone { $discarded }, na rękach { $held }; razem { $named } z 60.{" "}
}{ $deck ->
    [unknown] {""}
   *[other] W stosie zostało kart: { $deck } z 48, które leżą tam po rozdaniu.{" "}
}{ $ended ->
    [unknown] {""}
   *[other] Tur zakończonych: { $ended }.{" "}
}Policzono też tury, stosy, ręce i tamy: { $count ->
    [one] ten fakt nie łamie
   *[other] wszystkie fakty ({ $count }) razem nie łamią
} żadnego z tych rachunków.
