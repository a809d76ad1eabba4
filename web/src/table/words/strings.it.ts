import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "words.title": "Descrizione del tavolo",
  "words.now": "Adesso",
  "words.player": "Giocatore",
  "words.points": "Punti",
  "words.you": "{name} (tu)",
  "words.score": "{name}: {points}",
  "words.progress": "La partita è al {percent}.",
  "words.turn": "Tocca a te. {what}",
  "words.earlier": "{number} eventi precedenti: vedi la cronologia",
  "words.earlier.one": "1 evento precedente: vedi la cronologia",
} satisfies Part<typeof english>;
