import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "words.title": "Descrizione del tavolo",
  "words.now": "Adesso",
  "words.player": "Giocatore",
  "words.points": "Punti",
  "words.you": "{name} (tu)",
  "words.score": "{name} {points}",
  "words.progress": "La partita è al {percent}.",
  "words.turn": "Tocca a te. {what}",
  "words.earlier": "Prima sono successe altre {number} cose: vedi la cronologia",
  "words.earlier.one": "Prima è successa un'altra cosa: vedi la cronologia",
} satisfies Part<typeof english>;
