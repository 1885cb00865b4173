# Deklaracja, że obrońca nie utrzyma naraz kilku tam. Tekst polski jest rozstrzygający.

problem-dam-named-twice = Tamę { $dam } wymieniono w deklaracji dwa razy.

river-joint-upheld = Deklaracja uznana: obrońca nie utrzyma naraz wszystkich tych tam: { $dams }.{ $most ->
    [unknown] {""}
    [0] {" "}Nie utrzyma żadnej z nich.
   *[other] {" "}Utrzyma najwyżej { $most } z { $count }.
} Na razie nikomu nie daje to żadnej tamy.
river-joint-rejected = Deklaracja odrzucona: obrońca może jeszcze utrzymać naraz wszystkie te tamy: { $dams }.
river-joint-over = Deklaracja odrzucona: obrońca nie musi już utrzymywać żadnej tamy ({ $dams }), bo gra jest skończona. { river-over }
river-joint-not-full = Deklaracja odrzucona: atakujący nie ma pełnej strony { $count ->
    [one] przy tamie { $dams }.
   *[other] przy tamach: { $dams }.
}
river-joint-undecided = Nierozstrzygnięte: { $why ->
    [budget] przy tych tamach było zbyt wiele do sprawdzenia i jeden z silników się poddał
   *[engines] silniki nie są zgodne co do tam
}: { $dams } ({ $said }). Sędzia nie zgaduje.

river-joint-settled-by = { $count ->
    [one] Wystarczy sama tama { $dams }: obrońca nie utrzyma jej, nawet gdyby była jedyna.
   *[other] Wystarczą same tamy { $dams }: już tych obrońca nie utrzyma naraz.
} { $rest ->
    [one] Tama { $others } nic nie zmienia.
   *[other] Tamy { $others } nic nie zmieniają.
}
river-joint-pool = { $count ->
    [one] Przy tamie { $dams } obrońcy brakuje
   *[other] Przy tamach { $dams } obrońcy brakuje razem
} { $free ->
    [one] { $free } karty.
   *[other] { $free } kart.
} { $left ->
    [0] Nie może już dostać żadnej karty bojowej: wszystkie widać przy tamach albo wśród odrzuconych.
    [one] Na jego korzyść liczy się tylko { $left } karta bojowa: ta, której nie widać ani przy tamach, ani wśród odrzuconych.
   *[other] Na jego korzyść liczy się każda z { $left } kart bojowych, których nie widać, gdziekolwiek jest{ $count ->
        [one] .
       *[other] , ale każda stanie tylko przy jednej tamie.
    }
}
river-joint-barred = Według przyjętej wykładni atakujący pomija w dowodzie karty, które zniknęłyby zaraz po zagraniu: { $sets }.
river-joint-barred-at = tama { $dam } ({ $cards })
river-joint-level = Przy każdej z tych tam atakujący pierwszy ma pełną stronę, więc równie silna strona obrońcy nigdzie nie wystarczy.
river-joint-lacking = Tama { $dam } ({ river-requirement }). Atakujący ma { river-made.accusative }; obrońcy { $free ->
    [one] brakuje { $free } karty
   *[other] brakuje { $free } kart
}.
river-joint-ways = { river-joint-lacking } { $count ->
    [one] Da się ją utrzymać tylko tak: { $ways }.
   *[other] Da się ją utrzymać tylko na jeden z tych sposobów: { $ways }.
}
river-joint-way = { $cards } ({ river-made })
river-joint-set = ({ $cards })
river-joint-case = { $only ->
    [yes] Jeśli tama { $first } dostanie to, czego jej trzeba
   *[no] { $all ->
        [yes] Cokolwiek z tego dostanie tama { $first }
       *[no] Jeśli tama { $first } dostanie jedno z tych
    }
}, { $ways }, { $count ->
    [one] z reszty nie da się utrzymać tamy { $dams }.
   *[other] z reszty nie da się utrzymać naraz tam { $dams }.
}
river-joint-many-ways = { river-joint-lacking } Sama jedna dałaby się utrzymać na wiele sposobów, najlepiej tak: { $adds } ({ $best }).
river-joint-clash = { $without_one ->
    [yes] { $count ->
        [2] Każdą z tych tam osobno dałoby się utrzymać, ale obu naraz nie:
       *[other] Po odjęciu którejkolwiek z tych tam resztę dałoby się utrzymać, ale wszystkich naraz nie:
    }
   *[no] Wszystkich tych tam naraz nie da się utrzymać:
} potrzebują { $shared ->
    [0] tych samych kart.
    [one] tej samej karty ({ $cards }).
   *[other] tych samych kart ({ $cards }).
}
river-joint-too-few = Na wszystkie te tamy potrzeba jeszcze { $free ->
    [one] { $free } karty
   *[other] { $free } kart
}, a obrońca może dostać najwyżej { $left }.
river-joint-enough = Najmniejszego zestawu kart, które o tym przesądzają, nie udało się ustalić. Te na pewno wystarczą i żadnej z nich nie można pominąć: { $cards }.

river-joint-held = Tama { $dam }{ river-asks }. Obrońca { $count ->
    [0] ma pełną stronę: { river-made }
   *[other] dokłada { CASE($adds, "accusative") } i ma { river-made.accusative }
}; atakujący ma { CASE($against, "accusative") }. { $compared }
river-joint-all = { $count ->
    [2] Żadna karta nie jest tu potrzebna dwa razy, więc obrońca utrzymuje obie tamy naraz.
   *[other] Żadna karta nie jest tu potrzebna dwa razy, więc obrońca utrzymuje naraz wszystkie tamy ({ $count }).
}
river-joint-most = { $most ->
    [0] Obrońca nie utrzyma żadnej z tych tam.
    [one] Z tych tam ({ $of }) obrońca utrzyma najwyżej jedną, na przykład tamę { $dams }.
   *[other] Z tych tam ({ $of }) obrońca utrzyma naraz najwyżej { $most }, na przykład: { $dams }.
} { $sets ->
    [one] Nie do utrzymania w całości jest ten zestaw: { $apart }.
   *[other] Nie do utrzymania w całości jest żaden z tych zestawów: { $apart }.
}
river-joint-apart = ({ $dams })
river-joint-apart-more = a także { $count ->
    [one] { $count } inny
    [few] { $count } inne
   *[other] { $count } innych
}
river-joint-most-unknown = Ile z tych tam obrońca może utrzymać naraz, nie udało się ustalić.
river-joint-no-title = { $count ->
    [one] To jeszcze nie daje atakującemu żadnej tamy. Tamę { $dams } przejmie dopiero wtedy, gdy w swojej turze zadeklaruje kontrolę właśnie nad nią.
   *[other] To jeszcze nie daje atakującemu żadnej tamy: wiadomo, że obrońca którejś nie utrzyma, ale nie wiadomo której. Każdą tamę przejmuje się osobno, gdy atakujący dowiedzie kontroli właśnie nad nią.
}
river-joint-slots = Przy tamie { $dam } atakujący ma { $count } z { $slots } kart, więc nie ma tam jeszcze czego porównywać: taka deklaracja wymaga pełnej strony atakującego przy każdej wymienionej tamie.

rule-river-joint-shared-pool = Każda karta jest tylko jedna, więc może wzmocnić tylko jedną tamę. Kto twierdzi, że obrońca nie utrzyma kilku tam naraz, dowodzi, że żaden podział niewidocznych kart nie da mu silniejszej strony przy każdej z nich.
rule-river-joint-no-title = Tamę przejmuje się tylko przez deklarację kontroli nad tą właśnie tamą. Z tego, że obrońca nie utrzyma wszystkich, nie wynika, którą straci.
rule-river-joint-most = Ile tam obrońca może utrzymać naraz, pokazuje przykładowy podział kart; że nie da się więcej, wynika z zestawów tam, których w całości utrzymać nie można.
