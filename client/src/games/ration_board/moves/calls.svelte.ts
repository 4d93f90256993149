// The number I have chosen but not yet called, and where each of the twelve would lead.

import type { Play } from "$client/kit/play";
import type { Ask, RationBoardChance, RationBoardMove, RoadView, WireEvent } from "$client/wire";
import { readEvent } from "../news/event_timeline";
import { kindOf, type Box } from "../box/box";
import { diceFor, NUMBERS } from "../box/odds";
import { call, ROLL } from "./sent";

export interface Landing {
  space: string; // where the car stops
  end: string; // where it stands then: by a Short Cut or a road map further on
  kind: string; // of the space where it stops
  way: string[]; // the spaces from where it stands to where it stops
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
      if (!this.landings[number]) void this.foresee(ask, box, number);
  }

  /** What the rules say; where nobody can be asked, the key bears no sign. */
  private async foresee(ask: Ask, box: Box, number: number): Promise<void> {
    const seat = this.play.seat;
    const [first, second] = diceFor(number);
    const luck: RationBoardChance = { verb: "dice", args: { who: seat, first, second } };
    const told = await this.play.preview(MOVES[ask.prompt]!(number), [luck]);
    if (ask !== this.asked) return;
    const found = told ? landingOf(told.events, seat, box) : null;
    if (!found) return;
    this.landings = { ...this.landings, [number]: found };
    this.known.set(ask, this.landings);
  }
}

const MOVES: Record<string, (number: number) => RationBoardMove> = {
  call,
  roll_called: () => ROLL,
};

/** Where a foretold drive stops, and where the car stands in the end. */
export function landingOf(events: WireEvent[], seat: number, box: Box): Landing | null {
  const told = events.map(readEvent).filter((event) => event.seat === seat);
  const drives = told.flatMap(({ moves }) => moves);
  const way = drives[0]?.way;
  const space = way?.at(-1);
  if (!way || !space) return null;
  const kind = kindOf(box, space);
  const passing = kind === "ration_board" && !told.some(({ code }) => code === "applied");
  return { space, end: drives.at(-1)!.way.at(-1)!, kind: passing ? "road" : kind, way };
}
