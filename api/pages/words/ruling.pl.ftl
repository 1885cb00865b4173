# Strona orzeczenia.

ruling-title = Orzeczenie { $number }
ruling-number = Orzeczenie numer { $number }
ruling-given = Wydane { $time } (czas UTC)
ruling-other-verdict = Przy innej wykładni byłoby: { $verdict }. { $question } { $answer }
ruling-other-answer = Przy innej wykładni odpowiedź byłaby inna: { $differs } { $question } { $answer }
ruling-untested = Podane fakty nie wystarczają, by powiedzieć, jak byłoby przy innej odpowiedzi na pytanie: { $questions }
ruling-try-reading = Rozstrzygnij według tej wykładni
ruling-engines = Kto to sprawdził
ruling-share = Przekaż dalej
ruling-notation = Sprawa w jednej linii
ruling-link = Adres tego orzeczenia
ruling-link-secret = W sprawie są zakryte karty. Ten adres otwiera orzeczenie; sam numer go nie otwiera.
ruling-plain = Tekst
ruling-picture = Obrazek
ruling-certificate = Certyfikat
ruling-open-table = Otwórz ten stół
ruling-print = Drukuj
ruling-superseded = Tę sprawę rozstrzygnięto później od nowa i inaczej. Nowe orzeczenie: { $id }
ruling-digest = Odcisk

share-link = Adres stołu
