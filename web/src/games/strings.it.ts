import type { Part } from "../i18n/en";
import type english from "./strings.en";

export default {
  "colour.yellow": "giallo",
  "colour.green": "verde",
  "colour.red": "rosso",
  "colour.orange": "arancione",
  "colour.purple": "viola",
  "colour.blue": "blu",
  "colour.pink": "rosa",

  "local.player": "Giocatore {number}",

  "why.G-1": "tocca a qualcun altro",
  "why.G-2": "questo lo decide il caso",
  "why.G-3": "la partita è finita",
  "why.G-6": "non è una mossa di questo gioco",
} satisfies Part<typeof english>;
