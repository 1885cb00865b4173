# Nazwy w spisie kodów.

boru-town-name = { $region } { $colour ->
    [R] czerwone
    [B] niebieskie
   *[Y] żółte
} { $number }
boru-codes-meaning = Kod miasta to region ({ $regions }), kolor (R czerwone, B niebieskie, Y żółte) i numer.
