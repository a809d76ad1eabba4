import { expect, test } from "vitest";
import type { LinkStatus } from "./link";
import type { ServerMessage } from "./messages";
import { PROTOCOL, watched } from "./watched";

function listening() {
  const done: string[] = [];
  const listener = watched(
    { message: ({ t }) => done.push(t), status: ({ kind }) => done.push(kind) },
    {
      look: () => {
        done.push("look");
        return Promise.resolve();
      },
      show: () => void done.push("show"),
    },
  );
  const hear = (message: object): void => listener.message(message as ServerMessage);
  const become = (...kinds: ("open" | "lost")[]): void =>
    kinds.forEach((kind) => listener.status({ kind } as LinkStatus));
  return { done, hear, become };
}

test("a server that came back may have a new version", () => {
  const { done, become } = listening();
  become("open", "lost", "lost", "open", "open");
  expect(done).toEqual(["open", "lost", "lost", "look", "open", "open"]);
});

test("a server that speaks another protocol has another version, even if none is found", async () => {
  const { done, hear } = listening();
  hear({ t: "welcome", protocol: PROTOCOL });
  hear({ t: "update" });
  expect(done).toEqual(["welcome", "update"]);
  hear({ t: "welcome", protocol: 2 });
  await Promise.resolve();
  expect(done.slice(2)).toEqual(["look", "welcome", "show"]);
});
