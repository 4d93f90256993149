// The slips as they lie on the table: in a steady order, what is gone leaves a gap for a moment, and a
// tap on what has just changed does nothing.

import { faceOf, MINE, OTHERS, type Slip } from "./slips";

export const GUARD = 350; // milliseconds in which a finger may still have meant what was there before
export const LAIN = 600; // every slip is seen at least so long, and so is how it ended
export const FADES = 2_200; // where nobody moves up, what has ended stays longer
export const ASKED = 15_000; // … and what I may offer again, until I have made up my mind
const TAP = 60; // how long after the finger a browser may take to tell of a tap
const NOTED = 2_200; // how long the board says that a tap came too soon

/** Why an offer is gone: `dealt`, `withdrawn` …; by a deal, who took it, and what was paid. */
export interface Ending {
  why: string;
  taker: number;
  paid: readonly number[] | null; // where the offer left a choice
}

export interface Shown {
  slip: Slip;
  since: number; // when it came, changed or moved, by `performance.now()`
  drawn: boolean; // has it been drawn since? Nobody can have meant what was not there to be seen
  ending: Ending | null;
  left: number; // when it went
}

export class Board {
  shown = $state.raw<Shown[]>([]);
  columns = 1; // two, where there is room: for me, and not for me
  trading = true; // when it is over nothing can be offered again
  tooSoon = $state(-1); // the number of the slip that was tapped too soon
  private pressed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private noteTimer: ReturnType<typeof setTimeout> | undefined;

  /** What lies there now; `ending` knows why something does not any more. */
  see(slips: Slip[], ending: (number: number) => Ending, now: number): void {
    const kept = this.shown.map((old) => {
      const slip = slips.find(({ offer }) => offer.number === numberOf(old));
      return slip ? stays(old, slip, now) : goes(old, ending, now);
    });
    const known = kept.map(numberOf);
    const come = slips
      .filter(({ offer }) => !known.includes(offer.number))
      .map((slip) => ({ slip, since: now, drawn: false, ending: null, left: 0 }));
    this.lay([...kept, ...come], now);
  }

  /** A busy machine draws late: what has come is as old as its picture. */
  drew(entry: Shown, now: number): void {
    if (entry.drawn) return;
    entry.drawn = true;
    entry.since = now;
  }

  /** While a finger is down nothing changes its place. */
  press(): void {
    this.pressed = true;
  }

  /** The tap comes just after the finger is lifted: it still means what lay there. */
  release(): void {
    setTimeout(() => {
      this.pressed = false;
      this.lay(this.shown, performance.now());
    }, TAP);
  }

  /** May a tap that began at this moment count? If not, the slip says so for a while. */
  trusts(number: number, began: number): boolean {
    const entry = this.shown.find((shown) => numberOf(shown) === number);
    if (entry && isUsable(entry) && began - Math.max(entry.since, entry.left) >= GUARD) return true;
    this.tooSoon = number;
    clearTimeout(this.noteTimer);
    this.noteTimer = setTimeout(() => (this.tooSoon = -1), NOTED);
    return false;
  }

  /** It has been answered: it need not lie there any longer. */
  forget(number: number): void {
    const left = this.shown.filter((entry) => numberOf(entry) !== number);
    this.lay(left, performance.now());
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.noteTimer);
  }

  private lay(entries: Shown[], now: number): void {
    const left = entries.filter((entry, at) => !this.isOver(entry, entries.slice(at + 1), now));
    const next = this.pressed ? entries : left.toSorted(bySteadyOrder);
    this.shown = next.map((entry) =>
      this.moved(entry, next) ? { ...entry, since: now, drawn: false } : entry,
    );
    clearTimeout(this.timer);
    if (next.some(({ ending }) => ending))
      this.timer = setTimeout(() => this.lay(this.shown, performance.now()), LAIN / 4);
  }

  /** What stands below it waits shorter for its place than nobody. */
  private isOver(entry: Shown, below: Shown[], now: number): boolean {
    if (!entry.ending) return false;
    if (this.trading && mayOfferAgain(entry)) return now - entry.left >= ASKED;
    return now - entry.left >= (below.some(({ ending }) => !ending) ? LAIN : FADES);
  }

  /** Is it higher or lower in its column than before? */
  private moved(entry: Shown, next: Shown[]): boolean {
    const before = this.shown.find((old) => numberOf(old) === numberOf(entry));
    const split = this.columns > 1;
    return !!before && above(before, this.shown, split) !== above(entry, next, split);
  }
}

const numberOf = ({ slip }: Shown): number => slip.offer.number;

function stays(old: Shown, slip: Slip, now: number): Shown {
  const changed = old.ending !== null || faceOf(old.slip) !== faceOf(slip);
  return {
    slip,
    since: changed ? now : old.since,
    drawn: old.drawn && !changed,
    ending: null,
    left: 0,
  };
}

const goes = (old: Shown, ending: (number: number) => Ending, now: number): Shown =>
  old.ending ? old : { ...old, ending: ending(numberOf(old)), left: now };

/** My own, gone because I have openly parted with such stamps: whoever has more offers again. */
export const mayOfferAgain = ({ slip, ending }: Shown): boolean =>
  slip.rank === MINE && ending?.why === "cannot_keep";

const isUsable = (entry: Shown): boolean => !entry.ending || mayOfferAgain(entry);

const bySteadyOrder = (a: Shown, b: Shown): number =>
  a.slip.rank - b.slip.rank || a.slip.offer.number - b.slip.offer.number;

export const isForMe = ({ slip }: Shown): boolean => slip.rank !== MINE && slip.rank !== OTHERS;

const above = (entry: Shown, all: Shown[], split: boolean): number =>
  all
    .slice(
      0,
      all.findIndex(({ slip }) => slip.offer.number === entry.slip.offer.number),
    )
    .filter((other) => !split || isForMe(other) === isForMe(entry)).length;
