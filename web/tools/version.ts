// The version and the commit that the pages show, from the same places as the program's: project() in CMakeLists.txt,
// and TAVOLA_COMMIT or git (as in cmake/commit.cmake).
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

export function version(): string {
  const found = /project\(tavola VERSION ([\d.]+)/.exec(readFileSync(`${ROOT}/CMakeLists.txt`, "utf8"))?.[1];
  if (!found) throw new Error("CMakeLists.txt has no project(tavola VERSION ...)");
  return found;
}

export function commit(): string {
  const given = process.env["TAVOLA_COMMIT"];
  if (given) return given;
  try {
    return execFileSync("git", ["describe", "--always", "--dirty", "--abbrev=10", "--exclude=*"], {
      cwd: ROOT,
      encoding: "utf8",
      env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(ROOT) }, // not the commit of a repository around us
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "unknown";
  }
}
