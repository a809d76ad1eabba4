import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "help.title": "Aiuto",
  "help.link": "Come si gioca",
  "help.contents": "Indice",
  "help.learn": "Impara giocando",
  "help.failed": "Non è stato possibile caricare la guida.",
  "help.failed.do": "Ricarica la pagina; la prima volta serve la rete.",
} satisfies Part<typeof english>;
