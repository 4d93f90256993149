// The name that the games' folders import: the class itself is in replay_frames.ts.

export { ReplayFrames as Film, SPECTATOR } from "./replay_frames";
