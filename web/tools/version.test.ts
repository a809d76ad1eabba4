import { afterEach, expect, test, vi } from "vitest";
import { commit, version } from "./version";

afterEach(() => vi.unstubAllEnvs());

test("the version is that of the program", () => {
  expect(version()).toMatch(/^\d+\.\d+\.\d+$/);
});

test("the commit is the given one, or git's, or unknown", () => {
  vi.stubEnv("TAVOLA_COMMIT", "0123abcd");
  expect(commit()).toBe("0123abcd");
  vi.stubEnv("TAVOLA_COMMIT", "");
  expect(commit()).toMatch(/^([0-9a-f]{10,}(-dirty)?|unknown)$/);
  vi.stubEnv("PATH", "/nowhere");
  expect(commit()).toBe("unknown");
});
