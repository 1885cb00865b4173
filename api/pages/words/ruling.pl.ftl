# Strona orzeczenia.

ruling-title = Orzeczenie { $number }
ruling-number = Orzeczenie numer { $number }
ruling-given = Wydane { $time } (czas UTC)
ruling-other-verdict = Przy innej wykładni byłoby: { $verdict }. { $question } { $answer }
ruling-other-answer = Przy innej wykładni odpowiedź byłaby inna: { $differs } { $question } { $answer }
ruling-untested = Podane fakty nie wystarczają, by powiedzieć, jak byłoby przy innej odpowiedzi na pytanie: { $questions }
ruling-try-reading = Rozstrzygnij według tej wykładni
ruling-why-hint = Stuknij krok, a zobaczysz zasadę, na której się opiera.
ruling-page = Strona orzeczenia
ruling-engines = Kto to sprawdził
ruling-share = Przekaż dalej
ruling-notation = Sprawa w jednej linii
ruling-link = Adres tego orzeczenia
ruling-link-secret = W sprawie są zakryte karty. Ten adres otwiera orzeczenie; sam numer go nie otwiera.
ruling-plain = Tekst
ruling-picture = Obrazek
ruling-slip = Do druku (PDF)
ruling-precedents = Podobne spory
ruling-precedents-hint = Precedensy, które opierają się na tych samych zasadach.
ruling-certificate = Certyfikat
ruling-open-table = Otwórz ten stół
ruling-print = Drukuj
ruling-superseded = Tę sprawę rozstrzygnięto później od nowa i inaczej. Nowe orzeczenie: { $id }
ruling-digest = Odcisk

share-copy = Kopiuj
share-on = Udostępnij
share-link = Adres stołu

# Orzeczenie na jednej kartce.

slip-heading-appeal = Odwołanie
slip-appeal = Kto się nie zgadza, mówi to sędziemu przy stole, zanim gra pójdzie dalej, i podaje numer { $number }. Rozstrzyga wtedy sędzia główny. Poza turniejem: przeczytajcie wspólnie przytoczone zasady; jeśli na stole było co innego, opiszcie stół od nowa.
slip-left-out = { $count ->
    [one] Jeszcze jeden krok jest na stronie orzeczenia, pod adresem u dołu.
    [few] Jeszcze { $count } kroki są na stronie orzeczenia, pod adresem u dołu.
   *[other] Jeszcze { $count } kroków jest na stronie orzeczenia, pod adresem u dołu.
}
slip-elsewhere = Nie zmieściło się tutaj, a jest na stronie orzeczenia:
slip-signed-referee = Sędzia
slip-signed-one = Strona zgłaszająca
slip-signed-other = Strona przeciwna
