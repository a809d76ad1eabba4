// What is said about a record that can't be shown.
import type { Key } from "../../i18n";
import type { Refusal } from "../../net/messages";

const MOST_BYTES = 1_000_000; // a record has a few thousand

export type RecordProblem = "foreign" | "cut" | "huge" | "future" | "old" | "altered" | "unfinished" | "impossible";

export const PROBLEM_WORDS: Record<RecordProblem, Key> = {
  foreign: "replay.foreign",
  cut: "replay.link",
  huge: "replay.huge",
  future: "replay.future",
  old: "replay.old",
  altered: "replay.altered",
  unfinished: "replay.unfinished",
  impossible: "replay.impossible",
};

/** What is wrong, from the engine's error. */
export function problemOf(refusal: Refusal): RecordProblem {
  if (refusal.name === "not-over") return "unfinished";
  if (refusal.name === "old-rules") return "old";
  if (
    refusal.name === "unknown-game" ||
    refusal.name === "new-rules" ||
    refusal.where === "version" ||
    refusal.where === "content.hash"
  )
    return "future";
  return refusal.where === "checksum" ? "altered" : "impossible";
}

/** Whether a document claims to be one of our records, of any version. */
export function isRecord(document: unknown): boolean {
  return (
    typeof document === "object" && document !== null && "format" in document && document.format === "tavola-record"
  );
}

/** The record in a file, or what is wrong with it. */
export async function readRecord(file: Blob): Promise<{ record: unknown } | { problem: RecordProblem }> {
  if (file.size > MOST_BYTES) return { problem: "huge" };
  try {
    const record: unknown = JSON.parse(await file.text());
    return isRecord(record) ? { record } : { problem: "foreign" };
  } catch {
    return { problem: "foreign" };
  }
}
