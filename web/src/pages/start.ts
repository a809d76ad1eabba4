// Creates a table and opens it. Returns the error in words, or "".
import { router } from "../browser/router.svelte";
import { t } from "../i18n";
import { api } from "../net/api";
import { makeLocalTable } from "../net/local_link";
import type { Settings } from "../net/messages";
import { engine, localStore } from "../net/services";
import { refused } from "../widgets/refusal_words";

const madeHere = new Set<string>();

export async function startLocal(settings: Settings): Promise<string> {
  try {
    router.go({ page: "local", id: await makeLocalTable(engine, await localStore, settings) });
    return "";
  } catch (why) {
    const what = why instanceof Error ? why.message : String(why);
    return `${t("error.noEngine")} ${t("error.noEngine.do")} (${what})`;
  }
}

export async function startOnServer(settings: Settings): Promise<string> {
  const made = await api.makeTable(settings);
  if (!made.ok) return refused(made.error);
  madeHere.add(made.value.id);
  router.go({ page: "table", id: made.value.id, invitation: made.value.invitation });
  return "";
}

/** Whether to seat the host automatically: true once for each new table. */
export function justMade(id: string): boolean {
  return madeHere.delete(id);
}
