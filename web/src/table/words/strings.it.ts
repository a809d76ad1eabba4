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
  "words.earlier": "Prima sono successe altre {number} cose: si trovano nell'elenco di che cosa è successo",
  "words.earlier.one": "Prima è successa un'altra cosa: si trova nell'elenco di che cosa è successo",
} satisfies Part<typeof english>;
