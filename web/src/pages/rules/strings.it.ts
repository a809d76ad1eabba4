import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "rules.of": "Le regole di {game}",
  "rules.games": "Regole dei giochi",
  "rules.contents": "In questa pagina",
  "rules.search": "Cerca",
  "rules.search.example": "una parola o il numero di una regola",
  "rules.hits": "{number} passaggi trovati",
  "rules.hits.one": "1 passaggio trovato",
  "rules.none": "Nessun risultato. Prova con meno parole, o più corte.",
  "rules.noRule": "In questo gioco non c'è una regola {rule}.",
  "rules.link": "Link alla regola {rule}",
  "rules.failed": "Non è stato possibile caricare le regole.",
  "rules.failed.do": "Controlla la connessione e ricarica la pagina.",
  "rules.note": "Buono a sapersi",
  "rules.note.unofficial": "Non ufficiale",
  "rules.note.own": "Una regola nostra",
  "rules.note.own.text":
    "Una regola non c'è nel gioco pubblicato: se per 20 round nessuno fa progressi, la partita finisce lì e si contano i punti.",
  "rules.note.own.link": "Regola {rule}",
  "rules.note.reading": "Nostra interpretazione",
  "rules.note.reading.text":
    "Dove le regole pubblicate non sono chiare, abbiamo scelto come leggerle. In quei casi la regola dice «Nostra interpretazione».",
  "rules.note.editions": "Edizioni",
  "rules.points": "{number} punti",
  "rules.points.one": "1 punto",
} satisfies Part<typeof english>;
