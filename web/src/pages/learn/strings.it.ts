import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "learn.title": "Impara {game}",
  "learn.link": "Impara in 5 minuti",
  "learn.linkOf": "Impara {game} giocando, 5 minuti",
  "learn.linkRules": "Impara giocando, 5 minuti",
  "learn.parts": "Parti del tutorial",
  "learn.part.done": "{part}, fatto",
  "learn.where": "{part}, {number} di {all}",
  "learn.you": "Tu",
  "learn.won": "Hai vinto",
  "learn.next": "Continua",
  "learn.back": "Annulla la mossa",
  "learn.again": "Riprova",
  "learn.skip": "Salta",
  "learn.rules": "Le regole:",
  "learn.broken": "Questa lezione non si può mostrare qui. Passa alla prossima: i tuoi progressi restano salvati.",
  "learn.changed": "Il tutorial è cambiato dall'ultima volta. I tuoi progressi restano salvati: continua da qui.",
  "learn.over": "Adesso sai giocare",
  "learn.over.play": "Gioca la prima partita",
  "learn.over.rules": "Leggi le regole",
  "learn.over.restart": "Ricomincia da capo",
  "learn.over.others": "Impara un altro gioco:",

  "tips.title": "Per la tua prima partita",
  "tips.wait": "Qui compaiono i consigli per la tua prima partita.",
  "tips.close": "Chiudi i consigli",
} satisfies Part<typeof english>;
