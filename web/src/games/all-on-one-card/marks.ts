// Crosses as drawn by hand: two strokes in a 21 × 26 box, each a little different.

/** A number from 0 to 1, always the same for the same seed. */
export function wobble(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

export function crossPath(seed: number): string {
  const off = (n: number, by = 2.4): string => ((wobble(seed * 8 + n) - 0.5) * 2 * by).toFixed(1);
  const at = (x: number, y: number, n: number): string =>
    `${(x + Number(off(n))).toFixed(1)} ${(y + Number(off(n + 3))).toFixed(1)}`;
  return `M${at(4, 5, 0)}Q${at(11, 11, 1)} ${at(17.5, 21.5, 2)}M${at(17.5, 4.5, 3)}Q${at(10, 13, 4)} ${at(3.5, 21.5, 5)}`;
}

/** A sun around (0, 0): a disc with eight rays. */
export const SUN_RAYS = Array.from({ length: 8 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
  return `M${(x * 6.6).toFixed(1)} ${(y * 6.6).toFixed(1)}L${(x * 9.4).toFixed(1)} ${(y * 9.4).toFixed(1)}`;
}).join("");
