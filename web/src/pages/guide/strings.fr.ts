import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "help.title": "Aide",
  "help.link": "Comment jouer",
  "help.contents": "Sommaire",
  "help.learn": "Apprendre en jouant",
  "help.failed": "Le guide n’a pas pu être chargé.",
  "help.failed.do": "Rechargez la page\u202f; la première fois, il faut le réseau.",
  "about.title": "À propos de Tavola",
  "about.page": "Cette page\u202f: version {build}",
  "about.server": "Le serveur a la version {build}. Rechargez la page pour l’utiliser.",
} satisfies Part<typeof english>;
