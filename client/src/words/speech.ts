// Sentences by Project Fluent: codes and facts go in, words in the reader's language come out.
// The same files and the same forms as on the other side: src/kartki/words/speech.py.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Fact, ListFact, TermFact, WhoFact, WireEvent } from "$client/wire";

export type Facts = Record<string, Fact>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

const FORMS = ["to", "at", "from", "of", "for", "one", "two", "name"]; // of a word, as sentences need them
const NUMBERED = /^(.*?)(\d+)$/;

export interface Refusal {
  code: string;
  rule: string;
  facts: Facts;
}

export function isWho(fact: Fact): fact is WhoFact {
  return typeof fact === "object" && "who" in fact;
}

/** Is this fact the player on this seat? */
export function isSeat(fact: Fact | undefined, seat: number): boolean {
  return fact !== undefined && isWho(fact) && fact.who === seat;
}

export function isTerm(fact: Fact): fact is TermFact {
  return typeof fact === "object" && "kind" in fact;
}

export function makeBundle(language: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** One reader's language, and the names of the players at the table. */
export class Speech {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    readonly names: readonly string[] = [],
    readonly reader: number | null = null,
    private readonly own: Record<string, string> = {},
  ) {}

  /** The same words at a table with these players; `own`: words that an edition brings along. */
  at(names: readonly string[], reader: number | null, own: Record<string, string> = {}): Speech {
    return new Speech(this.language, this.bundle, names, reader, own);
  }

  has(message: string): boolean {
    return message in this.own || this.bundle.hasMessage(message);
  }

  /** The sentence with this id; an unknown id is shown itself, so that the mistake is noticed. */
  say(message: string, facts: Facts = {}): string {
    const own = this.own[message];
    if (own !== undefined) return own;
    const value = this.bundle.getMessage(message)?.value;
    return value ? this.format(value, this.arguments(facts)) : `‹${message}›`;
  }

  event(event: WireEvent): string {
    return this.say(`event-${event.code}`, event.facts);
  }

  refusal(refusal: Refusal): string {
    return this.say(`refusal-${refusal.code.replaceAll(".", "-")}`, refusal.facts);
  }

  name(seat: number): string {
    return this.names[seat] || "?";
  }

  /** A form of a word: `.name` of a card, `.to` of a space; the word itself if it has none. */
  attribute(message: string, attribute: string, amount?: number): string {
    const [key, numbers] = this.numbered(message);
    const found = this.bundle.getMessage(key);
    if (!found) return message.slice(message.indexOf("-") + 1);
    const pattern = found.attributes[attribute] ?? found.value;
    const facts = amount === undefined ? numbers : { number: this.number(amount) };
    return pattern ? this.format(pattern, facts) : "";
  }

  /** A word of the game; one that no language knows stands as it is. */
  term(term: TermFact): string {
    const message = `${term.kind}-${term.name}`;
    return this.own[message] ?? this.attribute(message, "", term.number || undefined);
  }

  /** `2 butter, soap and the place`; `any 2 of butter or soap`. */
  several(fact: ListFact): string {
    const words = fact.terms.map((t) => this.attribute(`${t.kind}-${t.name}`, "some", t.number));
    const told = this.list(words, fact.choose ? "list-or" : "list-and");
    return fact.choose ? this.say("list-choice", { number: fact.choose, list: told }) : told;
  }

  list(words: string[], link = "list-and"): string {
    const last = words.at(-1) ?? "";
    return words.length > 1 ? this.say(link, { first: words.slice(0, -1).join(", "), last }) : last;
  }

  /** `space-R13` is told by the message `space-R` with a number. */
  private numbered(message: string): [string, Record<string, FluentVariable>] {
    const match = NUMBERED.exec(message);
    if (this.bundle.hasMessage(message) || !match) return [message, {}];
    return [match[1]!, { number: this.number(Number(match[2])) }];
  }

  private number(value: number): FluentNumber {
    return new FluentNumber(value, { useGrouping: false });
  }

  private arguments(facts: Facts): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [key, fact] of Object.entries(facts)) {
      if (typeof fact === "number") found[key] = this.number(fact);
      else if (typeof fact === "string") found[key] = fact;
      else if (isWho(fact)) this.addPlayer(found, key, fact);
      else if (isTerm(fact)) this.addTerm(found, key, fact);
      else found[key] = this.several(fact);
    }
    return found;
  }

  private addPlayer(found: Record<string, FluentVariable>, key: string, fact: WhoFact): void {
    found[key] = this.name(fact.who);
    found[`${key}_me`] = fact.who === this.reader ? "yes" : "no";
  }

  private addTerm(found: Record<string, FluentVariable>, key: string, fact: TermFact): void {
    const message = `${fact.kind}-${fact.name}`;
    found[key] = this.term(fact);
    for (const form of FORMS)
      found[`${key}_${form}`] = this.attribute(message, form, fact.number || undefined);
  }

  private format(pattern: Pattern, facts: Record<string, FluentVariable>): string {
    return this.bundle.formatPattern(pattern, facts, []);
  }
}
