// Collects announcements for screen readers for a moment, and leaves out what is out of date.

const QUIET = 350; // milliseconds without news before they are announced
const LONGEST = 1_000; // and never later than this after the first of them
const MOST = 3; // sentences at once; the log has the rest
const PER_SIGN = 45; // milliseconds that a screen reader takes per character

/** Turned into words only when it is announced, in the language of that moment. */
export type Sentence = () => string;

export class Announcements {
  private pressing: Sentence[] = []; // for this listener alone: announced before anything else
  private waiting: Sentence[] = [];
  private question: Sentence | null = null; // what is asked of me
  private since = 0; // when the first waiting sentence was added
  private heard = 0; // when the last announcement will have been read
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `say` gets the words; `more` makes the sentence about what had to be left out. */
  constructor(
    private readonly say: (words: string) => void,
    private readonly more: (number: number) => string,
  ) {}

  add(sentences: Sentence[], pressing: Sentence[] = []): void {
    if (!sentences.length && !pressing.length) return;
    this.begin();
    this.waiting.push(...sentences);
    this.pressing.push(...pressing);
    this.plan();
  }

  /** A question is announced last and without delay; null: it is not asked any more. */
  ask(question: Sentence | null): void {
    if (question) this.begin();
    this.question = question;
    if (question) this.plan();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.empty();
  }

  private empty(): void {
    this.pressing = [];
    this.waiting = [];
    this.question = null;
  }

  private begin(): void {
    const waits = this.waiting.length || this.pressing.length || this.question;
    if (!waits) this.since = Date.now();
  }

  /** While the screen reader is still reading, sentences are collected, and the latest announced. */
  private plan(): void {
    const now = Date.now();
    const soon = Math.min(QUIET, this.since + LONGEST - now);
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => this.flush(),
      Math.max(0, soon, this.question ? 0 : this.heard - now),
    );
  }

  private flush(): void {
    const told = this.chosen();
    if (this.question) told.push(this.question());
    this.empty();
    const words = told.filter((one, at) => one && one !== told[at - 1]).join(" ");
    this.heard = Date.now() + words.length * PER_SIGN;
    if (words) this.say(words);
  }

  /** The latest sentences; those for this listener alone come first. */
  private chosen(): string[] {
    const first = this.pressing.slice(-MOST);
    const rest = first.length < MOST ? this.waiting.slice(first.length - MOST) : [];
    const out = this.pressing.length + this.waiting.length - first.length - rest.length;
    const words = (sentences: Sentence[]): string[] => sentences.map((sentence) => sentence());
    return [...words(first), ...(out > 0 ? [this.more(out)] : []), ...words(rest)];
  }
}
