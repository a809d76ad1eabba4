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
  "learn.next": "Avanti",
  "learn.back": "Annulla la mossa",
  "learn.again": "Ancora una volta",
  "learn.skip": "Salta",
  "learn.rules": "Le regole:",
  "learn.broken": "Questa scena non si può mostrare qui. Passa alla prossima: quello che hai già fatto resta salvato.",
  "learn.changed": "Il tutorial è cambiato dall'ultima volta. Quello che hai fatto resta salvato: prosegui da qui.",
  "learn.over": "Adesso sai giocare",
  "learn.over.play": "Gioca la prima partita",
  "learn.over.rules": "Leggi le regole",
  "learn.over.restart": "Ricomincia da capo",
  "learn.over.others": "Impara un altro gioco:",

  "tips.title": "Per la tua prima partita",
  "tips.wait": "Qui compaiono i consigli per la tua prima partita.",
  "tips.close": "Chiudi i consigli",
} satisfies Part<typeof english>;
