// Finding words in a book, whatever accents were typed or left out.

const BARRED: Record<string, string> = { ł: "l", đ: "d", ø: "o" };

/** One letter stays one letter, so that what is found can be marked where it stands. */
export function fold(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => foldLetter(letter)).join("");
}

function foldLetter(letter: string): string {
  const plain = BARRED[letter] ?? letter.normalize("NFD")[0]!;
  return plain === "’" ? "'" : plain;
}

/** What was typed, word by word. */
export function wordsIn(typed: string): string[] {
  return fold(typed).split(/\s+/).filter(Boolean);
}

export function hasAll(text: string, words: string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** The text cut where the words stand in it. */
export function pieces(text: string, words: string[]): Piece[] {
  const marked = marks(fold(text), words);
  const found: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const hit = marked[at] ?? false;
    const last = found.at(-1);
    if (last && last.hit === hit) last.text += text[at];
    else found.push({ text: text[at]!, hit });
  }
  return found;
}

function marks(folded: string, words: string[]): boolean[] {
  const marked: boolean[] = [];
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      for (let i = at; i < at + word.length; i++) marked[i] = true;
  return marked;
}
