# Akcje gry Bitwa o Rzekę zdaniami, w trzeciej osobie i bez kropki. Tekst polski jest rozstrzygający.

river-hidden-object = { $card ->
    [battle] nieznaną kartę bojową
   *[tactics] nieznaną kartę taktyki
}
river-card-and = { $first } i { $second }
river-do-retreat = { river-who } wycofuje się spod tamy { $dam }
river-do-log = { river-who } rzuca kłodę przy tamie { $dam }
river-do-place = { river-who } kładzie { $object } przy tamie { $dam }
river-do-skip = { river-who } pomija tę fazę
river-do-draw = { river-who } dobiera { $object }
river-do-claim = { river-who } deklaruje kontrolę nad tamą { $dam }
river-do-end = { river-who } kończy turę
river-do-transfer = { $to ->
    [discard] { river-who } zagrywa Transfer i odrzuca { $object } ze swojej strony
   *[dam] { river-who } zagrywa Transfer i przenosi { $object } ze swojej strony na stronę przeciwnika przy tamie { $dam }
}
river-do-rekrutacja = { river-who } zagrywa Rekrutację i kładzie { $object } z odrzuconych przy tamie { $dam }
river-do-dezercja = { river-who } zagrywa Dezercję i odrzuca przeciwnikowi { $object }
river-do-zdrada = { river-who } zagrywa Zdradę i przenosi { $object } przeciwnika na swoją stronę przy tamie { $dam }
river-do-wsparcie = { river-who } zagrywa Wsparcie i wtasowuje do stosu { $objects }
river-do-wymiana = { river-who } zagrywa Wymianę: { $given ->
    [0] niczego nie oddaje
   *[other] oddaje { $objects }
}, a { $got ->
    [0] niczego nie dostaje
   *[other] dostaje { $taken }
}
river-do-eksplozja = { river-who } zagrywa Eksplozję przy tamie { $dam }
river-do-noeffect = { river-who } zagrywa { $object } bez skutku

# Dlaczego akcja jest dozwolona i co zmienia
river-moment = Trwa tura { river-whose }; { $phase ->
    [prepare] nie zagrano w niej jeszcze karty i wolno się jeszcze przygotować.
    [play] nie zagrano w niej jeszcze karty.
    [draw] zagrywanie jest skończone, a dobieranie jeszcze nie.
   *[end] zagrywanie i dobieranie są skończone.
}
river-may-log = Obrońca ma jeszcze { $logs ->
    [one] { $logs } kłodę
    [few] { $logs } kłody
   *[many] { $logs } kłód
}, a przy tamie { $dam } atakujący ma { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
river-may-retreat = Nie zagrano jeszcze karty, a przy tamie { $dam } { $count ->
    [one] leży 1 karta atakującego do wycofania
    [few] leżą { $count } karty atakującego do wycofania
   *[many] leży { $count } kart atakującego do wycofania
}: { $cards }.
river-may-aim = Cel jest tam, gdzie trzeba: { $card } leży przy tamie { $dam } po stronie { river-whose }.
river-may-recover = { $count ->
    [one] Wśród odrzuconych leży { $cards }.
   *[other] Wśród odrzuconych leżą: { $cards }.
}
river-may-blast = Przy tamie { $dam } { $count ->
    [one] leży { $count } karta bojowa, więc jest co odrzucić.
    [few] leżą { $count } karty bojowe, więc jest co odrzucić.
   *[many] leży { $count } kart bojowych, więc jest co odrzucić.
}
river-may-draw = W stosie { $pile ->
    [tactics] taktyki
   *[battle] bojowym
} { $left ->
    [one] jest jeszcze { $left } karta.
    [few] są jeszcze { $left } karty.
   *[many] jest jeszcze { $left } kart.
}
river-may-skip = { $phase ->
    [draw] Stos kart bojowych jest pusty, więc dobierać nie trzeba.
   *[play] { river-who } nie ma czego zagrać. Wolnych pól po jego stronie: { $free }, kart bojowych na ręce: { $battle }{ $tactics ->
        [0] .
       *[other] , kart taktyki, których teraz zagrać nie można: { $tactics }.
    }
}
river-may-place = Przy tamie { $dam } po stronie { river-whose } { $count ->
    [0] nie leży żadna karta
    [one] leży { $count } karta
    [few] leżą { $count } karty
   *[many] leży { $count } kart
}, a pól jest { $slots }, więc jest wolne miejsce.
river-may-hold = { $known ->
    [yes] { river-who } ma na ręce { CASE($card, "accusative") }.
   *[no] { river-who } ma na ręce { $kind ->
        [battle] { $hidden ->
            [one] { $hidden } nieznaną kartę bojową
            [few] { $hidden } nieznane karty bojowe
           *[many] { $hidden } nieznanych kart bojowych
        }
       *[tactics] { $hidden ->
            [one] { $hidden } nieznaną kartę taktyki
            [few] { $hidden } nieznane karty taktyki
           *[many] { $hidden } nieznanych kart taktyki
        }
    }; { $hidden ->
        [one] może to być { $card }.
       *[other] może wśród nich być { $card }.
    }
}
river-may-tactics = { river-who } zagrał dotąd kart taktyki: { $own }, przeciwnik: { $other }; z jeszcze jedną wyprzedzi go najwyżej o jedną.
river-then-side = Przy tamie { $dam } po stronie { river-whose } { $count ->
    [0] nie leży potem żadna karta.
    [one] leży potem: { $cards }.
   *[other] leżą potem: { $cards }.
}
river-then-discarded = { $count ->
    [one] Do odrzuconych trafia { $cards }.
   *[other] Do odrzuconych trafiają: { $cards }.
}
river-then-back = { $count ->
    [one] Z odrzuconych znika { $cards }.
   *[other] Z odrzuconych znikają: { $cards }.
}
river-then-left = Zostaje potem kart bojowych w stosie: { $deck }, kłód: { $logs }.
river-then-turn = Potem trwa tura { river-whose } i { $phase ->
    [prepare] pora na przygotowanie.
    [play] trzeba zagrać kartę.
    [draw] { $deck ->
        [0] wolno jeszcze dobrać kartę taktyki.
       *[other] trzeba dobrać kartę.
    }
   *[end] zostaje najwyżej deklaracja albo koniec tury.
}
