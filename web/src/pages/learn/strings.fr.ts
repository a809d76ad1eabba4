import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "learn.title": "Apprendre {game}",
  "learn.link": "Apprendre en 5 minutes",
  "learn.linkOf": "Apprendre {game} en jouant, 5 minutes",
  "learn.linkRules": "Apprendre en jouant, 5 minutes",
  "learn.parts": "Parties du tutoriel",
  "learn.part.done": "{part}, terminé",
  "learn.where": "{part}, {number} sur {all}",
  "learn.you": "Vous",
  "learn.won": "Vous gagnez",
  "learn.next": "Continuer",
  "learn.back": "Annuler le coup",
  "learn.again": "Réessayer",
  "learn.skip": "Passer",
  "learn.rules": "Les règles\u00a0:",
  "learn.broken":
    "Cette leçon ne peut pas être montrée ici. Passez à la suivante\u202f; votre progression est conservée.",
  "learn.changed":
    "Le tutoriel a changé depuis votre dernière visite. Votre progression est conservée\u202f; continuez à partir d’ici.",
  "learn.over": "Vous savez jouer",
  "learn.over.play": "Jouer une première partie",
  "learn.over.rules": "Lire les règles",
  "learn.over.restart": "Tout recommencer",
  "learn.over.others": "Apprendre un autre jeu\u00a0:",

  "tips.title": "Pour votre première partie",
  "tips.wait": "Les conseils pour votre première partie s’affichent ici.",
  "tips.close": "Fermer les conseils",
} satisfies Part<typeof english>;
