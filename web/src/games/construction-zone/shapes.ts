// The shapes of buildings: parts in a 100 × 100 square with the ground at 96. A part's role sets its colour.
export type Role = "wall" | "shade" | "roof" | "glass" | "trim" | "dark" | "accent" | "water";
export type Part = readonly [Role, string];

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;
const poly = (...points: number[]): string => `M${points.join(" ")}z`;
const times = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join("");
const grid = (x: number, y: number, cols: number, rows: number, w: number, h: number, dx: number, dy: number): string =>
  times(cols * rows, (i) => box(x + (i % cols) * dx, y + Math.floor(i / cols) * dy, w, h));
const awning = (x: number, y: number, w: number, count: number): Part[] => [
  [
    "accent",
    times(count, (i) =>
      i % 2 ? "" : `M${x + (i * w) / count} ${y}h${w / count}v10a${w / count / 2} 5 0 0 1 ${-w / count} 0z`,
    ),
  ],
  [
    "trim",
    times(count, (i) =>
      i % 2 ? `M${x + (i * w) / count} ${y}h${w / count}v10a${w / count / 2} 5 0 0 1 ${-w / count} 0z` : "",
    ),
  ],
];
const flag = (x: number, y: number): Part[] => [
  ["dark", box(x, y, 1.6, 18)],
  ["accent", poly(x + 1.6, y, x + 15, y + 4, x + 1.6, y + 8)],
];
const smoke = (x: number, y: number): Part[] => [
  ["trim", disc(x, y, 4) + disc(x + 6, y - 5, 5) + disc(x + 14, y - 8, 6)],
];
const merlons = (x: number, y: number, count: number): string => times(count, (i) => box(x + i * 8, y, 4.6, 6));

/** By building number. */
export const SHAPES: readonly (readonly Part[])[] = [
  // Street Market
  [
    ["dark", box(13, 50, 3, 46) + box(48.5, 50, 3, 46) + box(84, 50, 3, 46)],
    ["wall", box(8, 74, 84, 22)],
    ["shade", box(8, 74, 84, 5)],
    ["roof", box(8, 36, 84, 6)],
    ...awning(8, 42, 84, 7),
    ["accent", disc(22, 71, 4) + disc(31, 71, 4) + disc(26, 65, 4) + disc(70, 71, 4)],
    ["roof", disc(61, 71, 4) + disc(79, 71, 4) + disc(74, 65, 4)],
    ["trim", box(18, 83, 16, 8) + box(42, 83, 16, 8) + box(66, 83, 16, 8)],
    ...flag(49, 18),
  ],
  // Row Houses
  [
    ["shade", box(14, 22, 6, 16) + box(78, 22, 6, 16)],
    ["wall", box(6, 50, 29, 46) + box(65, 50, 29, 46)],
    ["shade", box(35, 44, 30, 52)],
    ["roof", poly(3, 50, 20.5, 28, 38, 50) + poly(62, 50, 79.5, 28, 97, 50)],
    ["accent", poly(32, 44, 50, 20, 68, 44)],
    [
      "glass",
      grid(12, 56, 2, 1, 7, 10, 11, 0) +
        grid(41, 52, 2, 1, 7, 10, 11, 0) +
        grid(71, 56, 2, 1, 7, 10, 11, 0) +
        disc(50, 36, 4) +
        box(24, 76, 7, 9) +
        box(83, 76, 7, 9),
    ],
    ["dark", box(11, 76, 9, 20) + box(70, 76, 9, 20)],
    ["roof", arch(44, 74, 12, 22)],
  ],
  // Corner Shop
  [
    ["wall", box(16, 36, 68, 60)],
    ["shade", box(62, 28, 22, 68)],
    ["roof", poly(12, 36, 20, 22, 62, 22, 62, 36) + poly(59, 28, 73, 8, 87, 28)],
    ["glass", grid(23, 44, 3, 1, 8, 12, 13, 0) + box(67, 36, 12, 14) + box(22, 76, 22, 15) + box(66, 76, 14, 15)],
    ["dark", box(49, 74, 10, 22)],
    ...awning(14, 62, 72, 6),
  ],
  // Harbour Quay
  [
    ["wall", box(10, 50, 44, 36)],
    ["roof", poly(6, 50, 32, 28, 58, 50)],
    ["shade", box(24, 60, 16, 26)],
    ["glass", disc(32, 42, 5) + box(14, 58, 7, 9) + box(43, 58, 7, 9)],
    ["dark", box(4, 86, 58, 4) + box(8, 90, 4, 6) + box(30, 90, 4, 6) + box(54, 90, 4, 6) + box(78, 40, 2, 40)],
    ["trim", poly(80, 42, 96, 74, 80, 74)],
    ["accent", poly(64, 80, 97, 80, 91, 91, 69, 91) + poly(78, 46, 78, 74, 66, 74)],
    ["water", "M2 96q6-6 12 0q6-6 12 0q6-6 12 0q6-6 12 0q6-6 12 0q6-6 12 0q6-6 12 0q6-6 12 0z"],
  ],
  // Radio Mast
  [
    ["wall", box(60, 76, 28, 20)],
    ["roof", box(57, 71, 34, 6)],
    ["glass", box(65, 81, 7, 7)],
    ["dark", box(77, 81, 7, 15)],
    [
      "roof",
      poly(46, 14, 48, 14, 30, 96, 24, 96) +
        poly(48, 14, 50, 14, 72, 96, 66, 96) +
        box(40, 38, 16, 3) +
        box(36, 56, 24, 3) +
        box(32, 74, 32, 3),
    ],
    [
      "shade",
      poly(41, 41, 44, 41, 59, 56, 56, 56) +
        poly(53, 41, 56, 41, 40, 56, 37, 56) +
        poly(37, 59, 40, 59, 63, 74, 60, 74) +
        poly(57, 59, 60, 59, 36, 74, 33, 74),
    ],
    ["accent", disc(48, 10, 5)],
    ["trim", "M30 2a16 16 0 0 0 0 18l3-2.2a12 12 0 0 1 0-13.6zM66 2a16 16 0 0 1 0 18l-3-2.2a12 12 0 0 0 0-13.6z"],
  ],
  // Water Tower
  [
    [
      "dark",
      poly(32, 54, 37, 54, 28, 96, 23, 96) +
        poly(63, 54, 68, 54, 77, 96, 72, 96) +
        box(47.5, 54, 5, 42) +
        box(28, 74, 44, 3),
    ],
    ["wall", box(26, 26, 48, 28)],
    ["shade", box(62, 26, 12, 28)],
    ["roof", poly(21, 26, 50, 6, 79, 26) + poly(26, 54, 74, 54, 62, 63, 38, 63)],
    ["trim", box(26, 33, 48, 2.5) + box(26, 46, 48, 2.5)],
    ["accent", disc(50, 40.5, 7)],
    ["water", poly(50, 35, 54, 42, 46, 42) + disc(50, 42, 3.8)],
  ],
  // School
  [
    ["wall", box(6, 56, 88, 40)],
    ["roof", poly(3, 56, 12, 44, 88, 44, 97, 56)],
    ["shade", box(39, 32, 22, 64)],
    ["roof", poly(35, 32, 50, 16, 65, 32)],
    ["trim", disc(50, 43, 7)],
    ["dark", box(49.2, 38, 1.8, 6) + box(49.2, 42.2, 5, 1.8)],
    ["glass", grid(12, 62, 2, 2, 9, 10, 13, 16) + grid(66, 62, 2, 2, 9, 10, 13, 16) + grid(43, 56, 2, 1, 5, 10, 9, 0)],
    ["dark", arch(44, 74, 12, 22)],
    ...flag(49.2, 0),
  ],
  // Bakery
  [
    ["shade", box(64, 16, 11, 26)],
    ...smoke(69, 11),
    ["wall", box(18, 46, 64, 50)],
    ["roof", poly(11, 46, 32, 24, 68, 24, 89, 46)],
    ["glass", arch(26, 66, 24, 24)],
    ["trim", box(23, 88, 30, 4)],
    ["dark", arch(60, 68, 14, 28)],
    ["shade", disc(33, 84, 4) + disc(42, 84, 4)],
    ["accent", disc(50, 54, 7)],
    ["trim", disc(50, 54, 3)],
    ["glass", box(28, 50, 9, 8) + box(64, 50, 9, 8) + disc(50, 35, 4)],
  ],
  // Fire Station
  [
    ["wall", box(8, 48, 62, 48)],
    ["shade", box(70, 18, 20, 78)],
    ["roof", box(5, 42, 66, 7) + poly(66, 18, 80, 6, 94, 18)],
    ["accent", box(14, 64, 23, 32) + box(41, 64, 23, 32)],
    ["trim", grid(16, 68, 1, 3, 19, 2, 0, 9) + grid(43, 68, 1, 3, 19, 2, 0, 9) + disc(39, 55, 5)],
    ["accent", disc(39, 55, 3)],
    ["glass", grid(14, 52, 2, 1, 12, 7, 40, 0) + grid(76, 26, 1, 4, 8, 9, 0, 16)],
  ],
  // Theatre
  [
    ["shade", box(14, 48, 72, 44)],
    ["dark", arch(43, 62, 14, 30) + arch(25, 66, 10, 26) + arch(65, 66, 10, 26)],
    ["wall", box(15, 50, 7, 40) + box(36.5, 50, 6, 40) + box(57.5, 50, 6, 40) + box(78, 50, 7, 40)],
    ["trim", box(12, 46, 76, 5) + box(10, 88, 80, 4) + box(6, 92, 88, 4)],
    ["roof", "M36 28a14 14 0 0 1 28 0z"],
    ["accent", poly(8, 46, 50, 22, 92, 46)],
    ["trim", disc(50, 36, 7)],
    ["dark", disc(47.5, 34, 1.2) + disc(52.5, 34, 1.2) + "M45.500 37h9a4.500 4 0 0 1-9 0z"],
    ...flag(49.2, 0),
  ],
  // Clinic
  [
    ["wall", box(20, 20, 50, 76)],
    ["shade", box(70, 48, 22, 48) + box(20, 20, 50, 5)],
    ["roof", box(17, 14, 56, 7) + box(70, 43, 24, 6)],
    ["glass", grid(25, 50, 4, 3, 7, 8, 11, 13) + grid(75, 54, 2, 3, 6, 8, 8, 13)],
    ["trim", disc(45, 36, 11)],
    ["accent", box(42.5, 28, 5, 16) + box(37, 33.5, 16, 5)],
    ["dark", box(39, 86, 12, 10)],
  ],
  // Footbridge
  [
    ["water", "M2 96q6-6 12 0q6-6 12 0q6-6 12 0q6-6 12 0q6-6 12 0q6-6 12 0q6-6 12 0q6-6 12 0z"],
    ["wall", "M6 94a44 36 0 0 1 88 0h-9a35 28 0 0 0-70 0z"],
    ["shade", box(6, 56, 8, 38) + box(86, 56, 8, 38)],
    ["roof", box(2, 52, 96, 6)],
    ["dark", box(2, 42, 96, 2) + grid(8, 42, 9, 1, 1.6, 10, 10.3, 0)],
    ["accent", box(26, 26, 4, 26) + box(70, 26, 4, 26) + disc(28, 24, 4) + disc(72, 24, 4)],
    ["trim", box(24, 36, 8, 2.5) + box(68, 36, 8, 2.5)],
  ],
  // Grain Mill
  [
    ["wall", poly(32, 96, 39, 42, 61, 42, 68, 96)],
    ["shade", poly(54, 42, 61, 42, 68, 96, 56, 96)],
    ["roof", "M35 44a15 18 0 0 1 30 0z"],
    ["dark", arch(44, 76, 12, 20)],
    ["glass", arch(46, 54, 8, 13)],
    [
      "trim",
      poly(50, 36, 77, 6, 86, 15, 51, 37) +
        poly(50, 36, 80, 63, 71, 72, 49, 37) +
        poly(50, 36, 23, 66, 14, 57, 49, 35) +
        poly(50, 36, 20, 9, 29, 0, 51, 35),
    ],
    ["accent", disc(50, 36, 4)],
    ["roof", box(30, 92, 40, 4)],
  ],
  // City Wall
  [
    ["wall", box(4, 58, 92, 38) + merlons(31, 52, 5)],
    [
      "shade",
      box(8, 36, 22, 60) + box(70, 36, 22, 60) + merlons(6.5, 30, 3) + box(6.5, 35, 21, 3) + merlons(72.5, 30, 3),
    ],
    ["shade", box(5.5, 35, 27, 4) + box(67.5, 35, 27, 4)],
    ["dark", arch(40, 68, 20, 28) + arch(16, 48, 6, 11) + arch(78, 48, 6, 11)],
    [
      "roof",
      box(34, 64, 8, 3) +
        box(58, 64, 8, 3) +
        box(12, 70, 8, 3) +
        box(19, 80, 8, 3) +
        box(75, 76, 8, 3) +
        box(82, 86, 7, 3),
    ],
    ...flag(18, 12),
    ...flag(80, 12),
  ],
  // Observatory
  [
    ["wall", box(24, 58, 52, 38)],
    ["shade", box(62, 58, 14, 38)],
    ["roof", "M18 58a32 32 0 0 1 64 0z"],
    ["dark", "M48 26.5q14 2 20 14l-8 17H48z"],
    ["trim", poly(54, 44, 80, 14, 88, 21, 62, 51)],
    ["accent", poly(78, 11, 91, 22, 88, 26, 74, 14)],
    ["trim", box(18, 56, 64, 5)],
    ["glass", arch(30, 68, 9, 16) + arch(61, 68, 9, 16)],
    ["dark", arch(44, 72, 12, 24)],
  ],
  // Tram Depot
  [
    ["wall", "M6 96V56a44 30 0 0 1 88 0v40z"],
    ["roof", "M4 58a46 34 0 0 1 92 0h-7a39 27 0 0 0-78 0z"],
    ["dark", "M18 96V64a32 20 0 0 1 64 0v32z"],
    ["accent", box(32, 62, 36, 30)],
    ["trim", box(32, 62, 36, 5) + box(44, 50, 12, 6)],
    ["glass", box(36, 70, 12, 11) + box(52, 70, 12, 11)],
    ["trim", disc(39, 87, 2.5) + disc(61, 87, 2.5) + disc(50, 40, 6)],
    ["dark", box(49, 56, 2, 6) + box(49.2, 36, 1.6, 5) + box(49.2, 39.5, 4, 1.6)],
    ["shade", box(28, 92, 44, 4)],
  ],
  // Library
  [
    ["wall", box(12, 46, 76, 46)],
    ["roof", box(8, 38, 84, 8)],
    ["glass", times(5, (i) => arch(18 + i * 13.5, 54, 9, 26))],
    ["dark", arch(44, 60, 12, 32)],
    ["shade", box(12, 84, 30, 8) + box(58, 84, 30, 8)],
    ["trim", box(38, 88, 24, 4) + box(8, 92, 84, 4)],
    ["accent", poly(24, 14, 50, 20, 76, 14, 76, 38, 50, 38, 24, 38)],
    ["trim", poly(28, 10, 50, 17, 50, 35, 28, 29) + poly(72, 10, 50, 17, 50, 35, 72, 29)],
    ["shade", box(49.3, 17, 1.4, 18)],
  ],
  // Power Station
  [
    ["shade", "M6 96q9-28 4-54h26q-5 26 4 54z"],
    ["wall", "M30 96q9-32 4-62h28q-5 30 4 62z"],
    ["trim", box(10, 42, 26, 4) + box(34, 34, 28, 4)],
    ...smoke(46, 26),
    ["roof", box(82, 22, 8, 74)],
    ["accent", box(82, 28, 8, 5) + box(82, 40, 8, 5)],
    ["wall", box(62, 66, 34, 30)],
    ["roof", box(60, 61, 38, 6)],
    ["glass", grid(66, 72, 3, 1, 6, 8, 10, 0)],
    ["accent", poly(50, 54, 42, 72, 48, 72, 45, 86, 56, 66, 50, 66)],
    ["dark", box(72, 84, 12, 12)],
  ],
  // Town Hall
  [
    ["wall", box(6, 58, 88, 38)],
    ["roof", poly(3, 58, 14, 44, 86, 44, 97, 58)],
    ["shade", box(38, 28, 24, 68)],
    ["roof", poly(34, 28, 50, 2, 66, 28)],
    ["trim", disc(50, 40, 8)],
    ["dark", box(49.2, 34, 1.8, 7) + box(49.2, 39.2, 6, 1.8) + arch(43, 72, 14, 24)],
    [
      "glass",
      grid(11, 64, 3, 1, 6, 12, 9, 0) + grid(65, 64, 3, 1, 6, 12, 9, 0) + arch(42, 54, 6, 13) + arch(52, 54, 6, 13),
    ],
    ["accent", box(11, 80, 24, 3) + box(65, 80, 24, 3)],
    ["trim", box(36, 92, 28, 4)],
  ],
  // Brick Works
  [
    ["roof", poly(81, 14, 91, 14, 94, 96, 78, 96)],
    ["trim", box(80, 20, 12, 3) + box(79.5, 30, 13, 3)],
    ...smoke(80, 8),
    ["wall", box(6, 60, 68, 36)],
    ["shade", poly(6, 60, 6, 40, 28.7, 60) + poly(28.7, 60, 28.7, 40, 51.4, 60) + poly(51.4, 60, 51.4, 40, 74, 60)],
    [
      "glass",
      poly(8.5, 46, 8.5, 57, 21, 57) +
        poly(31, 46, 31, 57, 43.5, 57) +
        poly(54, 46, 54, 57, 66.5, 57) +
        grid(12, 66, 4, 1, 9, 9, 15.5, 0),
    ],
    ["dark", arch(32, 80, 16, 16)],
    ["accent", grid(54, 90, 3, 1, 9, 5, 11, 0) + grid(59, 84, 2, 1, 9, 5, 11, 0)],
  ],
  // Museum
  [
    ["wall", box(6, 52, 88, 44)],
    ["shade", box(18, 38, 64, 14) + box(30, 26, 40, 12)],
    ["roof", box(4, 49, 92, 4) + box(16, 35, 68, 4) + box(28, 22, 44, 5)],
    ["accent", box(14, 58, 10, 26) + box(76, 58, 10, 26)],
    ["trim", disc(19, 66, 3) + disc(81, 66, 3) + box(16, 74, 6, 2) + box(78, 74, 6, 2)],
    ["dark", box(34, 30, 32, 3) + box(24, 43, 52, 3)],
    ["glass", poly(26, 96, 50, 60, 74, 96)],
    ["trim", poly(49.3, 60, 50.7, 60, 50.7, 96, 49.3, 96) + poly(37, 79, 63, 79, 64, 81, 36, 81)],
  ],
];
