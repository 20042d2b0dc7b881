### Every text of Fireside in English.
###
### $player, $opponent and the like are mentions such as <@1>, or names where Discord shows no
### mentions; a mention notifies only the person whose turn it is.

## Games

game-tictactrek = Tic Tac Trek
game-tactiki = TacTiki
all-games = all games
somebody = somebody

## Commands and their options, as Discord lists them

command-challenge = Challenge somebody to a game, or anybody who likes to play
command-move = Make your move: type it, or choose from what is offered
command-board = Post the board of a match again
command-matches = Your matches: whose turn it is, and where
command-resign = Give a match up (asks once more)
command-ranks = Your own side of a match, for your eyes only
command-draw = Offer your opponent a draw, in games that have draws
command-rules = How a game is played, with pictures
command-leaderboard = Who wins most in this server
command-help = What Fireside can do
option-game = The game
option-opponent = Whom to challenge; leave it out to let anybody accept
option-first = Who takes the first turn
option-move = The move, such as N12; type to narrow the list
option-match = Which match, if you are in more than one here
option-match-here = Which match, if there is more than one here
option-leaderboard-game = Count only this game
first-random = Drawn at random
first-challenger = I do
first-opponent = My opponent does

## Buttons and menus

button-accept = Accept
button-decline = Decline
button-cancel = Cancel
button-rules = Rules
button-letter = My side
button-resign = Resign
button-play-on = Play on
button-previous = Back
button-next = Next
menu-move = Choose your move
menu-part = Choose your move: { $first } to { $last }

## Challenges

challenge-made-open =
    🔥 { $opponent }, { $challenger } challenges you to **{ $game }**.
    -# The challenge ends { $until }.
challenge-made-accepted = { $opponent } took up { $challenger }’s challenge to **{ $game }**.
challenge-made-declined = { $opponent } declined { $challenger }’s challenge to **{ $game }**.
challenge-made-cancelled = { $challenger } took the challenge of { $opponent } to **{ $game }** back.
challenge-made-expired = { $challenger }’s challenge of { $opponent } to **{ $game }** ran out without an answer.
challenge-open-open =
    🔥 { $challenger } looks for an opponent in **{ $game }**. Anybody may accept.
    -# The challenge ends { $until }.
challenge-open-accepted = { $challenger }’s open challenge to **{ $game }** was taken up.
challenge-open-declined = { $challenger }’s open challenge to **{ $game }** is closed.
challenge-open-cancelled = { $challenger } took the open challenge to **{ $game }** back.
challenge-open-expired = { $challenger }’s open challenge to **{ $game }** ran out without an answer.
challenge-standing = You have made this very challenge already, and it is still open: { $where }. Wait for an answer, or take it back here.
challenge-withdrawn = Your challenge is taken back.
challenge-owed = Your challenge is saved, but I could not post it just now. I will try again; if it does not appear, check that I may send messages here.

## Matches

match-begins = **{ $game }**: { $first } against { $second }.
match-footer = -# { $progress } · choose below or type /move · match { $match }
ended-agreed = { $player } and { $winner } agree on a draw.
ended-resigned = { $player } resigns. **{ $winner } wins.**
match-number = match { $match }
match-versus = vs { $opponent }
match-between = { $first } vs { $second }
turn-yours = your turn
turn-theirs = their turn
turn-of = { $player }’s turn
move-played = Played { $move }.
board-owed = That is saved, but I could not post the board just now. I will try again; /board shows it too.
board-not-posted = I could not post the board. Check that I may send messages and attach files here, then try /board again.
resign-really = Do you really want to give up { $game } against { $opponent } (match { $match })? They would win.
resign-done = You resigned.
resign-not = Good, play on.

letter = Your side of match { $match }, for your eyes only.
letter-over = Match { $match } is over; this is how both sides stood.
letter-refused = You take no private messages from me, so in match { $match } look at your side with /ranks or the button under the board. Everything else works as ever.
offer-owed = Your offer is saved, but I could not post it just now. I will try again.
offer-draw-open = { $opponent }, { $player } offers you a draw in **{ $game }**, match { $match }. Your next move declines it.
offer-draw-accepted = { $opponent } accepted { $player }’s offer of a draw in **{ $game }**, match { $match }.
offer-draw-declined = { $opponent } declined { $player }’s offer of a draw in **{ $game }**, match { $match }.
offer-draw-lapsed = { $player }’s offer of a draw in **{ $game }**, match { $match }, has lapsed.

## Lists

matches-none = You have no match under way in this server. Start one with /challenge.
matches-title =
    { $count ->
        [one] You have one match under way:
       *[other] You have { $count } matches under way:
    }
matches-line = - **{ $game }** against { $opponent } · { $turn } · { $progress } · match { $match } · { $where }
matches-more = … and { $count } more.
leaderboard-title = **Leaderboard** of this server, { $game }
leaderboard-line =
    { $drawn ->
        [0] **{ $rank }.** { $player } · { $won } won, { $lost } lost · { $played } played
       *[other] **{ $rank }.** { $player } · { $won } won, { $drawn } drawn, { $lost } lost · { $played } played
    }
leaderboard-empty = Nobody has finished a match yet. Be the first: /challenge.
leaderboard-not-you = { $player } has not finished a match yet.

## Refusals: what was wrong, and what would be right

refused-yourself = You cannot challenge yourself. Name somebody else, or leave the opponent out and let anybody accept.
refused-a-bot = { $player } is a bot and does not play. Challenge a person, or leave the opponent out and let anybody accept.
refused-not-a-member = { $player } is not in this server. Challenge somebody who is, or leave the opponent out and let anybody accept.
refused-cannot-see = { $player } cannot see this channel and would never know. Challenge them in a channel that you both see.
refused-unknown-game = There is no game called { $game }.
refused-cannot-post = I cannot play in this channel, because I lack here: { $permissions }. Ask somebody who runs the server, or challenge in another channel.
refused-same-challenge = You have made this very challenge already and it is still open. Wait for an answer, or cancel it first.
refused-own-challenge = This challenge is your own; somebody else has to accept it. You can cancel it.
refused-not-challenged = This challenge is for { $player } alone. Use /challenge to start a match of your own.
refused-cancel-instead = You cannot decline your own challenge, but you can cancel it.
refused-open-to-all = An open challenge cannot be declined; just let it be.
refused-not-yours-to-cancel = Only { $player }, who made this challenge, can cancel it.
refused-challenge-gone = This challenge no longer exists. Make a new one with /challenge.
refused-challenge-accepted = This challenge has been accepted already. Start another match with /challenge.
refused-challenge-declined = This challenge was declined. You can make a new one with /challenge.
refused-challenge-cancelled = This challenge was taken back. You can make a new one with /challenge.
refused-challenge-expired = This challenge ran out. You can make a new one with /challenge.
refused-not-playing = You do not play in this match. Use /challenge to start one of your own.
refused-match-over = This match is over. Start another with /challenge.
refused-old-board = This board is out of date; look at the latest one. /board posts it again.
refused-no-such-match = There is no match { $match } in this server. /matches lists yours.
refused-not-here = Match { $match } is played in another channel; use /board there.
refused-which-match =
    { $count ->
       *[other] There are { $count } matches that you could mean. Say which one with the option “match”.
    }
refused-nobody-waits = It is not your turn: you wait for { $player }.
refused-elsewhere = You have no such match in this channel, but in { $channels }. Go there, or use the option “match”.
refused-no-match-here = There is no match of yours in this channel. Start one with /challenge.
refused-nothing-to-withdraw = There is nothing to take back any more; the match has gone on.
refused-nothing-hidden = Nothing is hidden in this game. /board posts the board.
refused-no-draws = There are no draws in this game. /resign gives it up.
refused-offer-open = There is an open offer of a draw in this match already.
refused-offer-gone = This offer is open no more.
refused-own-offer = This offer is your own; your opponent has to answer it.
permission-view_channel = view the channel
permission-send_messages = send messages
permission-send_messages_in_threads = send messages in threads
permission-attach_files = attach files
permission-read_message_history = read the message history
apology = Sorry, something went wrong on my side, and nothing was lost. If it happens again, tell whoever runs me this reference: { $reference }

## Tic Tac Trek

trek-lays =
    { $player } lays a { $terrain ->
        [M] mountain
        [D] desert
        [G] grassland
        [F] forest
       *[L] lake
    } on **{ $field }**.
trek-lights =
    { $player } lays a { $terrain ->
        [M] mountain
        [D] desert
        [G] grassland
        [F] forest
       *[L] lake
    } on **{ $field }** and lights a campfire worth { $worth }.
trek-moves =
    { $player } lays a { $terrain ->
        [M] mountain
        [D] desert
        [G] grassland
        [F] forest
       *[L] lake
    } on **{ $field }** and moves the campfire from { $origin } there, now worth { $worth }.
trek-keeps =
    { $player } lays a { $terrain ->
        [M] mountain
        [D] desert
        [G] grassland
        [F] forest
       *[L] lake
    } on **{ $field }** and leaves all campfires where they are.
trek-prompt =
    { $player }, your turn: lay a **{ $terrain ->
        [M] mountain
        [D] desert
        [G] grassland
        [F] forest
       *[L] lake
    }** as { $symbol }.
trek-progress = turn { $turn } of { $turns }
trek-won-points = **{ $player } wins** with { $points } points to { $others }.
trek-won-campfires = **{ $player } wins**: { $points } points each, but more campfires on the table.
trek-won-final-turn = **{ $player } wins**: { $points } points and as many campfires each, and { $loser } took the last turn.
trek-choice-lights = campfire worth { $worth }
trek-choice-moves = campfire moves here: { $old } becomes { $worth }
trek-choice-keeps = leave campfires where they are
trek-choice-may-move = a campfire may move here, worth { $worth }
trek-which-campfire = Your tile on **{ $field }** makes a row, and all six campfires are out. Move one there, where it would be worth { $worth }?
trek-take = From { $origin }, worth { $worth } there
trek-leave = Leave campfires where they are
illegal-unreadable = I cannot read “{ $text }” as a move. Type a field such as N12, or two to move a campfire too: N12 K14. You may lay the tile on: { $spaces }.
illegal-taken = There is a tile on { $field } already. You may lay yours on: { $spaces }.
illegal-not-beside = { $field } does not touch the table; a tile goes next to another one, side by side. You may lay yours on: { $spaces }.
illegal-terrain =
    { $terrain ->
        [M] A mountain
        [D] A desert
        [G] A grassland
        [F] A forest
       *[L] A lake
    } cannot go on { $field }: it has to touch its own terrain or a lake, side by side. You may lay it on: { $spaces }.
illegal-no-row = A campfire moves only onto a tile that completes a row of three, and { $field } completes none. Type just { $field } to lay the tile there.
illegal-supply-left =
    { $left ->
        [one] You still have a campfire to light, so none moves. Type just { $field }.
       *[other] You still have { $left } campfires to light, so none moves. Type just { $field }.
    }
illegal-not-your-campfire = You have no campfire on { $campfire } to move to { $field }.
illegal-not-your-turn = It is not your turn. Wait for your opponent’s move.
illegal-game-over = This match is over. Start another with /challenge.

## TacTiki

tiki-ready = { $player } is ready.
tiki-steps = { $player }: { $steps }.
tiki-returns = { $player } brings a piece back on **{ $field }**.
tiki-attack = ⚔️ On { $field }: { $duels }.
tiki-duel =
    { $result ->
        [won] { $side } { $attacker } beats { $enemy } { $defender }
        [lost] { $side } { $attacker } loses to { $enemy } { $defender }
       *[tied] { $side } { $attacker } ties with { $enemy } { $defender }
    }
tiki-duel-faded =
    { $result ->
        [won] { $side } beats a piece of { $enemy }
        [lost] { $side } loses to a piece of { $enemy }
       *[tied] { $side } ties with a piece of { $enemy }
    }
tiki-locked = 🔒 { $side } on { $field }: { $pieces } of { $of }.
tiki-no-second = No second step is possible.
tiki-skipped = { $player } can do nothing and is skipped.
tiki-you = You
tiki-prompt-setup = { $player }, set up your row in secret as **{ $side }**: press **Set up**, or type `/move 12 34 55 14 23`.
tiki-prompt =
    { $returns ->
        [0] { $player }, your turn as **{ $side }**: two steps.
       *[other] { $player }, your turn as **{ $side }**: two steps, or bring a piece back.
    }
tiki-progress =
    { $turn ->
        [0] setup
       *[other] turn { $turn }
    }
tiki-end-statue = **{ $player } wins** against { $other } with a statue of { $of }.
tiki-end-nobody-can-win = **A draw** between { $player } and { $other }: neither side can collect five on one field any more.
tiki-end-quiet = **A draw** between { $player } and { $other }: in { $turns } turns no piece reached the other side.
tiki-brings-back = brings a { $rank } back
tiki-attacks =
    { $enemies ->
        [one] attacks { $height ->
            [one] a single piece
           *[other] a column of { $height }, one enemy on top
        }
       *[other] attacks a column of { $height }, { $enemies } enemies on top
    }
tiki-joins =
    { $height ->
        [one] onto your own piece
       *[other] onto a column of { $height }
    }
tiki-builds = { $pieces } of { $of } there
tiki-pick =
    { $chosen ->
        [return] **Turn { $turn }** of match { $match }: where shall your { $piece } return?
        [piece] **Turn { $turn }**, step { $step } of 2, match { $match }: where shall { $piece } go?
       *[nothing] **Turn { $turn }**, step { $step } of 2, match { $match }: choose a piece. For your eyes only.
    }
tiki-pick-menu = Choose a piece
tiki-pick-piece = { $field } · your { $rank }
tiki-pick-fields = to { $fields }
tiki-pick-return = Bring a { $rank } back (takes the whole turn)
tiki-turn-done = Your turn is complete; the channel shows it.
tiki-letter = Your side of match { $match }, **{ $side }**, for your eyes only.
tiki-set-up = **Your setup** for match { $match }, for your eyes only. You are { $side }, on row { $row }. Put two pieces on each field: choose a field, then its two pieces. Or type `/move 12 34 55 14 23` in the channel, fields A to E, bottom piece first.
tiki-set-up-ready = **You are ready** in match { $match } as { $side }. Until your opponent is, you can take your setup back.
tiki-fill = What stands on { $field }?
tiki-pair = { $bottom } below, { $top } on top
tiki-swap = Swap two pieces
tiki-place =
    { $rank ->
        [0] { $field } { $top ->
            [0] below
           *[other] on top
        }, empty
       *[other] { $field } { $top ->
            [0] below
           *[other] on top
        }, a { $rank }
    }
tiki-button-set-up = Set up
tiki-button-turn = Choose your steps
tiki-button-ranks = My ranks
tiki-button-shuffle = Shuffle
tiki-button-mirror = Mirror
tiki-button-last = My last setup
tiki-button-clear = Clear
tiki-button-confirm = Ready
tiki-button-back = Take back
tiki-record = TacTiki. Steps as B1-B2, the ranks of duels behind them, the attacker’s first: > beats, < loses to, = ties with. 3@C1 brings a 3 back on C1.
tiki-record-setup = { $side } sets up, A to E, bottom and top: { $setup }
refused-set-up-already = Your setup is settled already. Until your opponent is ready too, “Set up” under the board offers to take it back.
refused-no-earlier-setup = You have no earlier setup in this game that I know of.
illegal-not-a-move = I cannot read “{ $text }” as a move. Type a step such as B1-B2, a return such as 3@C1, or, to set up, the ranks of your five fields: 12 34 55 14 23.
illegal-setup-first = Set up first: type the ranks of your fields A to E, bottom piece first, such as 12 34 55 14 23.
illegal-setup-over = Both of you have set up already. Type a step such as B1-B2.
illegal-already-set-up = You are ready already. Until your opponent is too, “Set up” under the board offers to take your setup back.
illegal-no-such-rank = There is no rank { $rank }; ranks go from 1 to 5.
illegal-rank-too-often = You have only two pieces of rank { $rank }, and there are { $count } in this setup.
illegal-setup-incomplete =
    { $pieces ->
        [one] A setup has ten pieces, two on each field, and this one has one. Missing: { $missing }.
       *[other] A setup has ten pieces, two on each field, and this one has { $pieces }. Missing: { $missing }.
    }
illegal-not-in-pairs = Write two ranks for each field, such as { $setup }.
illegal-off-board = There is no field { $field } on this board.
illegal-no-piece = There is no piece on { $field }.
illegal-not-your-piece = No piece of yours is on { $field }.
illegal-blocked = Your piece on { $field } is blocked: an enemy lies on it.
illegal-locked = Your piece on { $field } is locked: it reached the other side and stays there.
illegal-backward = Pieces never step back. From { $origin } you may go to: { $fields }.
illegal-held-by-enemy = A locked enemy holds { $field }, and nobody enters that. From { $origin } you may go to: { $fields }.
illegal-not-one-step = A step leads one field forward, left or right, and { $field } is none of those. From { $origin } you may go to: { $fields }.
illegal-reincarnation-takes-the-turn = Bringing a piece back takes the whole turn, and you have made a step already. Make your second one.
illegal-nobody-defeated = None of your pieces is defeated, so none can return.
illegal-not-your-start-field = A piece returns on an empty field of your own row, and { $field } is none. Free now: { $fields }.
illegal-not-empty = { $field } is not empty. Free now: { $fields }.
illegal-not-defeated = None of your defeated pieces is a { $rank }. You have: { $ranks }.

## Help and rules

help = **Fireside**: games for two, played in this server.
    - `/challenge` somebody to a game, or leave the opponent out and anybody may accept.
    - When it is your turn you are pinged with the board. Choose your move from the menu below it, or type `/move`; while you type, it lists the moves that fit and what each would do.
    - In games with secrets, your own side comes to you in a private message; `/ranks` and a button under the board show it too. `/draw` offers a draw in games that have draws.
    - `/board` posts the board again, `/matches` lists your matches and whose turn it is, `/resign` gives one up.
    - `/rules` explains a game with pictures, `/leaderboard` shows who wins most.
    Nothing is lost when the bot restarts: every move is saved before it is shown.

## The rules of Tic Tac Trek, page by page

rules-tictactrek-1 = **Tic Tac Trek · 1 of 5: the journey**
    Two players travel the same country. One is X, the other O, and they lay terrain tiles in turn. Three of your tiles in a line light a campfire, and a campfire is worth more the more open country lies around it.
    The bag holds 26 tiles: six each of mountain, desert, grassland and forest, and two lakes. Every tile shows X on one face and O on the other. Two are laid at the start, X on M13 and O on N13. The other 24 are played one by one, twelve by each of you. You get the tile that is drawn; there is no choice, but both see it.
rules-tictactrek-2 = **Tic Tac Trek · 2 of 5: laying a tile**
    Your tile goes on an empty space that shares an edge with the table, your symbol up.
    • A lake goes on any such space.
    • So does the first tile of a terrain. Here O holds the first grassland, so every space is open.
    • Otherwise the tile has to share an edge with a tile of its own terrain or with a lake. Whose tile that is does not matter.
    • If there is no such space, any space will do. No tile is ever lost and no turn is skipped.
    The picture marks the spaces you may use; type the name of one, such as `M14`, or choose it from the menu.
rules-tictactrek-3 = **Tic Tac Trek · 3 of 5: rows and campfires**
    When your tile completes a line of three tiles that all show your symbol (across, down or diagonal, with the new tile anywhere in it), a campfire is lit on the new tile. None of the three may carry a campfire already: a tile with a campfire is spent. Three in a longer line count too; two rows at once still light one campfire.
    You must light it while you have campfires, even where it scores nothing. The gold number shows what it would be worth: here X may light one on L15 for 6.
rules-tictactrek-4 = **Tic Tac Trek · 4 of 5: all six campfires out**
    You have six campfires. Once all are out, completing a row lets you move one of your campfires from anywhere onto the new tile, or leave them where they are. Here X, laying on O13, may move one there, where it would be worth 3; to move the one on O15, type `O13 O15`. The tile it leaves can serve in later rows. A row you did not use stays unspent.
rules-tictactrek-5 = **Tic Tac Trek · 5 of 5: the score**
    A campfire scores one point for each empty space among the eight around it, 0 to 7; an empty space between two campfires counts for both. New tiles take points away, yours as well as your opponent’s, so the score changes until the end.
    The match ends with the last tile. Most points win. If they are equal, more campfires on the table win; if those are equal too, whoever took the last turn loses. There are no draws.

## The rules of TacTiki, page by page

rules-tactiki-1 = **TacTiki · 1 of 6: two rows of idols**
    TIKI plays from row 1 upward and moves first, TAC from row 5 downward. Each has ten pieces, two of each rank 1 to 5. Only their owner sees the ranks.
    Before the first turn both set up in secret, in either order: two pieces on each field of one’s own row. Press **Set up**, or type the five fields from A to E, bottom piece first: `/move 12 34 55 14 23`.
    Five of your pieces on one field of the other row win: at once, even on the first of two steps. Enemies buried beneath do not matter.
rules-tactiki-2 = **TacTiki · 2 of 6: your turn**
    A turn is two steps, with one piece or with two. Only the top piece of a column steps: one field forward, left or right, never back and never diagonally. It lands on top of whatever is there; columns may grow as high as they like. Here TIKI has played `B1-B2`, then `B2-B3`.
    You may not pass: the second step is due if there is one, else the turn ends with the first. Whoever can do nothing at all is skipped.
rules-tactiki-3 = **TacTiki · 3 of 6: duels**
    Landing on an enemy is an attack, and both ranks are shown to everyone. The higher rank wins, except that 1 beats 5; who attacks does not matter. The loser leaves the board. An attacker that wins goes on with the next enemy below, until it loses, ties, or comes to a piece of its own side. Here a 4 has beaten a 1 and a 2 on B5.
    On a tie both stay, the attacker on top, and the one below is blocked as long as an enemy lies on it: so it is on D1, where 5 met 5. Uncovering a piece starts no duel.
    The ranks stand in the message of that turn only. When the next turn is complete they are gone from it; remembering is the game.
rules-tactiki-4 = **TacTiki · 4 of 6: locks and statues**
    A piece that reaches the other row is locked: it never moves again, and nobody can attack it, for no one may enter a field of their own row that holds an enemy. Here TIKI has two of five on B5, and TAC one on D1.
    To get onto a field that is defended, your piece fights there first; if it survives, also by a tie, it is locked.
rules-tactiki-5 = **TacTiki · 5 of 6: coming back**
    Instead of stepping, one of your defeated pieces may return on an empty field of your own row: `3@C1` brings a 3 back on C1. That takes the whole turn. Your opponent sees how many of your pieces wait, but not which one came back. Here TAC has two waiting, and three empty fields.
rules-tactiki-6 = **TacTiki · 6 of 6: the end**
    Here TIKI’s fifth piece has reached B5 and wins.
    A match is drawn when both agree (`/draw` offers it), when neither side can collect five on one field any more, or after 100 turns in a row in which no piece reached the other row.
    Your own ranks come to you in a private message, and **My ranks** under the board or `/ranks` shows them too. When the match is over everybody sees both sides, the setups and the whole record.

## Pictures

# The letters M D G F L, X and O stand in the pictures' alt texts; explain them, keep them.
picture-draw = A draw
picture-tictactrek-turn = Turn { $turn }/{ $turns }
picture-tictactrek-end =
    { $reason ->
        [points] { $winner } wins { $points } to { $others }
        [campfires] { $winner } wins the tie with { $campfires } campfires to { $fewer }
        [final_turn] { $winner } wins the tie: { $loser } took the last turn
        [resigned] { $winner } wins: { $loser } resigned
       *[other] { $winner } wins
    }
picture-tictactrek-over = { $result }.
picture-tictactrek-state =
    Turn { $turn } of { $turns }: { $symbol } lays a { $terrain ->
        [M] mountain
        [D] desert
        [G] grassland
        [F] forest
       *[L] lake
    } tile.
picture-tictactrek-seat =
    { $symbol }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $supply ->
        [one] 1 campfire
       *[other] { $supply } campfires
    } left.
picture-tictactrek-last = Last tile: { $field }.
picture-tictactrek-legend =
    On the table: X or O, then M mountain, D desert, G grassland, F forest or L lake, then * and its worth for a campfire.
picture-tictactrek-rows = Rows from the top, each run of tiles after its first column. { $rows }.
picture-tictactrek-spaces = Legal spaces: { $fields }.
picture-tictactrek-more =
    { $more ->
        [one] 1 more space is left out here.
       *[other] { $more } more spaces are left out here.
    }
picture-tictactrek-worth =
    { $how ->
        [moved] After *: what a campfire moved there would score.
       *[lit] After *: what the campfire lit there would score.
    }
picture-tictactrek-bag = Still in the bag: { $counts }.
picture-tictactrek-without =
    { $part ->
        [bag] The bag is left out here.
        [legend] M mountain, D desert, G grassland, F forest, L lake, * campfire.
       *[last] The last tile is left out here.
    }

## Pictures of TacTiki

# The letters K and T stand in the pictures' alt texts; explain them, keep them.
picture-tactiki-turn = Turn { $turn }
picture-tactiki-step = Step { $step }/2
picture-tactiki-setup = Setup
picture-tactiki-quiet = Quiet { $quiet }/{ $limit }
picture-tactiki-ready =
    { $ready ->
        [0] not ready yet
       *[other] ready
    }
picture-tactiki-end =
    { $reason ->
        [statue] { $winner } wins: a statue of five
        [resigned] { $winner } wins: { $loser } resigned
       *[other] { $winner } wins
    }
picture-tactiki-draw =
    { $reason ->
        [nobody_can_win] A draw: nobody can collect five any more
        [quiet] A draw: { $limit } turns without an arrival
        [agreed] A draw, as both agreed
       *[other] A draw
    }
picture-tactiki-over = { $result }.
picture-tactiki-setting-up =
    { $ready ->
        [0] { $side } is setting up.
       *[other] { $side } is ready.
    }
picture-tactiki-state = Turn { $turn }: { $side } to move, step { $step } of 2.
picture-tactiki-skipped = { $side } could do nothing and was skipped.
picture-tactiki-done =
    { $which ->
        [this] { $side } in this turn: { $steps }.
       *[last] { $side } in the last turn: { $steps }.
    }
picture-tactiki-returned = a piece returns on { $field }
picture-tactiki-attacked =
    { $stands ->
        [0] { $felled ->
            [0] { $step } attacks and falls
           *[other] { $step } attacks, fells { $felled } and falls
        }
       *[other] { $felled ->
            [0] { $step } attacks and ties
           *[other] { $step } attacks and fells { $felled }
        }
    }
picture-tactiki-legend =
    { $ranks ->
        [0] K is a piece of TIKI, T one of TAC.
       *[other] { $seen ->
            [0] K is a piece of TIKI, T one of TAC, then its rank if known.
           *[other] K is a piece of TIKI, T one of TAC, then its rank if known, then * if both know it.
        }
    } TIKI is locked on row 5, TAC on row 1; a piece under an enemy is blocked.
picture-tactiki-columns = Columns, bottom to top: { $columns }.
picture-tactiki-statue = Statue of { $side } on { $field }: { $pieces } of { $of }.
picture-tactiki-defeated =
    { $known ->
        [0] Defeated of { $side }: { $count }.
       *[other] Defeated of { $side }: { $count }, ranks { $ranks }.
    }
picture-tactiki-steps =
    { $attacks ->
        [0] Steps: { $steps }.
       *[other] Steps, x before the enemies on top: { $steps }.
    }
picture-tactiki-returns = A piece may return on { $fields }.
picture-tactiki-chosen = The piece on { $origin } is chosen; it may go to { $fields }.
picture-tactiki-quiet-long = { $quiet } turns without an arrival; { $limit } are a draw.
picture-tactiki-without =
    { $part ->
        [legend] K is TIKI, T is TAC.
        [steps] The steps are left out here.
       *[done] The last steps are left out here.
    }
picture-tactiki-placed = { $count } of { $pieces } placed
picture-tactiki-empty = empty
picture-tactiki-arranged = Your setup as { $side }, bottom piece first: { $fields }.
picture-tactiki-left = Still to place: { $left }.
picture-tactiki-complete = It is complete.
picture-tactiki-attack = { $side } attacks on { $field }.
picture-tactiki-duel =
    { $result ->
        [won] { $attacker } beats { $defender }, a piece of { $enemy } falls.
        [lost] { $attacker } loses to { $defender }, the piece of { $side } falls.
       *[tied] { $attacker } against { $defender }: a tie, both stay.
    }
