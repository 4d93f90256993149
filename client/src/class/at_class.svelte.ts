// What this browser knows of a class, as its teacher or as one of its pupils.

import { ClassLine, type ClassOrder } from "$client/net/class_line";
import type { SocketState } from "$client/net/line";
import type { ClassNow, ClassTold, FromClassServer, PupilPart, TeacherPart } from "$client/wire";
import type { Refusal } from "$client/words/speech";

export interface Refused extends Refusal {
  about: string; // the command that was refused
}

export class AtClass {
  connection = $state<SocketState>("connecting");
  private told = $state.raw<ClassTold | null>(null);
  private fault = $state.raw<Refusal | null>(null);
  refusal = $state.raw<Refused | null>(null);
  reconnectIn = $state(0); // seconds, after the server has said that it stops
  toldAt = 0; // by `performance.now()`
  private readonly line: ClassLine;

  constructor(
    readonly code: string,
    readonly key: string,
  ) {
    this.line = new ClassLine(
      code,
      key,
      (message) => this.receive(message),
      (state) => (this.connection = state),
    );
  }

  get ready(): boolean {
    return this.told !== null;
  }

  get now(): ClassNow {
    return this.told!.now;
  }

  get teacher(): TeacherPart | null {
    return this.told?.teacher ?? null;
  }

  get pupil(): PupilPart | null {
    return this.told?.pupil ?? null;
  }

  /** Why the class cannot be shown; while the line comes back, what was told last stays in sight. */
  get shut(): Refusal | null {
    return this.connection === "closed" ? this.fault : null;
  }

  /** A command of the teacher. True if it was carried out; else `refusal` says why not. */
  async command(order: ClassOrder): Promise<boolean> {
    this.refusal = null;
    const reply = await this.line.order(order);
    if (reply.t !== "refused") return true;
    this.refusal = { code: reply.code, rule: reply.rule, facts: reply.facts, about: order.t };
    return false;
  }

  leave(): void {
    this.line.close();
  }

  private receive(message: FromClassServer): void {
    if (message.t === "class") {
      this.told = message;
      this.toldAt = performance.now();
      this.reconnectIn = 0;
      this.fault = null;
    } else if (message.t === "bye") this.reconnectIn = message.seconds;
    else if (message.t === "fault" && message.close) this.fault = { ...message, rule: "" };
  }
}
