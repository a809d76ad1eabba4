// The sounds, made of a few notes or a bit of noise. Loaded only when sounds are on.

export type Sound = "turn" | "piece" | "cards" | "points" | "refused" | "end";

interface Note {
  /** In Hz; 0 is noise. */
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
}
const note = (pitch: number, at: number, lasts: number, loud = 1): Note => ({ pitch, at, lasts, loud });
const SOUNDS: Record<Sound, Note[]> = {
  turn: [note(587, 0, 0.35), note(880, 0.14, 0.5)],
  piece: [note(196, 0, 0.12, 1.4), note(0, 0, 0.04, 0.5)],
  cards: [note(0, 0, 0.07, 0.5), note(0, 0.09, 0.09, 0.4)],
  points: [note(784, 0, 0.2, 0.7), note(988, 0.08, 0.2, 0.7), note(1175, 0.16, 0.4, 0.7)],
  refused: [note(247, 0, 0.16), note(208, 0.13, 0.26)],
  end: [note(523, 0, 0.4), note(659, 0.16, 0.4), note(784, 0.32, 0.4), note(1047, 0.48, 0.9)],
};
const LOUDNESS = { soft: 0.05, normal: 0.16 };
const GAP = 0.25; // between two sounds that are played together
const RISE = 0.008;
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A running audio context; null if there is none, or if the browser first needs a click or a key. */
async function awake(): Promise<AudioContext | null> {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state !== "running") await context.resume();
  return context.state === "running" ? context : null;
}

function breath(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 4, on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; ++i) data[i] = Math.random() * 2 - 1;
  return buffer;
}

function sourceOf(on: AudioContext, pitch: number): AudioScheduledSourceNode {
  if (pitch > 0) return new OscillatorNode(on, { type: "triangle", frequency: pitch });
  return new AudioBufferSourceNode(on, { buffer: (noise ??= breath(on)), loop: true });
}

function sound(on: AudioContext, { pitch, at, lasts, loud }: Note, begin: number, volume: number): void {
  const start = begin + at;
  const swell = new GainNode(on, { gain: SILENCE });
  swell.gain.setValueAtTime(SILENCE, start);
  swell.gain.exponentialRampToValueAtTime(volume * loud, start + RISE);
  swell.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
  const softened = new BiquadFilterNode(on, {
    type: pitch > 0 ? "lowpass" : "bandpass",
    frequency: pitch > 0 ? pitch * 3 : 2400,
  });
  const source = sourceOf(on, pitch);
  source.connect(softened).connect(swell).connect(on.destination);
  source.start(start);
  source.stop(start + lasts);
}

/** Plays the sounds one after the other. It may fail silently, since every sound has a visible counterpart. */
export async function play(sounds: readonly Sound[], volume: keyof typeof LOUDNESS): Promise<void> {
  try {
    const on = await awake();
    if (on === null) return;
    for (const [i, one] of sounds.entries()) {
      for (const part of SOUNDS[one]) sound(on, part, on.currentTime + i * GAP, LOUDNESS[volume]);
    }
  } catch {
    // the browser has no sound, or forbids it
  }
}
