### Every text of Fireside in English.

## Games

game-tictactrek = Tic Tac Trek
