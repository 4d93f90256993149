// What the wall knows of its class: as the server tells it, and nothing that a spectator may not see.

import { ClassLine } from "$client/net/class_line";
import type { SocketState } from "$client/net/line";
import type { Award, ClassNow, ClassTold, FromClassServer, WallTable } from "$client/wire";

const NO_END = -1;

export class ClassWall {
  now = $state.raw<ClassNow | null>(null);
  tables = $state.raw<readonly WallTable[]>([]); // those that are laid, by their number
  awards = $state.raw<readonly Award[]>([]);
  shows = $state(""); // the spectators' code of the table whose replay is to be seen
  state = $state<SocketState>("connecting");
  fault = $state(""); // why there is nothing to show
  private endsAt = $state(NO_END); // by this browser's clock
  private readonly line: ClassLine;

  constructor(code: string, key = "") {
    this.line = new ClassLine(
      code,
      key,
      (message) => this.hear(message),
      (state) => this.follow(state),
    );
  }

  leave(): void {
    this.line.close();
  }

  /** Milliseconds until the lesson ends; -1: no end is set. */
  left(time: number): number {
    return this.endsAt === NO_END ? NO_END : Math.max(0, this.endsAt - time);
  }

  hear(message: FromClassServer): void {
    if (message.t === "fault") this.fault = message.code;
    if (message.t === "class") this.take(message);
  }

  private follow(state: SocketState): void {
    this.state = state;
    if (state === "closed" && !this.fault) this.fault = "class.unknown";
  }

  private take({ now, wall = [], shows = "", awards = [] }: ClassTold): void {
    const laid = now.phase === "gathering" ? 0 : now.tables.length;
    const known = this.now?.round === now.round ? this.tables : [];
    this.tables = replaced(known, wall).slice(0, laid);
    this.now = now;
    this.awards = awards;
    this.shows = shows;
    this.endsAt = now.ends_in < 0 ? NO_END : performance.now() + now.ends_in;
  }
}

/** Only what has changed is told: the other tables stay as they are. */
function replaced(known: readonly WallTable[], changed: readonly WallTable[]): WallTable[] {
  const found = [...known];
  for (const table of changed) found[table.k] = table;
  return found;
}
