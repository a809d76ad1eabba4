// The server's requests, as defined in docs/server-protocol.md. Without a server (a plain web host, no network), every
// call returns an error that says so.
import type { Phase, Refusal, Result, Seat, SeatInfo, Settings } from "./messages";

export interface Me {
  name: string;
  account: string | null;
}

export interface ListedTable {
  id: string;
  game: string;
  state: Phase;
  created: number;
  access: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  your_turn?: boolean;
  your_seats?: Seat[];
  result?: Result;
}

export interface Token {
  id: string;
  label: string;
  created: number;
}

export type Reply<T> = { ok: true; value: T } | { ok: false; error: Refusal };

const NO_SERVER: Refusal = {
  name: "no-server",
  what: "there is no server at this address, or it can't be reached now",
};

async function request<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
  if (!navigator.onLine) return { ok: false, error: NO_SERVER };
  let response: Response;
  try {
    response = await fetch(`api/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    return { ok: false, error: NO_SERVER };
  }
  const document: unknown = await response.json().catch(() => null);
  if (response.ok && document !== null) return { ok: true, value: document as T };
  const error = (document as { error?: Refusal } | null)?.error;
  return { ok: false, error: error ?? NO_SERVER };
}

export const api = {
  status: () => request<{ version: string; commit?: string }>("GET", "status"),
  me: () => request<{ player: Me | null }>("GET", "me"),
  beGuest: (name: string) => request<unknown>("POST", "guest", { name }),
  rename: (name: string) => request<unknown>("PATCH", "me", { name }),
  makeAccount: (account: string, password: string) => request<unknown>("POST", "account", { account, password }),
  logIn: (account: string, password: string) => request<unknown>("POST", "login", { account, password }),
  logOut: () => request<unknown>("POST", "logout", {}),
  logOutEverywhere: () => request<unknown>("POST", "logout-everywhere", {}),
  changePassword: (old: string, fresh: string) => request<unknown>("POST", "password", { old, new: fresh }),
  deleteAccount: (password: string) => request<unknown>("DELETE", "account", { password }),
  tokens: () => request<{ tokens: Token[] }>("GET", "tokens"),
  makeToken: (label: string) => request<{ token: string; id: string }>("POST", "tokens", { label }),
  deleteToken: (id: string) => request<unknown>("DELETE", `tokens/${encodeURIComponent(id)}`, {}),
  makeTable: (settings: Settings) => request<{ id: string; invitation: string }>("POST", "tables", settings),
  tables: () => request<{ tables: ListedTable[] }>("GET", "tables"),
  myTables: () => request<{ tables: ListedTable[] }>("GET", "my/tables"),
  table: (id: string) => request<ListedTable>("GET", `tables/${encodeURIComponent(id)}`),
  record: (id: string) => request<unknown>("GET", `tables/${encodeURIComponent(id)}/record`),
  socketUrl(id: string): string {
    const url = new URL(`api/tables/${encodeURIComponent(id)}/socket`, document.baseURI);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return url.href;
  },
};
