import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "rules.of": "Les règles de {game}",
  "rules.games": "Règles des jeux",
  "rules.contents": "Sur cette page",
  "rules.search": "Rechercher",
  "rules.search.example": "un mot ou le numéro d’une règle",
  "rules.hits": "{number} passages trouvés",
  "rules.hits.one": "{number} passage trouvé",
  "rules.none": "Aucun résultat. Essayez avec moins de mots, ou plus courts.",
  "rules.noRule": "Il n’y a pas de règle {rule} dans ce jeu.",
  "rules.link": "Lien vers la règle {rule}",
  "rules.failed": "Les règles n’ont pas pu être chargées.",
  "rules.failed.do": "Vérifiez votre connexion et rechargez la page.",
  "rules.note": "Bon à savoir",
  "rules.note.unofficial": "Non officiel",
  "rules.note.own": "Notre propre règle",
  "rules.note.own.text":
    "Une règle ne figure pas dans le jeu publié\u00a0: quand rien n’avance pendant 20 tours de table, la partie s’arrête et l’on compte les points tels quels.",
  "rules.note.own.link": "Règle {rule}",
  "rules.note.reading": "Notre lecture",
  "rules.note.reading.text":
    "Là où les règles publiées ne sont pas claires, nous avons choisi comment les lire. La règle dit alors «\u00a0Notre lecture\u00a0».",
  "rules.note.editions": "Éditions",
  "rules.points": "{number} points",
  "rules.points.one": "{number} point",
} satisfies Part<typeof english>;
