// The number I have chosen but not yet called, and where each of the twelve would lead.

import type { Play } from "$client/house/play";
import type { Ask, RoadView, WireEvent } from "$client/wire";
import { beatOf } from "./beats";
import { kindOf, type Box } from "./box";
import { diceFor, NUMBERS } from "./odds";
import { isAtGoal } from "./road";

export interface Landing {
  space: string; // where the car stops
  end: string; // where it stands then: by a Short Cut or a road map further on
  kind: string; // of the space where it stops
}

type Landings = Readonly<Record<number, Landing>>;
const NOTHING: Landings = {};

export class Calls {
  chosen = $state(0);
  landings = $state.raw<Landings>(NOTHING);
  private asked: Ask | null = null;
  private readonly known = new WeakMap<Ask, Landings>();

  constructor(private readonly play: Play<RoadView>) {}

  choose = (number: number): void => {
    this.chosen = this.chosen === number ? 0 : number;
  };

  /** Called whenever something else is asked: a new question, a new choice. */
  consider(ask: Ask | null, view: RoadView, box: Box | null): void {
    if (ask === null || !ask.actors.includes(this.play.seat) || !(ask.prompt in MOVES)) {
      this.asked = null;
      this.chosen = 0;
      return;
    }
    if (ask === this.asked || !box) return;
    this.asked = ask;
    this.chosen = view.called;
    this.landings = this.known.get(ask) ?? (view.called ? this.landings : NOTHING);
    for (const number of view.called ? [view.called] : NUMBERS)
      if (!this.landings[number]) void this.foresee(ask, view, box, number);
  }

  /** What the rules say; where nobody can be asked, the key bears no sign. */
  private async foresee(ask: Ask, view: RoadView, box: Box, number: number): Promise<void> {
    const seat = this.play.seat;
    const luck = `${"abcdefgh"[seat]} rolls ${diceFor(number).join(" ")}`;
    const told = await this.play.preview(MOVES[ask.prompt]!(number), [luck]);
    if (ask !== this.asked) return;
    const found = told ? landingOf(told.events, seat, box, view.cars[seat]!.granted) : null;
    if (!found) return;
    this.landings = { ...this.landings, [number]: found };
    this.known.set(ask, this.landings);
  }
}

const MOVES: Record<string, (number: number) => string> = {
  call: (number) => `calls ${number}`,
  roll_called: () => "rolls",
};

/** Where a foretold drive stops, and where the car stands in the end. */
export function landingOf(
  events: WireEvent[],
  seat: number,
  box: Box,
  granted: number,
): Landing | null {
  const drives = events.map(beatOf).filter((beat) => beat.seat === seat && beat.space);
  const [first, last] = [drives[0], drives.at(-1)];
  if (!first || !last) return null;
  return { space: first.space, end: last.space, kind: kindFor(box, first.space, granted) };
}

/** A window that is not the one of this trip is plain road. */
function kindFor(box: Box, space: string, granted: number): string {
  const kind = kindOf(box, space);
  const passing = kind === "ration_board" && !isAtGoal(box, { space, granted, holds: [] });
  return passing ? "road" : kind;
}
