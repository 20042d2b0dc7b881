### Every text of Fireside in English.
###
### $player, $opponent and the like are mentions such as <@1>, or names where Discord shows no
### mentions; a mention notifies only the person whose turn it is.

## Games

game-tictactrek = Tic Tac Trek
game-tactiki = TacTiki
game-battleoflits = Battle of LITS
somebody = somebody

## Commands and their options, as Discord lists them

command-challenge = Challenge somebody to a game, or anybody who likes to play
command-move = Make your move: type it, or choose from what is offered
command-away = Be away for some days: your clocks of a day a turn and more stand still
command-board = The board of a match: posted again for its players, shown privately to others
command-matches = Your matches, or all of this server: whose turn it is, and where
command-resign = Give a match up (asks once more)
command-ranks = Your own side of a match, for your eyes only
command-draw = Offer your opponent a draw, in games that have draws
command-takeback = Ask your opponent to let you take your last turn back
command-call-off = Offer your opponent to end a match without a result
command-replay = A match that is over, turn by turn, as an animation, or as its record
command-rules = How a game is played, with pictures
command-leaderboard = Who plays a game best, by their ratings
command-profile = How somebody plays: ratings, opponents, streaks and last matches
command-help = What Fireside can do
option-game = The game
option-opponent = Whom to challenge; leave it out to let anybody accept
option-first = Who takes the first turn
option-variant = A variant of the game, such as a layout: a name from the list, or your own
option-move = The move, such as N12 or D4 D5 D6 E5; type to narrow the list
option-match = Which match, if you are in more than one here
option-replay-match = Which match; yours and those of this channel are offered, the latest first
option-as = Step by step, as a GIF, or as the record, a text
option-share = Show the GIF or the record to everybody here
as-steps = Step by step
as-gif = A GIF
as-record = The record, a text
option-match-here = Which match; one of another channel is shown to you privately
option-leaderboard-game = Which game; by default the one rated last
option-scope = This server, or all servers
option-person = Whose profile; by default your own
option-profile-game = Only this game
option-rated = Whether the match counts for ratings; yes unless the server settled otherwise
option-away = How many days, or until which date (2026-12-24); “back” when you are back
option-clock = How long a turn may take; 3 days unless the server settled otherwise
option-where = Where to play: in this channel, or in a thread of the match’s own
clock-none = No clock
clock-live-5 = Live: 5 minutes a turn
clock-live-10 = Live: 10 minutes a turn
clock-days-1 = 1 day a turn
clock-days-3 = 3 days a turn
clock-days-7 = 7 days a turn
place-here = In this channel
place-thread = In a new thread
first-random = Drawn at random
first-challenger = I do
first-opponent = My opponent does

## Buttons and menus

button-accept = Accept
button-decline = Decline
button-cancel = Cancel
button-rules = Rules
button-letter = My side
button-rematch = Rematch
button-resign = Resign
button-play-on = Play on
button-previous = Back
button-next = Next
menu-move = Choose your move
menu-part = Choose your move: { $first } to { $last }

## Challenges

challenge-made-open =
    🔥 { $opponent }, { $challenger } challenges you to **{ $game }**.
    -# { $clock } · { $rated ->
        [yes] Rated
       *[no] Casual
    } · The challenge ends { $until }.
challenge-made-accepted = { $opponent } took up { $challenger }’s challenge to **{ $game }**.
challenge-made-declined = { $opponent } declined { $challenger }’s challenge to **{ $game }**.
challenge-made-cancelled = { $challenger } took back the challenge to { $opponent }: **{ $game }**.
challenge-made-expired = { $opponent } did not answer { $challenger }’s challenge to **{ $game }** in time.
challenge-open-open =
    🔥 { $challenger } looks for an opponent in **{ $game }**. Anybody may accept.
    -# { $clock } · { $rated ->
        [yes] Rated
       *[no] Casual
    } · The challenge ends { $until }.
challenge-open-accepted = { $challenger }’s open challenge to **{ $game }** was taken up.
challenge-open-declined = { $challenger }’s open challenge to **{ $game }** is closed.
challenge-open-cancelled = { $challenger } took back the open challenge to **{ $game }**.
challenge-open-expired = { $challenger }’s open challenge to **{ $game }** ran out without an answer.
challenge-rematch-open =
    🔥 { $opponent }, { $challenger } would like a rematch of **{ $game }**, with the seats swapped.
    -# { $clock } · { $rated ->
        [yes] Rated
       *[no] Casual
    } · The challenge ends { $until }.
challenge-rematch-accepted = { $opponent } took up { $challenger }’s challenge to a rematch of **{ $game }**.
challenge-rematch-declined = { $opponent } declined a rematch of **{ $game }** with { $challenger }.
challenge-rematch-cancelled = { $challenger } took back the challenge to { $opponent } to a rematch of **{ $game }**.
challenge-rematch-expired = { $opponent } did not answer { $challenger }’s challenge to a rematch of **{ $game }** in time.
challenge-standing = You have made this very challenge already, and it is still open: { $where }. Wait for an answer, or cancel it here.
challenge-varied = Your challenge in another variant is still open: { $where }. To make this one instead, cancel that one here first.
challenge-withdrawn = Your challenge is taken back.
challenge-owed = Your challenge is saved, but I could not post it just now. I will try again; if it does not appear, check that I may send messages here.

## Matches

player-side = { $player } ({ $side })
match-begins =
    { $rated ->
        [yes] **{ $game }**, rated: { $first } against { $second }.
        [capped] **{ $game }**, casual, since you two have begun enough rated matches of it today: { $first } against { $second }.
       *[no] **{ $game }**, casual: { $first } against { $second }.
    }
match-earlier =
    { $count ->
        [one] -# … and a move before.
       *[other] -# … and { $count } moves before.
    }
match-sealed-deal = -# 🔒 The deal, sealed: `{ $digits }`
match-sealed-move = -# 🔒 { $player }, sealed: `{ $digits }`
match-footer = -# { $progress } · choose below or type /move · match { $match }
ended-agreed = { $player } and { $winner } agree on a draw.
ended-abandoned = { $winner } and { $player }: this match could not go on, so it has no result.
ended-called-off = { $player } and { $winner } called this match off; it has no result.
ended-left = { $player } is not here any more. **{ $winner } wins.**
ended-moderated =
    { $won ->
        [0] { $by } ended the match of { $winner } and { $player } as a moderator; it has no result.
       *[1] { $by } ended this match as a moderator. **{ $winner } wins.**
    }
ended-resigned = { $player } resigns. **{ $winner } wins.**
ended-time = { $player } ran out of time. **{ $winner } wins.**
day =
    { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
match-number = match { $match }
match-versus = vs { $opponent }
match-between = { $first } vs { $second }
turn-yours = your turn
turn-theirs = their turn
turn-of = { $player }’s turn
move-played = Played { $move }.
board-owed = That is saved, but I could not post the board just now. I will try again; /board shows it too.
goes-on-here = This match goes on here.
board-not-posted = I could not post the board. Check that I may send messages and attach files here, then try /board again.
resign-really = Do you really want to give up { $game } against { $opponent } (match { $match })? They would win.
resign-done = You resigned.
resign-not = Good, play on.
letter = Your side of match { $match }, for your eyes only.
letter-over = Match { $match } is over; this is how both sides stood.
letter-refused = You take no private messages from me, so in match { $match } look at your side with /ranks or the button under the board. Everything else works as ever.

## Clocks

# $clock is how long a turn may take, such as “3 days a turn”; $until is shown as “in 2 days”.
time-runs = -# ⏳ Time runs out { $until } · { $clock }
time-stands = -# ⏳ The clock stands still · { $clock }
time-away = -# ⏳ The clock stands still: { $player } is away until { $until } · { $clock }
time-warning =
    ⏳ { $players }, your time in **{ $game }**, match { $match }, runs out { $until }.
    -# { $where }
away-until =
    You are away until { $until } ({ $rest }). Until then your clocks of a day a turn and more stand still while it is your turn, in every server; live clocks do not. Say `/away until: back` when you are back.
    -# { $left ->
        [0] No more days of absence are left to you this year.
        [one] One more day of absence is left to you this year.
       *[other] { $left } more days of absence are left to you this year.
    }
away-not =
    You are not away. { $left ->
        [0] No more days of absence are left to you this year.
        [one] One day of absence is left to you this year; take it with `/away until: 1 day`.
       *[other] { $left } days of absence are left to you this year; take some with `/away until: 7 days`, or until a date.
    }
away-choice =
    { $days ->
        [one] 1 day, until { $date }
       *[other] { $days } days, until { $date }
    }
away-choice-date = Until { $date }
away-choice-back = I am back

## Offers and rematches

offer-owed = Your offer is saved, but I could not post it just now. I will try again.
offer-draw-open = { $opponent }, { $player } offers you a draw in **{ $game }**, match { $match }. Your next move declines it.
offer-draw-accepted = { $opponent } accepted { $player }’s offer of a draw in **{ $game }**, match { $match }.
offer-draw-declined = { $opponent } declined { $player }’s offer of a draw in **{ $game }**, match { $match }.
offer-draw-lapsed = { $player }’s offer of a draw in **{ $game }**, match { $match }, has lapsed.
offer-takeback-open =
    { $opponent }, { $player } asks to take back { $back ->
        [begun] the turn they have begun
        [both] their last turn, and with it what you did since,
       *[last] their last turn
    } in **{ $game }**, match { $match }. The next move declines it.
offer-takeback-accepted = { $opponent } let { $player } take a turn back in **{ $game }**, match { $match }.
offer-takeback-declined = { $opponent } declined to let { $player } take a turn back in **{ $game }**, match { $match }.
offer-takeback-lapsed = { $player }’s wish to take a turn back in **{ $game }**, match { $match }, has lapsed.
offer-call-off-open = { $opponent }, { $player } offers to call off **{ $game }**, match { $match }: it would end without a result. Your next move declines it.
offer-call-off-accepted = { $opponent } and { $player } called off **{ $game }**, match { $match }.
offer-call-off-declined = { $opponent } declined { $player }’s offer to call off **{ $game }**, match { $match }.
offer-call-off-lapsed = { $player }’s offer to call off **{ $game }**, match { $match }, has lapsed.
rematch-made = The rematch is match { $match }: { $where }. Start another one with /challenge.
rematch-elsewhere = Your rematch is asked for there: { $where }.
rematch-standing-asked = You have asked for this rematch already: { $where }. Wait for an answer, or cancel it here.
rematch-standing-own = Your challenge to the same person in this game is still open: { $where }. Wait for an answer, or cancel it here and ask again.
rematch-standing-others = { $player } has challenged you in this game already: { $where }. Answer that first.
went-back = { $player } took their last turn back; the match goes on from before it.
turn-taken-back = This turn was taken back. Begin it anew from the newest board.

## Watching and replays

replay-title = **{ $game }**: { $first } against { $second } · match { $match }
replay-start = { $turns ->
        [0] No turn was made.
       *[other] Before the first turn of { $turns }.
    }
replay-turn = Turn { $turn } of { $turns } · { $told }
step-first = First
step-back = Back
step-forward = Forward
step-last = Last
replay-drawing = Drawing… { $done } of { $of }
replay-alt = An animation of match { $match }, { $game }, in { $pictures } pictures from the first turn to the last. The last picture: { $last }
replay-record = The record of match { $match }. docs/record-format.md says how to read and check it.
replay-shared = Everybody here sees it now.
record-legend-tictactrek =
    Tic Tac Trek. Seat0 plays X, Seat1 O. N12 lays the tile that was drawn; N12 K14 also moves the campfire from K14 onto it.
    Braces hold the tile (M mountain, D desert, G grassland, F forest, L lake) and, behind a star, what a campfire that was lit or moved is worth.
record-legend-tactiki =
    TacTiki. Seat0 plays TIKI, from row 1 upward, Seat1 TAC, from row 5 downward. 12 34 55 14 23 sets up, A to E, bottom and top of each field.
    B1-B2 is a step; 3@C1 brings a 3 back on C1. Braces hold the ranks of duels, the attacker’s first: > beats, < loses to, = ties with.
record-legend-battleoflits = Battle of LITS. Seat0 begins with X, Seat1 with O. T D4 D5 D6 E5 places a T; swap exchanges the symbols.
option-which = Your own matches, or all that are played in this server
which-mine = Mine
which-here = All in this server
button-watch = Watch
button-refresh = Refresh
watch-footer = -# { $progress } · match { $match }
watch-where = -# It is played at { $where }.

## Threads, settings, moderators, limits

command-moderate = For moderators: matches that need an end
command-moderate-end = End a match, with a winner or without a result; it is told in its channel
command-moderate-list = The matches under way that you may end
option-match-moderated = Which match
option-winner = Who wins; leave it out for no result
option-note = Why, told in the channel and kept with the match
moderate-done = Match { $match } is ended.
moderator-says = -# “{ $note }”
goes-on-in = -# It is played in { $thread }.
no-thread-here = -# No thread can be opened here, so this match is played in the channel.
command-settings = What holds for this server: clocks, threads, moderators, limits
menu-setting = What to change
settings-title = **Settings of this server**
settings-line =
    { $chosen ->
        [0] - { $name }: { $value }
       *[1] - **{ $name }: { $value }**
    }
settings-footer = -# Choose below what to change, and under that its value. Each choice is saved at once and holds from the next challenge on.
setting-clock = Clock
setting-clock-about = How long a turn may take, where a challenge does not say
setting-place = Place
setting-place-about = Where matches are played, where a challenge does not say
setting-moderator = Moderators
setting-moderator-about = A role that may end matches, besides those who manage messages
setting-matches = Matches at a time
setting-matches-about = How many matches one person may have under way
setting-challenges = Challenges at a time
setting-challenges-about = How many challenges of one person may be open
setting-rated = Rated or casual
setting-rated-about = Whether matches count for ratings, where a challenge does not say
setting-rated_a_day = Rated matches a day
setting-rated_a_day-about = How many rated matches of a game the same two people may begin on a day
setting-no-role = those who manage messages

## Lists

matches-none = You have no match under way in this server. Start one with /challenge.
matches-title =
    { $count ->
        [one] You have one match under way:
       *[other] You have { $count } matches under way:
    }
matches-line = - **{ $game }** against { $opponent } · { $turn } · { $progress } · match { $match } · { $where }
matches-until = time runs out { $until }
matches-stands = the clock stands still
matches-more = … and { $count } more.
matches-nowhere = Nothing is played at the moment where you can see it. Start a match with /challenge.
matches-everywhere =
    { $count ->
        [one] One match is under way:
       *[other] { $count } matches are under way (page { $page } of { $pages }):
    }
matches-waits = { $players } to move
matches-all-line = - **{ $game }** · { $first } vs { $second } · { $waits } · { $progress } · match { $match } · { $where }

## Ratings and profiles

scope-server = This server
scope-everywhere = All servers
rated-yes = Rated
rated-no = Casual: no ratings
leaderboard-title =
    { $scope ->
        [server] **Leaderboard** of this server, **{ $game }**
       *[everywhere] **Leaderboard** of all servers, **{ $game }**
    }
leaderboard-about = -# Rated matches only. The true strength lies within ± two times in three; whoever has more than ± { $limit } is provisional. Page { $page } of { $pages }.
leaderboard-name = **{ $mark }** { $player }
leaderboard-empty =
    { $scope ->
        [server] Nobody in this server has finished a rated match of it yet. Be the first: /challenge.
       *[everywhere] Nobody has finished a rated match of it yet. Be the first: /challenge.
    }
leaderboard-not-you =
    { $scope ->
        [server] { $player } has not finished a rated match of it in this server yet.
       *[everywhere] { $player } has not finished a rated match of it yet.
    }
profile-title = **{ $player }** in this server
profile-none = { $player } has not finished a match in this server yet.
profile-none-of = { $player } has not finished a match of { $game } in this server yet.
profile-rating = **{ $game }**: **{ $rating } ± { $deviation }**, { $rank ->
        [0] provisional
       *[other] rank { $rank }
    } · { $drawn ->
        [0] { $won } won, { $lost } lost
       *[other] { $won } won, { $drawn } drawn, { $lost } lost
    } · all servers { $everywhere } ± { $there }
profile-unrated = No rated match yet.
profile-favourite =
    Plays most: **{ $game }**, { $played } of { $of ->
        [one] one match
       *[other] { $of } matches
    }
profile-streak =
    Streak: { $kind ->
        [won] { $now ->
            [one] 1 win
           *[other] { $now } wins
        }
        [lost] { $now ->
            [one] 1 loss
           *[other] { $now } losses
        }
       *[drawn] { $now ->
            [one] 1 draw
           *[other] { $now } draws
        }
    } now; longest { $longest ->
        [0] none
        [one] 1 win
       *[other] { $longest } wins
    }
profile-against =
    { $drawn ->
        [0] { $opponent } { $won }–{ $lost }
       *[other] { $opponent } { $won }–{ $lost } ({ $drawn } drawn)
    }
profile-record = Against { $list }
profile-record-more = Against { $list } and { $more } more
profile-last = Last matches; the buttons replay them:
profile-match =
    - { $result ->
        [won] won
        [lost] lost
       *[drawn] drew
    } against { $opponent } · { $game }{ $rated ->
        [yes] {""}
       *[no] , casual
    } · { $when } · { $match }
profile-about = -# Figures are of rated matches; what one plays most and the last matches take casual ones too.
profile-plot = { $game } · this server
picture-leaderboard-title =
    { $scope ->
        [server] { $game } · this server
       *[everywhere] { $game } · all servers
    }
picture-column-name = Name
picture-column-rating = Rating
picture-column-won = Won
picture-column-drawn = Drawn
picture-column-lost = Lost
picture-leaderboard-provisional = Provisional, with too few matches to be ranked
picture-leaderboard-row =
    { $rank ->
        [0] { $name } { $rating } ± { $deviation }
       *[other] { $rank }. { $name } { $rating } ± { $deviation }
    }, { $drawn ->
        [0] { $won } won, { $lost } lost
       *[other] { $won } won, { $drawn } drawn, { $lost } lost
    };
picture-plot =
    { $count ->
        [one] { $title }: the rating after 1 rated match on { $until }: { $now }.
       *[other] { $title }: the rating over { $count } rated matches from { $since } to { $until }. It went from { $first } to { $now }; highest { $highest }, lowest { $lowest }.
    }

## Privacy

# In the place of a person whose past was removed; at the beginning of a sentence its first letter
# becomes a large one.
former-player = a former player
command-privacy = What is stored of you: have it sent to you, or removed
command-privacy-export = Have all that is stored of you sent to you, as a file that only you see
command-privacy-delete = Have all that is stored of you removed for good (asks once more)
command-block = Take no challenges from somebody, in any server; alone, lists whom you block
command-unblock = Take challenges from somebody again
option-block = From whom; leave it out to see whom you block
option-unblock = Whom you block no longer
button-delete = Remove everything
button-keep = Keep it
privacy-export =
    This is all that is stored of you, as JSON. What you may not know yet of matches under way is left out; docs/privacy.md in the source of Fireside says what each part is for.{ $parts ->
        [one] {""}
       *[other] {" "}It is part { $part } of { $parts }; put together in their order, they are one compressed file.
    }
privacy-about = All that Fireside stores of you, by table; docs/privacy.md says what each is for. Times are milliseconds since 1970, UTC. Of matches under way, what you may not know yet is left out.
privacy-really =
    Do you really want to have everything removed that is stored of you, in all servers?
    - { $running ->
        [0] You have no match under way.
        [one] The match that you have under way is resigned: your opponent wins.
       *[other] The { $running } matches that you have under way are resigned: your opponents win.
    }
    - { $matches ->
        [0] No match of yours is stored.
        [one] In the match of yours that is stored, you become “a former player”.
       *[other] In the { $matches } matches of yours that are stored, you become “a former player”.
    } Your opponents keep their results and ratings.
    - Your ratings, names, absences and blocks go, and nobody can bring them back, not even whoever runs the bot.
    -# `/privacy export` gives you a copy first. This question is good for 15 minutes.
privacy-deleted = Everything that was stored of you is removed. What I have posted about you is being changed as far as I can still reach it.
privacy-kept = Good, everything stays as it is.
board-past = A board of match { $match } that is past.
block-done = You take no more challenges from { $player }, in any server, and neither of you can accept one of the other’s. Matches under way go on. They are not told. `/unblock` ends it.
block-list =
    { $count ->
        [one] You take no challenges from { $list }.
       *[other] You take no challenges from these { $count }: { $list }{ $more ->
            [0] .
           *[other] {" "}and { $more } more.
        }
    }
    -# `/unblock` ends it.
block-nobody = You block nobody. `/block` and a name lets you take no challenges from somebody.
unblock-done = You take challenges from { $player } again.
refused-block-yourself = You cannot block yourself. Name somebody else.
refused-not-blocked = You do not block { $player }. `/block` alone lists whom you block.
refused-you-block = You block { $player }. To play with them again, use `/unblock` first.
refused-not-to-be-challenged = { $player } cannot be challenged at the moment. Ask somebody else, or leave the opponent out and let anybody accept.
refused-not-to-be-accepted = This challenge of { $player } cannot be accepted at the moment. Start a match of your own with /challenge.
refused-rematch-former = Your opponent of that match is gone for good. Start a match with somebody else: /challenge.
refused-not-yours-to-delete = This question is for somebody else. `/privacy delete` asks you about what is stored of you.
refused-asked-too-long-ago = That was asked too long ago. Nothing was removed; use `/privacy delete` again.
## Names of the commands and their options

# People type these behind the slash, and Discord takes only lower-case letters, digits and hyphens,
# up to 32, without spaces. Options of one command must have names of their own.
name-challenge = challenge
name-move = move
name-board = board
name-matches = matches
name-resign = resign
name-away = away
name-ranks = ranks
name-draw = draw
name-takeback = takeback
name-block = block
name-unblock = unblock
name-privacy = privacy
name-privacy-export = export
name-privacy-delete = delete
name-call-off = call-off
name-replay = replay
name-rules = rules
name-leaderboard = leaderboard
name-profile = profile
name-moderate = moderate
name-moderate-end = end
name-moderate-list = list
name-settings = settings
name-preferences = preferences
name-help = help
name-option-as = as
name-option-clock = clock
name-option-first = first
name-option-game = game
name-option-match = match
name-option-move = move
name-option-note = note
name-option-opponent = opponent
name-option-person = person
name-option-rated = rated
name-option-scope = scope
name-option-share = share
name-option-until = until
name-option-variant = variant
name-option-where = where
name-option-which = which
name-option-winner = winner

## Languages, themes, preferences

# What this language calls itself.
language-name = English
language-of-server = As this server’s Discord
language-of-person = As your Discord
theme-default = Bright
theme-dark = Dark
theme-colour-blind = For colour-blind eyes
theme-colour-blind-dark = Dark, for colour-blind eyes
theme-high-contrast = High contrast, bright
theme-high-contrast-dark = High contrast, dark
command-preferences = What holds for you: language, pictures, pings, private messages, a question before moves
preferences-title = **Your preferences**, in every server
preferences-footer = -# Choose below what to change, and under that its value. Each choice is saved at once.
setting-yes = Yes
setting-no = No
setting-own-language = Language
setting-own-language-about = Of what you alone read; what everybody reads is in the server’s language
setting-own-theme = Pictures
setting-own-theme-about = The colours of pictures that you alone see
setting-own-pings = Pings
setting-own-pings-about = Whether messages in channels notify you when it is your turn
setting-own-letters = Private messages
setting-own-letters-about = Whether I send you your own side of new matches with secrets
setting-own-confirm = Ask before moves
setting-own-confirm-about = Whether a move that you type or take from a menu waits for your yes
setting-channels = Channels
setting-channels-about = Where matches may begin; choose none to allow every channel
setting-all-channels = everywhere
setting-language = Language
setting-language-about = Of what everybody here reads
setting-theme = Pictures
setting-theme-about = The colours of pictures that everybody here sees
confirm-move = Play **{ $move }** in match { $match }?
confirm-yes = Play it
confirm-no = Not yet
confirm-dropped = Nothing was played. Choose again below the board, or with /move.
refused-not-this-channel =
    { $count ->
        [one] In this server matches are played in { $channels }. Challenge there.
       *[other] In this server matches are played in these channels: { $channels }. Challenge in one of them.
    }

## Refusals: what was wrong, and what would be right

refused-yourself = You cannot challenge yourself. Name somebody else, or leave the opponent out and let anybody accept.
refused-a-bot = { $player } is a bot and does not play. Challenge a person, or leave the opponent out and let anybody accept.
refused-not-a-member = { $player } is not in this server. Challenge somebody who is, or leave the opponent out and let anybody accept.
refused-cannot-see = { $player } cannot see this channel and would never know. Challenge them in a channel that you both see.
refused-unknown-game = There is no game called { $game }.
refused-no-variants = { $game } has no variants. Leave the option out.
refused-unknown-variant = There is no variant “{ $text }”. There are: { $variants }.
refused-cannot-post = I cannot play in this channel, because I lack here: { $permissions }. Ask somebody who runs the server, or challenge in another channel.
refused-same-challenge = You have made this very challenge already and it is still open. Wait for an answer, or cancel it first.
refused-own-challenge = This challenge is your own; somebody else has to accept it. You can cancel it.
refused-not-challenged = This challenge is for { $player } alone. Use /challenge to start a match of your own.
refused-not-yours-to-decline = This challenge is for { $player } alone, so only they can decline it.
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
refused-time-over = The time in this match has run out, so this does not count any more.
refused-away-unreadable = I cannot read “{ $text }” as a time. Type a number of days such as 7 days, a date such as 2026-12-24, or back.
refused-away-past = That is not in the future. Type a number of days such as 7 days, or a date that is still to come.
refused-away-too-long =
    { $left ->
        [0] You have used up your { $limit } days of absence in { $year }.
        [one] You have only one of { $limit } days of absence left in { $year }.
       *[other] You have only { $left } of { $limit } days of absence left in { $year }.
    }
refused-not-away = You are not away. `/away until: 7 days` lets your clocks stand still.
refused-old-board = This board is out of date; look at the latest one. /board posts it again.
refused-no-such-match = There is no match { $match } in this server. /matches lists yours.
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
refused-offer-open =
    { $kind ->
        [draw] There is an open offer of a draw in this match already.
        [takeback] Somebody asks for a takeback in this match already. That has to be answered first, or passed over by a move.
       *[call-off] There is an open offer to call this match off already.
    }
refused-rematch-too-early = This match is not over yet. Play on first.
refused-nothing-to-take-back = You have played no turn yet that you could take back.
refused-withdraw-instead = You need not ask for that: until your opponent is ready too, the button under the board takes it back.
refused-uncovered-since = That cannot be taken back: something was uncovered since your last turn began, and nobody can unlearn it.
refused-offer-gone = This offer is open no more.
refused-own-offer = This offer is your own; your opponent has to answer it.
refused-rated-enough =
    { $count ->
        [0] Nobody plays for ratings in this server. Challenge { $player } to a casual match instead.
        [one] You and { $player } have begun a rated match of this game today, and one a day is the most. The next can begin { $until }; a casual one at any time.
       *[other] You and { $player } have begun { $count } rated matches of this game today, which is the most. The next can begin { $until }; a casual one at any time.
    }
illegal-not-your-turn = It is not your turn. Wait for your opponent’s move.
illegal-game-over = This match is over. Start another with /challenge.
permission-view_channel = view the channel
permission-send_messages = send messages
permission-send_messages_in_threads = send messages in threads
permission-create_public_threads = open threads
permission-attach_files = attach files
permission-read_message_history = read the message history
apology = Sorry, something went wrong on my side, and nothing was lost. If it happens again, tell whoever runs me this reference: { $reference }
refused-challenger-left = { $player } is not in this server any more, so their challenge is taken back. Start a match of your own with /challenge.
refused-cannot-replay = You cannot see the channel in which match { $match } was played, so you cannot replay it.
refused-cannot-watch = You cannot see the channel in which match { $match } is played, so you cannot watch it.
refused-not-a-moderator = Only those who manage messages where the match is played, or have this server’s role for moderators, can do this. /settings names the role.
refused-not-a-player = { $player } does not play in match { $match }. Name one of its players, or nobody for no result.
refused-not-yours-to-settle = Only those who may manage this server can settle this. Ask one of them.
refused-no-such-setting = That cannot be settled any more. Open the panel anew.
refused-too-fast =
    { $seconds ->
        [one] Not so fast: I take this from you again in a second. Nothing that you did before is lost.
       *[other] Not so fast: I take this from you again in { $seconds } seconds. Nothing that you did before is lost.
    }
refused-challenges-too-fast =
    { $seconds ->
        [one] That is a lot of challenges at once. You can make the next one in a second.
       *[other] That is a lot of challenges at once. You can make the next one in { $seconds } seconds.
    }
refused-too-many-challenges =
    { $limit ->
        [one] You have an open challenge in this server already, and it allows one. Wait for an answer, or cancel it.
       *[other] You have { $limit } open challenges in this server, and it allows no more. Wait for an answer, or cancel one of them.
    }
refused-too-many-matches =
    { $limit ->
        [one] You have a match under way in this server already, and it allows one. Finish it first.
       *[other] You have { $limit } matches under way in this server, and it allows no more. Finish one first; /matches lists them.
    }
refused-full-up = { $player } has as many matches under way as this server allows ({ $limit }). Try again when one of them is over.
refused-replay-running = Match { $match } is still under way; a match can be replayed once it is over. /board shows where it stands.
refused-replay-alone = Only a GIF or the record can be shown to everybody here. Choose one of them with the option “as”, or leave “share” out.
refused-animation-yours = I am still drawing an animation for you. Ask again when it is there.
refused-animations-busy = I am drawing as many animations as I can. Try again in a minute.
refused-animation-stopped = I am about to stop for a moment, so this animation was not finished. Ask for it again when I am back.

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
trek-which-campfire = Your tile on **{ $field }** makes a row, and all six campfires are out. Move one there, where it would be worth { $worth }? Nothing is laid until you choose; to lay elsewhere, use the menu again.
trek-take = From { $origin } (worth { $worth } now)
trek-leave = Leave campfires where they are
illegal-trek-unreadable = I cannot read “{ $text }” as a move. Type a field such as N12, or two to move a campfire too: N12 K14. You may lay the tile on: { $spaces }.
illegal-trek-taken = There is a tile on { $field } already. You may lay yours on: { $spaces }.
illegal-trek-not-beside = { $field } does not touch the table; a tile goes next to another one, side by side. You may lay yours on: { $spaces }.
illegal-trek-terrain =
    { $terrain ->
        [M] A mountain
        [D] A desert
        [G] A grassland
        [F] A forest
       *[L] A lake
    } cannot go on { $field }: it has to touch its own terrain or a lake, side by side. You may lay it on: { $spaces }.
illegal-trek-no-row = A campfire moves only onto a tile that completes a row of three, and { $field } completes none. Type just { $field } to lay the tile there.
illegal-trek-supply-left =
    { $left ->
        [one] You still have a campfire to light, so none moves. Type just { $field }.
       *[other] You still have { $left } campfires to light, so none moves. Type just { $field }.
    }
illegal-trek-not-your-campfire = You have no campfire on { $campfire } to move to { $field }.

## Battle of LITS

variant-battleoflits-layout-random = symbols by lot, a half turn exchanges X and O
variant-battleoflits-layout-free = symbols wholly by lot
variant-battleoflits-layout-stripes = layout “Stripes”
variant-battleoflits-layout-rain = layout “Rain”
variant-battleoflits-layout-rings = layout “Rings”
variant-battleoflits-layout-diamonds = layout “Diamonds”
variant-battleoflits-layout-chequers = layout “Chequers”
variant-battleoflits-layout-lanterns = layout “Lanterns”
variant-battleoflits-layout-galaxy = layout “Galaxy”
variant-battleoflits-layout-windmill = layout “Windmill”
variant-battleoflits-layout-own = a layout of the players’ own
# The letters X, O and L I T S stand in the pictures; keep them.
lits-places =
    { $player } places { $shape ->
        [T] a T
       *[L] an { $shape }
    } on **{ $fields }**, covering { $others ->
        [0] { $own ->
            [0] nothing
           *[other] { $own } of their own
        }
       *[other] { $own ->
            [0] { $others } of { $opponent }’s
           *[other] { $others } of { $opponent }’s and { $own } of their own
        }
    }.
lits-swaps = { $player } swaps and owns **{ $symbol }** from now on. The piece stays, { $opponent } owns { $left } and places the next one.
lits-prompt = { $player }, your turn: place a piece. You own **{ $symbol }**.
lits-swap-explained = Or swap, now or never: you get { $others } instead of { $own }, the piece stays, and { $opponent } places the next one.
lits-progress = piece { $number }
lits-won-uncovered = No piece fits any more. **{ $player } wins** with { $points } symbols uncovered to { $others }.
lits-won-last-piece = No piece fits any more, and { $points } symbols of each are uncovered. **{ $player } wins** the tie, having placed the last piece.
lits-covers = covers { $others } { $theirs }, { $own } { $yours }
lits-remaining =
    { $places ->
        [one] { $supply } { $shape } left, 1 place
       *[other] { $supply } { $shape } left, { $places } places
    }
lits-open = Place a piece
lits-swap = Swap
lits-fits = **{ $piece }** fits and covers { $covered } { $others }, { $hidden } { $own }. Uncovered then: { $mine } { $own } of yours, { $theirs } { $others }.
lits-fits-not = **{ $piece }** does not fit. { $reason }
lits-shape = { $shape } × { $left }
lits-act-left = ◀
lits-act-up = ▲
lits-act-down = ▼
lits-act-right = ▶
lits-act-turn = Turn
lits-act-flip = Flip
lits-act-next = Next place
lits-type = Type …
lits-jump = Jump to the best places, a column or a row
lits-column = Column { $column }
lits-row = Row { $row }
lits-place = Place { $piece }
lits-form-title = Where to?
lits-form-label = A field, or all four; a shape if you like
lits-form-example = D5, or T D4 D5 D6 E5
illegal-lits-unreadable = I cannot read “{ $text }” as a piece. Type its four fields, such as T D4 D5 D6 E5, in any order; the letter may be left out.
illegal-lits-off-board = { $field } is off the board.
illegal-lits-repeated-field = You named { $field } twice; a piece covers four different fields.
illegal-lits-too-few-fields =
    A piece covers four fields, and you named { $count }. { $matches ->
        [0] No piece fits on them now.
        [one] One place has them: type on, and it is offered.
       *[other] { $matches } places have them: type on, and the list narrows.
    }
illegal-lits-too-many-fields = A piece covers four fields, and you named { $count }.
illegal-lits-not-a-piece = { $fields } make none of the four shapes. L, I, T and S each cover four fields side by side; a square is none of them.
illegal-lits-other-shape =
    On { $fields } lies { $actual ->
        [T] a T
       *[L] an { $actual }
    }, not { $shape ->
        [T] a T
       *[L] an { $shape }
    }. Leave the letter out, or choose other fields.
illegal-lits-none-left = No { $shape } is left; all five are on the board.
illegal-lits-covered =
    { $field } is covered already, by { $shape ->
        [T] a T
       *[L] an { $shape }
    }.
illegal-lits-touches-same = On { $field } it touches another { $shape } at { $at }. Pieces of the same shape may meet at a corner, never along an edge.
illegal-lits-fills-block = It would cover the last of the 2 × 2 block from { $field } to { $to }; no such block may be covered wholly.
illegal-lits-not-adjacent = It touches no other piece. From the second one on, each shares an edge with a piece on the board.
illegal-lits-fits-nowhere = No { $shape } fits anywhere now.
illegal-lits-fits-not-there = No { $shape } fits over { $fields } now.
illegal-lits-moved-meanwhile = The piece has moved since you saw it, so it was not placed. Look again, then place it.
illegal-lits-swap-too-early = There is nothing to swap yet. The second player may swap right after the first piece.
illegal-lits-swap-once = The swap has been made; it comes once in a match.
illegal-lits-swap-too-late = The swap was possible right after the first piece only.
illegal-lits-layout-rows =
    { $count ->
        [one] A layout has ten rows, and I read one.
       *[other] A layout has ten rows, and I read { $count }.
    } Give ten rows of ten signs (X, O, and a dot for an empty field), the top row first, with / or spaces between them; or choose a layout by its name.
illegal-lits-layout-row =
    { $count ->
        [one] Row { $row } of the layout has one sign; each row has ten.
       *[other] Row { $row } of the layout has { $count } signs; each row has ten.
    }
illegal-lits-layout-mark = In row { $row } of the layout, sign { $column } is “{ $mark }”. Only X, O and a dot for an empty field may stand there.
illegal-lits-layout-without = The layout has no { $symbol }. Each player needs some.

## TacTiki

variant-tactiki-memory-strict = strict memory: ranks are shown at duels only
variant-tactiki-memory-open = open memory: ranks that a duel has shown stay visible
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
refused-set-up-already = Your setup is settled already. Until your opponent is ready too, “Set up” under the board offers to take it back.
refused-no-earlier-setup = You have no earlier setup in this game that I know of.
illegal-tiki-not-a-move = I cannot read “{ $text }” as a move. Type a step such as B1-B2, a return such as 3@C1, or, to set up, the ranks of your five fields: 12 34 55 14 23.
illegal-tiki-setup-first = Set up first: type the ranks of your fields A to E, bottom piece first, such as 12 34 55 14 23.
illegal-tiki-setup-over = Both of you have set up already. Type a step such as B1-B2.
illegal-tiki-already-set-up = You are ready already. Until your opponent is too, “Set up” under the board offers to take your setup back.
illegal-tiki-no-such-rank = There is no rank { $rank }; ranks go from 1 to 5.
illegal-tiki-rank-too-often = You have only two pieces of rank { $rank }, and there are { $count } in this setup.
illegal-tiki-setup-incomplete =
    { $pieces ->
        [one] A setup has ten pieces, two on each field, and this one has one. Missing: { $missing }.
       *[other] A setup has ten pieces, two on each field, and this one has { $pieces }. Missing: { $missing }.
    }
illegal-tiki-not-in-pairs = Write two ranks for each field, such as { $setup }.
illegal-tiki-off-board = There is no field { $field } on this board.
illegal-tiki-no-piece = There is no piece on { $field }.
illegal-tiki-not-your-piece = No piece of yours is on { $field }.
illegal-tiki-blocked = Your piece on { $field } is blocked: an enemy lies on it.
illegal-tiki-locked = Your piece on { $field } is locked: it reached the other side and stays there.
illegal-tiki-backward = Pieces never step back. From { $origin } you may go to: { $fields }.
illegal-tiki-held-by-enemy = A locked enemy holds { $field }, and nobody enters that. From { $origin } you may go to: { $fields }.
illegal-tiki-not-one-step = A step leads one field forward, left or right, and { $field } is none of those. From { $origin } you may go to: { $fields }.
illegal-tiki-reincarnation-takes-the-turn = Bringing a piece back takes the whole turn, and you have made a step already. Make your second one.
illegal-tiki-nobody-defeated = None of your pieces is defeated, so none can return.
illegal-tiki-no-field-free = A piece returns on an empty field of your own row, and none is empty now.
illegal-tiki-not-your-start-field = A piece returns on an empty field of your own row, and { $field } is none. Free now: { $fields }.
illegal-tiki-not-empty = { $field } is not empty. Free now: { $fields }.
illegal-tiki-not-defeated = None of your defeated pieces is a { $rank }. You have: { $ranks }.

## Help and rules

help = **Fireside**: games for two, played in this server.
    - `/challenge` somebody to a game, or leave the opponent out and anybody may accept.
    - When it is your turn you are pinged with the board. Choose your move from the menu below it, or type `/move`; while you type, it lists the moves that fit and what each would do.
    - In games with secrets, your own side comes to you in a private message; `/ranks` and a button under the board show it too. `/draw` offers a draw in games that have draws.
    - `/takeback` asks your opponent to let you take your last turn back, `/call-off` to end a match without a result. **Rematch**, under the last board, plays again with the seats swapped.
    - `/board` shows the board again, `/matches` lists your matches, or all of this server, and whose turn it is, `/resign` gives one up. The button **Watch** shows anybody the board of a match.
    - A turn may take as long as the challenge says, and I warn you when a third of it is left. `/away` lets your clocks of a day a turn and more stand still for some days.
    - `/replay` leafs through a match that is over, makes a GIF of it, or gives you its record.
    - `/tutorial` teaches you a game’s first turns, `/rules` explains it with pictures, `/leaderboard` ranks who plays it best, `/profile` tells how somebody plays.
    - `/block` lets you take no challenges from somebody, `/unblock` ends that. `/privacy` sends you all that is stored of you, or removes it.
    - `/preferences` settles what holds for you: language, colours, pings, private messages.
    - `/settings` is for those who run the server, `/moderate` for those who keep order.

    The games: { $games }.
    Nothing is lost when the bot restarts: every move is saved before it is shown.

## Welcome and tutorial

# The first message in a server that the bot has just joined; everybody reads it.
welcome = **Fireside** is here: games for two, played in this channel or any other, with the board as a picture.
    Press **Play** for a match of { $game }; whoever takes you up plays against you. `/tutorial` shows you your first turns, alone and in private; `/challenge` has all the games ({ $games }), `/help` the rest.
button-play = Play
name-tutorial = tutorial
command-tutorial = Your first turns in a game: a short lesson with pictures, for you alone
# Stands where a text has the opponent's name otherwise, within a sentence.
tutorial-opponent = your opponent
tutorial-wrong = ❌ **{ $move }**: { $why }
tutorial-right = ✅ { $told }
tutorial-end = These were your first turns. **Rules** tells the rest of { $game }; `/challenge` finds you somebody to play with.
tutorial-tictactrek-1 = **Tic Tac Trek · lesson 1 of 4: laying a tile**
    You are X. Each turn you lay the tile that was drawn, here a mountain, as the picture shows at the top. It goes on an empty space that touches the table along a side; a corner is not enough.
    Where do you lay it? The buttons name a column and a row.
tutorial-tictactrek-1-done = The table grows in all directions. It is the first mountain, so every space beside a tile was open to it. The next one has to touch a mountain or a lake.
tutorial-tictactrek-2 = **Tic Tac Trek · lesson 2 of 4: the same terrain**
    Some turns later you have drawn a grassland. It has to touch a grassland or a lake along a side, no matter whose. The picture marks the spaces where it may go.
    Where do you lay it?
tutorial-tictactrek-2-done = It touches the grassland on M14, which is your opponent’s; only the terrain counts. If no space fits a tile, any space beside the table will do.
tutorial-tictactrek-3 = **Tic Tac Trek · lesson 3 of 4: a campfire**
    Three of your tiles in a line, diagonals too, light a campfire on the new tile, if none of the three carries one. It scores a point for each empty space among the eight around it: the gold numbers say how many.
    Where do you lay this grassland, to score the most?
tutorial-tictactrek-3-none = You may, but it completes no line of three X, so it lights no campfire. Look for the gold numbers.
tutorial-tictactrek-3-less = It lights a campfire, but one with only 3 empty spaces around it. Another space has more.
tutorial-tictactrek-3-done = Six points, for now: every tile laid beside your campfire takes one away, your own as well as your opponent’s. So keep the country around it open.
tutorial-tictactrek-4 = **Tic Tac Trek · lesson 4 of 4: moving a campfire**
    Near the end all six of your campfires are out. A new line of three now lets you move one of them onto the new tile. Laying on O13 completes one, and there a campfire would be worth 3.
    The one on L12 is worth 2, the one on L16 is worth 6. What do you do? The first field is for the tile, the second is where the campfire comes from.
tutorial-tictactrek-4-left = You may leave all campfires where they are, but here moving one gains a point.
tutorial-tictactrek-4-less = You may, but the campfire on L16 is worth 6, and on O13 it would be worth 3. Move a poorer one.
tutorial-tictactrek-4-done = From 2 to 3: a point gained. After 24 turns the match ends, and whoever has more points wins.
tutorial-tactiki-1 = **TacTiki · lesson 1 of 5: setting up**
    You are TIKI, at the bottom. You have ten idols, two of each rank from 1 to 5, and put two on each of your fields A to E. Your opponent does the same at the top, and neither sees the other’s ranks. Each pair of digits below is a field, the bottom piece first.
    Which setup do you take?
tutorial-tactiki-1-done = Only you see your ranks. In a match, **Set up** lets you do this piece by piece. The aim: five of your pieces on one field of the other row.
tutorial-tactiki-2 = **TacTiki · lesson 2 of 5: a step**
    A turn is two steps, with one piece or with two. Only the top piece of a column steps: one field forward, left or right. For you, forward is up.
    What is your first step?
tutorial-tactiki-2-done = Your 4 stands on B2. Your turn is not over yet.
tutorial-tactiki-3 = **TacTiki · lesson 3 of 5: the second step**
    Your 4 has come to B2. Now your second step, with the same piece or with another one. Nobody may pass, and pieces never go back.
    What is your second step?
tutorial-tactiki-3-done = Two steps, and the turn is over. Landing on a column of your own is fine, too: you stand on top of it.
tutorial-tactiki-4 = **TacTiki · lesson 4 of 5: a duel**
    Your 4 has come to B4, before two enemies on B5. Whoever lands on an enemy attacks it, and both ranks are shown. The higher one wins, but a 1 beats a 5. You cannot know what waits there; a 4 is a brave guess.
    How do you attack?
tutorial-tactiki-4-aside = You may, but nobody stands there, so there is no duel. Step onto the enemies on B5.
tutorial-tactiki-4-done = Your 4 beat a 1, then the 2 beneath it, and is locked on the other row: the first of the five that win. Remember the ranks that you saw; they stand in the message of that turn only. One more step, and the turn is over.
tutorial-tactiki-5 = **TacTiki · lesson 5 of 5: coming back**
    Now you are TAC, and the board is turned so that your own row, row 5, is at the bottom. Two of your pieces were beaten: a 1 and a 2. Instead of two steps, one of them may come back on an empty field of your own row. `2@A5` would bring the 2 back on A5.
    Which return do you choose?
tutorial-tactiki-5-done = Your 2 is back, and that was the whole turn. Your opponent sees that a piece came back, but not which.
tutorial-battleoflits-1 = **Battle of LITS · lesson 1 of 4: placing a piece**
    You own X, your opponent owns O. By turns you place pieces that belong to both: L, I, T and S, each on four fields. What a piece covers is out of the count, and in the end whoever has more symbols uncovered wins. The fields D5 and E6, for example, are in columns D and E, rows 5 and 6.
    Which piece do you place?
tutorial-battleoflits-1-own = It fits, but it covers two of your own X and none of the O. Find one that does it the other way.
tutorial-battleoflits-1-done = Two O are covered, and no X. But was it too good? The second player may answer in a special way, once.
tutorial-battleoflits-2 = **Battle of LITS · lesson 2 of 4: the swap**
    Now you sit on the other side: you own O, and that first piece has cost you two. Once, right after the first piece, the second player may swap the symbols instead of placing a piece: you would own X, with 30 uncovered to 28. Your opponent then places the next piece, either way.
    What do you do?
tutorial-battleoflits-2-places = You may: it covers two X, so you have 28 to 28. But to swap would give you 30 to 28, with the same player to move.
tutorial-battleoflits-2-done = So it pays to begin with a piece that is fair to both. From now on there is no swap any more.
tutorial-battleoflits-3 = **Battle of LITS · lesson 3 of 4: where a piece fits**
    Back on the first side: your opponent has swapped, so you own O and place again. From the second piece on, a piece has to share a side with one on the board, but never with one of its own shape.
    Which one fits?
tutorial-battleoflits-3-done = Two X are covered, and it is even: 28 to 28. Pieces of the same shape may still meet at a corner.
tutorial-battleoflits-4 = **Battle of LITS · lesson 4 of 4: no square**
    Now you own X. No block of 2 × 2 fields may ever be covered wholly, whichever pieces do it. The S and the T already cover three fields of one.
    Which piece fits?
tutorial-battleoflits-4-done = It touches the S and the T and fills no block. When no piece fits any more, the uncovered symbols are counted. In a match, **Place a piece** holds one over the board and says whether it fits.

## The playground

playground-welcome = **Welcome to the playground!** This is a simulated Discord on your own computer. You are **Ada**; *Viewing as* at the top of the page turns you into Ben or Cleo.

    1. Type `/challenge`, choose a game, click *+… more* to add the opponent Ben, and send it with the arrow on the right.
    2. Turn into Ben and press **Accept**.
    3. Move by turns: choose from the menu of the board, or type `/move` and a letter to see the list of moves that begin with it. *jump to latest*, at the bottom, brings you to the newest board.

    `/help` tells the rest. As Ada you run this server: try `/settings` and `/moderate list`. Ctrl-C in the terminal ends the playground.
playground-kept = Your matches go on where you left them: `/matches` lists them, `/board` shows the board.

## The rules of Tic Tac Trek, page by page

rules-tictactrek-1 = **Tic Tac Trek · 1 of 5: the journey**
    Two players travel the same country. One is X, the other O, and they lay terrain tiles in turn. Three of your tiles in a line light a campfire, and a campfire is worth more the more open country lies around it.
    The bag holds 26 tiles: six each of mountain, desert, grassland and forest, and two lakes. Every tile shows X on one face and O on the other. Two are laid at the start, X on M13 and O on N13. The other 24 are played one by one, twelve by each of you. You get the tile that is drawn; there is no choice, but both see it.
    Above the board: each player’s points and the campfires they have left; in the middle the tile to lay now; to the right, how many tiles of each terrain are still in the bag. The filled side is to move.
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
    You have six campfires. Once all are out, completing a row lets you move one of your campfires from anywhere onto the new tile, or leave them where they are. Here X, laying on O13, may move one there, where it would be worth 3. Such a space carries a white number with a gold ring. To move the one on O15, type `O13 O15`. The tile it leaves can serve in later rows. A row you did not use stays unspent.
rules-tictactrek-5 = **Tic Tac Trek · 5 of 5: the score**
    A campfire scores one point for each empty space among the eight around it, 0 to 7; an empty space between two campfires counts for both. New tiles take points away, yours as well as your opponent’s, so the score changes until the end.
    The match ends with the last tile. Most points win. If they are equal, more campfires on the table win; if those are equal too, whoever took the last turn loses. There are no draws.

## The rules of Battle of LITS, page by page

rules-battleoflits-1 = **Battle of LITS · 1 of 5: cover the other’s symbols**
    The board has ten columns, A to J, and ten rows; thirty fields carry an X and thirty an O. One player owns X and begins, the other owns O. You place pieces by turns, and whatever a piece covers is out of the count. When no piece fits any more, whoever has more symbols uncovered wins.
    The pieces belong to both of you: five each of four shapes, L, I, T and S. Each covers four fields and may be turned and flipped.
    The symbols lie by lot, so that a half turn of the board exchanges X and O. The option `variant` of `/challenge` names another layout instead, or takes one of your own: ten rows of ten signs, X, O and dots, the top row first.
rules-battleoflits-2 = **Battle of LITS · 2 of 5: placing a piece**
    A piece goes on four fields that nothing covers yet.
    • From the second piece on, it shares an edge with a piece on the board.
    • It shares no edge with a piece of its own shape; a corner is fine.
    • You may cover any symbols, your own too.
    There is no passing. Above the board stands how many of each shape are left.
rules-battleoflits-3 = **Battle of LITS · 3 of 5: no square**
    No block of 2 × 2 fields may ever be covered wholly, whichever pieces do it, so gaps stay on the board. Covered symbols show faintly through the pieces, and the last piece has a ring.
    Press **Place a piece** to hold one over the board: it says whether it fits, why not, and what it would cover. Or type the fields after `/move`, such as `T D4 D5 D6 E5`; the letter and the order do not matter.
rules-battleoflits-4 = **Battle of LITS · 4 of 5: the swap**
    After the first piece, and only then, the second player may swap instead of placing: the piece stays, you exchange symbols, and the player who began places the second piece as well, now for the other symbol. So it pays to begin with a piece that is fair to both. From then on turns alternate.
rules-battleoflits-5 = **Battle of LITS · 5 of 5: the end**
    The match is over when the player to move can place nothing; since the pieces are shared, the other could not either. More of one’s own symbols uncovered wins. If they are equal, as here, whoever placed the last piece wins. There are no draws.

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
    The ranks stand in the message of that turn only. When the next turn is complete they are gone from it; remembering is the game. A match whose `variant` is `open` keeps them on the board instead, until the piece is defeated.
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
picture-ended =
    { $reason ->
        [agreed] A draw, as both agreed
        [moderated] No result: a moderator ended it
        [called_off] No result: both called it off
       *[abandoned] No result: it could not go on
    }
picture-won =
    { $reason ->
        [resigned] { $winner } wins: { $loser } resigned
        [time] { $winner } wins: { $loser } ran out of time
        [left] { $winner } wins: { $loser } left
       *[moderated] { $winner } wins: a moderator decided it
    }
picture-tictactrek-turn = Turn { $turn }/{ $turns }
picture-tictactrek-end =
    { $reason ->
        [points] { $winner } wins { $points } to { $others }
        [campfires] { $winner } wins the tie with { $campfires } campfires to { $fewer }
        [final_turn] { $winner } wins the tie: { $loser } took the last turn
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

## Pictures of Battle of LITS

# The letters X, O and L I T S stand in the pictures and their alt texts; keep them.
picture-battleoflits-piece = Piece { $number }
picture-battleoflits-note =
    { $swap ->
        [offered] or swap
       *[made] swapped
    }
picture-battleoflits-end =
    { $reason ->
        [uncovered] { $winner } wins: { $points } uncovered to { $others }
        [last_piece] { $winner } wins the tie: it placed the last piece
       *[other] { $winner } wins
    }
picture-battleoflits-over = { $result }.
picture-battleoflits-state =
    { $swap ->
        [offered] Piece { $number }: { $symbol } places a piece or swaps.
       *[none] Piece { $number }: { $symbol } places a piece.
    }
picture-battleoflits-seat = { $symbol }: { $count } uncovered.
picture-battleoflits-swapped = After the swap, O belongs to the player who placed the first piece.
picture-battleoflits-last = Last piece: { $piece }.
picture-battleoflits-supply = Pieces left: { $left }.
picture-battleoflits-fitting =
    Pieces left: { $left }. { $places ->
        [one] 1 place fits
       *[other] { $places } places fit
    }: { $fitting }.
picture-battleoflits-rows = Rows from the top, columns A to J: X or O uncovered, a number for so many empty fields, L, I, T or S for a piece. { $rows }.
picture-battleoflits-pieces =
    { $more ->
        [0] Pieces before it, latest first: { $pieces }.
       *[other] Pieces before it, latest first: { $pieces }; and { $more } more.
    }
picture-battleoflits-ghost = You hold { $piece }. It fits. Uncovered if placed: { $first } { $before } → { $after }, { $second } { $previous } → { $next }.
picture-battleoflits-ghost-illegal =
    You hold { $piece }. It does not fit: { $code ->
        [lits_off_board] { $field } is off the board.
        [lits_none_left] none of that shape is left.
        [lits_covered] { $field } is covered already.
        [lits_touches_same] at { $at } it touches a piece of the same shape.
        [lits_fills_block] it would fill the block { $field } to { $to }.
        [lits_not_adjacent] it touches no other piece.
       *[other] it may not be placed there.
    }
picture-battleoflits-layout = A layout with { $first } X and { $second } O. Rows from the top, columns A to J, a number for so many empty fields. { $rows }.

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
       *[other] { $winner } wins
    }
picture-tactiki-draw =
    { $reason ->
        [nobody_can_win] A draw: nobody can collect five any more
        [quiet] A draw: { $limit } turns without an arrival
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
