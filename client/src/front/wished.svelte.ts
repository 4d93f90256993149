// What somebody wishes for a new table, as the form holds it.

import type { GameInfo } from "$client/house/api";
import { myName } from "$client/house/keys";
import type { Manners } from "$client/wire";
import { USUAL_SEATS, type TableWishes } from "./opening";
import { BOT_SPEEDS } from "./settings";

const USUAL_GONE = 120; // seconds; at a table without a clock nobody is ever away

export class Wished {
  seats: number;
  edition = $state("");
  options = $state<Record<string, string>>({});
  pace = $state<"live" | "days">("live");
  public = $state(false);
  here = $state(false); // several people on this screen
  name = $state(myName());
  people = $state<string[]>([myName(), ""]);
  manners = $state<Manners>({
    undo: true,
    chat: true,
    hints: true,
    bot_delay: BOT_SPEEDS.usual,
    decision_seconds: 0,
    seat_seconds: 0,
    gone_seconds: USUAL_GONE,
  });

  constructor(readonly game: GameInfo) {
    this.seats = $state(Math.min(Math.max(USUAL_SEATS, game.fewest), game.most));
    this.edition = game.editions[0] ?? "";
    for (const option of game.options) this.options[option.name] = option.default;
  }

  /** A clock that nobody watches would only hurt. */
  setPace(pace: "live" | "days"): void {
    this.pace = pace;
    this.manners.gone_seconds = pace === "live" ? USUAL_GONE : 0;
  }

  /** The people at this screen, with names for those who gave none. */
  names(unnamed: string): string[] {
    return this.people.map((name, index) => name.trim() || `${unnamed} ${index + 1}`);
  }

  wishes(): TableWishes {
    const { seats, edition, pace } = this;
    const manners = $state.snapshot(this.manners);
    // Everybody at one screen is here or not at all; a bot would only snatch a seat away.
    if (this.here) manners.gone_seconds = 0;
    const open = this.public && !this.here;
    return {
      game: this.game.name,
      seats,
      edition,
      options: this.chosen(),
      pace,
      public: open,
      manners,
    };
  }

  /** Only what differs from the usual: what follows from the pace is the server's to fill in. */
  private chosen(): Record<string, string> {
    const chosen: Record<string, string> = {};
    for (const { name, default: usual } of this.game.options)
      if (this.options[name] !== usual) chosen[name] = this.options[name]!;
    return chosen;
  }
}
