# Słowa gry Rzymianie do domu!. Tekst polski jest rozstrzygający.

romans-name = Rzymianie do domu!

# Karty
romans-qween = Qween
    .accusative = Qween
romans-druhid = Dru’hid
    .accusative = Dru’hida
romans-svord = Svord
    .accusative = Svorda
romans-axx = Axx
    .accusative = Axxa
romans-archr = Arch’r
    .accusative = Arch’ra
romans-filchy = Filchy
    .accusative = Filchy
romans-horsie = Horsie
    .accusative = Horsie
romans-chariott = Ch’ariott
    .accusative = Ch’ariotta
romans-fortheca = FortHeca −{ $value }
    .accusative = FortHecę −{ $value }
romans-niefort = NieFort { $value }
    .accusative = NieFort { $value }
romans-komfort = KomFort
    .accusative = KomFort
romans-fokus = Fort Fokus
    .accusative = Fort Fokus
romans-fortuna = FortUna
    .accusative = FortUnę
romans-card = { $name } ({ $clan ->
    [green] zielony
    [red] czerwony
    [gold] złoty
   *[blue] niebieski
})
romans-clan = klan { $clan ->
    [green] zielony
    [red] czerwony
    [gold] złoty
   *[blue] niebieski
}
romans-the-clan = Klan { $clan ->
    [green] zielony
    [red] czerwony
    [gold] złoty
   *[blue] niebieski
}
romans-of-clan = klanu { $clan ->
    [green] zielonego
    [red] czerwonego
    [gold] złotego
   *[blue] niebieskiego
}
romans-short = { $clan ->
    [green] zielony
    [red] czerwony
    [gold] złoty
   *[blue] niebieski
}
romans-other = klan { $other ->
    [green] zielony
    [red] czerwony
    [gold] złoty
   *[blue] niebieski
}
romans-of-other = klanu { $other ->
    [green] zielonego
    [red] czerwonego
    [gold] złotego
   *[blue] niebieskiego
}

# Runda krok po kroku
romans-revealed = Runda { $round }, walka o { CASE($fort, "accusative") }. Odkryte karty: { $cards }.
romans-collided = Zderzają się karty Ch’ariott odkryte w tej rundzie ({ $count }): { $cards }. Wszystkie zostają odrzucone, zanim policzy się siłę.
romans-qween-chariott = Zderzonych kart Ch’ariott Qween nie może już uwieść: zeszły ze stołu przed nią.
romans-qween-several = Odkryto więcej niż jedną Qween: { $cards }. Żadna więc nie uwodzi, liczy się tylko ich siła.
romans-qween-neutral = Qween { romans-of-clan } jest neutralna, więc nikogo nie uwodzi. Liczy się tylko jej siła.
romans-qween-nobody = Qween { romans-of-clan } nikogo w tej rundzie nie uwodzi.
romans-qween-takes = Qween { romans-of-clan } uwodzi { CASE($card, "accusative") } { romans-of-other }: siła tej karty ({ $strength }) liczy się w tej rundzie do siły { romans-of-clan }.
romans-qween-power-stays = Qween przejmuje samą siłę. Zdolność karty { $card } zostaje przy swoim klanie ({ romans-other }).
romans-total = { romans-the-clan }: siła ataku { $total }{ $count ->
    [0] {" "}(bez odkrytych kart).
   *[other] {" "}({ $parts }).
}
romans-part-won = uwiedziona karta { $card } { $strength }
romans-part-lost = { $card } 0, bo to karta uwiedziona
romans-part-none = żadna odkryta karta się nie liczy
romans-tied-at = { $clans } (po { $total })
romans-filchy-out = { romans-the-clan } odkrył Filchy: bez względu na swoją siłę nie walczy o ten fort.
romans-power-neutral = Karta { $card } { romans-of-clan } nie ma zdolności, bo klan jest neutralny.
romans-all-filchy = Wszystkie klany odkryły Filchy: o fort nie walczy nikt.
romans-sole = W walce o { CASE($fort, "accusative") } został tylko { romans-clan }, więc wygrywa bez względu na swoją siłę ({ $total }).
romans-highest = Najwięcej ma { romans-clan } ({ $total }, a drugi wynik to { $second }), więc wygrywa walkę o { CASE($fort, "accusative") }.
romans-archr-wins = Remis o najwyższy wynik ({ $total }): { $clans }. Arch’r odkryty w tej rundzie rozstrzyga go na swoją korzyść: walkę o { CASE($fort, "accusative") } wygrywa { romans-clan }.
romans-archr-several = Remis o najwyższy wynik ({ $total }): { $clans }. Arch’ra odkrył więcej niż jeden z nich: { $cards }. Żaden więc nie rozstrzyga.
romans-archr-earlier = { romans-the-clan } ma Arch’ra z wcześniejszej rundy. Zdolność działa tylko w rundzie odkrycia, więc remisu już nie rozstrzyga.
romans-tie-below = Według przyjętej wykładni fort przepada przy każdym remisie, a remisują: { $ties }.
romans-tie = Remis o najwyższy wynik ({ $total }): { $clans }. Nikt nie zdobywa fortu.
romans-fort-discarded = { $fort }: fort zostaje odrzucony.
romans-fort-stays = Wariant 1: { $fort } zostaje w murze na następną rundę, forty przesuwają się o jedno miejsce w prawo, a ostatni ({ $last }) zostaje odrzucony.
romans-filchy-discards = Wariant 1 zostawia fort tylko po remisie w punktacji, a według przyjętej wykładni same Filchy to nie remis. Zostaje więc odrzucony { $fort }.
romans-takes = { romans-the-clan } zdobywa { CASE($fort, "accusative") }.
romans-places-gone = { $gone ->
    [0] {""}
    [one] ; miejsce 1 jest już puste
   *[other] ; miejsca 1–{ $gone } są już puste
}
romans-druhid-takes = { romans-the-clan } odkrył w tej rundzie Dru’hida i zabiera z muru inny fort, { CASE($fort, "accusative") } (miejsce { $place }{ romans-places-gone }). { $shift ->
    [yes] Wariant 2: { $between ->
        [0] { $contested } przesuwa się o jedno miejsce w prawo.
       *[other] forty na lewo od niego, także { $contested }, przesuwają się o jedno miejsce w prawo.
    }
   *[no] Na jego miejsce idzie { $contested }.
}
romans-druhid-earlier = Dru’hid { romans-of-clan } leży odkryty od wcześniejszej rundy, więc nie daje już wyboru fortu.
romans-neutral-takes = { romans-the-clan } jest neutralny, ale zdobywa forty tak samo jak gracze.
romans-fortheca-held = { $fort } odejmuje punkty. { romans-the-clan } ma teraz FortHec: { $count }.
romans-niefort-taken = { $fort } daje same punkty, bez żadnej właściwości.
romans-fokus-nothing = Fort Fokus: { romans-clan } nie ma odkrytych kart, więc niczego nie odrzuca.
romans-fokus-pays = Za Fort Fokus { romans-clan } odrzuca { CASE($card, "accusative") }.{ $more ->
    [0] {""}
   *[other] {" "}Zamiast niej mogła pójść inna odkryta karta: { $others }.
}
romans-fokus-winner = Fort Fokus: { romans-clan } odrzuca jedną z odkrytych kart. Którą, to bez znaczenia, bo jako zdobywca odrzuca zaraz wszystkie.
romans-keeps-axx = { romans-the-clan } odkrył w tej rundzie Axxa i zdobył fort, więc zachowuje go odkrytego.
romans-keeps-komfort = KomFort: { romans-clan } zachowuje { CASE($card, "accusative") }, najsłabszego z odkrytych wojowników.
romans-keeps-nothing = KomFort: { $kind ->
    [neutral] { romans-clan } jest neutralny i nikogo nie zachowuje.
   *[player] { romans-clan } nie korzysta z prawa do zachowania najsłabszego wojownika.
}
romans-discards = { romans-the-clan } zdobył fort, więc odrzuca to, co ma odkryte: { CASE($cards, "accusative") }.
romans-victim-leaves = Qween zdobyła fort dla swojego klanu ({ romans-clan }), więc uwiedziona karta { $card } { romans-of-other } zostaje odrzucona.
romans-neutral-choice = Za klan neutralny ({ romans-clan }) wybiera przyjęta wykładnia: idzie najsłabsza karta albo najniższy fort.
romans-neutral-axx = { $stays ->
    [yes] Axx neutralnego { romans-of-clan } zostaje odkryty.
   *[no] Axx neutralnego { romans-of-clan } nie zostaje na stole.
}
romans-horsie-tie = Horsie działa zawsze, gdy klan, który ją odkrył, nie zdobył fortu, także przy remisie.
romans-horsie-spared = { romans-the-clan } odkrył Horsie. Fortu nie zdobył nikt, a według przyjętej wykładni Horsie wtedy nic nie kosztuje.
romans-archr-keep = { $all ->
    [yes] Arch’rowie znoszą się nawzajem, więc według przyjętej wykładni wszyscy zachowują wszystkie odkryte karty, także ten, kto odkrył Horsie: { $cards }.
   *[no] Arch’rowie znoszą się nawzajem, więc nikt nie odrzuca kart jako zdobywca. Horsie jednak działa: { $cards }.
}
romans-horsie-after-fokus = Fort Fokus i Horsie działają oba: najpierw Fort Fokus, potem Horsie.
romans-horsie-nothing = { romans-the-clan } odkrył Horsie i nie zdobył fortu, ale nie ma już odkrytej karty, którą mógłby odrzucić.
romans-horsie-costs = { romans-the-clan } odkrył Horsie i nie zdobył fortu, więc odrzuca { $himself ->
    [yes] samą Horsie.
   *[no] { CASE($card, "accusative") }.
}
romans-fortuna-moment = { $when ->
    [at-once] Według przyjętej wykładni { romans-clan } płaci za FortUnę od razu, przed Horsie.
   *[after-horsie] Horsie już zadziałała. Teraz { romans-clan } płaci za FortUnę.
}
romans-neutral-fortuna = { $free ->
    [yes] { romans-the-clan } jest neutralny i według przyjętej wykładni FortUna nic go nie kosztuje.
   *[no] { romans-the-clan } jest neutralny, ale FortUna kosztuje fort także jego.
}
romans-fortuna-costs = { $alone ->
    [yes] FortUna to jedyny fort, jaki ma { romans-clan }, więc musi ją odrzucić.
   *[no] Za FortUnę { romans-clan } oddaje zdobyty wcześniej { CASE($fort, "accusative") }.
}
romans-three-fortheca = { $held ->
    [3] { romans-the-clan } ma trzy FortHece i natychmiast wygrywa grę.
   *[other] { romans-the-clan } zdobył łącznie trzy FortHece, wliczając oddane za FortUnę, i natychmiast wygrywa grę.
}
romans-neutral-three = Neutralny { romans-clan } ma trzy FortHece. { $ends ->
    [yes] Gracz, który gra sam, w tej chwili przegrywa.
   *[no] Klan neutralny nie może wygrać, więc gra toczy się dalej.
}
romans-svord-moves = { romans-the-clan } odkrył Svorda{ $moved ->
    [may] {" "}i może zmienić kolejność swoich zakrytych kart (jest ich { $hidden }).
    [yes] {" "}i zmienia kolejność swoich zakrytych kart (jest ich { $hidden }).
    [no] , ale zostawia swoje zakryte karty tak, jak leżą (jest ich { $hidden }).
   *[nothing] { $hidden ->
        [0] , ale nie ma już zakrytych kart, które mógłby przestawić.
        [one] , ale ma już tylko jedną zakrytą kartę i nie ma czego przestawiać.
       *[other] , ale jego zakryte karty (jest ich { $hidden }) są jednakowe i nie ma czego przestawiać.
    }
}

# Mur i wynik gry
romans-wall-row = Odkryte forty z wartościami, od lewej: { $worth }.
romans-wall-end = { $end ->
    [left] { $tied ->
        [yes] Z nich na lewy koniec idzie ten, który leży najbliżej tego końca: { $fort } z miejsca { $place }.
       *[no] Najniższą wartość dodatnią ({ $value }) ma { $fort } (miejsce { $place }): idzie na lewy koniec.
    }
   *[right] { $tied ->
        [yes] Z nich na prawy koniec idzie ten, który leży najbliżej tego końca: { $fort } z miejsca { $place }.
       *[no] Najwyższą wartość dodatnią ({ $value }) ma { $fort } (miejsce { $place }): idzie na prawy koniec.
    }
}
romans-wall-equal = { $end ->
    [left] Najniższą
   *[right] Najwyższą
} wartość dodatnią ({ $value }) ma kilka fortów naraz, na miejscach: { $places }.
romans-wall-stands = { $move ->
    [insert] Pozostałe zsuwają się w swojej kolejności.
   *[swap] Według przyjętej wykładni przesuwany fort zamienia się miejscami z tym, który leży wtedy na końcu, najpierw z lewej, potem z prawej. Miejsca podano tak, jak leżały odkryte forty.
} Mur stoi tak: { $forts }.
romans-end-score = { $count ->
    [0] { romans-the-clan } nie ma fortów, więc kończy z wynikiem { $points }.
    [one] { romans-the-clan } ma jeden fort ({ $worth }), razem za { $points } pkt.
    [few] { romans-the-clan } ma { $count } forty ({ $worth }), razem za { $points } pkt.
   *[many] { romans-the-clan } ma { $count } fortów ({ $worth }), razem za { $points } pkt.
}
romans-end-level = Po tyle samo punktów ({ $points }) mają: { $cases }. { romans-tie-decides }
romans-tie-decides = { $by ->
    [forts] Wygrywa ten, kto ma więcej fortów.
    [strongest] Fortów jest tyle samo, więc decyduje najsilniejszy.
    [next-strongest] Fortów jest tyle samo, a najsilniejsze są równe: decyduje pierwszy, który się różni.
    [not-known] Nie podano wszystkich fortów oddanych za FortUnę.
   *[shared] Nic więcej ich nie różni.
}
romans-end-row = { $count ->
    [0] { romans-clan }, bez fortów
   *[other] { romans-clan }, fortów { $count } (wartości od najwyższej: { $values })
}
romans-end-choice = Gra się skończyła. { $sure ->
    [no] Kto wygrał, zależy od tego, który fort zostanie oddany za FortUnę.
   *[yes] Cokolwiek zostanie oddane za FortUnę, { $count ->
        [0] nie wygrywa nikt.
       *[other] wygrywa: { $clans }.
    }
}
romans-end-neutral = { romans-the-clan } jest neutralny i nie może wygrać (punktów { $points }, fortów { $count }).
romans-end-counted = { $counted ->
    [captured] Punktów jest tyle samo. Według przyjętej wykładni remis rozstrzygają wszystkie zdobyte forty, także oddane za FortUnę.
   *[held] Punktów jest tyle samo. Remis rozstrzygają tylko forty, które klan ma na końcu, bez oddanych za FortUnę.
}
romans-end-not-listed = Gra się skończyła. Nie podano wszystkich fortów, które zeszły z murów, więc nie wiadomo, kto wygrał.
romans-end-captured = { romans-the-clan } zdobył łącznie fortów: { $count }. Oddane za FortUnę: { $forts }.
romans-end-not-known = Punktów jest tyle samo, a decydują forty oddane za FortUnę. Nie podano wszystkich, więc nie wiadomo, kto wygrał.
romans-end-shared = Nic więcej ich nie rozróżnia, więc wygrywają wspólnie: { $clans }.
romans-end-nobody = { $by ->
    [lost] Klan neutralny ma trzy FortHece: gracz, który gra sam, przegrał.
   *[outscored] Według przyjętej wykładni gracz, który gra sam, musi mieć więcej niż każdy klan neutralny. Nie ma, więc nie wygrywa nikt.
}
romans-end-winner = { $by ->
    [fortheca] Wygrywa { romans-clan }: ma trzy karty FortHeca, a to kończy grę i punktów się nie liczy.
    [points] Wygrywa { romans-clan }: ma najwięcej punktów ({ $points }, a następny { $second }).
    [forts] Wygrywa { romans-clan }: przy równych punktach ma więcej fortów.
    [strongest] Wygrywa { romans-clan }: przy równych punktach i tej samej liczbie fortów ma najsilniejszy fort.
    [next-strongest] Wygrywa { romans-clan }: najsilniejsze forty są równe, decyduje dopiero następny pod względem siły.
   *[alone] Wygrywa { romans-clan }: klany neutralne nie mogą wygrać, a innego gracza nie ma.
}

# Czego nie wolno
romans-no-over = Gra jest skończona: nic więcej się już nie dzieje.
romans-no-not-now = Na to nie pora. { romans-due }{ $card ->
    [none] {""}
   *[other] {" "}Zdolność wojownika działa tylko w rundzie, w której został odkryty, a tę kartę ({ $card }) odkryto wcześniej.
}
romans-due = { $step ->
    [uncover] Najpierw trzeba odkryć sześć fortów, jeden po drugim.
    [arrange] Najpierw trzeba ustawić odkryty mur we właściwej kolejności.
    [lose] Teraz { romans-clan } odrzuca dwie losowe karty.
    [lay] Teraz { romans-clan } kładzie zakrytą kartę.
    [reveal] Teraz { romans-clan } odkrywa kartę przy spornym forcie.
    [svord-at-once] Teraz { romans-clan } może przestawić zakryte karty, bo odkrył Svorda.
    [qween] Teraz { romans-clan } wybiera, kogo uwodzi jego Qween.
    [druhid] Teraz { romans-clan } wybiera fort dzięki Dru’hidowi.
    [fokus] Teraz { romans-clan } odrzuca kartę za Fort Fokus.
    [keep] Teraz { romans-clan } mówi, którą kartę zachowuje.
    [horsie] Teraz { romans-clan } odrzuca kartę za Horsie.
    [fortuna] Teraz { romans-clan } oddaje fort za FortUnę.
    [svord] Teraz { romans-clan } może przestawić zakryte karty, bo odkrył Svorda.
   *[collect] Tura się skończyła: wszyscy zbierają swoich dziewięciu wojowników.
}
romans-no-such-clan = { romans-the-clan } nie bierze udziału w tej grze.
romans-no-other-clan = To nie kolej { romans-of-clan }: teraz { romans-other }.
romans-no-fort-left = { $fort }: w talii { $copies ->
    [one] jest jedna taka karta i wiadomo, gdzie jest
    [few] są { $copies } takie karty i wiadomo, gdzie są
   *[many] jest { $copies } takich kart i wiadomo, gdzie są
} ({ $where }). W stosie nie ma więc żadnej.
romans-fort-in-pile = { $fort }: w talii { $copies ->
    [one] jest jedna taka karta
    [few] są { $copies } takie karty
   *[many] jest { $copies } takich kart
}, { $seen ->
    [0] a żadnej jeszcze nie odkryto. W stosie może więc leżeć.
   *[other] a odkrytych wymieniono { $seen } ({ $where }). W stosie może więc leżeć.
}
romans-fort-lies = { $where ->
    [wall] w murze
    [discarded] wśród odrzuconych
    [green] w rękach klanu zielonego
    [red] w rękach klanu czerwonego
    [gold] w rękach klanu złotego
    [blue] w rękach klanu niebieskiego
   *[given-up] oddana za FortUnę
}
romans-no-same-forts = Mur układa się z tych fortów, które odkryto: { $forts }.
romans-no-right-order = Kolejność jest inna: najniższa wartość dodatnia idzie na lewy koniec, najwyższa na prawy. Odkryto z wartościami: { $worth }. Powinno więc być: { $forts }.
romans-no-lose-first = Zanim { romans-clan } położy kartę, odrzuca dwie losowe.
romans-no-lost-already = { romans-the-clan } odrzucił już w tej turze swoje dwie losowe karty.
romans-no-lost-others = Wiadomo, których kart { romans-clan } w tej turze nie położył, a jest ich najwyżej trzy: { $cards }.
romans-no-neutral-loses = { romans-the-clan } jest neutralny: sześć jego kart losuje się i kładzie, żadnej nie odrzuca.
romans-no-laid-all = { romans-the-clan } położył już swoje sześć kart.
romans-no-copies = { romans-the-clan } nie może mieć tu karty { $card }: { $count ->
    [0] w talii klanu jest tylko jedna.
   *[other] { $copies ->
        [one] w talii klanu jest jedna i wiadomo, gdzie jest
       *[other] w talii klanu są dwie i wiadomo, gdzie są obie
    } ({ $where }). { $all ->
        [0] {""}
       *[other] Sześć kart, które klan wyłożył w tej turze, znamy: { $laid }.{" "}
    }Tu może być tylko: { $cards }.
}
romans-card-lies = { $count ->
    [one] { $where ->
        [shown] odkryta na stole
        [spent] odrzucona w tej turze
        [aside] niewyłożona w tej turze
       *[down] zakryta przy innym forcie
    }
   *[other] { $where ->
        [shown] odkryte na stole
        [spent] odrzucone w tej turze
        [aside] niewyłożone w tej turze
       *[down] zakryte przy innych fortach
    }
}
romans-no-lay-place = { romans-the-clan } ma już kartę na miejscu { $place }, a kładzie po jednej przy każdym forcie. Miejsca bez karty: { $places }.
romans-no-lay-lost = { romans-the-clan } odrzucił w tej turze { CASE($card, "accusative") }, więc nie może jej położyć.
romans-no-laid-other = Przy tym forcie { romans-clan } położył { CASE($laid, "accusative") }, a nie { CASE($card, "accusative") }.
romans-no-fort-there = Na miejscu { $place } nie ma już fortu. Dru’hid wybiera spośród fortów w murze: sporny (miejsce { $first }) albo inny, aż do miejsca 6.
romans-no-pay = { romans-the-clan } nie ma odkrytej karty { $card }{ $earlier ->
    [yes] {" "}z wcześniejszej rundy.
   *[no] .
} Za Fort Fokus może odrzucić jedną z tych kart: { $cards }.
romans-no-keep = Tego { romans-clan } nie może zachować. Zachować wolno tylko Axxa odkrytego w tej rundzie, a przy KomForcie najsłabszą odkrytą kartę. Zostać może mu więc tylko: { $ways } – albo nic.
romans-no-horsie = Za Horsie { romans-clan } nie może odrzucić karty { $card }. { $victim ->
    [earlier] Odrzuca się kartę odkrytą w którejś z wcześniejszych rund, a samą Horsie tylko wtedy, gdy innej nie ma.
   *[any] Odrzuca się jedną z odkrytych kart.
} Może więc odrzucić jedną z tych kart: { $cards }.
romans-no-fortuna = Za FortUnę { romans-clan } nie może oddać fortu { $fort }. Może oddać jeden z tych: { $forts }.
romans-no-svord = Svord tylko zmienia kolejność zakrytych kart. { romans-the-clan } ma ich { $count }{ $known ->
    [0] .
   *[other] , znane z nich to: { $cards }.
}
romans-no-qween-must = Qween { romans-of-clan } musi kogoś uwieść, dopóki leży karta rywala odkryta w tej rundzie.
romans-no-qween-own = Qween uwodzi wojownika innego klanu, nie swojego.
romans-no-qween-gone = Karta, którą odkrył { romans-other }, zeszła już ze stołu, więc Qween nie może jej uwieść.

# Co jest nie tak z opisem stołu. Nazwa klanu, której nie ma, zostaje tak, jak ją podano.
romans-said-clan = klan { $clan ->
    [green] zielony
    [red] czerwony
    [gold] złoty
    [blue] niebieski
   *[other] „{ $clan }”
}
romans-said-the-clan = Klan { $clan ->
    [green] zielony
    [red] czerwony
    [gold] złoty
    [blue] niebieski
   *[other] „{ $clan }”
}
romans-said-of-clan = klanu { $clan ->
    [green] zielonego
    [red] czerwonego
    [gold] złotego
    [blue] niebieskiego
   *[other] „{ $clan }”
}
problem-unknown-clan = Nie ma klanu „{ $clan }”. Klany: { $options }.
problem-clan-twice = { romans-said-the-clan } opisano dwa razy.
problem-clan-count = Przy stole może być od 2 do { $most } klanów, a opisano: { $count }. Opisz wszystkie klany, także neutralne.
problem-clans-missing = Trzeba podać, które klany grają: od 2 do { $most }.
problem-no-player = Same klany neutralne: przy stole musi być choć jeden gracz.
problem-variant-twice = Ten sam wariant podano dwa razy.
problem-clan-not-playing = { romans-said-the-clan } nie bierze udziału w tej grze.
problem-unknown-warrior = Nie ma wojownika „{ $card }”. Wojownicy: { $options }.
problem-unknown-fort = Nie ma fortu „{ $fort }”. Forty: { $options }.
problem-deck-kind = W talii fortów musi być przynajmniej jeden fort tego rodzaju: { $fort }.
problem-deck-total = Talia fortów ma { $size } kart, a podana liczy { $count }.
problem-deck-hecas = W talii fortów są { $size } FortHece, a podano { $count }.
problem-strength-sure = Siłę tej karty podaje instrukcja: { $card } ma { $strength }, nie { $given }.
problem-strengths-set = Siły wojowników klanu to liczby od 1 do 7 i dwa razy 9, każda raz. Z podanymi zmianami wychodzi (Ch’ariott raz): { $given }.
problem-strength-example = Przykład z instrukcji pokazuje, że Dru’hid ma najwyżej { $most } (mniej niż Arch’r, który ma { $archr }), a podano { $given }.
problem-warrior-copies = { romans-said-the-clan } ma tylko { $copies ->
    [one] { $copies } kartę
   *[other] { $copies } karty
} { $card }, a wymieniono więcej.
problem-clan-overfull = { romans-said-the-clan } ma { $most } wojowników, a wymieniono { $count }.
problem-aside-overfull = Poza grą są w turze najwyżej { $most } karty klanu, a { romans-said-clan } ma ich tu { $count }.
problem-left-not-spent = Karta { $card } odkryta w tej rundzie miała już zejść ze stołu, ale nie ma jej wśród odrzuconych { romans-said-of-clan }.
problem-left-without-now = „left” mówi o karcie odkrytej w tej rundzie, a { romans-said-clan } jej nie podał („now”).
problem-left-too-early = W kroku „{ $step }” karta odkryta w tej rundzie jeszcze leży; { romans-said-clan } nie mógł jej stracić.
problem-fort-copies = { $fort }: w talii jest tyle takich fortów: { $copies }, a wymieniono { $count } (w murze { $wall }, wśród odrzuconych { $discarded }, u klanów { $held }).{ $own ->
    [yes] {""}
   *[no] {" "}Jeśli wasza talia jest inna niż nasza, podajcie ją po słowie „talia”.
}
problem-round-at-step = W kroku „{ $step }” runda może być tylko { $wanted }, a podano { $round }.
problem-wall-length = Fortów w murze podano { $count }, a w tym momencie powinno ich być { $wanted }.
problem-now-outside-round = { romans-said-the-clan } nie może mieć teraz karty odkrytej w tej rundzie (krok: { $step }).
problem-now-missing = Brakuje karty, którą { romans-said-clan } odkrył w tej rundzie („now”).
problem-revealed-too-many = { romans-said-the-clan } odkrył w tej turze za dużo kart: { $count } zamiast { $wanted }. W każdej rundzie odkrywa jedną.
problem-revealed-missing = Kart odkrytych w tej turze przez { romans-said-clan } powinno być { $wanted }, a wymieniono { $count }. Uzupełnij odrzucone („spent”).
problem-two-at-one-fort = Zakrytych kart { romans-said-of-clan } podano { $count }, a fortów do zaatakowania zostało { $forts }: przy każdym forcie leży jedna karta klanu.
problem-fort-without-warrior = Zakrytych kart { romans-said-of-clan } podano tylko { $count }, a fortów do zaatakowania zostało { $forts }: przy każdym forcie leży jedna karta klanu.
problem-who-not-waiting = { romans-said-the-clan } ma teraz wybierać (krok „{ $step }”), ale nie ma go wśród tych, którzy jeszcze nie wybrali („waiting”).
problem-forts-too-many = Zdobytych i odrzuconych fortów jest { $count }, a do tej pory mogło zejść z muru najwyżej { $wanted }.
problem-forts-missing = Fortów, które zeszły dotąd z muru, powinno być { $wanted }, a wymieniono { $count }. Uzupełnij zdobyte („forts”) i odrzucone („discarded”).
problem-step-extra = Pole „{ $field }” ma sens tylko przy wyborze w trakcie rundy, nie w kroku „{ $step }”.
problem-who-missing = W kroku „{ $step }” trzeba podać, kto wybiera („who”).
problem-taken-missing = W kroku „{ $step }” trzeba podać fort, który { romans-said-clan } zdobył w tej rundzie: stoi jako ostatni w „forts”.
problem-step-impossible = Przy takim stole nie może teraz trwać { $step ->
    [qween] wybór Qween
    [druhid] wybór Dru’hida
    [fokus] odrzucanie kart za Fort Fokus
    [keep] wybór kart, które zachowuje zdobywca fortu
    [horsie] odrzucanie kart za Horsie
    [fortuna] oddawanie fortu za FortUnę
    [svord] przestawianie kart przez Svorda
    [svord-at-once] przestawianie kart przez Svorda od razu po odkryciu
   *[other] krok „{ $step }”
}: nikt nie ma teraz takiego wyboru.
problem-not-over-yet = Gra nie mogła się jeszcze skończyć: trwa tura { $turn }, a nikt nie ma trzech FortHec.
problem-no-turn-left = To była ostatnia z { $turns } tur: gra jest skończona („over”).
problem-already-over = Trzy FortHece kończą grę natychmiast, więc dalej już się nie gra.
