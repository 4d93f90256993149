// What this pupil writes after a game: kept while the page is open, and once it was sent, noted.

import { keeping } from "$client/kit/kept.svelte";
import type { LessonInfo } from "$client/wire";

const KEPT = "kartki.answered";
const MOST = 40;
const ONE = /^[A-Z0-9]{1,16} \d{1,4}$/;
const nameOf = ({ code, round }: Pick<LessonInfo, "code" | "round">): string => `${code} ${round}`;

type Which = Pick<LessonInfo, "code" | "round">;

class Answering {
  asked = $state(false); // the questions lie open
  private drafts = $state<Record<string, string[]>>({});
  private sent = $state.raw<string[]>(
    keeping.list(KEPT, (one) => (typeof one === "string" && ONE.test(one) ? one : null)),
  );

  draft(which: Which): string[] {
    return this.drafts[nameOf(which)] ?? ["", "", ""];
  }

  write(which: Which, question: number, text: string): void {
    this.drafts[nameOf(which)] = this.draft(which).with(question, text);
  }

  /** Something is written and not sent. */
  isWriting(which: Which): boolean {
    return !this.isSent(which) && this.draft(which).some((text) => text.trim());
  }

  isSent(which: Which): boolean {
    return this.sent.includes(nameOf(which));
  }

  noteSent(which: Which): void {
    this.sent = [nameOf(which), ...this.sent.filter((one) => one !== nameOf(which))].slice(0, MOST);
    keeping.keepValue(KEPT, this.sent);
  }
}

export const answering = new Answering();
