import type { Part } from "./en";
import type english from "./strings.en";

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
} satisfies Part<typeof english>;

export const parts = import.meta.glob<Record<string, string>>("../*/**/strings.it.ts", {
  eager: true,
  import: "default",
});
