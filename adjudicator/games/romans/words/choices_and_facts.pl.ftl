# Akcje, dlaczego są dozwolone, i sporne fakty gry Rzymianie do domu!. Tekst polski jest rozstrzygający.

# Akcje
romans-do-and = i
romans-do-or = albo
romans-do-uncover = zostaje odkryty fort: { $forts }
romans-do-arrange = mur zostaje ułożony w kolejności: { $forts }
romans-do-collect = wszyscy zbierają swoich dziewięciu wojowników
romans-do-loses = { romans-clan } odrzuca dwie losowe karty{ $count ->
    [0] {""}
    [1] , w tym { CASE($cards, "accusative") }
   *[other] : { $cards }
}
romans-do-lays = { romans-clan } kładzie { $known ->
    [yes] zakrytą kartę ({ $cards })
   *[no] zakrytą kartę
} na miejscu { $place }
romans-do-rearranges = { romans-clan } { $known ->
    [yes] układa swoje zakryte karty w kolejności: { $cards }
   *[no] układa swoje zakryte karty w kolejności, której zapis nie podaje
}
romans-do-reveals = { romans-clan } odkrywa { CASE($cards, "accusative") }
romans-do-seduces = Qween { romans-of-clan } { $other ->
    [nobody] nikogo nie uwodzi
   *[other] uwodzi kartę { romans-of-other }
}
romans-do-takes = { romans-clan } zabiera fort z miejsca { $place }
romans-do-pays = { romans-clan } odrzuca za Fort Fokus { $earlier ->
    [yes] { CASE($cards, "accusative") } odkrytego wcześniej
   *[no] { CASE($cards, "accusative") }
}
romans-do-keeps = { romans-clan } { $count ->
    [0] niczego nie zachowuje
    *[other] zachowuje { CASE($cards, "accusative") }
}
romans-do-sacrifices = { romans-clan } odrzuca za Horsie { CASE($cards, "accusative") }
romans-do-gives = { romans-clan } oddaje za FortUnę { CASE($fort, "accusative") }

# Dlaczego akcja jest dozwolona
romans-may-arrange = Odkryto z wartościami: { $worth }. Na lewy koniec idzie { $first }, bo ma najniższą wartość dodatnią, na prawy { $last }, bo ma najwyższą. { $move ->
    [insert] Pozostałe zsuwają się w swojej kolejności.
   *[swap] Według przyjętej wykładni zamieniają się miejscami z tymi, które tam leżą.
}
romans-may-lose = { romans-the-clan } nie odrzucił jeszcze w tej turze swoich dwóch losowych kart.{ $out ->
    [0] {""}
   *[other] {" "}Z jego dziewięciu kart trzech się w turze nie kładzie; wiadomo teraz o tylu z nich: { $out }.
}
romans-may-lay = Na miejscu { $place } { romans-clan } nie ma jeszcze karty. Położył ich dotąd { $laid } z 6.
romans-may-reveal = { $known ->
    [yes] Zakryta karta { romans-of-clan } przy tym forcie to { $card }.
   *[no] Przy tym forcie leży zakryta karta { romans-of-clan }, której nie znamy.
}
romans-may-be = { $copies ->
    [one] Karta { $card } jest w talii { romans-of-clan } jedna i nie wymieniono jej nigdzie indziej, więc może to być ona.
   *[other] { $seen ->
        [0] Karty { $card } są w talii { romans-of-clan } dwie i nie wymieniono ich nigdzie indziej, więc może to być jedna z nich.
       *[other] Karty { $card } są w talii { romans-of-clan } dwie, a wymieniono tylko jedną ({ $where }), więc może to być druga.
    }
}
romans-may-rearrange = { romans-the-clan } odkrył w tej rundzie Svorda i ma { $count ->
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}{ $known ->
    [0] .
   *[other] ; znamy z nich: { CASE($cards, "accusative") }.
}
romans-may-decline = Według przyjętej wykładni Qween { romans-of-clan } może kogoś uwieść, ale nie musi.
romans-may-seduce = Qween { romans-of-clan } jest w tej rundzie jedyną odkrytą, a karta, którą odkrył { romans-other } ({ $card }), wciąż leży na stole.
romans-may-take = { romans-the-clan } wygrał, a odkrył w tej rundzie Dru’hida; na miejscu { $place } muru stoi { $fort }.
romans-may-pay = Zdobyto Fort Fokus, więc każdy odrzuca jedną odkrytą kartę, a { romans-clan } ma odkryte: { CASE($cards, "accusative") }.
romans-may-keep = { romans-the-clan } zdobył { CASE($fort, "accusative") } i ma odkryte: { CASE($cards, "accusative") }. { $by ->
    [axx] Axxa odkrytego w tej rundzie może zachować albo odrzucić: { $ways } albo nic.
    [komfort] KomFort pozwala zachować najsłabszą z tych kart: { $ways } albo nic.
   *[both] Zachować może odkrytego w tej rundzie Axxa, a dzięki KomFortowi najsłabszą z tych kart: { $ways } albo nic.
}
romans-may-sacrifice = { romans-the-clan } odkrył w tej rundzie Horsie i nie zdobył fortu. { $victim ->
    [any] Odkryte ma: { CASE($cards, "accusative") }.
   *[earlier] Z wcześniejszych rund ma odkryte: { CASE($cards, "accusative") }.
}
romans-may-give = { romans-the-clan } zdobył w tej rundzie FortUnę, a z wcześniejszych fortów ma: { CASE($forts, "accusative") }.
romans-may-collect = Rozegrano sześć rund tury { $turn }, a tur jest trzy.
romans-may-pass = { romans-the-clan } nie skorzystał z prawa { $step ->
    [qween] do uwiedzenia kogoś (Qween)
    [druhid] do innego fortu (Dru’hid)
    [keep] do zachowania odkrytej karty
   *[svord] do przestawienia zakrytych kart (Svord)
}, a tego nie trzeba zapisywać.

# Fakt, który nie zachodzi bez drugiego
romans-stated-dropped = { $fort }: { romans-clan } oddał ten fort za FortUnę.

# Sporne fakty
romans-whose = klanu { $name ->
    [green] zielonego
    [red] czerwonego
    [gold] złotego
   *[blue] niebieskiego
}
romans-fact-clans = co ma który klan
romans-fact-clans-clan = który klan bierze udział w grze
romans-fact-clans-neutral = czy jest neutralny: klan { $name ->
    [green] zielony
    [red] czerwony
    [gold] złoty
   *[blue] niebieski
}
romans-fact-clans-now = jaka karta { romans-whose } została odkryta w tej rundzie
romans-fact-clans-left = czy zeszła już odkryta w tej rundzie karta { romans-whose }
romans-fact-clans-shown = { $whole ->
    [yes] jakie karty { romans-whose } leżą odkryte z wcześniejszych rund
   *[no] wśród odkrytych wcześniej kart { romans-whose }
}
romans-fact-clans-down = { $whole ->
    [yes] jakie zakryte karty { romans-whose } leżą przy fortach
   *[no] wśród zakrytych kart { romans-whose }
}
romans-fact-clans-spent = { $whole ->
    [yes] jakie karty { romans-whose } zostały w tej turze odrzucone
   *[no] wśród odrzuconych w tej turze kart { romans-whose }
}
romans-fact-clans-aside = { $whole ->
    [yes] jakich kart { romans-whose } nie wyłożono w tej turze
   *[no] wśród niewyłożonych w tej turze kart { romans-whose }
}
romans-fact-clans-forts = { $whole ->
    [yes] jakie forty są w rękach { romans-whose }
   *[no] wśród fortów w rękach { romans-whose }
}
romans-fact-clans-dropped = { $whole ->
    [yes] jakie forty { romans-whose } poszły za FortUnę
   *[no] wśród fortów { romans-whose } oddanych za FortUnę
}
romans-fact-wall = { $whole ->
    [yes] jakie forty i w jakiej kolejności stoją w murze
   *[no] w murze
}
romans-fact-discarded = { $whole ->
    [yes] jakie forty przepadły
   *[no] wśród fortów, które przepadły
}
romans-fact-turn = która to tura
romans-fact-round = która to runda
romans-fact-step = co jest teraz do zrobienia
romans-fact-who = kto teraz wybiera
romans-fact-waiting = kto jeszcze nie wybrał w tym kroku
romans-fact-winner = kto zdobył fort w tej rundzie
romans-fact-seduced = czyją kartę uwiodła Qween
romans-fact-variants = jakim wariantem się gra
romans-fact-deck = jaka jest talia fortów
romans-fact-strengths = jakie siły są na kartach wojowników
romans-fact-complete = czy opisano wszystkie odkryte karty
