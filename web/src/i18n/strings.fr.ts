import type { Part } from "./en";
import type english from "./strings.en";

export default {
  "app.name": "Tavola",
  "app.tagline": "Trois jeux de société modernes, entre amis ou contre des bots",
  "nav.home": "Accueil",
  "nav.pages": "Rubriques",
  "nav.settings": "Réglages",
  "level.novice": "Novice",
  "level.easy": "Facile",
  "level.medium": "Moyen",
  "level.hard": "Difficile",
  "level.expert": "Expert",
} satisfies Part<typeof english>;

export const parts = import.meta.glob<Record<string, string>>("../*/**/strings.fr.ts", {
  eager: true,
  import: "default",
});
