import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "help.title": "Aide",
  "help.link": "Comment jouer",
  "help.contents": "Sommaire",
  "help.learn": "Apprendre en jouant",
  "help.failed": "Le guide n’a pas pu être chargé.",
  "help.failed.do": "Rechargez la page\u202f; la première fois, il faut le réseau.",
} satisfies Part<typeof english>;
