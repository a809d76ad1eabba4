import type { guideEn } from "./strings.en";

export const guideFr = {
  "help.title": "Aide",
  "help.link": "Comment ça marche",
  "help.contents": "Sommaire",
  "help.learn": "Apprendre en jouant",
  "help.failed": "Le guide n’a pas pu être chargé.",
  "help.failed.do": "Rechargez la page\u202f; la première fois, il faut le réseau.",
} satisfies Record<keyof typeof guideEn, string>;
