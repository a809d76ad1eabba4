import { expect, test } from "vitest";
import { courseOf } from "./course";

test("each seat has a line from the start to its total", () => {
  const course = courseOf(
    [
      [0, 0],
      [5, 0],
      [5, 10],
    ],
    100,
    50,
  );
  expect(course.lines).toHaveLength(2);
  expect(course.lines[0]!.split(" ")).toHaveLength(3);
  expect(course.lines[0]!.split(" ")[0]).toBe("0,50");
  expect(course.lines[1]!.split(" ").at(-1)).toBe("100,0");
  expect(course.ends).toEqual([25, 0]);
});

test("the marks are round numbers and hold all points, also below zero", () => {
  const course = courseOf(
    [
      [0, 0],
      [37, -4],
    ],
    100,
    100,
  );
  const points = course.marks.map((mark) => mark.points);
  expect(Math.min(...points)).toBeLessThanOrEqual(-4);
  expect(Math.max(...points)).toBeGreaterThanOrEqual(37);
  for (const one of points) expect(Math.abs(one % 5)).toBe(0);
  expect(points.length).toBeLessThanOrEqual(7);
});

test("a game without points can be drawn", () => {
  expect(courseOf([[0, 0]], 100, 50).lines).toEqual(["0,50", "0,50"]);
});
