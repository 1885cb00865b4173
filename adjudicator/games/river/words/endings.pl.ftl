# Słowa o końcu gry: wynik, Rewanż, czy można jeszcze wygrać, kto może wymusić wygraną. Tekst polski jest rozstrzygający.

# Wynik
river-won-by = { $winner ->
    [attacker] atakujący: { $by ->
        [destroyed] zniszczył tamę { $broken }, która była już uszkodzona
       *[four] uszkodził cztery tamy ({ $broken })
    }
   *[defender] obrońca: { $by ->
        [last-turn] stos kart bojowych się wyczerpał i minęła ostatnia tura, a atakujący nie zdążył wygrać
       *[no-room] zapełnił wszystkie swoje pola
    }
}
river-result-won = Gra jest skończona. Wygrał { river-won-by }.
river-result-goes-on = Gra trwa: nikt jeszcze nie wygrał. Atakującemu brakuje uszkodzenia { $more ->
    [one] { $more } tamy
   *[other] { $more } tam
} albo zniszczenia jednej.
river-result-destroyed = { $any ->
    [yes] Tama { $dam } została zniszczona: gra jest skończona, wygrywa atakujący.
   *[no] Żadna tama nie została zniszczona.
}
river-result-damaged = Uszkodzone tamy: { $count ->
    [0] żadna
   *[other] { $count } ({ $dams })
}. Do wygranej atakującego potrzeba { $wanted }.
river-result-last-turn = { $deck ->
    [unknown] {""}
    [0] W stosie nie ma już kart bojowych.{" "}
    [one] W stosie jest jeszcze { $deck } karta bojowa.{" "}
    [few] W stosie są jeszcze { $deck } karty bojowe.{" "}
   *[many] W stosie jest jeszcze { $deck } kart bojowych.{" "}
}{ $ending ->
    [no] Ostatnia tura jeszcze nie jest wyznaczona.
    [coming] Najbliższa tura atakującego będzie ostatnia.
    [last] Trwa ostatnia tura atakującego.
   *[over] Ostatnia tura atakującego minęła.
}
river-result-room = Według przyjętej wykładni obrońca wygrywa, gdy w swojej turze nie ma ani jednego wolnego pola. Ma ich w tej chwili: { $free }.
river-result-provable = { $count ->
    [one] Atakujący może już teraz przejąć tamę { $dams }, ale musi to zadeklarować.
   *[other] Atakujący może już teraz przejąć tamy: { $dams }, ale musi to zadeklarować.
}

# Ile jeszcze potrwa gra i czego brakuje
river-turns-left = { $ending ->
    [last] Trwa ostatnia tura.
    [coming] Stos się wyczerpał: najbliższa tura atakującego jest ostatnia.
   *[other] W stosie { $deck ->
        [one] jest { $deck } karta bojowa.
        [few] są { $deck } karty bojowe.
       *[many] jest { $deck } kart bojowych.
    }
} { $exact ->
    [yes] Zostało zagrań: atakującemu { $attacker }, obrońcy { $defender }.{ $defender ->
        [0] {" "}Przy deklaracji kontroli jeszcze niezagrane karty i tak się liczą.
       *[other] {""}
    }
   *[no] Zostało zagrań co najwyżej: atakującemu { $attacker }, obrońcy { $defender } (zależy to od tego, z którego stosu będą dobierać).
}
river-still-needed = { $damaged ->
    [0] Żadna tama nie jest uszkodzona
    [one] Uszkodzona jest { $damaged } tama ({ $dams })
   *[other] Uszkodzone są { $damaged } tamy ({ $dams })
}; wygrywają cztery uszkodzone albo jedna zniszczona.
river-cards-lacking = { $how ->
    [free] Atakującemu brakuje kart
    [full] Kart nie brakuje, ale trzeba dowieść kontroli
    [retreat] Po odwrocie (z tym, co leży, nie da się wygrać) brakuje mu kart
    [log] Po rzucie kłodą (z tym, co leży, nie da się wygrać) brakuje mu kart
    [cancel] Gdy zniosą się kaczka i bóbr (z tym, co leży, nie da się wygrać), brakuje mu kart
   *[never] Nie do wygrania, bo tego, co leży, nie da się usunąć
}: { $dams }.
river-lacking = tama { $dam }{ $cards ->
    [0] {""}
   *[other] {" "}({ $cards })
}
river-way-to-win = { $kind ->
    [destroy] Zniszczyć uszkodzoną tamę
    [turn-and-destroy] Uszkodzić tamę, a potem ją zniszczyć
   *[four] { $count ->
        [one] Uszkodzić jeszcze jedną tamę
       *[other] Uszkodzić jeszcze { $count } tamy
    }
}: { $never ->
    [yes] nie uda się, bo atakujący nie ułoży już dość silnej strony, a tego, co leży, nie da się usunąć.
   *[no] { $cards ->
        [0] nie trzeba już żadnej karty
       *[other] co najmniej { $several ->
            [yes] { $parts } ={" "}
           *[no] {""}
        }{ $cards ->
            [one] { $cards } karta
            [few] { $cards } karty
           *[many] { $cards } kart
        }
    } ({ $count ->
        [one] tama { $dams }
       *[other] tamy { $dams }
    }), { $enough ->
        [yes] ale trzeba jeszcze dowieść kontroli.
       *[no] a { $handed ->
            [yes] po stronie atakującego znajdzie się najwyżej { $plays } (jedną może oddać obrońca Transferem).
           *[no] zagrać można najwyżej { $plays }.
        }
    }
}
river-obstacle = Tama { $dam }{ river-asks }. { $count ->
    [0] Strona atakującego jest pełna: { $ours }
   *[other] Atakujący w najlepszym razie, gdy dołoży { CASE($laid, "accusative") }, ma { CASE($ours, "accusative") }
}; { $full ->
    [yes] obrońca ma { CASE($theirs, "accusative") }.
   *[no] obrońca mógłby dołożyć { CASE($adds, "accusative") } i mieć { CASE($theirs, "accusative") }.
} { $compared }
river-can-win-tried = Sprawdzono też każdy inny przebieg, przy każdym układzie ukrytych kart: żaden nie daje atakującemu wygranej.
river-course-taken = Akcja { $at }: { $action }. { $proof }

# Czy można jeszcze wygrać
river-can-win-line = Tak: { $side ->
    [attacker] atakujący może jeszcze wygrać
   *[defender] obrońca może jeszcze wygrać
}. Oto przykładowy przebieg (liczba akcji: { $count }), po którym { $by ->
    [destroyed] zniszczona jest tama.
    [four] uszkodzone są cztery tamy.
    [last-turn] mija ostatnia tura, a atakujący nie wygrał.
   *[no-room] obrońca ma zapełnione wszystkie pola.
}
river-can-win-already = { $side ->
    [attacker] { $winner ->
        [attacker] Atakujący już wygrał, więc deklaracja, że może wygrać, jest prawdziwa.
       *[defender] Wygrał już obrońca, więc atakujący nie może wygrać.
    }
   *[defender] { $winner ->
        [defender] Obrońca już wygrał, więc deklaracja, że może wygrać, jest prawdziwa.
       *[attacker] Wygrał już atakujący, więc obrońca nie może wygrać.
    }
}
river-can-win-over = Gra jest już skończona. Wygrał { river-won-by }.
river-can-win-too-few = Nie: atakujący nie może już wygrać. { $never ->
    [yes] Żadna droga do wygranej nie jest już otwarta, ile kart by nie zagrał.
   *[no] Nawet najkrótsza droga wymaga co najmniej { $cards ->
        [one] { $cards } karty
       *[other] { $cards } kart
    }, a zagra ich jeszcze co najwyżej { $reach }.
} Grę można rozstrzygnąć teraz: wygrywa obrońca.
river-can-win-none = Nie: atakujący nie może już wygrać. Sprawdzono wszystko, co się jeszcze może wydarzyć, przy każdym układzie ukrytych kart i z pomocą obrońcy. Grę można rozstrzygnąć teraz: wygrywa obrońca.
river-can-win-undecided = Nierozstrzygnięte: { $why ->
    [tactics] nie znaleźliśmy przebiegu, po którym atakujący wygrywa, ale przy kartach taktyki nie da się tego wykluczyć.
    [budget] za mało silników dało odpowiedź, bo możliwych przebiegów jest zbyt wiele, by sprawdzić wszystkie.
   *[engines] silniki sobie przeczą.
} Sędzia nie zgaduje.
river-can-win-no-claims = Atakujący nie musi deklarować kontroli nad żadną tamą: jeśli do końca tego nie zrobi, wygra obrońca.
river-line-action = Akcja { $at }: { $action }.

# Kto może wymusić wygraną
river-forced = { $winner ->
    [attacker] Wygraną może wymusić atakujący
   *[defender] Wygraną może wymusić obrońca
}{ $pile ->
    [yes] {""}
   *[no] , jakkolwiek ułożą się karty w stosie
}. Oto przebieg przy jego najlepszej grze (liczba akcji: { $count }); { $by ->
    [destroyed] kończy się zniszczeniem tamy.
    [four] kończy się uszkodzeniem czwartej tamy.
    [last-turn] atakujący nie zdąża wygrać przed końcem ostatniej tury.
   *[no-room] kończy się zapełnieniem wszystkich pól obrońcy.
}
river-forced-over = Nie ma już czego wymuszać. Wygrał { river-won-by }.
river-forced-neither = Żadna ze stron nie może wymusić wygranej: rozstrzygną karty, które jeszcze zostaną dobrane (w stosie: { $deck }). Podaj w „pile” kolejność kart w stosie, a rozstrzygniemy.
river-forced-neither-tactics = Żadna ze stron nie może wymusić wygranej: rozstrzygną karty, które jeszcze zostaną dobrane (w stosie kart bojowych: { $deck }, w stosie kart taktyki: { $tactics }){ $exchange ->
    [yes] {""} albo Wymiana, w której obie strony wybierają karty jednocześnie
   *[no] {""}
}.
river-forced-undecided = Nierozstrzygnięte: { $why ->
    [tactics] w grze są jeszcze karty taktyki, a wtedy możliwości jest zbyt wiele.
    [budget] za mało silników dało odpowiedź, bo do końca zostało zbyt wiele możliwości, by sprawdzić wszystkie.
   *[engines] silniki sobie przeczą.
} Sędzia nie zgaduje.
river-forced-moves = Gra toczy się tak: { $actions }.{ $end ->
    [short] {" "}Potem atakującemu nie starczy już kart do wygranej:
   *[other] {""}
}
river-forced-reply = { $all ->
    [yes] { $count ->
        [one] Jedyna { $side ->
            [attacker] istotna próba atakującego
           *[defender] istotna odpowiedź obrońcy
        } ({ $replies })
       *[other] { $side ->
            [attacker] Wszystkie istotne próby atakującego
           *[defender] Wszystkie istotne odpowiedzi obrońcy
        }, razem { $count } ({ $replies }{ river-forced-more })
    }
   *[no] { $side ->
        [attacker] Istotne próby atakującego
       *[defender] Istotne odpowiedzi obrońcy
    }, { $count } z { $of } ({ $replies }{ river-forced-more })
}: { $answered ->
    [yes] na to { $actions }. { $end ->
        [won] To wygrywa grę.
        [short] Potem atakującemu nie starczy już kart do wygranej.
       *[open] { $side ->
            [attacker] Wygrana obrońcy pozostaje pewna.
           *[defender] Wygrana atakującego pozostaje pewna.
        }
    }
   *[no] { $end ->
        [won] potem atakujący nie dowiedzie tego, czego mu trzeba, a ostatnia tura mija.
        [short] potem atakującemu nie starczy już kart do wygranej.
       *[open] { $side ->
            [attacker] to nie odbiera obrońcy wygranej.
           *[defender] to nie odbiera atakującemu wygranej.
        }
    }
}
river-forced-more = { $more ->
    [0] {""}
   *[other] ; i jeszcze { $more }
}
river-within-reach = { $count ->
    [one] Stronę, która mogłaby jeszcze wygrać, atakujący dopełni zagraniami, które mu zostały, tylko przy tamie { $dams }.
   *[other] Stronę, która mogłaby jeszcze wygrać, atakujący dopełni zagraniami, które mu zostały, tylko przy tamach { $dams }.
}
river-forced-draw = { $count ->
    [one] Potem { $actions }.
   *[other] Dobrana może być wtedy każda z { $count } kart; sprawdzono wszystkie. Jeśli na przykład { $actions }:
}
river-forced-instance = Na przykład po takiej akcji: { $actions }.
river-best-defence = Najsilniej broni tu ta odpowiedź: „{ $action }”. { $proof }{ $alike ->
    [yes] {" "}Po żadnej innej z tych { $count } odpowiedzi obrońca nie ma tam silniejszej strony.
   *[no] {""}
}
river-held-now = Strona atakującego jest tam już pełna. { $proof }
river-best-try = Najsilniejsza próba: „{ $action }”. { $proof }
river-forced-by-draw = { $side ->
    [attacker] Istotne próby atakującego
   *[defender] Istotne odpowiedzi obrońcy
}, { $count } z { $of } ({ $replies }{ river-forced-more }): cokolwiek zostanie potem dobrane, jest na to odpowiedź, która utrzymuje wygraną; która, zależy od dobranej karty.
river-forced-others = { $count ->
    [one] Pozostała { $count } odpowiedź ma
    [few] Pozostałe { $count } odpowiedzi mają
   *[many] Pozostałe { $count } odpowiedzi ma
} własne odpowiedzi; sprawdzono każdą.
river-forced-pile = { $known ->
    [yes] Kolejność kart w stosie jest znana.
   *[no] Kolejność { $deck } kart w stosie nie jest znana, więc dobieranie idzie zawsze na niekorzyść tego, kto chce wymusić wygraną.
}

# Rewanż
river-rematch-game = Partia { $game }: wygrywa { $winner } w roli { $role ->
    [attacker] atakującego
   *[defender] obrońcy
}.{ $compares ->
    [attacker] {" "}Zostało kart bojowych w stosie: { $deck }.
    [both-piles] {" "}Zostało kart bojowych w stosie: { $deck }, w stosie taktyki: { $tactics_deck }.
    [defender] {" "}Zostało kłód: { $logs }, nieuszkodzonych tam: { $undamaged }.
   *[nothing] {""}
}
river-rematch-compared = { $measure ->
    [pile] Każdy wygrał raz jako atakujący, więc porównuje się karty bojowe, które zostały w stosie
    [both-piles] Każdy wygrał raz jako atakujący, więc porównuje się karty, które zostały w obu stosach razem
    [logs-and-dams] Każdy wygrał raz jako obrońca, więc porównuje się sumę kłód i nieuszkodzonych tam ({ $first }: { $first_logs } i { $first_dams }; { $second }: { $second_logs } i { $second_dams })
    [logs] Każdy wygrał raz jako obrońca, więc porównuje się najpierw kłody, a tamy tylko przy równej liczbie kłód
   *[undamaged] Kłód jest po równo, więc porównuje się nieuszkodzone tamy
}: { $first } { $first_score }, { $second } { $second_score }. { $equal ->
    [yes] Po równo.
   *[no] Więcej ma { $better }, a wygrywa ten, komu zostało więcej.
}
river-rematch-both = Obie partie wygrywa { $winner }, więc niczego więcej się nie porównuje.
river-rematch-won = Rewanż wygrywa { $winner }: { $by ->
    [both] dwie wygrane w dwóch partiach.
    [pile] po wygranej w stosie zostało więcej kart.
    [both-piles] po wygranej w obu stosach zostało więcej kart.
    [logs-and-dams] po wygranej zostało razem więcej kłód i nieuszkodzonych tam.
    [logs] po wygranej zostało więcej kłód.
   *[undamaged] kłód jest po równo, a nieuszkodzonych tam zostało więcej.
}
river-rematch-again = Rewanż nierozstrzygnięty: to, co się porównuje, jest po równo. Zagrajcie jeszcze raz.

# Czego brakuje albo co się nie zgadza
problem-forced-needs-hand = Żeby powiedzieć, kto może wymusić wygraną, trzeba znać obie ręce. Podaj w „hands” wszystkie karty { $side ->
    [attacker] atakującego
   *[defender] obrońcy
}.
problem-rematch-roles = W drugiej partii gracze zamieniają się rolami: atakuje { $attacker }, broni { $defender }.
problem-rematch-one-player = W partii { $game } obie role ma ta sama osoba ({ $player }).
problem-rematch-undamaged = W partii { $game } wygrał { $winner ->
    [attacker] atakujący
   *[defender] obrońca
}, więc nieuszkodzonych tam mogło zostać od { $least } do { $most }, a podano { $undamaged }.
problem-rematch-pile = W partii { $game } wygrał { $winner ->
    [attacker] atakujący, a najszybsza wygrana zostawia w stosie co najwyżej { $most } kart
   *[defender] obrońca, a wtedy w stosie może zostać co najwyżej { $most } kart
}; podano { $deck }.
