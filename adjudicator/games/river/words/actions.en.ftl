# The actions of Bitwa o Rzekę as sentences, in the third person and without a full stop.

river-card-object = { $card ->
    [perkoz] Perkoz
    [wazka] a Ważka
    [labedz] Łabędź
    [transfer] Transfer
    [rekrutacja] Rekrutacja
    [dezercja] Dezercja
    [wsparcie] Wsparcie
    [zdrada] Zdrada
    [wymiana] Wymiana
    [eksplozja] Eksplozja
    [battle] an unknown battle card
    [tactics] an unknown tactics card
   *[other] { $colour ->
        [R] red
        [G] green
        [B] blue
        [Y] yellow
       *[P] purple
    } { $value }
}
river-card-and = { $first } and { $second }
river-do-retreat = { river-who } retreats from dam { $dam }
river-do-log = { river-who } throws a log at dam { $dam }
river-do-place = { river-who } plays { $object } at dam { $dam }
river-do-skip = { river-who } skips this phase
river-do-draw = { river-who } draws { $object }
river-do-claim = { river-who } claims control of dam { $dam }
river-do-end = { river-who } ends the turn
river-do-transfer = { $to ->
    [discard] { river-who } plays Transfer and discards { $object } from their own side
   *[dam] { river-who } plays Transfer and moves { $object } from their own side to the opponent's side of dam { $dam }
}
river-do-rekrutacja = { river-who } plays Rekrutacja and lays { $object } from the discards at dam { $dam }
river-do-dezercja = { river-who } plays Dezercja and discards the opponent's { $object }
river-do-zdrada = { river-who } plays Zdrada and moves the opponent's { $object } to their own side of dam { $dam }
river-do-wsparcie = { river-who } plays Wsparcie and shuffles { $objects } back into the pile
river-do-wymiana = { river-who } plays Wymiana, gives { $given ->
    [0] nothing
   *[other] { $objects }
} and gets { $got ->
    [0] nothing
   *[other] { $taken }
}
river-do-eksplozja = { river-who } plays Eksplozja at dam { $dam }
river-do-noeffect = { river-who } plays { $object } without effect
