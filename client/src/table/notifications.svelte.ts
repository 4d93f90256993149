// Notifications of the browser: allowed, refused, or not yet asked for. Asked only by a tap.

import { keeping } from "$client/kit/kept.svelte";

const KEPT = "kartki.notify";

class Notifications {
  readonly known = "Notification" in globalThis;
  private wanted = $state(keeping.choice(KEPT, ["on", "off"]) !== "off");
  private allowed = $state(this.known ? Notification.permission : "denied");

  get on(): boolean {
    return this.wanted && this.allowed === "granted";
  }

  get denied(): boolean {
    return this.allowed === "denied";
  }

  async flip(): Promise<void> {
    const on = !this.on;
    if (on && this.allowed === "default") this.allowed = await Notification.requestPermission();
    this.wanted = on;
    keeping.keep(KEPT, on ? "on" : "off");
  }
}

export const notifications = new Notifications();
