import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "replay.title": "Revoir une partie",
  "replay.open": "Ouvrir une partie depuis un fichier",
  "replay.open.note":
    "Une partie téléchargée depuis Tavola\u00a0: ici, dans le terminal ou sur un autre serveur. Elle reste sur cet appareil.",
  "replay.choose": "Choisir un fichier",
  "replay.drop": "ou le déposer ici",
  "replay.reading": "Lecture de la partie…",
  "replay.foreign":
    "Ce n’est pas une partie de Tavola. Choisissez un fichier enregistré avec «\u00a0Télécharger la partie\u00a0»\u202f; son nom finit par .json.",
  "replay.link": "Ce lien est coupé ou abîmé. Redemandez-le et copiez-le en entier.",
  "replay.huge": "Ce fichier est trop gros\u00a0: une partie tient en quelques kilo-octets. Choisissez-en un autre.",
  "replay.future":
    "Cette partie a été enregistrée par une version de Tavola plus récente. Rechargez la page pour avoir la dernière version, puis ouvrez-la.",
  "replay.old":
    "Cette partie a été jouée avec une version antérieure des règles et ne peut donc pas être montrée. Ouvrez-la avec la version de Tavola qui l’a enregistrée.",
  "replay.altered":
    "Cette partie a été modifiée ou coupée après son enregistrement\u00a0: ce qu’elle montre n’est peut-être pas ce qui s’est passé. Demandez l’original.",
  "replay.unfinished":
    "Cette partie n’est pas terminée. Finissez-la là où elle a été enregistrée\u202f; vous pourrez ensuite la revoir ici.",
  "replay.impossible":
    "Quelque chose dans cette partie est impossible selon les règles\u00a0: le fichier est abîmé ou inventé. Demandez l’original.",
  "replay.noMoment": "Cette partie a {last} étapes, et le lien en demande une plus loin. Voici la fin.",
  "replay.noMoment.yet":
    "À l’ouverture du lien, la partie n’en était pas encore à cette étape. Voici où elle en est maintenant.",
  "replay.turnBack": "Tour précédent",
  "replay.turnOn": "Tour suivant",
  "replay.all": "Toutes les mains visibles",
  "replay.hands": "Ce que chacun avait en main",
  "replay.noHand": "rien de caché",
  share: "Partager",
  "share.here": "Partager ce coup",
  "share.link": "Lien vers cette partie",
  "share.link.here": "Lien vers ce coup",
  "share.copy": "Copier le lien",
  "share.carries": "Le lien contient toute la partie\u00a0: rien n’est envoyé ailleurs.",
  verify: "Vérifier la donne",
  "verify.running": "La partie est rejouée à partir de sa graine…",
  "verify.good": "La donne était honnête",
  "verify.good.random.one":
    "{number} événement aléatoire (cartes, dés, premier joueur) découle exactement de la graine.",
  "verify.good.random":
    "Les {number} événements aléatoires (cartes, dés, premier joueur) découlent exactement de la graine.",
  "verify.good.moves.one": "{number} coup a été joué, et il respecte les règles.",
  "verify.good.moves": "Les {number} coups respectent les règles, et le résultat est juste.",
  "verify.means":
    "Avant que quiconque prenne place, un nombre secret a été tiré et son empreinte montrée à tous. Chaque joueur a ensuite ajouté un nombre à lui. De ces nombres découlent toutes les cartes et tous les dés. Personne, pas même le responsable du serveur, n’a donc pu les choisir ni les changer. Votre navigateur vient de tout recalculer. (Une partie qui en continue une autre en garde les cartes et les dés, qui pouvaient alors déjà être connus.)",
  "verify.bad": "Cette partie ne correspond pas à la donne",
  "verify.bad.event":
    "L’étape {step} ne découle pas de la graine. Quelqu’un a modifié la partie, ou la donne n’était pas honnête.",
  "verify.bad.seed": "La graine ne correspond pas à l’empreinte montrée avant la partie.",
  "verify.none": "Impossible à vérifier",
  "verify.none.why":
    "Les cartes et les dés de cette partie ne viennent pas d’une graine\u00a0: il n’y a donc rien à quoi les comparer.",
  "verify.unread.why": "L’enregistrement de cette partie n’a pas pu être lu ici. Rechargez la page, puis réessayez.",
  "verify.fingerprint": "Empreinte montrée avant la partie",
  "verify.seed": "Graine montrée après",
  takeUp: "Continuer à partir d’ici",
  "takeUp.note":
    "Vous prenez une place, des bots prennent les autres. Vous aurez les mêmes cartes et les mêmes dés que dans cette partie, mais vous pourrez jouer d’autres coups.",
  "takeUp.seat": "Votre place",
  "takeUp.start": "Commencer à jouer",
  "takeUp.failed": "Cette partie ne peut pas être reprise ici.",
  "plot.what": "Montrer",
  "plot.total": "Tous les points",
} satisfies Part<typeof english>;
