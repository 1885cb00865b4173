# Stół na stronie: pytania, które można wybrać, i fakty, o które pyta strona.

river-claim-can-win-attacker = Atakujący może jeszcze wygrać.
river-claim-can-win-defender = Obrońca może jeszcze wygrać.

river-asks-for-turn = Czyja tura
river-asks-for-phase = Faza tury
river-asks-for-logs = Kłody obrońcy
river-asks-for-deck = Stos bojowy: ile kart
river-asks-for-hidden = Zakryte karty bojowe w ręce
river-asks-for-hidden-tactics = Zakryte karty taktyki w ręce
river-asks-for-tactics_deck = Stos taktyki: ile kart
river-asks-for-tactics_played = Zagrane karty taktyki
river-asks-for-wazki_played = Zagrane Ważki
river-asks-for-ending = Koniec przez pusty stos
river-asks-for-turn_number = Która to tura, licząc obie strony
river-asks-for-destroyed = Tama, której zniszczenie dało wygraną
river-asks-for-testimony = Zeznania
river-asks-for-games = Dwie partie Rewanżu
river-asks-for-who = Kto tak mówi
river-asks-for-says = Co mówi
river-asks-for-side = O kim
river-asks-for-count = Ile
river-asks-for-card = Która karta
river-asks-for-name-attacker = Kto był atakującym
river-asks-for-name-defender = Kto był obrońcą
river-asks-for-winner = Kto wygrał
river-asks-for-undamaged = Nieuszkodzone tamy

river-says-turns = ile tur minęło, licząc trwającą
river-says-logs-thrown = ile kłód rzucił obrońca
river-says-retreats = ile razy atakujący się wycofał
river-says-dams-taken = ile tam zdobył atakujący
river-says-cancelled = ile razy kaczka i bóbr się zniosły
river-says-skips = ile razy ktoś pominął zagranie karty
river-says-hand-size = ile kart ktoś ma na ręce
river-says-tactics-drawn = ile kart taktyki ktoś dobrał
river-says-tactics-played = ile kart taktyki ktoś zagrał
river-says-holds = ktoś ma tę kartę na ręce
river-says-drew = ktoś dobrał tę kartę
river-says-played = ktoś zagrał tę kartę
river-says-discarded = ta karta została odrzucona

river-phase = { $phase ->
    [prepare] przygotowanie
    [play] zagranie karty
    [draw] dobranie karty
   *[end] koniec tury
}
river-ending = { $ending ->
    [no] jeszcze nie
    [coming] zostaje ostatnia tura
    [last] trwa ostatnia tura
   *[over] ostatnia tura minęła
}
