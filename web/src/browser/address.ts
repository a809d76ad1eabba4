// Pages by the part of the address after the #, so that the files work on any web host.
export type Way = "bots" | "pass" | "friends";
export type Page =
  | { page: "home" }
  | { page: "setup"; game: string; way: Way }
  | { page: "local"; id: string; at?: Moment }
  | { page: "table"; id: string; invitation: string | null; at?: Moment }
  | { page: "replay"; record: string | null; at?: Moment }
  | { page: "games"; filter: Record<string, string> }
  | { page: "lobby" }
  | { page: "account" }
  | { page: "help" }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "unknown"; address: string };

/** A moment of a game in an address, as a number of events; NaN if it is not a number. */
type Moment = number | null;

export const WAYS: readonly Way[] = ["bots", "friends", "pass"];

export function pageOf(hash: string): Page {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, third] = parts;
  if (first === undefined) return { page: "home" };
  const way = WAYS.find((one) => one === third);
  if (first === "new" && second && way) return { page: "setup", game: second, way };
  const asked = new URLSearchParams(query);
  if (first === "play" && second && parts.length === 2) return { page: "local", id: second, at: momentIn(asked) };
  if (first === "table" && second && parts.length === 2) {
    return { page: "table", id: second, invitation: asked.get("invitation"), at: momentIn(asked) };
  }
  if (first === "replay" && parts.length <= 2) return { page: "replay", record: second ?? null, at: momentIn(asked) };
  if (first === "games" && parts.length === 1) return { page: "games", filter: Object.fromEntries(asked) };
  if (first === "lobby" && parts.length === 1) return { page: "lobby" };
  if (first === "account" && parts.length === 1) return { page: "account" };
  if (first === "help" && parts.length === 1) return { page: "help" };
  if (first === "learn" && second && parts.length === 2) return { page: "learn", game: second };
  if (first === "rules" && second && parts.length === 2)
    return { page: "rules", game: second, rule: asked.get("rule") };
  return { page: "unknown", address: path };
}

function momentIn(asked: URLSearchParams): Moment {
  const at = asked.get("at");
  return at === null ? null : /^\d{1,6}$/.test(at) ? Number(at) : NaN;
}

/** "?a=1&b=2", leaving out null values. */
function queryOf(values: Record<string, string | number | null | undefined>): string {
  const query = Object.entries(values).flatMap(([key, value]) =>
    value == null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return query.length > 0 ? `?${query.join("&")}` : "";
}

export function addressOf(page: Page): string {
  switch (page.page) {
    case "home":
      return "#/";
    case "setup":
      return `#/new/${page.game}/${page.way}`;
    case "local":
      return `#/play/${page.id}${queryOf({ at: page.at })}`;
    case "table":
      return `#/table/${page.id}${queryOf({ invitation: page.invitation || null, at: page.at })}`;
    case "replay":
      return `#/replay${page.record ? `/${page.record}` : ""}${queryOf({ at: page.at })}`;
    case "games":
      return `#/games${queryOf(page.filter)}`;
    case "lobby":
      return "#/lobby";
    case "account":
      return "#/account";
    case "help":
      return "#/help";
    case "learn":
      return `#/learn/${page.game}`;
    case "rules":
      return `#/rules/${page.game}${queryOf({ rule: page.rule || null })}`;
    case "unknown":
      return `#/${page.address}`;
  }
}
