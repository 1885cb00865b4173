# Słowa gry Monety.

coins-name = Monety
coins-middle = Środek

rule-coins-setup = Monet jest sześć: po dwie o wartości 1, 2 i 5. Każdy gracz chowa jedną w garści, dwie leżą na środku, a dwie zostają niewidoczne w pudełku.
rule-coins-turn = Gracze grają na zmianę. W swojej kolejce pokazuje się monetę albo się ją wymienia. Kto pokazał monetę, nie ma już kolejki.
rule-coins-show = Kto pokazuje monetę, otwiera garść. Moneta zostaje w niej odkryta.
rule-coins-swap = Przy wymianie moneta z garści trafia na środek, a stamtąd bierze się inną; obie widać. Każdy gracz może wymienić monetę raz.
rule-coins-end = Gdy obie monety są odkryte, partia się kończy. Wygrywa wyższa moneta.
rule-coins-equal = Instrukcja nie mówi, kto wygrywa przy równych monetach.

reading-equal-coins = Kto wygrywa, gdy monety są równe?
reading-equal-coins-nobody = Nie wygrywa nikt.
reading-equal-coins-both = Wygrywają oboje.
reading-equal-coins-why = Według instrukcji wygrywa tylko wyższa moneta, a przy równych żadna nie jest wyższa.

coins-over = Obie monety są odkryte, więc partia jest skończona.
coins-not-the-turn = To nie jest kolejka tego gracza ({ $who }), tylko drugiego ({ $turn }).
coins-another-coin = W garści ({ $who }) jest { $held }, a nie { $coin }.
coins-all-in-sight = Obie monety { $coin } widać gdzie indziej, więc w tej garści ({ $who }) takiej nie ma.
coins-swapped-before = { $who }: wymiana już była.
coins-not-in-the-middle = Na środku nie leży { $coin }.

coins-on-turn = Teraz gra { $who }.
coins-shows = { $who } pokazuje { $coin }.
coins-swaps = { $who } wymienia { $coin } na { $taken }.
coins-won = Wygrywa { $who }: { $coin } to więcej niż { $lower }.
coins-equal-nobody = Obie monety to { $coin }, więc nie wygrywa nikt.
coins-equal-both = Obie monety to { $coin }, więc wygrywają oboje.

coins-certain-upheld = { $who } wygrywa bez względu na to, co jest ukryte i jak oboje zagrają dalej.
coins-certain-rejected = Nie jest pewne, że { $who } wygra.
coins-possible-upheld = { $who } może jeszcze wygrać.
coins-possible-rejected = { $who } nie może już wygrać.
coins-undecided = Silniki nie są zgodne: { $said }.
coins-unseen = Niewidoczne monety to: { $coins }.
coins-every-course = Cokolwiek jest w zakrytych garściach i jakkolwiek oboje zagrają dalej, tak się to kończy.

coins-stated-middle = Na środku leży { $coin }; liczba takich monet: { $count }.
coins-stated-fist = W garści ({ $who }) jest { $coin }.
coins-stated-swapped = { $swapped ->
    [yes] { $who }: wymiana już była.
   *[no] { $who }: wymiany jeszcze nie było.
}
coins-stated-held = { $by } mówi: w garści ({ $who }) było { $coin }.

coins-fact-middle = jakie monety leżą na środku
coins-fact-fists-coin = jaka moneta jest w garści ({ $name })
coins-fact-fists-swapped = czy była wymiana ({ $name })
coins-fact-turn = czyja jest kolejka

problem-coins-no-such-coin = Nie ma monety { $coin }. Są monety 1, 2 i 5.
problem-coins-shown-which = Gracz „{ $who }” pokazał monetę. Podaj, którą.
problem-coins-fist-twice = Garść gracza „{ $who }” opisano dwa razy.
problem-coins-too-many = Monety { $coin } są tylko dwie, a widać ich więcej.
problem-coins-turn-over = Gracz „{ $who }” pokazał już monetę i nie ma kolejki.
problem-coins-turn-missing = Podaj w „turn”, czyja jest kolejka.
problem-coins-not-shown = Gracz „{ $who }” nie pokazał jeszcze monety, więc nikt nie wygrał.
coins-claim-result = Kto wygrał?
coins-claim-wins = Ten gracz wygrywa.
