# Słowa gry Brian Boru. Tekst polski jest rozstrzygający.

boru-name = Brian Boru: Wielki Król Irlandii
boru-card = { $colour ->
    [R] czerwona { $value }
    [B] niebieska { $value }
    [Y] żółta { $value }
   *[W] biała { $value }
}
    .accusative = { $colour ->
        [R] czerwoną { $value }
        [B] niebieską { $value }
        [Y] żółtą { $value }
       *[W] białą { $value }
    }
    .genitive = { $colour ->
        [R] czerwonej { $value }
        [B] niebieskiej { $value }
        [Y] żółtej { $value }
       *[W] białej { $value }
    }
boru-town = { $town } ({ $region })
boru-princess-name = Księżniczka Danii
boru-symbol-T = przejęcie miasta
boru-symbol-C = moneta
boru-symbol-P = zwrot monety
boru-symbol-M = krok na torze Zaślubin
boru-symbol-V = znacznik Najeźdźców
boru-symbol-K = dysk w Kościele
boru-symbol-E = poszerzenie zasięgów
boru-symbol-X = usunięcie znacznika Wikingów

# Przygotowanie gry
boru-start = Każdy zaczyna z tym samym: monety { $coins }, znaczniki Poważania { $renown }, punkty { $points }, dysk na pierwszym polu toru Zaślubin.
boru-starter = Zaczyna { $player }: ma znacznik Aktywnego Miasta.
boru-settled = { $player } kładzie pierwszy dysk na { $town }.
boru-tokens-down = Wszystkie znaczniki Roszczenia ({ $count }) leżą zakryte na planszy.
boru-brides-ready = Na Księżniczce Danii leżą zakryte losowe karty Zaślubin: { $count }. Księżniczka będzie ostatnia.
boru-vikings-ready = Karty Wikingów są potasowane i leżą zakryte.

# Faza Przygotowania i Wyboru kart
boru-vikings-come = Karta Wikingów: { $count } Najeźdźców staje na obszarze Bitwy.
boru-bride-revealed = Karta Zaślubin tej rundy: { $bride } (w talii zostaje: { $left }).
boru-last-round = W talii Zaślubin nie ma już kart, więc to ostatnia runda.
boru-dealt = { $player } dostaje { CASE($card, "accusative") }.
boru-dealt-unseen = Każdy ma na ręce { $count } kart; kto co wybrał, nie zapisano.
boru-aside = Jedna karta zostaje zakryta obok planszy i nikt jej nie ogląda.
boru-kept = { $player } zatrzymuje { CASE($cards, "accusative") }.
boru-kept-rest = { $player } dokłada od razu to, co przyszło, czyli { CASE($cards, "accusative") }.

# Próby
boru-led = { $player } kładzie znacznik na mieście { $town } i zagrywa { CASE($card, "accusative") }.
boru-cannot-lead = { $player } nie ma karty pasującej do żadnego wolnego miasta: znacznik i rozpoczęcie próby przechodzą dalej.
boru-played = { $player } zagrywa { CASE($card, "accusative") }.
boru-trick-won = Próbę wygrywa { $player }: { $card } to najwyższa karta, która pasuje do { $colour ->
    [R] czerwonego
    [B] niebieskiego
   *[Y] żółtego
} miasta { $town }.
boru-trick-order = Akcje od najniższej karty: { $players }.
boru-takes-row = { $player } wykonuje { $row ->
    [main] akcję Główną
    [side-1] górną akcję Dodatkową
   *[side-2] dolną akcję Dodatkową
} { CASE($card, "genitive") }.
boru-symbols = Symbole od lewej do prawej: { $symbols }.
boru-trick-discarded = Karty tej próby idą na stos odrzuconych: { $cards }.
boru-next-trick = Następną próbę rozpoczyna { $player }.
boru-next-unknown = Próba się kończy. Nikt nie podał, ile prób już rozegrano, więc nie wiadomo, czy będzie następna.
boru-tricks-end = Faza Akcji się kończy (rozegrane próby: { $count }); karty, które zostały na rękach, są odrzucane.

# Symbole
boru-took-town = { $player } bierze znacznik Aktywnego Miasta i kładzie dysk na { $town }.
boru-got-coin = { $player } bierze monetę i ma teraz monet: { $coins }.
boru-paid-coin = { $player } zwraca monetę (monety teraz: { $coins }).
boru-paid-points = { $lost ->
    [0] { $player } nie ma ani monet, ani punktów: symbol nic nie daje.
   *[other] { $player } nie ma monet, więc traci { $lost ->
        [one] { $lost } punkt
        [few] { $lost } punkty
       *[many] { $lost } punktów
    }; zostaje punktów: { $points }.
}
boru-church-disc = { $player } kładzie dysk w Kościele (dyski: { $count }).
boru-took-raider = { $player } bierze znacznik Najeźdźców (znaczniki: { $count }).
boru-no-raiders = Na obszarze Bitwy nie ma już Najeźdźców: symbol nic nie daje.
boru-courted = { $player } idzie na pole { $space } toru Zaślubin.
boru-at-the-top = { $player } stoi już na najwyższym polu toru Zaślubin: symbol nic nie daje.
boru-stepped-back = Pole { $space } toru Zaślubin jest zajęte, więc { $player } cofa się na pierwsze wolne: { $free }.
boru-bought = { $player } dokupuje { $what ->
    [disc] dyski w Kościele
    [raider] znaczniki Najeźdźców
   *[step] kroki na torze Zaślubin
}: { $count }, po 2 monety. { $what ->
    [disc] Ma teraz dysków: { $total }
    [raider] Ma teraz znaczników: { $total }
   *[step] Stoi teraz na polu { $total }
}, a monet zostaje: { $coins }.
boru-expand-no-coins = { $player } nie może poszerzyć zasięgów: trzeba 5 monet, a ma { $coins }.
boru-expand-nowhere = { $player } nie może poszerzyć zasięgów: żadna droga z kontrolowanego miasta nie prowadzi do wolnego.
boru-expanded = { $player } wydaje 5 monet i poszerza zasięgi. Droga: { $origin } – { $town }. Zostają monety: { $coins }.
boru-removed = { $player } usuwa znacznik Wikingów z { $town }. Miasto znów kontroluje { $owner }.
boru-no-vikings = Na planszy nie ma żadnego znacznika kontroli Wikingów: symbol nic nie daje.

# Zaślubiny
boru-married = Najwyżej na torze Zaślubin stoi { $player } (pole { $space }) i bierze kartę Zaślubin („{ $bride }”).
boru-bride-points = { $player } dostaje z karty { $gain ->
    [one] { $gain } punkt
    [few] { $gain } punkty
   *[many] { $gain } punktów
} i ma ich teraz { $points }.
boru-bride-renown = { $player } dostaje znacznik Poważania (znaczniki: { $renown }).
boru-bride-town = { $player } kładzie dysk z karty Zaślubin na { $town }.
boru-bride-town-void = W regionie { $region } nie ma wolnego miasta: ta część bonusu przepada ({ $player }).
boru-princess-chooses = { $player } wybiera: wsparcie Wojskowe, ustanowienie handlu albo odtrącenie Księżniczki.
boru-pact-military = { $player } wybiera wsparcie Wojskowe: przy zdobywaniu władzy w regionach miasta Wikingów liczą się odtąd jak własne.
boru-pact-trade = { $player } wybiera ustanowienie handlu: na koniec gry, przy liczeniu regionów, miasta Wikingów będą się liczyć jak własne.
boru-spurned = { $player } odtrąca Księżniczkę: karta odpada, a punkty rosną o { $gain }, do { $points }.
boru-back-to-first = { $player } wraca na pierwsze pole toru Zaślubin.
boru-nobody-courted = Wszyscy stoją na pierwszym polu: odkryta karta odpada ({ $bride }), bonusów z toru nie ma.
boru-nobody-courted-deck = Wszyscy stoją na pierwszym polu: z gry odpada wierzchnia karta talii Zaślubin (zostaje: { $left }), bonusów z toru nie ma.
boru-nobody-courted-empty = Wszyscy stoją na pierwszym polu, a talia Zaślubin jest pusta: nic nie odpada, bonusów z toru nie ma.
boru-track-coins = { $player } dostaje monety ze swojego pola toru: { $gain } (monety: { $coins }).
boru-track-renown = { $player } dostaje znacznik Poważania ze swojego pola toru (znaczniki: { $renown }).
boru-track-town = { $player } kładzie dysk dzięki polu toru na { $town }.
boru-track-town-void = Na planszy nie ma wolnego miasta: bonus z pola toru przepada ({ $player }).

# Bitwa
boru-repelled = Na obszarze Bitwy nie ma Najeźdźców: atak odparto.
boru-invasion = Zostali Najeźdźcy ({ $left }). Najmniej znaczników ({ $raiders }) { $count ->
    [one] ma
   *[other] mają
} { $players }. { $lost ->
    [0] { $count ->
        [one] { $players } nie kontroluje żadnego miasta, więc nikt nic nie traci.
       *[other] Nikt z nich nie kontroluje miasta, więc nikt nic nie traci.
    }
    [one] Miasto traci { $losing }.
   *[other] Po jednym mieście tracą { $losing }.
}
boru-no-town-to-lose = { $player } nie kontroluje żadnego miasta, więc nic nie traci.
boru-lost-town = { $player } traci na rzecz Wikingów { $town }. Wybiera { $chooser }: najwięcej znaczników Najeźdźców ({ $count }) { $leaders ->
    [one] ma { $players }.
   *[other] mają po równo { $players }.
}
boru-raiders-leave = Znaczniki z obszaru Bitwy ({ $count }) wracają do puli.
boru-no-spoils = Nikt nie ma znaczników Najeźdźców: łupów nie ma.
boru-spoils-tied = Najwięcej znaczników ({ $count }) mają na równi: { $players }. Pierwszej nagrody nie ma.
boru-spoils-first = Pierwsza nagroda Bitwy. Najwięcej znaczników Najeźdźców ({ $count }) ma { $player }: bierze znacznik Poważania i po punkcie za każdy swój znacznik Poważania ({ $renown }), a znaczniki Najeźdźców oddaje (punkty: { $points }).
boru-spoils-second = Druga nagroda Bitwy. Najwięcej znaczników Najeźdźców ({ $count }) ma teraz { $player }: dostaje 1 punkt i oddaje 1 znacznik (punkty: { $points }).
boru-spoils-second-tied = Druga nagroda Bitwy. Najwięcej znaczników Najeźdźców (po { $count }) mają teraz { $players }: wszyscy oni dostają po 1 punkcie i oddają po 1 znaczniku (punkty: { $points }).
boru-raiders-kept = { $player } zachowuje znaczniki Najeźdźców: { $count }.

# Kościół
boru-church-first = Najwięcej dysków w Kościele ({ $count }) ma { $player }.
boru-church-tied = Najwięcej dysków w Kościele ({ $count }) mają na równi: { $players }. Pierwszej nagrody nie ma.
boru-cannot-build = { $player } nie ma gdzie postawić Klasztoru, ale resztę nagrody dostaje.
boru-built = { $player } stawia Klasztor na { $town }.
boru-church-marker = { $player } bierze znacznik Aktywnego Miasta i odzyskuje wszystkie dyski z Kościoła.
boru-church-second = Druga nagroda Kościoła. Najwięcej dysków ({ $count }) ma tam teraz { $player }: dostaje 1 punkt i odzyskuje 1 dysk (punkty: { $points }).
boru-church-second-tied = Druga nagroda Kościoła. Najwięcej dysków (po { $count }) mają tam teraz { $players }: wszyscy oni dostają po 1 punkcie i odzyskują po 1 dysku (punkty: { $points }).
boru-church-second-nobody = W Kościele nie ma już dysków: drugiej nagrody nikt nie dostaje.
boru-built-four = { $player } ma w Kościele co najmniej 4 dyski ({ $count }): stawia Klasztor w mieście { $town } i odzyskuje dyski.
boru-four-cannot-build = { $player } ma co najmniej 4 dyski, ale nie ma gdzie postawić Klasztoru: dyski zostają.

# Regiony
boru-monasteries-double = Miasta z Klasztorem liczą się podwójnie: { $towns }.
boru-vikings-are-allies = { $player } ma wsparcie Wojskowe, więc miasta Wikingów liczą się jak własne: { $towns }.
boru-token-turned = { $region }: kontrolowanych miast { $count }, próg { $threshold } – znacznik Roszczenia zostaje odkryty.
boru-token-stays-down = { $region }: kontrolowanych miast { $count }, próg { $threshold } – znacznik zostaje zakryty.
boru-token-taken = { $region }: { $counts }. Najwięcej ({ $count }) ma { $player }, więc ma też znacznik.
boru-token-tied = { $region }: { $counts }. Po równo najwięcej ({ $count }) mają { $players }{ $vikings ->
    [yes] {" "}i Wikingowie
   *[no] {""}
}; znacznik { $held ->
    [yes] ma { $holder }.
   *[no] leży na planszy.
}
boru-token-nobody = { $region }: nikt nie kontroluje tu miasta; znacznik { $held ->
    [yes] nadal ma { $holder }.
   *[no] leży na planszy.
}
boru-token-vikings = { $region }: { $counts }. Najwięcej ({ $count }) mają Wikingowie, więc znacznik leży na planszy.
boru-next-round = Zaczyna się { $round ->
    [0] następna runda.
   *[other] runda { $round }.
}
boru-game-over = W talii Zaślubin nie ma już kart: { $round ->
    [0] po tej rundzie gra się kończy.
   *[other] po rundzie { $round } gra się kończy.
}

# Punktacja
boru-score-coins = Najwięcej monet ({ $coins }) ma { $player }: 1 punkt.
boru-score-coins-tied = Nikt sam nie ma najwięcej monet (po { $coins }: { $players }), więc punktu za monety nie ma.
boru-score-marker = { $player } ma znacznik Aktywnego Miasta: 1 punkt.
boru-score-renown = { $player }, punkty za Poważanie: { $points }.
boru-score-tokens = { $player }, punkty za znaczniki Roszczenia ({ $regions }): { $points }.
boru-half-monasteries = Przy odkrytych znacznikach na planszy miasto z Klasztorem liczy się { $double ->
    [yes] podwójnie: { $towns }.
   *[no] raz: { $towns }.
}
boru-score-half = { $region }, odkryty znacznik na planszy{ $some ->
    [yes] {" "}({ $counts })
   *[no] {""}
}: { $count ->
    [0] nikt nie dostaje punktów{ $vikings ->
        [yes] { $leading ->
            [0] , bo na czele są sami Wikingowie.
           *[other] , bo { $in_front } remisuje tylko z Wikingami.
        }
       *[no] { $leading ->
            [0] , bo nikt z graczy nie ma tam miasta.
           *[other] , bo { $in_front } prowadzi i z nikim nie remisuje.
        }
    }
   *[other] { $vikings ->
        [yes] remis z Wikingami, więc połowa, czyli { $points }: { $players }.
       *[no] po połowie, czyli { $points }: { $players }.
    }
}
boru-score-face-down = Zakryte znaczniki Roszczenia ({ $count }) nie dają punktów.
boru-score-regions = { $player }, regiony z własnym miastem: { $count }, punkty: { $points }.
boru-score-few-regions = W ilu regionach kto kontroluje miasto: { $counts }. Za mniej niż trzy punktów nie ma.
boru-score-total = { $player } ma razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $parts }.
boru-score-part = { $part ->
    [points] { $points } na torze punktów{ $gained ->
        [0] {""}
       *[other] {" "}(było { $before }, { $gains })
    }
    [coins] { $points } za najwięcej monet ({ $coins })
    [marker] { $points } za znacznik Aktywnego Miasta
    [renown] { $points } za Poważanie{ $gained ->
        [0] {""}
       *[other] {" "}(było { $before }, { $gains })
    }
    [tokens] { $points } za { $held ->
        [one] znacznik
       *[other] znaczniki
    } Roszczenia ({ $regions })
    [half] { $points } za { $ties ->
        [one] odkryty znacznik
       *[other] odkryte znaczniki
    } na planszy ({ $halves })
   *[regions] { $points } za miasta w regionach (regionów: { $count })
}
boru-gain = { $named ->
    [no] +{ $gain }
   *[yes] { $source ->
        [paid] −{ $gain } za brak monet
        [bride] +{ $gain } { $times ->
            [1] z karty
           *[other] z kart
        } Zaślubin
        [track] +{ $gain } z toru Zaślubin
        [spurned] +{ $gain } za odtrącenie Księżniczki
        [battle-first] { $what ->
            [points] +{ $gain } za Poważanie w { $times ->
                [1] pierwszej nagrodzie
               *[other] pierwszych nagrodach
            } Bitwy
           *[renown] +{ $gain } z Bitwy
        }
        [battle-second] +{ $gain } { $times ->
            [1] z drugiej nagrody
           *[other] z drugich nagród
        } Bitwy
       *[church] +{ $gain } { $times ->
            [1] z drugiej nagrody
           *[other] z drugich nagród
        } Kościoła
    }
}
boru-points-of = { $gained ->
    [0] { $player } { $count }
   *[other] { $player } { $count } (było { $before }, { $gains })
}
boru-score-tie-tokens = Remis na punkty, więc liczą się znaczniki Roszczenia: { $counts }.
boru-score-tie-brides = Znaczników Roszczenia też mają po równo, więc liczą się karty Zaślubin: { $counts }.
boru-score-trade = Księżniczka Danii leży stroną z handlem ({ $player }): w liczeniu regionów miasta Wikingów są jak własne: { $towns }.
boru-winner = { $ground ->
    [points] Wygrywa { $players }: najwięcej punktów ({ $points }).
    [tokens] Przy równej liczbie punktów ({ $points }) decydują znaczniki Roszczenia: wygrywa { $players }.
    [brides] Przy równej liczbie punktów ({ $points }) i znaczników Roszczenia decydują karty Zaślubin: wygrywa { $players }.
   *[shared] Remisu nic nie rozstrzyga: zwycięstwem dzielą się { $players } (po { $points } pkt).
}

# Dlaczego tego zrobić nie wolno
boru-due = { $due ->
    [setup] pierwszy dysk na planszy
    [vikings] odkrycie karty Wikingów
    [courted] odkrycie karty Zaślubin
    [deal] rozdanie kart
    [draft] wybór kart
    [lead] rozpoczęcie próby
    [follow] dołożenie karty do próby
    [row] wykonanie akcji z karty
    [buy] decyzja, ile dokupić
    [expand] decyzja o poszerzeniu zasięgów
    [remove] usunięcie znacznika Wikingów
    [marriage] krok Zaślubiny
    [bride-town] miasto z karty Zaślubin
    [princess] wybór przy Księżniczce Danii
    [track-town] miasto z pola toru
    [battle] krok Bitwa
    [invasion] miasto tracone na rzecz Wikingów
    [church] krok Kościół
    [monastery] postawienie Klasztoru
    [four-discs] postawienie Klasztoru za 4 dyski
    [regions] krok Zdobywanie władzy w regionach
   *[other] inny krok
}
boru-phase = { $phase ->
    [setup] pierwsze dyski
    [vikings] odkrywanie karty Wikingów
    [courted] odkrywanie karty Zaślubin
    [deal] rozdanie kart
    [draft] wybór kart
    [lead] rozpoczęcie próby
    [follow] dokładanie kart do próby
    [row] akcje z kart
    [buy] dokupowanie
    [expand] poszerzanie zasięgów
    [remove] usuwanie znacznika Wikingów
    [marriage] Zaślubiny
    [bride-town] miasto z karty Zaślubin
    [princess] wybór przy Księżniczce Danii
    [track-town] miasto z toru Zaślubin
    [battle] Bitwa
    [invasion] miasto tracone na rzecz Wikingów
    [church] Kościół
    [monastery] postawienie Klasztoru
    [four-discs] Klasztor za 4 dyski
    [regions] zdobywanie władzy w regionach
    [over] koniec gry
   *[other] { $phase }
}
boru-refused-not-due = Teraz czas na co innego: { boru-due }{ $somebody ->
    [yes] {" "}(decyduje { $who }).
   *[no] .
}
boru-refused-not-your-turn = Teraz decyduje { $who } ({ boru-due }), a nie { $player }.
boru-refused-not-lowest = Akcje idą od najniższej karty. Zostały: { $plays }. Teraz decyduje { $who }, a nie { $player }.
boru-refused-over = W tej chwili gra jest już skończona.
boru-refused-phase-unknown = Opis stołu nie mówi, co się teraz dzieje („phase”), więc żadnej akcji nie da się ocenić.
boru-refused-no-such-player = Nikt przy stole nie nazywa się { $player }.
boru-refused-region-taken = W regionie { $region } leży już dysk ({ $players }), więc pierwszego dysku nie wolno położyć na { $town }.
boru-refused-viking-card = W talii nie ma już karty Wikingów o sile { $count }. Zostały: { $left }.
boru-refused-princess-last = Księżniczka Danii leży zawsze na samym dole talii. Kart w talii: { $left }, więc „{ $bride }” nie może teraz zostać odkryta.
boru-refused-bride-seen = Karty Zaślubin „{ $bride }” nie może już być w talii.
boru-refused-pack-full = { $player } ma już komplet rozdanych kart ({ $count }).
boru-refused-dealt-twice = Karta { $card } jest już rozdana.
boru-refused-half-seen = Część kart już rozdano jawnie, więc reszty nie można pominąć.
boru-refused-same-card = Trzeba zatrzymać dwie różne karty, a { $player } wskazuje dwa razy { CASE($card, "accusative") }.
boru-refused-has-chosen = { $player } ma już wybór z tego zestawu za sobą, a inni jeszcze nie.
boru-refused-kept-already = { $player } ma { CASE($card, "accusative") } już odłożoną, a odłożonych kart nie można wymieniać.
boru-refused-not-in-pack = Wśród kart do wyboru ({ $player }) nie ma { CASE($card, "genitive") }.
boru-refused-played-already = Kartę { CASE($card, "accusative") } zagrano już w tej rundzie, więc { $player } jej nie ma.
boru-refused-elsewhere = { $player } nie może zagrać tej karty ({ $card }): ma ją { $other }.
boru-refused-not-held = { $player } nie ma na ręce { CASE($card, "genitive") }.
boru-refused-town-taken = Znacznik kładzie się na mieście bez dysku, a na { $town } leży dysk: { $owner }.
boru-refused-wrong-colour = Miasto { $town } jest { $colour ->
    [R] czerwone i wymaga karty czerwonej
    [B] niebieskie i wymaga karty niebieskiej
   *[Y] żółte i wymaga karty żółtej
} albo białej, a zagrano { CASE($card, "accusative") }.
boru-refused-can-lead = { $player } może rozpocząć próbę, więc musi: do wolnego miasta pasuje na przykład { $card }.
boru-refused-must-hold-lead = { $player } musi mieć kartę pasującą do jakiegoś wolnego miasta: innych kart jest za mało.
boru-refused-winner-takes-main = { $player } wygrywa próbę, więc wykonuje akcję Główną { CASE($card, "genitive") }.
boru-refused-loser-takes-side = { $player } nie wygrywa próby (wygrywa { $other }, ma { CASE($higher, "accusative") }), więc wykonuje akcję Dodatkową { CASE($card, "genitive") }.
boru-refused-no-such-row = Karta { $card }, którą zagrywa { $player }, ma tylko jedną akcję Dodatkową.
boru-refused-coins = Każde dokupienie kosztuje 2 monety. Przy { $count } trzeba monet: { $need }, a { $player } ma { $coins }.
boru-refused-raiders = { $player } chce wziąć jeszcze { $count }, a na obszarze Bitwy zostało Najeźdźców: { $left }.
boru-refused-track = { $player } chce iść jeszcze o { $count }, a do najwyższego pola toru brakuje: { $left }.
boru-refused-origin = { $player } nie kontroluje miasta, od którego poszerza zasięgi: { $origin }. { $held ->
    [yes] Kontroluje je { $holder }.
    [vikings] Kontrolują je Wikingowie.
   *[no] Nie kontroluje go nikt.
}
boru-refused-origin-vikings = Miasto { $origin } kontrolują Wikingowie, więc { $player } nie może od niego poszerzać zasięgów.
boru-refused-road = Z { $origin } do { $town } nie prowadzi droga.
boru-refused-active-town = Na { $town } leży znacznik Aktywnego Miasta: tam zasięgów poszerzyć nie wolno.
boru-refused-target-taken = Na { $town } leży już dysk: { $owner }.
boru-refused-target-vikings = Miasto { $town } kontrolują Wikingowie: jest zajęte.
boru-refused-vikings-there = Na { $town } nie ma znacznika kontroli Wikingów.
boru-refused-step = Kroki Utrzymania idą po kolei: teraz { boru-due }.
boru-refused-bride-unknown = Nie podano odkrytej karty Zaślubin („bride”), więc kroku Zaślubiny nie da się rozegrać.
boru-refused-bride-region = Ta karta ({ $bride }) daje miasto w regionie { $region }, a nie { $town }.
boru-refused-town-not-free = Dysk kładzie się na wolnym mieście, a na { $town } leży już dysk: { $owner }.
boru-refused-lost-already = Miasto { $town } kontrolują już Wikingowie.
boru-refused-not-the-losers = Miasto traci { $loser }, a { $town } nie jest teraz pod kontrolą tego gracza.
boru-refused-build-not-yours = { $player } nie kontroluje miasta { $town }, więc nie może tam postawić Klasztoru.
boru-refused-second-monastery = Na { $town } stoi już Klasztor, a dwóch w jednym mieście być nie może.

# Sporne fakty
boru-fact-players-coins = ile monet ma { $name }
boru-fact-players-points = ile punktów ma { $name }
boru-fact-players-renown = ile znaczników Poważania ma { $name }
boru-fact-players-raiders = ile znaczników Najeźdźców ma { $name }
boru-fact-players-church = ile dysków w Kościele ma { $name }
boru-fact-players-track = na którym polu toru Zaślubin stoi { $name }
boru-fact-players-towns = { $whole ->
    [yes] w których miastach leżą dyski: { $name }
   *[no] wśród miast z dyskiem ({ $name })
}
boru-fact-players-tokens = { $whole ->
    [yes] które znaczniki Roszczenia ma { $name }
   *[no] wśród znaczników Roszczenia ({ $name })
}
boru-fact-players-brides = { $whole ->
    [yes] które karty Zaślubin ma { $name }
   *[no] wśród kart Zaślubin ({ $name })
}
boru-fact-players-hand = { $whole ->
    [yes] jakie karty ma na ręce { $name }
   *[no] wśród kart na ręce ({ $name })
}
boru-fact-marker = kto ma znacznik Aktywnego Miasta
boru-fact-active = które miasto jest Aktywnym Miastem
boru-fact-vikings = { $whole ->
    [yes] w których miastach leżą znaczniki Wikingów
   *[no] wśród miast pod znacznikami Wikingów
}
boru-fact-monasteries = { $whole ->
    [yes] w których miastach stoją Klasztory
   *[no] wśród miast z Klasztorem
}
boru-fact-face-up = { $whole ->
    [yes] które znaczniki Roszczenia leżą na planszy odkryte
   *[no] wśród odkrytych znaczników Roszczenia na planszy
}
boru-fact-battle = ilu Najeźdźców stoi na obszarze Bitwy
boru-fact-bride = która karta Zaślubin jest odkryta
boru-fact-trick-card = jaka karta została zagrana ({ $name })
boru-fact-discard = { $whole ->
    [yes] jakie karty odrzucono w tej rundzie
   *[no] wśród kart odrzuconych w tej rundzie
}

# Co może być nie tak z opisem stołu
problem-boru-player-twice = Imię { $player } pada dwa razy.
problem-boru-player-reserved = Nikt nie może się nazywać { $player }: tym słowem zaczyna się zapis innych zdarzeń.
problem-boru-unknown-player = Nikt przy stole nie nazywa się { $player }.
problem-boru-unknown-town = Nie ma miasta „{ $town }”. Miasta zapisujemy jak CON-R1: region, kolor (R, B, Y) i numer.
problem-boru-unknown-region = Nie ma regionu „{ $region }”. Regiony: MUN, CON, LEI, NUN, SUN, ULA, BRE, DUB.
problem-boru-unknown-bride = Nie ma karty Zaślubin „{ $bride }”. Znamy: { $options }.
problem-boru-no-such-card = Nie ma karty Akcji { $card }. Karty mają wartości od 1 do 25.
problem-boru-two-discs = Na mieście { $town } leżałyby dwa dyski ({ $other } i { $player }), a może leżeć tylko jeden.
problem-boru-two-viking-tokens = Miasto { $town } ma w opisie dwa znaczniki Wikingów, a może mieć tylko jeden.
problem-boru-two-monasteries = W mieście { $town } byłyby dwa Klasztory, a może być tylko jeden.
problem-boru-viking-without-disc = Na mieście { $town } leży znacznik Wikingów, ale nie ma tam dysku: znacznik kładzie się tylko na dysku.
problem-boru-monastery-without-disc = W mieście { $town } stoi Klasztor, ale nie ma tam dysku: Klasztor stawia się tylko we własnym mieście.
problem-boru-active-taken = Aktywnym Miastem nie może być { $town }: leży tam dysk ({ $player }).
problem-boru-token-twice = Znacznik Roszczenia regionu { $region } jest w dwóch miejscach.
problem-boru-bride-twice = Karta Zaślubin { $bride } jest w dwóch miejscach.
problem-boru-too-many-brides = Poza Księżniczką w grze są najwyżej { $most } karty Zaślubin, a w opisie widać ich { $count }.
problem-boru-pact-without-princess = Podano stronę Księżniczki Danii ({ $pact }), ale nikt jej nie ma.
problem-boru-pact-missing = Ktoś ma Księżniczkę Danii. Podaj w „pact”, która strona jest na wierzchu: military czy trade.
problem-boru-lacks-and-holds = Karta { $card } jest i na ręce, i wśród tych, których na niej nie ma.
problem-boru-too-many-in-hand = { $player } ma w opisie kart { $count }, a rozdaje się po { $most }.
problem-boru-draft-pack-size = W tej kolejce podaje się kart { $size }, a w opisie jest ich { $count }.
problem-boru-draft-kept-size = W tej kolejce zatrzymuje się kart { $size }, a w opisie jest ich { $count }.
problem-boru-draft-kept-elsewhere = Karty { $card } nie było wśród kart do wyboru, więc nie można jej było zatrzymać.
problem-boru-draft-came-back = Karta { $card } nie mogła w tej kolejce znów trafić do tej osoby.
problem-boru-draft-turns = Kolejek z kartami do wyboru jest { $packs }, a z zatrzymanymi { $kept }: powinno być tyle samo albo o jedną mniej.
problem-boru-draft-neighbours = To, co podaje dalej { $other }, i to, co dostaje { $player }, to nie te same karty.
problem-boru-played-twice = { $player } ma w tej próbie dwie karty.
problem-boru-trick-order = Karty zagrywa się zgodnie z ruchem wskazówek zegara: teraz kolej ma { $due }, a kartę zagrywa { $player }.
problem-boru-lead-mismatch = Karta { $card } nie pasuje do miasta { $town }, więc nie można nią było rozpocząć próby.
problem-boru-leader-without-marker = Próbę rozpoczyna ten, kto ma znacznik ({ $marker }), a pierwszą kartę ma w opisie { $player }.
problem-boru-phase-and-trick = Kart w próbie jest { $count }, a to nie pasuje do fazy „{ boru-phase }”.
problem-boru-active-without-trick = Znacznik leży na { $town }, ale nikt nie zagrał jeszcze karty: miasto i kartę wskazuje się razem.
problem-boru-acted-without-trick = „acted” mówi, ile kart pełnej próby już rozpatrzono. Tu to niemożliwe.
problem-boru-marker-taken-early = Według opisu { $player } ma już znacznik tej próby, ale akcji Głównej jeszcze nie było.
problem-boru-marker-not-won = Według opisu { $player } ma znacznik z tej próby, ale jej nie wygrywa.
problem-boru-marker-not-taken = { $player } wykonuje już akcję Główną, a znacznik nadal leży na { $town }.
problem-boru-acting-out-of-phase = „acting” podaje się tylko w środku akcji, a nie w fazie „{ boru-phase }”.
problem-boru-acting-symbol = Karta { $card } nie czeka w tym miejscu na taką decyzję (akcja { $row }, symbol { $symbol }).
problem-boru-track-shared = Na polu { $space } toru Zaślubin stoją { $other } i { $player }, a poza pierwszym polem może stać tylko jeden dysk.
problem-boru-hand-size = { $player } ma w opisie kart na ręce { $count }, a powinno ich zostać { $left }.
problem-boru-too-many-tricks = Prób w rundzie jest { $most }, a zakończonych podano { $count }.
problem-boru-discard-count = Odrzuconych kart jest { $count }: za dużo jak na liczbę zakończonych prób ({ $tricks }).
problem-boru-unseen-impossible = Niewidocznych kart nie da się tak rozłożyć, żeby każdy miał na ręce to, co mieć może.
problem-boru-hand-out-of-phase = { $player } ma karty na ręce, a w fazie „{ boru-phase }” nikt ich nie ma.
problem-boru-tricks-out-of-phase = W fazie „{ boru-phase }” nie ma zakończonych prób ani odrzuconych kart tej rundy.
problem-boru-draft-memory = Co { $player } pamięta z wyboru kart, nie zgadza się z kartami, które widać: { $card }.
problem-boru-draft-count = Liczby kart do wyboru i zatrzymanych nie pasują do żadnej chwili wyboru kart.
problem-boru-draft-out-of-phase = W fazie „{ boru-phase }” nikt nie ma kart do wyboru ani zatrzymanych.
problem-boru-too-many-rounds = Rund jest { $most }, a podano { $round }.
problem-boru-round-and-deck = W rundzie { $round } w talii Zaślubin powinno zostać kart: { $left }, a podano { $deck }.
problem-boru-princess-not-last = Księżniczka Danii jest ostatnią kartą talii, a w opisie odkryta jest { $bride } i zostało kart: { $deck }.
problem-boru-queue-out-of-phase = „queue” podaje się tylko wtedy, gdy ktoś ma coś rozstrzygnąć, a nie w fazie „{ boru-phase }”.
problem-boru-queue-missing = W fazie „{ boru-phase }” podaj w „queue”, kogo dotyczy decyzja.
problem-boru-queue-wrong = W fazie „{ boru-phase }” w „queue” nie może być: { $player }.
problem-boru-princess-too-early = Księżniczka Danii przychodzi ostatnia, a w opisie już przyszła, choć w talii Zaślubin zostały karty: { $deck }.
problem-boru-no-such-viking-card = W talii Wikingów nie ma tylu takich kart: { $card }.
problem-boru-queue-incomplete = W fazie „{ boru-phase }” w „queue” musi być też: { $player }.
problem-boru-first-disc-early = Pierwsze dyski kładzie się zgodnie z ruchem wskazówek zegara, od gracza ze znacznikiem: { $player } nie może mieć dysku wcześniej niż { $other }.
problem-boru-first-disc-one = Przy pierwszych dyskach nikt nie ma więcej niż jednego: { $player }.
problem-boru-first-disc-region = Przy pierwszych dyskach żadne dwa nie leżą w tym samym regionie: { $player } i { $other }, region { $region }.
problem-boru-pact-not-chosen = W fazie „princess” żadna strona karty Księżniczki Danii nie jest jeszcze odkryta, więc „pact” się nie podaje.
problem-boru-passes = Tylu graczy z rzędu nie mogło nie mieć czym rozpocząć próby: { $count }.
problem-boru-passed-with-lead = { $player } podobno nie ma czym rozpocząć próby, ale do wolnego miasta pasuje karta: { $card }.
problem-boru-queue-order = Kolejność w „queue” jest zgodna z ruchem wskazówek zegara, od gracza ze znacznikiem: { $players }.
problem-boru-battle-not-empty = W fazie „{ boru-phase }” na obszarze Bitwy nie ma już Najeźdźców, a w opisie leżą: { $count }.
problem-boru-token-misplaced = Po ostatnim Utrzymaniu znacznik regionu { $region } leżałby gdzie indziej.
problem-boru-not-the-start = Przy pierwszych dyskach każdy ma jeszcze to, z czym zaczyna: „{ $field }” powinno wynosić { $value }.
problem-boru-not-yet-out = Przy pierwszych dyskach tego jeszcze nie może być: „{ $field }”.
problem-boru-bride-not-face-up = W fazie „{ boru-phase }” na torze Zaślubin nie leży odkryta karta, a w opisie leży: { $bride }.
problem-boru-brides-not-revealed = Do tej chwili odkryto kart Zaślubin: { $most }. Według opisu w grze jest ich już { $count }.
problem-boru-track-nobody-first = W fazie „{ boru-phase }” ktoś stoi na pierwszym polu toru Zaślubin: kto wziął ślub, a jeśli nikt, to wszyscy.
problem-boru-nothing-due = W fazie „{ boru-phase }” przy takim stole nie ma nic do zrobienia.
problem-boru-fact-missing = Podaj „{ $field }”: od tego zależy rozstrzygnięcie.
