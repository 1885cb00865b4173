# Dlaczego czegoś nie można zrobić.
desk-opened-already = To wydarzenie jest już otwarte.
desk-not-opened = Najpierw trzeba otworzyć wydarzenie.
desk-no-game = Nie ma gry „{ $game }”. Są: { $options }.
desk-no-ladder = Nie ma drabinki kar „{ $ladder }”. Są: { $options }.
desk-name-taken = Jest już osoba, która nazywa się { $name }. Odróżnij je nazwiskiem albo miejscowością.
desk-too-many-players = W wydarzeniu może grać najwyżej { $most } osób.
desk-too-many-rounds = Wydarzenie ma najwyżej { $most } rund.
desk-dropped-already = { $name }: ta osoba już się wycofała.
desk-not-dropped = { $name }: ta osoba się nie wycofała.
desk-has-dropped = { $name }: ta osoba się wycofała. Najpierw przyjmij ją z powrotem albo nie sadzaj jej.
desk-seated-twice = { $name } siedzi przy dwóch stołach.
desk-round-waits = Runda { $round } się nie zaczęła. Zacznij ją albo cofnij, zanim dodasz następną.
desk-table-size = Przy stole { $table } { $count ->
    [one] siedzi jedna osoba
    [few] siedzą { $count } osoby
   *[other] siedzi { $count } osób
}. { $least ->
    [2] { $most ->
        [2] Muszą być dwie.
       *[other] Musi ich być od 2 do { $most }.
    }
   *[other] Musi ich być od { $least } do { $most }.
}
desk-no-round = Nie ma rundy { $round }.
desk-no-table = Nie ma stołu { $table }.
desk-no-player = Nie ma gracza o numerze { $player }.
desk-started-already = Runda { $round } już się zaczęła.
desk-not-started = Runda { $round } jeszcze się nie zaczęła.
desk-called-already = Koniec czasu w rundzie { $round } już ogłoszono.
desk-reported-already = Stół { $table } ma już wynik. Jeśli jest błędny, popraw go.
desk-points-count = Stół { $table } potrzebuje punktów { $count ->
    [one] jednej osoby
    [few] { $count } osób
   *[other] { $count } osób
}, w kolejności, w jakiej są wymienione.
desk-not-your-table = Stół { $table } nie jest twój.
desk-call-waits = Stół { $table } już wezwał sędziego. Ktoś przyjdzie.
desk-no-call = Nie ma wezwania o numerze { $call }.
desk-call-closed = To wezwanie jest zamknięte.
desk-call-taken = Tym wezwaniem zajmuje się już { $name }.
desk-call-not-taken = Nikt się jeszcze nie podjął tego wezwania.
desk-call-elsewhere = To wezwanie przyszło od stołu { $table }.
desk-more-than-lost = { $seconds } s to więcej, niż przez to wezwanie można jeszcze oddać: { $left } s.
desk-not-at-table = { $name } nie siedzi przy stole { $table }.
desk-says-nothing = Napisz, co się stało: dla wszystkich albo dla sędziów.
desk-no-incident = Nie ma zdarzenia o numerze { $incident }.
desk-given-already = Orzeczenie { $number } zostało już wydane w tym wydarzeniu.
desk-no-offence = Na drabince nie ma przewinienia „{ $offence }”. Są: { $options }.
desk-no-step = Na drabince nie ma szczebla „{ $step }”. Są: { $options }.
desk-no-ruling = W tym wydarzeniu nie ma orzeczenia o numerze { $ruling }.
desk-for-somebody-else = Gracz odwołuje się we własnym imieniu.
desk-appealed-already = { $name }: ta osoba już się odwołała od tego orzeczenia.
desk-too-late = { $minutes ->
    [one] Odwołać się można przez minutę po orzeczeniu. Ten czas minął.
    [few] Odwołać się można przez { $minutes } minuty po orzeczeniu. Ten czas minął.
   *[other] Odwołać się można przez { $minutes } minut po orzeczeniu. Ten czas minął.
} Sędzia główny może jeszcze przyjąć odwołanie.
desk-no-appeal = Nie ma odwołania o numerze { $appeal }.
desk-decided-already = W sprawie tego odwołania rozstrzygnięcie już zapadło: { $name }.
desk-own-ruling = Nikt nie rozstrzyga odwołania od własnego orzeczenia.
desk-no-reading = W tej grze nie ma wykładni „{ $reading }”.
desk-no-option = Wykładnia { $reading } nie ma wariantu „{ $option }”. Są: { $options }.
desk-no-act = W dzienniku nie ma wpisu { $act }.
desk-correction-stays = Poprawka zostaje. Jeśli była błędna, popraw sam wpis jeszcze raz.
desk-event-stays = Wydarzenia nie można cofnąć.
desk-withdrawn-already = Ten wpis jest już cofnięty.
desk-other-kind = To wpis rodzaju „{ $kind }” i poprawia się go wpisem tego samego rodzaju.
desk-not-yours = { $role ->
    [player] Gracz nie może tego zrobić.
    [referee] Sędzia nie może tego zrobić.
    [head-referee] Sędzia główny nie może tego zrobić.
    [organiser] Organizator nie może tego zrobić.
   *[other] Bez odsyłacza nikt nie może tego zrobić.
}
desk-not-your-act = Kto nie może tego zrobić, nie może też tego poprawić.
desk-others-fall = { $count ->
    [0] Przez tę poprawkę nic innego nie odpadnie. Obejrzyj podgląd jeszcze raz.
    [one] Jeden inny wpis przestałby być możliwy: { $acts }. Obejrzyj podgląd i zgódź się na to.
    [few] { $count } inne wpisy przestałyby być możliwe: { $acts }. Obejrzyj podgląd i zgódź się na to.
   *[other] { $count } innych wpisów przestałoby być możliwych: { $acts }. Obejrzyj podgląd i zgódź się na to.
}
desk-other-request = Pod tą nazwą przysłano już coś innego.
desk-link-player = Tylko odsyłacz gracza jest dla jednej osoby.
desk-other-game = W tym wydarzeniu gra się w inną grę ({ $game }).
desk-other-reading = To wydarzenie rozstrzygnęło wykładnię { $reading } inaczej. Orzekaj według wykładni wydarzenia.
desk-contradicts = W tej samej sprawie orzeczono w tym wydarzeniu inaczej: { $number }. Najpierw obejrzyj tamto orzeczenie. Jeśli to ma być wydane mimo wszystko, wymień tamto w „despite” ({ $ruling }).
desk-takes-long = To trwa dłużej, niż wolno czekać na odpowiedź. Poproś o orzeczenie w tle i wydaj je pod jego numerem.
desk-rulings-stand = W tym wydarzeniu wydano już orzeczenia według jego wykładni. Zaproponuj nowe wykładnie: wtedy każda sprawa zostanie rozstrzygnięta ponownie, a przed przyjęciem widać, co się odwraca.
desk-new-rulings = Od tej propozycji wydano nowe orzeczenia. Zaproponuj wykładnie jeszcze raz.
desk-no-proposal = Nie ma propozycji o numerze { $proposal }.
desk-own-door = Ten wpis ma własne drzwi, które patrzą, do czego prowadzi.
desk-not-ruled-yet = Na razie rozstrzygnięto ponownie { $done } z { $total }. Poczekaj na wszystkie.
desk-other-flips = Odwracają się inne orzeczenia niż te, na które się zgodzono. Obejrzyj listę jeszcze raz.
