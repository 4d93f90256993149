// Whose turn it is and what is asked, for the bar: the one place that tells it.

import type { Play } from "$client/kit/play";
import type { ShopView } from "$client/wire";
import { FINAL, SPECULATOR, stepOf } from "../box/parts";

interface Asked {
  who: number; // a seat, the speculator, or -1: nobody
  mine: boolean;
  message: string; // of `reg-shop-ask_…`
  number: number;
}

/** While the speculator shops, play pauses. */
export const SHOPPING: Asked = { who: SPECULATOR, mine: false, message: "speculator", number: 0 };

/** Who is waited for, or looked at, in this step. */
export function whoseTurn(view: ShopView): number {
  const step = stepOf(view);
  if (step === "shopping") return view.queue[0] ?? -1;
  if (step === "last_shopping") return view.queue[view.place] ?? -1;
  if (step === "speculator") return SPECULATOR;
  if (step === "trading" && !view.live) return view.turn;
  return ["spinning", "trading", "luck", "wobbling", "discarding"].includes(step)
    ? view.active
    : -1;
}

export function asked(play: Play<ShopView>): Asked {
  const view = play.view;
  if (view.reason) return { who: -1, mine: false, message: "over", number: 0 };
  const who = whoseTurn(view);
  const mine = who >= 0 && who === play.seat;
  const message = messageOf(view, mine, play.seat >= 0);
  return { who, mine, message, number: view.to_discard };
}

/** Others trade, and nobody waits for me: a newcomer is told that watching is fine. */
export function mayJustWatch({ view, seat }: Pick<Play<ShopView>, "view" | "seat">): boolean {
  const trading = ["trading", "luck", "wobbling"].includes(stepOf(view)) && !view.fallen;
  return seat >= 0 && trading && whoseTurn(view) !== seat;
}

function messageOf(view: ShopView, mine: boolean, seated: boolean): string {
  const step = stepOf(view);
  const of = mine ? "" : "_of";
  const last = view.phase === FINAL && mine ? "_final" : "";
  if (step === "spinning") return (view.live ? "flick" : "spin") + last + of;
  if (["trading", "luck", "wobbling"].includes(step)) return trading(view, mine, seated);
  if (step === "discarding") return `discard${of}`;
  if (step === "shopping") return `buy${of}`;
  if (step === "last_shopping") return `last${of}`;
  return step === "speculator" ? "speculator" : "setup";
}

function trading(view: ShopView, mine: boolean, seated: boolean): string {
  if (view.fallen || view.tipped) return "fallen";
  if (!view.live) return `word${view.phase === FINAL ? "_final" : ""}${mine ? "" : "_of"}`;
  if (view.phase === FINAL) return "final";
  if (mine) return "trade";
  return seated ? "trade_of" : "trade_watched";
}
