// Plays sounds, if they are switched on.
import type { Volume } from "./preferences.svelte";
import type { Sound } from "./synth";

/** Plays sounds. The code that makes them is loaded with the first one. */
export function playSounds(sounds: readonly Sound[], volume: Volume): void {
  if (sounds.length === 0 || volume === "off") return;
  // Without the file, there is no sound.
  void import("./synth").then(({ play }) => play(sounds, volume)).catch(() => undefined);
}
