### Todos los textos de Fireside en español.
###
### $player, $opponent y similares son menciones como <@1>, o nombres donde Discord no muestra
### menciones; una mención solo avisa a la persona que tiene el turno.

## Juegos

game-tictactrek = Tic Tac Trek
game-tactiki = TacTiki
game-battleoflits = Battle of LITS
somebody = alguien

## Comandos y sus opciones, como los muestra Discord

command-challenge = Desafía a alguien a un juego, o a quien tenga ganas de jugar
command-move = Haz tu jugada: escríbela o elige entre lo que se ofrece
command-away = Auséntate unos días: tus relojes de un día por turno o más se detienen
command-board = El tablero de una partida: se publica de nuevo para quienes juegan; a otros se muestra en privado
command-matches = Tus partidas, o todas las de este servidor: a quién le toca y dónde
command-resign = Rendirse en una partida (pregunta otra vez)
command-ranks = Tu propio lado de una partida, solo para tus ojos
command-draw = Ofrece un empate a tu rival, en los juegos que tienen empates
command-takeback = Pide a tu rival que te deje deshacer tu último turno
command-call-off = Propón a tu rival terminar una partida sin resultado
command-replay = Una partida terminada, turno a turno, como animación o como registro
command-rules = Cómo se juega un juego, con imágenes
command-leaderboard = Quién juega mejor a un juego, según las puntuaciones
command-profile = Cómo juega alguien: puntuaciones, rivales, rachas y últimas partidas
command-help = Lo que Fireside sabe hacer
option-game = El juego
option-opponent = A quién desafiar; omítelo para que pueda aceptar cualquiera
option-first = Quién juega el primer turno
option-variant = Una variante del juego, como una disposición: un nombre de la lista, o la tuya propia
option-move = La jugada, como N12 o D4 D5 D6 E5; escribe para acortar la lista
option-match = Qué partida, si aquí juegas más de una
option-replay-match = Qué partida; se ofrecen las tuyas y las de este canal, primero la más reciente
option-as = Paso a paso, como GIF, o como registro, un texto
option-share = Mostrar el GIF o el registro a todos aquí
as-steps = Paso a paso
as-gif = Un GIF
as-record = El registro, un texto
option-match-here = Qué partida; una de otro canal se te muestra en privado
option-leaderboard-game = Qué juego; por defecto, el de la última partida clasificatoria
option-scope = Este servidor o todos los servidores
option-person = De quién es el perfil; por defecto, el tuyo
option-profile-game = Solo este juego
option-rated = Si la partida cuenta para las puntuaciones; sí, salvo que el servidor diga otra cosa
option-away = Cuántos días, o hasta qué fecha (2026-12-24); «back» cuando estés de vuelta
option-clock = Cuánto puede durar un turno; 3 días, salvo que el servidor diga otra cosa
option-where = Dónde jugar: en este canal o en un hilo propio de la partida
clock-none = Sin reloj
clock-live-5 = En vivo: 5 minutos por turno
clock-live-10 = En vivo: 10 minutos por turno
clock-days-1 = 1 día por turno
clock-days-3 = 3 días por turno
clock-days-7 = 7 días por turno
place-here = En este canal
place-thread = En un hilo nuevo
first-random = Por sorteo
first-challenger = Yo
first-opponent = Mi rival

## Botones y menús

button-accept = Aceptar
button-decline = Rechazar
button-cancel = Cancelar
button-rules = Reglas
button-letter = Mi lado
button-rematch = Revancha
button-resign = Rendirse
button-play-on = Seguir
button-previous = Atrás
button-next = Siguiente
menu-move = Elige tu jugada
menu-part = Elige tu jugada: de { $first } a { $last }

## Desafíos

challenge-made-open =
    🔥 { $opponent }, { $challenger } te desafía a **{ $game }**.
    -# { $clock } · { $rated ->
        [yes] Clasificatoria
       *[no] Amistosa
    } · El desafío vence { $until }.
challenge-made-accepted = { $opponent } aceptó el desafío de { $challenger } a **{ $game }**.
challenge-made-declined = { $opponent } rechazó el desafío de { $challenger } a **{ $game }**.
challenge-made-cancelled = { $challenger } retiró el desafío a { $opponent }: **{ $game }**.
challenge-made-expired = { $opponent } no respondió a tiempo al desafío de { $challenger } a **{ $game }**.
challenge-open-open =
    🔥 { $challenger } busca rival para **{ $game }**. Puede aceptar cualquiera.
    -# { $clock } · { $rated ->
        [yes] Clasificatoria
       *[no] Amistosa
    } · El desafío vence { $until }.
challenge-open-accepted = El desafío abierto de { $challenger } a **{ $game }** fue aceptado.
challenge-open-declined = El desafío abierto de { $challenger } a **{ $game }** está cerrado.
challenge-open-cancelled = { $challenger } retiró el desafío abierto a **{ $game }**.
challenge-open-expired = El desafío abierto de { $challenger } a **{ $game }** venció sin respuesta.
challenge-rematch-open =
    🔥 { $opponent }, { $challenger } quiere la revancha de **{ $game }**, con los puestos cambiados.
    -# { $clock } · { $rated ->
        [yes] Clasificatoria
       *[no] Amistosa
    } · El desafío vence { $until }.
challenge-rematch-accepted = { $opponent } aceptó el desafío de { $challenger } a una revancha de **{ $game }**.
challenge-rematch-declined = { $opponent } rechazó una revancha de **{ $game }** con { $challenger }.
challenge-rematch-cancelled = { $challenger } retiró el desafío a { $opponent } a una revancha de **{ $game }**.
challenge-rematch-expired = { $opponent } no respondió a tiempo al desafío de { $challenger } a una revancha de **{ $game }**.
challenge-standing = Ya hiciste este mismo desafío y sigue abierto: { $where }. Espera una respuesta o cancélalo aquí.
challenge-varied = Tu desafío en otra variante sigue abierto: { $where }. Para hacer este en su lugar, primero cancela aquí aquel.
challenge-withdrawn = Tu desafío queda retirado.
challenge-owed = Tu desafío está guardado, pero ahora mismo no pude publicarlo. Lo intentaré de nuevo; si no aparece, comprueba que puedo enviar mensajes aquí.

## Partidas

player-side = { $player } ({ $side })
match-begins =
    { $rated ->
        [yes] **{ $game }**, clasificatoria: { $first } contra { $second }.
        [capped] **{ $game }**, amistosa, porque hoy ya empezaron bastantes clasificatorias de este juego entre las mismas personas: { $first } contra { $second }.
       *[no] **{ $game }**, amistosa: { $first } contra { $second }.
    }
match-earlier =
    { $count ->
        [one] -# … y una jugada antes.
       *[other] -# … y { $count } jugadas antes.
    }
match-sealed-deal = -# 🔒 El reparto, sellado: `{ $digits }`
match-sealed-move = -# 🔒 { $player }, jugada sellada: `{ $digits }`
match-footer = -# { $progress } · elige abajo o escribe /move · partida { $match }
ended-agreed = { $player } y { $winner } acuerdan un empate.
ended-abandoned = { $winner } y { $player }: esta partida no pudo seguir, así que no tiene resultado.
ended-called-off = { $player } y { $winner } anularon esta partida; no tiene resultado.
ended-left = { $player } ya no está aquí. **Gana { $winner }.**
ended-moderated =
    { $won ->
        [0] { $by }, de la moderación, terminó la partida de { $winner } y { $player }; no tiene resultado.
       *[1] { $by }, de la moderación, terminó esta partida. **Gana { $winner }.**
    }
ended-resigned = { $player } se rinde. **Gana { $winner }.**
ended-time = A { $player } se le acabó el tiempo. **Gana { $winner }.**
day =
    { $day } { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sep
        [10] oct
        [11] nov
       *[12] dic
    }
match-number = partida { $match }
match-versus = contra { $opponent }
match-between = { $first } contra { $second }
turn-yours = tu turno
turn-theirs = turno de tu rival
turn-of = turno de { $player }
move-played = Jugaste { $move }.
board-owed = Está guardado, pero ahora mismo no pude publicar el tablero. Lo intentaré de nuevo; /board también lo muestra.
goes-on-here = Esta partida sigue aquí.
board-not-posted = No pude publicar el tablero. Comprueba que puedo enviar mensajes y adjuntar archivos aquí, y prueba /board otra vez.
resign-really = ¿De verdad quieres rendirte en { $game } contra { $opponent } (partida { $match })? Ganaría tu rival.
resign-done = Te rendiste.
resign-not = Bien, sigue jugando.
letter = Tu lado de la partida { $match }, solo para tus ojos.
letter-over = La partida { $match } terminó; así estaban los dos lados.
letter-refused = No recibes mensajes privados míos, así que en la partida { $match } mira tu lado con /ranks o con el botón bajo el tablero. Todo lo demás funciona como siempre.

## Relojes

# $clock es cuánto puede durar un turno, como “3 días por turno”; $until se ve como “en 2 días”.
time-runs = -# ⏳ El tiempo se acaba { $until } · { $clock }
time-stands = -# ⏳ El reloj está detenido · { $clock }
time-away = -# ⏳ El reloj está detenido: ausencia de { $player } hasta el { $until } · { $clock }
time-warning =
    ⏳ { $players }: tu tiempo en **{ $game }**, partida { $match }, se acaba { $until }.
    -# { $where }
away-until =
    Tu ausencia dura hasta el { $until } ({ $rest }). Hasta entonces, tus relojes de un día por turno o más se detienen mientras te toque, en todos los servidores; los relojes en vivo, no. Di `/away until: back` cuando estés de vuelta.
    -# { $left ->
        [0] Este año no te quedan más días de ausencia.
        [one] Este año te queda un día más de ausencia.
       *[other] Este año te quedan { $left } días más de ausencia.
    }
away-not =
    No tienes ninguna ausencia en curso. { $left ->
        [0] Este año no te quedan más días de ausencia.
        [one] Este año te queda un día de ausencia; tómalo con `/away until: 1 day`.
       *[other] Este año te quedan { $left } días de ausencia; toma algunos con `/away until: 7 days`, o hasta una fecha.
    }
away-choice =
    { $days ->
        [one] 1 día, hasta el { $date }
       *[other] { $days } días, hasta el { $date }
    }
away-choice-date = Hasta el { $date }
away-choice-back = Estoy de vuelta

## Ofertas y revanchas

offer-owed = Tu oferta está guardada, pero ahora mismo no pude publicarla. Lo intentaré de nuevo.
offer-draw-open = { $opponent }, { $player } te ofrece un empate en **{ $game }**, partida { $match }. Tu próxima jugada lo rechaza.
offer-draw-accepted = { $opponent } aceptó la oferta de empate de { $player } en **{ $game }**, partida { $match }.
offer-draw-declined = { $opponent } rechazó la oferta de empate de { $player } en **{ $game }**, partida { $match }.
offer-draw-lapsed = La oferta de empate de { $player } en **{ $game }**, partida { $match }, ya no vale.
offer-takeback-open =
    { $opponent }, { $player } pide deshacer { $back ->
        [begun] el turno que ha empezado
        [both] su último turno, y con él lo que hiciste después,
       *[last] su último turno
    } en **{ $game }**, partida { $match }. La próxima jugada lo rechaza.
offer-takeback-accepted = { $opponent } dejó a { $player } deshacer un turno en **{ $game }**, partida { $match }.
offer-takeback-declined = { $opponent } no dejó a { $player } deshacer un turno en **{ $game }**, partida { $match }.
offer-takeback-lapsed = La petición de { $player } de deshacer un turno en **{ $game }**, partida { $match }, ya no vale.
offer-call-off-open = { $opponent }, { $player } propone anular **{ $game }**, partida { $match }: terminaría sin resultado. Tu próxima jugada lo rechaza.
offer-call-off-accepted = { $opponent } y { $player } anularon **{ $game }**, partida { $match }.
offer-call-off-declined = { $opponent } rechazó la propuesta de { $player } de anular **{ $game }**, partida { $match }.
offer-call-off-lapsed = La propuesta de { $player } de anular **{ $game }**, partida { $match }, ya no vale.
rematch-made = La revancha es la partida { $match }: { $where }. Empieza otra con /challenge.
rematch-elsewhere = Tu revancha está pedida allí: { $where }.
rematch-standing-asked = Ya pediste esta revancha: { $where }. Espera una respuesta o cancélala aquí.
rematch-standing-own = Tu desafío a la misma persona en este juego sigue abierto: { $where }. Espera una respuesta, o cancélalo aquí y pide de nuevo.
rematch-standing-others = { $player } ya te desafió en este juego: { $where }. Responde primero a eso.
went-back = { $player } deshizo su último turno; la partida sigue desde el punto anterior.
turn-taken-back = Este turno se deshizo. Empiézalo de nuevo desde el tablero más reciente.

## Mirar y repasar

replay-title = **{ $game }**: { $first } contra { $second } · partida { $match }
replay-start = { $turns ->
        [0] No se hizo ningún turno.
       *[other] Antes del primer turno de { $turns }.
    }
replay-turn = Turno { $turn } de { $turns } · { $told }
step-first = Primero
step-back = Atrás
step-forward = Adelante
step-last = Último
replay-drawing = Dibujando… { $done } de { $of }
replay-alt = Una animación de la partida { $match }, { $game }, en { $pictures } imágenes, del primer turno al último. La última imagen: { $last }
replay-record = El registro de la partida { $match }. docs/record-format.md dice cómo leerlo y comprobarlo.
replay-shared = Ahora lo ven todos aquí.
record-legend-tictactrek =
    Tic Tac Trek. Seat0 juega con X, Seat1 con O. N12 coloca la loseta que salió; N12 K14 además mueve a ella la fogata de K14.
    Entre llaves está la loseta (M montaña, D desierto, G pradera, F bosque, L lago) y, tras un asterisco, lo que vale una fogata encendida o movida.
record-legend-tactiki =
    TacTiki. Seat0 juega con TIKI, desde la fila 1 hacia arriba, Seat1 con TAC, desde la fila 5 hacia abajo. 12 34 55 14 23 es la formación, de A a E, abajo y arriba en cada casilla.
    B1-B2 es un paso; 3@C1 devuelve un 3 a C1. Entre llaves están los rangos de los duelos, primero el de quien ataca: > vence, < pierde, = empata.
record-legend-battleoflits = Battle of LITS. Seat0 empieza con X, Seat1 con O. T D4 D5 D6 E5 coloca una T; swap intercambia los símbolos.
option-which = Tus propias partidas, o todas las que se juegan en este servidor
which-mine = Las mías
which-here = Todas las de este servidor
button-watch = Mirar
button-refresh = Actualizar
watch-footer = -# { $progress } · partida { $match }
watch-where = -# Se juega en { $where }.

## Hilos, ajustes, moderación, límites

command-moderate = Para la moderación: partidas que necesitan un final
command-moderate-end = Terminar una partida, con victoria o sin resultado; se anuncia en su canal
command-moderate-list = Las partidas en curso que puedes terminar
option-match-moderated = Qué partida
option-winner = Quién gana; omítelo para que no haya resultado
option-note = Por qué; se anuncia en el canal y se guarda con la partida
moderate-done = La partida { $match } queda terminada.
moderator-says = -# «{ $note }»
goes-on-in = -# Se juega en { $thread }.
no-thread-here = -# Aquí no se puede abrir ningún hilo, así que esta partida se juega en el canal.
command-settings = Lo que vale en este servidor: relojes, hilos, moderación, límites
menu-setting = Qué cambiar
settings-title = **Ajustes de este servidor**
settings-line =
    { $chosen ->
        [0] - { $name }: { $value }
       *[1] - **{ $name }: { $value }**
    }
settings-footer = -# Elige abajo qué cambiar y, debajo, su valor. Cada elección se guarda al momento y vale desde el próximo desafío.
setting-clock = Reloj
setting-clock-about = Cuánto puede durar un turno, si el desafío no lo dice
setting-place = Lugar
setting-place-about = Dónde se juegan las partidas, si el desafío no lo dice
setting-moderator = Moderación
setting-moderator-about = Un rol que puede terminar partidas, además de quienes gestionan mensajes
setting-matches = Partidas a la vez
setting-matches-about = Cuántas partidas puede tener en curso una persona
setting-challenges = Desafíos a la vez
setting-challenges-about = Cuántos desafíos de una persona pueden estar abiertos
setting-rated = Clasificatoria o amistosa
setting-rated-about = Si las partidas cuentan para las puntuaciones, si el desafío no lo dice
setting-rated_a_day = Clasificatorias al día
setting-rated_a_day-about = Cuántas partidas clasificatorias de un juego pueden empezar en un día las mismas dos personas
setting-no-role = quienes gestionan mensajes

## Listas

matches-none = No tienes ninguna partida en curso en este servidor. Empieza una con /challenge.
matches-title =
    { $count ->
        [one] Tienes una partida en curso:
       *[other] Tienes { $count } partidas en curso:
    }
matches-line = - **{ $game }** contra { $opponent } · { $turn } · { $progress } · partida { $match } · { $where }
matches-until = el tiempo se acaba { $until }
matches-stands = el reloj está detenido
matches-more = … y { $count } más.
matches-nowhere = Ahora mismo no se juega nada donde puedas verlo. Empieza una partida con /challenge.
matches-everywhere =
    { $count ->
        [one] Hay una partida en curso:
       *[other] Hay { $count } partidas en curso (página { $page } de { $pages }):
    }
matches-waits = turno de { $players }
matches-all-line = - **{ $game }** · { $first } contra { $second } · { $waits } · { $progress } · partida { $match } · { $where }

## Puntuaciones y perfiles

scope-server = Este servidor
scope-everywhere = Todos los servidores
rated-yes = Clasificatoria
rated-no = Amistosa: sin puntuaciones
leaderboard-title =
    { $scope ->
        [server] **Clasificación** de este servidor, **{ $game }**
       *[everywhere] **Clasificación** de todos los servidores, **{ $game }**
    }
leaderboard-about = -# Solo partidas clasificatorias. En dos de cada tres casos, la fuerza real está dentro de ±; con más de ± { $limit }, la puntuación es provisional. Página { $page } de { $pages }.
leaderboard-name = **{ $mark }** { $player }
leaderboard-empty =
    { $scope ->
        [server] En este servidor nadie ha terminado aún una partida clasificatoria de este juego. Da el primer paso: /challenge.
       *[everywhere] Nadie ha terminado aún una partida clasificatoria de este juego. Da el primer paso: /challenge.
    }
leaderboard-not-you =
    { $scope ->
        [server] { $player } no ha terminado aún ninguna partida clasificatoria de este juego en este servidor.
       *[everywhere] { $player } no ha terminado aún ninguna partida clasificatoria de este juego.
    }
profile-title = **{ $player }** en este servidor
profile-none = { $player } no ha terminado aún ninguna partida en este servidor.
profile-none-of = { $player } no ha terminado aún ninguna partida de { $game } en este servidor.
profile-rating = **{ $game }**: **{ $rating } ± { $deviation }**, { $rank ->
        [0] provisional
       *[other] puesto { $rank }
    } · { $drawn ->
        [0] ganadas { $won }, perdidas { $lost }
       *[other] ganadas { $won }, empatadas { $drawn }, perdidas { $lost }
    } · todos los servidores { $everywhere } ± { $there }
profile-unrated = Ninguna partida clasificatoria aún.
profile-favourite =
    Juega más a: **{ $game }**, { $played } de { $of ->
        [one] una partida
       *[other] { $of } partidas
    }
profile-streak =
    Racha: { $kind ->
        [won] { $now ->
            [one] 1 victoria
           *[other] { $now } victorias
        }
        [lost] { $now ->
            [one] 1 derrota
           *[other] { $now } derrotas
        }
       *[drawn] { $now ->
            [one] 1 empate
           *[other] { $now } empates
        }
    } ahora; la más larga: { $longest ->
        [0] ninguna
        [one] 1 victoria
       *[other] { $longest } victorias
    }
profile-against =
    { $drawn ->
        [0] { $opponent } { $won }–{ $lost }
       *[other] { $opponent } { $won }–{ $lost } (empates: { $drawn })
    }
profile-record = Contra { $list }
profile-record-more = Contra { $list } y { $more } más
profile-last = Últimas partidas; repásalas con los botones:
profile-match =
    - { $result ->
        [won] victoria
        [lost] derrota
       *[drawn] empate
    } contra { $opponent } · { $game }{ $rated ->
        [yes] {""}
       *[no] , amistosa
    } · { $when } · { $match }
profile-about = -# Las cifras son de partidas clasificatorias; lo que más se juega y las últimas partidas incluyen también las amistosas.
profile-plot = { $game } · este servidor
picture-leaderboard-title =
    { $scope ->
        [server] { $game } · este servidor
       *[everywhere] { $game } · todos los servidores
    }
picture-column-name = Nombre
picture-column-rating = Puntuación
picture-column-won = Gan.
picture-column-drawn = Emp.
picture-column-lost = Perd.
picture-leaderboard-provisional = Provisional: muy pocas partidas para tener puesto
picture-leaderboard-row =
    { $rank ->
        [0] { $name } { $rating } ± { $deviation }
       *[other] { $rank }. { $name } { $rating } ± { $deviation }
    }, { $drawn ->
        [0] ganadas { $won }, perdidas { $lost }
       *[other] ganadas { $won }, empatadas { $drawn }, perdidas { $lost }
    };
picture-plot =
    { $count ->
        [one] { $title }: la puntuación tras 1 partida clasificatoria el { $until }: { $now }.
       *[other] { $title }: la puntuación en { $count } partidas clasificatorias del { $since } al { $until }. Pasó de { $first } a { $now }; máxima { $highest }, mínima { $lowest }.
    }

## Nombres de los comandos y de sus opciones

# La gente los escribe tras la barra, y Discord solo acepta minúsculas, cifras y guiones, hasta 32,
# sin espacios. Las opciones de un mismo comando deben tener nombres distintos.
name-challenge = desafiar
name-move = jugar
name-board = tablero
name-matches = partidas
name-resign = rendirse
name-away = ausencia
name-ranks = rangos
name-draw = empate
name-takeback = deshacer
name-block = bloquear
name-unblock = desbloquear
name-privacy = privacidad
name-privacy-export = exportar
name-privacy-delete = eliminar
name-call-off = anular
name-replay = repasar
name-rules = reglas
name-leaderboard = clasificación
name-profile = perfil
name-moderate = moderar
name-moderate-end = terminar
name-moderate-list = lista
name-settings = ajustes
name-preferences = preferencias
name-help = ayuda
name-option-as = formato
name-option-clock = reloj
name-option-first = empieza
name-option-game = juego
name-option-match = partida
name-option-move = jugada
name-option-note = nota
name-option-opponent = rival
name-option-person = persona
name-option-rated = clasificatoria
name-option-scope = ámbito
name-option-share = compartir
name-option-until = hasta
name-option-variant = variante
name-option-where = dónde
name-option-which = cuáles
name-option-winner = gana

## Idiomas, temas, preferencias

# Cómo se llama este idioma a sí mismo.
language-name = Español
language-of-server = Como el Discord de este servidor
language-of-person = Como tu Discord
theme-default = Claro
theme-dark = Oscuro
theme-colour-blind = Para daltonismo
theme-colour-blind-dark = Oscuro, para daltonismo
theme-high-contrast = Alto contraste, claro
theme-high-contrast-dark = Alto contraste, oscuro
command-preferences = Lo que vale para ti: idioma, imágenes, avisos, mensajes privados, preguntar antes de jugar
preferences-title = **Tus preferencias**, en todos los servidores
preferences-footer = -# Elige abajo qué cambiar y, debajo, su valor. Cada elección se guarda al momento.
setting-yes = Sí
setting-no = No
setting-own-language = Idioma
setting-own-language-about = De lo que solo lees tú; lo que leen todos está en el idioma del servidor
setting-own-theme = Imágenes
setting-own-theme-about = Los colores de las imágenes que solo ves tú
setting-own-pings = Avisos
setting-own-pings-about = Si los mensajes en los canales te avisan cuando es tu turno
setting-own-letters = Mensajes privados
setting-own-letters-about = Si te envío tu propio lado de las partidas nuevas con secretos
setting-own-confirm = Preguntar antes de jugar
setting-own-confirm-about = Si una jugada que escribes o tomas de un menú espera tu sí
setting-channels = Canales
setting-channels-about = Dónde pueden empezar partidas; no elijas ninguno para permitir todos los canales
setting-all-channels = en todas partes
setting-language = Idioma
setting-language-about = De lo que leen todos aquí
setting-theme = Imágenes
setting-theme-about = Los colores de las imágenes que ven todos aquí
confirm-move = ¿Jugar **{ $move }** en la partida { $match }?
confirm-yes = Jugar
confirm-no = Aún no
confirm-dropped = No se jugó nada. Elige de nuevo bajo el tablero, o con /move.
refused-not-this-channel =
    { $count ->
        [one] En este servidor se juega en { $channels }. Desafía allí.
       *[other] En este servidor se juega en estos canales: { $channels }. Desafía en uno de ellos.
    }
## Privacidad

# En lugar de una persona cuyo pasado se eliminó; al principio de una frase, su primera letra pasa a
# ser mayúscula.
former-player = alguien que ya no juega
command-privacy = Lo que se guarda de ti: recíbelo, o haz que se elimine
command-privacy-export = Recibe todo lo que se guarda de ti, en un archivo que solo ves tú
command-privacy-delete = Haz que se elimine para siempre todo lo que se guarda de ti (pregunta otra vez)
command-block = No recibir desafíos de alguien, en ningún servidor; sin nombre, muestra a quién bloqueas
command-unblock = Recibir de nuevo desafíos de alguien
option-block = De quién; omítelo para ver a quién bloqueas
option-unblock = A quién dejas de bloquear
button-delete = Eliminar todo
button-keep = Conservar
privacy-export =
    Esto es todo lo que se guarda de ti, en JSON. Falta lo que aún no puedes saber de las partidas en curso; docs/privacy.md, en el código de Fireside, dice para qué sirve cada parte.{ $parts ->
        [one] {""}
       *[other] {" "}Es la parte { $part } de { $parts }; unidas en su orden, forman un archivo comprimido.
    }
privacy-about = Todo lo que Fireside guarda de ti, por tablas; docs/privacy.md dice para qué sirve cada una. Las horas son milisegundos desde 1970, UTC. De las partidas en curso falta lo que aún no puedes saber.
privacy-really =
    ¿De verdad quieres que se elimine todo lo que se guarda de ti, en todos los servidores?
    - { $running ->
        [0] No tienes ninguna partida en curso.
        [one] Te rindes en la partida que tienes en curso: gana tu rival.
       *[other] Te rindes en las { $running } partidas que tienes en curso: ganan tus rivales.
    }
    - { $matches ->
        [0] No hay guardada ninguna partida tuya.
        [one] En la partida tuya que está guardada pasas a ser «alguien que ya no juega».
       *[other] En las { $matches } partidas tuyas que están guardadas pasas a ser «alguien que ya no juega».
    } Tus rivales conservan sus resultados y puntuaciones.
    - Tus puntuaciones, nombres, ausencias y bloqueos desaparecen, y nadie puede recuperarlos, ni siquiera quien mantiene el bot.
    -# `/privacy export` te da antes una copia. Esta pregunta vale 15 minutos.
privacy-deleted = Todo lo que se guardaba de ti queda eliminado. Lo que publiqué sobre ti se está cambiando, hasta donde aún puedo alcanzarlo.
privacy-kept = Bien, todo queda como está.
board-past = Un tablero ya pasado de la partida { $match }.
block-done = Ya no recibes desafíos de { $player }, en ningún servidor, y entre tú y esa persona ya no se puede aceptar ningún desafío. Las partidas en curso siguen. No se le avisa. `/unblock` le pone fin.
block-list =
    { $count ->
        [one] No recibes desafíos de { $list }.
       *[other] No recibes desafíos de estas { $count } personas: { $list }{ $more ->
            [0] .
           *[other] {" "}y { $more } más.
        }
    }
    -# `/unblock` le pone fin.
block-nobody = No bloqueas a nadie. Con `/block` y un nombre dejas de recibir desafíos de esa persona.
unblock-done = Recibes de nuevo desafíos de { $player }.
refused-block-yourself = No puedes bloquearte a ti. Nombra a otra persona.
refused-not-blocked = No bloqueas a { $player }. `/block` sin nombre muestra a quién bloqueas.
refused-you-block = Bloqueas a { $player }. Para volver a jugar con esa persona, usa antes `/unblock`.
refused-not-to-be-challenged = Ahora mismo no se puede desafiar a { $player }. Desafía a otra persona, u omite el rival para que pueda aceptar cualquiera.
refused-not-to-be-accepted = Ahora mismo no se puede aceptar este desafío de { $player }. Empieza una partida propia con /challenge.
refused-rematch-former = Tu rival de esa partida se fue para siempre. Empieza una partida con otra persona: /challenge.
refused-not-yours-to-delete = Esta pregunta es para otra persona. `/privacy delete` te pregunta por lo que se guarda de ti.
refused-asked-too-long-ago = Eso se preguntó hace demasiado. No se eliminó nada; usa `/privacy delete` de nuevo.

## Rechazos: qué estaba mal y qué estaría bien

refused-yourself = No puedes desafiarte a ti. Nombra a otra persona, u omite el rival para que pueda aceptar cualquiera.
refused-a-bot = { $player } es un bot y no juega. Desafía a una persona, u omite el rival para que pueda aceptar cualquiera.
refused-not-a-member = { $player } no está en este servidor. Desafía a alguien que esté, u omite el rival para que pueda aceptar cualquiera.
refused-cannot-see = { $player } no puede ver este canal y nunca se enteraría. Haz el desafío en un canal que vean ambas personas.
refused-unknown-game = No hay ningún juego llamado { $game }.
refused-no-variants = { $game } no tiene variantes. Omite la opción.
refused-unknown-variant = No hay ninguna variante «{ $text }». Hay estas: { $variants }.
refused-cannot-post = No puedo jugar en este canal, porque aquí me falta permiso para: { $permissions }. Habla con quien administra el servidor, o desafía en otro canal.
refused-same-challenge = Ya hiciste este mismo desafío y sigue abierto. Espera una respuesta, o cancélalo antes.
refused-own-challenge = Este desafío es tuyo; tiene que aceptarlo otra persona. Puedes cancelarlo.
refused-not-challenged = Este desafío es solo para { $player }. Usa /challenge para empezar una partida propia.
refused-not-yours-to-decline = Este desafío es solo para { $player }, así que nadie más puede rechazarlo.
refused-cancel-instead = No puedes rechazar tu propio desafío, pero puedes cancelarlo.
refused-open-to-all = Un desafío abierto no se puede rechazar; simplemente déjalo estar.
refused-not-yours-to-cancel = Solo { $player }, que hizo este desafío, puede cancelarlo.
refused-challenge-gone = Este desafío ya no existe. Haz uno nuevo con /challenge.
refused-challenge-accepted = Este desafío ya fue aceptado. Empieza otra partida con /challenge.
refused-challenge-declined = Este desafío fue rechazado. Puedes hacer uno nuevo con /challenge.
refused-challenge-cancelled = Este desafío fue retirado. Puedes hacer uno nuevo con /challenge.
refused-challenge-expired = Este desafío venció. Puedes hacer uno nuevo con /challenge.
refused-not-playing = No juegas en esta partida. Usa /challenge para empezar una propia.
refused-match-over = Esta partida terminó. Empieza otra con /challenge.
refused-time-over = En esta partida se acabó el tiempo, así que esto ya no cuenta.
refused-away-unreadable = No puedo leer «{ $text }» como un tiempo. Escribe un número de días, como 7, una fecha, como 2026-12-24, o back.
refused-away-past = Eso no está en el futuro. Escribe un número de días, como 7, o una fecha que aún esté por venir.
refused-away-too-long =
    { $left ->
        [0] Ya gastaste tus { $limit } días de ausencia de { $year }.
        [one] Solo te queda uno de los { $limit } días de ausencia de { $year }.
       *[other] Solo te quedan { $left } de los { $limit } días de ausencia de { $year }.
    }
refused-not-away = No tienes ninguna ausencia en curso. Con `/away until: 7 days` tus relojes se detienen.
refused-old-board = Este tablero está anticuado; mira el más reciente. /board lo publica de nuevo.
refused-no-such-match = No hay ninguna partida { $match } en este servidor. /matches muestra las tuyas.
refused-which-match =
    { $count ->
       *[other] Hay { $count } partidas a las que podrías referirte. Di cuál con la opción «partida» (match).
    }
refused-nobody-waits = No es tu turno: esperas a { $player }.
refused-elsewhere = No tienes tal partida en este canal, pero sí en { $channels }. Ve allí, o usa la opción «partida» (match).
refused-no-match-here = No hay ninguna partida tuya en este canal. Empieza una con /challenge.
refused-nothing-to-withdraw = Ya no hay nada que retirar; la partida siguió adelante.
refused-nothing-hidden = En este juego no hay nada oculto. /board publica el tablero.
refused-no-draws = En este juego no hay empates. Con /resign te rindes.
refused-offer-open =
    { $kind ->
        [draw] En esta partida ya hay una oferta de empate abierta.
        [takeback] En esta partida ya hay una petición de deshacer. Antes hay que responderla, o pasarla por alto con una jugada.
       *[call-off] En esta partida ya hay una propuesta abierta de anularla.
    }
refused-rematch-too-early = Esta partida aún no ha terminado. Primero sigue jugando.
refused-nothing-to-take-back = Aún no jugaste ningún turno que puedas deshacer.
refused-withdraw-instead = No hace falta que lo pidas: mientras tu rival no haya terminado también, el botón bajo el tablero lo retira.
refused-uncovered-since = Eso no se puede deshacer: desde que empezó tu último turno se descubrió algo, y nadie puede olvidarlo a voluntad.
refused-offer-gone = Esta oferta ya no está abierta.
refused-own-offer = Esta oferta es tuya; tiene que responderla tu rival.
refused-rated-enough =
    { $count ->
        [0] En este servidor nadie juega por las puntuaciones. Desafía a { $player } a una partida amistosa.
        [one] Hoy ya empezaste con { $player } una partida clasificatoria de este juego, y el máximo es una al día. La próxima puede empezar { $until }; una amistosa, en cualquier momento.
       *[other] Hoy ya empezaste con { $player } { $count } partidas clasificatorias de este juego, y es el máximo. La próxima puede empezar { $until }; una amistosa, en cualquier momento.
    }
illegal-not-your-turn = No es tu turno. Espera la jugada de tu rival.
illegal-game-over = Esta partida terminó. Empieza otra con /challenge.
permission-view_channel = ver el canal
permission-send_messages = enviar mensajes
permission-send_messages_in_threads = enviar mensajes en hilos
permission-create_public_threads = abrir hilos
permission-attach_files = adjuntar archivos
permission-read_message_history = leer el historial de mensajes
apology = Lo siento, algo salió mal por mi parte, pero no se perdió nada. Si vuelve a pasar, da esta referencia a quien me mantiene: { $reference }
refused-challenger-left = { $player } ya no está en este servidor, así que su desafío queda retirado. Empieza una partida propia con /challenge.
refused-cannot-watch = No puedes ver el canal en el que se juega la partida { $match }, así que no puedes mirarla.
refused-cannot-replay = No puedes ver el canal en el que se jugó la partida { $match }, así que no puedes repasarla.
refused-not-a-moderator = Solo pueden hacer esto quienes gestionan mensajes donde se juega la partida, o tienen el rol de moderación de este servidor. /settings dice cuál es.
refused-not-a-player = { $player } no juega en la partida { $match }. Nombra a alguien que juegue en ella, o a nadie para que no haya resultado.
refused-not-yours-to-settle = Solo pueden ajustar esto quienes pueden gestionar este servidor. Habla con alguien de ese grupo.
refused-no-such-setting = Eso ya no se puede ajustar. Abre el panel de nuevo.
refused-too-fast =
    { $seconds ->
        [one] No tan deprisa: te atiendo de nuevo en un segundo. No se pierde nada de lo que hiciste antes.
       *[other] No tan deprisa: te atiendo de nuevo en { $seconds } segundos. No se pierde nada de lo que hiciste antes.
    }
refused-challenges-too-fast =
    { $seconds ->
        [one] Son muchos desafíos de golpe. Podrás hacer el próximo en un segundo.
       *[other] Son muchos desafíos de golpe. Podrás hacer el próximo en { $seconds } segundos.
    }
refused-too-many-challenges =
    { $limit ->
        [one] Ya tienes un desafío abierto en este servidor, y solo permite uno. Espera una respuesta, o cancélalo.
       *[other] Tienes { $limit } desafíos abiertos en este servidor, y no permite más. Espera una respuesta, o cancela uno de ellos.
    }
refused-too-many-matches =
    { $limit ->
        [one] Ya tienes una partida en curso en este servidor, y solo permite una. Termínala antes.
       *[other] Tienes { $limit } partidas en curso en este servidor, y no permite más. Termina antes una; /matches las muestra.
    }
refused-full-up = { $player } tiene tantas partidas en curso como permite este servidor ({ $limit }). Inténtalo de nuevo cuando termine una.
refused-replay-running = La partida { $match } sigue en curso; se puede repasar cuando termine. /board muestra cómo está.
refused-replay-alone = A todos aquí solo se les puede mostrar un GIF o el registro. Elige uno de ellos con la opción «formato» (as), u omite «compartir» (share).
refused-animation-yours = Aún estoy dibujando una animación para ti. Pide otra cuando esté.
refused-animations-busy = Estoy dibujando tantas animaciones como puedo. Inténtalo de nuevo en un minuto.
refused-animation-stopped = Estoy a punto de parar un momento, así que esta animación no se terminó. Pídela de nuevo cuando vuelva.

## Tic Tac Trek

trek-lays =
    { $player } coloca { $terrain ->
        [M] una montaña
        [D] un desierto
        [G] una pradera
        [F] un bosque
       *[L] un lago
    } en **{ $field }**.
trek-lights =
    { $player } coloca { $terrain ->
        [M] una montaña
        [D] un desierto
        [G] una pradera
        [F] un bosque
       *[L] un lago
    } en **{ $field }** y enciende una fogata que vale { $worth }.
trek-moves =
    { $player } coloca { $terrain ->
        [M] una montaña
        [D] un desierto
        [G] una pradera
        [F] un bosque
       *[L] un lago
    } en **{ $field }** y mueve allí la fogata de { $origin }, que ahora vale { $worth }.
trek-keeps =
    { $player } coloca { $terrain ->
        [M] una montaña
        [D] un desierto
        [G] una pradera
        [F] un bosque
       *[L] un lago
    } en **{ $field }** y deja todas las fogatas donde están.
trek-prompt =
    { $player }, tu turno: coloca **{ $terrain ->
        [M] una montaña
        [D] un desierto
        [G] una pradera
        [F] un bosque
       *[L] un lago
    }** con { $symbol }.
trek-progress = turno { $turn } de { $turns }
trek-won-points = **Gana { $player }** con { $points } puntos a { $others }.
trek-won-campfires = **Gana { $player }**: { $points } puntos por lado, pero más fogatas en la mesa.
trek-won-final-turn = **Gana { $player }**: { $points } puntos y las mismas fogatas por lado, y el último turno lo jugó { $loser }.
trek-choice-lights = fogata que vale { $worth }
trek-choice-moves = la fogata pasa aquí: de { $old } a { $worth }
trek-choice-keeps = dejar las fogatas donde están
trek-choice-may-move = aquí puede pasar una fogata, valdría { $worth }
trek-which-campfire = Tu loseta en **{ $field }** completa una línea, y tus seis fogatas ya están en la mesa. ¿Mover una allí, donde valdría { $worth }? No se coloca nada hasta que elijas; para colocar en otro sitio, usa el menú otra vez.
trek-take = De { $origin } (ahora vale { $worth })
trek-leave = Dejar las fogatas donde están
illegal-trek-unreadable = No puedo leer «{ $text }» como una jugada. Escribe una casilla, como N12, o dos para mover también una fogata: N12 K14. Puedes colocar la loseta en: { $spaces }.
illegal-trek-taken = En { $field } ya hay una loseta. Puedes colocar la tuya en: { $spaces }.
illegal-trek-not-beside = { $field } no toca la mesa; una loseta va junto a otra, lado con lado. Puedes colocar la tuya en: { $spaces }.
illegal-trek-terrain =
    { $terrain ->
        [M] Una montaña
        [D] Un desierto
        [G] Una pradera
        [F] Un bosque
       *[L] Un lago
    } no puede ir en { $field }: tiene que tocar su propio terreno o un lago, lado con lado. Puedes colocar la loseta en: { $spaces }.
illegal-trek-no-row = Una fogata solo se mueve a una loseta que completa una línea de tres, y { $field } no completa ninguna. Escribe solo { $field } para colocar la loseta allí.
illegal-trek-supply-left =
    { $left ->
        [one] Aún te queda una fogata por encender, así que no se mueve ninguna. Escribe solo { $field }.
       *[other] Aún te quedan { $left } fogatas por encender, así que no se mueve ninguna. Escribe solo { $field }.
    }
illegal-trek-not-your-campfire = No tienes ninguna fogata en { $campfire } que mover a { $field }.

## Battle of LITS

variant-battleoflits-layout-random = símbolos al azar, media vuelta intercambia X y O
variant-battleoflits-layout-free = símbolos del todo al azar
variant-battleoflits-layout-stripes = disposición «Rayas»
variant-battleoflits-layout-rain = disposición «Lluvia»
variant-battleoflits-layout-rings = disposición «Anillos»
variant-battleoflits-layout-diamonds = disposición «Rombos»
variant-battleoflits-layout-chequers = disposición «Damero»
variant-battleoflits-layout-lanterns = disposición «Faroles»
variant-battleoflits-layout-galaxy = disposición «Galaxia»
variant-battleoflits-layout-windmill = disposición «Molino»
variant-battleoflits-layout-own = una disposición propia de quienes juegan
# Las letras X, O y L I T S están en las imágenes; se conservan.
lits-places =
    { $player } coloca una { $shape ->
        [T] T
       *[L] { $shape }
    } en **{ $fields }** y { $others ->
        [0] { $own ->
            [0] no cubre nada
           *[other] cubre { $own } de su propio lado
        }
       *[other] { $own ->
            [0] cubre { $others } de { $opponent }
           *[other] cubre { $others } de { $opponent } y { $own } de su propio lado
        }
    }.
lits-swaps = { $player } intercambia: desde ahora suyas son las **{ $symbol }**. La pieza se queda, { $opponent } tiene las { $left } y coloca la siguiente.
lits-prompt = { $player }, tu turno: coloca una pieza. Tuyas son las **{ $symbol }**.
lits-swap-explained = O intercambia, ahora o nunca: te quedas con las { $others } en vez de las { $own }, la pieza se queda y { $opponent } coloca la siguiente.
lits-progress = pieza { $number }
lits-won-uncovered = Ya no cabe ninguna pieza. **Gana { $player }** con { $points } símbolos descubiertos a { $others }.
lits-won-last-piece = Ya no cabe ninguna pieza, y quedan { $points } símbolos descubiertos por lado. **Gana { $player }** en el desempate, por haber colocado la última pieza.
lits-covers = cubre { $others } { $theirs }, { $own } { $yours }
lits-remaining =
    { $places ->
        [one] { $supply } { $shape } por poner, 1 sitio
       *[other] { $supply } { $shape } por poner, { $places } sitios
    }
lits-open = Colocar pieza
lits-swap = Intercambiar
lits-fits = **{ $piece }** cabe y cubre { $covered } { $others }, { $hidden } { $own }. Descubiertas entonces: { $mine } { $own } tuyas, { $theirs } { $others }.
lits-fits-not = **{ $piece }** no cabe. { $reason }
lits-shape = { $shape } × { $left }
lits-act-left = ◀
lits-act-up = ▲
lits-act-down = ▼
lits-act-right = ▶
lits-act-turn = Girar
lits-act-flip = Voltear
lits-act-next = Otro sitio
lits-type = Escribir …
lits-jump = Salta a los mejores sitios, una columna o una fila
lits-column = Columna { $column }
lits-row = Fila { $row }
lits-place = Colocar { $piece }
lits-form-title = ¿Dónde?
lits-form-label = Una casilla o las cuatro; letra si quieres
lits-form-example = D5, o T D4 D5 D6 E5
illegal-lits-unreadable = No puedo leer «{ $text }» como una pieza. Escribe sus cuatro casillas, como T D4 D5 D6 E5, en cualquier orden; la letra se puede omitir.
illegal-lits-off-board = { $field } está fuera del tablero.
illegal-lits-repeated-field = Nombraste { $field } dos veces; una pieza cubre cuatro casillas distintas.
illegal-lits-too-few-fields =
    Una pieza cubre cuatro casillas, y nombraste { $count }. { $matches ->
        [0] Ahora no cabe en ellas ninguna pieza.
        [one] Un sitio las tiene: sigue escribiendo y se ofrece.
       *[other] { $matches } sitios las tienen: sigue escribiendo y la lista se acorta.
    }
illegal-lits-too-many-fields = Una pieza cubre cuatro casillas, y nombraste { $count }.
illegal-lits-not-a-piece = { $fields } no forman ninguna de las cuatro figuras. L, I, T y S cubren cada una cuatro casillas lado con lado; un cuadrado no es ninguna de ellas.
illegal-lits-other-shape =
    En { $fields } hay una { $actual ->
        [T] T
       *[L] { $actual }
    }, no una { $shape ->
        [T] T
       *[L] { $shape }
    }. Omite la letra, o elige otras casillas.
illegal-lits-none-left = No queda ninguna { $shape }; las cinco están en el tablero.
illegal-lits-covered =
    { $field } ya está cubierta por una { $shape ->
        [T] T
       *[L] { $shape }
    }.
illegal-lits-touches-same = En { $field } toca otra { $shape } en { $at }. Las piezas de la misma figura pueden tocarse en una esquina, nunca a lo largo de un lado.
illegal-lits-fills-block = Cubriría la última casilla del bloque de 2 × 2 de { $field } a { $to }; ningún bloque así puede quedar cubierto del todo.
illegal-lits-not-adjacent = No toca ninguna otra pieza. Desde la segunda, cada una comparte un lado con una pieza del tablero.
illegal-lits-fits-nowhere = Ahora no cabe ninguna { $shape } en ninguna parte.
illegal-lits-fits-not-there = Ahora no cabe ninguna { $shape } que cubra { $fields }.
illegal-lits-moved-meanwhile = La pieza se movió desde que la viste, así que no se colocó. Mira otra vez y luego colócala.
illegal-lits-swap-too-early = Aún no hay nada que intercambiar. Quien juega en segundo lugar puede intercambiar justo después de la primera pieza.
illegal-lits-swap-once = El intercambio ya se hizo; solo hay uno por partida.
illegal-lits-swap-too-late = El intercambio solo era posible justo después de la primera pieza.
illegal-lits-layout-rows =
    { $count ->
        [one] Una disposición tiene diez filas, y leí una.
       *[other] Una disposición tiene diez filas, y leí { $count }.
    } Da diez filas de diez signos (X, O y un punto para una casilla vacía), primero la de arriba, separadas con / o espacios; o elige una disposición por su nombre.
illegal-lits-layout-row =
    { $count ->
        [one] La fila { $row } de la disposición tiene un signo; cada fila tiene diez.
       *[other] La fila { $row } de la disposición tiene { $count } signos; cada fila tiene diez.
    }
illegal-lits-layout-mark = En la fila { $row } de la disposición, el signo { $column } es «{ $mark }». Ahí solo pueden estar X, O y un punto para una casilla vacía.
illegal-lits-layout-without = La disposición no tiene ninguna { $symbol }. Cada lado necesita algunas.

## TacTiki

variant-tactiki-memory-strict = memoria estricta: los rangos se muestran solo en los duelos
variant-tactiki-memory-open = memoria abierta: los rangos que mostró un duelo siguen a la vista
tiki-ready = La formación de { $player } está lista.
tiki-steps = { $player }: { $steps }.
tiki-returns = { $player }: una pieza vuelve a **{ $field }**.
tiki-attack = ⚔️ En { $field }: { $duels }.
tiki-duel =
    { $result ->
        [won] { $side } { $attacker } vence a { $enemy } { $defender }
        [lost] { $side } { $attacker } pierde contra { $enemy } { $defender }
       *[tied] { $side } { $attacker } empata con { $enemy } { $defender }
    }
tiki-duel-faded =
    { $result ->
        [won] { $side } vence a una pieza de { $enemy }
        [lost] { $side } pierde contra una pieza de { $enemy }
       *[tied] { $side } empata con una pieza de { $enemy }
    }
tiki-locked = 🔒 { $side } en { $field }: { $pieces } de { $of }.
tiki-no-second = No es posible un segundo paso.
tiki-skipped = { $player } no puede hacer nada y pierde el turno.
tiki-you = Tú
tiki-prompt-setup = { $player }, prepara tu fila en secreto con **{ $side }**: pulsa **Preparar**, o escribe `/move 12 34 55 14 23`.
tiki-prompt =
    { $returns ->
        [0] { $player }, tu turno con **{ $side }**: dos pasos.
       *[other] { $player }, tu turno con **{ $side }**: dos pasos, o recuperar una pieza.
    }
tiki-progress =
    { $turn ->
        [0] formación
       *[other] turno { $turn }
    }
tiki-end-statue = **Gana { $player }** contra { $other } con una estatua de { $of }.
tiki-end-nobody-can-win = **Empate** entre { $player } y { $other }: ningún lado puede reunir ya cinco en una casilla.
tiki-end-quiet = **Empate** entre { $player } y { $other }: en { $turns } turnos ninguna pieza llegó al otro lado.
tiki-brings-back = recupera un { $rank }
tiki-attacks =
    { $enemies ->
        [one] ataca { $height ->
            [one] una sola pieza
           *[other] una pila de { $height }, con un enemigo encima
        }
       *[other] ataca una pila de { $height }, con { $enemies } enemigos encima
    }
tiki-joins =
    { $height ->
        [one] sobre una pieza tuya
       *[other] sobre una pila de { $height }
    }
tiki-builds = { $pieces } de { $of } allí
tiki-pick =
    { $chosen ->
        [return] **Turno { $turn }** de la partida { $match }: ¿adónde vuelve tu { $piece }?
        [piece] **Turno { $turn }**, paso { $step } de 2, partida { $match }: ¿adónde va { $piece }?
       *[nothing] **Turno { $turn }**, paso { $step } de 2, partida { $match }: elige una pieza. Solo para tus ojos.
    }
tiki-pick-menu = Elige una pieza
tiki-pick-piece = { $field } · tu { $rank }
tiki-pick-fields = a { $fields }
tiki-pick-return = Recuperar un { $rank } (ocupa todo el turno)
tiki-turn-done = Tu turno está completo; el canal lo muestra.
tiki-letter = Tu lado de la partida { $match }, **{ $side }**, solo para tus ojos.
tiki-set-up = **Tu formación** para la partida { $match }, solo para tus ojos. Juegas con { $side }, en la fila { $row }. Pon dos piezas en cada casilla: elige una casilla y luego sus dos piezas. O escribe `/move 12 34 55 14 23` en el canal, casillas de A a E, primero la pieza de abajo.
tiki-set-up-ready = **Tu formación está lista** en la partida { $match } con { $side }. Hasta que lo esté la de tu rival, puedes retirarla.
tiki-fill = ¿Qué hay en { $field }?
tiki-pair = { $bottom } abajo, { $top } arriba
tiki-swap = Intercambia dos piezas
tiki-place =
    { $rank ->
        [0] { $field } { $top ->
            [0] abajo
           *[other] arriba
        }, vacío
       *[other] { $field } { $top ->
            [0] abajo
           *[other] arriba
        }, un { $rank }
    }
tiki-button-set-up = Preparar
tiki-button-turn = Elegir pasos
tiki-button-ranks = Mis rangos
tiki-button-shuffle = Mezclar
tiki-button-mirror = Reflejar
tiki-button-last = La anterior
tiki-button-clear = Vaciar
tiki-button-confirm = Confirmar
tiki-button-back = Retirar
refused-set-up-already = Tu formación ya está decidida. Hasta que lo esté la de tu rival, «Preparar», bajo el tablero, ofrece retirarla.
refused-no-earlier-setup = No conozco ninguna formación anterior tuya en este juego.
illegal-tiki-not-a-move = No puedo leer «{ $text }» como una jugada. Escribe un paso, como B1-B2, un regreso, como 3@C1, o, para la formación, los rangos de tus cinco casillas: 12 34 55 14 23.
illegal-tiki-setup-first = Primero la formación: escribe los rangos de tus casillas de A a E, primero la pieza de abajo, como 12 34 55 14 23.
illegal-tiki-setup-over = Las dos formaciones ya están hechas. Escribe un paso, como B1-B2.
illegal-tiki-already-set-up = Tu formación ya está lista. Hasta que lo esté la de tu rival, «Preparar», bajo el tablero, ofrece retirarla.
illegal-tiki-no-such-rank = No hay rango { $rank }; los rangos van de 1 a 5.
illegal-tiki-rank-too-often = Solo tienes dos piezas de rango { $rank }, y en esta formación hay { $count }.
illegal-tiki-setup-incomplete =
    { $pieces ->
        [one] Una formación tiene diez piezas, dos en cada casilla, y esta tiene una. Faltan: { $missing }.
       *[other] Una formación tiene diez piezas, dos en cada casilla, y esta tiene { $pieces }. Faltan: { $missing }.
    }
illegal-tiki-not-in-pairs = Escribe dos rangos por casilla, como { $setup }.
illegal-tiki-off-board = En este tablero no hay casilla { $field }.
illegal-tiki-no-piece = En { $field } no hay ninguna pieza.
illegal-tiki-not-your-piece = En { $field } no hay ninguna pieza tuya.
illegal-tiki-blocked = Tu pieza en { $field } está bloqueada: tiene un enemigo encima.
illegal-tiki-locked = Tu pieza en { $field } está fijada: llegó al otro lado y se queda allí.
illegal-tiki-backward = Las piezas nunca retroceden. Desde { $origin } puedes ir a: { $fields }.
illegal-tiki-held-by-enemy = Un enemigo fijado ocupa { $field }, y ahí no entra nadie. Desde { $origin } puedes ir a: { $fields }.
illegal-tiki-not-one-step = Un paso avanza una casilla hacia delante, a la izquierda o a la derecha, y { $field } no es ninguna de ellas. Desde { $origin } puedes ir a: { $fields }.
illegal-tiki-reincarnation-takes-the-turn = Recuperar una pieza ocupa todo el turno, y ya diste un paso. Da el segundo.
illegal-tiki-nobody-defeated = Ninguna de tus piezas está derrotada, así que ninguna puede volver.
illegal-tiki-no-field-free = Una pieza vuelve a una casilla vacía de tu propia fila, y ahora no hay ninguna vacía.
illegal-tiki-not-your-start-field = Una pieza vuelve a una casilla vacía de tu propia fila, y { $field } no lo es. Libres ahora: { $fields }.
illegal-tiki-not-empty = { $field } no está vacía. Libres ahora: { $fields }.
illegal-tiki-not-defeated = Ninguna de tus piezas derrotadas es un { $rank }. Tienes: { $ranks }.

## Ayuda y reglas

help = **Fireside**: juegos para dos, en este servidor.
    - Con `/challenge` desafías a alguien a un juego; sin rival, puede aceptar cualquiera.
    - Cuando es tu turno, recibes un aviso con el tablero. Elige tu jugada en el menú de abajo o escribe `/move`; mientras escribes, muestra las jugadas posibles y lo que haría cada una.
    - En los juegos con secretos, tu propio lado te llega en un mensaje privado; también lo muestran `/ranks` y un botón bajo el tablero. `/draw` ofrece un empate en los juegos que tienen empates.
    - `/takeback` pide a tu rival que te deje deshacer tu último turno; `/call-off`, terminar una partida sin resultado. **Revancha**, bajo el último tablero, juega de nuevo con los puestos cambiados.
    - Un turno puede durar lo que dice el desafío, y te aviso cuando queda un tercio. `/away` detiene unos días tus relojes de un día por turno o más.
    - `/replay` recorre una partida terminada, la convierte en GIF o te da su registro.
    - `/board` muestra de nuevo el tablero, `/matches` tus partidas o todas las de este servidor y a quién le toca, y con `/resign` te rindes en una. El botón **Mirar** muestra a cualquiera el tablero de una partida.
    - `/tutorial` te enseña los primeros turnos de un juego, `/rules` lo explica con imágenes, `/leaderboard` clasifica a quienes mejor lo juegan, `/profile` cuenta cómo juega alguien.
    - Con `/block` dejas de recibir desafíos de alguien; `/unblock` lo deshace. `/privacy` te envía todo lo que se guarda de ti, o lo elimina.
    - `/preferences` fija lo que vale para ti: idioma, colores, avisos, mensajes privados.
    - `/settings` es para quienes administran el servidor; `/moderate`, para quienes mantienen el orden.

    Los juegos: { $games }.
    Nada se pierde cuando el bot se reinicia: cada jugada se guarda antes de mostrarse.

## Bienvenida y tutorial

# El primer mensaje en un servidor al que el bot acaba de llegar; lo leen todos.
welcome = **Fireside** está aquí: juegos para dos, que se juegan en este canal o en cualquier otro, con el tablero como imagen.
    Pulsa **Jugar** para una partida de { $game }; quien acepte juega contra ti. `/tutorial` te muestra tus primeros turnos, a solas y en privado; `/challenge` tiene todos los juegos ({ $games }), `/help` lo demás.
button-play = Jugar
name-tutorial = tutorial
command-tutorial = Tus primeros turnos en un juego: una lección breve con imágenes, solo para ti
# Está donde un texto lleva si no el nombre del rival, dentro de una frase.
tutorial-opponent = tu rival
tutorial-wrong = ❌ **{ $move }**: { $why }
tutorial-right = ✅ { $told }
tutorial-end = Estos fueron tus primeros turnos. **Reglas** cuenta el resto de { $game }; con `/challenge` encuentras con quién jugar.
tutorial-tictactrek-1 = **Tic Tac Trek · lección 1 de 4: colocar una loseta**
    Eres X. En cada turno colocas la loseta que ha salido, aquí una montaña, como muestra la imagen arriba. Va en una casilla vacía que toque la mesa por un lado; una esquina no basta.
    ¿Dónde la colocas? Los botones nombran una columna y una fila.
tutorial-tictactrek-1-done = La mesa crece en todas las direcciones. Es la primera montaña, así que tenía abierta cualquier casilla junto a una loseta. La siguiente tiene que tocar una montaña o un lago.
tutorial-tictactrek-2 = **Tic Tac Trek · lección 2 de 4: el mismo terreno**
    Unos turnos después te ha tocado una pradera. Tiene que tocar por un lado una pradera o un lago, sea de quien sea. La imagen marca las casillas donde puede ir.
    ¿Dónde la colocas?
tutorial-tictactrek-2-done = Toca la pradera de M14, que es de tu rival; solo cuenta el terreno. Si una loseta no encaja en ninguna casilla, vale cualquiera junto a la mesa.
tutorial-tictactrek-3 = **Tic Tac Trek · lección 3 de 4: una fogata**
    Tres losetas tuyas en línea, también en diagonal, encienden una fogata en la loseta nueva, si ninguna de las tres lleva ya una. Da un punto por cada casilla vacía entre las ocho que la rodean: los números dorados dicen cuántos.
    ¿Dónde colocas esta pradera para sumar más?
tutorial-tictactrek-3-none = Puedes, pero no completa ninguna línea de tres X, así que no enciende ninguna fogata. Busca los números dorados.
tutorial-tictactrek-3-less = Enciende una fogata, pero con solo 3 casillas vacías alrededor. Otra casilla tiene más.
tutorial-tictactrek-3-done = Seis puntos, por ahora: cada loseta que se coloca junto a tu fogata quita uno, tanto las tuyas como las de tu rival. Así que deja abierto el campo que la rodea.
tutorial-tictactrek-4 = **Tic Tac Trek · lección 4 de 4: mover una fogata**
    Hacia el final, tus seis fogatas ya están en la mesa. Ahora una nueva línea de tres te deja mover una de ellas a la loseta nueva. Colocar en O13 completa una, y allí una fogata valdría 3.
    La de L12 vale 2, la de L16 vale 6. ¿Qué haces? La primera casilla es para la loseta; la segunda dice de dónde viene la fogata.
tutorial-tictactrek-4-left = Puedes dejar todas las fogatas donde están, pero aquí mover una da un punto más.
tutorial-tictactrek-4-less = Puedes, pero la fogata de L16 vale 6, y en O13 valdría 3. Mueve una que valga menos.
tutorial-tictactrek-4-done = De 2 a 3: un punto más. Tras 24 turnos termina la partida, y gana quien tiene más puntos.
tutorial-tactiki-1 = **TacTiki · lección 1 de 5: la formación**
    Eres TIKI, abajo. Tienes diez ídolos, dos de cada rango, de 1 a 5, y pones dos en cada una de tus casillas, de A a E. Tu rival hace lo mismo arriba, y nadie ve los rangos del otro lado. Cada par de cifras de abajo es una casilla, primero la pieza de abajo.
    ¿Qué formación eliges?
tutorial-tactiki-1-done = Tus rangos solo los ves tú. En una partida, **Preparar** te deja hacerlo pieza a pieza. El objetivo: cinco piezas tuyas en una casilla de la otra fila.
tutorial-tactiki-2 = **TacTiki · lección 2 de 5: un paso**
    Un turno son dos pasos, con una pieza o con dos. Solo da pasos la pieza de arriba de una pila: una casilla hacia delante, a la izquierda o a la derecha. Para ti, hacia delante es hacia arriba.
    ¿Cuál es tu primer paso?
tutorial-tactiki-2-done = Tu 4 está en B2. Tu turno aún no ha terminado.
tutorial-tactiki-3 = **TacTiki · lección 3 de 5: el segundo paso**
    Tu 4 ha llegado a B2. Ahora, tu segundo paso, con la misma pieza o con otra. No se puede pasar, y las piezas nunca retroceden.
    ¿Cuál es tu segundo paso?
tutorial-tactiki-3-done = Dos pasos, y el turno ha terminado. También vale caer sobre una pila tuya: quedas encima.
tutorial-tactiki-4 = **TacTiki · lección 4 de 5: un duelo**
    Tu 4 ha llegado a B4, ante dos enemigos en B5. Quien cae sobre un enemigo lo ataca, y se muestran los dos rangos. Gana el más alto, pero un 1 vence a un 5. No puedes saber qué espera allí; un 4 es una apuesta valiente.
    ¿Cómo atacas?
tutorial-tactiki-4-aside = Puedes, pero allí no hay nadie, así que no hay duelo. Da el paso hacia los enemigos de B5.
tutorial-tactiki-4-done = Tu 4 venció a un 1, luego al 2 de debajo, y queda fijado en la otra fila: es la primera de las cinco piezas que ganan. Recuerda los rangos que viste; solo están en el mensaje de ese turno. Un paso más, y el turno ha terminado.
tutorial-tactiki-5 = **TacTiki · lección 5 de 5: el regreso**
    Ahora eres TAC, y el tablero está girado para que tu propia fila, la 5, quede abajo. Dos de tus piezas fueron derrotadas: un 1 y un 2. En vez de dar dos pasos, una de ellas puede volver a una casilla vacía de tu propia fila. `2@A5` devolvería el 2 a A5.
    ¿Qué regreso eliges?
tutorial-tactiki-5-done = Tu 2 ha vuelto, y eso fue todo el turno. Tu rival ve que volvió una pieza, pero no cuál.
tutorial-battleoflits-1 = **Battle of LITS · lección 1 de 4: colocar una pieza**
    Tuyas son las X; de tu rival, las O. Por turnos se colocan piezas que son de los dos: L, I, T y S, cada una en cuatro casillas. Lo que cubre una pieza deja de contar, y al final gana quien tiene más símbolos descubiertos. Las casillas D5 y E6, por ejemplo, están en las columnas D y E, filas 5 y 6.
    ¿Qué pieza colocas?
tutorial-battleoflits-1-own = Cabe, pero cubre dos X tuyas y ninguna O. Busca una que haga lo contrario.
tutorial-battleoflits-1-done = Dos O cubiertas, y ninguna X. Pero ¿no será demasiado buena? Quien juega en segundo lugar puede responder de un modo especial, una sola vez.
tutorial-battleoflits-2 = **Battle of LITS · lección 2 de 4: el intercambio**
    Ahora estás en el otro lado: tuyas son las O, y esa primera pieza te ha costado dos. Una sola vez, justo después de la primera pieza, quien juega en segundo lugar puede intercambiar los símbolos en vez de colocar una pieza: tuyas serían las X, con 30 descubiertas frente a 28. En ambos casos, tu rival coloca después la siguiente pieza.
    ¿Qué haces?
tutorial-battleoflits-2-places = Puedes: cubre dos X, así que quedan 28 a 28. Pero intercambiar te daría 30 a 28, y después le tocaría igualmente a tu rival.
tutorial-battleoflits-2-done = Por eso conviene empezar con una pieza justa para los dos. Desde ahora ya no hay intercambio.
tutorial-battleoflits-3 = **Battle of LITS · lección 3 de 4: dónde cabe una pieza**
    De nuevo en el primer lado: tu rival ha intercambiado, así que tuyas son las O y colocas otra vez. Desde la segunda, una pieza tiene que compartir un lado con una del tablero, pero nunca con una de su misma figura.
    ¿Cuál cabe?
tutorial-battleoflits-3-done = Dos X cubiertas, y hay igualdad: 28 a 28. Las piezas de la misma figura sí pueden tocarse en una esquina.
tutorial-battleoflits-4 = **Battle of LITS · lección 4 de 4: ningún cuadrado**
    Ahora tuyas son las X. Ningún bloque de 2 × 2 casillas puede quedar nunca cubierto del todo, sean cuales sean las piezas. La S y la T ya cubren tres casillas de uno.
    ¿Qué pieza cabe?
tutorial-battleoflits-4-done = Toca la S y la T y no llena ningún bloque. Cuando ya no cabe ninguna pieza, se cuentan los símbolos descubiertos. En una partida, **Colocar pieza** sostiene una sobre el tablero y dice si cabe.

## La zona de pruebas

playground-welcome = **¡Te damos la bienvenida a la zona de pruebas!** Esto es un Discord simulado en tu propio equipo. Eres **Ada**; *Viewing as*, arriba en la página, te convierte en Ben o en Cleo.

    1. Escribe `/challenge`, elige un juego, haz clic en *+… more* para añadir a Ben como rival y envíalo con la flecha de la derecha.
    2. Conviértete en Ben y pulsa **Aceptar**.
    3. Juega por turnos: elige en el menú del tablero, o escribe `/move` y una letra para ver la lista de jugadas que empiezan por ella. *Jump to latest*, abajo, te lleva al tablero más reciente.

    `/help` cuenta lo demás. Como Ada administras este servidor: prueba `/settings` y `/moderate list`. Ctrl-C en la terminal cierra la zona de pruebas.
playground-kept = Tus partidas siguen donde las dejaste: `/matches` las muestra, `/board` enseña el tablero.

## Las reglas de Tic Tac Trek, página a página

rules-tictactrek-1 = **Tic Tac Trek · 1 de 5: el viaje**
    Dos personas recorren el mismo país. Una es X, la otra O, y colocan por turnos losetas de terreno. Tres losetas tuyas en línea encienden una fogata, y una fogata vale más cuanto más campo abierto la rodea.
    En la bolsa hay 26 losetas: seis de montaña, seis de desierto, seis de pradera, seis de bosque y dos lagos. Cada loseta muestra X en una cara y O en la otra. Dos se colocan al principio, X en M13 y O en N13. Las otras 24 se juegan una a una, doce por cada lado. Te toca la loseta que sale; no se elige, pero la ven los dos.
    Encima del tablero: los puntos de cada lado y las fogatas que le quedan; en el centro, la loseta que toca colocar; a la derecha, cuántas losetas de cada terreno siguen en la bolsa. Le toca al lado relleno.
rules-tictactrek-2 = **Tic Tac Trek · 2 de 5: colocar una loseta**
    Tu loseta va en una casilla vacía que comparta un lado con la mesa, con tu símbolo hacia arriba.
    • Un lago va en cualquier casilla así.
    • También la primera loseta de un terreno. Aquí O tiene la primera pradera, así que todas las casillas están abiertas.
    • Si no, la loseta tiene que compartir un lado con una loseta de su propio terreno o con un lago. De quién sea esa loseta no importa.
    • Si no hay ninguna casilla así, vale cualquiera. Nunca se pierde una loseta ni se salta un turno.
    La imagen marca las casillas que puedes usar; escribe el nombre de una, como `M14`, o elígela en el menú.
rules-tictactrek-3 = **Tic Tac Trek · 3 de 5: líneas y fogatas**
    Cuando tu loseta completa una línea de tres losetas que muestran todas tu símbolo (en horizontal, vertical o diagonal, con la loseta nueva en cualquier lugar de ella), se enciende una fogata en la loseta nueva. Ninguna de las tres puede llevar ya una fogata: una loseta con fogata está gastada. Tres dentro de una línea más larga también cuentan; dos líneas a la vez encienden solo una fogata.
    Mientras tengas fogatas debes encenderla, aunque no puntúe nada. El número dorado muestra lo que valdría: aquí X puede encender una en L15 por 6.
rules-tictactrek-4 = **Tic Tac Trek · 4 de 5: las seis fogatas en la mesa**
    Tienes seis fogatas. Cuando todas están en la mesa, completar una línea te deja mover una de tus fogatas, desde cualquier sitio, a la loseta nueva, o dejarlas donde están. Aquí X, al colocar en O13, puede mover una allí, donde valdría 3. Una casilla así lleva un número blanco con un anillo dorado. Para mover la de O15, escribe `O13 O15`. La loseta que deja puede servir en líneas posteriores. Una línea que no usaste sigue sin gastar.
rules-tictactrek-5 = **Tic Tac Trek · 5 de 5: los puntos**
    Una fogata da un punto por cada casilla vacía entre las ocho que la rodean, de 0 a 7; una casilla vacía entre dos fogatas cuenta para las dos. Las losetas nuevas quitan puntos, tanto las tuyas como las de tu rival, así que los puntos cambian hasta el final.
    La partida termina con la última loseta. Gana quien tiene más puntos. Si hay igualdad, gana quien tiene más fogatas en la mesa; si también son iguales, pierde quien jugó el último turno. No hay empates.

## Las reglas de Battle of LITS, página a página

rules-battleoflits-1 = **Battle of LITS · 1 de 5: cubre los símbolos del otro lado**
    El tablero tiene diez columnas, de A a J, y diez filas; treinta casillas llevan una X y treinta una O. Un lado tiene las X y empieza, el otro tiene las O. Se colocan piezas por turnos, y lo que cubre una pieza deja de contar. Cuando ya no cabe ninguna pieza, gana quien tiene más símbolos descubiertos.
    Las piezas son de los dos: cinco de cada una de las cuatro figuras, L, I, T y S. Cada una cubre cuatro casillas y se puede girar y voltear.
    Los símbolos se reparten al azar, de modo que media vuelta del tablero intercambia X y O. La opción `variant` de `/challenge` nombra otra disposición, o acepta una tuya: diez filas de diez signos, X, O y puntos, primero la de arriba.
rules-battleoflits-2 = **Battle of LITS · 2 de 5: colocar una pieza**
    Una pieza va en cuatro casillas que aún no cubre nada.
    • Desde la segunda, comparte un lado con una pieza del tablero.
    • No comparte ningún lado con una pieza de su misma figura; una esquina sí vale.
    • Puedes cubrir cualquier símbolo, también los tuyos.
    No se puede pasar. Encima del tablero se ve cuántas quedan de cada figura.
rules-battleoflits-3 = **Battle of LITS · 3 de 5: ningún cuadrado**
    Ningún bloque de 2 × 2 casillas puede quedar nunca cubierto del todo, sean cuales sean las piezas, así que en el tablero quedan huecos. Los símbolos cubiertos se ven tenues a través de las piezas, y la última pieza lleva un anillo.
    Pulsa **Colocar pieza** para sostener una sobre el tablero: dice si cabe, por qué no, y qué cubriría. O escribe las casillas tras `/move`, como `T D4 D5 D6 E5`; la letra y el orden no importan.
rules-battleoflits-4 = **Battle of LITS · 4 de 5: el intercambio**
    Después de la primera pieza, y solo entonces, quien juega en segundo lugar puede intercambiar en vez de colocar: la pieza se queda, se intercambian los símbolos, y quien empezó coloca también la segunda pieza, ahora para el otro símbolo. Por eso conviene empezar con una pieza justa para los dos. Desde ahí los turnos se alternan.
rules-battleoflits-5 = **Battle of LITS · 5 de 5: el final**
    La partida termina cuando quien tiene el turno no puede colocar nada; como las piezas son comunes, el otro lado tampoco podría. Gana quien tiene más símbolos propios descubiertos. Si hay igualdad, como aquí, gana quien colocó la última pieza. No hay empates.

## Las reglas de TacTiki, página a página

rules-tactiki-1 = **TacTiki · 1 de 6: dos filas de ídolos**
    TIKI juega desde la fila 1 hacia arriba y empieza, TAC desde la fila 5 hacia abajo. Cada lado tiene diez piezas, dos de cada rango, de 1 a 5. Los rangos de un lado solo los ve quien lo juega.
    Antes del primer turno, ambos lados preparan su formación en secreto, en cualquier orden: dos piezas en cada casilla de la propia fila. Pulsa **Preparar**, o escribe las cinco casillas de A a E, primero la pieza de abajo: `/move 12 34 55 14 23`.
    Cinco piezas tuyas en una casilla de la otra fila ganan: al instante, incluso en el primero de dos pasos. Los enemigos enterrados debajo no importan.
rules-tactiki-2 = **TacTiki · 2 de 6: tu turno**
    Un turno son dos pasos, con una pieza o con dos. Solo da pasos la pieza de arriba de una pila: una casilla hacia delante, a la izquierda o a la derecha, nunca hacia atrás ni en diagonal. Cae encima de lo que haya allí; las pilas pueden crecer cuanto quieran. Aquí TIKI ha jugado `B1-B2` y luego `B2-B3`.
    No puedes pasar: el segundo paso es obligatorio si lo hay; si no, el turno acaba con el primero. Quien no puede hacer nada pierde el turno.
rules-tactiki-3 = **TacTiki · 3 de 6: duelos**
    Caer sobre un enemigo es un ataque, y los dos rangos se muestran a todos. Gana el rango más alto, salvo que el 1 vence al 5; quién ataca no importa. Quien pierde deja el tablero. Un atacante que gana sigue con el siguiente enemigo de debajo, hasta que pierde, empata o llega a una pieza de su propio lado. Aquí un 4 ha vencido a un 1 y a un 2 en B5.
    Si empatan, ambos se quedan, el atacante encima, y el de debajo está bloqueado mientras tenga un enemigo encima: así está en D1, donde un 5 encontró a otro 5. Descubrir una pieza no inicia ningún duelo.
    Los rangos solo están en el mensaje de ese turno. Cuando se completa el turno siguiente, desaparecen de él; el juego es recordar. Una partida cuya `variant` es `open` los deja en el tablero hasta que la pieza es derrotada.
rules-tactiki-4 = **TacTiki · 4 de 6: piezas fijadas y estatuas**
    Una pieza que llega a la otra fila queda fijada: nunca vuelve a moverse y nadie puede atacarla, porque nadie puede entrar en una casilla de su propia fila donde haya un enemigo. Aquí TIKI tiene dos de cinco en B5, y TAC una en D1.
    Para llegar a una casilla defendida, tu pieza lucha antes allí; si sobrevive, también con un empate, queda fijada.
rules-tactiki-5 = **TacTiki · 5 de 6: el regreso**
    En vez de dar pasos, una de tus piezas derrotadas puede volver a una casilla vacía de tu propia fila: `3@C1` devuelve un 3 a C1. Eso ocupa todo el turno. Tu rival ve cuántas piezas tuyas esperan, pero no cuál volvió. Aquí TAC tiene dos esperando, y tres casillas vacías.
rules-tactiki-6 = **TacTiki · 6 de 6: el final**
    Aquí la quinta pieza de TIKI ha llegado a B5 y gana.
    Una partida acaba en empate cuando los dos están de acuerdo (`/draw` lo ofrece), cuando ningún lado puede reunir ya cinco en una casilla, o tras 100 turnos seguidos en los que ninguna pieza llegó a la otra fila.
    Tus propios rangos te llegan en un mensaje privado, y también los muestran **Mis rangos**, bajo el tablero, o `/ranks`. Cuando la partida termina, todos ven ambos lados, las formaciones y el registro completo.

## Imágenes

# Las letras M D G F L, X y O están en los textos alternativos; se explican y se conservan.
picture-draw = Empate
picture-ended =
    { $reason ->
        [agreed] Empate, de común acuerdo
        [moderated] Sin resultado: la moderación la terminó
        [called_off] Sin resultado: anulada de común acuerdo
       *[abandoned] Sin resultado: no pudo seguir
    }
picture-won =
    { $reason ->
        [resigned] Gana { $winner }: { $loser } se rindió
        [time] Gana { $winner }: { $loser } agotó su tiempo
        [left] Gana { $winner }: { $loser } se fue
       *[moderated] Gana { $winner }: lo decidió la moderación
    }
picture-tictactrek-turn = Turno { $turn }/{ $turns }
picture-tictactrek-end =
    { $reason ->
        [points] Gana { $winner } { $points } a { $others }
        [campfires] Gana { $winner } el desempate con { $campfires } fogatas a { $fewer }
        [final_turn] Gana { $winner } el desempate: { $loser } jugó el último turno
       *[other] Gana { $winner }
    }
picture-tictactrek-over = { $result }.
picture-tictactrek-state =
    Turno { $turn } de { $turns }: { $symbol } coloca { $terrain ->
        [M] una montaña
        [D] un desierto
        [G] una pradera
        [F] un bosque
       *[L] un lago
    }.
picture-tictactrek-seat =
    { $symbol }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $supply ->
        [one] queda 1 fogata
       *[other] quedan { $supply } fogatas
    }.
picture-tictactrek-last = Última loseta: { $field }.
picture-tictactrek-legend =
    En la mesa: X u O, luego M montaña, D desierto, G pradera, F bosque o L lago, luego * y su valor si hay fogata.
picture-tictactrek-rows = Filas desde arriba, cada serie de losetas tras su primera columna. { $rows }.
picture-tictactrek-spaces = Casillas permitidas: { $fields }.
picture-tictactrek-more =
    { $more ->
        [one] Aquí se omite 1 casilla más.
       *[other] Aquí se omiten { $more } casillas más.
    }
picture-tictactrek-worth =
    { $how ->
        [moved] Tras *: lo que valdría una fogata movida allí.
       *[lit] Tras *: lo que valdría la fogata encendida allí.
    }
picture-tictactrek-bag = Aún en la bolsa: { $counts }.
picture-tictactrek-without =
    { $part ->
        [bag] Aquí se omite la bolsa.
        [legend] M montaña, D desierto, G pradera, F bosque, L lago, * fogata.
       *[last] Aquí se omite la última loseta.
    }

## Imágenes de Battle of LITS

# Las letras X, O y L I T S están en las imágenes y sus textos alternativos; se conservan.
picture-battleoflits-piece = Pieza { $number }
picture-battleoflits-note =
    { $swap ->
        [offered] o intercambio
       *[made] intercambio
    }
picture-battleoflits-end =
    { $reason ->
        [uncovered] Gana { $winner }: { $points } descubiertos a { $others }
        [last_piece] Gana { $winner } el desempate: colocó la última pieza
       *[other] Gana { $winner }
    }
picture-battleoflits-over = { $result }.
picture-battleoflits-state =
    { $swap ->
        [offered] Pieza { $number }: { $symbol } coloca una pieza o intercambia.
       *[none] Pieza { $number }: { $symbol } coloca una pieza.
    }
picture-battleoflits-seat = { $symbol } descubiertas: { $count }.
picture-battleoflits-swapped = Tras el intercambio, las O son de quien colocó la primera pieza.
picture-battleoflits-last = Última pieza: { $piece }.
picture-battleoflits-supply = Piezas que quedan: { $left }.
picture-battleoflits-fitting =
    Piezas que quedan: { $left }. { $places ->
        [one] Caben en 1 sitio
       *[other] Caben en { $places } sitios
    }: { $fitting }.
picture-battleoflits-rows = Filas desde arriba, columnas A a J: X u O descubiertas, los números son casillas vacías seguidas, L, I, T o S por una pieza. { $rows }.
picture-battleoflits-pieces =
    { $more ->
        [0] Piezas anteriores, primero la más reciente: { $pieces }.
       *[other] Piezas anteriores, primero la más reciente: { $pieces }; y { $more } más.
    }
picture-battleoflits-ghost = Sostienes { $piece }. Cabe. Descubiertas si se coloca: { $first } { $before } → { $after }, { $second } { $previous } → { $next }.
picture-battleoflits-ghost-illegal =
    Sostienes { $piece }. No cabe: { $code ->
        [lits_off_board] { $field } está fuera del tablero.
        [lits_none_left] no queda ninguna de esa figura.
        [lits_covered] { $field } ya está cubierta.
        [lits_touches_same] en { $at } toca una pieza de la misma figura.
        [lits_fills_block] llenaría el bloque de { $field } a { $to }.
        [lits_not_adjacent] no toca ninguna otra pieza.
       *[other] no se puede colocar allí.
    }
picture-battleoflits-layout = Una disposición con { $first } X y { $second } O. Filas desde arriba, columnas A a J, los números son casillas vacías seguidas. { $rows }.

## Imágenes de TacTiki

# Las letras K y T están en los textos alternativos; se explican y se conservan.
picture-tactiki-turn = Turno { $turn }
picture-tactiki-step = Paso { $step }/2
picture-tactiki-setup = Formación
picture-tactiki-quiet = Calma { $quiet }/{ $limit }
picture-tactiki-ready =
    { $ready ->
        [0] preparando
       *[other] todo listo
    }
picture-tactiki-end =
    { $reason ->
        [statue] Gana { $winner }: una estatua de cinco
       *[other] Gana { $winner }
    }
picture-tactiki-draw =
    { $reason ->
        [nobody_can_win] Empate: nadie puede reunir ya cinco
        [quiet] Empate: { $limit } turnos sin una llegada
       *[other] Empate
    }
picture-tactiki-over = { $result }.
picture-tactiki-setting-up =
    { $ready ->
        [0] { $side } prepara su formación.
       *[other] La formación de { $side } está lista.
    }
picture-tactiki-state = Turno { $turn }: le toca a { $side }, paso { $step } de 2.
picture-tactiki-skipped = { $side } no pudo hacer nada y perdió el turno.
picture-tactiki-done =
    { $which ->
        [this] { $side } en este turno: { $steps }.
       *[last] { $side } en el último turno: { $steps }.
    }
picture-tactiki-returned = una pieza vuelve a { $field }
picture-tactiki-attacked =
    { $stands ->
        [0] { $felled ->
            [0] { $step } ataca y cae
           *[other] { $step } ataca, derriba { $felled } y cae
        }
       *[other] { $felled ->
            [0] { $step } ataca y empata
           *[other] { $step } ataca y derriba { $felled }
        }
    }
picture-tactiki-legend =
    { $ranks ->
        [0] K es una pieza de TIKI, T una de TAC.
       *[other] { $seen ->
            [0] K es una pieza de TIKI, T una de TAC, luego su rango si se sabe.
           *[other] K es una pieza de TIKI, T una de TAC, luego su rango si se sabe, luego * si lo saben los dos.
        }
    } TIKI se fija en la fila 5, TAC en la 1; una pieza bajo un enemigo está bloqueada.
picture-tactiki-columns = Pilas, de abajo arriba: { $columns }.
picture-tactiki-statue = Estatua de { $side } en { $field }: { $pieces } de { $of }.
picture-tactiki-defeated =
    { $known ->
        [0] Derrotadas de { $side }: { $count }.
       *[other] Derrotadas de { $side }: { $count }, rangos { $ranks }.
    }
picture-tactiki-steps =
    { $attacks ->
        [0] Pasos: { $steps }.
       *[other] Pasos, x ante los enemigos de encima: { $steps }.
    }
picture-tactiki-returns = Una pieza puede volver a { $fields }.
picture-tactiki-chosen = La pieza de { $origin } está elegida; puede ir a { $fields }.
picture-tactiki-quiet-long = { $quiet } turnos sin una llegada; { $limit } son empate.
picture-tactiki-without =
    { $part ->
        [legend] K es TIKI, T es TAC.
        [steps] Aquí se omiten los pasos.
       *[done] Aquí se omiten los últimos pasos.
    }
picture-tactiki-placed = { $count } de { $pieces } puestas
picture-tactiki-empty = vacía
picture-tactiki-arranged = Tu formación con { $side }, primero la pieza de abajo: { $fields }.
picture-tactiki-left = Aún por poner: { $left }.
picture-tactiki-complete = Está completa.
picture-tactiki-attack = { $side } ataca en { $field }.
picture-tactiki-duel =
    { $result ->
        [won] { $attacker } vence a { $defender }, cae una pieza de { $enemy }.
        [lost] { $attacker } pierde contra { $defender }, cae la pieza de { $side }.
       *[tied] { $attacker } contra { $defender }: empate, ambos se quedan.
    }
