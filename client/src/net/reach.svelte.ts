// How others reach this server: what invitations begin with, as the server tells it.

import type { Reach } from "$client/wire";
import { serverReach } from "./api";

/** Does this name lead from each machine to itself? */
function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "");
  return name === "::1" || name.startsWith("127.") || /(^|\.)localhost$/.test(name);
}

/**
 * What a link for others begins with; "" if nobody else can open it. A page that was opened by another
 * name than this machine's own knows best: there may be a proxy or a container before the server.
 */
export function startOfLinks(
  told: Reach | null,
  page: Pick<Location, "hostname" | "origin">,
): string {
  if (told?.certain) return told.link;
  if (!told || !isLoopback(page.hostname)) return page.origin;
  return told.link;
}

class Reaching {
  private told = $state.raw<Reach | null>(null);

  /** Only this computer can open the pages. Until the server has answered, it is not said. */
  get alone(): boolean {
    return startOfLinks(this.told, location) === "";
  }

  /** Asked whenever an invitation is shown: the computer may have joined another network. */
  async ask(): Promise<void> {
    try {
      this.told = await serverReach();
    } catch {
      this.told = null; // then the page's own address is the best guess
    }
  }

  link(path: string): string {
    return (startOfLinks(this.told, location) || location.origin) + path;
  }
}

export const reaching = new Reaching();

const AGAIN = 5_000; // milliseconds

/**
 * Asked from a component, and again as long as nobody else can come: whoever opens a house in a classroom
 * may join the Wi-Fi afterwards.
 */
export function followReach(): void {
  const alone = $derived(reaching.alone);
  $effect(() => void reaching.ask());
  $effect(() => {
    if (!alone) return;
    const again = setInterval(() => void reaching.ask(), AGAIN);
    return () => clearInterval(again);
  });
}
