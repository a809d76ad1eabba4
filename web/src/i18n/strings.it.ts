import type { Part } from "./en";
import type { baseEn } from "./strings.en";

export default {
  "app.name": "Tavola",
  "app.tagline": "Tre giochi da tavolo moderni, con gli amici o contro i bot",
  "nav.home": "Inizio",
  "nav.pages": "Pagine",
  "nav.settings": "Impostazioni",
  "level.novice": "Principiante",
  "level.easy": "Facile",
  "level.medium": "Medio",
  "level.hard": "Difficile",
  "level.expert": "Esperto",
  "colour.yellow": "giallo",
  "colour.green": "verde",
  "colour.red": "rosso",
  "colour.orange": "arancione",
  "colour.purple": "viola",
  "colour.blue": "blu",
  "colour.pink": "rosa",
} satisfies Part<typeof baseEn>;

export const parts = import.meta.glob<Record<string, string>>("../*/**/strings.it.ts", { eager: true, import: "default" });
