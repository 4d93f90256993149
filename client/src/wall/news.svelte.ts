// What just happened, one thing after the other: fifteen tables tell more than anybody could read.

import type { WallTable, WireEvent } from "$client/wire";

export interface NewsItem {
  id: number;
  table: WallTable;
  event: WireEvent;
}

const SHOWN = 3; // lines in the band
const STAYS = 3_500; // milliseconds until the next one comes
const SPOKEN = 12_000; // milliseconds between two things that are read aloud

export class News {
  shown = $state.raw<readonly NewsItem[]>([]); // the newest first
  spoken = $state.raw<NewsItem | null>(null); // for those who listen: politely, and not every move
  private waiting: NewsItem[] = [];
  private readonly seen: Record<string, number> = {}; // by table: the last number that was heard
  private made = 0;
  private next: ReturnType<typeof setTimeout> | undefined;
  private spokeAt = -SPOKEN;
  private round = 0;

  constructor(private readonly isNews: (event: WireEvent) => boolean) {}

  /**
   * What these tables have told since they were heard last. In another round other people sit there:
   * what was told of the one before would be told with their names.
   */
  hear(tables: readonly WallTable[], round: number): void {
    if (round !== this.round) {
      this.stop();
      [this.shown, this.waiting, this.spoken, this.round] = [[], [], null, round];
    }
    for (const table of tables) {
      const item = this.freshOf(table);
      if (item) this.waiting = [...this.waiting.filter((one) => one.table.k !== table.k), item];
    }
    if (!this.next) this.show();
  }

  stop(): void {
    clearTimeout(this.next);
    this.next = undefined;
  }

  /** The last thing that happened there: so every table has its turn, and nothing old is told. */
  private freshOf(table: WallTable): NewsItem | null {
    const happened = table.happened ?? [];
    const last = this.seen[table.watch] ?? 0;
    this.seen[table.watch] = Math.max(last, happened.at(-1)?.n ?? 0);
    const fresh = happened.filter(({ n }) => n > last).flatMap(({ events }) => events);
    const event = fresh.findLast(this.isNews);
    return event ? { id: ++this.made, table, event } : null;
  }

  private show(): void {
    this.next = undefined;
    const item = this.waiting.shift();
    if (!item) return;
    this.shown = [item, ...this.shown].slice(0, SHOWN);
    this.speak(item);
    this.next = setTimeout(() => this.show(), STAYS);
  }

  private speak(item: NewsItem): void {
    const now = performance.now();
    if (now - this.spokeAt < SPOKEN) return;
    this.spokeAt = now;
    this.spoken = item;
  }
}
