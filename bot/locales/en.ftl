### Every text of Fireside in English.

## Games

game-tictactrek = Tic Tac Trek

## Pictures

picture-draw = A draw
picture-left-out =
    { $what ->
        [bag] (What the bag holds is left out here.)
        [legend] (M mountain, D desert, G grassland, F forest, L lake; * campfire and its worth.)
       *[other] (Something is left out here.)
    }
picture-tictactrek-turn = Turn { $turn }/{ $turns }
picture-tictactrek-end =
    { $reason ->
        [points] { $winner } wins { $points } to { $others }
        [campfires] { $winner } wins the tie with { $campfires } campfires to { $fewer }
        [final_turn] { $winner } wins the tie: { $loser } took the last turn
        [resigned] { $winner } wins: { $loser } resigned
       *[other] { $winner } wins
    }
picture-tictactrek-state =
    Turn { $turn } of { $turns }: { $symbol } lays a { $terrain ->
        [M] mountain
        [D] desert
        [G] grassland
        [F] forest
       *[L] lake
    }.
picture-tictactrek-seat =
    { $symbol }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $supply ->
        [one] 1 campfire
       *[other] { $supply } campfires
    } left.
picture-tictactrek-last = Last tile: { $field }.
picture-tictactrek-bag = Still in the bag: { $counts }.
picture-tictactrek-legend =
    Each tile: X or O, then M mountain, D desert, G grassland, F forest or L lake, then * and the worth of a campfire on it.
picture-tictactrek-rows = Rows from the top, each run of tiles after its first column. { $rows }.
picture-tictactrek-spaces =
    May be laid on { $fields }{ $more ->
        [0] .
        [one] {" "}and 1 more space that completes no row.
       *[other] {" "}and { $more } more spaces.
    } After *: what a campfire there would be worth.
