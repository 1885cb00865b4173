# Stół na stronie: pytania do wyboru i fakty, o które strona pyta.

romans-some-clan = wybrany klan
romans-some-fort = …

romans-question-round = Kto zdobywa fort i co kto zachowa?
romans-question-wall = W jakiej kolejności stoi mur?
romans-question-fort-possible = Czy { $clan } może jeszcze zdobyć ten fort: { $fort }?
romans-question-fort = { $clan } na pewno zdobywa ten fort: { $fort }.
romans-question-forced = Czy { $clan } może wymusić zdobycie fortu tej rundy?
romans-question-game-possible = Czy { $clan } może jeszcze wygrać grę?
romans-question-game = { $clan } na pewno wygrywa grę.
romans-question-game-possible-sole = Czy { $clan } może jeszcze wygrać w pojedynkę?
romans-question-game-sole = { $clan } na pewno wygrywa w pojedynkę.
romans-question-result = Kto wygrał i ile ma punktów?
romans-question-legal-one = Czy ten ruch jest zgodny z zasadami?
romans-question-legal-all = Jakie ruchy są teraz dozwolone?
romans-question-record = Czy wszystko w tym zapisie było zgodne z zasadami?
romans-question-remedy = Niedozwolony ruch wykryto za późno. Co teraz?
romans-question-consistent = Czy to wszystko może być prawdą?

romans-asks-for-step = Co jest teraz do zrobienia
romans-asks-for-who = Kto teraz wybiera
romans-asks-for-winner = Kto zdobył fort tej rundy
romans-asks-for-seduced = Czyją kartę uwiodła Qween

romans-option-step = { $step ->
    [uncover] nowa tura: odkrywanie fortów
    [arrange] nowa tura: układanie muru
    [lose] nowa tura: odrzucanie dwóch losowych kart
    [lay] nowa tura: kładzenie zakrytych kart
    [reveal] runda: odkrywanie kart
    [svord-at-once] runda: Svord od razu
    [qween] runda: wybór Qween
    [druhid] runda: wybór Dru’hida
    [fokus] po zdobyciu: Fort Fokus
    [keep] po zdobyciu: co zachować
    [horsie] po zdobyciu: Horsie
    [fortuna] po zdobyciu: FortUna
    [svord] po zdobyciu: Svord
    [collect] koniec tury: zebranie kart
   *[over] koniec gry
}
romans-option-variants = { $variants ->
    [tie-stays] wariant 1: po remisie fort zostaje w murze
   *[druhid-shift] wariant 2: gdy Dru’hid zabiera fort, forty na lewo się przesuwają
}
