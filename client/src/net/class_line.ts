// The line to a class: the teacher, a pupil and the wall say the same hello.

import {
  CLASS_VERSION,
  type ClassTold,
  type Done,
  type FromClass,
  type FromClassServer,
  type Refused,
} from "$client/wire";
import { Line, type SocketState } from "./line";

const PULSE = 20; // seconds between two pings, until the server says otherwise

type Omitted<M> = M extends { id: string } ? Omit<M, "id"> : never;
/** What a teacher asks for, without the id that the line adds. */
export type ClassOrder = Omitted<FromClass>;
export type ClassReply = Done | Refused;

export class ClassLine extends Line<FromClassServer, ClassReply> {
  constructor(
    private readonly code: string, // the class's, or its wall's
    private readonly key: string,
    onMessage: (message: FromClassServer) => void,
    onState: (state: SocketState) => void,
  ) {
    super("/ws/class", onMessage, onState);
    this.begin();
  }

  order(order: ClassOrder): Promise<ClassReply> {
    return this.command(order);
  }

  protected hello(): object {
    return { t: "hello", class: this.code, key: this.key, v: CLASS_VERSION };
  }

  protected take(message: FromClassServer): void {
    if (message.t === "ping") this.write({ t: "pong", k: message.k });
    if (message.t === "class" && !this.welcomed) this.onWelcome(pulseOf(message));
  }
}

const pulseOf = (told: ClassTold & { pulse?: number }): number => told.pulse ?? PULSE;
