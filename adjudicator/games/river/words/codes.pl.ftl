# Nazwy w spisie kodów.

river-requirement = { $requirement ->
    [none] bez wymogu
    [highest-sum] wyższa suma
    [lowest-sum] niższa suma
    [kompania] Kompania
    [bractwo] Bractwo
   *[banda] Banda
}
