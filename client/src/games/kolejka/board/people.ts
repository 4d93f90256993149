// Which pawn is which: a queue tells only owners, so people are followed from one view to the next.

export interface Person {
  id: number;
  owner: number;
}

/** For each place of the new queue the place in the old one that its pawn came from, or -1. */
export function matched(old: number[], now: number[]): number[] {
  if (isReversed(old, now)) return now.map((_, place) => now.length - 1 - place);
  const stayed = commonOrder(old, now);
  const used = new Set(stayed.filter((from) => from >= 0));
  return now.map((owner, place) => {
    if (stayed[place]! >= 0) return stayed[place]!;
    const from = old.findIndex((other, at) => other === owner && !used.has(at));
    used.add(from);
    return from;
  });
}

function isReversed(old: number[], now: number[]): boolean {
  const turned = [...old].reverse();
  const same = (queue: number[]) =>
    queue.length === now.length && queue.every((o, i) => o === now[i]);
  return old.length > 1 && same(turned) && !same(old);
}

/** The longest row of people who kept their order: they have only moved up or back. */
function commonOrder(old: number[], now: number[]): number[] {
  const rows = old.length + 1;
  const best = Array.from({ length: rows }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      best[i]![j] =
        old[i] === now[j] ? best[i + 1]![j + 1]! + 1 : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
  const from = now.map(() => -1);
  for (let i = 0, j = 0; i < old.length && j < now.length;) {
    if (old[i] === now[j]) from[j++] = i++;
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++;
    else j++;
  }
  return from;
}

export class Crowd {
  private queues: Person[][] = [];
  private last = 0;

  /** The people of all queues; whoever left one queue for another is the same person there. */
  follow(queues: number[][]): Person[][] {
    const gone: Person[] = [];
    const found = queues.map((queue, number) =>
      this.stayed(queue, this.queues[number] ?? [], gone),
    );
    this.queues = queues.map((queue, number) =>
      queue.map((owner, place) => found[number]![place] ?? this.arrived(owner, gone)),
    );
    return this.queues;
  }

  private stayed(queue: number[], before: Person[], gone: Person[]): (Person | undefined)[] {
    const from = matched(
      before.map((person) => person.owner),
      queue,
    );
    gone.push(...before.filter((_, place) => !from.includes(place)));
    return from.map((place) => (place >= 0 ? before[place] : undefined));
  }

  private arrived(owner: number, gone: Person[]): Person {
    const at = gone.findIndex((person) => person.owner === owner);
    return at >= 0 ? gone.splice(at, 1)[0]! : { id: ++this.last, owner };
  }
}
