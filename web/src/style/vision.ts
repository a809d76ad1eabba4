// How colours are seen, for the tests of the palettes.

export type Rgb = readonly [number, number, number];
export type Vision = "normal" | "protan" | "deutan" | "tritan";
type Matrix = readonly [Rgb, Rgb, Rgb];

// Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency" (2009):
// severity 1.0, for linear RGB.
const SEEN: Record<Vision, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
// Ottosson, "A perceptual color space for image processing" (2020).
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const times = (matrix: Matrix, [a, b, c]: Rgb): Rgb =>
  matrix.map((row) => row[0] * a + row[1] * b + row[2] * c) as unknown as Rgb;
const each = (rgb: Rgb, change: (value: number) => number): Rgb => rgb.map(change) as unknown as Rgb;

/** Linear RGB of "#rrggbb". */
export function linear(hex: string): Rgb {
  const value = (at: number): number => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [value(1), value(3), value(5)];
}

export function seenBy(vision: Vision, rgb: Rgb): Rgb {
  return each(times(SEEN[vision], rgb), (value) => Math.min(Math.max(value, 0), 1));
}

export function oklab(rgb: Rgb): Rgb {
  return times(TO_LAB, each(times(TO_CONES, rgb), Math.cbrt));
}

/** The distance in Oklab; 0.02 is just noticeable side by side. */
export function distance(one: string, other: string, vision: Vision): number {
  const [a, b] = [oklab(seenBy(vision, linear(one))), oklab(seenBy(vision, linear(other)))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The WCAG 2 contrast, from 1 to 21. */
export function contrast(one: string, other: string, vision: Vision = "normal"): number {
  const light = (hex: string): number => {
    const [r, g, b] = seenBy(vision, linear(hex));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}
