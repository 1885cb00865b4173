# Names in the list of codes.

river-requirement = { $requirement ->
    [none] no requirement
    [highest-sum] higher sum
    [lowest-sum] lower sum
    [kompania] Kompania
    [bractwo] Bractwo
   *[banda] Banda
}
