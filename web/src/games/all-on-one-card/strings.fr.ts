import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "ac.name": "Tout sur 1 carte",
  "ac.pitch": "Lancez cinq dés, choisissez une de vos cartes, cochez ses cases. Chaque lancer sert à tout le monde.",
  "ac.variant": "Jeu",
  "ac.variant.meaning":
    "Dans le jeu avancé, on choisit ses cartes\u00a0: trois sur cinq au début, puis une des trois cartes visibles ou une carte cachée.",
  "ac.variant.basic": "De base",
  "ac.variant.advanced": "Avancé",

  "ac.prompt.choose": "Relancer des dés, ou tout garder",
  "ac.prompt.cross": "Choisir la carte à cocher",
  "ac.prompt.pass": "Ce lancer ne va sur aucune carte",
  "ac.prompt.return": "Choisir deux cartes à rendre",
  "ac.prompt.take": "Prendre une des cartes visibles",
  "ac.prompt.takeOrDraw": "Prendre une carte visible, ou en piocher une",

  "ac.shape.yellow": "cercle jaune",
  "ac.shape.green": "octogone vert",
  "ac.shape.red": "hexagone rouge",
  "ac.shape.orange": "pentagone orange",
  "ac.shape.purple": "carré violet",
  "ac.shape.blue": "triangle bleu",

  "ac.dice": "Les dés",
  "ac.die": "Dé {number}\u00a0: {shape}",
  "ac.die.blank": "Dé {number}\u00a0: pas encore lancé",
  "ac.die.again": "Dé {number}\u00a0: {shape}, à relancer",
  "ac.rollsLeft": "Encore {number} lancers",
  "ac.rollsLeft.one": "Encore {number} lancer",
  "ac.rollsLeft.none": "Ce lancer vaut pour tous",
  "ac.rolls": "{name} lance",
  "ac.rolls.you": "Votre lancer",
  "ac.rolls.none": "Les dés attendent le premier lancer",

  "ac.keep": "Tout garder",
  "ac.reroll": "Relancer {number} dés",
  "ac.reroll.one": "Relancer {number} dé",
  "ac.all": "Choisir les cinq",
  "ac.clear": "Effacer le choix",
  "ac.keepsRest": "Vous gardez\u00a0: {dice}",
  "ac.keepsNone": "Vous ne gardez rien",
  "ac.keepsAll": "Touchez les dés que vous voulez relancer",

  "ac.cards.you": "Vos cartes",
  "ac.cards.hand": "Vos cinq cartes\u00a0: gardez-en trois",
  "ac.cards.due": "une nouvelle carte arrive",
  "ac.cards.of": "Cartes\u00a0: {name}",
  "ac.card": "Carte {number}",
  "ac.card.short": "N°\u00a0{number}",
  "ac.points": "{number} points",
  "ac.points.one": "{number} point",
  "ac.fullRows": "Lignes complètes\u00a0: {count} sur 3",
  "ac.row": "{colour} {crossed} sur {boxes}",
  "ac.row.sun": "{colour} avec un soleil {crossed} sur {boxes}",
  "ac.cardWords": "Carte {number}, {points}\u00a0: {rows}",
  "ac.hidden": "{number} cartes cachées",
  "ac.hidden.one": "{number} carte cachée",
  "ac.chosen": "a choisi",
  "ac.scored.of": "Validées\u00a0: {count} sur 4",
  "ac.scored.card": "carte validée\u00a0: {points}",
  "ac.rollsNow": "Lance les dés",

  "ac.words.card": "Carte {number}, {points}",
  "ac.words.row": "Ligne",
  "ac.words.crossed": "Cochées",
  "ac.words.full": "{count}, complète",
  "ac.words.free": "Cases libres",
  "ac.words.sun": "{shape} avec un soleil",
  "ac.words.scored": "Cartes validées",
  "ac.words.pile": "La pioche",

  "ac.foot.dice": "va avec ce lancer",
  "ac.foot.crosses": "{count} à cocher",
  "ac.foot.scores": "rapporte {points}",
  "ac.foot.nothing": "rien à cocher",
  "ac.foot.answer": "à votre tour",
  "ac.foot.back": "à rendre",
  "ac.foot.keep": "à garder",

  "ac.cross": "Cocher {number} cases",
  "ac.cross.one": "Cocher {number} case",
  "ac.cross.score": "Cocher\u00a0: {points} points",
  "ac.cross.none": "Cocher des cases",
  "ac.cross.hint": "Touchez une de vos cartes pour voir ce qu’elle donne",
  "ac.cross.what": "Carte {card}\u00a0: {number} cases cochées",
  "ac.cross.what.one": "Carte {card}\u00a0: {number} case cochée",
  "ac.cross.scores": "La carte {number} est validée\u00a0: {points} points",
  "ac.endsGame": "Cela met fin à la partie.",
  "ac.pass": "Ne rien cocher",
  "ac.pass.what": "Vous ne cochez rien avec ce lancer",
  "ac.pass.only": "Rien à cocher\u00a0: chaque couleur doit avoir une case libre pour chacun de ses dés",
  "ac.pass.sure": "Oui, ne rien cocher",
  "ac.early.hint": "Vous pouvez déjà choisir, pendant que les autres décident",
  "ac.early.main": "Cocher à mon tour",
  "ac.early.passMain": "Ne rien cocher à mon tour",
  "ac.early.cross": "La carte {number} sera cochée à votre tour",
  "ac.early.pass": "Vous ne cocherez rien à votre tour",
  "ac.early.return": "Vos deux cartes seront rendues à votre tour",
  "ac.early.withdraw": "Annuler mon choix",
  "ac.return": "Rendre\u00a0: {count} sur 2",
  "ac.return.done": "Rendre ces deux cartes",
  "ac.return.hint": "Touchez les deux cartes qui vous plaisent le moins",
  "ac.return.what": "Vous rendez les cartes {cards}\u202f; personne d’autre ne voit lesquelles",
  "ac.take": "Prendre la carte {number}",
  "ac.take.none": "Prendre une carte",
  "ac.take.hint": "Vous avez validé une carte\u00a0: touchez une des cartes visibles",
  "ac.take.what": "La carte {number} sera à vous",
  "ac.draw": "Piocher sans voir",
  "ac.draw.what": "Vous verrez la carte quand elle sera à vous",
  "ac.take.orDraw": "Vous avez validé une carte\u00a0: touchez une des cartes visibles, ou la pioche",
  "ac.faceUp": "Cartes visibles",
  "ac.pile": "Pioche\u00a0: {number} cartes",
  "ac.pile.one": "Pioche\u00a0: {number} carte",

  "ac.wait.choose": "{name} décide quels dés relancer",
  "ac.wait.pick": "{name} choisit une carte à cocher",
  "ac.wait.draft": "{name} choisit des cartes à rendre",
  "ac.wait.take": "{name} choisit une nouvelle carte",

  "ac.refuse.othersDice": "C’est {name} qui lance\u202f; vous utiliserez les mêmes dés ensuite.",
  "ac.refuse.rolled": "Les lancers de ce tour sont finis\u202f; choisissez une carte.",
  "ac.refuse.diceLater": "Il n’y a rien à lancer pour le moment.",
  "ac.refuse.rollFirst": "Occupez-vous d’abord des dés\u00a0: relancez-en, ou gardez tout.",
  "ac.refuse.nothingFits":
    "Rien ne va sur la carte {number}\u00a0: une ligne doit avoir une case libre pour chaque dé de sa couleur.",
  "ac.refuse.notYet": "Vous cocherez quand les dés seront lancés et que ce sera votre tour.",
  "ac.refuse.two": "On ne rend que deux cartes\u202f; touchez une des cartes choisies pour la garder.",
  "ac.refuse.take": "Prenez d’abord une carte visible, ou piochez-en une.",
  "ac.refuse.faceUp": "On reçoit une nouvelle carte après en avoir validé une.",
  "ac.refuse.noPile": "La pioche est épuisée\u00a0: prenez une carte visible.",

  "ac.log.first": "{name} a commencé",
  "ac.log.roll": "Lancer\u00a0: {dice}",
  "ac.log.keep": "{name} a gardé tous les dés",
  "ac.log.reroll": "{name} a relancé\u00a0: {dice}",
  "ac.log.cross": "{name} a coché la carte {number}",
  "ac.log.pass": "{name} n’a rien coché",
  "ac.log.return": "{name} a rendu les cartes {cards}",
  "ac.log.return.hidden": "{name} a rendu deux cartes",
  "ac.log.take": "{name} a pris la carte {number}",
  "ac.log.draw": "{name} a pioché une carte",
  "ac.log.card": "La carte {number} est arrivée de la pioche",
  "ac.log.show": "Les cartes {cards} ont été gardées et montrées",

  "ac.advice.keep": "Gardez tous les dés",
  "ac.advice.reroll": "Relancez\u00a0: {dice}",
  "ac.advice.cross": "Cochez la carte {number}",
  "ac.advice.pass": "Ne cochez rien",
  "ac.advice.return": "Rendez les cartes {cards}",
  "ac.advice.take": "Prenez la carte {number}",
  "ac.advice.draw": "Piochez une carte sans la voir",
  "ac.dice.many": "{count}\u00a0×\u00a0{colour}",

  "ac.line.card": "Carte validée {number}",
  "ac.line.open": "Carte en cours {number}",

  "home.minutes.all-on-one-card": "20 minutes",

  "why.AC-4": "c’est le moment de relancer des dés, ou de tout garder",
  "why.AC-5": "c’est le moment de cocher des cases sur une de vos cartes, ou rien",
  "why.AC-7": "il n’y a rien à cocher sur cette carte",
  "why.AC-11": "la partie est terminée",
  "why.AC-14": "c’est le moment de rendre deux cartes de votre main",
  "why.AC-15": "c’est le moment de prendre une des cartes visibles, ou d’en piocher une tant qu’il y en a",

  "rules.note.made.all-on-one-card":
    "Voici les règles avec nos propres mots. On ne connaît qu’en partie ce qui est imprimé sur les cartes publiées\u00a0: trois cartes suivent ce que l’on sait, les autres sont les nôtres.",
  "rules.note.editions.all-on-one-card":
    "Nous ne connaissons pas de différences entre les éditions. Le jeu de base et le jeu avancé sont là tous les deux\u202f; on choisit en créant la table.",

  "rules.ac.faces": "Les six faces d’un dé. Chaque couleur a sa forme, sur les dés comme sur les cartes.",
  "rules.ac.faces.words":
    "Six dés\u00a0: cercle jaune, octogone vert, hexagone rouge, pentagone orange, carré violet, triangle bleu.",
  "rules.ac.card":
    "Cinq lignes, ici sans orange. La ligne rouge vaut 6 points, la verte 2. La jaune et la bleue ont un soleil.",
  "rules.ac.card.words":
    "Une carte avec les lignes jaune, 3 cases et un soleil\u202f; verte, 2\u202f; rouge, 6\u202f; violette, 5\u202f; bleue, 4 et un soleil.",
  "rules.ac.crossing":
    "Premier lancer\u00a0: on coche jaune et violet, l’orange n’a pas de ligne ici. Plus tard\u00a0: on coche trois cases violettes, mais il ne reste qu’une case jaune pour deux dés, donc le jaune ne sert pas.",
  "rules.ac.crossing.words":
    "Deux images. Deux dés jaunes, un orange et deux violets cochent deux cases jaunes et deux violettes. Plus tard, deux dés jaunes et trois violets cochent trois cases violettes et aucune jaune.",
  "rules.ac.scoring":
    "Une carte avec trois lignes complètes, dont une avec un soleil, et une carte avec quatre, dont deux avec un soleil.",
  "rules.ac.scoring.words":
    "Deux cartes. Sur la première, jaune avec un soleil, vert et violet sont complets\u00a0: 12 points. Sur la seconde, vert, rouge avec un soleil, orange et bleu avec un soleil sont complets\u00a0: 21 points.",
  "rules.ac.scoring.one": "3 + 2 + 5, soleil 2 = 12",
  "rules.ac.scoring.two": "4 + 4 + 4 + 4, soleils 5 = 21",
  "rules.ac.unfinished": "Deux lignes complètes à la fin de la partie\u00a0: elles comptent, le soleil non.",
  "rules.ac.unfinished.words":
    "Une carte où seules la ligne jaune, 6 cases et un soleil, et la ligne violette, 3 cases, sont complètes\u00a0: 9 points.",
  "rules.ac.unfinished.sum": "6 + 3 = 9",
  "rules.ac.choosing":
    "Dans le jeu avancé, une nouvelle carte\u00a0: une des trois cartes visibles, ou une carte de la pioche que personne n’a vue.",
  "rules.ac.choosing.words": "Trois cartes visibles et, à côté, la pioche face cachée.",
  "rules.ac.choosing.or": "ou",
  "rules.ac.choosing.unseen": "face cachée",

  "learn.over.all-on-one-card":
    "Commencez par le jeu de base. Une fois à l’aise, choisissez le jeu avancé en créant une table.",

  "learn.ac.no.keep":
    "On peut garder tous les dés, mais ici deux ne servent à rien. Annulez le coup et relancez ceux-là.",
  "learn.ac.no.reroll":
    "On peut relancer ces dés, mais ici vous voulez garder jaune et violet. Annulez le coup et choisissez les deux autres.",
  "learn.ac.no.cross": "Cette carte est permise, mais cette leçon demande l’autre. Annulez le coup et réessayez.",
  "learn.ac.no.pass":
    "On peut toujours ne rien cocher, mais ici il y a quelque chose à gagner. Annulez le coup et choisissez une carte.",

  "learn.ac.dice": "Les dés",
  "learn.ac.roll": "Lancer et relancer",
  "learn.ac.roll.say":
    "Chacun a deux cartes. Le joueur actif lance cinq dés à six couleurs, et peut en relancer autant qu’il veut, deux fois au plus.",
  "learn.ac.roll.do":
    "Jaune et violet iraient bien pour la carte 1. Touchez le dé rouge et le dé bleu, et relancez ces deux-là.",
  "learn.ac.roll.do2":
    "Un orange et un violet sont sortis. On pourrait relancer encore, mais c’est très bien\u00a0: gardez tout.",
  "learn.ac.roll.no":
    "On peut relancer encore, mais ce résultat est juste ce qu’il nous faut. Annulez le coup et gardez tout.",
  "learn.ac.roll.done": "Ce résultat vaut pour toute la table\u00a0: vous l’utilisez d’abord, puis les autres.",

  "learn.ac.crossing": "Cocher",
  "learn.ac.cross": "Une seule carte",
  "learn.ac.cross.say":
    "Choisissez une de vos cartes. Pour chaque couleur, cochez dans sa ligne autant de cases qu’il y a de dés de cette couleur.",
  "learn.ac.cross.do": "Deux jaunes, deux violets, un orange. Touchez la carte 1 et cochez.",
  "learn.ac.cross.done":
    "Deux cases jaunes et deux violettes sont cochées. L’orange non\u00a0: la carte 1 n’a pas cette ligne. Mira a utilisé les mêmes dés sur une de ses cartes.",
  "learn.ac.fits": "Toute une couleur, ou rien",
  "learn.ac.fits.say":
    "Mira a lancé, et ce lancer vous sert aussi. Il faut à une couleur une case libre pour chacun de ses dés\u202f; sinon elle ne sert pas, même en partie.",
  "learn.ac.fits.do": "Sur la carte 1, une case jaune et trois violettes sont libres. Cochez cette carte.",
  "learn.ac.fits.done":
    "Le violet est coché, et complet. Le jaune non\u00a0: deux dés pour une case libre. On ne peut pas laisser de côté une couleur qui convient\u202f; mais on peut ne rien cocher du tout.",

  "learn.ac.scoring": "Valider des cartes",
  "learn.ac.three": "Trois lignes complètes",
  "learn.ac.three.say":
    "Avec trois lignes complètes, une carte est validée. Une ligne vaut autant de points qu’elle a de cases. Une ligne complète avec un soleil en ajoute 2, deux en ajoutent 5.",
  "learn.ac.three.do": "Sur la carte 1, jaune et violet sont complets. Utilisez-y le dé vert.",
  "learn.ac.three.done":
    "5 + 3 + 2, et 2 pour le soleil\u00a0: 12 points. La carte est mise de côté, et une nouvelle arrive.",
  "learn.ac.four": "Quatre d’un coup",
  "learn.ac.four.say":
    "Si vous attendez le bon lancer, vous pouvez compléter deux lignes à la fois. Plus de lignes et les deux soleils rapportent bien davantage.",
  "learn.ac.four.do":
    "Sur la carte 2, rouge et bleu sont complets, tous deux avec un soleil. Complétez vert et orange.",
  "learn.ac.four.done": "4 + 4 + 4 + 4, et 5 pour les deux soleils\u00a0: 21 points. Une carte en donne 25 au plus.",

  "learn.ac.end": "La fin",
  "learn.ac.fourth": "La quatrième carte",
  "learn.ac.fourth.say":
    "Quand quelqu’un valide sa quatrième carte, chacun utilise encore ce lancer. Puis la partie est terminée.",
  "learn.ac.fourth.do": "Vous avez trois cartes validées. Validez la carte 25.",
  "learn.ac.fourth.done":
    "20 points, et la partie est terminée. Les lignes complètes des autres cartes comptent aussi, mais pas leurs soleils\u00a0: la carte 3 donne 6 + 3 = 9. Celui qui a le plus de points gagne.",

  "learn.ac.advanced": "Jeu avancé",
  "learn.ac.draft": "Trois sur cinq",
  "learn.ac.draft.say":
    "Dans le jeu avancé, chacun reçoit cinq cartes, en garde trois et en rend deux, sans que les autres voient lesquelles. Vous jouez donc avec trois cartes au lieu de deux.",
  "learn.ac.draft.do":
    "Les lignes courtes se complètent plus vite. Les cartes 2 et 7 n’en ont presque pas\u00a0: touchez-les et rendez-les.",
  "learn.ac.draft.no":
    "Vous pouvez rendre celles-ci, mais elles ont des lignes courtes. Annulez le coup et rendez les cartes 2 et 7.",
  "learn.ac.draft.done":
    "Les cartes gardées sont maintenant visibles de tous. Trois autres sont posées face visible au milieu\u00a0: vous pourrez y choisir une nouvelle carte plus tard.",
  "learn.ac.take": "Une nouvelle carte",
  "learn.ac.take.say":
    "Pour le reste, tout se joue comme dans le jeu de base, mais quand vous avez validé une carte, vous avez le choix\u00a0: prendre une des cartes visibles, ou en piocher une face cachée.",
  "learn.ac.take.do":
    "Sur la carte 24, le jaune et le bleu sont complets. Utilisez-y les deux dés verts et validez-la.",
  "learn.ac.take.do2":
    "2 + 2 + 5, plus 2 pour le soleil\u00a0: 11 points. Cette fois, prenez une des trois cartes visibles, celle que vous voulez.",
  "learn.ac.take.no":
    "Vous pouvez aussi en piocher une face cachée, mais cette leçon porte sur celles que l’on voit. Annulez le coup et choisissez une des trois.",
  "learn.ac.take.done":
    "Elle est à vous, et une autre prend aussitôt sa place\u00a0: le suivant a lui aussi le choix entre trois cartes et la pioche.",

  "tips.all-on-one-card.choose": "Touchez les dés dont vous n’avez pas besoin. On peut relancer deux fois.",
  "tips.all-on-one-card.pick":
    "Touchez une carte pour voir ce que vous y cocheriez. Trois lignes complètes la valident.",
  "tips.all-on-one-card.draft": "Les lignes courtes se complètent vite, les soleils rapportent en plus.",
  "tips.all-on-one-card.take": "Les lignes courtes se complètent vite, les soleils rapportent en plus.",
} satisfies Part<typeof english>;
