// The voice of the top: a hum that sinks as it slows, wooden ticks when it leans far, three knocks
// at the fall. Silent where the page is silent.

import { sound } from "$client/kit/sound.svelte";
import type { Look } from "./look";
import { swaying } from "./physics";

const FAR = (14 * Math.PI) / 180; // a lean at which the rim begins to tap
const LOUDNESS = 0.45; // of the whole: it must not drown the other sounds

interface Voice {
  low: OscillatorNode;
  high: OscillatorNode;
  tremolo: OscillatorNode;
  volume: GainNode;
}

export class Hum {
  private context: AudioContext | null = null;
  private voice: Voice | null = null;
  private passes = 0;

  private get mayBeHeard(): boolean {
    return sound.on && !document.hidden;
  }

  /** Once for each picture. */
  follow(look: Look): void {
    if (!this.mayBeHeard) return this.hush();
    const context = this.ready();
    if (!context) return;
    this.voice ??= begin(context);
    tune(this.voice, look, context.currentTime);
    this.tick(look);
  }

  hush(): void {
    if (!this.voice || !this.context) return;
    const { volume, ...sources } = this.voice;
    const now = this.context.currentTime;
    volume.gain.setTargetAtTime(0, now, 0.03);
    Object.values(sources).forEach((source: OscillatorNode) => source.stop(now + 0.2));
    this.voice = null;
  }

  /** The rim, the roll, the rest. */
  fall(): void {
    [180, 140, 120].forEach((pitch, i) => this.knock(pitch, 0.16 - 0.04 * i, 0.42 + 0.17 * i));
  }

  /** How high the needle of a flick stands, for those who do not see it. */
  needle(quality: number): void {
    this.knock(160 + 5 * quality, 0.05, 0);
  }

  close(): void {
    this.hush();
    void this.context?.close();
    this.context = null;
  }

  private tick(look: Look): void {
    const passes = Math.floor(look.sway / (2 * Math.PI));
    if (passes !== this.passes && look.tilt > FAR) this.knock(420, 0.07, 0);
    this.passes = passes;
  }

  private knock(pitch: number, loud: number, after: number): void {
    const context = this.mayBeHeard ? this.ready() : null;
    if (!context) return;
    const begins = context.currentTime + after;
    const source = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(loud, begins);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + 0.09);
    source.connect(volume).connect(context.destination);
    source.start(begins);
    source.stop(begins + 0.1);
  }

  /** A browser lets nobody hum who has not touched the page. */
  private ready(): AudioContext | null {
    if (!navigator.userActivation?.hasBeenActive) return null;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
    return this.context;
  }
}

/** Two voices, the octave softer, through a tremolo. */
function begin(context: AudioContext): Voice {
  const volume = new GainNode(context, { gain: 0 });
  const shiver = new GainNode(context, { gain: 0.8 });
  const depth = new GainNode(context, { gain: 0.2 });
  const octave = new GainNode(context, { gain: 0.25 });
  const low = new OscillatorNode(context, { type: "triangle" });
  const high = new OscillatorNode(context, { type: "sine" });
  const tremolo = new OscillatorNode(context);
  low.connect(shiver);
  high.connect(octave).connect(shiver);
  tremolo.connect(depth).connect(shiver.gain);
  shiver.connect(volume).connect(context.destination);
  [low, high, tremolo].forEach((source) => source.start());
  return { low, high, tremolo, volume };
}

function tune({ low, high, tremolo, volume }: Voice, { e }: Look, now: number): void {
  const pitch = 70 + 190 * e;
  low.frequency.setTargetAtTime(pitch, now, 0.05);
  high.frequency.setTargetAtTime(2 * pitch, now, 0.05);
  tremolo.frequency.setTargetAtTime(swaying(e) / (2 * Math.PI), now, 0.1);
  volume.gain.setTargetAtTime(LOUDNESS * (0.05 + 0.2 * e), now, 0.08);
}
