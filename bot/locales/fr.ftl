### Tous les textes de Fireside en français.
###
### $player, $opponent et les autres sont des mentions comme <@1>, ou des noms là où Discord ne montre
### pas de mentions ; une mention ne prévient que la personne dont c’est le tour.

## Jeux

game-tictactrek = Tic Tac Trek
game-tactiki = TacTiki
game-battleoflits = Battle of LITS
somebody = quelqu’un

## Les commandes et leurs options, telles que Discord les montre

command-challenge = Défie quelqu’un à un jeu, ou toute personne qui a envie de jouer
command-move = Joue ton coup : tape-le, ou choisis parmi ce qui est proposé
command-away = Prends quelques jours d’absence : tes pendules d’un jour par tour et plus s’arrêtent
command-board = Le plateau d’une partie : republié pour qui la joue, montré en privé aux autres
command-matches = Tes parties, ou toutes celles du serveur : à qui de jouer, et où
command-resign = Abandonne une partie (avec une confirmation)
command-ranks = Ton propre côté d’une partie, pour tes yeux uniquement
command-draw = Propose la nulle à ton adversaire, dans les jeux qui en ont
command-takeback = Demande à ton adversaire de te laisser reprendre ton dernier coup
command-call-off = Propose à ton adversaire de terminer une partie sans résultat
command-replay = Une partie finie, coup par coup, en animation ou en relevé
command-rules = Comment on joue à un jeu, avec des images
command-leaderboard = Qui joue le mieux à un jeu, d’après les cotes
command-profile = Comment quelqu’un joue : cotes, adversaires, séries et dernières parties
command-help = Ce que Fireside sait faire
option-game = Le jeu
option-opponent = Qui défier ; à omettre pour que tout le monde puisse accepter
option-first = Qui joue le premier tour
option-variant = Une variante du jeu, comme une disposition : un nom de la liste, ou la tienne
option-move = Le coup, comme N12 ou D4 D5 D6 E5 ; tape pour réduire la liste
option-match = Quelle partie, si tu en joues plusieurs ici
option-replay-match = Quelle partie ; les tiennes et celles de ce salon, la plus récente d’abord
option-as = Pas à pas, en GIF, ou en relevé, un texte
option-share = Montrer le GIF ou le relevé à tout le monde ici
as-steps = Pas à pas
as-gif = Un GIF
as-record = Le relevé, un texte
option-match-here = Quelle partie ; celle d’un autre salon t’est montrée en privé
option-leaderboard-game = Quel jeu ; par défaut celui de la dernière partie classée
option-scope = Ce serveur, ou tous les serveurs
option-person = Le profil de qui ; par défaut le tien
option-profile-game = Seulement ce jeu
option-rated = Si la partie compte pour les cotes ; oui, sauf autre choix du serveur
option-away = Combien de jours, ou jusqu’à quelle date (2026-12-24) ; « back » à ton retour
option-clock = Combien de temps un tour peut durer ; 3 jours, sauf autre choix du serveur
option-where = Où jouer : dans ce salon, ou dans un fil propre à la partie
clock-none = Sans pendule
clock-live-5 = En direct : 5 minutes par tour
clock-live-10 = En direct : 10 minutes par tour
clock-days-1 = 1 jour par tour
clock-days-3 = 3 jours par tour
clock-days-7 = 7 jours par tour
place-here = Dans ce salon
place-thread = Dans un nouveau fil
first-random = Au hasard
first-challenger = Moi
first-opponent = Mon adversaire

## Boutons et menus

button-accept = Accepter
button-decline = Refuser
button-cancel = Retirer
button-rules = Règles
button-letter = Mon côté
button-rematch = Revanche
button-resign = Abandonner
button-play-on = Continuer
button-previous = Précédent
button-next = Suivant
menu-move = Choisis ton coup
menu-part = Choisis ton coup : de { $first } à { $last }

## Défis

challenge-made-open =
    🔥 { $opponent }, { $challenger } te défie à **{ $game }**.
    -# { $clock } · { $rated ->
        [yes] Classée
       *[no] Amicale
    } · Le défi prend fin { $until }.
challenge-made-accepted = { $opponent } a relevé le défi de { $challenger } à **{ $game }**.
challenge-made-declined = { $opponent } a refusé le défi de { $challenger } à **{ $game }**.
challenge-made-cancelled = { $challenger } a retiré son défi à { $opponent } : **{ $game }**.
challenge-made-expired = { $opponent } n’a pas répondu à temps au défi de { $challenger } à **{ $game }**.
challenge-open-open =
    🔥 { $challenger } cherche quelqu’un contre qui jouer à **{ $game }**. Tout le monde peut accepter.
    -# { $clock } · { $rated ->
        [yes] Classée
       *[no] Amicale
    } · Le défi prend fin { $until }.
challenge-open-accepted = Le défi ouvert de { $challenger } à **{ $game }** a été relevé.
challenge-open-declined = Le défi ouvert de { $challenger } à **{ $game }** est clos.
challenge-open-cancelled = { $challenger } a retiré son défi ouvert à **{ $game }**.
challenge-open-expired = Le défi ouvert de { $challenger } à **{ $game }** a expiré sans réponse.
challenge-rematch-open =
    🔥 { $opponent }, { $challenger } aimerait une revanche à **{ $game }**, en échangeant les places.
    -# { $clock } · { $rated ->
        [yes] Classée
       *[no] Amicale
    } · Le défi prend fin { $until }.
challenge-rematch-accepted = { $opponent } a relevé le défi de { $challenger } pour une revanche à **{ $game }**.
challenge-rematch-declined = { $opponent } a refusé une revanche à **{ $game }** avec { $challenger }.
challenge-rematch-cancelled = { $challenger } a retiré son défi à { $opponent } pour une revanche à **{ $game }**.
challenge-rematch-expired = { $opponent } n’a pas répondu à temps au défi de { $challenger } pour une revanche à **{ $game }**.
challenge-standing = Tu as déjà lancé exactement ce défi, et il est encore ouvert : { $where }. Attends une réponse, ou retire-le ici.
challenge-varied = Ton défi dans une autre variante est encore ouvert : { $where }. Pour lancer celui-ci à la place, retire d’abord l’autre ici.
challenge-withdrawn = Ton défi est retiré.
challenge-owed = Ton défi est enregistré, mais je n’ai pas pu le publier à l’instant. Je vais réessayer ; s’il n’apparaît pas, vérifie que je peux envoyer des messages ici.

## Parties

player-side = { $player } ({ $side })
match-begins =
    { $rated ->
        [yes] **{ $game }**, partie classée : { $first } contre { $second }.
        [capped] **{ $game }**, partie amicale, car vous en avez commencé assez de classées ensemble aujourd’hui : { $first } contre { $second }.
       *[no] **{ $game }**, partie amicale : { $first } contre { $second }.
    }
match-earlier =
    { $count ->
        [one] -# … et un coup avant.
       *[other] -# … et { $count } coups avant.
    }
match-sealed-deal = -# 🔒 Le tirage, scellé : `{ $digits }`
match-sealed-move = -# 🔒 { $player }, scellé : `{ $digits }`
match-footer = -# { $progress } · choisis ci-dessous ou tape /move · partie { $match }
ended-agreed = { $player } et { $winner } conviennent d’une nulle.
ended-abandoned = { $winner } et { $player } : cette partie n’a pas pu continuer, elle reste donc sans résultat.
ended-called-off = { $player } et { $winner } ont annulé cette partie ; elle reste sans résultat.
ended-left = { $player } n’est plus ici. **{ $winner } gagne.**
ended-moderated =
    { $won ->
        [0] { $by } a mis fin, au titre de la modération, à la partie de { $winner } et { $player } ; elle reste sans résultat.
       *[1] { $by } a mis fin à cette partie, au titre de la modération. **{ $winner } gagne.**
    }
ended-resigned = { $player } abandonne. **{ $winner } gagne.**
ended-time = Le temps de { $player } est écoulé. **{ $winner } gagne.**
day =
    { $day } { $month ->
        [1] janv
        [2] févr
        [3] mars
        [4] avr
        [5] mai
        [6] juin
        [7] juil
        [8] août
        [9] sept
        [10] oct
        [11] nov
       *[12] déc
    }
match-number = partie { $match }
match-versus = contre { $opponent }
match-between = { $first } contre { $second }
turn-yours = à toi de jouer
turn-theirs = à l’adversaire de jouer
turn-of = à { $player } de jouer
move-played = { $move } : c’est joué.
board-owed = C’est enregistré, mais je n’ai pas pu publier le plateau à l’instant. Je vais réessayer ; /board le montre aussi.
goes-on-here = Cette partie continue ici.
board-not-posted = Je n’ai pas pu publier le plateau. Vérifie que je peux envoyer des messages et joindre des fichiers ici, puis réessaie /board.
resign-really = Veux-tu vraiment abandonner { $game } contre { $opponent } (partie { $match }) ? La victoire irait à ton adversaire.
resign-done = Tu as abandonné.
resign-not = Bien, continue à jouer.
letter = Ton côté de la partie { $match }, pour tes yeux uniquement.
letter-over = La partie { $match } est finie ; voici où en étaient les deux côtés.
letter-refused = Tu n’acceptes pas mes messages privés ; dans la partie { $match }, regarde donc ton côté avec /ranks ou le bouton sous le plateau. Tout le reste marche comme toujours.

## Pendules

# $clock est la durée permise pour un tour, comme « 3 jours par tour » ; $until s’affiche « dans 2 jours ».
time-runs = -# ⏳ Le temps expire { $until } · { $clock }
time-stands = -# ⏳ La pendule est arrêtée · { $clock }
time-away = -# ⏳ La pendule est arrêtée : absence de { $player } jusqu’au { $until } · { $clock }
time-warning =
    ⏳ { $players }, à **{ $game }**, partie { $match }, le temps expire { $until }.
    -# { $where }
away-until =
    Ton absence dure jusqu’au { $until } ({ $rest }). D’ici là, tes pendules d’un jour par tour et plus s’arrêtent pendant que c’est à toi de jouer, sur tous les serveurs ; celles en direct, non. Dis `/away until: back` à ton retour.
    -# { $left ->
        [0] Il ne te reste plus de jour d’absence cette année.
        [one] Il te reste encore un jour d’absence cette année.
       *[other] Il te reste encore { $left } jours d’absence cette année.
    }
away-not =
    Tu n’as pas d’absence en cours. { $left ->
        [0] Il ne te reste plus de jour d’absence cette année.
        [one] Il te reste un jour d’absence cette année ; prends-le avec `/away until: 1 day`.
       *[other] Il te reste { $left } jours d’absence cette année ; prends-en avec `/away until: 7 days`, ou jusqu’à une date.
    }
away-choice =
    { $days ->
        [one] { $days } jour, jusqu’au { $date }
       *[other] { $days } jours, jusqu’au { $date }
    }
away-choice-date = Jusqu’au { $date }
away-choice-back = Me revoilà

## Propositions et revanches

offer-owed = Ta proposition est enregistrée, mais je n’ai pas pu la publier à l’instant. Je vais réessayer.
offer-draw-open = { $opponent }, { $player } te propose la nulle à **{ $game }**, partie { $match }. Ton prochain coup la refuse.
offer-draw-accepted = { $opponent } a accepté la nulle proposée par { $player } à **{ $game }**, partie { $match }.
offer-draw-declined = { $opponent } a refusé la nulle proposée par { $player } à **{ $game }**, partie { $match }.
offer-draw-lapsed = La nulle proposée par { $player } à **{ $game }**, partie { $match }, n’est plus valable.
offer-takeback-open =
    { $opponent }, { $player } demande à reprendre { $back ->
        [begun] le tour commencé
        [both] son dernier coup, et avec lui ce que tu as fait depuis,
       *[last] son dernier coup
    } à **{ $game }**, partie { $match }. Le prochain coup vaut refus.
offer-takeback-accepted = { $opponent } a laissé { $player } reprendre un coup à **{ $game }**, partie { $match }.
offer-takeback-declined = { $opponent } a refusé de laisser { $player } reprendre un coup à **{ $game }**, partie { $match }.
offer-takeback-lapsed = La demande de { $player } de reprendre un coup à **{ $game }**, partie { $match }, n’est plus valable.
offer-call-off-open = { $opponent }, { $player } propose d’annuler **{ $game }**, partie { $match } : elle finirait sans résultat. Ton prochain coup vaut refus.
offer-call-off-accepted = { $opponent } et { $player } ont annulé **{ $game }**, partie { $match }.
offer-call-off-declined = { $opponent } a refusé la proposition de { $player } d’annuler **{ $game }**, partie { $match }.
offer-call-off-lapsed = La proposition de { $player } d’annuler **{ $game }**, partie { $match }, n’est plus valable.
rematch-made = La revanche est la partie { $match } : { $where }. Commences-en une autre avec /challenge.
rematch-elsewhere = Ta revanche est demandée là-bas : { $where }.
rematch-standing-asked = Tu as déjà demandé cette revanche : { $where }. Attends une réponse, ou retire ta demande ici.
rematch-standing-own = Ton défi à la même personne à ce jeu est encore ouvert : { $where }. Attends une réponse, ou retire-le ici et redemande.
rematch-standing-others = { $player } t’a déjà lancé un défi à ce jeu : { $where }. Réponds-y d’abord.
went-back = { $player } a repris son dernier coup ; la partie reprend juste avant ce coup.
turn-taken-back = Ce tour a été repris. Recommence-le depuis le plateau le plus récent.

## Regarder et revoir

replay-title = **{ $game }** : { $first } contre { $second } · partie { $match }
replay-start = { $turns ->
        [0] Aucun tour n’a été joué.
       *[other] Avant le premier tour sur { $turns }.
    }
replay-turn = Tour { $turn } sur { $turns } · { $told }
step-first = Début
step-back = Reculer
step-forward = Avancer
step-last = Fin
replay-drawing = Je dessine… { $done } sur { $of }
replay-alt = Une animation de la partie { $match }, { $game }, en { $pictures } images du premier tour au dernier. La dernière image : { $last }
replay-record = Le relevé de la partie { $match }. docs/record-format.md explique comment le lire et le vérifier.
replay-shared = Tout le monde ici le voit maintenant.
record-legend-tictactrek =
    Tic Tac Trek. Seat0 joue X, Seat1 O. N12 pose la tuile tirée ; N12 K14 y déplace aussi le feu de camp de K14.
    Entre accolades, la tuile (M montagne, D désert, G prairie, F forêt, L lac) et, après une étoile, ce que vaut un feu de camp allumé ou déplacé.
record-legend-tactiki =
    TacTiki. Seat0 joue TIKI, de la rangée 1 vers le haut, Seat1 TAC, de la rangée 5 vers le bas. 12 34 55 14 23 est un placement, de A à E, bas et haut de chaque case.
    B1-B2 est un pas ; 3@C1 ramène un 3 en C1. Entre accolades, les rangs des duels, celui de l’attaque d’abord : > bat, < perd contre, = égalité.
record-legend-battleoflits = Battle of LITS. Seat0 commence avec X, Seat1 avec O. T D4 D5 D6 E5 pose un T ; swap échange les symboles.
option-which = Tes propres parties, ou toutes celles qui se jouent sur ce serveur
which-mine = Les miennes
which-here = Toutes celles de ce serveur
button-watch = Regarder
button-refresh = Actualiser
watch-footer = -# { $progress } · partie { $match }
watch-where = -# Elle se joue ici : { $where }.

## Fils, réglages, modération, limites

command-moderate = Pour la modération : les parties auxquelles il faut mettre fin
command-moderate-end = Mets fin à une partie, avec une victoire ou sans résultat ; c’est annoncé dans son salon
command-moderate-list = Les parties en cours auxquelles tu peux mettre fin
option-match-moderated = Quelle partie
option-winner = Qui gagne ; à omettre pour ne pas donner de résultat
option-note = Pourquoi ; dit dans le salon et gardé avec la partie
moderate-done = La partie { $match } est terminée.
moderator-says = -# « { $note } »
goes-on-in = -# Elle se joue dans { $thread }.
no-thread-here = -# Aucun fil ne peut être ouvert ici, cette partie se joue donc dans le salon.
command-settings = Ce qui vaut pour ce serveur : pendules, fils, modération, limites
menu-setting = Que changer
settings-title = **Réglages de ce serveur**
settings-line =
    { $chosen ->
        [0] - { $name } : { $value }
       *[1] - **{ $name } : { $value }**
    }
settings-footer = -# Choisis ci-dessous ce qui doit changer, puis sa valeur en dessous. Chaque choix est enregistré aussitôt et vaut à partir du prochain défi.
setting-clock = Pendule
setting-clock-about = Combien de temps un tour peut durer, si un défi ne le dit pas
setting-place = Lieu
setting-place-about = Où les parties se jouent, si un défi ne le dit pas
setting-moderator = Modération
setting-moderator-about = Un rôle qui peut mettre fin aux parties, en plus de qui gère les messages
setting-matches = Parties à la fois
setting-matches-about = Combien de parties une personne peut avoir en cours
setting-challenges = Défis à la fois
setting-challenges-about = Combien de défis d’une personne peuvent être ouverts
setting-rated = Classée ou amicale
setting-rated-about = Si les parties comptent pour les cotes, quand un défi ne le dit pas
setting-rated_a_day = Parties classées par jour
setting-rated_a_day-about = Combien de parties classées d’un jeu deux mêmes personnes peuvent commencer en un jour
setting-no-role = les personnes qui gèrent les messages

## Listes

matches-none = Tu n’as aucune partie en cours sur ce serveur. Commences-en une avec /challenge.
matches-title =
    { $count ->
        [one] Tu as une partie en cours :
       *[other] Tu as { $count } parties en cours :
    }
matches-line = - **{ $game }** contre { $opponent } · { $turn } · { $progress } · partie { $match } · { $where }
matches-until = le temps expire { $until }
matches-stands = la pendule est arrêtée
matches-more = … et { $count } de plus.
matches-nowhere = Rien ne se joue en ce moment là où tu peux le voir. Commence une partie avec /challenge.
matches-everywhere =
    { $count ->
        [one] Une partie est en cours :
       *[other] { $count } parties sont en cours (page { $page } sur { $pages }) :
    }
matches-waits = à { $players } de jouer
matches-all-line = - **{ $game }** · { $first } contre { $second } · { $waits } · { $progress } · partie { $match } · { $where }

## Cotes et profils

scope-server = Ce serveur
scope-everywhere = Tous les serveurs
rated-yes = Classée
rated-no = Amicale : sans cote
leaderboard-title =
    { $scope ->
        [server] **Classement** de ce serveur, **{ $game }**
       *[everywhere] **Classement** de tous les serveurs, **{ $game }**
    }
leaderboard-about = -# Parties classées seulement. La force réelle se trouve à ± près deux fois sur trois ; au-delà de ± { $limit }, la cote est provisoire. Page { $page } sur { $pages }.
leaderboard-name = **{ $mark }** { $player }
leaderboard-empty =
    { $scope ->
        [server] Personne sur ce serveur n’a encore fini de partie classée à ce jeu. À toi d’ouvrir le bal : /challenge.
       *[everywhere] Personne n’a encore fini de partie classée à ce jeu. À toi d’ouvrir le bal : /challenge.
    }
leaderboard-not-you =
    { $scope ->
        [server] { $player } n’a pas encore fini de partie classée à ce jeu sur ce serveur.
       *[everywhere] { $player } n’a pas encore fini de partie classée à ce jeu.
    }
profile-title = **{ $player }** sur ce serveur
profile-none = { $player } n’a pas encore fini de partie sur ce serveur.
profile-none-of = { $player } n’a pas encore fini de partie de { $game } sur ce serveur.
profile-rating = **{ $game }** : **{ $rating } ± { $deviation }**, { $rank ->
        [0] provisoire
       *[other] place { $rank }
    } · { $drawn ->
        [0] { $won ->
            [one] { $won } victoire
           *[other] { $won } victoires
        }
       *[other] { $won ->
            [one] { $won } victoire
           *[other] { $won } victoires
        }, { $drawn ->
            [one] { $drawn } nulle
           *[other] { $drawn } nulles
        }
    }, { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    } · tous les serveurs { $everywhere } ± { $there }
profile-unrated = Pas encore de partie classée.
profile-favourite =
    Joue surtout à : **{ $game }**, { $played } sur { $of ->
        [one] une partie
       *[other] { $of } parties
    }
profile-streak =
    Série : { $kind ->
        [won] { $now ->
            [one] { $now } victoire
           *[other] { $now } victoires
        }
        [lost] { $now ->
            [one] { $now } défaite
           *[other] { $now } défaites
        }
       *[drawn] { $now ->
            [one] { $now } nulle
           *[other] { $now } nulles
        }
    } en ce moment ; la plus longue : { $longest ->
        [0] aucune
        [one] { $longest } victoire
       *[other] { $longest } victoires
    }
profile-against =
    { $drawn ->
        [0] { $opponent } { $won }–{ $lost }
       *[other] { $opponent } { $won }–{ $lost } (nulles : { $drawn })
    }
profile-record = Contre { $list }
profile-record-more = Contre { $list } et { $more } de plus
profile-last = Dernières parties ; les boutons les font revoir :
profile-match =
    - { $result ->
        [won] victoire
        [lost] défaite
       *[drawn] nulle
    } contre { $opponent } · { $game }{ $rated ->
        [yes] {""}
       *[no] , amicale
    } · { $when } · { $match }
profile-about = -# Les chiffres portent sur les parties classées ; le jeu le plus joué et les dernières parties comptent aussi les amicales.
profile-plot = { $game } · ce serveur
picture-leaderboard-title =
    { $scope ->
        [server] { $game } · ce serveur
       *[everywhere] { $game } · tous les serveurs
    }
picture-column-name = Nom
picture-column-rating = Cote
picture-column-won = Vict.
picture-column-drawn = Nulles
picture-column-lost = Déf.
picture-leaderboard-provisional = Provisoire : trop peu de parties pour une place
picture-leaderboard-row =
    { $rank ->
        [0] { $name } { $rating } ± { $deviation }
       *[other] { $rank }. { $name } { $rating } ± { $deviation }
    }, { $drawn ->
        [0] gagnées { $won }, perdues { $lost }
       *[other] gagnées { $won }, nulles { $drawn }, perdues { $lost }
    } ;
picture-plot =
    { $count ->
        [one] { $title } : la cote après { $count } partie classée, le { $until } : { $now }.
       *[other] { $title } : la cote sur { $count } parties classées, du { $since } au { $until }. Elle va de { $first } à { $now } ; plus haute { $highest }, plus basse { $lowest }.
    }

## Noms des commandes et de leurs options

# C’est ce qu’on tape après la barre oblique ; Discord n’accepte que des minuscules, des chiffres et des
# tirets, 32 au plus, sans espaces. Les options d’une commande ont des noms différents.
name-challenge = défier
name-move = coup
name-board = plateau
name-matches = parties
name-resign = abandonner
name-away = absence
name-ranks = rangs
name-draw = nulle
name-takeback = reprendre
name-block = bloquer
name-unblock = débloquer
name-privacy = confidentialité
name-privacy-export = exporter
name-privacy-delete = supprimer
name-call-off = annuler
name-replay = revoir
name-rules = règles
name-leaderboard = classement
name-profile = profil
name-moderate = modérer
name-moderate-end = terminer
name-moderate-list = liste
name-settings = réglages
name-preferences = préférences
name-help = aide
name-option-as = format
name-option-clock = pendule
name-option-first = début
name-option-game = jeu
name-option-match = partie
name-option-move = coup
name-option-note = motif
name-option-opponent = adversaire
name-option-person = personne
name-option-rated = classée
name-option-scope = étendue
name-option-share = partager
name-option-until = jusque
name-option-variant = variante
name-option-where = lieu
name-option-which = lesquelles
name-option-winner = victoire

## Langues, couleurs, préférences

# Le nom que cette langue se donne.
language-name = Français
language-of-server = Comme le Discord de ce serveur
language-of-person = Comme ton Discord
theme-default = Clair
theme-dark = Sombre
theme-colour-blind = Pour les yeux daltoniens
theme-colour-blind-dark = Sombre, pour les yeux daltoniens
theme-high-contrast = Contraste élevé, clair
theme-high-contrast-dark = Contraste élevé, sombre
command-preferences = Ce qui vaut pour toi : langue, images, pings, messages privés, confirmation des coups
preferences-title = **Tes préférences**, sur tous les serveurs
preferences-footer = -# Choisis ci-dessous ce qui doit changer, puis sa valeur en dessous. Chaque choix est enregistré aussitôt.
setting-yes = Oui
setting-no = Non
setting-own-language = Langue
setting-own-language-about = De ce qui s’adresse à toi seulement ; ce que tous lisent est dans la langue du serveur
setting-own-theme = Images
setting-own-theme-about = Les couleurs des images qui ne s’affichent que pour toi
setting-own-pings = Pings
setting-own-pings-about = Si les messages des salons te préviennent quand c’est à toi de jouer
setting-own-letters = Messages privés
setting-own-letters-about = Si je t’envoie ton propre côté des nouvelles parties à secrets
setting-own-confirm = Confirmer les coups
setting-own-confirm-about = Si un coup tapé ou pris dans un menu attend ton oui
setting-channels = Salons
setting-channels-about = Où les parties peuvent commencer ; n’en choisis aucun pour les permettre tous
setting-all-channels = partout
setting-language = Langue
setting-language-about = De ce que tout le monde lit ici
setting-theme = Images
setting-theme-about = Les couleurs des images que tout le monde voit ici
confirm-move = Jouer **{ $move }** dans la partie { $match } ?
confirm-yes = Jouer
confirm-no = Pas encore
confirm-dropped = Rien n’a été joué. Choisis à nouveau sous le plateau, ou avec /move.
refused-not-this-channel =
    { $count ->
        [one] Sur ce serveur, on joue dans { $channels }. Lance ton défi là-bas.
       *[other] Sur ce serveur, on joue dans ces salons : { $channels }. Lance ton défi dans l’un d’eux.
    }
## Vie privée

# À la place d’une personne dont le passé a été supprimé ; en début de phrase, la première lettre
# devient une majuscule.
former-player = quelqu’un qui ne joue plus
command-privacy = Ce qui est enregistré sur toi : reçois-le, ou fais-le supprimer
command-privacy-export = Reçois tout ce qui est enregistré sur toi, en un fichier que personne d’autre ne voit
command-privacy-delete = Fais supprimer pour de bon tout ce qui est enregistré sur toi (avec confirmation)
command-block = N’accepte plus aucun défi de quelqu’un, sur aucun serveur ; sans nom, montre qui tu bloques
command-unblock = Accepte de nouveau les défis de quelqu’un
option-block = De qui ; à omettre pour voir qui tu bloques
option-unblock = Qui tu ne bloques plus
button-delete = Tout supprimer
button-keep = Tout garder
privacy-export =
    Voici tout ce qui est enregistré sur toi, en JSON. Ce que tu n’as pas encore le droit de savoir des parties en cours est laissé de côté ; docs/privacy.md, dans les sources de Fireside, dit à quoi sert chaque élément.{ $parts ->
        [one] {""}
       *[other] {" "}Ceci est le morceau { $part } sur { $parts } ; assemblés dans l’ordre, ils forment un seul fichier compressé.
    }
privacy-about = Tout ce que Fireside enregistre sur toi, par table ; docs/privacy.md dit à quoi sert chacune. Les heures sont des millisecondes depuis 1970, UTC. Des parties en cours, ce que tu ne peux pas encore savoir est laissé de côté.
privacy-really =
    Veux-tu vraiment faire supprimer tout ce qui est enregistré sur toi, sur tous les serveurs ?
    - { $running ->
        [0] Tu n’as aucune partie en cours.
        [one] Ta partie en cours est abandonnée : ton adversaire gagne.
       *[other] Tes { $running } parties en cours sont abandonnées : tes adversaires gagnent.
    }
    - { $matches ->
        [0] Aucune partie de toi n’est enregistrée.
        [one] Dans ta partie enregistrée, tu deviens « quelqu’un qui ne joue plus ».
       *[other] Dans tes { $matches } parties enregistrées, tu deviens « quelqu’un qui ne joue plus ».
    } Tes adversaires gardent leurs résultats et leurs cotes.
    - Tes cotes, noms, absences et blocages disparaissent, et personne ne peut les faire revenir, pas même qui gère le bot.
    -# `/privacy export` t’en donne d’abord une copie. Cette question est valable 15 minutes.
privacy-deleted = Tout ce qui était enregistré sur toi est supprimé. Ce que j’ai publié sur toi est en train d’être changé, pour autant que je puisse encore l’atteindre.
privacy-kept = Bien, tout reste tel quel.
board-past = Un plateau passé de la partie { $match }.
block-done = Tu n’acceptes plus de défis de { $player }, sur aucun serveur, et aucun de vous deux ne peut en accepter de l’autre. Les parties en cours continuent. L’autre personne n’en est pas avertie. `/unblock` y met fin.
block-list =
    { $count ->
        [one] Tu n’acceptes pas de défis de { $list }.
       *[other] Tu n’acceptes pas de défis de ces { $count } personnes : { $list }{ $more ->
            [0] .
           *[other] {" "}et { $more } de plus.
        }
    }
    -# `/unblock` y met fin.
block-nobody = Tu ne bloques personne. `/block` et un nom te permettent de ne plus accepter de défis de quelqu’un.
unblock-done = Tu acceptes de nouveau les défis de { $player }.
refused-block-yourself = Tu ne peux pas te bloquer toi-même. Nomme quelqu’un d’autre.
refused-not-blocked = Tu ne bloques pas { $player }. `/block` seul montre qui tu bloques.
refused-you-block = Tu bloques { $player }. Pour rejouer ensemble, utilise d’abord `/unblock`.
refused-not-to-be-challenged = Impossible de défier { $player } en ce moment. Demande à quelqu’un d’autre, ou omets l’adversaire pour que tout le monde puisse accepter.
refused-not-to-be-accepted = Ce défi de { $player } ne peut pas être accepté en ce moment. Commence ta propre partie avec /challenge.
refused-rematch-former = Ton adversaire de cette partie n’est plus là, pour de bon. Commence une partie avec quelqu’un d’autre : /challenge.
refused-not-yours-to-delete = Cette question est pour quelqu’un d’autre. `/privacy delete` te pose la question pour ce qui est enregistré sur toi.
refused-asked-too-long-ago = La question date de trop longtemps. Rien n’a été supprimé ; utilise de nouveau `/privacy delete`.

## Refus : ce qui n’allait pas, et ce qui irait

refused-yourself = Tu ne peux pas te défier toi-même. Nomme quelqu’un d’autre, ou omets l’adversaire pour que tout le monde puisse accepter.
refused-a-bot = { $player } est un bot et ne joue pas. Défie une personne, ou omets l’adversaire pour que tout le monde puisse accepter.
refused-not-a-member = { $player } n’est pas sur ce serveur. Défie quelqu’un qui y est, ou omets l’adversaire pour que tout le monde puisse accepter.
refused-cannot-see = { $player } ne peut pas voir ce salon et n’en saurait jamais rien. Lance ton défi dans un salon que vous voyez ensemble.
refused-unknown-game = Il n’y a pas de jeu appelé { $game }.
refused-no-variants = { $game } n’a pas de variantes. Omets l’option.
refused-unknown-variant = Il n’y a pas de variante « { $text } ». Il y a : { $variants }.
refused-cannot-post = Je ne peux pas jouer dans ce salon, car il me manque ici le droit de : { $permissions }. Demande à quelqu’un qui gère le serveur, ou lance ton défi dans un autre salon.
refused-same-challenge = Tu as déjà lancé exactement ce défi, et il est encore ouvert. Attends une réponse, ou retire-le d’abord.
refused-own-challenge = Ce défi est le tien ; c’est à quelqu’un d’autre de l’accepter. Tu peux le retirer.
refused-not-challenged = Ce défi ne s’adresse qu’à { $player }. Utilise /challenge pour commencer ta propre partie.
refused-not-yours-to-decline = Ce défi ne s’adresse qu’à { $player } ; personne d’autre ne peut le refuser.
refused-cancel-instead = Tu ne peux pas refuser ton propre défi, mais tu peux le retirer.
refused-open-to-all = Un défi ouvert ne se refuse pas ; laisse-le simplement.
refused-not-yours-to-cancel = Ce défi vient de { $player } ; personne d’autre ne peut le retirer.
refused-challenge-gone = Ce défi n’existe plus. Lances-en un nouveau avec /challenge.
refused-challenge-accepted = Ce défi a déjà été accepté. Commence une autre partie avec /challenge.
refused-challenge-declined = Ce défi a été refusé. Tu peux en lancer un nouveau avec /challenge.
refused-challenge-cancelled = Ce défi a été retiré. Tu peux en lancer un nouveau avec /challenge.
refused-challenge-expired = Ce défi a expiré. Tu peux en lancer un nouveau avec /challenge.
refused-not-playing = Tu ne joues pas dans cette partie. Utilise /challenge pour commencer la tienne.
refused-match-over = Cette partie est finie. Commences-en une autre avec /challenge.
refused-time-over = Le temps de cette partie est écoulé, cela ne compte donc plus.
refused-away-unreadable = Je ne peux pas lire « { $text } » comme une durée. Tape un nombre de jours comme 7, une date comme 2026-12-24, ou back.
refused-away-past = Ce n’est pas dans le futur. Tape un nombre de jours comme 7, ou une date encore à venir.
refused-away-too-long =
    { $left ->
        [0] Tes { $limit } jours d’absence de { $year } sont épuisés.
        [one] Il ne te reste qu’un seul de tes { $limit } jours d’absence en { $year }.
       *[other] Il ne te reste que { $left } de tes { $limit } jours d’absence en { $year }.
    }
refused-not-away = Tu n’as pas d’absence en cours. `/away until: 7 days` arrête tes pendules.
refused-old-board = Ce plateau est périmé ; regarde le plus récent. /board le publie à nouveau.
refused-no-such-match = Il n’y a pas de partie { $match } sur ce serveur. /matches montre les tiennes.
refused-which-match =
    { $count ->
       *[other] Il pourrait s’agir de { $count } parties. Dis laquelle avec l’option « partie » (match).
    }
refused-nobody-waits = Ce n’est pas à toi de jouer : tu attends { $player }.
refused-elsewhere = Tu n’as pas cette partie dans ce salon, mais dans { $channels }. Vas-y, ou utilise l’option « partie » (match).
refused-no-match-here = Aucune de tes parties ne se joue dans ce salon. Commences-en une avec /challenge.
refused-nothing-to-withdraw = Il n’y a plus rien à reprendre ; la partie a continué.
refused-nothing-hidden = Rien n’est caché dans ce jeu. /board publie le plateau.
refused-no-draws = Il n’y a pas de nulle dans ce jeu. /resign abandonne la partie.
refused-offer-open =
    { $kind ->
        [draw] Une nulle est déjà proposée dans cette partie.
        [takeback] Quelqu’un demande déjà à reprendre un coup dans cette partie. Il faut d’abord y répondre, ou passer outre en jouant.
       *[call-off] Il est déjà proposé d’annuler cette partie.
    }
refused-rematch-too-early = Cette partie n’est pas encore finie. Continue d’abord à jouer.
refused-nothing-to-take-back = Tu n’as encore joué aucun coup que tu pourrais reprendre.
refused-withdraw-instead = Pas besoin de le demander : tant que ton adversaire n’a pas fini aussi, le bouton sous le plateau le reprend.
refused-uncovered-since = Cela ne peut pas être repris : quelque chose a été découvert depuis le début de ton dernier tour, et personne ne peut l’oublier.
refused-offer-gone = Cette proposition n’est plus ouverte.
refused-own-offer = Cette proposition est la tienne ; c’est à ton adversaire d’y répondre.
refused-rated-enough =
    { $count ->
        [0] Sur ce serveur, on ne joue pas pour les cotes. Défie plutôt { $player } à une partie amicale.
        [one] Toi et { $player } avez déjà commencé aujourd’hui une partie classée de ce jeu, et une par jour est le maximum. La prochaine peut commencer { $until } ; une amicale, à tout moment.
       *[other] Toi et { $player } avez déjà commencé aujourd’hui { $count } parties classées de ce jeu, ce qui est le maximum. La prochaine peut commencer { $until } ; une amicale, à tout moment.
    }
illegal-not-your-turn = Ce n’est pas à toi de jouer. Attends le coup de ton adversaire.
illegal-game-over = Cette partie est finie. Commences-en une autre avec /challenge.
permission-view_channel = voir le salon
permission-send_messages = envoyer des messages
permission-send_messages_in_threads = envoyer des messages dans les fils
permission-create_public_threads = ouvrir des fils
permission-attach_files = joindre des fichiers
permission-read_message_history = lire l’historique des messages
apology = Toutes mes excuses, quelque chose s’est mal passé de mon côté, mais rien n’est perdu. Si cela se reproduit, donne cette référence à la personne qui me gère : { $reference }
refused-challenger-left = { $player } n’est plus sur ce serveur, son défi est donc retiré. Commence ta propre partie avec /challenge.
refused-cannot-watch = Tu ne peux pas voir le salon où se joue la partie { $match }, tu ne peux donc pas la regarder.
refused-cannot-replay = Tu ne peux pas voir le salon où la partie { $match } a été jouée ; tu ne peux donc pas la revoir.
refused-not-a-moderator = Pour cela, il faut gérer les messages là où la partie se joue, ou avoir le rôle de modération de ce serveur. /settings indique ce rôle.
refused-not-a-player = { $player } ne joue pas dans la partie { $match }. Nomme quelqu’un qui y joue, ou personne pour ne pas donner de résultat.
refused-not-yours-to-settle = Seules les personnes qui peuvent gérer ce serveur peuvent régler cela. Demande à l’une d’elles.
refused-no-such-setting = Cela ne peut plus être réglé. Rouvre le panneau.
refused-too-fast =
    { $seconds ->
        [one] Pas si vite : je te réponds à nouveau dans une seconde. Rien de ce que tu as fait avant n’est perdu.
       *[other] Pas si vite : je te réponds à nouveau dans { $seconds } secondes. Rien de ce que tu as fait avant n’est perdu.
    }
refused-challenges-too-fast =
    { $seconds ->
        [one] Cela fait beaucoup de défis d’un coup. Tu pourras lancer le prochain dans une seconde.
       *[other] Cela fait beaucoup de défis d’un coup. Tu pourras lancer le prochain dans { $seconds } secondes.
    }
refused-too-many-challenges =
    { $limit ->
        [one] Tu as déjà un défi ouvert sur ce serveur, qui n’en permet pas plus. Attends une réponse, ou retire-le.
       *[other] Tu as déjà { $limit } défis ouverts sur ce serveur, qui n’en permet pas plus. Attends une réponse, ou retire l’un d’eux.
    }
refused-too-many-matches =
    { $limit ->
        [one] Tu as déjà une partie en cours sur ce serveur, qui n’en permet pas plus. Finis-la d’abord.
       *[other] Tu as déjà { $limit } parties en cours sur ce serveur, qui n’en permet pas plus. Finis-en une d’abord ; /matches les montre.
    }
refused-full-up = { $player } a autant de parties en cours que ce serveur le permet ({ $limit }). Réessaie quand l’une d’elles sera finie.
refused-replay-running = La partie { $match } est encore en cours ; une partie peut être revue une fois finie. /board montre où elle en est.
refused-replay-alone = Seul un GIF ou le relevé peut être montré à tout le monde ici. Choisis l’un d’eux avec l’option « format » (as), ou omets « partager » (share).
refused-animation-yours = Je dessine encore une animation pour toi. Redemande quand elle sera là.
refused-animations-busy = Je dessine autant d’animations que je peux. Réessaie dans une minute.
refused-animation-stopped = Je vais m’arrêter un instant, cette animation n’a donc pas été finie. Redemande-la à mon retour.

## Tic Tac Trek

trek-lays =
    { $player } pose { $terrain ->
        [M] une montagne
        [D] un désert
        [G] une prairie
        [F] une forêt
       *[L] un lac
    } en **{ $field }**.
trek-lights =
    { $player } pose { $terrain ->
        [M] une montagne
        [D] un désert
        [G] une prairie
        [F] une forêt
       *[L] un lac
    } en **{ $field }** et allume un feu de camp qui vaut { $worth }.
trek-moves =
    { $player } pose { $terrain ->
        [M] une montagne
        [D] un désert
        [G] une prairie
        [F] une forêt
       *[L] un lac
    } en **{ $field }** et y déplace le feu de camp de { $origin }, qui vaut maintenant { $worth }.
trek-keeps =
    { $player } pose { $terrain ->
        [M] une montagne
        [D] un désert
        [G] une prairie
        [F] une forêt
       *[L] un lac
    } en **{ $field }** et laisse tous les feux de camp où ils sont.
trek-prompt =
    { $player }, à toi de jouer : pose **{ $terrain ->
        [M] une montagne
        [D] un désert
        [G] une prairie
        [F] une forêt
       *[L] un lac
    }** face { $symbol }.
trek-progress = tour { $turn } sur { $turns }
trek-won-points = **{ $player } gagne** { $points } points à { $others }.
trek-won-campfires = **{ $player } gagne** : même score de { $points }, mais plus de feux de camp sur la table.
trek-won-final-turn = **{ $player } gagne** : même score de { $points } et autant de feux de camp des deux côtés, et { $loser } a joué le dernier tour.
trek-choice-lights = feu de camp valant { $worth }
trek-choice-moves = un feu de camp vient ici : { $old } devient { $worth }
trek-choice-keeps = laisser les feux de camp où ils sont
trek-choice-may-move = un feu de camp peut venir ici, valant { $worth }
trek-which-campfire = Ta tuile en **{ $field }** forme un alignement, et les six feux de camp sont sortis. En déplacer un là, où il vaudrait { $worth } ? Rien n’est posé tant que tu n’as pas choisi ; pour poser ailleurs, reprends le menu.
trek-take = De { $origin } (vaut { $worth } pour l’instant)
trek-leave = Laisser les feux de camp où ils sont
illegal-trek-unreadable = Je ne peux pas lire « { $text } » comme un coup. Tape une case comme N12, ou deux pour déplacer aussi un feu de camp : N12 K14. Tu peux poser la tuile sur : { $spaces }.
illegal-trek-taken = Il y a déjà une tuile en { $field }. Tu peux poser la tienne sur : { $spaces }.
illegal-trek-not-beside = { $field } ne touche pas la table ; une tuile se pose à côté d’une autre, bord contre bord. Tu peux poser la tienne sur : { $spaces }.
illegal-trek-terrain =
    { $terrain ->
        [M] Une montagne ne peut pas aller en { $field } : elle
        [D] Un désert ne peut pas aller en { $field } : il
        [G] Une prairie ne peut pas aller en { $field } : elle
        [F] Une forêt ne peut pas aller en { $field } : elle
       *[L] Un lac ne peut pas aller en { $field } : il
    } doit toucher son propre terrain ou un lac, bord contre bord. Tu peux poser la tuile sur : { $spaces }.
illegal-trek-no-row = Un feu de camp ne se déplace que sur une tuile qui complète un alignement de trois, et { $field } n’en complète aucun. Tape seulement { $field } pour y poser la tuile.
illegal-trek-supply-left =
    { $left ->
        [one] Il te reste un feu de camp à allumer, donc aucun ne se déplace. Tape seulement { $field }.
       *[other] Il te reste { $left } feux de camp à allumer, donc aucun ne se déplace. Tape seulement { $field }.
    }
illegal-trek-not-your-campfire = Tu n’as pas de feu de camp en { $campfire } à déplacer en { $field }.

## Battle of LITS

variant-battleoflits-layout-random = symboles au hasard, un demi-tour échange X et O
variant-battleoflits-layout-free = symboles entièrement au hasard
variant-battleoflits-layout-stripes = disposition « Rayures »
variant-battleoflits-layout-rain = disposition « Pluie »
variant-battleoflits-layout-rings = disposition « Anneaux »
variant-battleoflits-layout-diamonds = disposition « Losanges »
variant-battleoflits-layout-chequers = disposition « Damier »
variant-battleoflits-layout-lanterns = disposition « Lanternes »
variant-battleoflits-layout-galaxy = disposition « Galaxie »
variant-battleoflits-layout-windmill = disposition « Moulin »
variant-battleoflits-layout-own = une disposition personnelle
# Les lettres X, O et L I T S figurent dans les images ; les garder.
lits-places =
    { $player } pose { $shape ->
        [T] un T
       *[L] un { $shape }
    } sur **{ $fields }** { $others ->
        [0] { $own ->
            [0] sans rien couvrir
           *[other] et couvre { $own } de ses propres symboles
        }
       *[other] { $own ->
            [0] et couvre { $others } des symboles de { $opponent }
           *[other] et couvre { $others } des symboles de { $opponent } et { $own } des siens
        }
    }.
lits-swaps = { $player } échange et possède désormais **{ $symbol }**. La pièce reste, { $opponent } possède { $left } et pose la suivante.
lits-prompt = { $player }, à toi de jouer : pose une pièce. Tu possèdes **{ $symbol }**.
lits-swap-explained = Ou échange, maintenant ou jamais : tu reçois { $others } au lieu de { $own }, la pièce reste, et { $opponent } pose la suivante.
lits-progress = pièce { $number }
lits-won-uncovered = Plus aucune pièce ne rentre. **{ $player } gagne** avec { $points } symboles à découvert contre { $others }.
lits-won-last-piece = Plus aucune pièce ne rentre, et chaque côté a { $points } symboles à découvert. **{ $player } gagne** au départage pour avoir posé la dernière pièce.
lits-covers = couvre { $others } { $theirs }, { $own } { $yours }
lits-remaining =
    { $places ->
        [one] reste { $supply } { $shape }, { $places } place
       *[other] reste { $supply } { $shape }, { $places } places
    }
lits-open = Poser une pièce
lits-swap = Échanger
lits-fits = **{ $piece }** rentre et couvre { $covered } { $others }, { $hidden } { $own }. À découvert ensuite : { $mine } { $own } à toi, { $theirs } { $others }.
lits-fits-not = **{ $piece }** ne rentre pas. { $reason }
lits-shape = { $shape } × { $left }
lits-act-left = ◀
lits-act-up = ▲
lits-act-down = ▼
lits-act-right = ▶
lits-act-turn = Tourner
lits-act-flip = Retourner
lits-act-next = Place suivante
lits-type = Taper…
lits-jump = Aller aux meilleures places, à une colonne ou à une rangée
lits-column = Colonne { $column }
lits-row = Rangée { $row }
lits-place = Poser { $piece }
lits-form-title = Où ?
lits-form-label = Une case, ou les quatre ; une forme au besoin
lits-form-example = D5, ou T D4 D5 D6 E5
illegal-lits-unreadable = Je ne peux pas lire « { $text } » comme une pièce. Tape ses quatre cases, comme T D4 D5 D6 E5, dans n’importe quel ordre ; la lettre peut être omise.
illegal-lits-off-board = { $field } est hors du plateau.
illegal-lits-repeated-field = Tu as nommé { $field } deux fois ; une pièce couvre quatre cases différentes.
illegal-lits-too-few-fields =
    Une pièce couvre quatre cases, et tu en as nommé { $count }. { $matches ->
        [0] Aucune pièce n’y rentre pour l’instant.
        [one] Une place les contient : continue à taper, et elle t’est proposée.
       *[other] { $matches } places les contiennent : continue à taper, et la liste se réduit.
    }
illegal-lits-too-many-fields = Une pièce couvre quatre cases, et tu en as nommé { $count }.
illegal-lits-not-a-piece = { $fields } ne forment aucune des quatre formes. L, I, T et S couvrent chacune quatre cases bord contre bord ; le carré n’en fait pas partie.
illegal-lits-other-shape =
    Sur { $fields } se trouve { $actual ->
        [T] un T
       *[L] un { $actual }
    }, pas { $shape ->
        [T] un T
       *[L] un { $shape }
    }. Omets la lettre, ou choisis d’autres cases.
illegal-lits-none-left = Il ne reste aucun { $shape } ; les cinq sont sur le plateau.
illegal-lits-covered =
    { $field } est déjà couverte, par { $shape ->
        [T] un T
       *[L] un { $shape }
    }.
illegal-lits-touches-same = En { $field }, la pièce touche un autre { $shape } en { $at }. Deux pièces de même forme peuvent se toucher par un coin, jamais par un bord.
illegal-lits-fills-block = La pièce couvrirait la dernière case du bloc de 2 × 2 de { $field } à { $to } ; aucun bloc de ce genre ne peut être entièrement couvert.
illegal-lits-not-adjacent = La pièce n’en touche aucune autre. À partir de la deuxième, chacune partage un bord avec une pièce du plateau.
illegal-lits-fits-nowhere = Aucun { $shape } ne rentre nulle part pour l’instant.
illegal-lits-fits-not-there = Aucun { $shape } ne rentre sur { $fields } pour l’instant.
illegal-lits-moved-meanwhile = La pièce a bougé depuis que tu l’as vue, elle n’a donc pas été posée. Regarde à nouveau, puis pose-la.
illegal-lits-swap-too-early = Il n’y a encore rien à échanger. Le second côté peut échanger juste après la première pièce.
illegal-lits-swap-once = L’échange a été fait ; il n’arrive qu’une fois par partie.
illegal-lits-swap-too-late = L’échange n’était possible que juste après la première pièce.
illegal-lits-layout-rows =
    { $count ->
        [one] Une disposition a dix rangées, et j’en lis { $count }.
       *[other] Une disposition a dix rangées, et j’en lis { $count }.
    } Donne dix rangées de dix signes (X, O, et un point pour une case vide), celle du haut d’abord, séparées par / ou des espaces ; ou choisis une disposition par son nom.
illegal-lits-layout-row =
    { $count ->
        [one] La rangée { $row } de la disposition a { $count } signe ; chaque rangée en a dix.
       *[other] La rangée { $row } de la disposition a { $count } signes ; chaque rangée en a dix.
    }
illegal-lits-layout-mark = Dans la rangée { $row } de la disposition, le signe { $column } est « { $mark } ». Seuls X, O et un point pour une case vide y ont leur place.
illegal-lits-layout-without = La disposition n’a aucun { $symbol }. Il en faut pour chaque côté.

## TacTiki

variant-tactiki-memory-strict = mémoire stricte : les rangs ne se montrent qu’aux duels
variant-tactiki-memory-open = mémoire ouverte : les rangs montrés par un duel restent visibles
tiki-ready = { $player } a fini son placement.
tiki-steps = { $player } : { $steps }.
tiki-returns = { $player } ramène un pion en **{ $field }**.
tiki-attack = ⚔️ En { $field } : { $duels }.
tiki-duel =
    { $result ->
        [won] { $side } { $attacker } bat { $enemy } { $defender }
        [lost] { $side } { $attacker } perd contre { $enemy } { $defender }
       *[tied] { $side } { $attacker } fait égalité avec { $enemy } { $defender }
    }
tiki-duel-faded =
    { $result ->
        [won] { $side } bat un pion de { $enemy }
        [lost] { $side } perd contre un pion de { $enemy }
       *[tied] { $side } fait égalité avec un pion de { $enemy }
    }
tiki-locked = 🔒 { $side } en { $field } : { $pieces } sur { $of }.
tiki-no-second = Aucun deuxième pas n’est possible.
tiki-skipped = { $player } ne peut rien faire et passe son tour.
tiki-you = Toi
tiki-prompt-setup = { $player }, place ta rangée en secret dans le camp **{ $side }** : appuie sur **Placer**, ou tape `/move 12 34 55 14 23`.
tiki-prompt =
    { $returns ->
        [0] { $player }, à toi de jouer avec **{ $side }** : deux pas.
       *[other] { $player }, à toi de jouer avec **{ $side }** : deux pas, ou ramène un pion.
    }
tiki-progress =
    { $turn ->
        [0] placement
       *[other] tour { $turn }
    }
tiki-end-statue = **{ $player } gagne** contre { $other } avec une statue de { $of }.
tiki-end-nobody-can-win = **Nulle** entre { $player } et { $other } : aucun côté ne peut plus réunir cinq pions sur une case.
tiki-end-quiet = **Nulle** entre { $player } et { $other } : en { $turns } tours, aucun pion n’a atteint l’autre côté.
tiki-brings-back = ramène un { $rank }
tiki-attacks =
    { $enemies ->
        [one] attaque { $height ->
            [one] un pion seul
           *[other] une pile de { $height }, 1 pion adverse au sommet
        }
       *[other] attaque une pile de { $height }, { $enemies } pions adverses au sommet
    }
tiki-joins =
    { $height ->
        [one] sur ton propre pion
       *[other] sur une pile de { $height }
    }
tiki-builds = { $pieces } sur { $of } à cet endroit
tiki-pick =
    { $chosen ->
        [return] **Tour { $turn }** de la partie { $match } : où ton { $piece } doit-il revenir ?
        [piece] **Tour { $turn }**, pas { $step } sur 2, partie { $match } : où le pion en { $piece } doit-il aller ?
       *[nothing] **Tour { $turn }**, pas { $step } sur 2, partie { $match } : choisis un pion. Pour tes yeux uniquement.
    }
tiki-pick-menu = Choisis un pion
tiki-pick-piece = { $field } · ton { $rank }
tiki-pick-fields = vers { $fields }
tiki-pick-return = Ramener un { $rank } (prend tout le tour)
tiki-turn-done = Ton tour est complet ; le salon le montre.
tiki-letter = Ton côté de la partie { $match }, **{ $side }**, pour tes yeux uniquement.
tiki-set-up = **Ton placement** pour la partie { $match }, pour tes yeux uniquement. Tu joues { $side }, sur la rangée { $row }. Mets deux pions sur chaque case : choisis une case, puis ses deux pions. Ou tape `/move 12 34 55 14 23` dans le salon, cases A à E, pion du bas d’abord.
tiki-set-up-ready = **Ton placement est fait** dans la partie { $match } pour { $side }. Tant que ton adversaire n’a pas fini le sien, tu peux le reprendre.
tiki-fill = Qu’y a-t-il en { $field } ?
tiki-pair = { $bottom } en bas, { $top } en haut
tiki-swap = Échanger deux pions
tiki-place =
    { $rank ->
        [0] { $field } { $top ->
            [0] en bas
           *[other] en haut
        }, vide
       *[other] { $field } { $top ->
            [0] en bas
           *[other] en haut
        }, un { $rank }
    }
tiki-button-set-up = Placer
tiki-button-turn = Choisir mes pas
tiki-button-ranks = Mes rangs
tiki-button-shuffle = Mélanger
tiki-button-mirror = Inverser
tiki-button-last = Le précédent
tiki-button-clear = Vider
tiki-button-confirm = C’est prêt
tiki-button-back = Reprendre
refused-set-up-already = Ton placement est déjà fixé. Tant que ton adversaire n’a pas fini le sien, « Placer », sous le plateau, propose de le reprendre.
refused-no-earlier-setup = Je ne te connais aucun placement antérieur dans ce jeu.
illegal-tiki-not-a-move = Je ne peux pas lire « { $text } » comme un coup. Tape un pas comme B1-B2, un retour comme 3@C1 ou, pour te placer, les rangs de tes cinq cases : 12 34 55 14 23.
illegal-tiki-setup-first = Fais d’abord ton placement : tape les rangs de tes cases A à E, pion du bas d’abord, comme 12 34 55 14 23.
illegal-tiki-setup-over = Les deux placements sont déjà faits. Tape un pas comme B1-B2.
illegal-tiki-already-set-up = Ton placement est déjà fait. Tant que ton adversaire n’a pas fini le sien, « Placer », sous le plateau, propose de le reprendre.
illegal-tiki-no-such-rank = Il n’y a pas de rang { $rank } ; les rangs vont de 1 à 5.
illegal-tiki-rank-too-often = Tu n’as que deux pions de rang { $rank }, et ce placement en compte { $count }.
illegal-tiki-setup-incomplete =
    { $pieces ->
        [one] Un placement a dix pions, deux sur chaque case, et celui-ci en a { $pieces }. Il manque : { $missing }.
       *[other] Un placement a dix pions, deux sur chaque case, et celui-ci en a { $pieces }. Il manque : { $missing }.
    }
illegal-tiki-not-in-pairs = Écris deux rangs pour chaque case, comme { $setup }.
illegal-tiki-off-board = Il n’y a pas de case { $field } sur ce plateau.
illegal-tiki-no-piece = Il n’y a pas de pion en { $field }.
illegal-tiki-not-your-piece = Aucun de tes pions n’est en { $field }.
illegal-tiki-blocked = Ton pion en { $field } est bloqué : un pion adverse est posé dessus.
illegal-tiki-locked = Ton pion en { $field } est ancré : il a atteint l’autre côté et y reste.
illegal-tiki-backward = Les pions ne reculent jamais. De { $origin }, tu peux aller en : { $fields }.
illegal-tiki-held-by-enemy = Un pion adverse ancré tient { $field }, et personne n’y entre. De { $origin }, tu peux aller en : { $fields }.
illegal-tiki-not-one-step = Un pas mène d’une case en avant, à gauche ou à droite, et { $field } n’est rien de cela. De { $origin }, tu peux aller en : { $fields }.
illegal-tiki-reincarnation-takes-the-turn = Ramener un pion prend tout le tour, et tu as déjà fait un pas. Fais le deuxième.
illegal-tiki-nobody-defeated = Aucun de tes pions n’est vaincu, aucun ne peut donc revenir.
illegal-tiki-no-field-free = Un pion revient sur une case vide de ta propre rangée, et aucune n’est vide pour l’instant.
illegal-tiki-not-your-start-field = Un pion revient sur une case vide de ta propre rangée, et { $field } n’en est pas une. Libres maintenant : { $fields }.
illegal-tiki-not-empty = { $field } n’est pas vide. Libres maintenant : { $fields }.
illegal-tiki-not-defeated = Aucun de tes pions vaincus n’est un { $rank }. Tu as : { $ranks }.

## Aide et règles

help = **Fireside** : des jeux à deux, joués sur ce serveur.
    - `/challenge` défie quelqu’un à un jeu ; sans adversaire, tout le monde peut accepter.
    - Quand c’est à toi de jouer, un ping t’apporte le plateau. Choisis ton coup dans le menu en dessous, ou tape `/move` ; pendant que tu tapes, il montre les coups possibles et ce que chacun ferait.
    - Dans les jeux à secrets, ton propre côté t’arrive en message privé ; `/ranks` et un bouton sous le plateau le montrent aussi. `/draw` propose la nulle dans les jeux qui en ont.
    - `/takeback` demande à ton adversaire de te laisser reprendre ton dernier coup, `/call-off` de terminer une partie sans résultat. **Revanche**, sous le dernier plateau, rejoue en échangeant les places.
    - Un tour peut durer autant que le dit le défi, et je te préviens quand il n’en reste qu’un tiers. `/away` arrête pour quelques jours tes pendules d’un jour par tour et plus.
    - `/replay` feuillette une partie finie, en fait un GIF, ou t’en donne le relevé.
    - `/board` remontre le plateau, `/matches` montre tes parties ou toutes celles du serveur et à qui de jouer, `/resign` en abandonne une. Le bouton **Regarder** montre à tous le plateau d’une partie.
    - `/tutorial` t’apprend les premiers tours d’un jeu, `/rules` l’explique avec des images, `/leaderboard` classe qui y joue le mieux, `/profile` dit comment quelqu’un joue.
    - Avec `/block`, tu ne reçois plus de défis de quelqu’un ; `/unblock` y met fin. `/privacy` t’envoie tout ce qui est enregistré sur toi, ou l’efface.
    - `/preferences` règle ce qui vaut pour toi : langue, couleurs, pings, messages privés.
    - `/settings` est pour qui gère le serveur, `/moderate` pour qui y maintient l’ordre.

    Les jeux : { $games }.
    Rien ne se perd quand le bot redémarre : chaque coup est enregistré avant d’être montré.

## Accueil et tutoriel

# Le premier message sur un serveur que le bot vient de rejoindre ; tout le monde le lit.
welcome = **Fireside** est là : des jeux à deux, joués dans ce salon ou dans n’importe quel autre, avec le plateau en image.
    Appuie sur **Jouer** pour une partie de { $game } ; la personne qui accepte joue contre toi. `/tutorial` te montre tes premiers tours, en solo et en privé ; `/challenge` a tous les jeux ({ $games }), `/help` dit le reste.
button-play = Jouer
name-tutorial = tutoriel
command-tutorial = Tes premiers tours dans un jeu : une courte leçon en images, pour toi uniquement
# Se place dans une phrase, là où un texte a sinon le nom de l’adversaire.
tutorial-opponent = ton adversaire
tutorial-wrong = ❌ **{ $move }** : { $why }
tutorial-right = ✅ { $told }
tutorial-end = C’étaient tes premiers tours. **Règles** dit le reste de { $game } ; `/challenge` te trouve quelqu’un avec qui jouer.
tutorial-tictactrek-1 = **Tic Tac Trek · leçon 1 sur 4 : poser une tuile**
    Tu es X. À chaque tour, tu poses la tuile qui a été tirée, ici une montagne, comme l’image le montre en haut. Elle va sur une case vide qui touche la table par un bord ; un coin ne suffit pas.
    Où la poses-tu ? Les boutons nomment une colonne et une rangée.
tutorial-tictactrek-1-done = La table s’étend dans toutes les directions. C’est la première montagne, toutes les cases à côté d’une tuile lui étaient donc ouvertes. La suivante devra toucher une montagne ou un lac.
tutorial-tictactrek-2 = **Tic Tac Trek · leçon 2 sur 4 : le même terrain**
    Quelques tours plus tard, tu as tiré une prairie. Elle doit toucher une prairie ou un lac par un bord, peu importe à qui. L’image marque les cases où elle peut aller.
    Où la poses-tu ?
tutorial-tictactrek-2-done = Elle touche la prairie en M14, qui est à ton adversaire ; seul le terrain compte. Si aucune case ne convient à une tuile, n’importe laquelle à côté de la table fait l’affaire.
tutorial-tictactrek-3 = **Tic Tac Trek · leçon 3 sur 4 : un feu de camp**
    Trois de tes tuiles alignées, en diagonale aussi, allument un feu de camp sur la nouvelle tuile, si aucune des trois n’en porte un. Il rapporte un point pour chaque case vide parmi les huit qui l’entourent : les nombres dorés disent combien.
    Où poses-tu cette prairie pour marquer le plus de points ?
tutorial-tictactrek-3-none = C’est permis, mais elle ne complète aucune ligne de trois X, elle n’allume donc pas de feu de camp. Cherche les nombres dorés.
tutorial-tictactrek-3-less = Elle allume un feu de camp, mais avec seulement 3 cases vides autour. Une autre case en a plus.
tutorial-tictactrek-3-done = Six points, pour l’instant : chaque tuile posée à côté de ton feu de camp en enlève un, les tiennes comme celles de ton adversaire. Garde donc de l’espace libre autour.
tutorial-tictactrek-4 = **Tic Tac Trek · leçon 4 sur 4 : déplacer un feu de camp**
    Vers la fin, tes six feux de camp sont tous sortis. Un nouvel alignement de trois te permet alors d’en déplacer un sur la nouvelle tuile. Poser en O13 en complète un, et un feu de camp y vaudrait 3.
    Celui de L12 vaut 2, celui de L16 vaut 6. Que fais-tu ? La première case est celle de la tuile, la deuxième celle d’où vient le feu de camp.
tutorial-tictactrek-4-left = Tu peux laisser tous les feux de camp où ils sont, mais ici, en déplacer un rapporte un point.
tutorial-tictactrek-4-less = C’est permis, mais le feu de camp de L16 vaut 6, et en O13 il vaudrait 3. Déplaces-en un moins bon.
tutorial-tictactrek-4-done = De 2 à 3 : un point de gagné. Après 24 tours, la partie finit, et qui a le plus de points gagne.
tutorial-tactiki-1 = **TacTiki · leçon 1 sur 5 : le placement**
    Tu es TIKI, en bas. Tu as dix idoles, deux de chaque rang de 1 à 5, et tu en mets deux sur chacune de tes cases A à E. Ton adversaire fait de même en haut, et aucun côté ne voit les rangs de l’autre. Chaque paire de chiffres ci-dessous est une case, pion du bas d’abord.
    Quel placement choisis-tu ?
tutorial-tactiki-1-done = Personne d’autre que toi ne voit tes rangs. Dans une partie, **Placer** te laisse faire cela pion par pion. Le but : cinq de tes pions sur une case de la rangée d’en face.
tutorial-tactiki-2 = **TacTiki · leçon 2 sur 5 : un pas**
    Un tour, c’est deux pas, avec un pion ou avec deux. Seul le pion au sommet d’une pile se déplace : d’une case en avant, à gauche ou à droite. Pour toi, en avant, c’est vers le haut.
    Quel est ton premier pas ?
tutorial-tactiki-2-done = Ton 4 est en B2. Ton tour n’est pas encore fini.
tutorial-tactiki-3 = **TacTiki · leçon 3 sur 5 : le deuxième pas**
    Ton 4 est arrivé en B2. Voici ton deuxième pas, avec le même pion ou avec un autre. Personne ne peut passer, et les pions ne reculent jamais.
    Quel est ton deuxième pas ?
tutorial-tactiki-3-done = Deux pas, et le tour est fini. Arriver sur une de tes propres piles est permis aussi : ton pion se met au sommet.
tutorial-tactiki-4 = **TacTiki · leçon 4 sur 5 : un duel**
    Ton 4 est arrivé en B4, devant deux pions adverses en B5. Arriver sur un pion adverse, c’est l’attaquer, et les deux rangs sont montrés. Le plus haut gagne, sauf que 1 bat 5. Tu ne peux pas savoir ce qui attend là ; avec un 4, c’est un pari courageux.
    Comment attaques-tu ?
tutorial-tactiki-4-aside = C’est permis, mais il n’y a personne là, donc pas de duel. Va sur les pions adverses en B5.
tutorial-tactiki-4-done = Ton 4 a battu un 1, puis le 2 en dessous, et il est ancré sur la rangée d’en face : le premier des cinq qui gagnent. Retiens les rangs que tu as vus ; ils ne figurent que dans le message de ce tour. Encore un pas, et le tour est fini.
tutorial-tactiki-5 = **TacTiki · leçon 5 sur 5 : le retour**
    Maintenant tu es TAC, et le plateau est tourné pour que ta propre rangée, la rangée 5, soit en bas. Deux de tes pions ont été battus : un 1 et un 2. Au lieu de faire deux pas, l’un d’eux peut revenir sur une case vide de ta propre rangée. `2@A5` ramènerait le 2 en A5.
    Quel retour choisis-tu ?
tutorial-tactiki-5-done = Ton 2 est revenu, et c’était tout le tour. Ton adversaire voit qu’un pion est revenu, mais pas lequel.
tutorial-battleoflits-1 = **Battle of LITS · leçon 1 sur 4 : poser une pièce**
    Tu possèdes X, ton adversaire possède O. À tour de rôle, vous posez des pièces qui sont à vous deux : L, I, T et S, chacune sur quatre cases. Ce qu’une pièce couvre ne compte plus, et à la fin, qui a le plus de symboles à découvert gagne. Les cases D5 et E6, par exemple, sont dans les colonnes D et E, rangées 5 et 6.
    Quelle pièce poses-tu ?
tutorial-battleoflits-1-own = Elle rentre, mais elle couvre deux de tes propres X et aucun O. Trouves-en une qui fait l’inverse.
tutorial-battleoflits-1-done = Deux O sont couverts, et aucun X. Mais était-ce trop bon ? Le second côté peut répondre d’une façon spéciale, une seule fois.
tutorial-battleoflits-2 = **Battle of LITS · leçon 2 sur 4 : l’échange**
    Te voici de l’autre côté : tu possèdes O, et cette première pièce t’en a coûté deux. Une seule fois, juste après la première pièce, le second côté peut échanger les symboles au lieu de poser une pièce : tu posséderais X, avec 30 à découvert contre 28. Ton adversaire pose ensuite la pièce suivante, dans les deux cas.
    Que fais-tu ?
tutorial-battleoflits-2-places = C’est permis : elle couvre deux X, tu as donc 28 contre 28. Mais échanger te donnerait 30 contre 28, et le même côté jouerait ensuite.
tutorial-battleoflits-2-done = Mieux vaut donc commencer par une pièce équitable pour les deux. À partir de maintenant, il n’y a plus d’échange.
tutorial-battleoflits-3 = **Battle of LITS · leçon 3 sur 4 : où une pièce rentre**
    Retour du premier côté : ton adversaire a échangé, tu possèdes donc O et tu poses encore. À partir de la deuxième pièce, chacune doit partager un bord avec une pièce du plateau, mais jamais avec une pièce de sa propre forme.
    Laquelle rentre ?
tutorial-battleoflits-3-done = Deux X sont couverts, et c’est l’égalité : 28 contre 28. Deux pièces de même forme peuvent tout de même se toucher par un coin.
tutorial-battleoflits-4 = **Battle of LITS · leçon 4 sur 4 : pas de carré**
    Maintenant tu possèdes X. Aucun bloc de 2 × 2 cases ne peut jamais être entièrement couvert, quelles que soient les pièces. Le S et le T couvrent déjà trois cases d’un bloc.
    Quelle pièce rentre ?
tutorial-battleoflits-4-done = Elle touche le S et le T et ne remplit aucun bloc. Quand plus aucune pièce ne rentre, on compte les symboles à découvert. Dans une partie, **Poser une pièce** en tient une au-dessus du plateau et dit si elle rentre.

## Le terrain de jeu

playground-welcome = **Bienvenue sur le terrain de jeu !** C’est un Discord simulé sur ton propre ordinateur. Tu es **Ada** ; *Viewing as*, en haut de la page, te change en Ben ou en Cleo.

    1. Tape `/challenge`, choisis un jeu, clique sur *+… more* pour ajouter Ben comme adversaire, et envoie le tout avec la flèche à droite.
    2. Change-toi en Ben et appuie sur **Accepter**.
    3. Jouez à tour de rôle : choisis dans le menu du plateau, ou tape `/move` et une lettre pour voir la liste des coups qui commencent par elle. *Jump to latest*, tout en bas, t’amène au plateau le plus récent.

    `/help` dit le reste. En tant qu’Ada, tu gères ce serveur : essaie `/settings` et `/moderate list`. Ctrl-C dans le terminal ferme le terrain de jeu.
playground-kept = Tes parties reprennent là où tu les as laissées : `/matches` les liste, `/board` montre le plateau.

## Les règles de Tic Tac Trek, page par page

rules-tictactrek-1 = **Tic Tac Trek · 1 sur 5 : le voyage**
    On traverse à deux le même pays. Un côté est X, l’autre O, et chacun pose à son tour une tuile de terrain. Trois de tes tuiles alignées allument un feu de camp, et un feu de camp vaut d’autant plus qu’il y a plus d’espace libre autour.
    Le sac contient 26 tuiles : six de chaque pour la montagne, le désert, la prairie et la forêt, et deux lacs. Chaque tuile montre X sur une face et O sur l’autre. Deux sont posées au départ, X en M13 et O en N13. Les 24 autres se jouent une à une, douze de chaque côté. Tu reçois la tuile qui est tirée ; on ne la choisit pas, mais les deux côtés la voient.
    Au-dessus du plateau : les points de chaque côté et les feux de camp qui lui restent ; au milieu, la tuile à poser maintenant ; à droite, combien de tuiles de chaque terrain sont encore dans le sac. C’est au côté rempli de jouer.
rules-tictactrek-2 = **Tic Tac Trek · 2 sur 5 : poser une tuile**
    Ta tuile va sur une case vide qui partage un bord avec la table, ton symbole vers le haut.
    • Un lac va sur n’importe quelle case de ce genre.
    • La première tuile d’un terrain aussi. Ici, O tient la première prairie, toutes les cases sont donc ouvertes.
    • Sinon, la tuile doit partager un bord avec une tuile de son propre terrain ou avec un lac. Peu importe à qui est cette tuile.
    • S’il n’y a pas de case de ce genre, n’importe laquelle convient. Aucune tuile n’est jamais perdue et aucun tour n’est passé.
    L’image marque les cases que tu peux utiliser ; tape le nom de l’une d’elles, comme `M14`, ou choisis-la dans le menu.
rules-tictactrek-3 = **Tic Tac Trek · 3 sur 5 : alignements et feux de camp**
    Quand ta tuile complète une ligne de trois tuiles qui montrent toutes ton symbole (horizontale, verticale ou diagonale, la nouvelle tuile n’importe où dedans), un feu de camp s’allume sur la nouvelle tuile. Aucune des trois ne doit déjà porter de feu de camp : une tuile avec un feu de camp est épuisée. Trois dans une ligne plus longue comptent aussi ; deux alignements à la fois n’allument qu’un seul feu de camp.
    Tu dois l’allumer tant que tu as des feux de camp, même là où il ne rapporte rien. Le nombre doré montre ce qu’il vaudrait : ici, X peut en allumer un en L15 pour 6.
rules-tictactrek-4 = **Tic Tac Trek · 4 sur 5 : les six feux de camp sortis**
    Tu as six feux de camp. Une fois tous sortis, compléter un alignement te permet de déplacer l’un de tes feux de camp, où qu’il soit, sur la nouvelle tuile, ou de les laisser où ils sont. Ici, X, en posant en O13, peut en déplacer un là, où il vaudrait 3. Une telle case porte un nombre blanc cerclé d’or. Pour déplacer celui de O15, tape `O13 O15`. La tuile qu’il quitte peut servir à d’autres alignements. Un alignement que tu n’as pas utilisé reste disponible.
rules-tictactrek-5 = **Tic Tac Trek · 5 sur 5 : les points**
    Un feu de camp rapporte un point pour chaque case vide parmi les huit qui l’entourent, de 0 à 7 ; une case vide entre deux feux de camp compte pour les deux. Les nouvelles tuiles enlèvent des points, à toi comme à ton adversaire, le score change donc jusqu’à la fin.
    La partie finit avec la dernière tuile. Qui a le plus de points gagne. À égalité, c’est qui a le plus de feux de camp sur la table ; si leur nombre est égal aussi, perd qui a joué le dernier tour. Il n’y a pas de nulle.

## Les règles de Battle of LITS, page par page

rules-battleoflits-1 = **Battle of LITS · 1 sur 5 : couvrir les symboles d’en face**
    Le plateau a dix colonnes, de A à J, et dix rangées ; trente cases portent un X et trente un O. Un côté possède X et commence, l’autre possède O. Vous posez des pièces à tour de rôle, et tout ce qu’une pièce couvre ne compte plus. Quand plus aucune pièce ne rentre, qui a le plus de symboles à découvert gagne.
    Les pièces sont à vous deux : cinq de chacune des quatre formes, L, I, T et S. Chacune couvre quatre cases et peut être tournée et retournée.
    Les symboles sont tirés au sort, de sorte qu’un demi-tour du plateau échange X et O. L’option `variant` de `/challenge` nomme une autre disposition à la place, ou en prend une de toi : dix rangées de dix signes, X, O et points, la rangée du haut d’abord.
rules-battleoflits-2 = **Battle of LITS · 2 sur 5 : poser une pièce**
    Une pièce va sur quatre cases que rien ne couvre encore.
    • À partir de la deuxième pièce, elle partage un bord avec une pièce du plateau.
    • Elle ne partage aucun bord avec une pièce de sa propre forme ; un coin est permis.
    • Tu peux couvrir n’importe quels symboles, les tiens aussi.
    On ne peut pas passer. Au-dessus du plateau figure ce qui reste de chaque forme.
rules-battleoflits-3 = **Battle of LITS · 3 sur 5 : pas de carré**
    Aucun bloc de 2 × 2 cases ne peut jamais être entièrement couvert, quelles que soient les pièces ; il reste donc des trous sur le plateau. Les symboles couverts se devinent à travers les pièces, et la dernière pièce a un anneau.
    Appuie sur **Poser une pièce** pour en tenir une au-dessus du plateau : tu apprends si elle rentre, sinon pourquoi, et ce qu’elle couvrirait. Ou tape les cases après `/move`, comme `T D4 D5 D6 E5` ; la lettre et l’ordre n’ont pas d’importance.
rules-battleoflits-4 = **Battle of LITS · 4 sur 5 : l’échange**
    Après la première pièce, et seulement alors, le second côté peut échanger au lieu de poser : la pièce reste, vous échangez vos symboles, et le côté qui a commencé pose aussi la deuxième pièce, désormais pour l’autre symbole. Mieux vaut donc commencer par une pièce équitable pour les deux. Ensuite, les tours alternent.
rules-battleoflits-5 = **Battle of LITS · 5 sur 5 : la fin**
    La partie est finie quand le côté qui doit jouer ne peut rien poser ; les pièces étant communes, l’autre ne le pourrait pas non plus. Qui a le plus de ses symboles à découvert gagne. À égalité, comme ici, gagne qui a posé la dernière pièce. Il n’y a pas de nulle.

## Les règles de TacTiki, page par page

rules-tactiki-1 = **TacTiki · 1 sur 6 : deux rangées d’idoles**
    TIKI joue de la rangée 1 vers le haut et commence, TAC de la rangée 5 vers le bas. Chaque côté a dix pions, deux de chaque rang de 1 à 5. Chaque côté ne voit que les rangs des siens.
    Avant le premier tour, les deux côtés font leur placement en secret, dans n’importe quel ordre : deux pions sur chaque case de sa propre rangée. Appuie sur **Placer**, ou tape les cinq cases de A à E, pion du bas d’abord : `/move 12 34 55 14 23`.
    Cinq de tes pions sur une case de la rangée d’en face gagnent : aussitôt, même au premier des deux pas. Les pions adverses enfouis dessous ne comptent pas.
rules-tactiki-2 = **TacTiki · 2 sur 6 : ton tour**
    Un tour, c’est deux pas, avec un pion ou avec deux. Seul le pion au sommet d’une pile se déplace : d’une case en avant, à gauche ou à droite, jamais en arrière ni en diagonale. Il arrive par-dessus ce qui s’y trouve ; les piles peuvent monter aussi haut qu’elles veulent. Ici, TIKI a joué `B1-B2`, puis `B2-B3`.
    Tu ne peux pas passer : le deuxième pas est dû s’il y en a un, sinon le tour finit avec le premier. Un côté qui ne peut rien faire du tout passe son tour.
rules-tactiki-3 = **TacTiki · 3 sur 6 : les duels**
    Arriver sur un pion adverse est une attaque, et les deux rangs sont montrés à tout le monde. Le rang le plus haut gagne, sauf que 1 bat 5 ; peu importe qui attaque. Le perdant quitte le plateau. Un attaquant qui gagne continue contre le pion adverse suivant en dessous, jusqu’à ce qu’il perde, fasse égalité ou arrive à un pion de son propre côté. Ici, un 4 a battu un 1 et un 2 en B5.
    À égalité, les deux restent, l’attaquant au sommet, et celui du dessous est bloqué tant qu’un pion adverse est posé dessus : c’est le cas en D1, où 5 a rencontré 5. Découvrir un pion ne déclenche pas de duel.
    Les rangs ne figurent que dans le message de ce tour. Quand le tour suivant est complet, ils en disparaissent ; se souvenir, c’est le jeu. Une partie dont la `variant` est `open` les garde sur le plateau à la place, jusqu’à ce que le pion soit vaincu.
rules-tactiki-4 = **TacTiki · 4 sur 6 : ancrages et statues**
    Un pion qui atteint la rangée d’en face est ancré : il ne bouge plus jamais, et personne ne peut l’attaquer, car aucun côté ne peut entrer sur une case de sa propre rangée qui porte un pion adverse. Ici, TIKI en a deux sur cinq en B5, et TAC un en D1.
    Pour monter sur une case défendue, ton pion s’y bat d’abord ; s’il survit, même par une égalité, il est ancré.
rules-tactiki-5 = **TacTiki · 5 sur 6 : le retour**
    Au lieu de faire des pas, un de tes pions vaincus peut revenir sur une case vide de ta propre rangée : `3@C1` ramène un 3 en C1. Cela prend tout le tour. Ton adversaire voit combien de tes pions attendent, mais pas lequel est revenu. Ici, TAC en a deux qui attendent, et trois cases vides.
rules-tactiki-6 = **TacTiki · 6 sur 6 : la fin**
    Ici, le cinquième pion de TIKI a atteint B5 et gagne.
    Une partie est nulle quand les deux côtés en conviennent (`/draw` le propose), quand aucun ne peut plus réunir cinq pions sur une case, ou après 100 tours de suite sans qu’un pion ait atteint la rangée d’en face.
    Tes propres rangs t’arrivent en message privé, et **Mes rangs**, sous le plateau, ou `/ranks` les montrent aussi. Quand la partie est finie, tout le monde voit les deux côtés, les placements et tout le relevé.

## Images

# Les lettres M D G F L, X et O figurent dans les textes des images ; les expliquer, les garder.
picture-draw = Nulle
picture-ended =
    { $reason ->
        [agreed] Nulle, d’un commun accord
        [moderated] Sans résultat : fin par la modération
        [called_off] Sans résultat : annulée d’un commun accord
       *[abandoned] Sans résultat : impossible de continuer
    }
picture-won =
    { $reason ->
        [resigned] { $winner } gagne : { $loser } a abandonné
        [time] { $winner } gagne : temps de { $loser } écoulé
        [left] { $winner } gagne : { $loser } n’est plus là
       *[moderated] { $winner } gagne : décision de la modération
    }
picture-tictactrek-turn = Tour { $turn }/{ $turns }
picture-tictactrek-end =
    { $reason ->
        [points] { $winner } gagne { $points } à { $others }
        [campfires] { $winner } gagne au départage : { $campfires } feux de camp à { $fewer }
        [final_turn] { $winner } gagne au départage : { $loser } a joué en dernier
       *[other] { $winner } gagne
    }
picture-tictactrek-over = { $result }.
picture-tictactrek-state =
    Tour { $turn } sur { $turns } : { $symbol } pose { $terrain ->
        [M] une montagne
        [D] un désert
        [G] une prairie
        [F] une forêt
       *[L] un lac
    }.
picture-tictactrek-seat =
    { $symbol } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, reste { $supply ->
        [one] { $supply } feu de camp
       *[other] { $supply } feux de camp
    }.
picture-tictactrek-last = Dernière tuile : { $field }.
picture-tictactrek-legend =
    Sur la table : X ou O, puis M montagne, D désert, G prairie, F forêt ou L lac, puis * et sa valeur pour un feu de camp.
picture-tictactrek-rows = Rangées depuis le haut, chaque suite de tuiles après sa première colonne. { $rows }.
picture-tictactrek-spaces = Cases permises : { $fields }.
picture-tictactrek-more =
    { $more ->
        [one] { $more } autre case n’est pas citée ici.
       *[other] { $more } autres cases ne sont pas citées ici.
    }
picture-tictactrek-worth =
    { $how ->
        [moved] Après * : ce qu’y vaudrait un feu de camp déplacé.
       *[lit] Après * : ce qu’y vaudrait le feu de camp allumé.
    }
picture-tictactrek-bag = Encore dans le sac : { $counts }.
picture-tictactrek-without =
    { $part ->
        [bag] Le sac n’est pas cité ici.
        [legend] M montagne, D désert, G prairie, F forêt, L lac, * feu de camp.
       *[last] La dernière tuile n’est pas citée ici.
    }

## Images de Battle of LITS

# Les lettres X, O et L I T S figurent dans les images et leurs textes ; les garder.
picture-battleoflits-piece = Pièce { $number }
picture-battleoflits-note =
    { $swap ->
        [offered] ou échange
       *[made] échangé
    }
picture-battleoflits-end =
    { $reason ->
        [uncovered] { $winner } gagne : { $points } à découvert contre { $others }
        [last_piece] { $winner } gagne au départage : dernière pièce posée
       *[other] { $winner } gagne
    }
picture-battleoflits-over = { $result }.
picture-battleoflits-state =
    { $swap ->
        [offered] Pièce { $number } : { $symbol } pose une pièce ou échange.
       *[none] Pièce { $number } : { $symbol } pose une pièce.
    }
picture-battleoflits-seat = { $symbol } : { $count } à découvert.
picture-battleoflits-swapped = Après l’échange, O est au côté qui a posé la première pièce.
picture-battleoflits-last = Dernière pièce : { $piece }.
picture-battleoflits-supply = Pièces restantes : { $left }.
picture-battleoflits-fitting =
    Pièces restantes : { $left }. { $places ->
        [one] { $places } place possible
       *[other] { $places } places possibles
    } : { $fitting }.
picture-battleoflits-rows = Rangées depuis le haut, colonnes A à J : X ou O à découvert, un nombre pour autant de cases vides, L, I, T ou S pour une pièce. { $rows }.
picture-battleoflits-pieces =
    { $more ->
        [0] Pièces d’avant, la plus récente d’abord : { $pieces }.
       *[other] Pièces d’avant, la plus récente d’abord : { $pieces } ; et { $more } de plus.
    }
picture-battleoflits-ghost = Tu tiens { $piece }. Cela rentre. À découvert une fois posé : { $first } { $before } → { $after }, { $second } { $previous } → { $next }.
picture-battleoflits-ghost-illegal =
    Tu tiens { $piece }. Cela ne rentre pas : { $code ->
        [lits_off_board] { $field } est hors du plateau.
        [lits_none_left] il n’en reste pas de cette forme.
        [lits_covered] { $field } est déjà couverte.
        [lits_touches_same] une pièce de même forme touche en { $at }.
        [lits_fills_block] le bloc de { $field } à { $to } serait plein.
        [lits_not_adjacent] aucune autre pièce n’est touchée.
       *[other] ce n’est pas permis là.
    }
picture-battleoflits-layout = Une disposition avec { $first } X et { $second } O. Rangées depuis le haut, colonnes A à J, un nombre pour autant de cases vides. { $rows }.

## Images de TacTiki

# Les lettres K et T figurent dans les textes des images ; les expliquer, les garder.
picture-tactiki-turn = Tour { $turn }
picture-tactiki-step = Pas { $step }/2
picture-tactiki-setup = Placement
picture-tactiki-quiet = Calme { $quiet }/{ $limit }
picture-tactiki-ready =
    { $ready ->
        [0] pas encore prêt
       *[other] prêt
    }
picture-tactiki-end =
    { $reason ->
        [statue] { $winner } gagne : une statue de cinq
       *[other] { $winner } gagne
    }
picture-tactiki-draw =
    { $reason ->
        [nobody_can_win] Nulle : plus personne ne peut en réunir cinq
        [quiet] Nulle : { $limit } tours sans arrivée
       *[other] Nulle
    }
picture-tactiki-over = { $result }.
picture-tactiki-setting-up =
    { $ready ->
        [0] { $side } fait son placement.
       *[other] { $side } a fini son placement.
    }
picture-tactiki-state = Tour { $turn } : à { $side } de jouer, pas { $step } sur 2.
picture-tactiki-skipped = { $side } ne pouvait rien faire et a passé son tour.
picture-tactiki-done =
    { $which ->
        [this] { $side } à ce tour : { $steps }.
       *[last] { $side } au dernier tour : { $steps }.
    }
picture-tactiki-returned = un pion revient en { $field }
picture-tactiki-attacked =
    { $stands ->
        [0] { $felled ->
            [0] { $step } attaque et tombe
            [one] { $step } attaque, bat { $felled } pion et tombe
           *[other] { $step } attaque, bat { $felled } pions et tombe
        }
       *[other] { $felled ->
            [0] { $step } attaque et fait égalité
            [one] { $step } attaque et bat { $felled } pion
           *[other] { $step } attaque et bat { $felled } pions
        }
    }
picture-tactiki-legend =
    { $ranks ->
        [0] K est un pion de TIKI, T un de TAC.
       *[other] { $seen ->
            [0] K est un pion de TIKI, T un de TAC, puis son rang s’il est connu.
           *[other] K est un pion de TIKI, T un de TAC, puis son rang s’il est connu, puis * si les deux le connaissent.
        }
    } TIKI est ancré sur la rangée 5, TAC sur la 1 ; un pion sous un pion adverse est bloqué.
picture-tactiki-columns = Piles, de bas en haut : { $columns }.
picture-tactiki-statue = Statue de { $side } en { $field } : { $pieces } sur { $of }.
picture-tactiki-defeated =
    { $known ->
        [0] Vaincus chez { $side } : { $count }.
       *[other] Vaincus chez { $side } : { $count }, rangs { $ranks }.
    }
picture-tactiki-steps =
    { $attacks ->
        [0] Pas : { $steps }.
       *[other] Pas, x devant le nombre de pions adverses au sommet : { $steps }.
    }
picture-tactiki-returns = Un pion peut revenir en { $fields }.
picture-tactiki-chosen = Le pion en { $origin } est choisi ; il peut aller en { $fields }.
picture-tactiki-quiet-long = { $quiet } tours sans arrivée ; nulle à { $limit }.
picture-tactiki-without =
    { $part ->
        [legend] K est TIKI, T est TAC.
        [steps] Les pas ne sont pas cités ici.
       *[done] Les derniers pas ne sont pas cités ici.
    }
picture-tactiki-placed = { $count } sur { $pieces } en place
picture-tactiki-empty = vide
picture-tactiki-arranged = Ton placement pour { $side }, pion du bas d’abord : { $fields }.
picture-tactiki-left = Encore à placer : { $left }.
picture-tactiki-complete = Il est complet.
picture-tactiki-attack = { $side } attaque en { $field }.
picture-tactiki-duel =
    { $result ->
        [won] { $attacker } bat { $defender }, un pion de { $enemy } tombe.
        [lost] { $attacker } perd contre { $defender }, le pion de { $side } tombe.
       *[tied] { $attacker } contre { $defender } : égalité, les deux restent.
    }
