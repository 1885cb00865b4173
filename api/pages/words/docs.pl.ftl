# Strona API: co mówią skrypty.

docs-working = Usługa pracuje…
docs-try = Wypróbuj
docs-type = Rodzaj treści
docs-example = Przykład
docs-body = Treść zapytania
docs-reply = Odpowiedź
docs-replies = Możliwe odpowiedzi
docs-status = Status
docs-meaning = Znaczenie
docs-unreachable = Usługa nie odpowiada.
docs-in-path = w ścieżce
docs-in-query = w adresie po znaku ?
docs-in-header = w nagłówku
