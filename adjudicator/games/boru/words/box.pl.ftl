# Stół na stronie: pytania do wyboru i fakty, o które strona pyta.

boru-some-player = ktoś
boru-some-region = region
boru-some-card = …

boru-questions = { $group ->
    [region] Region
    [trick] Próba
    [game] Utrzymanie i wygrana
    [moves] Ruchy
   *[facts] Fakty
}
boru-question-trick = Kto wygrywa tę próbę?
boru-question-region-possible = Czy { $player } może jeszcze mieć { $region }?
boru-question-region = Po Utrzymaniu { $player } na pewno ma { $region }.
boru-question-forced-region = Czy { $player } może wymusić { $region }?
boru-question-upkeep = Jak przebiega to Utrzymanie?
boru-question-score = Kto wygrał i ile ma punktów?
boru-question-game-possible = Czy { $player } może jeszcze wygrać grę?
boru-question-game = { $player } na pewno wygrywa grę.
boru-question-game-possible-sole = Czy { $player } może jeszcze wygrać w pojedynkę?
boru-question-game-sole = { $player } na pewno wygrywa w pojedynkę.
boru-question-forced-win = Czy { $player } może wymusić wygraną?
boru-question-forced-sole = Czy { $player } może wymusić wygraną w pojedynkę?
boru-question-card-possible = Czy { $player } może jeszcze wygrać próbę kartą { $card }?
boru-question-card = { $player } na pewno wygrywa próbę kartą { $card }.
boru-question-action = Co wynika z akcji tej karty?
boru-question-legal-one = Czy ten ruch jest zgodny z zasadami?
boru-question-legal-all = Jakie ruchy są teraz dozwolone?
boru-question-record = Czy wszystko w tym zapisie było zgodne z zasadami?
boru-question-remedy = Niedozwolony ruch wykryto za późno. Co teraz?
boru-question-consistent = Czy to wszystko może być prawdą?

boru-colour-letter = { $colour ->
    [R] C
    [B] N
    [Y] Ż
   *[W] W
}
boru-asks-for-points = Punkty
boru-asks-for-coins = Monety
boru-asks-for-renown = Poważanie
boru-asks-for-track = Tor Zaślubin
boru-asks-for-raiders = Najeźdźcy
boru-asks-for-church = Kościół
boru-asks-for-unseen = Nieznane karty w ręce

boru-asks-for-marker = Kto ma znacznik Aktywnego Miasta
boru-asks-for-phase = Co jest teraz do zrobienia
boru-asks-for-round = Runda
boru-asks-for-tricks = Prób rozegranych w tej rundzie
boru-asks-for-battle = Najeźdźcy na obszarze Bitwy
boru-asks-for-marriage_deck = Zakryte karty Zaślubin
boru-asks-for-pact = Wybrana strona Księżniczki
boru-asks-for-acted = Karty próby już rozpatrzone
boru-asks-for-acting = W trakcie akcji
boru-asks-for-row = Która akcja
boru-asks-for-symbol = Który symbol
boru-asks-for-passes = Ilu z rzędu nie mogło rozpocząć

boru-asks-for-testimony = Zeznanie
boru-asks-for-who = Kto tak mówi
boru-asks-for-player = Czyje karty
boru-asks-for-says = Co mówi
boru-asks-for-cards = Które karty, numery (23 24)
boru-testifies-holds = ma te karty w ręce
boru-testifies-lacks = nie ma żadnej z tych kart
boru-testifies-played = te karty są już zagrane

boru-row = { $row ->
    [main] akcja główna
    [side-1] górna dodatkowa
   *[side-2] dolna dodatkowa
}
boru-option-pact = { $pact ->
    [military] wsparcie wojskowe
   *[trade] handel
}
boru-option-phase = { $phase ->
    [setup] przygotowanie: pierwsze dyski
    [vikings] runda: karta Wikingów
    [courted] runda: karta Zaślubin
    [deal] draft: rozdanie
    [draft] draft: wybór kart
    [lead] próba: rozpoczęcie
    [follow] próba: dokładanie kart
    [row] akcja: którą wykonać
    [buy] akcja: dokupienie
    [expand] akcja: poszerzenie zasięgów
    [remove] akcja: usunięcie Wikingów
    [marriage] Utrzymanie: Zaślubiny
    [bride-town] Utrzymanie: miasto z karty Zaślubin
    [princess] Utrzymanie: Księżniczka
    [track-town] Utrzymanie: miasto z toru
    [battle] Utrzymanie: Bitwa
    [invasion] Utrzymanie: miasto dla Wikingów
    [church] Utrzymanie: Kościół
    [monastery] Utrzymanie: pierwszy Klasztor
    [four-discs] Utrzymanie: Klasztor za cztery dyski
    [regions] Utrzymanie: regiony
   *[over] koniec gry
}
