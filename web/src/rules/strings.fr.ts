import type { Part } from "../i18n/en";
import type { rulesEn } from "./strings.en";

export default {
  "rules.of": "Les règles de {game}",
  "rules.games": "Règles des jeux",
  "rules.contents": "Sur cette page",
  "rules.search": "Rechercher",
  "rules.search.example": "un mot ou un numéro",
  "rules.hits": "{number} passages trouvés",
  "rules.hits.one": "{number} passage trouvé",
  "rules.none": "Rien ici ne contient ces mots. Essayez avec moins de mots, ou plus courts.",
  "rules.noRule": "Il n’y a pas de règle {rule} dans ce jeu.",
  "rules.link": "Lien vers la règle {rule}",
  "rules.failed": "Les règles n’ont pas pu être chargées.",
  "rules.failed.do": "Vérifiez votre connexion et rechargez la page.",
  "rules.note": "Bon à savoir",
  "rules.note.unofficial": "Non officiel",
  "rules.note.made.sunrise-lane":
    "Voici les règles avec nos propres mots. On ne connaît qu’en partie ce qui est imprimé sur le plateau publié\u00a0: le plateau d’ici est une reconstitution de notre main, comme tout ce qui y est dessiné.",
  "rules.note.made.all-on-one-card":
    "Voici les règles avec nos propres mots. On ne connaît qu’en partie ce qui est imprimé sur les cartes publiées\u00a0: trois cartes suivent ce que l’on sait, les autres sont les nôtres.",
  "rules.note.made.construction-zone":
    "Voici les règles avec nos propres mots. Six des coûts de bâtiments sont connus par le jeu publié\u202f; les autres bâtiments, tous les noms et toutes les images sont les nôtres.",
  "rules.note.own": "Notre propre règle",
  "rules.note.own.text":
    "Une règle ne figure pas dans le jeu publié\u00a0: quand rien n’avance pendant 20 tours de table, la partie s’arrête et l’on compte les points tels quels.",
  "rules.note.own.link": "Règle {rule}",
  "rules.note.reading": "Notre lecture",
  "rules.note.reading.text": "Là où les règles publiées laissent une question ouverte, nous avons choisi. La règle le dit alors\u00a0: cherchez «\u00a0Notre lecture\u00a0».",
  "rules.note.editions": "Éditions",
  "rules.note.editions.sunrise-lane": "Après une égalité, les règles anglaises et italiennes donnent au joueur suivant la place juste après\u202f; les règles françaises, une place plus loin pour chaque joueur supplémentaire à égalité devant lui. Quand les zones sont pleines, la partie s’arrête aussitôt d’après les règles françaises\u202f; d’après les règles anglaises et italiennes, on peut aussi comprendre que le tour de table se termine. Les deux se choisissent en créant la table.",
  "rules.note.editions.all-on-one-card":
    "Nous ne connaissons pas de différences entre les éditions. Le jeu de base et le jeu avancé sont là tous les deux\u202f; on choisit en créant la table.",
  "rules.note.editions.construction-zone": "Nous ne connaissons pas de différences entre les éditions.",
  "rules.points": "{number} points",
  "rules.points.one": "{number} point",

  "rules.sl.first": "Où un tour peut commencer\u00a0: à côté de la fontaine, ou d’une demeure ou d’un parc de n’importe qui. Les parcelles en relief, à bord épais, sont possibles.",
  "rules.sl.first.words":
    "Une demeure se dresse à droite de la fontaine. Sont possibles\u00a0: les parcelles au-dessus, au-dessous et à gauche de la fontaine, et celles au-dessus, au-dessous et à droite de la demeure.",
  "rules.sl.chain":
    "Une chaîne de quatre demeures\u00a0: rouge à côté d’un parc, rose au-dessus, puis jaune et vert vers la gauche. 4 + 1 + 2 + 3 = 10 points. Depuis le rose, on continue à gauche ou à droite, jamais des deux côtés.",
  "rules.sl.chain.words":
    "Une ligne mène d’une parcelle rouge à 4 ronds vers une rose à 1 rond au-dessus, puis à gauche vers une jaune à 2 ronds et une verte à 3, chacune avec une demeure. La parcelle bleue à droite de la rose est barrée.",
  "rules.sl.points": "Une parcelle verte à 5 ronds, trois cartes vertes\u00a0: une demeure de 3 niveaux pour 15 points.",
  "rules.sl.points.words": "Une parcelle verte à 5 ronds et trois cartes vertes donnent une demeure de 3 niveaux\u00a0: 3 niveaux fois 5 ronds font 15 points.",
  "rules.sl.points.sum": "{floors} niveaux × {dots} ronds = {points} points",
  "rules.sl.park":
    "Pas de carte jaune\u202f? Un parc fait le pont, contre une carte de n’importe quelle couleur\u00a0: rose pour 3, un parc pour 0, trois niveaux sur le vert pour 15. 18 points en un tour.",
  "rules.sl.park.words":
    "Une chaîne de droite à gauche\u00a0: une demeure sur une parcelle rose à 3 ronds, à côté de la demeure de quelqu’un d’autre, un parc sur une jaune, une demeure de 3 niveaux sur une verte à 5 ronds.",
  "rules.sl.areas":
    "Les quatre zones dans les coins, et la croix entre elles. En A1 et A2, ce sont les demeures les plus hautes qui comptent\u202f; en B1 et B2, les demeures les plus nombreuses.",
  "rules.sl.areas.words":
    "Tout le plateau\u00a0: la zone A1 en haut à gauche, B1 en haut à droite, B2 en bas à gauche, A2 en bas à droite, et la fontaine au milieu d’une croix qui n’appartient à aucune zone.",
  "rules.sl.tallest": "La première place a la demeure la plus haute. Les deux autres ont deux niveaux au plus\u00a0: ici, deux demeures de cette hauteur battent une seule.",
  "rules.sl.tallest.words":
    "Une zone de type A. Première place, 10 points\u00a0: des demeures de 3, 2 et 2 niveaux. Deuxième, 6 points\u00a0: deux demeures de 2 niveaux. Troisième, 3 points\u00a0: une demeure de 2 niveaux.",
  "rules.sl.groups":
    "Le groupe de 4, relié par la ligne, bat le groupe de 3 à côté. La demeure tout à droite n’en fait pas partie\u00a0: les parcs et les demeures des autres ne relient pas.",
  "rules.sl.groups.words":
    "Le premier joueur a quatre demeures qui se touchent par les côtés, et une autre au-delà des demeures du second. Le second joueur a trois demeures qui se touchent.",

  "rules.ac.faces": "Les six faces d’un dé. Chaque couleur a sa forme, sur les dés comme sur les cartes.",
  "rules.ac.faces.words": "Six dés\u00a0: cercle jaune, octogone vert, hexagone rouge, pentagone orange, carré violet, triangle bleu.",
  "rules.ac.card": "Cinq lignes, ici sans orange. La ligne rouge vaut 6 points, la verte 2. La jaune et la bleue ont un soleil.",
  "rules.ac.card.words": "Une carte avec les lignes jaune, 3 cases et un soleil\u202f; verte, 2\u202f; rouge, 6\u202f; violette, 5\u202f; bleue, 4 et un soleil.",
  "rules.ac.crossing":
    "Premier lancer\u00a0: on coche jaune et violet, l’orange n’a pas de ligne ici. Plus tard\u00a0: on coche trois cases violettes, mais il ne reste qu’une case jaune pour deux dés, donc le jaune ne sert pas.",
  "rules.ac.crossing.words":
    "Deux images. Deux dés jaunes, un orange et deux violets cochent deux cases jaunes et deux violettes. Plus tard, deux dés jaunes et trois violets cochent trois cases violettes et aucune jaune.",
  "rules.ac.scoring": "Une carte avec trois lignes complètes, dont une avec un soleil, et une carte avec quatre, dont deux avec un soleil.",
  "rules.ac.scoring.words":
    "Deux cartes. Sur la première, jaune avec un soleil, vert et violet sont complets\u00a0: 12 points. Sur la seconde, vert, rouge avec un soleil, orange et bleu avec un soleil sont complets\u00a0: 21 points.",
  "rules.ac.scoring.one": "3 + 2 + 5, soleil 2 = 12",
  "rules.ac.scoring.two": "4 + 4 + 4 + 4, soleils 5 = 21",
  "rules.ac.unfinished": "Deux lignes complètes à la fin de la partie\u00a0: elles comptent, le soleil non.",
  "rules.ac.unfinished.words": "Une carte où seules la ligne jaune, 6 cases et un soleil, et la ligne violette, 3 cases, sont complètes\u00a0: 9 points.",
  "rules.ac.unfinished.sum": "6 + 3 = 9",
  "rules.ac.choosing": "Dans le jeu avancé, une nouvelle carte\u00a0: une des trois cartes visibles, ou une carte de la pioche que personne n’a vue.",
  "rules.ac.choosing.words": "Trois cartes visibles et, à côté, la pioche face cachée.",
  "rules.ac.choosing.or": "ou",
  "rules.ac.choosing.unseen": "face cachée",

  "rules.cz.kinds": "D’abord les cartes de base, puis les cartes avancées\u00a0: deux sortes de valeur 3, les grues et les ouvriers. Le nombre dit combien il y en a.",
  "rules.cz.kinds.words": "16 matériaux, 16 plans, 13 matériaux de valeur 3, 13 plans de valeur 3, 13 grues, 13 ouvriers.",
  "rules.cz.taking": "Deux des quatre cartes vont dans votre main\u202f; deux nouvelles les remplacent.",
  "rules.cz.taking.words": "Une rangée\u00a0: matériau, plan, plan et matériau\u202f; les deux premières cartes sont prises.",
  "rules.cz.trading": "Deux cartes quelconques contre une carte avancée au choix.",
  "rules.cz.trading.words": "Un matériau et un plan deviennent une grue.",
  "rules.cz.exactly": "Un ouvrier, trois matériaux et trois plans\u00a0: une carte matériau de valeur 3 suffit pour tous les matériaux.",
  "rules.cz.exactly.words": "Un ouvrier, un matériau de valeur 3 et trois plans paient un bâtiment qui coûte un ouvrier, trois matériaux et trois plans.",
  "rules.cz.over": "Quatre matériaux avec deux cartes de valeur 3\u00a0: le coût est couvert, et le surplus est perdu.",
  "rules.cz.over.words": "Un ouvrier, une grue et deux matériaux de valeur 3 paient un bâtiment qui coûte un ouvrier, une grue et quatre matériaux.",
  "rules.cz.shuffle": "On complète la rangée avec un plan, la dernière carte de la pioche. Aussitôt, la défausse devient la nouvelle pioche\u202f; ce que l’on défausse ensuite commence une nouvelle défausse.",
  "rules.cz.shuffle.words": "Avant\u00a0: une pioche de 1 carte et 8 cartes défaussées. On tire la carte. Après\u00a0: une pioche de 8 cartes et une défausse vide.",
  "rules.cz.shuffle.draw": "Pioche",
  "rules.cz.shuffle.discards": "Défausse",
  "rules.cz.won": "À quatre joueurs, le cinquième bâtiment gagne aussitôt. Les terrains vides montrent combien il en reste à construire.",
  "rules.cz.won.words": "Deux rues\u00a0: le joueur 1 a cinq bâtiments sur cinq et a gagné, le joueur 2 en a trois.",
} satisfies Part<typeof rulesEn>;
