// What somebody asks for a new table, as the form holds it.

import type { GameInfo } from "$client/net/api";
import { myName } from "$client/net/seat_keys";
import { USUAL_SETTINGS, type TableSettings } from "$client/wire";
import { USUAL_SEATS, type TableBody } from "./open_table";
import { usualLevel } from "./play_now";

type Rule = GameInfo["options"][number];

export class TableRequest {
  seats: number;
  edition = $state("");
  options = $state<Record<string, string>>({});
  pace = $state<"live" | "days">("live");
  public = $state(false);
  level = $state(""); // of the bots on the seats that are left
  private shared = $state(false);
  name = $state(myName());
  people = $state<string[]>([myName(), ""]);
  manners = $state<TableSettings>({ ...USUAL_SETTINGS.live });

  constructor(readonly game: GameInfo) {
    this.seats = $state(Math.min(Math.max(USUAL_SEATS, game.fewest), game.most));
    this.edition = game.editions[0] ?? "";
    this.level = usualLevel(game);
    for (const option of game.options) this.options[option.name] = this.usual(option);
  }

  /** Several people on this screen. */
  get here(): boolean {
    return this.shared;
  }

  set here(shared: boolean) {
    this.shared = shared;
    this.followClock();
  }

  /** A game that lasts for days gets no clock, and other limits for being away. */
  setPace(pace: "live" | "days"): void {
    this.pace = pace;
    this.manners.gone_seconds = USUAL_SETTINGS[pace].gone_seconds;
    this.followClock();
  }

  /** Is there a clock? Not on a shared screen, where people act one after the other. */
  private get clock(): boolean {
    return this.pace === "live" && !this.here;
  }

  private usual({ clocked, default: usual }: Rule): string {
    return clocked && this.clock ? clocked : usual;
  }

  private followClock(): void {
    for (const option of this.game.options)
      if (option.clocked) this.options[option.name] = this.usual(option);
  }

  /** What a house rule may be here: a value that needs a clock only where there is one. */
  allowed({ allowed, clocked }: Rule): string[] {
    return allowed.filter((value) => this.clock || value !== clocked);
  }

  /** The people at this screen, with names for those who gave none. */
  names(unnamed: string): string[] {
    return this.people.map((name, index) => name.trim() || `${unnamed} ${index + 1}`);
  }

  settings(): TableBody {
    const { seats, edition, pace } = this;
    const manners = $state.snapshot(this.manners);
    // On one screen all people are connected or none is: a bot must not take over an absent one's seat.
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

  /** Only what differs from the default, or what the server would otherwise derive from the pace. */
  private chosen(): Record<string, string> {
    const chosen: Record<string, string> = {};
    for (const { name, default: usual, clocked } of this.game.options)
      if (clocked || this.options[name] !== usual) chosen[name] = this.options[name]!;
    return chosen;
  }
}
