### Todos os textos do Fireside em português do Brasil.
###
### $player, $opponent e semelhantes são menções como <@1>, ou nomes onde o Discord não mostra
### menções; uma menção só notifica a pessoa que tem a vez.

## Jogos

game-tictactrek = Tic Tac Trek
game-tactiki = TacTiki
game-battleoflits = Battle of LITS
somebody = alguém

## Comandos e suas opções, como o Discord os mostra

command-challenge = Desafie alguém para um jogo, ou quem tiver vontade de jogar
command-move = Faça sua jogada: digite ou escolha entre as opções
command-away = Ausente-se por alguns dias: seus relógios de um dia por turno ou mais ficam parados
command-board = O tabuleiro de uma partida: publicado de novo para quem joga, em privado para os demais
command-matches = Suas partidas, ou todas deste servidor: de quem é a vez e onde
command-resign = Desistir de uma partida (pergunta mais uma vez)
command-ranks = Seu próprio lado de uma partida, só para os seus olhos
command-draw = Ofereça um empate, nos jogos que têm empate
command-takeback = Peça à outra pessoa que deixe você desfazer seu último turno
command-call-off = Proponha à outra pessoa terminar uma partida sem resultado
command-replay = Uma partida encerrada, turno a turno, como animação ou como registro
command-rules = Como se joga um jogo, com imagens
command-leaderboard = Quem joga melhor um jogo, segundo os ratings
command-profile = Como alguém joga: ratings, oponentes, sequências e últimas partidas
command-help = O que o Fireside sabe fazer
option-game = O jogo
option-opponent = Quem desafiar; deixe de fora para que qualquer pessoa possa aceitar
option-first = Quem joga o primeiro turno
option-variant = Uma variante do jogo, como uma disposição: um nome da lista, ou a sua própria
option-move = A jogada, como N12 ou D4 D5 D6 E5; digite para encurtar a lista
option-match = Qual partida, se você joga mais de uma aqui
option-replay-match = Qual partida; aparecem as suas e as deste canal, a mais recente primeiro
option-as = Passo a passo, como GIF, ou como registro, um texto
option-share = Mostrar o GIF ou o registro a todos aqui
as-steps = Passo a passo
as-gif = Um GIF
as-record = O registro, um texto
option-match-here = Qual partida; uma de outro canal aparece só para você
option-leaderboard-game = Qual jogo; se não disser, o da última partida ranqueada
option-scope = Este servidor ou todos os servidores
option-person = De quem é o perfil; se não disser, o seu
option-profile-game = Só este jogo
option-rated = Se a partida conta para os ratings; sim, a menos que o servidor tenha definido outra coisa
option-away = Quantos dias, ou até que data (2026-12-24); “back” quando você voltar
option-clock = Quanto pode durar um turno; 3 dias, a menos que o servidor tenha definido outra coisa
option-where = Onde jogar: neste canal ou em um tópico próprio da partida
clock-none = Sem relógio
clock-live-5 = Ao vivo: 5 minutos por turno
clock-live-10 = Ao vivo: 10 minutos por turno
clock-days-1 = 1 dia por turno
clock-days-3 = 3 dias por turno
clock-days-7 = 7 dias por turno
place-here = Neste canal
place-thread = Em um novo tópico
first-random = Por sorteio
first-challenger = Eu
first-opponent = A outra pessoa

## Botões e menus

button-accept = Aceitar
button-decline = Recusar
button-cancel = Cancelar
button-rules = Regras
button-letter = Meu lado
button-rematch = Revanche
button-resign = Desistir
button-play-on = Continuar
button-previous = Voltar
button-next = Avançar
menu-move = Escolha sua jogada
menu-part = Escolha sua jogada: de { $first } a { $last }

## Desafios

challenge-made-open =
    🔥 { $opponent }, { $challenger } desafia você para **{ $game }**.
    -# { $clock } · { $rated ->
        [yes] Ranqueada
       *[no] Amistosa
    } · O desafio expira { $until }.
challenge-made-accepted = { $opponent } aceitou o desafio de { $challenger } para **{ $game }**.
challenge-made-declined = { $opponent } recusou o desafio de { $challenger } para **{ $game }**.
challenge-made-cancelled = { $challenger } retirou o desafio a { $opponent }: **{ $game }**.
challenge-made-expired = { $opponent } não respondeu a tempo ao desafio de { $challenger } para **{ $game }**.
challenge-open-open =
    🔥 { $challenger } procura oponente para **{ $game }**. Qualquer pessoa pode aceitar.
    -# { $clock } · { $rated ->
        [yes] Ranqueada
       *[no] Amistosa
    } · O desafio expira { $until }.
challenge-open-accepted = O desafio aberto de { $challenger } para **{ $game }** foi aceito.
challenge-open-declined = O desafio aberto de { $challenger } para **{ $game }** está encerrado.
challenge-open-cancelled = { $challenger } retirou o desafio aberto para **{ $game }**.
challenge-open-expired = O desafio aberto de { $challenger } para **{ $game }** expirou sem resposta.
challenge-rematch-open =
    🔥 { $opponent }, { $challenger } quer uma revanche de **{ $game }**, com os lugares trocados.
    -# { $clock } · { $rated ->
        [yes] Ranqueada
       *[no] Amistosa
    } · O desafio expira { $until }.
challenge-rematch-accepted = { $opponent } aceitou o desafio de { $challenger } para uma revanche de **{ $game }**.
challenge-rematch-declined = { $opponent } recusou uma revanche de **{ $game }** com { $challenger }.
challenge-rematch-cancelled = { $challenger } retirou o desafio a { $opponent } para uma revanche de **{ $game }**.
challenge-rematch-expired = { $opponent } não respondeu a tempo ao desafio de { $challenger } para uma revanche de **{ $game }**.
challenge-standing = Você já fez este mesmo desafio, e ele continua aberto: { $where }. Espere uma resposta ou cancele-o aqui.
challenge-varied = Seu desafio em outra variante continua aberto: { $where }. Para fazer este no lugar dele, cancele primeiro o outro aqui.
challenge-withdrawn = Seu desafio foi retirado.
challenge-owed = Seu desafio está salvo, mas não consegui publicá-lo agora. Vou tentar de novo; se ele não aparecer, confira se posso enviar mensagens aqui.

## Partidas

player-side = { $player } ({ $side })
match-begins =
    { $rated ->
        [yes] **{ $game }**, ranqueada: { $first } contra { $second }.
        [capped] **{ $game }**, amistosa, pois hoje já começaram bastantes ranqueadas deste jogo entre as mesmas pessoas: { $first } contra { $second }.
       *[no] **{ $game }**, amistosa: { $first } contra { $second }.
    }
match-earlier =
    { $count ->
        [1] -# … e uma jogada antes.
       *[other] -# … e { $count } jogadas antes.
    }
match-sealed-deal = -# 🔒 O sorteio, lacrado: `{ $digits }`
match-sealed-move = -# 🔒 { $player }, jogada lacrada: `{ $digits }`
match-footer = -# { $progress } · escolha abaixo ou digite /move · partida { $match }
ended-agreed = { $player } e { $winner } concordam com o empate.
ended-abandoned = { $winner } e { $player }: esta partida não pôde continuar, por isso não tem resultado.
ended-called-off = { $player } e { $winner } anularam esta partida; ela não tem resultado.
ended-left = { $player } não está mais aqui. **Vitória de { $winner }.**
ended-moderated =
    { $won ->
        [0] { $by }, da moderação, encerrou a partida de { $winner } e { $player }; ela não tem resultado.
       *[1] { $by }, da moderação, encerrou esta partida. **Vitória de { $winner }.**
    }
ended-resigned = { $player } desiste. **Vitória de { $winner }.**
ended-time = O tempo de { $player } acabou. **Vitória de { $winner }.**
day =
    { $day } { $month ->
        [1] jan
        [2] fev
        [3] mar
        [4] abr
        [5] mai
        [6] jun
        [7] jul
        [8] ago
        [9] set
        [10] out
        [11] nov
       *[12] dez
    }
match-number = partida { $match }
match-versus = contra { $opponent }
match-between = { $first } contra { $second }
turn-yours = sua vez
turn-theirs = vez da outra pessoa
turn-of = vez de { $player }
move-played = Você jogou { $move }.
board-owed = Está salvo, mas não consegui publicar o tabuleiro agora. Vou tentar de novo; /board também o mostra.
goes-on-here = Esta partida continua aqui.
board-not-posted = Não consegui publicar o tabuleiro. Confira se posso enviar mensagens e anexar arquivos aqui e tente /board de novo.
resign-really = Quer mesmo desistir de { $game } contra { $opponent } (partida { $match })? A vitória seria da outra pessoa.
resign-done = Você desistiu.
resign-not = Certo, continue jogando.
letter = Seu lado da partida { $match }, só para os seus olhos.
letter-over = A partida { $match } acabou; assim estavam os dois lados.
letter-refused = Você não recebe mensagens privadas minhas, então na partida { $match } veja seu lado com /ranks ou com o botão abaixo do tabuleiro. Todo o resto funciona como sempre.

## Relógios

# $clock é quanto pode durar um turno, como “3 dias por turno”; $until aparece como “em 2 dias”.
time-runs = -# ⏳ O tempo acaba { $until } · { $clock }
time-stands = -# ⏳ O relógio está parado · { $clock }
time-away = -# ⏳ O relógio está parado: ausência de { $player } até { $until } · { $clock }
time-warning =
    ⏳ { $players }: seu tempo em **{ $game }**, partida { $match }, acaba { $until }.
    -# { $where }
away-until =
    Sua ausência vai até { $until } ({ $rest }). Até lá, seus relógios de um dia por turno ou mais ficam parados enquanto for a sua vez, em todos os servidores; os relógios ao vivo, não. Diga `/away until: back` quando voltar.
    -# { $left ->
        [0] Você não tem mais dias de ausência neste ano.
        [1] Você tem mais um dia de ausência neste ano.
       *[other] Você tem mais { $left } dias de ausência neste ano.
    }
away-not =
    Você não está ausente. { $left ->
        [0] Você não tem mais dias de ausência neste ano.
        [1] Você tem um dia de ausência neste ano; use-o com `/away until: 1 day`.
       *[other] Você tem { $left } dias de ausência neste ano; use alguns com `/away until: 7 days`, ou até uma data.
    }
away-choice =
    { $days ->
        [1] 1 dia, até { $date }
       *[other] { $days } dias, até { $date }
    }
away-choice-date = Até { $date }
away-choice-back = Voltei

## Ofertas e revanches

offer-owed = Sua oferta está salva, mas não consegui publicá-la agora. Vou tentar de novo.
offer-draw-open = { $opponent }, { $player } oferece a você um empate em **{ $game }**, partida { $match }. Sua próxima jogada recusa a oferta.
offer-draw-accepted = { $opponent } aceitou a oferta de empate de { $player } em **{ $game }**, partida { $match }.
offer-draw-declined = { $opponent } recusou a oferta de empate de { $player } em **{ $game }**, partida { $match }.
offer-draw-lapsed = A oferta de empate de { $player } em **{ $game }**, partida { $match }, perdeu a validade.
offer-takeback-open =
    { $opponent }, { $player } pede para desfazer { $back ->
        [begun] o turno que começou
        [both] o próprio último turno, e com ele o que você fez depois,
       *[last] o próprio último turno
    } em **{ $game }**, partida { $match }. A próxima jogada recusa o pedido.
offer-takeback-accepted = { $opponent } deixou { $player } desfazer um turno em **{ $game }**, partida { $match }.
offer-takeback-declined = { $opponent } não deixou { $player } desfazer um turno em **{ $game }**, partida { $match }.
offer-takeback-lapsed = O pedido de { $player } para desfazer um turno em **{ $game }**, partida { $match }, perdeu a validade.
offer-call-off-open = { $opponent }, { $player } propõe anular **{ $game }**, partida { $match }: ela terminaria sem resultado. Sua próxima jogada recusa a proposta.
offer-call-off-accepted = { $opponent } e { $player } anularam **{ $game }**, partida { $match }.
offer-call-off-declined = { $opponent } recusou a proposta de { $player } de anular **{ $game }**, partida { $match }.
offer-call-off-lapsed = A proposta de { $player } de anular **{ $game }**, partida { $match }, perdeu a validade.
rematch-made = A revanche é a partida { $match }: { $where }. Comece outra com /challenge.
rematch-elsewhere = Seu pedido de revanche está lá: { $where }.
rematch-standing-asked = Você já pediu esta revanche: { $where }. Espere uma resposta ou cancele-a aqui.
rematch-standing-own = Seu desafio à mesma pessoa neste jogo continua aberto: { $where }. Espere uma resposta, ou cancele-o aqui e peça de novo.
rematch-standing-others = { $player } já desafiou você neste jogo: { $where }. Responda primeiro a esse desafio.
went-back = { $player } desfez seu último turno; a partida continua do ponto anterior.
turn-taken-back = Este turno foi desfeito. Comece-o de novo a partir do tabuleiro mais recente.

## Assistir e rever

replay-title = **{ $game }**: { $first } contra { $second } · partida { $match }
replay-start = { $turns ->
        [0] Nenhum turno foi jogado.
       *[other] Antes do primeiro turno de { $turns }.
    }
replay-turn = Turno { $turn } de { $turns } · { $told }
step-first = Primeiro
step-back = Voltar
step-forward = Avançar
step-last = Último
replay-drawing = Desenhando… { $done } de { $of }
replay-alt = Uma animação da partida { $match }, { $game }, em { $pictures } imagens, do primeiro turno ao último. A última imagem: { $last }
replay-record = O registro da partida { $match }. docs/record-format.md diz como ler e conferir.
replay-shared = Agora todos aqui podem ver.
record-legend-tictactrek =
    Tic Tac Trek. Seat0 joga com X, Seat1 com O. N12 coloca a peça sorteada; N12 K14 também move para ela a fogueira de K14.
    Entre chaves está a peça (M montanha, D deserto, G pradaria, F floresta, L lago) e, depois de um asterisco, quanto vale uma fogueira acesa ou movida.
record-legend-tactiki =
    TacTiki. Seat0 joga com TIKI, da linha 1 para cima, Seat1 com TAC, da linha 5 para baixo. 12 34 55 14 23 é a formação, de A a E, embaixo e em cima em cada casa.
    B1-B2 é um passo; 3@C1 traz um 3 de volta em C1. Entre chaves estão as patentes dos duelos, primeiro a de quem ataca: > vence, < perde, = empata.
record-legend-battleoflits = Battle of LITS. Seat0 começa com X, Seat1 com O. T D4 D5 D6 E5 coloca um T; swap troca os símbolos.
option-which = Suas próprias partidas, ou todas as que são jogadas neste servidor
which-mine = As minhas
which-here = Todas deste servidor
button-watch = Assistir
button-refresh = Atualizar
watch-footer = -# { $progress } · partida { $match }
watch-where = -# É jogada em { $where }.

## Tópicos, configurações, moderação, limites

command-moderate = Para a moderação: partidas que precisam de um fim
command-moderate-end = Encerrar uma partida, com vitória ou sem resultado; o canal dela é informado
command-moderate-list = As partidas em andamento que você pode encerrar
option-match-moderated = Qual partida
option-winner = De quem é a vitória; deixe de fora para não haver resultado
option-note = Por quê; é dito no canal e guardado com a partida
moderate-done = A partida { $match } foi encerrada.
moderator-says = -# “{ $note }”
goes-on-in = -# É jogada em { $thread }.
no-thread-here = -# Não é possível abrir um tópico aqui, por isso esta partida é jogada no canal.
command-settings = O que vale neste servidor: relógios, tópicos, moderação, limites
menu-setting = O que mudar
settings-title = **Configurações deste servidor**
settings-line =
    { $chosen ->
        [0] - { $name }: { $value }
       *[1] - **{ $name }: { $value }**
    }
settings-footer = -# Escolha abaixo o que mudar e, embaixo, o valor. Cada escolha é salva na hora e vale a partir do próximo desafio.
setting-clock = Relógio
setting-clock-about = Quanto pode durar um turno, quando o desafio não diz
setting-place = Lugar
setting-place-about = Onde as partidas são jogadas, quando o desafio não diz
setting-moderator = Moderação
setting-moderator-about = Um cargo que pode encerrar partidas, além de quem gerencia mensagens
setting-matches = Partidas ao mesmo tempo
setting-matches-about = Quantas partidas uma pessoa pode ter em andamento
setting-challenges = Desafios ao mesmo tempo
setting-challenges-about = Quantos desafios de uma pessoa podem estar abertos
setting-rated = Ranqueada ou amistosa
setting-rated-about = Se as partidas contam para os ratings, quando o desafio não diz
setting-rated_a_day = Ranqueadas por dia
setting-rated_a_day-about = Quantas partidas ranqueadas de um jogo as mesmas duas pessoas podem começar em um dia
setting-no-role = quem gerencia mensagens

## Listas

matches-none = Você não tem nenhuma partida em andamento neste servidor. Comece uma com /challenge.
matches-title =
    { $count ->
        [1] Você tem uma partida em andamento:
       *[other] Você tem { $count } partidas em andamento:
    }
matches-line = - **{ $game }** contra { $opponent } · { $turn } · { $progress } · partida { $match } · { $where }
matches-until = o tempo acaba { $until }
matches-stands = o relógio está parado
matches-more = … e mais { $count }.
matches-nowhere = No momento não se joga nada onde você possa ver. Comece uma partida com /challenge.
matches-everywhere =
    { $count ->
        [1] Há uma partida em andamento:
       *[other] Há { $count } partidas em andamento (página { $page } de { $pages }):
    }
matches-waits = vez de { $players }
matches-all-line = - **{ $game }** · { $first } contra { $second } · { $waits } · { $progress } · partida { $match } · { $where }

## Ratings e perfis

scope-server = Este servidor
scope-everywhere = Todos os servidores
rated-yes = Ranqueada
rated-no = Amistosa: sem ratings
leaderboard-title =
    { $scope ->
        [server] **Ranking** deste servidor, **{ $game }**
       *[everywhere] **Ranking** de todos os servidores, **{ $game }**
    }
leaderboard-about = -# Só partidas ranqueadas. Em dois de cada três casos, a força real fica dentro de ±; com mais de ± { $limit }, o rating é provisório. Página { $page } de { $pages }.
leaderboard-name = **{ $mark }** { $player }
leaderboard-empty =
    { $scope ->
        [server] Ninguém neste servidor terminou ainda uma partida ranqueada deste jogo. Dê o primeiro passo: /challenge.
       *[everywhere] Ninguém terminou ainda uma partida ranqueada deste jogo. Dê o primeiro passo: /challenge.
    }
leaderboard-not-you =
    { $scope ->
        [server] { $player } ainda não terminou nenhuma partida ranqueada deste jogo neste servidor.
       *[everywhere] { $player } ainda não terminou nenhuma partida ranqueada deste jogo.
    }
profile-title = **{ $player }** neste servidor
profile-none = { $player } ainda não terminou nenhuma partida neste servidor.
profile-none-of = { $player } ainda não terminou nenhuma partida de { $game } neste servidor.
profile-rating = **{ $game }**: **{ $rating } ± { $deviation }**, { $rank ->
        [0] provisório
       *[other] posição { $rank }
    } · { $drawn ->
        [0] vitórias { $won }, derrotas { $lost }
       *[other] vitórias { $won }, empates { $drawn }, derrotas { $lost }
    } · todos os servidores { $everywhere } ± { $there }
profile-unrated = Nenhuma partida ranqueada ainda.
profile-favourite =
    Joga mais: **{ $game }**, { $played } de { $of ->
        [1] uma partida
       *[other] { $of } partidas
    }
profile-streak =
    Sequência: { $kind ->
        [won] { $now ->
            [1] 1 vitória
           *[other] { $now } vitórias
        }
        [lost] { $now ->
            [1] 1 derrota
           *[other] { $now } derrotas
        }
       *[drawn] { $now ->
            [1] 1 empate
           *[other] { $now } empates
        }
    } agora; a mais longa: { $longest ->
        [0] nenhuma
        [1] 1 vitória
       *[other] { $longest } vitórias
    }
profile-against =
    { $drawn ->
        [0] { $opponent } { $won }–{ $lost }
       *[other] { $opponent } { $won }–{ $lost } (empates: { $drawn })
    }
profile-record = Contra { $list }
profile-record-more = Contra { $list } e mais { $more }
profile-last = Últimas partidas; use os botões para rever:
profile-match =
    - { $result ->
        [won] vitória
        [lost] derrota
       *[drawn] empate
    } contra { $opponent } · { $game }{ $rated ->
        [yes] {""}
       *[no] , amistosa
    } · { $when } · { $match }
profile-about = -# Os números são de partidas ranqueadas; o jogo mais jogado e as últimas partidas incluem também as amistosas.
profile-plot = { $game } · este servidor
picture-leaderboard-title =
    { $scope ->
        [server] { $game } · este servidor
       *[everywhere] { $game } · todos os servidores
    }
picture-column-name = Nome
picture-column-rating = Rating
picture-column-won = Vit.
picture-column-drawn = Emp.
picture-column-lost = Der.
picture-leaderboard-provisional = Provisório: poucas partidas para ter posição
picture-leaderboard-row =
    { $rank ->
        [0] { $name } { $rating } ± { $deviation }
       *[other] { $rank }. { $name } { $rating } ± { $deviation }
    }, { $drawn ->
        [0] vitórias { $won }, derrotas { $lost }
       *[other] vitórias { $won }, empates { $drawn }, derrotas { $lost }
    };
picture-plot =
    { $count ->
        [1] { $title }: o rating após 1 partida ranqueada em { $until }: { $now }.
       *[other] { $title }: o rating em { $count } partidas ranqueadas de { $since } a { $until }. Foi de { $first } a { $now }; máximo { $highest }, mínimo { $lowest }.
    }

## Nomes dos comandos e de suas opções

# As pessoas os digitam depois da barra, e o Discord só aceita minúsculas, algarismos e hifens, até
# 32, sem espaços. As opções de um mesmo comando devem ter nomes diferentes.
name-challenge = desafiar
name-move = jogar
name-board = tabuleiro
name-matches = partidas
name-resign = desistir
name-away = ausência
name-ranks = patentes
name-draw = empate
name-takeback = desfazer
name-block = bloquear
name-unblock = desbloquear
name-privacy = privacidade
name-privacy-export = exportar
name-privacy-delete = excluir
name-call-off = anular
name-replay = rever
name-rules = regras
name-leaderboard = ranking
name-profile = perfil
name-moderate = moderar
name-moderate-end = encerrar
name-moderate-list = lista
name-settings = configurações
name-preferences = preferências
name-help = ajuda
name-option-as = formato
name-option-clock = relógio
name-option-first = começa
name-option-game = jogo
name-option-match = partida
name-option-move = jogada
name-option-note = nota
name-option-opponent = oponente
name-option-person = pessoa
name-option-rated = ranqueada
name-option-scope = escopo
name-option-share = compartilhar
name-option-until = até
name-option-variant = variante
name-option-where = onde
name-option-which = quais
name-option-winner = vence

## Idiomas, temas, preferências

# Como este idioma chama a si mesmo.
language-name = Português do Brasil
language-of-server = Como o Discord deste servidor
language-of-person = Como o seu Discord
theme-default = Claro
theme-dark = Escuro
theme-colour-blind = Para daltonismo
theme-colour-blind-dark = Escuro, para daltonismo
theme-high-contrast = Alto contraste, claro
theme-high-contrast-dark = Alto contraste, escuro
command-preferences = O que vale para você: idioma, imagens, notificações, mensagens, perguntar antes de jogar
preferences-title = **Suas preferências**, em todos os servidores
preferences-footer = -# Escolha abaixo o que mudar e, embaixo, o valor. Cada escolha é salva na hora.
setting-yes = Sim
setting-no = Não
setting-own-language = Idioma
setting-own-language-about = Do que só você lê; o que todos leem fica no idioma do servidor
setting-own-theme = Imagens
setting-own-theme-about = As cores das imagens que só você vê
setting-own-pings = Notificações
setting-own-pings-about = Se as mensagens nos canais notificam você quando é a sua vez
setting-own-letters = Mensagens privadas
setting-own-letters-about = Se envio a você o seu próprio lado das novas partidas com segredos
setting-own-confirm = Perguntar antes de jogar
setting-own-confirm-about = Se uma jogada que você digita ou escolhe em um menu espera o seu sim
setting-channels = Canais
setting-channels-about = Onde partidas podem começar; não escolha nenhum para permitir todos os canais
setting-all-channels = em todos
setting-language = Idioma
setting-language-about = Do que todos leem aqui
setting-theme = Imagens
setting-theme-about = As cores das imagens que todos veem aqui
confirm-move = Jogar **{ $move }** na partida { $match }?
confirm-yes = Jogar
confirm-no = Ainda não
confirm-dropped = Nada foi jogado. Escolha de novo abaixo do tabuleiro, ou com /move.
refused-not-this-channel =
    { $count ->
        [1] Neste servidor joga-se em { $channels }. Desafie lá.
       *[other] Neste servidor joga-se nestes canais: { $channels }. Desafie em um deles.
    }

## Privacidade

# No lugar de uma pessoa cujo passado foi removido; no início de uma frase, a primeira letra passa a
# ser maiúscula.
former-player = alguém que não joga mais
command-privacy = O que está guardado sobre você: receba ou mande remover
command-privacy-export = Receba tudo o que está guardado sobre você, em um arquivo que só você vê
command-privacy-delete = Mande remover para sempre tudo o que está guardado sobre você (pergunta mais uma vez)
command-block = Não receber desafios de alguém, em nenhum servidor; sem nome, mostra quem você bloqueia
command-unblock = Voltar a receber desafios de alguém
option-block = De quem; deixe de fora para ver quem você bloqueia
option-unblock = Quem você deixa de bloquear
button-delete = Remover tudo
button-keep = Manter
privacy-export =
    Isto é tudo o que está guardado sobre você, em JSON. Falta o que você ainda não pode saber das partidas em andamento; docs/privacy.md, no código do Fireside, diz para que serve cada parte.{ $parts ->
        [1] {""}
       *[other] {" "}É a parte { $part } de { $parts }; juntas, na ordem, elas formam um arquivo compactado.
    }
privacy-about = Tudo o que o Fireside guarda sobre você, por tabela; docs/privacy.md diz para que serve cada uma. Os horários são milissegundos desde 1970, UTC. Das partidas em andamento, fica de fora o que você ainda não pode saber.
privacy-really =
    Quer mesmo que seja removido tudo o que está guardado sobre você, em todos os servidores?
    - { $running ->
        [0] Você não tem nenhuma partida em andamento.
        [1] Você desiste da partida que tem em andamento: a vitória é da outra pessoa.
       *[other] Você desiste das { $running } partidas que tem em andamento: as vitórias são das outras pessoas.
    }
    - { $matches ->
        [0] Nenhuma partida sua está guardada.
        [1] Na sua partida que está guardada, você passa a ser “alguém que não joga mais”.
       *[other] Nas suas { $matches } partidas que estão guardadas, você passa a ser “alguém que não joga mais”.
    } Quem jogou contra você mantém seus resultados e ratings.
    - Seus ratings, nomes, ausências e bloqueios desaparecem, e ninguém pode trazê-los de volta, nem mesmo quem mantém o bot.
    -# `/privacy export` dá a você uma cópia antes. Esta pergunta vale por 15 minutos.
privacy-deleted = Tudo o que estava guardado sobre você foi removido. O que publiquei sobre você está sendo alterado, até onde ainda consigo alcançar.
privacy-kept = Certo, tudo fica como está.
board-past = Um tabuleiro anterior da partida { $match }.
block-done = Você não recebe mais desafios de { $player }, em nenhum servidor, e nenhum desafio entre vocês pode ser aceito. As partidas em andamento continuam. Essa pessoa não é avisada. `/unblock` desfaz isso.
block-list =
    { $count ->
        [1] Você não recebe desafios de { $list }.
       *[other] Você não recebe desafios destas { $count } pessoas: { $list }{ $more ->
            [0] .
           *[other] {" "}e mais { $more }.
        }
    }
    -# `/unblock` desfaz isso.
block-nobody = Você não bloqueia ninguém. Com `/block` e um nome, você deixa de receber desafios dessa pessoa.
unblock-done = Você voltou a receber desafios de { $player }.
refused-block-yourself = Você não pode se bloquear. Indique outra pessoa.
refused-not-blocked = Você não bloqueia { $player }. `/block` sem nome mostra quem você bloqueia.
refused-you-block = Você bloqueia { $player }. Para voltar a jogar com essa pessoa, use antes `/unblock`.
refused-not-to-be-challenged = No momento não é possível desafiar { $player }. Desafie outra pessoa, ou deixe o oponente de fora para que qualquer pessoa possa aceitar.
refused-not-to-be-accepted = No momento este desafio de { $player } não pode ser aceito. Comece uma partida sua com /challenge.
refused-rematch-former = Quem jogou essa partida contra você saiu para sempre. Comece uma partida com outra pessoa: /challenge.
refused-not-yours-to-delete = Esta pergunta é para outra pessoa. `/privacy delete` pergunta a você sobre o que está guardado sobre você.
refused-asked-too-long-ago = Essa pergunta é antiga demais. Nada foi removido; use `/privacy delete` de novo.

## Recusas: o que estava errado e o que seria certo

refused-yourself = Você não pode se desafiar. Indique outra pessoa, ou deixe o oponente de fora para que qualquer pessoa possa aceitar.
refused-a-bot = { $player } é um bot e não joga. Desafie uma pessoa, ou deixe o oponente de fora para que qualquer pessoa possa aceitar.
refused-not-a-member = { $player } não está neste servidor. Desafie alguém que esteja, ou deixe o oponente de fora para que qualquer pessoa possa aceitar.
refused-cannot-see = { $player } não pode ver este canal e nunca ficaria sabendo. Faça o desafio em um canal que as duas pessoas vejam.
refused-unknown-game = Não existe um jogo chamado { $game }.
refused-no-variants = { $game } não tem variantes. Deixe a opção de fora.
refused-unknown-variant = Não existe a variante “{ $text }”. Existem: { $variants }.
refused-cannot-post = Não posso jogar neste canal, porque aqui me falta permissão para: { $permissions }. Fale com quem administra o servidor, ou desafie em outro canal.
refused-same-challenge = Você já fez este mesmo desafio, e ele continua aberto. Espere uma resposta, ou cancele-o antes.
refused-own-challenge = Este desafio é seu; outra pessoa precisa aceitá-lo. Você pode cancelá-lo.
refused-not-challenged = Este desafio é só para { $player }. Use /challenge para começar uma partida sua.
refused-not-yours-to-decline = Este desafio é só para { $player }, por isso ninguém mais pode recusá-lo.
refused-cancel-instead = Você não pode recusar seu próprio desafio, mas pode cancelá-lo.
refused-open-to-all = Um desafio aberto não pode ser recusado; é só deixá-lo como está.
refused-not-yours-to-cancel = Só { $player }, que fez este desafio, pode cancelá-lo.
refused-challenge-gone = Este desafio não existe mais. Faça um novo com /challenge.
refused-challenge-accepted = Este desafio já foi aceito. Comece outra partida com /challenge.
refused-challenge-declined = Este desafio foi recusado. Você pode fazer um novo com /challenge.
refused-challenge-cancelled = Este desafio foi retirado. Você pode fazer um novo com /challenge.
refused-challenge-expired = Este desafio expirou. Você pode fazer um novo com /challenge.
refused-not-playing = Você não joga nesta partida. Use /challenge para começar uma sua.
refused-match-over = Esta partida acabou. Comece outra com /challenge.
refused-time-over = O tempo desta partida acabou, então isto não conta mais.
refused-away-unreadable = Não consigo ler “{ $text }” como um tempo. Digite um número de dias, como 7, uma data, como 2026-12-24, ou back.
refused-away-past = Isso não está no futuro. Digite um número de dias, como 7, ou uma data que ainda está por vir.
refused-away-too-long =
    { $left ->
        [0] Você já usou seus { $limit } dias de ausência de { $year }.
        [1] Você só tem mais um dos { $limit } dias de ausência de { $year }.
       *[other] Você só tem mais { $left } dos { $limit } dias de ausência de { $year }.
    }
refused-not-away = Você não está ausente. Com `/away until: 7 days` seus relógios ficam parados.
refused-old-board = Este tabuleiro está desatualizado; veja o mais recente. /board o publica de novo.
refused-no-such-match = Não existe a partida { $match } neste servidor. /matches mostra as suas.
refused-which-match =
    { $count ->
       *[other] Há { $count } partidas possíveis. Diga qual com a opção “partida” (match).
    }
refused-nobody-waits = Não é a sua vez: você espera por { $player }.
refused-elsewhere = Você não tem essa partida neste canal, mas em { $channels }. Vá até lá, ou use a opção “partida” (match).
refused-no-match-here = Não há nenhuma partida sua neste canal. Comece uma com /challenge.
refused-nothing-to-withdraw = Não há mais nada para retirar; a partida seguiu adiante.
refused-nothing-hidden = Neste jogo nada fica oculto. /board publica o tabuleiro.
refused-no-draws = Neste jogo não há empates. Com /resign você desiste.
refused-offer-open =
    { $kind ->
        [draw] Nesta partida já há uma oferta de empate aberta.
        [takeback] Nesta partida já há um pedido para desfazer. Ele precisa antes ser respondido, ou ignorado com uma jogada.
       *[call-off] Nesta partida já há uma proposta aberta de anulá-la.
    }
refused-rematch-too-early = Esta partida ainda não acabou. Primeiro continue jogando.
refused-nothing-to-take-back = Você ainda não jogou nenhum turno que possa desfazer.
refused-withdraw-instead = Não é preciso pedir isso: até que a outra pessoa também termine, o botão abaixo do tabuleiro retira o que você fez.
refused-uncovered-since = Isso não pode ser desfeito: algo foi revelado desde que seu último turno começou, e ninguém pode desaprender.
refused-offer-gone = Esta oferta não está mais aberta.
refused-own-offer = Esta oferta é sua; a outra pessoa precisa respondê-la.
refused-rated-enough =
    { $count ->
        [0] Neste servidor ninguém joga por ratings. Desafie { $player } para uma partida amistosa.
        [1] Você já começou hoje uma partida ranqueada deste jogo com { $player }, e o máximo é uma por dia. A próxima pode começar { $until }; uma amistosa, a qualquer momento.
       *[other] Você já começou hoje { $count } partidas ranqueadas deste jogo com { $player }, e esse é o máximo. A próxima pode começar { $until }; uma amistosa, a qualquer momento.
    }
illegal-not-your-turn = Não é a sua vez. Espere a jogada da outra pessoa.
illegal-game-over = Esta partida acabou. Comece outra com /challenge.
permission-view_channel = ver o canal
permission-send_messages = enviar mensagens
permission-send_messages_in_threads = enviar mensagens em tópicos
permission-create_public_threads = abrir tópicos
permission-attach_files = anexar arquivos
permission-read_message_history = ler o histórico de mensagens
apology = Desculpe, algo deu errado do meu lado, mas nada se perdeu. Se acontecer de novo, passe esta referência a quem me mantém: { $reference }
refused-challenger-left = { $player } não está mais neste servidor, por isso o desafio dessa pessoa foi retirado. Comece uma partida sua com /challenge.
refused-cannot-watch = Você não pode ver o canal em que a partida { $match } é jogada, por isso não pode assistir a ela.
refused-cannot-replay = Você não pode ver o canal em que a partida { $match } foi jogada, então não pode revê-la.
refused-not-a-moderator = Só quem gerencia mensagens onde a partida é jogada, ou tem o cargo de moderação deste servidor, pode fazer isto. /settings diz qual é o cargo.
refused-not-a-player = { $player } não joga na partida { $match }. Indique alguém que jogue nela, ou ninguém para não haver resultado.
refused-not-yours-to-settle = Só quem pode gerenciar este servidor pode definir isto. Fale com uma dessas pessoas.
refused-no-such-setting = Isso não pode mais ser definido. Abra o painel de novo.
refused-too-fast =
    { $seconds ->
        [1] Mais devagar: volto a atender você em um segundo. Nada do que você fez antes se perde.
       *[other] Mais devagar: volto a atender você em { $seconds } segundos. Nada do que você fez antes se perde.
    }
refused-challenges-too-fast =
    { $seconds ->
        [1] São muitos desafios de uma vez. Você pode fazer o próximo em um segundo.
       *[other] São muitos desafios de uma vez. Você pode fazer o próximo em { $seconds } segundos.
    }
refused-too-many-challenges =
    { $limit ->
        [1] Você já tem um desafio aberto neste servidor, e ele só permite um. Espere uma resposta, ou cancele-o.
       *[other] Você tem { $limit } desafios abertos neste servidor, e ele não permite mais. Espere uma resposta, ou cancele um deles.
    }
refused-too-many-matches =
    { $limit ->
        [1] Você já tem uma partida em andamento neste servidor, e ele só permite uma. Termine-a antes.
       *[other] Você tem { $limit } partidas em andamento neste servidor, e ele não permite mais. Termine uma antes; /matches mostra quais são.
    }
refused-full-up = { $player } tem tantas partidas em andamento quanto este servidor permite ({ $limit }). Tente de novo quando uma delas acabar.
refused-replay-running = A partida { $match } ainda está em andamento; dá para revê-la quando acabar. /board mostra como ela está.
refused-replay-alone = Só um GIF ou o registro pode ser mostrado a todos aqui. Escolha um deles com a opção “formato” (as), ou deixe “compartilhar” (share) de fora.
refused-animation-yours = Ainda estou desenhando uma animação para você. Peça outra quando ela chegar.
refused-animations-busy = Estou desenhando tantas animações quanto consigo. Tente de novo em um minuto.
refused-animation-stopped = Vou parar por um momento, por isso esta animação não foi terminada. Peça-a de novo quando eu voltar.

## Tic Tac Trek

trek-lays =
    { $player } coloca { $terrain ->
        [M] uma montanha
        [D] um deserto
        [G] uma pradaria
        [F] uma floresta
       *[L] um lago
    } em **{ $field }**.
trek-lights =
    { $player } coloca { $terrain ->
        [M] uma montanha
        [D] um deserto
        [G] uma pradaria
        [F] uma floresta
       *[L] um lago
    } em **{ $field }** e acende uma fogueira que vale { $worth }.
trek-moves =
    { $player } coloca { $terrain ->
        [M] uma montanha
        [D] um deserto
        [G] uma pradaria
        [F] uma floresta
       *[L] um lago
    } em **{ $field }** e move para lá a fogueira de { $origin }, que agora vale { $worth }.
trek-keeps =
    { $player } coloca { $terrain ->
        [M] uma montanha
        [D] um deserto
        [G] uma pradaria
        [F] uma floresta
       *[L] um lago
    } em **{ $field }** e deixa todas as fogueiras onde estão.
trek-prompt =
    { $player }, sua vez: coloque **{ $terrain ->
        [M] uma montanha
        [D] um deserto
        [G] uma pradaria
        [F] uma floresta
       *[L] um lago
    }** com { $symbol }.
trek-progress = turno { $turn } de { $turns }
trek-won-points = **Vitória de { $player }** com { $points } pontos a { $others }.
trek-won-campfires = **Vitória de { $player }**: { $points } pontos para cada lado, porém mais fogueiras na mesa.
trek-won-final-turn = **Vitória de { $player }**: { $points } pontos e o mesmo número de fogueiras para cada lado, e o último turno foi de { $loser }.
trek-choice-lights = fogueira que vale { $worth }
trek-choice-moves = a fogueira vem para cá: de { $old } para { $worth }
trek-choice-keeps = deixar as fogueiras onde estão
trek-choice-may-move = uma fogueira pode vir para cá, valendo { $worth }
trek-which-campfire = Sua peça em **{ $field }** completa uma trinca, e todas as suas seis fogueiras já estão na mesa. Mover uma para lá, onde valeria { $worth }? Nada é colocado até você escolher; para colocar em outro lugar, use o menu de novo.
trek-take = De { $origin } (agora vale { $worth })
trek-leave = Deixar as fogueiras onde estão
illegal-trek-unreadable = Não consigo ler “{ $text }” como uma jogada. Digite uma casa, como N12, ou duas para mover também uma fogueira: N12 K14. Você pode colocar a peça em: { $spaces }.
illegal-trek-taken = Já há uma peça em { $field }. Você pode colocar a sua em: { $spaces }.
illegal-trek-not-beside = { $field } não toca a mesa; uma peça vai encostada em outra, lado a lado. Você pode colocar a sua em: { $spaces }.
illegal-trek-terrain =
    { $terrain ->
        [M] Uma montanha
        [D] Um deserto
        [G] Uma pradaria
        [F] Uma floresta
       *[L] Um lago
    } não pode ir em { $field }: precisa tocar o mesmo terreno ou um lago, lado a lado. Você pode colocar a peça em: { $spaces }.
illegal-trek-no-row = Uma fogueira só se move para uma peça que completa uma trinca, e { $field } não completa nenhuma. Digite só { $field } para colocar a peça lá.
illegal-trek-supply-left =
    { $left ->
        [1] Você ainda tem uma fogueira para acender, por isso nenhuma se move. Digite só { $field }.
       *[other] Você ainda tem { $left } fogueiras para acender, por isso nenhuma se move. Digite só { $field }.
    }
illegal-trek-not-your-campfire = Você não tem nenhuma fogueira em { $campfire } para mover para { $field }.

## Battle of LITS

variant-battleoflits-layout-random = símbolos ao acaso, meia-volta troca X e O
variant-battleoflits-layout-free = símbolos totalmente ao acaso
variant-battleoflits-layout-stripes = disposição “Listras”
variant-battleoflits-layout-rain = disposição “Chuva”
variant-battleoflits-layout-rings = disposição “Anéis”
variant-battleoflits-layout-diamonds = disposição “Losangos”
variant-battleoflits-layout-chequers = disposição “Xadrez”
variant-battleoflits-layout-lanterns = disposição “Lanternas”
variant-battleoflits-layout-galaxy = disposição “Galáxia”
variant-battleoflits-layout-windmill = disposição “Moinho”
variant-battleoflits-layout-own = uma disposição própria de quem joga
# As letras X, O e L I T S estão nas imagens; são mantidas.
lits-places =
    { $player } coloca um { $shape ->
        [T] T
       *[L] { $shape }
    } em **{ $fields }** e { $others ->
        [0] { $own ->
            [0] não cobre nada
           *[other] cobre { $own } do seu próprio lado
        }
       *[other] { $own ->
            [0] cobre { $others } de { $opponent }
           *[other] cobre { $others } de { $opponent } e { $own } do seu próprio lado
        }
    }.
lits-swaps = { $player } faz a troca e a partir de agora tem os **{ $symbol }**. A peça fica, { $opponent } tem os { $left } e coloca a próxima.
lits-prompt = { $player }, sua vez: coloque uma peça. Os **{ $symbol }** são seus.
lits-swap-explained = Ou troque, agora ou nunca: você fica com os { $others } em vez dos { $own }, a peça fica, e { $opponent } coloca a próxima.
lits-progress = peça { $number }
lits-won-uncovered = Nenhuma peça cabe mais. **Vitória de { $player }** com { $points } símbolos descobertos a { $others }.
lits-won-last-piece = Nenhuma peça cabe mais, e há { $points } símbolos descobertos para cada lado. **Vitória de { $player }** no desempate, por ter colocado a última peça.
lits-covers = cobre { $others } { $theirs }, { $own } { $yours }
lits-remaining =
    { $places ->
        [1] { $supply } { $shape } a colocar, 1 lugar
       *[other] { $supply } { $shape } a colocar, { $places } lugares
    }
lits-open = Colocar peça
lits-swap = Trocar
lits-fits = **{ $piece }** cabe e cobre { $covered } { $others }, { $hidden } { $own }. Descobertos então: { $mine } { $own } dos seus, { $theirs } { $others }.
lits-fits-not = **{ $piece }** não cabe. { $reason }
lits-shape = { $shape } × { $left }
lits-act-left = ◀
lits-act-up = ▲
lits-act-down = ▼
lits-act-right = ▶
lits-act-turn = Girar
lits-act-flip = Virar
lits-act-next = Outro lugar
lits-type = Digitar …
lits-jump = Vá para os melhores lugares, uma coluna ou uma linha
lits-column = Coluna { $column }
lits-row = Linha { $row }
lits-place = Colocar { $piece }
lits-form-title = Onde?
lits-form-label = Uma casa ou as quatro; a letra, se quiser
lits-form-example = D5, ou T D4 D5 D6 E5
illegal-lits-unreadable = Não consigo ler “{ $text }” como uma peça. Digite suas quatro casas, como T D4 D5 D6 E5, em qualquer ordem; a letra pode ficar de fora.
illegal-lits-off-board = { $field } está fora do tabuleiro.
illegal-lits-repeated-field = Você indicou { $field } duas vezes; uma peça cobre quatro casas diferentes.
illegal-lits-too-few-fields =
    Uma peça cobre quatro casas, e você indicou { $count }. { $matches ->
        [0] Nenhuma peça cabe nelas agora.
        [1] Um lugar as contém: continue digitando e ele é oferecido.
       *[other] { $matches } lugares as contêm: continue digitando e a lista encurta.
    }
illegal-lits-too-many-fields = Uma peça cobre quatro casas, e você indicou { $count }.
illegal-lits-not-a-piece = { $fields } não são nenhuma das quatro formas. L, I, T e S cobrem cada uma quatro casas lado a lado; um quadrado não é nenhuma delas.
illegal-lits-other-shape =
    Em { $fields } fica um { $actual ->
        [T] T
       *[L] { $actual }
    }, não um { $shape ->
        [T] T
       *[L] { $shape }
    }. Deixe a letra de fora, ou escolha outras casas.
illegal-lits-none-left = Não sobra nenhum { $shape }; os cinco estão no tabuleiro.
illegal-lits-covered =
    { $field } já está coberta por um { $shape ->
        [T] T
       *[L] { $shape }
    }.
illegal-lits-touches-same = Em { $field } ela toca outro { $shape } em { $at }. Peças da mesma forma podem se encontrar em um canto, nunca ao longo de um lado.
illegal-lits-fills-block = Ela cobriria a última casa do bloco de 2 × 2 de { $field } a { $to }; nenhum bloco assim pode ficar todo coberto.
illegal-lits-not-adjacent = Ela não toca nenhuma outra peça. A partir da segunda, cada uma divide um lado com uma peça do tabuleiro.
illegal-lits-fits-nowhere = Nenhum { $shape } cabe em lugar algum agora.
illegal-lits-fits-not-there = Nenhum { $shape } que cubra { $fields } cabe agora.
illegal-lits-moved-meanwhile = A peça se moveu desde que você a viu, por isso não foi colocada. Olhe de novo e então coloque-a.
illegal-lits-swap-too-early = Ainda não há nada para trocar. Quem joga em segundo lugar pode trocar logo depois da primeira peça.
illegal-lits-swap-once = A troca já foi feita; ela acontece uma vez por partida.
illegal-lits-swap-too-late = A troca só era possível logo depois da primeira peça.
illegal-lits-layout-rows =
    { $count ->
        [1] Uma disposição tem dez linhas, e eu li uma.
       *[other] Uma disposição tem dez linhas, e eu li { $count }.
    } Dê dez linhas de dez sinais (X, O e um ponto para uma casa vazia), a de cima primeiro, separadas por / ou espaços; ou escolha uma disposição pelo nome.
illegal-lits-layout-row =
    { $count ->
        [1] A linha { $row } da disposição tem um sinal; cada linha tem dez.
       *[other] A linha { $row } da disposição tem { $count } sinais; cada linha tem dez.
    }
illegal-lits-layout-mark = Na linha { $row } da disposição, o sinal { $column } é “{ $mark }”. Ali só podem estar X, O e um ponto para uma casa vazia.
illegal-lits-layout-without = A disposição não tem nenhum { $symbol }. Cada lado precisa de alguns.

## TacTiki

variant-tactiki-memory-strict = memória estrita: as patentes só aparecem nos duelos
variant-tactiki-memory-open = memória aberta: as patentes que um duelo mostrou continuam visíveis
tiki-ready = A formação de { $player } está pronta.
tiki-steps = { $player }: { $steps }.
tiki-returns = { $player }: uma peça volta em **{ $field }**.
tiki-attack = ⚔️ Em { $field }: { $duels }.
tiki-duel =
    { $result ->
        [won] { $side } { $attacker } vence { $enemy } { $defender }
        [lost] { $side } { $attacker } perde para { $enemy } { $defender }
       *[tied] { $side } { $attacker } empata com { $enemy } { $defender }
    }
tiki-duel-faded =
    { $result ->
        [won] { $side } vence uma peça de { $enemy }
        [lost] { $side } perde para uma peça de { $enemy }
       *[tied] { $side } empata com uma peça de { $enemy }
    }
tiki-locked = 🔒 { $side } em { $field }: { $pieces } de { $of }.
tiki-no-second = Um segundo passo não é possível.
tiki-skipped = { $player } não pode fazer nada e tem o turno pulado.
tiki-you = Você
tiki-prompt-setup = { $player }, prepare sua linha em segredo com **{ $side }**: aperte **Preparar**, ou digite `/move 12 34 55 14 23`.
tiki-prompt =
    { $returns ->
        [0] { $player }, sua vez com **{ $side }**: dois passos.
       *[other] { $player }, sua vez com **{ $side }**: dois passos, ou trazer uma peça de volta.
    }
tiki-progress =
    { $turn ->
        [0] formação
       *[other] turno { $turn }
    }
tiki-end-statue = **Vitória de { $player }** contra { $other } com uma estátua de { $of }.
tiki-end-nobody-can-win = **Empate** entre { $player } e { $other }: nenhum lado consegue mais reunir cinco em uma casa.
tiki-end-quiet = **Empate** entre { $player } e { $other }: em { $turns } turnos nenhuma peça chegou ao outro lado.
tiki-brings-back = traz um { $rank } de volta
tiki-attacks =
    { $enemies ->
        [1] ataca { $height ->
            [1] uma peça sozinha
           *[other] uma pilha de { $height }, um inimigo em cima
        }
       *[other] ataca uma pilha de { $height }, { $enemies } inimigos em cima
    }
tiki-joins =
    { $height ->
        [1] sobre uma peça sua
       *[other] sobre uma pilha de { $height }
    }
tiki-builds = { $pieces } de { $of } lá
tiki-pick =
    { $chosen ->
        [return] **Turno { $turn }** da partida { $match }: onde seu { $piece } deve voltar?
        [piece] **Turno { $turn }**, passo { $step } de 2, partida { $match }: para onde { $piece } deve ir?
       *[nothing] **Turno { $turn }**, passo { $step } de 2, partida { $match }: escolha uma peça. Só para os seus olhos.
    }
tiki-pick-menu = Escolha uma peça
tiki-pick-piece = { $field } · seu { $rank }
tiki-pick-fields = para { $fields }
tiki-pick-return = Trazer um { $rank } de volta (ocupa o turno todo)
tiki-turn-done = Seu turno está completo; o canal mostra.
tiki-letter = Seu lado da partida { $match }, **{ $side }**, só para os seus olhos.
tiki-set-up = **Sua formação** para a partida { $match }, só para os seus olhos. Você joga com { $side }, na linha { $row }. Ponha duas peças em cada casa: escolha uma casa e depois as duas peças dela. Ou digite `/move 12 34 55 14 23` no canal, casas de A a E, a peça de baixo primeiro.
tiki-set-up-ready = **Sua formação está pronta** na partida { $match } com { $side }. Até que a de quem joga contra você também esteja, você pode retirá-la.
tiki-fill = O que fica em { $field }?
tiki-pair = { $bottom } embaixo, { $top } em cima
tiki-swap = Troque duas peças
tiki-place =
    { $rank ->
        [0] { $field } { $top ->
            [0] embaixo
           *[other] em cima
        }, vazio
       *[other] { $field } { $top ->
            [0] embaixo
           *[other] em cima
        }, um { $rank }
    }
tiki-button-set-up = Preparar
tiki-button-turn = Dar passos
tiki-button-ranks = Patentes
tiki-button-shuffle = Embaralhar
tiki-button-mirror = Espelhar
tiki-button-last = A anterior
tiki-button-clear = Limpar
tiki-button-confirm = Confirmar
tiki-button-back = Retirar
refused-set-up-already = Sua formação já está decidida. Até que a de quem joga contra você também esteja, “Preparar”, abaixo do tabuleiro, oferece retirá-la.
refused-no-earlier-setup = Não conheço nenhuma formação anterior sua neste jogo.
illegal-tiki-not-a-move = Não consigo ler “{ $text }” como uma jogada. Digite um passo, como B1-B2, uma volta, como 3@C1, ou, para a formação, as patentes das suas cinco casas: 12 34 55 14 23.
illegal-tiki-setup-first = Primeiro a formação: digite as patentes das suas casas de A a E, a peça de baixo primeiro, como 12 34 55 14 23.
illegal-tiki-setup-over = As duas formações já estão feitas. Digite um passo, como B1-B2.
illegal-tiki-already-set-up = Sua formação já está pronta. Até que a de quem joga contra você também esteja, “Preparar”, abaixo do tabuleiro, oferece retirá-la.
illegal-tiki-no-such-rank = Não existe a patente { $rank }; as patentes vão de 1 a 5.
illegal-tiki-rank-too-often = Você só tem duas peças de patente { $rank }, e nesta formação há { $count }.
illegal-tiki-setup-incomplete =
    { $pieces ->
        [1] Uma formação tem dez peças, duas em cada casa, e esta tem uma. Faltam: { $missing }.
       *[other] Uma formação tem dez peças, duas em cada casa, e esta tem { $pieces }. Faltam: { $missing }.
    }
illegal-tiki-not-in-pairs = Escreva duas patentes para cada casa, como { $setup }.
illegal-tiki-off-board = Não existe a casa { $field } neste tabuleiro.
illegal-tiki-no-piece = Não há nenhuma peça em { $field }.
illegal-tiki-not-your-piece = Não há nenhuma peça sua em { $field }.
illegal-tiki-blocked = Sua peça em { $field } está bloqueada: há um inimigo sobre ela.
illegal-tiki-locked = Sua peça em { $field } está travada: chegou ao outro lado e fica lá.
illegal-tiki-backward = As peças nunca recuam. De { $origin } você pode ir para: { $fields }.
illegal-tiki-held-by-enemy = Um inimigo travado ocupa { $field }, e lá ninguém entra. De { $origin } você pode ir para: { $fields }.
illegal-tiki-not-one-step = Um passo leva uma casa para a frente, para a esquerda ou para a direita, e { $field } não é nenhuma delas. De { $origin } você pode ir para: { $fields }.
illegal-tiki-reincarnation-takes-the-turn = Trazer uma peça de volta ocupa o turno todo, e você já deu um passo. Dê o segundo.
illegal-tiki-nobody-defeated = Nenhuma das suas peças está derrotada, por isso nenhuma pode voltar.
illegal-tiki-no-field-free = Uma peça volta em uma casa vazia da sua própria linha, e agora nenhuma está vazia.
illegal-tiki-not-your-start-field = Uma peça volta em uma casa vazia da sua própria linha, e { $field } não é uma delas. Livres agora: { $fields }.
illegal-tiki-not-empty = { $field } não está vazia. Livres agora: { $fields }.
illegal-tiki-not-defeated = Nenhuma das suas peças derrotadas é um { $rank }. Você tem: { $ranks }.

## Ajuda e regras

help = **Fireside**: jogos para duas pessoas, neste servidor.
    - Com `/challenge` você desafia alguém para um jogo; sem oponente, qualquer pessoa pode aceitar.
    - Quando é a sua vez, você recebe uma menção com o tabuleiro. Escolha sua jogada no menu abaixo dele ou digite `/move`; enquanto você digita, aparecem as jogadas possíveis e o que cada uma faria.
    - Nos jogos com segredos, seu próprio lado chega em uma mensagem privada; `/ranks` e um botão abaixo do tabuleiro também o mostram. `/draw` oferece um empate nos jogos que têm empate.
    - `/takeback` pede para desfazer seu último turno; `/call-off`, para terminar uma partida sem resultado. **Revanche**, abaixo do último tabuleiro, joga de novo com os lugares trocados.
    - Um turno pode durar o que o desafio diz, e eu aviso quando resta um terço. `/away` deixa parados por alguns dias seus relógios de um dia por turno ou mais.
    - `/replay` percorre uma partida encerrada, faz dela um GIF ou dá a você o registro.
    - `/board` mostra o tabuleiro de novo, `/matches` as suas partidas ou todas deste servidor e de quem é a vez, e com `/resign` você desiste de uma. O botão **Assistir** mostra a qualquer pessoa o tabuleiro de uma partida.
    - `/tutorial` ensina os primeiros turnos de um jogo, `/rules` o explica com imagens, `/leaderboard` mostra quem o joga melhor, `/profile` conta como alguém joga.
    - Com `/block` você deixa de receber desafios de alguém; `/unblock` desfaz isso. `/privacy` envia a você tudo o que está guardado sobre você, ou apaga.
    - `/preferences` define o que vale para você: idioma, cores, notificações, mensagens privadas.
    - `/settings` é para quem administra o servidor; `/moderate`, para quem mantém a ordem.

    Os jogos: { $games }.
    Nada se perde quando o bot reinicia: cada jogada é salva antes de ser mostrada.

## Boas-vindas e tutorial

# A primeira mensagem em um servidor em que o bot acabou de entrar; todos a leem.
welcome = O **Fireside** está aqui: jogos para duas pessoas, neste canal ou em qualquer outro, com o tabuleiro como imagem.
    Aperte **Jogar** para uma partida de { $game }; quem aceitar joga contra você. `/tutorial` mostra seus primeiros turnos, só para você e em privado; `/challenge` tem todos os jogos ({ $games }), `/help` o resto.
button-play = Jogar
name-tutorial = tutorial
command-tutorial = Seus primeiros turnos em um jogo: uma lição curta com imagens, só para você
# Fica onde um texto traria o nome de quem joga do outro lado, dentro de uma frase.
tutorial-opponent = quem joga contra você
tutorial-wrong = ❌ **{ $move }**: { $why }
tutorial-right = ✅ { $told }
tutorial-end = Estes foram seus primeiros turnos. **Regras** conta o resto de { $game }; com `/challenge` você encontra com quem jogar.
tutorial-tictactrek-1 = **Tic Tac Trek · lição 1 de 4: colocar uma peça**
    Você é X. A cada turno você coloca a peça sorteada, aqui uma montanha, como a imagem mostra no alto. Ela vai em uma casa vazia que toque a mesa por um lado; um canto não basta.
    Onde você a coloca? Os botões indicam uma coluna e uma linha.
tutorial-tictactrek-1-done = A mesa cresce em todas as direções. É a primeira montanha, então qualquer casa ao lado de uma peça estava aberta para ela. A próxima precisa tocar uma montanha ou um lago.
tutorial-tictactrek-2 = **Tic Tac Trek · lição 2 de 4: o mesmo terreno**
    Alguns turnos depois, você recebeu uma pradaria. Ela precisa tocar por um lado uma pradaria ou um lago, não importa de quem. A imagem marca as casas onde ela pode ir.
    Onde você a coloca?
tutorial-tictactrek-2-done = Ela toca a pradaria em M14, que é de quem joga contra você; só o terreno conta. Se nenhuma casa servir para uma peça, qualquer uma ao lado da mesa vale.
tutorial-tictactrek-3 = **Tic Tac Trek · lição 3 de 4: uma fogueira**
    Três peças suas em linha, também na diagonal, acendem uma fogueira na nova peça, se nenhuma das três já tiver uma. Ela dá um ponto por cada casa vazia entre as oito ao redor dela: os números dourados dizem quantos.
    Onde você coloca esta pradaria para fazer mais pontos?
tutorial-tictactrek-3-none = Você pode, mas isso não completa nenhuma trinca de X, então não acende nenhuma fogueira. Procure os números dourados.
tutorial-tictactrek-3-less = Isso acende uma fogueira, mas com apenas 3 casas vazias ao redor. Outra casa tem mais.
tutorial-tictactrek-3-done = Seis pontos, por enquanto: cada peça colocada ao lado da sua fogueira tira um, tanto as suas quanto as de quem joga contra você. Então mantenha aberto o campo em volta dela.
tutorial-tictactrek-4 = **Tic Tac Trek · lição 4 de 4: mover uma fogueira**
    Perto do fim, todas as suas seis fogueiras estão na mesa. Agora uma nova trinca permite mover uma delas para a nova peça. Colocar em O13 completa uma, e lá uma fogueira valeria 3.
    A de L12 vale 2, a de L16 vale 6. O que você faz? A primeira casa é para a peça; a segunda diz de onde vem a fogueira.
tutorial-tictactrek-4-left = Você pode deixar todas as fogueiras onde estão, mas aqui mover uma rende um ponto.
tutorial-tictactrek-4-less = Você pode, mas a fogueira de L16 vale 6, e em O13 valeria 3. Mova uma que valha menos.
tutorial-tictactrek-4-done = De 2 para 3: um ponto a mais. Após 24 turnos a partida termina, e vence quem tem mais pontos.
tutorial-tactiki-1 = **TacTiki · lição 1 de 5: a formação**
    Você é TIKI, embaixo. Você tem dez ídolos, dois de cada patente, de 1 a 5, e põe dois em cada uma das suas casas, de A a E. Quem joga contra você faz o mesmo em cima, e ninguém vê as patentes do outro. Cada par de algarismos abaixo é uma casa, a peça de baixo primeiro.
    Que formação você escolhe?
tutorial-tactiki-1-done = Só você vê suas patentes. Em uma partida, **Preparar** permite fazer isso peça por peça. O objetivo: cinco peças suas em uma casa da outra linha.
tutorial-tactiki-2 = **TacTiki · lição 2 de 5: um passo**
    Um turno são dois passos, com uma peça ou com duas. Só a peça de cima de uma pilha dá passos: uma casa para a frente, para a esquerda ou para a direita. Para você, a frente é para cima.
    Qual é o seu primeiro passo?
tutorial-tactiki-2-done = Seu 4 está em B2. Seu turno ainda não acabou.
tutorial-tactiki-3 = **TacTiki · lição 3 de 5: o segundo passo**
    Seu 4 chegou a B2. Agora o seu segundo passo, com a mesma peça ou com outra. Ninguém pode passar, e as peças nunca recuam.
    Qual é o seu segundo passo?
tutorial-tactiki-3-done = Dois passos, e o turno acabou. Parar sobre uma pilha sua também vale: você fica em cima dela.
tutorial-tactiki-4 = **TacTiki · lição 4 de 5: um duelo**
    Seu 4 chegou a B4, diante de dois inimigos em B5. Quem para sobre um inimigo o ataca, e as duas patentes são mostradas. A mais alta vence, só que um 1 vence um 5. Você não tem como saber o que espera lá; um 4 é um palpite corajoso.
    Como você ataca?
tutorial-tactiki-4-aside = Você pode, mas não há ninguém lá, então não há duelo. Dê o passo sobre os inimigos em B5.
tutorial-tactiki-4-done = Seu 4 venceu um 1, depois o 2 embaixo dele, e fica travado na outra linha: a primeira das cinco peças que vencem. Lembre-se das patentes que você viu; elas ficam só na mensagem desse turno. Mais um passo, e o turno acaba.
tutorial-tactiki-5 = **TacTiki · lição 5 de 5: a volta**
    Agora você é TAC, e o tabuleiro está virado para que a sua própria linha, a 5, fique embaixo. Duas das suas peças foram derrotadas: um 1 e um 2. Em vez de dois passos, uma delas pode voltar em uma casa vazia da sua própria linha. `2@A5` traria o 2 de volta em A5.
    Que volta você escolhe?
tutorial-tactiki-5-done = Seu 2 voltou, e isso foi o turno todo. Quem joga contra você vê que uma peça voltou, mas não qual.
tutorial-battleoflits-1 = **Battle of LITS · lição 1 de 4: colocar uma peça**
    Os X são seus, e os O, de quem joga contra você. Vocês colocam alternadamente peças que são dos dois: L, I, T e S, cada uma em quatro casas. O que uma peça cobre deixa de contar, e no fim vence quem tem mais símbolos descobertos. As casas D5 e E6, por exemplo, estão nas colunas D e E, linhas 5 e 6.
    Que peça você coloca?
tutorial-battleoflits-1-own = Ela cabe, mas cobre dois X seus e nenhum O. Encontre uma que faça o contrário.
tutorial-battleoflits-1-done = Dois O cobertos, e nenhum X. Mas não foi bom demais? Quem joga em segundo lugar pode responder de um jeito especial, uma única vez.
tutorial-battleoflits-2 = **Battle of LITS · lição 2 de 4: a troca**
    Agora você está no outro lugar: os O são seus, e aquela primeira peça lhe custou dois. Uma única vez, logo depois da primeira peça, quem joga em segundo lugar pode trocar os símbolos em vez de colocar uma peça: os X seriam seus, com 30 descobertos a 28. Nos dois casos, quem joga contra você coloca depois a próxima peça.
    O que você faz?
tutorial-battleoflits-2-places = Você pode: ela cobre dois X, e fica 28 a 28. Mas trocar daria a você 30 a 28, e a vez seguinte seria de quem joga contra você do mesmo jeito.
tutorial-battleoflits-2-done = Por isso vale a pena começar com uma peça justa para os dois lados. Daqui em diante não há mais troca.
tutorial-battleoflits-3 = **Battle of LITS · lição 3 de 4: onde uma peça cabe**
    De volta ao primeiro lugar: quem joga contra você fez a troca, então os O são seus e você coloca de novo. A partir da segunda, uma peça precisa dividir um lado com uma do tabuleiro, mas nunca com uma da mesma forma.
    Qual cabe?
tutorial-battleoflits-3-done = Dois X cobertos, e há igualdade: 28 a 28. Peças da mesma forma ainda podem se encontrar em um canto.
tutorial-battleoflits-4 = **Battle of LITS · lição 4 de 4: nenhum quadrado**
    Agora os X são seus. Nenhum bloco de 2 × 2 casas pode jamais ficar todo coberto, sejam quais forem as peças. O S e o T já cobrem três casas de um.
    Que peça cabe?
tutorial-battleoflits-4-done = Ela toca o S e o T e não enche nenhum bloco. Quando nenhuma peça cabe mais, contam-se os símbolos descobertos. Em uma partida, **Colocar peça** segura uma sobre o tabuleiro e diz se ela cabe.

## A área de testes

playground-welcome = **Boas-vindas à área de testes!** Este é um Discord simulado no seu próprio computador. Você é **Ada**; *Viewing as*, no alto da página, transforma você em Ben ou em Cleo.

    1. Digite `/challenge`, escolha um jogo, clique em *+… more* para incluir Ben como oponente e envie com a seta à direita.
    2. Vire Ben e aperte **Aceitar**.
    3. Jogue um turno de cada vez: escolha no menu do tabuleiro, ou digite `/move` e uma letra para ver a lista de jogadas que começam com ela. *Jump to latest*, embaixo, leva você ao tabuleiro mais recente.

    `/help` conta o resto. Como Ada, você administra este servidor: experimente `/settings` e `/moderate list`. Ctrl-C no terminal encerra a área de testes.
playground-kept = Suas partidas continuam onde você as deixou: `/matches` mostra a lista, `/board` mostra o tabuleiro.

## As regras de Tic Tac Trek, página por página

rules-tictactrek-1 = **Tic Tac Trek · 1 de 5: a viagem**
    Duas pessoas percorrem o mesmo país. Uma é X, a outra O, e elas colocam, cada uma por sua vez, peças de terreno. Três peças suas em linha acendem uma fogueira, e uma fogueira vale mais quanto mais campo aberto há em volta.
    O saco tem 26 peças: seis de montanha, seis de deserto, seis de pradaria, seis de floresta e dois lagos. Cada peça mostra X em uma face e O na outra. Duas são colocadas no início, X em M13 e O em N13. As outras 24 são jogadas uma a uma, doze de cada lado. Você recebe a peça sorteada; não há escolha, mas ela é vista pelos dois lados.
    Acima do tabuleiro: os pontos de cada lado e as fogueiras que lhe restam; no meio, a peça a colocar agora; à direita, quantas peças de cada terreno ainda estão no saco. A vez é do lado preenchido.
rules-tictactrek-2 = **Tic Tac Trek · 2 de 5: colocar uma peça**
    Sua peça vai em uma casa vazia que divida um lado com a mesa, com o seu símbolo para cima.
    • Um lago vai em qualquer casa assim.
    • A primeira peça de um terreno também. Aqui O tem a primeira pradaria, então todas as casas estão abertas.
    • Fora isso, a peça precisa dividir um lado com uma peça do mesmo terreno ou com um lago. De quem é essa peça não importa.
    • Se não houver nenhuma casa assim, qualquer uma serve. Nenhuma peça se perde e nenhum turno é pulado.
    A imagem marca as casas que você pode usar; digite o nome de uma, como `M14`, ou escolha no menu.
rules-tictactrek-3 = **Tic Tac Trek · 3 de 5: trincas e fogueiras**
    Quando sua peça completa uma trinca, uma linha de três peças que mostram todas o seu símbolo (na horizontal, na vertical ou na diagonal, com a nova peça em qualquer lugar dela), uma fogueira é acesa na nova peça. Nenhuma das três pode já ter uma fogueira: uma peça com fogueira está gasta. Três dentro de uma linha mais longa também contam; duas trincas de uma vez ainda acendem uma só fogueira.
    Enquanto você tiver fogueiras, precisa acendê-la, mesmo onde ela não vale nada. O número dourado mostra quanto ela valeria: aqui X pode acender uma em L15 por 6.
rules-tictactrek-4 = **Tic Tac Trek · 4 de 5: as seis fogueiras na mesa**
    Você tem seis fogueiras. Quando todas estão na mesa, completar uma trinca permite mover uma das suas fogueiras, de qualquer lugar, para a nova peça, ou deixá-las onde estão. Aqui X, ao colocar em O13, pode mover uma para lá, onde valeria 3. Uma casa assim traz um número branco com um anel dourado. Para mover a de O15, digite `O13 O15`. A peça que ela deixa pode servir em trincas posteriores. Uma trinca que você não usou continua sem ser gasta.
rules-tictactrek-5 = **Tic Tac Trek · 5 de 5: os pontos**
    Uma fogueira dá um ponto por cada casa vazia entre as oito ao redor dela, de 0 a 7; uma casa vazia entre duas fogueiras conta para as duas. Novas peças tiram pontos, tanto as suas quanto as de quem joga contra você, por isso os pontos mudam até o fim.
    A partida termina com a última peça. Vence quem tem mais pontos. Se houver igualdade, vence quem tem mais fogueiras na mesa; se elas também forem iguais, perde quem jogou o último turno. Não há empates.

## As regras de Battle of LITS, página por página

rules-battleoflits-1 = **Battle of LITS · 1 de 5: cubra os símbolos do outro lado**
    O tabuleiro tem dez colunas, de A a J, e dez linhas; trinta casas trazem um X e trinta um O. Um lado tem os X e começa, o outro tem os O. Os lados colocam peças alternadamente, e o que uma peça cobre deixa de contar. Quando nenhuma peça cabe mais, vence quem tem mais símbolos descobertos.
    As peças são dos dois lados: cinco de cada uma das quatro formas, L, I, T e S. Cada uma cobre quatro casas e pode ser girada e virada.
    Os símbolos ficam ao acaso, de modo que uma meia-volta do tabuleiro troca X e O. A opção `variant` de `/challenge` indica outra disposição, ou aceita uma sua: dez linhas de dez sinais, X, O e pontos, a de cima primeiro.
rules-battleoflits-2 = **Battle of LITS · 2 de 5: colocar uma peça**
    Uma peça vai em quatro casas que nada cobre ainda.
    • A partir da segunda, ela divide um lado com uma peça do tabuleiro.
    • Ela não divide nenhum lado com uma peça da mesma forma; um canto pode.
    • Você pode cobrir quaisquer símbolos, inclusive os seus.
    Não se pode passar. Acima do tabuleiro aparece quantas de cada forma ainda restam.
rules-battleoflits-3 = **Battle of LITS · 3 de 5: nenhum quadrado**
    Nenhum bloco de 2 × 2 casas pode jamais ficar todo coberto, sejam quais forem as peças, por isso ficam vãos no tabuleiro. Os símbolos cobertos aparecem de leve através das peças, e a última peça tem um anel.
    Aperte **Colocar peça** para segurar uma sobre o tabuleiro: ele diz se ela cabe, por que não, e o que cobriria. Ou digite as casas depois de `/move`, como `T D4 D5 D6 E5`; a letra e a ordem não importam.
rules-battleoflits-4 = **Battle of LITS · 4 de 5: a troca**
    Depois da primeira peça, e só então, quem joga em segundo lugar pode trocar em vez de colocar: a peça fica, os símbolos são trocados, e quem começou coloca também a segunda peça, agora para o outro símbolo. Por isso vale a pena começar com uma peça justa para os dois lados. Daí em diante os turnos se alternam.
rules-battleoflits-5 = **Battle of LITS · 5 de 5: o fim**
    A partida acaba quando quem tem a vez não pode colocar nada; como as peças são comuns, o outro lado também não poderia. Vence quem tem mais símbolos próprios descobertos. Se houver igualdade, como aqui, vence quem colocou a última peça. Não há empates.

## As regras de TacTiki, página por página

rules-tactiki-1 = **TacTiki · 1 de 6: duas linhas de ídolos**
    TIKI joga da linha 1 para cima e começa, TAC da linha 5 para baixo. Cada lado tem dez peças, duas de cada patente, de 1 a 5. As patentes de um lado só são vistas por quem joga com ele.
    Antes do primeiro turno, os dois lados preparam sua formação em segredo, em qualquer ordem: duas peças em cada casa da própria linha. Aperte **Preparar**, ou digite as cinco casas de A a E, a peça de baixo primeiro: `/move 12 34 55 14 23`.
    Cinco peças suas em uma casa da outra linha vencem: na hora, mesmo no primeiro de dois passos. Inimigos enterrados embaixo não importam.
rules-tactiki-2 = **TacTiki · 2 de 6: sua vez**
    Um turno são dois passos, com uma peça ou com duas. Só a peça de cima de uma pilha dá passos: uma casa para a frente, para a esquerda ou para a direita, nunca para trás nem na diagonal. Ela para em cima do que estiver lá; as pilhas podem crescer à vontade. Aqui TIKI jogou `B1-B2` e depois `B2-B3`.
    Você não pode passar: o segundo passo é obrigatório se existir; senão, o turno acaba com o primeiro. Quem não pode fazer nada tem o turno pulado.
rules-tactiki-3 = **TacTiki · 3 de 6: duelos**
    Parar sobre um inimigo é um ataque, e as duas patentes são mostradas a todos. A patente mais alta vence, só que o 1 vence o 5; quem ataca não importa. Quem perde deixa o tabuleiro. Um atacante que vence continua com o próximo inimigo abaixo, até perder, empatar ou chegar a uma peça do próprio lado. Aqui um 4 venceu um 1 e um 2 em B5.
    No empate ambos ficam, o atacante em cima, e o de baixo está bloqueado enquanto houver um inimigo sobre ele: assim está em D1, onde um 5 encontrou outro 5. Descobrir uma peça não começa um duelo.
    As patentes ficam só na mensagem desse turno. Quando o turno seguinte está completo, elas somem dela; lembrar é o jogo. Uma partida cuja `variant` é `open` as mantém no tabuleiro até que a peça seja derrotada.
rules-tactiki-4 = **TacTiki · 4 de 6: peças travadas e estátuas**
    Uma peça que chega à outra linha fica travada: nunca mais se move, e ninguém pode atacá-la, pois ninguém pode entrar em uma casa da própria linha que tenha um inimigo. Aqui TIKI tem duas de cinco em B5, e TAC uma em D1.
    Para chegar a uma casa defendida, sua peça luta lá primeiro; se sobreviver, também com um empate, fica travada.
rules-tactiki-5 = **TacTiki · 5 de 6: a volta**
    Em vez de dar passos, uma das suas peças derrotadas pode voltar em uma casa vazia da sua própria linha: `3@C1` traz um 3 de volta em C1. Isso ocupa o turno todo. Quem joga contra você vê quantas peças suas esperam, mas não qual voltou. Aqui TAC tem duas esperando, e três casas vazias.
rules-tactiki-6 = **TacTiki · 6 de 6: o fim**
    Aqui a quinta peça de TIKI chegou a B5 e vence.
    Uma partida termina em empate quando os dois lados concordam (`/draw` o oferece), quando nenhum lado consegue mais reunir cinco em uma casa, ou após 100 turnos seguidos em que nenhuma peça chegou à outra linha.
    Suas próprias patentes chegam em uma mensagem privada, e **Patentes**, abaixo do tabuleiro, ou `/ranks` também as mostram. Quando a partida acaba, todos veem os dois lados, as formações e o registro completo.

## Imagens

# As letras M D G F L, X e O estão nos textos alternativos; são explicadas e mantidas.
picture-draw = Empate
picture-ended =
    { $reason ->
        [agreed] Empate, de comum acordo
        [moderated] Sem resultado: a moderação encerrou
        [called_off] Sem resultado: anulada de comum acordo
       *[abandoned] Sem resultado: não pôde continuar
    }
picture-won =
    { $reason ->
        [resigned] { $winner } vence: { $loser } desistiu
        [time] { $winner } vence: acabou o tempo de { $loser }
        [left] { $winner } vence: { $loser } saiu
       *[moderated] { $winner } vence: a moderação decidiu
    }
picture-tictactrek-turn = Turno { $turn }/{ $turns }
picture-tictactrek-end =
    { $reason ->
        [points] { $winner } vence por { $points } a { $others }
        [campfires] { $winner } vence o desempate com { $campfires } fogueiras a { $fewer }
        [final_turn] { $winner } vence o desempate: { $loser } jogou o último turno
       *[other] { $winner } vence
    }
picture-tictactrek-over = { $result }.
picture-tictactrek-state =
    Turno { $turn } de { $turns }: { $symbol } coloca { $terrain ->
        [M] uma montanha
        [D] um deserto
        [G] uma pradaria
        [F] uma floresta
       *[L] um lago
    }.
picture-tictactrek-seat =
    { $symbol }: { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }, { $supply ->
        [1] resta 1 fogueira
       *[other] restam { $supply } fogueiras
    }.
picture-tictactrek-last = Última peça: { $field }.
picture-tictactrek-legend =
    Na mesa: X ou O, depois M montanha, D deserto, G pradaria, F floresta ou L lago, depois * e o valor, se há fogueira.
picture-tictactrek-rows = Linhas a partir do alto, cada série de peças após sua primeira coluna. { $rows }.
picture-tictactrek-spaces = Casas permitidas: { $fields }.
picture-tictactrek-more =
    { $more ->
        [1] Mais 1 casa fica de fora aqui.
       *[other] Mais { $more } casas ficam de fora aqui.
    }
picture-tictactrek-worth =
    { $how ->
        [moved] Após *: quanto valeria uma fogueira movida para lá.
       *[lit] Após *: quanto valeria a fogueira acesa lá.
    }
picture-tictactrek-bag = Ainda no saco: { $counts }.
picture-tictactrek-without =
    { $part ->
        [bag] O saco fica de fora aqui.
        [legend] M montanha, D deserto, G pradaria, F floresta, L lago, * fogueira.
       *[last] A última peça fica de fora aqui.
    }

## Imagens de Battle of LITS

# As letras X, O e L I T S estão nas imagens e em seus textos alternativos; são mantidas.
picture-battleoflits-piece = Peça { $number }
picture-battleoflits-note =
    { $swap ->
        [offered] ou troca
       *[made] trocados
    }
picture-battleoflits-end =
    { $reason ->
        [uncovered] { $winner } vence: { $points } descobertos a { $others }
        [last_piece] { $winner } vence o desempate: colocou a última peça
       *[other] { $winner } vence
    }
picture-battleoflits-over = { $result }.
picture-battleoflits-state =
    { $swap ->
        [offered] Peça { $number }: { $symbol } coloca uma peça ou troca.
       *[none] Peça { $number }: { $symbol } coloca uma peça.
    }
picture-battleoflits-seat = { $symbol } descobertos: { $count }.
picture-battleoflits-swapped = Após a troca, os O são de quem colocou a primeira peça.
picture-battleoflits-last = Última peça: { $piece }.
picture-battleoflits-supply = Peças restantes: { $left }.
picture-battleoflits-fitting =
    Peças restantes: { $left }. { $places ->
        [1] 1 lugar serve
       *[other] { $places } lugares servem
    }: { $fitting }.
picture-battleoflits-rows = Linhas a partir do alto, colunas A a J: X ou O descobertos, os números são casas vazias seguidas, L, I, T ou S para uma peça. { $rows }.
picture-battleoflits-pieces =
    { $more ->
        [0] Peças anteriores, a mais recente primeiro: { $pieces }.
       *[other] Peças anteriores, a mais recente primeiro: { $pieces }; e mais { $more }.
    }
picture-battleoflits-ghost = Você segura { $piece }. Cabe. Descobertos se colocada: { $first } { $before } → { $after }, { $second } { $previous } → { $next }.
picture-battleoflits-ghost-illegal =
    Você segura { $piece }. Não cabe: { $code ->
        [lits_off_board] { $field } está fora do tabuleiro.
        [lits_none_left] não resta nenhuma dessa forma.
        [lits_covered] { $field } já está coberta.
        [lits_touches_same] em { $at } ela toca uma peça da mesma forma.
        [lits_fills_block] ela encheria o bloco de { $field } a { $to }.
        [lits_not_adjacent] ela não toca nenhuma outra peça.
       *[other] ela não pode ser colocada lá.
    }
picture-battleoflits-layout = Uma disposição com { $first } X e { $second } O. Linhas a partir do alto, colunas A a J, os números são casas vazias seguidas. { $rows }.

## Imagens de TacTiki

# As letras K e T estão nos textos alternativos; são explicadas e mantidas.
picture-tactiki-turn = Turno { $turn }
picture-tactiki-step = Passo { $step }/2
picture-tactiki-setup = Formação
picture-tactiki-quiet = Calma { $quiet }/{ $limit }
picture-tactiki-ready =
    { $ready ->
        [0] preparando
       *[other] tudo pronto
    }
picture-tactiki-end =
    { $reason ->
        [statue] { $winner } vence: uma estátua de cinco
       *[other] { $winner } vence
    }
picture-tactiki-draw =
    { $reason ->
        [nobody_can_win] Empate: ninguém pode mais reunir cinco
        [quiet] Empate: { $limit } turnos sem uma chegada
       *[other] Empate
    }
picture-tactiki-over = { $result }.
picture-tactiki-setting-up =
    { $ready ->
        [0] { $side } prepara a formação.
       *[other] A formação de { $side } está pronta.
    }
picture-tactiki-state = Turno { $turn }: vez de { $side }, passo { $step } de 2.
picture-tactiki-skipped = { $side } não pôde fazer nada e teve o turno pulado.
picture-tactiki-done =
    { $which ->
        [this] { $side } neste turno: { $steps }.
       *[last] { $side } no último turno: { $steps }.
    }
picture-tactiki-returned = uma peça volta em { $field }
picture-tactiki-attacked =
    { $stands ->
        [0] { $felled ->
            [0] { $step } ataca e cai
           *[other] { $step } ataca, derruba { $felled } e cai
        }
       *[other] { $felled ->
            [0] { $step } ataca e empata
           *[other] { $step } ataca e derruba { $felled }
        }
    }
picture-tactiki-legend =
    { $ranks ->
        [0] K é uma peça de TIKI, T uma de TAC.
       *[other] { $seen ->
            [0] K é uma peça de TIKI, T uma de TAC, depois a patente se conhecida.
           *[other] K é uma peça de TIKI, T uma de TAC, depois a patente se conhecida, depois * se os dois lados a conhecem.
        }
    } TIKI trava na linha 5, TAC na 1; uma peça sob um inimigo está bloqueada.
picture-tactiki-columns = Pilhas, de baixo para cima: { $columns }.
picture-tactiki-statue = Estátua de { $side } em { $field }: { $pieces } de { $of }.
picture-tactiki-defeated =
    { $known ->
        [0] Derrotadas de { $side }: { $count }.
       *[other] Derrotadas de { $side }: { $count }, patentes { $ranks }.
    }
picture-tactiki-steps =
    { $attacks ->
        [0] Passos: { $steps }.
       *[other] Passos, x antes dos inimigos de cima: { $steps }.
    }
picture-tactiki-returns = Uma peça pode voltar em { $fields }.
picture-tactiki-chosen = A peça em { $origin } está escolhida; pode ir para { $fields }.
picture-tactiki-quiet-long = { $quiet } turnos sem uma chegada; { $limit } são empate.
picture-tactiki-without =
    { $part ->
        [legend] K é TIKI, T é TAC.
        [steps] Os passos ficam de fora aqui.
       *[done] Os últimos passos ficam de fora aqui.
    }
picture-tactiki-placed = { $count } de { $pieces } postas
picture-tactiki-empty = vazia
picture-tactiki-arranged = Sua formação com { $side }, a peça de baixo primeiro: { $fields }.
picture-tactiki-left = Ainda por pôr: { $left }.
picture-tactiki-complete = Está completa.
picture-tactiki-attack = { $side } ataca em { $field }.
picture-tactiki-duel =
    { $result ->
        [won] { $attacker } vence { $defender }, cai uma peça de { $enemy }.
        [lost] { $attacker } perde para { $defender }, cai a peça de { $side }.
       *[tied] { $attacker } contra { $defender }: empate, ambos ficam.
    }
