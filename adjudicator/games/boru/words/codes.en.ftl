# Names in the list of codes.

boru-town-name = { $region } { $colour ->
    [R] red
    [B] blue
   *[Y] yellow
} { $number }
boru-codes-meaning = The code of a town is its region ({ $regions }), colour (R red, B blue, Y yellow) and number.
