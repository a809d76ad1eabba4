// The settings of a table, in words.
import type { AnyGameUi } from "../games";
import { counted, named, t } from "../i18n";
import type { Settings } from "../net/messages";

const MINUTE = 60;
const DAY = 86_400;

/** "5 minutes", "3 days": in the largest unit that is at least one. */
export function durationWords(seconds: number): string {
  if (seconds >= DAY) return counted("time.days", Math.round(seconds / DAY));
  if (seconds >= MINUTE) return counted("time.minutes", Math.round(seconds / MINUTE));
  return counted("time.seconds", seconds);
}

export function clockWords(clock: Settings["clock"]): string {
  if (!clock) return t("words.noClock");
  if (clock.kind === "days") return t("words.days", { time: durationWords(clock.days * DAY) });
  return t("words.clock", { bank: durationWords(clock.bank), increment: durationWords(clock.increment) });
}

/** One line for each setting that a player wants to know before joining. */
export function settingsWords(settings: Settings, ui: AnyGameUi): string[] {
  const lines = ui.options.flatMap((option) => {
    const chosen =
      (option.name === "edition" ? settings.edition : settings.options?.[option.name]) ?? option.values[0]?.value;
    const value = option.values.find((one) => one.value === chosen);
    return value ? [t("words.option", { title: t(option.title), value: t(value.label) })] : [];
  });
  lines.push(clockWords(settings.clock));
  if (settings.clock) lines.push(t(settings.at_zero === "lose" ? "words.zeroLoses" : "words.zeroStandIn"));
  if (settings.stand_in) {
    const { level, after } = settings.stand_in;
    lines.push(t("words.standIn", { level: named("level", level), time: durationWords(after) }));
  }
  if (settings.hints) lines.push(t("words.hints"));
  lines.push(named("words.access", settings.access ?? "link"));
  return lines;
}
