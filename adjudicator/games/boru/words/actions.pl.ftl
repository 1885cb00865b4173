# Akcje gry Brian Boru zdaniami, w trzeciej osobie i bez kropki, i dlaczego są dozwolone. Tekst polski jest rozstrzygający.

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

# Dlaczego akcja jest dozwolona
boru-may-settle = W regionie { $region } nie leży jeszcze żaden dysk{ $count ->
    [0] , w innych też nie.
   *[other] . Regiony z dyskiem: { $regions }.
}
boru-may-come = { $known ->
    [yes] W talii Wikingów zostały: { $left }.
   *[no] Karty Wikingów w grze to { $left }, a nikt nie podał, które już odkryto.
}
boru-may-be-bride = W talii Zaślubin zostało kart: { $left }, a ostatnia to Księżniczka Danii. Karty „{ $bride }” nie wymieniono wśród tych, które już były.
boru-may-be-princess = To ostatnia karta talii Zaślubin, a ostatnia jest zawsze Księżniczka Danii.
boru-may-deal = { $player } ma dopiero { $count } z { $most } rozdawanych kart, a { CASE($card, "genitive") } nikt jeszcze nie ma.
boru-may-deal-unseen = Żadnej karty nie rozdano jawnie. Każdy dostaje ich { $count }.
boru-may-keep = { $player } zatrzymuje dwie z kart: { $cards }.
boru-may-lead = { $player } ma znacznik. Na { $town } nie leży dysk, miasto jest { $colour ->
    [R] czerwone
    [B] niebieskie
   *[Y] żółte
}, a { $card } { $white ->
    [yes] pasuje do każdego miasta.
   *[no] jest tego samego koloru.
}
boru-may-hold = { $known ->
    [yes] { $player } ma na ręce { CASE($card, "accusative") }.
   *[no] W tej rundzie nikt nie widział jeszcze { CASE($card, "genitive") }, a { $player } ma na ręce { $hidden ->
        [one] jedną zakrytą kartę, więc może to być ta.
        [few] { $hidden } zakryte karty, więc może to być jedna z nich.
       *[many] { $hidden } zakrytych kart, więc może to być jedna z nich.
    }
}
boru-colour-of-towns = { $colour ->
    [R] czerwone
    [B] niebieskie
   *[Y] żółte
}
boru-may-not-lead = { $free ->
    [0] Żadne miasto nie jest wolne.
   *[other] Wolne miasta są { $colours }.{ $known ->
        [0] {""}
       *[other] {" "}Nie pasuje żadna ze znanych kart, które ma { $player }: { $cards }.
    }{ $hidden ->
        [0] {""}
        [one] {" "}{ $player } ma na ręce jedną zakrytą kartę, a ta pasować nie musi.
        [few] {" "}{ $player } ma na ręce { $hidden } zakryte karty, a te pasować nie muszą.
       *[many] {" "}{ $player } ma na ręce { $hidden } zakrytych kart, a te pasować nie muszą.
    }
}
boru-may-follow = Ostatnią kartę zagrywa { $other }, a dalej zgodnie z ruchem wskazówek zegara jest { $player }. Zagrać można dowolną kartę z ręki.
boru-may-act = { $count ->
    [one] Do wykonania została tylko jedna karta: { $plays }.
   *[other] Akcje idą od najniższej karty. Zostały: { $plays }.
}
boru-may-take-main = { $player } wygrywa próbę, więc wykonuje akcję Główną { CASE($card, "genitive") }.
boru-may-take-side = Próbę wygrywa { $other } ({ $higher }), więc { $player } wykonuje { $sides ->
    [one] jedyną akcję Dodatkową
   *[other] jedną z dwóch akcji Dodatkowych
} { CASE($card, "genitive") }.
boru-may-buy = { $count ->
    [0] Dokupować nie trzeba.
   *[other] Każde dokupienie kosztuje 2 monety, więc trzeba ich { $cost }, a { $player } ma { $coins }.{ $what ->
        [disc] {""}
        [raider] {" "}Na obszarze Bitwy zostało Najeźdźców: { $left }.
       *[step] {" "}Do najwyższego pola toru zostało pól: { $left }.
    }
}
boru-may-expand = { $player } ma { $coins ->
    [few] { $coins } monety
   *[many] { $coins } monet
} (trzeba { $cost }) i kontroluje { $origin }. Prowadzi stamtąd droga do { $town }, a to miasto jest wolne.
boru-may-stay = { $player } ma { $coins ->
    [few] { $coins } monety
   *[many] { $coins } monet
} i może poszerzyć zasięgi, ale nie musi.
boru-may-remove = Na { $town } leży znacznik kontroli Wikingów, dysk ma tam { $owner }, a usunąć wolno znacznik z czyjegokolwiek miasta.
boru-may-resolve = Kroki Utrzymania idą po kolei, a teraz czas na { boru-due }.
boru-may-place = { $bride } daje dysk na wolnym mieście w regionie { $region }, bierze go { $player }, a { $town } jest wolne.
boru-may-place-by-track = { $player } stoi na polu { $space } toru Zaślubin, które daje dysk na dowolnym wolnym mieście, a { $town } jest wolne.
boru-may-choose = { $player } właśnie poślubia Księżniczkę Danii i ma do wyboru wszystko: wsparcie Wojskowe, ustanowienie handlu albo odtrącenie Księżniczki.
boru-may-yield = { $loser } ma stracić miasto i kontroluje { $town }. { $leaders ->
    [one] Miasto wybiera { $players }, bo ma najwięcej znaczników Najeźdźców ({ $count }).
   *[other] Najwięcej znaczników Najeźdźców ({ $count }) mają po równo { $players }, więc miasto wybiera { $loser }.
}
boru-may-build = { $player } ma najwięcej dysków w Kościele ({ $count }) i kontroluje { $town }, a Klasztoru tam nie ma.
boru-may-build-four = { $player } ma w Kościele { $count ->
    [few] { $count } dyski
   *[many] { $count } dysków
} (trzeba { $need }) i kontroluje { $town }, a Klasztoru tam nie ma.
boru-may-pass = { $player } rezygnuje { $what ->
    [expand] z poszerzenia zasięgów
   *[buy] z dokupienia
}, a tego nie trzeba zapisywać.

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
