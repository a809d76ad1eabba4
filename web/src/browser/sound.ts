import type { Volume } from "./preferences.svelte";
import type { Sound } from "./synth";

/** Plays sounds; what makes them is loaded for the first one. */
export function playSounds(sounds: readonly Sound[], volume: Volume): void {
  if (sounds.length === 0 || volume === "off") return;
  void import("./synth").then(({ play }) => play(sounds, volume)).catch(() => undefined); // without the file it stays quiet
}
