# Co mówi stół, gdy się po nim stuka.

table-zone-attacker = Atakujący
table-zone-defender = Obrońca
table-zone-discard = Odrzucone
table-zone-hand-attacker = Ręka atakującego
table-zone-hand-defender = Ręka obrońcy
table-zone-ruses-attacker = Podstępy atakującego
table-zone-ruses-defender = Podstępy obrońcy
table-at-dam = { $zone }, tama { $dam }
table-lies = { $card }, leży: { $place }
table-laid = { $card } → { $place }
table-moved = { $card }: { $from } → { $place }
table-taken = { $card } zdjęta: { $place }
table-full = Pełno: { $place }. Najpierw zdejmij kartę.
table-not-here = { $card } tu nie pasuje: { $place }
table-dam = Tama { $dam }, { $words }. Atakujący { $attacker }, obrońca { $defender } z { $slots } kart.
table-damaged = , uszkodzona
table-undone = Cofnięte
table-redone = Ponowione
table-cleared = Czysty stół. „Cofnij” przywraca poprzedni.
table-opened = Wczytano stół z linku
table-example = Wczytano przykład. „Cofnij” przywraca poprzedni stół.
table-which-dams = Wybierz co najmniej dwie tamy tej deklaracji.
table-one-side = Podaj to dla obu stron. Puste pole to nie zero.
table-house-name = Nazwa tamy: małe litery a–z, cyfry i myślniki, najpierw litera. Każda tama inna.
table-face = Tama { $dam } · { $words }
table-needed = Bez tego nie da się odpowiedzieć. Podaj to tutaj.
