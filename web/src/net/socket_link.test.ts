import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GoneReason, LinkStatus } from "./link";
import type { ServerMessage } from "./messages";
import { SocketLink, type SocketLike } from "./socket_link";

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let heard: ServerMessage[];
let statuses: LinkStatus["kind"][];
let gone: GoneReason | null;

function connect(): SocketLink {
  const open = (): SocketLike => {
    sockets.push(new FakeSocket());
    return sockets.at(-1)!;
  };
  const link = new SocketLink(
    open,
    { message: (m) => heard.push(m), status: (s) => statuses.push(s.kind) },
    "come-in",
    () => Promise.resolve(gone),
  );
  sockets[0]!.onopen?.();
  sockets[0]!.hears({ t: "welcome", version: 7 });
  return link;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  statuses = [];
  gone = null;
});
afterEach(() => vi.useRealTimers());

test("it joins with the invitation and says each message with the version it knows", () => {
  const link = connect();
  expect(sockets[0]!.sent[0]).toEqual({ t: "join", log: true, invitation: "come-in" });
  link.send({ t: "undo" });
  expect(sockets[0]!.sent[1]).toEqual({ t: "undo", version: 7 });
});

test("after a lost connection it resumes, and what had no answer is said again as it was", () => {
  const link = connect();
  link.send({ t: "move", move: "draw" });
  sockets[0]!.onclose?.({ code: 1006 });
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  sockets[1]!.onopen?.();
  expect(sockets[1]!.sent[0]).toMatchObject({ t: "join", since: 7 });
  sockets[1]!.hears({ t: "resumed", version: 8 });
  expect(sockets[1]!.sent[1]).toEqual({ t: "move", move: "draw", version: 7 });
  sockets[1]!.hears({ t: "update", from: 7, version: 8 });
  sockets[1]!.hears({ t: "error", to: "move", error: { name: "stale", what: "" } });
  expect(statuses.at(-1)).toBe("open");
});

test("that a repeated message had happened is not told as an error", () => {
  const link = connect();
  link.send({ t: "move", move: "draw" });
  sockets[0]!.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  sockets[1]!.onopen?.();
  sockets[1]!.hears({ t: "resumed", version: 7 });
  sockets[1]!.hears({ t: "error", to: "move", error: { name: "stale", what: "" } });
  expect(heard.some((message) => message.t === "error")).toBe(false);
});

test("a table that is not there ends the link", () => {
  connect();
  sockets[0]!.onclose?.({ code: 4404 });
  expect(statuses.at(-1)).toBe("gone");
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test("an update for another version makes it join again", () => {
  connect();
  sockets[0]!.hears({ t: "update", from: 9, version: 10 });
  vi.advanceTimersByTime(1000);
  sockets[1]!.onopen?.();
  expect(sockets[1]!.sent[0]).toMatchObject({ t: "join", log: true });
});

test("a message that is said again and had happened is no error, also when the news of it comes first", () => {
  const link = connect();
  link.send({ t: "move", move: "draw" });
  sockets[0]!.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  sockets[1]!.onopen?.();
  sockets[1]!.hears({ t: "resumed", version: 8 });
  sockets[1]!.hears({ t: "update", from: 7, version: 8 });
  sockets[1]!.hears({ t: "error", to: "move", error: { name: "stale", what: "" } });
  expect(heard.some((message) => message.t === "error")).toBe(false);
  link.send({ t: "move", move: "stop" });
  sockets[1]!.hears({ t: "error", to: "move", error: { name: "stale", what: "" } });
  expect(heard.some((message) => message.t === "error")).toBe(true);
});

test.each<GoneReason>(["no-such-table", "old-rules", "damaged"])(
  "a table that the server does not open is gone, and why (%s)",
  async (why) => {
    gone = why;
    let told: LinkStatus | undefined;
    new SocketLink(
      () => {
        sockets.push(new FakeSocket());
        return sockets.at(-1)!;
      },
      { message: (m) => heard.push(m), status: (s) => (told = s) },
      null,
      () => Promise.resolve(gone),
    );
    sockets[0]!.onclose?.({ code: 1006 });
    await vi.runAllTimersAsync();
    expect(told).toEqual({ kind: "gone", why });
    expect(sockets).toHaveLength(1);
  },
);

test.each(["{", "17", "[]", '{"view":{}}'])(
  "what is no message (%s) is not shown: it asks for everything again",
  (nonsense) => {
    connect();
    sockets[0]!.onmessage?.({ data: nonsense });
    expect(heard).toHaveLength(1); // the welcome
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen?.();
    expect(sockets[1]!.sent[0]).toMatchObject({ t: "join", log: true });
  },
);
