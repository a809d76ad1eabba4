// What the engine or the server refuses, in the reader's language. It uses the rule or the error name, which are
// stable. Errors without words here are for programmers, and are shown as they came.
import { named, t } from "../i18n";
import type { Refusal } from "../net/messages";

export function refusalWords({ name, rule, what }: Refusal): string {
  const why = rule ? named("why", rule) : "";
  if (why && why !== rule) return why;
  const words = named("refusal", name.startsWith("store-") ? "store" : name);
  return words === name ? what : words;
}

export const refused = (refusal: Refusal): string => t("error.refused", { what: refusalWords(refusal) });
