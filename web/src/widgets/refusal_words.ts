// What the engine or the server refuses, in the words of the reader: by rule or by name, which are stable. What has no
// words here is for programmers, and stays as it came.
import { named, t } from "../i18n";
import type { Refusal } from "../net/messages";

export function refusalWords({ name, rule, what }: Refusal): string {
  const why = rule ? named("why", rule) : "";
  if (why && why !== rule) return why;
  const words = named("refusal", name.startsWith("store-") ? "store" : name);
  return words === name ? what : words;
}

export const refused = (refusal: Refusal): string => t("error.refused", { what: refusalWords(refusal) });
