// Pages by the part of the address after #, so that the files work on any web host.
export type Way = "bots" | "pass" | "friends";
export type Page =
  | { page: "home" }
  | { page: "setup"; game: string; way: Way }
  | { page: "local"; id: string }
  | { page: "table"; id: string; invitation: string | null }
  | { page: "lobby" }
  | { page: "account" }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "unknown"; address: string };

const WAYS: readonly string[] = ["bots", "pass", "friends"];

export function pageOf(hash: string): Page {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, third] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "new" && second && third && WAYS.includes(third)) return { page: "setup", game: second, way: third as Way };
  if (first === "play" && second && parts.length === 2) return { page: "local", id: second };
  if (first === "table" && second && parts.length === 2) {
    return { page: "table", id: second, invitation: new URLSearchParams(query).get("invitation") };
  }
  if (first === "lobby" && parts.length === 1) return { page: "lobby" };
  if (first === "account" && parts.length === 1) return { page: "account" };
  if (first === "learn" && second && parts.length === 2) return { page: "learn", game: second };
  if (first === "rules" && second && parts.length === 2) return { page: "rules", game: second, rule: new URLSearchParams(query).get("rule") };
  return { page: "unknown", address: path };
}

export function addressOf(page: Page): string {
  switch (page.page) {
    case "home":
      return "#/";
    case "setup":
      return `#/new/${page.game}/${page.way}`;
    case "local":
      return `#/play/${page.id}`;
    case "table":
      return `#/table/${page.id}${page.invitation ? `?invitation=${encodeURIComponent(page.invitation)}` : ""}`;
    case "lobby":
      return "#/lobby";
    case "account":
      return "#/account";
    case "learn":
      return `#/learn/${page.game}`;
    case "rules":
      return `#/rules/${page.game}${page.rule ? `?rule=${encodeURIComponent(page.rule)}` : ""}`;
    case "unknown":
      return `#/${page.address}`;
  }
}
