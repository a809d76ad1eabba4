// The result of replaying a record from its seed.
import type { EngineReply } from "../../net/engine";

export type Verdict =
  | { kind: "good"; random: number; moves: number }
  | { kind: "bad"; step: number | null } // null: the seed itself is wrong
  | { kind: "none" }
  | { kind: "unread" };

export function verdictOf(reply: EngineReply): Verdict {
  if (reply.ok) return { kind: "good", random: Number(reply["random_events"]), moves: Number(reply["moves"]) };
  if (reply.error?.name === "not-verifiable") return { kind: "none" };
  const event = /^events\[(\d+)\]$/.exec(reply.error?.where ?? "");
  if (reply.error?.name !== "not-fair" && !event) return { kind: "unread" };
  return { kind: "bad", step: event ? Number(event[1]) + 1 : null };
}
