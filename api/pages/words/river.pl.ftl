# Stół Bitwy o Rzekę, gdy się po nim stuka.

on-river-zone-attacker = Atakujący
on-river-zone-defender = Obrońca
on-river-zone-discard = Odrzucone
on-river-zone-hand-attacker = Ręka atakującego
on-river-zone-hand-defender = Ręka obrońcy
on-river-zone-ruses-attacker = Podstępy atakującego
on-river-zone-ruses-defender = Podstępy obrońcy
on-river-at-dam = { $zone }, tama { $dam }
on-river-dam = Tama { $dam }, { $words }. Atakujący { $attacker }, obrońca { $defender } z { $slots } kart.
on-river-damaged = , uszkodzona
on-river-which-dams = Wybierz co najmniej dwie tamy tej deklaracji.
on-river-house-name = Nazwa tamy: małe litery a–z, cyfry i myślniki, najpierw litera. Każda tama inna.
on-river-face = Tama { $dam } · { $words }
on-river-thing = tama { $thing }
on-river-zone-pile = Stos, od góry
