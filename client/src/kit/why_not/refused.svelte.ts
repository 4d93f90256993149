// What a refusal belongs to: the button whose tap was refused, whatever is tapped meanwhile. It goes
// when something else is done.

import { untrack } from "svelte";
import type { Play } from "../play";
import { isElsewhere } from "../focus/elsewhere";
import { isAnswer, tappedIn } from "./tapped";

interface Asking {
  play: () => Pick<Play<unknown>, "busy">;
  reason: () => unknown; // why not; nothing, where nothing was refused
  dismiss: () => void;
}

/** To be made while a screen is set up. */
export class Refused {
  button = $state.raw<HTMLElement | null>(null);
  private pressed: HTMLElement | null = null;

  constructor(private readonly asking: Asking) {
    $effect.pre(() => {
      if (asking.reason()) untrack(() => (this.button = this.pressed));
    });
  }

  /** For the screen's `main`; also what stands around it is heard, such as advice in the drawer. */
  follow = (main: HTMLElement): (() => void) => {
    const ears = new AbortController();
    const how = { capture: true, signal: ears.signal };
    const press = (event: Event): void => this.press(event, main);
    addEventListener("pointerdown", press, how); // some buttons act before they are let go
    addEventListener("keydown", (event) => isPress(event) && press(event), how);
    addEventListener("click", (event) => this.click(event, main), how);
    return () => ears.abort();
  };

  /** While an act is under way, the answer to it belongs to what was pressed before. */
  private press(event: Event, main: HTMLElement): void {
    if (this.asking.play().busy || isAnswer(event)) return;
    const button = tappedIn(event);
    this.pressed = main.contains(button) ? button : null;
  }

  private click(event: Event, main: HTMLElement): void {
    if (isAnswer(event)) return;
    this.press(event, main);
    if (!isElsewhere(event)) this.asking.dismiss();
  }
}

const isPress = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";
