// What is read aloud: sentences are gathered for a moment, and nobody is told what is long stale.

const QUIET = 350; // milliseconds without news before it is said
const LONGEST = 1_000; // and never later than this after the first of it
const MOST = 3; // sentences at once; the log has the rest
const PER_SIGN = 45; // milliseconds that a voice takes for a sign of what it reads

/** Made into words only when it is said: in the language of that moment. */
export type Sentence = () => string;

export class Announcements {
  private pressing: Sentence[] = []; // said to me alone: before anything else
  private waiting: Sentence[] = [];
  private question: Sentence | null = null; // what is asked of me
  private since = 0; // when the first of what waits came
  private heard = 0; // when a voice will have read what was said last
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

  /** What is asked comes last and does not wait; null: it is not asked any more. */
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

  /** While a voice is still reading, news gathers: then the latest of it is told. */
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

  /** The latest of it; what presses has its place before the rest. */
  private chosen(): string[] {
    const first = this.pressing.slice(-MOST);
    const rest = first.length < MOST ? this.waiting.slice(first.length - MOST) : [];
    const out = this.pressing.length + this.waiting.length - first.length - rest.length;
    const words = (sentences: Sentence[]): string[] => sentences.map((sentence) => sentence());
    return [...words(first), ...(out > 0 ? [this.more(out)] : []), ...words(rest)];
  }
}
