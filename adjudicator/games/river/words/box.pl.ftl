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
