import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "sl.name": "Sunrise Avenue",
  "sl.pitch":
    "Un nouveau quartier pousse autour de la fontaine, une chaîne de parcelles après l’autre\u00a0: bâtissez haut, beaucoup, et côte à côte.",
  "sl.edition": "Édition",
  "sl.edition.meaning":
    "À égalité dans un bonus, on partage la place. Le suivant prend la place juste après (10, 10, 6)\u202f; d’après les règles françaises, on saute une place pour chaque joueur de plus à égalité (10, 10, 3).",
  "sl.edition.en": "Anglaise",
  "sl.edition.it": "Italienne",
  "sl.edition.fr": "Française",
  "sl.areas": "Quand les quatre zones sont pleines",
  "sl.areas.meaning":
    "D’après les règles françaises, la partie s’arrête aussitôt\u202f; les règles anglaises et italiennes peuvent aussi se lire ainsi\u00a0: on termine d’abord le tour de table.",
  "sl.areas.now": "La partie s’arrête",
  "sl.areas.round": "On finit le tour de table",

  "sl.prompt": "Construire, ou piocher 2 cartes",
  "sl.prompt.park": "Poser un parc, ou piocher 2 cartes",
  "sl.prompt.draw": "Piocher 2 cartes",
  "sl.prompt.chain": "Continuer depuis {plot}, ou s’arrêter",
  "sl.prompt.chainPark": "Un parc à côté de {plot}, ou s’arrêter",
  "sl.prompt.stop": "Plus rien à construire\u00a0: s’arrêter",
  "sl.discard": "Choisir {number} cartes à défausser",
  "sl.discard.one": "Choisir une carte à défausser",

  "sl.floors": "{number} niveaux",
  "sl.floors.one": "{number} niveau",
  "sl.dots": "{number} ronds",
  "sl.dots.one": "{number} rond",
  "sl.points": "{number} points",
  "sl.points.one": "{number} point",
  "sl.cards": "{number} cartes",
  "sl.cards.one": "{number} carte",

  "sl.town": "La ville",
  "sl.town.keys": "Les flèches vont de parcelle en parcelle, Entrée en choisit une.",
  "sl.plot": "{plot}\u00a0: {colour}, {dots}",
  "sl.plot.area": "zone {area}",
  "sl.plot.cross": "sur la croix",
  "sl.plot.house": "demeure ({name}), {floors}",
  "sl.plot.park": "parc",
  "sl.plot.can": "constructible",
  "sl.plot.canPark": "un parc est possible",
  "sl.plot.pointed": "choisissez cette parcelle",
  "sl.sign.A1": "A1\u00a0: demeure la plus haute",
  "sl.sign.A2": "A2\u00a0: demeure la plus haute",
  "sl.sign.B1": "B1\u00a0: le plus de demeures",
  "sl.sign.B2": "B2\u00a0: le plus de demeures",

  "sl.hand": "Vos cartes",
  "sl.hand.none": "Vous n’avez pas de cartes",
  "sl.hand.cards": "{n}\u00a0×\u00a0{colour}",
  "sl.hand.marked": "{n}\u00a0×\u00a0{colour}, choisies\u00a0: {marked}",
  "sl.hand.show": "Montrer les parcelles\u00a0: {colour}",

  "sl.do": "Votre coup",
  "sl.do.draw": "Piocher 2 cartes",
  "sl.do.stop": "S’arrêter et piocher 1 carte",
  "sl.do.pick": "Choisissez une parcelle marquée pour y construire.",
  "sl.do.pickChain": "Choisissez une parcelle marquée pour continuer.",
  "sl.do.noPlot": "Aucune parcelle n’est constructible pour le moment.",
  "sl.do.wait": "Touchez une carte pour voir les parcelles de sa couleur.",
  "sl.do.house": "Construire {floors}\u00a0: +{points}",
  "sl.do.park": "Parc (payer {colour})",
  "sl.do.house.option": "{floors}\u00a0: {points} pour {cards}",
  "sl.do.park.option": "Parc\u00a0: payer une carte ({colour})",
  "sl.do.cancel": "Choisir une autre parcelle",
  "sl.do.discard": "Défausser\u00a0: {cards}",
  "sl.do.discard.none": "Défausser",
  "sl.do.discard.hint": "Touchez les cartes dont vous pouvez vous passer.",
  "sl.do.endsTurn": "fin de votre tour",
  "sl.do.endsGame": "fin de la partie",
  "sl.do.gain": "+{n}",

  "sl.standing": "Bonus actuels",
  "sl.standing.board": "Plateau",
  "sl.standing.tallest": "hauteur",
  "sl.standing.most": "nombre",
  "sl.standing.group": "groupe",
  "sl.standing.free": "libres\u00a0: {n}",
  "sl.standing.tallest.title":
    "La demeure la plus haute\u202f; à égalité, le plus de demeures de cette hauteur. Parcelles encore libres\u00a0: {n}.",
  "sl.standing.most.title": "Le plus de demeures. Parcelles encore libres\u00a0: {n}.",
  "sl.standing.group.title": "Le plus de demeures qui se touchent par les côtés. Parcelles encore libres\u00a0: {n}.",
  "sl.standing.times": "{n} de {floors}",
  "sl.standing.leads": "en tête",

  "sl.words.grid": "La ville, rangée par rangée",
  "sl.words.row": "Rangée",
  "sl.words.obstacle": "obstacle",
  "sl.words.fountain": "fontaine",
  "sl.words.theFountain": "la fontaine",
  "sl.words.free": "libre",
  "sl.words.beside": "touche {plots}",
  "sl.words.cross": "La croix autour de la fontaine\u00a0: hors zone",
  "sl.words.open": "Parcelles où l’on peut construire maintenant",
  "sl.words.canBuild": "Demeure possible en {plots}",
  "sl.words.canPark": "Seul un parc est possible en {plots}",
  "sl.words.bonus": "Bonus",
  "sl.words.group": "Plateau\u00a0: plus grand groupe de demeures",
  "sl.words.freePlots": "Parcelles encore libres",
  "sl.words.pieces": "Pièces restantes",
  "sl.words.cards": "Cartes en main",
  "sl.words.discards": "Défausse\u00a0: {cards}",

  "sl.supply": "La réserve",
  "sl.supply.pile": "Cartes dans la pioche\u00a0: {n}",
  "sl.supply.parks": "Parcs restants\u00a0: {n}",
  "sl.supply.discards": "Défausse",
  "sl.supply.discards.none": "Défausse vide",
  "sl.closing.SL-16": "Dernier tour de table\u00a0: quelqu’un n’a presque plus de pièces.",
  "sl.closing.SL-17": "Dernier tour de table\u00a0: les quatre zones sont pleines.",
  "sl.closing.G-3": "La partie se termine\u00a0: plus personne ne construit.",

  "sl.panel.pieces": "Pièces restantes\u00a0: {n}",
  "sl.panel.hand": "Cartes en main\u00a0: {n}",

  "sl.no.over": "La partie est terminée.",
  "sl.no.turn": "Attendez votre tour.",
  "sl.no.discard": "Choisissez d’abord les cartes à défausser.",
  "sl.no.taken": "{plot} est déjà prise. Choisissez une parcelle marquée.",
  "sl.no.cards": "Vous n’avez pas de carte pour {plot}.",
  "sl.no.cardsPark": "Vous n’avez pas de carte pour {plot}, et vous avez déjà posé un parc ce tour-ci.",
  "sl.no.chain": "Votre chaîne ne continue qu’à côté de {plot}.",
  "sl.no.first": "La première parcelle d’un tour doit toucher la fontaine, une demeure ou un parc.",
  "sl.no.mark": "Assez de cartes sont choisies. Touchez une couleur choisie pour l’enlever.",

  "sl.log.first": "{name} a commencé",
  "sl.log.card": "Vous avez pioché\u00a0: {colour}",
  "sl.log.house": "{name} a construit {floors} en {plot}",
  "sl.log.park": "{name} a posé un parc en {plot} (carte\u00a0: {colour})",
  "sl.log.draws": "{name} a pioché 2 cartes",
  "sl.log.stop": "{name} a fini de construire et a pioché une carte",
  "sl.log.discard": "{name} a défaussé\u00a0: {cards}",

  "sl.advice.house": "Construisez {floors} en {plot}",
  "sl.advice.park": "Posez un parc en {plot} (carte\u00a0: {colour})",
  "sl.advice.draw": "Piochez 2 cartes",
  "sl.advice.stop": "Arrêtez-vous et piochez 1 carte",
  "sl.advice.discard": "Défaussez\u00a0: {cards}",

  "sl.line.houses": "Demeures",
  "sl.line.area A1": "La plus haute en A1",
  "sl.line.area A2": "La plus haute en A2",
  "sl.line.area B1": "Le plus de demeures en B1",
  "sl.line.area B2": "Le plus de demeures en B2",
  "sl.line.whole board": "Plus grand groupe",
  "sl.line.cards in hand": "Départage\u00a0: cartes en main",

  "home.minutes.sunrise-lane": "20 minutes",

  "why.SL-4": "à chaque tour, on construit ou on pioche 2 cartes, jamais les deux",
  "why.SL-5": "la première parcelle d’un tour doit être libre et toucher la fontaine, une demeure ou un parc",
  "why.SL-6": "la chaîne continue sur une parcelle libre à côté de la dernière construite",
  "why.SL-7": "chaque niveau demande une carte de la couleur de la parcelle et une de vos pièces",
  "why.SL-9": "on pose un parc une fois par tour, contre une carte au choix, tant qu’il reste des jetons",
  "why.SL-10": "si vous construisez, posez au moins une demeure ou un parc",
  "why.SL-14": "défaussez jusqu’à garder exactement 5 cartes",
  "why.SL-16": "la partie est terminée",
  "why.SL-17": "la partie est terminée",

  "rules.note.made.sunrise-lane":
    "Voici les règles avec nos propres mots. On ne connaît qu’en partie ce qui est imprimé sur le plateau publié\u00a0: le plateau d’ici est une reconstitution de notre main, comme tout ce qui y est dessiné.",
  "rules.note.editions.sunrise-lane":
    "Après une égalité, les règles anglaises et italiennes donnent au joueur suivant la place juste après\u202f; les règles françaises sautent une place pour chaque joueur de plus à égalité. Quand les zones sont pleines, la partie s’arrête aussitôt d’après les règles françaises\u202f; d’après les règles anglaises et italiennes, on peut aussi comprendre qu’on termine d’abord le tour de table. Les deux se choisissent en créant la table.",

  "rules.sl.first":
    "Où un tour peut commencer\u00a0: à côté de la fontaine, ou d’une demeure ou d’un parc de n’importe qui. On peut construire sur les parcelles en relief, à bord épais.",
  "rules.sl.first.words":
    "Une demeure se dresse à droite de la fontaine. On peut construire sur les parcelles au-dessus, au-dessous et à gauche de la fontaine, et sur celles au-dessus, au-dessous et à droite de la demeure.",
  "rules.sl.chain":
    "Une chaîne de quatre demeures\u00a0: rouge à côté d’un parc, rose au-dessus, puis jaune et vert vers la gauche. 4 + 1 + 2 + 3 = 10 points. Depuis le rose, on continue à gauche ou à droite, jamais des deux côtés.",
  "rules.sl.chain.words":
    "Une ligne mène d’une parcelle rouge à 4 ronds vers une rose à 1 rond au-dessus, puis à gauche vers une jaune à 2 ronds et une verte à 3, chacune avec une demeure. La parcelle bleue à droite de la rose est barrée.",
  "rules.sl.points":
    "Une parcelle verte à 5 ronds, trois cartes vertes\u00a0: une demeure de 3 niveaux pour 15 points.",
  "rules.sl.points.words":
    "Une parcelle verte à 5 ronds et trois cartes vertes donnent une demeure de 3 niveaux\u00a0: 3 niveaux fois 5 ronds font 15 points.",
  "rules.sl.points.sum": "{floors} niveaux × {dots} ronds = {points} points",
  "rules.sl.park":
    "Pas de carte jaune\u202f? Un parc fait le pont, contre une carte de n’importe quelle couleur\u00a0: rose pour 3, un parc pour 0, trois niveaux sur le vert pour 15. 18 points en un tour.",
  "rules.sl.park.words":
    "Une chaîne de droite à gauche\u00a0: une demeure sur une parcelle rose à 3 ronds, à côté de la demeure de quelqu’un d’autre, un parc sur une jaune, une demeure de 3 niveaux sur une verte à 5 ronds.",
  "rules.sl.areas":
    "Les quatre zones dans les coins, et la croix entre elles. En A1 et A2, c’est la demeure la plus haute qui compte\u202f; en B1 et B2, le plus grand nombre de demeures.",
  "rules.sl.areas.words":
    "Tout le plateau\u00a0: la zone A1 en haut à gauche, B1 en haut à droite, B2 en bas à gauche, A2 en bas à droite, et la fontaine au milieu d’une croix qui n’appartient à aucune zone.",
  "rules.sl.tallest":
    "Le premier joueur a la demeure la plus haute. Les deux autres ont deux niveaux au plus\u00a0: ici, deux demeures de cette hauteur en battent une seule.",
  "rules.sl.tallest.words":
    "Une zone de type A. Première place, 10 points\u00a0: des demeures de 3, 2 et 2 niveaux. Deuxième, 6 points\u00a0: deux demeures de 2 niveaux. Troisième, 3 points\u00a0: une demeure de 2 niveaux.",
  "rules.sl.groups":
    "Le groupe de 4, relié par la ligne, bat le groupe de 3 à côté. La demeure tout à droite n’en fait pas partie\u00a0: les parcs et les demeures des autres ne relient pas.",
  "rules.sl.groups.words":
    "Le premier joueur a quatre demeures qui se touchent par les côtés, et une autre au-delà des demeures du second. Le second joueur a trois demeures qui se touchent.",

  "learn.over.sunrise-lane":
    "Construisez là où cela rapporte, mais gardez un œil sur les bonus\u00a0: ils décident souvent de la partie. L’édition française a une particularité\u00a0: si deux joueurs se partagent la première place d’un bonus, le suivant est troisième.",

  "learn.sl.no.house":
    "Cette demeure est permise, mais cette leçon en demande une autre. Annulez le coup et réessayez.",
  "learn.sl.no.park": "Un parc est permis ici, mais il ne rapporte rien. Annulez le coup et réessayez.",
  "learn.sl.no.draw":
    "On peut toujours piocher 2 cartes, mais alors on ne construit rien à ce tour. Annulez le coup et construisez.",
  "learn.sl.no.stop":
    "On peut s’arrêter à tout moment, mais cette chaîne peut encore rapporter. Annulez le coup et continuez.",

  "learn.sl.houses": "Demeures",
  "learn.sl.first": "Une première demeure",
  "learn.sl.first.say":
    "À votre tour, vous construisez ou vous piochez 2 cartes. Une demeure demande une carte de la couleur de sa parcelle. La première parcelle d’un tour doit toucher la fontaine, une demeure ou un parc.",
  "learn.sl.first.do":
    "Vous avez une carte rouge, une bleue et une rose. Touchez une parcelle d’une de ces couleurs à côté de la fontaine et construisez une demeure.",
  "learn.sl.first.do2":
    "1 niveau fois 2 ronds\u00a0: 2 points. Maintenant, arrêtez-vous\u00a0: vous piochez 1 carte, et votre tour est fini.",
  "learn.sl.first.no":
    "On peut continuer à construire, et vous le ferez bientôt. Pour l’instant, annulez le coup et arrêtez-vous.",
  "learn.sl.first.done":
    "Vous avez pioché une carte, et c’est à Mira de jouer. Voilà un tour entier\u00a0: construire, marquer, piocher 1 carte.",
  "learn.sl.tall": "De hautes demeures",
  "learn.sl.tall.say":
    "Plusieurs cartes d’une même couleur font une seule demeure avec autant de niveaux. Elle rapporte ses niveaux fois les ronds de la parcelle, et ne change plus jamais.",
  "learn.sl.tall.do":
    "À côté de la demeure de Mira, il y a une parcelle verte à 4 ronds (h6). Construisez-y 3 niveaux.",
  "learn.sl.tall.no":
    "Une demeure plus basse est permise, mais personne ne pourra la rehausser. Annulez le coup et jouez les trois cartes.",
  "learn.sl.tall.done":
    "3 niveaux fois 4 ronds\u00a0: 12 points aussitôt. Peu importe à qui est la demeure d’où l’on part.",

  "learn.sl.chains": "Chaînes",
  "learn.sl.row": "Trois d’affilée",
  "learn.sl.row.say":
    "Après une demeure, vous pouvez continuer tant que vos cartes le permettent\u00a0: chaque nouvelle parcelle doit toucher la précédente.",
  "learn.sl.row.do": "Commencez à côté de la demeure de Mira, à gauche\u00a0: rose sur la parcelle à 2 ronds (a6).",
  "learn.sl.row.do2": "2 points. Maintenant, bleu sur la parcelle à sa droite (b6).",
  "learn.sl.row.do3": "1 de plus. Et vert sur la suivante (c6).",
  "learn.sl.row.do4": "3 de plus. Aucune parcelle jaune pour continuer\u00a0: arrêtez-vous et piochez 1 carte.",
  "learn.sl.row.done": "2 + 1 + 3 = 6 points en un tour, et 1 carte piochée.",
  "learn.sl.fork": "À gauche ou à droite",
  "learn.sl.fork.say":
    "Une chaîne ne revient jamais à une parcelle d’avant. Là où deux chemins s’ouvrent, on en choisit un.",
  "learn.sl.fork.do": "Commencez à côté du parc, à droite\u00a0: rouge sur la parcelle à 4 ronds (i6).",
  "learn.sl.fork.do2": "4 points. Maintenant, rose sur la parcelle au-dessus (i5).",
  "learn.sl.fork.do3":
    "1 de plus. Jaune à gauche ou bleu à droite, jamais les deux. La gauche mène plus loin\u00a0: jaune en h5.",
  "learn.sl.fork.do4": "2 de plus. Et vert à sa gauche (g5).",
  "learn.sl.fork.no":
    "Bleu est permis, mais jaune et vert sont alors hors d’atteinte\u00a0: une chaîne ne revient pas en arrière. Annulez le coup et allez à gauche.",
  "learn.sl.fork.done": "4 + 1 + 2 + 3 = 10 points. La carte bleue reste en main pour un autre tour.",

  "learn.sl.parks": "Parcs et cartes",
  "learn.sl.bridge": "Un parc comme pont",
  "learn.sl.bridge.say":
    "Une fois par tour, vous pouvez poser un parc au lieu d’une demeure\u00a0: contre 1 carte quelconque, sur une parcelle de n’importe quelle couleur. Il ne rapporte rien, mais la chaîne continue.",
  "learn.sl.bridge.do":
    "Commencez à côté des demeures de Mira, en haut à droite\u00a0: rose sur la parcelle à 3 ronds (h3).",
  "learn.sl.bridge.do2":
    "3 points. Le seul chemin est jaune, et vous n’avez pas de carte jaune. Posez un parc en g3 et payez avec la bleue.",
  "learn.sl.bridge.do3": "Le pont est là. Maintenant, 3 niveaux sur la parcelle verte à 5 ronds (f3).",
  "learn.sl.bridge.do4": "15 de plus\u202f! Arrêtez-vous et piochez 1 carte.",
  "learn.sl.bridge.no":
    "N’importe quelle carte paie un parc, mais il vous faut les trois vertes. Annulez le coup et choisissez la bleue.",
  "learn.sl.bridge.done": "3 + 0 + 15 = 18 points\u00a0: le parc valait bien sa carte.",
  "learn.sl.draw": "Piocher",
  "learn.sl.draw.say": "Au lieu de construire, vous pouvez piocher 2 cartes. On en garde 5 au plus.",
  "learn.sl.draw.do": "Vous avez 4 cartes. Piochez-en 2.",
  "learn.sl.draw.do2":
    "Vous en avez maintenant 6, une de trop. Choisissez une carte dont vous pouvez vous passer et défaussez-la.",
  "learn.sl.draw.no":
    "On pourrait aussi construire, mais cette leçon porte sur la pioche. Annulez le coup et piochez 2 cartes.",
  "learn.sl.draw.done":
    "Les cartes défaussées restent visibles. Dès que la dernière carte de la pioche est tirée, on mélange la défausse, qui devient la nouvelle pioche.",

  "learn.sl.end": "La fin",
  "learn.sl.tallest": "Zones A\u00a0: la plus haute",
  "learn.sl.tallest.say":
    "À la fin viennent les bonus\u00a0: 10, 6 et 3 points pour les trois premières places. En A1 et A2, c’est la demeure la plus haute qui compte\u202f; à égalité, le nombre de demeures de cette hauteur.",
  "learn.sl.tallest.do":
    "En A1, en haut à gauche, Mira et vous avez chacun deux demeures de 2 niveaux, Leo une. Construisez 3 niveaux sur la parcelle bleue entre vous (c2).",
  "learn.sl.tallest.done":
    "9 points aussitôt. Et si la partie finissait maintenant\u00a0: 10 pour vous avec la plus haute, 6 pour Mira avec deux de 2 niveaux, 3 pour Leo avec une.",
  "learn.sl.most": "Zones B\u00a0: le plus de demeures",
  "learn.sl.most.say": "En B1 et B2, c’est le nombre de demeures qui compte, hautes ou non. Les bonus sont les mêmes.",
  "learn.sl.most.do":
    "En B1, en haut à droite, Mira a deux demeures et vous une. Construisez sur la parcelle jaune à côté de la vôtre (h5).",
  "learn.sl.most.do2": "Et encore une\u00a0: vert en g5.",
  "learn.sl.most.done": "5 points aussitôt, et trois demeures contre deux\u00a0: la première place en B1 est à vous.",
  "learn.sl.group": "Le plus grand groupe",
  "learn.sl.group.say":
    "Les mêmes bonus encore une fois, pour tout le plateau\u00a0: pour le plus grand groupe de vos demeures qui se touchent par les côtés. Parcs, fontaine et demeures des autres ne relient rien.",
  "learn.sl.group.do": "Tout le monde a un groupe de 3. Agrandissez le vôtre\u00a0: bleu au bout, à gauche (b6).",
  "learn.sl.group.done":
    "1 point seulement tout de suite, mais des groupes de 4, 3 et 3\u00a0: 10 pour vous, et 6 chacun pour Mira et Leo, qui partagent la deuxième place.",
  "learn.sl.last": "Le dernier tour de table",
  "learn.sl.last.say":
    "Si vous finissez votre tour avec 2 pièces ou moins, ce tour de table est le dernier\u00a0: ensuite, la partie est terminée. Quand les quatre zones sont pleines, elle s’arrête aussitôt.",
  "learn.sl.last.do": "Il vous reste 3 pièces. Construisez encore une demeure\u00a0: bleu en e7.",
  "learn.sl.last.do2": "4 points, et il reste 2 pièces. Arrêtez-vous\u00a0: c’est vous qui terminez ce tour de table.",
  "learn.sl.last.done":
    "La partie est terminée. On additionne demeures et bonus, et celui qui a le plus de points gagne\u202f; à égalité, celui qui a le plus de cartes en main.",

  "tips.sunrise-lane.choose":
    "On peut construire sur les parcelles marquées. Plusieurs cartes d’une couleur font une demeure plus haute.",
  "tips.sunrise-lane.chain": "Continuez à côté de votre dernière parcelle, ou arrêtez-vous et piochez une carte.",
  "tips.sunrise-lane.discard": "Gardez les couleurs utiles près des demeures.",

  "sl.keys.town": "Dans la ville de Sunrise Avenue",
  "sl.keys.plots.keys": "Flèches",
  "sl.keys.plots": "Passer de parcelle en parcelle",
  "sl.keys.pick.keys": "Entrée",
  "sl.keys.pick": "Choisir la parcelle",
  "sl.keys.drop.keys": "Échap",
  "sl.keys.drop": "Choisir une autre parcelle",
} satisfies Part<typeof english>;
