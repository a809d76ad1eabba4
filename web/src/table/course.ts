// The score over time as lines in a drawing.

export interface Course {
  /** For each seat, the points of an SVG polyline. */
  lines: string[];
  /** The labelled heights. */
  marks: { y: number; points: number }[];
  /** The end of each line. */
  ends: number[];
}

/** Rounds up to 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? power;
}

/** A scale with round numbers that includes all points, and the height of each number. */
export function scaleOf(
  all: readonly number[],
  height: number,
): { y: (points: number) => number; marks: Course["marks"] } {
  const least = all.reduce((a, b) => Math.min(a, b), 0); // too many for Math.min(...all)
  const most = all.reduce((a, b) => Math.max(a, b), 1);
  const step = niceStep((most - least) / 4);
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const y = (points: number): number => Math.round((height * (high - points) * 10) / (high - low)) / 10;
  return {
    y,
    marks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => ({
      y: y(low + i * step),
      points: low + i * step,
    })),
  };
}

export function courseOf(totals: readonly (readonly number[])[], width: number, height: number): Course {
  const { y, marks } = scaleOf(totals.flat(), height);
  const x = (i: number): number => Math.round((width * i * 10) / Math.max(totals.length - 1, 1)) / 10;
  const seats = totals[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) =>
    totals.map((row, i) => `${x(i)},${y(row[seat] ?? 0)}`).join(" "),
  );
  return { lines, marks, ends: (totals.at(-1) ?? []).map(y) };
}
