# Zasady, na które powołuje się rozstrzygnięcie

rule-boru-box-open = Monety, znaczniki Poważania, Najeźdźcy i dyski leżą na widoku. Zakryte są karty na rękach, karty odłożone przy wyborze, stos odrzuconych (nie wolno go przeglądać) i karta odłożona obok planszy.

rule-boru-setup-start = Każdy zaczyna z 3 monetami, 1 znacznikiem Poważania, 10 punktami i dyskiem na pierwszym polu toru Zaślubin.
rule-boru-setup-tokens = Znaczniki Roszczenia leżą na początku zakryte, każdy na swoim polu planszy.
rule-boru-setup-brides = Talia Zaślubin to Księżniczka Danii na samym dole i losowe karty na niej: dwie przy trzech graczach, trzy przy czterech lub pięciu.
rule-boru-setup-vikings = Karty Wikingów tasuje się i kładzie zakryte obok obszaru Bitwy.
rule-boru-setup-starter = Osobę rozpoczynającą wybiera los; dostaje ona znacznik Aktywnego Miasta.
rule-boru-setup-discs = Od osoby ze znacznikiem, zgodnie z ruchem wskazówek zegara, każdy kładzie jeden dysk na dowolnym mieście. W regionie, w którym leży już cudzy dysk, kłaść nie wolno.

rule-boru-round-count = Gra trwa trzy rundy przy trzech graczach, a cztery przy czterech lub pięciu.
rule-boru-round-phases = Runda ma cztery fazy: Przygotowanie, Wybór kart, Akcje i Utrzymanie. Każda decyzja ma swoje miejsce i swojego decydującego.
rule-boru-prepare-vikings = Odkrywa się kartę Wikingów i kładzie na obszarze Bitwy tylu Najeźdźców, ilu wskazuje. Karta odpada.
rule-boru-prepare-bride = Odkrywa się wierzchnią kartę talii Zaślubin i kładzie u szczytu toru.
rule-boru-prepare-last = Gdy po odkryciu talia Zaślubin jest pusta, trwa ostatnia runda. Księżniczka Danii jest zawsze ostatnia.
rule-boru-draft-deal = Karty Akcji tasuje się i rozdaje: po 8 przy trzech graczach, po 6 przy czterech, po 5 przy pięciu.
rule-boru-draft-aside = Przy trzech i czterech graczach jedna karta zostaje zakryta obok planszy i nikt jej nie ogląda.
rule-boru-draft-keep = Z otrzymanych kart każdy zatrzymuje dwie, a resztę podaje osobie po lewej, gdy wszyscy już wybrali.
rule-boru-draft-rest = Gdy przychodzi tylko jedna karta albo dwie, odkłada się je od razu do swoich.
rule-boru-draft-final = Na odłożone karty można patrzeć, ale nie można ich wymieniać.

rule-boru-trick-count = Próby rozgrywa się, aż każdemu zostanie na ręce jedna karta; tę się odrzuca i zaczyna się Utrzymanie.
rule-boru-trick-marker = Próbę rozpoczyna osoba ze znacznikiem Aktywnego Miasta: kładzie go na dowolnym mieście bez dysku i zagrywa kartę.
rule-boru-trick-match = Pierwsza karta próby musi być w kolorze Aktywnego Miasta albo biała, więc można wskazać tylko miasto, do którego ma się kartę.
rule-boru-trick-no-lead = Kto nie ma karty do żadnego wolnego miasta, oddaje znacznik i rozpoczęcie próby dalej, zgodnie z ruchem wskazówek zegara.
rule-boru-trick-hand = Gra się kartami z ręki; karta zagrana w tej rundzie już nie wraca.
rule-boru-trick-follow = Pozostali zagrywają po kolei, zgodnie z ruchem wskazówek zegara, po jednej dowolnej karcie: ani kolor, ani wartość nie wiążą.
rule-boru-trick-win = Próbę wygrywa najwyższa karta w kolorze Aktywnego Miasta.
rule-boru-trick-royal = Karty białe pasują do każdego koloru i liczą się tak jak karty w kolorze Aktywnego Miasta.
rule-boru-trick-order = Akcje wykonuje się od najniższej zagranej karty do najwyższej, bez względu na kolor i na to, kto wygrał.
rule-boru-trick-main = Kto wygrał próbę, wykonuje akcję Główną swojej karty.
rule-boru-trick-side = Kto próby nie wygrał, wybiera jedną z akcji Dodatkowych swojej karty i wykonuje ją całą. Niektóre karty mają tylko jedną. Wolno wybrać i taką, która nic nie da.
rule-boru-trick-discard = Rozpatrzone karty idą na wspólny stos odrzuconych, którego nie wolno przeglądać.
rule-boru-trick-next = Następną próbę rozpoczyna ten, kto ma znacznik Aktywnego Miasta.

rule-boru-action-symbols = Wszystkie symbole akcji rozpatruje się po kolei, od lewej do prawej. Nieobowiązkowe jest tylko wydawanie monet.
rule-boru-action-take = Przejęcie: znacznik Aktywnego Miasta trafia do wygrywającego, a na mieście leży odtąd jego dysk.
rule-boru-action-coin = Moneta: weź jedną z puli. Monet nigdy nie brakuje.
rule-boru-action-pay = Zwrot monety: oddaj jedną. Przy kilku takich symbolach każdy rozpatruje się osobno.
rule-boru-action-pay-points = Kto przy zwrocie nie ma ani jednej monety, traci 2 punkty, ale nigdy poniżej zera.
rule-boru-action-church = Kościół: połóż jeden swój dysk na obszarze Kościoła. Dysków nigdy nie brakuje.
rule-boru-action-raid = Najeźdźcy: weź jeden znacznik z obszaru Bitwy. Więcej, niż tam leży, wziąć się nie da.
rule-boru-action-raid-none = Gdy obszar Bitwy jest pusty, symbol Najeźdźców nic nie daje i niczego nie można dokupić.
rule-boru-action-court = Zaślubiny: przesuń dysk o jedno pole w górę toru.
rule-boru-action-court-top = Na najwyższym polu toru symbol Zaślubin nic nie daje i niczego nie można dokupić.
rule-boru-action-court-taken = Jeśli po akcji dysk stanąłby na zajętym polu, schodzi na najbliższe wolne poniżej albo na pierwsze pole toru. Mijać innych wolno.
rule-boru-action-extras = Przy symbolu Kościoła, Najeźdźców i Zaślubin można za każde 2 monety dołożyć jeszcze jeden dysk, znacznik albo krok – z monet, które ma się w tej chwili.
rule-boru-expand = Poszerzenie zasięgów: za 5 monet można położyć dysk na nowym mieście. Nie trzeba.
rule-boru-expand-own = Zasięgi poszerza się od miasta, które się kontroluje.
rule-boru-expand-road = Nowe miasto musi łączyć z własnym bezpośrednia droga, bez innych miast po drodze.
rule-boru-expand-free = Na nowym mieście nie może leżeć żaden dysk.
rule-boru-expand-active = Nie wolno poszerzać zasięgów na miasto, na którym leży znacznik Aktywnego Miasta.
rule-boru-expand-vikings = Miasto pod znacznikiem Wikingów nie może być ani początkiem, ani celem poszerzenia.
rule-boru-action-remove = Usunięcie: zdejmij z planszy jeden znacznik kontroli Wikingów; miasto wraca do tego, czyj dysk leży pod spodem.

rule-boru-upkeep-steps = Utrzymanie ma cztery kroki, zawsze w tej kolejności: Zaślubiny, Bitwa, Kościół, Zdobywanie władzy w regionach.
rule-boru-marriage-highest = Kto stoi najwyżej na torze, bierze odkrytą kartę Zaślubin i od razu jej bonusy, a potem wraca na pierwsze pole. Szczytu toru osiągnąć nie trzeba.
rule-boru-marriage-nobody = Gdy wszyscy stoją na pierwszym polu, nikt nie bierze karty i od razu następuje Bitwa.
rule-boru-marriage-points = Punkty z karty Zaślubin dolicza się od razu.
rule-boru-marriage-renown = Znacznik Poważania bierze się z puli; nigdy ich nie brakuje.
rule-boru-marriage-town = Karta z nazwą regionu daje dysk na dowolnym wolnym mieście tego regionu; gdy wolnego nie ma, nic nie daje.
rule-boru-princess = Kto bierze Księżniczkę Danii, od razu wybiera jedno z trojga: wsparcie Wojskowe, handel albo odtrącenie.
rule-boru-princess-military = Wsparcie Wojskowe: przy zdobywaniu władzy w regionach i przy punktach za odkryte znaczniki na planszy miasta Wikingów liczą się jak własne, ale nie przy liczeniu regionów na koniec.
rule-boru-princess-trade = Handel: na koniec gry miasta Wikingów liczą się jak własne przy liczeniu regionów, ale nie przy znacznikach Roszczenia.
rule-boru-princess-spurn = Odtrącenie: karta odpada, a w zamian są 4 punkty. Odtrąconej karty się nie ma.
rule-boru-marriage-track = Po karcie Zaślubin każdy bierze bonus swojego pola toru. Kto wziął kartę, stoi już na pierwszym polu.
rule-boru-marriage-track-town = Pole z miastem daje dysk na dowolnym wolnym mieście planszy.
rule-boru-battle-repelled = Pusty obszar Bitwy oznacza odparty atak: nikt nie traci miasta.
rule-boru-battle-invasion = Jeśli został choć jeden Najeźdźca, kto ma ich najmniej przed sobą, traci miasto. Wybiera je ten, kto ma ich najwięcej.
rule-boru-battle-least-tied = Gdy kilka osób ma najmniej, każda z nich traci miasto.
rule-boru-battle-most-tied = Gdy kilka osób ma najwięcej, tracący sami wybierają swoje miasta.
rule-boru-battle-all-tied = Gdy wszyscy mają po równo, każdy traci jedno miasto i sam je wybiera.
rule-boru-battle-no-town = Kto nie kontroluje żadnego miasta, nic nie traci.
rule-boru-battle-targets = Stracić można tylko miasto kontrolowane w tej chwili. Znacznik Wikingów leży na dysku, a Klasztor zostaje.
rule-boru-battle-clear = Po najeździe wszyscy Najeźdźcy z obszaru Bitwy wracają do puli.
rule-boru-spoils-first = Kto ma najwięcej Najeźdźców, bierze znacznik Poważania, dostaje punkt za każdy swój znacznik Poważania i oddaje wszystkich Najeźdźców. Nie ma znaczenia, czy atak odparto.
rule-boru-spoils-first-tied = Przy remisie o najwięcej pierwszej nagrody nie dostaje nikt i nikt nic nie oddaje.
rule-boru-spoils-second = Potem każdy, kto ma w tej chwili najwięcej Najeźdźców, dostaje 1 punkt i oddaje 1 znacznik.
rule-boru-spoils-none = Bez choćby jednego Najeźdźcy nie ma żadnej nagrody.
rule-boru-spoils-kept = Najeźdźcy, których nie trzeba oddać, zostają przed graczem na następne rundy.
rule-boru-church-first = Kto ma najwięcej dysków w Kościele, stawia Klasztor w kontrolowanym mieście, bierze znacznik Aktywnego Miasta i odzyskuje wszystkie te dyski.
rule-boru-church-first-tied = Przy remisie o najwięcej dysków pierwszej nagrody nie ma.
rule-boru-church-cannot-build = Kto nie ma gdzie postawić Klasztoru, i tak bierze znacznik i odzyskuje dyski.
rule-boru-church-one-monastery = W jednym mieście może stać tylko jeden Klasztor.
rule-boru-church-second = Potem każdy, kto ma w tej chwili najwięcej dysków w Kościele, dostaje 1 punkt i odzyskuje 1 dysk. Bez dysków nie ma nagrody.
rule-boru-church-four = Na koniec, od osoby ze znacznikiem zgodnie z ruchem wskazówek zegara, każdy z co najmniej 4 dyskami stawia Klasztor i odzyskuje dyski. Gdy nie ma gdzie, dyski zostają.
rule-boru-regions-reveal = Zakryty znacznik Roszczenia odkrywa się, gdy kontrolowanych miast regionu, z miastami Wikingów, jest co najmniej tyle, ile wynosi próg. Raz odkrytego się nie zakrywa.
rule-boru-regions-take = Odkryty znacznik bierze ten, kto kontroluje w regionie najwięcej miast.
rule-boru-regions-tie = Przy remisie o najwięcej znacznik zostaje tam, gdzie był.
rule-boru-regions-monastery = Miasto z Klasztorem liczy się jak dwa: przy odkrywaniu znaczników i przy zdobywaniu władzy.
rule-boru-regions-military = Przy wsparciu Wojskowym wszystkie miasta Wikingów liczą się temu, kto ma Księżniczkę.
rule-boru-regions-vikings = Jeśli w regionie przeważają Wikingowie, znacznik leży na planszy, choćby ktoś go miał. Remis z Wikingami to zwykły remis.

rule-boru-end-when = Gra kończy się po Utrzymaniu, gdy w talii Zaślubin nie ma już kart.
rule-boru-score-coins = Najwięcej monet: 1 punkt; przy remisie nikt go nie dostaje.
rule-boru-score-marker = Znacznik Aktywnego Miasta: 1 punkt.
rule-boru-score-renown = Każdy znacznik Poważania: 1 punkt.
rule-boru-score-tokens = Każdy własny znacznik Roszczenia daje wskazane na nim punkty.
rule-boru-score-half = Za odkryty znacznik na planszy remisujący o najwięcej miast dostają po połowie punktów, w dół. Wikingowie są tu stroną jak inni.
rule-boru-score-half-monasteries = Także przy dzieleniu punktów miasto z Klasztorem liczy się jak dwa.
rule-boru-score-face-down = Zakryte znaczniki Roszczenia nie dają punktów.
rule-boru-score-regions = Za liczbę regionów z co najmniej jednym kontrolowanym miastem: do dwóch nic, trzy lub cztery 1 punkt, pięć 3, sześć 5, siedem 7, osiem 10.
rule-boru-score-winner = Wygrywa najwięcej punktów.
rule-boru-tie-tokens = Remis punktowy rozstrzyga liczba znaczników Roszczenia.
rule-boru-tie-brides = Potem rozstrzyga liczba kart Zaślubin.
rule-boru-tie-shared = Jeśli nadal jest remis, zwycięstwo się dzieli.

# Wykładnie

reading-no-legal-lead = Co się dzieje, gdy rozpoczynający próbę nie ma karty do żadnego wolnego miasta?
reading-no-legal-lead-passes-clockwise = Znacznik i rozpoczęcie przechodzą zgodnie z ruchem wskazówek zegara do pierwszej osoby, która może. Jeśli nikt nie może, faza Akcji się kończy.
reading-no-legal-lead-why = Instrukcja każe wskazać miasto i zagrać pasującą kartę, a o takim braku nie mówi.

reading-five-player-tricks = Co dzieje się z ostatnią kartą przy pięciu graczach?
reading-five-player-tricks-discarded = Odrzuca się ją, jak przy innych liczbach graczy: są cztery próby.
reading-five-player-tricks-played = Zagrywa się ją: prób jest pięć.
reading-five-player-tricks-why = Polski tekst każe zawsze zostawić jedną kartę; inne wydania grają przy pięciu osobach do końca.

reading-pay-partial = Jak płaci się dwa zwroty monety, mając jedną monetę?
reading-pay-partial-coin-then-points = Pierwszy symbol zabiera monetę, drugi kosztuje 2 punkty.
reading-pay-partial-why = Symbole rozpatruje się po kolei, każdy osobno.

reading-score-floor = Ile traci ktoś, kto ma 1 punkt, a powinien stracić 2?
reading-score-floor-zero = Zostaje z zerem.
reading-score-floor-why = Instrukcja zwalnia dopiero przy zerze punktów, a tor nie ma pól ujemnych.

reading-buy-extras = Kiedy dokupuje się dodatkowe dyski, znaczniki i kroki?
reading-buy-extras-at-each-symbol = Przy każdym symbolu, z monet posiadanych w tej chwili.
reading-buy-extras-why = Możliwość dokupienia jest częścią symbolu, a symbole idą od lewej do prawej.

reading-track-collision = Kiedy sprawdza się, czy pole toru Zaślubin jest zajęte?
reading-track-collision-after-action = Raz, po całej akcji; innych można mijać, a własne poprzednie pole jest wolne.
reading-track-collision-after-symbol = Po każdym symbolu Zaślubin razem z dokupionymi krokami.
reading-track-collision-why = Opis symbolu mówi o końcu akcji, a karta Pomocy o końcu ruchu. Domyślnie rozstrzyga dokładniejszy opis.

reading-void-symbols = Czy można dokupić kroki albo Najeźdźców, gdy sam symbol nic nie daje?
reading-void-symbols-nothing-bought = Nie: symbol bez efektu nie daje też prawa do dokupienia.
reading-void-symbols-why = Dokupuje się „jeden więcej”, a bez pierwszego nie ma do czego dokładać.

reading-symbols-mandatory = Czy symbole Zaślubin, Najeźdźców, Kościoła i usunięcia Wikingów są obowiązkowe?
reading-symbols-mandatory-mandatory = Tak; dobrowolne jest tylko wydawanie monet.
reading-symbols-mandatory-why = Instrukcja każe rozpatrzyć wszystkie symbole, a „możesz” pisze tylko przy monetach.

reading-remove-viking = Czyj znacznik Wikingów można usunąć?
reading-remove-viking-anyones = Dowolny, z miasta kogokolwiek. Gdy żadnego nie ma, monetę i tak się zwraca.
reading-remove-viking-why = Symbol mówi o znaczniku z planszy i o graczu, którego dysk zostanie odkryty.

reading-void-row = Czy wolno wybrać akcję Dodatkową, która nic nie da?
reading-void-row-allowed = Tak.
reading-void-row-why = Wybór akcji jest wolny, a symbol bez efektu jest w instrukcji przewidziany.

reading-expand-vikings = Czy można poszerzać zasięgi z miasta Wikingów albo na nie?
reading-expand-vikings-neither = Ani jedno, ani drugie.
reading-expand-vikings-why = Takiego miasta się nie kontroluje, a leży na nim dysk.

reading-nobody-courted = Co odpada, gdy nikt nie ruszył się z pierwszego pola toru Zaślubin?
reading-nobody-courted-card-leaves = Odkryta karta Zaślubin tej rundy; bonusów z toru nie ma.
reading-nobody-courted-deck-top-leaves = Wierzchnia karta talii Zaślubin, więc gra się skraca. Odkryta karta zostaje, aż przykryje ją następna.
reading-nobody-courted-why = Polski tekst mówi o wierzchniej karcie talii, ale to skracałoby grę wbrew podanej liczbie rund.

reading-bonus-void = Co z bonusem miasta, gdy nie ma wolnego?
reading-bonus-void-void = Ta część bonusu przepada.
reading-bonus-void-why = Przy karcie Zaślubin instrukcja mówi to wprost, a pole toru jest podobne.

reading-invasion-all-tied = Kto traci miasto, gdy wszyscy mają tyle samo Najeźdźców?
reading-invasion-all-tied-each-loses = Każdy traci jedno, wybrane przez siebie.
reading-invasion-all-tied-why = Wszyscy mają wtedy i najmniej, i najwięcej, więc działają obie zasady o remisie.

reading-invasion-no-town = Co traci ktoś, kto nie kontroluje żadnego miasta?
reading-invasion-no-town-nothing = Nic.
reading-invasion-no-town-why = Nie ma na czym położyć znacznika, a innej kary instrukcja nie zna.

reading-invasion-targets = Które miasto można stracić?
reading-invasion-targets-controlled-now = Tylko to, które tracący kontroluje w tej chwili; Klasztor zostaje na miejscu.
reading-invasion-targets-why = Traci się kontrolę, a miasta pod znacznikiem Wikingów się nie kontroluje.

reading-invasion-order = W jakiej kolejności wybiera się tracone miasta?
reading-invasion-order-clockwise-from-marker = Prowadzący wybiera dla każdego; kto wybiera sam, robi to po kolei od znacznika, zgodnie z ruchem wskazówek zegara.
reading-invasion-order-why = Instrukcja nie podaje kolejności; taka obowiązuje w innych krokach.

reading-church-second-zero = Czy druga nagroda Kościoła należy się bez dysków?
reading-church-second-zero-nothing = Nie.
reading-church-second-zero-why = Nagroda każe odzyskać dysk, którego by nie było.

reading-church-leader-cannot-build = Co dostaje prowadzący w Kościele, gdy nie ma gdzie postawić Klasztoru?
reading-church-leader-cannot-build-still-rewarded = Znacznik Aktywnego Miasta i wszystkie dyski z powrotem.
reading-church-leader-cannot-build-why = Zastrzeżenie o możliwości dotyczy tylko Klasztoru.

reading-token-overtaken-tied = Co ze znacznikiem, gdy posiadacza wyprzedzają dwie strony, które ze sobą remisują (gracze albo gracz i Wikingowie)?
reading-token-overtaken-tied-stays = Zostaje u niego.
reading-token-overtaken-tied-returns = Wraca na planszę.
reading-token-overtaken-tied-why = Przy remisie znacznik zostaje tam, gdzie był; ale kto nie ma najwięcej, mógłby go nie zachować.

reading-token-vikings-tied = Co ze znacznikiem, gdy Wikingowie remisują z graczem?
reading-token-vikings-tied-tie = To zwykły remis, taki jak między graczami. Sami Wikingowie odsyłają znacznik na planszę dopiero wtedy, gdy mają najwięcej miast ze wszystkich.
reading-token-vikings-tied-player-takes = Wikingowie nie są graczem: jeśli remisuje z nimi jeden gracz, to on ma najwięcej miast i bierze znacznik.
reading-token-vikings-tied-returns = Znacznik wraca na planszę.
reading-token-vikings-tied-why = O Wikingach instrukcja mówi tylko wtedy, gdy kontrolują najwięcej.

reading-token-threshold = Czy próg sprawdza się ponownie przy odkrytych znacznikach?
reading-token-threshold-not-rechecked = Nie.
reading-token-threshold-why = Próg służy tylko do odkrywania.

reading-half-points = Kto dzieli się punktami za odkryty znacznik na planszy?
reading-half-points-vikings-are-a-side = Wikingowie są stroną jak inni: gdy sami prowadzą, nikt nie punktuje; gdy remisują z graczem, ten dostaje połowę.
reading-half-points-vikings-ignored = Porównuje się tylko graczy: po połowie dostają ci, którzy remisują o najwięcej wśród graczy, choćby Wikingowie mieli więcej. Kto wyprzedza wszystkich graczy, z nikim nie remisuje.
reading-half-points-vikings-block = Po połowie dostają tylko gracze, którzy remisują między sobą: kto remisuje tylko z Wikingami, nie dostaje nic, a gdy Wikingowie sami prowadzą, nikt nie punktuje.
reading-half-points-why = Instrukcja odsyła do liczby kontrolowanych miast, a tę w regionach liczy się właśnie tak.

reading-half-points-monasteries = Czy miasto z Klasztorem liczy się podwójnie także przy dzieleniu punktów za znacznik na planszy?
reading-half-points-monasteries-double = Tak, podwójnie.
reading-half-points-monasteries-single = Nie, raz, jak każde inne miasto.
reading-half-points-monasteries-why = Instrukcja podwaja Klasztory przy odkrywaniu znaczników i zdobywaniu władzy, a o punktacji końcowej nie wspomina.

reading-covered-town-regions = Czy własne miasto pod znacznikiem Wikingów liczy się przy liczeniu regionów?
reading-covered-town-regions-not-counted = Nie, chyba że ma się stronę handlu.
reading-covered-town-regions-why = Liczą się miasta kontrolowane, a tego się nie kontroluje.

reading-open-information = Co przy stole jest jawne?
reading-open-information-hands-hidden = Monety, Poważanie, Najeźdźcy i dyski są jawne; ręce, odłożone karty, stos odrzuconych i ostatnia karta zakryte.
reading-open-information-why = Instrukcja zakrywa karty i zabrania przeglądać odrzucone, a o reszcie milczy.
