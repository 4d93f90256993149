// The first letter of each name; two letters where two names begin alike.

const LETTERS = 2;

/** "" for who has no name, or none that tells them apart. */
export function initialsOf(names: readonly string[]): string[] {
  const short = (name: string, letters: number): string => [...name].slice(0, letters).join("");
  return names.map((name, seat) => {
    const others = names.filter((_, other) => other !== seat);
    for (let letters = 1; letters <= LETTERS; letters++) {
      const found = short(name, letters);
      if (found && others.every((other) => short(other, letters) !== found)) return found;
    }
    return "";
  });
}
