# Fakty i zeznania, które mogą sobie przeczyć, oraz nazwy spornych faktów. Tekst polski jest rozstrzygający.

river-stated-who = { $side ->
    [attacker] Atakujący
   *[defender] Obrońca
}
river-stated-whose = { $side ->
    [attacker] atakującego
   *[defender] obrońcy
}

# Fakty ze stołu
river-stated-turn-number = Trwa tura numer { $count }, licząc razem tury obu graczy.
river-stated-turn = Trwa tura { river-stated-whose }.
river-stated-phase = { $phase ->
    [prepare] Tura dopiero się zaczyna: akcja przygotowania jest jeszcze możliwa.
    [play] Faza przygotowania minęła, ale karty w tej turze jeszcze nie zagrano.
    [draw] Kartę w tej turze już zagrano, ale nowej jeszcze nie dobrano.
   *[end] W tej turze zagrano już kartę i skończono dobieranie.
}
river-stated-ending = { $ending ->
    [no] Stos się jeszcze nie wyczerpał, więc ostatniej tury nie widać.
    [coming] Stos się wyczerpał, a ostatnia tura atakującego dopiero nadejdzie.
    [last] Trwa ostatnia tura.
   *[over] Ostatnia tura już się skończyła.
}
river-stated-deck = W stosie { $count ->
    [0] nie ma już żadnej karty bojowej.
    [one] jest { $count } karta bojowa.
    [few] są { $count } karty bojowe.
   *[many] jest { $count } kart bojowych.
}
river-stated-tactics-deck = W stosie kart taktyki { $count ->
    [0] nie ma już żadnej karty.
    [one] jest { $count } karta.
    [few] są { $count } karty.
   *[many] jest { $count } kart.
}
river-stated-logs = Obrońcy { $count ->
    [0] nie została żadna kłoda.
    [one] została { $count } kłoda.
    [few] zostały { $count } kłody.
   *[many] zostało { $count } kłód.
}
river-stated-damaged = Tama { $dam } jest uszkodzona.
river-stated-intact = Tama { $dam } jest nieuszkodzona.
river-stated-destroyed = Atakujący zniszczył tamę { $dam }.
river-stated-side = Przy tamie { $dam } po stronie { river-stated-whose } { $count ->
    [0] nie leży żadna karta.
    [one] leży jedna karta: { $cards }.
    [few] leżą { $count } karty: { $cards }.
   *[many] leży { $count } kart: { $cards }.
}
river-stated-first = Przy tamie { $dam } komplet kart jako pierwszy miał { $side ->
    [attacker] atakujący
   *[defender] obrońca
}.
river-stated-bare = Przy tamach, których nie opisano ({ $dams }), nie leży żadna karta.
river-stated-discard = { $count ->
    [0] Nie ma żadnych odrzuconych kart.
    [one] Odrzucona jest tylko jedna karta: { $cards }.
    [few] Odrzucone są dokładnie { $count } karty: { $cards }.
   *[many] Odrzuconych jest dokładnie { $count } kart: { $cards }.
}
river-stated-discarded = Wśród odrzuconych { $count ->
    [one] jest { $cards }.
   *[other] są: { $cards }.
}
river-stated-hand = { river-stated-who } { $size ->
    [0] nie ma na ręce żadnej karty.
    [one] ma na ręce { $size } kartę{ river-stated-held }.
    [few] ma na ręce { $size } karty{ river-stated-held }.
   *[many] ma na ręce { $size } kart{ river-stated-held }.
}
river-stated-held = { $count ->
    [0] {""}
   *[other] : { $cards }
}{ $unknown ->
    [0] {""}
   *[other] {" "}(nieznane bojowe: { $battle }, nieznane taktyki: { $tactics })
}
river-stated-holds = { river-stated-who } ma na ręce { CASE($cards, "accusative") }.
river-stated-no-tactics = Gra się bez kart taktyki.
river-stated-tactics-played = { river-stated-who } { $count ->
    [0] nie zagrał dotąd żadnej karty taktyki.
    [one] zagrał dotąd { $count } kartę taktyki.
    [few] zagrał dotąd { $count } karty taktyki.
   *[many] zagrał dotąd { $count } kart taktyki.
}
river-stated-wazki-played = { river-stated-who } { $count ->
    [0] nie zagrał dotąd żadnej Ważki.
    [one] zagrał dotąd jedną Ważkę.
   *[other] zagrał dotąd { $count } Ważki.
}
river-stated-ruses = { $count ->
    [0] { river-stated-who } nie zagrał dotąd żadnego podstępu.
   *[other] Podstępy zagrane dotąd przez { $side ->
        [attacker] atakującego
       *[defender] obrońcę
    }: { $cards }.
}

# Zeznania
river-said-turns = { $who } mówi: { $side ->
    [attacker] atakujący miał dotąd { river-said-count-turns }, licząc tę, która trwa.
    [defender] obrońca miał dotąd { river-said-count-turns }, licząc tę, która trwa.
   *[both] obaj gracze mieli dotąd razem { river-said-count-turns }, licząc tę, która trwa.
}
river-said-count-turns = { $count ->
    [one] { $count } turę
    [few] { $count } tury
   *[many] { $count } tur
}
river-said-logs-thrown = { $who } mówi: obrońca { $count ->
    [0] nie rzucił żadnej kłody.
    [one] rzucił { $count } kłodę.
    [few] rzucił { $count } kłody.
   *[many] rzucił { $count } kłód.
}
river-said-retreats = { $who } mówi: atakujący { $count ->
    [0] ani razu się nie wycofał.
    [one] wycofał się { $count } raz.
   *[other] wycofał się { $count } razy.
}
river-said-dams-taken = { $who } mówi: atakujący { $count ->
    [0] nie zdobył żadnej tamy.
    [one] zdobył { $count } tamę.
    [few] zdobył { $count } tamy.
   *[many] zdobył { $count } tam.
}
river-said-cancelled = { $who } mówi: kaczka i bóbr { $count ->
    [0] ani razu się nie zniosły.
    [one] zniosły się { $count } raz.
   *[other] zniosły się { $count } razy.
}
river-said-skips = { $who } mówi: { $side ->
    [attacker] atakujący
   *[defender] obrońca
} { $count ->
    [0] w każdej turze zagrał kartę.
    [one] miał { $count } turę bez zagrania karty.
    [few] miał { $count } tury bez zagrania karty.
   *[many] miał { $count } tur bez zagrania karty.
}
river-said-hand-size = { $who } mówi: { $side ->
    [attacker] atakujący
   *[defender] obrońca
} { $count ->
    [0] nie ma na ręce żadnej karty.
    [one] ma na ręce { $count } kartę.
    [few] ma na ręce { $count } karty.
   *[many] ma na ręce { $count } kart.
}
river-said-tactics-drawn = { $who } mówi: { $side ->
    [attacker] atakujący
   *[defender] obrońca
} { $count ->
    [0] nie dobrał żadnej karty taktyki poza początkową.
    [one] dobrał { $count } kartę taktyki poza początkową.
    [few] dobrał { $count } karty taktyki poza początkową.
   *[many] dobrał { $count } kart taktyki poza początkową.
}
river-said-tactics-played = { $who } mówi: { $side ->
    [attacker] atakujący
   *[defender] obrońca
} { $count ->
    [0] nie zagrał żadnej karty taktyki.
    [one] zagrał { $count } kartę taktyki.
    [few] zagrał { $count } karty taktyki.
   *[many] zagrał { $count } kart taktyki.
}
river-said-holds = { $who } mówi: { $side ->
    [attacker] atakujący
   *[defender] obrońca
} ma na ręce { CASE($card, "accusative") }.
river-said-drew = { $who } mówi: { $side ->
    [attacker] atakujący
   *[defender] obrońca
} dostał ze stosu { CASE($card, "accusative") }.
river-said-played = { $who } mówi: { $side ->
    [attacker] atakujący
   *[defender] obrońca
} zagrał { CASE($card, "accusative") }.
river-said-discarded = { $who } mówi, że kiedyś odrzucono { CASE($card, "accusative") }.

problem-testimony-needs = Zeznanie „{ $says }” wymaga pola „{ $field }”.
problem-testimony-extra = Do zeznania „{ $says }” pole „{ $field }” nie pasuje. Usuń je.
problem-testimony-card = Nie ma karty „{ $card }”. Karty bojowe zapisujemy jak R8, a karty taktyki nazwą, na przykład wazka albo transfer.

# Sporne fakty: pasują po słowach „ustalcie” i „czy karta należy tu”
river-fact-discard = { $whole ->
    [yes] jakie karty są odrzucone
   *[no] wśród odrzuconych
}
river-fact-dams = co leży przy tamie { $name }
river-fact-dams-tile = która to płytka tamy
river-fact-dams-first = kto pierwszy miał komplet kart przy tamie { $name }
river-fact-dams-damaged = czy tama { $name } jest uszkodzona
river-fact-dams-slots = ile pól ma tama { $name }
river-fact-dams-requirement = jaki wymóg ma tama { $name }
river-fact-dams-attacker = { $whole ->
    [yes] jakie karty i w jakiej kolejności ma atakujący przy tamie { $name }
   *[no] wśród kart atakującego przy tamie { $name }
}
river-fact-dams-defender = { $whole ->
    [yes] jakie karty i w jakiej kolejności ma obrońca przy tamie { $name }
   *[no] wśród kart obrońcy przy tamie { $name }
}
river-fact-hands = co gracze mają na ręce
river-fact-hands-attacker = { $whole ->
    [yes] co atakujący ma na ręce
   *[no] na ręce atakującego
}
river-fact-hands-defender = { $whole ->
    [yes] co obrońca ma na ręce
   *[no] na ręce obrońcy
}
river-fact-hidden-attacker-battle = ile nieznanych kart bojowych ma na ręce atakujący
river-fact-hidden-attacker-tactics = ile nieznanych kart taktyki ma na ręce atakujący
river-fact-hidden-defender-battle = ile nieznanych kart bojowych ma na ręce obrońca
river-fact-hidden-defender-tactics = ile nieznanych kart taktyki ma na ręce obrońca
river-fact-logs = ile kłód zostało obrońcy
river-fact-deck = ile kart bojowych jest w stosie
river-fact-tactics-deck = ile kart jest w stosie kart taktyki
river-fact-turn = czyja tura trwa
river-fact-turn-number = która to tura
river-fact-phase = w której fazie jest tura
river-fact-ending = czy ostatnia tura atakującego dopiero nadejdzie, trwa, czy już minęła
river-fact-destroyed = którą tamę zniszczono
river-fact-complete = czy opisano wszystkie karty
river-fact-tactics-played = ile kart taktyki zagrał każdy z graczy
river-fact-tactics-played-attacker = ile kart taktyki zagrał atakujący
river-fact-tactics-played-defender = ile kart taktyki zagrał obrońca
river-fact-wazki-played-attacker = ile Ważek zagrał atakujący
river-fact-wazki-played-defender = ile Ważek zagrał obrońca
river-fact-ruses-attacker = { $whole ->
    [yes] jakie podstępy zagrał atakujący
   *[no] wśród podstępów zagranych przez atakującego
}
river-fact-ruses-defender = { $whole ->
    [yes] jakie podstępy zagrał obrońca
   *[no] wśród podstępów zagranych przez obrońcę
}

# Co kto mówi o spornym fakcie, jednym słowem
river-told-attacker = atakujący
river-told-defender = obrońca
river-told-no = jeszcze niewyznaczona
river-told-coming = nadejdzie
river-told-last = trwa
river-told-over = minęła
river-told-prepare = przygotowania
river-told-play = zagranie
river-told-draw = dobieranie
river-told-end = koniec tury
river-told-none = bez wymogu
river-told-highest-sum = wyższa suma
river-told-lowest-sum = niższa suma
river-told-kompania = Kompania
river-told-bractwo = Bractwo
river-told-banda = Banda
