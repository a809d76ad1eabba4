import type { Part } from "../i18n/en";
import type english from "./strings.en";

export default {
  "colour.yellow": "jaune",
  "colour.green": "vert",
  "colour.red": "rouge",
  "colour.orange": "orange",
  "colour.purple": "violet",
  "colour.blue": "bleu",
  "colour.pink": "rose",

  "local.player": "Joueur {number}",

  "why.G-1": "c’est à quelqu’un d’autre de jouer",
  "why.G-2": "c’est le hasard qui décide",
  "why.G-3": "la partie est terminée",
  "why.G-6": "ce n’est pas un coup de ce jeu",
} satisfies Part<typeof english>;
