# Stół na stronie: pytania, które można wybrać, i fakty, o które pyta strona.

river-claim-can-win-attacker = Atakujący może jeszcze wygrać.
river-claim-can-win-defender = Obrońca może jeszcze wygrać.

river-fact-turn = Czyja tura
river-fact-phase = Faza tury
river-fact-logs = Kłody obrońcy
river-fact-deck = Stos bojowy: ile kart
river-fact-hidden = Zakryte karty bojowe w ręce
river-fact-hidden-tactics = Zakryte karty taktyki w ręce
river-fact-tactics_deck = Stos taktyki: ile kart
river-fact-tactics_played = Zagrane karty taktyki
river-fact-wazki_played = Zagrane Ważki
river-fact-ending = Koniec przez pusty stos
river-fact-turn_number = Która to tura, licząc obie strony
river-fact-destroyed = Tama, której zniszczenie dało wygraną

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
