### Wszystkie teksty Fireside po polsku.
###
### $player, $opponent i podobne to wzmianki, takie jak <@1>, albo imiona tam, gdzie Discord wzmianek
### nie pokazuje; nie odmieniają się i nie zdradzają rodzaju, stąd czas teraźniejszy.

## Games

game-tictactrek = Tic Tac Trek
game-tactiki = TacTiki
game-battleoflits = Battle of LITS
somebody = ktoś

## Commands and their options, as Discord lists them

command-challenge = Rzuć komuś wyzwanie albo zaproś do gry każdego, kto ma ochotę
command-move = Wykonaj ruch: wpisz go albo wybierz z podpowiedzi
command-away = Zgłoś kilka dni nieobecności: zegary od dnia na turę wzwyż staną
command-board = Plansza partii: dla grających jeszcze raz na kanale, dla innych prywatnie
command-matches = Twoje partie albo wszystkie na tym serwerze: czyja tura i gdzie
command-resign = Poddaj partię (z dodatkowym pytaniem)
command-ranks = Twoja strona partii, tylko do twojego wglądu
command-draw = Zaproponuj remis w grze, w której remisy istnieją
command-takeback = Poproś o zgodę na cofnięcie swojej ostatniej tury
command-call-off = Zaproponuj zakończenie partii bez wyniku
command-replay = Zakończona partia tura po turze, jako animacja albo jako zapis
command-rules = Jak się gra: zasady z obrazkami
command-leaderboard = Kto gra najlepiej, według rankingu
command-profile = Jak ktoś gra: rankingi, przeciwnicy, serie i ostatnie partie
command-help = Co potrafi Fireside
option-game = Gra
option-opponent = Kogo wyzwać; pomiń, a wyzwanie będzie mógł przyjąć każdy
option-first = Kto zaczyna
option-variant = Wariant gry, na przykład układ: nazwa z listy albo własny
option-move = Ruch, np. N12 lub D4 D5 D6 E5; pisz, by zawęzić listę
option-match = Która partia, jeśli grasz tu więcej niż jedną
option-replay-match = Która partia; do wyboru twoje i te z tego kanału, od najnowszych
option-as = Krok po kroku, jako GIF albo jako zapis, czyli tekst
option-share = Pokaż GIF lub zapis wszystkim tutaj
as-steps = Krok po kroku
as-gif = GIF
as-record = Zapis, czyli tekst
option-match-here = Która partia; partię z innego kanału zobaczysz prywatnie
option-leaderboard-game = Która gra; domyślnie ta, w której ostatnio zmieniał się ranking
option-scope = Ten serwer albo wszystkie serwery
option-person = Czyj profil; domyślnie twój
option-profile-game = Tylko ta gra
option-rated = Czy partia liczy się do rankingu; tak, chyba że serwer ustalił inaczej
option-away = Ile dni albo do kiedy (2026-12-24); „back”, gdy już jesteś z powrotem
option-clock = Ile może trwać tura; 3 dni, chyba że serwer ustalił inaczej
option-where = Gdzie grać: na tym kanale czy w osobnym wątku partii
clock-none = Bez zegara
clock-live-5 = Na żywo: 5 minut na turę
clock-live-10 = Na żywo: 10 minut na turę
clock-days-1 = 1 dzień na turę
clock-days-3 = 3 dni na turę
clock-days-7 = 7 dni na turę
place-here = Na tym kanale
place-thread = W nowym wątku
first-random = Zdecyduje los
first-challenger = Ja
first-opponent = Druga strona

## Buttons and menus

button-accept = Przyjmij
button-decline = Odrzuć
button-cancel = Wycofaj
button-rules = Zasady
button-letter = Moja strona
button-rematch = Rewanż
button-resign = Poddaj
button-play-on = Graj dalej
button-previous = Wstecz
button-next = Dalej
menu-move = Wybierz ruch
menu-part = Wybierz ruch: od { $first } do { $last }

## Challenges

challenge-made-open =
    🔥 { $opponent }, { $challenger } rzuca ci wyzwanie: **{ $game }**.
    -# { $clock } · { $rated ->
        [yes] Rankingowa
       *[no] Towarzyska
    } · Wyzwanie wygasa { $until }.
challenge-made-accepted = { $challenger } rzuca wyzwanie do gry w **{ $game }** – { $opponent } je przyjmuje.
challenge-made-declined = { $challenger } rzuca wyzwanie do gry w **{ $game }** – { $opponent } je odrzuca.
challenge-made-cancelled = { $opponent }, wyzwanie do gry w **{ $game }** jest nieaktualne: { $challenger } je wycofuje.
challenge-made-expired = { $challenger } rzuca wyzwanie do gry w **{ $game }** – { $opponent } nie odpowiada na czas.
challenge-open-open =
    🔥 { $challenger } szuka kogoś do gry w **{ $game }**. Przyjąć może każdy.
    -# { $clock } · { $rated ->
        [yes] Rankingowa
       *[no] Towarzyska
    } · Wyzwanie wygasa { $until }.
challenge-open-accepted = { $challenger } rzuca otwarte wyzwanie do gry w **{ $game }** – zostało przyjęte.
challenge-open-declined = { $challenger } rzuca otwarte wyzwanie do gry w **{ $game }** – jest już zamknięte.
challenge-open-cancelled = { $challenger } wycofuje otwarte wyzwanie do gry w **{ $game }**.
challenge-open-expired = { $challenger } rzuca otwarte wyzwanie do gry w **{ $game }** – wygasło bez odpowiedzi.
challenge-rematch-open =
    🔥 { $opponent }, { $challenger } proponuje rewanż w grze **{ $game }**, z zamianą stron.
    -# { $clock } · { $rated ->
        [yes] Rankingowa
       *[no] Towarzyska
    } · Wyzwanie wygasa { $until }.
challenge-rematch-accepted = { $challenger } proponuje rewanż w grze **{ $game }** – { $opponent } przyjmuje wyzwanie.
challenge-rematch-declined = { $challenger } proponuje rewanż w grze **{ $game }** – { $opponent } odmawia.
challenge-rematch-cancelled = { $opponent }, rewanż w grze **{ $game }** jest nieaktualny: { $challenger } wycofuje wyzwanie.
challenge-rematch-expired = { $challenger } proponuje rewanż w grze **{ $game }** – { $opponent } nie odpowiada na czas.
challenge-standing = Masz już takie samo wyzwanie i wciąż jest otwarte: { $where }. Zaczekaj na odpowiedź albo wycofaj je tutaj.
challenge-varied = Twoje wyzwanie w innym wariancie jest wciąż otwarte: { $where }. Aby rzucić to nowe, najpierw wycofaj tutaj tamto.
challenge-withdrawn = Twoje wyzwanie zostało wycofane.
challenge-owed = Twoje wyzwanie jest zapisane, ale nie udało mi się go teraz opublikować. Spróbuję ponownie; jeśli się nie pojawi, sprawdź, czy wolno mi tu wysyłać wiadomości.

## Matches

player-side = { $player } ({ $side })
match-begins =
    { $rated ->
        [yes] **{ $game }**, partia rankingowa: { $first } – { $second }.
        [capped] **{ $game }**, partia towarzyska, bo dzisiejszy limit partii rankingowych tej gry w tej parze jest już wyczerpany: { $first } – { $second }.
       *[no] **{ $game }**, partia towarzyska: { $first } – { $second }.
    }
match-earlier =
    { $count ->
        [one] -# … i wcześniej jeszcze jeden ruch.
        [few] -# … i wcześniej jeszcze { $count } ruchy.
        [many] -# … i wcześniej jeszcze { $count } ruchów.
       *[other] -# … i wcześniej jeszcze { $count } ruchu.
    }
match-sealed-deal = -# 🔒 Losowanie, zapieczętowane: `{ $digits }`
match-sealed-move = -# 🔒 { $player }, zapieczętowane: `{ $digits }`
match-footer = -# { $progress } · wybierz poniżej lub wpisz /move · partia { $match }
ended-agreed = { $player } i { $winner } zgadzają się na remis.
ended-abandoned = { $winner } i { $player }: tej partii nie dało się kontynuować, więc pozostaje bez wyniku.
ended-called-off = { $player } i { $winner } unieważniają tę partię; pozostaje bez wyniku.
ended-left = { $player } opuszcza serwer. **{ $winner } wygrywa.**
ended-moderated =
    { $won ->
        [0] { $by } w ramach moderacji kończy partię: { $winner } – { $player }; pozostaje bez wyniku.
       *[1] { $by } w ramach moderacji kończy tę partię. **{ $winner } wygrywa.**
    }
ended-resigned = { $player } poddaje partię. **{ $winner } wygrywa.**
ended-time = { $player } przekracza czas. **{ $winner } wygrywa.**
day =
    { $day } { $month ->
        [1] sty
        [2] lut
        [3] mar
        [4] kwi
        [5] maj
        [6] cze
        [7] lip
        [8] sie
        [9] wrz
        [10] paź
        [11] lis
       *[12] gru
    }
match-number = partia { $match }
match-versus = kontra { $opponent }
match-between = { $first } – { $second }
turn-yours = twoja tura
turn-theirs = tura przeciwnika
turn-of = tura: { $player }
move-played = Zagrane: { $move }.
board-owed = To jest zapisane, ale nie udało mi się teraz opublikować planszy. Spróbuję ponownie; pokaże ją też /board.
goes-on-here = Ta partia toczy się dalej tutaj.
board-not-posted = Nie udało mi się opublikować planszy. Sprawdź, czy wolno mi tu wysyłać wiadomości i załączać pliki, i ponów /board.
resign-really = Na pewno chcesz poddać partię { $match } gry { $game }? Wygra wtedy { $opponent }.
resign-done = Partia poddana.
resign-not = Dobrze, graj dalej.
letter = Twoja strona partii { $match }, tylko do twojego wglądu.
letter-over = Partia { $match } jest zakończona; tak wyglądały obie strony.
letter-refused = Nie przyjmujesz ode mnie wiadomości prywatnych, więc swoją stronę partii { $match } obejrzysz przez /ranks albo przycisk pod planszą. Reszta działa jak zwykle.

## Clocks

# $clock is how long a turn may take, such as “3 days a turn”; $until is shown as “in 2 days”.
time-runs = -# ⏳ Czas minie { $until } · { $clock }
time-stands = -# ⏳ Zegar stoi · { $clock }
time-away = -# ⏳ Zegar stoi, nieobecność do { $until }: { $player } · { $clock }
time-warning =
    ⏳ { $players }, czas na ruch w grze **{ $game }**, partia { $match }, minie { $until }.
    -# { $where }
away-until =
    Twoja nieobecność trwa do { $until } ({ $rest }). Do tego czasu, gdy przypada twoja tura, zegary od dnia na turę wzwyż stoją na wszystkich serwerach; zegary na żywo idą dalej. Gdy wrócisz, napisz `/away until: back`.
    -# { $left ->
        [0] Nie masz już w tym roku dni nieobecności.
        [one] Został ci w tym roku jeszcze jeden dzień nieobecności.
        [few] Zostały ci w tym roku jeszcze { $left } dni nieobecności.
        [many] Zostało ci w tym roku jeszcze { $left } dni nieobecności.
       *[other] Zostało ci w tym roku jeszcze { $left } dnia nieobecności.
    }
away-not =
    Nie masz teraz zgłoszonej nieobecności. { $left ->
        [0] W tym roku nie zostały ci już dni nieobecności.
        [one] Został ci w tym roku jeden dzień nieobecności; skorzystasz z niego przez `/away until: 1 day`.
        [few] Zostały ci w tym roku { $left } dni nieobecności; skorzystasz z nich przez `/away until: 7 days` albo podając datę.
        [many] Zostało ci w tym roku { $left } dni nieobecności; skorzystasz z nich przez `/away until: 7 days` albo podając datę.
       *[other] Zostało ci w tym roku { $left } dnia nieobecności; skorzystasz z nich przez `/away until: 7 days` albo podając datę.
    }
away-choice =
    { $days ->
        [one] 1 dzień, do { $date }
        [few] { $days } dni, do { $date }
        [many] { $days } dni, do { $date }
       *[other] { $days } dnia, do { $date }
    }
away-choice-date = Do { $date }
away-choice-back = Jestem z powrotem

## Offers and rematches

offer-owed = Twoja propozycja jest zapisana, ale nie udało mi się jej teraz opublikować. Spróbuję ponownie.
offer-draw-open = { $opponent }, { $player } proponuje ci remis w grze **{ $game }**, partia { $match }. Twój następny ruch oznacza odmowę.
offer-draw-accepted = { $player } proponuje remis w grze **{ $game }**, partia { $match } – { $opponent } się zgadza.
offer-draw-declined = { $player } proponuje remis w grze **{ $game }**, partia { $match } – { $opponent } odmawia.
offer-draw-lapsed = { $player } proponuje remis w grze **{ $game }**, partia { $match } – propozycja wygasła.
offer-takeback-open =
    { $opponent }, { $player } prosi o cofnięcie { $back ->
        [begun] swojej rozpoczętej tury
        [both] swojej ostatniej tury, a z nią twoich późniejszych ruchów,
       *[last] swojej ostatniej tury
    } w grze **{ $game }**, partia { $match }. Następny ruch oznacza odmowę.
offer-takeback-accepted = { $player } prosi o cofnięcie tury w grze **{ $game }**, partia { $match } – { $opponent } się zgadza.
offer-takeback-declined = { $player } prosi o cofnięcie tury w grze **{ $game }**, partia { $match } – { $opponent } odmawia.
offer-takeback-lapsed = { $player } prosi o cofnięcie tury w grze **{ $game }**, partia { $match } – prośba wygasła.
offer-call-off-open = { $opponent }, { $player } proponuje unieważnić partię { $match } gry **{ $game }**: zakończy się bez wyniku. Twój następny ruch oznacza odmowę.
offer-call-off-accepted = { $opponent } i { $player } unieważniają partię { $match } gry **{ $game }**.
offer-call-off-declined = { $player } proponuje unieważnić partię { $match } gry **{ $game }** – { $opponent } odmawia.
offer-call-off-lapsed = { $player } proponuje unieważnić partię { $match } gry **{ $game }** – propozycja wygasła.
rematch-made = Rewanż to partia { $match }: { $where }. Kolejny zaczniesz przez /challenge.
rematch-elsewhere = Propozycja twojego rewanżu jest tam: { $where }.
rematch-standing-asked = Twoja propozycja tego rewanżu już czeka: { $where }. Zaczekaj na odpowiedź albo wycofaj ją tutaj.
rematch-standing-own = Twoje wyzwanie dla tej samej osoby w tej grze jest wciąż otwarte: { $where }. Zaczekaj na odpowiedź albo wycofaj je tutaj i zaproponuj ponownie.
rematch-standing-others = { $player } już rzuca ci wyzwanie w tej grze: { $where }. Najpierw na nie odpowiedz.
went-back = { $player } cofa swoją ostatnią turę; partia toczy się dalej od chwili sprzed niej.
turn-taken-back = Ta tura została cofnięta. Zacznij ją od nowa na najnowszej planszy.

## Watching and replays

replay-title = **{ $game }**: { $first } – { $second } · partia { $match }
replay-start = { $turns ->
        [0] Nie wykonano żadnej tury.
       *[other] Przed pierwszą turą, liczba tur: { $turns }.
    }
replay-turn = Tura { $turn } z { $turns } · { $told }
step-first = Początek
step-back = Wstecz
step-forward = Dalej
step-last = Koniec
replay-drawing = Rysuję… { $done } z { $of }
replay-alt = Animacja partii { $match }, { $game }, od pierwszej tury do ostatniej; obrazów: { $pictures }. Ostatni obraz: { $last }
replay-record = Zapis partii { $match }. Jak go czytać i sprawdzać, opisuje docs/record-format.md.
replay-shared = Teraz widzą to tutaj wszyscy.
record-legend-tictactrek =
    Tic Tac Trek. Seat0 gra X, Seat1 gra O. N12 kładzie wylosowany kafelek; N12 K14 przenosi też na niego ognisko z K14.
    W klamrach stoi kafelek (M góra, D pustynia, G łąka, F las, L jezioro), a po gwiazdce wartość ogniska, które rozpalono lub przeniesiono.
record-legend-tactiki =
    TacTiki. Seat0 gra TIKI, od rzędu 1 w górę, Seat1 gra TAC, od rzędu 5 w dół. 12 34 55 14 23 to rozstawienie od A do E, na każdym polu dolna i górna figura.
    B1-B2 to krok; 3@C1 przywraca figurę 3 na C1. W klamrach stoją rangi z pojedynków, najpierw atakującej figury: > pokonuje, < przegrywa, = remisuje.
record-legend-battleoflits = Battle of LITS. Seat0 zaczyna jako X, Seat1 jako O. T D4 D5 D6 E5 kładzie klocek T; swap zamienia symbole.
option-which = Twoje partie albo wszystkie, które toczą się na tym serwerze
which-mine = Moje
which-here = Wszystkie na tym serwerze
button-watch = Oglądaj
button-refresh = Odśwież
watch-footer = -# { $progress } · partia { $match }
watch-where = -# Miejsce gry: { $where }.

## Threads, settings, moderators, limits

command-moderate = Dla moderacji: partie, które trzeba zakończyć
command-moderate-end = Zakończ partię: ze zwycięstwem lub bez wyniku; kanał się o tym dowie
command-moderate-list = Trwające partie, które możesz zakończyć
option-match-moderated = Która partia
option-winner = Kto wygrywa; pomiń, jeśli ma nie być wyniku
option-note = Dlaczego; widać to na kanale i zostaje przy partii
moderate-done = Partia { $match } jest zakończona.
moderator-says = -# „{ $note }”
goes-on-in = -# Partia toczy się w wątku { $thread }.
no-thread-here = -# Nie da się tu otworzyć wątku, więc partia toczy się na kanale.
command-settings = Co obowiązuje na tym serwerze: zegary, wątki, moderacja, limity
menu-setting = Co zmienić
settings-title = **Ustawienia tego serwera**
settings-line =
    { $chosen ->
        [0] - { $name }: { $value }
       *[1] - **{ $name }: { $value }**
    }
settings-footer = -# Wybierz poniżej, co zmienić, a pod tym wartość. Każdy wybór zapisuje się od razu i obowiązuje od następnego wyzwania.
setting-clock = Zegar
setting-clock-about = Ile może trwać tura, gdy wyzwanie tego nie określa
setting-place = Miejsce
setting-place-about = Gdzie toczą się partie, gdy wyzwanie tego nie określa
setting-moderator = Moderacja
setting-moderator-about = Rola, która może kończyć partie, oprócz osób zarządzających wiadomościami
setting-matches = Partie naraz
setting-matches-about = Ile partii naraz może toczyć jedna osoba
setting-challenges = Wyzwania naraz
setting-challenges-about = Ile otwartych wyzwań może mieć jedna osoba
setting-rated = Rankingowe czy towarzyskie
setting-rated-about = Czy partie liczą się do rankingu, gdy wyzwanie tego nie określa
setting-rated_a_day = Partie rankingowe dziennie
setting-rated_a_day-about = Ile partii rankingowych jednej gry może zacząć dziennie ta sama para
setting-no-role = osoby zarządzające wiadomościami

## Lists

matches-none = Nie toczysz na tym serwerze żadnej partii. Zacznij przez /challenge.
matches-title =
    { $count ->
        [one] Toczysz jedną partię:
        [few] Toczysz { $count } partie:
        [many] Toczysz { $count } partii:
       *[other] Toczysz { $count } partii:
    }
matches-line = - **{ $game }** · przeciwnik: { $opponent } · { $turn } · { $progress } · partia { $match } · { $where }
matches-until = czas minie { $until }
matches-stands = zegar stoi
matches-more = … i jeszcze { $count }.
matches-nowhere = Nic się teraz nie toczy tam, gdzie to widzisz. Zacznij partię przez /challenge.
matches-everywhere =
    { $count ->
        [one] Toczy się jedna partia:
        [few] Toczą się { $count } partie (strona { $page } z { $pages }):
        [many] Toczy się { $count } partii (strona { $page } z { $pages }):
       *[other] Toczy się { $count } partii (strona { $page } z { $pages }):
    }
matches-waits = na ruchu: { $players }
matches-all-line = - **{ $game }** · { $first } – { $second } · { $waits } · { $progress } · partia { $match } · { $where }

## Ratings and profiles

scope-server = Ten serwer
scope-everywhere = Wszystkie serwery
rated-yes = Rankingowe
rated-no = Towarzyskie: bez rankingu
leaderboard-title =
    { $scope ->
        [server] **Klasyfikacja** tego serwera, **{ $game }**
       *[everywhere] **Klasyfikacja** wszystkich serwerów, **{ $game }**
    }
leaderboard-about = -# Tylko partie rankingowe. Prawdziwa siła mieści się w granicach ± w dwóch przypadkach na trzy; powyżej ± { $limit } ranking jest tymczasowy. Strona { $page } z { $pages }.
leaderboard-name = **{ $mark }** { $player }
leaderboard-empty =
    { $scope ->
        [server] Na tym serwerze nie ma jeszcze zakończonej partii rankingowej tej gry. Zacznij pierwszą: /challenge.
       *[everywhere] Nie ma jeszcze zakończonej partii rankingowej tej gry. Zacznij pierwszą: /challenge.
    }
leaderboard-not-you =
    { $scope ->
        [server] { $player } nie ma jeszcze na tym serwerze zakończonej partii rankingowej tej gry.
       *[everywhere] { $player } nie ma jeszcze zakończonej partii rankingowej tej gry.
    }
profile-title = **{ $player }** na tym serwerze
profile-none = { $player } nie ma jeszcze na tym serwerze zakończonej partii.
profile-none-of = { $player } nie ma jeszcze na tym serwerze zakończonej partii gry { $game }.
profile-rating = **{ $game }**: **{ $rating } ± { $deviation }**, { $rank ->
        [0] ranking tymczasowy
       *[other] miejsce { $rank }
    } · { $drawn ->
        [0] wygrane: { $won }, przegrane: { $lost }
       *[other] wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }
    } · wszystkie serwery { $everywhere } ± { $there }
profile-unrated = Nie ma jeszcze partii rankingowej.
profile-favourite =
    Najczęściej gra w: **{ $game }**, { $played } z { $of ->
        [one] jednej partii
       *[other] { $of } partii
    }
profile-streak =
    Obecna seria: { $kind ->
        [won] { $now ->
            [one] 1 wygrana
            [few] { $now } wygrane
            [many] { $now } wygranych
           *[other] { $now } wygranej
        }
        [lost] { $now ->
            [one] 1 przegrana
            [few] { $now } przegrane
            [many] { $now } przegranych
           *[other] { $now } przegranej
        }
       *[drawn] { $now ->
            [one] 1 remis
            [few] { $now } remisy
            [many] { $now } remisów
           *[other] { $now } remisu
        }
    }; najdłuższa: { $longest ->
        [0] brak
        [one] 1 wygrana
        [few] { $longest } wygrane
        [many] { $longest } wygranych
       *[other] { $longest } wygranej
    }
profile-against =
    { $drawn ->
        [0] { $opponent } { $won }–{ $lost }
        [one] { $opponent } { $won }–{ $lost } ({ $drawn } remis)
        [few] { $opponent } { $won }–{ $lost } ({ $drawn } remisy)
        [many] { $opponent } { $won }–{ $lost } ({ $drawn } remisów)
       *[other] { $opponent } { $won }–{ $lost } ({ $drawn } remisu)
    }
profile-record = Bilans z przeciwnikami: { $list }
profile-record-more = Bilans z przeciwnikami: { $list } i jeszcze { $more }
profile-last = Ostatnie partie; przyciski je odtwarzają:
profile-match =
    - { $result ->
        [won] wygrana
        [lost] przegrana
       *[drawn] remis
    } · przeciwnik: { $opponent } · { $game }{ $rated ->
        [yes] {""}
       *[no] , towarzyska
    } · { $when } · { $match }
profile-about = -# Liczby dotyczą partii rankingowych; najczęstsza gra i ostatnie partie uwzględniają też towarzyskie.
profile-plot = { $game } · ten serwer
picture-leaderboard-title =
    { $scope ->
        [server] { $game } · ten serwer
       *[everywhere] { $game } · wszystkie serwery
    }
picture-column-name = Nazwa
picture-column-rating = Ranking
picture-column-won = Wygr.
picture-column-drawn = Rem.
picture-column-lost = Por.
picture-leaderboard-provisional = Tymczasowo, za mało partii na miejsce w tabeli
picture-leaderboard-row =
    { $rank ->
        [0] { $name } { $rating } ± { $deviation }
       *[other] { $rank }. { $name } { $rating } ± { $deviation }
    }, { $drawn ->
        [0] wygrane { $won }, porażki { $lost }
       *[other] wygrane { $won }, remisy { $drawn }, porażki { $lost }
    };
picture-plot =
    { $count ->
        [one] { $title }: ranking po 1 partii rankingowej { $until }: { $now }.
       *[other] { $title }: ranking w { $count } partiach rankingowych od { $since } do { $until }. Zmiana z { $first } na { $now }; najwyższy { $highest }, najniższy { $lowest }.
    }

## Names of the commands and their options

# People type these behind the slash, and Discord takes only lower-case letters, digits and hyphens,
# up to 32, without spaces. Options of one command must have names of their own.
name-challenge = wyzwanie
name-move = ruch
name-board = plansza
name-matches = partie
name-resign = poddaj
name-away = nieobecność
name-ranks = rangi
name-draw = remis
name-takeback = cofnij
name-block = zablokuj
name-unblock = odblokuj
name-privacy = prywatność
name-privacy-export = eksport
name-privacy-delete = usuń
name-call-off = unieważnij
name-replay = powtórka
name-rules = zasady
name-leaderboard = klasyfikacja
name-profile = profil
name-moderate = moderacja
name-moderate-end = zakończ
name-moderate-list = lista
name-settings = ustawienia
name-preferences = preferencje
name-help = pomoc
name-option-as = jako
name-option-clock = zegar
name-option-first = zaczyna
name-option-game = gra
name-option-match = partia
name-option-move = ruch
name-option-note = powód
name-option-opponent = przeciwnik
name-option-person = osoba
name-option-rated = rankingowa
name-option-scope = zakres
name-option-share = pokaż
name-option-until = do
name-option-variant = wariant
name-option-where = gdzie
name-option-which = które
name-option-winner = wygrywa

## Languages, themes, preferences

# What this language calls itself.
language-name = Polski
language-of-server = Jak Discord tego serwera
language-of-person = Jak twój Discord
theme-default = Jasne
theme-dark = Ciemne
theme-colour-blind = Dla osób ze ślepotą barw
theme-colour-blind-dark = Ciemne, dla osób ze ślepotą barw
theme-high-contrast = Wysoki kontrast, jasne
theme-high-contrast-dark = Wysoki kontrast, ciemne
command-preferences = Co obowiązuje u ciebie: język, obrazki, pingi, wiadomości prywatne, pytanie przed ruchem
preferences-title = **Twoje preferencje** na wszystkich serwerach
preferences-footer = -# Wybierz poniżej, co zmienić, a pod tym wartość. Każdy wybór zapisuje się od razu.
setting-yes = Tak
setting-no = Nie
setting-own-language = Język
setting-own-language-about = Tego, co czytasz tylko ty; to, co czytają wszyscy, jest w języku serwera
setting-own-theme = Obrazki
setting-own-theme-about = Kolory obrazków, które widzisz tylko ty
setting-own-pings = Pingi
setting-own-pings-about = Czy wiadomości na kanałach powiadamiają cię o twojej turze
setting-own-letters = Wiadomości prywatne
setting-own-letters-about = Czy przysyłać ci twoją stronę nowych partii z tajemnicami
setting-own-confirm = Pytanie przed ruchem
setting-own-confirm-about = Czy ruch wpisany lub wybrany z menu czeka na twoje „tak”
setting-channels = Kanały
setting-channels-about = Gdzie mogą się zaczynać partie; bez wyboru na wszystkich kanałach
setting-all-channels = wszędzie
setting-language = Język
setting-language-about = Tego, co czytają tu wszyscy
setting-theme = Obrazki
setting-theme-about = Kolory obrazków, które widzą tu wszyscy
confirm-move = Zagrać **{ $move }** w partii { $match }?
confirm-yes = Zagraj
confirm-no = Jeszcze nie
confirm-dropped = Nic nie zostało zagrane. Wybierz ponownie pod planszą albo przez /move.
refused-not-this-channel =
    { $count ->
        [one] Na tym serwerze partie toczą się na kanale { $channels }. Tam rzuć wyzwanie.
       *[other] Na tym serwerze partie toczą się na kanałach: { $channels }. Rzuć wyzwanie na jednym z nich.
    }
## Privacy

# In the place of a person whose past was removed; at the beginning of a sentence its first letter
# becomes a large one.
former-player = dawny gracz
command-privacy = Co jest o tobie przechowywane: odbierz kopię albo każ to usunąć
command-privacy-export = Odbierz wszystko, co jest o tobie przechowywane, w pliku tylko dla ciebie
command-privacy-delete = Usuń na zawsze wszystko, co jest o tobie przechowywane (z dodatkowym pytaniem)
command-block = Nie przyjmuj od kogoś wyzwań na żadnym serwerze; samo pokazuje, kogo blokujesz
command-unblock = Znów przyjmuj od kogoś wyzwania
option-block = Od kogo; pomiń, by zobaczyć, kogo blokujesz
option-unblock = Kogo już nie blokować
button-delete = Usuń wszystko
button-keep = Zachowaj
privacy-export =
    Oto wszystko, co jest o tobie przechowywane, w formacie JSON. Pominięto to, czego nie możesz jeszcze wiedzieć o trwających partiach; do czego służy każda część, mówi docs/privacy.md w źródłach Fireside.{ $parts ->
        [one] {""}
       *[other] {" "}To część { $part } z { $parts }; złożone po kolei tworzą jeden skompresowany plik.
    }
privacy-about = Wszystko, co Fireside o tobie zapisuje, według tabel; docs/privacy.md mówi, do czego każda służy. Czasy to milisekundy od 1970 roku, UTC. Z trwających partii pominięte jest to, czego jeszcze nie wolno ci wiedzieć.
privacy-really =
    Na pewno chcesz usunąć wszystko, co jest o tobie przechowywane, ze wszystkich serwerów?
    - { $running ->
        [0] Nie toczysz żadnej partii.
        [one] Partia, którą toczysz, zostanie poddana: druga strona wygra.
        [few] { $running } partie, które toczysz, zostaną poddane: wygrają je twoi przeciwnicy.
        [many] { $running } partii, które toczysz, zostanie poddanych: wygrają je twoi przeciwnicy.
       *[other] { $running } partii, które toczysz, zostanie poddane: wygrają je twoi przeciwnicy.
    }
    - { $matches ->
        [0] Żadna twoja partia nie jest przechowywana.
        [one] W twojej przechowywanej partii będzie zamiast ciebie „dawny gracz”.
       *[other] W twoich przechowywanych partiach ({ $matches }) będzie zamiast ciebie „dawny gracz”.
    } Przeciwnicy zachowają swoje wyniki i rankingi.
    - Twoje rankingi, nazwy, nieobecności i blokady znikną i nikt nie będzie mógł ich przywrócić, nawet osoba prowadząca bota.
    -# `/privacy export` da ci najpierw kopię. To pytanie jest ważne przez 15 minut.
privacy-deleted = Wszystko, co było o tobie przechowywane, jest usunięte. Moje wiadomości o tobie są właśnie zmieniane, o ile jeszcze mogę do nich dotrzeć.
privacy-kept = Dobrze, wszystko zostaje, jak jest.
board-past = Wcześniejsza plansza partii { $match }.
block-done = Nie przyjmujesz już na żadnym serwerze wyzwań od tej osoby: { $player }. Żadna ze stron nie może przyjąć wyzwania drugiej. Trwające partie toczą się dalej. Druga strona się o tym nie dowie. Blokadę zdejmie `/unblock`.
block-list =
    { $count ->
        [one] Osoba, od której nie przyjmujesz wyzwań: { $list }.
       *[other] Osoby, od których nie przyjmujesz wyzwań ({ $count }): { $list }{ $more ->
            [0] .
           *[other] {" "}i jeszcze { $more }.
        }
    }
    -# Blokadę zdejmie `/unblock`.
block-nobody = Nikogo nie blokujesz. `/block` ze wskazaniem osoby sprawi, że nie będziesz przyjmować od niej wyzwań.
unblock-done = Znów przyjmujesz wyzwania od tej osoby: { $player }.
refused-block-yourself = Nie możesz zablokować siebie. Wskaż kogoś innego.
refused-not-blocked = { $player } nie jest na liście twoich blokad. Samo `/block` pokazuje, kogo blokujesz.
refused-you-block = { $player } jest na liście twoich blokad. Aby znów razem grać, użyj najpierw `/unblock`.
refused-not-to-be-challenged = { $player } nie może teraz otrzymać wyzwania. Zaproś kogoś innego albo nie podawaj przeciwnika, a wyzwanie będzie mógł przyjąć każdy.
refused-not-to-be-accepted = Tego wyzwania ({ $player }) nie można teraz przyjąć. Zacznij własną partię przez /challenge.
refused-rematch-former = Osoby z drugiej strony tamtej partii już na dobre nie ma. Zacznij partię z kimś innym: /challenge.
refused-not-yours-to-delete = To pytanie jest dla kogoś innego. `/privacy delete` zapyta ciebie o to, co jest przechowywane o tobie.
refused-asked-too-long-ago = To pytanie padło zbyt dawno temu. Nic nie zostało usunięte; użyj ponownie `/privacy delete`.

## Refusals: what was wrong, and what would be right

refused-yourself = Nie możesz rzucić wyzwania sobie. Wskaż kogoś innego albo nie podawaj przeciwnika, a wyzwanie będzie mógł przyjąć każdy.
refused-a-bot = { $player } to bot i nie gra. Wyzwij człowieka albo nie podawaj przeciwnika, a wyzwanie będzie mógł przyjąć każdy.
refused-not-a-member = { $player } nie należy do tego serwera. Wyzwij kogoś stąd albo nie podawaj przeciwnika, a wyzwanie będzie mógł przyjąć każdy.
refused-cannot-see = { $player } nie widzi tego kanału, więc wyzwanie by tam nie dotarło. Rzuć je na kanale widocznym dla obu stron.
refused-unknown-game = Nie ma gry o nazwie { $game }.
refused-no-variants = { $game } nie ma wariantów. Pomiń tę opcję.
refused-unknown-variant = Nie ma wariantu „{ $text }”. Są: { $variants }.
refused-cannot-post = Nie mogę grać na tym kanale, bo nie wolno mi tu: { $permissions }. Poproś kogoś, kto prowadzi serwer, albo rzuć wyzwanie na innym kanale.
refused-same-challenge = Masz już takie samo wyzwanie i wciąż jest otwarte. Zaczekaj na odpowiedź albo najpierw je wycofaj.
refused-own-challenge = To twoje własne wyzwanie; przyjąć je musi ktoś inny. Możesz je wycofać.
refused-not-challenged = To wyzwanie może przyjąć tylko { $player }. Własną partię zaczniesz przez /challenge.
refused-not-yours-to-decline = To wyzwanie ma tylko jednego adresata: { $player }. Nikt inny nie może go odrzucić.
refused-cancel-instead = Nie możesz odrzucić własnego wyzwania, ale możesz je wycofać.
refused-open-to-all = Otwartego wyzwania nie da się odrzucić; po prostu je zostaw.
refused-not-yours-to-cancel = To wyzwanie rzuca { $player } i nikt inny nie może go wycofać.
refused-challenge-gone = Tego wyzwania już nie ma. Rzuć nowe przez /challenge.
refused-challenge-accepted = To wyzwanie zostało już przyjęte. Zacznij inną partię przez /challenge.
refused-challenge-declined = To wyzwanie zostało odrzucone. Nowe możesz rzucić przez /challenge.
refused-challenge-cancelled = To wyzwanie zostało wycofane. Nowe możesz rzucić przez /challenge.
refused-challenge-expired = To wyzwanie wygasło. Nowe możesz rzucić przez /challenge.
refused-not-playing = Nie grasz w tej partii. Własną zaczniesz przez /challenge.
refused-match-over = Ta partia jest zakończona. Następną zaczniesz przez /challenge.
refused-time-over = Czas w tej partii minął, więc to się już nie liczy.
refused-away-unreadable = „{ $text }” to dla mnie niezrozumiały termin. Wpisz liczbę dni, np. 7, datę, np. 2026-12-24, albo back.
refused-away-past = To nie leży w przyszłości. Wpisz liczbę dni, np. 7, albo datę, która dopiero nadejdzie.
refused-away-too-long =
    { $left ->
        [0] Limit dni nieobecności w roku { $year } jest wyczerpany, a wynosi { $limit }.
        [one] W roku { $year } został ci już tylko jeden dzień nieobecności z { $limit }.
        [few] W roku { $year } zostały ci już tylko { $left } dni nieobecności z { $limit }.
        [many] W roku { $year } zostało ci już tylko { $left } dni nieobecności z { $limit }.
       *[other] W roku { $year } zostało ci już tylko { $left } dnia nieobecności z { $limit }.
    }
refused-not-away = Nie masz zgłoszonej nieobecności. `/away until: 7 days` zatrzyma twoje zegary.
refused-old-board = Ta plansza jest nieaktualna; spójrz na najnowszą. /board opublikuje ją ponownie.
refused-no-such-match = Na tym serwerze nie ma partii { $match }. Twoje wymienia /matches.
refused-which-match =
    { $count ->
        [one] Może tu chodzić o { $count } partię. Wskaż ją za pomocą opcji „partia” (match).
        [few] Może tu chodzić o { $count } partie. Wskaż właściwą za pomocą opcji „partia” (match).
        [many] Może tu chodzić o { $count } partii. Wskaż właściwą za pomocą opcji „partia” (match).
       *[other] Może tu chodzić o { $count } partii. Wskaż właściwą za pomocą opcji „partia” (match).
    }
refused-nobody-waits = To nie twoja tura: teraz gra { $player }.
refused-elsewhere = Takiej partii nie masz na tym kanale, tylko tu: { $channels }. Przejdź tam albo użyj opcji „partia” (match).
refused-no-match-here = Na tym kanale nie ma żadnej twojej partii. Zacznij przez /challenge.
refused-nothing-to-withdraw = Nie ma już czego cofać; partia poszła dalej.
refused-nothing-hidden = W tej grze nic nie jest ukryte. /board publikuje planszę.
refused-no-draws = W tej grze nie ma remisów. /resign poddaje partię.
refused-offer-open =
    { $kind ->
        [draw] W tej partii jest już otwarta propozycja remisu.
        [takeback] W tej partii jest już prośba o cofnięcie. Najpierw trzeba na nią odpowiedzieć albo pominąć ją ruchem.
       *[call-off] W tej partii jest już otwarta propozycja unieważnienia.
    }
refused-rematch-too-early = Ta partia jeszcze trwa. Najpierw ją dokończ.
refused-nothing-to-take-back = Nie masz jeszcze za sobą tury, którą można by cofnąć.
refused-withdraw-instead = O to nie trzeba prosić: dopóki druga strona nie jest gotowa, cofniesz to przyciskiem pod planszą.
refused-uncovered-since = Tego nie da się cofnąć: od początku twojej ostatniej tury coś zostało odkryte i nikt już tego nie zapomni.
refused-offer-gone = Ta propozycja nie jest już otwarta.
refused-own-offer = To twoja własna propozycja; odpowiedzieć na nią musi druga strona.
refused-rated-enough =
    { $count ->
        [0] Na tym serwerze nikt nie gra o ranking. { $player } może za to dostać od ciebie wyzwanie na partię towarzyską.
        [one] { $player } i ty macie już dziś jedną rozpoczętą partię rankingową tej gry, a więcej dziennie nie wolno. Następną można zacząć { $until }, towarzyską w każdej chwili.
        [few] { $player } i ty macie już dziś { $count } rozpoczęte partie rankingowe tej gry, a więcej nie wolno. Następną można zacząć { $until }, towarzyską w każdej chwili.
        [many] { $player } i ty macie już dziś { $count } rozpoczętych partii rankingowych tej gry, a więcej nie wolno. Następną można zacząć { $until }, towarzyską w każdej chwili.
       *[other] { $player } i ty macie już dziś { $count } rozpoczętej partii rankingowej tej gry, a więcej nie wolno. Następną można zacząć { $until }, towarzyską w każdej chwili.
    }
illegal-not-your-turn = To nie twoja tura. Zaczekaj na ruch przeciwnika.
illegal-game-over = Ta partia jest zakończona. Następną zaczniesz przez /challenge.
permission-view_channel = wyświetlać kanału
permission-send_messages = wysyłać wiadomości
permission-send_messages_in_threads = wysyłać wiadomości w wątkach
permission-create_public_threads = otwierać wątków
permission-attach_files = załączać plików
permission-read_message_history = czytać historii wiadomości
apology = Przepraszam, coś poszło nie tak po mojej stronie, ale nic nie przepadło. Jeśli to się powtórzy, podaj osobie, która mnie prowadzi, ten numer: { $reference }
refused-challenger-left = { $player } nie należy już do tego serwera, więc wyzwanie zostało wycofane. Własną partię zaczniesz przez /challenge.
refused-cannot-watch = Nie widzisz kanału, na którym toczy się partia { $match }, więc nie możesz jej oglądać.
refused-cannot-replay = Nie widzisz kanału, na którym rozegrano partię { $match }, więc nie możesz jej obejrzeć.
refused-not-a-moderator = Mogą to robić tylko osoby, które zarządzają wiadomościami tam, gdzie toczy się partia, albo mają na tym serwerze rolę moderacji. Rolę pokazuje /settings.
refused-not-a-player = { $player } nie gra w partii { $match }. Wskaż kogoś z grających albo nikogo, jeśli ma nie być wyniku.
refused-not-yours-to-settle = Ustalać to mogą tylko osoby, które mogą zarządzać tym serwerem. Poproś kogoś z nich.
refused-no-such-setting = Tego nie da się już ustawić. Otwórz panel na nowo.
refused-too-fast =
    { $seconds ->
        [one] Nie tak szybko: przyjmę to od ciebie znowu za sekundę. Nic z tego, co zrobione wcześniej, nie przepadło.
        [few] Nie tak szybko: przyjmę to od ciebie znowu za { $seconds } sekundy. Nic z tego, co zrobione wcześniej, nie przepadło.
        [many] Nie tak szybko: przyjmę to od ciebie znowu za { $seconds } sekund. Nic z tego, co zrobione wcześniej, nie przepadło.
       *[other] Nie tak szybko: przyjmę to od ciebie znowu za { $seconds } sekundy. Nic z tego, co zrobione wcześniej, nie przepadło.
    }
refused-challenges-too-fast =
    { $seconds ->
        [one] Dużo wyzwań naraz. Następne możesz rzucić za sekundę.
        [few] Dużo wyzwań naraz. Następne możesz rzucić za { $seconds } sekundy.
        [many] Dużo wyzwań naraz. Następne możesz rzucić za { $seconds } sekund.
       *[other] Dużo wyzwań naraz. Następne możesz rzucić za { $seconds } sekundy.
    }
refused-too-many-challenges =
    { $limit ->
        [one] Masz już na tym serwerze otwarte wyzwanie, a więcej niż jedno nie jest tu dozwolone. Zaczekaj na odpowiedź albo je wycofaj.
        [few] Masz na tym serwerze { $limit } otwarte wyzwania, a więcej tu nie wolno. Zaczekaj na odpowiedź albo wycofaj któreś z nich.
        [many] Masz na tym serwerze { $limit } otwartych wyzwań, a więcej tu nie wolno. Zaczekaj na odpowiedź albo wycofaj któreś z nich.
       *[other] Masz na tym serwerze { $limit } otwartego wyzwania, a więcej tu nie wolno. Zaczekaj na odpowiedź albo wycofaj któreś z nich.
    }
refused-too-many-matches =
    { $limit ->
        [one] Toczysz już na tym serwerze partię, a więcej niż jedna nie jest tu dozwolona. Najpierw ją dokończ.
        [few] Toczysz na tym serwerze { $limit } partie, a więcej tu nie wolno. Najpierw dokończ którąś; wymienia je /matches.
        [many] Toczysz na tym serwerze { $limit } partii, a więcej tu nie wolno. Najpierw dokończ którąś; wymienia je /matches.
       *[other] Toczysz na tym serwerze { $limit } partii, a więcej tu nie wolno. Najpierw dokończ którąś; wymienia je /matches.
    }
refused-full-up = { $player } toczy już tyle partii, na ile pozwala ten serwer ({ $limit }). Spróbuj ponownie, gdy któraś się skończy.
refused-replay-running = Partia { $match } jeszcze trwa; odtworzyć ją można po zakończeniu. /board pokaże, jak stoi.
refused-replay-alone = Wszystkim tutaj można pokazać tylko GIF albo zapis. Wybierz jedno z nich opcją „jako” (as) albo pomiń „pokaż” (share).
refused-animation-yours = Jeszcze rysuję dla ciebie animację. Poproś ponownie, gdy już będzie.
refused-animations-busy = Rysuję już tyle animacji, ile mogę. Spróbuj ponownie za minutę.
refused-animation-stopped = Zaraz na chwilę się wyłączę, więc ta animacja nie jest dokończona. Poproś o nią ponownie, gdy wrócę.

## Tic Tac Trek

trek-lays =
    { $player } kładzie { $terrain ->
        [M] górę
        [D] pustynię
        [G] łąkę
        [F] las
       *[L] jezioro
    } na **{ $field }**.
trek-lights =
    { $player } kładzie { $terrain ->
        [M] górę
        [D] pustynię
        [G] łąkę
        [F] las
       *[L] jezioro
    } na **{ $field }** i rozpala ognisko warte { $worth }.
trek-moves =
    { $player } kładzie { $terrain ->
        [M] górę
        [D] pustynię
        [G] łąkę
        [F] las
       *[L] jezioro
    } na **{ $field }** i przenosi tam ognisko z { $origin }, teraz warte { $worth }.
trek-keeps =
    { $player } kładzie { $terrain ->
        [M] górę
        [D] pustynię
        [G] łąkę
        [F] las
       *[L] jezioro
    } na **{ $field }** i zostawia wszystkie ogniska na miejscu.
trek-prompt =
    { $player }, twoja tura: połóż **{ $terrain ->
        [M] górę
        [D] pustynię
        [G] łąkę
        [F] las
       *[L] jezioro
    }** jako { $symbol }.
trek-progress = tura { $turn } z { $turns }
trek-won-points = **{ $player } wygrywa** w punktach { $points }:{ $others }.
trek-won-campfires = **{ $player } wygrywa**: punkty { $points }:{ $points }, ale więcej ognisk na stole.
trek-won-final-turn = **{ $player } wygrywa**: punkty { $points }:{ $points } i tyle samo ognisk, a ostatnią turę ma { $loser }.
trek-choice-lights = ognisko warte { $worth }
trek-choice-moves = ognisko przechodzi tutaj: zamiast { $old } warte { $worth }
trek-choice-keeps = zostaw ogniska na miejscu
trek-choice-may-move = można tu przenieść ognisko, warte { $worth }
trek-which-campfire = Twój kafelek na **{ $field }** zamyka linię, a wszystkie sześć ognisk już płonie. Przenieść tam któreś? Byłoby tam warte { $worth }. Nic nie zostanie położone, dopóki nie wybierzesz; aby położyć gdzie indziej, skorzystaj znów z menu.
trek-take = Z { $origin } (teraz warte { $worth })
trek-leave = Zostaw ogniska na miejscu
illegal-trek-unreadable = „{ $text }” to dla mnie niezrozumiały ruch. Wpisz pole, np. N12, albo dwa, by przenieść też ognisko: N12 K14. Kafelek możesz położyć na: { $spaces }.
illegal-trek-taken = Na { $field } leży już kafelek. Swój możesz położyć na: { $spaces }.
illegal-trek-not-beside = { $field } nie styka się z żadnym kafelkiem na stole; kafelek kładzie się obok innego, bok do boku. Swój możesz położyć na: { $spaces }.
illegal-trek-terrain =
    { $terrain ->
        [M] Góra
        [D] Pustynia
        [G] Łąka
        [F] Las
       *[L] Jezioro
    } na { $field } to niedozwolony ruch: kafelek musi bokiem dotykać swojego terenu albo jeziora. Możesz go położyć na: { $spaces }.
illegal-trek-no-row = Ognisko przenosi się tylko na kafelek, który zamyka linię trzech, a { $field } żadnej nie zamyka. Wpisz samo { $field }, by położyć tam kafelek.
illegal-trek-supply-left =
    { $left ->
        [one] Masz jeszcze jedno ognisko do rozpalenia, więc żadnego się nie przenosi. Wpisz samo { $field }.
        [few] Masz jeszcze { $left } ogniska do rozpalenia, więc żadnego się nie przenosi. Wpisz samo { $field }.
        [many] Masz jeszcze { $left } ognisk do rozpalenia, więc żadnego się nie przenosi. Wpisz samo { $field }.
       *[other] Masz jeszcze { $left } ogniska do rozpalenia, więc żadnego się nie przenosi. Wpisz samo { $field }.
    }
illegal-trek-not-your-campfire = Na { $campfire } nie masz ogniska, które można by przenieść na { $field }.

## Battle of LITS

variant-battleoflits-layout-random = symbole losowo, półobrót zamienia X i O
variant-battleoflits-layout-free = symbole całkiem losowo
variant-battleoflits-layout-stripes = układ „Pasy”
variant-battleoflits-layout-rain = układ „Deszcz”
variant-battleoflits-layout-rings = układ „Pierścienie”
variant-battleoflits-layout-diamonds = układ „Romby”
variant-battleoflits-layout-chequers = układ „Szachownica”
variant-battleoflits-layout-lanterns = układ „Latarnie”
variant-battleoflits-layout-galaxy = układ „Galaktyka”
variant-battleoflits-layout-windmill = układ „Wiatrak”
variant-battleoflits-layout-own = własny układ grających
# The letters X, O and L I T S stand in the pictures; keep them.
lits-places =
    { $player } kładzie klocek { $shape } na **{ $fields }** i { $others ->
        [0] { $own ->
            [0] niczego nie zakrywa
            [one] zakrywa { $own } własny symbol
            [few] zakrywa { $own } własne symbole
            [many] zakrywa { $own } własnych symboli
           *[other] zakrywa { $own } własnego symbolu
        }
        [one] { $own ->
            [0] zakrywa { $others } symbol, który ma { $opponent }
           *[other] zakrywa { $others } symbol, który ma { $opponent }, i { $own } z własnych
        }
        [few] { $own ->
            [0] zakrywa { $others } symbole, które ma { $opponent }
           *[other] zakrywa { $others } symbole, które ma { $opponent }, i { $own } z własnych
        }
       *[other] { $own ->
            [0] zakrywa { $others } symboli, które ma { $opponent }
           *[other] zakrywa { $others } symboli, które ma { $opponent }, i { $own } z własnych
        }
    }.
lits-swaps = { $player } wybiera zamianę i od teraz ma **{ $symbol }**. Klocek zostaje, { $opponent } ma { $left } i kładzie następny.
lits-prompt = { $player }, twoja tura: połóż klocek. Masz **{ $symbol }**.
lits-swap-explained = Albo zamiana, teraz lub nigdy: dostajesz { $others } zamiast { $own }, klocek zostaje, a następny kładzie { $opponent }.
lits-progress = klocek { $number }
lits-won-uncovered = Żaden klocek już się nie mieści. **{ $player } wygrywa** w niezakrytych symbolach { $points }:{ $others }.
lits-won-last-piece = Żaden klocek już się nie mieści, a niezakryte symbole to { $points }:{ $points }. **{ $player } wygrywa** przy równym wyniku dzięki ostatniemu klockowi.
lits-covers = zakrywa { $others } { $theirs }, { $own } { $yours }
lits-remaining =
    { $places ->
        [one] zostało { $supply } × { $shape }, { $places } miejsce
        [few] zostało { $supply } × { $shape }, { $places } miejsca
        [many] zostało { $supply } × { $shape }, { $places } miejsc
       *[other] zostało { $supply } × { $shape }, { $places } miejsca
    }
lits-open = Połóż klocek
lits-swap = Zamiana
lits-fits = **{ $piece }** pasuje i zakrywa { $covered } { $others }, { $hidden } { $own }. Niezakryte będą wtedy: twoje { $mine } { $own }, przeciwnika { $theirs } { $others }.
lits-fits-not = **{ $piece }** nie pasuje. { $reason }
lits-shape = { $shape } × { $left }
lits-act-left = ◀
lits-act-up = ▲
lits-act-down = ▼
lits-act-right = ▶
lits-act-turn = Obróć
lits-act-flip = Odbij
lits-act-next = Następne
lits-type = Wpisz …
lits-jump = Skocz do najlepszych miejsc, kolumny albo wiersza
lits-column = Kolumna { $column }
lits-row = Wiersz { $row }
lits-place = Połóż { $piece }
lits-form-title = Dokąd?
lits-form-label = Jedno pole lub cztery; kształt, jeśli chcesz
lits-form-example = D5 albo T D4 D5 D6 E5
illegal-lits-unreadable = „{ $text }” to dla mnie niezrozumiały klocek. Wpisz jego cztery pola, np. T D4 D5 D6 E5, w dowolnej kolejności; literę można pominąć.
illegal-lits-off-board = { $field } leży poza planszą.
illegal-lits-repeated-field = Pole { $field } jest podane dwa razy; klocek zakrywa cztery różne pola.
illegal-lits-too-few-fields =
    Klocek zakrywa cztery pola, a liczba podanych to { $count }. { $matches ->
        [0] Żaden klocek teraz na nich nie pasuje.
        [one] Jedno miejsce je zawiera: pisz dalej, a pojawi się na liście.
        [few] Zawierają je { $matches } miejsca: pisz dalej, a lista się zawęzi.
        [many] Zawiera je { $matches } miejsc: pisz dalej, a lista się zawęzi.
       *[other] Zawiera je { $matches } miejsca: pisz dalej, a lista się zawęzi.
    }
illegal-lits-too-many-fields = Klocek zakrywa cztery pola, a liczba podanych to { $count }.
illegal-lits-not-a-piece = { $fields } nie tworzą żadnego z czterech kształtów. L, I, T i S zakrywają po cztery pola bok przy boku; kwadratu wśród nich nie ma.
illegal-lits-other-shape = Na { $fields } leży { $actual }, a nie { $shape }. Pomiń literę albo wybierz inne pola.
illegal-lits-none-left = Nie ma już klocków { $shape }; wszystkie pięć leży na planszy.
illegal-lits-covered = Pole { $field } jest już zakryte klockiem { $shape }.
illegal-lits-touches-same = Na { $field } dotyka innego { $shape } na { $at }. Klocki tego samego kształtu mogą stykać się rogiem, nigdy bokiem.
illegal-lits-fills-block = Zakryłby do końca kwadrat 2 × 2 od { $field } do { $to }; takiego kwadratu nie wolno zakryć w całości.
illegal-lits-not-adjacent = Nie dotyka żadnego klocka. Od drugiego każdy musi stykać się bokiem z klockiem na planszy.
illegal-lits-fits-nowhere = { $shape } nigdzie się już teraz nie mieści.
illegal-lits-fits-not-there = { $shape } teraz nie pasuje na { $fields }.
illegal-lits-moved-meanwhile = Klocek tymczasem zmienił miejsce, więc nie został położony. Obejrzyj go jeszcze raz i wtedy połóż.
illegal-lits-swap-too-early = Nie ma jeszcze czego zamieniać. Zamiana jest możliwa zaraz po pierwszym klocku, dla strony grającej jako druga.
illegal-lits-swap-once = Zamiana już nastąpiła; w partii jest możliwa raz.
illegal-lits-swap-too-late = Zamiana była możliwa tylko zaraz po pierwszym klocku.
illegal-lits-layout-rows =
    { $count ->
        [one] Układ ma dziesięć wierszy, a tu jest jeden.
        [few] Układ ma dziesięć wierszy, a tu są { $count }.
        [many] Układ ma dziesięć wierszy, a tu jest { $count }.
       *[other] Układ ma dziesięć wierszy, a tu jest { $count }.
    } Podaj dziesięć wierszy po dziesięć znaków (X, O i kropka za puste pole), od góry, z / lub spacjami pomiędzy; albo wybierz układ po nazwie.
illegal-lits-layout-row =
    { $count ->
        [one] Wiersz { $row } układu ma jeden znak; każdy wiersz ma dziesięć.
        [few] Wiersz { $row } układu ma { $count } znaki; każdy wiersz ma dziesięć.
        [many] Wiersz { $row } układu ma { $count } znaków; każdy wiersz ma dziesięć.
       *[other] Wiersz { $row } układu ma { $count } znaku; każdy wiersz ma dziesięć.
    }
illegal-lits-layout-mark = W wierszu { $row } układu znak { $column } to „{ $mark }”. Mogą tam stać tylko X, O i kropka za puste pole.
illegal-lits-layout-without = W układzie nie ma { $symbol }. Każda strona potrzebuje swoich symboli.

## TacTiki

variant-tactiki-memory-strict = ścisła pamięć: rangi widać tylko w pojedynkach
variant-tactiki-memory-open = otwarta pamięć: rangi pokazane w pojedynku pozostają widoczne
tiki-ready = { $player } zgłasza gotowość.
tiki-steps = { $player }: { $steps }.
tiki-returns = { $player } przywraca figurę na **{ $field }**.
tiki-attack = ⚔️ Na { $field }: { $duels }.
tiki-duel =
    { $result ->
        [won] { $side } { $attacker } pokonuje { $enemy } { $defender }
        [lost] { $side } { $attacker } przegrywa z { $enemy } { $defender }
       *[tied] { $side } { $attacker } remisuje z { $enemy } { $defender }
    }
tiki-duel-faded =
    { $result ->
        [won] { $side } pokonuje figurę { $enemy }
        [lost] { $side } przegrywa z figurą { $enemy }
       *[tied] { $side } remisuje z figurą { $enemy }
    }
tiki-locked = 🔒 { $side } na { $field }: { $pieces } z { $of }.
tiki-no-second = Drugi krok nie jest możliwy.
tiki-skipped = { $player } nie może nic zrobić; ta tura przepada.
tiki-you = Ty
tiki-prompt-setup = { $player }, rozstaw w tajemnicy swój rząd jako **{ $side }**: naciśnij **Rozstaw** albo wpisz `/move 12 34 55 14 23`.
tiki-prompt =
    { $returns ->
        [0] { $player }, twoja tura jako **{ $side }**: dwa kroki.
       *[other] { $player }, twoja tura jako **{ $side }**: dwa kroki albo powrót figury.
    }
tiki-progress =
    { $turn ->
        [0] rozstawianie
       *[other] tura { $turn }
    }
tiki-end-statue = **{ $player } wygrywa**: posąg z { $of } figur; po drugiej stronie { $other }.
tiki-end-nobody-can-win = **Remis**: { $player } i { $other }. Żadna ze stron nie zbierze już pięciu figur na jednym polu.
tiki-end-quiet = **Remis**: { $player } i { $other }. { $turns ->
        [one] Przez { $turns } turę
        [few] Przez { $turns } tury
        [many] Przez { $turns } tur
       *[other] Przez { $turns } tury
    } żadna figura nie doszła na drugą stronę.
tiki-brings-back = przywraca { $rank }
tiki-attacks =
    { $enemies ->
        [one] atakuje { $height ->
            [one] pojedynczą figurę
           *[other] kolumnę o wysokości { $height }, jeden przeciwnik na górze
        }
       *[other] atakuje kolumnę o wysokości { $height }, { $enemies } przeciwników na górze
    }
tiki-joins =
    { $height ->
        [one] na własną figurę
       *[other] na kolumnę o wysokości { $height }
    }
tiki-builds = { $pieces } z { $of } na tym polu
tiki-pick =
    { $chosen ->
        [return] **Tura { $turn }** partii { $match }: gdzie ma wrócić twoja figura { $piece }?
        [piece] **Tura { $turn }**, krok { $step } z 2, partia { $match }: dokąd ma pójść figura z { $piece }?
       *[nothing] **Tura { $turn }**, krok { $step } z 2, partia { $match }: wybierz figurę. Tylko do twojego wglądu.
    }
tiki-pick-menu = Wybierz figurę
tiki-pick-piece = { $field } · twoja { $rank }
tiki-pick-fields = na { $fields }
tiki-pick-return = Przywróć { $rank } (zajmuje całą turę)
tiki-turn-done = Twoja tura jest kompletna; widać ją na kanale.
tiki-letter = Twoja strona partii { $match }, **{ $side }**, tylko do twojego wglądu.
tiki-set-up = **Twoje rozstawienie** w partii { $match }, tylko do twojego wglądu. Grasz jako { $side }, w rzędzie { $row }. Na każdym polu postaw dwie figury: wybierz pole, a potem jego dwie figury. Albo wpisz na kanale `/move 12 34 55 14 23`, pola od A do E, najpierw dolna figura.
tiki-set-up-ready = **Wszystko gotowe** w partii { $match } po twojej stronie, { $side }. Dopóki druga strona nie jest gotowa, możesz swoje rozstawienie cofnąć.
tiki-fill = Co stoi na { $field }?
tiki-pair = { $bottom } na dole, { $top } na górze
tiki-swap = Zamień dwie figury
tiki-place =
    { $rank ->
        [0] { $field } { $top ->
            [0] na dole
           *[other] na górze
        }, puste
       *[other] { $field } { $top ->
            [0] na dole
           *[other] na górze
        }, { $rank }
    }
tiki-button-set-up = Rozstaw
tiki-button-turn = Wybierz kroki
tiki-button-ranks = Moje rangi
tiki-button-shuffle = Losuj
tiki-button-mirror = Odbij
tiki-button-last = Jak ostatnio
tiki-button-clear = Wyczyść
tiki-button-confirm = Gotowe
tiki-button-back = Cofnij
refused-set-up-already = Twoje rozstawienie jest już zatwierdzone. Dopóki druga strona nie jest gotowa, „Rozstaw” pod planszą pozwala je cofnąć.
refused-no-earlier-setup = Nie znam żadnego twojego wcześniejszego rozstawienia w tej grze.
illegal-tiki-not-a-move = „{ $text }” to dla mnie niezrozumiały ruch. Wpisz krok, np. B1-B2, powrót, np. 3@C1, albo, przy rozstawianiu, rangi swoich pięciu pól: 12 34 55 14 23.
illegal-tiki-setup-first = Najpierw rozstaw figury: wpisz rangi swoich pól od A do E, najpierw dolna figura, np. 12 34 55 14 23.
illegal-tiki-setup-over = Obie strony mają już rozstawione figury. Wpisz krok, np. B1-B2.
illegal-tiki-already-set-up = Twoje rozstawienie jest już gotowe. Dopóki druga strona nie skończy, „Rozstaw” pod planszą pozwala je cofnąć.
illegal-tiki-no-such-rank = Nie ma rangi { $rank }; rangi są od 1 do 5.
illegal-tiki-rank-too-often = Masz tylko dwie figury o randze { $rank }, a w tym rozstawieniu ich liczba to { $count }.
illegal-tiki-setup-incomplete =
    { $pieces ->
        [one] Rozstawienie ma dziesięć figur, po dwie na każdym polu, a to ma jedną. Brakuje: { $missing }.
        [few] Rozstawienie ma dziesięć figur, po dwie na każdym polu, a to ma { $pieces }. Brakuje: { $missing }.
        [many] Rozstawienie ma dziesięć figur, po dwie na każdym polu, a to ma { $pieces }. Brakuje: { $missing }.
       *[other] Rozstawienie ma dziesięć figur, po dwie na każdym polu, a to ma { $pieces }. Brakuje: { $missing }.
    }
illegal-tiki-not-in-pairs = Dla każdego pola wpisz dwie rangi, np. { $setup }.
illegal-tiki-off-board = Na tej planszy nie ma pola { $field }.
illegal-tiki-no-piece = Na { $field } nie ma żadnej figury.
illegal-tiki-not-your-piece = Na { $field } nie ma twojej figury.
illegal-tiki-blocked = Twoja figura na { $field } jest zablokowana: leży na niej figura przeciwnika.
illegal-tiki-locked = Twoja figura na { $field } jest osadzona: doszła na drugą stronę i tam zostaje.
illegal-tiki-backward = Figury nigdy się nie cofają. Z { $origin } możesz iść na: { $fields }.
illegal-tiki-held-by-enemy = Pole { $field } trzyma osadzona figura przeciwnika, a tam nikt nie wchodzi. Z { $origin } możesz iść na: { $fields }.
illegal-tiki-not-one-step = Krok prowadzi o jedno pole do przodu, w lewo lub w prawo, a { $field } nie jest żadnym z nich. Z { $origin } możesz iść na: { $fields }.
illegal-tiki-reincarnation-takes-the-turn = Powrót figury zajmuje całą turę, a jeden krok jest już zrobiony. Zrób drugi.
illegal-tiki-nobody-defeated = Żadna twoja figura nie jest pokonana, więc żadna nie może wrócić.
illegal-tiki-no-field-free = Figura wraca na puste pole twojego własnego rzędu, a teraz żadne nie jest puste.
illegal-tiki-not-your-start-field = Figura wraca na puste pole twojego własnego rzędu, a { $field } nim nie jest. Wolne teraz: { $fields }.
illegal-tiki-not-empty = { $field } nie jest puste. Wolne teraz: { $fields }.
illegal-tiki-not-defeated = Wśród twoich pokonanych figur nie ma { $rank }. Masz: { $ranks }.

## Help and rules

help = **Fireside**: gry dla dwojga na tym serwerze.
    - `/challenge` rzuca komuś wyzwanie; nie podawaj przeciwnika, a będzie je mógł przyjąć każdy.
    - Gdy przychodzi twoja tura, dostajesz ping z planszą. Wybierz ruch z menu pod nią albo wpisz `/move`; w trakcie pisania widać pasujące ruchy i to, co każdy z nich by zrobił.
    - W grach z tajemnicami twoja strona przychodzi w wiadomości prywatnej; pokazuje ją też `/ranks` i przycisk pod planszą. `/draw` proponuje remis w grach, w których remisy istnieją.
    - `/takeback` prosi drugą stronę o zgodę na cofnięcie twojej ostatniej tury, `/call-off` o zakończenie partii bez wyniku. **Rewanż** pod ostatnią planszą to nowa gra z zamianą stron.
    - Tura może trwać tyle, ile mówi wyzwanie, a gdy zostaje jedna trzecia czasu, ostrzegam. `/away` zatrzymuje na kilka dni twoje zegary od dnia na turę wzwyż.
    - `/replay` pozwala przejrzeć zakończoną partię, robi z niej GIF albo daje jej zapis.
    - `/board` ponownie pokazuje planszę, `/matches` wymienia twoje partie albo wszystkie na tym serwerze i mówi, czyja jest tura, `/resign` poddaje partię. Przycisk **Oglądaj** pokazuje każdemu planszę partii.
    - `/tutorial` uczy cię pierwszych tur gry, `/rules` objaśnia ją z obrazkami, `/leaderboard` pokazuje, kto gra w nią najlepiej, `/profile` mówi, jak ktoś gra.
    - `/block` sprawia, że nie dostajesz od kogoś wyzwań, `/unblock` to cofa. `/privacy` wysyła ci wszystko, co jest o tobie zapisane, albo to usuwa.
    - `/preferences` ustala, co obowiązuje dla ciebie: język, kolory, pingi, wiadomości prywatne.
    - `/settings` jest dla osób prowadzących serwer, `/moderate` dla dbających o porządek.

    Gry: { $games }.
    Gdy bot uruchamia się na nowo, nic nie przepada: każdy ruch jest zapisany, zanim zostanie pokazany.

## Welcome and tutorial

# Pierwsza wiadomość na serwerze, do którego bot właśnie dołączył; czytają ją wszyscy.
welcome = **Fireside** już tu jest: gry dla dwojga, na tym kanale lub na każdym innym, z planszą jako obrazkiem.
    Naciśnij **Zagraj**, aby zacząć partię gry { $game }; zagra z tobą osoba, która przyjmie wyzwanie. `/tutorial` pokazuje ci pierwsze tury, bez przeciwnika i prywatnie; `/challenge` ma wszystkie gry ({ $games }), a `/help` całą resztę.
button-play = Zagraj
name-tutorial = samouczek
command-tutorial = Twoje pierwsze tury w grze: krótka lekcja z obrazkami, tylko dla ciebie
# Stoi tam, gdzie tekst ma zwykle imię drugiej strony, wewnątrz zdania.
tutorial-opponent = twój przeciwnik
tutorial-wrong = ❌ **{ $move }**: { $why }
tutorial-right = ✅ { $told }
tutorial-end = To były twoje pierwsze tury. Resztę o grze { $game } mówią **Zasady**; `/challenge` znajdzie ci kogoś do gry.
tutorial-tictactrek-1 = **Tic Tac Trek · lekcja 1 z 4: kładzenie kafelka**
    Grasz jako X. W każdej turze kładziesz kafelek, który wylosowano; tutaj jest to góra, co pokazuje obrazek nad planszą. Kładzie się go na pustym miejscu, które styka się bokiem z wyłożonymi kafelkami; róg nie wystarczy.
    Gdzie go kładziesz? Przyciski podają kolumnę i wiersz.
tutorial-tictactrek-1-done = Wyłożone kafelki mogą się rozrastać we wszystkich kierunkach. To pierwsza góra, więc każde miejsce obok kafelka było dla niej dostępne. Następna musi stykać się z górą albo z jeziorem.
tutorial-tictactrek-2 = **Tic Tac Trek · lekcja 2 z 4: ten sam teren**
    Kilka tur później dostajesz łąkę. Musi stykać się bokiem z łąką albo z jeziorem; czyj to kafelek, nie ma znaczenia. Obrazek zaznacza miejsca, na których wolno ją położyć.
    Gdzie ją kładziesz?
tutorial-tictactrek-2-done = Styka się z łąką na M14, która należy do przeciwnika; liczy się tylko teren. Jeśli dla kafelka nie ma pasującego miejsca, można użyć każdego obok wyłożonych kafelków.
tutorial-tictactrek-3 = **Tic Tac Trek · lekcja 3 z 4: ognisko**
    Trzy twoje kafelki w linii, także po skosie, rozpalają ognisko na nowym kafelku, jeśli na żadnym z tych trzech ogniska jeszcze nie ma. Daje ono punkt za każde puste miejsce spośród ośmiu wokół niego: złote liczby mówią, ile ich jest.
    Gdzie kładziesz tę łąkę, aby dostać najwięcej punktów?
tutorial-tictactrek-3-none = Wolno, ale ten kafelek nie zamyka żadnej linii trzech X, więc nie rozpala ogniska. Szukaj złotych liczb.
tutorial-tictactrek-3-less = Ten kafelek rozpala ognisko, ale takie, które ma wokół siebie tylko 3 puste miejsca. Gdzie indziej jest ich więcej.
tutorial-tictactrek-3-done = Sześć punktów, na razie: każdy kafelek położony obok twojego ogniska jeden odbiera, twój tak samo jak przeciwnika. Pilnuj więc, aby kraina wokół niego pozostała otwarta.
tutorial-tictactrek-4 = **Tic Tac Trek · lekcja 4 z 4: przenoszenie ogniska**
    Pod koniec wszystkie sześć twoich ognisk już płonie. Nowa linia trzech pozwala teraz przenieść jedno z nich na nowy kafelek. Kafelek na O13 zamyka taką linię, a ognisko byłoby tam warte 3.
    To na L12 jest warte 2, to na L16 jest warte 6. Co robisz? Pierwsze pole to miejsce kafelka, drugie to miejsce, z którego pochodzi ognisko.
tutorial-tictactrek-4-left = Wolno zostawić wszystkie ogniska tam, gdzie są, ale tutaj przeniesienie jednego daje punkt.
tutorial-tictactrek-4-less = Wolno, ale ognisko na L16 jest warte 6, a na O13 byłoby warte 3. Przenieś takie, które jest warte mniej.
tutorial-tictactrek-4-done = Z 2 na 3: punkt do przodu. Po 24 turach partia się kończy i wygrywa strona, która ma więcej punktów.
tutorial-tactiki-1 = **TacTiki · lekcja 1 z 5: rozstawianie**
    Grasz jako TIKI, na dole. Masz dziesięć idoli, po dwa z każdej rangi od 1 do 5, i stawiasz po dwa na każdym swoim polu od A do E. Przeciwnik robi to samo u góry i żadna strona nie widzi rang drugiej. Każda para cyfr poniżej to jedno pole, najpierw dolna figura.
    Które rozstawienie wybierasz?
tutorial-tactiki-1-done = Swoje rangi widzisz tylko ty. W partii **Rozstaw** pozwala zrobić to figura po figurze. Cel: pięć twoich figur na jednym polu przeciwległego rzędu.
tutorial-tactiki-2 = **TacTiki · lekcja 2 z 5: krok**
    Tura to dwa kroki, jedną figurą albo dwiema. Kroki robi tylko figura na szczycie kolumny: o jedno pole do przodu, w lewo lub w prawo. Dla ciebie do przodu znaczy w górę.
    Jaki jest twój pierwszy krok?
tutorial-tactiki-2-done = Twoja figura 4 stoi na B2. Twoja tura jeszcze się nie skończyła.
tutorial-tactiki-3 = **TacTiki · lekcja 3 z 5: drugi krok**
    Twoja figura 4 doszła do B2. Teraz twój drugi krok, tą samą figurą albo inną. Ruchu nie można pominąć, a figury nigdy się nie cofają.
    Jaki jest twój drugi krok?
tutorial-tactiki-3-done = Dwa kroki i tura się kończy. Wejść na własną kolumnę też wolno: figura staje na jej szczycie.
tutorial-tactiki-4 = **TacTiki · lekcja 4 z 5: pojedynek**
    Twoja figura 4 doszła do B4, przed dwie figury przeciwnika na B5. Wejście na figurę przeciwnika to atak i wszyscy widzą obie rangi. Wygrywa wyższa, z tym że 1 pokonuje 5. Nie możesz wiedzieć, co tam czeka; 4 to odważny wybór.
    Jak atakujesz?
tutorial-tactiki-4-aside = Wolno, ale nikt tam nie stoi, więc nie ma pojedynku. Wejdź na figury przeciwnika na B5.
tutorial-tactiki-4-done = Twoja figura 4 pokonuje figurę 1, potem 2 pod nią, i jest osadzona w przeciwległym rzędzie: to pierwsza z pięciu, które wygrywają. Zapamiętaj rangi, które widać; stoją tylko w wiadomości o tej turze. Jeszcze jeden krok i tura się kończy.
tutorial-tactiki-5 = **TacTiki · lekcja 5 z 5: powrót**
    Teraz grasz jako TAC, a plansza jest obrócona tak, że twój własny rząd, rząd 5, jest na dole. Dwie twoje figury zostały pokonane: 1 i 2. Zamiast dwóch kroków jedna z nich może wrócić na puste pole własnego rzędu. `2@A5` przywróciłoby figurę 2 na A5.
    Który powrót wybierasz?
tutorial-tactiki-5-done = Twoja figura 2 wraca i to już cała tura. Przeciwnik widzi, że figura wróciła, ale nie widzi, która.
tutorial-battleoflits-1 = **Battle of LITS · lekcja 1 z 4: kładzenie klocka**
    Ty masz X, przeciwnik ma O. Na zmianę kładziecie klocki, które należą do obu stron: L, I, T i S, każdy na czterech polach. To, co klocek zakryje, już się nie liczy, a na końcu wygrywa strona z większą liczbą niezakrytych symboli. Pola D5 i E6, na przykład, są w kolumnach D i E, w wierszach 5 i 6.
    Który klocek kładziesz?
tutorial-battleoflits-1-own = Pasuje, ale zakrywa dwa twoje X i żadnego O. Znajdź taki, który robi to odwrotnie.
tutorial-battleoflits-1-done = Zakryte są dwa O i ani jeden X. Ale czy to nie za dobry ruch? Druga strona może raz odpowiedzieć w szczególny sposób.
tutorial-battleoflits-2 = **Battle of LITS · lekcja 2 z 4: zamiana**
    Teraz siedzisz po drugiej stronie: masz O, a tamten pierwszy klocek kosztuje cię dwa symbole. Raz, zaraz po pierwszym klocku, druga strona może zamiast kłaść wybrać zamianę symboli: będziesz mieć X, z 30 niezakrytymi do 28. W obu przypadkach następny klocek kładzie przeciwnik.
    Co robisz?
tutorial-battleoflits-2-places = Wolno: ten klocek zakrywa dwa X, więc jest 28 do 28. Ale zamiana daje ci 30 do 28, a na ruchu jest ta sama strona.
tutorial-battleoflits-2-done = Opłaca się więc zacząć klockiem sprawiedliwym dla obu stron. Odtąd zamiany już nie ma.
tutorial-battleoflits-3 = **Battle of LITS · lekcja 3 z 4: gdzie klocek pasuje**
    Znów po pierwszej stronie: przeciwnik wybiera zamianę, więc masz O i kładziesz ponownie. Od drugiego klocka każdy musi stykać się bokiem z klockiem na planszy, ale nigdy z klockiem tego samego kształtu.
    Który pasuje?
tutorial-battleoflits-3-done = Dwa X są zakryte i jest po równo: 28 do 28. Klocki tego samego kształtu mogą się jednak stykać rogiem.
tutorial-battleoflits-4 = **Battle of LITS · lekcja 4 z 4: bez kwadratów**
    Teraz masz X. Żaden kwadrat 2 × 2 pól nie może nigdy zostać zakryty w całości, niezależnie od tego, które klocki go zakrywają. S i T zakrywają już trzy pola jednego z nich.
    Który klocek pasuje?
tutorial-battleoflits-4-done = Styka się z S i z T i nie wypełnia żadnego kwadratu. Gdy żaden klocek już się nie mieści, liczy się niezakryte symbole. W partii **Połóż klocek** pozwala przymierzyć klocek nad planszą i mówi, czy pasuje.

## The playground

playground-welcome = **Witaj na placu zabaw!** To symulowany Discord na twoim własnym komputerze. Jesteś **Adą**; *Viewing as* u góry strony zmienia cię w Bena albo Cleo.

    1. Wpisz `/challenge`, wybierz grę, kliknij *+… more*, aby dodać przeciwnika Bena, i wyślij strzałką po prawej.
    2. Zmień się w Bena i naciśnij **Przyjmij**.
    3. Wykonujcie ruchy na zmianę: wybierz z menu planszy albo wpisz `/move` i literę, aby zobaczyć listę ruchów, które się od niej zaczynają. *Jump to latest* na dole prowadzi do najnowszej planszy.

    Resztę mówi `/help`. Jako Ada prowadzisz ten serwer: wypróbuj `/settings` i `/moderate list`. Ctrl-C w terminalu kończy zabawę.
playground-kept = Twoje partie toczą się dalej tam, gdzie stanęły: `/matches` je wymienia, `/board` pokazuje planszę.

## The rules of Tic Tac Trek, page by page

rules-tictactrek-1 = **Tic Tac Trek · 1 z 5: wyprawa**
    Dwie osoby wędrują przez tę samą krainę. Jedna gra jako X, druga jako O, i na zmianę kładą kafelki terenu. Trzy twoje kafelki w linii rozpalają ognisko, a ognisko jest warte tym więcej, im więcej otwartej przestrzeni leży wokół niego.
    W worku jest 26 kafelków: po sześć gór, pustyń, łąk i lasów oraz dwa jeziora. Każdy kafelek ma z jednej strony X, a z drugiej O. Dwa leżą na początku, X na M13 i O na N13. Pozostałe 24 zagrywa się po jednym, po dwanaście na stronę. Dostajesz kafelek, który wylosowano; wyboru nie ma, ale widzą go obie strony.
    Nad planszą: punkty obu stron i ogniska, które im zostały; pośrodku kafelek do położenia; po prawej, ile kafelków każdego terenu jest jeszcze w worku. Wypełniona strona jest na ruchu.
rules-tictactrek-2 = **Tic Tac Trek · 2 z 5: kładzenie kafelka**
    Swój kafelek kładziesz na pustym miejscu, które styka się bokiem z wyłożonymi kafelkami, swoim symbolem do góry.
    • Jezioro wolno położyć na każdym takim miejscu.
    • Tak samo pierwszy kafelek danego terenu. Tutaj O ma pierwszą łąkę, więc każde miejsce jest dostępne.
    • Poza tym kafelek musi stykać się bokiem z kafelkiem tego samego terenu albo z jeziorem. Czyj to kafelek, nie ma znaczenia.
    • Jeśli takiego miejsca nie ma, można użyć każdego. Żaden kafelek nie przepada i żadnej tury się nie pomija.
    Obrazek zaznacza miejsca, z których możesz skorzystać; wpisz nazwę jednego z nich, np. `M14`, albo wybierz je z menu.
rules-tictactrek-3 = **Tic Tac Trek · 3 z 5: linie i ogniska**
    Gdy twój kafelek zamyka linię trzech kafelków z twoim symbolem (w poziomie, w pionie lub po skosie, a nowy kafelek może być w niej gdziekolwiek), na nowym kafelku rozpala się ognisko. Żaden z tych trzech nie może już mieć ogniska: kafelek z ogniskiem jest zużyty. Liczy się też trójka w dłuższej linii; dwie linie naraz i tak rozpalają jedno ognisko.
    Dopóki masz ogniska, musisz je rozpalać, nawet gdy nie da to punktów. Złota liczba pokazuje, ile ognisko byłoby warte: tutaj X może rozpalić na L15 ognisko warte 6.
rules-tictactrek-4 = **Tic Tac Trek · 4 z 5: wszystkie sześć ognisk płonie**
    Masz sześć ognisk. Gdy wszystkie już płoną, zamknięcie linii pozwala przenieść jedno z twoich ognisk skądkolwiek na nowy kafelek albo zostawić je na miejscu. Tutaj X, kładąc kafelek na O13, może tam przenieść ognisko; byłoby tam warte 3. Takie miejsce ma białą liczbę ze złotą obwódką. Aby przenieść ognisko z O15, wpisz `O13 O15`. Kafelek, który opuszcza, może służyć w późniejszych liniach. Niewykorzystana linia pozostaje niezużyta.
rules-tictactrek-5 = **Tic Tac Trek · 5 z 5: wynik**
    Ognisko daje punkt za każde puste miejsce spośród ośmiu wokół niego, od 0 do 7; puste miejsce między dwoma ogniskami liczy się dla obu. Nowe kafelki odbierają punkty, twoje tak samo jak przeciwnika, więc wynik zmienia się do końca.
    Partia kończy się z ostatnim kafelkiem. Wygrywa strona z większą liczbą punktów. Przy równych punktach wygrywa strona z większą liczbą ognisk na stole; gdy i ognisk jest tyle samo, przegrywa ta strona, do której należała ostatnia tura. Remisów nie ma.

## The rules of Battle of LITS, page by page

rules-battleoflits-1 = **Battle of LITS · 1 z 5: zakryj symbole przeciwnika**
    Plansza ma dziesięć kolumn, od A do J, i dziesięć wierszy; na trzydziestu polach stoi X, na trzydziestu O. Jedna strona ma X i zaczyna, druga ma O. Klocki kładzie się na zmianę, a to, co klocek zakryje, już się nie liczy. Gdy żaden klocek już się nie mieści, wygrywa strona z większą liczbą niezakrytych symboli.
    Klocki należą do obu stron: po pięć z każdego z czterech kształtów L, I, T i S. Każdy zakrywa cztery pola i można go obracać i odbijać.
    Symbole leżą losowo, ale tak, że półobrót planszy zamienia X i O. Opcja `variant` komendy `/challenge` wybiera zamiast tego inny układ albo przyjmuje własny: dziesięć wierszy po dziesięć znaków, X, O i kropek, od góry.
rules-battleoflits-2 = **Battle of LITS · 2 z 5: kładzenie klocka**
    Klocek kładzie się na czterech polach, których nic jeszcze nie zakrywa.
    • Od drugiego klocka każdy styka się bokiem z klockiem na planszy.
    • Nie styka się bokiem z klockiem tego samego kształtu; rogiem wolno.
    • Zakrywać możesz wszelkie symbole, także własne.
    Ruchu nie można pominąć. Nad planszą widać, ile klocków każdego kształtu zostało.
rules-battleoflits-3 = **Battle of LITS · 3 z 5: bez kwadratów**
    Żaden kwadrat 2 × 2 pól nie może zostać zakryty w całości, niezależnie od tego, które klocki go zakrywają, więc na planszy zostają luki. Zakryte symbole lekko prześwitują przez klocki, a ostatni klocek ma obwódkę.
    Naciśnij **Połóż klocek**, aby przymierzyć klocek nad planszą: dowiesz się, czy pasuje, a jeśli nie, to czemu, i co by zakrył. Albo wpisz pola po `/move`, np. `T D4 D5 D6 E5`; litera i kolejność nie mają znaczenia.
rules-battleoflits-4 = **Battle of LITS · 4 z 5: zamiana**
    Po pierwszym klocku, i tylko wtedy, druga strona może zamiast kłaść wybrać zamianę: klocek zostaje, symbole zmieniają właściciela, a drugi klocek kładzie znów strona, która zaczynała, teraz już dla drugiego symbolu. Opłaca się więc zacząć klockiem sprawiedliwym dla obu stron. Odtąd tury są na zmianę.
rules-battleoflits-5 = **Battle of LITS · 5 z 5: koniec**
    Partia się kończy, gdy strona na ruchu nie może nic położyć; klocki są wspólne, więc druga też by nie mogła. Wygrywa strona z większą liczbą własnych niezakrytych symboli. Gdy jest ich po równo, jak tutaj, wygrywa strona, która położyła ostatni klocek. Remisów nie ma.

## The rules of TacTiki, page by page

rules-tactiki-1 = **TacTiki · 1 z 6: dwa rzędy idoli**
    TIKI gra od rzędu 1 w górę i zaczyna, TAC od rzędu 5 w dół. Każda strona ma dziesięć figur, po dwie z każdej rangi od 1 do 5. Rangi zna tylko właściciel figur.
    Przed pierwszą turą obie strony rozstawiają figury w tajemnicy, w dowolnej kolejności: po dwie na każdym polu własnego rzędu. Naciśnij **Rozstaw** albo wpisz pięć pól od A do E, najpierw dolna figura: `/move 12 34 55 14 23`.
    Pięć twoich figur na jednym polu przeciwległego rzędu wygrywa: od razu, nawet przy pierwszym z dwóch kroków. Figury przeciwnika zakopane pod spodem nie mają znaczenia.
rules-tactiki-2 = **TacTiki · 2 z 6: twoja tura**
    Tura to dwa kroki, jedną figurą albo dwiema. Kroki robi tylko figura na szczycie kolumny: o jedno pole do przodu, w lewo lub w prawo, nigdy do tyłu i nigdy po skosie. Staje na tym, co tam jest; kolumny mogą rosnąć dowolnie wysoko. Tutaj zagranie TIKI to `B1-B2`, a potem `B2-B3`.
    Tury nie można pominąć: drugi krok jest obowiązkowy, jeśli jakiś jest, inaczej tura kończy się po pierwszym. Strona, która nie może zrobić zupełnie nic, traci turę.
rules-tactiki-3 = **TacTiki · 3 z 6: pojedynki**
    Wejście na figurę przeciwnika to atak i wszyscy widzą obie rangi. Wygrywa wyższa ranga, z tym że 1 pokonuje 5; kto atakuje, nie ma znaczenia. Przegrana figura schodzi z planszy. Zwycięski atakujący walczy dalej z następnym przeciwnikiem poniżej, aż przegra, zremisuje albo trafi na figurę własnej strony. Tutaj 4 pokonuje na B5 figury 1 i 2.
    Przy remisie obie figury zostają, atakująca na górze, a ta pod nią jest zablokowana, dopóki leży na niej figura przeciwnika: tak jest na D1, gdzie 5 trafia na 5. Odkrycie figury nie rozpoczyna pojedynku.
    Rangi stoją tylko w wiadomości o tej turze. Gdy następna tura jest kompletna, znikają stamtąd; na pamiętaniu polega gra. W partii, której `variant` to `open`, zostają za to na planszy, dopóki figura nie zostanie pokonana.
rules-tactiki-4 = **TacTiki · 4 z 6: osadzanie i posągi**
    Figura, która dojdzie do przeciwległego rzędu, jest osadzona: nigdy więcej się nie rusza i nikt nie może jej zaatakować, bo nikomu nie wolno wejść na pole własnego rzędu, na którym stoi przeciwnik. Tutaj TIKI ma dwie z pięciu na B5, a TAC jedną na D1.
    Aby wejść na bronione pole, twoja figura najpierw tam walczy; jeśli przetrwa, choćby dzięki remisowi, jest osadzona.
rules-tactiki-5 = **TacTiki · 5 z 6: powroty**
    Zamiast robić kroki, możesz przywrócić jedną z pokonanych figur na puste pole własnego rzędu: `3@C1` przywraca figurę 3 na C1. Zajmuje to całą turę. Przeciwnik widzi, ile twoich figur czeka, ale nie widzi, która wróciła. Tutaj czekają dwie figury TAC, a pustych pól jest trzy.
rules-tactiki-6 = **TacTiki · 6 z 6: koniec**
    Tutaj piąta figura TIKI dochodzi do B5 i wygrywa.
    Partia kończy się remisem, gdy obie strony się na to zgadzają (`/draw` to proponuje), gdy żadna nie może już zebrać pięciu figur na jednym polu albo po 100 turach z rzędu, w których żadna figura nie doszła do przeciwległego rzędu.
    Twoje rangi przychodzą w wiadomości prywatnej; pokazują je też **Moje rangi** pod planszą i `/ranks`. Po zakończeniu partii wszyscy widzą obie strony, rozstawienia i cały zapis.

## Pictures

# The letters M D G F L, X and O stand in the pictures' alt texts; explain them, keep them.
picture-draw = Remis
picture-ended =
    { $reason ->
        [agreed] Remis za zgodą obu stron
        [moderated] Bez wyniku: koniec z decyzji moderacji
        [called_off] Bez wyniku: unieważniona za zgodą obu stron
       *[abandoned] Bez wyniku: nie dało się jej kontynuować
    }
picture-won =
    { $reason ->
        [resigned] { $winner } wygrywa: { $loser } poddaje partię
        [time] { $winner } wygrywa: { $loser } przekracza czas
        [left] { $winner } wygrywa: { $loser } odchodzi
       *[moderated] { $winner } wygrywa z decyzji moderacji
    }
picture-tictactrek-turn = Tura { $turn }/{ $turns }
picture-tictactrek-end =
    { $reason ->
        [points] { $winner } wygrywa { $points }:{ $others }
        [campfires] { $winner } wygrywa przy równych punktach, ogniska { $campfires }:{ $fewer }
        [final_turn] { $winner } wygrywa przy równym wyniku: ostatnią turę ma { $loser }
       *[other] { $winner } wygrywa
    }
picture-tictactrek-over = { $result }.
picture-tictactrek-state =
    Tura { $turn } z { $turns }: { $symbol } kładzie kafelek { $terrain ->
        [M] góra
        [D] pustynia
        [G] łąka
        [F] las
       *[L] jezioro
    }.
picture-tictactrek-seat =
    { $symbol }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, zostało ognisk: { $supply }.
picture-tictactrek-last = Ostatni kafelek: { $field }.
picture-tictactrek-legend =
    Na stole: X lub O, potem M góra, D pustynia, G łąka, F las lub L jezioro, potem * i wartość ogniska.
picture-tictactrek-rows = Wiersze od góry, każdy ciąg kafelków po swojej pierwszej kolumnie. { $rows }.
picture-tictactrek-spaces = Dozwolone miejsca: { $fields }.
picture-tictactrek-more =
    { $more ->
        [one] Pominięto tu jeszcze 1 miejsce.
        [few] Pominięto tu jeszcze { $more } miejsca.
        [many] Pominięto tu jeszcze { $more } miejsc.
       *[other] Pominięto tu jeszcze { $more } miejsca.
    }
picture-tictactrek-worth =
    { $how ->
        [moved] Po *: ile dałoby ognisko tam przeniesione.
       *[lit] Po *: ile dałoby ognisko tam rozpalone.
    }
picture-tictactrek-bag = Jeszcze w worku: { $counts }.
picture-tictactrek-without =
    { $part ->
        [bag] Worek tu pominięto.
        [legend] M góra, D pustynia, G łąka, F las, L jezioro, * ognisko.
       *[last] Ostatni kafelek tu pominięto.
    }

## Pictures of Battle of LITS

# The letters X, O and L I T S stand in the pictures and their alt texts; keep them.
picture-battleoflits-piece = Klocek { $number }
picture-battleoflits-note =
    { $swap ->
        [offered] lub zamiana
       *[made] po zamianie
    }
picture-battleoflits-end =
    { $reason ->
        [uncovered] { $winner } wygrywa: niezakryte { $points }:{ $others }
        [last_piece] { $winner } wygrywa przy równym wyniku dzięki ostatniemu klockowi
       *[other] { $winner } wygrywa
    }
picture-battleoflits-over = { $result }.
picture-battleoflits-state =
    { $swap ->
        [offered] Klocek { $number }: { $symbol } kładzie klocek lub wybiera zamianę.
       *[none] Klocek { $number }: { $symbol } kładzie klocek.
    }
picture-battleoflits-seat = { $symbol }: niezakryte { $count }.
picture-battleoflits-swapped = Po zamianie O należy do strony, która położyła pierwszy klocek.
picture-battleoflits-last = Ostatni klocek: { $piece }.
picture-battleoflits-supply = Zostało klocków: { $left }.
picture-battleoflits-fitting =
    Zostało klocków: { $left }. { $places ->
        [one] Pasuje 1 miejsce
        [few] Pasują { $places } miejsca
        [many] Pasuje { $places } miejsc
       *[other] Pasuje { $places } miejsca
    }: { $fitting }.
picture-battleoflits-rows = Wiersze od góry, kolumny od A do J: X lub O niezakryte, liczba za tyle pustych pól, L, I, T lub S za klocek. { $rows }.
picture-battleoflits-pieces =
    { $more ->
        [0] Klocki przed nim, od najnowszego: { $pieces }.
       *[other] Klocki przed nim, od najnowszego: { $pieces }; i jeszcze { $more }.
    }
picture-battleoflits-ghost = Trzymasz { $piece }. Pasuje. Niezakryte po położeniu: { $first } { $before } → { $after }, { $second } { $previous } → { $next }.
picture-battleoflits-ghost-illegal =
    Trzymasz { $piece }. Nie pasuje: { $code ->
        [lits_off_board] { $field } leży poza planszą.
        [lits_none_left] nie ma już tego kształtu.
        [lits_covered] { $field } jest już zakryte.
        [lits_touches_same] na { $at } dotyka klocka tego samego kształtu.
        [lits_fills_block] wypełniłby kwadrat od { $field } do { $to }.
        [lits_not_adjacent] nie dotyka żadnego klocka.
       *[other] nie wolno go tu położyć.
    }
picture-battleoflits-layout = Układ: { $first } X i { $second } O. Wiersze od góry, kolumny od A do J, liczba za tyle pustych pól. { $rows }.

## Pictures of TacTiki

# The letters K and T stand in the pictures' alt texts; explain them, keep them.
picture-tactiki-turn = Tura { $turn }
picture-tactiki-step = Krok { $step }/2
picture-tactiki-setup = Ustawianie
picture-tactiki-quiet = Cisza { $quiet }/{ $limit }
picture-tactiki-ready =
    { $ready ->
        [0] jeszcze nie
       *[other] gotowe
    }
picture-tactiki-end =
    { $reason ->
        [statue] { $winner } wygrywa: posąg z pięciu figur
       *[other] { $winner } wygrywa
    }
picture-tactiki-draw =
    { $reason ->
        [nobody_can_win] Remis: nikt już nie zbierze pięciu figur
        [quiet] Remis: { $limit } { $limit ->
            [one] tura
            [few] tury
            [many] tur
           *[other] tury
        } bez dojścia
       *[other] Remis
    }
picture-tactiki-over = { $result }.
picture-tactiki-setting-up =
    { $ready ->
        [0] { $side } rozstawia figury.
       *[other] { $side } gotowe.
    }
picture-tactiki-state = Tura { $turn }: na ruchu { $side }, krok { $step } z 2.
picture-tactiki-skipped = { $side } nie może nic zrobić i traci turę.
picture-tactiki-done =
    { $which ->
        [this] { $side } w tej turze: { $steps }.
       *[last] { $side } w ostatniej turze: { $steps }.
    }
picture-tactiki-returned = figura wraca na { $field }
picture-tactiki-attacked =
    { $stands ->
        [0] { $felled ->
            [0] { $step } atakuje i pada
           *[other] { $step } atakuje, pada; pokonanych figur: { $felled }
        }
       *[other] { $felled ->
            [0] { $step } atakuje i remisuje
           *[other] { $step } atakuje; pokonanych figur: { $felled }
        }
    }
picture-tactiki-legend =
    { $ranks ->
        [0] K to figura TIKI, T figura TAC.
       *[other] { $seen ->
            [0] K to figura TIKI, T figura TAC, potem ranga, jeśli znana.
           *[other] K to figura TIKI, T figura TAC, potem ranga, jeśli znana, potem *, jeśli znają ją obie strony.
        }
    } TIKI osadza się w rzędzie 5, TAC w 1; figura pod przeciwnikiem jest zablokowana.
picture-tactiki-columns = Kolumny od dołu do góry: { $columns }.
picture-tactiki-statue = Posąg { $side } na { $field }: { $pieces } z { $of }.
picture-tactiki-defeated =
    { $known ->
        [0] Pokonane { $side }: { $count }.
       *[other] Pokonane { $side }: { $count }, rangi { $ranks }.
    }
picture-tactiki-steps =
    { $attacks ->
        [0] Kroki: { $steps }.
       *[other] Kroki, x przed przeciwnikami na górze: { $steps }.
    }
picture-tactiki-returns = Figura może wrócić na { $fields }.
picture-tactiki-chosen = Wybrana jest figura na { $origin }; może iść na { $fields }.
picture-tactiki-quiet-long =
    { $quiet ->
        [one] { $quiet } tura bez dojścia
        [few] { $quiet } tury bez dojścia
        [many] { $quiet } tur bez dojścia
       *[other] { $quiet } tury bez dojścia
    }; { $limit } to remis.
picture-tactiki-without =
    { $part ->
        [legend] K to TIKI, T to TAC.
        [steps] Kroki tu pominięto.
       *[done] Ostatnie kroki tu pominięto.
    }
picture-tactiki-placed = Postawione: { $count } z { $pieces }
picture-tactiki-empty = puste
picture-tactiki-arranged = Twoje rozstawienie jako { $side }, najpierw dolna figura: { $fields }.
picture-tactiki-left = Jeszcze do postawienia: { $left }.
picture-tactiki-complete = Jest kompletne.
picture-tactiki-attack = { $side } atakuje na { $field }.
picture-tactiki-duel =
    { $result ->
        [won] { $attacker } pokonuje { $defender }, figura { $enemy } pada.
        [lost] { $attacker } przegrywa z { $defender }, figura { $side } pada.
       *[tied] { $attacker } kontra { $defender }: remis, obie zostają.
    }
