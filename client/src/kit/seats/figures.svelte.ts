// Which figure of the box each seat has, and by which initial it goes. Whatever draws a seat asks here, so a
// choice is seen everywhere: on the board and in the lists, in the log, in the chat, after the game.

import type { SeatInfo } from "$client/wire";
import { initialsOf } from "./initials";

type Seats = readonly (Pick<SeatInfo, "figure"> & Partial<Pick<SeatInfo, "name">>)[];
const NOBODY_CHOSE: Seats = [];

class Figures {
  private seats = $state.raw<() => Seats>(() => NOBODY_CHOSE);
  private readonly initials = $derived(initialsOf(this.seats().map(({ name }) => name ?? "")));

  of(seat: number): number {
    return this.seats()[seat]?.figure ?? seat;
  }

  initial(seat: number): string {
    return this.initials[seat] ?? "";
  }

  /** These seats from now on, until the answer is called. */
  follow(seats: () => Seats): () => void {
    this.seats = seats;
    return () => {
      if (this.seats === seats) this.seats = () => NOBODY_CHOSE;
    };
  }
}

export const figures = new Figures();

/** The number in the box of the figure that a seat has; without a choice it is the seat's own number. */
export const figureOf = (seat: number): number => figures.of(seat);

/** What stands for a name where there is room for a letter or two; "" where no name is known. */
export const initialOf = (seat: number): string => figures.initial(seat);

/** For a page: these are the seats that are drawn from now on, until it is left. */
export function followFigures(seats: () => Seats): void {
  const leave = figures.follow(seats);
  $effect(() => leave);
}
