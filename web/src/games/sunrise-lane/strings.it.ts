import type { Part } from "../../i18n/en";
import type english from "./strings.en";

export default {
  "sl.name": "Sunrise Lane",
  "sl.pitch":
    "Intorno alla fontana cresce un nuovo quartiere, uno spazio dopo l'altro: costruisci in alto, costruisci tanto, costruisci fianco a fianco.",
  "sl.edition": "Edizione",
  "sl.edition.meaning":
    "Chi è in parità in un bonus condivide il posto. Il successivo prende il posto seguente (10, 10, 6); nelle regole francesi si salta un posto per ogni giocatore in più a pari merito (10, 10, 3).",
  "sl.edition.en": "Inglese",
  "sl.edition.it": "Italiana",
  "sl.edition.fr": "Francese",
  "sl.areas": "Quando le quattro aree sono piene",
  "sl.areas.meaning":
    "Per le regole francesi la partita finisce subito; quelle italiane e inglesi si possono anche leggere così: prima si completa il round.",
  "sl.areas.now": "La partita finisce subito",
  "sl.areas.round": "Si completa il round",

  "sl.prompt": "Scegli uno spazio segnato, o pesca",
  "sl.prompt.park": "Costruisci un parco, o pesca 2 carte",
  "sl.prompt.draw": "Pesca 2 carte",
  "sl.prompt.chain": "Continua accanto a {plot}, o fermati",
  "sl.prompt.chainPark": "Un parco accanto a {plot}, o fermati",
  "sl.prompt.stop": "Non c'è altro da costruire: fermati",
  "sl.discard": "Scegli {number} carte da scartare",
  "sl.discard.one": "Scegli una carta da scartare",

  "sl.floors": "{number} piani",
  "sl.floors.one": "1 piano",
  "sl.dots": "{number} puntini",
  "sl.dots.one": "1 puntino",
  "sl.points": "{number} punti",
  "sl.points.one": "1 punto",
  "sl.cards": "{number} carte",
  "sl.cards.one": "1 carta",

  "sl.town": "Il quartiere",
  "sl.town.keys": "Con le frecce si va da uno spazio all'altro, con Invio si sceglie.",
  "sl.plot": "{plot}: {colour}, {dots}",
  "sl.plot.area": "area {area}",
  "sl.plot.cross": "sulla croce",
  "sl.plot.house": "casa di {name}, {floors}",
  "sl.plot.park": "parco",
  "sl.plot.can": "qui puoi costruire",
  "sl.plot.canPark": "qui puoi costruire un parco",
  "sl.plot.pointed": "scegli questo spazio",
  "sl.sign.A1": "A1: casa più alta",
  "sl.sign.A2": "A2: casa più alta",
  "sl.sign.B1": "B1: più case",
  "sl.sign.B2": "B2: più case",

  "sl.hand": "Le tue carte",
  "sl.hand.none": "Non hai carte",
  "sl.hand.cards": "{n}\u00a0×\u00a0{colour}",
  "sl.hand.marked": "{n}\u00a0×\u00a0{colour}, di cui {marked} da scartare",
  "sl.hand.show": "Mostra gli spazi di colore {colour}",

  "sl.do": "La tua mossa",
  "sl.do.draw": "Pesca 2 carte",
  "sl.do.stop": "Fermati e pesca 1 carta",
  "sl.do.pick": "Tocca uno spazio segnato per costruire.",
  "sl.do.pickChain": "Tocca uno spazio segnato per continuare.",
  "sl.do.noPlot": "Ora non c'è nessuno spazio su cui puoi costruire.",
  "sl.do.wait": "Tocca una carta per vedere gli spazi del suo colore.",
  "sl.do.house": "Costruisci {floors}: +{points}",
  "sl.do.park": "Parco (paga {colour})",
  "sl.do.house.option": "{floors}: {points} per {cards}",
  "sl.do.park.option": "Parco: paga una carta ({colour})",
  "sl.do.cancel": "Scegli un altro spazio",
  "sl.do.discard": "Scarta {cards}",
  "sl.do.discard.none": "Scarta",
  "sl.do.discard.hint": "Tocca le carte di cui puoi fare a meno.",
  "sl.do.endsTurn": "fine del turno",
  "sl.do.endsGame": "fine della partita",
  "sl.do.gain": "+{n}",

  "sl.standing": "I bonus adesso",
  "sl.standing.board": "Tabellone",
  "sl.standing.tallest": "più alta",
  "sl.standing.most": "case",
  "sl.standing.group": "gruppo",
  "sl.standing.free": "liberi: {n}",
  "sl.standing.tallest.title":
    "La casa più alta; a parità, chi ne ha di più di quell'altezza. Spazi ancora liberi: {n}.",
  "sl.standing.most.title": "Il maggior numero di case. Spazi ancora liberi: {n}.",
  "sl.standing.group.title": "Il maggior numero di case collegate fianco a fianco. Spazi ancora liberi: {n}.",
  "sl.standing.times": "{n} da {floors}",
  "sl.standing.leads": "in testa",

  "sl.words.grid": "Il quartiere, riga per riga",
  "sl.words.row": "Riga",
  "sl.words.obstacle": "ostacolo",
  "sl.words.fountain": "fontana",
  "sl.words.theFountain": "la fontana",
  "sl.words.free": "libero",
  "sl.words.beside": "confina con {plots}",
  "sl.words.cross": "La croce intorno alla fontana: nessuna area",
  "sl.words.open": "Spazi su cui ora si può costruire",
  "sl.words.canBuild": "Puoi costruire una casa su {plots}",
  "sl.words.canPark": "Puoi costruire solo un parco su {plots}",
  "sl.words.bonus": "Bonus",
  "sl.words.group": "Tabellone: gruppo di case più grande",
  "sl.words.freePlots": "Spazi ancora liberi",
  "sl.words.pieces": "Piani rimasti",
  "sl.words.cards": "Carte in mano",
  "sl.words.discards": "Scarti: {cards}",

  "sl.supply": "La riserva",
  "sl.supply.pile": "Carte nel mazzo: {n}",
  "sl.supply.parks": "Parchi rimasti: {n}",
  "sl.supply.discards": "Scarti",
  "sl.supply.discards.none": "Niente tra gli scarti",
  "sl.closing.SL-16": "Ultimo round: qualcuno ha quasi finito i piani.",
  "sl.closing.SL-17": "Ultimo round: le quattro aree sono piene.",
  "sl.closing.G-3": "La partita finisce: nessuno costruisce più.",

  "sl.panel.pieces": "Piani rimasti: {n}",
  "sl.panel.hand": "Carte in mano: {n}",

  "sl.no.over": "La partita è finita.",
  "sl.no.turn": "Aspetta il tuo turno.",
  "sl.no.discard": "Prima scegli le carte da scartare.",
  "sl.no.taken": "{plot} è già occupato. Scegli uno spazio segnato.",
  "sl.no.cards": "Non hai carte per {plot}.",
  "sl.no.cardsPark": "Non hai carte per {plot}, e in questo turno hai già costruito un parco.",
  "sl.no.chain": "Puoi continuare solo accanto a {plot}.",
  "sl.no.first": "Il primo spazio del turno deve toccare la fontana, una casa o un parco.",
  "sl.no.mark": "Hai scelto abbastanza carte. Tocca un colore scelto per toglierlo.",

  "sl.log.first": "{name} ha cominciato",
  "sl.log.card": "Hai pescato una carta: {colour}",
  "sl.log.house": "{name} ha costruito {floors} su {plot}",
  "sl.log.park": "{name} ha costruito un parco su {plot} (carta: {colour})",
  "sl.log.draws": "{name} ha pescato 2 carte",
  "sl.log.stop": "{name} ha smesso di costruire e ha pescato una carta",
  "sl.log.discard": "{name} ha scartato {cards}",

  "sl.advice.house": "Costruisci {floors} su {plot}",
  "sl.advice.park": "Costruisci un parco su {plot} (paga {colour})",
  "sl.advice.draw": "Pesca 2 carte",
  "sl.advice.stop": "Fermati e pesca 1 carta",
  "sl.advice.discard": "Scarta {cards}",

  "sl.line.houses": "Case",
  "sl.line.area A1": "Più alta in A1",
  "sl.line.area A2": "Più alta in A2",
  "sl.line.area B1": "Più case in B1",
  "sl.line.area B2": "Più case in B2",
  "sl.line.whole board": "Gruppo più grande",
  "sl.line.cards in hand": "Spareggio: carte in mano",

  "home.minutes.sunrise-lane": "20 minuti",

  "why.SL-4": "in un turno si costruisce o si pescano 2 carte, mai entrambe le cose",
  "why.SL-5": "il primo spazio del turno dev'essere vuoto e toccare la fontana, una casa o un parco",
  "why.SL-6": "si continua su uno spazio vuoto accanto all'ultimo su cui hai costruito",
  "why.SL-7": "ogni piano richiede una carta del colore dello spazio e uno dei piani che ti restano",
  "why.SL-9": "si costruisce un parco per turno, con una carta qualsiasi, finché ci sono segnalini",
  "why.SL-10": "se costruisci, devi fare almeno una casa o un parco",
  "why.SL-14": "scarta finché ti restano esattamente 5 carte",
  "why.SL-16": "la partita è finita",
  "why.SL-17": "la partita è finita",

  "rules.note.made.sunrise-lane":
    "Queste sono le regole con parole nostre. Del tabellone pubblicato si conosce solo una parte: quello che vedi qui è una nostra ricostruzione, disegni compresi.",
  "rules.note.editions.sunrise-lane":
    "Dopo un pareggio le regole italiane e inglesi danno al giocatore successivo il posto seguente; quelle francesi saltano un posto per ogni giocatore in più a pari merito. Quando le aree sono piene, per le regole francesi la partita finisce subito; quelle italiane e inglesi si possono anche leggere così: prima si completa il round. Scegli entrambe le cose quando apri un tavolo.",

  "rules.sl.first":
    "Dove può cominciare un turno: accanto alla fontana, o accanto a una casa o a un parco di chiunque. Puoi costruire sugli spazi rialzati con il bordo spesso.",
  "rules.sl.first.words":
    "A destra della fontana c'è una casa. Puoi costruire sugli spazi sopra, sotto e a sinistra della fontana, e su quelli sopra, sotto e a destra della casa.",
  "rules.sl.chain":
    "Una catena di quattro case: rosso accanto a un parco, rosa sopra, poi giallo e verde a sinistra. 4 + 1 + 2 + 3 = 10 punti. Dal rosa si continua a sinistra o a destra, mai da entrambe le parti.",
  "rules.sl.chain.words":
    "Una linea va da uno spazio rosso con 4 puntini a uno rosa con 1 puntino sopra di esso, poi a sinistra a uno giallo con 2 e a uno verde con 3, ognuno con una casa. Lo spazio blu a destra di quello rosa è barrato.",
  "rules.sl.points": "Uno spazio verde con 5 puntini, tre carte verdi: una casa di 3 piani per 15 punti.",
  "rules.sl.points.words":
    "Uno spazio verde con 5 puntini e tre carte verdi diventano una casa di 3 piani: 3 piani per 5 puntini fanno 15 punti.",
  "rules.sl.points.sum": "{floors} piani × {dots} puntini = {points} punti",
  "rules.sl.park":
    "Nessuna carta gialla? Un parco colma il vuoto, con una carta di qualsiasi colore: rosa per 3, un parco per 0, tre piani sul verde per 15. 18 punti in un turno.",
  "rules.sl.park.words":
    "Una catena da destra a sinistra: una casa sul rosa con 3 puntini accanto alla casa di un altro giocatore, un parco sul giallo, una casa di 3 piani sul verde con 5 puntini.",
  "rules.sl.areas":
    "Le quattro aree negli angoli e la croce che le separa. In A1 e A2 conta la casa più alta, in B1 e B2 il maggior numero di case.",
  "rules.sl.areas.words":
    "Tutto il tabellone: l'area A1 in alto a sinistra, B1 in alto a destra, B2 in basso a sinistra, A2 in basso a destra, la fontana al centro di una croce che non appartiene a nessuna area.",
  "rules.sl.tallest":
    "Il primo ha la casa più alta. Gli altri arrivano entrambi a due piani: qui due case così battono una sola.",
  "rules.sl.tallest.words":
    "Un'area di tipo A. Primo, con 10 punti: case di 3, 2 e 2 piani. Secondo, con 6 punti: due case di 2 piani. Terzo, con 3 punti: una casa di 2 piani.",
  "rules.sl.groups":
    "Il gruppo di 4, unito dalla linea, batte il gruppo di 3 accanto. La casa all'estremità destra non ne fa parte: i parchi e le case degli altri non collegano.",
  "rules.sl.groups.words":
    "Il primo giocatore ha quattro case che si toccano lato contro lato, e un'altra al di là delle case del secondo giocatore. Il secondo giocatore ha tre case che si toccano.",

  "learn.over.sunrise-lane":
    "Costruisci dove si fanno punti, ma tieni d'occhio i bonus: spesso decidono la partita. L'edizione francese ha una sola differenza: se in un bonus due giocatori sono primi a pari merito, il successivo è terzo.",

  "learn.sl.no.house": "Quella casa è permessa, ma in questa lezione ne serve un'altra. Annulla la mossa e riprova.",
  "learn.sl.no.park": "Qui un parco è permesso, ma non dà punti. Annulla la mossa e riprova.",
  "learn.sl.no.draw":
    "Puoi sempre pescare 2 carte, ma allora in questo turno non costruisci. Annulla la mossa e costruisci.",
  "learn.sl.no.stop": "Puoi fermarti quando vuoi, ma qui puoi fare ancora punti. Annulla la mossa e continua.",

  "learn.sl.houses": "Case",
  "learn.sl.first": "La prima casa",
  "learn.sl.first.say":
    "Nel tuo turno costruisci, oppure peschi 2 carte. Per una casa serve una carta del colore del suo spazio. Il primo spazio del turno deve toccare la fontana, una casa o un parco.",
  "learn.sl.first.do":
    "Hai una carta rossa, una blu e una rosa. Tocca uno spazio di uno di questi colori accanto alla fontana e costruisci una casa.",
  "learn.sl.first.do2": "1 piano per 2 puntini: 2 punti. Ora fermati: peschi 1 carta e il tuo turno finisce.",
  "learn.sl.first.no": "Puoi continuare a costruire, e presto lo farai. Per ora annulla la mossa e fermati.",
  "learn.sl.first.done":
    "Hai pescato una carta, e ora tocca a Mira. Un turno è tutto qui: costruisci, fai punti, peschi 1 carta.",
  "learn.sl.tall": "Case alte",
  "learn.sl.tall.say":
    "Più carte dello stesso colore fanno una sola casa con altrettanti piani. Vale i suoi piani per i puntini dello spazio, e poi non cambia più.",
  "learn.sl.tall.do": "Accanto alla casa di Mira c'è uno spazio verde con 4 puntini (h6). Costruisci lì 3 piani.",
  "learn.sl.tall.no":
    "Una casa più bassa è permessa, ma poi nessuno può alzarla. Annulla la mossa e usa tutte e tre le carte.",
  "learn.sl.tall.done": "3 piani per 4 puntini: 12 punti subito. Non importa di chi è la casa accanto a cui cominci.",

  "learn.sl.chains": "Catene",
  "learn.sl.row": "Tre in fila",
  "learn.sl.row.say":
    "Dopo una casa puoi continuare, finché le carte lo permettono: ogni nuovo spazio deve toccare quello precedente.",
  "learn.sl.row.do": "Comincia accanto alla casa di Mira, a sinistra: rosa sullo spazio con 2 puntini (a6).",
  "learn.sl.row.do2": "2 punti. Ora il blu sullo spazio alla sua destra (b6).",
  "learn.sl.row.do3": "Un altro punto. E il verde su quello dopo (c6).",
  "learn.sl.row.do4": "Altri 3. Non c'è uno spazio giallo su cui continuare: fermati e pesca 1 carta.",
  "learn.sl.row.done": "2 + 1 + 3 = 6 punti in un turno, e 1 carta pescata.",
  "learn.sl.fork": "Sinistra o destra",
  "learn.sl.fork.say":
    "Una catena non torna mai a uno spazio di prima. Dove potrebbe andare da due parti, ne scegli una.",
  "learn.sl.fork.do": "Comincia accanto al parco, a destra: rosso sullo spazio con 4 puntini (i6).",
  "learn.sl.fork.do2": "4 punti. Ora il rosa sullo spazio sopra (i5).",
  "learn.sl.fork.do3":
    "Un altro punto. Giallo a sinistra o blu a destra, mai tutti e due. A sinistra si va più lontano: giallo su h5.",
  "learn.sl.fork.do4": "Altri 2. E il verde alla sua sinistra (g5).",
  "learn.sl.fork.no":
    "Il blu è permesso, ma poi giallo e verde non si raggiungono più: una catena non torna indietro. Annulla la mossa e vai a sinistra.",
  "learn.sl.fork.done": "4 + 1 + 2 + 3 = 10 punti. La carta blu resta in mano per un altro turno.",

  "learn.sl.parks": "Parchi e carte",
  "learn.sl.bridge": "Un parco come ponte",
  "learn.sl.bridge.say":
    "Una volta per turno puoi costruire un parco invece di una casa: con 1 carta qualsiasi, su uno spazio di qualsiasi colore. Non dà punti, ma la catena continua.",
  "learn.sl.bridge.do": "Comincia accanto alle case di Mira, in alto a destra: rosa sullo spazio con 3 puntini (h3).",
  "learn.sl.bridge.do2":
    "3 punti. Si continua solo sul giallo, e non hai carte gialle. Costruisci un parco su g3 e paga con il blu.",
  "learn.sl.bridge.do3": "Il ponte c'è. Ora 3 piani sullo spazio verde con 5 puntini (f3).",
  "learn.sl.bridge.do4": "Altri 15! Fermati e pesca 1 carta.",
  "learn.sl.bridge.no":
    "Un parco si paga con qualsiasi carta, ma le tre verdi ti servono tutte. Annulla la mossa e scegli il blu.",
  "learn.sl.bridge.done": "3 + 0 + 15 = 18 punti: il parco valeva la sua carta.",
  "learn.sl.draw": "Pescare carte",
  "learn.sl.draw.say": "Invece di costruire puoi pescare 2 carte. Ne tieni al massimo 5.",
  "learn.sl.draw.do": "Hai 4 carte. Pescane 2.",
  "learn.sl.draw.do2": "Ora ne hai 6, una di troppo. Scegli una carta di cui puoi fare a meno e scartala.",
  "learn.sl.draw.no": "Potresti anche costruire, ma in questa lezione si pesca. Annulla la mossa e pesca 2 carte.",
  "learn.sl.draw.done":
    "Gli scarti restano scoperti. Appena si pesca l'ultima carta del mazzo, si mescolano e diventano il nuovo mazzo.",

  "learn.sl.end": "La fine",
  "learn.sl.tallest": "Aree A: la casa più alta",
  "learn.sl.tallest.say":
    "Alla fine ci sono i bonus: 10, 6 e 3 punti per il primo, il secondo e il terzo posto. In A1 e A2 conta la casa più alta; a parità, quante ne hai di quell'altezza.",
  "learn.sl.tallest.do":
    "In A1, in alto a sinistra, tu e Mira avete due case di 2 piani a testa, Leo una. Costruisci 3 piani sullo spazio blu in mezzo (c2).",
  "learn.sl.tallest.done":
    "9 punti subito. E se la partita finisse ora: 10 a te con la più alta, 6 a Mira con due di 2 piani, 3 a Leo con una.",
  "learn.sl.most": "Aree B: più case",
  "learn.sl.most.say": "In B1 e B2 conta quante case hai, alte o no. I bonus sono gli stessi.",
  "learn.sl.most.do":
    "In B1, in alto a destra, Mira ha due case e tu una. Costruisci sullo spazio giallo accanto alla tua (h5).",
  "learn.sl.most.do2": "E un'altra ancora: verde su g5.",
  "learn.sl.most.done": "5 punti subito, e tre case contro due: il primo posto in B1 è tuo.",
  "learn.sl.group": "Il gruppo più grande",
  "learn.sl.group.say":
    "Gli stessi bonus ancora una volta, per tutto il tabellone: a chi ha più case proprie collegate fianco a fianco. Parchi, fontana e case degli altri non collegano.",
  "learn.sl.group.do": "Tutti hanno un gruppo di 3. Ingrandisci il tuo: blu all'estremità sinistra (b6).",
  "learn.sl.group.done":
    "Solo 1 punto subito, ma gruppi di 4, 3 e 3: 10 a te, e 6 a testa a Mira e Leo, che si dividono il secondo posto.",
  "learn.sl.last": "L'ultimo round",
  "learn.sl.last.say":
    "Se finisci un turno con 2 piani o meno, questo round è l'ultimo: poi la partita è finita. Quando le quattro aree sono piene, la partita finisce subito.",
  "learn.sl.last.do": "Ti restano 3 piani. Costruisci ancora una casa: blu su e7.",
  "learn.sl.last.do2": "4 punti, e restano 2 piani. Fermati: l'ultimo turno del round è il tuo.",
  "learn.sl.last.done":
    "La partita è finita. Si sommano case e bonus, e vince chi ha più punti; a parità, chi ha più carte in mano.",

  "tips.sunrise-lane.choose":
    "Puoi costruire sugli spazi segnati. Più carte dello stesso colore fanno una casa più alta.",
  "tips.sunrise-lane.chain": "Continua accanto al tuo ultimo spazio, o fermati e pesca una carta.",
  "tips.sunrise-lane.discard": "Tieni i colori che puoi usare vicino alle case.",

  "sl.keys.town": "Nel quartiere di Sunrise Lane",
  "sl.keys.plots.keys": "Frecce",
  "sl.keys.plots": "Passa da uno spazio all'altro",
  "sl.keys.pick.keys": "Invio",
  "sl.keys.pick": "Scegli lo spazio",
  "sl.keys.drop.keys": "Esc",
  "sl.keys.drop": "Scegli un altro spazio",
} satisfies Part<typeof english>;
