# Co mówi stół, gdy się po nim stuka.

table-lies = { $card }, leży: { $place }
table-laid = { $card } → { $place }
table-moved = { $card }: { $from } → { $place }
table-taken = { $card } zdjęta: { $place }
table-full = Pełno: { $place }. Najpierw zdejmij kartę.
table-not-here = { $card } tu nie pasuje: { $place }
table-undone = Cofnięte
table-redone = Ponowione
table-cleared = Czysty stół. „Cofnij” przywraca poprzedni.
table-opened = Wczytano stół z linku
table-example = Wczytano przykład. „Cofnij” przywraca poprzedni stół.
table-one-side = Podaj to dla obu stron. Puste pole to nie zero.
table-needed = Bez tego nie da się odpowiedzieć. Podaj to tutaj.
