# Nazwy w spisie kodów.

boru-town-name = { $region } { $colour ->
    [R] czerwone
    [B] niebieskie
   *[Y] żółte
} { $number }
