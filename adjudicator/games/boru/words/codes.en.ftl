# Names in the list of codes.

boru-town-name = { $region } { $colour ->
    [R] red
    [B] blue
   *[Y] yellow
} { $number }
