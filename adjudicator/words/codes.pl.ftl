# Nagłówki spisu kodów: „sedzia rules boru --codes”.

codes-code = kod
codes-cards = Karty
codes-tactics = Karty taktyki
codes-dams = Tamy
codes-requirements = Wymogi tam
codes-clans = Klany
codes-warriors = Wojownicy
codes-forts = Forty
codes-regions = Regiony
codes-towns = Miasta
codes-marriage-cards = Karty Zaślubin
codes-actions = Akcje
codes-claims = Deklaracje i pytania
