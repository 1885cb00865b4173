# Names in the list of codes.

river-requirement = { $requirement ->
    [none] no requirement
    [highest-sum] higher sum
    [lowest-sum] lower sum
    [kompania] Kompania
    [bractwo] Bractwo
   *[banda] Banda
}

# What the names mean, strongest first
river-term-legion = Legion – consecutive values of one colour
river-term-kompania = Kompania – one value
river-term-bractwo = Bractwo – one colour
river-term-banda = Banda – consecutive values of any colours
river-term-zgraja = Zgraja – any cards
river-term-perkoz = Perkoz – any colour, value 1, 2 or 3
river-term-wazka = Ważka – any colour, any value
river-term-labedz = Łabędź – any colour, value 7
