import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "words.title": "Description de la table",
  "words.now": "Maintenant",
  "words.player": "Joueur",
  "words.points": "Points",
  "words.you": "{name} (vous)",
  "words.score": "{name}\u00a0: {points}",
  "words.progress": "Avancement de la partie\u00a0: {percent}.",
  "words.turn": "À vous de jouer. {what}",
  "words.earlier": "{number} événements précédents\u202f; voyez l’historique",
  "words.earlier.one": "{number} événement précédent\u202f; voyez l’historique",
} satisfies Part<typeof english>;
