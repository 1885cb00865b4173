# Akcje gry Bitwa o Rzekę zdaniami, w trzeciej osobie i bez kropki. Tekst polski jest rozstrzygający.

river-card-object = { $card ->
    [perkoz] Perkoza
    [wazka] Ważkę
    [labedz] Łabędzia
    [transfer] Transfer
    [rekrutacja] Rekrutację
    [dezercja] Dezercję
    [wsparcie] Wsparcie
    [zdrada] Zdradę
    [wymiana] Wymianę
    [eksplozja] Eksplozję
    [battle] nieznaną kartę bojową
    [tactics] nieznaną kartę taktyki
   *[other] { $colour ->
        [R] czerwoną
        [G] zieloną
        [B] niebieską
        [Y] żółtą
       *[P] fioletową
    } { $value }
}
river-card-and = { $first } i { $second }
river-do-retreat = { river-who } wycofuje się spod tamy { $dam }
river-do-log = { river-who } rzuca kłodę przy tamie { $dam }
river-do-place = { river-who } kładzie { $object } przy tamie { $dam }
river-do-skip = { river-who } pomija tę fazę
river-do-draw = { river-who } dobiera { $object }
river-do-claim = { river-who } deklaruje kontrolę nad tamą { $dam }
river-do-end = { river-who } kończy turę
river-do-transfer = { $to ->
    [discard] { river-who } zagrywa Transfer i odrzuca { $object } ze swojej strony
   *[dam] { river-who } zagrywa Transfer i przenosi { $object } ze swojej strony na stronę przeciwnika przy tamie { $dam }
}
river-do-rekrutacja = { river-who } zagrywa Rekrutację i kładzie { $object } z odrzuconych przy tamie { $dam }
river-do-dezercja = { river-who } zagrywa Dezercję i odrzuca przeciwnikowi { $object }
river-do-zdrada = { river-who } zagrywa Zdradę i przenosi { $object } przeciwnika na swoją stronę przy tamie { $dam }
river-do-wsparcie = { river-who } zagrywa Wsparcie i wtasowuje do stosu { $objects }
river-do-wymiana = { river-who } zagrywa Wymianę: { $given ->
    [0] niczego nie oddaje
   *[other] oddaje { $objects }
}, a { $got ->
    [0] niczego nie dostaje
   *[other] dostaje { $taken }
}
river-do-eksplozja = { river-who } zagrywa Eksplozję przy tamie { $dam }
river-do-noeffect = { river-who } zagrywa { $object } bez skutku
