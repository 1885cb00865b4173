# Nazwy w spisie kodów.

river-requirement = { $requirement ->
    [none] bez wymogu
    [highest-sum] wyższa suma
    [lowest-sum] niższa suma
    [kompania] Kompania
    [bractwo] Bractwo
   *[banda] Banda
}

# Co znaczą nazwy, w kolejności siły
river-term-legion = Legion – kolejne wartości w jednym kolorze
river-term-kompania = Kompania – jedna wartość
river-term-bractwo = Bractwo – jeden kolor
river-term-banda = Banda – kolejne wartości w dowolnych kolorach
river-term-zgraja = Zgraja – dowolne karty
river-term-perkoz = Perkoz – dowolny kolor, wartość 1, 2 lub 3
river-term-wazka = Ważka – dowolny kolor i dowolna wartość
river-term-labedz = Łabędź – dowolny kolor, wartość 7
