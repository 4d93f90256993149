# The pawns of the box, as the lobby names them

figure-red = Red pawn, a circle
figure-green = Green pawn, a triangle
figure-brown = Brown pawn, a square
figure-yellow = Yellow pawn, a diamond
figure-blue = Blue pawn, a cross
