import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "replay.title": "Rivedi una partita",
  "replay.open": "Apri una partita da un file",
  "replay.open.note":
    "Una partita scaricata da Tavola: da qui, dal terminale o da un altro server. Resta su questo dispositivo.",
  "replay.choose": "Scegli un file",
  "replay.drop": "o trascinalo qui",
  "replay.reading": "Leggo la partita…",
  "replay.foreign":
    "Questa non è una partita di Tavola. Scegli un file salvato con «Scarica la partita»; il suo nome finisce in .json.",
  "replay.link": "Questo link è incompleto o danneggiato. Chiedilo di nuovo e copialo per intero.",
  "replay.huge": "Questo file è troppo grande: una partita occupa pochi kilobyte. Scegline un altro.",
  "replay.future":
    "Questa partita è stata salvata da una versione di Tavola più recente. Ricarica la pagina per avere l'ultima versione, poi aprila.",
  "replay.old":
    "Questa partita è stata giocata con una versione precedente delle regole, quindi non si può mostrare. Aprila con la versione di Tavola che l'ha salvata.",
  "replay.altered":
    "Questa partita è stata modificata o tagliata dopo essere stata salvata: quello che mostra potrebbe non essere ciò che è successo. Chiedi l'originale.",
  "replay.unfinished": "Questa partita non è finita. Concludila dove è stata salvata; dopo potrai rivederla qui.",
  "replay.impossible":
    "In questa partita c'è qualcosa di impossibile secondo le regole: il file è danneggiato o inventato. Chiedi l'originale.",
  "replay.noMoment": "Questa partita ha {last} passi e il link ne chiede uno più avanti. Ecco la fine.",
  "replay.noMoment.yet":
    "Quando hai aperto il link, la partita non era ancora arrivata a quel passo. Ecco a che punto è adesso.",
  "replay.turnBack": "Turno precedente",
  "replay.turnOn": "Turno successivo",
  "replay.all": "Tutte le carte scoperte",
  "replay.hands": "Le carte in mano a ciascuno",
  "replay.noHand": "niente di nascosto",
  share: "Condividi",
  "share.here": "Condividi questa mossa",
  "share.link": "Link a questa partita",
  "share.link.here": "Link a questa mossa",
  "share.copy": "Copia il link",
  "share.carries": "Il link contiene tutta la partita: non viene caricato nulla.",
  verify: "Verifica la distribuzione",
  "verify.running": "Rigioco la partita a partire dal seme…",
  "verify.good": "La distribuzione era onesta",
  "verify.good.random.one": "{number} evento casuale (carte, dadi, primo giocatore) discende esattamente dal seme.",
  "verify.good.random":
    "Tutti i {number} eventi casuali (carte, dadi, primo giocatore) discendono esattamente dal seme.",
  "verify.good.moves.one": "È stata fatta {number} mossa, e rispetta le regole.",
  "verify.good.moves": "Tutte le {number} mosse rispettano le regole, e il risultato è giusto.",
  "verify.means":
    "Prima che qualcuno si sedesse è stato estratto un numero segreto e la sua impronta è stata mostrata a tutti. Poi ogni giocatore ha aggiunto un numero suo. Da questi numeri discendono tutte le carte e tutti i dadi. Così nessuno, nemmeno chi gestisce il server, ha potuto sceglierli o cambiarli. Il tuo browser ha appena rifatto tutti i conti. (Una partita che ne continua un'altra ha le stesse carte e gli stessi dadi, che a quel punto qualcuno poteva già conoscere.)",
  "verify.bad": "Questa partita non corrisponde alla distribuzione",
  "verify.bad.event":
    "Il passo {step} non discende dal seme. Qualcuno ha cambiato la partita, oppure la distribuzione non era onesta.",
  "verify.bad.seed": "Il seme non corrisponde all'impronta mostrata prima della partita.",
  "verify.none": "Non si può verificare",
  "verify.none.why":
    "Le carte e i dadi di questa partita non vengono da un seme, quindi non c'è nulla con cui confrontarli.",
  "verify.unread.why":
    "Non è stato possibile leggere la registrazione di questa partita. Ricarica la pagina e riprova.",
  "verify.fingerprint": "Impronta mostrata prima della partita",
  "verify.seed": "Seme mostrato dopo",
  takeUp: "Continua da qui",
  "takeUp.note":
    "Tu prendi un posto, i bot prendono gli altri. Escono le stesse carte e gli stessi dadi di questa partita, ma puoi scegliere altre mosse.",
  "takeUp.seat": "Il tuo posto",
  "takeUp.start": "Inizia a giocare",
  "takeUp.failed": "Questa partita non si può riprendere qui.",
  "plot.what": "Mostra",
  "plot.total": "Tutti i punti",
} satisfies Part<typeof english>;
