import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "ac.name": "Tutto su 1 carta",
  "ac.pitch": "Lancia cinque dadi, scegli una delle tue carte e crocetta i suoi spazi. Ogni lancio vale per tutti.",
  "ac.variant": "Gioco",
  "ac.variant.meaning":
    "Nel gioco avanzato scegli le tue carte: tre su cinque all'inizio, poi una delle tre scoperte o una coperta.",
  "ac.variant.basic": "Base",
  "ac.variant.advanced": "Avanzato",

  "ac.prompt.choose": "Rilancia dei dadi, o tienili tutti",
  "ac.prompt.cross": "Scegli una carta su cui crocettare",
  "ac.prompt.pass": "Questo lancio non va bene per nessuna carta",
  "ac.prompt.return": "Scegli due carte da restituire",
  "ac.prompt.take": "Prendi una delle carte scoperte",
  "ac.prompt.takeOrDraw": "Prendi una carta scoperta, o pescane una coperta",

  "ac.shape.yellow": "cerchio giallo",
  "ac.shape.green": "ottagono verde",
  "ac.shape.red": "esagono rosso",
  "ac.shape.orange": "pentagono arancione",
  "ac.shape.purple": "quadrato viola",
  "ac.shape.blue": "triangolo blu",

  "ac.dice": "I dadi",
  "ac.die": "Dado {number}: {shape}",
  "ac.die.blank": "Dado {number}: non ancora lanciato",
  "ac.die.again": "Dado {number}: {shape}, da rilanciare",
  "ac.rollsLeft": "Ancora {number} lanci",
  "ac.rollsLeft.one": "Ancora 1 lancio",
  "ac.rollsLeft.none": "Questo lancio vale per tutti",
  "ac.rolls": "Lancia {name}",
  "ac.rolls.you": "Il tuo lancio",
  "ac.rolls.none": "I dadi aspettano il primo lancio",

  "ac.keep": "Tieni tutti",
  "ac.reroll": "Rilancia {number} dadi",
  "ac.reroll.one": "Rilancia 1 dado",
  "ac.all": "Segna tutti e cinque",
  "ac.clear": "Togli i segni",
  "ac.keepsRest": "Tieni {dice}",
  "ac.keepsNone": "Non ne tieni nessuno",
  "ac.keepsAll": "Tocca i dadi che vuoi rilanciare",

  "ac.cards.you": "Le tue carte",
  "ac.cards.hand": "Le tue cinque carte: tienine tre",
  "ac.cards.due": "arriva una nuova carta",
  "ac.cards.of": "Carte di {name}",
  "ac.card": "Carta {number}",
  "ac.card.short": "n. {number}",
  "ac.points": "{number} punti",
  "ac.points.one": "1 punto",
  "ac.fullRows": "File complete: {count} su 3",
  "ac.row": "{colour} {crossed} su {boxes}",
  "ac.row.sun": "{colour} con il sole {crossed} su {boxes}",
  "ac.cardWords": "Carta {number}, {points}: {rows}",
  "ac.hidden": "{number} carte nascoste",
  "ac.hidden.one": "1 carta nascosta",
  "ac.chosen": "ha scelto",
  "ac.scored.of": "Completate: {count} su 4",
  "ac.scored.card": "carta completata: {points}",
  "ac.rollsNow": "Lancia i dadi",

  "ac.words.card": "Carta {number}, {points}",
  "ac.words.row": "Fila",
  "ac.words.crossed": "Crocettati",
  "ac.words.full": "{count}, completa",
  "ac.words.free": "Spazi liberi",
  "ac.words.sun": "{shape} con il sole",
  "ac.words.scored": "Carte completate",
  "ac.words.pile": "Il mazzo",

  "ac.foot.dice": "adatta a questo lancio",
  "ac.foot.crosses": "crocetti {count}",
  "ac.foot.scores": "vale {points}",
  "ac.foot.nothing": "niente di utile",
  "ac.foot.answer": "al tuo turno",
  "ac.foot.back": "torna nel mazzo",
  "ac.foot.keep": "la tieni",

  "ac.cross": "Crocetta {number} spazi",
  "ac.cross.one": "Crocetta 1 spazio",
  "ac.cross.score": "Crocetta e ottieni {points}",
  "ac.cross.none": "Crocetta",
  "ac.cross.hint": "Tocca una delle tue carte per vedere che cosa dà",
  "ac.cross.what": "Carta {card}: {number} spazi da crocettare",
  "ac.cross.what.one": "Carta {card}: 1 spazio da crocettare",
  "ac.cross.scores": "La carta {number} è completa: {points} punti",
  "ac.endsGame": "Così finisce la partita.",
  "ac.pass": "Non crocettare",
  "ac.pass.what": "Con questo lancio non crocetti niente",
  "ac.pass.only": "Non si può crocettare niente: ogni colore richiede spazi liberi per tutti i suoi dadi",
  "ac.pass.sure": "Sì, non crocettare",
  "ac.early.hint": "Puoi già scegliere, mentre gli altri decidono",
  "ac.early.main": "Crocetta al mio turno",
  "ac.early.passMain": "Al mio turno non crocettare",
  "ac.early.cross": "Al tuo turno crocetterai la carta {number}",
  "ac.early.pass": "Al tuo turno non crocetterai niente",
  "ac.early.return": "Al tuo turno le tue due carte tornano nel mazzo",
  "ac.early.withdraw": "Annulla",
  "ac.return": "Restituisci: {count} su 2",
  "ac.return.done": "Restituisci queste due",
  "ac.return.hint": "Tocca le due carte che ti piacciono di meno",
  "ac.return.what": "Tornano nel mazzo le carte {cards}; nessun altro vede quali",
  "ac.take": "Prendi la carta {number}",
  "ac.take.none": "Prendi una carta",
  "ac.take.hint": "Hai completato una carta: tocca una di quelle scoperte",
  "ac.take.what": "La carta {number} sarà tua",
  "ac.draw": "Pesca una carta coperta",
  "ac.draw.what": "Vedrai la carta quando sarà tua",
  "ac.take.orDraw": "Hai completato una carta: tocca una di quelle scoperte, o il mazzo",
  "ac.faceUp": "Scoperte",
  "ac.pile": "Mazzo: {number} carte",
  "ac.pile.one": "Mazzo: 1 carta",

  "ac.wait.choose": "{name} sta scegliendo i dadi da rilanciare",
  "ac.wait.pick": "{name} sta scegliendo una carta su cui crocettare",
  "ac.wait.draft": "{name} sta scegliendo le carte da restituire",
  "ac.wait.take": "{name} sta scegliendo una carta nuova",

  "ac.refuse.othersDice": "Ora lancia {name}; poi gli stessi dadi valgono anche per te.",
  "ac.refuse.rolled": "Per questo turno i lanci sono finiti; ora scegli una carta.",
  "ac.refuse.diceLater": "Ora non c'è niente da lanciare.",
  "ac.refuse.rollFirst": "Prima pensa ai dadi: rilanciane qualcuno, o tienili tutti.",
  "ac.refuse.nothingFits":
    "Sulla carta {number} non si può crocettare niente: in una fila serve uno spazio libero per ogni dado del suo colore.",
  "ac.refuse.notYet": "Crocetti quando i dadi sono stati lanciati e tocca a te.",
  "ac.refuse.two": "Si restituiscono solo due carte; tocca una di quelle scelte per tenerla.",
  "ac.refuse.take": "Prima prendi una carta scoperta, o pescane una dal mazzo.",
  "ac.refuse.faceUp": "Ricevi una carta nuova dopo averne completata una.",
  "ac.refuse.noPile": "Il mazzo è finito: prendi una carta scoperta.",

  "ac.log.first": "{name} ha cominciato",
  "ac.log.roll": "Lancio: {dice}",
  "ac.log.keep": "{name} ha tenuto tutti i dadi",
  "ac.log.reroll": "{name} ha rilanciato {dice}",
  "ac.log.cross": "{name} ha crocettato la carta {number}",
  "ac.log.pass": "{name} non ha crocettato niente",
  "ac.log.return": "{name} ha restituito le carte {cards}",
  "ac.log.return.hidden": "{name} ha restituito due carte",
  "ac.log.take": "{name} ha preso la carta {number}",
  "ac.log.draw": "{name} ha pescato una carta dal mazzo",
  "ac.log.card": "Dal mazzo è arrivata la carta {number}",
  "ac.log.show": "Carte tenute e mostrate: {cards}",

  "ac.advice.keep": "Tieni tutti i dadi",
  "ac.advice.reroll": "Rilancia {dice}",
  "ac.advice.cross": "Crocetta la carta {number}",
  "ac.advice.pass": "Non crocettare niente",
  "ac.advice.return": "Restituisci le carte {cards}",
  "ac.advice.take": "Prendi la carta {number}",
  "ac.advice.draw": "Pesca dal mazzo una carta coperta",
  "ac.dice.many": "{count}\u00a0×\u00a0{colour}",

  "ac.line.card": "Carta completata {number}",
  "ac.line.open": "Carta in gioco {number}",

  "home.minutes.all-on-one-card": "20 minuti",

  "why.AC-4": "ora puoi solo rilanciare dei dadi, o tenerli tutti",
  "why.AC-5": "ora puoi solo crocettare su una delle tue carte, o non crocettare niente",
  "why.AC-7": "su questa carta non si può crocettare niente",
  "why.AC-11": "la partita è finita",
  "why.AC-14": "ora puoi solo restituire due carte della tua mano",
  "why.AC-15": "ora puoi solo prendere una carta scoperta, o pescarne una dal mazzo finché ce n'è",

  "rules.note.made.all-on-one-card":
    "Queste sono le regole con parole nostre. Delle carte pubblicate si conosce solo una parte: tre carte seguono ciò che è noto, le altre sono nostre.",
  "rules.note.editions.all-on-one-card":
    "Non ci risultano differenze tra le edizioni. Ci sono sia il gioco base sia quello avanzato; scegli quando apri un tavolo.",

  "rules.ac.faces": "Le sei facce di un dado. Ogni colore ha una sua forma, sui dadi e sulle carte.",
  "rules.ac.faces.words":
    "Sei dadi: cerchio giallo, ottagono verde, esagono rosso, pentagono arancione, quadrato viola, triangolo blu.",
  "rules.ac.card":
    "Cinque file, qui senza l'arancione. La fila rossa vale 6 punti, quella verde 2. Le file gialla e blu hanno un sole.",
  "rules.ac.card.words":
    "Una carta con le file gialla, 3 spazi e un sole; verde, 2; rossa, 6; viola, 5; blu, 4 e un sole.",
  "rules.ac.crossing":
    "Primo lancio: si crocettano il giallo e il viola, l'arancione qui non ha una fila. Un lancio successivo: si crocettano tre spazi viola, ma il giallo ha un solo spazio libero per due dadi, quindi non si usa.",
  "rules.ac.crossing.words":
    "Due immagini. Due dadi gialli, uno arancione e due viola crocettano due spazi gialli e due viola. Più tardi, due dadi gialli e tre viola crocettano tre spazi viola e nessuno giallo.",
  "rules.ac.scoring":
    "Una carta con tre file complete, una delle quali con il sole, e una carta con quattro, due delle quali con il sole.",
  "rules.ac.scoring.words":
    "Due carte. Sulla prima sono complete il giallo con il sole, il verde e il viola: 12 punti. Sulla seconda il verde, il rosso con il sole, l'arancione e il blu con il sole: 21 punti.",
  "rules.ac.scoring.one": "3 + 2 + 5, sole 2 = 12",
  "rules.ac.scoring.two": "4 + 4 + 4 + 4, soli 5 = 21",
  "rules.ac.unfinished": "Due file complete a fine partita: contano, il sole no.",
  "rules.ac.unfinished.words":
    "Una carta su cui sono complete solo le file gialla, 6 spazi e un sole, e viola, 3 spazi: 9 punti.",
  "rules.ac.unfinished.sum": "6 + 3 = 9",
  "rules.ac.choosing":
    "Nel gioco avanzato, una nuova carta: una delle tre scoperte, o una del mazzo che nessuno ha visto.",
  "rules.ac.choosing.words": "Tre carte scoperte e accanto il mazzo coperto.",
  "rules.ac.choosing.or": "oppure",
  "rules.ac.choosing.unseen": "coperta",

  "learn.over.all-on-one-card":
    "Comincia dal gioco base. Quando lo conosci bene, puoi scegliere quello avanzato quando apri un tavolo.",

  "learn.ac.no.keep": "Puoi tenere tutti i dadi, ma qui due non servono. Annulla la mossa e rilancia quelli.",
  "learn.ac.no.reroll":
    "Questi si possono rilanciare, ma qui vuoi tenere il giallo e il viola. Annulla la mossa e segna gli altri due.",
  "learn.ac.no.cross": "Questa carta è permessa, ma in questa lezione serve l'altra. Annulla la mossa e riprova.",
  "learn.ac.no.pass":
    "Puoi sempre non crocettare niente, ma qui c'è qualcosa da guadagnare. Annulla la mossa e scegli una carta.",

  "learn.ac.dice": "I dadi",
  "learn.ac.roll": "Lanciare e rilanciare",
  "learn.ac.roll.say":
    "Ognuno ha due carte. Il giocatore attivo lancia cinque dadi con sei colori, e può rilanciarne quanti vuole, al massimo due volte.",
  "learn.ac.roll.do":
    "Giallo e viola andrebbero bene per la carta 1. Tocca il dado rosso e quello blu, e rilancia questi due.",
  "learn.ac.roll.do2": "Sono usciti un arancione e un viola. Potresti rilanciare ancora, ma va bene così: tieni tutti.",
  "learn.ac.roll.no":
    "Puoi rilanciare ancora, ma questo risultato è proprio quello che serve. Annulla la mossa e tieni tutti.",
  "learn.ac.roll.done": "Questo risultato vale per tutti al tavolo: prima lo usi tu, poi gli altri.",

  "learn.ac.crossing": "Crocettare",
  "learn.ac.cross": "Una carta sola",
  "learn.ac.cross.say":
    "Scegli una delle tue carte. Per ogni colore, crocetta nella sua fila tanti spazi quanti sono i dadi di quel colore.",
  "learn.ac.cross.do": "Due gialli, due viola, un arancione. Tocca la carta 1 e crocetta.",
  "learn.ac.cross.done":
    "Due spazi gialli e due viola sono crocettati. L'arancione no: la carta 1 non ha quella fila. Mira ha usato gli stessi dadi su una carta sua.",
  "learn.ac.fits": "Tutto un colore, o niente",
  "learn.ac.fits.say":
    "Ha lanciato Mira, e il lancio vale anche per te. A un colore serve uno spazio libero per ogni suo dado; se no non si usa, nemmeno in parte.",
  "learn.ac.fits.do": "Sulla carta 1 sono liberi uno spazio giallo e tre viola. Crocetta lì.",
  "learn.ac.fits.done":
    "Il viola è crocettato, e completo. Il giallo no: due dadi per un solo spazio. Non puoi tralasciare un colore che ci sta; ma puoi non crocettare niente.",

  "learn.ac.scoring": "Completare le carte",
  "learn.ac.three": "Tre file complete",
  "learn.ac.three.say":
    "Con tre file complete una carta dà i suoi punti. Una fila vale tanti punti quanti sono i suoi spazi. Una fila completa con il sole ne aggiunge 2, due ne aggiungono 5.",
  "learn.ac.three.do": "Sulla carta 1 il giallo e il viola sono completi. Usa lì il dado verde.",
  "learn.ac.three.done": "5 + 3 + 2, e 2 per il sole: 12 punti. La carta si mette da parte, e ne arriva una nuova.",
  "learn.ac.four": "Quattro in un colpo",
  "learn.ac.four.say":
    "Se aspetti il lancio giusto, puoi completare due file insieme. Più file e tutti e due i soli valgono molto di più.",
  "learn.ac.four.do":
    "Sulla carta 2 il rosso e il blu sono completi, tutti e due con il sole. Completa il verde e l'arancione.",
  "learn.ac.four.done": "4 + 4 + 4 + 4, e 5 per i due soli: 21 punti. Una carta ne dà al massimo 25.",

  "learn.ac.end": "La fine",
  "learn.ac.fourth": "La quarta carta",
  "learn.ac.fourth.say":
    "Quando qualcuno completa la quarta carta, tutti usano ancora quel lancio. Poi la partita è finita.",
  "learn.ac.fourth.do": "Hai tre carte completate. Completa la carta 25.",
  "learn.ac.fourth.done":
    "20 punti, e la partita è finita. Contano anche le file complete delle altre carte, ma non i loro soli: la carta 3 dà 6 + 3 = 9. Vince chi ha più punti.",

  "learn.ac.advanced": "Gioco avanzato",
  "learn.ac.draft": "Tre su cinque",
  "learn.ac.draft.say":
    "Nel gioco avanzato ognuno riceve cinque carte, ne tiene tre e ne restituisce due, senza che gli altri vedano quali. Così giochi con tre carte invece di due.",
  "learn.ac.draft.do":
    "Le file corte si completano prima. Le carte 2 e 7 non ne hanno quasi nessuna: toccale e restituiscile.",
  "learn.ac.draft.no": "Puoi restituire queste, ma hanno file corte. Annulla la mossa e restituisci le carte 2 e 7.",
  "learn.ac.draft.done":
    "Ora le carte tenute sono scoperte davanti a tutti. Altre tre stanno scoperte al centro: più avanti potrai scegliere lì una carta nuova.",
  "learn.ac.take": "Una carta nuova",
  "learn.ac.take.say":
    "Per il resto si gioca come nel gioco base, ma quando hai completato una carta puoi scegliere: prendi una di quelle scoperte, o ne peschi una coperta dal mazzo.",
  "learn.ac.take.do": "Sulla carta 24 giallo e blu sono completi. Usa lì i due dadi verdi e completala.",
  "learn.ac.take.do2":
    "2 + 2 + 5, più 2 per il sole: 11 punti. Questa volta prendi una delle tre carte scoperte, quella che preferisci.",
  "learn.ac.take.no":
    "Puoi anche pescarne una coperta, ma questa lezione riguarda quelle che si vedono. Annulla la mossa e scegli una delle tre.",
  "learn.ac.take.done":
    "È tua, e al suo posto ne arriva subito un'altra: anche chi viene dopo di te può scegliere fra tre carte e il mazzo.",

  "tips.all-on-one-card.choose": "Tocca i dadi che non ti servono. Puoi rilanciarli due volte.",
  "tips.all-on-one-card.pick":
    "Tocca una carta per vedere che cosa crocetteresti. Con tre file complete dà i suoi punti.",
  "tips.all-on-one-card.draft": "Le file corte si completano presto, i soli danno punti in più.",
  "tips.all-on-one-card.take": "Le file corte si completano presto, i soli danno punti in più.",
} satisfies Part<typeof english>;
