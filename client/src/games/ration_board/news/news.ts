// What stands in "since your last move": everything. A card that I have drawn does not lie in my hand
// afterwards, and who shows nothing (“at once”) has not seen it either.

export const isListed = (): boolean => true;
