### Alle Texte von Fireside auf Deutsch.
###
### $player, $opponent und ähnliche sind Erwähnungen wie <@1> oder, wo Discord keine zeigt, Namen;
### eine Erwähnung benachrichtigt nur die Person, die am Zug ist.

## Spiele

game-tictactrek = Tic Tac Trek
game-tactiki = TacTiki
game-battleoflits = Battle of LITS
somebody = jemand

## Befehle und ihre Optionen, wie Discord sie auflistet

command-challenge = Fordere jemanden zu einem Spiel heraus – oder alle, die gern spielen
command-move = Mach deinen Zug: tipp ihn ein oder wähle aus dem Angebot
command-away = Sei einige Tage weg: deine Uhren ab einem Tag je Zug stehen still
command-board = Das Brett einer Partie: den Beteiligten neu gepostet, anderen nur privat gezeigt
command-matches = Deine Partien oder alle auf diesem Server: wer am Zug ist und wo
command-resign = Gib eine Partie auf (mit Rückfrage)
command-ranks = Deine eigene Seite einer Partie, nur für deine Augen
command-draw = Biete deinem Gegenüber Remis an, in Spielen, die Remis kennen
command-takeback = Bitte dein Gegenüber, dich deinen letzten Zug zurücknehmen zu lassen
command-call-off = Biete deinem Gegenüber an, eine Partie ohne Ergebnis zu beenden
command-replay = Eine beendete Partie, Zug für Zug, als Animation oder als Aufzeichnung
command-rules = Wie ein Spiel geht, mit Bildern
command-leaderboard = Wer ein Spiel am besten spielt, nach Wertung
command-profile = Wie jemand spielt: Wertungen, Gegenüber, Serien und letzte Partien
command-help = Was Fireside kann
option-game = Das Spiel
option-opponent = Wen du herausforderst; lass es weg, damit alle annehmen können
option-first = Wer den ersten Zug hat
option-variant = Eine Variante des Spiels, etwa ein Layout: ein Name aus der Liste oder ein eigenes
option-move = Der Zug, etwa N12 oder D4 D5 D6 E5; beim Tippen wird die Liste kürzer
option-match = Welche Partie, falls du hier mehr als eine spielst
option-replay-match = Welche Partie; deine und die dieses Kanals stehen zur Wahl, die neueste zuerst
option-as = Schritt für Schritt, als GIF oder als Aufzeichnung, ein Text
option-share = Das GIF oder die Aufzeichnung hier allen zeigen
as-steps = Schritt für Schritt
as-gif = Ein GIF
as-record = Die Aufzeichnung, ein Text
option-match-here = Welche Partie; eine aus einem anderen Kanal wird dir privat gezeigt
option-leaderboard-game = Welches Spiel; ohne Angabe das zuletzt gewertete
option-scope = Dieser Server oder alle Server
option-person = Wessen Profil; ohne Angabe dein eigenes
option-profile-game = Nur dieses Spiel
option-rated = Ob die Partie für die Wertung zählt; ja, wenn der Server nichts anderes festlegt
option-away = Wie viele Tage oder bis zu welchem Datum (2026-12-24); „back“, wenn du zurück bist
option-clock = Wie lange ein Zug dauern darf; 3 Tage, wenn der Server nichts anderes festlegt
option-where = Wo gespielt wird: in diesem Kanal oder in einem eigenen Thread der Partie
clock-none = Keine Uhr
clock-live-5 = Live: 5 Minuten je Zug
clock-live-10 = Live: 10 Minuten je Zug
clock-days-1 = 1 Tag je Zug
clock-days-3 = 3 Tage je Zug
clock-days-7 = 7 Tage je Zug
place-here = In diesem Kanal
place-thread = In einem neuen Thread
first-random = Das Los entscheidet
first-challenger = Ich
first-opponent = Mein Gegenüber

## Knöpfe und Menüs

button-accept = Annehmen
button-decline = Ablehnen
button-cancel = Zurückziehen
button-rules = Regeln
button-letter = Meine Seite
button-rematch = Revanche
button-resign = Aufgeben
button-play-on = Weiterspielen
button-previous = Zurück
button-next = Weiter
menu-move = Wähle deinen Zug
menu-part = Wähle deinen Zug: { $first } bis { $last }

## Herausforderungen

challenge-made-open =
    🔥 { $opponent }, { $challenger } fordert dich zu **{ $game }** heraus.
    -# { $clock } · { $rated ->
        [yes] Gewertet
       *[no] Ohne Wertung
    } · Die Herausforderung endet { $until }.
challenge-made-accepted = { $opponent } hat die Herausforderung von { $challenger } zu **{ $game }** angenommen.
challenge-made-declined = { $opponent } hat die Herausforderung von { $challenger } zu **{ $game }** abgelehnt.
challenge-made-cancelled = { $challenger } hat die Herausforderung an { $opponent } zurückgezogen: **{ $game }**.
challenge-made-expired = { $opponent } hat nicht rechtzeitig auf die Herausforderung von { $challenger } zu **{ $game }** geantwortet.
challenge-open-open =
    🔥 { $challenger } sucht ein Gegenüber für **{ $game }**. Alle können annehmen.
    -# { $clock } · { $rated ->
        [yes] Gewertet
       *[no] Ohne Wertung
    } · Die Herausforderung endet { $until }.
challenge-open-accepted = Die offene Herausforderung von { $challenger } zu **{ $game }** wurde angenommen.
challenge-open-declined = Die offene Herausforderung von { $challenger } zu **{ $game }** ist geschlossen.
challenge-open-cancelled = { $challenger } hat die offene Herausforderung zu **{ $game }** zurückgezogen.
challenge-open-expired = Die offene Herausforderung von { $challenger } zu **{ $game }** ist ohne Antwort abgelaufen.
challenge-rematch-open =
    🔥 { $opponent }, { $challenger } möchte eine Revanche in **{ $game }**, mit vertauschten Plätzen.
    -# { $clock } · { $rated ->
        [yes] Gewertet
       *[no] Ohne Wertung
    } · Die Herausforderung endet { $until }.
challenge-rematch-accepted = { $opponent } hat die Herausforderung von { $challenger } zu einer Revanche in **{ $game }** angenommen.
challenge-rematch-declined = { $opponent } hat eine Revanche in **{ $game }** mit { $challenger } abgelehnt.
challenge-rematch-cancelled = { $challenger } hat die Herausforderung an { $opponent } zu einer Revanche in **{ $game }** zurückgezogen.
challenge-rematch-expired = { $opponent } hat nicht rechtzeitig auf die Herausforderung von { $challenger } zu einer Revanche in **{ $game }** geantwortet.
challenge-standing = Genau diese Herausforderung gibt es von dir schon, und sie ist noch offen: { $where }. Warte auf eine Antwort oder zieh sie hier zurück.
challenge-varied = Deine Herausforderung in einer anderen Variante ist noch offen: { $where }. Wenn du stattdessen diese stellen möchtest, zieh jene erst hier zurück.
challenge-withdrawn = Deine Herausforderung ist zurückgezogen.
challenge-owed = Deine Herausforderung ist gespeichert, aber ich konnte sie gerade nicht posten. Ich versuche es wieder; wenn sie nicht erscheint, prüf bitte, ob ich hier Nachrichten senden darf.

## Partien

player-side = { $player } ({ $side })
match-begins =
    { $rated ->
        [yes] **{ $game }**, gewertet: { $first } gegen { $second }.
        [capped] **{ $game }**, ohne Wertung, weil ihr beide heute schon genug gewertete Partien davon begonnen habt: { $first } gegen { $second }.
       *[no] **{ $game }**, ohne Wertung: { $first } gegen { $second }.
    }
match-earlier =
    { $count ->
        [one] -# … und ein Zug davor.
       *[other] -# … und { $count } Züge davor.
    }
match-sealed-deal = -# 🔒 Die Auslosung, versiegelt: `{ $digits }`
match-sealed-move = -# 🔒 { $player }, versiegelt: `{ $digits }`
match-footer = -# { $progress } · wähle unten oder tipp /move · Partie { $match }
ended-agreed = { $player } und { $winner } einigen sich auf Remis.
ended-abandoned = { $winner } und { $player }: Diese Partie konnte nicht weitergehen und bleibt ohne Ergebnis.
ended-called-off = { $player } und { $winner } haben diese Partie abgebrochen; sie bleibt ohne Ergebnis.
ended-left = { $player } ist nicht mehr hier. **{ $winner } gewinnt.**
ended-moderated =
    { $won ->
        [0] Moderation: { $by } hat die Partie von { $winner } und { $player } beendet; sie bleibt ohne Ergebnis.
       *[1] Moderation: { $by } hat diese Partie beendet. **{ $winner } gewinnt.**
    }
ended-resigned = { $player } gibt auf. **{ $winner } gewinnt.**
ended-time = Die Zeit von { $player } ist abgelaufen. **{ $winner } gewinnt.**
day =
    { $day }. { $month ->
        [1] Jan
        [2] Feb
        [3] März
        [4] Apr
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug
        [9] Sept
        [10] Okt
        [11] Nov
       *[12] Dez
    }
match-number = Partie { $match }
match-versus = gegen { $opponent }
match-between = { $first } gegen { $second }
turn-yours = du bist am Zug
turn-theirs = dein Gegenüber ist am Zug
turn-of = { $player } am Zug
move-played = { $move } gespielt.
board-owed = Das ist gespeichert, aber ich konnte das Brett gerade nicht posten. Ich versuche es wieder; auch /board zeigt es.
goes-on-here = Diese Partie geht hier weiter.
board-not-posted = Ich konnte das Brett nicht posten. Prüf bitte, ob ich hier Nachrichten senden und Dateien anhängen darf, und versuch dann noch einmal /board.
resign-really = Möchtest du { $game } gegen { $opponent } (Partie { $match }) wirklich aufgeben? Der Sieg ginge an dein Gegenüber.
resign-done = Du hast aufgegeben.
resign-not = Gut, spiel weiter.
letter = Deine Seite von Partie { $match }, nur für deine Augen.
letter-over = Partie { $match } ist vorbei; so standen beide Seiten.
letter-refused = Du nimmst von mir keine Privatnachrichten an. Sieh dir deine Seite in Partie { $match } also mit /ranks oder dem Knopf unter dem Brett an. Alles andere geht wie immer.

## Uhren

# $clock sagt, wie lange ein Zug dauern darf, etwa „3 Tage je Zug“; $until erscheint als „in 2 Tagen“.
time-runs = -# ⏳ Die Zeit läuft { $until } ab · { $clock }
time-stands = -# ⏳ Die Uhr steht still · { $clock }
time-away = -# ⏳ Die Uhr steht still: { $player } ist weg bis { $until } · { $clock }
time-warning =
    ⏳ { $players }, in **{ $game }**, Partie { $match }, läuft die Zeit { $until } ab.
    -# { $where }
away-until =
    Du bist weg bis { $until } ({ $rest }). Bis dahin stehen deine Uhren ab einem Tag je Zug still, während du am Zug bist, auf jedem Server; Live-Uhren laufen weiter. Sag `/away until: back`, wenn du zurück bist.
    -# { $left ->
        [0] In diesem Jahr hast du keine Abwesenheitstage mehr.
        [one] In diesem Jahr hast du noch einen weiteren Abwesenheitstag.
       *[other] In diesem Jahr hast du noch { $left } weitere Abwesenheitstage.
    }
away-not =
    Du bist nicht weg. { $left ->
        [0] In diesem Jahr hast du keine Abwesenheitstage mehr.
        [one] In diesem Jahr hast du noch einen Abwesenheitstag; nimm ihn mit `/away until: 1 day`.
       *[other] In diesem Jahr hast du noch { $left } Abwesenheitstage; nimm welche mit `/away until: 7 days` oder bis zu einem Datum.
    }
away-choice =
    { $days ->
        [one] 1 Tag, bis { $date }
       *[other] { $days } Tage, bis { $date }
    }
away-choice-date = Bis { $date }
away-choice-back = Ich bin zurück

## Angebote und Revanchen

offer-owed = Dein Angebot ist gespeichert, aber ich konnte es gerade nicht posten. Ich versuche es wieder.
offer-draw-open = { $opponent }, { $player } bietet dir Remis an in **{ $game }**, Partie { $match }. Mit deinem nächsten Zug lehnst du ab.
offer-draw-accepted = { $opponent } hat das Remisangebot von { $player } in **{ $game }**, Partie { $match }, angenommen.
offer-draw-declined = { $opponent } hat das Remisangebot von { $player } in **{ $game }**, Partie { $match }, abgelehnt.
offer-draw-lapsed = Das Remisangebot von { $player } in **{ $game }**, Partie { $match }, ist verfallen.
offer-takeback-open =
    { $opponent }, { $player } möchte { $back ->
        [begun] den begonnenen Zug
        [both] den letzten eigenen Zug und damit auch, was du seitdem getan hast,
       *[last] den letzten eigenen Zug
    } in **{ $game }**, Partie { $match }, zurücknehmen. Der nächste Zug lehnt das ab.
offer-takeback-accepted = { $opponent } lässt { $player } in **{ $game }**, Partie { $match }, einen Zug zurücknehmen.
offer-takeback-declined = { $opponent } lässt { $player } in **{ $game }**, Partie { $match }, keinen Zug zurücknehmen.
offer-takeback-lapsed = Der Wunsch von { $player }, in **{ $game }**, Partie { $match }, einen Zug zurückzunehmen, ist verfallen.
offer-call-off-open = { $opponent }, { $player } bietet an, **{ $game }**, Partie { $match }, abzubrechen: Sie würde ohne Ergebnis enden. Mit deinem nächsten Zug lehnst du ab.
offer-call-off-accepted = { $opponent } und { $player } haben **{ $game }**, Partie { $match }, abgebrochen.
offer-call-off-declined = { $opponent } hat das Angebot von { $player } abgelehnt, **{ $game }**, Partie { $match }, abzubrechen.
offer-call-off-lapsed = Das Angebot von { $player }, **{ $game }**, Partie { $match }, abzubrechen, ist verfallen.
rematch-made = Die Revanche ist Partie { $match }: { $where }. Beginne eine weitere mit /challenge.
rematch-elsewhere = Deine Revanche ist dort angefragt: { $where }.
rematch-standing-asked = Du hast um diese Revanche schon gebeten: { $where }. Warte auf eine Antwort oder zieh die Bitte hier zurück.
rematch-standing-own = Deine Herausforderung an dieselbe Person in diesem Spiel ist noch offen: { $where }. Warte auf eine Antwort, oder zieh sie hier zurück und frag noch einmal.
rematch-standing-others = { $player } hat dich in diesem Spiel schon herausgefordert: { $where }. Antworte erst darauf.
went-back = { $player } hat den letzten eigenen Zug zurückgenommen; die Partie geht an der Stelle davor weiter.
turn-taken-back = Dieser Zug wurde zurückgenommen. Beginne ihn neu vom neuesten Brett aus.

## Zuschauen und Wiederholungen

replay-title = **{ $game }**: { $first } gegen { $second } · Partie { $match }
replay-start = { $turns ->
        [0] Es wurde kein Zug gemacht.
       *[other] Vor dem ersten Zug von { $turns }.
    }
replay-turn = Zug { $turn } von { $turns } · { $told }
step-first = Anfang
step-back = Zurück
step-forward = Vor
step-last = Ende
replay-drawing = Ich zeichne … { $done } von { $of }
replay-alt = Eine Animation von Partie { $match }, { $game }, in { $pictures } Bildern vom ersten Zug bis zum letzten. Das letzte Bild: { $last }
replay-record = Die Aufzeichnung von Partie { $match }. docs/record-format.md erklärt, wie man sie liest und prüft.
replay-shared = Jetzt sehen es hier alle.
record-legend-tictactrek =
    Tic Tac Trek. Seat0 spielt X, Seat1 O. N12 legt das gezogene Plättchen; N12 K14 versetzt außerdem das Lagerfeuer von K14 darauf.
    In geschweiften Klammern steht das Plättchen (M Berg, D Wüste, G Grasland, F Wald, L See) und hinter einem Stern, was ein entzündetes oder versetztes Lagerfeuer wert ist.
record-legend-tactiki =
    TacTiki. Seat0 spielt TIKI, von Reihe 1 aufwärts, Seat1 TAC, von Reihe 5 abwärts. 12 34 55 14 23 stellt auf, A bis E, auf jedem Feld unten und oben.
    B1-B2 ist ein Schritt; 3@C1 holt eine 3 auf C1 zurück. In geschweiften Klammern stehen die Ränge der Duelle, zuerst der angreifende: > schlägt, < verliert gegen, = unentschieden gegen.
record-legend-battleoflits = Battle of LITS. Seat0 beginnt mit X, Seat1 mit O. T D4 D5 D6 E5 legt ein T; swap tauscht die Symbole.
option-which = Deine eigenen Partien oder alle, die auf diesem Server gespielt werden
which-mine = Meine
which-here = Alle auf diesem Server
button-watch = Zuschauen
button-refresh = Aktualisieren
watch-footer = -# { $progress } · Partie { $match }
watch-where = -# Gespielt wird hier: { $where }.

## Threads, Einstellungen, Moderation, Grenzen

command-moderate = Für die Moderation: Partien, die ein Ende brauchen
command-moderate-end = Beende eine Partie, mit Sieg oder ohne Ergebnis; ihr Kanal erfährt es
command-moderate-list = Die laufenden Partien, die du beenden darfst
option-match-moderated = Welche Partie
option-winner = Wer gewinnt; lass es weg, wenn es kein Ergebnis geben soll
option-note = Warum; wird im Kanal gesagt und mit der Partie aufbewahrt
moderate-done = Partie { $match } ist beendet.
moderator-says = -# „{ $note }“
goes-on-in = -# Gespielt wird in { $thread }.
no-thread-here = -# Hier lässt sich kein Thread eröffnen, darum wird diese Partie im Kanal gespielt.
command-settings = Was auf diesem Server gilt: Uhren, Threads, Moderation, Grenzen
menu-setting = Was du ändern möchtest
settings-title = **Einstellungen dieses Servers**
settings-line =
    { $chosen ->
        [0] - { $name }: { $value }
       *[1] - **{ $name }: { $value }**
    }
settings-footer = -# Wähle unten, was du ändern möchtest, und darunter den Wert. Jede Wahl wird sofort gespeichert und gilt ab der nächsten Herausforderung.
setting-clock = Uhr
setting-clock-about = Wie lange ein Zug dauern darf, wenn eine Herausforderung nichts dazu sagt
setting-place = Ort
setting-place-about = Wo Partien gespielt werden, wenn eine Herausforderung nichts dazu sagt
setting-moderator = Moderation
setting-moderator-about = Eine Rolle, die Partien beenden darf, neben allen, die Nachrichten verwalten
setting-matches = Partien gleichzeitig
setting-matches-about = Wie viele laufende Partien eine Person haben darf
setting-challenges = Herausforderungen gleichzeitig
setting-challenges-about = Wie viele offene Herausforderungen eine Person haben darf
setting-rated = Mit oder ohne Wertung
setting-rated-about = Ob Partien gewertet werden, wenn eine Herausforderung nichts dazu sagt
setting-rated_a_day = Gewertete Partien am Tag
setting-rated_a_day-about = Wie viele gewertete Partien eines Spiels dieselben zwei am Tag beginnen dürfen
setting-no-role = alle, die Nachrichten verwalten

## Listen

matches-none = Auf diesem Server läuft keine Partie von dir. Beginne eine mit /challenge.
matches-title =
    { $count ->
        [one] Eine Partie von dir läuft:
       *[other] { $count } Partien von dir laufen:
    }
matches-line = - **{ $game }** gegen { $opponent } · { $turn } · { $progress } · Partie { $match } · { $where }
matches-until = die Zeit läuft { $until } ab
matches-stands = die Uhr steht still
matches-more = … und noch { $count }.
matches-nowhere = Gerade wird nichts gespielt, wo du es sehen kannst. Beginne eine Partie mit /challenge.
matches-everywhere =
    { $count ->
        [one] Eine Partie läuft:
       *[other] { $count } Partien laufen (Seite { $page } von { $pages }):
    }
matches-waits = { $players } am Zug
matches-all-line = - **{ $game }** · { $first } gegen { $second } · { $waits } · { $progress } · Partie { $match } · { $where }

## Wertungen und Profile

scope-server = Dieser Server
scope-everywhere = Alle Server
rated-yes = Gewertet
rated-no = Ohne Wertung
leaderboard-title =
    { $scope ->
        [server] **Rangliste** dieses Servers, **{ $game }**
       *[everywhere] **Rangliste** aller Server, **{ $game }**
    }
leaderboard-about = -# Nur gewertete Partien. Die wahre Stärke liegt in zwei von drei Fällen innerhalb von ±; wer mehr als ± { $limit } hat, ist vorläufig. Seite { $page } von { $pages }.
leaderboard-name = **{ $mark }** { $player }
leaderboard-empty =
    { $scope ->
        [server] Auf diesem Server hat noch niemand eine gewertete Partie davon beendet. Mach den Anfang: /challenge.
       *[everywhere] Noch niemand hat eine gewertete Partie davon beendet. Mach den Anfang: /challenge.
    }
leaderboard-not-you =
    { $scope ->
        [server] { $player } hat auf diesem Server noch keine gewertete Partie davon beendet.
       *[everywhere] { $player } hat noch keine gewertete Partie davon beendet.
    }
profile-title = **{ $player }** auf diesem Server
profile-none = { $player } hat auf diesem Server noch keine Partie beendet.
profile-none-of = { $player } hat auf diesem Server noch keine Partie { $game } beendet.
profile-rating = **{ $game }**: **{ $rating } ± { $deviation }**, { $rank ->
        [0] vorläufig
       *[other] Platz { $rank }
    } · { $drawn ->
        [0] { $won } gewonnen, { $lost } verloren
       *[other] { $won } gewonnen, { $drawn } remis, { $lost } verloren
    } · alle Server { $everywhere } ± { $there }
profile-unrated = Noch keine gewertete Partie.
profile-favourite =
    Spielt am häufigsten: **{ $game }**, { $played } von { $of ->
        [one] einer Partie
       *[other] { $of } Partien
    }
profile-streak =
    Serie: zurzeit { $kind ->
        [won] { $now ->
            [one] 1 Sieg
           *[other] { $now } Siege
        }
        [lost] { $now ->
            [one] 1 Niederlage
           *[other] { $now } Niederlagen
        }
       *[drawn] { $now ->
            [one] 1 Remis
           *[other] { $now } Remis
        }
    }; längste: { $longest ->
        [0] keine
        [one] 1 Sieg
       *[other] { $longest } Siege
    }
profile-against =
    { $drawn ->
        [0] { $opponent } { $won }–{ $lost }
       *[other] { $opponent } { $won }–{ $lost } ({ $drawn } remis)
    }
profile-record = Gegen { $list }
profile-record-more = Gegen { $list } und noch { $more }
profile-last = Letzte Partien; die Knöpfe spielen sie noch einmal ab:
profile-match =
    - { $result ->
        [won] gewonnen
        [lost] verloren
       *[drawn] remis
    } gegen { $opponent } · { $game }{ $rated ->
        [yes] {""}
       *[no] , ohne Wertung
    } · { $when } · { $match }
profile-about = -# Die Zahlen gelten für gewertete Partien; beim häufigsten Spiel und bei den letzten Partien zählen auch die ohne Wertung.
profile-plot = { $game } · dieser Server
picture-leaderboard-title =
    { $scope ->
        [server] { $game } · dieser Server
       *[everywhere] { $game } · alle Server
    }
picture-column-name = Name
picture-column-rating = Wertung
picture-column-won = Siege
picture-column-drawn = Remis
picture-column-lost = Verl.
picture-leaderboard-provisional = Vorläufig, mit zu wenigen Partien für einen Platz
picture-leaderboard-row =
    { $rank ->
        [0] { $name } { $rating } ± { $deviation }
       *[other] { $rank }. { $name } { $rating } ± { $deviation }
    }, { $drawn ->
        [0] { $won } gewonnen, { $lost } verloren
       *[other] { $won } gewonnen, { $drawn } remis, { $lost } verloren
    };
picture-plot =
    { $count ->
        [one] { $title }: die Wertung nach 1 gewerteten Partie am { $until }: { $now }.
       *[other] { $title }: die Wertung über { $count } gewertete Partien vom { $since } bis { $until }. Sie ging von { $first } auf { $now }; höchste { $highest }, tiefste { $lowest }.
    }

## Namen der Befehle und ihrer Optionen

# Das tippt man hinter dem Schrägstrich; Discord nimmt nur Kleinbuchstaben, Ziffern und Bindestriche,
# bis zu 32, ohne Leerzeichen. Optionen eines Befehls brauchen verschiedene Namen.
name-challenge = herausfordern
name-move = zug
name-board = brett
name-matches = partien
name-resign = aufgeben
name-away = weg
name-ranks = ränge
name-draw = remis
name-takeback = zurücknehmen
name-block = blockieren
name-unblock = freigeben
name-privacy = datenschutz
name-privacy-export = exportieren
name-privacy-delete = löschen
name-call-off = abbrechen
name-replay = wiederholung
name-rules = regeln
name-leaderboard = rangliste
name-profile = profil
name-moderate = moderieren
name-moderate-end = beenden
name-moderate-list = liste
name-settings = einstellungen
name-preferences = vorlieben
name-help = hilfe
name-option-as = als
name-option-clock = uhr
name-option-first = anfang
name-option-game = spiel
name-option-match = partie
name-option-move = zug
name-option-note = grund
name-option-opponent = gegenüber
name-option-person = person
name-option-rated = gewertet
name-option-scope = bereich
name-option-share = teilen
name-option-until = bis
name-option-variant = variante
name-option-where = wo
name-option-which = welche
name-option-winner = sieg

## Sprachen, Farben, Vorlieben

# Wie diese Sprache sich selbst nennt.
language-name = Deutsch
language-of-server = Wie das Discord dieses Servers
language-of-person = Wie dein Discord
theme-default = Hell
theme-dark = Dunkel
theme-colour-blind = Für farbenblinde Augen
theme-colour-blind-dark = Dunkel, für farbenblinde Augen
theme-high-contrast = Hoher Kontrast, hell
theme-high-contrast-dark = Hoher Kontrast, dunkel
command-preferences = Was für dich gilt: Sprache, Bilder, Pings, Privatnachrichten, Rückfrage vor Zügen
preferences-title = **Deine Vorlieben**, auf jedem Server
preferences-footer = -# Wähle unten, was du ändern möchtest, und darunter den Wert. Jede Wahl wird sofort gespeichert.
setting-yes = Ja
setting-no = Nein
setting-own-language = Sprache
setting-own-language-about = Für alles, was nur du liest; was alle lesen, hat die Sprache des Servers
setting-own-theme = Bilder
setting-own-theme-about = Die Farben der Bilder, die nur du siehst
setting-own-pings = Pings
setting-own-pings-about = Ob Nachrichten in Kanälen dich benachrichtigen, wenn du am Zug bist
setting-own-letters = Privatnachrichten
setting-own-letters-about = Ob ich dir deine Seite neuer Partien mit Geheimnissen schicke
setting-own-confirm = Rückfrage vor Zügen
setting-own-confirm-about = Ob ein getippter oder im Menü gewählter Zug auf dein Ja wartet
setting-channels = Kanäle
setting-channels-about = Wo Partien beginnen dürfen; wähle keinen, um jeden Kanal zu erlauben
setting-all-channels = überall
setting-language = Sprache
setting-language-about = Für alles, was hier alle lesen
setting-theme = Bilder
setting-theme-about = Die Farben der Bilder, die hier alle sehen
confirm-move = **{ $move }** in Partie { $match } spielen?
confirm-yes = Spielen
confirm-no = Noch nicht
confirm-dropped = Es wurde nichts gespielt. Wähle neu unter dem Brett oder mit /move.
refused-not-this-channel =
    { $count ->
        [one] Auf diesem Server werden Partien in { $channels } gespielt. Fordere dort heraus.
       *[other] Auf diesem Server werden Partien in diesen Kanälen gespielt: { $channels }. Fordere in einem davon heraus.
    }
## Privatsphäre

# Steht für eine Person, deren Vergangenheit entfernt wurde; am Satzanfang wird der erste Buchstabe
# groß.
former-player = jemand von früher
command-privacy = Was über dich gespeichert ist: lass es dir schicken oder entfernen
command-privacy-export = Lass dir alles über dich Gespeicherte als Datei schicken, die nur du siehst
command-privacy-delete = Lass alles über dich Gespeicherte endgültig entfernen (mit Rückfrage)
command-block = Keine Herausforderungen dieser Person mehr, auf keinem Server; ohne Namen: wen du blockierst
command-unblock = Nimm wieder Herausforderungen von jemandem an
option-block = Von wem; lass es weg, um zu sehen, wen du blockierst
option-unblock = Wen du nicht länger blockierst
button-delete = Alles entfernen
button-keep = Behalten
privacy-export =
    Das ist alles, was über dich gespeichert ist, als JSON. Was du von laufenden Partien noch nicht wissen darfst, ist ausgelassen; docs/privacy.md im Quelltext von Fireside sagt, wozu jeder Teil da ist.{ $parts ->
        [one] {""}
       *[other] {" "}Dies ist Teil { $part } von { $parts }; der Reihe nach zusammengefügt ergeben sie eine komprimierte Datei.
    }
privacy-about = Alles, was Fireside über dich speichert, nach Tabellen; docs/privacy.md sagt, wozu jede dient. Zeiten sind Millisekunden seit 1970, UTC. Von laufenden Partien fehlt, was du noch nicht wissen darfst.
privacy-really =
    Möchtest du wirklich alles entfernen lassen, was über dich gespeichert ist, auf allen Servern?
    - { $running ->
        [0] Es läuft keine Partie von dir.
        [one] Deine laufende Partie wird aufgegeben: dein Gegenüber gewinnt.
       *[other] Deine { $running } laufenden Partien werden aufgegeben: deine Gegenüber gewinnen.
    }
    - { $matches ->
        [0] Es ist keine Partie von dir gespeichert.
        [one] In deiner gespeicherten Partie wirst du zu „jemand von früher“.
       *[other] In deinen { $matches } gespeicherten Partien wirst du zu „jemand von früher“.
    } Deine Gegenüber behalten ihre Ergebnisse und Wertungen.
    - Deine Wertungen, Namen, Abwesenheiten und Blockierungen verschwinden, und niemand kann sie zurückholen, auch nicht, wer den Bot betreibt.
    -# `/privacy export` gibt dir vorher eine Kopie. Diese Frage gilt 15 Minuten.
privacy-deleted = Alles, was über dich gespeichert war, ist entfernt. Was ich über dich gepostet habe, wird geändert, soweit ich es noch erreiche.
privacy-kept = Gut, alles bleibt, wie es ist.
board-past = Ein früheres Brett von Partie { $match }.
block-done = Du bekommst von { $player } keine Herausforderungen mehr, auf keinem Server, und ihr könnt beide keine voneinander annehmen. Laufende Partien gehen weiter. Die andere Person erfährt davon nichts. `/unblock` hebt es auf.
block-list =
    { $count ->
        [one] Du nimmst keine Herausforderungen an von { $list }.
       *[other] Du nimmst keine Herausforderungen an von diesen { $count }: { $list }{ $more ->
            [0] .
           *[other] {" "}und noch { $more }.
        }
    }
    -# `/unblock` hebt es auf.
block-nobody = Du blockierst niemanden. Mit `/block` und einem Namen bekommst du von dieser Person keine Herausforderungen mehr.
unblock-done = Du nimmst wieder Herausforderungen von { $player } an.
refused-block-yourself = Du kannst dich nicht selbst blockieren. Nenn jemand anderen.
refused-not-blocked = Du blockierst { $player } nicht. `/block` allein zeigt, wen du blockierst.
refused-you-block = Du blockierst { $player }. Um wieder zusammen zu spielen, nimm erst `/unblock`.
refused-not-to-be-challenged = { $player } lässt sich gerade nicht herausfordern. Frag jemand anderen, oder lass das Gegenüber weg, damit alle annehmen können.
refused-not-to-be-accepted = Diese Herausforderung von { $player } lässt sich gerade nicht annehmen. Beginne eine eigene Partie mit /challenge.
refused-rematch-former = Dein Gegenüber aus dieser Partie ist endgültig fort. Beginne eine Partie mit jemand anderem: /challenge.
refused-not-yours-to-delete = Diese Frage gilt jemand anderem. `/privacy delete` fragt dich nach dem, was über dich gespeichert ist.
refused-asked-too-long-ago = Die Frage ist zu lange her. Es wurde nichts entfernt; nimm noch einmal `/privacy delete`.

## Absagen: was nicht stimmte und was richtig wäre

refused-yourself = Du kannst dich nicht selbst herausfordern. Nenn jemand anderen, oder lass das Gegenüber weg, damit alle annehmen können.
refused-a-bot = { $player } ist ein Bot und spielt nicht. Fordere einen Menschen heraus, oder lass das Gegenüber weg, damit alle annehmen können.
refused-not-a-member = { $player } ist nicht auf diesem Server. Fordere jemanden von hier heraus, oder lass das Gegenüber weg, damit alle annehmen können.
refused-cannot-see = { $player } kann diesen Kanal nicht sehen und würde nie davon erfahren. Schick die Herausforderung in einem Kanal, den ihr beide seht.
refused-unknown-game = Es gibt kein Spiel namens { $game }.
refused-no-variants = { $game } hat keine Varianten. Lass die Option weg.
refused-unknown-variant = Es gibt keine Variante „{ $text }“. Es gibt: { $variants }.
refused-cannot-post = In diesem Kanal kann ich nicht spielen, denn mir fehlt hier: { $permissions }. Frag jemanden, der den Server leitet, oder fordere in einem anderen Kanal heraus.
refused-same-challenge = Genau diese Herausforderung gibt es von dir schon, und sie ist noch offen. Warte auf eine Antwort oder zieh sie erst zurück.
refused-own-challenge = Diese Herausforderung ist deine eigene; jemand anderes muss sie annehmen. Du kannst sie zurückziehen.
refused-not-challenged = Diese Herausforderung gilt nur { $player }. Beginne mit /challenge eine eigene Partie.
refused-not-yours-to-decline = Diese Herausforderung gilt nur { $player }; niemand sonst kann sie ablehnen.
refused-cancel-instead = Deine eigene Herausforderung kannst du nicht ablehnen, aber zurückziehen.
refused-open-to-all = Eine offene Herausforderung lässt sich nicht ablehnen; lass sie einfach stehen.
refused-not-yours-to-cancel = Diese Herausforderung kommt von { $player }; niemand sonst kann sie zurückziehen.
refused-challenge-gone = Diese Herausforderung gibt es nicht mehr. Stell eine neue mit /challenge.
refused-challenge-accepted = Diese Herausforderung ist schon angenommen. Beginne eine andere Partie mit /challenge.
refused-challenge-declined = Diese Herausforderung wurde abgelehnt. Du kannst mit /challenge eine neue stellen.
refused-challenge-cancelled = Diese Herausforderung wurde zurückgezogen. Du kannst mit /challenge eine neue stellen.
refused-challenge-expired = Diese Herausforderung ist abgelaufen. Du kannst mit /challenge eine neue stellen.
refused-not-playing = Du spielst in dieser Partie nicht mit. Beginne mit /challenge eine eigene.
refused-match-over = Diese Partie ist vorbei. Beginne eine andere mit /challenge.
refused-time-over = Die Zeit in dieser Partie ist abgelaufen, darum zählt das nicht mehr.
refused-away-unreadable = „{ $text }“ kann ich nicht als Zeit lesen. Tipp eine Zahl von Tagen wie 7, ein Datum wie 2026-12-24 oder back.
refused-away-past = Das liegt nicht in der Zukunft. Tipp eine Zahl von Tagen wie 7 oder ein Datum, das noch kommt.
refused-away-too-long =
    { $left ->
        [0] Deine { $limit } Abwesenheitstage im Jahr { $year } sind aufgebraucht.
        [one] Im Jahr { $year } hast du nur noch einen von { $limit } Abwesenheitstagen.
       *[other] Im Jahr { $year } hast du nur noch { $left } von { $limit } Abwesenheitstagen.
    }
refused-not-away = Du bist nicht weg. `/away until: 7 days` lässt deine Uhren stillstehen.
refused-old-board = Dieses Brett ist veraltet; sieh dir das neueste an. /board postet es noch einmal.
refused-no-such-match = Auf diesem Server gibt es keine Partie { $match }. /matches zeigt deine.
refused-which-match =
    { $count ->
       *[other] Du könntest { $count } Partien meinen. Sag mit der Option „partie“ (match), welche.
    }
refused-nobody-waits = Du bist nicht am Zug: Du wartest auf { $player }.
refused-elsewhere = In diesem Kanal hast du keine solche Partie, aber in { $channels }. Geh dorthin oder nimm die Option „partie“ (match).
refused-no-match-here = In diesem Kanal läuft keine Partie von dir. Beginne eine mit /challenge.
refused-nothing-to-withdraw = Es gibt nichts mehr zurückzunehmen; die Partie ist weitergegangen.
refused-nothing-hidden = In diesem Spiel ist nichts verdeckt. /board postet das Brett.
refused-no-draws = In diesem Spiel gibt es kein Remis. /resign gibt es auf.
refused-offer-open =
    { $kind ->
        [draw] In dieser Partie ist schon ein Remisangebot offen.
        [takeback] In dieser Partie ist schon eine Bitte offen, einen Zug zurückzunehmen. Sie muss erst beantwortet oder mit einem Zug übergangen werden.
       *[call-off] In dieser Partie ist schon ein Angebot offen, sie abzubrechen.
    }
refused-rematch-too-early = Diese Partie ist noch nicht vorbei. Spielt sie erst zu Ende.
refused-nothing-to-take-back = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
refused-withdraw-instead = Darum brauchst du nicht zu bitten: Bis auch dein Gegenüber bereit ist, nimmt der Knopf unter dem Brett es zurück.
refused-uncovered-since = Das lässt sich nicht zurücknehmen: Seit Beginn deines letzten Zuges wurde etwas aufgedeckt, und niemand kann es wieder vergessen.
refused-offer-gone = Dieses Angebot ist nicht mehr offen.
refused-own-offer = Dieses Angebot ist dein eigenes; dein Gegenüber muss antworten.
refused-rated-enough =
    { $count ->
        [0] Auf diesem Server spielt niemand um Wertung. Fordere { $player } stattdessen zu einer Partie ohne Wertung heraus.
        [one] Du und { $player } habt heute schon eine gewertete Partie dieses Spiels begonnen, und mehr als eine am Tag geht nicht. Die nächste kann { $until } beginnen, eine ohne Wertung jederzeit.
       *[other] Du und { $player } habt heute schon { $count } gewertete Partien dieses Spiels begonnen, und mehr gehen nicht. Die nächste kann { $until } beginnen, eine ohne Wertung jederzeit.
    }
illegal-not-your-turn = Du bist nicht am Zug. Warte auf den Zug deines Gegenübers.
illegal-game-over = Diese Partie ist vorbei. Beginne eine andere mit /challenge.
permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Threads erstellen
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf lesen
apology = Entschuldige, bei mir ist etwas schiefgegangen; verloren ist nichts. Wenn es wieder geschieht, nenn der Person, die mich betreibt, dieses Kennzeichen: { $reference }
refused-challenger-left = { $player } ist nicht mehr auf diesem Server, darum ist die Herausforderung zurückgezogen. Beginne mit /challenge eine eigene Partie.
refused-cannot-watch = Du kannst den Kanal nicht sehen, in dem Partie { $match } gespielt wird, und darum auch nicht zuschauen.
refused-cannot-replay = Du kannst den Kanal nicht sehen, in dem Partie { $match } gespielt wurde, und sie darum auch nicht nachspielen.
refused-not-a-moderator = Das kann nur, wer dort, wo die Partie gespielt wird, Nachrichten verwalten darf oder die Moderationsrolle dieses Servers hat. /settings nennt die Rolle.
refused-not-a-player = { $player } spielt in Partie { $match } nicht mit. Nenn jemanden, der mitspielt, oder niemanden, wenn es kein Ergebnis geben soll.
refused-not-yours-to-settle = Das kann nur festlegen, wer diesen Server verwalten darf. Frag dort nach.
refused-no-such-setting = Das lässt sich nicht mehr festlegen. Öffne die Übersicht neu.
refused-too-fast =
    { $seconds ->
        [one] Nicht so schnell: In einer Sekunde nehme ich das wieder von dir an. Von dem, was du vorher getan hast, ist nichts verloren.
       *[other] Nicht so schnell: In { $seconds } Sekunden nehme ich das wieder von dir an. Von dem, was du vorher getan hast, ist nichts verloren.
    }
refused-challenges-too-fast =
    { $seconds ->
        [one] Das sind viele Herausforderungen auf einmal. In einer Sekunde kannst du die nächste stellen.
       *[other] Das sind viele Herausforderungen auf einmal. In { $seconds } Sekunden kannst du die nächste stellen.
    }
refused-too-many-challenges =
    { $limit ->
        [one] Du hast auf diesem Server schon eine offene Herausforderung, und mehr erlaubt er nicht. Warte auf eine Antwort oder zieh sie zurück.
       *[other] Du hast auf diesem Server schon { $limit } offene Herausforderungen, und mehr erlaubt er nicht. Warte auf eine Antwort oder zieh eine davon zurück.
    }
refused-too-many-matches =
    { $limit ->
        [one] Auf diesem Server läuft schon eine Partie von dir, und mehr erlaubt er nicht. Spiel sie erst zu Ende.
       *[other] Auf diesem Server laufen schon { $limit } Partien von dir, und mehr erlaubt er nicht. Spiel erst eine zu Ende; /matches zeigt sie.
    }
refused-full-up = { $player } hat so viele laufende Partien, wie dieser Server erlaubt ({ $limit }). Versuch es wieder, wenn eine davon vorbei ist.
refused-replay-running = Partie { $match } läuft noch; wiederholen lässt sich eine Partie erst, wenn sie vorbei ist. /board zeigt, wie sie steht.
refused-replay-alone = Nur ein GIF oder die Aufzeichnung lässt sich hier allen zeigen. Wähle eins davon mit der Option „als“ (as), oder lass „teilen“ (share) weg.
refused-animation-yours = Ich zeichne noch eine Animation für dich. Frag wieder, wenn sie da ist.
refused-animations-busy = Ich zeichne gerade so viele Animationen, wie ich kann. Versuch es in einer Minute noch einmal.
refused-animation-stopped = Ich halte gleich für einen Augenblick an, darum wurde diese Animation nicht fertig. Frag wieder danach, wenn ich zurück bin.

## Tic Tac Trek

trek-lays =
    { $player } legt { $terrain ->
        [M] einen Berg
        [D] eine Wüste
        [G] ein Grasland
        [F] einen Wald
       *[L] einen See
    } auf **{ $field }**.
trek-lights =
    { $player } legt { $terrain ->
        [M] einen Berg
        [D] eine Wüste
        [G] ein Grasland
        [F] einen Wald
       *[L] einen See
    } auf **{ $field }** und entzündet ein Lagerfeuer im Wert von { $worth }.
trek-moves =
    { $player } legt { $terrain ->
        [M] einen Berg
        [D] eine Wüste
        [G] ein Grasland
        [F] einen Wald
       *[L] einen See
    } auf **{ $field }** und versetzt das Lagerfeuer von { $origin } dorthin, jetzt im Wert von { $worth }.
trek-keeps =
    { $player } legt { $terrain ->
        [M] einen Berg
        [D] eine Wüste
        [G] ein Grasland
        [F] einen Wald
       *[L] einen See
    } auf **{ $field }** und lässt alle Lagerfeuer, wo sie sind.
trek-prompt =
    { $player }, du bist am Zug: Lege **{ $terrain ->
        [M] einen Berg
        [D] eine Wüste
        [G] ein Grasland
        [F] einen Wald
       *[L] einen See
    }** als { $symbol }.
trek-progress = Zug { $turn } von { $turns }
trek-won-points = **{ $player } gewinnt** mit { $points } zu { $others } Punkten.
trek-won-campfires = **{ $player } gewinnt**: Punktestand { $points } für beide, aber mehr Lagerfeuer auf dem Tisch.
trek-won-final-turn = **{ $player } gewinnt**: Punktestand { $points } für beide und gleich viele Lagerfeuer, und { $loser } hatte den letzten Zug.
trek-choice-lights = Lagerfeuer im Wert von { $worth }
trek-choice-moves = Lagerfeuer kommt hierher: aus { $old } wird { $worth }
trek-choice-keeps = Lagerfeuer lassen, wo sie sind
trek-choice-may-move = ein Lagerfeuer darf hierher, Wert { $worth }
trek-which-campfire = Dein Plättchen auf **{ $field }** bildet eine Dreierreihe, und alle sechs Lagerfeuer sind im Spiel. Eines dorthin versetzen, wo es { $worth } wert wäre? Gelegt wird erst, wenn du wählst; um woanders zu legen, nimm noch einmal das Menü.
trek-take = Von { $origin } (jetzt { $worth } wert)
trek-leave = Lagerfeuer lassen, wo sie sind
illegal-trek-unreadable = „{ $text }“ kann ich nicht als Zug lesen. Tipp ein Feld wie N12, oder zwei, um auch ein Lagerfeuer zu versetzen: N12 K14. Du darfst das Plättchen legen auf: { $spaces }.
illegal-trek-taken = Auf { $field } liegt schon ein Plättchen. Du darfst deines legen auf: { $spaces }.
illegal-trek-not-beside = { $field } berührt die Auslage nicht; ein Plättchen kommt neben ein anderes, Kante an Kante. Du darfst deines legen auf: { $spaces }.
illegal-trek-terrain =
    { $terrain ->
        [M] Ein Berg darf nicht auf { $field }: Er
        [D] Eine Wüste darf nicht auf { $field }: Sie
        [G] Ein Grasland darf nicht auf { $field }: Es
        [F] Ein Wald darf nicht auf { $field }: Er
       *[L] Ein See darf nicht auf { $field }: Er
    } muss an gleiches Gelände oder einen See grenzen, Kante an Kante. Du darfst das Plättchen legen auf: { $spaces }.
illegal-trek-no-row = Ein Lagerfeuer kommt nur auf ein Plättchen, das eine Dreierreihe vollendet, und { $field } vollendet keine. Tipp nur { $field }, um das Plättchen dorthin zu legen.
illegal-trek-supply-left =
    { $left ->
        [one] Du kannst noch ein Lagerfeuer entzünden, darum wird keines versetzt. Tipp nur { $field }.
       *[other] Du kannst noch { $left } Lagerfeuer entzünden, darum wird keines versetzt. Tipp nur { $field }.
    }
illegal-trek-not-your-campfire = Du hast kein Lagerfeuer auf { $campfire }, das du auf { $field } versetzen könntest.

## Battle of LITS

variant-battleoflits-layout-random = Symbole ausgelost, eine halbe Drehung vertauscht X und O
variant-battleoflits-layout-free = Symbole ganz und gar ausgelost
variant-battleoflits-layout-stripes = Layout „Streifen“
variant-battleoflits-layout-rain = Layout „Regen“
variant-battleoflits-layout-rings = Layout „Ringe“
variant-battleoflits-layout-diamonds = Layout „Rauten“
variant-battleoflits-layout-chequers = Layout „Schachbrett“
variant-battleoflits-layout-lanterns = Layout „Laternen“
variant-battleoflits-layout-galaxy = Layout „Galaxie“
variant-battleoflits-layout-windmill = Layout „Windmühle“
variant-battleoflits-layout-own = ein eigenes Layout der beiden
# Die Buchstaben X, O und L I T S stehen in den Bildern; sie bleiben.
lits-places =
    { $player } legt { $shape ->
        [T] ein T
       *[L] ein { $shape }
    } auf **{ $fields }** und verdeckt { $others ->
        [0] { $own ->
            [0] nichts
           *[other] { $own } eigene
        }
       *[other] { $own ->
            [0] { $others } von { $opponent }
           *[other] { $others } von { $opponent } und { $own } eigene
        }
    }.
lits-swaps = { $player } tauscht und besitzt von jetzt an **{ $symbol }**. Der Stein bleibt, { $opponent } besitzt { $left } und legt den nächsten.
lits-prompt = { $player }, du bist am Zug: Lege einen Stein. Du besitzt **{ $symbol }**.
lits-swap-explained = Oder tausche, jetzt oder nie: Du bekommst { $others } statt { $own }, der Stein bleibt, und { $opponent } legt den nächsten.
lits-progress = Stein { $number }
lits-won-uncovered = Kein Stein passt mehr. **{ $player } gewinnt** mit { $points } zu { $others } offenen Symbolen.
lits-won-last-piece = Kein Stein passt mehr, und bei beiden ist die Zahl der offenen Symbole { $points }. Bei diesem Gleichstand **gewinnt { $player }** mit dem zuletzt gelegten Stein.
lits-covers = verdeckt { $others } { $theirs }, { $own } { $yours }
lits-remaining =
    { $places ->
        [one] noch { $supply } { $shape }, 1 Platz
       *[other] noch { $supply } { $shape }, { $places } Plätze
    }
lits-open = Stein legen
lits-swap = Tauschen
lits-fits = **{ $piece }** passt und verdeckt { $covered } { $others }, { $hidden } { $own }. Offen dann: { $mine } { $own } von dir, { $theirs } { $others }.
lits-fits-not = **{ $piece }** passt nicht. { $reason }
lits-shape = { $shape } × { $left }
lits-act-left = ◀
lits-act-up = ▲
lits-act-down = ▼
lits-act-right = ▶
lits-act-turn = Drehen
lits-act-flip = Wenden
lits-act-next = Nächster Platz
lits-type = Tippen …
lits-jump = Spring zu den besten Plätzen, einer Spalte oder einer Reihe
lits-column = Spalte { $column }
lits-row = Reihe { $row }
lits-place = { $piece } legen
lits-form-title = Wohin?
lits-form-label = Ein Feld oder alle vier; gern mit Form
lits-form-example = D5 oder T D4 D5 D6 E5
illegal-lits-unreadable = „{ $text }“ kann ich nicht als Stein lesen. Tipp seine vier Felder, etwa T D4 D5 D6 E5, in beliebiger Reihenfolge; der Buchstabe darf fehlen.
illegal-lits-off-board = { $field } liegt außerhalb des Bretts.
illegal-lits-repeated-field = Du hast { $field } zweimal genannt; ein Stein bedeckt vier verschiedene Felder.
illegal-lits-too-few-fields =
    Ein Stein bedeckt vier Felder; von dir genannt: { $count }. { $matches ->
        [0] Darauf passt jetzt kein Stein.
        [one] Ein Platz hat sie: Tipp weiter, und er wird angeboten.
       *[other] { $matches } Plätze haben sie: Tipp weiter, und die Liste wird kürzer.
    }
illegal-lits-too-many-fields = Ein Stein bedeckt vier Felder, und du hast { $count } genannt.
illegal-lits-not-a-piece = { $fields } ergeben keine der vier Formen. L, I, T und S bedecken je vier Felder, Kante an Kante; ein Quadrat ist nicht dabei.
illegal-lits-other-shape =
    Auf { $fields } liegt { $actual ->
        [T] ein T
       *[L] ein { $actual }
    }, nicht { $shape ->
        [T] ein T
       *[L] ein { $shape }
    }. Lass den Buchstaben weg oder wähle andere Felder.
illegal-lits-none-left = Es ist kein { $shape } mehr übrig; alle fünf liegen auf dem Brett.
illegal-lits-covered =
    { $field } ist schon bedeckt, und zwar von { $shape ->
        [T] einem T
       *[L] einem { $shape }
    }.
illegal-lits-touches-same = Auf { $field } berührt der Stein ein anderes { $shape } auf { $at }. Steine gleicher Form dürfen sich an einer Ecke treffen, nie an einer Kante.
illegal-lits-fills-block = Der Stein würde das letzte Feld des 2 × 2-Blocks von { $field } bis { $to } bedecken; kein solcher Block darf ganz bedeckt sein.
illegal-lits-not-adjacent = Der Stein berührt keinen anderen. Vom zweiten an hat jeder eine Kante mit einem Stein auf dem Brett gemeinsam.
illegal-lits-fits-nowhere = Jetzt passt nirgends ein { $shape }.
illegal-lits-fits-not-there = Auf { $fields } passt jetzt kein { $shape }.
illegal-lits-moved-meanwhile = Der Stein wurde bewegt, seit du ihn gesehen hast, und darum nicht gelegt. Sieh noch einmal hin und lege ihn dann.
illegal-lits-swap-too-early = Noch gibt es nichts zu tauschen. Wer nicht begonnen hat, darf gleich nach dem ersten Stein tauschen.
illegal-lits-swap-once = Getauscht wurde schon; das geht einmal in einer Partie.
illegal-lits-swap-too-late = Tauschen ging nur gleich nach dem ersten Stein.
illegal-lits-layout-rows =
    { $count ->
        [one] Ein Layout hat zehn Reihen, und ich lese eine.
       *[other] Ein Layout hat zehn Reihen, und ich lese { $count }.
    } Gib zehn Reihen zu zehn Zeichen an (X, O und einen Punkt für ein leeres Feld), die oberste zuerst, dazwischen / oder Leerzeichen; oder wähle ein Layout mit Namen.
illegal-lits-layout-row =
    { $count ->
        [one] Reihe { $row } des Layouts hat ein Zeichen; jede Reihe hat zehn.
       *[other] Reihe { $row } des Layouts hat { $count } Zeichen; jede Reihe hat zehn.
    }
illegal-lits-layout-mark = In Reihe { $row } des Layouts ist Zeichen { $column } „{ $mark }“. Dort dürfen nur X, O und ein Punkt für ein leeres Feld stehen.
illegal-lits-layout-without = Das Layout hat kein { $symbol }. Beide Seiten brauchen welche.

## TacTiki

variant-tactiki-memory-strict = strenges Gedächtnis: Ränge zeigen sich nur bei Duellen
variant-tactiki-memory-open = offenes Gedächtnis: im Duell gezeigte Ränge bleiben sichtbar
tiki-ready = { $player } ist bereit.
tiki-steps = { $player }: { $steps }.
tiki-returns = { $player } holt eine Figur auf **{ $field }** zurück.
tiki-attack = ⚔️ Auf { $field }: { $duels }.
tiki-duel =
    { $result ->
        [won] { $side } { $attacker } schlägt { $enemy } { $defender }
        [lost] { $side } { $attacker } verliert gegen { $enemy } { $defender }
       *[tied] { $side } { $attacker } unentschieden gegen { $enemy } { $defender }
    }
tiki-duel-faded =
    { $result ->
        [won] { $side } schlägt eine Figur von { $enemy }
        [lost] { $side } verliert gegen eine Figur von { $enemy }
       *[tied] { $side } unentschieden gegen eine Figur von { $enemy }
    }
tiki-locked = 🔒 { $side } auf { $field }: { $pieces } von { $of }.
tiki-no-second = Ein zweiter Schritt ist nicht möglich.
tiki-skipped = { $player } kann nichts tun und setzt aus.
tiki-you = Du
tiki-prompt-setup = { $player }, stell als **{ $side }** heimlich deine Reihe auf: Drück **Aufstellen** oder tipp `/move 12 34 55 14 23`.
tiki-prompt =
    { $returns ->
        [0] { $player }, du bist als **{ $side }** am Zug: zwei Schritte.
       *[other] { $player }, du bist als **{ $side }** am Zug: zwei Schritte, oder hol eine Figur zurück.
    }
tiki-progress =
    { $turn ->
        [0] Aufstellung
       *[other] Zug { $turn }
    }
tiki-end-statue = **{ $player } gewinnt** gegen { $other } mit einer Statue aus { $of }.
tiki-end-nobody-can-win = **Remis** zwischen { $player } und { $other }: Keine Seite kann noch fünf auf einem Feld sammeln.
tiki-end-quiet = **Remis** zwischen { $player } und { $other }: In { $turns } Zügen hat keine Figur die andere Seite erreicht.
tiki-brings-back = holt eine { $rank } zurück
tiki-attacks =
    { $enemies ->
        [one] greift { $height ->
            [one] eine einzelne Figur an
           *[other] einen { $height }er-Stapel an, 1 Gegner obenauf
        }
       *[other] greift einen { $height }er-Stapel an, { $enemies } Gegner obenauf
    }
tiki-joins =
    { $height ->
        [one] auf deine eigene Figur
       *[other] auf einen { $height }er-Stapel
    }
tiki-builds = dort { $pieces } von { $of }
tiki-pick =
    { $chosen ->
        [return] **Zug { $turn }** von Partie { $match }: Wohin soll deine { $piece } zurückkehren?
        [piece] **Zug { $turn }**, Schritt { $step } von 2, Partie { $match }: Wohin soll { $piece } gehen?
       *[nothing] **Zug { $turn }**, Schritt { $step } von 2, Partie { $match }: Wähle eine Figur. Nur für deine Augen.
    }
tiki-pick-menu = Wähle eine Figur
tiki-pick-piece = { $field } · deine { $rank }
tiki-pick-fields = nach { $fields }
tiki-pick-return = Eine { $rank } zurückholen (kostet den ganzen Zug)
tiki-turn-done = Dein Zug ist vollständig; der Kanal zeigt ihn.
tiki-letter = Deine Seite von Partie { $match }, **{ $side }**, nur für deine Augen.
tiki-set-up = **Deine Aufstellung** für Partie { $match }, nur für deine Augen. Du bist { $side }, auf Reihe { $row }. Stell zwei Figuren auf jedes Feld: Wähle ein Feld, dann seine zwei Figuren. Oder tipp im Kanal `/move 12 34 55 14 23`, Felder A bis E, untere Figur zuerst.
tiki-set-up-ready = **Du bist bereit** in Partie { $match } als { $side }. Bis dein Gegenüber es auch ist, kannst du deine Aufstellung zurücknehmen.
tiki-fill = Was steht auf { $field }?
tiki-pair = { $bottom } unten, { $top } oben
tiki-swap = Zwei Figuren tauschen
tiki-place =
    { $rank ->
        [0] { $field } { $top ->
            [0] unten
           *[other] oben
        }, leer
       *[other] { $field } { $top ->
            [0] unten
           *[other] oben
        }, eine { $rank }
    }
tiki-button-set-up = Aufstellen
tiki-button-turn = Schritte wählen
tiki-button-ranks = Meine Ränge
tiki-button-shuffle = Mischen
tiki-button-mirror = Spiegeln
tiki-button-last = Wie zuletzt
tiki-button-clear = Leeren
tiki-button-confirm = Bereit
tiki-button-back = Zurücknehmen
refused-set-up-already = Deine Aufstellung steht schon fest. Bis auch dein Gegenüber bereit ist, bietet „Aufstellen“ unter dem Brett an, sie zurückzunehmen.
refused-no-earlier-setup = Ich kenne keine frühere Aufstellung von dir in diesem Spiel.
illegal-tiki-not-a-move = „{ $text }“ kann ich nicht als Zug lesen. Tipp einen Schritt wie B1-B2, eine Rückkehr wie 3@C1 oder, um aufzustellen, die Ränge deiner fünf Felder: 12 34 55 14 23.
illegal-tiki-setup-first = Stell erst auf: Tipp die Ränge deiner Felder A bis E, untere Figur zuerst, etwa 12 34 55 14 23.
illegal-tiki-setup-over = Ihr habt beide schon aufgestellt. Tipp einen Schritt wie B1-B2.
illegal-tiki-already-set-up = Du bist schon bereit. Bis dein Gegenüber es auch ist, bietet „Aufstellen“ unter dem Brett an, deine Aufstellung zurückzunehmen.
illegal-tiki-no-such-rank = Es gibt keinen Rang { $rank }; Ränge gehen von 1 bis 5.
illegal-tiki-rank-too-often = Du hast nur zwei Figuren von Rang { $rank }, und in dieser Aufstellung sind es { $count }.
illegal-tiki-setup-incomplete =
    { $pieces ->
        [one] Eine Aufstellung hat zehn Figuren, zwei auf jedem Feld, und diese hat eine. Es fehlen: { $missing }.
       *[other] Eine Aufstellung hat zehn Figuren, zwei auf jedem Feld, und diese hat { $pieces }. Es fehlen: { $missing }.
    }
illegal-tiki-not-in-pairs = Schreib zwei Ränge für jedes Feld, etwa { $setup }.
illegal-tiki-off-board = Auf diesem Brett gibt es kein Feld { $field }.
illegal-tiki-no-piece = Auf { $field } ist keine Figur.
illegal-tiki-not-your-piece = Auf { $field } ist keine Figur von dir.
illegal-tiki-blocked = Deine Figur auf { $field } ist blockiert: Auf ihr steht eine gegnerische.
illegal-tiki-locked = Deine Figur auf { $field } ist verankert: Sie hat die andere Seite erreicht und bleibt dort.
illegal-tiki-backward = Figuren gehen nie zurück. Von { $origin } darfst du nach: { $fields }.
illegal-tiki-held-by-enemy = Eine verankerte gegnerische Figur hält { $field }, und niemand betritt es. Von { $origin } darfst du nach: { $fields }.
illegal-tiki-not-one-step = Ein Schritt führt ein Feld nach vorn, links oder rechts, und { $field } ist nichts davon. Von { $origin } darfst du nach: { $fields }.
illegal-tiki-reincarnation-takes-the-turn = Eine Figur zurückzuholen kostet den ganzen Zug, und du hast schon einen Schritt gemacht. Mach deinen zweiten.
illegal-tiki-nobody-defeated = Keine deiner Figuren ist besiegt, also kann keine zurückkehren.
illegal-tiki-no-field-free = Eine Figur kehrt auf ein leeres Feld deiner eigenen Reihe zurück, und jetzt ist keines leer.
illegal-tiki-not-your-start-field = Eine Figur kehrt auf ein leeres Feld deiner eigenen Reihe zurück, und { $field } ist keines. Jetzt frei: { $fields }.
illegal-tiki-not-empty = { $field } ist nicht leer. Jetzt frei: { $fields }.
illegal-tiki-not-defeated = Keine deiner besiegten Figuren ist eine { $rank }. Du hast: { $ranks }.

## Hilfe und Regeln

help = **Fireside**: Spiele für zwei, gespielt auf diesem Server.
    - Fordere mit `/challenge` jemanden zu einem Spiel heraus, oder lass das Gegenüber weg, und alle können annehmen.
    - Wenn du am Zug bist, wirst du mit dem Brett angepingt. Wähle deinen Zug im Menü darunter oder tipp `/move`; während du tippst, zeigt es die Züge, die passen, und was jeder bewirken würde.
    - In Spielen mit Geheimnissen kommt deine eigene Seite als Privatnachricht zu dir; auch `/ranks` und ein Knopf unter dem Brett zeigen sie. `/draw` bietet Remis an, in Spielen, die Remis kennen.
    - `/takeback` bittet dein Gegenüber, dich deinen letzten Zug zurücknehmen zu lassen, `/call-off`, eine Partie ohne Ergebnis zu beenden. **Revanche**, unter dem letzten Brett, spielt noch einmal mit vertauschten Plätzen.
    - Ein Zug darf so lange dauern, wie die Herausforderung sagt, und ich warne dich, wenn noch ein Drittel davon übrig ist. `/away` lässt deine Uhren ab einem Tag je Zug einige Tage stillstehen.
    - `/replay` blättert durch eine beendete Partie, macht ein GIF daraus oder gibt dir ihre Aufzeichnung.
    - `/board` zeigt das Brett noch einmal, `/matches` zeigt deine Partien oder alle auf diesem Server und wer am Zug ist, `/resign` gibt eine auf. Der Knopf **Zuschauen** zeigt allen das Brett einer Partie.
    - `/tutorial` bringt dir die ersten Züge eines Spiels bei, `/rules` erklärt es mit Bildern, `/leaderboard` zeigt, wer es am besten spielt, `/profile` sagt, wie jemand spielt.
    - Mit `/block` nimmst du von jemandem keine Herausforderungen an, `/unblock` beendet das. `/privacy` schickt dir alles, was über dich gespeichert ist, oder entfernt es.
    - `/preferences` legt fest, was für dich gilt: Sprache, Farben, Pings, Privatnachrichten.
    - `/settings` ist für alle, die den Server leiten, `/moderate` für alle, die für Ordnung sorgen.

    Die Spiele: { $games }.
    Nichts geht verloren, wenn der Bot neu startet: Jeder Zug wird gespeichert, bevor er gezeigt wird.

## Begrüßung und Einführung

# Die erste Nachricht auf einem Server, zu dem der Bot gerade gekommen ist; alle lesen sie.
welcome = **Fireside** ist da: Spiele für zwei, gespielt in diesem Kanal oder jedem anderen, mit dem Brett als Bild.
    Drück **Spielen** für eine Partie { $game }; wer annimmt, spielt gegen dich. `/tutorial` zeigt dir deine ersten Züge, allein und privat; bei `/challenge` findest du alle Spiele ({ $games }), bei `/help` den Rest.
button-play = Spielen
name-tutorial = einführung
command-tutorial = Deine ersten Züge in einem Spiel: eine kurze Lektion mit Bildern, nur für dich
# Steht mitten im Satz, wo ein Text sonst den Namen des Gegenübers hat, mal im Nominativ, mal nach „von“;
# darum wie ein Name: in Anführungszeichen und ohne Artikel.
tutorial-opponent = „Gegenüber“
tutorial-wrong = ❌ **{ $move }**: { $why }
tutorial-right = ✅ { $told }
tutorial-end = Das waren deine ersten Züge. **Regeln** erklärt den Rest von { $game }; mit `/challenge` findest du jemanden zum Spielen.
tutorial-tictactrek-1 = **Tic Tac Trek · Lektion 1 von 4: ein Plättchen legen**
    Du bist X. In jedem Zug legst du das Plättchen, das gezogen wurde; hier ist es ein Berg, wie das Bild oben zeigt. Es kommt auf ein leeres Feld, das eine Kante mit der Auslage gemeinsam hat; eine Ecke genügt nicht.
    Wohin legst du es? Die Knöpfe nennen eine Spalte und eine Reihe.
tutorial-tictactrek-1-done = Die Auslage wächst in alle Richtungen. Das ist der erste Berg, darum war jedes Feld neben einem Plättchen erlaubt. Der nächste muss an einen Berg oder einen See grenzen.
tutorial-tictactrek-2 = **Tic Tac Trek · Lektion 2 von 4: gleiches Gelände**
    Einige Züge später hast du ein Grasland gezogen. Es muss eine Kante mit einem Grasland oder einem See gemeinsam haben; wem das gehört, ist egal. Das Bild markiert die erlaubten Felder.
    Wohin legst du es?
tutorial-tictactrek-2-done = Es grenzt an das Grasland auf M14, und das gehört deinem Gegenüber; nur das Gelände zählt. Passt ein Plättchen auf kein Feld, ist jedes Feld neben der Auslage recht.
tutorial-tictactrek-3 = **Tic Tac Trek · Lektion 3 von 4: ein Lagerfeuer**
    Drei deiner Plättchen in einer Linie, auch diagonal, entzünden auf dem neuen Plättchen ein Lagerfeuer, wenn keines der drei schon eines trägt. Es bringt einen Punkt für jedes leere der acht Felder ringsum: Die goldenen Zahlen zeigen, wie viele.
    Wohin legst du dieses Grasland, um die meisten Punkte zu bekommen?
tutorial-tictactrek-3-none = Das geht, aber es vollendet keine Linie aus drei X und entzündet darum kein Lagerfeuer. Achte auf die goldenen Zahlen.
tutorial-tictactrek-3-less = Es entzündet ein Lagerfeuer, aber eines mit nur 3 leeren Feldern ringsum. Ein anderes Feld hat mehr.
tutorial-tictactrek-3-done = Sechs Punkte, fürs Erste: Jedes Plättchen, das neben dein Lagerfeuer gelegt wird, nimmt einen weg, deine eigenen genau wie die deines Gegenübers. Halte das Land ringsum also offen.
tutorial-tictactrek-4 = **Tic Tac Trek · Lektion 4 von 4: ein Lagerfeuer versetzen**
    Gegen Ende sind alle sechs deiner Lagerfeuer im Spiel. Mit einer neuen Dreierreihe darfst du nun eines von ihnen auf das neue Plättchen versetzen. Ein Plättchen auf O13 vollendet eine, und dort wäre ein Lagerfeuer 3 wert.
    Das auf L12 ist 2 wert, das auf L16 ist 6 wert. Was tust du? Das erste Feld ist für das Plättchen, vom zweiten kommt das Lagerfeuer.
tutorial-tictactrek-4-left = Du darfst alle Lagerfeuer lassen, wo sie sind, aber hier bringt es einen Punkt, eines zu versetzen.
tutorial-tictactrek-4-less = Das geht, aber das Lagerfeuer auf L16 ist 6 wert, und auf O13 wäre es 3 wert. Versetze ein schlechteres.
tutorial-tictactrek-4-done = Aus 2 wird 3: ein Punkt mehr. Nach 24 Zügen endet die Partie, und die meisten Punkte gewinnen.
tutorial-tactiki-1 = **TacTiki · Lektion 1 von 5: aufstellen**
    Du bist TIKI, unten. Du hast zehn Götterfiguren, zwei von jedem Rang von 1 bis 5, und stellst zwei auf jedes deiner Felder A bis E. Dein Gegenüber tut oben dasselbe, und niemand sieht die Ränge der anderen Seite. Jedes Ziffernpaar unten ist ein Feld, die untere Figur zuerst.
    Welche Aufstellung nimmst du?
tutorial-tactiki-1-done = Nur du siehst deine Ränge. In einer Partie kannst du mit **Aufstellen** Figur für Figur aufstellen. Das Ziel: fünf deiner Figuren auf einem Feld der anderen Reihe.
tutorial-tactiki-2 = **TacTiki · Lektion 2 von 5: ein Schritt**
    Ein Zug besteht aus zwei Schritten, mit einer Figur oder mit zweien. Nur die oberste Figur eines Stapels geht: ein Feld nach vorn, links oder rechts. Für dich ist vorn oben.
    Was ist dein erster Schritt?
tutorial-tactiki-2-done = Deine 4 steht auf B2. Dein Zug ist noch nicht vorbei.
tutorial-tactiki-3 = **TacTiki · Lektion 3 von 5: der zweite Schritt**
    Deine 4 ist auf B2 angekommen. Nun dein zweiter Schritt, mit derselben Figur oder einer anderen. Niemand darf passen, und Figuren gehen nie zurück.
    Was ist dein zweiter Schritt?
tutorial-tactiki-3-done = Zwei Schritte, und der Zug ist vorbei. Auch auf einem eigenen Stapel zu landen ist in Ordnung: Du stehst dann obenauf.
tutorial-tactiki-4 = **TacTiki · Lektion 4 von 5: ein Duell**
    Deine 4 ist auf B4 angekommen, vor zwei gegnerischen Figuren auf B5. Wer auf einer gegnerischen Figur landet, greift sie an, und beide Ränge werden gezeigt. Der höhere gewinnt, nur schlägt die 1 die 5. Was dort wartet, kannst du nicht wissen; mit einer 4 ist es ein mutiger Versuch.
    Wie greifst du an?
tutorial-tactiki-4-aside = Das geht, aber dort steht niemand, also gibt es kein Duell. Geh auf die gegnerischen Figuren auf B5.
tutorial-tactiki-4-done = Deine 4 hat eine 1 geschlagen, dann die 2 darunter, und ist auf der anderen Reihe verankert: die erste der fünf, die gewinnen. Merk dir die Ränge, die du gesehen hast; sie stehen nur in der Nachricht dieses Zuges. Noch ein Schritt, und der Zug ist vorbei.
tutorial-tactiki-5 = **TacTiki · Lektion 5 von 5: Rückkehr**
    Jetzt bist du TAC, und das Brett ist gedreht, sodass deine eigene Reihe, Reihe 5, unten ist. Zwei deiner Figuren wurden geschlagen: eine 1 und eine 2. Statt zwei Schritte zu gehen, kannst du eine von ihnen auf ein leeres Feld deiner eigenen Reihe zurückholen. `2@A5` würde die 2 auf A5 zurückholen.
    Welche Rückkehr wählst du?
tutorial-tactiki-5-done = Deine 2 ist zurück, und das war der ganze Zug. Dein Gegenüber sieht, dass eine Figur zurückgekommen ist, aber nicht, welche.
tutorial-battleoflits-1 = **Battle of LITS · Lektion 1 von 4: einen Stein legen**
    Du besitzt X, dein Gegenüber besitzt O. Ihr legt abwechselnd Steine, die euch gemeinsam gehören: L, I, T und S, jeder auf vier Felder. Was ein Stein verdeckt, zählt nicht mehr, und am Ende gewinnt, wer mehr offene Symbole hat. Die Felder D5 und E6 zum Beispiel liegen in den Spalten D und E, in den Reihen 5 und 6.
    Welchen Stein legst du?
tutorial-battleoflits-1-own = Er passt, aber er verdeckt zwei deiner eigenen X und kein O. Finde einen, bei dem es umgekehrt ist.
tutorial-battleoflits-1-done = Zwei O sind verdeckt, und kein X. Aber war das zu gut? Die zweite Seite darf einmal auf besondere Art antworten.
tutorial-battleoflits-2 = **Battle of LITS · Lektion 2 von 4: der Tausch**
    Jetzt sitzt du auf der anderen Seite: Du besitzt O, und dieser erste Stein hat dich zwei gekostet. Einmal, gleich nach dem ersten Stein, darf die zweite Seite die Symbole tauschen, statt einen Stein zu legen: Du würdest X besitzen, mit 30 zu 28 offenen. Den nächsten Stein legt so oder so dein Gegenüber.
    Was tust du?
tutorial-battleoflits-2-places = Das geht: Er verdeckt zwei X, dann steht es 28 zu 28. Aber durch den Tausch stünde es 30 zu 28 für dich, und dieselbe Seite wäre am Zug.
tutorial-battleoflits-2-done = Es lohnt sich also, mit einem Stein zu beginnen, der für beide gerecht ist. Von jetzt an gibt es keinen Tausch mehr.
tutorial-battleoflits-3 = **Battle of LITS · Lektion 3 von 4: wo ein Stein passt**
    Zurück auf der ersten Seite: Dein Gegenüber hat getauscht, du besitzt also O und legst noch einmal. Vom zweiten Stein an muss jeder eine Kante mit einem Stein auf dem Brett gemeinsam haben, aber nie mit einem seiner eigenen Form.
    Welcher passt?
tutorial-battleoflits-3-done = Zwei X sind verdeckt, und es steht gleich: 28 zu 28. An einer Ecke dürfen sich Steine gleicher Form trotzdem treffen.
tutorial-battleoflits-4 = **Battle of LITS · Lektion 4 von 4: kein Quadrat**
    Jetzt besitzt du X. Kein Block aus 2 × 2 Feldern darf je ganz bedeckt sein, gleich von welchen Steinen. Das S und das T bedecken von einem schon drei Felder.
    Welcher Stein passt?
tutorial-battleoflits-4-done = Er berührt das S und das T und füllt keinen Block. Wenn kein Stein mehr passt, werden die offenen Symbole gezählt. In einer Partie hält **Stein legen** einen über das Brett und sagt, ob er passt.

## Der Spielplatz

playground-welcome = **Willkommen auf dem Spielplatz!** Das ist ein nachgestelltes Discord auf deinem eigenen Computer. Du bist **Ada**; *Viewing as* oben auf der Seite macht dich zu Ben oder Cleo.

    1. Tipp `/challenge`, wähle ein Spiel, klick auf *+… more*, um Ben als Gegenüber hinzuzufügen, und schick es mit dem Pfeil rechts ab.
    2. Werde zu Ben und drück **Annehmen**.
    3. Zieht abwechselnd: Wähle im Menü des Bretts, oder tipp `/move` und einen Buchstaben, um die Züge zu sehen, die damit beginnen. *Jump to latest*, ganz unten, bringt dich zum neuesten Brett.

    `/help` erklärt den Rest. Als Ada leitest du diesen Server: Probier `/settings` und `/moderate list`. Strg-C im Terminal beendet den Spielplatz.
playground-kept = Deine Partien gehen weiter, wo du sie verlassen hast: `/matches` listet sie auf, `/board` zeigt das Brett.

## Die Regeln von Tic Tac Trek, Seite für Seite

rules-tictactrek-1 = **Tic Tac Trek · 1 von 5: die Reise**
    Zwei Reisende durchqueren dasselbe Land. X und O legen abwechselnd Geländeplättchen. Drei deiner Plättchen in einer Linie entzünden ein Lagerfeuer, und ein Lagerfeuer ist umso mehr wert, je mehr offenes Land darum liegt.
    Im Beutel sind 26 Plättchen: je sechs mit Berg, Wüste, Grasland und Wald, dazu zwei Seen. Jedes Plättchen zeigt auf der einen Seite X und auf der anderen O. Zwei liegen zu Beginn da, X auf M13 und O auf N13. Die anderen 24 werden einzeln gespielt, zwölf von jeder Seite. Du bekommst das Plättchen, das gezogen wird; aussuchen kannst du es nicht, aber beide sehen es.
    Über dem Brett: die Punkte beider Seiten und die Lagerfeuer, die sie noch haben; in der Mitte das Plättchen, das jetzt zu legen ist; rechts, wie viele Plättchen jedes Geländes noch im Beutel sind. Die gefüllte Seite ist am Zug.
rules-tictactrek-2 = **Tic Tac Trek · 2 von 5: ein Plättchen legen**
    Dein Plättchen kommt auf ein leeres Feld, das eine Kante mit der Auslage gemeinsam hat, dein Symbol nach oben.
    • Ein See darf auf jedes solche Feld.
    • Ebenso das erste Plättchen eines Geländes. Hier hat O das erste Grasland, darum ist jedes Feld erlaubt.
    • Sonst muss das Plättchen eine Kante mit einem Plättchen gleichen Geländes oder mit einem See gemeinsam haben. Wem das gehört, ist egal.
    • Gibt es kein solches Feld, ist jedes recht. Kein Plättchen geht verloren, und kein Zug fällt aus.
    Das Bild markiert die erlaubten Felder; tipp den Namen eines Feldes, etwa `M14`, oder wähle es im Menü.
rules-tictactrek-3 = **Tic Tac Trek · 3 von 5: Reihen und Lagerfeuer**
    Wenn dein Plättchen eine Linie aus drei Plättchen vollendet, die alle dein Symbol zeigen (waagerecht, senkrecht oder diagonal, das neue irgendwo darin), wird auf dem neuen Plättchen ein Lagerfeuer entzündet. Keines der drei darf schon ein Lagerfeuer tragen: Ein Plättchen mit Lagerfeuer ist verbraucht. Drei in einer längeren Linie zählen auch; zwei Reihen auf einmal entzünden trotzdem nur ein Lagerfeuer.
    Solange du Lagerfeuer hast, musst du es entzünden, auch wo es nichts einbringt. Die goldene Zahl zeigt, was es wert wäre: Hier darf X auf L15 eines für 6 entzünden.
rules-tictactrek-4 = **Tic Tac Trek · 4 von 5: alle sechs Lagerfeuer im Spiel**
    Du hast sechs Lagerfeuer. Sind alle im Spiel, darfst du mit jeder vollendeten Reihe eines deiner Lagerfeuer von irgendwoher auf das neue Plättchen versetzen oder sie lassen, wo sie sind. Hier darf X beim Legen auf O13 eines dorthin versetzen, wo es 3 wert wäre. Ein solches Feld trägt eine weiße Zahl mit goldenem Ring. Um das auf O15 zu versetzen, tipp `O13 O15`. Das verlassene Plättchen kann in späteren Reihen dienen. Eine Reihe, die du nicht genutzt hast, bleibt unverbraucht.
rules-tictactrek-5 = **Tic Tac Trek · 5 von 5: die Punkte**
    Ein Lagerfeuer bringt einen Punkt für jedes leere der acht Felder ringsum, 0 bis 7; ein leeres Feld zwischen zwei Lagerfeuern zählt für beide. Neue Plättchen nehmen Punkte weg, deine genau wie die deines Gegenübers, darum ändert sich der Stand bis zum Schluss.
    Die Partie endet mit dem letzten Plättchen. Die meisten Punkte gewinnen. Bei Gleichstand gewinnen mehr Lagerfeuer auf dem Tisch; sind auch die gleich, verliert, wer den letzten Zug hatte. Es gibt kein Remis.

## Die Regeln von Battle of LITS, Seite für Seite

rules-battleoflits-1 = **Battle of LITS · 1 von 5: verdecke die Symbole der anderen Seite**
    Das Brett hat zehn Spalten, A bis J, und zehn Reihen; dreißig Felder tragen ein X und dreißig ein O. Eine Seite besitzt X und beginnt, die andere besitzt O. Ihr legt abwechselnd Steine, und was ein Stein verdeckt, zählt nicht mehr. Wenn kein Stein mehr passt, gewinnt, wer mehr offene Symbole hat.
    Die Steine gehören euch gemeinsam: je fünf von vier Formen, L, I, T und S. Jeder bedeckt vier Felder und darf gedreht und gewendet werden.
    Die Symbole sind so ausgelost, dass eine halbe Drehung des Bretts X und O vertauscht. Die Option `variant` von `/challenge` nennt stattdessen ein anderes Layout oder nimmt ein eigenes von dir: zehn Reihen zu zehn Zeichen, X, O und Punkte, die oberste Reihe zuerst.
rules-battleoflits-2 = **Battle of LITS · 2 von 5: einen Stein legen**
    Ein Stein kommt auf vier Felder, die noch nichts bedeckt.
    • Vom zweiten Stein an hat er eine Kante mit einem Stein auf dem Brett gemeinsam.
    • Er hat keine Kante mit einem Stein seiner eigenen Form gemeinsam; eine Ecke ist in Ordnung.
    • Du darfst beliebige Symbole verdecken, auch deine eigenen.
    Passen geht nicht. Über dem Brett steht, wie viele von jeder Form noch übrig sind.
rules-battleoflits-3 = **Battle of LITS · 3 von 5: kein Quadrat**
    Kein Block aus 2 × 2 Feldern darf je ganz bedeckt sein, gleich von welchen Steinen; darum bleiben Lücken auf dem Brett. Verdeckte Symbole schimmern schwach durch die Steine, und der letzte Stein hat einen Ring.
    Drück **Stein legen**, um einen über das Brett zu halten: Du erfährst, ob er passt, warum nicht und was er verdecken würde. Oder tipp die Felder hinter `/move`, etwa `T D4 D5 D6 E5`; auf den Buchstaben und die Reihenfolge kommt es nicht an.
rules-battleoflits-4 = **Battle of LITS · 4 von 5: der Tausch**
    Nach dem ersten Stein, und nur dann, darf die zweite Seite tauschen, statt zu legen: Der Stein bleibt, ihr tauscht die Symbole, und wer begonnen hat, legt auch den zweiten Stein, nun für das andere Symbol. Es lohnt sich also, mit einem Stein zu beginnen, der für beide gerecht ist. Von da an geht es abwechselnd.
rules-battleoflits-5 = **Battle of LITS · 5 von 5: das Ende**
    Die Partie ist vorbei, wenn die Seite am Zug nichts legen kann; da die Steine gemeinsam sind, könnte es die andere auch nicht. Mehr offene eigene Symbole gewinnen. Bei Gleichstand, wie hier, gewinnt, wer den letzten Stein gelegt hat. Es gibt kein Remis.

## Die Regeln von TacTiki, Seite für Seite

rules-tactiki-1 = **TacTiki · 1 von 6: zwei Reihen Götterfiguren**
    TIKI spielt von Reihe 1 aufwärts und zieht zuerst, TAC von Reihe 5 abwärts. Jede Seite hat zehn Figuren, zwei von jedem Rang 1 bis 5. Die Ränge sieht nur, wem die Figuren gehören.
    Vor dem ersten Zug stellen beide heimlich auf, egal, wer zuerst: zwei Figuren auf jedes Feld der eigenen Reihe. Drück **Aufstellen** oder tipp die fünf Felder von A bis E, untere Figur zuerst: `/move 12 34 55 14 23`.
    Fünf deiner Figuren auf einem Feld der anderen Reihe gewinnen: sofort, auch schon beim ersten von zwei Schritten. Darunter begrabene gegnerische Figuren spielen keine Rolle.
rules-tactiki-2 = **TacTiki · 2 von 6: dein Zug**
    Ein Zug besteht aus zwei Schritten, mit einer Figur oder mit zweien. Nur die oberste Figur eines Stapels geht: ein Feld nach vorn, links oder rechts, nie zurück und nie schräg. Sie landet auf allem, was dort ist; Stapel dürfen beliebig hoch werden. Hier hat TIKI `B1-B2` gespielt, dann `B2-B3`.
    Passen darfst du nicht: Der zweite Schritt ist Pflicht, wenn es einen gibt; sonst endet der Zug mit dem ersten. Wer gar nichts tun kann, setzt aus.
rules-tactiki-3 = **TacTiki · 3 von 6: Duelle**
    Auf einer gegnerischen Figur zu landen ist ein Angriff, und beide Ränge werden allen gezeigt. Der höhere Rang gewinnt, nur schlägt die 1 die 5; wer angreift, ist egal. Die unterlegene Figur verlässt das Brett. Gewinnt die angreifende, kämpft sie mit der nächsten gegnerischen darunter weiter, bis sie verliert, ein Duell unentschieden endet oder sie auf eine Figur der eigenen Seite trifft. Hier hat eine 4 auf B5 eine 1 und eine 2 geschlagen.
    Bei Unentschieden bleiben beide, die angreifende oben, und die untere ist blockiert, solange eine gegnerische auf ihr steht: so auf D1, wo 5 auf 5 traf. Eine Figur freizulegen löst kein Duell aus.
    Die Ränge stehen nur in der Nachricht dieses Zuges. Ist der nächste Zug vollständig, verschwinden sie daraus; sich zu erinnern ist das Spiel. Eine Partie, deren `variant` `open` ist, zeigt sie stattdessen weiter auf dem Brett, bis die Figur besiegt ist.
rules-tactiki-4 = **TacTiki · 4 von 6: Verankern und Statuen**
    Eine Figur, die die andere Reihe erreicht, ist verankert: Sie zieht nie wieder, und niemand kann sie angreifen, denn niemand darf ein Feld der eigenen Reihe betreten, das eine gegnerische Figur hält. Hier hat TIKI zwei von fünf auf B5 und TAC eine auf D1.
    Um auf ein verteidigtes Feld zu kommen, kämpft deine Figur dort erst; übersteht sie das, auch durch ein Unentschieden, ist sie verankert.
rules-tactiki-5 = **TacTiki · 5 von 6: Rückkehr**
    Statt zu gehen, kannst du eine deiner besiegten Figuren auf ein leeres Feld deiner eigenen Reihe zurückholen: `3@C1` holt eine 3 auf C1 zurück. Das kostet den ganzen Zug. Dein Gegenüber sieht, wie viele deiner Figuren warten, aber nicht, welche zurückgekommen ist. Hier warten bei TAC zwei, und drei Felder sind leer.
rules-tactiki-6 = **TacTiki · 6 von 6: das Ende**
    Hier hat die fünfte Figur von TIKI B5 erreicht und gewinnt.
    Eine Partie endet remis, wenn beide einverstanden sind (`/draw` bietet es an), wenn keine Seite mehr fünf auf einem Feld sammeln kann oder nach 100 Zügen hintereinander, in denen keine Figur die andere Reihe erreicht hat.
    Deine eigenen Ränge kommen als Privatnachricht zu dir, und auch **Meine Ränge** unter dem Brett oder `/ranks` zeigt sie. Wenn die Partie vorbei ist, sehen alle beide Seiten, die Aufstellungen und die ganze Aufzeichnung.

## Bilder

# Die Buchstaben M D G F L, X und O stehen in den Beschreibungen der Bilder; erklärt, nicht ersetzt.
picture-draw = Remis
picture-ended =
    { $reason ->
        [agreed] Remis, beide waren einverstanden
        [moderated] Kein Ergebnis: von der Moderation beendet
        [called_off] Kein Ergebnis: gemeinsam abgebrochen
       *[abandoned] Kein Ergebnis: es ging nicht weiter
    }
picture-won =
    { $reason ->
        [resigned] { $winner } gewinnt: { $loser } gab auf
        [time] { $winner } gewinnt: Zeit von { $loser } abgelaufen
        [left] { $winner } gewinnt: { $loser } ging weg
       *[moderated] { $winner } gewinnt: die Moderation entschied
    }
picture-tictactrek-turn = Zug { $turn }/{ $turns }
picture-tictactrek-end =
    { $reason ->
        [points] { $winner } gewinnt { $points } zu { $others }
        [campfires] { $winner } gewinnt bei Gleichstand mit { $campfires } zu { $fewer } Lagerfeuern
        [final_turn] { $winner } gewinnt bei Gleichstand: { $loser } zog zuletzt
       *[other] { $winner } gewinnt
    }
picture-tictactrek-over = { $result }.
picture-tictactrek-state =
    Zug { $turn } von { $turns }: { $symbol } legt { $terrain ->
        [M] einen Berg
        [D] eine Wüste
        [G] ein Grasland
        [F] einen Wald
       *[L] einen See
    }.
picture-tictactrek-seat =
    { $symbol }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, noch { $supply ->
        [one] 1 Lagerfeuer
       *[other] { $supply } Lagerfeuer
    }.
picture-tictactrek-last = Letztes Plättchen: { $field }.
picture-tictactrek-legend =
    Auf dem Tisch: X oder O, dann M Berg, D Wüste, G Grasland, F Wald oder L See, dann * und der Wert für ein Lagerfeuer.
picture-tictactrek-rows = Reihen von oben, jede Folge von Plättchen hinter ihrer ersten Spalte. { $rows }.
picture-tictactrek-spaces = Erlaubte Felder: { $fields }.
picture-tictactrek-more =
    { $more ->
        [one] 1 weiteres Feld ist hier ausgelassen.
       *[other] { $more } weitere Felder sind hier ausgelassen.
    }
picture-tictactrek-worth =
    { $how ->
        [moved] Nach *: was ein dorthin versetztes Lagerfeuer brächte.
       *[lit] Nach *: was das dort entzündete Lagerfeuer brächte.
    }
picture-tictactrek-bag = Noch im Beutel: { $counts }.
picture-tictactrek-without =
    { $part ->
        [bag] Der Beutel ist hier ausgelassen.
        [legend] M Berg, D Wüste, G Grasland, F Wald, L See, * Lagerfeuer.
       *[last] Das letzte Plättchen ist hier ausgelassen.
    }

## Bilder von Battle of LITS

# Die Buchstaben X, O und L I T S stehen in den Bildern und ihren Beschreibungen; sie bleiben.
picture-battleoflits-piece = Stein { $number }
picture-battleoflits-note =
    { $swap ->
        [offered] oder tauschen
       *[made] getauscht
    }
picture-battleoflits-end =
    { $reason ->
        [uncovered] { $winner } gewinnt: { $points } zu { $others } offen
        [last_piece] { $winner } gewinnt bei Gleichstand: legte den letzten Stein
       *[other] { $winner } gewinnt
    }
picture-battleoflits-over = { $result }.
picture-battleoflits-state =
    { $swap ->
        [offered] Stein { $number }: { $symbol } legt einen Stein oder tauscht.
       *[none] Stein { $number }: { $symbol } legt einen Stein.
    }
picture-battleoflits-seat = { $symbol }: { $count } offen.
picture-battleoflits-swapped = Nach dem Tausch gehört O der Seite, die den ersten Stein gelegt hat.
picture-battleoflits-last = Letzter Stein: { $piece }.
picture-battleoflits-supply = Steine übrig: { $left }.
picture-battleoflits-fitting =
    Steine übrig: { $left }. { $places ->
        [one] 1 Platz passt
       *[other] { $places } Plätze passen
    }: { $fitting }.
picture-battleoflits-rows = Reihen von oben, Spalten A bis J: X oder O offen, eine Zahl für so viele leere Felder, L, I, T oder S für einen Stein. { $rows }.
picture-battleoflits-pieces =
    { $more ->
        [0] Steine davor, der neueste zuerst: { $pieces }.
       *[other] Steine davor, der neueste zuerst: { $pieces }; und noch { $more }.
    }
picture-battleoflits-ghost = Du hältst { $piece }. Es passt. Offen, wenn gelegt: { $first } { $before } → { $after }, { $second } { $previous } → { $next }.
picture-battleoflits-ghost-illegal =
    Du hältst { $piece }. Es passt nicht: { $code ->
        [lits_off_board] { $field } liegt außerhalb.
        [lits_none_left] von dieser Form ist nichts übrig.
        [lits_covered] { $field } ist schon bedeckt.
        [lits_touches_same] auf { $at } berührt es einen Stein gleicher Form.
        [lits_fills_block] es würde den Block { $field } bis { $to } füllen.
        [lits_not_adjacent] es berührt keinen anderen Stein.
       *[other] es darf dort nicht liegen.
    }
picture-battleoflits-layout = Ein Layout mit { $first } X und { $second } O. Reihen von oben, Spalten A bis J, eine Zahl für so viele leere Felder. { $rows }.

## Bilder von TacTiki

# Die Buchstaben K und T stehen in den Beschreibungen der Bilder; erklärt, nicht ersetzt.
picture-tactiki-turn = Zug { $turn }
picture-tactiki-step = Schritt { $step }/2
picture-tactiki-setup = Aufstellen
picture-tactiki-quiet = Ruhig { $quiet }/{ $limit }
picture-tactiki-ready =
    { $ready ->
        [0] noch nicht bereit
       *[other] bereit
    }
picture-tactiki-end =
    { $reason ->
        [statue] { $winner } gewinnt: eine Statue aus fünf
       *[other] { $winner } gewinnt
    }
picture-tactiki-draw =
    { $reason ->
        [nobody_can_win] Remis: niemand kann noch fünf sammeln
        [quiet] Remis: { $limit } Züge ohne Ankunft
       *[other] Remis
    }
picture-tactiki-over = { $result }.
picture-tactiki-setting-up =
    { $ready ->
        [0] { $side } stellt auf.
       *[other] { $side } ist bereit.
    }
picture-tactiki-state = Zug { $turn }: { $side } am Zug, Schritt { $step } von 2.
picture-tactiki-skipped = { $side } konnte nichts tun und setzte aus.
picture-tactiki-done =
    { $which ->
        [this] { $side } in diesem Zug: { $steps }.
       *[last] { $side } im letzten Zug: { $steps }.
    }
picture-tactiki-returned = eine Figur kehrt auf { $field } zurück
picture-tactiki-attacked =
    { $stands ->
        [0] { $felled ->
            [0] { $step } greift an und fällt
            [one] { $step } greift an, schlägt 1 Figur und fällt
           *[other] { $step } greift an, schlägt { $felled } Figuren und fällt
        }
       *[other] { $felled ->
            [0] { $step } greift an, unentschieden
            [one] { $step } greift an und schlägt 1 Figur
           *[other] { $step } greift an und schlägt { $felled } Figuren
        }
    }
picture-tactiki-legend =
    { $ranks ->
        [0] K ist eine Figur von TIKI, T eine von TAC.
       *[other] { $seen ->
            [0] K ist eine Figur von TIKI, T eine von TAC, dann der Rang, falls bekannt.
           *[other] K ist eine Figur von TIKI, T eine von TAC, dann der Rang, falls bekannt, dann *, wenn ihn beide kennen.
        }
    } TIKI ist auf Reihe 5 verankert, TAC auf Reihe 1; eine Figur unter einer gegnerischen ist blockiert.
picture-tactiki-columns = Stapel, von unten nach oben: { $columns }.
picture-tactiki-statue = Statue von { $side } auf { $field }: { $pieces } von { $of }.
picture-tactiki-defeated =
    { $known ->
        [0] Besiegte Figuren, { $side }: { $count }.
       *[other] Besiegte Figuren, { $side }: { $count }, Ränge { $ranks }.
    }
picture-tactiki-steps =
    { $attacks ->
        [0] Schritte: { $steps }.
       *[other] Schritte, x vor der Zahl der Gegner obenauf: { $steps }.
    }
picture-tactiki-returns = Eine Figur darf zurück auf { $fields }.
picture-tactiki-chosen = Die Figur auf { $origin } ist gewählt; sie darf nach { $fields }.
picture-tactiki-quiet-long = { $quiet } Züge ohne Ankunft; { $limit } sind Remis.
picture-tactiki-without =
    { $part ->
        [legend] K ist TIKI, T ist TAC.
        [steps] Die Schritte sind hier ausgelassen.
       *[done] Die letzten Schritte sind hier ausgelassen.
    }
picture-tactiki-placed = { $count } von { $pieces } aufgestellt
picture-tactiki-empty = leer
picture-tactiki-arranged = Deine Aufstellung als { $side }, untere Figur zuerst: { $fields }.
picture-tactiki-left = Noch aufzustellen: { $left }.
picture-tactiki-complete = Sie ist vollständig.
picture-tactiki-attack = { $side } greift auf { $field } an.
picture-tactiki-duel =
    { $result ->
        [won] { $attacker } schlägt { $defender }, eine Figur von { $enemy } fällt.
        [lost] { $attacker } verliert gegen { $defender }, die Figur von { $side } fällt.
       *[tied] { $attacker } gegen { $defender }: unentschieden, beide bleiben.
    }
