# Co mówią same skrypty, na każdej stronie ze sporem.

script-working = Sędzia się naradza…
script-confirming = Sędzia sprawdza to jeszcze dokładnie…
script-problems = Tak tego nie rozstrzygniemy
script-failed = Nie udało się połączyć z sędzią. Spróbuj jeszcze raz.
script-later = To potrwa dłużej. Sędzia pracuje dalej; wynik pojawi się tutaj.
script-found-none = Nic takiego nie ma w przykładach.
script-found = Znaleziono przykładów: { $count }
script-verdict-upheld = { verdict-upheld }
script-verdict-rejected = { verdict-rejected }
script-verdict-answered = { verdict-answered }
script-copied = Skopiowano
