# Akcje gry Brian Boru zdaniami, w trzeciej osobie i bez kropki. Tekst polski jest rozstrzygający.

boru-do-reveal-vikings = Odkryto kartę Wikingów o sile { $number }
boru-do-reveal-bride = Odkryto kartę Zaślubin: { $bride }
boru-do-deal = { $player } dostaje { $object }
boru-do-deal-unseen = Karty rozdano i wybrano; kto co wziął, nie zapisano
boru-do-resolve = Następuje krok { $word ->
    [marriage] Zaślubiny
    [battle] Bitwa
    [church] Kościół
   *[regions] Zdobywanie władzy w regionach
}
boru-do-settle = { $player } kładzie pierwszy dysk na { $town }
boru-do-keep = { $player } zatrzymuje { $object } i { $second }
boru-do-lead = { $player } rozpoczyna próbę na { $town } i zagrywa { $object }
boru-do-cannot-lead = { $player } nie ma czym rozpocząć próby
boru-do-play = { $player } zagrywa { $object }
boru-do-take = { $player } wykonuje { $word ->
    [main] akcję Główną
    [side-1] górną akcję Dodatkową
   *[side-2] dolną akcję Dodatkową
}
boru-do-buy = { $number ->
    [0] { $player } nie dokupuje nic
    [1] { $player } dokupuje raz
   *[other] { $player } dokupuje { $number } razy
}
boru-do-expand = { $player } poszerza zasięgi z { $origin } do { $town }
boru-do-stay = { $player } nie poszerza zasięgów
boru-do-remove = { $player } usuwa znacznik Wikingów z { $town }
boru-do-place = { $player } kładzie dysk na { $town }
boru-do-choose = { $word ->
    [military] { $player } wybiera wsparcie Wojskowe
    [trade] { $player } wybiera ustanowienie handlu
   *[spurn] { $player } odtrąca Księżniczkę
}
boru-do-yield = { $player } wskazuje Wikingom { $town }
boru-do-build = { $player } stawia Klasztor na { $town }
boru-do-if = { $action }, jeśli { $conditions }
boru-do-and = { $first } i { $second }

# Fakty, których brakuje
boru-fact-missing-named = { $field ->
    [coins] ile kto ma monet
    [points] ile kto ma punktów
    [renown] ile kto ma znaczników Poważania
    [raiders] ile kto ma znaczników Najeźdźców
    [church] ile kto ma dysków w Kościele
    [track] kto na którym polu toru Zaślubin stoi
    [marker] kto ma znacznik Aktywnego Miasta
    [active] które miasto jest Aktywnym Miastem
    [battle] ilu Najeźdźców stoi na obszarze Bitwy
    [marriage_deck] ile kart jest w talii Zaślubin
    [bride] która karta Zaślubin jest odkryta
    [tricks] ile prób już rozegrano
    [round] która to runda
    [phase] co się teraz dzieje
    [acting] kto wykonuje akcję
   *[other] „{ $field }”
}
