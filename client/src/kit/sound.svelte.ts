// Quiet sounds, made here and not loaded: a knock, a stamp, dice, a horn. Off until the first tap,
// and on a phone, which may lie on a table in company, until somebody asks for them.

import { keeping } from "./kept.svelte";

const KEPT = "kartki.sound";
type Wave = OscillatorType;

class Sound {
  on = $state(this.wanted());
  private context: AudioContext | null = null;

  constructor() {
    addEventListener("pointerdown", () => this.wake(), { once: true });
    addEventListener("keydown", () => this.wake(), { once: true });
  }

  toggle(): void {
    this.on = !this.on;
    keeping.keep(KEPT, this.on ? "on" : "off");
  }

  /** Something wooden: a pawn that is put down. */
  knock(): void {
    this.tone(190, 0.05, "triangle", 0.12);
  }

  /** A rubber stamp. */
  stamp(): void {
    this.noise(0.07, 500, 0.25);
  }

  /** Paper: a card that is played. */
  paper(): void {
    this.noise(0.09, 3_200, 0.06);
  }

  dice(): void {
    [0, 0.07, 0.13, 0.22].forEach((after) => this.noise(0.03, 1_800, 0.18, after));
  }

  /** It is your turn: two soft notes. */
  turn(): void {
    this.tone(523, 0.12, "sine", 0.1);
    this.tone(659, 0.18, "sine", 0.1, 0.13);
  }

  /** A small horn; every car has a pitch of its own. */
  horn(car: number): void {
    const pitch = [262, 294, 330, 349, 392, 440, 494, 523][car % 8]!;
    this.tone(pitch, 0.16, "square", 0.03);
  }

  private wanted(): boolean {
    const kept = keeping.choice(KEPT, ["on", "off"]);
    return kept === null ? !matchMedia("(pointer: coarse)").matches : kept !== "off";
  }

  private wake(): void {
    this.context ??= new AudioContext();
  }

  private tone(pitch: number, seconds: number, wave: Wave, loud: number, after = 0): void {
    const context = this.ready();
    if (!context) return;
    const source = new OscillatorNode(context, { type: wave, frequency: pitch });
    this.play(context, source, seconds, loud, after);
  }

  private noise(seconds: number, pitch: number, loud: number, after = 0): void {
    const context = this.ready();
    if (!context) return;
    const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch });
    this.play(context, source, seconds, loud, after, filter);
  }

  private ready(): AudioContext | null {
    return this.on && document.visibilityState === "visible" ? this.context : null;
  }

  private play(
    context: AudioContext,
    source: AudioScheduledSourceNode,
    seconds: number,
    loud: number,
    after: number,
    filter?: AudioNode,
  ): void {
    const begins = context.currentTime + after;
    const gain = new GainNode(context, { gain: loud });
    gain.gain.exponentialRampToValueAtTime(0.0001, begins + seconds);
    (filter ? source.connect(filter) : source).connect(gain).connect(context.destination);
    source.start(begins);
    source.stop(begins + seconds);
  }
}

export const sound = new Sound();
