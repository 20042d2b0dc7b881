### A Fireside minden szövege magyarul.
###
### A $player, az $opponent és társaik említések (<@1>), vagy nevek ott, ahol a Discord nem mutat
### említést; nem ragozhatók, ezért alanyesetben vagy birtokosként állnak.

## Games

game-tictactrek = Tic Tac Trek
game-tactiki = TacTiki
game-battleoflits = Battle of LITS
somebody = valaki

## Commands and their options, as Discord lists them

command-challenge = Hívj ki valakit egy játékra, vagy bárkit, akinek kedve van
command-move = Lépj: írd be a lépést, vagy válassz a felkínáltak közül
command-away = Pár nap távollét: a körönként legalább egynapos óráid addig állnak
command-board = Egy játszma táblája: a játékosainak újra kiteszem, másnak csak magánban mutatom
command-matches = A játszmáid, vagy a szerver összes játszmája: ki van soron, és hol
command-resign = Add fel a játszmát (előtte rákérdezek)
command-ranks = A te oldalad egy játszmában, csak neked
command-draw = Ajánlj döntetlent az ellenfelednek, ha a játékban van döntetlen
command-takeback = Kérd az ellenfeled engedélyét, hogy visszavedd az utolsó körödet
command-call-off = Ajánld fel az ellenfelednek, hogy a játszma eredmény nélkül érjen véget
command-replay = Egy véget ért játszma körről körre, animációként vagy jegyzőkönyvként
command-rules = Hogyan kell játszani: szabályok képekkel
command-leaderboard = Ki játssza a legjobban, értékszám szerint
command-profile = Hogyan játszik valaki: értékszámok, ellenfelek, sorozatok és utolsó játszmák
command-help = Mit tud a Fireside
option-game = A játék
option-opponent = Kit hívsz ki; hagyd ki, és bárki elfogadhatja
option-first = Ki kezd
option-variant = A játék változata, például egy elrendezés: név a listáról, vagy a sajátod
option-move = A lépés, például N12 vagy D4 D5 D6 E5; írj, és szűkül a lista
option-match = Melyik játszma, ha itt több is van
option-replay-match = Melyik játszma; a tieid és a csatornáé közül választhatsz, a legújabb az első
option-as = Lépésről lépésre, GIF-ként, vagy jegyzőkönyvként, szövegben
option-share = Mindenki lássa itt a GIF-et vagy a jegyzőkönyvet
as-steps = Lépésről lépésre
as-gif = GIF
as-record = Jegyzőkönyv, szövegben
option-match-here = Melyik játszma; a más csatornán játszottat csak te látod
option-leaderboard-game = Melyik játék; alapból az, amelyikben legutóbb volt értékelt játszma
option-scope = Ez a szerver, vagy minden szerver
option-person = Kinek a profilja; alapból a tiéd
option-profile-game = Csak ez a játék
option-rated = Számít-e a játszma az értékszámba; igen, ha a szerver nem döntött másként
option-away = Hány nap, vagy melyik napig (2026-12-24); „back”, ha visszajöttél
option-clock = Meddig tarthat egy kör; 3 napig, ha a szerver nem döntött másként
option-where = Hol játsszatok: ezen a csatornán, vagy a játszma saját szálában
clock-none = Óra nélkül
clock-live-5 = Élő: 5 perc körönként
clock-live-10 = Élő: 10 perc körönként
clock-days-1 = 1 nap körönként
clock-days-3 = 3 nap körönként
clock-days-7 = 7 nap körönként
place-here = Ezen a csatornán
place-thread = Új szálban
first-random = A sors dönt
first-challenger = Én
first-opponent = Az ellenfelem

## Buttons and menus

button-accept = Elfogadom
button-decline = Elutasítom
button-cancel = Visszavonom
button-rules = Szabályok
button-letter = Az oldalam
button-rematch = Visszavágó
button-resign = Feladom
button-play-on = Játszom még
button-previous = Vissza
button-next = Tovább
menu-move = Válaszd ki a lépésed
menu-part = Válaszd ki a lépésed: { $first } – { $last }

## Challenges

challenge-made-open =
    🔥 { $opponent }, { $challenger } kihívott téged: **{ $game }**.
    -# { $clock } · { $rated ->
        [yes] Értékelt
       *[no] Barátságos
    } · A kihívás lejár { $until }.
challenge-made-accepted = { $opponent } elfogadta { $challenger } kihívását: **{ $game }**.
challenge-made-declined = { $opponent } elutasította { $challenger } kihívását: **{ $game }**.
challenge-made-cancelled = { $opponent }, { $challenger } visszavonta a neked szóló kihívást: **{ $game }**.
challenge-made-expired = { $opponent } nem válaszolt időben { $challenger } kihívására: **{ $game }**.
challenge-open-open =
    🔥 { $challenger } ellenfelet keres: **{ $game }**. Bárki elfogadhatja.
    -# { $clock } · { $rated ->
        [yes] Értékelt
       *[no] Barátságos
    } · A kihívás lejár { $until }.
challenge-open-accepted = { $challenger } nyílt kihívását elfogadták: **{ $game }**.
challenge-open-declined = { $challenger } nyílt kihívása lezárult: **{ $game }**.
challenge-open-cancelled = { $challenger } visszavonta a nyílt kihívását: **{ $game }**.
challenge-open-expired = { $challenger } nyílt kihívása válasz nélkül lejárt: **{ $game }**.
challenge-rematch-open =
    🔥 { $opponent }, { $challenger } visszavágót szeretne: **{ $game }**, oldalcserével.
    -# { $clock } · { $rated ->
        [yes] Értékelt
       *[no] Barátságos
    } · A kihívás lejár { $until }.
challenge-rematch-accepted = { $opponent } elfogadta { $challenger } kihívását visszavágóra: **{ $game }**.
challenge-rematch-declined = { $opponent } elutasította { $challenger } kihívását visszavágóra: **{ $game }**.
challenge-rematch-cancelled = { $opponent }, { $challenger } visszavonta a neked szóló kihívást visszavágóra: **{ $game }**.
challenge-rematch-expired = { $opponent } nem válaszolt időben { $challenger } kihívására visszavágóra: **{ $game }**.
challenge-standing = Pontosan ez a kihívásod már megvan, és még nyitva áll: { $where }. Várd meg a választ, vagy vond vissza itt.
challenge-varied = Egy másik változatban már van nyitott kihívásod: { $where }. Ha inkább ezt szeretnéd, előbb vond vissza itt azt.
challenge-withdrawn = A kihívásodat visszavontad.
challenge-owed = A kihívásodat elmentettem, de most nem tudtam kitenni. Újra megpróbálom; ha nem jelenik meg, nézd meg, küldhetek-e ide üzenetet.

## Matches

player-side = { $player } ({ $side })
match-begins =
    { $rated ->
        [yes] **{ $game }**, értékelt: { $first } – { $second }.
        [capped] **{ $game }**, barátságos, mert ti ketten ma már elég értékelt játszmát kezdtetek ebben a játékban: { $first } – { $second }.
       *[no] **{ $game }**, barátságos: { $first } – { $second }.
    }
match-earlier =
    { $count ->
        [one] -# … és előtte még egy lépés.
       *[other] -# … és előtte még { $count } lépés.
    }
match-sealed-deal = -# 🔒 A húzás, lepecsételve: `{ $digits }`
match-sealed-move = -# 🔒 { $player }, lepecsételve: `{ $digits }`
match-footer = -# { $progress } · válassz alább, vagy írd be: /move · { $match }. játszma
ended-agreed = { $player } és { $winner } megegyezett a döntetlenben.
ended-abandoned = { $winner } és { $player }: ezt a játszmát nem lehetett folytatni, így nincs eredménye.
ended-called-off = { $player } és { $winner } lefújta ezt a játszmát; nincs eredménye.
ended-left = { $player } már nincs itt. **{ $winner } nyert.**
ended-moderated =
    { $won ->
        [0] { $by } moderátorként lezárta { $winner } és { $player } játszmáját; nincs eredménye.
       *[1] { $by } moderátorként lezárta ezt a játszmát. **{ $winner } nyert.**
    }
ended-resigned = { $player } feladta. **{ $winner } nyert.**
ended-time = { $player } kifutott az időből. **{ $winner } nyert.**
day =
    { $month ->
        [1] jan.
        [2] febr.
        [3] márc.
        [4] ápr.
        [5] máj.
        [6] jún.
        [7] júl.
        [8] aug.
        [9] szept.
        [10] okt.
        [11] nov.
       *[12] dec.
    } { $day }.
match-number = { $match }. játszma
match-versus = ellenfél: { $opponent }
match-between = { $first } – { $second }
turn-yours = te jössz
turn-theirs = az ellenfél jön
turn-of = { $player } jön
move-played = Lépésed: { $move }.
board-owed = Ezt elmentettem, de a táblát most nem tudtam kitenni. Újra megpróbálom; a /board is megmutatja.
goes-on-here = Ez a játszma itt folytatódik.
board-not-posted = Nem tudtam kitenni a táblát. Nézd meg, küldhetek-e ide üzenetet és csatolhatok-e fájlt, aztán próbáld újra: /board.
resign-really = Tényleg feladod a { $game } játékot ({ $match }. játszma)? Akkor { $opponent } nyer.
resign-done = Feladtad.
resign-not = Jól van, játssz tovább.
letter = A te oldalad, csak neked ({ $match }. játszma).
letter-over = Véget ért: { $match }. játszma; így állt a két oldal.
letter-refused = Nem fogadsz tőlem privát üzenetet, ezért a saját oldaladat ({ $match }. játszma) a /ranks paranccsal vagy a tábla alatti gombbal nézheted meg. Minden más úgy működik, ahogy szokott.

## Clocks

# $clock is how long a turn may take, such as “3 days a turn”; $until is shown as “in 2 days”.
time-runs = -# ⏳ Az idő lejár { $until } · { $clock }
time-stands = -# ⏳ Az óra áll · { $clock }
time-away = -# ⏳ Az óra áll: { $player } távol van eddig: { $until } · { $clock }
time-warning =
    ⏳ { $players }, lejár az idő { $until }: **{ $game }**, { $match }. játszma.
    -# { $where }
away-until =
    Távol vagy eddig: { $until } ({ $rest }). Addig minden szerveren állnak a körönként legalább egynapos óráid, amíg te jössz; az élő órák nem. Ha visszajöttél, írd be: `/away until: back`.
    -# { $left ->
        [0] Idén már nem maradt több nap távolléted.
        [one] Idén még egy nap távolléted maradt.
       *[other] Idén még { $left } nap távolléted maradt.
    }
away-not =
    Nem vagy távol. { $left ->
        [0] Idén már nem maradt több nap távolléted.
        [one] Idén egy nap távolléted maradt; így veheted ki: `/away until: 1 day`.
       *[other] Idén { $left } nap távolléted maradt; így vehetsz ki belőle: `/away until: 7 days`, vagy dátummal.
    }
away-choice =
    { $days ->
        [one] 1 nap, eddig: { $date }
       *[other] { $days } nap, eddig: { $date }
    }
away-choice-date = Eddig: { $date }
away-choice-back = Visszajöttem

## Offers and rematches

offer-owed = Az ajánlatodat elmentettem, de most nem tudtam kitenni. Újra megpróbálom.
offer-draw-open = { $opponent }, { $player } döntetlent ajánl neked: **{ $game }**, { $match }. játszma. A következő lépésed elutasítja.
offer-draw-accepted = { $opponent } elfogadta { $player } döntetlenajánlatát: **{ $game }**, { $match }. játszma.
offer-draw-declined = { $opponent } elutasította { $player } döntetlenajánlatát: **{ $game }**, { $match }. játszma.
offer-draw-lapsed = { $player } döntetlenajánlata érvényét vesztette: **{ $game }**, { $match }. játszma.
offer-takeback-open =
    { $opponent }, { $player } szeretné visszavenni { $back ->
        [begun] a megkezdett körét
        [both] az utolsó körét, és vele azt, amit te azóta léptél
       *[last] az utolsó körét
    }: **{ $game }**, { $match }. játszma. A következő lépés elutasítja.
offer-takeback-accepted = { $opponent } megengedte, hogy { $player } visszavegyen egy kört: **{ $game }**, { $match }. játszma.
offer-takeback-declined = { $opponent } nem engedte, hogy { $player } visszavegyen egy kört: **{ $game }**, { $match }. játszma.
offer-takeback-lapsed = { $player } kérése, hogy visszavehessen egy kört, érvényét vesztette: **{ $game }**, { $match }. játszma.
offer-call-off-open = { $opponent }, { $player } a játszma lefújását ajánlja: **{ $game }**, { $match }. játszma. Eredmény nélkül érne véget. A következő lépésed elutasítja.
offer-call-off-accepted = { $opponent } és { $player } lefújta: **{ $game }**, { $match }. játszma.
offer-call-off-declined = { $opponent } elutasította { $player } ajánlatát a lefújásra: **{ $game }**, { $match }. játszma.
offer-call-off-lapsed = { $player } ajánlata a lefújásra érvényét vesztette: **{ $game }**, { $match }. játszma.
rematch-made = A visszavágó: { $match }. játszma, { $where }. Újabbat a /challenge paranccsal kezdhetsz.
rematch-elsewhere = A visszavágó kérése itt olvasható: { $where }.
rematch-standing-asked = Ezt a visszavágót már kérted: { $where }. Várd meg a választ, vagy vond vissza itt.
rematch-standing-own = Ebben a játékban még nyitva áll egy kihívásod ugyanennek a játékosnak: { $where }. Várd meg a választ, vagy vond vissza itt, és kérd újra.
rematch-standing-others = { $player } ebben a játékban már kihívott téged: { $where }. Előbb arra válaszolj.
went-back = { $player } visszavette az utolsó körét; a játszma onnan folytatódik, ahol előtte tartott.
turn-taken-back = Ezt a kört visszavették. Kezdd újra a legfrissebb tábláról.

## Watching and replays

replay-title = **{ $game }**: { $first } – { $second } · { $match }. játszma
replay-start = { $turns ->
        [0] Egyetlen kör sem volt.
       *[other] Az első kör előtt; összesen { $turns } kör.
    }
replay-turn = { $turn }/{ $turns }. kör · { $told }
step-first = Első
step-back = Vissza
step-forward = Előre
step-last = Utolsó
replay-drawing = Rajzolok… { $done } / { $of }
replay-alt = Animáció, { $match }. játszma, { $game }, { $pictures } képben az első körtől az utolsóig. Az utolsó kép: { $last }
replay-record = Jegyzőkönyv, { $match }. játszma. A docs/record-format.md leírja, hogyan olvasható és ellenőrizhető.
replay-shared = Most már itt mindenki látja.
record-legend-tictactrek =
    Tic Tac Trek. Seat0 az X, Seat1 az O. Az N12 lerakja a húzott lapkát; az N12 K14 ráadásul a K14 tábortüzét is átviszi rá.
    Kapcsos zárójelben a lapka áll (M hegy, D sivatag, G rét, F erdő, L tó), és csillag után, mennyit ér a meggyújtott vagy átvitt tábortűz.
record-legend-tactiki =
    TacTiki. Seat0 a TIKI, az 1. sorból felfelé, Seat1 a TAC, az 5. sorból lefelé. A 12 34 55 14 23 a felállás, A-tól E-ig, minden mezőn az alsó és a felső bábu.
    A B1-B2 egy lépés; a 3@C1 egy 3-ast hoz vissza a C1 mezőre. Kapcsos zárójelben a párbajok rangjai állnak, elöl a támadóé: > legyőzi, < kikap tőle, = döntetlen.
record-legend-battleoflits = Battle of LITS. Seat0 X-szel kezd, Seat1 O-val. A T D4 D5 D6 E5 lerak egy T elemet; a swap felcseréli a jeleket.
option-which = A saját játszmáid, vagy minden, amit ezen a szerveren játszanak
which-mine = Az enyéim
which-here = Minden a szerveren
button-watch = Nézem
button-refresh = Frissítés
watch-footer = -# { $progress } · { $match }. játszma
watch-where = -# Itt játsszák: { $where }.

## Threads, settings, moderators, limits

command-moderate = Moderátoroknak: játszmák, amelyeket le kell zárni
command-moderate-end = Zárj le egy játszmát, győztessel vagy eredmény nélkül; a csatornája megtudja
command-moderate-list = A folyó játszmák, amelyeket lezárhatsz
option-match-moderated = Melyik játszma
option-winner = Ki nyer; hagyd ki, ha nem lesz eredmény
option-note = Miért; a csatornán is olvasható, és a játszmánál marad
moderate-done = Lezárva: { $match }. játszma.
moderator-says = -# „{ $note }”
goes-on-in = -# Itt játsszák: { $thread }.
no-thread-here = -# Itt nem nyitható szál, ezért ezt a játszmát a csatornán játsszák.
command-settings = Mi érvényes ezen a szerveren: órák, szálak, moderátorok, korlátok
menu-setting = Mit változtatsz meg
settings-title = **A szerver beállításai**
settings-line =
    { $chosen ->
        [0] - { $name }: { $value }
       *[1] - **{ $name }: { $value }**
    }
settings-footer = -# Válaszd ki alább, mit változtatsz meg, és alatta az értékét. Minden választást azonnal elmentek, és a következő kihívástól érvényes.
setting-clock = Óra
setting-clock-about = Meddig tarthat egy kör, ha a kihívás nem mondja meg
setting-place = Hely
setting-place-about = Hol játsszák a játszmákat, ha a kihívás nem mondja meg
setting-moderator = Moderátorok
setting-moderator-about = Rang, amely lezárhat játszmákat, azokon kívül, akik üzeneteket kezelnek
setting-matches = Játszmák egyszerre
setting-matches-about = Hány folyó játszmája lehet valakinek
setting-challenges = Kihívások egyszerre
setting-challenges-about = Hány nyitott kihívása lehet valakinek
setting-rated = Értékelt vagy barátságos
setting-rated-about = Számítanak-e a játszmák az értékszámba, ha a kihívás nem mondja meg
setting-rated_a_day = Értékelt játszmák naponta
setting-rated_a_day-about = Hány értékelt játszmát kezdhet egy játékban naponta ugyanaz a két ember
setting-no-role = akik üzeneteket kezelnek

## Lists

matches-none = Ezen a szerveren nincs folyó játszmád. A /challenge paranccsal kezdhetsz egyet.
matches-title =
    { $count ->
        [one] Egy folyó játszmád van:
       *[other] { $count } folyó játszmád van:
    }
matches-line = - **{ $game }** · ellenfél: { $opponent } · { $turn } · { $progress } · { $match }. játszma · { $where }
matches-until = az idő lejár { $until }
matches-stands = az óra áll
matches-more = … és még { $count }.
matches-nowhere = Most semmi sem folyik ott, ahol láthatnád. A /challenge paranccsal kezdhetsz egy játszmát.
matches-everywhere =
    { $count ->
        [one] Egy játszma folyik:
       *[other] { $count } játszma folyik ({ $page }/{ $pages }. oldal):
    }
matches-waits = lép: { $players }
matches-all-line = - **{ $game }** · { $first } – { $second } · { $waits } · { $progress } · { $match }. játszma · { $where }

## Ratings and profiles

scope-server = Ez a szerver
scope-everywhere = Minden szerver
rated-yes = Értékelt
rated-no = Barátságos: értékszám nélkül
leaderboard-title =
    { $scope ->
        [server] A szerver **ranglistája**, **{ $game }**
       *[everywhere] Minden szerver **ranglistája**, **{ $game }**
    }
leaderboard-about = -# Csak értékelt játszmák. A valódi játékerő háromból kétszer a ± határain belül van; akinél ez több, mint ± { $limit }, annak az értékszáma ideiglenes. { $page }/{ $pages }. oldal.
leaderboard-name = **{ $mark }** { $player }
leaderboard-empty =
    { $scope ->
        [server] Ezen a szerveren még senki sem fejezett be értékelt játszmát ebben a játékban. Légy te az első: /challenge.
       *[everywhere] Még senki sem fejezett be értékelt játszmát ebben a játékban. Légy te az első: /challenge.
    }
leaderboard-not-you =
    { $scope ->
        [server] { $player } ezen a szerveren még nem fejezett be értékelt játszmát ebben a játékban.
       *[everywhere] { $player } még nem fejezett be értékelt játszmát ebben a játékban.
    }
profile-title = **{ $player }** ezen a szerveren
profile-none = { $player } ezen a szerveren még nem fejezett be játszmát.
profile-none-of = { $player } ezen a szerveren még nem fejezett be játszmát ebben a játékban: { $game }.
profile-rating = **{ $game }**: **{ $rating } ± { $deviation }**, { $rank ->
        [0] ideiglenes
       *[other] { $rank }. hely
    } · { $drawn ->
        [0] { $won } győzelem, { $lost } vereség
       *[other] { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
    } · minden szerver { $everywhere } ± { $there }
profile-unrated = Még nincs értékelt játszma.
profile-favourite =
    Legtöbbet játszott játék: **{ $game }**, { $of ->
        [one] egy játszmából { $played }
       *[other] { $of } játszmából { $played }
    }
profile-streak =
    Mostani sorozat: { $kind ->
        [won] { $now ->
            [one] 1 győzelem
           *[other] { $now } győzelem
        }
        [lost] { $now ->
            [one] 1 vereség
           *[other] { $now } vereség
        }
       *[drawn] { $now ->
            [one] 1 döntetlen
           *[other] { $now } döntetlen
        }
    }; leghosszabb: { $longest ->
        [0] nincs
        [one] 1 győzelem
       *[other] { $longest } győzelem
    }
profile-against =
    { $drawn ->
        [0] { $opponent } { $won }–{ $lost }
       *[other] { $opponent } { $won }–{ $lost } ({ $drawn } döntetlen)
    }
profile-record = Ellenfelek: { $list }
profile-record-more = Ellenfelek: { $list } és még { $more }
profile-last = Utolsó játszmák; a gombok visszajátsszák őket:
profile-match =
    - { $result ->
        [won] győzelem
        [lost] vereség
       *[drawn] döntetlen
    } · ellenfél: { $opponent } · { $game }{ $rated ->
        [yes] {""}
       *[no] , barátságos
    } · { $when } · { $match }
profile-about = -# A számok értékelt játszmákról szólnak; a legtöbbet játszott játékba és az utolsó játszmákba a barátságosak is beletartoznak.
profile-plot = { $game } · ez a szerver
picture-leaderboard-title =
    { $scope ->
        [server] { $game } · ez a szerver
       *[everywhere] { $game } · minden szerver
    }
picture-column-name = Név
picture-column-rating = Értékszám
picture-column-won = Győz.
picture-column-drawn = Dönt.
picture-column-lost = Ver.
picture-leaderboard-provisional = Ideiglenes, túl kevés játszma a rangsorhoz
picture-leaderboard-row =
    { $rank ->
        [0] { $name } { $rating } ± { $deviation }
       *[other] { $rank }. { $name } { $rating } ± { $deviation }
    }, { $drawn ->
        [0] { $won } győzelem, { $lost } vereség
       *[other] { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
    };
picture-plot =
    { $count ->
        [one] { $title }: az értékszám 1 értékelt játszma után, { $until }: { $now }.
       *[other] { $title }: az értékszám { $count } értékelt játszmán át, { $since } – { $until }. Változása: { $first } → { $now }; legnagyobb { $highest }, legkisebb { $lowest }.
    }

## Names of the commands and their options

# People type these behind the slash, and Discord takes only lower-case letters, digits and hyphens,
# up to 32, without spaces. Options of one command must have names of their own.
name-challenge = kihívás
name-move = lépés
name-board = tábla
name-matches = játszmák
name-resign = feladás
name-away = távollét
name-ranks = rangok
name-draw = döntetlen
name-takeback = visszavétel
name-block = letiltás
name-unblock = feloldás
name-privacy = adatvédelem
name-privacy-export = exportálás
name-privacy-delete = törlés
name-call-off = lefújás
name-replay = visszajátszás
name-rules = szabályok
name-leaderboard = ranglista
name-profile = profil
name-moderate = moderálás
name-moderate-end = lezárás
name-moderate-list = lista
name-settings = beállítások
name-preferences = saját-beállítások
name-help = súgó
name-option-as = forma
name-option-clock = óra
name-option-first = kezdő
name-option-game = játék
name-option-match = játszma
name-option-move = lépés
name-option-note = megjegyzés
name-option-opponent = ellenfél
name-option-person = személy
name-option-rated = értékelt
name-option-scope = hatókör
name-option-share = megosztás
name-option-until = eddig
name-option-variant = változat
name-option-where = hol
name-option-which = melyik
name-option-winner = győztes

## Languages, themes, preferences

# What this language calls itself.
language-name = Magyar
language-of-server = Mint a szerver Discordja
language-of-person = Mint a te Discordod
theme-default = Világos
theme-dark = Sötét
theme-colour-blind = Színtévesztőknek
theme-colour-blind-dark = Sötét, színtévesztőknek
theme-high-contrast = Erős kontraszt, világos
theme-high-contrast-dark = Erős kontraszt, sötét
command-preferences = Mi érvényes nálad: nyelv, képek, pingek, privát üzenetek, kérdés lépés előtt
preferences-title = **Saját beállításaid** minden szerveren
preferences-footer = -# Válaszd ki alább, mit változtatsz meg, és alatta az értékét. Minden választást azonnal elmentek.
setting-yes = Igen
setting-no = Nem
setting-own-language = Nyelv
setting-own-language-about = Amit csak te olvasol; amit mindenki olvas, a szerver nyelvén van
setting-own-theme = Képek
setting-own-theme-about = Azoknak a képeknek a színei, amelyeket csak te látsz
setting-own-pings = Pingek
setting-own-pings-about = Értesítsenek-e a csatornák üzenetei, ha te jössz
setting-own-letters = Privát üzenetek
setting-own-letters-about = Elküldjem-e neked a saját oldaladat az új, titkokkal teli játszmákban
setting-own-confirm = Kérdés lépés előtt
setting-own-confirm-about = Megvárja-e az igenedet a beírt vagy menüből választott lépés
setting-channels = Csatornák
setting-channels-about = Hol kezdődhetnek játszmák; ha egyet sem választasz, bárhol
setting-all-channels = mindenhol
setting-language = Nyelv
setting-language-about = Amit itt mindenki olvas
setting-theme = Képek
setting-theme-about = Azoknak a képeknek a színei, amelyeket itt mindenki lát
confirm-move = Meglépjem ezt: **{ $move }** ({ $match }. játszma)?
confirm-yes = Lépd meg
confirm-no = Még ne
confirm-dropped = Nem történt lépés. Válassz újra a tábla alatt, vagy a /move paranccsal.
refused-not-this-channel =
    { $count ->
        [one] Ezen a szerveren itt folynak a játszmák: { $channels }. Ott hívj ki valakit.
       *[other] Ezen a szerveren ezeken a csatornákon folynak a játszmák: { $channels }. Ezek egyikén hívj ki valakit.
    }
## Privacy

# In the place of a person whose past was removed; at the beginning of a sentence its first letter
# becomes a large one.
former-player = egy korábbi játékos
command-privacy = Mi van rólad eltárolva: kérd el, vagy töröltesd
command-privacy-export = Kérj el mindent, ami rólad el van tárolva, fájlban, amelyet csak te látsz
command-privacy-delete = Töröltess végleg mindent, ami rólad el van tárolva (előtte rákérdezek)
command-block = Ne fogadj kihívást valakitől egyetlen szerveren sem; magában a letiltottakat sorolja fel
command-unblock = Fogadj újra kihívást valakitől
option-block = Kitől; hagyd ki, ha a letiltottakat szeretnéd látni
option-unblock = Kit nem tiltasz tovább
button-delete = Minden törlése
button-keep = Maradjon
privacy-export =
    Ez minden, ami rólad el van tárolva, JSON formában. Kimaradt, amit a folyó játszmákról még nem tudhatsz; hogy melyik rész mire való, azt a Fireside forrásában a docs/privacy.md írja le.{ $parts ->
        [one] {""}
       *[other] {" "}Ez a rész: { $part } / { $parts }; sorrendben összefűzve egyetlen tömörített fájlt adnak.
    }
privacy-about = Minden, amit a Fireside rólad tárol, táblánként; a docs/privacy.md mondja meg, melyik mire való. Az időpontok ezredmásodpercek 1970 óta, UTC szerint. A folyamatban lévő játszmákból kimarad, amit még nem tudhatsz.
privacy-really =
    Tényleg töröltetsz mindent, ami rólad el van tárolva, minden szerveren?
    - { $running ->
        [0] Nincs folyó játszmád.
        [one] A folyó játszmádat feladod: az ellenfeled nyer.
       *[other] { $running } folyó játszmádat adod fel: az ellenfeleid nyernek.
    }
    - { $matches ->
        [0] Nincs eltárolt játszmád.
        [one] Az eltárolt játszmádban „egy korábbi játékos” leszel.
       *[other] { $matches } eltárolt játszmádban „egy korábbi játékos” leszel.
    } Az ellenfeleid megtartják az eredményeiket és az értékszámaikat.
    - Az értékszámaid, neveid, távolléteid és tiltásaid eltűnnek, és senki sem hozhatja vissza őket, a bot üzemeltetője sem.
    -# A `/privacy export` előbb ad egy másolatot. Ez a kérdés 15 percig érvényes.
privacy-deleted = Minden, ami rólad el volt tárolva, törölve van. Amit rólad kitettem, azt most átírom, amennyire még elérem.
privacy-kept = Jól van, minden marad, ahogy van.
board-past = Korábbi tábla ({ $match }. játszma).
block-done = Mostantól egyetlen szerveren sem fogadsz kihívást tőle: { $player }. Egyikőtök sem fogadhatja el a másik kihívását. A folyó játszmák folytatódnak. Nem szólok róla a másiknak. Az `/unblock` feloldja.
block-list =
    { $count ->
        [one] Tőle nem fogadsz kihívást: { $list }.
       *[other] Tőlük nem fogadsz kihívást ({ $count }): { $list }{ $more ->
            [0] .
           *[other] {" "}és még { $more }.
        }
    }
    -# Az `/unblock` feloldja.
block-nobody = Senkit sem tiltasz. A `/block` és egy név után nem fogadsz kihívást az illetőtől.
unblock-done = Újra fogadsz kihívást tőle: { $player }.
refused-block-yourself = Magadat nem tilthatod le. Valaki mást adj meg.
refused-not-blocked = { $player } nincs a letiltottjaid között. A `/block` magában felsorolja őket.
refused-you-block = { $player } a letiltottjaid között van. Ha újra játszanátok, előbb használd ezt: `/unblock`.
refused-not-to-be-challenged = { $player } jelenleg nem hívható ki. Kérj meg valaki mást, vagy hagyd ki az ellenfelet, és bárki elfogadhatja.
refused-not-to-be-accepted = { $player } kihívása jelenleg nem fogadható el. Kezdj saját játszmát a /challenge paranccsal.
refused-rematch-former = Az akkori ellenfeled már végleg nincs itt. Kezdj játszmát valaki mással: /challenge.
refused-not-yours-to-delete = Ez a kérdés másnak szól. A rólad tárolt adatokról a `/privacy delete` kérdez meg téged.
refused-asked-too-long-ago = Ez a kérdés már túl régi. Semmi sem lett törölve; használd újra ezt: `/privacy delete`.

## Refusals: what was wrong, and what would be right

refused-yourself = Magadat nem hívhatod ki. Adj meg valaki mást, vagy hagyd ki az ellenfelet, és bárki elfogadhatja.
refused-a-bot = { $player } bot, és nem játszik. Hívj ki egy embert, vagy hagyd ki az ellenfelet, és bárki elfogadhatja.
refused-not-a-member = { $player } nincs ezen a szerveren. Hívj ki valakit, aki itt van, vagy hagyd ki az ellenfelet, és bárki elfogadhatja.
refused-cannot-see = { $player } nem látja ezt a csatornát, és sosem tudná meg. Olyan csatornán hívd ki, amelyet mindketten láttok.
refused-unknown-game = Nincs ilyen nevű játék: { $game }.
refused-no-variants = Ennek a játéknak nincsenek változatai: { $game }. Hagyd ki ezt az opciót.
refused-unknown-variant = Nincs ilyen változat: „{ $text }”. Ezek vannak: { $variants }.
refused-cannot-post = Ezen a csatornán nem tudok játszani, mert itt nem szabad nekem: { $permissions }. Kérj meg valakit, aki a szervert kezeli, vagy hívj ki valakit egy másik csatornán.
refused-same-challenge = Pontosan ez a kihívásod már megvan, és még nyitva áll. Várd meg a választ, vagy előbb vond vissza.
refused-own-challenge = Ez a saját kihívásod; másnak kell elfogadnia. Te visszavonhatod.
refused-not-challenged = Ez a kihívás csak egyvalakinek szól: { $player }. Saját játszmát a /challenge paranccsal kezdhetsz.
refused-not-yours-to-decline = Ez a kihívás csak egyvalakinek szól: { $player }. Más nem utasíthatja el.
refused-cancel-instead = A saját kihívásodat nem utasíthatod el, de visszavonhatod.
refused-open-to-all = Nyílt kihívást nem lehet elutasítani; csak hagyd, ahol van.
refused-not-yours-to-cancel = Csak { $player } vonhatja vissza ezt a kihívást, mert tőle jött.
refused-challenge-gone = Ez a kihívás már nem létezik. Újat a /challenge paranccsal küldhetsz.
refused-challenge-accepted = Ezt a kihívást már elfogadták. Kezdj egy másik játszmát: /challenge.
refused-challenge-declined = Ezt a kihívást elutasították. Újat a /challenge paranccsal küldhetsz.
refused-challenge-cancelled = Ezt a kihívást visszavonták. Újat a /challenge paranccsal küldhetsz.
refused-challenge-expired = Ez a kihívás lejárt. Újat a /challenge paranccsal küldhetsz.
refused-not-playing = Ebben a játszmában nem játszol. Sajátot a /challenge paranccsal kezdhetsz.
refused-match-over = Ez a játszma véget ért. Újat a /challenge paranccsal kezdhetsz.
refused-time-over = Ebben a játszmában lejárt az idő, ezért ez már nem számít.
refused-away-unreadable = Ezt nem tudom időként értelmezni: „{ $text }”. Írj be napokat, például 7, dátumot, például 2026-12-24, vagy azt, hogy back.
refused-away-past = Ez nem a jövőben van. Írj be napokat, például 7, vagy egy dátumot, amely még előttünk áll.
refused-away-too-long =
    { $left ->
        [0] Elhasználtad az évi { $limit } nap távollétedet ({ $year }).
        [one] Az évi { $limit } nap távollétből már csak egy maradt neked ({ $year }).
       *[other] Az évi { $limit } nap távollétből már csak { $left } maradt neked ({ $year }).
    }
refused-not-away = Nem vagy távol. A `/away until: 7 days` megállítja az óráidat.
refused-old-board = Ez a tábla elavult; nézd meg a legújabbat. A /board újra kiteszi.
refused-no-such-match = Ezen a szerveren nincs ilyen játszma: { $match }. A tieidet a /matches sorolja fel.
refused-which-match =
    { $count ->
       *[other] { $count } játszmára is gondolhatsz. A „játszma” (match) opcióval mondd meg, melyikre.
    }
refused-nobody-waits = Nem te jössz: most { $player } lép.
refused-elsewhere = Ezen a csatornán nincs ilyen játszmád, csak itt: { $channels }. Menj oda, vagy használd a „játszma” (match) opciót.
refused-no-match-here = Ezen a csatornán nincs játszmád. A /challenge paranccsal kezdhetsz egyet.
refused-nothing-to-withdraw = Már nincs mit visszavenni; a játszma továbbment.
refused-nothing-hidden = Ebben a játékban semmi sincs elrejtve. A táblát a /board teszi ki.
refused-no-draws = Ebben a játékban nincs döntetlen. Feladni a /resign paranccsal lehet.
refused-offer-open =
    { $kind ->
        [draw] Ebben a játszmában már van nyitott döntetlenajánlat.
        [takeback] Ebben a játszmában már kért valaki visszavételt. Előbb arra kell válaszolni, vagy egy lépéssel továbbmenni.
       *[call-off] Ebben a játszmában már van nyitott ajánlat a lefújásra.
    }
refused-rematch-too-early = Ez a játszma még nem ért véget. Előbb játsszátok végig.
refused-nothing-to-take-back = Még nem volt olyan köröd, amelyet visszavehetnél.
refused-withdraw-instead = Ehhez nem kell engedély: amíg az ellenfeled nincs kész, a tábla alatti gomb visszaveszi.
refused-uncovered-since = Ezt nem lehet visszavenni: az utolsó köröd kezdete óta kiderült valami, és azt már senki sem felejtheti el.
refused-offer-gone = Ez az ajánlat már nincs nyitva.
refused-own-offer = Ez a saját ajánlatod; az ellenfelednek kell válaszolnia rá.
refused-rated-enough =
    { $count ->
        [0] Ezen a szerveren senki sem játszik értékszámért. { $player } inkább barátságos játszmára hívható ki.
        [one] Te és { $player } ma már kezdtetek egy értékelt játszmát ebben a játékban, és naponta egy a legtöbb. A következő kezdhető { $until }; barátságos bármikor.
       *[other] Te és { $player } ma már { $count } értékelt játszmát kezdtetek ebben a játékban, és ennyi a legtöbb. A következő kezdhető { $until }; barátságos bármikor.
    }
illegal-not-your-turn = Nem te jössz. Várd meg az ellenfeled lépését.
illegal-game-over = Ez a játszma véget ért. Újat a /challenge paranccsal kezdhetsz.
permission-view_channel = a csatornát látni
permission-send_messages = üzenetet küldeni
permission-send_messages_in_threads = szálban üzenetet küldeni
permission-create_public_threads = szálat nyitni
permission-attach_files = fájlt csatolni
permission-read_message_history = a régi üzeneteket olvasni
apology = Bocs, nálam valami elromlott, de semmi sem veszett el. Ha újra előfordul, mondd el ezt a hivatkozást annak, aki üzemeltet engem: { $reference }
refused-challenger-left = { $player } már nincs ezen a szerveren, ezért a kihívása visszavonva. Kezdj saját játszmát a /challenge paranccsal.
refused-cannot-watch = Nem látod azt a csatornát, ahol ez a játszma folyik (száma { $match }), ezért nem nézheted.
refused-cannot-replay = Nem láthatod azt a csatornát, ahol a játszma ({ $match }) folyt, ezért nem is játszhatod vissza.
refused-not-a-moderator = Ezt csak azok tehetik meg, akik a játszma helyén üzeneteket kezelnek, vagy akiknek megvan a szerver moderátori rangja. A rangot a /settings mutatja.
refused-not-a-player = { $player } nem játszik ebben a játszmában (száma { $match }). Az egyik játékosát add meg, vagy senkit, ha nem lesz eredmény.
refused-not-yours-to-settle = Ezt csak azok dönthetik el, akik ezt a szervert kezelhetik. Kérj meg közülük valakit.
refused-no-such-setting = Ez már nem állítható. Nyisd meg újra a panelt.
refused-too-fast =
    { $seconds ->
        [one] Ne olyan gyorsan: egy másodperc múlva újra elfogadom tőled. Amit előtte tettél, nem veszett el.
       *[other] Ne olyan gyorsan: { $seconds } másodperc múlva újra elfogadom tőled. Amit előtte tettél, nem veszett el.
    }
refused-challenges-too-fast =
    { $seconds ->
        [one] Ez egyszerre sok kihívás. A következőt egy másodperc múlva küldheted.
       *[other] Ez egyszerre sok kihívás. A következőt { $seconds } másodperc múlva küldheted.
    }
refused-too-many-challenges =
    { $limit ->
        [one] Már van egy nyitott kihívásod ezen a szerveren, és itt egy a legtöbb. Várd meg a választ, vagy vond vissza.
       *[other] { $limit } nyitott kihívásod van ezen a szerveren, és itt ennyi a legtöbb. Várd meg a választ, vagy vond vissza valamelyiket.
    }
refused-too-many-matches =
    { $limit ->
        [one] Már van egy folyó játszmád ezen a szerveren, és itt egy a legtöbb. Előbb fejezd be.
       *[other] { $limit } folyó játszmád van ezen a szerveren, és itt ennyi a legtöbb. Előbb fejezz be egyet; a /matches felsorolja őket.
    }
refused-full-up = { $player } már annyi játszmát játszik, amennyit ez a szerver enged ({ $limit }). Próbáld újra, ha valamelyik véget ért.
refused-replay-running = Ez a játszma (száma { $match }) még folyik; visszajátszani akkor lehet, ha véget ért. A /board megmutatja, hogy áll.
refused-replay-alone = Mindenkinek csak a GIF vagy a jegyzőkönyv mutatható meg. Válaszd az egyiket a „forma” (as) opcióval, vagy hagyd ki ezt: „megosztás” (share).
refused-animation-yours = Még rajzolok neked egy animációt. Kérd újra, ha megjött.
refused-animations-busy = Annyi animációt rajzolok, amennyit csak bírok. Próbáld újra egy perc múlva.
refused-animation-stopped = Mindjárt leállok egy pillanatra, ezért ez az animáció nem készült el. Kérd újra, ha visszajöttem.

## Tic Tac Trek

trek-lays =
    { $player } lerak egy { $terrain ->
        [M] hegyet
        [D] sivatagot
        [G] rétet
        [F] erdőt
       *[L] tavat
    } ide: **{ $field }**.
trek-lights =
    { $player } lerak egy { $terrain ->
        [M] hegyet
        [D] sivatagot
        [G] rétet
        [F] erdőt
       *[L] tavat
    } ide: **{ $field }**, és tábortüzet gyújt, értéke { $worth }.
trek-moves =
    { $player } lerak egy { $terrain ->
        [M] hegyet
        [D] sivatagot
        [G] rétet
        [F] erdőt
       *[L] tavat
    } ide: **{ $field }**, és átviszi oda a tábortüzet innen: { $origin }; értéke most { $worth }.
trek-keeps =
    { $player } lerak egy { $terrain ->
        [M] hegyet
        [D] sivatagot
        [G] rétet
        [F] erdőt
       *[L] tavat
    } ide: **{ $field }**, és minden tábortüzet a helyén hagy.
trek-prompt =
    { $player }, te jössz: rakj le egy **{ $terrain ->
        [M] hegyet
        [D] sivatagot
        [G] rétet
        [F] erdőt
       *[L] tavat
    }**, a te jeled { $symbol }.
trek-progress = { $turn }/{ $turns }. kör
trek-won-points = **{ $player } nyert**, a pontok { $points }:{ $others }.
trek-won-campfires = **{ $player } nyert**: a pontok { $points }:{ $points }, de több tábortüze ég az asztalon.
trek-won-final-turn = **{ $player } nyert**: a pontok { $points }:{ $points }, ugyanannyi tábortűz, és az utolsó kört { $loser } játszotta.
trek-choice-lights = tábortűz, értéke { $worth }
trek-choice-moves = tábortűz jön ide: értéke { $old } helyett { $worth }
trek-choice-keeps = a tábortüzek maradjanak a helyükön
trek-choice-may-move = ide jöhet egy tábortűz, értéke { $worth }
trek-which-campfire = A lapkád itt sort zár: **{ $field }**, és már mind a hat tábortüzed ég. Áthozol ide egyet, ahol { $worth } lenne az értéke? Amíg nem választasz, semmi sem kerül le; ha máshová raknál, használd újra a menüt.
trek-take = Innen: { $origin } (értéke most { $worth })
trek-leave = A tábortüzek maradjanak a helyükön
illegal-trek-unreadable = Ezt nem tudom lépésként értelmezni: „{ $text }”. Írj be egy mezőt, például N12, vagy kettőt, ha tábortüzet is átviszel: N12 K14. A lapkát ide rakhatod: { $spaces }.
illegal-trek-taken = Itt már van lapka: { $field }. A tiédet ide rakhatod: { $spaces }.
illegal-trek-not-beside = { $field } nem érintkezik az asztalon lévő lapkákkal; a lapka egy másik mellé kerül, oldalával hozzáérve. A tiédet ide rakhatod: { $spaces }.
illegal-trek-terrain =
    { $terrain ->
        [M] Hegy
        [D] Sivatag
        [G] Rét
        [F] Erdő
       *[L] Tó
    } nem kerülhet ide: { $field }. Oldalával a saját terepéhez vagy tóhoz kell érnie. Ide rakhatod: { $spaces }.
illegal-trek-no-row = Tábortűz csak olyan lapkára vihető, amely hármas sort zár, és { $field } egyet sem zár. Írj be csak ennyit: { $field }, és oda kerül a lapka.
illegal-trek-supply-left =
    { $left ->
        [one] Még egy tábortüzet meggyújthatsz, ezért nem vihetsz át egyet sem. Írj be csak ennyit: { $field }.
       *[other] Még { $left } tábortüzet meggyújthatsz, ezért nem vihetsz át egyet sem. Írj be csak ennyit: { $field }.
    }
illegal-trek-not-your-campfire = Itt nincs tábortüzed: { $campfire }, így ide sem viheted: { $field }.

## Battle of LITS

variant-battleoflits-layout-random = sorsolt jelek, félfordulatnál X és O helyet cserél
variant-battleoflits-layout-free = teljesen sorsolt jelek
variant-battleoflits-layout-stripes = „Sávok” elrendezés
variant-battleoflits-layout-rain = „Eső” elrendezés
variant-battleoflits-layout-rings = „Gyűrűk” elrendezés
variant-battleoflits-layout-diamonds = „Rombuszok” elrendezés
variant-battleoflits-layout-chequers = „Sakktábla” elrendezés
variant-battleoflits-layout-lanterns = „Lámpások” elrendezés
variant-battleoflits-layout-galaxy = „Galaxis” elrendezés
variant-battleoflits-layout-windmill = „Szélmalom” elrendezés
variant-battleoflits-layout-own = a játékosok saját elrendezése
# The letters X, O and L I T S stand in the pictures; keep them.
lits-places =
    { $player } lerak egy { $shape } elemet ide: **{ $fields }**, és { $others ->
        [0] { $own ->
            [0] semmit sem takar el
           *[other] { $own } saját jelet takar el
        }
       *[other] { $own ->
            [0] { $opponent } jeleiből { $others } darabot takar el
           *[other] { $opponent } jeleiből { $others }, a sajátjaiból { $own } darabot takar el
        }
    }.
lits-swaps = { $player } cserél, és mostantól ez a jele: **{ $symbol }**. Az elem marad, { $opponent } jele { $left }, és ő rakja le a következőt.
lits-prompt = { $player }, te jössz: rakj le egy elemet. A te jeled **{ $symbol }**.
lits-swap-explained = Vagy cserélj, most vagy soha: a jeled { $own } helyett { $others } lesz, az elem marad, és { $opponent } rakja le a következőt.
lits-progress = { $number }. elem
lits-won-uncovered = Több elem nem fér el. **{ $player } nyert**, a szabad jelek { $points }:{ $others }.
lits-won-last-piece = Több elem nem fér el, és a szabad jelek { $points }:{ $points }. Egyenlő állásnál **{ $player } nyert**, mert övé volt az utolsó elem.
lits-covers = eltakar: { $others } { $theirs }, { $own } { $yours }
lits-remaining =
    { $places ->
        [one] még { $supply } × { $shape }, 1 hely
       *[other] még { $supply } × { $shape }, { $places } hely
    }
lits-open = Elem lerakása
lits-swap = Csere
lits-fits = **{ $piece }** elfér, és ennyit takar el: { $covered } { $others }, { $hidden } { $own }. Szabad utána: tőled { $mine } { $own }, az ellenféltől { $theirs } { $others }.
lits-fits-not = **{ $piece }** nem fér el. { $reason }
lits-shape = { $shape } × { $left }
lits-act-left = ◀
lits-act-up = ▲
lits-act-down = ▼
lits-act-right = ▶
lits-act-turn = Forgatás
lits-act-flip = Tükrözés
lits-act-next = Következő
lits-type = Beírom …
lits-jump = Ugrás a legjobb helyekre, egy oszlopra vagy egy sorra
lits-column = { $column } oszlop
lits-row = { $row }. sor
lits-place = Lerakom: { $piece }
lits-form-title = Hová?
lits-form-label = Egy mező vagy mind a négy; alak, ha akarod
lits-form-example = D5, vagy T D4 D5 D6 E5
illegal-lits-unreadable = Ezt nem tudom elemként értelmezni: „{ $text }”. Írd be a négy mezőjét, például T D4 D5 D6 E5, bármilyen sorrendben; a betű elhagyható.
illegal-lits-off-board = { $field } nincs a táblán.
illegal-lits-repeated-field = Kétszer is megadtad: { $field }; egy elem négy különböző mezőt takar.
illegal-lits-too-few-fields =
    Egy elem négy mezőt takar, és te ennyit adtál meg: { $count }. { $matches ->
        [0] Most egyetlen elem sem fér el rajtuk.
        [one] Egy lehetséges hely tartalmazza őket: írj tovább, és felkínálom.
       *[other] { $matches } lehetséges hely tartalmazza őket: írj tovább, és szűkül a lista.
    }
illegal-lits-too-many-fields = Egy elem négy mezőt takar, és te ennyit adtál meg: { $count }.
illegal-lits-not-a-piece = { $fields } nem adja ki a négy alak egyikét sem. Az L, az I, a T és az S is négy, oldalával érintkező mezőt takar; négyzet nincs köztük.
illegal-lits-other-shape = Itt: { $fields } az alak { $actual }, nem { $shape }. Hagyd el a betűt, vagy válassz más mezőket.
illegal-lits-none-left = Nincs több { $shape } elem; mind az öt a táblán van.
illegal-lits-covered = { $field } már el van takarva; egy { $shape } fekszik rajta.
illegal-lits-touches-same = Itt: { $field } egy másik { $shape } elemhez ér, itt: { $at }. Azonos alakú elemek sarokkal találkozhatnak, oldallal soha.
illegal-lits-fills-block = Teljesen eltakarná a 2 × 2-es négyzetet ({ $field } – { $to }); ilyen négyzetet nem szabad egészen eltakarni.
illegal-lits-not-adjacent = Egyetlen elemhez sem ér hozzá. A másodiktól kezdve mindegyiknek oldalával kell érintkeznie a táblán lévő elemek egyikével.
illegal-lits-fits-nowhere = Most sehol sem fér el { $shape } elem.
illegal-lits-fits-not-there = Itt most nem fér el { $shape } elem: { $fields }.
illegal-lits-moved-meanwhile = Az elem közben elmozdult, ezért nem került le. Nézd meg újra, aztán rakd le.
illegal-lits-swap-too-early = Még nincs mit cserélni. A második játékos közvetlenül az első elem után cserélhet.
illegal-lits-swap-once = A csere már megtörtént; egy játszmában csak egyszer lehet.
illegal-lits-swap-too-late = Cserélni csak közvetlenül az első elem után lehetett.
illegal-lits-layout-rows =
    { $count ->
        [one] Egy elrendezésnek tíz sora van, és itt csak egy áll.
       *[other] Egy elrendezésnek tíz sora van, és itt { $count } áll.
    } Adj meg tíz sort, mindegyikben tíz jellel (X, O, az üres mező helyén pont), a felsővel kezdve, köztük / jellel vagy szóközzel; vagy válassz elrendezést név szerint.
illegal-lits-layout-row =
    { $count ->
        [one] Az elrendezés { $row }. sorában egy jel van; minden sorban tíznek kell lennie.
       *[other] Az elrendezés { $row }. sorában { $count } jel van; minden sorban tíznek kell lennie.
    }
illegal-lits-layout-mark = Az elrendezés { $row }. sorában a { $column }. jel ez: „{ $mark }”. Ott csak X, O és az üres mezőt jelölő pont állhat.
illegal-lits-layout-without = Az elrendezésben nincs { $symbol }. Mindkét játékosnak kell jel.

## TacTiki

variant-tactiki-memory-strict = szigorú emlékezet: rangok csak párbajkor látszanak
variant-tactiki-memory-open = nyílt emlékezet: a párbajban megmutatott rangok láthatók maradnak
tiki-ready = { $player } kész.
tiki-steps = { $player }: { $steps }.
tiki-returns = { $player } visszahoz egy bábut ide: **{ $field }**.
tiki-attack = ⚔️ Itt: { $field }: { $duels }.
tiki-duel =
    { $result ->
        [won] { $side } { $attacker } legyőzi: { $enemy } { $defender }
        [lost] { $side } { $attacker } kikap tőle: { $enemy } { $defender }
       *[tied] { $side } { $attacker } és { $enemy } { $defender } döntetlent játszik
    }
tiki-duel-faded =
    { $result ->
        [won] { $side } legyőz egy { $enemy } bábut
        [lost] { $side } kikap egy { $enemy } bábutól
       *[tied] { $side } döntetlent ér el egy { $enemy } bábuval
    }
tiki-locked = 🔒 { $side }, { $field }: { $pieces } / { $of }.
tiki-no-second = Második lépés nem lehetséges.
tiki-skipped = { $player } semmit sem tehet, ezért kimarad.
tiki-you = Te
tiki-prompt-setup = { $player }, állítsd fel titokban a sorodat, te vagy a **{ $side }**: nyomd meg ezt: **Felállítás**, vagy írd be: `/move 12 34 55 14 23`.
tiki-prompt =
    { $returns ->
        [0] { $player }, te jössz, te vagy a **{ $side }**: két lépés.
       *[other] { $player }, te jössz, te vagy a **{ $side }**: két lépés, vagy hozz vissza egy bábut.
    }
tiki-progress =
    { $turn ->
        [0] felállítás
       *[other] { $turn }. kör
    }
tiki-end-statue = **{ $player } nyert**, szobrában { $of } bábu; ellenfele { $other } volt.
tiki-end-nobody-can-win = **Döntetlen**: { $player } és { $other }. Már egyik oldal sem gyűjthet össze öt bábut egy mezőn.
tiki-end-quiet = **Döntetlen**: { $player } és { $other }. { $turns } körön át egyetlen bábu sem ért át a túloldalra.
tiki-brings-back = visszahozza ezt: { $rank }
tiki-attacks =
    { $enemies ->
        [one] megtámad { $height ->
            [one] egy magányos bábut
           *[other] egy { $height } bábuból álló oszlopot, tetején egy ellenséggel
        }
       *[other] megtámad egy { $height } bábuból álló oszlopot, tetején { $enemies } ellenséggel
    }
tiki-joins =
    { $height ->
        [one] a saját bábudra
       *[other] egy { $height } bábuból álló oszlopra
    }
tiki-builds = ott { $pieces } / { $of }
tiki-pick =
    { $chosen ->
        [return] **{ $turn }. kör**, { $match }. játszma: hová térjen vissza a bábud ({ $piece })?
        [piece] **{ $turn }. kör**, { $step }. lépés a 2-ből, { $match }. játszma: hová menjen innen: { $piece }?
       *[nothing] **{ $turn }. kör**, { $step }. lépés a 2-ből, { $match }. játszma: válassz egy bábut. Csak te látod.
    }
tiki-pick-menu = Válassz egy bábut
tiki-pick-piece = { $field } · rangja { $rank }
tiki-pick-fields = ide: { $fields }
tiki-pick-return = Visszahozni: { $rank } (az egész kört elviszi)
tiki-turn-done = A köröd kész; a csatornán látható.
tiki-letter = A te oldalad, **{ $side }**, csak neked ({ $match }. játszma).
tiki-set-up = **A felállásod** ({ $match }. játszma), csak neked. Te vagy a { $side }, a sorod az { $row }. sor. Minden mezőre két bábut tegyél: válassz egy mezőt, aztán a két bábuját. Vagy írd be a csatornán: `/move 12 34 55 14 23`, a mezők A-tól E-ig, elöl az alsó bábu.
tiki-set-up-ready = **Kész vagy** ({ $match }. játszma, { $side }). Amíg az ellenfeled nem az, visszaveheted a felállásodat.
tiki-fill = Mi álljon itt: { $field }?
tiki-pair = alul { $bottom }, felül { $top }
tiki-swap = Két bábu cseréje
tiki-place =
    { $rank ->
        [0] { $field } { $top ->
            [0] alul
           *[other] felül
        }, üres
       *[other] { $field } { $top ->
            [0] alul
           *[other] felül
        }, rangja { $rank }
    }
tiki-button-set-up = Felállítás
tiki-button-turn = Lépések
tiki-button-ranks = Rangjaim
tiki-button-shuffle = Keverés
tiki-button-mirror = Tükrözés
tiki-button-last = Legutóbbi
tiki-button-clear = Ürítés
tiki-button-confirm = Kész
tiki-button-back = Visszaveszem
refused-set-up-already = A felállásod már rögzítve van. Amíg az ellenfeled nincs kész, a tábla alatti „Felállítás” gombbal visszaveheted.
refused-no-earlier-setup = Nem tudok korábbi felállásodról ebben a játékban.
illegal-tiki-not-a-move = Ezt nem tudom lépésként értelmezni: „{ $text }”. Írj be egy lépést, például B1-B2, egy visszatérést, például 3@C1, vagy felállításkor az öt meződ rangjait: 12 34 55 14 23.
illegal-tiki-setup-first = Előbb állítsd fel a bábuidat: írd be a mezőid rangjait A-tól E-ig, elöl az alsó bábut, például 12 34 55 14 23.
illegal-tiki-setup-over = Már mindketten felállítottátok a bábuitokat. Írj be egy lépést, például B1-B2.
illegal-tiki-already-set-up = Már kész vagy. Amíg az ellenfeled nem az, a tábla alatti „Felállítás” gombbal visszaveheted a felállásodat.
illegal-tiki-no-such-rank = Nincs ilyen rang: { $rank }; a rangok 1-től 5-ig tartanak.
illegal-tiki-rank-too-often = Ebből a rangból ({ $rank }) csak két bábud van, ebben a felállásban pedig { $count } szerepel.
illegal-tiki-setup-incomplete =
    { $pieces ->
        [one] Egy felálláshoz tíz bábu kell, mezőnként kettő, és ebben egy van. Hiányzik: { $missing }.
       *[other] Egy felálláshoz tíz bábu kell, mezőnként kettő, és ebben { $pieces } van. Hiányzik: { $missing }.
    }
illegal-tiki-not-in-pairs = Minden mezőhöz két rangot írj, például { $setup }.
illegal-tiki-off-board = Ezen a táblán nincs ilyen mező: { $field }.
illegal-tiki-no-piece = Itt nincs bábu: { $field }.
illegal-tiki-not-your-piece = Itt nincs bábud: { $field }.
illegal-tiki-blocked = Ez a bábud nem mozdulhat: { $field }, mert ellenség fekszik rajta.
illegal-tiki-locked = Ez a bábud rögzült: { $field }, mert átért a túloldalra, és ott marad.
illegal-tiki-backward = Bábu sosem lép hátra. Innen: { $origin } ide mehetsz: { $fields }.
illegal-tiki-held-by-enemy = Ezt a mezőt rögzült ellenség tartja: { $field }, oda senki sem léphet be. Innen: { $origin } ide mehetsz: { $fields }.
illegal-tiki-not-one-step = Egy lépés egy mezővel visz előre, balra vagy jobbra, és { $field } egyik sem. Innen: { $origin } ide mehetsz: { $fields }.
illegal-tiki-reincarnation-takes-the-turn = A visszahozás az egész kört elviszi, és te már léptél egyet. Lépd meg a másodikat.
illegal-tiki-nobody-defeated = Egyetlen bábud sincs legyőzve, így egy sem térhet vissza.
illegal-tiki-no-field-free = Bábu a saját sorod üres mezőjére térhet vissza, és most egy sem üres.
illegal-tiki-not-your-start-field = Bábu a saját sorod üres mezőjére térhet vissza, és { $field } nem az. Most szabad: { $fields }.
illegal-tiki-not-empty = { $field } nem üres. Most szabad: { $fields }.
illegal-tiki-not-defeated = A legyőzött bábuid közt nincs ilyen: { $rank }. Ezek vannak: { $ranks }.

## Help and rules

help = **Fireside**: kétszemélyes játékok ezen a szerveren.
    - `/challenge`: hívj ki valakit egy játékra, vagy hagyd ki az ellenfelet, és bárki elfogadhatja.
    - Ha te jössz, pinget kapsz a táblával. Válassz lépést az alatta lévő menüből, vagy írd be: `/move`; írás közben felsorolja a hozzáillő lépéseket, és azt, mit tenne mindegyik.
    - A titkokkal teli játékokban a saját oldalad privát üzenetben érkezik; a `/ranks` és egy gomb a tábla alatt is megmutatja. A `/draw` döntetlent ajánl azokban a játékokban, amelyekben van.
    - A `/takeback` engedélyt kér az ellenfeledtől, hogy visszavedd az utolsó körödet, a `/call-off` pedig felajánlja, hogy a játszma eredmény nélkül érjen véget. A **Visszavágó** az utolsó tábla alatt új játékot indít, oldalcserével.
    - Egy kör addig tarthat, ameddig a kihívás mondja, és szólok, ha már csak a harmada maradt. Az `/away` néhány napra megállítja a körönként legalább egynapos óráidat.
    - A `/replay` átlapoz egy véget ért játszmát, GIF-et készít róla, vagy odaadja a jegyzőkönyvét.
    - A `/board` újra megmutatja a táblát, a `/matches` felsorolja a játszmáidat vagy a szerver összes játszmáját, és hogy ki jön, a `/resign` felad egyet. A **Nézem** gomb bárkinek megmutatja egy játszma tábláját.
    - A `/tutorial` megtanítja egy játék első köreit, a `/rules` képekkel magyarázza el, a `/leaderboard` rangsorolja, ki játssza a legjobban, a `/profile` elmondja, hogyan játszik valaki.
    - A `/block` után nem kapsz kihívást valakitől, az `/unblock` ezt megszünteti. A `/privacy` elküld neked mindent, ami rólad tárolva van, vagy törli.
    - A `/preferences` azt állítja be, ami rád érvényes: nyelv, színek, pingek, privát üzenetek.
    - A `/settings` azoké, akik a szervert kezelik, a `/moderate` azoké, akik rendet tartanak.

    A játékok: { $games }.
    Semmi sem vész el, ha a bot újraindul: minden lépést elmentek, mielőtt megmutatom.

## Welcome and tutorial

# Az első üzenet egy szerveren, amelyre a bot épp most érkezett; mindenki olvassa.
welcome = Megjött a **Fireside**: kétszemélyes játékok, ezen a csatornán vagy bármelyik másikon, képként megjelenő táblával.
    Nyomd meg ezt: **Játszom**, és kezdődhet egy játszma ({ $game }); aki elfogadja, az lesz az ellenfeled. A `/tutorial` megmutatja az első köreidet, egyedül és magánban; a `/challenge` alatt minden játék ott van ({ $games }), a többit elmondja a `/help`.
button-play = Játszom
name-tutorial = oktató
command-tutorial = Az első köreid egy játékban: rövid lecke képekkel, csak neked
# Ott áll, ahol egy szövegben egyébként az ellenfél neve, mondat közben.
tutorial-opponent = az ellenfeled
tutorial-wrong = ❌ **{ $move }**: { $why }
tutorial-right = ✅ { $told }
tutorial-end = Ezek voltak az első köreid. A **Szabályok** gomb elmondja a többit erről a játékról: { $game }; a `/challenge` talál neked valakit, akivel játszhatsz.
tutorial-tictactrek-1 = **Tic Tac Trek · lecke 1 / 4: lapka lerakása**
    Te vagy az X. Minden körödben azt a lapkát rakod le, amelyet húztak, itt egy hegyet, ahogy a kép felül mutatja. Olyan üres helyre kerül, amely oldalával érintkezik az asztalon lévő lapkákkal; a sarok nem elég.
    Hová rakod? A gombok egy oszlopot és egy sort neveznek meg.
tutorial-tictactrek-1-done = Az asztalon lévő lapkák minden irányba terjedhetnek. Ez az első hegy, ezért minden lapka melletti hely szabad volt neki. A következőnek már hegyhez vagy tóhoz kell érnie.
tutorial-tictactrek-2 = **Tic Tac Trek · lecke 2 / 4: azonos terep**
    Néhány körrel később rétet kaptál. Oldalával réthez vagy tóhoz kell érnie, mindegy, kié. A kép megjelöli a helyeket, ahová kerülhet.
    Hová rakod?
tutorial-tictactrek-2-done = Az M14 rétjéhez ér, amely az ellenfeledé; csak a terep számít. Ha egy lapkának egyetlen hely sem jó, bármelyik megteszi, amely az asztalon lévő lapkák mellett van.
tutorial-tictactrek-3 = **Tic Tac Trek · lecke 3 / 4: tábortűz**
    Ha három lapkád egy sorba kerül, akár átlósan is, tábortűz gyullad az új lapkán, ha a három közül egyiken sincs még. Annyi pontot ér, ahány üres hely van a körülötte lévő nyolc között: az arany számok mutatják, mennyi.
    Hová rakod ezt a rétet, hogy a legtöbb pontot kapd?
tutorial-tictactrek-3-none = Lehet, de nem zár három X-ből álló sort, ezért nem gyújt tábortüzet. Keresd az arany számokat.
tutorial-tictactrek-3-less = Tábortüzet gyújt, de olyat, amely körül csak 3 üres hely van. Egy másik helyen több van.
tutorial-tictactrek-3-done = Hat pont, egyelőre: minden lapka, amely a tábortüzed mellé kerül, elvesz egyet, a tiéd éppúgy, mint az ellenfeledé. Maradjon hát nyílt körülötte a vidék.
tutorial-tictactrek-4 = **Tic Tac Trek · lecke 4 / 4: tábortűz átvitele**
    A vége felé már mind a hat tábortüzed ég. Egy új hármas sor most azt engedi, hogy az egyiket átvidd az új lapkára. Ha az O13 mezőre raksz, ilyen sort zársz, és ott egy tábortűz 3 pontot érne.
    Az L12 tábortüze 2 pontot ér, az L16 tábortüze 6 pontot. Mit teszel? Az első mező a lapkáé, a második az, ahonnan a tábortűz jön.
tutorial-tictactrek-4-left = Minden tábortüzet a helyén hagyhatsz, de itt az egyik átvitele egy pontot hoz.
tutorial-tictactrek-4-less = Lehet, de az L16 tábortüze 6 pontot ér, az O13 mezőn pedig 3 pontot érne. Vigyél át olyat, amely kevesebbet ér.
tutorial-tictactrek-4-done = 2 helyett 3: egy pont nyereség. A játszma 24 kör után ér véget, és a több pont nyer.
tutorial-tactiki-1 = **TacTiki · lecke 1 / 5: felállítás**
    Te vagy a TIKI, alul. Tíz bálványod van, az 1–5. rangokból kettő-kettő, és a mezőidre, A-tól E-ig, kettőt-kettőt teszel. Az ellenfeled ugyanezt teszi felül, és egyikőtök sem látja a másik rangjait. Lent minden számjegypár egy mező, elöl az alsó bábu.
    Melyik felállást választod?
tutorial-tactiki-1-done = A rangjaidat csak te látod. Egy játszmában a **Felállítás** gombbal bábunként teheted meg ugyanezt. A cél: öt bábud a másik sor egyik mezőjén.
tutorial-tactiki-2 = **TacTiki · lecke 2 / 5: egy lépés**
    Egy kör két lépés, egy bábuval vagy kettővel. Egy oszlopból csak a legfelső bábu lép: egy mezőt előre, balra vagy jobbra. Neked az előre felfelé van.
    Mi az első lépésed?
tutorial-tactiki-2-done = A 4-esed a B2 mezőn áll. A köröd még nem ért véget.
tutorial-tactiki-3 = **TacTiki · lecke 3 / 5: a második lépés**
    A 4-esed a B2 mezőre ért. Most jön a második lépésed, ugyanazzal a bábuval vagy egy másikkal. Passzolni nem lehet, és a bábuk sosem lépnek hátra.
    Mi a második lépésed?
tutorial-tactiki-3-done = Két lépés, és a kör véget ért. Saját oszlopodra is léphetsz: a bábud a tetejére áll.
tutorial-tactiki-4 = **TacTiki · lecke 4 / 5: párbaj**
    A 4-esed a B4 mezőre ért, a B5 mezőn álló két ellenség elé. Aki ellenségre lép, támad, és mindkét rangot mindenki megtudja. A magasabb nyer, de az 1 legyőzi az 5-öt. Nem tudhatod, mi vár ott; a 4-es bátor tipp.
    Hogyan támadsz?
tutorial-tactiki-4-aside = Lehet, de ott senki sem áll, így nincs párbaj. Lépj az ellenségekre a B5 mezőn.
tutorial-tactiki-4-done = A 4-esed legyőzött egy 1-est, aztán az alatta lévő 2-est, és rögzült a másik sorban: ő az első az ötből, amely a győzelemhez kell. Jegyezd meg a rangokat, amelyeket láttál; csak annak a körnek az üzenetében állnak. Még egy lépés, és a kör véget ér.
tutorial-tactiki-5 = **TacTiki · lecke 5 / 5: visszatérés**
    Most te vagy a TAC, és a tábla úgy van elfordítva, hogy a saját sorod, az 5. sor van alul. Két bábudat legyőzték: egy 1-est és egy 2-est. Két lépés helyett az egyikük visszatérhet a saját sorod egy üres mezőjére. A `2@A5` a 2-est hozná vissza az A5 mezőre.
    Melyik visszatérést választod?
tutorial-tactiki-5-done = A 2-esed visszatért, és ez volt az egész kör. Az ellenfeled látja, hogy egy bábu visszatért, de azt nem, hogy melyik.
tutorial-battleoflits-1 = **Battle of LITS · lecke 1 / 4: elem lerakása**
    A tiéd az X, az ellenfeledé az O. Felváltva raktok le elemeket, amelyek mindkettőtöké: L, I, T és S, mindegyik négy mezőn. Amit egy elem eltakar, az nem számít többé, és a végén az nyer, akinek több jele maradt szabadon. Például a D5 és az E6 mező a D és az E oszlopban, az 5. és a 6. sorban van.
    Melyik elemet rakod le?
tutorial-battleoflits-1-own = Elfér, de két saját X-edet takarja el, és egyetlen O-t sem. Keress olyat, amely fordítva teszi.
tutorial-battleoflits-1-done = Két O eltakarva, X egy sem. De nem volt ez túl jó? A második játékos egyszer különleges módon válaszolhat.
tutorial-battleoflits-2 = **Battle of LITS · lecke 2 / 4: a csere**
    Most a másik oldalon ülsz: tiéd az O, és az az első elem két jeledbe került. Egyszer, rögtön az első elem után, a második játékos lerakás helyett felcserélheti a jeleket: tiéd lenne az X, 30 szabad jellel 28 ellen. A következő elemet mindkét esetben az ellenfeled rakja le.
    Mit teszel?
tutorial-battleoflits-2-places = Lehet: két X-et takar el, így 28 a 28 ellen az állás. De a csere 30-at adna 28 ellen, és ugyanaz a játékos jönne.
tutorial-battleoflits-2-done = Ezért megéri olyan elemmel kezdeni, amely mindkettőtöknek igazságos. Mostantól nincs több csere.
tutorial-battleoflits-3 = **Battle of LITS · lecke 3 / 4: hol fér el egy elem**
    Vissza az első oldalra: az ellenfeled cserélt, ezért tiéd az O, és megint te raksz le. A második elemtől kezdve egy elemnek oldalával érintkeznie kell egy táblán lévővel, de sosem a saját alakjával azonossal.
    Melyik fér el?
tutorial-battleoflits-3-done = Két X eltakarva, és az állás egyenlő: 28 a 28 ellen. Az azonos alakú elemek sarokkal azért találkozhatnak.
tutorial-battleoflits-4 = **Battle of LITS · lecke 4 / 4: nincs négyzet**
    Most tiéd az X. Egyetlen 2 × 2-es négyzetet sem szabad soha teljesen eltakarni, bármelyik elemek tennék is. Az S és a T az egyikből már három mezőt takar.
    Melyik elem fér el?
tutorial-battleoflits-4-done = Az S-hez és a T-hez is ér, és nem tölt meg négyzetet. Ha már egyetlen elem sem fér el, a szabadon maradt jeleket számoljuk. Egy játszmában az **Elem lerakása** gombbal egy elemet tarthatsz a tábla fölé, és megmondja, elfér-e.

## The playground

playground-welcome = **Üdv a játszótéren!** Ez egy szimulált Discord a saját gépeden. Te vagy **Ada**; az oldal tetején a *Viewing as* választóval Ben vagy Cleo lehetsz.

    1. Írd be: `/challenge`, válassz játékot, kattints erre: *+… more*, hogy megadd Bent ellenfélnek, és küldd el a jobb oldali nyíllal.
    2. Válts át Benre, és nyomd meg ezt: **Elfogadom**.
    3. Lépjetek felváltva: válassz a tábla menüjéből, vagy írd be: `/move` és egy betűt, hogy lásd a vele kezdődő lépéseket. Alul a *Jump to latest* a legújabb táblához visz.

    A többit elmondja a `/help`. Adaként te kezeled ezt a szervert: próbáld ki: `/settings` és `/moderate list`. A terminálban a Ctrl-C zárja be a játszóteret.
playground-kept = A játszmáid onnan folytatódnak, ahol abbahagytad: a `/matches` felsorolja őket, a `/board` megmutatja a táblát.

## The rules of Tic Tac Trek, page by page

rules-tictactrek-1 = **Tic Tac Trek · 1 / 5: az utazás**
    Két játékos ugyanazt a vidéket járja. Az egyik az X, a másik az O, és felváltva raknak le tereplapkákat. Ha három lapkád egy sorba kerül, tábortüzet gyújt, és egy tábortűz annál többet ér, minél több nyílt vidék van körülötte.
    A zsákban 26 lapka van: hat-hat hegy, sivatag, rét és erdő, valamint két tó. Minden lapka egyik oldalán X, a másikon O látható. Kettő már a kezdéskor az asztalon van, X az M13, O az N13 mezőn. A többi 24 egyesével kerül le, mindkettőtöktől tizenkettő. Azt a lapkát kapod, amelyet húztak; választás nincs, de mindketten látjátok.
    A tábla fölött: mindkét játékos pontjai és megmaradt tábortüzei; középen a most lerakandó lapka; jobbra, hogy az egyes terepekből hány lapka van még a zsákban. A kitöltött oldal jön.
rules-tictactrek-2 = **Tic Tac Trek · 2 / 5: lapka lerakása**
    A lapkád olyan üres helyre kerül, amely oldalával érintkezik az asztalon lévő lapkákkal, a te jeleddel felfelé.
    • Tó bármelyik ilyen helyre mehet.
    • Egy terep első lapkája szintén. Itt O az első rétet kapta, ezért minden hely szabad.
    • Egyébként a lapkának oldalával érintkeznie kell egy saját terepű lapkával vagy egy tóval. Hogy kié az a lapka, mindegy.
    • Ha nincs ilyen hely, bármelyik megteszi. Lapka sosem vész el, és kör sosem marad ki.
    A kép megjelöli a használható helyeket; írd be az egyik nevét, például `M14`, vagy válaszd ki a menüből.
rules-tictactrek-3 = **Tic Tac Trek · 3 / 5: sorok és tábortüzek**
    Ha a lapkád olyan hármas sort zár, amelyben mindhárom lapka a te jeledet mutatja (vízszintesen, függőlegesen vagy átlósan, az új lapka bárhol állhat benne), tábortűz gyullad az új lapkán. A három közül egyiken sem lehet már tábortűz: amelyik lapkán tábortűz ég, az elhasználódott. Hosszabb sorban is számít a három; két sor egyszerre is csak egy tábortüzet gyújt.
    Amíg van tábortüzed, meg kell gyújtanod, akkor is, ha semmit sem ér. Az arany szám mutatja, mennyit érne: itt X az L15 mezőn 6 pontosat gyújthat.
rules-tictactrek-4 = **Tic Tac Trek · 4 / 5: mind a hat tábortűz ég**
    Hat tábortüzed van. Ha már mind ég, egy sor lezárásakor az egyiket bárhonnan átviheted az új lapkára, vagy a helyükön hagyhatod őket. Itt X, ha az O13 mezőre rak, átvihet oda egyet, ahol 3 pontot érne. Az ilyen helyen fehér szám áll arany gyűrűben. Az O15 tábortüzének átviteléhez írd be: `O13 O15`. A lapka, amelyet elhagy, későbbi sorokban is szolgálhat. Az a sor, amelyet nem használtál ki, nem használódik el.
rules-tictactrek-5 = **Tic Tac Trek · 5 / 5: a pontozás**
    Egy tábortűz annyi pontot ér, ahány üres hely van a körülötte lévő nyolc között, 0-tól 7-ig; a két tábortűz közötti üres hely mindkettőnek számít. Az új lapkák pontokat vesznek el, a tieid éppúgy, mint az ellenfeledéi, így az állás a végéig változik.
    A játszma az utolsó lapkával ér véget. A több pont nyer. Ha egyenlő, az nyer, akinek több tábortüze van az asztalon; ha az is egyenlő, az veszít, akié az utolsó kör volt. Döntetlen nincs.

## The rules of Battle of LITS, page by page

rules-battleoflits-1 = **Battle of LITS · 1 / 5: takard el a másik jeleit**
    A táblának tíz oszlopa van, A-tól J-ig, és tíz sora; harminc mezőn X, harmincon O áll. Az egyik játékosé az X, ő kezd, a másiké az O. Felváltva raktok le elemeket, és amit egy elem eltakar, az nem számít többé. Ha már egyetlen elem sem fér el, az nyer, akinek több jele maradt szabadon.
    Az elemek mindkettőtöké: négy alakból, L, I, T és S, öt-öt darab. Mindegyik négy mezőt takar, és forgatható, tükrözhető.
    A jeleket sorsolják, úgy, hogy a tábla félfordulata felcserélje az X-et és az O-t. A `/challenge` parancs `variant` opciója más elrendezést nevez meg, vagy a sajátodat veszi át: tíz sor, mindegyikben tíz jel, X, O és pont, a felsővel kezdve.
rules-battleoflits-2 = **Battle of LITS · 2 / 5: elem lerakása**
    Egy elem négy olyan mezőre kerül, amelyet még semmi sem takar.
    • A második elemtől kezdve oldalával érintkezik egy táblán lévő elemmel.
    • Nem érintkezik oldalával a saját alakjával azonos elemmel; sarokkal lehet.
    • Bármilyen jelet eltakarhatsz, a sajátodat is.
    Passzolni nem lehet. A tábla fölött áll, melyik alakból mennyi maradt.
rules-battleoflits-3 = **Battle of LITS · 3 / 5: nincs négyzet**
    Egyetlen 2 × 2-es négyzetet sem szabad teljesen eltakarni, bármelyik elemek tennék is, ezért hézagok maradnak a táblán. Az eltakart jelek halványan áttűnnek az elemeken, és az utolsó elem gyűrűt kap.
    Az **Elem lerakása** gombbal egy elemet tarthatsz a tábla fölé: megmondja, elfér-e, ha nem, miért nem, és mit takarna el. Vagy írd be a mezőket a `/move` után, például `T D4 D5 D6 E5`; a betű és a sorrend nem számít.
rules-battleoflits-4 = **Battle of LITS · 4 / 5: a csere**
    Az első elem után, és csak akkor, a második játékos lerakás helyett cserélhet: az elem marad, a jeleitek gazdát cserélnek, és a második elemet is az rakja le, aki kezdett, most már a másik jelért. Ezért megéri olyan elemmel kezdeni, amely mindkettőtöknek igazságos. Onnantól felváltva jöttök.
rules-battleoflits-5 = **Battle of LITS · 5 / 5: a vége**
    A játszma akkor ér véget, ha a soron lévő játékos semmit sem tud lerakni; mivel az elemek közösek, a másik sem tudna. Az nyer, akinek több saját jele maradt szabadon. Ha egyenlő, mint itt, az nyer, aki az utolsó elemet lerakta. Döntetlen nincs.

## The rules of TacTiki, page by page

rules-tactiki-1 = **TacTiki · 1 / 6: bálványok két sora**
    A TIKI az 1. sorból felfelé játszik, és ő kezd, a TAC az 5. sorból lefelé. Mindkettőnek tíz bábuja van, az 1–5. rangokból kettő-kettő. A rangokat csak a gazdájuk látja.
    Az első kör előtt mindketten titokban felállítjátok a bábuitokat, bármilyen sorrendben: a saját sorotok minden mezőjére két bábut. Nyomd meg ezt: **Felállítás**, vagy írd be az öt mezőt A-tól E-ig, elöl az alsó bábuval: `/move 12 34 55 14 23`.
    Öt bábud a másik sor egyik mezőjén nyer: azonnal, akár a két lépés közül az elsővel is. Az alájuk temetett ellenség nem számít.
rules-tactiki-2 = **TacTiki · 2 / 6: a köröd**
    Egy kör két lépés, egy bábuval vagy kettővel. Egy oszlopból csak a legfelső bábu lép: egy mezőt előre, balra vagy jobbra, hátra és átlósan soha. Annak a tetejére érkezik, ami ott van; az oszlopok bármilyen magasra nőhetnek. Itt a TIKI lépései: `B1-B2`, majd `B2-B3`.
    Passzolni nem lehet: a második lépés kötelező, ha van, különben a kör az elsővel véget ér. Aki egyáltalán semmit sem tehet, kimarad.
rules-tactiki-3 = **TacTiki · 3 / 6: párbajok**
    Aki ellenségre lép, támad, és mindkét rangot mindenki megtudja. A magasabb rang nyer, kivéve hogy az 1 legyőzi az 5-öt; hogy ki támad, nem számít. A vesztes lekerül a tábláról. A nyertes támadó a következő alatta lévő ellenséggel folytatja, amíg ki nem kap, döntetlent nem ér el, vagy saját oldali bábuhoz nem ér. Itt egy 4-es legyőzött egy 1-est és egy 2-est a B5 mezőn.
    Döntetlennél mindkettő marad, a támadó felül, és az alsó nem mozdulhat, amíg ellenség fekszik rajta: így van ez a D1 mezőn, ahol 5-ös találkozott 5-össel. Ha egy bábu fedetlenné válik, attól még nem kezdődik párbaj.
    A rangok csak annak a körnek az üzenetében állnak. Ha a következő kör kész, eltűnnek onnan; az emlékezés maga a játék. Az a játszma, amelynek a `variant` opciója `open`, ehelyett a táblán tartja őket, amíg a bábut le nem győzik.
rules-tactiki-4 = **TacTiki · 4 / 6: rögzülés és szobrok**
    Az a bábu, amely eléri a másik sort, rögzül: többé nem mozdul, és senki sem támadhatja meg, mert saját sorának olyan mezőjére, ahol ellenség áll, senki sem léphet be. Itt a TIKI ötből kettőt rögzített a B5, a TAC egyet a D1 mezőn.
    Ha védett mezőre akarsz jutni, a bábud előbb ott megküzd; ha túléli, akár döntetlennel is, rögzül.
rules-tactiki-5 = **TacTiki · 5 / 6: visszatérés**
    Lépés helyett egy legyőzött bábud visszatérhet a saját sorod egy üres mezőjére: a `3@C1` egy 3-ast hoz vissza a C1 mezőre. Ez az egész kört elviszi. Az ellenfeled látja, hány bábud vár, de azt nem, hogy melyik tért vissza. Itt a TAC oldalán kettő vár, és három mező üres.
rules-tactiki-6 = **TacTiki · 6 / 6: a vége**
    Itt a TIKI ötödik bábuja elérte a B5 mezőt, és nyer.
    A játszma döntetlen, ha mindketten megegyeztek (a `/draw` ajánlja fel), ha már egyik oldal sem gyűjthet össze öt bábut egy mezőn, vagy 100 egymás utáni kör után, amelyben egyetlen bábu sem érte el a másik sort.
    A saját rangjaid privát üzenetben érkeznek, és a tábla alatti **Rangjaim** vagy a `/ranks` is megmutatja őket. Ha a játszma véget ért, mindenki látja a két oldalt, a felállásokat és az egész jegyzőkönyvet.

## Pictures

# The letters M D G F L, X and O stand in the pictures' alt texts; explain them, keep them.
picture-draw = Döntetlen
picture-ended =
    { $reason ->
        [agreed] Döntetlen, megegyezéssel
        [moderated] Nincs eredmény: moderátor zárta le
        [called_off] Nincs eredmény: mindketten lefújták
       *[abandoned] Nincs eredmény: nem lehetett folytatni
    }
picture-won =
    { $reason ->
        [resigned] { $winner } nyert: { $loser } feladta
        [time] { $winner } nyert: { $loser } kifutott az időből
        [left] { $winner } nyert: { $loser } elment
       *[moderated] { $winner } nyert: moderátor döntött
    }
picture-tictactrek-turn = Kör { $turn }/{ $turns }
picture-tictactrek-end =
    { $reason ->
        [points] { $winner } nyert, { $points }:{ $others }
        [campfires] { $winner } nyert egyenlő pontokkal, tábortüzek { $campfires }:{ $fewer }
        [final_turn] { $winner } nyert egyenlő állásnál: { $loser } köre volt az utolsó
       *[other] { $winner } nyert
    }
picture-tictactrek-over = { $result }.
picture-tictactrek-state =
    { $turn }/{ $turns }. kör: { $symbol } lapkája { $terrain ->
        [M] hegy
        [D] sivatag
        [G] rét
        [F] erdő
       *[L] tó
    }.
picture-tictactrek-seat =
    { $symbol }: { $points ->
        [one] 1 pont
       *[other] { $points } pont
    }, még { $supply ->
        [one] 1 tábortűz
       *[other] { $supply } tábortűz
    }.
picture-tictactrek-last = Utolsó lapka: { $field }.
picture-tictactrek-legend =
    Az asztalon: X vagy O, aztán M hegy, D sivatag, G rét, F erdő vagy L tó, aztán * és a tábortűz értéke.
picture-tictactrek-rows = Sorok felülről, minden lapkasor az első oszlopa után. { $rows }.
picture-tictactrek-spaces = Szabályos helyek: { $fields }.
picture-tictactrek-more =
    { $more ->
        [one] Innen még 1 hely kimaradt.
       *[other] Innen még { $more } hely kimaradt.
    }
picture-tictactrek-worth =
    { $how ->
        [moved] A * után: mennyit érne az odavitt tábortűz.
       *[lit] A * után: mennyit érne az ott gyújtott tábortűz.
    }
picture-tictactrek-bag = Még a zsákban: { $counts }.
picture-tictactrek-without =
    { $part ->
        [bag] A zsák innen kimaradt.
        [legend] M hegy, D sivatag, G rét, F erdő, L tó, * tábortűz.
       *[last] Az utolsó lapka innen kimaradt.
    }

## Pictures of Battle of LITS

# The letters X, O and L I T S stand in the pictures and their alt texts; keep them.
picture-battleoflits-piece = { $number }. elem
picture-battleoflits-note =
    { $swap ->
        [offered] vagy csere
       *[made] csere volt
    }
picture-battleoflits-end =
    { $reason ->
        [uncovered] { $winner } nyert: szabadon { $points }:{ $others }
        [last_piece] { $winner } nyert egyenlő állásnál: övé az utolsó elem
       *[other] { $winner } nyert
    }
picture-battleoflits-over = { $result }.
picture-battleoflits-state =
    { $swap ->
        [offered] { $number }. elem: { $symbol } lerak egy elemet, vagy cserél.
       *[none] { $number }. elem: { $symbol } lerak egy elemet.
    }
picture-battleoflits-seat = { $symbol }: { $count } szabad.
picture-battleoflits-swapped = A csere után O azé, aki az első elemet lerakta.
picture-battleoflits-last = Utolsó elem: { $piece }.
picture-battleoflits-supply = Maradt elemek: { $left }.
picture-battleoflits-fitting =
    Maradt elemek: { $left }. { $places ->
        [one] 1 hely jó
       *[other] { $places } hely jó
    }: { $fitting }.
picture-battleoflits-rows = Sorok felülről, oszlopok A-tól J-ig: X vagy O szabad, szám ennyi üres mező, L, I, T vagy S egy elem. { $rows }.
picture-battleoflits-pieces =
    { $more ->
        [0] Korábbi elemek, a legutóbbi elöl: { $pieces }.
       *[other] Korábbi elemek, a legutóbbi elöl: { $pieces }; és még { $more }.
    }
picture-battleoflits-ghost = A kezedben: { $piece }. Elfér. Szabad lerakás után: { $first } { $before } → { $after }, { $second } { $previous } → { $next }.
picture-battleoflits-ghost-illegal =
    A kezedben: { $piece }. Nem fér el: { $code ->
        [lits_off_board] { $field } nincs a táblán.
        [lits_none_left] ebből az alakból nincs több.
        [lits_covered] { $field } már el van takarva.
        [lits_touches_same] itt azonos alakú elemhez ér: { $at }.
        [lits_fills_block] megtöltené a négyzetet: { $field } – { $to }.
        [lits_not_adjacent] egyetlen elemhez sem ér.
       *[other] oda nem rakható.
    }
picture-battleoflits-layout = Elrendezés: { $first } X és { $second } O. Sorok felülről, oszlopok A-tól J-ig, szám ennyi üres mező. { $rows }.

## Pictures of TacTiki

# The letters K and T stand in the pictures' alt texts; explain them, keep them.
picture-tactiki-turn = { $turn }. kör
picture-tactiki-step = Lépés { $step }/2
picture-tactiki-setup = Felállítás
picture-tactiki-quiet = Csend { $quiet }/{ $limit }
picture-tactiki-ready =
    { $ready ->
        [0] még nem kész
       *[other] kész
    }
picture-tactiki-end =
    { $reason ->
        [statue] { $winner } nyert: ötös szobor
       *[other] { $winner } nyert
    }
picture-tactiki-draw =
    { $reason ->
        [nobody_can_win] Döntetlen: ötöt már senki sem gyűjthet
        [quiet] Döntetlen: { $limit } kör beérkezés nélkül
       *[other] Döntetlen
    }
picture-tactiki-over = { $result }.
picture-tactiki-setting-up =
    { $ready ->
        [0] { $side } még állítja a bábuit.
       *[other] { $side } kész.
    }
picture-tactiki-state = { $turn }. kör: { $side } jön, { $step }. lépés a 2-ből.
picture-tactiki-skipped = { $side } semmit sem tehetett, és kimaradt.
picture-tactiki-done =
    { $which ->
        [this] { $side } ebben a körben: { $steps }.
       *[last] { $side } az előző körben: { $steps }.
    }
picture-tactiki-returned = egy bábu visszatér ide: { $field }
picture-tactiki-attacked =
    { $stands ->
        [0] { $felled ->
            [0] { $step } támad és elesik
           *[other] { $step } támad, legyőz ennyit: { $felled }, és elesik
        }
       *[other] { $felled ->
            [0] { $step } támad, döntetlen
           *[other] { $step } támad, és legyőz ennyit: { $felled }
        }
    }
picture-tactiki-legend =
    { $ranks ->
        [0] K egy TIKI bábu, T egy TAC bábu.
       *[other] { $seen ->
            [0] K egy TIKI bábu, T egy TAC bábu, aztán a rangja, ha ismert.
           *[other] K egy TIKI bábu, T egy TAC bábu, aztán a rangja, ha ismert, aztán *, ha mindketten ismerik.
        }
    } TIKI az 5. sorban rögzül, TAC az 1.-ben; ellenség alatt a bábu nem mozdulhat.
picture-tactiki-columns = Oszlopok alulról felfelé: { $columns }.
picture-tactiki-statue = { $side } szobra, { $field }: { $pieces } / { $of }.
picture-tactiki-defeated =
    { $known ->
        [0] { $side } legyőzöttjei: { $count }.
       *[other] { $side } legyőzöttjei: { $count }, rangok { $ranks }.
    }
picture-tactiki-steps =
    { $attacks ->
        [0] Lépések: { $steps }.
       *[other] Lépések, x a felül lévő ellenségek előtt: { $steps }.
    }
picture-tactiki-returns = Egy bábu visszatérhet ide: { $fields }.
picture-tactiki-chosen = A választott bábu: { $origin }; ide mehet: { $fields }.
picture-tactiki-quiet-long = { $quiet } kör beérkezés nélkül; { $limit } után döntetlen.
picture-tactiki-without =
    { $part ->
        [legend] K a TIKI, T a TAC.
        [steps] A lépések innen kimaradtak.
       *[done] Az utolsó lépések innen kimaradtak.
    }
picture-tactiki-placed = Felállítva { $count } / { $pieces }
picture-tactiki-empty = üres
picture-tactiki-arranged = A felállásod ({ $side }), elöl az alsó bábu: { $fields }.
picture-tactiki-left = Hátravan még: { $left }.
picture-tactiki-complete = Teljes.
picture-tactiki-attack = { $side } itt támad: { $field }.
picture-tactiki-duel =
    { $result ->
        [won] { $attacker } legyőzi: { $defender }, egy { $enemy } bábu elesik.
        [lost] { $attacker } kikap tőle: { $defender }, a { $side } bábuja elesik.
       *[tied] { $attacker } és { $defender }: döntetlen, mindkettő marad.
    }
