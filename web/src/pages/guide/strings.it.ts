import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "help.title": "Aiuto",
  "help.link": "Come si gioca",
  "help.contents": "Indice",
  "help.learn": "Impara giocando",
  "help.failed": "Non è stato possibile caricare la guida.",
  "help.failed.do": "Ricarica la pagina; la prima volta serve la rete.",
  "about.title": "Informazioni su Tavola",
  "about.page": "Questa pagina: versione {build}",
  "about.server": "Il server ha la versione {build}. Ricarica la pagina per usarla.",
} satisfies Part<typeof english>;
