# Stół gry Rzymianie do domu!, gdy się po nim stuka.

on-romans-asks = Kogo i czego dotyczy pytanie
on-romans-asks-clan = Klan
on-romans-asks-fort = Fort
on-romans-any-clan = Który klan?
on-romans-any-fort = Który fort?
on-romans-which-clan = Wskaż klan, którego dotyczy pytanie.
on-romans-which-fort = Wskaż fort, którego dotyczy pytanie.

on-romans-turn = Tura
on-romans-turn-number = Tura { $number }
on-romans-rounds = Runda i miejsca w murze
on-romans-round = Runda { $number }
on-romans-moment = Runda { $number }
on-romans-wall = Mur, miejsce
on-romans-wall-left = Zeszły z muru: { $forts }
on-romans-lines = Linie klanów
on-romans-unseen = karta nieznana
on-romans-forts = Forty

on-romans-place-wall = mur, miejsce { $column }
on-romans-place-discarded = odrzucone forty
on-romans-place-now = { $clan }, karta tej rundy
on-romans-place-shown = { $clan }, odkryte wcześniej
on-romans-place-down = { $clan }, zakryta na miejscu { $column }
on-romans-place-spent = { $clan }, odrzucone w tej turze
on-romans-place-aside = { $clan }, niewyłożone w tej turze
on-romans-place-forts = { $clan }, zdobyte forty
on-romans-place-dropped = { $clan }, forty oddane za FortUnę
on-romans-zone-discarded = Odrzucone forty
on-romans-zone-shown = { $clan } odkryte
on-romans-zone-now = { $clan } tej rundy
on-romans-zone-down = { $clan } zakryte
on-romans-zone-spent = { $clan } odrzucone
on-romans-zone-aside = { $clan } niewyłożone
on-romans-zone-forts = { $clan } forty
on-romans-zone-dropped = { $clan } oddane
on-romans-here = Kładziesz: { $place }
on-romans-empty = pusto
on-romans-off = już nie w murze
on-romans-hidden-card = ?, zakryta
on-romans-slot = { $what }; { $place }
on-romans-is-neutral = neutralny
on-romans-holds = { $forts } ({ $points } pkt)
on-romans-thing = { $thing }

on-romans-due = Teraz { $what }, { $clan }. Wybierz ruch albo stuknij kartę.
on-romans-due-all = Teraz { $what }. Stuknij kartę albo wybierz ruch.

on-romans-state = Stan karty
on-romans-state-of = Karta tej rundy, { $clan }:
on-romans-state-lays = Przed wyłożeniem kart, { $clan }:
on-romans-state-hidden = jeszcze zakryta
on-romans-state-gone = już zeszła
on-romans-state-lost = dwie odrzucone
on-romans-no-card-yet = Najpierw połóż kartę tej rundy.

on-romans-seats = Kto gra, po kolei w prawo
on-romans-seats-now = Tura { $turn } · klany w grze: { $count }
on-romans-clans-least = Grają co najmniej dwa klany.
on-romans-neutral = Klany neutralne
on-romans-variants = Warianty
on-romans-waiting = Kto jeszcze nie wybrał
on-romans-complete = Czy podano wszystko, co odkryte?
on-romans-complete-yes = tak, wszystkie odkryte karty i forty
on-romans-printed = Liczby na waszych kartach
on-romans-strengths = Siły wojowników
on-romans-strengths-hint = Pewne są tylko Arch’r 5 i Ch’ariott 9. Pozostałych nie widać w skanach instrukcji. Podaj te, które są na waszych kartach.
on-romans-strengths-as-here = U nas tak samo
on-romans-deck = Talia fortów
on-romans-deck-hint = Pewne jest tyle: 18 fortów, w tym cztery FortHeki. Ile kart jest u was?
on-romans-deck-as-here = U nas tak samo
on-romans-check-strengths = Podaj siły z waszych kart
on-romans-check-deck = Podaj swoją talię fortów
on-romans-printed-set = Zapisano liczby z waszych kart.
